"""The games the history shows: the filters, their names, and the sheet where they are set."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date, timedelta
from functools import partial
from typing import Any, NamedTuple

from kivy.properties import NumericProperty, StringProperty

from kingdoms.core.words.language import _, ngettext
from kingdoms.games import GAMES
from kingdoms.store.played import Played
from kingdoms.ui.charts.statistics import people
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LOOSE_LINE, Style, height_of, size_of
from kingdoms.ui.home.covers import title_of
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Body, Pressable, Sheet, Targets
from kingdoms.ui.widgets.chips import Chips

MONTH, YEAR, TWELVE_MONTHS = "month", "year", "twelve_months"
MOST_PEOPLE = 24
"""How many people can be chosen from, those with the most games first; a longer list would be hard to use."""
MOST_YEARS = 12
OPEN, CLEAR = "open", "clear"
_FIRST_DAY, _LAST_DAY = date.min.isoformat(), date.max.isoformat()
_NARROW = 8  # the width, in letters of small type, below which filters are hard to read


class Filters(NamedTuple):
    """The filters; None means everything. `time` is one of the names above or a year, so it never goes out of date."""

    game: str | None = None
    player: str | None = None
    bots: bool | None = None
    time: str | None = None
    abandoned: bool | None = None

    def matching(self, games: Iterable[Played], today: date) -> list[Played]:
        """The games that pass all filters, in the same order. Dates are local to where a game was played."""
        first, last = _span(self.time, today)
        return [game for game in games if self._passes(game) and first <= game.finished[:10] <= last]

    def _passes(self, game: Played) -> bool:
        return (
            self.game in (None, game.game)
            and (self.player is None or self.player in game.people)
            and self.bots in (None, game.has_bots)
            and self.abandoned in (None, game.is_abandoned)
        )

    def words(self) -> list[str]:
        """The names of the filters that are set."""
        return [filter_name(name, value) for name, value in self._asdict().items() if value is not None]


NO_FILTERS = Filters()


def _span(time: str | None, today: date) -> tuple[str, str]:
    """The first and the last day of a period, in ISO format."""
    if time is None:
        return _FIRST_DAY, _LAST_DAY
    if time == MONTH:
        return today.replace(day=1).isoformat(), _LAST_DAY
    if time == YEAR:
        return today.replace(month=1, day=1).isoformat(), _LAST_DAY
    if time == TWELVE_MONTHS:
        return (today - timedelta(days=365)).isoformat(), _LAST_DAY
    return f"{time}-01-01", f"{time}-12-31"


def filter_name(name: str, value: Any) -> str:
    """The name of a filter set to this value."""
    if name == "game":
        return title_of(value)
    named = {
        ("bots", True): _("With bots"),
        ("bots", False): _("People only"),
        ("time", MONTH): _("This month"),
        ("time", YEAR): _("This year"),
        ("time", TWELVE_MONTHS): _("Last 12 months"),
        ("abandoned", False): _("Finished"),
        ("abandoned", True): _("Unfinished"),
    }
    return named.get((name, value), str(value))


class FilterValues(NamedTuple):
    """The values that occur in the history and can be filtered by."""

    games: list[str]
    people: list[str]
    years: list[str]


def filter_values(games: Sequence[Played]) -> FilterValues:
    """The games, people and years to choose from; if there are many, the most frequent players and the latest years."""
    played = {game.game for game in games}
    years = sorted({game.finished[:4] for game in games}, reverse=True)[:MOST_YEARS]
    return FilterValues([game for game in GAMES if game in played], people(games)[:MOST_PEOPLE], years)


class FilterSheet(Sheet):
    """All filters as chips; each choice takes effect at once, including in the list behind the sheet."""

    def __init__(
        self, filters: Filters, values: FilterValues, on_choice: Callable[[Filters, Callable[[int], None]], None]
    ) -> None:
        """`on_choice` receives the filters, and a function that it calls with the number of matching games."""
        super().__init__(title=_("Which games?"))
        self.filters = filters
        self._on_choice = on_choice
        times = [MONTH, YEAR, TWELVE_MONTHS, *(values.years if len(values.years) > 1 else [])]
        self._offer(_("Game"), "game", values.games)
        self._offer(_("Players"), "player", values.people)
        self._offer(_("Bots"), "bots", [False, True])
        self._offer(_("When"), "time", times)
        self._offer(_("How it ended"), "abandoned", [False, True])
        self.done = self.closing_button(kind="primary")
        self.add_foot(self.done)
        self._apply()

    def _offer(self, heading: str, name: str, values: Sequence[Any]) -> None:
        chips = Chips(
            options=[(None, _("All")), *((value, filter_name(name, value)) for value in values)],
            value=getattr(self.filters, name),
        )
        chips.bind(value=partial(self._choose, name))
        self.add_widget(Body(text=heading, bold=True))
        self.add_widget(chips)

    def _choose(self, name: str, _chips: object, value: Any) -> None:
        self.filters = self.filters._replace(**{name: value})
        self._apply()

    def _apply(self) -> None:
        def show_count(n: int) -> None:
            self.done.text = ngettext("Show {n} game", "Show {n} games", n).format(n=n)

        self._on_choice(self.filters, show_count)


class FilterLine(Targets):
    """How many games are listed, and the filters; a tap opens the filters, a tap on the cross clears them."""

    count = StringProperty("")
    filters = StringProperty("")
    around_words = NumericProperty(0)
    """The total space above and below the words."""
    spacing = NumericProperty(0)
    """The space between the number of games and the names of the filters beside it."""
    shows = (*Pressable.shows, "count", "filters", "around_words", "spacing")

    __events__ = ("on_clear",)

    def on_clear(self) -> None:
        """Dispatched when the player wants to see all games."""

    def choose(self, key: object) -> None:
        """Opens or clears the filters."""
        self.dispatch("on_clear" if key == CLEAR else "on_release")

    def places(self) -> dict[str, Rect]:
        """The tap targets: the cross clears the filters, and the rest of the line opens them."""
        cross = self.rect.inset(theme.margin, theme.unit).cut_right(theme.touch)[0]
        return {OPEN: self.rect, CLEAR: cross} if self.filters else {OPEN: self.rect}

    def measure(self) -> None:
        """Sets the height to what the names of the filters need."""
        room = self._words_room() - (0 if self._is_stacked else self._count_width())
        names = height_of(self.filters, Style(round(theme.small)), room) if self.filters else 0
        count = LOOSE_LINE * theme.body
        self.height = max(theme.touch, count + names if self._is_stacked else max(count, names)) + self.around_words

    def paint(self, painter: Painter) -> None:
        """Paints the number, then the filters, with an ink outline so that they are not overlooked."""
        inner = self.rect.inset(theme.margin, theme.unit)
        painter.fill(inner, theme.panel if self.filters else theme.sunk, theme.corner)
        painter.outline(inner, theme.ink if self.filters else theme.line, theme.hair, theme.corner)
        cross, rest = inner.cut_right(theme.touch if self.filters else 0)
        symbol, words = rest.cut_left(theme.touch)
        painter.icon("filter", symbol.centred(theme.glyph, theme.glyph))
        words = words.inset(0, theme.unit)
        is_stacked = self._is_stacked
        count, names = words.cut_top(LOOSE_LINE * theme.body) if is_stacked else words.cut_left(self._count_width())
        painter.text(self.count, count, theme.body, bold=True, align="left")
        painter.text(self.filters, names, theme.small, align="left", lines=8)
        if self.filters:
            painter.icon("close", cross.centred(theme.glyph, theme.glyph))
        self.ring(painter, cross if self.focus_key == CLEAR else rest)

    def _words_room(self) -> float:
        """The width for the number and the names, between the icon and the cross."""
        return max(theme.touch, self.width - 2 * theme.margin - 2 * theme.touch)

    @property
    def _is_stacked(self) -> bool:
        """Whether the names are below the number, because they do not fit beside it."""
        return bool(self.filters) and self._words_room() - self._count_width() < _NARROW * theme.small

    def _count_width(self) -> float:
        return size_of(self.count, Style(round(theme.body), bold=True))[0] + self.spacing
