"""Where everything lies on the table of Rival Kings: on a phone, and on a tablet or desktop.

Only places are decided here; nothing is drawn. On a phone rivals' cards lie behind their crests and own cards in a fan
that opens; on anything larger all is in sight.
"""

from typing import NamedTuple

from kingdoms.core.game import Thing
from kingdoms.games.rival_kings.cards import PILES, actions
from kingdoms.games.rival_kings.conflicts import by_rank
from kingdoms.games.rival_kings.state import NONE
from kingdoms.ui.board import NOWHERE, SKIP, Place, Places, Sight, at
from kingdoms.ui.boards.rival_kings_cards import band_height, face_of
from kingdoms.ui.rect import Rect
from kingdoms.ui.theme import CARD_SHAPE, theme

LARGEST = 1.6
"""How much larger than the smallest a card may become where there is room."""


class Rooms(NamedTuple):
    """The parts of the table."""

    rivals: Rect
    piles: Rect
    rows: Rect
    """The own subjects and buildings."""
    line: Rect
    """The own coins, markers and points, and the button that leaves something."""
    court: Rect
    """The own hand, and after the reveal the characters in the order of their ranks."""


def rooms(table: Rect) -> Rooms:
    """Cuts the table up as the form of the device allows."""
    if theme.form == "phone":
        return _wide_phone_rooms(table) if theme.wide else _phone_rooms(table)
    return _wide_rooms(table) if theme.wide else _tall_rooms(table)


def _phone_rooms(table: Rect) -> Rooms:
    gap = theme.gap
    fixed = theme.touch + 3 * gap
    scale = min(LARGEST, max(1.0, (table.height - fixed) / (5.1 * theme.card_height)))
    piles, rest = table.cut_top(2 * theme.card_height * scale + gap, gap)
    rows, rest = rest.cut_top(theme.card_height * scale, gap)
    line, court = rest.cut_top(theme.touch, gap / 2)
    return Rooms(NOWHERE, piles, rows, line, court)


def _wide_phone_rooms(table: Rect) -> Rooms:
    left, right = table.cut_left(table.width * 0.48, theme.gap)
    line, piles = left.cut_bottom(theme.touch, theme.gap)
    rows, court = right.cut_bottom(min(theme.card_height, right.height * 0.36), theme.gap)
    return Rooms(NOWHERE, piles, rows, line, court)


def _wide_rooms(table: Rect) -> Rooms:
    rivals, rest = table.cut_top(table.height * 0.37, theme.gap)
    piles, own = rest.cut_top(rest.height * 0.38, theme.gap)
    line, own = own.cut_left(3.4 * theme.touch, theme.gap)
    rows, court = own.cut_left(min(own.width * 0.36, 5.4 * theme.touch + 2 * theme.card_width), theme.gap)
    return Rooms(rivals, piles, rows, line, court)


def _tall_rooms(table: Rect) -> Rooms:
    rivals, rest = table.cut_top(table.height * 0.34, theme.gap)
    piles, rest = rest.cut_top(table.height * 0.17, theme.gap)
    court, own = rest.cut_bottom(rest.height * 0.5, theme.gap)
    line, rows = own.cut_left(3.6 * theme.touch, theme.gap)
    return Rooms(rivals, piles, rows, line, court)


def lay_out(sight: Sight, table: Rect) -> Places:
    """Everything on the table."""
    parts = rooms(table)
    places = lay_out_piles(parts.piles)
    if theme.form != "phone":
        for seat, room in zip(sight.rivals, parts.rivals.columns(len(sight.rivals), 2 * theme.gap), strict=True):
            places |= cascades(sight, seat, room)
    if sight.viewer is not None:
        if theme.form == "phone":
            places |= fan(sight, sight.viewer, parts.rows)
        else:
            places |= cascades(sight, sight.viewer, parts.rows)
        places |= _lay_out_line(sight, sight.viewer, parts.line)
    return places | lay_out_court(sight, parts.court)


# The piles.


def lay_out_piles(room: Rect) -> Places:
    """Four piles with the money beside them, and the supply among them."""
    is_phone = theme.form == "phone"
    if is_phone:
        middle = room.centred(theme.touch, room.height)
        left, _rest = room.cut_left((room.width - middle.width) / 2)
        right, _rest = room.cut_right((room.width - middle.width) / 2)
        cells = [left.rows(2, theme.gap)[0], right.rows(2, theme.gap)[0]]
        cells += [left.rows(2, theme.gap)[1], right.rows(2, theme.gap)[1]]
    else:
        supply, room = room.cut_right(1.5 * theme.touch, theme.gap)
        middle = supply
        cells = room.columns(PILES, theme.gap)
    places: Places = {("supply",): at(middle.centred(max(theme.touch, middle.width), 2 * theme.touch))}
    for pile, cell in enumerate(cells):
        card, stack = _pile_and_stack(cell)
        places[("pile", pile)] = at(card)
        places[("stack", pile)] = at(stack)
    return places


def _pile_and_stack(cell: Rect) -> tuple[Rect, Rect]:
    height = min(cell.height, (cell.width - theme.touch - theme.unit) * CARD_SHAPE)
    width = height / CARD_SHAPE
    stack_width = min(1.4 * theme.touch, cell.width - width - theme.unit)
    both = cell.centred(width + stack_width + theme.unit, height)
    card, stack = both.cut_left(width, theme.unit)
    return card, stack.centred(stack_width, min(height, 1.9 * theme.touch))


# Rows of cards.


def rows_of(sight: Sight, seat: int) -> tuple[tuple[str, list[int]], tuple[str, list[int]]]:
    """A seat's two rows by the name of their things."""
    return ("subject", sight.view.subjects[seat]), ("building", sight.view.buildings[seat])


def heading_height() -> float:
    """The room above two rows for the name of their owner or of the rows."""
    return theme.small * 1.5


def cascades(sight: Sight, seat: int, room: Rect) -> Places:
    """Both rows as columns of overlapping cards: every band is seen, and of the newest the whole card."""
    places: Places = {}
    room = room.cut_top(heading_height())[1]
    for (name, row), column in zip(rows_of(sight, seat), room.columns(2, theme.gap), strict=True):
        width = min(column.width, theme.card_width * LARGEST)
        places |= _cascade(name, seat, row, column.centred(width, column.height))
    return places


def _cascade(name: str, seat: int, row: list[int], column: Rect) -> Places:
    if not row:
        return {}
    band = band_height(column.width)
    card_height = min(column.width * CARD_SHAPE, max(band, column.height - (len(row) - 1) * band))
    step = min(band, (column.height - card_height) / max(1, len(row) - 1))
    places: Places = {}
    for number in range(len(row)):
        top = column.top - number * step
        card = Rect(column.x, top - card_height, column.width, card_height)
        is_newest = number == len(row) - 1
        seen = card if is_newest else Rect(column.x, top - step, column.width, step)
        places[(name, seat, number)] = Place(card, seen, "band")
    return places


def fan(sight: Sight, seat: int, room: Rect) -> Places:
    """Both rows side by side, overlapping where they must; then only the newest subject can be tapped at once."""
    places: Places = {}
    newest: Places = {}
    height = min(room.height, (room.width - theme.gap) / 2 * CARD_SHAPE)
    for (name, row), half in zip(rows_of(sight, seat), _halves(sight, seat, room, height), strict=True):
        step = _step(half, len(row), height)
        for number in range(len(row)):
            card = Rect(half.x + number * step, half.top - height, height / CARD_SHAPE, height)
            hit = card if number == len(row) - 1 else card._replace(width=step)
            is_reachable = step >= theme.touch or number == len(row) - 1
            places[(name, seat, number)] = Place(card, hit if is_reachable else NOWHERE)
            if name == "subject" and number == len(row) - 1:
                newest[(name, seat, number)] = places[(name, seat, number)]
    if any(place.hit is NOWHERE for place in places.values()):
        return places | {("rows", seat): at(room)} | newest
    return places


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


def _lay_out_line(sight: Sight, seat: int, line: Rect) -> Places:
    """What one owns, and the button that leaves something where there is one."""
    places: Places = {}
    if theme.form != "phone":
        crest, rest = line.cut_top(theme.touch, theme.unit)
        facts, rest = rest.cut_top(theme.touch, theme.unit)
        skip = rest.cut_top(theme.touch + theme.unit)[0]
        places[("seat", seat)] = at(crest, "own")
    else:
        facts, skip = line.cut_left(line.width * 0.56, theme.gap)
        crest, facts = facts.cut_left(theme.touch, theme.unit)
        places[("seat", seat)] = at(crest, "own")
    coins, markers, points = facts.columns(3, theme.unit)
    places[("coins", seat)] = at(coins, "own")
    places[("markers", seat)] = at(markers, "own")
    places[("points", seat)] = at(points, "own")
    if SKIP in sight.lit:
        places[SKIP] = at(skip)
    return places


# Characters.


def lay_out_court(sight: Sight, room: Rect) -> Places:
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


def court_order(sight: Sight) -> list[Thing]:
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
    return (5 if theme.form == "phone" else 8) * theme.unit


def _line_up(sight: Sight, room: Rect) -> Places:
    order = court_order(sight)
    room = room.cut_top(arrows_height())[1]
    places: Places = {}
    x = room.x
    for thing, width in zip(order, _widths(sight, order, room), strict=True):
        rect = Rect(x, room.y, width, min(room.height, width * 1.9))
        rect = rect.moved(0, room.height - rect.height)
        x += width + theme.unit * 1.5
        places[thing] = at(rect, "court")
        if thing[0] == "character":
            character = character_at(sight, thing)
            cells = face_of(rect, character).actions
            for number in range(len(actions(character))):
                places[("action", thing[1], number)] = at(cells[number])
    return places


def _widths(sight: Sight, order: list[Thing], room: Rect) -> list[float]:
    """The same for all, unless the room is narrow: then whoever can be robbed gets more, so that a finger fits."""
    gap = theme.unit * 1.5
    room_for_cards = room.width - gap * (len(order) - 1)
    even = min(room_for_cards / len(order), room.height / 1.35, 5 * theme.touch)
    wide = 2 * theme.touch + 2 * theme.unit
    targets = [thing for thing in order if any(lit[0] == "action" and lit[1] == thing[-1] for lit in sight.lit)]
    if even >= wide or not targets:
        return [even] * len(order)
    rest = (room_for_cards - wide * len(targets)) / max(1, len(order) - len(targets))
    return [wide if thing in targets else rest for thing in order]
