"""The solo opponent's latest turn in Paladins, step by step."""

from kingdoms.core.game import Thing
from kingdoms.core.words.language import _
from kingdoms.games.paladins.words.log_solo import told_turn
from kingdoms.ui.board.sight import CLOSE, Place, Places, Sight, at
from kingdoms.ui.boards.paladins.opponent import SCHEME, last_scheme, paint_scheme_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import PANEL, write_whole
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, height_of
from kingdoms.ui.theme import theme

_WIDEST = 11  # the greatest width of the overlay, in touches
_MARGINS = 4  # the text's total margins, horizontally and vertically, in gaps
_LINES = 9  # the most lines of one step
_SMALLEST, _STEP = 0.34, 0.94  # as shares of the usual text: the smallest size, and how much it shrinks in one step


class TurnOverlay:
    """The opponent's latest turn, on an overlay as tall as its text."""

    def lay_out(self, sight: Sight, opened: Thing, room: Rect) -> Places:
        """The overlay and its cross."""
        width = min(room.width, _WIDEST * theme.touch)
        size = _size_for(sight, width, room.height)
        panel = room.centred(width, min(room.height, _height(sight, width, size)))
        cross = panel.inset(theme.gap).cut_top(theme.touch)[0].cut_right(theme.touch)[0]
        return {opened: at(panel, PANEL), CLOSE: at(cross)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The steps of the opponent's turn, in the log's words, and an explanation of its schemes."""
        rect = place.rect
        size = _size_for(sight, rect.width, rect.height)
        return _paint_turn, rect, last_scheme(sight), tuple(_steps(sight)), sight.about(SCHEME)[1], size


def _steps(sight: Sight) -> list[str]:
    steps = told_turn(sight.past, lambda event: sight.words.line(event, sight.names))
    return [_("{n}. {step}").format(n=number, step=step) for number, step in enumerate(steps, 1)]


def _size_for(sight: Sight, width: float, height: float) -> float:
    """The largest text size at which everything fits."""
    size = theme.body
    while size > _SMALLEST * theme.body and _height(sight, width, size) > height:
        size *= _STEP
    return size


def _height(sight: Sight, width: float, size: float) -> float:
    inner, style = width - _MARGINS * theme.gap, Style(round(size))
    words = [*_steps(sight), sight.about(SCHEME)[1]]
    return sum(height_of(line, style, inner) + theme.unit for line in words) + theme.touch + _MARGINS * theme.gap


def _paint_turn(painter: Painter, rect: Rect, scheme: int, steps: tuple[str, ...], about: str, size: float) -> None:
    painter.parchment(rect)
    head, room = rect.inset(theme.gap).cut_top(theme.touch, theme.unit)
    symbol, title = head.cut_right(theme.touch)[1].cut_left(theme.touch, theme.gap)
    paint_scheme_symbol(painter, symbol.inset(theme.unit), scheme)
    words = _("The opponent's last turn") if steps else _("The opponent hasn't acted yet")
    write_whole(painter, words, title, theme.subtitle, 2, align="left")
    room = room.inset(theme.gap, 0)
    for line in (*steps, about):
        part, room = room.cut_top(height_of(line, Style(round(size)), room.width), theme.unit)
        colour = theme.faded if line is about else theme.ink
        painter.text(line, part, size, colour, align="left", lines=_LINES, valign="top")
