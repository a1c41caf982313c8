"""The table's bar and prompt: as long as something waits to be seen, they tell nothing of what comes after it."""

from typing import Any

import pytest

from kingdoms.core.session import Session
from kingdoms.games.kingsburg import GAME
from kingdoms.ui.sight import SKIP
from tests.ui.kingsburg_positions import session_where


def is_last_to_recruit(state: Any) -> bool:
    return state.agenda[-1][0] == "recruit" and sum(step[0] == "recruit" for step in state.agenda) == 1


def before_winter(players: str = "pbbb") -> Session:
    """Winter comes when the person recruits or lets it be, and the next year right after it."""
    return session_where(is_last_to_recruit, players)


def let_winter_come(finger: Any) -> None:
    finger.tap_thing(SKIP)
    finger.frames(3)
    assert finger.table.board.pieces.is_waiting


def tells_of_now(finger: Any) -> bool:
    """Whether the bar names the place where the game is."""
    return GAME.words.place(finger.table.session.state) in finger.table.bar_title


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_while_winter_is_in_sight_nothing_tells_of_the_year_after_it(sit: Any, speed: str) -> None:
    session = before_winter()
    finger = sit(session, speed=speed)
    table, before = finger.table, finger.table.bar_title
    finger.tap_thing(SKIP)
    finger.until(lambda: table.board.pieces.is_waiting, most=500_000)
    assert not tells_of_now(finger)
    assert table.bar_title == before
    assert table.prompt == table.board.caption
    assert table.news == ""
    finger.put_away()
    finger.until(lambda: not table.board.pieces.is_moving, most=500_000)
    assert tells_of_now(finger)
    assert session.names[session.actor] in table.prompt
    assert table.news


def test_the_year_before_is_told_in_another_language_too(sit: Any) -> None:
    finger = sit(before_winter())
    let_winter_come(finger)
    finger.app.set("language", "hu")
    finger.frames(2)
    assert not tells_of_now(finger)
    assert finger.table.prompt == finger.table.board.caption


def test_the_year_before_is_still_told_when_one_comes_back_to_winter(sit: Any) -> None:
    session = before_winter()
    finger = sit(session)
    before = finger.table.bar_title
    let_winter_come(finger)
    finger.app.show("home")
    finger.app.show("table", session=session)
    finger.frames(2)
    assert finger.table.board.pieces.is_waiting
    assert finger.table.bar_title == before


def test_the_year_before_is_still_told_when_the_app_was_taken_away_from_several_people(sit: Any) -> None:
    finger = sit(before_winter("ppbb"))
    while finger.table.curtain is not None:
        finger.lift_curtain()
    before = finger.table.bar_title
    let_winter_come(finger)
    finger.table.on_pause()
    assert finger.table.bar_title == before
