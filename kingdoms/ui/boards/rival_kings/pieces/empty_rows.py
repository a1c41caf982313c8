"""The empty rows of Rival Kings: where a seat's first subject or building will be."""

from kingdoms.games.rival_kings.words.phrases import row_title
from kingdoms.ui.boards.rival_kings.pieces.bands import ART
from kingdoms.ui.boards.rival_kings.pieces.cards import name_style
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, TextBox, height_of, is_whole_in
from kingdoms.ui.theme import faint, theme

_NO_ROW, _NO_CARDS = 0.36, 0.45  # the symbol of an empty row: its share of the shorter side, and its opacity
_WIDE_ROW = 2.5  # the least width of an empty row with large type, in touches
_BESIDE_SYMBOL = 1.4  # the width, in heights, from which the words of an empty row are next to its symbol
_NOTE_LINES = 4


def paint_empty_row(painter: Painter, rect: Rect, kind: str, note: str = "") -> None:
    """Where the first subject or building will be: what belongs there and, if there is room, a note about it."""
    painter.outline(rect, theme.line, radius=theme.corner)
    title, size = row_title(kind), theme.body if rect.width >= _WIDE_ROW * theme.touch else theme.least_name
    is_wide, inner = rect.width > _BESIDE_SYMBOL * rect.height, rect.inset(theme.unit)
    side = min(rect.width, rect.height) * _NO_ROW
    words = inner.cut_left(side, theme.unit)[1] if is_wide else inner
    has_title = name_style(title, words.width, size=size) is not None and rect.height >= side + LINE * size
    has_note = has_title and bool(note) and _has_room(note, words, inner.height - (0 if is_wide else side), size)
    height = (LINE * size if has_title else 0) + (_height_of_note(note, words.width) if has_note else 0)
    if is_wide and has_title:
        symbol = inner.cut_left(side)[0].centred(side, side)
        words = words.centred(words.width, height)
    else:
        symbol, words = inner.centred(inner.width, side + height).cut_top(side)
        symbol = symbol.centred(side, side)
    paint_symbol(painter, f"{ART}/symbols/{kind}", symbol, faint(theme.faded, _NO_CARDS))
    if not has_title:
        return
    align = "left" if is_wide else "centre"
    above, below = words.cut_top(LINE * size)
    painter.text(title, above, size, theme.faded, bold=True, align=align)
    if has_note:
        painter.text(note, below, theme.least_name, theme.faded, align=align, lines=_NOTE_LINES)


def _has_room(note: str, words: Rect, height: float, size: float) -> bool:
    """Whether a note fits below a title of this type size."""
    box = TextBox(int(words.width), int(height - LINE * size), _NOTE_LINES)
    return is_whole_in(note, Style(round(theme.least_name)), box)


def _height_of_note(note: str, width: float) -> float:
    return height_of(note, Style(round(theme.least_name)), width)
