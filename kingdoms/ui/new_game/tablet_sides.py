"""Which side of the tablet each player sits at, in games with people all around it."""

from kingdoms.core.words.language import N_
from kingdoms.store.settings import TABLET_SIDES
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import Colour, theme

ABOUT_TABLET_SIDES = {
    "bottom": N_("{name} sits at the bottom of the screen."),
    "right": N_("{name} sits on the right of the screen."),
    "top": N_("{name} sits at the top of the screen."),
    "left": N_("{name} sits on the left of the screen."),
}
_ASPECT = 0.75  # the height of the small tablet relative to its width
_STRIP = 1.5  # the thickness of the marked side, in units


def next_tablet_side(side: str) -> str:
    """The next side, anticlockwise."""
    return TABLET_SIDES[(TABLET_SIDES.index(side) + 1) % len(TABLET_SIDES)]


def paint_tablet_side(painter: Painter, rect: Rect, side: str, colour: Colour) -> None:
    """Paints a small tablet with one of its sides marked."""
    tablet, strip = rect.fitted(_ASPECT), _STRIP * theme.unit
    cuts = {"bottom": tablet.cut_bottom, "right": tablet.cut_right, "top": tablet.cut_top, "left": tablet.cut_left}
    painter.fill(cuts[side](strip)[0], colour, theme.unit / 2)
    painter.outline(tablet, theme.faded, theme.band, theme.unit)
