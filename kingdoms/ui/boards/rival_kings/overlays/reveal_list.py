"""The reveal in Rival Kings on a narrow screen: the characters stacked, with the attacks to the right."""

from kingdoms.core.game import Thing
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.boards.rival_kings.court import character_at, conflicts, court_order, crest_of
from kingdoms.ui.boards.rival_kings.overlays.names import paint_owner, size_of_names
from kingdoms.ui.boards.rival_kings.pieces import attacks, characters
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE
from kingdoms.ui.theme import faint, theme

# Sizes in touches.
_LEAST_ROW, _HIGHEST_ROW = 1.3, 2.4  # the least and the greatest height of a row
_ARROWS = 0.8  # the width of the space for arrows
_MARKERS = 1.2  # the width of the space for an owner's markers
_TILE = 0.6  # the side of an action
_SWORDS = 0.5  # the side of crossed swords

_PORTRAIT = 1.2  # the height of a portrait relative to its width
_GROUND = 0.5  # the opacity of a row's ground


def has_room(sight: Sight, room: Rect) -> bool:
    """Whether every character can have a row of its own."""
    return _row_height(sight, room) >= _LEAST_ROW * theme.touch


def height_of(sight: Sight, room: Rect) -> float:
    """The height of all rows."""
    return len(court_order(sight)) * (_row_height(sight, room) + theme.gap) - theme.gap


def _row_height(sight: Sight, room: Rect) -> float:
    height = (room.height + theme.gap) / len(court_order(sight)) - theme.gap
    return min(height, _HIGHEST_ROW * theme.touch)


def lay_out(sight: Sight, room: Rect) -> Places:
    """In each row a portrait, and next to it the owner, the character's name with its actions, and the markers."""
    order = court_order(sight)
    places: Places = {}
    rows = room.cut_right(_ARROWS * theme.touch)[1].rows(len(order), theme.gap)
    for thing, row in zip(order, rows, strict=True):
        places[("row", thing)] = Place(row, NOWHERE)
        inner = row.inset(theme.unit)
        card, rest = inner.cut_left(inner.height / _PORTRAIT, theme.gap)
        places[("back", character_at(sight, thing))] = Place(card, NOWHERE)
        places[thing] = Place(card, NOWHERE)
        if thing[0] == "character":
            markers, rest = rest.cut_right(_MARKERS * theme.touch, theme.unit)
            places[("markers", thing[1])] = Place(markers.centred(markers.width, LINE * theme.subtitle), NOWHERE)
            owner, rest = rest.cut_top(LINE * theme.body)
            places[("owner", thing[1])] = Place(owner, NOWHERE)
        places[("described", thing)] = Place(rest, NOWHERE)
    return places | conflicts(sight, order)


def look_of(overlay: Places, sight: Sight, thing: Thing, place: Place) -> Look | None:
    """How a thing in a row looks; None for anything that looks the same as without rows."""
    match thing:
        case ("row", _character):
            return _paint_row, place.rect
        case ("described", character):
            tile = _TILE * theme.touch
            return characters.paint_name_and_actions, place.rect, character_at(sight, character), tile
        case ("arrow" | "swords" as kind, first, second) if ("row", first) in overlay:
            rows = overlay[("row", first)].rect, overlay[("row", second)].rect
            if kind == "swords":
                return _paint_swords, *rows
            return attacks.paint_arrow_beside, *rows, _ARROWS * theme.touch, crest_of(sight, first)
        case ("owner", seat) if ("row", ("character", seat)) in overlay:
            size = size_of_names(sight, place.rect.width)
            return paint_owner, place.rect, sight.captions[seat], min(size, theme.body), "left"
        case ("character" | "neutral", *_seat) if ("row", thing) in overlay:
            return characters.paint_portrait, place.rect, character_at(sight, thing), crest_of(sight, thing)
    return None


def _paint_row(painter: Painter, rect: Rect) -> None:
    painter.fill(rect, faint(theme.sunk, _GROUND), theme.corner)


def _paint_swords(painter: Painter, upper: Rect, lower: Rect) -> None:
    """Crossed swords between the markers of two characters of equal rank."""
    centre = upper.right - _MARKERS * theme.touch / 2, (upper.y + lower.top) / 2
    attacks.paint_swords_at(painter, centre, _SWORDS * theme.touch)
