"""The outsiders in Paladins, each below or next to the region it comes from."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.games.paladins.board import ATTACK, OUTSIDER_ROW, SILVER
from kingdoms.games.paladins.cards import OUTSIDERS, OutsiderCard
from kingdoms.games.paladins.rules.costs import attack_cost
from kingdoms.games.paladins.words.names import outsider_name, outsider_title
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import Amount, Amounts, least_side, paint_plate, paint_tokens, width_of
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.pieces import (
    FACE,
    MARGIN_AT_READING_SIZE,
    face_in,
    is_wide_card,
    is_wide_enough,
    name_height,
    name_on_card,
    outsider_picture,
    paint_effect,
    paint_empty_place,
    paint_row,
    paint_symbol_of,
    tokens_of,
)
from kingdoms.ui.boards.paladins.realm.spaces import region_rows
from kingdoms.ui.boards.paladins.worth import WORTH
from kingdoms.ui.drawing.gallery import paint_covering
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import mixed, theme

_EFFECTS = ("attack", "convert")
_PICTURE = 0.32  # the share of the picture next to the words
_WHOLE_FACE = 0.62  # the height of a picture, relative to its width, from which it is better above the words
_READABLE_LINE, _LARGEST_LINE = 1.75, 2.1  # the height of a line with large symbols, and the greatest, in tiny type
_LEAST_FACE = 0.5  # the least height of the picture above the words if they get another line, relative to its width
_LINE, _HIGH_LINE = 1.5, 0.125  # the height of a line, in tiny type, and the least as a share of a tall card
_MOST_LINES = 4.2  # the lines below the picture of a tall card with its name and its value
_TOKEN = 1.3  # the size of a token of the price, relative to tiny type
_SHORT = 6  # the height, in tiny type, below which the picture of a wide card is as tall as the card
_SHORT_PICTURE, _SHORT_NAME = 0.8, 0.46  # on such a card, as shares of its height: the picture's width, the name's line
_WIDEST_PICTURE, _NARROWEST_PICTURE = 0.36, 0.23  # the width of that picture, as a share of the card
_SHORT_LINES, _SHORT_LINE = 3, 1.32  # the lines of such a card, and the least height of each, in tiny type
_WORTH_GAP = 1  # the least distance between a conversion and its value in one line, in units
_EFFECTS_GAP = 0.3  # the least distance between attack and conversion in one line, in tokens
_EDGE = 0.4  # the share of vellum in the edge of a card


class PaladinsOutsiders(Zone):
    """The outsiders who can be attacked or converted."""

    spacing = NumericProperty(0)
    card_aspect = NumericProperty(1)
    """The greatest height of a card divided by its width."""
    is_list = BooleanProperty(False)
    """Whether each outsider is next to its region rather than below it."""

    def measure(self, sight: Sight) -> None:
        """Sets the height to that of the cards at their current width."""
        self.wanted_height = self.card_aspect * self._columns()[0].width

    def _columns(self) -> list[Rect]:
        return self.rect.columns(OUTSIDER_ROW, self.spacing)

    def lay_out(self, sight: Sight) -> Places:
        """The outsiders, each at its region."""
        cells = region_rows(sight, self.rect, self.spacing) if self.is_list else self._columns()
        return {("outsider", place): at(cell) for place, cell in enumerate(cells)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """An outsider, with the price of attacking it if an attack is being chosen."""
        is_attack = self.board.picking.is_chosen(("action", sight.viewer, ATTACK)) or sight.view.asked == "attack"
        price = _price_of_attack(sight.view, sight.viewer, thing[1]) if is_attack else ()
        return paint_outsider, place.rect, self.board.count(thing), price


def _price_of_attack(view: Any, seat: int | None, place: int) -> Amounts:
    """The silver a seat has to pay to attack the outsider at a place, marked if the seat does not have it."""
    price = attack_cost(view, seat, place) if seat is not None else 0
    return (Amount(SILVER, price, is_lacking=price > view.silver[seat]),) if price else ()


def paint_outsider(painter: Painter, rect: Rect, card: int, price: Amounts = (), scale: float = 1.0) -> None:
    """An outsider: what an attack gives besides the usual influence, what its conversion gives, and its value.

    At reading size, everything on it is enlarged by the factor `scale`.
    """
    if card < 0:
        paint_empty_place(painter, rect, "outsider")
        return
    painter.shadow(rect)
    painter.fill(rect, theme.panel, theme.corner)
    inner = rect.inset(theme.hair)
    if is_wide_card(inner) and inner.height < _SHORT * theme.tiny:
        _paint_short(painter, inner, card, price)
    elif _has_picture_beside(inner) and scale == 1:
        _paint_beside(painter, inner, card, price)
    else:
        _paint_tall(painter, inner, card, price, scale)
    painter.outline(rect, mixed(theme.ink, theme.panel, _EDGE), theme.hair, theme.corner)


def _paint_short(painter: Painter, inner: Rect, card: int, price: Amounts) -> None:
    """A card with its name above attack and conversion, in one line or two, and the price on the picture.

    In two lines, the value of a converted outsider follows its conversion.
    """
    outsider, title = OUTSIDERS[card], outsider_title(OUTSIDERS[card].key)
    has_lines = inner.height >= _SHORT_LINES * _SHORT_LINE * theme.tiny
    attack = (Amount("attack"), *tokens_of(outsider.attack[1:]))
    convert = (Amount("convert"), Amount("strength", outsider.strength, True))
    worth = WORTH[outsider.key] if has_lines else ()
    # A long name or value may take some of the picture, and so may attack and conversion in one line.
    values = width_of(convert, least_side()) + _WORTH_GAP * theme.unit + width_of(worth, least_side())
    in_one_line = (width_of((*attack, *convert), 1) + _EFFECTS_GAP) * least_side()
    below_name = in_one_line if not has_lines else values if worth else 0
    needed = max(size_of(title, Style(round(theme.least_name), bold=True))[0], below_name)
    width = min(_SHORT_PICTURE * inner.height, _WIDEST_PICTURE * inner.width)
    width = min(width, max(inner.width - needed - theme.unit, _NARROWEST_PICTURE * inner.width))
    picture, words = inner.cut_left(width, theme.unit / 2)
    name, effects = words.cut_top(words.height / _SHORT_LINES if has_lines else _SHORT_NAME * words.height)
    paint_covering(painter, outsider_picture(card), picture, FACE)
    if price:
        plate = picture.cut_bottom(_LINE * theme.tiny)[0]
        paint_plate(painter, plate, price, _TOKEN * theme.tiny, paint_symbol_of)
    name_on_card(painter, name, title)
    if has_lines:
        above, below = effects.rows(2)
        paint_row(painter, above, attack, _TOKEN * theme.tiny, "left")
        paint_row(painter, below, convert, least_side(), "left")
        beside = below.cut_left(width_of(convert, least_side()), _WORTH_GAP * theme.unit)[1]
        paint_row(painter, beside.cut_right(theme.hair)[1], worth, least_side(), "right")
        return
    side = min(effects.height, _TOKEN * theme.tiny, effects.width / (width_of((*attack, *convert), 1) + _EFFECTS_GAP))
    # With large text, numbers are less enlarged; symbols repeated instead would not fit.
    paint_tokens(painter, effects, attack, side, paint_symbol_of, "left")
    end = effects.cut_right(width_of(convert, side) + theme.hair)[0]
    paint_tokens(painter, end, convert, side, paint_symbol_of, "left")


def _has_picture_beside(card: Rect) -> bool:
    """Whether the picture is next to the words: above them, too little of the face or of the symbols would be left."""
    words = (len(_EFFECTS) + 2) * _READABLE_LINE * theme.tiny
    return is_wide_card(card) or (is_wide_enough(card) and card.height - words < _WHOLE_FACE * card.width)


def _paint_beside(painter: Painter, inner: Rect, card: int, price: Amounts) -> None:
    """A card with its name across, then the picture next to attack and conversion.

    The value is below these on a card that is higher than wide, or if it is too long to be next to the picture.
    """
    outsider, title = OUTSIDERS[card], outsider_title(OUTSIDERS[card].key)
    line = _LINE * theme.tiny
    name, rest = inner.cut_top(name_height(title, inner, len(_EFFECTS) * line))
    is_beside = is_wide_card(inner) and _has_room_for_worth(rest.cut_left(rest.width * _PICTURE)[1], True, outsider.key)
    below, above = rest.cut_bottom(0 if is_beside else min(_LARGEST_LINE * theme.tiny, rest.height / 4))
    picture, words = above.cut_left(rest.width * _PICTURE)
    has_worth = _has_room_for_worth(below if below.height else words, rest.height >= 3 * line, outsider.key)
    lines = words.inset(theme.unit / 2, 0).rows(len(_EFFECTS) + (has_worth and not below.height))
    if below.height:
        lines.append(below.inset(theme.unit / 2, 0))
    scale = max(1.0, min(_LARGEST_LINE, lines[0].height / theme.tiny) / _LINE)
    paint_covering(painter, outsider_picture(card), picture, face_in(picture))
    name_on_card(painter, name, title)
    for (symbol, tokens), room in zip(_effects(outsider), lines, strict=False):
        paint_effect(painter, room, symbol, tokens, scale)
    if has_worth:
        align = "centre" if below.height else "left"
        paint_row(painter, lines[-1], WORTH[outsider.key], _TOKEN * theme.tiny * scale, align)
    if price:
        paint_plate(painter, picture.cut_bottom(line)[0], price, _TOKEN * theme.tiny, paint_symbol_of, "right")


def _paint_tall(painter: Painter, inner: Rect, card: int, price: Amounts, scale: float) -> None:
    """A card with its picture above a line each for attack and conversion, and one for its value if it fits."""
    outsider, is_enlarged = OUTSIDERS[card], scale > 1
    high = min(inner.height * _HIGH_LINE, (inner.height - _LEAST_FACE * inner.width) / _MOST_LINES)
    scale = max(scale, high / (_LINE * theme.tiny))
    # The board shows the faction by its colours; at reading size the card bears the name that sentences use.
    title, line = outsider_name(card) if is_enlarged else outsider_title(outsider.key), _LINE * theme.tiny * scale
    name = inner.cut_top(name_height(title, inner, len(_EFFECTS) * line, scale))[0]
    left = inner.height - name.height - (len(_EFFECTS) + 1) * line
    has_worth = _has_room_for_worth(inner, left >= _LEAST_FACE * inner.width, outsider.key)
    words, picture = inner.cut_bottom((len(_EFFECTS) + has_worth) * line + name.height)
    name, words = words.cut_top(name.height)
    lines = words.inset(_margin(words, is_enlarged), 0).rows(len(_EFFECTS) + has_worth)
    paint_covering(painter, outsider_picture(card), picture, face_in(picture))
    name_on_card(painter, name, title, scale)
    for (symbol, tokens), room in zip(_effects(outsider), lines, strict=False):
        paint_effect(painter, room, symbol, tokens, scale)
    if has_worth:
        paint_row(painter, lines[-1], WORTH[outsider.key], _TOKEN * theme.tiny * scale, "left")
    if price:
        # On the picture, so that no line has to give way; above the face.
        plate = picture.cut_top(line)[0]
        paint_plate(painter, plate, price, _TOKEN * theme.tiny * scale, paint_symbol_of, "right")


def _margin(words: Rect, is_enlarged: bool) -> float:
    """The margin of the lines on a card; a wider one at reading size, where they are much shorter than the card."""
    return words.width * MARGIN_AT_READING_SIZE if is_enlarged else theme.unit / 2


def _effects(outsider: OutsiderCard) -> list[tuple[str, Amounts]]:
    """The gains of an attack, besides the usual influence, and of a conversion, each with its symbol."""
    gains = (tokens_of(outsider.attack[1:]), (Amount("strength", outsider.strength, True),))
    return list(zip(_EFFECTS, gains, strict=True))


def _has_room_for_worth(words: Rect, has_line: bool, key: str) -> bool:
    """Whether an outsider's value is legible on its card, where there is another line for it."""
    return has_line and width_of(WORTH[key], least_side()) + theme.unit <= words.width
