"""The faces of Rival Kings: subjects and buildings, piles and the money in front of them."""

from typing import NamedTuple

from kingdoms.core.language import _
from kingdoms.games.rival_kings.cards import CARDS, COLOURS, colour, is_subject, symbol
from kingdoms.games.rival_kings.words.names import card_name
from kingdoms.ui.drawing.gallery import paint_covering, paint_symbol
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, counted, fitting, size_of, step_of_type
from kingdoms.ui.theme import Colour, faint, theme

ART = "rival_kings"
COIN, COIN_TWO, MARKER = f"{ART}/pieces/coin_1", f"{ART}/pieces/coin_2", f"{ART}/pieces/marker"
EYES = 0.6
"""The height at which a portrait is most worth seeing, of the picture."""
PLAIN, BANDED, COVERED = "plain", "banded", "covered"
"""How a card is placed: alone, newest of a row of overlapping cards, or with only its band in sight."""
READY, USED = "ready", "used"
"""Whether the active subject's ability can still be used in this cycle."""
_TINCTURES = {"yellow": "or", "red": "gules", "blue": "azure", "green": "vert"}
# A card by itself, of its height unless something else is said.
_HEAD, _NAME = 0.19, 0.2  # the coloured band, and the name below the picture
_SMALL, _SMALL_NAME = 27.5, 0.3  # below this height in units a name needs two lines and this much of the card
_NAME_LETTER = 0.115
_CORNER = 0.08  # of its width
_IN_HEAD, _IN_BAND = 0.82, 0.84  # the side of value and symbol, of the height of the head, or of a line of the band
_MARK = 0.72  # the side of the group's mark, of that
_VALUE_LETTER = 0.75  # the size of a value, of the disc behind it

# The band of overlapping cards, in sizes of its type.
_ONE_LINE = 10  # the width from which value, symbol and name stand in one line
_BAND, _NAME_LINE = 1.5, 1.3  # the height of the line with the value, and of one more line for the name
_LEAST_BAND = 5.5  # units
_LARGEST_SYMBOL = 1.5

# The star of the active subject.
_BADGE, _BADGE_LETTERS = 0.22, 1.6  # its side, of the card's width, and at least in sizes of small type
_LARGEST_BADGE, _LEAST_BADGE = 1.2, 3  # at most in glyphs; in the band, at least in units
_BADGE_ON_CARD = 0.85  # how much of its width is above the card
_STAR_MARGIN = 0.14

# Piles, money and the supply; symbols are of the shorter side of their room.
_CARDS_BELOW, _COINS_BELOW = 3, 2  # the most edges of cards and coins drawn under the top one
_COIN_EDGE = 0.07  # of a coin
_COUNT, _COUNT_ICON = 2.2, 0.8  # the width of the number of cards, of its icon; the icon's side, of the height
_NO_CARD_LINES = 3
_NO_ROW, _NO_COINS, _SUPPLY, _LOW_SUPPLY = 0.4, 0.7, 0.55, 0.7
_NO_COINS_SYMBOL = 0.55  # of the ring around it
_LINE = 1.5  # the height of a line below a picture, for its size of type

# Facts: a picture and its number.
_NUMBER = 0.55  # the most of a fact's width that its number takes; the rest is for its picture
_FACT, _FACT_LETTERS = 0.8, 1.5  # the side of the picture at most, of the height, and in sizes of the number's type


class Band(NamedTuple):
    """The parts of the band of an overlapping card."""

    value: Rect
    symbol: Rect
    mark: Rect
    name: Rect
    middle: Rect
    """Between symbol and mark: where the name is, unless it has a line of its own."""


def band_height(width: float) -> float:
    """The height of the band of overlapping cards of this width: two lines where one is too narrow for a name."""
    line = max(_BAND * theme.tiny, _LEAST_BAND * theme.unit)
    return line if width >= _ONE_LINE * theme.tiny else line + _NAME_LINE * theme.tiny


def letter_of(rect: Rect) -> float:
    """The size of a card's name: it belongs to the picture, so it grows with the card and not with the text."""
    return step_of_type(min(theme.small, rect.height * _NAME_LETTER))


def corner_of(rect: Rect) -> float:
    """How round the corners of a card are."""
    return min(theme.corner, rect.width * _CORNER)


def paint_card(painter: Painter, rect: Rect, card: int, style: str = PLAIN) -> None:
    """A subject or a building: value and symbol in its coloured band, the picture, the name.

    Overlapping cards have their name in the band, so that it is seen; the rest of a covered one is not.
    """
    painter.parchment(rect, corner_of(rect))
    if style != PLAIN:
        band, below = rect.cut_top(_top_height(rect, style))
        _paint_band(painter, band, card)
        if style == BANDED and below.height > band.height / 2:
            _paint_picture(painter, below.inset(theme.unit / 2), card)
        return
    head, rest = rect.cut_top(_top_height(rect, style))
    name, picture = rest.cut_bottom(rect.height * (_SMALL_NAME if rect.height < _SMALL * theme.unit else _NAME))
    _paint_head(painter, head, card)
    _paint_picture(painter, picture.inset(theme.hair, 0), card)
    painter.text(card_name(card), name.inset(theme.unit / 2, 0), letter_of(rect), bold=True, lines=2)


def _top_height(rect: Rect, style: str) -> float:
    """The height of what stands above the picture of a card: value, symbol and group, and the name in a band."""
    return rect.height * _HEAD if style == PLAIN else min(rect.height, band_height(rect.width))


def _tinctures(card: int) -> tuple[Colour, Colour]:
    """The colour of a card's group, and of what is written on it."""
    name = _TINCTURES[COLOURS[colour(card)]]
    return theme.tinctures[name], theme.tincture_inks[name]


def _symbol(card: int) -> str:
    """What a subject and its building have in common, as a picture."""
    return f"{ART}/symbols/{CARDS[symbol(card)].key}"


def _mark(card: int) -> str:
    """What stands for a group besides its colour."""
    return f"{ART}/symbols/group_{COLOURS[colour(card)]}"


def _paint_head(painter: Painter, rect: Rect, card: int) -> None:
    ground, ink = _tinctures(card)
    painter.fill(rect.inset(theme.hair), ground, corner_of(rect))
    side = rect.height * _IN_HEAD
    value, inner = rect.inset(theme.unit / 2, 0).cut_left(side, theme.unit / 2)
    _paint_value(painter, value.centred(side, side), card)
    paint_symbol(painter, _symbol(card), inner.cut_left(side)[0].centred(side, side), ink)
    mark = inner.cut_right(side)[0].centred(side * _MARK, side * _MARK)
    paint_symbol(painter, _mark(card), mark, faint(ink, 0.85))


def _paint_value(painter: Painter, rect: Rect, card: int) -> None:
    painter.circle(rect.centre, rect.width / 2, theme.panel)
    painter.text(str(CARDS[card].value), rect, step_of_type(rect.height * _VALUE_LETTER), bold=True)


def _band_of(rect: Rect) -> Band:
    """Where value, symbol, name and group mark are: in one line; in a narrow band the name has a line of its own."""
    inner = rect.inset(theme.unit / 2 + theme.hair, theme.hair)
    is_double = rect.width < _ONE_LINE * theme.tiny
    line, below = inner.cut_top(inner.height / 2) if is_double else (inner, inner)
    side = min(line.height * _IN_BAND, _LARGEST_SYMBOL * theme.tiny)
    value, rest = line.cut_left(side, theme.unit / 2)
    picture, rest = rest.cut_left(side, theme.unit / 2)
    mark, rest = rest.cut_right(side * _MARK, theme.unit / 2)
    squares = value.centred(side, side), picture.centred(side, side), mark.centred(side * _MARK, side * _MARK)
    return Band(*squares, below if is_double else rest, rest)


def _paint_band(painter: Painter, rect: Rect, card: int) -> None:
    ground, ink = _tinctures(card)
    painter.fill(rect.inset(theme.hair), ground, corner_of(rect))
    band, name = _band_of(rect), card_name(card)
    _paint_value(painter, band.value, card)
    paint_symbol(painter, _symbol(card), band.symbol, ink)
    paint_symbol(painter, _mark(card), band.mark, faint(ink, 0.85))
    painter.text(name, band.name, fitting(name, band.name.width, theme.tiny), ink, bold=True, align="left")


def picture_of(card: int) -> str:
    """The portrait of a subject or the view of a building."""
    return f"{ART}/{'subjects' if is_subject(card) else 'buildings'}/{CARDS[card].key}"


def _paint_picture(painter: Painter, rect: Rect, card: int) -> None:
    paint_covering(painter, picture_of(card), rect.inset(theme.hair), EYES)


def paint_owned(painter: Painter, rect: Rect, card: int, style: str, activity: str = "") -> None:
    """A card in a row. The active subject stands out in gold, with a star as long as its ability can be used."""
    paint_card(painter, rect, card, style)
    if not activity:
        return
    painter.chosen(rect.inset(-theme.band), corner_of(rect) + theme.band)  # Around it: a name reaches to the edge.
    badge = badge_of(rect, style)
    side = badge.width
    painter.circle(badge.centre, side / 2, theme.gold if activity == READY else theme.faded)
    painter.icon("star" if activity == READY else "check", badge.inset(side * _STAR_MARGIN), theme.gold_ink)


def badge_of(rect: Rect, style: str) -> Rect:
    """Where the active subject's star is: in the corner of the picture, below the top of the card.

    Where only the band has room, it stands there between symbol and group mark.
    """
    side = min(max(_BADGE_LETTERS * theme.tiny, rect.width * _BADGE), _LARGEST_BADGE * theme.glyph)
    top, picture = rect.cut_top(_top_height(rect, style))
    if picture.height >= side:
        return Rect(rect.right - side * _BADGE_ON_CARD, picture.top - side, side, side)
    free = _band_of(top).middle
    side = min(side, free.height, max(free.width, _LEAST_BADGE * theme.unit))
    return free.cut_right(side)[0].centred(side, side)


def paint_empty_row(painter: Painter, rect: Rect, kind: str) -> None:
    """Where the first subject or building will be."""
    painter.outline(rect, theme.line, radius=theme.corner)
    side = min(rect.width, rect.height) * _NO_ROW
    paint_symbol(painter, f"{ART}/symbols/{kind}", rect.centred(side, side), faint(theme.faded, 0.4))


def paint_pile(painter: Painter, rect: Rect, card: int, count: int, count_place: Rect) -> None:
    """A pile with its open card, and how many cards it has."""
    radius = corner_of(rect)
    for depth in range(min(count - 1, _CARDS_BELOW), 0, -1):
        below = rect.moved(depth * theme.band, -depth * theme.band)
        painter.fill(below, theme.panel, radius)
        painter.outline(below, theme.line, radius=radius)
    paint_card(painter, rect, card)
    side = min(count_place.height * _COUNT_ICON, count_place.width / _COUNT)
    icon, words = count_place.centred(side * _COUNT, count_place.height).cut_left(side, theme.unit / 2)
    painter.icon("cards", icon.centred(side, side), theme.faded)
    painter.text(str(count), words, theme.tiny, theme.faded, bold=True, align="left")


def paint_no_pile(painter: Painter, rect: Rect) -> None:
    """Where a pile was."""
    painter.outline(rect, theme.line, radius=theme.corner)
    painter.text(_("No card left"), rect.inset(theme.unit), theme.tiny, theme.faded, lines=_NO_CARD_LINES)


def paint_coins(painter: Painter, rect: Rect, top: int, total: int | None) -> None:
    """The money in front of a pile: how it looks on top, and how much it is if that is known."""
    if not top:
        side = min(rect.width, rect.height) * _NO_COINS
        painter.ring(rect.centre, side / 2, theme.line, theme.band)
        symbol = rect.centred(side * _NO_COINS_SYMBOL, side * _NO_COINS_SYMBOL)
        paint_symbol(painter, f"{ART}/symbols/money", symbol, faint(theme.faded, 0.5))
        return
    side = min(rect.width, rect.height - _LINE * theme.tiny)
    below, above = rect.cut_bottom(rect.height - side)
    for depth in range(_COINS_BELOW, -1, -1):
        painter.picture(COIN if top == 1 else COIN_TWO, above.centred(side, side).moved(0, -depth * side * _COIN_EDGE))
    words = "?" if total is None else str(total)
    painter.text(words, below, theme.tiny, theme.faded if total is None else theme.ink, bold=True)


def paint_supply(painter: Painter, rect: Rect, count: int) -> None:
    """The coins that nobody has: above each other where there is height, else side by side."""
    if rect.width > 2 * rect.height:
        coin, words = rect.cut_left(rect.height, theme.unit)
        side = coin.height * _LOW_SUPPLY
        painter.picture(COIN, coin.centred(side, side), faint((1, 1, 1, 1), 0.7))
        text = _("Supply: {n}").format(n=count)
        painter.text(text, words, theme.tiny, theme.faded, align="left")
        return
    side = min(rect.width, rect.height) * _SUPPLY
    name, rest = rect.cut_bottom(_LINE * theme.tiny)
    number, top = rest.cut_bottom(_LINE * theme.small)
    painter.picture(COIN, top.centred(side, side), faint((1, 1, 1, 1), 0.7))
    painter.text(str(count), number, theme.small, theme.faded, bold=True)
    text = _("Supply")
    painter.text(text, name, fitting(text, name.width, theme.tiny), theme.faded)


def paint_fact(painter: Painter, rect: Rect, picture: str, number: int, size: float) -> None:
    """A picture and how many there are of it."""
    words = counted(number)
    size = fitting(words, rect.width * _NUMBER, size)
    needed = size_of(words, Style(round(size), bold=True))[0] + theme.unit
    side = min(rect.height * _FACT, size * _FACT_LETTERS, rect.width - needed)
    symbol, rest = rect.cut_left(side, theme.unit / 2)
    painter.picture(picture, symbol.centred(side, side))
    painter.text(words, rest, size, bold=True, align="left")
