"""A turn that ends by itself: after a moment, if somebody sits alone among bots and is busy with nothing else."""

from collections.abc import Callable
from typing import Any

import pytest
from kivy.clock import Clock

from kingdoms.commands.finger import tap_point
from kingdoms.ui.table import end_turn_timer
from kingdoms.ui.table.end_turn_timer import EndTurnTimer
from tests.ui.positions import new_session

SOON = 0.05
Hasten = Callable[[], None]


@pytest.fixture
def hasten(monkeypatch: pytest.MonkeyPatch) -> Hasten:
    """From now on there is hardly any time; before, all the time that a slow machine may need."""
    return lambda: monkeypatch.setattr(end_turn_timer, "PATIENCE", SOON)


def wait(finger: Any) -> None:
    end = Clock.get_boottime() + 4 * SOON
    finger.until(lambda: Clock.get_boottime() > end, most=1_000_000)


def held_turn(sit: Any, players: str = "pbbb", ends_turns: bool = True) -> Any:
    """A person has decided, and could take it back or end the turn."""
    finger = sit(new_session(players))
    finger.app.set("ends_turns", ends_turns)
    while finger.table.curtain is not None:
        finger.lift_curtain()
    finger.play(finger.table.session.state.moves()[0])
    assert finger.table.session.held == 0
    return finger


def check_of(finger: Any) -> Any:
    return finger.find("IconButton", icon="check")[0]


def test_the_turn_of_a_person_among_bots_ends_by_itself(sit: Any, hasten: Hasten) -> None:
    finger = held_turn(sit)
    hasten()
    finger.until(lambda: len(finger.table.session.log) > 1, most=1_000_000)
    assert finger.table.time_left == 0


def test_a_ring_around_the_button_tells_how_much_time_is_left(sit: Any) -> None:
    finger = held_turn(sit)
    assert check_of(finger).left == finger.table.time_left > 0.9


def test_what_was_taken_back_is_not_ended(sit: Any, hasten: Hasten) -> None:
    finger = held_turn(sit)
    finger.table.undo()
    hasten()
    wait(finger)
    assert finger.table.time_left == 0
    assert finger.table.session.log == []


def test_who_wants_to_end_turns_himself_can(sit: Any, hasten: Hasten) -> None:
    finger = held_turn(sit, ends_turns=False)
    hasten()
    wait(finger)
    assert finger.table.session.held == 0
    assert check_of(finger).left == 0


def test_where_several_people_sit_everybody_ends_his_turn_himself(sit: Any, hasten: Hasten) -> None:
    finger = held_turn(sit, "ppb")
    hasten()
    wait(finger)
    assert finger.table.session.held == 0


def test_nothing_ends_while_somebody_reads(sit: Any, hasten: Hasten) -> None:
    finger = held_turn(sit)
    finger.press("l")
    hasten()
    wait(finger)
    assert finger.table.session.held == 0
    finger.press("l")
    finger.until(lambda: finger.table.session.held is None, most=1_000_000)


def test_nothing_ends_while_a_finger_is_on_the_board(sit: Any, hasten: Hasten) -> None:
    finger = held_turn(sit)
    touch = finger.down(*tap_point(finger.table.board, ("supply",)))
    hasten()
    wait(finger)
    assert finger.table.session.held == 0
    finger.drag(touch, 0, 0)
    finger.up(touch)
    finger.until(lambda: finger.table.session.held is None, most=1_000_000)


def test_nothing_ends_behind_another_screen(sit: Any, hasten: Hasten) -> None:
    finger = held_turn(sit)
    finger.app.show("settings")
    hasten()
    wait(finger)
    assert finger.table.session.held == 0


def test_a_device_that_was_away_gives_time_to_think_again(show: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(end_turn_timer, "PATIENCE", 3.0)
    ended: list[bool] = []
    timer = EndTurnTimer(lambda: True, lambda: ended.append(True))
    timer.start()
    timer.tick(600.0)
    assert timer.left > 0.5
    while timer.left:
        assert ended == []
        timer.tick(0.2)
    assert ended == [True]
