"""The board of Royals: seven titles, four countries with sixteen cities and thirty-one positions, tokens and cards.

Countries, titles, cities, positions and periods are small numbers. Positions are numbered city by city, and within a
city the higher rank comes first. Tokens are listed highest first. Values marked * are known from the rulebook; all
others are our own, and are defined only here.
"""

from collections.abc import Mapping
from itertools import combinations
from typing import NamedTuple

RULES_VERSION = 2
"""The version of the rules in use. In version 1, Britain's tokens were worth fewer points."""

FRANCE, GERMANY, BRITAIN, SPAIN = range(4)
COUNTRIES = range(4)
COUNTRY_KEYS = ("france", "germany", "britain", "spain")

PERIODS = range(3)
YEARS = (1648, 1680, 1714)  # *
"""The year that each period is named after."""


# The titles, from the lowest rank to the highest.

MARSHAL, BARON, COUNTESS, DUKE, CARDINAL, PRINCESS, KING = range(7)
TITLES = range(7)
TITLE_KEYS = ("marshal", "baron", "countess", "duke", "cardinal", "princess", "king")

COST = (1, 2, 3, 4, 5, 6, 8)  # * except the Princess
"""How many cards of the country a position of each title costs."""
INTRIGUE_COST = (1, 1, 1, 1, 1, 1, 2)  # *
"""How many intrigue cards naming the country must also be paid for a rival's position, by title."""
INFLUENCE = (1, 1, 1, 2, 2, 3, 4)  # * Baron and Cardinal
"""The influence of a position of each title in its country when a period is scored."""
TITLE_POINTS = (4, 6, 8, 10, 12, 14, 16)
HALF_TITLE_POINTS = (2, 3, 4, 5, 6, 7, 8)
"""The points that each of two tied players gets for a title tile."""


# The cities. All bonuses are our own; what is known from the rulebook is noted line by line.


class City(NamedTuple):
    """A city: the titles of its positions, the higher first, and the bonus for the first player there."""

    key: str
    country: int
    titles: tuple[int, ...]
    bonus: int


CITIES = (
    City("paris", FRANCE, (KING, PRINCESS), 8),
    City("reims", FRANCE, (CARDINAL, COUNTESS), 5),
    City("marseille", FRANCE, (DUKE, COUNTESS), 4),
    City("lyon", FRANCE, (CARDINAL, BARON), 3),
    City("bordeaux", FRANCE, (DUKE, MARSHAL), 2),
    City("vienna", GERMANY, (KING, PRINCESS), 7),  # * the city
    City("munich", GERMANY, (DUKE, COUNTESS), 4),  # * the city
    City("cologne", GERMANY, (CARDINAL, BARON), 3),  # * the city and its titles
    City("berlin", GERMANY, (DUKE, MARSHAL), 2),
    City("london", BRITAIN, (KING, DUKE), 5),
    City("york", BRITAIN, (CARDINAL, COUNTESS), 4),
    City("edinburgh", BRITAIN, (PRINCESS, BARON), 3),
    City("madrid", SPAIN, (KING,), 9),  # * the city and its title
    City("seville", SPAIN, (CARDINAL, COUNTESS), 4),
    City("barcelona", SPAIN, (PRINCESS, BARON), 3),
    City("valencia", SPAIN, (DUKE, MARSHAL), 2),  # * the city and its titles
)

CITIES_OF = tuple(
    tuple(number for number, city in enumerate(CITIES) if city.country == country) for country in COUNTRIES
)
"""The cities of each country."""


class Position(NamedTuple):
    """A portrait on the board: its city and its title."""

    city: int
    title: int

    @property
    def country(self) -> int:
        """The country of the position's city."""
        return CITIES[self.city].country


POSITIONS = tuple(Position(number, title) for number, city in enumerate(CITIES) for title in city.titles)
POSITIONS_OF = tuple(
    tuple(number for number, position in enumerate(POSITIONS) if position.city == city) for city in range(len(CITIES))
)
"""The positions of each city."""


# The tokens.

COUNTRY_BONUS: Mapping[int, tuple[tuple[int, int], ...]] = {
    1: ((14, 7), (10, 5), (7, 4), (12, 6)),
    2: ((14, 7), (10, 5), (8, 4), (12, 6)),
}
"""The bonuses for the first and the second player with a cube in every city, by version of the rules and country."""
NOBLE_HOUSE: Mapping[int, tuple[int, ...]] = {
    2: (8,),
    3: (16, 12, 8),
    4: (16, 12, 8),
    5: (16, 12, 8),
}  # *
"""The tokens for the first player with a cube on every title tile, the second, and so on, by number of players."""
_FRENCH, _GERMAN, _SPANISH = (
    ((7, 4), (10, 5), (13, 7)),
    ((5, 3), (8, 4), (11, 6)),
    ((5, 2), (7, 4), (9, 5)),
)
PERIOD_TOKENS: Mapping[int, tuple[tuple[tuple[int, int], ...], ...]] = {
    1: (_FRENCH, _GERMAN, ((4, 2), (6, 3), (8, 4)), _SPANISH),
    2: (_FRENCH, _GERMAN, ((5, 2), (7, 3), (9, 4)), _SPANISH),
}
"""The tokens for the most and the second most influence, by version of the rules, country and period."""


# The cards, and the players' cubes. All of these are known (*) except the cubes of three to five players.

COUNTRY_CARDS = (31, 26, 22, 20)
"""How many cards of each country are in the box."""
REMOVED: Mapping[int, tuple[int, ...]] = {
    2: (11, 9, 8, 6),
    3: (9, 8, 7, 6),
    4: (6, 5, 5, 4),
    5: (0, 0, 0, 0),
}
"""How many cards of each country stay in the box, by number of players."""
PAIRS = tuple(combinations(COUNTRIES, 2))
"""The two countries named by each kind of intrigue card."""
INTRIGUES_PER_PAIR = 4
CUBES: Mapping[int, int] = {2: 46, 3: 36, 4: 36, 5: 36}
"""How many cubes each player has, by number of players. Only two colours have 46, so with more players all have 36."""
CUBES_PER_POSITION = 2
"""How many cubes it takes to occupy a position: one goes on the position, one on its title tile."""

DISPLAY = 3
"""How many country cards are face up."""
FIRST_DRAWS: Mapping[int, tuple[int, ...]] = {
    2: (2, 3),
    3: (1, 2, 3),
    4: (1, 1, 2, 3),
    5: (1, 1, 2, 2, 3),
}
"""How many country cards each player draws in their first turn, from the start player on, by number of players."""
DRAWS = 3
"""How many country cards a player draws in later turns if they draw no intrigue card."""
MOST_CARDS, MOST_INTRIGUES = 12, 4
"""The most country and intrigue cards a player may keep at the end of a turn."""
CARDS_FOR_ONE, INTRIGUES_FOR_ONE = 3, 2
"""How many other cards replace one card of a country, and how many other intrigue cards replace one that names it."""


def in_play(seats: int) -> tuple[int, ...]:
    """How many cards of each country are in a game with this many players."""
    return tuple(cards - removed for cards, removed in zip(COUNTRY_CARDS, REMOVED[seats], strict=True))


def names(pair: int, country: int) -> bool:
    """Whether an intrigue card of this kind names the country."""
    return country in PAIRS[pair]
