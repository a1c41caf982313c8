"""The common parts of the town's cards: their places in rows, their backs and faces, and whether taverns are open."""

from collections.abc import Sequence

from kingdoms.ui.board.sight import Places, Sight, at
from kingdoms.ui.boards.paladins.pieces import ART
from kingdoms.ui.drawing.gallery import gallery, paint_symbol
from kingdoms.ui.drawing.painter import WHITE, Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import CARD_ASPECT, faint, theme

_FAN = 0.4  # the least part of a face-down card that is visible below the next one
_STRIP = 0.16  # the width of a strip for face-down cards, as a share of the row
_PLATE_HEIGHT, _PLATE_MARGIN = 1.3, 0.8  # the plate on a back: its height and its margins, relative to its type
_PLATE, _FOOT = 0.94, 0.07  # its opacity, and its distance from the foot of the card, as a share of the card
_FIELD = 0.64  # the height of the free part of a face, as a share of the card
_FIELD_MARGINS = (0.1, 0.04)  # the margins inside that part, relative to the card's width and height


def are_taverns_open(sight: Sight) -> bool:
    """Whether tavern cards are still to be taken this round."""
    return bool(sight.view.taverns) and any(step[0] in ("tavern", "paladin") for step in sight.view.agenda)


def count_piles(cards: Sequence[int]) -> int:
    """The number of places a row takes: one for each face-up card, and one for all face-down ones."""
    up = sum(card >= 0 for card in cards)
    return up + (up < len(cards))


def in_piles(name: str, cards: Sequence[int], rows: Sequence[Rect], across: int, spacing: float) -> Places:
    """Cards of one kind in these rows, `across` side by side; face-down ones are fanned over the rest of the line.

    If there is a place for each card, none are fanned. If the rows are full of face-up cards, a narrow strip on their
    right is left for the others. If all are face down, they are side by side.
    """
    up = [place for place, card in enumerate(cards) if card >= 0]
    hidden = [place for place, card in enumerate(cards) if card < 0]
    if not up:
        return {(name, place): at(cell) for place, cell in enumerate(rows[0].columns(max(1, len(hidden)), spacing))}
    strip = rows[-1]
    if hidden and len(up) == len(rows) * across:
        cut = [row.cut_right(row.width * _STRIP, spacing) for row in rows]
        strip, rows = cut[-1][0], [row for _strip, row in cut]
    cells = [cell for row in rows for cell in row.columns(across, spacing)]
    if len(cards) <= len(cells):
        return {(name, place): at(cell) for place, cell in zip((*up, *hidden), cells, strict=False)}
    places: Places = {(name, place): at(cell) for place, cell in zip(up, cells, strict=False)}
    pile = strip
    if len(up) < len(cells):
        first = cells[len(up)]
        pile = Rect(first.x, first.y, rows[0].right - first.x, first.height)
    return {**places, **{(name, place): at(card) for place, card in zip(hidden, _fan(pile, hidden), strict=True)}}


def _fan(room: Rect, hidden: Sequence[int]) -> list[Rect]:
    """Face-down cards side by side or, where they would be too small, each partly visible below the next one."""
    beside = (room.width - theme.unit * (len(hidden) - 1)) / len(hidden)
    widest = beside if beside >= theme.touch else room.width / (1 + _FAN * (len(hidden) - 1))
    width = min(widest, room.height / CARD_ASPECT)
    step = min(width + theme.gap, (room.width - width) / max(1, len(hidden) - 1))
    return [room.cut_left(width)[0].moved(number * step, 0) for number in range(len(hidden))]


def paint_back(painter: Painter, rect: Rect, name: str, *words: str) -> None:
    """A face-down card, with the first of these words that fit on a plate at its foot, or else the last."""
    back = rect.inset(theme.hair).fitted(CARD_ASPECT)
    paint_symbol(painter, f"{ART}/cards/{name}_back", back, WHITE)
    if not words:
        return
    size, widest = theme.least_name, back.width - _PLATE_MARGIN * theme.least_name
    shown = next((line for line in words if _width(line) <= widest), words[-1])
    plate = Rect(back.x, back.y + back.height * _FOOT, back.width, _PLATE_HEIGHT * size)
    plate = plate.centred(max(plate.height, _width(shown) + _PLATE_MARGIN * size), plate.height)
    painter.fill(plate, faint(theme.panel, _PLATE), plate.height / 2)
    painter.text(shown, plate, size, bold=True)


def _width(words: str) -> float:
    """The width of words on a face-down card."""
    return float(size_of(words, Style(round(theme.least_name), bold=True))[0])


def paint_face(painter: Painter, rect: Rect, name: str) -> Rect:
    """Paints the face of a card; returns the free part of it."""
    place = rect.fitted(CARD_ASPECT)
    if gallery.has(f"{ART}/cards/{name}"):
        painter.picture(f"{ART}/cards/{name}", place)
    across, along = _FIELD_MARGINS
    return place.cut_bottom(place.height * _FIELD)[0].inset(place.width * across, place.height * along)
