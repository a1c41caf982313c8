"""The bands of Rival Kings' cards that overlap: value, symbol, name and the mark of the group, on its colour."""

from typing import NamedTuple

from kingdoms.games.rival_kings.cards import CARDS, COLOURS, TINCTURES, VALUES, colour, symbol
from kingdoms.games.rival_kings.words.names import card_name
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, size_of, step_of_type
from kingdoms.ui.theme import Colour, faint, theme

ART = "rival_kings"
_BAND, _LEAST_BAND = 1.7, 5.5  # the height of the band, in tiny type, and the least in units
_IN_BAND = 0.88  # the side of value and symbol, as a share of the height of the band
_VALUE_LETTER = 0.75  # the size of a value, as a share of the disc behind it
_ROOMY = 10.8  # the width, in the type of names, from which a band has room for discs and every name
_FIGURE = 0.62  # the width of a value without its disc, as a share of the disc
_MOST_WITHOUT_NAME = 2  # the most cards in the game whose bands may lack a name at a width where bands have names
MARK, MARK_OPACITY = 0.72, 0.85
"""The side of a group's mark, as a share of the side of value and symbol, and its opacity."""


class Band(NamedTuple):
    """The parts of a band."""

    value: Rect
    symbol: Rect
    mark: Rect
    name: Rect


def band_height() -> float:
    """The height of the band of overlapping cards."""
    return max(_BAND * theme.tiny, _LEAST_BAND * theme.unit)


def has_band_for_name(card: int, width: float) -> bool:
    """Whether a card's name fits into its band at this width."""
    return _name_in_band(_band_of_width(width), card_name(card))[0] is not None


def has_bands_for_names(width: float) -> bool:
    """Whether the names of nearly all cards in the game fit into their bands at this width, whichever are in play."""
    return sum(not has_band_for_name(card, width) for card in range(len(CARDS))) <= _MOST_WITHOUT_NAME


def tinctures(card: int) -> tuple[Colour, Colour]:
    """The colour of a card's group, and of what is written on it."""
    name = TINCTURES[colour(card)]
    return theme.tinctures[name], theme.tincture_inks[name]


def symbol_of(card: int) -> str:
    """The symbol that a subject and its building share."""
    return f"{ART}/symbols/{CARDS[symbol(card)].key}"


def mark_of(card: int) -> str:
    """The mark of a group, in addition to its colour."""
    return f"{ART}/symbols/group_{COLOURS[colour(card)]}"


def paint_value(painter: Painter, rect: Rect, value: int) -> None:
    """A value on a light disc, or in a narrow space on a light pill."""
    painter.fill(rect, theme.panel, min(rect.width, rect.height) / 2)
    size = max(theme.tiny, step_of_type(rect.height * _VALUE_LETTER))
    # A digit is not as tall as its line and narrower than it is tall, so it fits onto a smaller disc.
    painter.text(str(value), rect.centred(max(rect.width, size), max(rect.height, LINE * size)), size, bold=True)


def paint_band(painter: Painter, rect: Rect, card: int, rules: int, corner: float, *, has_name: bool) -> None:
    """Value, symbol and group, and perhaps the name."""
    ground, ink = tinctures(card)
    painter.fill(rect.inset(theme.hair), ground, corner)
    band, name = band_of(rect), card_name(card)
    style, line = _name_in_band(band, name) if has_name else (None, band.name)
    paint_value(painter, band.value, VALUES[rules][card])
    paint_symbol(painter, symbol_of(card), band.symbol, ink)
    if line.right <= band.mark.x:
        paint_symbol(painter, mark_of(card), band.mark, faint(ink, MARK_OPACITY))
    if style is not None:
        painter.text(name, line, style.size, ink, bold=style.bold, align="left")


def band_of(rect: Rect) -> Band:
    """Where value, symbol, name and group mark are; they move together in a narrow band, to leave room for the name."""
    is_roomy = rect.width >= _ROOMY * theme.least_name
    gap = theme.unit / 2 if is_roomy else theme.hair
    line = rect.inset(gap + theme.hair, theme.hair)
    side = line.height * _IN_BAND
    width = side if is_roomy else side * _FIGURE
    value, rest = line.cut_left(width, gap)
    picture, rest = rest.cut_left(side, theme.unit / 2)
    mark, rest = rest.cut_right(side * MARK, theme.unit / 2)
    squares = value.centred(width, side), picture.centred(side, side), mark.centred(side * MARK, side * MARK)
    return Band(*squares, rest)


def _band_of_width(width: float) -> Band:
    return band_of(Rect(0, 0, width, band_height()))


def _name_in_band(band: Band, name: str) -> tuple[Style | None, Rect]:
    """The style of a name in a band, and the space for it.

    A long name also takes up the space of the group's mark; the longest ones are not bold in a narrow band.
    """
    whole = band.name._replace(width=band.mark.right - band.name.x)
    for line, is_bold in ((band.name, True), (whole, True), (whole, False)):
        for size in (theme.small, theme.least_name):
            style = Style(round(size), bold=is_bold)
            if size_of(name, style)[0] <= line.width:
                return style, line
    return None, band.name
