"""Lines about people: one per person in the list, one per rival, and one per game that somebody plays."""

from typing import NamedTuple

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from kingdoms.core.words.language import C_, _, ngettext, per_cent
from kingdoms.ui.charts.marks import mark_colour
from kingdoms.ui.charts.statistics import Performance, Rivalry, Tally
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import DOT, Style, height_of, size_of, unbroken
from kingdoms.ui.history.wording import kind_of
from kingdoms.ui.home.covers import COVERS, PICTURE_ASPECT
from kingdoms.ui.theme import Colour, faint, pressed_shade, theme
from kingdoms.ui.widgets import Pressable

_MOST_RESULT = 0.3  # the maximum share of a line's width for the result
_MARGIN, _BESIDE_PICTURE = 1.5, 2  # the space around a line, and between its picture and its words, in units
_RIVALS_BAR = 1.5  # the height of a rivalry's bar, in units
_DEFEATS_MARGIN = 0.3  # space above and below the part for defeats, relative to the bar's height
_BAR_EDGE = 0.5  # the opacity of the edge of a bar
_AHEAD, _BEHIND = 2, 0  # marks whose colours stand for victory and defeat: vert and gules


class StyledLine(NamedTuple):
    """Words on a line, with their style and colour."""

    text: str
    style: Style
    colour: Colour


class PeopleLine(Pressable):
    """A line to tap: a picture on the left, words, and a short result on the right, filled in by subclasses."""

    chosen = BooleanProperty(False)
    shows = (*Pressable.shows, "chosen")

    def words(self) -> list[StyledLine]:
        """The words, from top to bottom."""
        raise NotImplementedError

    def result(self) -> list[StyledLine]:
        """The lines on the right, from top to bottom."""
        return []

    @property
    def result_width(self) -> float:
        """The width that the result needs."""
        return max((size_of(line.text, line.style)[0] + 1 for line in self.result()), default=0)

    def paint_picture(self, painter: Painter, rect: Rect) -> None:
        """Paints the picture on the left."""

    @property
    def picture_size(self) -> tuple[float, float]:
        """The size of the picture."""
        return theme.crest, theme.crest

    @property
    def bar_height(self) -> float:
        """The height of the bar below the words; 0 if there is none."""
        return 0

    def paint_bar(self, painter: Painter, rect: Rect) -> None:
        """Paints the bar below the words."""

    def measure(self) -> None:
        """Sets the height to what the words need, but never too small for a finger."""
        self.size_hint_y = None
        words, result = self._shared_out()
        height = max(_height(words, self._words_width) + self.bar_height + self._above_bar, _height(result, self.width))
        self.height = max(theme.touch, self.picture_size[1], height) + 2 * _MARGIN * theme.unit

    def paint(self, painter: Painter) -> None:
        """Paints the picture, the words, the result and the bar; a chosen line has an ink frame."""
        if self.chosen:
            painter.fill(self.rect, theme.sunk, theme.corner)
            painter.outline(self.rect, theme.ink, theme.band, theme.corner)
        if self.pressed:
            painter.fill(self.rect, pressed_shade(self.pressed), theme.corner)
        picture, words, result = self._places()
        self.paint_picture(painter, picture.centred(*self.picture_size))
        bar, words = words.cut_bottom(self.bar_height, self._above_bar)
        for place, lines, align in zip((words, result), self._shared_out(), ("left", "right"), strict=True):
            _paint_lines(painter, place, lines, align)
        if self.bar_height:
            self.paint_bar(painter, bar)
        self.ring(painter, self.rect)

    def _places(self) -> tuple[Rect, Rect, Rect]:
        """The areas of the picture, the words and the result."""
        inner = self.rect.inset(_MARGIN * theme.unit)
        picture, rest = inner.cut_left(self.picture_size[0], _BESIDE_PICTURE * theme.unit)
        result, words = rest.cut_right(self.result_width if self._shared_out()[1] else 0, theme.unit)
        return picture, words, result

    def _shared_out(self) -> tuple[list[StyledLine], list[StyledLine]]:
        """The words and the result; if the words would get too little room, the result is moved below them."""
        if self.result_width > _MOST_RESULT * self.width:
            return [*self.words(), *self.result()], []
        return self.words(), self.result()

    @property
    def _above_bar(self) -> float:
        """The space between the words and the bar."""
        return theme.unit if self.bar_height else 0

    @property
    def _words_width(self) -> float:
        return max(theme.touch, self._places()[1].width)


def _height(lines: list[StyledLine], width: float) -> float:
    return sum(height_of(_laid_out(line, width), line.style, width) for line in lines)


def _laid_out(line: StyledLine, width: float) -> str:
    """The line's text; counts that do not fit side by side are stacked, without their separators."""
    is_wide = size_of(line.text, line.style)[0] > width
    return line.text.replace(DOT, "\n") if is_wide else line.text


def _paint_lines(painter: Painter, rect: Rect, lines: list[StyledLine], align: str) -> None:
    rect = rect.centred(rect.width, min(rect.height, _height(lines, rect.width)))
    for words in lines:
        text, style = _laid_out(words, rect.width), words.style
        line, rect = rect.cut_top(height_of(text, style, rect.width))
        painter.text(text, line, style.size, words.colour, bold=style.bold, align=align, lines=5)


def share_of_wins(rate: float) -> StyledLine:
    """A win rate to show as a line's result."""
    return StyledLine(per_cent(rate), Style(round(theme.subtitle), bold=True), theme.ink)


def to_a_tenth(number: float) -> str:
    """A number to one decimal place."""
    return f"{number:.1f}".replace("-", "−").replace(".", _(C_("decimal point", ".")))


def games_and_wins(games: int, wins: int) -> str:
    """How many games somebody has played, and how many they won."""
    played = ngettext("{n} game", "{n} games", games).format(n=games)
    won = ngettext("{n} win", "{n} wins", wins).format(n=wins)
    return f"{unbroken(played)}{DOT}{unbroken(won)}"


class PersonLine(PeopleLine):
    """One person in the list: crest, name, games, wins and win rate."""

    tally = ObjectProperty(Tally("", 0, 0, 0, 0.0))
    shows = (*PeopleLine.shows, "tally")

    def words(self) -> list[StyledLine]:
        """The name above the games and wins."""
        return [
            StyledLine(self.tally.name, Style(round(theme.body), bold=True), theme.ink),
            StyledLine(games_and_wins(self.tally.games, self.tally.wins), Style(round(theme.small)), theme.faded),
        ]

    def result(self) -> list[StyledLine]:
        """The win rate."""
        return [share_of_wins(self.tally.rate)]

    def paint_picture(self, painter: Painter, rect: Rect) -> None:
        """Paints the latest crest."""
        painter.crest(self.tally.crest, rect)

    @property
    def result_width(self) -> float:
        """The width of the highest win rate, so that the bars of all lines are equally long."""
        highest = share_of_wins(1)
        return size_of(highest.text, highest.style)[0] + 1

    @property
    def bar_height(self) -> float:
        """The height of a thin bar."""
        return float(theme.unit)

    def paint_bar(self, painter: Painter, rect: Rect) -> None:
        """Paints the share of wins as a band of ink."""
        painter.fill(rect, theme.sunk, theme.unit / 2)
        painter.outline(rect, faint(theme.faded, _BAR_EDGE), theme.hair, theme.unit / 2)
        if self.tally.wins:
            won = rect._replace(width=max(theme.unit, rect.width * self.tally.rate))
            painter.fill(won, theme.ink, theme.unit / 2)


def rival_name(rivalry: Rivalry) -> str:
    """A rival's name: a person's own, or a bot's level."""
    return rivalry.rival if rivalry.is_person else kind_of(rivalry.rival)


class RivalLine(PeopleLine):
    """One rival: how often the person finished ahead of them, level with them or behind them."""

    rivalry = ObjectProperty(Rivalry("", True, 0, 0, 0, 0))
    crest: "ObjectProperty[int | None]" = ObjectProperty(None, allownone=True)
    """A person's crest; a bot has an icon instead."""
    shows = (*PeopleLine.shows, "rivalry", "crest")

    def words(self) -> list[StyledLine]:
        """The name above the counts."""
        ahead, level, behind = self.rivalry.ahead, self.rivalry.level, self.rivalry.behind
        counts = _("{ahead} ahead, {level} tied, {behind} behind") if level else _("{ahead} ahead, {behind} behind")
        parts = counts.format(ahead=ahead, level=level, behind=behind).split(", ")
        return [
            StyledLine(rival_name(self.rivalry), Style(round(theme.body), bold=True), theme.ink),
            StyledLine(", ".join(map(unbroken, parts)), Style(round(theme.small)), theme.faded),
        ]

    def result(self) -> list[StyledLine]:
        """How often they met."""
        count = ngettext("{n} game", "{n} games", self.rivalry.games).format(n=self.rivalry.games)
        return [StyledLine(count, Style(round(theme.small)), theme.faded)]

    def paint_picture(self, painter: Painter, rect: Rect) -> None:
        """Paints the crest, or the icon for bots."""
        if self.crest is None:
            painter.icon("robot", rect.inset(theme.unit), theme.faded)
        else:
            painter.crest(self.crest, rect)

    @property
    def bar_height(self) -> float:
        """The height of a bar in three parts."""
        return _RIVALS_BAR * theme.unit

    def paint_bar(self, painter: Painter, rect: Rect) -> None:
        """Paints games ahead from the left and games behind from the right; the gap between them stands for ties."""
        painter.fill(rect, theme.sunk, theme.unit / 2)
        game = rect.width / max(1, self.rivalry.games)
        painter.fill(rect.cut_left(game * self.rivalry.ahead)[0], mark_colour(_AHEAD))
        behind = rect.cut_right(game * self.rivalry.behind)[0]
        painter.fill(behind.inset(0, _DEFEATS_MARGIN * rect.height), mark_colour(_BEHIND))
        painter.outline(rect, faint(theme.faded, _BAR_EDGE), theme.hair, theme.unit / 2)


class PerformanceLine(PeopleLine):
    """Somebody's results in one game; the line of the game shown in detail is marked as chosen."""

    game = StringProperty("")
    performance = ObjectProperty(Performance(0, 0, 0.0, 0.0, 0))
    shows = (*PeopleLine.shows, "game", "performance")

    def words(self) -> list[StyledLine]:
        """The game's name above the numbers of games and wins, and the points."""
        performance, small = self.performance, Style(round(theme.small))
        average = _("Average {n}").format(n=to_a_tenth(performance.average))
        best = _("Best {n}").format(n=performance.best)
        return [
            StyledLine(_(COVERS[self.game].title), Style(round(theme.body), bold=True), theme.ink),
            StyledLine(games_and_wins(performance.games, performance.wins), small, theme.faded),
            StyledLine(f"{unbroken(average)}{DOT}{unbroken(best)}", small, theme.ink),
        ]

    def result(self) -> list[StyledLine]:
        """The win rate."""
        return [share_of_wins(self.performance.rate)]

    @property
    def picture_size(self) -> tuple[float, float]:
        """The size of a cover picture that is as tall as a crest."""
        return theme.crest / PICTURE_ASPECT, theme.crest

    def paint_picture(self, painter: Painter, rect: Rect) -> None:
        """Paints the game's cover picture."""
        painter.picture(f"covers/{self.game}", rect)
        painter.outline(rect, theme.line)
