"""The outsiders in Paladins, each below or next to the region it comes from."""

from math import ceil
from typing import Any

from kivy.properties import BooleanProperty, BoundedNumericProperty, NumericProperty

from kingdoms.core.game import Thing
from kingdoms.games.paladins.board import ATTACK, OUTSIDER_ROW, REGION_FAITH, REGION_STRENGTH, SILVER
from kingdoms.games.paladins.cards import OUTSIDERS, OutsiderCard
from kingdoms.games.paladins.rules.costs import attack_cost
from kingdoms.games.paladins.words.names import outsider_title
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import Amount, Amounts, least_side, paint_plate, width_of
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.hand import is_chosen
from kingdoms.ui.boards.paladins.realm.regions import paint_need, rows_of
from kingdoms.ui.boards.paladins.realm.worth import WORTH
from kingdoms.ui.boards.paladins.tokens import (
    FACE,
    is_wide_card,
    name_height,
    name_on_card,
    outsider_picture,
    paint_empty_place,
    paint_row,
    paint_symbol_of,
    paint_way,
    tokens_of,
)
from kingdoms.ui.drawing.gallery import paint_covering
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import mixed, theme

_PICTURE = 0.44  # the share of the picture next to the words
_LEAST_FACE = 0.75  # the least height of the picture above the words if they get another line, relative to its width
_LINE = 1.5  # the height of a line, relative to tiny type
_TOKEN = 1.3  # the size of a token of the price, relative to tiny type


class PaladinsOutsiders(Zone):
    """The outsiders who can be attacked or converted."""

    spacing = NumericProperty(0)
    card_shape = NumericProperty(1)
    """The greatest height of a card divided by its width."""
    columns = BoundedNumericProperty(OUTSIDER_ROW, min=1)
    """The number side by side; if not all are, each shows what its region requires."""
    is_list = BooleanProperty(False)
    """Whether each is next to its region rather than below it."""

    def measure(self, sight: Sight) -> None:
        """Sets the height to that of cards of this width."""
        card = self.rect.columns(int(self.columns), self.spacing)[0]
        self.wanted_height = self._lines() * (self.card_shape * card.width + self.spacing) - self.spacing

    def _lines(self) -> int:
        return ceil(OUTSIDER_ROW / int(self.columns))

    def lay_out(self, sight: Sight) -> Places:
        """The outsiders, each at its region or in several lines."""
        lines = self.rect.rows(self._lines(), self.spacing)
        cells = [cell for line in lines for cell in line.columns(int(self.columns), self.spacing)]
        if self.is_list:
            cells = rows_of(sight, self.rect, self.spacing)
        return {("outsider", place): at(cell) for place, cell in enumerate(cells)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A card, with its region's requirements if that is elsewhere, and the price if an attack is being chosen."""
        is_attack = is_chosen(self.board.picking, ("action", sight.viewer, ATTACK)) or _is_asked(sight.view)
        price = _price_of_attack(sight.view, sight.viewer, thing[1]) if is_attack else ()
        # A price says all that matters about the strength, and there is no room for both.
        needs = _needs_of(thing[1]) if self._lines() > 1 and not price else ()
        return paint_outsider, place.rect, self.board.count(thing), price, 1.0, needs


def _is_asked(view: Any) -> bool:
    return bool(view.agenda) and view.agenda[-1][0] == "attack"


def _price_of_attack(view: Any, seat: int | None, place: int) -> Amounts:
    """The silver a seat has to pay to attack the outsider at a place."""
    price = attack_cost(view, seat, place) if seat is not None else 0
    return (Amount(SILVER, price),) if price else ()


def _needs_of(place: int) -> Amounts:
    """The faith required to convert the outsider at a place, and the strength to attack it."""
    return Amount("faith", REGION_FAITH[place]), Amount("strength", REGION_STRENGTH[place])


def paint_outsider(
    painter: Painter, rect: Rect, card: int, price: Amounts = (), scale: float = 1.0, needs: Amounts = ()
) -> None:
    """An outsider: what an attack gives besides the usual influence, what its conversion gives, and its value.

    At reading size, everything on it is larger by `scale`.
    """
    if card < 0:
        paint_empty_place(painter, rect, "outsider")
        return
    painter.shadow(rect)
    painter.fill(rect, theme.panel, theme.corner)
    outsider, inner, line = OUTSIDERS[card], rect.inset(theme.hair), _LINE * theme.tiny * scale
    title, is_wide = outsider_title(outsider.key), is_wide_card(inner)
    rows = _rows_of(outsider, price if is_wide else (), needs, scale)
    name, rest = inner.cut_top(name_height(title, inner, len(rows) * line, scale))
    if is_wide and rest.height < len(rows) * line:
        # The regions above show the same levels.
        rows = _rows_of(outsider, price, (), scale)
    if _has_room_for_worth(inner, rest.height - (len(rows) + 1) * line, outsider.key):
        rows.append((paint_row, WORTH[outsider.key], _TOKEN * theme.tiny * scale, "left"))
    if is_wide:
        picture, words = rest.cut_left(rest.width * _PICTURE)
    else:
        words, picture = inner.cut_bottom(len(rows) * line + name.height)
        name, words = words.cut_top(name.height)
    paint_covering(painter, outsider_picture(card), picture, FACE)
    name_on_card(painter, name, title, scale)
    for (paint, *what), room in zip(rows, words.inset(theme.unit / 2, 0).rows(len(rows)), strict=True):
        paint(painter, room, *what)
    painter.outline(rect, mixed(theme.ink, theme.panel, 0.4), theme.hair, theme.corner)
    if price and not is_wide:
        # In a corner, where it does not cover the face.
        paint_plate(painter, picture.cut_top(line)[0], price, _TOKEN * theme.tiny * scale, paint_symbol_of, "right")


def _rows_of(outsider: OutsiderCard, price: Amounts, needs: Amounts, scale: float) -> list[tuple[Any, ...]]:
    """The rows, each with its brush: the required levels, attack and conversion, and the price of an attack."""
    rows: list[tuple[Any, ...]] = [(_paint_needs, needs)] if needs else []
    rows.append((paint_way, "attack", tokens_of(outsider.attack[1:]), scale))
    if price:
        rows.append((paint_plate, price, _TOKEN * theme.tiny * scale, paint_symbol_of, "left"))
    rows.append((paint_way, "convert", (Amount("strength", outsider.strength, True),), scale))
    return rows


def _has_room_for_worth(card: Rect, left: float, key: str) -> bool:
    """Whether an outsider's value is legible on its card if this height is left for the picture above it."""
    if is_wide_card(card):
        width, has_height = card.width * (1 - _PICTURE), left >= 0
    else:
        width, has_height = card.width, left >= _LEAST_FACE * card.width
    return has_height and width_of(WORTH[key], least_side()) + theme.unit <= width


def _paint_needs(painter: Painter, rect: Rect, needs: Amounts) -> None:
    for token, cell in zip(needs, rect.columns(len(needs)), strict=True):
        paint_need(painter, cell, token)
