"""Gestures on a board: only one finger at a time counts, and nothing dragged is ever left in the air."""

from typing import Any

import pytest

from kingdoms.commands.finger import tap_point
from kingdoms.games.kingsburg.moves import Pass
from tests.ui.boards.kingsburg.positions import dice, influences, session_where


@pytest.fixture
def dragging(sit: Any) -> tuple[Any, Any]:
    """A finger that has dragged a die to the middle of the board, and its touch."""
    finger = sit(session_where(influences))
    board = finger.table.board
    touch = finger.down(*board.to_window(*tap_point(board, dice(finger)[0])))
    finger.drag(touch, *board.to_window(*board.rect.centre))
    assert board.gestures.is_dragging
    assert not is_hand_empty(finger)
    return finger, touch


def is_hand_empty(finger: Any) -> bool:
    return not finger.table.board.gestures.dragged.group.children


def test_a_second_finger_drops_what_the_first_one_drags(dragging: tuple[Any, Any]) -> None:
    finger, touch = dragging
    board, count = finger.table.board, len(finger.table.session.log)
    other = finger.down(*board.to_window(*tap_point(board, ("year",))))
    assert is_hand_empty(finger)
    finger.drag(touch, *board.to_window(*tap_point(board, ("advisor", 1))))
    finger.up(touch)
    finger.up(other)
    assert is_hand_empty(finger)
    assert len(finger.table.session.log) == count


def test_after_two_fingers_one_finger_taps_and_drags_as_before(dragging: tuple[Any, Any]) -> None:
    finger, touch = dragging
    board, die = finger.table.board, dice(finger)[0]
    finger.up(finger.down(*board.to_window(*tap_point(board, ("year",)))))
    finger.up(touch)
    assert die in board.picking.picked
    finger.tap_thing(die)
    assert die not in board.picking.picked
    finger.drag(finger.down(*board.to_window(*tap_point(board, die))), *board.to_window(*board.rect.centre))
    assert board.gestures.is_dragging


@pytest.mark.parametrize("leave", ["rest", "clear"])
def test_a_board_that_is_hidden_or_cleared_drags_nothing(dragging: tuple[Any, Any], leave: str) -> None:
    finger, touch = dragging
    getattr(finger.table.board, leave)()
    assert is_hand_empty(finger)
    finger.drag(touch, 10, 10)
    finger.up(touch)
    assert is_hand_empty(finger)


def test_a_new_decision_drops_what_was_dragged_for_the_last_one(dragging: tuple[Any, Any]) -> None:
    finger, touch = dragging
    finger.table.course.play(Pass())
    assert is_hand_empty(finger)
    finger.drag(touch, *finger.table.board.to_window(*finger.table.board.rect.centre))
    assert is_hand_empty(finger)
    finger.up(touch)


def test_when_the_app_goes_to_the_background_the_finger_counts_as_lifted(dragging: tuple[Any, Any]) -> None:
    finger, _touch = dragging
    finger.table.on_pause()
    assert is_hand_empty(finger)
    die = dice(finger)[0]
    was_picked = die in finger.table.board.picking.picked
    finger.tap_thing(die)
    assert (die in finger.table.board.picking.picked) != was_picked


def test_two_people_with_the_same_dice_have_separate_picks(sit: Any) -> None:
    """Only the viewer differs, but it is a new decision all the same."""
    finger = sit(session_where(influences))
    board = finger.table.board
    finger.tap_thing(dice(finger)[0])
    board.show(board.sight._replace(viewer=1))
    assert board.picking.picked == ()
