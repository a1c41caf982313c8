"""The outsiders in Paladins, each below or beside the region from which it comes."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty

from kingdoms.core.game import Thing
from kingdoms.games.paladins.board import ATTACK, OUTSIDER_ROW, SILVER
from kingdoms.games.paladins.cards import OUTSIDERS
from kingdoms.games.paladins.rules.costs import attack_cost
from kingdoms.games.paladins.words.names import outsider_title
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import Amount, Amounts, paint_plate
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.hand import is_chosen
from kingdoms.ui.boards.paladins.realm.regions import rows_of
from kingdoms.ui.boards.paladins.tokens import (
    FACE,
    is_wide_card,
    name_height,
    name_on_card,
    outsider_picture,
    paint_empty_place,
    paint_symbol_of,
    paint_way,
    tokens_of,
)
from kingdoms.ui.drawing.gallery import paint_covering
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import mixed, theme

_PICTURE = 0.44  # the share of the picture beside the words
_LINE = 1.5  # the height of a line, in figures
_TOKEN = 1.3  # the size of a token of the price, in figures


class PaladinsOutsiders(Zone):
    """The outsiders who can be attacked or converted."""

    spacing = NumericProperty(0)
    card_shape = NumericProperty(1)
    """The height of a card at most, divided by its width."""
    is_list = BooleanProperty(False)
    """Whether each is beside its region instead of below it."""

    def measure(self, sight: Sight) -> None:
        """As high as cards of this width may be."""
        self.wanted_height = self.card_shape * self.rect.columns(OUTSIDER_ROW, self.spacing)[0].width

    def lay_out(self, sight: Sight) -> Places:
        """Each where its region is."""
        cells = self.rect.columns(OUTSIDER_ROW, self.spacing)
        if self.is_list:
            cells = rows_of(sight, self.rect, self.spacing)
        return {("outsider", place): at(cell) for place, cell in enumerate(cells)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A card, with the price of an attack while one is being chosen."""
        is_attack = is_chosen(self.board.picking, ("action", sight.viewer, ATTACK)) or _is_asked(sight.view)
        price = _price_of_attack(sight.view, sight.viewer, thing[1]) if is_attack else ()
        return paint_outsider, place.rect, self.board.count(thing), price


def _is_asked(view: Any) -> bool:
    return bool(view.agenda) and view.agenda[-1][0] == "attack"


def _price_of_attack(view: Any, seat: int | None, place: int) -> Amounts:
    """The silver that an attack on the outsider at a place costs a seat."""
    price = attack_cost(view, seat, place) if seat is not None else 0
    return (Amount(SILVER, price),) if price else ()


def paint_outsider(painter: Painter, rect: Rect, card: int, price: Amounts = (), scale: float = 1.0) -> None:
    """An outsider: what an attack gives besides the influence of all attacks, and the strength of its conversion.

    At reading size everything on it is larger than usual by `scale`.
    """
    if card < 0:
        paint_empty_place(painter, rect, "outsider")
        return
    painter.shadow(rect)
    painter.fill(rect, theme.panel, theme.corner)
    outsider, inner, line = OUTSIDERS[card], rect.inset(theme.hair), _LINE * theme.tiny * scale
    title = outsider_title(outsider.key)
    name, rest = inner.cut_top(name_height(title, inner, 2 * line))
    if is_wide_card(inner):
        picture, words = rest.cut_left(rest.width * _PICTURE)
    else:
        words, picture = inner.cut_bottom(2 * line + name.height)
        name, words = words.cut_top(name.height)
    paint_covering(painter, outsider_picture(card), picture, FACE)
    name_on_card(painter, name, title)
    has_price_beside = bool(price) and is_wide_card(inner)
    attack, *between, convert = words.inset(theme.unit / 2, 0).rows(3 if has_price_beside else 2)
    paint_way(painter, attack, "attack", tokens_of(outsider.attack[1:]), scale)
    paint_way(painter, convert, "convert", (Amount("strength", outsider.strength, True),), scale)
    painter.outline(rect, mixed(theme.ink, theme.panel, 0.4), theme.hair, theme.corner)
    if price:
        # Beside a picture, or in its corner: nowhere does it hide the face.
        room, align = (between[0], "left") if between else (picture.cut_top(line)[0], "right")
        paint_plate(painter, room, price, _TOKEN * theme.tiny * scale, paint_symbol_of, align)
