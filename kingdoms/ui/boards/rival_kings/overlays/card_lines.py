"""The cards on an overlay of Rival Kings, all of one size."""

from itertools import chain
from typing import NamedTuple

from kivy.properties import BooleanProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.games.rival_kings.cards import is_subject
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.rival_kings.overlays.opened_cards import groups_of
from kingdoms.ui.boards.rival_kings.pieces.cards import PLAIN, WORDED, has_abilities, width_of_low_card
from kingdoms.ui.boards.rival_kings.pieces.characters import paint_character
from kingdoms.ui.boards.rival_kings.pieces.pairs import paint_card_with_gain, viewers_gain
from kingdoms.ui.boards.rival_kings.pieces.row_cards import has_ability, look_of_row_card, with_ability
from kingdoms.ui.boards.rival_kings.piles import paid_for
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.panels import raised
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import CARD_ASPECT, theme


class RivalKingsCardLines(Zone):
    """Lines of cards: those of a pile that the viewer knows, a hand, or everything in front of a seat."""

    largest_card = NumericProperty(0)
    """The greatest width of a card."""
    usual_height = NumericProperty(0)
    """The height for all the cards together if the other parts of the overlay have the space they want."""
    most_height = NumericProperty(0)
    """The greatest height for all cards, used if they would otherwise be too small for a finger."""
    longest = NumericProperty(0)
    """The number of cards in the longest group."""
    is_tight = BooleanProperty(False)
    """Whether the cards are too small for a finger even at that height; they are then packed as tightly as possible."""
    _lines: "_Lines"
    """The lines as last measured."""

    def measure(self, sight: Sight) -> None:
        """Asks for the height at which the cards are largest."""
        groups = groups_of(sight, self.opened or ())
        self.longest = max(map(len, groups), default=0)
        lines = _arranged(groups, self.width, self.usual_height, self.largest_card)
        if lines.plain_width < theme.touch:
            lines = _arranged(groups, self.width, self.most_height, theme.card_width)
        self.is_tight = lines.plain_width < theme.touch
        self._lines, self.wanted_height = lines, lines.total_height

    def lay_out(self, sight: Sight) -> Places:
        """The cards line by line, starting at the upper left."""
        groups = groups_of(sight, self.opened or ())
        lines = _tightly_arranged(groups, self.rect) if self.is_tight else self._lines
        places, proposed = lines.lay_out(self.rect), self.board.picking.proposed
        thing = sight.target(proposed) if proposed is not None else None
        if thing in places:
            places[thing] = at(raised(places[thing].rect, True), PLAIN)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A card of a pile, a character, or a card in front of a seat; a subject has its ability if there is room."""
        match thing:
            case ("pick", card, *_copy):
                style = WORDED if is_subject(card) and has_abilities(place.rect) else PLAIN
                gain, paid = viewers_gain(sight, card), paid_for(self.board.picking, sight, thing)
                return paint_card_with_gain, place.rect, card, style, gain, paid, sight.view.rules
            case ("hand", character):
                return paint_character, place.rect, character
        is_worded = thing[0] == "subject" and has_ability(place, sight.view.subjects[thing[1]][thing[2]])
        is_chosen = self.board.picking.is_chosen(thing)
        return look_of_row_card(sight, thing, with_ability(place) if is_worded else place, is_chosen=is_chosen)


class _Lines(NamedTuple):
    """Lines of cards of one size."""

    lines: list[list[Thing]]
    width: float
    height: float
    gap: float

    @property
    def plain_width(self) -> float:
        """The width of cards of this height that are not wider for their names' sake."""
        return self.height / CARD_ASPECT

    @property
    def total_height(self) -> float:
        """The height of all lines, each with a gap below it."""
        return len(self.lines) * (self.height + self.gap)

    def lay_out(self, room: Rect) -> Places:
        """The cards line by line."""
        places: Places = {}
        for line in self.lines:
            row, room = room.cut_top(self.height, self.gap)
            for number, thing in enumerate(line):
                places[thing] = at(row._replace(x=row.x + number * (self.width + self.gap), width=self.width), PLAIN)
        return places


def _arranged(groups: list[list[Thing]], width: float, height: float, largest: float) -> _Lines:
    """Each group on its own lines, unless that makes the cards too small."""
    apart = _in_best_columns(groups, width, height, largest)
    if apart.plain_width >= theme.card_width:
        return apart
    return _in_best_columns([list(chain(*groups))], width, height, largest)


def _in_best_columns(groups: list[list[Thing]], width: float, height: float, largest: float) -> _Lines:
    """All groups stacked, in as many columns as make the cards largest; low ones are wider, so that names fit.

    No card is too small for a finger if that can be avoided.
    """
    longest, gap = max(map(len, groups), default=1), theme.gap
    found = []
    for columns in range(max(1, longest), 0, -1):
        lines = _lines(groups, columns)
        along = height / max(1, len(lines)) - gap
        most = min(largest, (width + gap) / columns - gap)
        side = min(most, along / CARD_ASPECT)
        found.append(_Lines(lines, width_of_low_card(side * CARD_ASPECT, most), side * CARD_ASPECT, gap))
    return max(found, key=lambda lines: (lines.plain_width >= theme.touch, lines.width * lines.height))


def _tightly_arranged(groups: list[list[Thing]], room: Rect) -> _Lines:
    """The cards in as many columns as a finger allows, and as low as the space requires."""
    gap = theme.unit
    columns = max(1, int((room.width + gap) / (theme.touch + gap)))
    lines = _lines([list(chain(*groups))], columns)
    width = min(theme.card_width, (room.width + gap) / columns - gap)
    return _Lines(lines, width, min(width * CARD_ASPECT, (room.height + gap) / max(1, len(lines)) - gap), gap)


def _lines(groups: list[list[Thing]], columns: int) -> list[list[Thing]]:
    return [group[start : start + columns] for group in groups for start in range(0, len(group), columns)]
