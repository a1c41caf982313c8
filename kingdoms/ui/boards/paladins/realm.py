"""The realm of Paladins: six regions with their spaces for monks and outposts, above the row of outsiders."""

from math import ceil
from typing import Any

from kingdoms.core.game import Thing
from kingdoms.games.paladins.board import (
    OUTSIDER_ROW,
    REGION_FAITH,
    REGION_STRENGTH,
    REGIONS,
    SILVER,
    SPACES,
    spaces_in_play,
)
from kingdoms.games.paladins.cards import FACTION_KEYS, OUTSIDERS
from kingdoms.games.paladins.rules.costs import attack_cost
from kingdoms.games.paladins.words.names import outsider_title, region_name
from kingdoms.games.paladins.words.phrases import reward
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import Token, Tokens
from kingdoms.ui.boards.paladins.tokens import (
    ART,
    is_wide_card,
    name_on_card,
    paint_piece,
    paint_row,
    paint_way,
    tokens_of,
)  # fmt: skip
from kingdoms.ui.drawing.gallery import paint_covering
from kingdoms.ui.drawing.painter import WHITE, Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, TextBox, step_of_type, whole_in
from kingdoms.ui.theme import faint, mixed, theme

LARGE = "large"
"""The style of spaces on the sheet of a region."""
_OUTSIDERS = 0.31  # the share of the realm that the outsiders take
_CARD_SHAPE = 1.75  # the height of an outsider for its width at most
_CELL_SHAPE = 1.2  # the height of a space for its width at most
_LAND = 0.42  # how much of the drawing of a region's land is seen below its spaces
_HEAD = 0.95  # the height of a region's head, in glyphs


def spaces_of(view: Any, region: int) -> list[int]:
    """The spaces of a region that are in play."""
    in_play = spaces_in_play(view.seats)
    return [number for number, space in enumerate(SPACES) if space.region == region and in_play >> number & 1]


def first_like(view: Any, number: int) -> int:
    """The first free space of the same region and reward: one is as good as the other, and a move names the first."""
    taken = view.taken_spaces()
    likes = [space for space in spaces_of(view, SPACES[number].region) if SPACES[space].reward == SPACES[number].reward]
    return next((space for space in likes if not taken >> space & 1), number)


# Where things are.


def lay_out_realm(sight: Sight, room: Rect) -> Places:
    """Six columns: a region above, the outsider below it. Spaces too small for a finger open with their region."""
    gap = theme.unit / 2 if theme.form == "phone" else theme.unit
    width = (room.width - gap * (len(REGIONS) - 1)) / len(REGIONS)
    height = min(max(room.height * _OUTSIDERS, 1.2 * theme.touch), width * _CARD_SHAPE)
    below, above = room.cut_bottom(height, gap)
    places: Places = {}
    cells = _grid(sight, above.columns(len(REGIONS), gap)[0])
    for region, rect in enumerate(above.columns(len(REGIONS), gap)):
        places |= _lay_out_region(sight, region, rect, *cells)
    for place, rect in enumerate(below.columns(OUTSIDER_ROW, gap)):
        places[("outsider", place)] = at(rect)
    return places


def head_height() -> float:
    """The height of the line of a region that tells what it needs."""
    return _HEAD * theme.glyph


def _grid(sight: Sight, rect: Rect) -> tuple[int, float, float]:
    """How many spaces of a region stand side by side, and how wide and high each is: the same in all regions."""
    most = max(len(spaces_of(sight.view, region)) for region in REGIONS)
    room = rect.inset(theme.hair).cut_top(head_height())[1]
    sizes = []
    for across in (1, 2, 3):
        width, height = room.width / across, room.height / ceil(most / across)
        sizes.append((min(width, height), -across, width, min(height, width * _CELL_SHAPE)))
    _side, across, width, height = max(sizes)
    return -across, width, height


def _lay_out_region(sight: Sight, region: int, rect: Rect, across: int, width: float, height: float) -> Places:
    is_reachable = min(width, height) >= theme.touch - theme.hair
    places: Places = {("region", region): at(rect)}
    room = rect.inset(theme.hair).cut_top(head_height())[1]
    for number, space in enumerate(spaces_of(sight.view, region)):
        line, column = divmod(number, across)
        cell = Rect(room.x + column * width, room.top - (line + 1) * height, width, height)
        shown = cell.inset(theme.hair)
        places[("space", space)] = Place(shown, cell if is_reachable else NOWHERE)
        places |= _piece_on(sight.view, space, shown)
    return places


def _piece_on(view: Any, space: int, rect: Rect) -> Places:
    thing: Thing = ("piece", space)
    return {thing: Place(rect.inset(theme.hair), NOWHERE)} if view.taken_spaces() >> space & 1 else {}


def lay_out_spaces(sight: Sight, region: int, room: Rect) -> Places:
    """All spaces of a region, large enough to be read and tapped."""
    spaces = spaces_of(sight.view, region)
    across = 2 if room.width < 8 * theme.touch or len(spaces) <= 4 else 3
    lines = ceil(len(spaces) / across)
    rows = room.cut_top(min(room.height, lines * 1.6 * theme.touch))[0].rows(lines, theme.unit)
    cells = [cell for row in rows for cell in row.columns(across, theme.unit)]
    places: Places = {}
    for space, cell in zip(spaces, cells, strict=False):
        places[("space", space)] = at(cell, LARGE)
        places |= _piece_on(sight.view, space, cell.cut_right(cell.height)[0])
    return places


def owner_of_piece(view: Any, space: int) -> tuple[str, int]:
    """What stands on a space, a monk or an outpost, and whose it is."""
    for side in range(view.sides):
        if view.monks[side] >> space & 1:
            return "monk", side
        if view.outposts[side] >> space & 1:
            return "outpost", side
    raise ValueError(f"nothing stands on space {space}")


# How things look.


def paint_region(painter: Painter, rect: Rect, region: int) -> None:
    """A region's land, and the faith and the strength that its spaces and the outsider below it need."""
    painter.fill(rect, theme.panel, theme.corner)
    paint_covering(painter, f"{ART}/regions/{region + 1}", rect.inset(theme.hair), colour=faint(WHITE, _LAND))
    painter.outline(rect, theme.line, radius=theme.corner)
    head = rect.inset(theme.hair).cut_top(head_height())[0]
    painter.fill(head, faint(theme.panel, 0.8), theme.corner)
    needed = (Token("faith", REGION_FAITH[region]), Token("strength", REGION_STRENGTH[region]))
    for token, cell in zip(needed, head.columns(2), strict=True):
        _paint_need(painter, cell.inset(theme.hair, 0), token)


def _paint_need(painter: Painter, rect: Rect, token: Token) -> None:
    """A level, also where it is none or one."""
    side = min(0.75 * theme.glyph, rect.height * 0.8, rect.width * (0.55 if token.amount < 10 else 0.42))
    line = rect.centred(min(rect.width, 2.2 * side), side)
    symbol, number = line.cut_left(side, theme.hair)
    paint_row(painter, symbol, (Token(token.what),), side)
    point = (number.x, number.centre[1])
    painter.text(str(token.amount), point, step_of_type(min(theme.small, side)), bold=True, align="left")


def paint_space(painter: Painter, rect: Rect, space: int, is_taken: bool) -> None:
    """A space and its reward; below a piece it is faded."""
    painter.fill(rect, faint(theme.sunk if is_taken else theme.panel, 0.94), theme.corner / 2)
    if theme.contrast:
        painter.outline(rect, theme.line, radius=theme.corner / 2)
    tokens = tokens_of(SPACES[space].reward)
    if is_taken:
        return
    if len(tokens) > 1 and rect.height > 0.8 * rect.width:
        for token, line in zip(tokens, rect.inset(theme.unit / 2).rows(len(tokens)), strict=True):
            paint_row(painter, line, (token,), theme.glyph)
        return
    paint_row(painter, rect.inset(rect.width * 0.1, rect.height * 0.14), tokens, 1.2 * theme.glyph)


def paint_large_space(painter: Painter, rect: Rect, space: int, is_taken: bool) -> None:
    """The same with its reward in words."""
    painter.fill(rect, theme.sunk if is_taken else theme.panel, theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    inner = rect.inset(theme.unit)
    symbols, words = inner.cut_left(min(inner.width * 0.42, 2.2 * theme.glyph), theme.unit)
    paint_row(painter, symbols, tokens_of(SPACES[space].reward), 1.2 * theme.glyph)
    told = reward(SPACES[space].reward)
    style = whole_in(told, Style(round(theme.small)), TextBox(int(words.width), int(words.height), 4))
    painter.text(told, words, style.size, theme.faded if is_taken else theme.ink, align="left", lines=4)


def paint_settled(painter: Painter, rect: Rect, piece: str, crest: int) -> None:
    """A monk or an outpost on its space."""
    paint_piece(painter, rect.fitted(1), piece, crest)


def paint_region_title(painter: Painter, rect: Rect, region: int) -> None:
    """What stands above the sheet of a region."""
    painter.parchment(rect)
    head = rect.inset(theme.gap).cut_top(theme.touch)[0].cut_right(theme.touch)[1]
    words, needs = head.cut_left(head.width * 0.55)
    painter.text(region_name(region), words, theme.lead, bold=True, align="left")
    needed = (Token("faith", REGION_FAITH[region]), Token("strength", REGION_STRENGTH[region]))
    for token, cell in zip(needed, needs.columns(2), strict=True):
        _paint_need(painter, cell, token)


# Outsiders.


def outsider_picture(card: int) -> str:
    """The drawing of an outsider."""
    return f"{ART}/outsiders/{FACTION_KEYS[OUTSIDERS[card].faction]}_{OUTSIDERS[card].key}"


def price_of_attack(view: Any, seat: int | None, place: int) -> Tokens:
    """The silver that an attack on the outsider at a place costs the one who is asked for it."""
    if seat is None or not view.agenda or view.agenda[-1][0] != "attack":
        return ()
    price = attack_cost(view, seat, place)
    return (Token(SILVER, price),) if price else ()


def paint_outsider(painter: Painter, rect: Rect, card: int, price: Tokens = ()) -> None:
    """An outsider: what an attack brings beside the influence of all attacks, and the strength of its conversion."""
    if card < 0:
        painter.fill(rect, faint(theme.panel, 0.35), theme.corner)
        painter.outline(rect, theme.line, radius=theme.corner)
        return
    painter.shadow(rect)
    painter.fill(rect, theme.panel, theme.corner)
    outsider, inner = OUTSIDERS[card], rect.inset(theme.hair)
    is_wide = is_wide_card(rect)
    lines = min(0.95 * theme.glyph, rect.height * (0.27 if is_wide else 0.18))
    if is_wide:
        picture, words = inner.cut_left(inner.width * 0.44)
        words, name = words.cut_bottom(2 * lines)
    else:
        words, picture = inner.cut_bottom(2 * lines + 1.3 * _name_size(rect))
        name, words = words.cut_top(1.3 * _name_size(rect))
    paint_covering(painter, outsider_picture(card), picture, 0.6)
    name_on_card(painter, name.inset(theme.hair, 0), outsider_title(outsider.key))
    attack, convert = words.inset(theme.unit / 2, 0).rows(2)
    paint_way(painter, attack, "attack", tokens_of(outsider.attack[1:]))
    paint_way(painter, convert, "convert", (Token("strength", outsider.strength, True),))
    painter.outline(rect, mixed(theme.ink, theme.panel, 0.4), theme.hair, theme.corner)
    if price:
        # In the corner, where it hides no face.
        plate = picture.cut_top(1.2 * lines)[0].cut_right(min(picture.width, 2.4 * lines))[0]
        painter.fill(plate, faint(theme.panel, 0.9), theme.corner)
        paint_row(painter, plate, price, lines)


def _name_size(rect: Rect) -> float:
    return step_of_type(min(theme.small, rect.width * 0.15))
