"""The faces of Rival Kings: characters with their actions, subjects and buildings, piles, coins and markers."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from kivy.metrics import dp

from kingdoms.games.rival_kings.cards import (
    CARDS,
    CHARACTERS,
    COLOURS,
    RANKS,
    STEALS_FROM,
    colour,
    is_subject,
    rank,
    symbol,
)
from kingdoms.games.rival_kings.names import card_name, character_name
from kingdoms.ui.painter import Painter
from kingdoms.ui.rect import Rect
from kingdoms.ui.theme import Colour, faint, mixed, theme

ART = "rival_kings"
COIN, COIN_TWO, MARKER = f"{ART}/pieces/coin_1", f"{ART}/pieces/coin_2", f"{ART}/pieces/marker"
CHARACTER_BACK = f"{ART}/pieces/character_back"
BAND = "band"
"""A card of which only the upper band is seen, with its name in it."""
TINCTURES = {"yellow": "or", "red": "gules", "blue": "azure", "green": "vert"}
_HEAD = 0.19  # the height of a card's coloured band, of the card
_NAME = 0.2  # the height of the name below the picture, of the card
_SMALL, _SMALL_NAME = 110, 0.3  # below this height in dp a name needs two lines and so much of the card
_LEAST_PORTRAIT = 0.55  # the least height of a portrait, of a touch
_EYES = 0.6  # the height at which a portrait is most worth seeing, of the picture


def symbol_picture(card: int) -> str:
    """What a subject and its building have in common, as a picture."""
    return f"{ART}/symbols/{CARDS[symbol(card)].key}"


def back_picture(card: int) -> str:
    """The back of a subject or a building."""
    return f"{ART}/pieces/card_back_{'subject' if is_subject(card) else 'building'}"


def tinctures(card: int) -> tuple[Colour, Colour]:
    """The colour of a card's group, and of what is written on it."""
    name = TINCTURES[COLOURS[colour(card)]]
    return theme.tinctures[name], theme.tincture_inks[name]


def band_height(width: float) -> float:
    """The height of the band of overlapping cards of this width: two lines where one is too narrow for a name."""
    line = max(theme.tiny * 1.5, 5.5 * theme.unit)
    return line if width >= 10 * theme.tiny else line + theme.tiny * 1.3


def paint_covering(painter: Painter, name: str, rect: Rect, middle: float = 0.5) -> None:
    """A picture that fills a rectangle of any shape undistorted: what does not fit is cut, around its `middle`."""
    shape = painter.picture(name, rect)
    texture = shape.texture
    if texture is None or not rect.width or not rect.height:
        return
    wide = min(1.0, rect.width / rect.height * texture.height / texture.width)
    high = min(1.0, rect.height / rect.width * texture.width / texture.height)
    bottom = min(1 - high, max(0.0, middle - high / 2))
    u0, v0, u1, _v, _u, v1, *_rest = texture.tex_coords
    left, right = u0 + (u1 - u0) * (0.5 - wide / 2), u0 + (u1 - u0) * (0.5 + wide / 2)
    low, top = v0 + (v1 - v0) * bottom, v0 + (v1 - v0) * (bottom + high)
    shape.tex_coords = (left, low, right, low, right, top, left, top)


def paint_card(painter: Painter, rect: Rect, card: int, is_banded: bool = False) -> None:
    """A subject or a building: value and symbol in its coloured band, the picture, the name.

    A banded one has its name in the band too, so that it is seen when cards overlap.
    """
    painter.parchment(rect, _corner(rect))
    if is_banded:
        band = min(rect.height, band_height(rect.width))
        _paint_band(painter, rect.cut_top(band)[0], card)
        picture = rect.cut_top(band)[1]
        if picture.height > band / 2:
            _paint_picture(painter, picture.inset(theme.unit / 2), card)
        return
    head, rest = rect.cut_top(rect.height * _HEAD)
    name, picture = rest.cut_bottom(rect.height * (_SMALL_NAME if rect.height < dp(_SMALL) else _NAME))
    _paint_head(painter, head, card)
    _paint_picture(painter, picture.inset(theme.hair, 0), card)
    painter.text(card_name(card), name.inset(theme.unit / 2, 0), _letter(rect), bold=True, lines=2)


def _corner(rect: Rect) -> float:
    return min(theme.corner, rect.width * 0.08)


def _letter(rect: Rect) -> float:
    """The size of a card's name: it belongs to the picture, so it grows with the card and not with the text."""
    return min(theme.small, rect.height * 0.115)


def _paint_ground(painter: Painter, rect: Rect, ground: Colour) -> None:
    """A coloured band that keeps inside the card's border."""
    inner = rect.inset(theme.hair)
    painter.fill(inner, ground, _corner(rect))


def _paint_head(painter: Painter, rect: Rect, card: int) -> None:
    ground, ink = tinctures(card)
    _paint_ground(painter, rect, ground)
    side = rect.height * 0.82
    inner = rect.inset(theme.unit / 2, 0)
    value, inner = inner.cut_left(side, theme.unit / 2)
    _paint_value(painter, value.centred(side, side), card)
    painter.picture(symbol_picture(card), inner.cut_left(side)[0].centred(side, side), ink)
    painter.picture(_group_picture(card), inner.cut_right(side)[0].centred(side * 0.72, side * 0.72), faint(ink, 0.85))


def _group_picture(card: int) -> str:
    return f"{ART}/symbols/group_{COLOURS[colour(card)]}"


def _paint_value(painter: Painter, rect: Rect, card: int) -> None:
    painter.circle(rect.centre, rect.width / 2, theme.panel)
    painter.text(str(CARDS[card].value), rect, rect.height * 0.82, bold=True)


def _paint_band(painter: Painter, rect: Rect, card: int) -> None:
    """Value, symbol, name and group mark in one line; in a narrow band the name has a line of its own."""
    ground, ink = tinctures(card)
    _paint_ground(painter, rect, ground)
    inner = rect.inset(theme.unit / 2 + theme.hair, theme.hair)
    is_double = rect.width < 10 * theme.tiny
    line, below = inner.cut_top(inner.height / 2) if is_double else (inner, inner)
    side = min(line.height * 0.84, theme.tiny * 1.5)
    value, rest = line.cut_left(side, theme.unit / 2)
    _paint_value(painter, value.centred(side, side), card)
    picture, rest = rest.cut_left(side, theme.unit / 2)
    painter.picture(symbol_picture(card), picture.centred(side, side), ink)
    mark, rest = rest.cut_right(side * 0.72, theme.unit / 2)
    painter.picture(_group_picture(card), mark.centred(side * 0.72, side * 0.72), faint(ink, 0.85))
    painter.text(card_name(card), below if is_double else rest, theme.tiny, ink, bold=True, align="left")


def _paint_picture(painter: Painter, rect: Rect, card: int) -> None:
    kind = "subjects" if is_subject(card) else "buildings"
    paint_covering(painter, f"{ART}/{kind}/{CARDS[card].key}", rect.inset(theme.hair), _EYES)


class Face(NamedTuple):
    """The parts of a character's card."""

    portrait: Rect
    name: Rect
    actions: list[Rect]


def face_of(rect: Rect, character: int) -> Face:
    """Where the parts of a character's card are: two rows of actions where one would be too narrow for a finger."""
    count = len(CHARACTERS[character].actions)
    inner = rect.inset(theme.unit / 2)
    name_height = min(rect.height * 0.14, theme.small * 1.4)
    rows = 1 if count <= 2 or inner.width >= 4 * theme.touch else 2
    height = max(theme.touch, min(rect.height * 0.25, rect.width / 3))
    room, rest = inner.cut_bottom(min(rows * height, inner.height - name_height - _LEAST_PORTRAIT * theme.touch))
    per_row = max(2, ceil(count / rows))
    cells = [cell for row in room.rows(rows) for cell in row.columns(per_row)][:count]
    if count == 1:
        cells = [room.centred(cells[0].width, room.height)]
    name, portrait = rest.cut_bottom(name_height)
    return Face(portrait, name, cells)


def paint_empty_row(painter: Painter, rect: Rect, kind: str) -> None:
    """Where the first subject or building will lie."""
    painter.outline(rect, theme.line, radius=theme.corner)
    side = min(rect.width, rect.height) * 0.4
    painter.picture(f"{ART}/symbols/{kind}", rect.centred(side, side), faint(theme.faded, 0.4))


def paint_character(painter: Painter, rect: Rect, character: int, covered: Sequence[int] = (), crest: int = -1) -> None:
    """A character: portrait, rank, whom it robs, name and actions.

    In the court the `crest` of its owner stands in the place of whom it robs, for there the arrows tell that;
    `covered` tells which crests lie on its actions, −1 for none.
    """
    painter.parchment(rect, _corner(rect))
    face = face_of(rect, character)
    paint_covering(painter, f"{ART}/characters/{CHARACTERS[character].key}", face.portrait.inset(theme.hair), _EYES)
    _paint_rank(painter, face.portrait, character, crest)
    painter.text(character_name(character), face.name.inset(theme.unit / 2, 0), _letter(rect), bold=True)
    painter.line((face.name.x, face.name.y, face.name.right, face.name.y), theme.line)
    for number, cell in enumerate(face.actions):
        thief = covered[number] if number < len(covered) else -1
        paint_action(painter, cell, CHARACTERS[character].actions[number], thief)


def _paint_rank(painter: Painter, rect: Rect, character: int, crest: int) -> None:
    """The rank's letter in one corner and the tie symbol below; in the other the owner, or the rank that it robs."""
    side = min(rect.height * 0.42, rect.width * 0.3, 2 * theme.lead)
    left = Rect(rect.x, rect.top - side, side, side).moved(theme.unit / 2, -theme.unit / 2)
    painter.circle(left.centre, side / 2, theme.panel)
    painter.ring(left.centre, side / 2, theme.ink)
    painter.text(RANKS[rank(character)], left, side * 0.7, bold=True)
    small = side * 0.8
    if character % 2 == 0:
        below = left.moved(0, -side).centred(small, small)
        painter.circle(below.centre, small / 2, faint(theme.panel, 0.85))
        painter.picture(f"{ART}/symbols/tie", below.inset(small * 0.1), theme.ink)
    prey = STEALS_FROM.get(rank(character))
    if crest >= 0:
        side = min(1.3 * side, rect.height)
        painter.crest(crest, Rect(rect.right - side, rect.top - side, side, side))
    elif prey is not None:
        place = Rect(rect.right - small * 1.9, left.y + (side - small) / 2, small * 1.8, small)
        _paint_prey(painter, place, prey)


def _paint_prey(painter: Painter, rect: Rect, prey: int) -> None:
    painter.fill(rect, faint(theme.panel, 0.9), rect.height / 2)
    painter.outline(rect, theme.line, radius=rect.height / 2)
    mask, letter = rect.inset(rect.height * 0.12, 0).cut_left(rect.width * 0.52)
    painter.picture(f"{ART}/symbols/theft", mask.fitted(1), theme.wax)
    painter.text(RANKS[prey], letter, rect.height * 0.75, bold=True)


def paint_action(painter: Painter, cell: Rect, action: str, crest: int = -1) -> None:
    """One action as a symbol on a tile; a crest that covers it hides most of it."""
    tile = cell.inset(theme.unit / 2)
    side = min(tile.width, tile.height)
    painter.fill(tile, mixed(theme.panel, theme.sunk, 0.6), theme.corner / 2)
    painter.outline(tile, theme.line, radius=theme.corner / 2)
    if crest < 0:
        painter.picture(f"{ART}/symbols/{action}", tile.centred(side * 0.72, side * 0.72), theme.ink)
        return
    painter.picture(f"{ART}/symbols/{action}", tile.centred(side * 0.72, side * 0.72), faint(theme.ink, 0.25))
    painter.crest(crest, tile.centred(side, side))


def paint_back(painter: Painter, rect: Rect, picture: str) -> None:
    """A card face down."""
    painter.shadow(rect)
    painter.picture(picture, rect)


def paint_coins(painter: Painter, rect: Rect, top: int, total: int | None) -> None:
    """The money before a pile: how it looks on top, and how much it is if that is known."""
    side = min(rect.width, rect.height - 1.5 * theme.tiny)
    if not top:
        side = min(rect.width, rect.height) * 0.7
        painter.ring(rect.centre, side / 2, theme.line, theme.band)
        painter.picture(f"{ART}/symbols/money", rect.centred(side * 0.55, side * 0.55), faint(theme.faded, 0.5))
        return
    below, above = rect.cut_bottom(rect.height - side)
    for depth in (2, 1, 0):
        painter.picture(COIN if top == 1 else COIN_TWO, above.centred(side, side).moved(0, -depth * side * 0.07))
    words = "?" if total is None else str(total)
    painter.text(words, below, theme.tiny, theme.ink if total is not None else theme.faded, bold=True)
