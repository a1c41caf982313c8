"""The decks of walls and suspicion in Paladins."""

from kivy.properties import BooleanProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import numeral
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.pieces import paint_empty_place
from kingdoms.ui.boards.paladins.town.cards import paint_back
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, TextBox, height_of, is_whole_in
from kingdoms.ui.theme import CARD_ASPECT, theme

_BACKS = {"wall_deck": "wall", "suspicion_deck": "suspicion"}
"""The backs of the cards in each deck."""
_WIDE = 0.9  # the width of a pile's place, relative to its height, from which the number is beside the cards
_PILE = 0.42  # the greatest width of the cards beside the number, as a share of the place
_LINE, _NAME_LINES = 1.25, 2  # the height of the number's line, relative to its type; the most lines of the name
_LAYERS = 4  # the most cards that are seen of a pile


class PaladinsSupplies(Zone):
    """The remaining walls and suspicion cards."""

    spacing = NumericProperty(0)
    is_list = BooleanProperty(False)
    """Whether the supplies are stacked."""

    def lay_out(self, sight: Sight) -> Places:
        """The supplies in a row or a column."""
        cells = (self.rect.rows if self.is_list else self.rect.columns)(len(_BACKS), self.spacing)
        return {(deck,): at(cell) for deck, cell in zip(_BACKS, cells, strict=True)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The pile with the number of cards left, and the name of the deck where it fits."""
        names = [sight.about((deck,))[0] for deck in _BACKS]
        are_named = all(_has_room_for(name, _beside(place.rect)) for name in names)
        name = sight.about(thing)[0] if are_named else ""
        return _paint_pile, place.rect, _BACKS[thing[0]], self.board.count(thing), name


def _beside(rect: Rect) -> Rect:
    """The space for words beside the cards of a pile; NOWHERE if they are below the cards."""
    if rect.width <= _WIDE * rect.height:
        return NOWHERE
    return rect.cut_left(min(rect.height / CARD_ASPECT, _PILE * rect.width), theme.gap / 2)[1]


def _number_size(beside: Rect) -> float:
    return float(min(theme.subtitle, beside.height / _LINE))


def _has_room_for(name: str, beside: Rect) -> bool:
    """Whether the name of a deck fits below the number of its cards."""
    below = beside.height - _LINE * _number_size(beside)
    return is_whole_in(name, Style(round(theme.least_name)), TextBox(int(beside.width), int(below), _NAME_LINES))


def _paint_pile(painter: Painter, rect: Rect, back: str, count: int, name: str) -> None:
    """A pile of face-down cards, with the number of cards left in it, and its name if there is one to show."""
    words, beside = numeral(count), _beside(rect)
    if beside == NOWHERE:
        below, above = rect.cut_bottom(_LINE * theme.body)
        _paint_cards(painter, above, back, count)
        painter.text(words, below, theme.body, bold=True)
        return
    _paint_cards(painter, rect._replace(width=beside.x - theme.gap / 2 - rect.x), back, count)
    size = _number_size(beside)
    named = height_of(name, Style(round(theme.least_name)), beside.width) if name else 0
    label = beside.centred(beside.width, _LINE * size + named)
    number, rest = label.cut_top(_LINE * size)
    painter.text(words, number, size, bold=True, align="left")
    if name:
        painter.text(name, rest, theme.least_name, align="left", lines=_NAME_LINES)


def _paint_cards(painter: Painter, rect: Rect, back: str, count: int) -> None:
    """The cards of a pile, each a little above the one below it; the place for them if none are left."""
    step = 2 * theme.hair
    lowest = rect.cut_top(min(rect.height, (_LAYERS - 1) * step))[1].fitted(CARD_ASPECT)
    if not count:
        paint_empty_place(painter, lowest, back)
        return
    painter.shadow(lowest)
    for layer in range(min(count, _LAYERS)):
        paint_back(painter, lowest.moved(0, layer * step), back)
