"""What the cards of the town have in common: their places in a row, their backs and their faces."""

from kingdoms.ui.board.sight import Places, at
from kingdoms.ui.boards.paladins.tokens import ART
from kingdoms.ui.drawing.gallery import gallery, paint_symbol
from kingdoms.ui.drawing.painter import WHITE, Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import CARD_SHAPE, faint, theme

_FIELD = 0.64  # the height of the part of a face where there is room, of the card
_FIELD_MARGINS = (0.1, 0.04)  # around what is in it, of the card's width and height


def in_a_row(name: str, room: Rect, count: int, spacing: float) -> Places:
    """Cards of one kind side by side."""
    return {(name, place): at(rect) for place, rect in enumerate(room.columns(count, spacing))}


def paint_back(painter: Painter, rect: Rect, name: str) -> None:
    """A card face down."""
    place = rect.inset(theme.hair).fitted(CARD_SHAPE) if rect.height > rect.width else rect.inset(theme.hair)
    if rect.height <= rect.width:
        painter.fill(place, faint(theme.sunk, 0.8), theme.corner)
        painter.outline(place, theme.line, radius=theme.corner)
        place = place.fitted(CARD_SHAPE)
    paint_symbol(painter, f"{ART}/cards/{name}_back", place, WHITE)


def paint_face(painter: Painter, rect: Rect, name: str) -> Rect:
    """Paints the face of a card; the part of it where there is room."""
    place = rect.fitted(CARD_SHAPE)
    if gallery.has(f"{ART}/cards/{name}"):
        painter.picture(f"{ART}/cards/{name}", place)
    across, along = _FIELD_MARGINS
    return place.cut_bottom(place.height * _FIELD)[0].inset(place.width * across, place.height * along)
