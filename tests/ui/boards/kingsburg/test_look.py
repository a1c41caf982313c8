"""The board of Kingsburg: whoever looks at the enemy sees it, at once or behind the curtain, and nobody else does."""

from typing import Any

import pytest

from kingdoms.core.session import Session
from kingdoms.games.kingsburg.board import GENERAL, QUEEN
from kingdoms.games.kingsburg.moves import EnemyTurned, Looked
from kingdoms.games.kingsburg.state import HIDDEN
from kingdoms.ui.board.sight import CLOSE, LOOK
from kingdoms.ui.boards.kingsburg.enemy import ENEMY
from kingdoms.ui.boards.kingsburg.sheets.winter import TURNED
from tests.ui.boards.kingsburg.positions import session_where
from tests.ui.conftest import DESKTOP, PHONE


def _looking(state: Any) -> list[Any]:
    """The moves with which the first seat looks at the enemy before winter."""
    has_dice_there = any(placed.seat == 0 and placed.advisor in (GENERAL, QUEEN) for placed in state.placements)
    if not has_dice_there or state.looked & 1:
        return []
    return [move for move in state.moves() if _is_look(state.copy().play(move))]


def _is_look(events: Any) -> bool:
    return Looked(0) in events and not any(isinstance(event, EnemyTurned) for event in events)


def _is_about_to_look(state: Any) -> bool:
    return bool(_looking(state))


def _look(finger: Any, session: Session) -> None:
    if finger.table.curtain is not None:
        finger.lift_curtain()
    finger.table.play(_looking(session.state)[0])
    finger.frames(3)


@pytest.mark.parametrize("size", [PHONE, (640, 360), DESKTOP])
@pytest.mark.parametrize("speed", ["off", "normal"])
def test_whoever_looks_at_the_enemy_sees_its_face_until_it_is_put_away(
    sit: Any, size: tuple[int, int], speed: str
) -> None:
    session = session_where(_is_about_to_look, "pbbb")
    finger = sit(session, size, speed=speed)
    board = finger.table.board
    _look(finger, session)
    board.pieces.hurry()
    assert board.opened == ENEMY
    assert board.pieces.is_waiting
    assert board.sight.view.enemies[session.state.year - 1] != HIDDEN
    assert not board.is_in_the_air(TURNED)
    finger.tap_thing(CLOSE)
    finger.frames(3)
    assert board.opened != ENEMY


def test_of_several_people_whoever_looks_sees_the_enemy_once_they_tap_it(sit: Any) -> None:
    session = session_where(_is_about_to_look, "pppp")
    finger = sit(session)
    board = finger.table.board
    _look(finger, session)
    assert board.opened is None
    assert board.sight.view.enemies[session.state.year - 1] == HIDDEN
    assert finger.table.curtain is None
    assert session.actor == 0
    finger.tap_thing(LOOK)
    finger.frames(3)
    assert board.sight.view.enemies[session.state.year - 1] != HIDDEN
