"""The notes above the cards on an overlay of Rival Kings: what was opened, and why it cannot be chosen now."""

from kingdoms.core.state import Thing
from kingdoms.core.words.language import sentences
from kingdoms.games.rival_kings.words.phrases import pair_numbers
from kingdoms.ui.board.sight import NOWHERE, SEAT, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.rival_kings.pieces.pairs import pairs_of
from kingdoms.ui.boards.rival_kings.piles import pile_to_read
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import write_whole
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, height_of
from kingdoms.ui.theme import Colour, theme

_SMALLEST_NOTE = 0.5  # the share of its size to which a note shrinks before it is left out
_NOTE_LINES = 8


class RivalKingsAboutAndWhyNot(Zone):
    """A description of the opened thing, and why it cannot be chosen now; nothing if it was opened for a choice."""

    def measure(self, sight: Sight) -> None:
        """Asks for the height of all notes."""
        self.wanted_height = sum(self._heights(sight))

    def lay_out(self, sight: Sight) -> Places:
        """The notes, stacked; those that would be too small to read are left out."""
        heights, room = self._heights(sight), self.rect
        places: Places = {}
        for number, height in enumerate(heights):
            line, room = room.cut_top(height * min(1.0, room.height / sum(heights[number:])))
            if line.height >= _SMALLEST_NOTE * LINE * theme.small:
                places[("note", self.opened, number)] = Place(line, NOWHERE)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A note in its colour."""
        note, colour = self._notes(sight)[thing[2]]
        return _paint_note, place.rect, note, tuple(colour)

    def _heights(self, sight: Sight) -> list[float]:
        style = Style(round(theme.small))
        return [height_of(note, style, self.width) + theme.unit for note, _colour in self._notes(sight)]

    def _notes(self, sight: Sight) -> list[tuple[str, Colour]]:
        name, number = self.opened or ()
        thing: Thing = (SEAT, number) if name == "rows" else (name, number)
        if thing[0] == SEAT and any(lit[0] in ("subject", "building") and lit[1] == number for lit in sight.lit):
            return []
        if any(lit[0] == "pick" for lit in sight.lit) or thing == ("pile", pile_to_read(sight)):
            return []
        about = sight.words.thing(sight.view, thing, sight.names)[1]
        has_numbers = thing[0] == SEAT and bool(pairs_of(sight, number))
        notes: list[tuple[str, Colour]] = [(sentences(about, pair_numbers() if has_numbers else ""), theme.faded)]
        why_not = sight.why_not(thing) if sight.lit and thing not in sight.lit else ""
        return [*notes, (why_not, theme.wax)] if why_not else notes


def _paint_note(painter: Painter, rect: Rect, note: str, colour: Colour) -> None:
    write_whole(painter, note, rect, theme.small, _NOTE_LINES, bold=False, colour=colour, align="left", valign="top")
