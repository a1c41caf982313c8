"""Rows of subjects and buildings in Rival Kings, the viewer's own or those of all rivals."""

from kivy.properties import NumericProperty, OptionProperty

from kingdoms.core.game import Thing
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.rival_kings import cards
from kingdoms.ui.boards.rival_kings.characters import paint_nothing
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import CARD_SHAPE, faint, theme

OWN, RIVALS = "own", "rivals"
FAN, CASCADE = "fan", "cascade"
"""How the cards of a row overlap: to the right in one line, or downwards in a column."""

_LARGEST = 1.6  # the greatest width of a card in a column, of the smallest
_HEADING = 1.5  # the height of the owner's name, for its size of type


class RivalKingsRows(Zone):
    """The subjects and buildings in front of the viewer, or in front of each rival side by side."""

    whose = OptionProperty(OWN, options=(OWN, RIVALS))
    kind = OptionProperty(CASCADE, options=(FAN, CASCADE))
    largest_card = NumericProperty(0)
    """The greatest height of a card in a fan."""

    def lay_out(self, sight: Sight) -> Places:
        """Both rows of each seat, as the form wants them."""
        own = [] if sight.viewer is None else [sight.viewer]
        seats = own if self.whose == OWN else sight.rivals
        places: Places = {}
        for seat, room in zip(seats, self.rect.columns(max(1, len(seats)), theme.gap), strict=False):
            places |= self._fan(sight, seat, room) if self.kind == FAN else _cascades(sight, seat, room)
        return places

    def _fan(self, sight: Sight, seat: int, room: Rect) -> Places:
        height = min(room.height, max(theme.card_height, self.largest_card))
        return _fan(sight, seat, room.centred(room.width, height))

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A card, or what it is on."""
        return look_in_rows(sight, thing, place)


def rows_of(sight: Sight, seat: int) -> tuple[tuple[str, list[int]], tuple[str, list[int]]]:
    """A seat's two rows by the name of their things."""
    return ("subject", sight.view.subjects[seat]), ("building", sight.view.buildings[seat])


def look_in_rows(sight: Sight, thing: Thing, place: Place) -> Look:
    """How a card in a row looks, the ground of a seat's rows, a row without cards, or rows that open."""
    match thing:
        case ("ground", seat):
            return _paint_ground, place.rect, sight.seats[seat].crest, sight.seats[seat].name
        case ("no_row", _, kind):
            return cards.paint_empty_row, place.rect, kind
        case ("rows", _):
            return (paint_nothing,)
    kind, seat, number = thing
    row = (sight.view.subjects if kind == "subject" else sight.view.buildings)[seat]
    activity = ""
    if kind == "subject" and number == len(row) - 1:
        activity = cards.USED if sight.view.used >> seat & 1 else cards.READY
    return cards.paint_owned, place.rect, row[number], place.style, activity


# Columns.


def _cascades(sight: Sight, seat: int, room: Rect) -> Places:
    """Both rows as columns of overlapping cards: every band is seen, and all of the newest card."""
    places: Places = {("ground", seat): Place(room, NOWHERE)}
    columns = room.cut_top(_heading_height())[1].columns(2, theme.gap)
    for (name, row), column in zip(rows_of(sight, seat), columns, strict=True):
        width = min(column.width, theme.card_width * _LARGEST)
        places |= _cascade(sight, name, seat, row, column.centred(width, column.height))
    is_tight = any(place.hit is NOWHERE and place.style != "" for place in places.values())
    return places | ({("rows", seat): at(room)} if is_tight else {})


def _heading_height() -> float:
    """The room above two rows for the name of their owner."""
    return _HEADING * theme.small


def _cascade(sight: Sight, name: str, seat: int, row: list[int], column: Rect) -> Places:
    """Where its cards can be chosen, as much of each is seen as a finger needs; else the row has to be opened."""
    if not row:
        return _no_row(name, seat, column)
    is_lit = any((name, seat, number) in sight.lit for number in range(len(row)))
    band = max(cards.band_height(column.width), theme.touch if is_lit else 0)
    card_height = min(column.height, column.width * CARD_SHAPE, max(band, column.height - (len(row) - 1) * band))
    step = min(band, (column.height - card_height) / max(1, len(row) - 1))
    is_tight = is_lit and step < band and len(row) > 1
    is_seen = step > cards.band_height(column.width) + theme.unit
    places: Places = {}
    for number in range(len(row)):
        top = column.top - number * step
        card = Rect(column.x, top - card_height, column.width, card_height)
        is_newest = number == len(row) - 1
        seen = card if is_newest else Rect(column.x, top - step, column.width, step)
        style = cards.BANDED if is_newest or is_seen else cards.COVERED
        places[(name, seat, number)] = Place(card, NOWHERE if is_tight else seen, style)
    return places


def _no_row(kind: str, seat: int, room: Rect) -> Places:
    """Where a row will begin that has no card yet."""
    width = min(room.width, room.height / CARD_SHAPE)
    first = room.cut_top(width * CARD_SHAPE)[0].cut_left(width)[0]
    return {("no_row", seat, kind): Place(first, NOWHERE)}


# Fans.


def _fan(sight: Sight, seat: int, room: Rect) -> Places:
    """Both rows side by side; where cards overlap too much for a finger, only the active subject can be tapped."""
    places: Places = {}
    is_tight = False
    height = min(room.height, (room.width - theme.gap) / 2 * CARD_SHAPE)
    width = height / CARD_SHAPE
    for (name, row), half in zip(rows_of(sight, seat), _halves(sight, seat, room, width), strict=True):
        if not row:
            places |= _no_row(name, seat, half)
        step = min(width + theme.unit, (half.width - width) / max(1, len(row) - 1))
        is_tight = is_tight or (len(row) > 1 and step < theme.touch)
        for number in range(len(row)):
            card = Rect(half.x + number * step, half.top - height, width, height)
            is_newest = number == len(row) - 1
            places[(name, seat, number)] = Place(card, card if is_newest else card._replace(width=step), cards.PLAIN)
    return _behind_rows(places, seat, room, len(sight.view.subjects[seat])) if is_tight else places


def _behind_rows(places: Places, seat: int, room: Rect, subjects: int) -> Places:
    """The same cards, opened by a tap anywhere on them but on the active subject."""
    active = ("subject", seat, subjects - 1)
    covered = {thing: Place(place.rect, NOWHERE, cards.PLAIN) for thing, place in places.items() if thing != active}
    return covered | {("rows", seat): at(room)} | {thing: place for thing, place in places.items() if thing == active}


def _halves(sight: Sight, seat: int, room: Rect, width: float) -> tuple[Rect, Rect]:
    """The room shared by the two rows: an even half each, unless one needs less."""
    subjects, buildings = (len(row) for _name, row in rows_of(sight, seat))
    needed = [max(1, count) * (width + theme.unit) for count in (subjects, buildings)]
    half = (room.width - theme.gap) / 2
    left = max(half, room.width - theme.gap - needed[1]) if needed[0] > half else min(half, needed[0] + theme.gap)
    return room.cut_left(max(left, width), theme.gap)


def _paint_ground(painter: Painter, room: Rect, crest: int, name: str) -> None:
    """What a seat's rows are on, with its name."""
    painter.fill(room.inset(-theme.unit, -theme.unit / 2), faint(theme.sunk, 0.5), theme.corner)
    heading = room.cut_top(_heading_height())[0]
    shield, words = heading.inset(theme.unit, 0).cut_left(heading.height, theme.unit)
    painter.crest(crest, shield)
    painter.text(name, words, theme.small, bold=True, align="left")
