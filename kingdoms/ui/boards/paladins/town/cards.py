"""What the cards of the town have in common: their places in a row, their backs and their faces."""

from collections.abc import Sequence

from kingdoms.ui.board.sight import Places, at
from kingdoms.ui.boards.paladins.tokens import ART
from kingdoms.ui.drawing.gallery import gallery, paint_symbol
from kingdoms.ui.drawing.painter import WHITE, Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import CARD_SHAPE, theme

_FAN = 0.4  # how much is seen of a card face down below the next one
_FIELD = 0.64  # the height of the part of a face where there is room, of the card
_FIELD_MARGINS = (0.1, 0.04)  # around what is in it, of the card's width and height


def count_piles(cards: Sequence[int]) -> int:
    """How many places a row takes: one for each card face up, and one for all that are face down."""
    up = sum(card >= 0 for card in cards)
    return up + (up < len(cards))


def in_piles(name: str, cards: Sequence[int], lines: Sequence[Sequence[Rect]]) -> Places:
    """Cards of one kind in these lines of cells: each face up in a cell, those face down in the next one, fanned."""
    cells = [cell for line in lines for cell in line]
    places: Places = {}
    hidden = [place for place, card in enumerate(cards) if card < 0]
    for place in range(len(cards)):
        if place in hidden:
            cell = cells[len(cards) - len(hidden)]
            width = min(cell.width / (1 + _FAN * (len(hidden) - 1)), cell.height / CARD_SHAPE)
            shown = cell.cut_left(width)[0].moved(hidden.index(place) * width * _FAN, 0)
            places[name, place] = at(shown)
        else:
            places[name, place] = at(cells[place - sum(each < place for each in hidden)])
    return places


def paint_back(painter: Painter, rect: Rect, name: str) -> None:
    """A card face down."""
    paint_symbol(painter, f"{ART}/cards/{name}_back", rect.inset(theme.hair).fitted(CARD_SHAPE), WHITE)


def paint_face(painter: Painter, rect: Rect, name: str) -> Rect:
    """Paints the face of a card; the part of it where there is room."""
    place = rect.fitted(CARD_SHAPE)
    if gallery.has(f"{ART}/cards/{name}"):
        painter.picture(f"{ART}/cards/{name}", place)
    across, along = _FIELD_MARGINS
    return place.cut_bottom(place.height * _FIELD)[0].inset(place.width * across, place.height * along)
