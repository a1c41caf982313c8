"""What one owns and acts with in Kingsburg: goods, own dice, what is added to them, choices, and the way to a page."""

from collections.abc import Sequence

from kingdoms.core.game import Thing
from kingdoms.core.language import _
from kingdoms.games.kingsburg.words.phrases import signed
from kingdoms.ui.board.symbol_rows import Token
from kingdoms.ui.boards.kingsburg.layout import COURT
from kingdoms.ui.boards.kingsburg.tokens import VP, paint_aside, paint_die, paint_line, paint_symbol_of
from kingdoms.ui.boards.kingsburg.tray import symbol_side
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, TextBox, counted, size_of, step_of_type, whole_in
from kingdoms.ui.theme import faint, theme

_MOST_LINES = 3  # of words on a choice


def paint_stock(painter: Painter, rect: Rect, what: str, count: int, largest: float) -> None:
    """A symbol, and how many there are of it, in a size that is not larger than this."""
    words = counted(count)
    size = step_of_type(min(largest, rect.height * 0.5))
    number = size_of(words, Style(round(size), bold=True))[0]
    side = max(0.6 * theme.glyph, min(1.2 * theme.glyph, rect.height * 0.8, rect.width - number - theme.unit))
    line = rect.centred(min(rect.width, side + number + theme.unit), rect.height)
    symbol, rest = line.cut_left(side, theme.unit / 2)
    paint_symbol_of(painter, symbol.centred(side, side), VP if what == "points" else what, theme.ink)
    painter.text(words, rest, size, theme.ink if count else theme.faded, bold=True, align="left")


def paint_own_die(painter: Painter, rect: Rect, crest: int, value: int, is_picked: bool) -> None:
    """A die to be picked; what is picked is raised, with a gold band."""
    place = rect.fitted(1).inset(theme.unit / 2)
    place = place.moved(0, theme.lift if is_picked else 0)
    painter.shadow(place)
    paint_die(painter, place, crest, value)
    if is_picked:
        painter.chosen(place, place.width * 0.2)


def paint_own_aside(painter: Painter, rect: Rect, crest: int, value: int) -> None:
    """An own die that is set aside: it stays with the others, but lies in the shade."""
    paint_aside(painter, rect.fitted(1).inset(theme.unit / 2), crest, value)


def paint_part(painter: Painter, rect: Rect, part: Thing, is_picked: bool) -> None:
    """A "+2" token, the Market's help or the envoy; what is picked is raised, with a gold band."""
    place = rect.inset(theme.unit / 2).moved(0, theme.lift if is_picked else 0)
    painter.parchment(place)
    if part[0] == "market":
        painter.text(signed(part[1]), place, theme.lead, bold=True)
    else:
        paint_symbol_of(painter, place.fitted(1).inset(theme.unit), part[0], theme.ink)
    if is_picked:
        painter.chosen(place)


def paint_tally(painter: Painter, rect: Rect, number: int | None, reaches: bool) -> None:
    """What the picked dice come to, if any are; in the colour of warnings if that reaches nobody."""
    if number is not None:
        painter.text(f"= {number}", rect, theme.lead, theme.ink if reaches else theme.wax, bold=True)


def paint_choice(painter: Painter, rect: Rect, tokens: Sequence[Token], words: str, size: float) -> None:
    """Something to be chosen, in symbols, or in words of this size."""
    painter.parchment(rect.inset(theme.hair))
    if tokens:
        paint_line(painter, rect.inset(theme.unit), tokens, symbol_side())
    else:
        painter.text(words, _words_place(rect), size, bold=True, lines=_MOST_LINES)


def size_of_words(choices: Sequence[tuple[str, Rect]]) -> float:
    """The size in which the words of all choices stand whole on their places."""
    sizes = [theme.body]
    for words, rect in choices:
        room = _words_place(rect)
        box = TextBox(int(room.width), int(room.height), _MOST_LINES)
        sizes.append(whole_in(words, Style(round(theme.body), bold=True), box).size)
    return min(sizes)


def _words_place(rect: Rect) -> Rect:
    return rect.inset(theme.gap, theme.hair)


def paint_tab(painter: Painter, rect: Rect, page: int) -> None:
    """The way to the other page."""
    painter.fill(rect, faint(theme.panel, 0.9), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    size = min(theme.tiny, rect.width * 0.3)
    word, icon = rect.inset(theme.hair).cut_bottom(1.3 * size)
    painter.icon("crown" if page == COURT else "castle", icon.centred(theme.glyph, theme.glyph))
    painter.text(_("Court") if page == COURT else _("Estate"), word, size, bold=True)
