"""The invariants of every position in Rival Kings, for the suites that cover all games."""

import json
import random
from collections import Counter
from typing import Any

from kingdoms.core.codec import BadSave
from kingdoms.core.state import Event, Move
from kingdoms.games import GAMES
from kingdoms.games.rival_kings import events, moves
from kingdoms.games.rival_kings.cards import (
    CARDS,
    CHARACTERS,
    COINS,
    COPIES,
    PILE_SIZE,
    PILES,
    SYMBOLS,
    actions,
    is_subject,
)
from tests.games.helpers.kinds import names_in

NONE = -1
CAP = 4000
"""Random players may put off the end for a long time; a game is abandoned after this many decisions."""


def check(state: Any) -> None:
    """Fails if a coin, card or character has been lost or added, or is where it cannot be."""
    _check_money(state)
    _check_cards(state)
    _check_characters(state)
    assert min(state.markers) >= 0
    assert 0 <= state.used < 1 << state.seats
    assert 0 <= state.locked < 1 << state.seats
    assert state.round >= 1
    assert state.cycle in (1, 2)


def _check_money(state: Any) -> None:
    assert sum(state.coins) + sum(state.stacks) + state.supply == COINS
    assert min(*state.coins, *state.stacks, state.supply) >= 0
    for total, top in zip(state.stacks, state.tops, strict=True):
        assert top in ((1, 2) if total else (0,))
        assert top <= total


def _check_cards(state: Any) -> None:
    in_play = [number for place in (*state.subjects, *state.buildings, *state.piles) for number in place]
    assert len(in_play) == PILES * PILE_SIZE
    assert sum(is_subject(number) for number in in_play) == SYMBOLS
    assert max(Counter(in_play).values()) <= COPIES
    assert all(is_subject(number) for row in state.subjects for number in row)
    assert not any(is_subject(number) for row in state.buildings for number in row)
    for number, pile in enumerate(state.piles):
        assert len(pile) <= PILE_SIZE
        assert all(is_subject(card) == (number >= 2) for card in pile[:-1])
    assert all(0 <= lookers < 1 << state.seats for lookers in state.looked)


def _check_characters(state: Any) -> None:
    on_the_table = [*state.chosen, state.neutral, *state.neutrals, *(n for row in state.played for n in row)]
    somewhere = [*on_the_table, *state.aside, *(held for hand in state.hands for held in hand)]
    assert sorted(number for number in somewhere if number != NONE) == list(range(len(CHARACTERS)))
    for seat, row in enumerate(state.covered):
        places = len(actions(state.chosen[seat])) if state.revealed else 0
        assert all(thief == NONE for thief in row[places:])
        assert all(thief == NONE or (thief != seat and 0 <= thief < state.seats) for thief in row)


def scramble(state: Any, seat: int | None, rng: random.Random) -> Any:
    """Another full state that differs only in what this seat must not know; None is an onlooker."""
    while True:
        other = state.copy()
        other.chance = rng.getrandbits(64)
        if not state.open_money:
            _scramble_money(other, rng)
        _scramble_piles(other, seat, rng)
        _scramble_characters(other, seat, rng)
        try:
            return GAMES["rival_kings"].from_json(json.loads(json.dumps(other.to_json())))
        except BadSave:
            # Everyone can see that a rival has a decision to make, and these cards would leave them none.
            assert state.seat not in (seat, None)


def _scramble_money(state: Any, rng: random.Random) -> None:
    """Moves coins between the non-empty stacks, leaving at least the visible top of each."""
    filled = [stack for stack in range(PILES) if state.stacks[stack]]
    for _coin in range(sum(state.stacks)):
        if filled:
            source, target = rng.choice(filled), rng.choice(filled)
            if state.stacks[source] > state.tops[source]:
                state.stacks[source] -= 1
                state.stacks[target] += 1


def _scramble_piles(state: Any, seat: int | None, rng: random.Random) -> None:
    """Redraws the cards that the seat has not seen, from all the unseen ones."""
    unseen = Counter(number for number in range(len(CARDS)) for _copy in range(COPIES))
    unseen -= Counter(number for row in (*state.subjects, *state.buildings) for number in row)
    hidden = []
    for pile in range(PILES):
        for place, number in enumerate(state.piles[pile]):
            has_looked = seat is not None and state.looked[pile] >> seat & 1
            if has_looked or place == len(state.piles[pile]) - 1:
                unseen[number] -= 1
            else:
                hidden.append((pile, place))
    pool = list(unseen.elements())
    rng.shuffle(pool)
    for pile, place in hidden:
        number = next(number for number in pool if is_subject(number) == (pile >= 2))
        pool.remove(number)
        state.piles[pile][place] = number


def _scramble_characters(state: Any, seat: int | None, rng: random.Random) -> None:
    """Redeals the characters in rivals' hands, set aside, or face down in front of rivals."""
    rivals = [rival for rival in range(state.seats) if rival != seat]
    secret = [*state.aside, *(held for rival in rivals for held in state.hands[rival])]
    face_down = [rival for rival in rivals if not state.revealed and state.chosen[rival] != NONE]
    secret += [state.chosen[rival] for rival in face_down]
    rng.shuffle(secret)
    state.aside = [secret.pop() for _card in state.aside]
    for rival in rivals:
        state.hands[rival] = sorted(secret.pop() for _card in state.hands[rival])
    for rival in face_down:
        state.chosen[rival] = secret.pop()


def met(played: list[Move], happened: list[Event]) -> set[str]:
    """The names of everything that came up in a game: moves, events, cards, abilities and characters."""
    names = {type(thing).__name__ for thing in [*played, *happened]}
    for event in happened:
        if isinstance(event, events.Used):
            names.add(f"{CARDS[event.subject].key} used")
        elif isinstance(event, events.Bought):
            names.add(f"{CARDS[event.card].key} bought")
        elif isinstance(event, events.TurnBegan):
            names.add(f"{CHARACTERS[event.character].key} played")
    return names


EVERYTHING = (
    names_in(moves, events)
    | {f"{card.key} used" for card in CARDS[:SYMBOLS]}
    | {f"{card.key} bought" for card in CARDS}
    | {f"{character.key} played" for character in CHARACTERS}
)
"""Everything that random games must come across sooner or later."""
