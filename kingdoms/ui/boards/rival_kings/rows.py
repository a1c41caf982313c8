"""Rows of subjects and buildings in Rival Kings, either the viewer's or everyone's."""

from math import ceil

from kivy.properties import BooleanProperty, BoundedNumericProperty, NumericProperty, OptionProperty

from kingdoms.core.state import Thing
from kingdoms.games.rival_kings.cards import is_subject
from kingdoms.games.rival_kings.scoring import Pair
from kingdoms.games.rival_kings.state import MOST_SEATS
from kingdoms.games.rival_kings.words.phrases import row_note
from kingdoms.ui.board.sight import NOWHERE, SEAT, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.board.zones.seats import paint_seat_ground
from kingdoms.ui.boards.rival_kings.pieces import cards, pairs, seals
from kingdoms.ui.boards.rival_kings.pieces.bands import band_height, has_band_for_name, has_bands_for_names
from kingdoms.ui.boards.rival_kings.pieces.characters import paint_nothing
from kingdoms.ui.boards.rival_kings.pieces.empty_rows import paint_empty_row
from kingdoms.ui.boards.rival_kings.pieces.row_cards import has_ability, look_of_row_card, with_ability
from kingdoms.ui.boards.rival_kings.pieces.row_heading import (
    NUMBERS,
    heading_height,
    is_seen_acting,
    lay_out_heading,
    look_of_heading,
)
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import CARD_ASPECT, faint, theme

OWN, ALL = "own", "all"

_GROUND = 0.5  # the opacity of the ground
_HIGHEST_HEADING = 0.7  # the greatest share of a panel's height for its heading, however large the text is
_LEAST_STRIP = 1.08  # the least visible height of a covered card, relative to tiny type
_NAMED_STRIP = 1.45  # the least visible height of one with a name, relative to its type size
_OWNERS_EDGE = 1.5  # the width of the edge in the owner's colour, in bands


class RivalKingsRows(Zone):
    """The subjects and buildings in front of the viewer, or a panel for each seat.

    People who pass the device around find every panel in the same place, whoever is to act.
    """

    whose = OptionProperty(OWN, options=(OWN, ALL))
    columns = BoundedNumericProperty(1, min=1)
    """The number of panels side by side; a fraction is rounded down."""
    first = BoundedNumericProperty(0, min=0)
    """How many seats have their panel elsewhere, above these."""
    most = BoundedNumericProperty(MOST_SEATS, min=1)
    """The greatest number of panels."""
    is_fan = BooleanProperty(False)
    """Whether the cards of a row overlap to the right in one line, rather than downwards in a column."""
    largest_card = NumericProperty(0)
    """The greatest height of a card in a fan, or its greatest width in a column."""
    spacing = NumericProperty(0)
    """The space between a seat's two columns, crossed by ribbons and threads."""
    gap = NumericProperty(0)
    """The space between panels."""
    number_size = NumericProperty(0)
    """The type size of the numbers above a seat's columns."""

    def measure(self, sight: Sight) -> None:
        """Makes it tall enough for a card, or for strips with the names of all cards in the first seat's longer row."""
        rows = [row for seat in self._seats(sight)[:1] for _name, row in rows_of(sight, seat)]
        self.wanted_height = max(theme.card_height, ceil(max(map(len, rows), default=0) * _least_strip(cards.NAMED)))

    def lay_out(self, sight: Sight) -> Places:
        """Both rows of each seat, as the form requires."""
        places: Places = {}
        for seat, room in self._panels_of(sight).items():
            places |= self._fan(sight, seat, room) if self.is_fan else self._panel(sight, seat, room)
        return places

    @property
    def own_areas(self) -> list[Rect]:
        """The viewer's panel, or the whole zone if it is theirs."""
        sight = self.board.sight
        if self.whose == OWN or sight is None or sight.viewer is None:
            return super().own_areas
        return [panel for seat, panel in self._panels_of(sight).items() if seat == sight.viewer]

    def _seats(self, sight: Sight) -> list[int]:
        own = [] if sight.viewer is None else [sight.viewer]
        if self.whose == OWN:
            return own
        seats = sorted([*own, *sight.rivals]) if sight.is_shared else [*own, *sight.rivals]
        return seats[int(self.first) :][: int(self.most)]

    def _panels_of(self, sight: Sight) -> dict[int, Rect]:
        """The panel of each seat, line by line."""
        seats, columns = self._seats(sight), int(self.columns)
        lines = self.rect.rows(max(1, ceil(len(seats) / columns)), self.gap)
        rooms = [room for line in lines for room in line.columns(columns, self.gap)]
        return dict(zip(seats, rooms[: len(seats)], strict=True))

    def _fan(self, sight: Sight, seat: int, room: Rect) -> Places:
        """Cards side by side; if their names do not fit, the cards are stacked as on larger screens."""
        height = min(room.height, max(self.wanted_height, self.largest_card))
        room = room.centred(room.width, height)
        fan = _fan(sight, seat, room)
        longest = max(len(row) for _name, row in rows_of(sight, seat))
        is_whole = all(place.style != cards.NAMELESS for place in fan.values())
        if is_whole or longest < 2 or room.height < longest * _least_strip(cards.COVERED):
            return fan
        places = self._cascades(sight, seat, room, room.width)
        return _behind_rows(places, seat, room, len(sight.view.subjects[seat]))

    def _panel(self, sight: Sight, seat: int, room: Rect) -> Places:
        """Both rows, below the seat's name and numbers.

        The seat can be touched anywhere on its panel. While it cannot be chosen, its cards and numbers come first.
        """
        places: Places = {("ground", seat): Place(room, NOWHERE)}
        # A rival's panel has an edge on the left.
        inner = room.inset(theme.unit).cut_left(theme.band)[1]
        if self.whose == OWN:
            return places | self._cascades(sight, seat, inner, self.largest_card)
        height = min(inner.height * _HIGHEST_HEADING, heading_height(sight, inner.width, self.number_size))
        head, rest = inner.cut_top(height, theme.unit)
        heading = lay_out_heading(sight, seat, head, self.number_size)
        name, markers = heading.pop((SEAT, seat)), heading.pop(("markers", seat))
        whole: Places = {(SEAT, seat): Place(name.rect, room)}
        row_cards = self._cascades(sight, seat, rest, self.largest_card)
        places |= heading | row_cards | whole if (SEAT, seat) in sight.lit else whole | heading | row_cards
        # Conflicts are settled at the markers, so a finger gets the space below them too.
        finger = markers.hit.cut_top(theme.touch)[0] if ("markers", seat) in sight.lit else markers.hit
        finger = finger._replace(y=max(finger.y, self.y))
        return {**places, ("markers", seat): Place(markers.rect, finger)}

    def _cascades(self, sight: Sight, seat: int, room: Rect, largest: float) -> Places:
        """Both rows as columns of overlapping cards: every band is visible, and all of the newest card."""
        places: Places = {}
        width = min((room.width - self.spacing) / 2, max(theme.card_width, largest))
        columns = room.centred(2 * width + self.spacing, room.height).columns(2, self.spacing)
        covered = [card for each in self._seats(sight) for _name, row in rows_of(sight, each) for card in row[:-1]]
        fitting = [has_band_for_name(card, width) for card in covered]
        have_names, is_titled = all(fitting), not self.is_fan and has_bands_for_names(width)
        if self.is_fan:
            longest = max(len(row) for _name, row in rows_of(sight, seat))
            have_names = have_names and room.height >= longest * _least_strip(cards.NAMED)
        for (name, row), column in zip(rows_of(sight, seat), columns, strict=True):
            if self.is_fan and len(row) <= 1:
                # A single card has no band, so its column need not be as wide as the others.
                column = column.cut_left(cards.width_of_low_card(room.height, width))[0]
            # Where some names do not fit, the others are written only if the newest card keeps its picture and name.
            is_named = have_names or (any(fitting) and _has_room_to_spare(column, row))
            style = cards.NAMED if is_named else cards.COVERED
            places |= _cascade(sight, name, seat, row, column, cards.TITLED if is_titled else style)
        for pair in pairs.pairs_of(sight, seat):
            places[("pair", seat, *pair)] = Place(NOWHERE, NOWHERE)
        is_tight = any(place.hit is NOWHERE and place.style != "" for place in places.values())
        return places | ({("rows", seat): at(room)} if is_tight else {})

    def edge_of(self, thing: Thing, place: Place) -> Rect:
        """Where the gold edge is: around the card or the markers themselves, even if their hit area is larger."""
        is_low = thing[0] in ("subject", "markers") and place.hit.height > place.rect.height
        return place.rect if is_low else super().edge_of(thing, place)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A card, the ground, what joins a pair, or the owner's name or numbers."""
        if thing[0] in (SEAT, *NUMBERS):
            return look_of_heading(self.board, sight, thing, place, self.number_size)
        match thing:
            case ("pair", *_pair):
                return self._look_of_pair(sight, thing)
            case ("ground", seat):
                is_acting = is_seen_acting(self.board, sight, seat)
                return _paint_ground, place.rect, sight.seats[seat].crest, is_acting, seat == sight.viewer
            case ("no_row", seat, kind):
                return paint_empty_row, place.rect, kind, row_note(kind) if seat == sight.viewer else ""
            case ("rows", _seat):
                return (paint_nothing,)
        is_chosen = self.board.picking.is_chosen(thing)
        return look_of_row_card(sight, thing, self._worded(sight, thing, place), is_chosen=is_chosen)

    def _worded(self, sight: Sight, thing: Thing, place: Place) -> Place:
        """The place of a card; a seat's newest subject shows its ability if it has room for it.

        Below pictures with names, every seat's newest subject shows it or none does.
        """
        newest = {
            ("subject", seat, len(row) - 1): row[-1]
            for seat in self._seats(sight)
            if (row := sight.view.subjects[seat])
        }
        if thing not in newest:
            return place
        compared = [thing] if place.style == cards.TITLED else [active for active in newest if active in self.places]
        fits = all(has_ability(self.places[active], newest[active]) for active in compared)
        return with_ability(place) if fits else place

    def _look_of_pair(self, sight: Sight, thing: Thing) -> Look:
        _name, seat, subject, building, is_perfect = thing
        if any(map(self.board.is_in_the_air, (("subject", seat, subject), ("building", seat, building)))):
            return (paint_nothing,)
        found = pairs.pairs_of(sight, seat)
        ends = [
            (self._band("subject", seat, pair.subject), self._band("building", seat, pair.building)) for pair in found
        ]
        number = found.index(Pair(subject, building, is_perfect))
        lane = pairs.lanes(ends)[number]
        return pairs.paint_pair_tie, *ends[number], lane, sight.view.subjects[seat][subject], is_perfect

    def _band(self, kind: str, seat: int, number: int) -> Rect:
        rect = self.places[(kind, seat, number)].rect
        return rect.cut_top(min(rect.height, band_height()))[0]


def rows_of(sight: Sight, seat: int) -> tuple[tuple[str, list[int]], tuple[str, list[int]]]:
    """A seat's two rows, each with the name of its things."""
    return ("subject", sight.view.subjects[seat]), ("building", sight.view.buildings[seat])


# Columns.


def _cascade(sight: Sight, name: str, seat: int, row: list[int], column: Rect, style: str) -> Places:
    """A row as a column: the newest card keeps its name, and every other one shows at least the numbers in its band.

    With the style TITLED, every name is in a band. If covered cards can be chosen but are too low for a finger, none
    can be tapped: the row has to be opened.
    """
    if not row:
        return _no_row(name, seat, column, column.width, min(column.height, column.width * CARD_ASPECT))
    is_lit = any((name, seat, number) in sight.lit for number in range(len(row) - 1))
    band = max(band_height(), theme.touch if is_lit else 0)
    below = max(1, len(row) - 1)
    least, has_name = _least_newest(row, column, style)
    card_height = min(column.height, column.width * CARD_ASPECT, max(least, column.height - (len(row) - 1) * band))
    step = min(band, (column.height - card_height) / below)
    is_tight = is_lit and step < band and len(row) > 1
    is_seen = step > band_height() + theme.unit
    whole, strip = (cards.TITLED, cards.NAMED) if style == cards.TITLED else (cards.BANDED, style)
    places: Places = {}
    for number, card in enumerate(row):
        is_newest = number == len(row) - 1
        height = card_height if is_newest else step
        seen = Rect(column.x, column.top - number * step - height, column.width, height)
        face = whole if is_seen or (is_newest and has_name) else strip
        if face == cards.TITLED and not has_band_for_name(card, column.width):
            face = cards.BANDED
        hit = _for_a_finger(seen, column) if is_newest and (name, seat, number) in sight.lit else seen
        places[(name, seat, number)] = Place(seen, NOWHERE if is_tight else hit, face)
    return places


def _least_newest(row: list[int], column: Rect, style: str) -> tuple[float, bool]:
    """The least height of the newest card in a column, and whether that leaves room for its name.

    Below a name in the band, a subject's ability is more important than the full height of the strips.
    """
    room, band = column.height - max(1, len(row) - 1) * _least_strip(style), band_height()
    if style == cards.TITLED:
        ability = cards.height_of_ability(row[-1], column.width) if is_subject(row[-1]) else 0
        return max(min(band, column.height / len(row)), min(band + ability, room)), True
    least = band + cards.plate_height()
    if room < least:
        return min(band, column.height / len(row)), False
    if style == cards.COVERED and room >= least + cards.least_picture():
        # Strips without names shrink before the newest card loses its picture.
        least += cards.least_picture()
    return least, True


def _for_a_finger(card: Rect, column: Rect) -> Rect:
    """The hit area of a card that can be chosen; that of a low one reaches over the cards above it in the column."""
    return card._replace(height=max(card.height, min(theme.touch, column.top - card.y)))


def _has_room_to_spare(column: Rect, row: list[int]) -> bool:
    """Whether whole strips leave the newest card of a row its picture and its name."""
    newest = band_height() + cards.plate_height() + cards.least_picture()
    return column.height >= newest + (len(row) - 1) * band_height()


def _least_strip(style: str) -> float:
    """The least visible height of a covered card."""
    return _NAMED_STRIP * theme.least_name if style in cards.IN_BAND else _LEAST_STRIP * theme.tiny


def _no_row(kind: str, seat: int, room: Rect, width: float, height: float) -> Places:
    """Where an empty row will begin, as large as its first card will be."""
    first = room.cut_top(height)[0].cut_left(width)[0]
    return {("no_row", seat, kind): Place(first, NOWHERE)}


# Fans.


def _fan(sight: Sight, seat: int, room: Rect) -> Places:
    """Both rows side by side; if cards overlap too much for a finger, only the active subject can be tapped."""
    places: Places = {}
    height = min(room.height, (room.width - theme.gap) / 2 * CARD_ASPECT)
    rows = rows_of(sight, seat)
    most = (room.width - theme.gap) / sum(max(1, len(row)) for _name, row in rows) - theme.unit
    width = cards.width_of_low_card(height, most)
    halves = _halves(sight, seat, room, width)
    steps = [_step_of_fan(len(row), half, width) for (_name, row), half in zip(rows, halves, strict=True)]
    # A covered card would show only part of its name.
    whole = [row if step >= width else row[-1:] for (_name, row), step in zip(rows, steps, strict=True)]
    style = cards.style_for([card for row in whole for card in row], width, height)
    for (name, row), half, step in zip(rows, halves, steps, strict=True):
        if not row:
            places |= _no_row(name, seat, half, half.width, height)
        for number in range(len(row)):
            card = Rect(half.x + number * step, half.top - height, width, height)
            is_newest = number == len(row) - 1
            seen = card if is_newest else card._replace(width=step)
            places[(name, seat, number)] = Place(card, seen, style if is_newest or step >= width else cards.NAMELESS)
    is_tight = any(len(row) > 1 and step < theme.touch for (_name, row), step in zip(rows, steps, strict=True))
    return _behind_rows(places, seat, room, len(sight.view.subjects[seat])) if is_tight else places


def _step_of_fan(count: int, half: Rect, width: float) -> float:
    """How far each of this many cards is to the right of the one before."""
    return min(width + theme.unit, (half.width - width) / max(1, count - 1))


def _behind_rows(places: Places, seat: int, room: Rect, subjects: int) -> Places:
    """The same cards, opened by a tap anywhere except on the active subject, which gets room for a finger."""
    active = ("subject", seat, subjects - 1)
    covered = {thing: Place(place.rect, NOWHERE, place.style) for thing, place in places.items() if thing != active}
    covered[("rows", seat)] = at(room)
    if active in places:
        rect, style = places[active].rect, places[active].style
        height = min(room.height, max(theme.touch, rect.height))
        covered[active] = Place(
            rect, rect._replace(y=max(room.y, min(rect.y, room.top - height)), height=height), style
        )
    return covered


def _halves(sight: Sight, seat: int, room: Rect, width: float) -> tuple[Rect, Rect]:
    """The space shared by the two rows: half each, unless one needs less."""
    subjects, buildings = (len(row) for _name, row in rows_of(sight, seat))
    needed = [max(1, count) * (width + theme.unit) for count in (subjects, buildings)]
    half = (room.width - theme.gap) / 2
    if max(needed) <= half:
        left = half
    elif needed[0] > half:
        left = max(half, room.width - theme.gap - needed[1])
    else:
        left = needed[0]
    return room.cut_left(max(left, width), theme.gap)


def _paint_ground(painter: Painter, room: Rect, crest: int, is_acting: bool, is_viewer: bool) -> None:
    """The ground of a seat's rows, with an edge in a rival's colour; the viewer's has a border all around anyway."""
    if is_acting:
        paint_seat_ground(painter, room, is_acting, theme.seat_colours[crest], has_border=not is_viewer)
    else:
        painter.fill(room, faint(theme.sunk, _GROUND), theme.corner)
    if not is_viewer:
        edge = room.cut_left(_OWNERS_EDGE * theme.band)[0]
        painter.fill(edge, seals.crest_colours(crest)[0], edge.width / 2)
