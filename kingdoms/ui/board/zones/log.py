"""The log on a board: its last lines, each with the crest of the player it is about."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.properties import NumericProperty

from kingdoms.core.seats import NO_CREST
from kingdoms.core.state import Thing
from kingdoms.ui.board.sight import LOG, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, lines_of, size_of
from kingdoms.ui.theme import faint, theme

LAST = 30
"""The number of lines that a board is given: more than it has room for."""
_GROUND = 0.6  # the opacity of the ground
_CREST = 1.4  # the side of a crest, relative to the type
_ROUNDING = 0.01  # the tolerance for rounding, as a share of a line
_BETWEEN, _MARGIN = 1, 2  # the space between and around the lines, in units


NOTHING_TO_ASK = -1


class Line(NamedTuple):
    """One line of the log: the crest of the player it is about, the sentence, and whether it is a heading."""

    crest: int
    text: str
    is_heading: bool
    number: int = NOTHING_TO_ASK
    """The number of a bot's decision, if this is the first line about it: a tap asks why."""


class TableLog(Zone):
    """The last lines of the log, the newest last; a tap opens all of it."""

    lines = NumericProperty(3)
    """The least number of lines, for forms that have no room for more."""

    def measure(self, sight: Sight) -> None:
        """Makes it as tall as its least number of lines."""
        around = (self.lines - 1) * _BETWEEN + 2 * _MARGIN
        self.wanted_height = self.lines * _line_height(Style(round(theme.small))) + around * theme.unit

    def lay_out(self, sight: Sight) -> Places:
        """The log is a single thing."""
        return {LOG: at(self.rect)} if self.height >= theme.touch else {}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The log, with as many lines as fit."""
        return _paint_log, place.rect, tuple(self.board.log)


def _paint_log(painter: Painter, rect: Rect, lines: Sequence[Line]) -> None:
    """Paints the newest lines of the log, the newest last.

    The first lines are at the top; once there is no more room, the newest is always at the bottom.
    """
    painter.fill(rect, faint(theme.panel, _GROUND), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    rest = rect.inset(theme.gap, _MARGIN * theme.unit)
    wrapped = _wrapped(lines, rest)
    heights = [len(line.rows) * _line_height(line.style) for line in wrapped]
    if len(wrapped) == len(lines):
        rest = rest.cut_top(sum(heights) + _BETWEEN * theme.unit * (len(wrapped) - 1))[0]
    for line, height in zip(wrapped, heights, strict=True):
        place, rest = rest.cut_bottom(height, _BETWEEN * theme.unit)
        if line.crest != NO_CREST:
            _paint_crest(painter, place, line.crest)
        _paint_words(painter, place.cut_left(line.indent)[1], line.rows, line.style)


class _Wrapped(NamedTuple):
    """A line of the log, wrapped into rows."""

    crest: int
    indent: float
    rows: Sequence[str]
    style: Style


def _wrapped(lines: Sequence[Line], room: Rect) -> list[_Wrapped]:
    """The newest lines that fit, newest first; if not even the newest does, its beginning."""
    found: list[_Wrapped] = []
    left = room.height
    for line in reversed(lines):
        style = Style(round(theme.small), bold=line.is_heading)
        indent = _CREST * theme.small + theme.unit if line.crest != NO_CREST else 0
        rows = lines_of(line.text, style, room.width - indent)
        count = int(left / _line_height(style) + _ROUNDING)
        if count < len(rows):
            return found or [_Wrapped(line.crest, indent, _beginning(rows, count), style)]
        found.append(_Wrapped(line.crest, indent, rows, style))
        left -= len(rows) * _line_height(style) + _BETWEEN * theme.unit
    return found


def _beginning(rows: Sequence[str], count: int) -> list[str]:
    """The first rows of a line, with an ellipsis instead of the last word."""
    kept = list(rows[:count])
    return [*kept[:-1], f"{kept[-1].rpartition(' ')[0]}…"] if kept else []


def _line_height(style: Style) -> float:
    return max(size_of("A", style)[1], LINE * style.size)


def _paint_crest(painter: Painter, rect: Rect, crest: int) -> None:
    side = _CREST * theme.small
    shield = rect.cut_left(side)[0]
    painter.crest(crest, shield.cut_top(min(side, shield.height))[0])


def _paint_words(painter: Painter, rect: Rect, words: Sequence[str], style: Style) -> None:
    text, count = "\n".join(words), len(words) + 1
    painter.text(text, rect, style.size, bold=style.bold, align="left", valign="top", lines=count, shrink=False)
