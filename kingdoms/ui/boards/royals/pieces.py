"""The small things of Royals: cubes, cards, tokens with their points, and the symbols for all of them."""

from collections.abc import Sequence

from kingdoms.games.royals.board import COUNTRY_KEYS, PAIRS, TITLE_KEYS
from kingdoms.games.royals.scoring import CITY_TOKENS, COUNTRY_TOKENS, NOBLE_HOUSE_TOKENS, TITLE_TOKENS, Token
from kingdoms.games.royals.state import NONE
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.drawing.crests import ARMS, tincture_of
from kingdoms.ui.drawing.gallery import gallery, paint_medallion, paint_symbol
from kingdoms.ui.drawing.painter import WHITE, Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, height_of
from kingdoms.ui.theme import CARD_ASPECT, EMPTY, PLACEHOLDER, PLATE, Colour, faint, theme

ART = "royals"
BACK, INTRIGUE_BACK = f"{ART}/cards/back", f"{ART}/intrigues/back"
TOKEN_BACK = f"{ART}/pieces/token_back"
CUBE = f"{ART}/pieces/cube"
TINCTURES = {"france": "azure", "germany": "vert", "britain": "gules", "spain": "or"}
NOBODY = -1
"""Used in place of a crest for something that no seat has."""
LOST = -2
"""Used in place of a crest for a token that has left the game."""
_STACKED = 3  # the most visible cards of a stack
Cubes = tuple[tuple[int, int], ...]
"""Pairs of a crest and the number of its cubes."""
_CHARGE, _CHARGE_RISE = 0.64, 0.2  # shares of a cube: the size of its charge, and twice how far below the middle it is
OF_CITY, OF_COUNTRY, OF_PERIOD = "city_token", "country_token", "period_token"
OF_NOBLE_HOUSE, OF_TITLE = "noble_token", "title_token"
"""The names of the pieces for tokens, each also the name of a picture."""
_PIECES = {
    CITY_TOKENS: OF_CITY,
    COUNTRY_TOKENS: OF_COUNTRY,
    NOBLE_HOUSE_TOKENS: OF_NOBLE_HOUSE,
    TITLE_TOKENS: OF_TITLE,
}
"""The piece for a token by its part of the score; all others are period tokens."""
_PLATE = {OF_NOBLE_HOUSE: (0.315, 0.3), OF_TITLE: (0.315, 0.3), OF_COUNTRY: (0.55, 0.44)}
"""On tokens that are not round: how far up the middle of the number is, and its height, as shares of the token."""
_SQUARE = (OF_NOBLE_HOUSE, OF_TITLE)
_NUMBER = (0.5, 0.46)  # where the number is on round tokens
_ALONE = 1.05  # the width of a cube without a number after it, in cubes
_ANOTHER_LINE = 1.3  # how much larger each further line has to make the cubes
_FEWEST_SLOTS = 2  # a line of cubes has room for at least this many
_WITH_NUMBER, _DIGIT = 1.18, 0.44  # the width of a cube with a number, excluding its digits; and of each digit
_NUMBER_AT, _NUMBER_SIZE = 1.04, 0.8  # where the number after a cube begins, and the type size of cubes' numbers
_LEGIBLE_CUBE = 1.4  # the size of a cube, relative to tiny type, below which numbers are on the cubes
_SHADOW = 1.5  # how far the shadow of a card spreads, in units
_COVER_MARGIN, _COVER_HEIGHT = 0.1, 0.58  # the plate that covers a small token's own, as shares of the token
_POINTS_LETTER = 1.15  # the type size of a token's points, relative to the height of their place
_MARK, _MARKED = 0.4, 0.86  # the sizes of the mark at a token's edge and of the token below it, as shares of the place
_MARK_INSET = 0.16  # the margin of its symbol, as a share of the mark
_BADGE_LETTER = 0.78  # the type size on a badge, as a share of its height
_BADGE_EDGE = 0.6  # the opacity of a badge's edge
_NO_CARDS = 0.22  # the opacity of the picture of a card of which there are none
CURRENT = 0.3  # the opacity of faded ink over the current one of several things
_COUNT, _LARGEST_COUNT = 0.24, 0.45  # the usual and greatest height of a pile's count, as shares of the pile
_COUNT_LINE = 1.15  # the height it needs, relative to the type size
_LONG_COUNT = 1.4  # the width of a count with several digits, in heights


# Pictures.


def card_picture(country: int) -> str:
    """The picture of a country card."""
    return f"{ART}/cards/{COUNTRY_KEYS[country]}"


def intrigue_picture(pair: int) -> str:
    """The picture of an intrigue card."""
    first, second = PAIRS[pair]
    return f"{ART}/intrigues/{COUNTRY_KEYS[first]}_{COUNTRY_KEYS[second]}"


def arms_picture(country: int) -> str:
    """The picture of a country's arms."""
    return f"{ART}/arms/{COUNTRY_KEYS[country]}"


def portrait(title: int) -> str:
    """The picture of the bust that stands for a title."""
    return f"{ART}/titles/{TITLE_KEYS[title]}"


def symbol(name: str) -> str:
    """The picture of a symbol."""
    return f"{ART}/symbols/{name}"


def country_colour(country: int) -> Colour:
    """A country's colour."""
    colour: Colour = theme.tinctures[TINCTURES[COUNTRY_KEYS[country]]]
    return colour


def country_ink(country: int) -> Colour:
    """The ink for text on a country's colour."""
    ink: Colour = theme.tincture_inks[TINCTURES[COUNTRY_KEYS[country]]]
    return ink


# Crests.


def cubes_of(sight: Sight, counts: Sequence[int]) -> Cubes:
    """Cubes by crest, for the seats that have any."""
    return tuple((sight.seats[seat].crest, count) for seat, count in enumerate(counts) if count)


def crests_of(sight: Sight, seats: Sequence[int]) -> tuple[int, ...]:
    """The seats' crests; LOST for NONE."""
    return tuple(sight.seats[seat].crest if seat != NONE else LOST for seat in seats)


# Painting.


def paint_paper(painter: Painter, rect: Rect) -> None:
    """The ground of a tile or of the period tokens."""
    painter.fill(rect, faint(theme.panel, PLATE), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)


def caption_height(words: str, width: float) -> float:
    """The height of the caption above tiles or tokens."""
    style = Style(round(theme.small), bold=True)
    return height_of(words, style, max(theme.touch, width - 2 * theme.unit)) + theme.unit


def paint_caption(painter: Painter, rect: Rect, words: str) -> None:
    """A caption for what is below it."""
    painter.fill(rect, faint(theme.panel, PLATE), theme.unit)
    inner = rect.inset(theme.unit, 0)
    lines = round(rect.height / (LINE * theme.small)) + 1
    painter.text(words, inner, theme.small, theme.faded, bold=True, align="left", lines=lines)


def paint_drawing(painter: Painter, rect: Rect, name: str, tint: Colour = (1.0, 1.0, 1.0, 1.0)) -> None:
    """A drawing, or a plain place for one that has not been read yet."""
    if gallery.has(name):
        painter.picture(name, rect, tint)
    else:
        painter.fill(rect, faint(theme.faded, PLACEHOLDER), theme.unit)


def paint_card(painter: Painter, rect: Rect, name: str) -> None:
    """A whole card, face or back, with its shadow."""
    place = rect.fitted(CARD_ASPECT)
    painter.shadow(place, _SHADOW * theme.unit)
    paint_drawing(painter, place, name)


def paint_stack(painter: Painter, rect: Rect, picture: str, count: int) -> None:
    """A stack of cards of one kind, or a faint picture of the card if there are none."""
    if not count:
        painter.fill(rect, faint(theme.panel, EMPTY), theme.unit)
        paint_drawing(painter, rect, picture, faint(WHITE, _NO_CARDS))
        return
    for behind in range(min(count, _STACKED) - 1, 0, -1):
        painter.fill(rect.moved(behind * theme.hair, behind * theme.hair), theme.panel, theme.unit)
        painter.outline(rect.moved(behind * theme.hair, behind * theme.hair), theme.line, radius=theme.unit)
    paint_card(painter, rect, picture)


def paint_cube(painter: Painter, rect: Rect, crest: int) -> None:
    """A cube in the colour of its seat, with the seat's charge."""
    place = rect.fitted(1)
    tincture = tincture_of(crest)
    paint_symbol(painter, CUBE, place, theme.tinctures[tincture])
    side = place.width * _CHARGE
    charge = place.centred(side, side).moved(0, -place.height * _CHARGE_RISE / 2)
    paint_symbol(painter, f"heraldry/{ARMS[crest].charge}", charge, theme.tincture_inks[tincture])


def paint_counted_cube(painter: Painter, rect: Rect, crest: int, count: int) -> None:
    """A seat's cubes where only one fits: their number replaces the charge."""
    tincture = tincture_of(crest)
    paint_symbol(painter, CUBE, rect.fitted(1), theme.tinctures[tincture])
    size = max(theme.tiny, _NUMBER_SIZE * rect.height)
    painter.text(str(count), rect.centre, size, theme.tincture_inks[tincture], bold=True)


def paint_portrait(painter: Painter, rect: Rect, title: int) -> None:
    """The bust that stands for a title, in a circle."""
    paint_medallion(painter, portrait(title), rect.fitted(1), theme.ink, theme.hair)


def paint_points(painter: Painter, rect: Rect, piece: str, points: int) -> None:
    """A token with its points."""
    place = rect.fitted(1)
    paint_drawing(painter, place, f"{ART}/pieces/{piece}")
    middle, height = _PLATE.get(piece, _NUMBER)
    ink = theme.tincture_inks["argent"]  # The middle of a token is vellum in every theme.
    if piece in _SQUARE and place.width < theme.touch:
        # A small token's plate would be too small to read, so a larger one covers it.
        plate = place.inset(_COVER_MARGIN * place.width, 0).cut_bottom(_COVER_HEIGHT * place.height)[0]
        paint_badge(painter, plate, str(points), theme.tinctures["argent"], ink)
        return
    letters = Rect(place.x, place.y + place.height * (middle - height / 2), place.width, place.height * height)
    painter.text(str(points), letters.centre, max(theme.tiny, _POINTS_LETTER * letters.height), ink, bold=True)


def piece_of(token: Token) -> str:
    """The name of the piece for a token."""
    return _PIECES.get(token.part, OF_PERIOD)


def paint_token(painter: Painter, rect: Rect, token: Token) -> None:
    """A seat's token, face up; a mark above its upper right edge, clear of its points, shows what it is for, if any."""
    place, mark = rect.fitted(1), _mark_of(token)
    if not mark:
        paint_points(painter, place, piece_of(token), token.points)
        return
    paint_points(
        painter,
        place.cut_bottom(_MARKED * place.height)[0].cut_left(_MARKED * place.width)[0],
        piece_of(token),
        token.points,
    )
    side = place.width * _MARK
    corner = Rect(place.right - side, place.top - side, side, side)
    painter.circle(corner.centre, side / 2, theme.panel)
    painter.ring(corner.centre, side / 2, theme.line)
    paint_symbol(painter, symbol(mark), corner.inset(side * _MARK_INSET), theme.ink)


def _mark_of(token: Token) -> str:
    if token.part == TITLE_TOKENS:
        return TITLE_KEYS[token.which]
    return "" if token.part in (CITY_TOKENS, NOBLE_HOUSE_TOKENS) else COUNTRY_KEYS[token.which]


def paint_taken(painter: Painter, rect: Rect, piece: str, points: int, crest: int) -> None:
    """A token on the board; once taken, it is replaced by a crest."""
    place = rect.fitted(1)
    if crest == NOBODY:
        paint_points(painter, place, piece, points)
    else:
        painter.crest(crest, place)


def paint_badge(painter: Painter, rect: Rect, words: str, ground: Colour, ink: Colour) -> None:
    """A number on a small plate with rounded ends."""
    painter.fill(rect, ground, rect.height / 2)
    painter.outline(rect, faint(ink, _BADGE_EDGE), radius=rect.height / 2)
    painter.text(words, rect.centre, max(theme.tiny, _BADGE_LETTER * rect.height), ink, bold=True)


def paint_count(painter: Painter, rect: Rect, count: int, is_above: bool = False) -> None:
    """The number of cards in a pile, in its lower right or upper left corner."""
    height = min(max(_COUNT * rect.height, _COUNT_LINE * theme.tiny), _LARGEST_COUNT * rect.height)
    width = height * (1 if count < 10 else _LONG_COUNT)
    x = rect.x + theme.hair if is_above else rect.right - width - theme.hair
    y = rect.top - height - theme.hair if is_above else rect.y + theme.hair
    place = Rect(x, y, width, height)
    paint_badge(painter, place, str(count), theme.panel, theme.ink)


def paint_cubes(painter: Painter, rect: Rect, crest: int, count: int) -> None:
    """A seat's cubes: one of them, as high as the rectangle, followed by their number if there are several."""
    cube = rect.cut_left(rect.height)[0]
    paint_cube(painter, cube, crest)
    if count > 1:
        beside = (cube.x + _NUMBER_AT * cube.width, cube.centre[1])
        painter.text(str(count), beside, max(theme.tiny, _NUMBER_SIZE * cube.width), bold=True, align="left")


def paint_cube_slots(
    painter: Painter, rect: Rect, cubes: Cubes, largest: float, most_lines: int = 1, *, is_aligned: bool = False
) -> None:
    """The cubes of all seats in a grid with room for all; if aligned, each seat has its own slot even without cubes.

    If there is no room next to the cubes, their numbers are on them.
    """
    digits = len(str(max(count for _crest, count in cubes)))
    lines, side = _lines(rect, len(cubes), largest, most_lines, _WITH_NUMBER + digits * _DIGIT)
    is_tight = side < _LEGIBLE_CUBE * theme.tiny
    if is_tight:
        lines, side = _lines(rect, len(cubes), largest, most_lines, _ALONE)
    per_line = -(-len(cubes) // lines)
    slots = [slot for line in rect.rows(lines) for slot in line.columns(max(per_line, _FEWEST_SLOTS))[:per_line]]
    placed = cubes if is_aligned else [(crest, count) for crest, count in cubes if count]
    for (crest, count), slot in zip(placed, slots, strict=False):
        cube = Rect(slot.x, slot.centre[1] - side / 2, slot.width, side)
        if is_tight and count > 1:
            paint_counted_cube(painter, cube.cut_left(side)[0], crest, count)
        elif count:
            paint_cubes(painter, cube, crest, count)


def _lines(rect: Rect, count: int, largest: float, most_lines: int, width: float) -> tuple[int, float]:
    """The number of lines for this many cubes, and their side; each takes up `width` cubes' width.

    There are several lines only if that makes the cubes much larger.
    """
    sides = {
        lines: min(rect.height / lines, largest, rect.width / (max(-(-count // lines), _FEWEST_SLOTS) * width))
        for lines in range(1, most_lines + 1)
    }
    return max(sides.items(), key=lambda each: each[1] / _ANOTHER_LINE ** (each[0] - 1))
