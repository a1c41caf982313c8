"""Where everything lies on the table of Kingsburg: on a phone, and on a tablet or desktop.

Only places are decided here; nothing is drawn. On a phone the court and the own estate are two pages; on anything
larger both are in sight. Dice, goods and whatever has to be chosen from lie below, where thumbs reach them.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kingdoms.core.game import Thing
from kingdoms.games.kingsburg.board import BUILDINGS, COLUMNS, GOODS, LAST_ADVISOR, PHASES, ROWS
from kingdoms.ui.board.picking import Picking
from kingdoms.ui.board.sight import NOWHERE, PAGE, SKIP, Place, Places, Sight, at
from kingdoms.ui.boards.kingsburg.court import face_of, number_place
from kingdoms.ui.boards.kingsburg.tray import (
    Item,
    additions,
    dice,
    lay_out_tray,
    least_height,
    sum_and_choices,
    tray_height,
)  # fmt: skip
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

COURT, ESTATE = 0, 1
"""The pages on a phone."""
COURT_COLUMNS, COURT_ROWS = 6, 3
STOCK = "stock"
"""What is owned, beside the goods."""
_STOCK_WIDTH, _SKIP_WIDTH = 7.6, 3.0  # touches, on anything larger than a phone
_TRAY_WIDTH = 9.0  # touches that a tray needs beside them, else it has a line of its own
_LARGEST_CELL = 2.8  # the height of an advisor's place for its width, at most: beyond it there is only empty room
_LARGEST_PLOT = 1.25  # the same for a building's
_LEAST_GROUP = 4  # the height of a group of dice in units below which it stands beside an advisor's number


class Rooms(NamedTuple):
    """The parts of the table."""

    calendar: Rect
    enemy: Rect
    tab: Rect
    """On a phone the way to the other page."""
    court: Rect
    estate: Rect
    stock: Rect
    """What the viewer owns."""
    skip: Rect
    tray: Rect
    """Dice, tokens, and what has to be chosen from."""
    additions: Rect
    """What can be added to dice, where it does not lie in the tray."""


def has_pages() -> bool:
    """Whether court and estate are two pages."""
    return bool(theme.form == "phone")


def owner_of(sight: Sight) -> int:
    """Whose estate, goods and dice lie in front: the viewer's; for an onlooker those of who acts."""
    if sight.viewer is not None:
        return sight.viewer
    return sight.actor if sight.actor is not None else 0


def lay_out(sight: Sight, table: Rect, page: int, picking: Picking) -> Places:
    """Everything on the table but the seats."""
    owner = owner_of(sight)
    items, more = _items(sight, owner, picking)
    rooms = _rooms(sight, table, items, page)
    places = _lay_out_head(rooms)
    if not has_pages() or page == COURT:
        places |= _lay_out_court(sight, rooms.court)
    if not has_pages() or page == ESTATE:
        places |= lay_out_estate(sight, owner, rooms.estate)
    if has_pages():
        places[(PAGE, ESTATE if page == COURT else COURT)] = at(rooms.tab)
    if SKIP in sight.lit:
        places[SKIP] = at(rooms.skip)
    tray = lay_out_tray(items, rooms.tray) | lay_out_tray(more, rooms.additions)
    return places | lay_out_stock(owner, rooms.stock) | tray


def _items(sight: Sight, owner: int, picking: Picking) -> tuple[list[Item], list[Item]]:
    """What lies in the tray, and what has a room of its own on a phone that lies on its side."""
    own, more, rest = dice(sight, owner), additions(owner, picking), sum_and_choices(sight, owner, picking)
    return ([*own, *rest], more) if theme.form == "phone" and theme.wide else ([*own, *more, *rest], [])


# Rooms.


def _rooms(sight: Sight, table: Rect, items: Sequence[Item], page: int) -> Rooms:
    if theme.form != "phone":
        return _large_rooms(table, items)
    return _wide_phone_rooms(table, items, page) if theme.wide else _phone_rooms(sight, table, items, page)


def _phone_tray(items: Sequence[Item], width: float, page: int) -> float:
    """The height of the tray on a phone; below the court there is always one."""
    return max(tray_height(items, width), least_height() if page == COURT else 0.0)


def _phone_rooms(sight: Sight, table: Rect, items: Sequence[Item], page: int) -> Rooms:
    head, rest = table.cut_top(max(theme.touch, 2.9 * theme.tiny), theme.unit)
    tab, head = head.cut_right(theme.touch, theme.unit)
    enemy, calendar = head.cut_right(2.2 * theme.touch, theme.unit)
    height = _phone_tray(items, table.width, page)
    tray, rest = rest.cut_bottom(height, theme.unit if height else 0)
    line, middle = rest.cut_bottom(theme.touch, theme.unit)
    skip, stock = line.cut_right(2 * theme.touch if SKIP in sight.lit else 0, theme.unit)
    return Rooms(calendar, enemy, tab, middle, middle, stock, skip, tray, NOWHERE)


def _wide_phone_rooms(table: Rect, items: Sequence[Item], page: int) -> Rooms:
    """A phone on its side: what one owns and adds to dice stands at the left."""
    side, main = table.cut_left(4.3 * theme.touch, theme.gap)
    last, side = side.cut_bottom(theme.touch, theme.unit)
    additions_room, side = side.cut_bottom(theme.touch, theme.unit)
    head, stock = side.cut_top(max(theme.touch, (side.height - 2 * theme.unit) / 3), theme.unit)
    calendar, enemy = head.cut_left(head.width * 0.54, theme.unit)
    tab, skip = last.cut_left(theme.touch, theme.unit)
    height = _phone_tray(items, main.width, page)
    tray, middle = main.cut_bottom(height, theme.unit if height else 0)
    return Rooms(calendar, enemy, tab, middle, middle, stock, skip, tray, additions_room)


def _large_rooms(table: Rect, items: Sequence[Item]) -> Rooms:
    """Calendar above, court and estate in the middle, what one owns and acts with below."""
    head, rest = table.cut_top(max((1.25 if theme.wide else 1.9) * theme.touch, 3 * theme.small), theme.gap)
    enemy, calendar = head.cut_right(min(head.width * (0.4 if theme.wide else 0.48), 7 * theme.touch), theme.gap)
    stock, skip, tray, middle = _foot(rest, items)
    if theme.wide:
        court, estate = middle.cut_left(middle.width * 0.555, 1.5 * theme.gap)
    else:
        court, estate = middle.cut_top(middle.height * 0.52, 1.5 * theme.gap)
    return Rooms(calendar, enemy, NOWHERE, court, estate, stock, skip, tray, NOWHERE)


def _foot(rest: Rect, items: Sequence[Item]) -> tuple[Rect, Rect, Rect, Rect]:
    """Where goods, the button that leaves something, and the tray lie, and what is left of the table above them."""
    width = rest.width - _STOCK_WIDTH * theme.touch - _SKIP_WIDTH * theme.touch - 2 * theme.gap
    if theme.wide and width >= _TRAY_WIDTH * theme.touch:
        height = max(1.35 * theme.touch, tray_height(items, width))
        foot, middle = rest.cut_bottom(height, theme.gap)
        stock, foot = foot.cut_left(_STOCK_WIDTH * theme.touch, theme.gap)
        skip, tray = foot.cut_right(_SKIP_WIDTH * theme.touch, theme.gap)
        line = stock.centred(stock.width, 1.2 * theme.touch)
        return line, skip.centred(skip.width, 1.2 * theme.touch), tray, middle
    height = tray_height(items, rest.width)
    tray, rest = rest.cut_bottom(height, theme.gap if height else 0)
    line, middle = rest.cut_bottom(1.2 * theme.touch, theme.gap)
    skip, stock = line.cut_right(_SKIP_WIDTH * theme.touch, theme.gap)
    return stock, skip, tray, middle


# The calendar and the enemy.


def _lay_out_head(rooms: Rooms) -> Places:
    places: Places = {("year",): at(rooms.calendar), ("enemy",): at(rooms.enemy)}
    if theme.form != "phone":
        _years, phases = calendar_parts(rooms.calendar)
        places |= {("phase", number + 1): Place(cell, NOWHERE) for number, cell in enumerate(phases)}
    return places


def calendar_parts(calendar: Rect) -> tuple[Rect, list[Rect]]:
    """Where the years and the eight phases stand: below each other where it is narrow, else side by side."""
    if theme.form == "phone" or not theme.wide:
        years, phases = calendar.cut_top(calendar.height * 0.42)
    else:
        years, phases = calendar.cut_left(calendar.width * 0.3)
    return years, phases.columns(len(PHASES))


def _gap() -> float:
    """The room between advisors and between buildings; a phone on its side has none to spare."""
    if theme.form != "phone":
        return 1.5 * theme.unit
    return theme.unit / 2 if theme.wide else theme.unit


# The court.


def _lay_out_court(sight: Sight, room: Rect) -> Places:
    """Six columns of three thrones, the first at the lower left; dice stand in front of who sits there."""
    places: Places = {("advisor", number): at(rect) for number, rect in advisor_places(room).items()}
    for advisor in range(1, LAST_ADVISOR + 1):
        groups = groups_at(sight.view, advisor)
        rect = places[("advisor", advisor)].rect
        for number, thing in enumerate(groups):
            places[thing] = Place(_group_place(rect, number, len(groups)), NOWHERE)
    return places


def advisor_places(room: Rect) -> dict[int, Rect]:
    """Where each advisor sits: from left to right, and upwards row by row."""
    gap = _gap()
    width = (room.width - gap * (COURT_COLUMNS - 1)) / COURT_COLUMNS
    height = min((room.height - gap * (COURT_ROWS - 1)) / COURT_ROWS, width * _LARGEST_CELL)
    seats = room.centred(room.width, height * COURT_ROWS + gap * (COURT_ROWS - 1))
    rows = list(reversed(seats.rows(COURT_ROWS, gap)))
    return {
        line * COURT_COLUMNS + place + 1: rect
        for line, cells in enumerate(rows)
        for place, rect in enumerate(cells.columns(COURT_COLUMNS, gap))
    }


def groups_at(view: Any, advisor: int) -> list[Thing]:
    """The groups of dice that stand with an advisor, those of no player first."""
    groups: list[Thing] = [("block", advisor)] if view.blocked_advisors() >> advisor & 1 else []
    groups += [("group", number) for number, placed in enumerate(view.placements) if placed.advisor == advisor]
    return groups


def _group_place(rect: Rect, number: int, count: int) -> Rect:
    """Dice stand over the lower half of the portrait; several groups stand above each other.

    None hides the advisor's number: they stay below it, or beside it where they would become too small.
    """
    portrait, badge = face_of(rect).portrait, number_place(rect)
    base = portrait.y - theme.unit / 2
    height = min(portrait.height * (0.62 if count == 1 else 1.0 / count), 1.4 * theme.touch)
    below = (badge.y - base) / count
    if below >= _LEAST_GROUP * theme.unit:
        height = min(height, below)
    line = Rect(rect.x, base + number * height, rect.width, height)
    if line.top > badge.y + theme.hair:
        line = line.cut_left(badge.right - rect.x)[1]
    return line.inset(theme.unit / 2, theme.hair)


# The estate.


def lay_out_estate(sight: Sight, owner: int, room: Rect) -> Places:
    """Five rows of four, with the symbol of each row before it; on what is built a token lies."""
    gap = _gap()
    mark = min(room.width * 0.06, theme.glyph)
    marks, room = room.cut_left(mark, theme.unit)
    width = (room.width - gap * (COLUMNS - 1)) / COLUMNS
    height = min((room.height - gap * (len(ROWS) - 1)) / len(ROWS), width * _LARGEST_PLOT)
    room = room.centred(room.width, height * len(ROWS) + gap * (len(ROWS) - 1))
    places: Places = {}
    for number, line in enumerate(room.rows(len(ROWS), gap)):
        places[("row", owner, number)] = Place(Rect(marks.x, line.y, mark, line.height), NOWHERE)
        for place, rect in enumerate(line.columns(COLUMNS, gap)):
            places[("building", owner, number * COLUMNS + place)] = at(rect)
    for building in range(len(BUILDINGS)):
        if sight.view.has(owner, building):
            plot: Thing = ("building", owner, building)
            # A little smaller than a plot that can be chosen, so that the gold around it is seen.
            inset = theme.band if plot in sight.lit else 0
            places[("token", owner, building)] = Place(places[plot].rect.inset(inset), NOWHERE)
    return places


# What one owns.


def stock_of(seat: int) -> list[Thing]:
    """What a seat owns, in the order in which it is shown."""
    goods: list[Thing] = [("stock", seat, good) for good in range(len(GOODS))]
    return [*goods, ("plus_two", seat), ("soldiers", seat), ("points", seat)]


def lay_out_stock(seat: int, room: Rect) -> Places:
    """Goods, tokens, soldiers and points in a line, or in two where that is too narrow."""
    things = stock_of(seat)
    lines = 2 if room.height > 1.3 * theme.touch else 1
    per_line = -(-len(things) // lines)
    cells, hits = _cells(room, lines, per_line, theme.unit), _cells(room, lines, per_line, 0)
    return {thing: Place(cell, hit, STOCK) for thing, cell, hit in zip(things, cells, hits, strict=False)}


def _cells(room: Rect, lines: int, per_line: int, gap: float) -> list[Rect]:
    """The room in equal parts; without gaps where fingers need all of it."""
    return [cell for line in room.rows(lines, gap) for cell in line.columns(per_line, gap)]
