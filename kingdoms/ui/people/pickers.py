"""Pickers: one for a game, shown by its cover, and one for any number of names."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.properties import ObjectProperty, StringProperty

from kingdoms.core.words.language import _
from kingdoms.ui.charts.marks import mark_colour, paint_mark
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LOOSE_LINE, Style, size_of
from kingdoms.ui.home.covers import COVERS, PICTURE_ASPECT
from kingdoms.ui.theme import TINGE, faint, theme
from kingdoms.ui.widgets import Pressable, Targets
from kingdoms.ui.widgets.chips import flow

_HIGHEST = 2  # the maximum height of a cover, in touches
_ABOVE_CHIP, _BESIDE_NAME = 1.5, 2  # space above and below a name's border, and inside it at both ends, in units
_MARK = 1.1  # the side of a name's mark, in letters


class GamePicker(Targets):
    """The covers of games side by side with their names; the chosen one has an ink outline."""

    games: "ObjectProperty[Sequence[str]]" = ObjectProperty(())
    value = StringProperty("")
    shows = (*Pressable.shows, "games", "value")

    def choose(self, key: object) -> None:
        """Chooses a game."""
        self.value = str(key)

    def measure(self) -> None:
        """Sets the height to that of its rows."""
        self.size_hint_y = None
        rows = -(-len(self.games) // self._in_row)
        self.height = rows * self._cell_height + max(0, rows - 1) * theme.gap

    def places(self) -> dict[str, Rect]:
        """The area of each game, row by row."""
        rows = self.rect.rows(max(1, -(-len(self.games) // self._in_row)), theme.gap)
        cells = (cell for row in rows for cell in row.columns(self._in_row, theme.gap))
        return dict(zip(self.games, cells, strict=False))

    def paint(self, painter: Painter) -> None:
        """Paints each game's picture and name."""
        for game, rect in self.places().items():
            is_chosen = game == self.value
            if is_chosen:
                painter.fill(rect, theme.sunk, theme.corner)
                painter.outline(rect, theme.ink, theme.band, theme.corner)
            words, picture = rect.inset(theme.unit).cut_bottom(LOOSE_LINE * theme.small)
            cover = picture.inset(theme.unit / 2).fitted(PICTURE_ASPECT)
            painter.picture(f"covers/{game}", cover)
            painter.outline(cover, theme.line)
            painter.text(_(COVERS[game].title), words, theme.small, bold=is_chosen)
            if self.focus_key == game:
                self.ring(painter, rect)

    @property
    def _in_row(self) -> int:
        """How many games there are to a row: all of them if their names fit, otherwise two."""
        style = Style(round(theme.small), bold=True)
        widest = max((size_of(_(COVERS[game].title), style)[0] for game in self.games), default=0)
        count = max(1, len(self.games))
        fits = widest + _around_cover() <= (self.width - (count - 1) * theme.gap) / count
        return count if fits else min(2, count)

    @property
    def _cell_height(self) -> float:
        width = (self.width - (self._in_row - 1) * theme.gap) / self._in_row
        picture = min(PICTURE_ASPECT * max(0, width - _around_cover()), _HIGHEST * theme.touch)
        return max(theme.touch, picture + LOOSE_LINE * theme.small + _around_cover())


def _around_cover() -> float:
    """The total width of the margins of a cell and of the cover in it."""
    return 2 * (theme.unit + theme.unit / 2)


class Chip(NamedTuple):
    """A name to choose, and its mark if it is chosen."""

    name: str
    mark: int | None = None


class NameChips(Targets):
    """Names in rows, the chosen ones with their marks. A tap chooses or removes a name."""

    chips: "ObjectProperty[Sequence[Chip]]" = ObjectProperty(())
    shows = (*Pressable.shows, "chips")

    __events__ = ("on_pick",)

    def on_pick(self, name: str) -> None:
        """Dispatched when a name is tapped."""

    def choose(self, key: object) -> None:
        """Dispatches `on_pick` with the name that was tapped."""
        self.dispatch("on_pick", key)

    def measure(self) -> None:
        """Sets the height to that of its rows."""
        self.size_hint_y = None
        rows = [line for line, _left in flow(map(self._width_of, self.chips), self.width, theme.unit)]
        self.height = (rows[-1] + 1 if rows else 0) * theme.touch * self._growth

    def places(self) -> dict[str, Rect]:
        """The tap targets, row by row from the left; each has the full height of its row."""
        widths, height = list(map(self._width_of, self.chips)), theme.touch * self._growth
        cells = zip(self.chips, widths, flow(widths, self.width, theme.unit), strict=True)
        return {
            chip.name: Rect(self.x + left, self.top - (line + 1) * height, width, height)
            for chip, width, (line, left) in cells
        }

    def paint(self, painter: Painter) -> None:
        """Paints names with rounded borders and a plus; a chosen one has its mark instead, on a fill of its colour."""
        chips = {chip.name: chip for chip in self.chips}
        for name, place in self.places().items():
            rect, mark = place.inset(0, _ABOVE_CHIP * theme.unit), chips[name].mark
            sign, words = rect.inset(_BESIDE_NAME * theme.unit, 0).cut_left(theme.small, theme.unit)
            if mark is None:
                painter.outline(rect, theme.faded, theme.hair, rect.height / 2)
                painter.icon("plus", sign, theme.faded)
            else:
                painter.fill(rect, faint(mark_colour(mark), TINGE), rect.height / 2)
                painter.outline(rect, mark_colour(mark), theme.band, rect.height / 2)
                paint_mark(painter, mark, sign.centre, _MARK * theme.small)
            painter.text(name, words, theme.small, bold=mark is not None, align="left")
            if self.focus_key == name:
                self.ring(painter, rect, rect.height / 2)

    @property
    def _growth(self) -> float:
        return max(1.0, LOOSE_LINE * theme.small / (theme.touch - 2 * _ABOVE_CHIP * theme.unit))

    def _width_of(self, chip: Chip) -> float:
        words = size_of(chip.name, Style(round(theme.small), bold=True))[0] + theme.unit
        sign = theme.small + theme.unit
        return min(max(theme.touch, words + sign + 2 * _BESIDE_NAME * theme.unit), self.width)
