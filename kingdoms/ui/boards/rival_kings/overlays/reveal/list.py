"""The reveal in Rival Kings on a narrow screen: the characters stacked, with the attacks to the right."""

from kivy.properties import NumericProperty

from kingdoms.core.state import Thing
from kingdoms.games.rival_kings.words.names import character_name
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.rival_kings.court import character_at, conflicts, court_order, crest_of, ends_of_arrows
from kingdoms.ui.boards.rival_kings.overlays.reveal.character_parts import (
    look_of_markers,
    paint_back,
    paint_name,
    size_of_names,
)
from kingdoms.ui.boards.rival_kings.pieces import attacks, characters
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE
from kingdoms.ui.theme import faint, theme

_PORTRAIT = 1.2  # the height of a portrait relative to its width
_GROUND = 0.5  # the opacity of a row's ground


class RivalKingsRevealList(Zone):
    """A row for each character, in acting order."""

    arrows = NumericProperty(0)
    """The width of the space for arrows to the right of the rows."""
    markers = NumericProperty(0)
    """The width of the space for an owner's markers."""
    tile = NumericProperty(0)
    """The side of an action."""
    swords = NumericProperty(0)
    """The side of crossed swords."""
    highest_row = NumericProperty(0)
    """The greatest height of a row."""
    most_height = NumericProperty(0)
    """The greatest height of all rows."""
    row_height = NumericProperty(0)

    def measure(self, sight: Sight) -> None:
        """Asks for the height of all rows."""
        count = len(court_order(sight))
        self.row_height = min((self.most_height + theme.gap) / count - theme.gap, self.highest_row)
        self.wanted_height = count * (self.row_height + theme.gap) - theme.gap

    def lay_out(self, sight: Sight) -> Places:
        """In each row a portrait, and next to it the owner, the character's name with its actions, and the markers."""
        order = court_order(sight)
        places: Places = {}
        rows = self.rect.cut_right(self.arrows)[1].rows(len(order), theme.gap)
        for thing, row in zip(order, rows, strict=True):
            places[("row", thing)] = Place(row, NOWHERE)
            inner = row.inset(theme.unit)
            card, rest = inner.cut_left(inner.height / _PORTRAIT, theme.gap)
            places[("back", character_at(sight, thing))] = Place(card, NOWHERE)
            places[thing] = Place(card, NOWHERE)
            if thing[0] == "character":
                markers, rest = rest.cut_right(self.markers, theme.unit)
                places[("markers", thing[1])] = Place(markers.centred(markers.width, LINE * theme.subtitle), NOWHERE)
                owner, rest = rest.cut_top(LINE * theme.body)
                places[("owner", thing[1])] = Place(owner, NOWHERE)
            places[("described", thing)] = Place(rest, NOWHERE)
        return places | conflicts(sight, order)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A row's ground, a portrait or its back, what is next to it, or a conflict."""
        match thing:
            case ("row", _character):
                return _paint_row, place.rect
            case ("back", _character):
                return paint_back, place.rect
            case ("described", character):
                card = character_at(sight, character)
                return characters.paint_name_and_actions, place.rect, card, self._size_of_characters(sight), self.tile
            case ("swords", first, second):
                return _paint_swords, *self._rows(first, second), self.markers, self.swords
            case ("arrow", attacker, victim):
                rows, lane = self._rows(attacker, victim), attacks.lane_of(thing, ends_of_arrows(self.places))
                return attacks.paint_arrow_beside, *rows, self.arrows, crest_of(sight, attacker), lane
            case ("owner", seat):
                size = size_of_names(sight.captions, place.rect.width)
                return paint_name, place.rect, sight.captions[seat], min(size, theme.body), "left"
            case ("markers", _seat):
                return look_of_markers(self.board.count(thing), place.rect)
        return characters.paint_portrait, place.rect, character_at(sight, thing), crest_of(sight, thing)

    def _size_of_characters(self, sight: Sight) -> float:
        """The type size of all characters' names."""
        order = court_order(sight)
        width = min(self.places[("described", thing)].rect.width for thing in order)
        return size_of_names([character_name(character_at(sight, thing)) for thing in order], width)

    def _rows(self, *things: Thing) -> list[Rect]:
        return [self.places[("row", thing)].rect for thing in things]


def _paint_row(painter: Painter, rect: Rect) -> None:
    painter.fill(rect, faint(theme.sunk, _GROUND), theme.corner)


def _paint_swords(painter: Painter, upper: Rect, lower: Rect, markers: float, side: float) -> None:
    """Crossed swords between the markers of two characters of equal rank."""
    attacks.paint_swords_at(painter, (upper.right - markers / 2, (upper.y + lower.top) / 2), side)
