"""The overlays of Rival Kings: a pile with what is known of it, a hand, and everything a seat has."""

from typing import NamedTuple

from kingdoms.core.game import Thing
from kingdoms.core.words.language import _, sentences
from kingdoms.games.rival_kings.cards import is_subject
from kingdoms.games.rival_kings.state import HIDDEN
from kingdoms.games.rival_kings.words.phrases import pair_numbers
from kingdoms.ui.board.sight import CLOSE, END, NOWHERE, SKIP, Place, Places, Sight, at
from kingdoms.ui.boards.rival_kings.hand import IN_HAND
from kingdoms.ui.boards.rival_kings.pieces.cards import PLAIN, WORDED, has_abilities, paint_card
from kingdoms.ui.boards.rival_kings.pieces.characters import paint_character
from kingdoms.ui.boards.rival_kings.pieces.pairs import pairs_of
from kingdoms.ui.boards.rival_kings.piles import pile_to_read
from kingdoms.ui.boards.rival_kings.rows import has_ability, look_in_rows, rows_of, with_ability
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import PANEL, paint_button, paint_title, write_whole
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, height_of
from kingdoms.ui.theme import CARD_ASPECT, Colour, theme

_LARGEST = 1.7  # the greatest width of a card, relative to the smallest on the table
_WIDEST = 8  # the greatest width of an overlay, in cards of the largest size
_NARROWEST = 3  # the width that its heading and notes need, in the same cards
_SKIP_WIDTH = 5  # the greatest width of the skip button, in touches
_SMALLEST_NOTE = 0.5  # the share of its size to which a note shrinks before it is left out
_NOTE_LINES = 8


class RivalKingsOverlay:
    """A pile with what is known of it, a hand, or everything a seat has."""

    def lay_out(self, sight: Sight, opened: Thing, room: Rect) -> Places:
        """The cards on their panel; notes leave them as much room as a finger needs."""
        groups = _groups(sight, opened)
        room = room.centred(min(room.width, _width_for(groups)), room.height)
        # An overlay opened only to look at has no button that would do something.
        can_skip = SKIP in sight.lit and any(thing in sight.lit for group in groups for thing in group)
        button = END if opened == ("pile", pile_to_read(sight)) else SKIP if can_skip else None
        foot = theme.touch + theme.gap if button is not None else 0
        space = room.inset(theme.gap).cut_bottom(foot + theme.touch + theme.unit)[1]
        notes = sum(_note_heights(sight, opened, space.width))
        cards = _arranged(groups, space.width, space.height - notes, _LARGEST * theme.card_width)
        if cards.width < theme.touch:
            cards = _arranged(groups, space.width, space.height, theme.card_width)
            notes = min(notes, space.height - cards.total_height)
        if cards.width < theme.touch:
            return _lay_out_tightly(opened, groups, room, button)
        unused = space.height - notes - cards.total_height
        panel = room.centred(room.width, room.height - unused)
        places: Places = {opened: at(panel, PANEL), CLOSE: at(_cross(panel))}
        heading, body = panel.inset(theme.gap).cut_top(theme.touch, theme.unit)
        places[("heading", opened)] = Place(heading.cut_right(theme.touch)[1], NOWHERE)
        note_room, body = body.cut_top(notes)
        places |= _lay_out_notes(sight, opened, note_room) | cards.lay_out(body)
        if button is not None:
            line = body.cut_bottom(theme.touch)[0]
            places[button] = at(line.centred(min(line.width, _SKIP_WIDTH * theme.touch), theme.touch))
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The panel, its heading, a note, its button, or a card."""
        if place.style == PANEL:
            return _paint_panel, place.rect
        match thing:
            case ("heading", opened):
                return _look_of_heading(sight, opened, place.rect)
            case ("note", opened, number):
                note, colour = _notes(sight, opened)[number]
                return _paint_note, place.rect, note, tuple(colour)
            case ("pick", card, *_copy):
                style = WORDED if is_subject(card) and has_abilities(place.rect) else PLAIN
                return paint_card, place.rect, card, style, sight.view.rules
            case ("hand", character):
                return paint_character, place.rect, character
            case ("skip",) | ("end",):
                return paint_button, place.rect, _("Continue") if thing == END else sight.label(SKIP)
        is_worded = thing[0] == "subject" and has_ability(place)
        return look_in_rows(sight, thing, with_ability(place) if is_worded else place)


class _Cards(NamedTuple):
    """Lines of cards of one size."""

    lines: list[list[Thing]]
    width: float
    height: float
    gap: float

    @property
    def total_height(self) -> float:
        """The height of all lines, each with a gap below it."""
        return len(self.lines) * (self.height + self.gap)

    def lay_out(self, body: Rect) -> Places:
        """The cards line by line, starting at the upper left of the body."""
        places: Places = {}
        for line in self.lines:
            row, body = body.cut_top(self.height, self.gap)
            for number, thing in enumerate(line):
                places[thing] = at(row._replace(x=row.x + number * (self.width + self.gap), width=self.width), PLAIN)
        return places


def _width_for(groups: list[list[Thing]]) -> float:
    """The width of an overlay for its longest line of cards, with room for words."""
    cards = min(_WIDEST, max(_NARROWEST, max(map(len, groups), default=0)))
    return cards * (_LARGEST * theme.card_width + theme.gap) + theme.gap


def _groups(sight: Sight, opened: Thing) -> list[list[Thing]]:
    """The cards of a pile that the viewer knows, from the top; the viewer's hand; or everything in front of a seat."""
    if opened[0] == "pile":
        return [cards_in_pile(sight, opened[1])]
    seat = opened[1]
    if opened[0] == IN_HAND:
        return [[("hand", card) for card in sight.view.hands[seat]]]
    groups: list[list[Thing]] = []
    for name, row in rows_of(sight, seat):
        groups.append([(name, seat, number) for number in range(len(row))])
    return groups


def cards_in_pile(sight: Sight, pile: int) -> list[Thing]:
    """The cards of a pile that the viewer knows, from the top; a second copy of a card is a separate thing."""
    found: list[Thing] = []
    for card in reversed(sight.view.piles[pile]):
        if card != HIDDEN:
            found.append(("pick", card) if ("pick", card) not in found else ("pick", card, 1))
    return found


def _arranged(groups: list[list[Thing]], width: float, height: float, largest: float) -> _Cards:
    """Each group on its own lines, unless that makes the cards too small."""
    groups = [group for group in groups if group]
    apart = _in_best_columns(groups, width, height, largest)
    if apart.width >= theme.card_width:
        return apart
    return _in_best_columns([[thing for group in groups for thing in group]], width, height, largest)


def _in_best_columns(groups: list[list[Thing]], width: float, height: float, largest: float) -> _Cards:
    """All groups stacked, in as many columns as make the cards largest."""
    most, gap = max(map(len, groups), default=1), theme.gap
    found = []
    for columns in range(max(1, most), 0, -1):
        lines = _lines(groups, columns)
        along = (height / max(1, len(lines)) - gap) / CARD_ASPECT
        side = min(largest, (width + gap) / columns - gap, along)
        found.append(_Cards(lines, side, side * CARD_ASPECT, gap))
    return max(found, key=lambda cards: cards.width)


def _lines(groups: list[list[Thing]], columns: int) -> list[list[Thing]]:
    return [group[start : start + columns] for group in groups for start in range(0, len(group), columns)]


def _lay_out_tightly(opened: Thing, groups: list[list[Thing]], room: Rect, button: Thing | None) -> Places:
    """Many cards on a short screen: no notes, the button next to the heading, and cards as short as a finger allows."""
    heading, body = room.cut_top(theme.touch)
    body = body.cut_bottom(theme.unit)[1].inset(theme.unit, 0)
    places: Places = {opened: at(room, PANEL), CLOSE: at(_cross(room))}
    heading = heading.inset(theme.unit, 0).cut_right(theme.touch)[1]
    if button is not None:
        place, heading = heading.cut_right(heading.width / 2, theme.unit)
        places[button] = at(place)
    places[("heading", opened)] = Place(heading, NOWHERE)
    gap = theme.unit
    columns = max(1, int((body.width + gap) / (theme.touch + gap)))
    lines = _lines([[thing for group in groups for thing in group]], columns)
    width = min(theme.card_width, (body.width + gap) / columns - gap)
    height = min(width * CARD_ASPECT, (body.height + gap) / max(1, len(lines)) - gap)
    return places | _Cards(lines, width, height, gap).lay_out(body)


def _cross(panel: Rect) -> Rect:
    return panel.cut_top(theme.touch)[0].cut_right(theme.touch)[0]


def _notes(sight: Sight, opened: Thing) -> list[tuple[str, Colour]]:
    """A description of the opened thing, and why it cannot be chosen now; nothing if it was opened for a choice."""
    thing = ("seat", opened[1]) if opened[0] == "rows" else opened
    if thing[0] == "seat" and any(lit[0] in ("subject", "building") and lit[1] == thing[1] for lit in sight.lit):
        return []
    if any(lit[0] == "pick" for lit in sight.lit) or opened == ("pile", pile_to_read(sight)):
        return []
    about = sight.words.thing(sight.view, thing, sight.names)[1]
    has_numbers = thing[0] == "seat" and bool(pairs_of(sight, thing[1]))
    notes: list[tuple[str, Colour]] = [(sentences(about, pair_numbers() if has_numbers else ""), theme.faded)]
    why_not = sight.words.why_not(sight.view, thing) if sight.lit and thing not in sight.lit else ""
    if why_not:
        notes.append((why_not, theme.wax))
    return notes


def _note_heights(sight: Sight, opened: Thing, width: float) -> list[float]:
    style = Style(round(theme.small))
    return [height_of(note, style, width) + theme.unit for note, _colour in _notes(sight, opened)]


def _lay_out_notes(sight: Sight, opened: Thing, room: Rect) -> Places:
    """The notes, stacked; those that would be too small to read are left out."""
    heights = _note_heights(sight, opened, room.width)
    places: Places = {}
    for number, height in enumerate(heights):
        line, room = room.cut_top(height * min(1.0, room.height / sum(heights[number:])))
        if line.height >= _SMALLEST_NOTE * LINE * theme.small:
            places[("note", opened, number)] = Place(line, NOWHERE)
    return places


def _look_of_heading(sight: Sight, opened: Thing, rect: Rect) -> Look:
    """The name of the opened thing."""
    if opened[0] == "pile":
        return paint_title, rect, sight.words.thing(sight.view, opened, sight.names)[0]
    return paint_title, rect, sight.captions[opened[1]], sight.seats[opened[1]].crest


def _paint_panel(painter: Painter, rect: Rect) -> None:
    painter.parchment(rect)


def _paint_note(painter: Painter, rect: Rect, note: str, colour: Colour) -> None:
    write_whole(painter, note, rect, theme.small, _NOTE_LINES, bold=False, colour=colour, align="left", valign="top")
