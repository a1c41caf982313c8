"""The positions on the Royals map: portraits with their cost, their influence and the cube of the holder."""

from kingdoms.games.royals.board import COST, INFLUENCE, POSITIONS
from kingdoms.games.royals.words.names import city_name, title_name
from kingdoms.ui.boards.royals import pieces
from kingdoms.ui.boards.royals.europe.cells import ROUND
from kingdoms.ui.drawing.crests import tincture_of
from kingdoms.ui.drawing.gallery import paint_covering, paint_symbol
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import is_like_ground, paint_band
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import CARD_ASPECT, Colour, faint, mixed, theme

_NUMBERS, _ONLY_COST = 0.7, 0.46  # the least width of a cell with all its numbers, and with its cost, in touches
_COST, _SCROLL = 0.32, 0.36  # the width of a position's cost and influence, as shares of the cell
_SMALL_COST, _SMALL_COST_LINE = 0.8, 1.1  # the width and height of a cost on a small plaque, in type sizes
_COST_LETTER = 0.72  # the type size of a cost, as a share of its width
_FRAME = 1.5  # the width of the frame around a position that can be occupied, in bands
_CLEAR_OF_GOLD = 1.2  # how far a holder's colour is from the edge of a position that can be taken over, in bands
_PALE = 0.28  # the share of ink in a holder's colour that would be as pale as a free position's plaque
_FACE = 0.58, 0.92  # the width and height of the portrait at the right of its numbers, as shares of the cell
_BUST, _BUST_SHARE = 0.7, 0.92  # of the portrait's picture: the height in it that is the middle, and the share shown
_SMALL_FACE_INSET = 0.04  # the margin of the portrait of a small cell, as a share of the cell
_SCROLL_EDGE, _SCROLL_LETTER = 0.05, 0.6  # the dark edge of a scroll, and its type size, as shares of the scroll
_CUBE = 0.42  # the size of the cube on a position, relative to the cell
_SMALL_CUBE, _SMALL_CUBE_FALL = 0.62, 0.16  # the cube's size on a small plaque, and how far below the middle it is
_NEW = 2  # the width of the light ground of the ring around a new cube, in bands
_LARGE_WORDS = 0.24  # the share of the words below a portrait at reading size
_CHOSEN_RING = 2.5  # how far the ring around a chosen position is outside it, in bands
_CHOSEN_TICK, _TICK_INSIDE, _TICK_MARGIN = 0.4, 0.85, 0.12  # its tick: in cells; the share inside; the symbol's margin
_LEAST_CHOSEN = 0.75  # the least size of a chosen position at the upper edge of the map, in cells
_OTHER = 0.2  # the opacity of the ground over positions that can be chosen instead
_COST_EDGE = 0.8  # the opacity of the edge of a cost


def paint_position(painter: Painter, rect: Rect, position: int, crest: int, is_lit: bool = False) -> None:
    """A portrait on the holder's colour, if any, with the cost on a card and the influence on a scroll at its left.

    None of them covers another; a cube is on the lower part of the portrait, below the face. A small cell has only the
    portrait in a circle, and the cost if it fits.
    A lit one has light ground inside its gold edge, which would be lost against a dark colour.
    """
    title = POSITIONS[position].title
    cell = rect.fitted(1)
    if crest != pieces.NOBODY:
        if is_lit:
            painter.fill(cell, theme.panel, ROUND * cell.height)
        paint_holders_ground(painter, cell.inset(_CLEAR_OF_GOLD * theme.band if is_lit else 0), crest)
    _paint_face(painter, cell, title)
    if cell.width < _ONLY_COST * theme.touch:
        return
    colour, ink = pieces.country_colour(POSITIONS[position].country), pieces.country_ink(POSITIONS[position].country)
    if not _has_numbers(cell):
        paint_cost(painter, _small_cost(cell), str(COST[title]), colour, ink)
        return
    # Both are far enough inside not to be cut by the frame of a position that can be occupied.
    column = cell.inset(_FRAME * theme.band).cut_left(_SCROLL * cell.width)[0]
    height = CARD_ASPECT * _COST * cell.width
    cost, scroll = column.cut_top(height)[0], column.cut_bottom(column.width)[0]
    paint_cost(painter, cost.fitted(CARD_ASPECT), str(COST[title]), colour, ink)
    paint_influence(painter, scroll, INFLUENCE[title])


def _paint_face(painter: Painter, cell: Rect, title: int) -> None:
    """A portrait: upright at the right of its numbers, or in a circle without any."""
    face = face_of(cell)
    if not _has_numbers(cell):
        pieces.paint_portrait(painter, face, title)
        return
    paint_covering(painter, pieces.portrait(title), face, _BUST, share=_BUST_SHARE)
    painter.outline(face, theme.ink, theme.hair)


def _has_numbers(cell: Rect) -> bool:
    """Whether a portrait cell has room for both its cost and its influence."""
    return cell.width >= _NUMBERS * theme.touch


def _small_cost(cell: Rect) -> Rect:
    """Where the cost is on a portrait without room for its influence: in the upper left corner."""
    frame = cell.inset(theme.band)
    width, height = _SMALL_COST * theme.tiny, _SMALL_COST_LINE * theme.tiny
    return Rect(frame.x, frame.top - height, width, height)


def paint_holders_ground(painter: Painter, cell: Rect, crest: int) -> None:
    """A seat's colour all around a portrait, with an edge that makes even pale and dark colours visible."""
    colour, corner = theme.tinctures[tincture_of(crest)], ROUND * cell.height
    ground = cell.inset(theme.hair)
    if is_like_ground(colour):
        painter.fill(ground, mixed(colour, theme.ink, _PALE), corner)
        painter.outline(ground, theme.ink, theme.band, corner)
        return
    painter.fill(ground, colour, corner)
    painter.outline(ground, theme.ink, theme.hair, corner)


def paint_cost(painter: Painter, rect: Rect, words: str, ground: Colour, ink: Colour) -> None:
    """A cost in cards, on a card."""
    painter.fill(rect, ground, theme.unit / 2)
    painter.outline(rect, faint(ink, _COST_EDGE), theme.hair, theme.unit / 2)
    painter.text(words, rect.centre, max(theme.tiny, _COST_LETTER * rect.width), ink, bold=True)


def face_of(cell: Rect) -> Rect:
    """Where the portrait itself is in its cell: at the right of its numbers."""
    if not _has_numbers(cell):
        return cell.inset(_SMALL_FACE_INSET * cell.width)
    margin = (1 - _FACE[1]) / 2 * cell.width
    width, height = (share * cell.width for share in _FACE)
    return Rect(cell.right - width - margin, cell.y + margin, width, height)


def paint_influence(painter: Painter, rect: Rect, influence: int) -> None:
    """An influence value on its scroll."""
    # A darker scroll below gives it an edge, because it would have none on vellum.
    paint_symbol(painter, pieces.symbol("influence"), rect.inset(-_SCROLL_EDGE * rect.width), theme.tinctures["sable"])
    paint_symbol(painter, pieces.symbol("influence"), rect, theme.tinctures["argent"])
    ink = theme.tincture_inks["argent"]  # A scroll is vellum in every theme.
    painter.text(str(influence), rect.centre, max(theme.tiny, _SCROLL_LETTER * rect.height), ink, bold=True)


def cube_place(cell: Rect) -> Rect:
    """Where the cube on a position is: at the lower right, below the face."""
    cell = cell.fitted(1)
    if not _has_numbers(cell):
        side = _SMALL_CUBE * cell.width
        return cell.centred(side, side).moved(0, -_SMALL_CUBE_FALL * cell.height)
    side, frame = _CUBE * cell.width, cell.inset(theme.band)
    return Rect(frame.right - side, frame.y, side, side)


def paint_holder(painter: Painter, rect: Rect, crest: int, is_new: bool = False) -> None:
    """The cube of the seat that holds a position, ringed if it was placed after the player's previous turn."""
    if is_new:
        painter.outline(rect.inset(-theme.band), theme.panel, _NEW * theme.band, theme.unit)
        painter.outline(rect.inset(-theme.band), theme.seal, theme.band, theme.unit)
    pieces.paint_cube(painter, rect, crest)


def paint_chosen_position(painter: Painter, rect: Rect, owner: int) -> None:
    """The mark of the position being paid for: a ring in the owner's colour, and a tick at the upper right corner.

    The cost is in the upper left corner, and a hint has its lamp in the middle.
    """
    cell = rect.fitted(1)
    # Around the gold, so that both are seen.
    ring = cell.inset(-_CHOSEN_RING * theme.band)
    painter.outline(ring.inset(theme.band), theme.panel, theme.band, ROUND * ring.height)
    paint_band(painter, ring, theme.tinctures[tincture_of(owner)], ROUND * ring.height)
    side = _tick_side(cell)
    paint_tick(painter, Rect(ring.right - _TICK_INSIDE * side, ring.top - _TICK_INSIDE * side, side, side), owner)


def _tick_side(cell: Rect) -> float:
    return float(max(_CHOSEN_TICK * cell.width, theme.glyph))


def raised_below(rect: Rect, ceiling: float) -> Rect:
    """Where a chosen position is drawn: a little higher, and smaller if its mark would then reach above the ceiling.

    Moved down instead, it would cover the city's name, its bonus and the exiles.
    """
    cell = rect.fitted(1).moved(0, theme.lift)
    mark = _CHOSEN_RING * theme.band + (1 - _TICK_INSIDE) * _tick_side(cell)
    side = max(_LEAST_CHOSEN * cell.width, min(cell.width, ceiling - mark - cell.y))
    return Rect(cell.centre[0] - side / 2, cell.y, side, side)


def paint_tick(painter: Painter, rect: Rect, owner: int) -> None:
    """A filled tick in the owner's colour."""
    tincture = tincture_of(owner)
    painter.circle(rect.centre, rect.width / 2, theme.tinctures[tincture])
    painter.ring(rect.centre, rect.width / 2, theme.ink, theme.band / 2)
    painter.icon("check", rect.inset(rect.width * _TICK_MARGIN), theme.tincture_inks[tincture])


def paint_other_position(painter: Painter, rect: Rect, position: int, crest: int, is_lit: bool) -> None:
    """A position that can be chosen instead of the one being paid for, which stands out because this one is faint."""
    paint_position(painter, rect, position, crest, is_lit)
    painter.fill(rect.fitted(1), faint(theme.ground, _OTHER), ROUND * rect.height)


def paint_large_position(painter: Painter, rect: Rect, position: int, crest: int) -> None:
    """A position at reading size: the portrait as a card with its title and its city."""
    city, title = POSITIONS[position]
    painter.parchment(rect)
    words, above = rect.inset(theme.gap).cut_bottom(_LARGE_WORDS * rect.height)
    cell = above.fitted(1)
    paint_position(painter, cell, position, crest)
    if crest != pieces.NOBODY:
        paint_holder(painter, cube_place(cell), crest)
    name, place = words.rows(2)
    painter.text(title_name(title), name, theme.subtitle, bold=True)
    painter.text(city_name(city), place, theme.body)
