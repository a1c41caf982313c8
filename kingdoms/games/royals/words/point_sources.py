"""The sources of the points on Royals' score sheet: every token a seat has won, and what for."""

from collections.abc import Sequence

from kingdoms.core.game import Source
from kingdoms.core.state import Event
from kingdoms.core.words.language import N_, _, ngettext
from kingdoms.games.royals import board, scoring
from kingdoms.games.royals.state import Royals
from kingdoms.games.royals.words.names import city_name, country_name, title_name

_COUNTRY_BONUSES = (N_("{country}: first to reach every city"), N_("{country}: second to reach every city"))
_NOBLE_HOUSE = (
    N_("First to have a cube on every title"),
    N_("Second to have a cube on every title"),
    N_("Third to have a cube on every title"),
)
_INFLUENCE = (N_("{country}: most influence"), N_("{country}: second most influence"))
"""The reason for a token, by place."""


def point_sources(state: Royals, side: int, part: str, events: Sequence[Event]) -> list[Source]:
    """The sources of a seat's points in one row of the score sheet."""
    match part:
        case scoring.CITY_TOKENS:
            return _cities(state, side)
        case scoring.COUNTRY_TOKENS:
            return _countries(state, side)
        case scoring.NOBLE_HOUSE_TOKENS:
            return _noble_house(state, side)
        case scoring.TITLE_TOKENS:
            return _titles(state, side)
    return _period(state, side, scoring.PERIOD_PARTS.index(part))


def _cities(state: Royals, seat: int) -> list[Source]:
    return [
        Source(_("{city}: first to arrive").format(city=city_name(number)), city.bonus, (f"royals/cities/{city.key}",))
        for number, city in enumerate(board.CITIES)
        if state.city_bonuses[number] == seat
    ]


def _countries(state: Royals, seat: int) -> list[Source]:
    return [
        _of_country(_(_COUNTRY_BONUSES[place]), country, board.COUNTRY_BONUS[state.rules][country][place])
        for country in board.COUNTRIES
        for place, owner in enumerate(state.country_bonuses[country])
        if owner == seat
    ]


def _noble_house(state: Royals, seat: int) -> list[Source]:
    return [
        Source(_(_NOBLE_HOUSE[place]), board.NOBLE_HOUSE[state.seats][place], ("royals/pieces/noble_token",))
        for place, owner in enumerate(state.noble_house)
        if owner == seat
    ]


def _period(state: Royals, seat: int, period: int) -> list[Source]:
    if period >= len(state.period_tokens):
        return []
    return [
        _of_country(_(_INFLUENCE[place]), country, board.PERIOD_TOKENS[state.rules][country][period][place])
        for country in board.COUNTRIES
        for place, owner in enumerate(state.period_tokens[period][country])
        if owner == seat
    ]


def _of_country(text: str, country: int, points: int) -> Source:
    return Source(text.format(country=country_name(country)), points, (f"royals/arms/{board.COUNTRY_KEYS[country]}",))


def _titles(state: Royals, seat: int) -> list[Source]:
    """The title tiles, which count at the end; if two players share one, each scores half."""
    if state.agenda:
        return []
    awards = [(title, *scoring.award(title, state.tiles[title])) for title in board.TITLES]
    return [_title(state, seat, title, owners, points) for title, owners, points in awards if seat in owners]


def _title(state: Royals, seat: int, title: int, owners: tuple[int, ...], points: int) -> Source:
    n, is_tied = state.tiles[title][seat], len(owners) > 1
    text = ngettext("{title}: {n} cube, the most", "{title}: {n} cubes, the most", n)
    if is_tied:
        text = ngettext(
            "{title}: {n} cube, tied with another player", "{title}: {n} cubes, tied with another player", n
        )
    return Source(text.format(title=title_name(title), n=n), points, (f"royals/titles/{board.TITLE_KEYS[title]}",))
