"""The sources of the points on Rival Kings' score sheet: pairs, single cards, coins and conflict markers."""

from collections.abc import Callable, Mapping, Sequence

from kingdoms.core.game import Source
from kingdoms.core.state import Event
from kingdoms.core.words.language import _, ngettext
from kingdoms.games.rival_kings import cards
from kingdoms.games.rival_kings.scoring import (
    COINS_PER_POINT,
    POINTS_PER_MARKER,
    POINTS_PER_SINGLE,
    pairs,
)
from kingdoms.games.rival_kings.state import RivalKings
from kingdoms.games.rival_kings.words.names import card_name


def point_sources(state: RivalKings, side: int, part: str, events: Sequence[Event]) -> list[Source]:
    """The sources of a seat's points in one row of the score sheet."""
    return _PARTS[part](state, side)


def _perfect_pairs(state: RivalKings, seat: int) -> list[Source]:
    text = _("{subject} ({value}) and {building} ({other})")
    return _pairs(state, seat, text, sum, are_perfect=True)


def _colour_pairs(state: RivalKings, seat: int) -> list[Source]:
    text = _("{subject} ({value}) and {building} ({other}): the higher value counts")
    return _pairs(state, seat, text, max, are_perfect=False)


def _pairs(
    state: RivalKings, seat: int, text: str, count: Callable[[tuple[int, int]], int], *, are_perfect: bool
) -> list[Source]:
    """The seat's perfect pairs or colour pairs; `count` turns the values of both cards into points."""
    found: list[Source] = []
    for pair in pairs(state.subjects[seat], state.buildings[seat], state.rules):
        subject, building = state.subjects[seat][pair.subject], state.buildings[seat][pair.building]
        values = value, other = cards.VALUES[state.rules][subject], cards.VALUES[state.rules][building]
        words = text.format(subject=card_name(subject), value=value, building=card_name(building), other=other)
        if pair.is_perfect == are_perfect:
            tincture = cards.TINCTURES[cards.colour(subject)]
            found.append(Source(words, count(values), (_piece(subject), _piece(building)), are_perfect, tincture))
    return found


def _singles(state: RivalKings, seat: int) -> list[Source]:
    subjects, buildings = state.subjects[seat], state.buildings[seat]
    found = pairs(subjects, buildings, state.rules)
    left = [card for place, card in enumerate(subjects) if place not in {pair.subject for pair in found}]
    left += [card for place, card in enumerate(buildings) if place not in {pair.building for pair in found}]
    return [Source(card_name(card), POINTS_PER_SINGLE, (_piece(card),)) for card in left]


def _coins(state: RivalKings, seat: int) -> list[Source]:
    n = state.coins[seat]
    text = ngettext("{n} coin: 1 point for every {each}", "{n} coins: 1 point for every {each}", n)
    words = text.format(n=n, each=COINS_PER_POINT)
    return [Source(words, n // COINS_PER_POINT, ("rival_kings/pieces/coin_1",))] if n else []


def _markers(state: RivalKings, seat: int) -> list[Source]:
    n = state.markers[seat]
    text = ngettext("{n} conflict marker: {each} points", "{n} conflict markers: {each} points each", n)
    words = text.format(n=n, each=f"−{-POINTS_PER_MARKER}")
    return [Source(words, n * POINTS_PER_MARKER, ("rival_kings/pieces/marker",))] if n else []


def _piece(card: int) -> str:
    return f"rival_kings/{'subjects' if cards.is_subject(card) else 'buildings'}/{cards.CARDS[card].key}"


_PARTS: Mapping[str, Callable[[RivalKings, int], list[Source]]] = {
    "perfect_pairs": _perfect_pairs,
    "colour_pairs": _colour_pairs,
    "singles": _singles,
    "coins": _coins,
    "markers": _markers,
}
