"""The owner's mark: an edge in the player's colour and their crest show whose things are in front."""

from typing import Any

import pytest
from kivy.uix.widget import Widget

from kingdoms.games import GAMES
from kingdoms.ui.board.owner import crest_place, edge_of, own_parts, paint_crest, paint_edge
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.board.zones.buttons import TableButtons
from kingdoms.ui.drawing.rect import Rect
from tests.ui.conftest import DESKTOP, PHONE, TABLET
from tests.ui.positions import new_session

SIZES = [PHONE, (640, 360), TABLET, DESKTOP]


def zone(x: float, y: float, width: float = 100, height: float = 50, kind: type[Zone] = Zone, **looks: Any) -> Zone:
    return kind(pos=(x, y), size=(width, height), size_hint=(None, None), **looks)


def test_adjacent_zones_of_the_owner_are_one_part() -> None:
    own = [zone(0, 0, is_own=True), zone(0, 60, is_own=True), zone(110, 0, is_own=True)]
    assert own_parts([*own, zone(300, 0)]) == [Rect(0, 0, 210, 110)]


def test_no_part_contains_anything_of_the_common_table() -> None:
    own = [zone(0, 0, is_own=True), zone(0, 120, is_own=True)]
    parts = own_parts([own[0], zone(0, 60), own[1]])
    assert sorted(parts) == [Rect(0, 0, 100, 50), Rect(0, 120, 100, 50)]


def test_a_button_may_be_among_the_owners_things() -> None:
    own = [zone(0, 0, is_own=True), zone(0, 120, is_own=True)]
    assert own_parts([own[0], zone(0, 60, kind=TableButtons), own[1]]) == [Rect(0, 0, 100, 170)]


def test_the_edge_of_a_part_crosses_no_other_part() -> None:
    """Part of the common table is above the right column, so the three zones cannot be one part."""
    left, below, right = zone(0, 60, 100, 140), zone(0, 0), zone(110, 0, 100, 150)
    for own in (left, below, right):
        own.is_own = True
    parts = own_parts([left, below, zone(110, 160), right])
    assert sorted(parts) == [Rect(0, 0, 100, 200), Rect(110, 0, 100, 150)]


def test_a_zone_without_room_has_no_edge() -> None:
    assert own_parts([zone(0, 0, 100, 0, is_own=True)]) == []


def test_an_edge_does_not_leave_the_board() -> None:
    board = Widget(size=(200, 100))
    room = Rect(*board.pos, *board.size)
    edge = edge_of(Rect(0, 0, 100, 100), room)
    assert (edge.x, edge.y, edge.top) == (0, 0, 100)
    assert 100 < edge.right < 110


def test_a_hanging_crest_covers_nothing_above_the_edge() -> None:
    room, edge = Rect(0, 0, 400, 400), Rect(40, 40, 200, 100)
    assert crest_place(edge, room, hangs=False).top > edge.top
    assert crest_place(edge, room, hangs=True).top == edge.top


def marks(board: Any, paint: Any) -> list[Any]:
    return [shown.look for shown in board.painting.shown.values() if shown.look[0] is paint]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", GAMES)
def test_the_mark_changes_with_the_owner(sit: Any, key: str, size: tuple[int, int]) -> None:
    session = new_session("ppp", game=GAMES[key])
    finger = sit(session, size)
    table, board = finger.table, finger.table.board
    for seat in (0, 2):
        table.viewer = seat
        table.refresh()
        finger.frames(2)
        edges = marks(board, paint_edge)
        assert edges
        assert {crest for _paint, _rect, crest in edges} == {seat}
        crests = [crest for _paint, _rect, crest in marks(board, paint_crest)]
        assert crests == ([] if any(zone.names_owner for zone in board.zones) else [seat])
