"""Where everything lies on the table of Royals: on a phone, and on a tablet or desktop. Nothing is drawn here.

The map fills the table. On anything larger than a phone the tiles, the period tokens and the display lie above it,
where there is sea; on a phone the display has its own line and the tiles and periods a page of their own.
"""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.core.game import Thing
from kingdoms.games.royals.board import COUNTRIES, DISPLAY
from kingdoms.ui.board.sight import NOWHERE, PAGE, Place, Places, Sight, at
from kingdoms.ui.boards.royals.display import DISCARDS, INTRIGUE_DISCARDS, display_width, lay_out_display
from kingdoms.ui.boards.royals.hand import (
    actions,
    card_width,
    fan_height,
    fan_width,
    in_hand,
    lay_out_actions,
    lay_out_fan,
    paying,
)  # fmt: skip
from kingdoms.ui.boards.royals.payment import Payments
from kingdoms.ui.boards.royals.tiles import ABOUT_PERIODS, ABOUT_TITLES, lay_out_periods, lay_out_titles
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import CARD_SHAPE, theme

MAP, TILES = 0, 1
"""The pages on a phone."""
WHOLE: Thing = ("whole",)
"""The way back to the whole map."""
EDGE: Thing = ("edge",)
"""The frame of the map."""
_ACTIONS, _CHOICES = 3.5, 10.0  # the width of a button beside the hand, and of two that are to choose from, in fingers
_TITLES, _NARROW_TITLES, _TITLE = 3.5, 2.5, 1.5  # the width of the title tiles, wide or high, and their height
_LEAST_TITLES = 9.0  # the height of the title tiles below the seats at least
_PERIODS = (5.0, 4.0)  # the size of the period tokens, in fingers
_BUTTON = 2.8  # the width of a button over the map, in fingers
_WIDEST_TAB = 2.4  # the width of the way to the other page at most, in fingers
_TITLES_SHARE, _WIDE_TITLES_SHARE = 0.56, 0.42  # so much of the other page is for the titles, high or wide
_CAPTION = 1.5  # the height of the line above them, in letters
_WIDE_TABLE, _HIGH_TABLE = (16.0, 10.0), (10.4, 17.0)  # the least table on which all lies beside each other, in fingers


class Rooms(NamedTuple):
    """The parts of the table."""

    view: Rect
    """The map."""
    room: Rect
    """The part of it in which the whole map is seen, beside what lies above it."""
    display: Rect
    chips: Rect
    """On a phone the ways over the map and to the other page."""
    titles: Rect
    periods: Rect
    hand: Rect
    actions: Rect

    @property
    def above_map(self) -> list[Rect]:
        """What lies over the map, so that no plaque may stand there."""
        parts = (self.display, self.chips, self.titles, self.periods, self.actions)
        return [part for part in parts if part.width and part.height and _is_over(part, self.view)]


def _is_over(part: Rect, view: Rect) -> bool:
    return part.x < view.right and view.x < part.right and part.y < view.top and view.y < part.top


def has_pages(table: Rect) -> bool:
    """Whether the map and the tiles are two pages: on a phone, and where they would cover each other."""
    width, height = _WIDE_TABLE if theme.wide else _HIGH_TABLE
    is_small = table.width < width * theme.touch or table.height < height * theme.touch
    return bool(theme.form == "phone" or is_small)


def rooms(sight: Sight, table: Rect, spare: Rect, page: int, picking: Payments) -> Rooms:
    """Cuts the table up; `spare` is what the seats leave of their column beside it."""
    cards, buttons = len(in_hand(sight, picking)), len(actions(sight, picking))
    if not has_pages(table):
        return _large_rooms(table, spare, cards, buttons)
    if theme.wide:
        is_needed = any(thing[0] == "position" for thing in sight.lit)
        return _wide_phone_rooms(table, cards, buttons, page, is_needed)
    return _phone_rooms(table, cards, buttons, page, bool(paying(sight) or picking.proposed) or page == TILES)


def _phone_rooms(table: Rect, cards: int, buttons: int, page: int, is_brief: bool) -> Rooms:
    """The display above unless something else needs its room, the map in the middle, the hand below.

    A choice has a line of its own; a single button lies over the sea.
    """
    hand, rest = table.cut_bottom(fan_height(cards, table.width, is_brief), 0)
    if page == TILES:
        return _tiles_rooms(rest, hand, buttons)
    display, view = rest.cut_top(0 if is_brief else card_width() * CARD_SHAPE, 0 if is_brief else theme.unit)
    chips, view = view.cut_top(theme.touch, theme.unit)
    if buttons == 1:
        return Rooms(view, view, display, chips, NOWHERE, NOWHERE, hand, _corner(view, _BUTTON))
    button, view = view.cut_bottom(theme.touch if buttons else 0, theme.unit if buttons else 0)
    return Rooms(view, view, display, chips, NOWHERE, NOWHERE, hand, button)


def _tiles_rooms(room: Rect, hand: Rect, buttons: int) -> Rooms:
    """The other page of a phone: titles above periods; a single button stands in the line of the ways."""
    chips, rest = room.cut_top(theme.touch, theme.unit)
    if buttons == 1:
        button = chips.cut_left(2 * (theme.touch + theme.unit))[1].cut_right(_tab_width(room), theme.unit)[1]
    else:
        button, rest = rest.cut_bottom(theme.touch if buttons else 0, theme.unit if buttons else 0)
    titles, periods = rest.cut_top(_TITLES_SHARE * rest.height, theme.unit)
    return Rooms(NOWHERE, NOWHERE, NOWHERE, chips, titles, periods, hand, button)


def _corner(view: Rect, width: float) -> Rect:
    """The lower right corner of the map, so many fingers wide."""
    size = width * theme.touch
    return Rect(view.right - size - theme.unit, view.y + theme.unit, size, theme.touch)


def _wide_phone_rooms(table: Rect, cards: int, buttons: int, page: int, is_needed: bool) -> Rooms:
    """A phone on its side: display and ways stand beside the map; while that is needed, the display makes room."""
    column = 2 * card_width() + theme.unit
    left, main = table.cut_left(column, theme.gap)
    hand, view = main.cut_bottom(fan_height(cards, main.width, is_roomy=False), 0)
    button, side = left.cut_bottom(theme.touch, theme.unit)
    if page == TILES:
        titles, periods = view.inset(0, theme.unit).cut_left(_WIDE_TITLES_SHARE * view.width, theme.gap)
        return Rooms(NOWHERE, NOWHERE, NOWHERE, _ways(side), titles, periods, hand, button)
    if is_needed:
        return Rooms(view, view, NOWHERE, _ways(side), NOWHERE, NOWHERE, hand, button)
    side, view = view.cut_right(2 * theme.touch + theme.unit, theme.gap)
    line, _rest = view.cut_bottom(theme.touch if buttons else 0)
    return Rooms(view, view, left, _ways(side), NOWHERE, NOWHERE, hand, line.inset(theme.unit, 0))


def _ways(side: Rect) -> Rect:
    """The room for what leads over the map and to the other page, in two columns."""
    return side.cut_top(min(side.height, 3 * theme.touch + 2 * theme.unit))[0]


def _large_rooms(table: Rect, spare: Rect, cards: int, buttons: int) -> Rooms:
    """The hand below the map, and the rest at its sides; on a high screen at its corners, where there is sea.

    There the titles stand below the seats if these leave enough room for them.
    """
    least = _ACTIONS * theme.touch
    foot, rest = table.cut_bottom(fan_height(cards, table.width - least - theme.gap, is_roomy=True), theme.unit)
    hand = foot.cut_left(foot.width - least - theme.gap)[0]
    free = foot.width - fan_width(cards, hand.width) - theme.gap
    button = foot.cut_right(max(least, min((buttons - 1) * _CHOICES * theme.touch, free)))[0]
    height = card_width() * CARD_SHAPE
    if theme.wide:
        titles, rest = rest.cut_left(_TITLES * theme.touch, theme.gap)
        side, view = rest.cut_right(DISPLAY * (card_width() + theme.gap) - theme.gap, theme.gap)
        display, side = side.cut_top(2 * height + theme.gap, theme.gap)
        periods = side.cut_bottom(min(side.height, _PERIODS[1] * theme.touch))[0]
    else:
        line, view = rest.cut_top(height, theme.gap)
        display = line.centred(min(line.width, display_width()), height)
        inner = view.inset(theme.gap)
        is_beside = spare.height >= _LEAST_TITLES * theme.touch
        titles = spare if is_beside else inner.cut_left(_NARROW_TITLES * theme.touch)[0].cut_top(9.6 * theme.touch)[0]
        periods = inner.cut_right(_PERIODS[0] * theme.touch)[0].cut_bottom(_PERIODS[1] * theme.touch)[0]
    titles = titles.cut_top(min(titles.height, 8 * _TITLE * theme.touch))[0]
    return Rooms(view, view, display, NOWHERE, titles, periods, hand, button.inset(0, theme.unit))


def lay_out(sight: Sight, parts: Rooms, page: int, picking: Payments, is_paged: bool, order: Sequence[int]) -> Places:
    """Everything on the table but the seats and what stands on the map; `order` are the places of the open cards."""
    places: Places = {}
    if parts.display.width and parts.display.height:
        places |= lay_out_display(parts.display, order, is_paged)
    if is_paged:
        places |= _lay_out_chips(parts.chips, page)
    if parts.titles.width:
        places |= _lay_out_tiles(parts, is_paged)
    places |= lay_out_fan(in_hand(sight, picking), parts.hand)
    is_row = is_paged or parts.actions.width > 1.5 * _ACTIONS * theme.touch
    return places | lay_out_actions(actions(sight, picking), parts.actions, is_row)


def _lay_out_tiles(parts: Rooms, is_paged: bool) -> Places:
    """The titles and the periods, each with a line above it that tells what it is."""
    line = _CAPTION * min(theme.tiny, theme.touch / 3)
    (over_titles, titles), (over_periods, periods) = parts.titles.cut_top(line), parts.periods.cut_top(line)
    places: Places = {ABOUT_TITLES: Place(over_titles, NOWHERE), ABOUT_PERIODS: Place(over_periods, NOWHERE)}
    return places | lay_out_titles(titles, 2 if is_paged else 1) | lay_out_periods(periods)


def lay_out_edge(parts: Rooms, is_filled: bool, has_way_back: bool) -> Places:
    """The frame of the map where it fills its room, and on a large screen the way back to all of it."""
    places: Places = {EDGE: Place(parts.view, NOWHERE)} if is_filled else {}
    if has_way_back:
        corner = parts.view.inset(theme.unit).cut_right(theme.touch)[0]
        places[WHOLE] = at(corner.cut_top(theme.touch)[0])
    return places


def _tab_width(room: Rect) -> float:
    """The width of the way to the other page: what the other ways leave, but not more than it needs."""
    ways = 1 + len(COUNTRIES)
    return min(_WIDEST_TAB * theme.touch, room.width - ways * (theme.touch + theme.unit))


def _lay_out_chips(room: Rect, page: int) -> Places:
    """On a phone the ways to the countries and back to the whole map, and at the right to the other page."""
    tab: Thing = (PAGE, TILES if page == MAP else MAP)
    ways: list[Thing] = [WHOLE, *(("country", country) for country in COUNTRIES)]
    if page == TILES:
        ways = [DISCARDS, INTRIGUE_DISCARDS]
    if room.height > 2 * theme.touch:
        cells = [cell for row in room.rows(3, theme.unit) for cell in row.columns(2, theme.unit)]
        return {thing: at(cell) for thing, cell in zip((*ways, tab), cells, strict=False)}
    place, room = room.cut_right(_tab_width(room), theme.unit)
    cells = room.cut_left(len(ways) * (theme.touch + theme.unit) - theme.unit)[0].columns(len(ways), theme.unit)
    return {tab: at(place)} | {thing: at(cell) for thing, cell in zip(ways, cells, strict=True)}
