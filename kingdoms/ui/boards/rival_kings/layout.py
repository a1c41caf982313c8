"""Where everything lies on the table of Rival Kings: on a phone, and on a tablet or desktop.

Only places are decided here; nothing is drawn. On a phone rivals' cards lie behind their crests and own cards in a fan
that opens; on anything larger all is in sight.
"""

from itertools import pairwise
from typing import NamedTuple

from kingdoms.core.game import Thing
from kingdoms.games.rival_kings.cards import PILES, rank
from kingdoms.games.rival_kings.moves import NEUTRAL
from kingdoms.games.rival_kings.rules.conflicts import by_rank, strikers
from kingdoms.games.rival_kings.state import NONE
from kingdoms.ui.board.sight import NOWHERE, SKIP, Place, Places, Sight, at
from kingdoms.ui.boards.rival_kings.cards import BANDED, COVERED, PLAIN, band_height
from kingdoms.ui.boards.rival_kings.court import face_of
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import CARD_SHAPE, theme

OWN, COURT = "own", "court"
"""Styles: what the viewer owns, and characters after the reveal."""
_COURT_SHAPE = 1.9  # the height of a character in the court for its width
LARGEST = 1.6
"""How much larger than the smallest a card may become where there is room."""


class Rooms(NamedTuple):
    """The parts of the table."""

    rivals: Rect
    piles: Rect
    supply: Rect
    rows: Rect
    """The own subjects and buildings."""
    line: Rect
    """The own coins, markers and points."""
    skip: Rect
    """The button that leaves something undone."""
    court: Rect
    """The own hand, and after the reveal the characters in the order of their ranks."""


def _rooms(sight: Sight, table: Rect) -> Rooms:
    """Cuts the table up as the form of the device allows; one rival alone needs less of it than several."""
    if theme.form == "phone":
        return _wide_phone_rooms(table) if theme.wide else _phone_rooms(table)
    is_duel = len(sight.seats) == 2
    return _wide_rooms(table, is_duel) if theme.wide else _tall_rooms(table, is_duel)


def _phone_rooms(table: Rect) -> Rooms:
    """Piles, own rows, what one owns, and lowest what one acts with; a tall phone has larger cards and gaps."""
    court_height = max(3.5 * theme.touch, table.width / 4 * _COURT_SHAPE) + arrows_height()
    left = table.height - court_height - theme.touch - 4 * theme.gap
    card_height = min(LARGEST * theme.card_height, max(theme.card_height, left / 3))
    spare = left - 3 * card_height
    gap = theme.gap + spare / 4 if spare >= 0 else theme.unit
    piles, rest = table.cut_top(2 * card_height + gap, gap)
    rows, rest = rest.cut_top(card_height, gap)
    line, court = rest.cut_top(theme.touch, theme.unit)
    line, skip = line.cut_left(line.width * 0.6, theme.unit)
    return Rooms(NOWHERE, piles, piles.centred(theme.touch, 2 * theme.touch), rows, line, skip, court)


def _wide_phone_rooms(table: Rect) -> Rooms:
    left, right = table.cut_left(table.width * 0.425, theme.gap)
    line, left = left.cut_bottom(theme.touch, theme.unit)
    supply, piles = left.cut_bottom(max(0.0, left.height - 2 * theme.card_height - 2 * theme.gap), theme.unit)
    rows, court = right.cut_bottom(min(theme.card_height, right.height * 0.36), theme.gap)
    skip, rows = rows.cut_right(2 * theme.touch, theme.gap)
    return Rooms(NOWHERE, piles, supply, rows, line, skip.centred(skip.width, theme.touch), court)


def _wide_rooms(table: Rect, is_duel: bool) -> Rooms:
    rivals, rest = table.cut_top(table.height * (0.3 if is_duel else 0.37), theme.gap)
    piles, own = rest.cut_top(rest.height * (0.44 if is_duel else 0.38), theme.gap)
    supply, piles = piles.cut_right(1.5 * theme.touch, theme.gap)
    own_column, own = own.cut_left(3.6 * theme.touch, theme.gap)
    line, skip = _line_above_skip(own_column)
    rows, court = own.cut_left(min(own.width * 0.36, 5.4 * theme.touch + 2 * theme.card_width), 2 * theme.gap)
    return Rooms(rivals, piles, supply.centred(supply.width, 2 * theme.touch), rows, line, skip, court)


def _tall_rooms(table: Rect, is_duel: bool) -> Rooms:
    rivals, rest = table.cut_top(table.height * (0.24 if is_duel else 0.28), theme.gap)
    piles, rest = rest.cut_top(table.height * (0.23 if is_duel else 0.19), theme.gap)
    supply, piles = piles.cut_right(1.5 * theme.touch, theme.gap)
    court, own = rest.cut_bottom(rest.height * 0.47, theme.gap)
    own_column, rows = own.cut_left(3.6 * theme.touch, theme.gap)
    line, skip = _line_above_skip(own_column)
    return Rooms(rivals, piles, supply.centred(supply.width, 2 * theme.touch), rows, line, skip, court)


def _line_above_skip(column: Rect) -> tuple[Rect, Rect]:
    line, rest = column.cut_top(theme.touch, theme.gap)
    return line, rest.cut_top(max(theme.touch + theme.gap, 3 * theme.body))[0]


def lay_out(sight: Sight, table: Rect) -> Places:
    """Everything on the table."""
    parts = _rooms(sight, table)
    places = _lay_out_piles(parts)
    for seat, room in _rooms_of_rows(sight, parts).items():
        places |= _fan(sight, seat, room) if theme.form == "phone" else _cascades(sight, seat, room)
    if sight.viewer is not None:
        places |= _lay_out_line(sight.viewer, parts.line)
    if SKIP in sight.lit:
        places[SKIP] = at(parts.skip)
    return places | _lay_out_court(sight, parts.court)


def _rooms_of_rows(sight: Sight, parts: Rooms) -> dict[int, Rect]:
    """Whose rows lie on the table, and where: on a phone only the viewer's."""
    found = {} if sight.viewer is None else {sight.viewer: parts.rows}
    if theme.form != "phone":
        found |= dict(zip(sight.rivals, parts.rivals.columns(len(sight.rivals), theme.gap), strict=True))
    return found


# The piles.


def _lay_out_piles(parts: Rooms) -> Places:
    """Four piles with the money before them, and the supply."""
    places: Places = {("supply",): at(parts.supply)}
    for pile, cell in enumerate(_pile_cells(parts.piles, parts.supply)):
        card, stack = _card_above_stack(cell) if cell.height > cell.width else _card_beside_stack(cell)
        places[("pile", pile)] = at(card)
        places[("stack", pile)] = Place(stack, stack.centred(max(stack.width, theme.touch), stack.height))
    return places


def _pile_cells(room: Rect, supply: Rect) -> list[Rect]:
    """A row of four; on a phone two rows of two, with the supply between them if it stands there."""
    if theme.form != "phone":
        return room.columns(PILES, theme.gap)
    between = supply.width if room.holds(*supply.centre) else theme.unit
    columns = room.columns(2, between)
    return [column.rows(2, theme.unit)[row] for row in range(2) for column in columns]


def _card_beside_stack(cell: Rect) -> tuple[Rect, Rect]:
    height = min(cell.height, (cell.width - theme.touch - theme.unit) * CARD_SHAPE)
    width = height / CARD_SHAPE
    stack_width = min(1.4 * theme.touch, cell.width - width - theme.unit)
    card, stack = cell.centred(width + theme.unit + stack_width, height).cut_left(width, theme.unit)
    return card, stack.cut_top(max(theme.touch, min(height - count_height(), 1.6 * theme.touch)))[0]


def _card_above_stack(cell: Rect) -> tuple[Rect, Rect]:
    height = min(cell.height - 1.2 * theme.touch - theme.unit, cell.width * CARD_SHAPE)
    both = cell.centred(height / CARD_SHAPE, height + theme.unit + 1.2 * theme.touch)
    card, below = both.cut_top(height, theme.unit)
    return card, below.cut_left(below.width - count_width())[0]


def count_height() -> float:
    """The room below the money for the number of cards in its pile."""
    return 1.5 * theme.tiny


def count_width() -> float:
    """The room for the number of cards in a pile."""
    return 2.8 * theme.tiny


def count_place(card: Rect, stack: Rect) -> Rect:
    """Where the number of cards in a pile stands: below its money, or beside it."""
    if stack.x > card.right:
        return Rect(stack.x, card.y, stack.width, min(count_height(), stack.y - card.y))
    return Rect(card.right - count_width(), stack.centre[1] - count_height() / 2, count_width(), count_height())


# Rows of cards.


def rows_of(sight: Sight, seat: int) -> tuple[tuple[str, list[int]], tuple[str, list[int]]]:
    """A seat's two rows by the name of their things."""
    return ("subject", sight.view.subjects[seat]), ("building", sight.view.buildings[seat])


def heading_height() -> float:
    """The room above two rows for the name of their owner or of the rows."""
    return theme.small * 1.5


def _cascades(sight: Sight, seat: int, room: Rect) -> Places:
    """Both rows as columns of overlapping cards: every band is seen, and of the newest the whole card."""
    places: Places = {("ground", seat): Place(room, NOWHERE)}
    for (name, row), column in zip(rows_of(sight, seat), _cascade_columns(room), strict=True):
        places |= _cascade(sight, name, seat, row, column)
    is_tight = any(place.hit is NOWHERE and place.style != "" for place in places.values())
    return places | ({("rows", seat): at(room)} if is_tight else {})


def _cascade_columns(room: Rect) -> list[Rect]:
    """The columns of the subjects and of the buildings below their heading."""
    columns = room.cut_top(heading_height())[1].columns(2, theme.gap)
    return [column.centred(min(column.width, theme.card_width * LARGEST), column.height) for column in columns]


def _cascade(sight: Sight, name: str, seat: int, row: list[int], column: Rect) -> Places:
    """Where its cards can be chosen, as much of each is seen as a finger needs; else the row has to be opened."""
    if not row:
        return _no_row(name, seat, column)
    is_lit = any((name, seat, number) in sight.lit for number in range(len(row)))
    band = max(band_height(column.width), theme.touch if is_lit else 0)
    card_height = min(column.width * CARD_SHAPE, max(band, column.height - (len(row) - 1) * band))
    step = min(band, (column.height - card_height) / max(1, len(row) - 1))
    is_tight = is_lit and step < band and len(row) > 1
    is_seen = step > band_height(column.width) + theme.unit
    places: Places = {}
    for number in range(len(row)):
        top = column.top - number * step
        card = Rect(column.x, top - card_height, column.width, card_height)
        is_newest = number == len(row) - 1
        seen = card if is_newest else Rect(column.x, top - step, column.width, step)
        lie = BANDED if is_newest or is_seen else COVERED
        places[(name, seat, number)] = Place(card, NOWHERE if is_tight else seen, lie)
    return places


def _no_row(kind: str, seat: int, room: Rect) -> Places:
    """Where a row will begin that has no card yet."""
    width = min(room.width, room.height / CARD_SHAPE)
    first = room.cut_top(width * CARD_SHAPE)[0].cut_left(width)[0]
    return {("no_row", seat, kind): Place(first, NOWHERE)}


def _fan(sight: Sight, seat: int, room: Rect) -> Places:
    """Both rows side by side; where cards overlap too much for a finger, only the active subject can be tapped."""
    places: Places = {}
    is_tight = False
    height = min(room.height, (room.width - theme.gap) / 2 * CARD_SHAPE)
    for (name, row), half in zip(rows_of(sight, seat), _halves(sight, seat, room, height), strict=True):
        if not row:
            places |= _no_row(name, seat, half)
        step = _step(half, len(row), height)
        is_tight = is_tight or (len(row) > 1 and step < theme.touch)
        for number in range(len(row)):
            card = Rect(half.x + number * step, half.top - height, height / CARD_SHAPE, height)
            is_newest = number == len(row) - 1
            places[(name, seat, number)] = Place(card, card if is_newest else card._replace(width=step), PLAIN)
    return _behind_rows(places, seat, room, len(sight.view.subjects[seat])) if is_tight else places


def _behind_rows(places: Places, seat: int, room: Rect, subjects: int) -> Places:
    """The same cards, opened by a tap anywhere on them but on the active subject."""
    active = ("subject", seat, subjects - 1)
    covered = {thing: Place(place.rect, NOWHERE, PLAIN) for thing, place in places.items() if thing != active}
    return covered | {("rows", seat): at(room)} | {thing: place for thing, place in places.items() if thing == active}


def _halves(sight: Sight, seat: int, room: Rect, height: float) -> tuple[Rect, Rect]:
    """The room shared by the two rows: an even half each, unless one needs less."""
    subjects, buildings = (len(row) for _name, row in rows_of(sight, seat))
    width = height / CARD_SHAPE
    needed = [max(1, count) * (width + theme.unit) for count in (subjects, buildings)]
    half = (room.width - theme.gap) / 2
    left = max(half, room.width - theme.gap - needed[1]) if needed[0] > half else min(half, needed[0] + theme.gap)
    first, second = room.cut_left(max(left, width), theme.gap)
    return first, second


def _step(half: Rect, count: int, height: float) -> float:
    width = height / CARD_SHAPE
    return min(width + theme.unit, (half.width - width) / max(1, count - 1))


def _lay_out_line(seat: int, line: Rect) -> Places:
    """What one owns; on a phone after the own crest, behind which all of it lies."""
    places: Places = {}
    if theme.form == "phone":
        crest, line = line.cut_left(theme.touch - theme.unit, theme.unit)
        # The gap after it belongs to the crest as far as fingers are concerned.
        places[("seat", seat)] = Place(crest, Rect(crest.x, crest.y, theme.touch, crest.height), OWN)
    for name, rect in zip(("coins", "markers", "points"), line.columns(3, theme.unit), strict=True):
        places[(name, seat)] = at(rect, OWN)
    return places


# Characters.


def _lay_out_court(sight: Sight, room: Rect) -> Places:
    """The hand; once the characters are revealed, they stand here in the order of their ranks."""
    if sight.view.revealed:
        return _line_up(sight, room)
    cards = _in_hand(sight)
    if not cards:
        return {}
    height = min(room.height, (room.width - 2 * theme.gap) / 3 * 1.55)
    width = min(height / 1.3, (room.width - 2 * theme.gap) / 3)
    row = room.centred(len(cards) * (width + theme.gap) - theme.gap, height)
    return {thing: at(rect) for thing, rect in zip(cards, row.columns(len(cards), theme.gap), strict=True)}


def _in_hand(sight: Sight) -> list[Thing]:
    if sight.viewer is None:
        return []
    cards: list[Thing] = [("hand", card) for card in sight.view.hands[sight.viewer]]
    if sight.view.chosen[sight.viewer] != NONE:
        cards.insert(0, ("character", sight.viewer))
    return cards


def _court_order(sight: Sight) -> list[Thing]:
    """The characters from A to F, the neutral one among them."""
    view = sight.view
    cards = [(view.chosen[seat], ("character", seat)) for seat in by_rank(view)]
    if view.neutral != NONE:
        cards.append((view.neutral, ("neutral",)))
    return [thing for _card, thing in sorted(cards)]


def character_at(sight: Sight, thing: Thing) -> int:
    """The character that a thing of the court shows."""
    if thing[0] == "hand":
        return int(thing[1])
    return int(sight.view.neutral if thing[0] == "neutral" else sight.view.chosen[thing[1]])


def arrows_height() -> float:
    """The room above the court for the arrows."""
    return (4 if theme.form == "phone" else 8) * theme.unit


def _line_up(sight: Sight, room: Rect) -> Places:
    order = _court_order(sight)
    room = room.cut_top(arrows_height())[1]
    places: Places = {}
    x = room.x
    for thing, width in zip(order, _widths(sight, order, room), strict=True):
        rect = Rect(x, room.y, width, min(room.height, width * _COURT_SHAPE))
        rect = rect.moved(0, room.height - rect.height)
        x += width + theme.unit * 1.5
        places[thing] = at(rect, COURT)
        if thing[0] == "character":
            character = character_at(sight, thing)
            can_touch = is_touched(sight, thing[1])
            for number, cell in enumerate(face_of(rect, character, can_touch).actions):
                # A card that can be chosen is chosen wherever it is tapped, and with it all is told that is too small
                # for a finger.
                is_apart = thing not in sight.lit and (can_touch or min(cell.width, cell.height) >= theme.touch)
                places[("action", thing[1], number)] = Place(cell, cell if is_apart else NOWHERE)
    return places | _conflicts(sight, order)


def is_touched(sight: Sight, seat: int) -> bool:
    """Whether a finger has to find one of the actions of a seat's character."""
    return any(lit[:2] == ("action", seat) for lit in sight.lit)


def _conflicts(sight: Sight, order: list[Thing]) -> Places:
    """Arrows from each striker to its victim, and swords between equal ranks; where they are follows from the cards."""
    found: list[Thing] = []
    for victim in range(len(sight.seats)):
        for striker in strikers(sight.view, victim):
            start = ("neutral",) if striker == NEUTRAL else ("character", striker)
            found.append(("arrow", start, ("character", victim)))
    for first, second in pairwise(order):
        if rank(character_at(sight, first)) == rank(character_at(sight, second)):
            found.append(("swords", first, second))
    return dict.fromkeys(found, Place(NOWHERE, NOWHERE))


def _widths(sight: Sight, order: list[Thing], room: Rect) -> list[float]:
    """The same for all, unless the room is narrow: then whoever can be robbed gets more, so that a finger fits."""
    gap = theme.unit * 1.5
    room_for_cards = room.width - gap * (len(order) - 1)
    even = min(room_for_cards / len(order), room.height / 1.35, 5 * theme.touch)
    wide = 2 * theme.touch + 2 * theme.unit
    targets = [thing for thing in order if is_touched(sight, thing[-1])]
    if even >= wide or not targets:
        return [even] * len(order)
    rest = (room_for_cards - wide * len(targets)) / max(1, len(order) - len(targets))
    return [wide if thing in targets else rest for thing in order]
