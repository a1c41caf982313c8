"""The printed components of Royals, line by line as in the rules, independent of the game's own tables."""

from typing import NamedTuple

COUNTRIES = ("france", "germany", "britain", "spain")
LETTERS = "FGBS"
"""The letter of each country's cards in these tests; two letters are an intrigue card."""

RANKS = """
marshal   1  1   4  2
baron     2  1   6  3
countess  3  1   8  4
duke      4  2  10  5
cardinal  5  2  12  6
princess  6  3  14  7
king      8  4  16  8
"""

MAP = """
france   paris      king princess      8
france   reims      cardinal countess  5
france   marseille  duke countess      4
france   lyon       cardinal baron     3
france   bordeaux   duke marshal       2
germany  vienna     king princess      7
germany  munich     duke countess      4
germany  cologne    cardinal baron     3
germany  berlin     duke marshal       2
britain  london     king duke          5
britain  york       cardinal countess  4
britain  edinburgh  princess baron     3
spain    madrid     king               9
spain    seville    cardinal countess  4
spain    barcelona  princess baron     3
spain    valencia   duke marshal       2
"""

COUNTRY_BONUSES = """
france   14  7
germany  10  5
britain   8  4
spain    12  6
"""

PERIODS = """
france   7 4  10 5  13 7
germany  5 3   8 4  11 6
britain  5 2   7 3   9 4
spain    5 2   7 4   9 5
"""

NOBLE_HOUSES = {2: [8], 3: [16, 12, 8], 4: [16, 12, 8], 5: [16, 12, 8]}

PACK = [31, 26, 22, 20]
REMOVED = {2: [11, 9, 8, 6], 3: [9, 8, 7, 6], 4: [6, 5, 5, 4], 5: [0, 0, 0, 0]}
CARDS = {2: 65, 3: 69, 4: 79, 5: 99}
PAIRS = ["FG", "FB", "FS", "GB", "GS", "BS"]
OF_EACH_PAIR = 4
CUBES = {2: 46, 3: 36, 4: 36, 5: 36}
FIRST_DRAWS = {2: [2, 3], 3: [1, 2, 3], 4: [1, 1, 2, 3], 5: [1, 1, 2, 2, 3]}
MOST_CARDS, MOST_INTRIGUES = 12, 4
PARTS = ["cities", "countries", "noble_house", "1648", "1680", "1714", "titles"]


class Rank(NamedTuple):
    """A title: what a position costs, its influence, and the points for its whole and its halved tile."""

    name: str
    cost: int
    influence: int
    points: int
    half: int


class Town(NamedTuple):
    """A city on the map: its country, its titles from the highest down, and its bonus."""

    country: int
    name: str
    titles: tuple[str, ...]
    bonus: int


class Portrait(NamedTuple):
    """A position on the map, with everything the rules need to know about it."""

    country: int
    city: int
    title: int

    @property
    def rank(self) -> Rank:
        """The printed figures for the title of this position."""
        return TITLES[self.title]

    @property
    def bonus(self) -> int:
        """The bonus printed next to the city of this position."""
        return TOWNS[self.city].bonus


def _lines(text: str) -> list[list[str]]:
    return [line.split() for line in text.strip().split("\n")]


def _town(country: str, name: str, *rest: str) -> Town:
    *titles, bonus = rest
    return Town(COUNTRIES.index(country), name, tuple(titles), int(bonus))


TITLES = [Rank(name, *map(int, numbers)) for name, *numbers in _lines(RANKS)]
TITLE_NAMES = [rank.name for rank in TITLES]
TOWNS = [_town(*line) for line in _lines(MAP)]
PORTRAITS = [
    Portrait(town.country, city, TITLE_NAMES.index(title)) for city, town in enumerate(TOWNS) for title in town.titles
]
COUNTRY_TOKENS = {country: list(map(int, points)) for country, *points in _lines(COUNTRY_BONUSES)}
PERIOD_TOKENS = {
    country: [list(map(int, points[place : place + 2])) for place in (0, 2, 4)] for country, *points in _lines(PERIODS)
}


def in_play(seats: int) -> list[int]:
    """How many cards of each country are used with this many players."""
    return [cards - removed for cards, removed in zip(PACK, REMOVED[seats], strict=True)]


def country(letter: str) -> int:
    """The number of a country, by its letter."""
    return LETTERS.index(letter)


def cards(letters: str) -> list[int]:
    """Country cards as counts: "FFB" is two of France and one of Britain."""
    return [letters.count(letter) for letter in LETTERS]


def intrigues(words: str) -> list[int]:
    """Intrigue cards as counts: "FG FG BS" is two of France and the German States and one of Britain and Spain."""
    return [words.split().count(pair) for pair in PAIRS]


def does_name(pair: int, country: int) -> bool:
    """Whether an intrigue card names a country."""
    return LETTERS[country] in PAIRS[pair]


def intrigue_cost(position: int) -> int:
    """How many intrigue cards that name its country a position costs to take over; two others can replace each."""
    return 2 if PORTRAITS[position].rank.name == "king" else 1


def position(name: str) -> int:
    """The number of a position, given its city and title, such as "paris king"."""
    city, title = name.split()
    return PORTRAITS.index(Portrait(TOWNS[town(city)].country, town(city), TITLE_NAMES.index(title)))


def called(number: int) -> str:
    """The name of a position: its city and title."""
    portrait = PORTRAITS[number]
    return f"{TOWNS[portrait.city].name} {TITLE_NAMES[portrait.title]}"


def town(name: str) -> int:
    """The number of a city, by its name."""
    return [town.name for town in TOWNS].index(name)


def positions_of(country: int) -> list[int]:
    return [number for number, portrait in enumerate(PORTRAITS) if portrait.country == country]


def towns_of(country: int) -> list[int]:
    return [number for number, town in enumerate(TOWNS) if town.country == country]
