"""What all boards paint alike above the table: overlays, their close button, and buttons."""

from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, TextBox, whole_in
from kingdoms.ui.theme import theme

PANEL, BUTTON = "panel", "button"
"""Styles of places: the sheet of an opened thing, and a button."""
_LETTER = 0.42  # the greatest type size on a button, as a share of its height: two lines have to fit
_LINES = 3  # the most lines on a button; with fewer, words would have to be cut


def paint_cross(painter: Painter, rect: Rect) -> None:
    """The cross that closes an overlay."""
    painter.icon("close", rect.centred(theme.glyph, theme.glyph))


def paint_button(painter: Painter, rect: Rect, words: str) -> None:
    """A button on the table."""
    painter.parchment(rect)
    painter.outline(rect, theme.gold, theme.band, theme.corner)
    place = rect.inset(theme.gap, theme.hair)
    box = TextBox(int(place.width), int(place.height), _LINES)
    style = whole_in(words, Style(round(min(theme.body, rect.height * _LETTER)), bold=True), box)
    painter.text(words, place, style.size, bold=True, lines=_LINES)


def paint_titled(painter: Painter, rect: Rect, title: str, crest: int | None = None) -> None:
    """A sheet with its title, after a crest if it is about a seat."""
    painter.parchment(rect)
    head = rect.inset(theme.gap).cut_top(theme.touch)[0].cut_right(theme.touch)[1]
    if crest is not None:
        shield, head = head.cut_left(theme.crest, theme.gap)
        painter.crest(crest, shield)
    painter.text(title, head, theme.lead, bold=True, align="left")
