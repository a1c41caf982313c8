"""Parts that all boards paint alike: overlays, buttons, the marks of chosen things, and face-down cards."""

from typing import Any

from kingdoms.ui.drawing.crests import tincture_of
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, TextBox, height_of, size_of, whole_in
from kingdoms.ui.theme import PLATE, Colour, faint, theme

PANEL, BUTTON = "panel", "button"
"""Styles of places: the sheet of an opened thing, and a button."""
_LETTER = 0.42  # the greatest type size on a button, as a share of its height, so that two lines fit
_LINES = 3  # the most lines on a button; with fewer, words would have to be cut
_BESIDE_EYE, _BELOW_EYE_LINES = 7, 5  # the least width of words next to an eye, in type sizes; the most lines below it
_EYE = 1.8  # the greatest width of the disc behind an eye, in glyphs
_CHOSEN = 2  # the width of the light line under the band of a chosen thing, in bands
_TICK, _TICK_SHARE = 0.7, 0.32  # the tick on a chosen thing: its least side, in glyphs, and its share of the width
_TICK_INSIDE, _TICK_MARGIN = 0.75, 0.12  # the tick's share inside the thing, and its symbol's margin, in its sides

_LEAST_CONTRAST = 1.5  # the contrast with the ground below which a seat's colour needs a line of ink next to it
_BRIGHTNESS = (0.2126, 0.7152, 0.0722)  # the relative luminance of red, green and blue
_GAMMA, _GLARE = 2.2, 0.05  # the gamma of a screen, and the light it reflects


def paint_cross(painter: Painter, rect: Rect) -> None:
    """The cross that closes an overlay."""
    painter.icon("close", rect.centred(theme.glyph, theme.glyph))


def raised(rect: Rect, is_chosen: bool) -> Rect:
    """Where a thing is drawn: a little higher if it is chosen."""
    return rect.moved(0, theme.lift if is_chosen else 0)


def paint_band(painter: Painter, rect: Rect, colour: Colour, radius: float) -> None:
    """A border in a seat's colour; between two hairlines of ink if it hardly stands out from the ground."""
    painter.outline(rect, colour, theme.band, radius)
    if is_like_ground(colour):
        painter.outline(rect, theme.ink, theme.hair, radius)
        painter.outline(rect.inset(theme.band), theme.ink, theme.hair, radius)


def is_like_ground(colour: Colour) -> bool:
    """Whether a colour is too much like the panels of the current look, light or dark, to stand out."""
    darker, lighter = sorted((_luminance(colour), _luminance(theme.panel)))
    return (lighter + _GLARE) / (darker + _GLARE) < _LEAST_CONTRAST


def _luminance(colour: Colour) -> float:
    shares = (share * channel**_GAMMA for share, channel in zip(_BRIGHTNESS, colour, strict=False))
    return float(sum(shares))


def paint_chosen(
    painter: Painter,
    rect: Rect,
    crest: int,
    radius: float | None = None,
    *,
    is_central: bool = False,
    inside: float = _TICK_INSIDE,
) -> None:
    """The mark of a chosen thing, which is `raised`: a band and a filled tick in the colour of its seat.

    The tick is in the upper left corner, which stays visible in a fan of cards, or in the middle of the upper edge;
    `inside` is the share of the tick that is within the thing's edges.
    """
    paint_chosen_edge(painter, rect, crest, theme.corner if radius is None else radius)
    side = tick_side(rect)
    x = rect.centre[0] - side / 2 if is_central else rect.x - side * (1 - inside)
    paint_tick(painter, Rect(x, rect.top - side * inside, side, side), crest)


def tick_side(rect: Rect) -> float:
    """The side of the tick on a chosen thing."""
    return float(max(_TICK * theme.glyph, min(theme.crest, _TICK_SHARE * rect.width)))


def paint_chosen_edge(painter: Painter, rect: Rect, crest: int, radius: float) -> None:
    """A band in the colour of a seat around a chosen thing, with a light line inside it."""
    painter.outline(rect, theme.panel, _CHOSEN * theme.band, radius)
    paint_band(painter, rect, theme.tinctures[tincture_of(crest)], radius)


def paint_tick(painter: Painter, square: Rect, crest: int) -> None:
    """A tick on a disc in the colour of a seat."""
    tincture = tincture_of(crest)
    painter.circle(square.centre, square.width / 2, theme.tinctures[tincture])
    painter.ring(square.centre, square.width / 2, theme.ink, theme.hair)
    painter.icon("check", square.inset(square.width * _TICK_MARGIN), theme.tincture_inks[tincture])


def paint_button(painter: Painter, rect: Rect, words: str) -> None:
    """A button on the table."""
    painter.parchment(rect)
    painter.outline(rect, theme.gold, theme.band, theme.corner)
    write_whole(painter, words, rect.inset(theme.gap, theme.hair), min(theme.body, rect.height * _LETTER), _LINES)


def paint_grasp(painter: Painter, rect: Rect) -> None:
    """The border of a card while its owner holds a finger on it to see it."""
    painter.outline(rect, theme.ink, theme.band, theme.corner)


def paint_eye(painter: Painter, rect: Rect, words: str) -> None:
    """An eye on a card that only one person may look at, and, if there is room, words that explain how."""
    style, width = Style(round(theme.small), bold=True), rect.width - 2 * theme.unit
    label, room = rect.cut_bottom(height_of(words, style, width) + theme.unit)
    is_narrow = any(size_of(word, style)[0] > width for word in words.split())
    has_words = not is_narrow and room.height >= theme.glyph
    room = room if has_words else rect
    disc = room.centred(*[min(_EYE * theme.glyph, room.width, room.height)] * 2)
    painter.circle(disc.centre, disc.width / 2, faint(theme.panel, PLATE))
    painter.icon("eye", disc.centred(theme.glyph, theme.glyph))
    if has_words:
        painter.fill(label, faint(theme.panel, PLATE), theme.corner / 2)
        painter.text(words, label, theme.small, bold=True, lines=_BELOW_EYE_LINES)


def paint_face_down(painter: Painter, rect: Rect, words: str) -> None:
    """The place of cards that only their owner may see, with an invitation to look at them."""
    paint_sunk(painter, rect)
    paint_invitation(painter, rect, words)


def paint_sunk(painter: Painter, rect: Rect) -> None:
    """A sunken area, which stands for cards that are face down."""
    painter.fill(rect, theme.sunk, theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)


def paint_invitation(painter: Painter, rect: Rect, words: str) -> None:
    """An eye and words that say who may look, centred; the words are below the eye if the space is too narrow."""
    room, sign = rect.inset(theme.gap, theme.hair), theme.glyph + theme.gap
    if room.width - sign < _BESIDE_EYE * theme.body:
        above, below = rect.inset(theme.unit).cut_top(theme.glyph + theme.unit)
        painter.icon("eye", above.centred(theme.glyph, theme.glyph), theme.faded)
        write_whole(painter, words, below, theme.small, _BELOW_EYE_LINES)
        return
    width = sign + size_of(words, Style(round(theme.body), bold=True))[0] + theme.unit
    eye, beside = room.centred(min(room.width, width), room.height).cut_left(theme.glyph, theme.gap)
    painter.icon("eye", eye.centred(theme.glyph, theme.glyph), theme.faded)
    write_whole(painter, words, beside, theme.body, _LINES, align="left")


def paint_heading(painter: Painter, rect: Rect, words: str) -> None:
    """The heading of a sheet."""
    painter.text(words, rect, theme.subtitle, bold=True)


def write_whole(
    painter: Painter, words: str, rect: Rect, size: float, lines: int, *, bold: bool = True, **look: Any
) -> None:
    """Words that must not be cut: at this size, or as much smaller as it takes to fit them into the lines."""
    style = whole_in(words, Style(round(size), bold=bold), TextBox(int(rect.width), int(rect.height), lines))
    painter.text(words, rect, style.size, bold=bold, lines=lines, **look)


def paint_title(
    painter: Painter, rect: Rect, title: str, crest: int | None = None, size: float | None = None, lines: int = 1
) -> None:
    """The whole title of a sheet, after a crest if it is about a seat."""
    if crest is not None:
        shield, rect = rect.cut_left(theme.crest, theme.gap)
        painter.crest(crest, shield)
    write_whole(painter, title, rect, size or theme.subtitle, lines, align="left")
