"""The log on a board: its last lines, each with the crest of the player it is about."""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.core.game import Thing
from kingdoms.core.seats import NO_CREST
from kingdoms.ui.board.sight import LOG, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, height_of
from kingdoms.ui.theme import faint, theme

LAST = 30
"""How many lines are worth giving to a board: more than it has room for."""
_GROUND = 0.6  # the opacity of the ground
_CREST = 1.4  # the side of a crest, in letters


NOTHING_TO_ASK = -1


class Line(NamedTuple):
    """One line of the log: the crest of the player it is about, the sentence, and whether it is a heading."""

    crest: int
    text: str
    is_heading: bool
    number: int = NOTHING_TO_ASK
    """If this is the first line about a bot's decision, that decision: a tap asks why."""


class TableLog(Zone):
    """The last lines of the log, the newest at the bottom; a tap opens all of it."""

    def measure(self, sight: Sight) -> None:
        """Three lines, for a form that has no more room."""
        self.wanted_height = 3 * LINE * theme.small + 4 * theme.unit

    def lay_out(self, sight: Sight) -> Places:
        """It is one thing."""
        return {LOG: at(self.rect)} if self.height >= theme.touch else {}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """As many lines as there is room for."""
        return _paint_log, place.rect, tuple(self.board.log)


def _paint_log(painter: Painter, rect: Rect, lines: Sequence[Line]) -> None:
    painter.fill(rect, faint(theme.panel, _GROUND), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    rest = rect.inset(theme.gap, theme.unit)
    for line in reversed(lines):
        style = Style(round(theme.small), bold=line.is_heading)
        room = rest.cut_left(_CREST * theme.small, theme.unit)[1] if line.crest != NO_CREST else rest
        height = max(height_of(line.text, style, room.width), LINE * theme.small)
        if height > rest.height:
            break
        place, rest = rest.cut_bottom(height, theme.unit)
        _paint_line(painter, place, line, style)


def _paint_line(painter: Painter, rect: Rect, line: Line, style: Style) -> None:
    if line.crest != NO_CREST:
        side = _CREST * theme.small
        shield, rect = rect.cut_left(side, theme.unit)
        painter.crest(line.crest, shield.cut_top(min(side, shield.height))[0])
    count = round(rect.height / (LINE * style.size)) + 1
    painter.text(line.text, rect, style.size, bold=style.bold, align="left", valign="top", lines=count, shrink=False)
