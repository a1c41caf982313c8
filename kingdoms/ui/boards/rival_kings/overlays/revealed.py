"""The parts of a revealed character in both layouts of the reveal of Rival Kings: back, owner's name, markers."""

from kingdoms.ui.board.sight import Sight
from kingdoms.ui.boards.rival_kings.pieces.cards import MARKER, name_style
from kingdoms.ui.boards.rival_kings.pieces.characters import CHARACTER_BACK
from kingdoms.ui.boards.rival_kings.pieces.facts import paint_fact, width_of_fact
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme


def size_of_names(sight: Sight, width: float) -> float:
    """The type size of all names on the overlay, so that they look alike."""
    styles = [name_style(name, width, size=theme.subtitle) for name in sight.captions]
    return min((style.size for style in styles if style is not None), default=theme.least_name)


def look_of_markers(count: int, rect: Rect) -> Look:
    """An owner's markers, in the middle."""
    width = width_of_fact(count, theme.subtitle, rect.height)
    return paint_fact, rect.centred(width, rect.height), MARKER, count, theme.subtitle


def paint_owner(painter: Painter, rect: Rect, name: str, size: float, align: str = "centre") -> None:
    """The name of a character's owner."""
    painter.text(name, rect, size, bold=True, align=align)


def paint_back(painter: Painter, rect: Rect) -> None:
    """A character that has not been turned over yet."""
    painter.picture(CHARACTER_BACK, rect)
