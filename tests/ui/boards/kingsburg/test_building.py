"""Building on the Kingsburg board: a first tap shows the price, and a second one pays it."""

from typing import Any

import pytest

from kingdoms.games.kingsburg.moves import Build
from kingdoms.ui.board.sight import UNDO
from tests.ui.boards.kingsburg.positions import offering
from tests.ui.conftest import PHONE, TABLET


def first_building(board: Any) -> Any:
    """The first building that can be built now."""
    return next(thing for thing, ways in board.sight.lit.items() if isinstance(ways[0], Build))


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_a_building_is_paid_for_with_a_second_tap(sit: Any, size: tuple[int, int]) -> None:
    session = offering("Build")
    finger = sit(session, size)
    age, thing = session.age, first_building(finger.table.board)
    finger.tap_thing(thing)
    assert session.age == age
    assert finger.table.prompt.startswith("Tap again: build")
    finger.tap_thing(thing)
    assert session.age > age


def test_undo_takes_back_a_building_that_is_only_proposed(sit: Any) -> None:
    session = offering("Build")
    finger = sit(session, TABLET)
    age, board = session.age, finger.table.board
    thing = first_building(board)
    finger.tap_thing(thing)
    assert board.picking.is_chosen(thing)
    finger.tap_thing(UNDO)
    assert not board.picking.is_chosen(thing)
    assert session.age == age


def test_a_tap_on_another_building_proposes_that_one_instead(sit: Any) -> None:
    session = offering("Build")
    finger = sit(session, TABLET)
    board = finger.table.board
    things = [thing for thing, ways in board.sight.lit.items() if isinstance(ways[0], Build)]
    assert len(things) > 1
    for thing in things:
        finger.tap_thing(thing)
        assert [each for each in things if board.picking.is_chosen(each)] == [thing]
