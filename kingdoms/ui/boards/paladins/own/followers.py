"""A side's hired townsfolk and converted outsiders in Paladins."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.games.paladins.cards import OUTSIDERS, TOWNSFOLK
from kingdoms.games.paladins.scoring import TRAITOR, outsider_points
from kingdoms.games.paladins.words.names import outsider_title, townsfolk_name
from kingdoms.games.paladins.words.phrases import points as in_points
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import FOR, Amount, Amounts, least_side, width_of
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.pieces import (
    FACE,
    fits_below,
    name_below,
    outsider_picture,
    paint_empty_place,
    paint_row,
    tokens_of,
    townsfolk_picture,
    trigger_symbol,
)
from kingdoms.ui.boards.paladins.worth import WORTH
from kingdoms.ui.drawing.gallery import paint_covering
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, size_of
from kingdoms.ui.theme import faint, theme

_NARROW = 1.25  # the greatest width of a card with its words below its picture, relative to its height
_WIDE, _WIDEST = 1.4, 2.1  # relative to its height: the least and greatest width of a card with words on its right
_LEAST_FACE = 0.5  # the least width of the face next to the words, as a share of the card
_ROOMY = 1.25  # the least width of a place while there are empty ones, relative to the narrowest card
_MORE = 0.6  # the opacity of the ground below the number of cards without a place
_TOKENS = 1.6  # the greatest size of the tokens, relative to tiny type


class PaladinsFollowers(Zone):
    """A side's followers. Only forms with room for them have them on the table; a tap on the crest shows them too."""

    more_width = NumericProperty(0)
    """The width of the list of the cards that have no place."""
    usual_places = NumericProperty(0)
    """The number of places in a row with few cards; if 0, as many as there is room for."""
    shows_all = BooleanProperty(False)
    """Whether all cards are shown, however narrow they become, rather than the number of those that do not fit."""

    def measure(self, sight: Sight) -> None:
        """Makes it wide enough that no card is smaller than the usual size; without any it is not needed."""
        cards = self._cards(sight)
        self.wanted_width = len(cards) * (theme.card_width + theme.unit)
        self.is_needed = bool(cards)

    def lay_out(self, sight: Sight) -> Places:
        """The cards side by side, then empty places; the number of cards that do not fit comes last."""
        things, step = self._cards(sight), theme.card_width + theme.unit
        if self.shows_all:
            return _lay_out_cards(things, self.rect)
        if len(things) * step - theme.unit <= self.width:
            return self._lay_out_with_empty_places(sight, things)
        more, rest = self.rect.cut_right(self.more_width, theme.unit)
        shown = things[: max(1, int((rest.width + theme.unit) // step))]
        return {**_lay_out_cards(shown, rest), ("followers", self.seat_shown(sight)): at(more)}

    def _lay_out_with_empty_places(self, sight: Sight, things: Sequence[Thing]) -> Places:
        """The cards in places that fill the width, so that the next card moves none while there are empty ones."""
        cells = self.rect.columns(max(self._places_in_row(), len(things)), theme.unit)
        places: Places = {thing: at(cell) for thing, cell in zip(things, cells, strict=False)}
        empty = cells[len(things) :]
        if empty and self.width >= theme.card_width:
            rest = empty[0]._replace(width=self.rect.right - empty[0].x)
            places["empty_followers", self.seat_shown(sight)] = at(rest)
        return places

    def _places_in_row(self) -> int:
        """The number of places in a row with few cards."""
        return int(self.usual_places) or max(
            1, int((self.width + theme.unit) // (_ROOMY * theme.card_width + theme.unit))
        )

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A townsfolk card with its ongoing effect, an outsider with its value, or what stands for others."""
        view, rect, side = sight.view, place.rect, thing[1]
        if thing[0] == "empty_followers":
            return _paint_empty, rect, max(1, self._places_in_row() - len(self._cards(sight)))
        if thing[0] == "followers":
            names = tuple(_name_of(view, card) for card in self._cards(sight) if card not in self.places)
            return _paint_more, rect, names
        name = _name_of(view, thing) if self._has_names(view) else ""
        if thing[0] == "hired":
            card = view.hired[side][thing[2]]
            effect = (Amount(trigger_symbol(TOWNSFOLK[card].trigger)), Amount(FOR), *tokens_of(TOWNSFOLK[card].ongoing))
            return _paint_card, rect, townsfolk_picture(card), effect, None, name
        card = view.converted[side][thing[2]]
        key = OUTSIDERS[card].key
        points = None if key == TRAITOR else outsider_points(view, side, card)
        return _paint_card, rect, outsider_picture(card), WORTH[key], points, name

    def _has_names(self, view: Any) -> bool:
        """Whether the names of all cards fit: some with a name and some without would look like a mistake."""
        cards = [(thing, place) for thing, place in self.places.items() if thing[0] in ("hired", "converted")]
        return all(fits_below(place.rect.inset(theme.hair), _name_of(view, thing)) for thing, place in cards)

    def _cards(self, sight: Sight) -> list[Thing]:
        """The townsfolk, then the converted outsiders."""
        view, side = sight.view, self.seat_shown(sight)
        hired: list[Thing] = [("hired", side, number) for number in range(len(view.hired[side]))]
        return hired + [("converted", side, number) for number in range(len(view.converted[side]))]


def _name_of(view: Any, thing: Thing) -> str:
    kind, side, number = thing
    if kind == "hired":
        return townsfolk_name(view.hired[side][number])
    return outsider_title(OUTSIDERS[view.converted[side][number]].key)


def _lay_out_cards(things: Sequence[Thing], room: Rect) -> Places:
    """Cards side by side."""
    if not things:
        return {}
    share = (room.width + theme.unit) / len(things) - theme.unit
    width = min(share, room.height * (_WIDEST if share > room.height * _WIDE else _NARROW))
    return {
        thing: at(room.cut_left(width)[0].moved(number * (width + theme.unit), 0))
        for number, thing in enumerate(things)
    }


def _paint_empty(painter: Painter, rect: Rect, count: int) -> None:
    """This many places without a card."""
    for cell in rect.columns(count, theme.unit):
        paint_empty_place(painter, cell, "townsfolk")


def _paint_more(painter: Painter, rect: Rect, names: tuple[str, ...]) -> None:
    """The names of the cards that have no place here, or the number of those that do not fit."""
    painter.fill(rect, faint(theme.panel, _MORE), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    inner = rect.inset(theme.unit, 0)
    count = int(inner.height // (LINE * theme.least_name))
    style = Style(round(theme.least_name), bold=True)
    if count < 2 or max(size_of(name, style)[0] for name in names) > inner.width:
        painter.text(f"+{len(names)}", rect, theme.subtitle, bold=True)
        return
    lines = names if len(names) <= count else (*names[: count - 1], f"+{len(names) - count + 1}")
    for words, line in zip(lines, inner.rows(len(lines)), strict=True):
        painter.text(words, line, theme.least_name, bold=True)


def _paint_card(painter: Painter, rect: Rect, picture: str, effect: Amounts, points: int | None, name: str) -> None:
    """A card's face with its effect below it, or next to it; and the name, if it fits.

    An outsider has its value as well: the points that it gives now, below what it gives points for.
    """
    painter.fill(rect, theme.panel, theme.corner)
    inner = rect.inset(theme.hair)
    inner = name_below(painter, inner, name) if name else inner
    is_wide = rect.width > _WIDE * rect.height
    if is_wide:
        needed = width_of(effect, least_side()) + theme.unit
        width = min(inner.height, max(inner.width - needed, inner.width * _LEAST_FACE))
        face, words = inner.cut_left(width, theme.unit / 2)
    else:
        words, face = inner.cut_bottom(LINE * theme.tiny)
    rows = words.inset(theme.hair, theme.hair / 2).rows(1 if points is None or not is_wide else 2)
    paint_covering(painter, picture, face, FACE)
    if points is None or is_wide:
        paint_row(painter, rows[0], effect, _TOKENS * theme.tiny)
    if points is not None:
        _paint_points(painter, rows[-1], points)
    painter.outline(rect, theme.line, radius=theme.corner)


def _paint_points(painter: Painter, rect: Rect, points: int) -> None:
    """The points that an outsider gives at present, in words if they fit."""
    words = in_points(points)
    if size_of(words, Style(round(theme.least_name), bold=True))[0] <= rect.width:
        painter.text(words, rect, theme.least_name, bold=True)
    else:
        paint_row(painter, rect, (Amount("vp", points),), min(rect.height, least_side()))
