"""The pages of the rules of Royals: its chapters, and pages about titles and countries made from the board's data.

Titles, cities and tokens have the same text as on the table.
"""

from collections.abc import Iterable

from kingdoms.core.game import SEATS, Options
from kingdoms.core.words.language import _
from kingdoms.core.words.manual import Page, Text, chapter, definition, house, overview, page, this_game, worded
from kingdoms.games.royals import words
from kingdoms.games.royals.board import CITIES, CITIES_OF, COUNTRIES, COUNTRY_KEYS, FIRST_DRAWS, TITLE_KEYS, TITLES
from kingdoms.games.royals.manual.house import HOUSE
from kingdoms.games.royals.manual.overview import TABLE_PARTS
from kingdoms.games.royals.manual.scores import BONUSES, DETAILS, THE_END, THE_PERIODS
from kingdoms.games.royals.manual.turns import DRAWING, PLAYING, THE_TABLE
from kingdoms.games.royals.words.help import about_bonuses, about_city, about_periods, about_title
from kingdoms.games.royals.words.names import city_name, country_name, title_name


def pages(setup: Options | None = None) -> list[Page]:
    """All pages, in reading order; for the game being played if its setup is given."""
    aim, table, turn = _pages(THE_TABLE, setup)
    return [
        *chapter(_("Start here"), [*this_game(words, setup), aim, overview(TABLE_PARTS), table]),
        *chapter(_("Playing the game"), [turn, *_pages((*DRAWING, *PLAYING, *BONUSES, *THE_PERIODS, *THE_END), setup)]),
        *chapter(_("Reference"), [_titles(), *map(_country, COUNTRIES), *_pages(DETAILS, setup)]),
        *house(worded(HOUSE, setup)),
    ]


def _pages(texts: Iterable[Text], setup: Options | None) -> list[Page]:
    draws = _first_draws(setup)
    return [page(text, setup, "royals", draws=draws) for text in texts]


def _first_draws(setup: Options | None) -> str:
    """How many cards each player draws on the first turn."""
    if setup is None:
        return _("two players draw 2, 3; three players 1, 2, 3; four players 1, 1, 2, 3; five players 1, 1, 2, 2, 3")
    return ", ".join(map(str, FIRST_DRAWS[setup[SEATS]]))


def _pictures(*names: str) -> list[str]:
    return [f"royals/{name}" for name in names]


def _titles() -> Page:
    """The page about the seven titles, highest first."""
    ranks = list(reversed(TITLES))
    opening = _("There are seven titles, from the highest rank to the lowest:")
    pictures = _pictures(*(f"titles/{TITLE_KEYS[title]}" for title in ranks))
    paragraphs = [definition(title_name(title), about_title(title)) for title in ranks]
    return Page("ranks", _("The seven titles"), [opening, *paragraphs], pictures, beside=1)


def _country(country: int) -> Page:
    """The page about a country: its cities with their positions, and its bonuses and tokens."""
    cities = [definition(city_name(city), about_city(city)) for city in CITIES_OF[country]]
    paragraphs = [*cities, about_bonuses(country), about_periods(country)]
    key = COUNTRY_KEYS[country]
    pictures = _pictures(*(f"cities/{CITIES[city].key}" for city in CITIES_OF[country]), f"arms/{key}")
    return Page(key, country_name(country), paragraphs, pictures, beside=0)
