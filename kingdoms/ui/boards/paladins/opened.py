"""What opens above the table of Paladins: a side's whole board, a region, and the paladins to choose from."""

from kingdoms.core.game import Thing
from kingdoms.games.paladins.board import FALLBACKS, JAR_SPACES, RIGHT
from kingdoms.ui.board.sight import CLOSE, Places, Sight, at
from kingdoms.ui.boards.paladins.layout import (
    court_of,
    lay_out_action,
    lay_out_actions,
    lay_out_court,
    lay_out_head,
    lay_out_stock,
    lay_out_tracks,
)  # fmt: skip
from kingdoms.ui.boards.paladins.realm import lay_out_spaces
from kingdoms.ui.drawing.panels import PANEL
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

JARS = "jars"
"""The name of the spaces for jars on a side's sheet."""
_WIDEST = 14  # touches
_ROW = 1.6  # the height of an action at most, in touches


# A side.


def lay_out_seat(sight: Sight, opened: Thing, room: Rect) -> Places:
    """All that a side has: attributes, actions, goods, workers, jars, townsfolk and converted outsiders."""
    side = opened[1]
    if sight.view.is_opponent(side):
        return _lay_out_opponent(sight, opened, room)
    if theme.form == "phone" and theme.wide:
        return _lay_out_low(sight, opened, room)
    width = min(room.width, _WIDEST * theme.touch)
    panel = room.centred(width, min(room.height, 14.5 * theme.touch))
    inner = panel.inset(theme.gap)
    title, rest = inner.cut_top(theme.touch, theme.unit)
    cross, title = title.cut_right(theme.touch)
    stock = title.cut_right(title.width * 0.56)[0]
    head, rest = rest.cut_top(1.15 * theme.touch, theme.unit)
    court, rest = rest.cut_bottom(1.5 * theme.touch if court_of(sight, side) else 0, theme.unit)
    jars, rest = rest.cut_bottom(0.75 * theme.touch, theme.unit)
    hand, rest = rest.cut_bottom(0.75 * theme.touch, theme.unit)
    actions = rest.cut_top(min(rest.height, 6 * _ROW * theme.touch))[0]
    return {
        opened: at(panel, PANEL),
        **lay_out_head(sight, side, head),
        **lay_out_actions(sight, side, actions),
        **lay_out_stock(sight, side, stock),
        ("workers", side): at(hand),
        **_lay_out_jars(sight, side, jars),
        **lay_out_court(sight, side, court),
        CLOSE: at(cross),
    }


def _lay_out_low(sight: Sight, opened: Thing, room: Rect) -> Places:
    """On a phone that lies on its side the actions stand beside the rest."""
    side, inner = opened[1], room.inset(theme.gap)
    title, rest = inner.cut_top(theme.touch, theme.unit / 2)
    cross, title = title.cut_right(theme.touch)
    left, actions = rest.cut_left(rest.width * 0.36, theme.unit)
    head, left = left.cut_top(left.height * 0.36, theme.unit / 2)
    hand, left = left.cut_top(0.55 * theme.touch, theme.unit / 2)
    jars, court = left.cut_top(0.6 * theme.touch, theme.unit / 2)
    return {
        opened: at(room, PANEL),
        **lay_out_head(sight, side, head),
        **lay_out_actions(sight, side, actions),
        **lay_out_stock(sight, side, title.cut_right(title.width * 0.6)[0]),
        ("workers", side): at(hand),
        **_lay_out_jars(sight, side, jars),
        **lay_out_court(sight, side, court),
        CLOSE: at(cross),
    }


def _lay_out_opponent(sight: Sight, opened: Thing, room: Rect) -> Places:
    """The solo opponent: its markers, its scheme and its track, what it can do, and what it falls back on."""
    side = opened[1]
    panel = room.centred(min(room.width, _WIDEST * theme.touch), min(room.height, _WIDEST * theme.touch))
    title, rest = panel.inset(theme.gap).cut_top(theme.touch, theme.unit)
    cross, title = title.cut_right(theme.touch)
    is_low = theme.form == "phone" and theme.wide
    left, right = rest.columns(2, theme.gap) if is_low else rest.cut_top(rest.height * 0.44, theme.gap)
    tracks, left = left.cut_top(left.height * 0.32, theme.unit)
    solo, left = left.cut_top(left.height * 0.38, theme.unit)
    hand, court = left.cut_top(left.height * 0.36, theme.unit)
    scheme, track = solo.cut_left(solo.width * 0.3, theme.unit)
    fallbacks, actions = right.cut_bottom(max(0.9 * theme.touch, right.height * 0.22), theme.unit)
    return {
        opened: at(panel, PANEL),
        **lay_out_tracks(sight, side, tracks),
        ("scheme",): at(scheme),
        ("track",): at(track),
        ("workers", side): at(hand),
        **lay_out_court(sight, side, court),
        **_lay_out_right(sight, side, actions),
        **{("fallback", n): at(cell) for n, cell in enumerate(fallbacks.columns(len(FALLBACKS), theme.unit))},
        **lay_out_stock(sight, side, title.cut_right(title.width * 0.5)[0], with_goods=False),
        CLOSE: at(cross),
    }


def _lay_out_right(sight: Sight, side: int, room: Rect) -> Places:
    """The six actions on the right, which are all that the opponent does."""
    cells = [cell for column in room.columns(2, theme.unit) for cell in column.rows(len(RIGHT) // 2, theme.unit)]
    places: Places = {}
    for action, cell in zip(RIGHT, cells, strict=True):
        places |= lay_out_action(sight, side, action, cell)
    return places


def _lay_out_jars(sight: Sight, side: int, room: Rect) -> Places:
    """The spaces for jars in a line."""
    cells = room.columns(len(JAR_SPACES), theme.unit / 2)
    return {(JARS, side, number): at(cell) for number, cell in enumerate(cells)}


# A region.


def lay_out_region(sight: Sight, opened: Thing, room: Rect) -> Places:
    """The spaces of a region, large."""
    width = min(room.width, 9 * theme.touch)
    panel = room.centred(width, min(room.height, 11 * theme.touch))
    head, rest = panel.inset(theme.gap).cut_top(theme.touch, theme.unit)
    spaces = lay_out_spaces(sight, opened[1], rest)
    lowest = min(place.rect.y for place in spaces.values())
    sheet = Rect(panel.x, lowest - theme.gap, panel.width, panel.top - lowest + theme.gap)
    return {opened: at(sheet, PANEL), CLOSE: at(head.cut_right(theme.touch)[0]), **spaces}


# The paladins.


def lay_out_paladins(sight: Sight, opened: Thing, room: Rect) -> Places:
    """The three paladins that were drawn, below each the button that puts it back on top; and what the tavern has."""
    drawn = sorted(sight.view.drawn[opened[1]])
    is_low = theme.form == "phone" and theme.wide
    beside, below = (1.6 * theme.touch, 0.0) if is_low else (0.0, 1.15 * theme.touch)
    spare = 2 * theme.touch + 2 * theme.gap + 2 * theme.unit + below
    width = (min(room.width, _WIDEST * theme.touch) - beside - 2 * theme.gap - 2 * theme.unit) / 3
    height = min(width * 1.9, room.height - spare)
    width = min(width, height / 1.15)
    across = max(3 * width + 2 * theme.gap + 2 * theme.unit + beside, min(room.width, 7 * theme.touch))
    panel = room.centred(across, height + spare)
    head, rest = panel.inset(theme.gap).cut_top(theme.touch)
    places: Places = {opened: at(panel, PANEL), CLOSE: at(head.cut_right(theme.touch)[0])}
    tavern, rest = rest.cut_right(beside, theme.unit) if is_low else rest.cut_bottom(below, theme.unit)
    places |= _lay_out_tavern(sight, tavern, is_low)
    row = rest.centred(min(rest.width, 3 * width + 2 * theme.unit), rest.height)
    for paladin, column in zip(drawn, row.columns(3, theme.unit), strict=False):
        button, card = column.cut_bottom(theme.touch, theme.unit)
        places[("paladin", paladin)] = at(card)
        places[("top", paladin)] = at(button)
    return places


def _lay_out_tavern(sight: Sight, room: Rect, is_column: bool) -> Places:
    """The tavern cards of the round, of which everyone takes one after the paladins."""
    count = max(1, len(sight.view.taverns))
    cells = room.rows(count, theme.unit / 2) if is_column else room.columns(count, theme.unit)
    return {("tavern", place): at(cell) for place, cell in zip(range(len(sight.view.taverns)), cells, strict=False)}
