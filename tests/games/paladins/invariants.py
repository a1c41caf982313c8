"""Invariants of every position in Paladins, for the suite that runs over all games."""

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

from kingdoms.core.state import Event, Move
from kingdoms.games.paladins import events, moves, solo_events
from kingdoms.games.paladins.moves import Act, Keep, Pass, UseFavour
from tests.games.helpers.kinds import names_in
from tests.games.paladins.printed import (
    ACTION_NAMES,
    ACTIONS,
    FAVOURS,
    FIELDS,
    JAR_FIELDS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    PARTS,
    SUSPICION_CARDS,
    TAVERNS,
    TAX_SUPPLY,
    TOWNSFOLK,
    WALLS,
    fields_in_play,
    fits,
)

NONE = -1
CAP = 3000
"""More decisions than any game takes: every game ends after seven rounds."""


def check(state: Any) -> None:
    """Fails if a card, a piece or a coin was lost or created, or something is where it cannot be."""
    assert state.start in range(state.seats)
    assert state.round in range(8)
    assert state.sides == max(2, state.seats)
    _check_decks(state)
    _check_suspicion(state)
    for seat in range(state.seats):
        _check_paladins(state, seat)
    for side in range(state.sides):
        _check_side(state, side)
    _check_land(state)
    _check_king(state)
    _check_scores(state)
    _check_moves(state)


def members(cards: int) -> list[int]:
    """The members of a bit-mask set."""
    return [card for card in range(cards.bit_length()) if cards >> card & 1]


def _check_decks(state: Any) -> None:
    """Every card is in exactly one place."""
    hired, taken = sum(state.hired, ()), sum((*state.attacked, *state.converted), ())
    _check_whole(TOWNSFOLK, state.townsfolk, state.townsfolk_deck, members(state.discarded_townsfolk), hired)
    _check_whole(OUTSIDERS, state.outsiders, state.outsider_deck, members(state.discarded_outsiders), taken)
    _check_whole(TAVERNS, state.taverns, state.tavern_deck, state.tavern_discards)
    _check_whole(WALLS, state.wall_deck, sum(state.walls, ()))
    assert (len(state.townsfolk), len(state.outsiders)) == (5, 6)


def _check_whole(pack: list[Any], *places: Iterable[int]) -> None:
    cards = [card for place in places for card in place if card != NONE]
    assert sorted(cards) == list(range(len(pack)))


def _check_suspicion(state: Any) -> None:
    """All suspicion cards are somewhere, and the tax supply is never empty at the start of a turn."""
    cards = Counter([*state.suspicion_deck, *state.suspicion_discards, *sum(state.suspicions, ())])
    assert cards == SUSPICION_CARDS
    assert 0 <= state.tax <= TAX_SUPPLY[state.seats]
    if any(isinstance(move, Act | UseFavour | Pass) for move in state.moves()):
        assert state.tax > 0


def _check_paladins(state: Any, seat: int) -> None:
    """Twelve different paladins, each in one place, with one used in each earlier round."""
    used, present = members(state.spent[seat]), [state.paladins[seat]]
    _check_whole(PALADINS, state.paladin_decks[seat], state.drawn[seat], used, present)
    assert len(state.drawn[seat]) in (0, 3)
    assert len(used) == max(0, state.round - 1)


def _check_side(state: Any, side: int) -> None:
    """Pieces, levels and goods stay within their limits, and workers on an action fit its slots."""
    assert min(state.hands[side]) >= 0
    assert min(state.unpaid[side], state.paid[side]) >= 0
    assert side == state.seats or min(state.silver[side], state.provisions[side]) >= 0
    assert all(0 <= level <= 12 for level in state.attributes[side])
    assert all(0 <= count <= 2 for count in state.workshops[side])
    assert sum(state.workshops[side]) <= 8
    assert max(state.monks[side].bit_count(), state.outposts[side].bit_count(), state.jars[side].bit_count()) <= 7
    assert max(len(state.walls[side]), len(state.converted[side])) <= 7
    assert state.jars[side] < 1 << len(JAR_FIELDS)
    if side == state.seats:
        assert state.hired[side] == ()
        return
    for action, lot in enumerate(state.standing[side]):
        shops = state.workshops[side][action - 6] if action > 5 else 0
        assert sum(lot) == 0 or any(fits(slots, lot) for slots in _slots(action, shops))


def _slots(action: int, shops: int) -> list[str]:
    """The sets of slots that workers may fill; three actions can do without the second slot."""
    slots = ACTIONS[action].slots[shops:]
    return [slots, slots[:1]] if ACTION_NAMES[action] in ("recruit", "hunt", "trade") else [slots]


def _check_land(state: Any) -> None:
    """At most one piece on each space, and only on spaces used with this many players."""
    placed = [space for pieces in (*state.monks, *state.outposts) for space in members(pieces)]
    assert len(set(placed)) == len(placed)
    assert set(placed) <= set(fields_in_play(state.seats))


def _check_king(state: Any) -> None:
    """Three different Orders and five different Favours; workers are only on face-up ones."""
    assert len(set(state.orders)) == len(state.orders) == 3
    assert {ACTION_NAMES[order] for order in state.orders} <= set(ORDERS)
    assert len(set(state.favours)) == len(state.favours) == 5
    assert set(state.favours) <= set(range(len(FAVOURS)))
    for place, kind in enumerate(state.favour_workers):
        assert kind == NONE or state.round >= place + 3


def _check_scores(state: Any) -> None:
    """Every part is listed, and they add up to the total."""
    for total, parts in state.scores():
        assert list(parts) == PARTS
        assert total == sum(parts.values())


def _check_moves(state: Any) -> None:
    """No move is listed twice, a seat on its turn may pass, and it sends only workers from its hand."""
    moves = state.moves()
    assert len(set(moves)) == len(moves)
    assert (state.seat is None) == (moves == [] and state.agenda == [])
    sent = [move for move in moves if type(move) in (Act, UseFavour)]
    assert not sent or Pass() in moves
    for move in [*sent, *(move for move in moves if type(move) is Keep)]:
        assert all(count <= held for count, held in zip(move.workers, state.hands[state.seat], strict=True))


def scramble(state: Any, seat: int | None, rng: random.Random) -> Any:
    """Another full state that differs only in what this seat must not know; None is an onlooker."""
    other = state.copy()
    other.chance = rng.getrandbits(64)
    for deck in (
        other.townsfolk_deck, other.outsider_deck, other.tavern_deck, other.wall_deck, other.suspicion_deck,
        other.scheme_deck,
    ):  # fmt: skip
        rng.shuffle(deck)
    _deal_anew(other.orders, min(state.round, 3), [ACTION_NAMES.index(order) for order in ORDERS], rng)
    _deal_anew(other.favours, min(5, max(0, state.round - 2)), list(range(len(FAVOURS))), rng)
    for owner in range(state.seats):
        _shuffle_paladins(other, owner, owner == seat, rng)
    other.reopen()
    return other


def _deal_anew(row: list[int], shown: int, cards: list[int], rng: random.Random) -> None:
    """Replaces the face-down cards with random ones from those that are not face up."""
    unseen = [card for card in cards if card not in row[:shown]]
    rng.shuffle(unseen)
    row[shown:] = unseen[: len(row) - shown]


def _shuffle_paladins(other: Any, owner: int, is_own: bool, rng: random.Random) -> None:
    """Shuffles the unknown paladins. Rivals know only used ones; an owner also knows those on top and at the bottom."""
    deck, drawn = list(other.paladin_decks[owner]), list(other.drawn[owner])
    is_choosing = any(other.drawn)
    chosen = other.round - bool(drawn)
    if is_own:
        last = len(deck) - (1 if chosen and not drawn else 0)
        middle = deck[min(chosen, len(deck)) : last]
        rng.shuffle(middle)
        deck[min(chosen, len(deck)) : last] = middle
    else:
        secret = is_choosing and other.paladins[owner] != NONE
        unseen = [*deck, *drawn, *([other.paladins[owner]] if secret else [])]
        rng.shuffle(unseen)
        deck, drawn = unseen[: len(deck)], unseen[len(deck) : len(deck) + len(drawn)]
        if secret:
            other.paladins[owner] = unseen[-1]
    other.paladin_decks[owner], other.drawn[owner] = tuple(deck), tuple(drawn)


def met(played: list[Move], happened: list[Event]) -> set[str]:
    """The names of everything that came up in a game: moves, events, actions, cards and spaces."""
    names = {type(thing).__name__ for thing in [*played, *happened]}
    return (
        names
        | {f"{_NUMBERED[type(event)]} {event[-1]}" for event in happened if type(event) in _NUMBERED}
        | {
            *(f"action {event.action}" for event in happened if type(event) is events.Acted),
            *(f"paladin {event.paladin}" for event in happened if type(event) is events.PaladinRevealed),
        }
    )


_NUMBERED = {
    events.Hired: "hired",
    events.Discarded: "discarded",
    events.TownsfolkHelped: "helped by",
    events.Attacked: "attacked",
    events.Converted: "converted",
    events.WallBuilt: "wall",
    events.OptionTaken: "option",
    events.FavourTurned: "favour",
    events.Settled: "space",
    events.JarPlaced: "jar",
    solo_events.FellBack: "fallback",
    solo_events.SchemeTurned: "scheme",
}
"""The events whose last field is the number of a card or a space, each with its name in `EVERYTHING`."""


EVERYTHING = (
    names_in(moves, events, solo_events)
    | {f"{name} {card}" for name in ("hired", "discarded", "helped by") for card in range(len(TOWNSFOLK))}
    | {f"{name} {card}" for name in ("attacked", "converted") for card in range(len(OUTSIDERS))}
    | {f"wall {card}" for card in range(len(WALLS))}
    | {f"option {number}" for number in range(2)}
    | {f"paladin {card}" for card in range(len(PALADINS))}
    | {f"favour {card}" for card in range(len(FAVOURS))}
    | {f"space {space}" for space, field in enumerate(FIELDS) if field.region < 3}
    | {f"jar {space}" for space, reward in enumerate(JAR_FIELDS) if space == JAR_FIELDS.index(reward)}
    | {f"action {action}" for action in range(12)}
    | {f"fallback {number}" for number in range(5)}
    | {f"scheme {number}" for number in range(6, 14)}
)
"""Everything that must come up in random games sooner or later."""
