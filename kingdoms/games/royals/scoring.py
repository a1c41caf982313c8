"""The score sheet of Royals: each seat's tokens, who leads in a country, and who gets a title tile."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from kingdoms.core.game import Score
from kingdoms.games.royals import board

CITY_TOKENS, COUNTRY_TOKENS, NOBLE_HOUSE_TOKENS, TITLE_TOKENS = "cities", "countries", "noble_house", "titles"
PERIOD_PARTS = tuple(map(str, board.YEARS))
"""The part of the score for each period."""
PARTS = (CITY_TOKENS, COUNTRY_TOKENS, NOBLE_HOUSE_TOKENS, *PERIOD_PARTS, TITLE_TOKENS)
"""The rows of the score sheet, from top to bottom."""


class Token(NamedTuple):
    """A token: the part of the score it counts for, its city, country or title (0 if it has none), and its points."""

    part: str
    which: int
    points: int


def score(tokens: Iterable[Token]) -> Score:
    """The score of a seat with these tokens."""
    parts = dict.fromkeys(PARTS, 0)
    for token in tokens:
        parts[token.part] += token.points
    return Score(sum(parts.values()), parts)


def tokens_won(
    rules: int,
    seats: int,
    city_bonuses: Sequence[int],
    country_bonuses: Sequence[Sequence[int]],
    noble_house: Sequence[int],
    period_tokens: Sequence[Sequence[Sequence[int]]],
) -> Iterator[tuple[int, Token]]:
    """Yields the owner and the token for all tokens except titles; the owner is negative if nobody has the token."""
    for city, owner in enumerate(city_bonuses):
        yield owner, Token(CITY_TOKENS, city, board.CITIES[city].bonus)
    for country, owners in enumerate(country_bonuses):
        for owner, points in zip(owners, board.COUNTRY_BONUS[rules][country], strict=False):
            yield owner, Token(COUNTRY_TOKENS, country, points)
    for owner, points in zip(noble_house, board.NOBLE_HOUSE[seats], strict=False):
        yield owner, Token(NOBLE_HOUSE_TOKENS, 0, points)
    for period, countries in enumerate(period_tokens):
        for country, owners in enumerate(countries):
            for owner, points in zip(owners, board.PERIOD_TOKENS[rules][country][period], strict=True):
                yield owner, Token(PERIOD_PARTS[period], country, points)


# A country at the end of a period.

_POSITIONS_IN = tuple(
    tuple(position for city in board.CITIES_OF[country] for position in board.POSITIONS_OF[city])
    for country in board.COUNTRIES
)
_INFLUENCES = tuple(board.INFLUENCE[position.title] for position in board.POSITIONS)
"""The influence of each position."""
_RANKS = tuple((position.title, board.CITIES[position.city].bonus) for position in board.POSITIONS)
"""The tie-breakers of each position when influence is equal: its title, then the bonus of its city."""


class Standing(NamedTuple):
    """A seat's standing in a country: its influence, its best title there, and the bonus of that title's city."""

    influence: int
    title: int
    bonus: int


def standings(holders: Sequence[int], country: int) -> Mapping[int, Standing]:
    """The standing of each seat with influence in a country; no two standings are equal."""
    return standings_among(tuple(holders[position] for position in _POSITIONS_IN[country]), country)


@lru_cache(maxsize=1 << 12)
def standings_among(holders: tuple[int, ...], country: int) -> Mapping[int, Standing]:
    """Like `standings`, given only the holders of the country's own positions; cached because it is needed so often."""
    influence: dict[int, int] = {}
    best: dict[int, tuple[int, int]] = {}
    for position, seat in zip(_POSITIONS_IN[country], holders, strict=True):
        if seat >= 0:
            influence[seat] = influence.get(seat, 0) + _INFLUENCES[position]
            best[seat] = max(best.get(seat, _RANKS[position]), _RANKS[position])
    return {seat: Standing(influence[seat], *best[seat]) for seat in influence}


def ranking(holders: Sequence[int], country: int) -> list[int]:
    """The seats with influence in a country, the one with the most first."""
    standing = standings(holders, country)
    return sorted(standing, key=lambda seat: standing[seat], reverse=True)


# The titles at the end.


def award(title: int, cubes: Sequence[int]) -> tuple[tuple[int, ...], int]:
    """The seats that score a title tile with these cubes on it (one, two or none), and the points for each."""
    most = max(cubes)
    leaders = tuple(seat for seat, count in enumerate(cubes) if count == most)
    if most == 0 or len(leaders) > 2:
        return (), 0
    return leaders, board.TITLE_POINTS[title] if len(leaders) == 1 else board.HALF_TITLE_POINTS[title]
