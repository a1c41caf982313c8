"""The frame of an overlay of Rival Kings, around its cards: the heading, notes, and a button."""

from kingdoms.core.game import Thing
from kingdoms.core.words.language import _, sentences
from kingdoms.games.rival_kings.words.phrases import pair_numbers
from kingdoms.ui.board.sight import END, NOWHERE, SEAT, SKIP, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.board.zones.overlay.heading import OverlayHeading
from kingdoms.ui.boards.rival_kings.overlays.contents import groups_of
from kingdoms.ui.boards.rival_kings.pieces.pairs import pairs_of
from kingdoms.ui.boards.rival_kings.piles import pile_to_read
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_button, write_whole
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, height_of
from kingdoms.ui.theme import Colour, theme

_SMALLEST_NOTE = 0.5  # the share of its size to which a note shrinks before it is left out
_NOTE_LINES = 8


class RivalKingsHeading(OverlayHeading):
    """The name of a pile, or of the seat whose cards these are."""

    @property
    def is_about_seat(self) -> bool:
        """Whether it is about a seat, whichever of its cards are opened."""
        return self.opened is not None and self.opened[0] != "pile"

    def words(self, sight: Sight) -> str:
        """A seat's name, or a pile's."""
        return sight.captions[self.seat_shown(sight)] if self.is_about_seat else super().words(sight)


class RivalKingsNotes(Zone):
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


class RivalKingsButton(Zone):
    """The button that skips a choice among the cards, or goes on after a pile has been read."""

    def measure(self, sight: Sight) -> None:
        """Marks it as needed if there is a button."""
        self.is_needed = self._button(sight) is not None

    def lay_out(self, sight: Sight) -> Places:
        """The whole zone, unless it has no room because the button is elsewhere."""
        button = self._button(sight)
        return {button: at(self.rect)} if button is not None and min(self.size) > 0 else {}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A button with its words."""
        return paint_button, place.rect, _("Continue") if thing == END else sight.label(SKIP)

    def _button(self, sight: Sight) -> Thing | None:
        """The button; None on an overlay that was opened only to be looked at, or if nothing can be skipped."""
        opened = self.opened or ()
        if opened == ("pile", pile_to_read(sight)):
            return END
        is_choice = any(thing in sight.lit for group in groups_of(sight, opened) for thing in group)
        return SKIP if is_choice and SKIP in sight.lit else None


def _paint_note(painter: Painter, rect: Rect, note: str, colour: Colour) -> None:
    write_whole(painter, note, rect, theme.small, _NOTE_LINES, bold=False, colour=colour, align="left", valign="top")
