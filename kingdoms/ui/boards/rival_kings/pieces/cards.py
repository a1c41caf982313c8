"""The cards of Rival Kings: subjects and buildings, by themselves, in rows and on piles."""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.core.seats import NO_CREST
from kingdoms.games.rival_kings.cards import CARDS, RULES_VERSION, SYMBOLS, VALUES, is_subject
from kingdoms.games.rival_kings.words.names import card_name
from kingdoms.games.rival_kings.words.phrases import ability_on_card
from kingdoms.ui.boards.rival_kings.pieces.bands import (
    ART,
    MARK,
    MARK_OPACITY,
    band_height,
    band_of,
    mark_of,
    paint_band,
    paint_value,
    symbol_of,
    tinctures,
)
from kingdoms.ui.boards.rival_kings.pieces.seals import paint_seal
from kingdoms.ui.drawing.gallery import paint_continued, paint_symbol
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import (
    LINE,
    Style,
    TextBox,
    height_of,
    is_whole_in,
    largest_fitting,
    lines_of,
    size_of,
    step_of_type,
)
from kingdoms.ui.theme import CARD_ASPECT, faint, theme

COIN, COIN_TWO, MARKER = f"{ART}/pieces/coin_1", f"{ART}/pieces/coin_2", f"{ART}/pieces/marker"
PLAIN, BANDED, COVERED = "plain", "banded", "covered"
"""How a card is placed: alone, as the newest of overlapping cards, or with only its band visible."""
NAMELESS, NAMED = "nameless", "named"
"""PLAIN without a name, because a neighbour has no room for its own; and COVERED with the name in the band."""
WORDED, WORDED_BAND = "worded", "worded_band"
"""PLAIN and BANDED with a subject's ability below its name."""
TITLED, WORDED_TITLED = "titled", "worded_titled"
"""The newest of overlapping cards with the name in its band, like the cards it covers; and with its ability."""
IN_BAND = (NAMED, TITLED, WORDED_TITLED)
"""The styles of cards with the name in the band."""
BY_ITSELF = (PLAIN, NAMELESS, WORDED)
# Portraits and views.
_FACE_MIDDLE = 0.52  # the height at which a picture is most worth seeing: from the chin to the brim of a hat
_FACE = 0.62  # the least visible height of a picture, relative to its width
_WHOLE_HEAD, _WHOLE_HEAD_MIDDLE = 0.78, 0.57  # the same of a character's portrait, with hat or crown, and its height

# A card by itself.
_HEAD, _LEAST_HEAD = 0.19, 1.95  # the height of the coloured head, relative to the card, and the least in tiny type
_NAMES, _OF_REST = 0.52, 0.64  # the greatest share of a name: of a card's height, and of what is below its head
_CORNER = 0.08  # the corner radius, as a share of its width
_IN_HEAD = 0.82  # the side of value and symbol, as a share of the height of the head
_NAME_LETTER = 0.075  # the size of a name on a large card, as a share of the card's height
_WIDTH_FOR_NAMES = 8.0  # the width of a short card with room for almost every name, in small type
_WIDEST = 1.25  # the greatest width of a short card, relative to its height
_ABILITY_LINES = 2  # the most lines of an ability
_LEAST_FACE = 0.36  # the least height of the picture above an ability, relative to the card's width

# The band of overlapping cards.
_LEAST_PICTURE = 1.05  # the least height of the picture below it, in bands
_BESIDE_NAME = 0.7  # the least width of a small picture next to a name, relative to its height

# The seal of the active subject's ability.
_SEAL, _LEAST_SEAL = 0.26, 4.5  # the side of the seal, relative to the card's width, and the least in units
_SEAL_BESIDE_WORDS = 6.0  # the side of the seal next to an ability without a picture, in units
_LARGEST_SEAL = 8.5  # the greatest side of the seal, in units


class Plate(NamedTuple):
    """The name below a picture, and below that perhaps the ability."""

    name: str
    size: float
    lines: int
    height: float
    """The height of all of it."""
    ability: str = ""
    ability_height: float = 0


def name_style(name: str, width: float, height: float = 0, size: float = 0) -> Style | None:
    """The style of a name that has to fit on one line; None if the line is too narrow for legible type.

    The type is larger on a tall card, or if a larger `size` is requested.
    """
    sizes = max(size, theme.small, step_of_type(height * _NAME_LETTER)), theme.small, theme.least_name
    largest = largest_fitting([name], width - theme.hair, sizes)
    return Style(round(largest), bold=True) if largest is not None else None


def name_in_lines(name: str, width: float, height: float) -> tuple[str, Style] | None:
    """A name on one line, or with each word on its own line, and its style; None if it would be too small."""
    for lines in (name, name.replace(" ", "\n")):
        styles = [_clear_of_edges(line, name_style(line, width, height), width) for line in lines.split("\n")]
        found = [style for style in styles if style is not None]
        if len(found) == len(styles):
            return lines, min(found)
    return None


def _clear_of_edges(line: str, style: Style | None, width: float) -> Style | None:
    """The style of a line, or a smaller one if small type would leave no room for a gold edge at its sides."""
    is_small = style is not None and style.size == round(theme.small)
    if style is None or not is_small or size_of(line, style)[0] <= width - 2 * theme.band:
        return style
    return style._replace(size=round(theme.least_name))


def corner_of(rect: Rect) -> float:
    """The corner radius of a card."""
    return min(theme.corner, rect.width * _CORNER)


def paint_card(painter: Painter, rect: Rect, card: int, style: str = PLAIN, rules: int = RULES_VERSION) -> None:
    """A subject or a building: value and symbol in its coloured head or band, the picture, and the name below it."""
    painter.parchment(rect, corner_of(rect))
    top, rest = rect.cut_top(_top_height(rect, style))
    if style in BY_ITSELF:
        _paint_head(painter, top, card, rules)
    else:
        paint_band(painter, top, card, rules, corner_of(top), has_name=style in IN_BAND)
    if style in (COVERED, NAMED):
        return
    if style in IN_BAND:
        _paint_below_title(painter, rect, card, style)
        return
    plate = _plate_of(rect, card, style)
    line, picture = rest.cut_bottom(plate.height if plate is not None else 0)
    if plate is not None and style not in BY_ITSELF and picture.height < least_picture():
        # A sliver of a picture shows nothing: next to the name it is small, but whole.
        picture, line = rest.cut_left(min(rest.height, max(0.0, rest.width - _width_of(plate))))
        picture, line = (picture, line) if picture.width >= _BESIDE_NAME * rest.height else (rest.cut_left(0)[0], rest)
    if plate is not None:
        below, line = line.cut_bottom(plate.ability_height)
        # The letters of a second line keep clear of a gold edge at the foot of the card.
        raised = theme.unit / 2 if plate.lines > 1 and not plate.ability else 0
        painter.text(plate.name, line.moved(0, raised), plate.size, bold=True, lines=plate.lines)
        if plate.ability:
            painter.text(
                plate.ability, below.inset(theme.unit, 0), theme.least_name, lines=_ABILITY_LINES, valign="top"
            )
    _paint_picture(painter, picture.inset(theme.hair, 0), card)


def _paint_below_title(painter: Painter, rect: Rect, card: int, style: str) -> None:
    """The picture of a card with the name in its band, and perhaps its ability."""
    picture, words = _below_title(rect, card, style)
    if words.height:
        painter.text(ability_on_card(card), words, theme.least_name, lines=_ABILITY_LINES)
    if picture.height:
        _paint_picture(painter, picture.inset(theme.hair, 0), card)


def _below_title(rect: Rect, card: int, style: str) -> tuple[Rect, Rect]:
    """The picture and the ability below a band with the name; words without a picture leave room for the seal."""
    rest = rect.cut_top(_top_height(rect, style))[1]
    if style != WORDED_TITLED:
        return rest, rest.cut_bottom(0)[0]
    words, picture = rest.cut_bottom(height_of_ability(card, rect.width))
    if picture.height < least_picture():
        words, picture = rest.cut_right(_SEAL_BESIDE_WORDS * theme.unit)[1], rest.cut_top(0)[0]
    return picture, words.inset(theme.unit, 0)


def height_of_ability(card: int, width: float) -> float:
    """The height of a subject's ability on a card of this width."""
    return height_of(ability_on_card(card), _ability_style(), width - 2 * theme.unit) + theme.unit


def _ability_style() -> Style:
    return Style(round(theme.least_name))


def _width_of(plate: Plate) -> float:
    """The width of a name, with some space around it."""
    style = Style(round(plate.size), bold=True)
    return max(size_of(line, style)[0] for line in plate.name.split("\n")) + theme.unit


def _plate_of(rect: Rect, card: int, style: str) -> Plate | None:
    """The name below the picture, if it is legible there and leaves enough room for the picture.

    If cards overlap, the name of the newest takes priority over its picture.
    """
    rest = rect.cut_top(_top_height(rect, style))[1]
    found = name_in_lines(card_name(card), rest.width - theme.unit, rect.height) if style != NAMELESS else None
    if found is None:
        return None
    name, letters = found
    lines = name.count("\n") + 1
    most = rest.height if style in (BANDED, WORDED_BAND) else min(rect.height * _NAMES, rest.height * _OF_REST)
    plates = [Plate(name, size, lines, lines * LINE * size) for size in (letters.size, round(theme.least_name))]
    plate = next((plate for plate in plates if plate.height <= most), None)
    if plate is None or style not in (WORDED, WORDED_BAND):
        return plate
    return _with_ability(rect, card, plate)


def _with_ability(rect: Rect, card: int, plate: Plate) -> Plate:
    """The plate with a subject's ability below its name."""
    height = height_of_ability(card, rect.width)
    return plate._replace(height=plate.height + height, ability=ability_on_card(card), ability_height=height)


def has_ability_below_title(rect: Rect, card: int) -> bool:
    """Whether a subject with its name in its band has room for its ability too."""
    words = _below_title(rect, card, WORDED_TITLED)[1]
    box = TextBox(int(words.width), int(words.height), _ABILITY_LINES)
    return is_whole_in(ability_on_card(card), _ability_style(), box)


def has_abilities(rect: Rect, style: str = WORDED) -> bool:
    """Whether a card of this size has room for any subject's ability below its name: either all show theirs or none."""
    return all(_has_ability(rect, card, style) for card in range(SYMBOLS))


def _has_ability(rect: Rect, card: int, style: str) -> bool:
    plate = _plate_of(rect, card, style)
    if plate is None:
        return False
    lines = lines_of(plate.ability, _ability_style(), rect.width - 2 * theme.unit)
    is_short = len(lines) <= _ABILITY_LINES
    return is_short and rect.height - _top_height(rect, style) - plate.height >= _LEAST_FACE * rect.width


def has_plate(rect: Rect, card: int) -> bool:
    """Whether a card by itself has room for its name."""
    return _plate_of(rect, card, PLAIN) is not None


def width_of_low_card(height: float, most: float) -> float:
    """The width of a card of this height: short cards are wider in proportion if there is room, so that names fit."""
    plain = height / CARD_ASPECT
    return max(plain, min(most, _WIDTH_FOR_NAMES * theme.small, _WIDEST * height))


def style_for(shown: Sequence[int], width: float, height: float) -> str:
    """The style of cards of one size side by side: either all of them have their names or none do."""
    rect = Rect(0, 0, width, height)
    return PLAIN if all(has_plate(rect, card) for card in shown) else NAMELESS


def plate_height() -> float:
    """The height of a name in one line."""
    return LINE * theme.small


def least_picture() -> float:
    """The least height of a picture on the newest of overlapping cards."""
    return _LEAST_PICTURE * band_height()


def _top_height(rect: Rect, style: str) -> float:
    """The height of what is above a card's picture: value, symbol and group, and the name in a band."""
    if style not in BY_ITSELF:
        return min(rect.height, band_height())
    return min(rect.height / 2, max(rect.height * _HEAD, _LEAST_HEAD * theme.tiny))


def free_head(rect: Rect) -> Rect:
    """The part of the coloured head of a card by itself to the right of its symbol; the group's mark is in it."""
    head = rect.cut_top(_top_height(rect, PLAIN))[0]
    return head.cut_left(2 * (head.height * _IN_HEAD + theme.unit))[1]


def picture_place(rect: Rect, card: int, style: str) -> Rect:
    """The picture of a card by itself."""
    plate = _plate_of(rect, card, style)
    return below_head(rect).cut_bottom(plate.height if plate is not None else 0)[1]


def below_head(rect: Rect) -> Rect:
    """The part below the coloured head of a card by itself."""
    return rect.cut_top(_top_height(rect, PLAIN))[1]


def _paint_head(painter: Painter, rect: Rect, card: int, rules: int) -> None:
    ground, ink = tinctures(card)
    painter.fill(rect.inset(theme.hair), ground, corner_of(rect))
    side = rect.height * _IN_HEAD
    value, inner = rect.inset(theme.unit / 2, 0).cut_left(side, theme.unit / 2)
    paint_value(painter, value.centred(side, side), VALUES[rules][card])
    paint_symbol(painter, symbol_of(card), inner.cut_left(side)[0].centred(side, side), ink)
    mark = inner.cut_right(side)[0].centred(side * MARK, side * MARK)
    paint_symbol(painter, mark_of(card), mark, faint(ink, MARK_OPACITY))


def picture_of(card: int) -> str:
    """The portrait of a subject or the view of a building."""
    return f"{ART}/{'subjects' if is_subject(card) else 'buildings'}/{CARDS[card].key}"


def _paint_picture(painter: Painter, rect: Rect, card: int) -> None:
    paint_whole_face(painter, picture_of(card), rect.inset(theme.hair))


def paint_whole_face(painter: Painter, name: str, rect: Rect) -> None:
    """A picture shown so that a face is whole: in a short space its background continues on both sides."""
    paint_continued(painter, name, rect, rect.height / _FACE, _FACE_MIDDLE)


def paint_whole_head(painter: Painter, name: str, rect: Rect) -> None:
    """A character's portrait with its hat or crown; in a short space its background continues on both sides."""
    paint_continued(painter, name, rect, rect.height / _WHOLE_HEAD, _WHOLE_HEAD_MIDDLE)


def is_whole_face(rect: Rect) -> bool:
    """Whether a picture as wide as its space shows a whole face."""
    return rect.height >= _FACE * rect.width


def paint_owned(
    painter: Painter,
    rect: Rect,
    card: int,
    style: str,
    activity: str = "",
    crest: int = NO_CREST,
    rules: int = RULES_VERSION,
) -> None:
    """A card in a row. The active subject has a seal in its owner's colour, ticked once its ability has been used."""
    paint_card(painter, rect, card, style, rules)
    if activity:
        paint_seal(painter, seal_of(rect, card, style), crest, activity)


def seal_of(rect: Rect, card: int, style: str) -> Rect:
    """The place of the active subject's seal: the picture's upper right or, if the picture is too short, the band."""
    side = min(max(_LEAST_SEAL * theme.unit, rect.width * _SEAL), _LARGEST_SEAL * theme.unit)
    top, picture = rect.cut_top(_top_height(rect, style))
    if style in IN_BAND:
        shown = _below_title(rect, card, style)[0]
        if style == WORDED_TITLED and not shown.height:
            # The words leave it room beside them.
            beside = picture.cut_right(_SEAL_BESIDE_WORDS * theme.unit)[0]
            side = min(beside.width, beside.height) - 2 * theme.hair
            return beside.centred(side, side)
        picture = shown
    else:
        plate = _plate_of(rect, card, style)
        picture = picture.cut_bottom(plate.height + theme.unit if plate is not None else 0)[1]
    side = min(side, max(picture.height, 0 if style in BY_ITSELF else top.height))
    has_picture = style in BY_ITSELF or picture.height + theme.unit >= least_picture()
    if has_picture and picture.height >= side:
        return Rect(rect.right - side - theme.unit, picture.top - side, side, side).moved(0, -theme.hair)
    band = band_of(top)
    # In a band with a name, the seal covers the group's mark, which only repeats the colour.
    free = band.name if style not in IN_BAND else band.name._replace(width=band.mark.right - band.name.x)
    return free.cut_right(min(side, free.width))[0].fitted(1)
