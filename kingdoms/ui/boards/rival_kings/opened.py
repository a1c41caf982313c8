"""What opens on the table of Rival Kings: a pile with what is known of it, and all that a seat has."""

from collections.abc import Sequence
from math import ceil

from kingdoms.core.game import Thing
from kingdoms.core.seats import NO_CREST
from kingdoms.games.rival_kings.state import HIDDEN
from kingdoms.ui.board.sight import CLOSE, SKIP, Place, Places, Sight, at
from kingdoms.ui.boards.rival_kings.cards import PLAIN, paint_card
from kingdoms.ui.boards.rival_kings.characters import paint_character
from kingdoms.ui.boards.rival_kings.rows import look_in_rows, rows_of
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import PANEL, paint_button
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, height_of
from kingdoms.ui.theme import CARD_SHAPE, Colour, theme

_MOST_COLUMNS = 12
_LARGEST = 1.5  # of a card's smallest width


class RivalKingsSheet:
    """A pile with what is known of it, or all that a seat has."""

    def lay_out(self, sight: Sight, opened: Thing, room: Rect) -> Places:
        """The cards on their panel."""
        return _lay_out(sight, opened, _groups(sight, opened), room)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The panel, its button, or a card."""
        if place.style == PANEL:
            return _look_of_panel(sight, thing, place.rect)
        if thing == SKIP:
            return paint_button, place.rect, sight.label(SKIP)
        if thing[0] == "pick":
            return paint_card, place.rect, thing[1]
        if thing[0] == "hand":
            return paint_character, place.rect, thing[1]
        return look_in_rows(sight, thing, place)


def _groups(sight: Sight, opened: Thing) -> list[list[Thing]]:
    """The cards of a pile that the viewer knows, from the top; or everything in front of a seat."""
    if opened[0] == "pile":
        cards = reversed(sight.view.piles[opened[1]])
        return [[("pick", card) for card in dict.fromkeys(cards) if card != HIDDEN]]
    seat = opened[1]
    groups: list[list[Thing]] = []
    for name, row in rows_of(sight, seat):
        groups.append([(name, seat, number) for number in range(len(row))])
    if seat == sight.viewer and opened[0] == "seat":
        groups.append([("hand", card) for card in sight.view.hands[seat]])
    return groups


def _lay_out(sight: Sight, opened: Thing, groups: list[list[Thing]], room: Rect) -> Places:
    """A panel with its cards, the cross, and the button that leaves something if there is one."""
    most = min(room.width, 8 * theme.card_width * _LARGEST)
    inner_width = most - 2 * theme.gap
    head = theme.touch + theme.unit
    head += sum(_note_height(note, inner_width) for note, _colour in _notes(sight, opened))
    # What was opened only to be looked at has no button that would do something.
    can_skip = SKIP in sight.lit and any(thing in sight.lit for group in groups for thing in group)
    foot = theme.touch + theme.gap if can_skip else 0
    groups, width = _arranged(groups, inner_width, room.height - head - foot - 2 * theme.gap)
    height = head + foot + 2 * theme.gap + _height_of(groups, width, inner_width)
    panel = room.centred(most, min(room.height, height))
    places: Places = {opened: at(panel, PANEL)}
    body = panel.inset(theme.gap).cut_top(head)[1]
    for group in groups:
        body = _lay_out_group(places, group, body, width)
    places[CLOSE] = at(Rect(panel.right - theme.touch, panel.top - theme.touch, theme.touch, theme.touch))
    if can_skip:
        line = panel.inset(theme.gap).cut_bottom(theme.touch)[0]
        places[SKIP] = at(line.centred(min(inner_width, 5 * theme.touch), theme.touch))
    return places


def _arranged(groups: list[list[Thing]], room: float, height: float) -> tuple[list[list[Thing]], float]:
    """The groups and the width of their cards: each group in lines of its own, unless that makes cards too small."""
    groups = [group for group in groups if group]
    width = _card_width(groups, room, height)
    if width >= theme.card_width:
        return groups, width
    together = [[thing for group in groups for thing in group]]
    return together, _card_width(together, room, height)


def _card_width(groups: list[list[Thing]], room: float, height: float) -> float:
    """The largest width of cards with which all groups fit one below the other."""
    width = theme.card_width * _LARGEST
    for columns in range(1, _MOST_COLUMNS + 1):
        width = min((room - (columns - 1) * theme.gap) / columns, theme.card_width * _LARGEST)
        if _height_of(groups, width, room) <= height:
            break
    return width


def _height_of(groups: list[list[Thing]], width: float, room: float) -> float:
    rows = sum(ceil(len(group) / _columns(width, room)) for group in groups)
    return rows * (width * CARD_SHAPE + theme.gap)


def _columns(width: float, room: float) -> int:
    return max(1, int((room + theme.gap + theme.hair) / (width + theme.gap)))


def _lay_out_group(places: Places, group: list[Thing], body: Rect, width: float) -> Rect:
    per_row = _columns(width, body.width)
    for start in range(0, len(group), per_row):
        line, body = body.cut_top(width * CARD_SHAPE, theme.gap)
        for number, thing in enumerate(group[start : start + per_row]):
            places[thing] = at(Rect(line.x + number * (width + theme.gap), line.y, width, line.height), PLAIN)
    return body


def _notes(sight: Sight, opened: Thing) -> list[tuple[str, Colour]]:
    """What the opened thing is and why it cannot be chosen now; nothing if it was opened to choose out of it."""
    thing = ("seat", opened[1]) if opened[0] == "rows" else opened
    if thing[0] == "seat" and any(lit[0] in ("subject", "building") and lit[1] == thing[1] for lit in sight.lit):
        return []
    if any(lit[0] == "pick" for lit in sight.lit):
        return []
    notes: list[tuple[str, Colour]] = [(sight.words.thing(sight.view, thing, sight.names)[1], theme.faded)]
    if sight.lit and thing not in sight.lit:
        notes.append((sight.words.why_not(sight.view, thing), theme.wax))
    return notes


def _note_height(note: str, width: float) -> float:
    return height_of(note, Style(round(theme.small)), width) + theme.unit


def _look_of_panel(sight: Sight, opened: Thing, rect: Rect) -> Look:
    """The sheet on which what was opened lies, with its name."""
    notes = tuple((note, tuple(colour)) for note, colour in _notes(sight, opened))
    if opened[0] == "pile":
        return _paint_panel, rect, sight.words.thing(sight.view, opened, sight.names)[0], NO_CREST, notes
    seat = sight.seats[opened[1]]
    return _paint_panel, rect, seat.name, seat.crest, notes


def _paint_panel(painter: Painter, rect: Rect, title: str, crest: int, notes: Sequence[tuple[str, Colour]]) -> None:
    painter.parchment(rect)
    inner = rect.inset(theme.gap)
    head, rest = inner.cut_top(theme.touch)
    head = head.cut_right(theme.touch)[1]
    if crest != NO_CREST:
        shield, head = head.cut_left(theme.crest, theme.gap)
        painter.crest(crest, shield)
    painter.text(title, head, theme.lead, bold=True, align="left")
    for note, colour in notes:
        line, rest = rest.cut_top(_note_height(note, inner.width))
        painter.text(note, line, theme.small, colour, align="left", lines=8, valign="top")
