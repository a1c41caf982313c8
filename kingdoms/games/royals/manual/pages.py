"""The pages of the rules of Royals: its chapters, and pages about titles, countries and periods from the board's data.

Titles, cities and tokens have the same texts as on the table.
"""

from kingdoms.core.game import Page, Text
from kingdoms.core.language import _, sentences
from kingdoms.core.manual import overview
from kingdoms.games.royals.board import CITIES, CITIES_OF, COUNTRIES, COUNTRY_KEYS, TITLE_KEYS, TITLES
from kingdoms.games.royals.manual.overview import PARTS
from kingdoms.games.royals.manual.scores import BONUSES, PERIODS, THE_END
from kingdoms.games.royals.manual.turns import DRAWING, PLAYING, THE_TABLE
from kingdoms.games.royals.words.help import about_bonuses, about_city, about_periods, about_title
from kingdoms.games.royals.words.names import city_name, country_name, title_name


def pages() -> list[Page]:
    """All pages, in reading order."""
    return [
        *map(_page, THE_TABLE[:1]),
        overview(PARTS),
        *map(_page, THE_TABLE[1:]),
        _titles(),
        *map(_page, DRAWING),
        *map(_page, PLAYING),
        *map(_page, BONUSES),
        *map(_page, PERIODS),
        *map(_country, COUNTRIES),
        *map(_page, THE_END),
    ]


def _page(text: Text) -> Page:
    return Page(text.key, _(text.title), [_(paragraph) for paragraph in text.paragraphs], _pictures(*text.pictures))


def _pictures(*names: str) -> list[str]:
    return [f"royals/{name}" for name in names]


def _entry(name: str, *text: str) -> str:
    return _("{name}: {text}").format(name=name, text=sentences(*text))


def _titles() -> Page:
    """The page about the seven titles, highest first."""
    ranks = list(reversed(TITLES))
    opening = _("There are seven titles, from the highest rank to the lowest:")
    pictures = _pictures(*(f"titles/{TITLE_KEYS[title]}" for title in ranks))
    paragraphs = [_entry(title_name(title), about_title(title)) for title in ranks]
    return Page("ranks", _("The seven titles"), [opening, *paragraphs], pictures)


def _country(country: int) -> Page:
    """The page about a country: its cities with their positions, and its bonuses and tokens."""
    cities = [_entry(city_name(city), about_city(city)) for city in CITIES_OF[country]]
    paragraphs = [*cities, about_bonuses(country), about_periods(country)]
    key = COUNTRY_KEYS[country]
    pictures = _pictures(f"arms/{key}", *(f"cities/{CITIES[city].key}" for city in CITIES_OF[country]))
    return Page(key, country_name(country), paragraphs, pictures)
