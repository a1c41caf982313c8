"""The owner's mark: a border in the player's colour and their crest show whose things are in front."""

from typing import Any

import pytest
from kivy.uix.widget import Widget

from kingdoms.games import GAMES
from kingdoms.ui.board.own_border import border_of, crest_place, joined_areas, paint_border, paint_crest
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.board.zones.buttons import TableButtons
from kingdoms.ui.drawing.rect import Rect
from tests.ui.conftest import DESKTOP, PHONE, TABLET
from tests.ui.positions import new_session

SIZES = [PHONE, (640, 360), TABLET, DESKTOP]


def zone(x: float, y: float, width: float = 100, height: float = 50, kind: type[Zone] = Zone, **looks: Any) -> Zone:
    return kind(pos=(x, y), size=(width, height), size_hint=(None, None), **looks)


def test_adjacent_zones_of_the_owner_are_one_area() -> None:
    own = [zone(0, 0, is_own=True), zone(0, 60, is_own=True), zone(110, 0, is_own=True)]
    assert joined_areas([*own, zone(300, 0)]) == [Rect(0, 0, 210, 110)]


def test_no_area_contains_anything_of_the_common_table() -> None:
    own = [zone(0, 0, is_own=True), zone(0, 120, is_own=True)]
    areas = joined_areas([own[0], zone(0, 60), own[1]])
    assert sorted(areas) == [Rect(0, 0, 100, 50), Rect(0, 120, 100, 50)]


def test_a_button_may_be_among_the_owners_things() -> None:
    own = [zone(0, 0, is_own=True), zone(0, 120, is_own=True)]
    assert joined_areas([own[0], zone(0, 60, kind=TableButtons), own[1]]) == [Rect(0, 0, 100, 170)]


def test_the_border_of_an_area_crosses_no_other_area() -> None:
    """Part of the common table is above the right column, so the three zones cannot be one area."""
    left, below, right = zone(0, 60, 100, 140), zone(0, 0), zone(110, 0, 100, 150)
    for own in (left, below, right):
        own.is_own = True
    areas = joined_areas([left, below, zone(110, 160), right])
    assert sorted(areas) == [Rect(0, 0, 100, 200), Rect(110, 0, 100, 150)]


def test_a_zone_without_room_has_no_border() -> None:
    assert joined_areas([zone(0, 0, 100, 0, is_own=True)]) == []


def test_a_border_does_not_leave_the_board() -> None:
    board = Widget(size=(200, 100))
    room = Rect(*board.pos, *board.size)
    border = border_of(Rect(0, 0, 100, 100), room)
    assert (border.x, border.y, border.top) == (0, 0, 100)
    assert 100 < border.right < 110


def test_a_hanging_crest_covers_nothing_above_the_border() -> None:
    room, border = Rect(0, 0, 400, 400), Rect(40, 40, 200, 100)
    assert crest_place(border, room, hangs=False).top > border.top
    assert crest_place(border, room, hangs=True).top == border.top


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
        borders = marks(board, paint_border)
        assert borders
        assert {crest for _paint, _rect, crest in borders} == {seat}
        crests = [crest for _paint, _rect, crest in marks(board, paint_crest)]
        assert crests == ([] if any(zone.names_owner for zone in board.zones) else [seat])
