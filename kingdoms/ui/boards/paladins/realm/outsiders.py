"""The row of outsiders in Paladins, each below the region from which it comes."""

from typing import Any

from kivy.properties import NumericProperty

from kingdoms.core.game import Thing
from kingdoms.games.paladins.board import OUTSIDER_ROW, SILVER
from kingdoms.games.paladins.cards import OUTSIDERS
from kingdoms.games.paladins.rules.costs import attack_cost
from kingdoms.games.paladins.words.names import outsider_title
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import Token, Tokens
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.tokens import (
    FACE,
    is_wide_card,
    name_on_card,
    outsider_picture,
    paint_row,
    paint_way,
    tokens_of,
)
from kingdoms.ui.drawing.gallery import paint_covering
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import step_of_type
from kingdoms.ui.theme import faint, mixed, theme

_CARD_SHAPE = 1.75  # the height of an outsider for its width at most
_PICTURE = 0.44  # the share of the picture beside the words
_LINE_GLYPHS, _LINE, _WIDE_LINE = 0.95, 0.18, 0.27  # the height of a line at most: in glyphs, and of the card
_NAME = 0.15  # the type size of the name at most, of the card's width
_NAME_LINE = 1.3  # the height of its line, in letters
_PLATE_WIDTH, _PLATE_HEIGHT = 2.4, 1.2  # of the price over the picture, in lines


class PaladinsOutsiders(Zone):
    """The outsiders who can be attacked or converted."""

    spacing = NumericProperty(0)

    def measure(self, sight: Sight) -> None:
        """As high as cards of this width may be."""
        self.wanted_height = _CARD_SHAPE * self.rect.columns(OUTSIDER_ROW, self.spacing)[0].width

    def lay_out(self, sight: Sight) -> Places:
        """Side by side."""
        cells = self.rect.columns(OUTSIDER_ROW, self.spacing)
        return {("outsider", place): at(cell) for place, cell in enumerate(cells)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A card, with the price of an attack while one is being chosen."""
        price = _price_of_attack(sight.view, sight.viewer, thing[1])
        return paint_outsider, place.rect, self.board.count(thing), price


def _price_of_attack(view: Any, seat: int | None, place: int) -> Tokens:
    """The silver that an attack on the outsider at a place costs a seat that is asked for it."""
    if seat is None or not view.agenda or view.agenda[-1][0] != "attack":
        return ()
    price = attack_cost(view, seat, place)
    return (Token(SILVER, price),) if price else ()


def paint_outsider(painter: Painter, rect: Rect, card: int, price: Tokens = ()) -> None:
    """An outsider: what an attack gives besides the influence of all attacks, and the strength of its conversion."""
    if card < 0:
        painter.fill(rect, faint(theme.panel, 0.35), theme.corner)
        painter.outline(rect, theme.line, radius=theme.corner)
        return
    painter.shadow(rect)
    painter.fill(rect, theme.panel, theme.corner)
    outsider, inner = OUTSIDERS[card], rect.inset(theme.hair)
    is_wide = is_wide_card(rect)
    line = min(_LINE_GLYPHS * theme.glyph, rect.height * (_WIDE_LINE if is_wide else _LINE))
    if is_wide:
        picture, words = inner.cut_left(inner.width * _PICTURE)
        words, name = words.cut_bottom(2 * line)
    else:
        name_height = _NAME_LINE * step_of_type(min(theme.small, rect.width * _NAME))
        words, picture = inner.cut_bottom(2 * line + name_height)
        name, words = words.cut_top(name_height)
    paint_covering(painter, outsider_picture(card), picture, FACE)
    name_on_card(painter, name.inset(theme.hair, 0), outsider_title(outsider.key))
    attack, convert = words.inset(theme.unit / 2, 0).rows(2)
    paint_way(painter, attack, "attack", tokens_of(outsider.attack[1:]))
    paint_way(painter, convert, "convert", (Token("strength", outsider.strength, True),))
    painter.outline(rect, mixed(theme.ink, theme.panel, 0.4), theme.hair, theme.corner)
    if price:
        # In the corner, where it hides no face.
        plate = picture.cut_top(_PLATE_HEIGHT * line)[0].cut_right(min(picture.width, _PLATE_WIDTH * line))[0]
        painter.fill(plate, faint(theme.panel, 0.9), theme.corner)
        paint_row(painter, plate, price, line)
