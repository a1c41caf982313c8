"""Where everything lies on the table of Paladins: on a phone, on a small tablet, and where all has room.

Only places are decided here; nothing is drawn. On a phone the own board, the realm and the town are pages; on a small
tablet the own board is always in sight, and realm and town are; on anything larger all three.
"""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.core.game import Thing
from kingdoms.games.paladins.board import ACTIONS, ATTRIBUTES, LEFT, NOBODY, WORKERS
from kingdoms.ui.board.sight import NOWHERE, PAGE, SKIP, Place, Places, Sight, at
from kingdoms.ui.boards.paladins.realm import lay_out_realm
from kingdoms.ui.boards.paladins.town import lay_out_town
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

OWN, REALM, TOWN = 0, 1, 2
"""The pages."""
PHONE, HALF, WHOLE = "phone", "half", "whole"
"""How much of the table is in sight at a time: a page; the own board and a page; all of it."""
STOCK, TRACK, CHOICE = "stock", "track", "choice"
"""Styles: what is owned and counted, an attribute's track, and what lies in the tray."""
IN_TRAY = ("option", "use", "jar", "attribute")
"""Things that lie in the tray while they can be chosen."""
_GOODS, _BURDENS = ("silver", "provisions"), ("suspicion", "debts")
_WIDE_WHOLE, _TALL_WHOLE = (980, 640), 1000  # the least table, in dp, on which all has room
_ROWS = len(LEFT)
_HEAD, _TALLEST_ROW, _COURT, _WIDEST_CHOICE = 1.5, 1.75, 2.2, 5.0  # in touches
_TALL = 12.5  # the height of a phone's table, in touches, from which the town leaves room for the attributes
_PAID = 1.7  # the room for debts if some are paid, of that for other goods
_SIDE_BY_SIDE = 4  # so many choices have room for their words beside each other
_LOW_TRACK = 0.27  # the height of a track, in touches, below which all three stand side by side


class Rooms(NamedTuple):
    """The parts of the table."""

    head: Rect
    """The paladin and the attributes."""
    actions: Rect
    line: Rect
    """What is owned, the button that leaves something, and the tabs."""
    skip: Rect
    tabs: Rect
    tray: Rect
    hand: Rect
    court: Rect
    """Own townsfolk and converted outsiders, where there is room for them."""
    realm: Rect
    town: Rect


def form_of(table: Rect) -> str:
    """How much of the table is in sight at a time."""
    if theme.form == "phone":
        return PHONE
    width, height = table.width / theme.hair, table.height / theme.hair
    is_whole = width >= _WIDE_WHOLE[0] and height >= _WIDE_WHOLE[1] if theme.wide else height >= _TALL_WHOLE
    return WHOLE if is_whole else HALF


def owner_of(sight: Sight) -> int:
    """Whose board lies in front: the viewer's; for an onlooker that of who acts."""
    if sight.viewer is not None:
        return sight.viewer
    return sight.actor if sight.actor is not None else 0


def lay_out(sight: Sight, table: Rect, page: int) -> Places:
    """Everything on the table but the seats."""
    owner, form = owner_of(sight), form_of(table)
    items = _items(sight)
    rooms = _rooms(sight, table, form, page, -(-len(items) // _SIDE_BY_SIDE))
    places: Places = {}
    if form == WHOLE or _shown(form, page) == REALM:
        places |= lay_out_realm(sight, rooms.realm)
    if form == WHOLE or _shown(form, page) == TOWN:
        places |= lay_out_town(sight, rooms.town)
    if (form != PHONE or page == OWN) and rooms.actions.height:
        places |= lay_out_actions(sight, owner, rooms.actions)
    if rooms.head.height:
        places |= lay_out_head(sight, owner, rooms.head)
    places |= lay_out_stock(sight, owner, rooms.line, with_points=form != PHONE)
    places |= _lay_out_tabs(form, page, rooms.tabs)
    if SKIP in sight.lit and SKIP not in items:
        places[SKIP] = at(rooms.skip)
    places |= lay_out_court(sight, owner, rooms.court)
    return places | _lay_out_hand(rooms.hand) | _lay_out_tray(items, rooms.tray)


def _items(sight: Sight) -> list[Thing]:
    """What lies in the tray; whoever is asked to agree to something finds both answers side by side."""
    items = [thing for thing in sight.lit if thing[0] in IN_TRAY]
    return [*items, SKIP] if items and SKIP in sight.lit else items


def _shown(form: str, page: int) -> int:
    """The page in sight; beside the own board there is always another one."""
    return page if form == PHONE or page != OWN else REALM


# Rooms.


def _rooms(sight: Sight, table: Rect, form: str, page: int, trays: int) -> Rooms:
    """The parts of the table; `trays` is how many lines lie in the tray."""
    if form == PHONE:
        rooms = _wide_phone(sight, table, trays > 0) if theme.wide else _phone(sight, table, page, trays > 0)
        # Many things to choose from, each with its words, lie where the actions are, none of which is asked then.
        return _with_large_tray(rooms) if trays > 1 else rooms
    if form == HALF:
        return _half(sight, table, trays)
    if theme.wide:
        own, rest = table.cut_left(max(table.width * 0.41, 9 * theme.touch), 1.5 * theme.gap)
    else:
        own, rest = table.cut_bottom(max(table.height * 0.44, 10.6 * theme.touch), theme.gap)
    realm, town = rest.cut_top(rest.height * (0.57 if theme.wide else 0.5), theme.gap)
    return _own(sight, own, trays, has_tabs=False)._replace(realm=realm, town=town)


def _with_large_tray(rooms: Rooms) -> Rooms:
    tray = Rect(rooms.actions.x, rooms.tray.y, rooms.actions.width, rooms.actions.top - rooms.tray.y)
    return rooms._replace(tray=tray, actions=NOWHERE)


def _half(sight: Sight, table: Rect, trays: int) -> Rooms:
    """The own board, and one page beside or above it."""
    if theme.wide:
        own, page = table.cut_left(table.width * 0.56, theme.gap)
    else:
        own, page = table.cut_bottom(min(table.height * 0.6, 11 * theme.touch), theme.gap)
    return _own(sight, own, trays, has_tabs=True)._replace(realm=page, town=page)


def _phone(sight: Sight, table: Rect, page: int, has_tray: bool) -> Rooms:
    """The page in the middle; attributes above it, and below it what one owns and acts with."""
    unit = theme.unit
    spare = table.height - _ROWS * theme.touch - (_ROWS - 1) * theme.hair - theme.touch - 3 * unit
    hand_height = min(1.3 * theme.touch, max(theme.touch, spare * 0.48))
    head_height = min(1.5 * theme.touch, max(0.55 * theme.touch, spare - hand_height))
    hand, rest = table.cut_bottom(hand_height, unit)
    line, rest = rest.cut_bottom(theme.touch, unit)
    tray, rest = rest.cut_bottom(theme.touch, unit) if has_tray else (NOWHERE, rest)
    has_head = page != TOWN or table.height > _TALL * theme.touch
    head, rest = rest.cut_top(head_height, unit) if has_head else (NOWHERE, rest)
    tabs, line = line.cut_right(2 * theme.touch + unit, unit)
    skip, line = line.cut_right(_skip_width(sight, has_tray), unit)
    return Rooms(head, rest, line, skip, tabs, tray, hand, NOWHERE, rest, rest)


def _wide_phone(sight: Sight, table: Rect, has_tray: bool) -> Rooms:
    """A phone on its side: attributes, goods and tabs stand at the left."""
    unit = theme.unit
    side, main = table.cut_left(2.85 * theme.touch, unit)
    tabs, side = side.cut_bottom(theme.touch, unit)
    line, head = side.cut_bottom(1.5 * theme.touch, unit)
    hand, page = main.cut_bottom(theme.touch, unit / 2)
    skip, hand = hand.cut_right(min(1.35 * theme.touch, _skip_width(sight, has_tray)), unit)
    tray, page = page.cut_bottom(theme.touch, unit / 2) if has_tray else (NOWHERE, page)
    return Rooms(head, page, line, skip, tabs, tray, hand, NOWHERE, page, page)


def _skip_width(sight: Sight, has_tray: bool) -> float:
    """The button that leaves something is wider where it says more than "Pass"; in a tray it needs no other room."""
    if SKIP not in sight.lit or has_tray:
        return 0.0
    return (1.35 if sight.view.agenda[-1][0] == "turn" else 1.75) * theme.touch


def _own(sight: Sight, room: Rect, trays: int, has_tabs: bool) -> Rooms:
    """The own board on anything larger than a phone."""
    is_tight = room.height < 11 * theme.touch
    gap = theme.unit if is_tight else 1.5 * theme.unit
    hand, rest = room.cut_bottom((1.05 if is_tight else 1.25) * theme.touch, gap)
    line, rest = rest.cut_bottom(theme.touch, gap)
    tray, rest = rest.cut_bottom(1.05 * theme.touch * trays, gap) if trays else (NOWHERE, rest)
    rows = _ROWS * (theme.touch + theme.unit)
    head_height = rest.height - rows - gap if is_tight else rest.height * 0.16
    head, rest = rest.cut_top(min(_HEAD * theme.touch, max(theme.touch, head_height)), gap)
    spare = rest.height - rows
    court_height = min(_COURT * theme.touch, spare) if spare > 1.2 * theme.touch else 0.0
    height = min(rest.height - court_height - gap, _ROWS * _TALLEST_ROW * theme.touch)
    actions, rest = rest.cut_top(height, gap)
    court = rest.cut_top(court_height)[0]
    tabs, line = line.cut_right(theme.touch, theme.unit) if has_tabs else (NOWHERE, line)
    skip, line = line.cut_right(1.4 * _skip_width(sight, trays > 0), theme.unit)
    return Rooms(head, actions, line, skip, tabs, tray, hand, court, NOWHERE, NOWHERE)


# The own board.


def lay_out_head(sight: Sight, owner: int, room: Rect) -> Places:
    """The paladin beside the three tracks, which stand above each other where there is room, or above them.

    Attributes to choose from lie in the tray, and their tracks are only seen.
    """
    if room.height > 0.6 * room.width:
        card, tracks = room.cut_top(max(0.0, room.height - 3 * 0.45 * theme.touch), theme.unit / 2)
        card = card.cut_left(min(card.width, card.height))[0]
    else:
        card, tracks = room.cut_left(room.height, theme.unit)
    return {("own_paladin", owner): at(card), **lay_out_tracks(sight, owner, tracks)}


def lay_out_tracks(sight: Sight, owner: int, tracks: Rect) -> Places:
    """The three attributes above each other, or side by side where that is too low; to a finger they are one thing."""
    places: Places = {("attributes", owner): at(tracks, TRACK)}
    is_low = tracks.height < _LOW_TRACK * len(ATTRIBUTES) * theme.touch
    cells = tracks.columns(len(ATTRIBUTES), theme.unit) if is_low else tracks.rows(len(ATTRIBUTES), theme.hair)
    for attribute, rect in zip(ATTRIBUTES, cells, strict=True):
        thing: Thing = ("attribute", owner, attribute)
        places[("levels", owner, attribute) if thing in sight.lit else thing] = Place(rect, NOWHERE, TRACK)
    return places


def lay_out_actions(sight: Sight, owner: int, room: Rect) -> Places:
    """Six actions on the left and six on the right; where workers stand, they stand above them."""
    gap = theme.hair if theme.form == "phone" else theme.unit
    is_low = room.height < _ROWS * theme.touch and room.width > 1.5 * room.height
    columns = room.columns(4 if is_low else 2, gap)
    rows = _ROWS // 2 if is_low else _ROWS
    cells = [cell for column in columns for cell in column.rows(rows, gap)]
    places: Places = {}
    for action, cell in zip(ACTIONS, cells, strict=True):
        places |= lay_out_action(sight, owner, action, cell)
    return places


def lay_out_action(sight: Sight, owner: int, action: int, cell: Rect) -> Places:
    """An action, and above it the workers that stand there."""
    is_free = sight.view.standing[owner][action] == NOBODY
    standing: Places = {} if is_free else {("standing", owner, action): Place(cell, NOWHERE)}
    return {("action", owner, action): at(cell), **standing}


def lay_out_stock(sight: Sight, owner: int, room: Rect, with_points: bool = True, with_goods: bool = True) -> Places:
    """Goods, suspicion and debts in a line, or in two where that is too narrow; paid debts need room as well."""
    names = [*_GOODS, *_BURDENS] if with_goods else [*_BURDENS]
    names += ["points"] if with_points else []
    lines = 2 if room.width < 0.75 * theme.touch * len(names) and room.height > theme.touch else 1
    per_line = -(-len(names) // lines)
    places: Places = {}
    for number, line in enumerate(room.rows(lines, theme.unit)):
        part = names[number * per_line : (number + 1) * per_line]
        shares = [_PAID if name == "debts" and sight.view.paid[owner] else 1.0 for name in part]
        unit = line.width / max(per_line, sum(shares))
        for name, share in zip(part, shares, strict=True):
            cell, line = line.cut_left(share * unit)
            places[(name, owner)] = at(cell, STOCK)
    return places


def lay_out_court(sight: Sight, owner: int, room: Rect) -> Places:
    """Hired townsfolk and converted outsiders side by side."""
    if not room.height:
        return {}
    things = court_of(sight, owner)
    width = min(room.height / 1.25, (room.width + theme.unit) / max(1, len(things)) - theme.unit)
    places: Places = {}
    for thing in things:
        rect, room = room.cut_left(width, theme.unit)
        places[thing] = at(rect)
    return places


def court_of(sight: Sight, side: int) -> list[Thing]:
    """A side's townsfolk and converted outsiders."""
    hired: list[Thing] = [("hired", side, number) for number in range(len(sight.view.hired[side]))]
    return hired + [("converted", side, number) for number in range(len(sight.view.converted[side]))]


def _lay_out_hand(room: Rect) -> Places:
    cells = room.columns(len(WORKERS), theme.unit / 2 if theme.form == "phone" else theme.unit)
    return {("worker", kind): at(cell) for kind, cell in zip(WORKERS, cells, strict=True)}


def _lay_out_tray(items: Sequence[Thing], room: Rect) -> Places:
    """What can be chosen in a line; many things in several lines."""
    if not items:
        return {}
    lines = -(-len(items) // _SIDE_BY_SIDE)
    across = len(items) if lines == 1 else 2 if theme.form == "phone" and not theme.wide else -(-len(items) // lines)
    count = -(-len(items) // across)
    rows = room.cut_bottom(min(room.height, count * (1.5 * theme.touch + theme.unit)))[0].rows(count, theme.unit)
    cells = [_choice_in(cell) for row in rows for cell in row.columns(across, theme.unit / 2)]
    return {thing: at(cell, CHOICE) for thing, cell in zip(items, cells, strict=False)}


def _choice_in(cell: Rect) -> Rect:
    return cell.centred(min(cell.width, _WIDEST_CHOICE * theme.touch), min(cell.height, 1.5 * theme.touch))


def _lay_out_tabs(form: str, page: int, room: Rect) -> Places:
    """The ways to the other pages."""
    if form == WHOLE:
        return {}
    pages = (OWN, REALM, TOWN) if form == PHONE else (REALM, TOWN)
    others = [other for other in pages if other != _shown(form, page)]
    return {(PAGE, other): at(cell) for other, cell in zip(others, room.columns(len(others), theme.unit), strict=True)}
