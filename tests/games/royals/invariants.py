"""The invariants of every position in Royals, for the suites that cover all games."""

import json
import random
from collections import Counter
from typing import Any

from kingdoms.core.codec import BadSave
from kingdoms.core.state import Event, Move
from kingdoms.games.royals import GAME, events, moves
from kingdoms.games.royals.moves import Discard, DiscardIntrigue, DrawThree, EndTurn, Occupy, Pay, PayIntrigue
from tests.games.helpers.kinds import names_in
from tests.games.royals.printed import (
    COUNTRY_TOKENS,
    CUBES,
    MOST_CARDS,
    MOST_INTRIGUES,
    NOBLE_HOUSES,
    OF_EACH_PAIR,
    PARTS,
    PORTRAITS,
    TITLE_NAMES,
    TOWNS,
    called,
    in_play,
)

NONE = -1
CAP = 3000
"""More decisions than any game takes: every game ends after its deck has run out three times."""
SHOWING = {Occupy, Pay, PayIntrigue, EndTurn, Discard, DiscardIntrigue}
"""The kinds of moves that may reveal cards from a hand."""


def check(state: Any) -> None:
    """Fails if a card, cube or token has been lost or added, or is where it cannot be."""
    assert state.start in range(state.seats)
    assert state.period in range(3)
    assert state.period == 2 or not state.is_last_round
    _check_cards(state)
    _check_hands(state)
    for seat in range(state.seats):
        _check_cubes(state, seat)
    _check_scores(state)
    _check_moves(state)


def _check_cards(state: Any) -> None:
    """Deck, display, discards and hands make up the whole pack, and no intrigue card is missing."""
    assert len(state.display) <= 3
    for country, there in enumerate(in_play(state.seats)):
        held = sum(hand[country] for hand in state.hands)
        lying = state.deck.count(country) + state.display.count(country)
        assert held + lying + state.discards[country] == there
    for pair in range(6):
        held = sum(hand[pair] for hand in state.intrigues)
        assert held + state.intrigue_deck.count(pair) + state.intrigue_discards[pair] == OF_EACH_PAIR


def _check_hands(state: Any) -> None:
    """Hands stay within the limits, apart from cards the acting seat has just drawn, and contain the known cards."""
    acting = state.seat
    for seat, (hand, known, intrigues) in enumerate(zip(state.hands, state.known, state.intrigues, strict=True)):
        assert min(*hand, *known, *intrigues) >= 0
        assert hand[4] == intrigues[6] == 0
        assert all(openly <= held for openly, held in zip(known, hand, strict=False))
        assert sum(hand) <= MOST_CARDS + 3 * (seat == acting)
        assert sum(intrigues) <= MOST_INTRIGUES + (seat == acting)
    if DrawThree() in state.moves():
        assert len(state.display) == 3
        assert sum(state.hands[acting]) <= MOST_CARDS
        assert sum(state.intrigues[acting]) <= MOST_INTRIGUES


def _check_cubes(state: Any, seat: int) -> None:
    """Supply, board, exile and tiles hold all cubes, with one on a tile for each on the board or in exile."""
    held = Counter(PORTRAITS[number].title for number, holder in enumerate(state.holders) if holder == seat)
    exiled = sum(row[seat] for row in state.exile)
    on_tiles = sum(row[seat] for row in state.tiles)
    assert state.supply[seat] + held.total() + exiled + on_tiles == CUBES[state.seats]
    assert on_tiles == held.total() + exiled
    assert all(row[seat] >= held[title] for title, row in enumerate(state.tiles))
    assert state.supply[seat] >= 0


def _check_scores(state: Any) -> None:
    """The parts add up, none comes too early, and every city with a cube has given its bonus."""
    scores, is_over = state.scores(), state.seat is None
    for total, parts in scores:
        assert list(parts) == PARTS
        assert total == sum(parts.values())
        assert min(parts.values()) >= 0
        assert parts["noble_house"] in (0, *NOBLE_HOUSES[state.seats])
        assert is_over or parts["titles"] == parts["1714"] == 0
        assert parts["1680"] == 0 or state.period > 1
        assert parts["1648"] == 0 or state.period > 0
    visited = {PORTRAITS[number].city for number, holder in enumerate(state.holders) if holder != NONE}
    assert sum(score.parts["cities"] for score in scores) == sum(TOWNS[city].bonus for city in visited)


def _check_moves(state: Any) -> None:
    """All moves belong to one decision, and no move is listed twice."""
    moves = state.moves()
    assert len(set(moves)) == len(moves)
    kinds = {type(move) for move in moves}
    for alone in (Pay, PayIntrigue, Discard, DiscardIntrigue):
        assert alone not in kinds or len(kinds) == 1
    assert moves.count(EndTurn()) <= 1


def scramble(state: Any, seat: int | None, rng: random.Random) -> Any:
    """Another full state that differs only in what this seat must not know; None is an onlooker.

    Everyone knows that the deciding seat has a choice, so it keeps its cards if the new ones would leave it none. If
    this is for an onlooker, the deciding seat also keeps them if its move may reveal some, since the log shows those.
    """
    kept = state.seat if seat is None and {type(move) for move in state.moves()} & SHOWING else None
    try:
        return exchanged(state, seat, rng, kept)
    except BadSave:
        return exchanged(state, seat, rng, state.seat)


def exchanged(state: Any, seat: int | None, rng: random.Random, kept: int | None = None) -> Any:
    """A copy in which all cards that `seat` cannot see are redealt, except those of the seat `kept`."""
    other = state.copy()
    other.chance = rng.getrandbits(64)
    hands = [hand for number, hand in enumerate(other.hands) if number not in (seat, kept)]
    known = [openly for number, openly in enumerate(state.known) if number not in (seat, kept)]
    _deal(other.deck, hands, known, rng)
    intrigues = [hand for number, hand in enumerate(other.intrigues) if number not in (seat, kept)]
    _deal(other.intrigue_deck, intrigues, [[0] * 6 for _hand in intrigues], rng)
    return GAME.from_json(json.loads(json.dumps(other.to_json())))


def _deal(deck: list[int], hands: list[list[int]], known: list[list[int]], rng: random.Random) -> None:
    """Shuffles the deck together with the unknown cards in all hands, and redeals those cards."""
    sizes = [sum(hand) - sum(openly) for hand, openly in zip(hands, known, strict=True)]
    unseen = list(deck)
    for hand, openly in zip(hands, known, strict=True):
        for kind, there in enumerate(openly):
            unseen += [kind] * (hand[kind] - there)
            hand[kind] = there
    rng.shuffle(unseen)
    for hand, size in zip(hands, sizes, strict=True):
        for _card in range(size):
            hand[unseen.pop()] += 1
    deck[:] = unseen


def met(played: list[Move], happened: list[Event]) -> set[str]:
    """The names of everything that came up in a game: moves, events, positions, bonuses, tokens and titles."""
    names = {type(thing).__name__ for thing in [*played, *happened]}
    for event in happened:
        match event:
            case events.Occupied(position=number):
                names.add(f"{called(number)} occupied")
            case events.Exiled(position=number):
                names.add(f"{called(number)} taken over")
            case events.CityBonus(city=city):
                names.add(f"bonus of {TOWNS[city].name}")
            case events.CountryBonus(country=country, place=place):
                names.add(f"country bonus {country} {place}")
            case events.PeriodToken(period=period, country=country, place=place):
                names.add(f"period token {period} {country} {place}")
            case events.TitleAwarded(title=title, seats=seats):
                names.add(f"{TITLE_NAMES[title]} awarded to {len(seats)}")
    return names


CHEAP = [number for number, portrait in enumerate(PORTRAITS) if portrait.rank.cost <= 4]

EVERYTHING = (
    names_in(moves, events) - {"NobleHouse"}
    | {f"{called(number)} occupied" for number in CHEAP}
    | {f"{called(number)} taken over" for number in CHEAP}
    | {f"bonus of {town.name}" for town in TOWNS if town.titles[-1] not in ("king", "princess")}
    | {f"period token {period} {country} {place}" for period in range(3) for country in range(4) for place in range(2)}
    | {f"{name} awarded to {count}" for name in TITLE_NAMES[:4] for count in range(3)}
)
"""Everything that random games must come across sooner or later."""

PLANNED = (
    {"NobleHouse"}
    | {f"{called(number)} occupied" for number in range(31)}
    | {f"bonus of {town.name}" for town in TOWNS}
    | {f"country bonus {country} {place}" for country in range(len(COUNTRY_TOKENS)) for place in range(2)}
)
"""Things that hardly ever happen without a plan; planned games must come across them."""
