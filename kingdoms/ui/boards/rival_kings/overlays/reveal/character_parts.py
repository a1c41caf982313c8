"""The parts of a revealed character in both layouts of the reveal of Rival Kings: back, owner's name, markers."""

from collections.abc import Sequence

from kingdoms.ui.boards.rival_kings.pieces.cards import MARKER
from kingdoms.ui.boards.rival_kings.pieces.characters import CHARACTER_BACK
from kingdoms.ui.boards.rival_kings.pieces.facts import paint_fact, width_of_fact
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import largest_fitting
from kingdoms.ui.theme import theme


def size_of_names(names: Sequence[str], width: float) -> float:
    """The largest type size in which all these names fit, so that they look alike."""
    sizes = theme.subtitle, theme.body, theme.small
    return largest_fitting(names, width - theme.hair, sizes) or theme.least_name


def look_of_markers(count: int, rect: Rect) -> Look:
    """An owner's markers, in the middle."""
    width = width_of_fact(count, theme.subtitle, rect.height)
    return paint_fact, rect.centred(width, rect.height), MARKER, count, theme.subtitle


def paint_name(painter: Painter, rect: Rect, name: str, size: float, align: str = "centre") -> None:
    """The name of a character's owner."""
    painter.text(name, rect, size, bold=True, align=align)


def paint_back(painter: Painter, rect: Rect) -> None:
    """A character that has not been turned over yet."""
    painter.picture(CHARACTER_BACK, rect)
