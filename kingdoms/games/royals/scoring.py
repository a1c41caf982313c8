"""The score sheet of Royals: each seat's tokens, and who gets a title tile."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from kingdoms.core.state import Score
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
    """Yields owners and tokens, without titles; the owner of a city or period token that nobody has is negative."""
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


def award(title: int, cubes: Sequence[int]) -> tuple[tuple[int, ...], int]:
    """The seats that score a title tile with these cubes on it (one, two or none), and the points for each."""
    most = max(cubes)
    leaders = tuple(seat for seat, count in enumerate(cubes) if count == most)
    if most == 0 or len(leaders) > 2:
        return (), 0
    return leaders, board.TITLE_POINTS[title] if len(leaders) == 1 else board.HALF_TITLE_POINTS[title]
