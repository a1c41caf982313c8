"""The names of Royals' countries, cities, titles, positions and periods."""

from kingdoms.core.words.language import C_, N_, _, capitalised
from kingdoms.games.royals.board import CITIES, PAIRS, POSITIONS, YEARS

_COUNTRIES = (N_("France"), N_("German States"), N_("Britain"), N_("Spain"))

_TITLES = (
    C_("title", "Marshal"),
    C_("title", "Baron"),
    C_("title", "Countess"),
    C_("title", "Duke"),
    C_("title", "Cardinal"),
    C_("title", "Princess"),
    C_("title", "King"),
)

_CITIES = {
    "paris": (N_("Paris"), N_("{title} in Paris")),
    "reims": (N_("Reims"), N_("{title} in Reims")),
    "marseille": (N_("Marseille"), N_("{title} in Marseille")),
    "lyon": (N_("Lyon"), N_("{title} in Lyon")),
    "bordeaux": (N_("Bordeaux"), N_("{title} in Bordeaux")),
    "vienna": (N_("Vienna"), N_("{title} in Vienna")),
    "munich": (N_("Munich"), N_("{title} in Munich")),
    "cologne": (N_("Cologne"), N_("{title} in Cologne")),
    "berlin": (N_("Berlin"), N_("{title} in Berlin")),
    "london": (N_("London"), N_("{title} in London")),
    "york": (N_("York"), N_("{title} in York")),
    "edinburgh": (N_("Edinburgh"), N_("{title} in Edinburgh")),
    "madrid": (N_("Madrid"), N_("{title} in Madrid")),
    "seville": (N_("Seville"), N_("{title} in Seville")),
    "barcelona": (N_("Barcelona"), N_("{title} in Barcelona")),
    "valencia": (N_("Valencia"), N_("{title} in Valencia")),
}
"""Each city's name, and the phrase for a title there, because some languages inflect the city's name."""


def country_name(country: int) -> str:
    """A country's name."""
    return _(_COUNTRIES[country])


def title_name(title: int) -> str:
    """A title's name when it stands alone."""
    return capitalised(title_within(title))


def title_within(title: int) -> str:
    """A title's name within a sentence; some languages write it in lower case there."""
    return _(_TITLES[title])


def city_name(city: int) -> str:
    """A city's name."""
    return _(_CITIES[CITIES[city].key][0])


def position_name(position: int) -> str:
    """A position's name (its title and its city) when it stands alone or begins a sentence."""
    return capitalised(position_within(position))


def position_within(position: int) -> str:
    """A position's name within a sentence; some languages write it in lower case there."""
    city, title = POSITIONS[position]
    return _(_CITIES[CITIES[city].key][1]).format(title=title_within(title))


def pair_name(pair: int) -> str:
    """The two countries of an intrigue card."""
    first, second = PAIRS[pair]
    return _("{first}/{second}").format(first=country_name(first), second=country_name(second))


def period_name(period: int) -> str:
    """The year that names a period."""
    return str(YEARS[period])
