"""The owners' names on the reveal overlay of Rival Kings."""

from kingdoms.ui.board.sight import Sight
from kingdoms.ui.boards.rival_kings.pieces.cards import name_style
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme


def size_of_names(sight: Sight, width: float) -> float:
    """The type size of all names on the overlay, so that they look alike."""
    styles = [name_style(name, width, size=theme.subtitle) for name in sight.captions]
    return min((style.size for style in styles if style is not None), default=theme.least_name)


def paint_owner(painter: Painter, rect: Rect, name: str, size: float, align: str = "centre") -> None:
    """The name of a character's owner."""
    painter.text(name, rect, size, bold=True, align=align)
