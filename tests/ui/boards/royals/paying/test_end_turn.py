"""The board of Royals: ending a turn is no trap while a payment is proposed, and the hand stays open until then."""

import random
from typing import Any

import pytest

from kingdoms.core.game import Move
from kingdoms.core.session import Session
from kingdoms.games.royals import GAME
from kingdoms.games.royals.moves import EndTurn, Occupy
from kingdoms.games.royals.rules.occupying import only_payment
from kingdoms.ui.board.sight import LOOK, SKIP
from kingdoms.ui.boards.royals.card_picking import PAY
from tests.ui.boards.royals.paying.test_payment import has_only_one_payment
from tests.ui.boards.royals.positions import plays, session_where
from tests.ui.positions import new_session

FORMS = [(360, 640), (640, 360), (800, 1280), (1280, 800)]


def proposing(sit: Any, size: tuple[int, int]) -> Any:
    """Somebody who has tapped a position, so that its only payment is proposed."""
    session = session_where(has_only_one_payment)
    finger = sit(session, size)
    occupied = (move for move in session.state.moves() if isinstance(move, Occupy))
    position = next(move.position for move in occupied if only_payment(session.state, 0, move.position))
    finger.tap_thing(("position", position))
    assert finger.table.board.picking.proposed is not None
    return finger


@pytest.mark.parametrize("size", FORMS)
def test_the_first_tap_puts_the_payment_back_and_says_so_and_the_second_ends_the_turn(
    sit: Any, size: tuple[int, int]
) -> None:
    finger = proposing(sit, size)
    session, board = finger.table.session, finger.table.board
    before = len(session.log)
    finger.tap_thing(SKIP)
    assert len(session.log) == before
    assert board.picking.picked == ()
    assert PAY not in board.regions
    assert "Tap once more to end the turn" in finger.table.prompt
    finger.tap_thing(SKIP)
    assert session.log[before].move == EndTurn()


def test_what_was_put_back_is_forgotten_once_a_position_is_proposed_again(sit: Any) -> None:
    finger = proposing(sit, (1280, 800))
    board, move = finger.table.board, finger.table.board.picking.proposed
    finger.tap_thing(SKIP)
    finger.tap_thing(("position", move.position))
    finger.tap_thing(board.picking.picked[0])
    assert board.picking.picked == ()
    assert "once more" not in finger.table.prompt


def test_the_turn_ends_at_once_while_nothing_is_chosen(sit: Any) -> None:
    session = session_where(plays)
    finger, before = sit(session), len(session.log)
    finger.tap_thing(SKIP)
    assert session.log[before].move == EndTurn()


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (600, 960), (960, 600)])
def test_the_button_pays_on_the_page_without_the_map_as_well(sit: Any, size: tuple[int, int]) -> None:
    finger = proposing(sit, size)
    session, board = finger.table.session, finger.table.board
    move, before = board.picking.proposed, len(session.log)
    board.turn_to("tiles")
    finger.frames(3)
    assert board.map is None
    finger.tap_thing(PAY)
    assert session.log[before].move == move
    assert board.map is not None


def before_a_last_payment() -> tuple[Session, Move]:
    """Two people, one of whom is about to make a move after which there is nothing left but to end the turn."""
    for seed in range(40):
        session, rng = new_session("pp", seed, GAME), random.Random(seed)
        while not session.is_over:
            was_open = session.state.decides_openly()
            session.play(rng.choice(GAME.bot.sensible(session.state, session.state.moves())))
            if session.held is not None and not was_open and session.state.has_secrets(session.held):
                move = session.log[-1].move
                session.undo()
                return session, move
            session.end_turn()
    raise LookupError("every turn goes on by itself")


def test_a_hand_stays_open_until_the_turn_is_ended(sit: Any) -> None:
    session, move = before_a_last_payment()
    finger, owner = sit(session), session.state.seat
    finger.tap_thing(LOOK)
    finger.play(move)
    finger.until(lambda: finger.table.is_done)
    finger.frames(3)
    assert (session.held, finger.table.viewer) == (owner, owner)
    assert not finger.table.sight.is_face_down
    finger.press("e")
    finger.frames(3)
    assert finger.table.viewer != owner
    assert finger.table.sight.is_face_down
