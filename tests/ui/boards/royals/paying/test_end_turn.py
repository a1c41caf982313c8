"""The Royals board: no turn ends by accident while a payment is proposed, and a hand stays open until the turn ends."""

import random
from collections import Counter
from functools import partial
from itertools import takewhile
from types import SimpleNamespace
from typing import Any

import pytest

from kingdoms.core.log import Decision
from kingdoms.core.session import Session
from kingdoms.core.state import Move
from kingdoms.games.royals import GAME
from kingdoms.games.royals.events import DrewHidden, DrewIntrigue, TookOpen, TurnBegan, TurnEnded
from kingdoms.games.royals.moves import EndTurn, TakeHidden, TakeIntrigue, TakeOpen
from kingdoms.games.royals.state import NONE
from kingdoms.ui.board.sight import END, SKIP, TURN_UP, UNDO
from kingdoms.ui.boards.royals.card_picking import PAY
from kingdoms.ui.boards.royals.draws import has_drawn_unseen
from kingdoms.ui.widgets import Sheet
from kingdoms.ui.widgets.popover import Popover
from tests.ui.boards.royals.positions import (
    has_only_one_payment,
    paid_in_one_way,
    pays_in_many_ways,
    pays_intrigue,
    plays,
    session_where,
)  # fmt: skip
from tests.ui.positions import new_session

FORMS = [(360, 640), (640, 360), (800, 1280), (1280, 800)]


def proposing(sit: Any, size: tuple[int, int]) -> Any:
    """A table at which a position has been tapped, so that its only payment is proposed."""
    session = session_where(has_only_one_payment)
    finger = sit(session, size)
    finger.tap_thing(("position", paid_in_one_way(session.state)[0].position))
    assert finger.table.board.picking.proposed is not None
    return finger


@pytest.mark.parametrize("size", FORMS)
def test_the_first_tap_returns_the_proposed_cards_and_says_so_and_the_second_ends_the_turn(
    sit: Any, size: tuple[int, int]
) -> None:
    finger = proposing(sit, size)
    session, board = finger.table.session, finger.table.board
    before = len(session.log)
    finger.tap_thing(SKIP)
    assert len(session.log) == before
    assert board.picking.picked == ()
    assert PAY not in board.hits
    assert "Your cards are back in your hand. Tap again to end your turn." in finger.table.prompt
    finger.tap_thing(SKIP)
    assert session.log[before].move == EndTurn()


@pytest.mark.parametrize("size", FORMS)
@pytest.mark.parametrize("is_wanted", [pays_in_many_ways, pays_intrigue])
def test_the_button_also_returns_cards_that_can_be_swapped_before_it_ends_the_turn(
    sit: Any, size: tuple[int, int], is_wanted: Any
) -> None:
    finger = sit(session_where(is_wanted), size)
    session, board = finger.table.session, finger.table.board
    places = board.places[SKIP].rect
    finger.tap_thing(SKIP)
    assert plays(session.state)
    assert board.picking.picked == ()
    assert PAY not in board.hits
    assert board.places[SKIP].rect == places
    assert "Your cards are back in your hand. Tap again to end your turn." in finger.table.prompt
    before = len(session.log)
    finger.tap_thing(SKIP)
    assert session.log[before].move == EndTurn()


def test_the_warning_is_gone_once_a_position_is_proposed_again(sit: Any) -> None:
    finger = proposing(sit, (1280, 800))
    board, move = finger.table.board, finger.table.board.picking.proposed
    finger.tap_thing(SKIP)
    finger.tap_thing(("position", move.position))
    finger.tap_thing(board.picking.picked[0])
    assert board.picking.picked == ()
    assert "Tap again" not in finger.table.prompt


def test_the_turn_ends_at_once_if_nothing_is_chosen(sit: Any) -> None:
    session = session_where(plays)
    finger, before = sit(session), len(session.log)
    finger.tap_thing(SKIP)
    assert session.log[before].move == EndTurn()


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (600, 960), (960, 600)])
def test_the_button_also_pays_on_the_page_without_the_map(sit: Any, size: tuple[int, int]) -> None:
    finger = proposing(sit, size)
    session, board = finger.table.session, finger.table.board
    move, before = board.picking.proposed, len(session.log)
    board.turn_to("tiles")
    finger.frames(3)
    assert board.framing.map is None
    finger.tap_thing(PAY)
    assert session.log[before].move == move
    assert board.framing.map is not None


def before_a_last_payment() -> tuple[Session, Move]:
    """A session with two people, and a hidden decision after which a player with secrets can only end the turn."""
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


def test_a_hand_stays_open_until_the_turn_ends(sit: Any) -> None:
    session, move = before_a_last_payment()
    finger, owner = sit(session), session.state.seat
    finger.tap_thing(TURN_UP)
    finger.play(move)
    finger.until(lambda: finger.table.end_button.is_done)
    finger.frames(3)
    assert (session.held, finger.table.viewer) == (owner, owner)
    assert not finger.table.sight.is_face_down
    finger.press("e")
    finger.frames(3)
    assert finger.table.viewer != owner
    assert finger.table.sight.is_face_down


def before_the_last_cards(players: str = "pp") -> tuple[Session, Move]:
    """A session, and a person's draw or payment after which they can do nothing else and something is revealed."""
    for seed in range(40):
        session, rng = new_session(players, seed, GAME), random.Random(seed)
        while not session.is_over:
            for move in [move for move in session.state.moves() if isinstance(move, GAME.confirmed)]:
                after, seat = session.state.copy(), session.state.seat
                events = after.play(move)
                if seat in session.persons and after.seat != seat and any(_reveals(event) for event in events):
                    return session, move
            session.play(rng.choice(GAME.bot.sensible(session.state, session.state.moves())))
            session.end_turn()
    raise LookupError("nobody pays with their last cards")


def _reveals(event: Any) -> bool:
    return bool(getattr(event, "reveals", False))


@pytest.mark.parametrize("players", ["pp", "ppb"])
def test_a_payment_that_leaves_nothing_to_do_does_not_end_the_turn(players: str) -> None:
    session, move = before_the_last_cards(players)
    payer, decisions = session.state.seat, len(session.log)
    for _again in range(2):
        session.play(move)
        assert (session.held, session.actor) == (payer, payer)
        assert session.can_undo()
        session.undo()
    session.redo()
    assert session.held == payer
    told = session.end_turn()
    assert TurnEnded(payer) in told
    assert session.actor != payer
    assert len(session.log) == decisions + 1
    assert session.log[-1].events[-len(told) :] == told
    again = new_session(players, session.seed, GAME)
    again.replay(session.moves)
    assert again.state.to_json() == session.state.to_json()


def after_a_last_draw() -> Session:
    """A session with two people, one of whom can only end the turn, after drawing a card that nobody else knows."""
    for seed in range(40):
        session, rng = new_session("pp", seed, GAME), random.Random(seed)
        while not session.is_over:
            session.play(rng.choice(GAME.bot.sensible(session.state, session.state.moves())))
            if session.held is not None and isinstance(session.log[-1].move, TakeHidden | TakeIntrigue):
                return session
            session.end_turn()
    raise LookupError("every draw allows something")


def test_a_hidden_card_is_seen_before_the_turn_passes_and_one_tap_ends_the_turn(sit: Any) -> None:
    session = after_a_last_draw()
    drawer = session.held
    finger = sit(session, (800, 1280))
    finger.frames(3)
    assert session.actor == finger.table.viewer == drawer
    assert finger.table.prompt.endswith(": look at your cards or end your turn")
    finger.tap_thing(TURN_UP)
    assert not finger.table.sight.is_face_down
    assert finger.table.prompt.endswith(": end your turn")
    finger.tap_thing(END)
    assert session.actor != drawer


def before_an_open_card_after_an_intrigue_card(players: str) -> tuple[Session, Move]:
    """A session in which the first seat has drawn an intrigue card, and a move that makes the second seat next."""
    for seed in range(60):
        session, rng = new_session(players, seed, GAME), random.Random(seed)
        while not session.is_over:
            state = session.state
            if state.seat == 0 and session.log and isinstance(session.log[-1].move, TakeIntrigue):
                for move in [move for move in state.moves() if isinstance(move, TakeOpen)]:
                    after = state.copy()
                    after.play(move)
                    if after.seat == 1:
                        return session, move
            session.play(rng.choice(GAME.bot.sensible(state, state.moves())))
            session.end_turn()
    raise LookupError("nobody draws an intrigue card first")


def test_at_a_shared_table_an_intrigue_card_drawn_before_the_last_card_can_be_looked_at_before_a_bot_plays(
    sit: Any,
) -> None:
    session, move = before_an_open_card_after_an_intrigue_card("pbp")
    finger = sit(session, (1280, 800))
    assert finger.table.sight.is_face_down
    finger.play(move)
    finger.until(lambda: finger.table.end_button.is_done)
    assert (session.held, finger.table.viewer) == (0, 0)
    finger.tap_thing(TURN_UP)
    assert not finger.table.sight.is_face_down
    finger.tap_thing(END)
    assert session.actor != 0


def test_a_person_playing_alone_has_seen_an_intrigue_card_drawn_before_the_last_card() -> None:
    session, move = before_an_open_card_after_an_intrigue_card("pbb")
    session.play(move)
    assert session.held is None


@pytest.mark.parametrize("size", FORMS)
def test_the_prompt_over_a_face_down_hand_offers_whatever_can_be_tapped(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(lambda state: plays(state) and not state.decides_openly(), "ppp"), size)
    assert {TURN_UP, SKIP} <= set(finger.table.board.hits)
    assert finger.table.prompt == "Anna: look at your cards or end your turn"
    finger.tap_thing(TURN_UP)
    assert finger.table.prompt == "Anna: occupy a position or end your turn"


def test_a_turn_that_its_owner_has_ended_is_not_held() -> None:
    session, rng, ended = new_session("pp", 3, GAME), random.Random(3), 0
    while not session.is_over:
        move = rng.choice(GAME.bot.sensible(session.state, session.state.moves()))
        session.play(move)
        if isinstance(move, EndTurn):
            ended += 1
            assert session.held is None
        session.end_turn()
    assert ended


def test_the_last_payment_of_somebody_who_plays_alone_ends_the_turn() -> None:
    session, move = before_the_last_cards("pb")
    session.play(move)
    assert session.held is None
    assert session.state.seat != session.log[-1].seat


def _is_open_decision_of(seat: int, decision: Decision) -> bool:
    return decision.seat == seat and decision.was_open


def test_a_turn_is_held_only_if_it_can_be_undone_and_a_person_is_next_or_a_hidden_card_was_drawn() -> None:
    held: Counter[str] = Counter()
    for seed in range(3):
        session, rng = new_session("ppb", seed, GAME), random.Random(seed)
        while not session.is_over:
            mover = session.state.seat
            session.play(rng.choice(GAME.bot.sensible(session.state, session.state.moves())))
            if session.held is not None:
                unseen = takewhile(partial(_is_open_decision_of, mover), reversed(session.log))
                has_drawn_hidden = any(
                    isinstance(event, GAME.shown) for decision in unseen for event in decision.events
                )
                was_undoable = session.can_undo()
                session.end_turn()
                is_for_a_person = session.actor in session.persons and session.actor != mover
                assert has_drawn_hidden or (was_undoable and is_for_a_person)
                held["drawn" if has_drawn_hidden else "undoable"] += 1
            elif mover in session.persons and session.actor not in (mover, None):
                held["passed on"] += 1
    assert all(held[case] for case in ("drawn", "undoable", "passed on"))


def test_no_button_replaces_the_one_that_ends_the_turn_before_the_last_payment_has_been_seen(sit: Any) -> None:
    session, move = before_the_last_cards("pb")
    table = sit(session, speed="normal").table
    table.course.play(move)
    assert session.is_bots_turn
    assert table.board.buttons.step == ""


def test_back_leads_from_the_page_with_the_titles_to_the_map_and_only_then_to_the_menu(sit: Any) -> None:
    finger = sit(session_where(plays))
    board = finger.table.board
    board.turn_to("tiles")
    finger.press("escape")
    assert board.framing.map is not None
    assert Sheet.topmost() is None
    finger.press("escape")
    assert Sheet.topmost() is not None


def test_a_bot_that_takes_over_ends_the_turn_that_was_waiting() -> None:
    session, move = before_the_last_cards()
    payer, decisions = session.state.seat, len(session.log)
    session.play(move)
    session.let_play(payer, "squire")
    assert session.is_bots_turn
    session.play(EndTurn())
    assert session.actor != payer
    assert len(session.log) == decisions + 1


def test_after_the_last_payment_it_can_be_undone_or_the_turn_ended(sit: Any) -> None:
    session, move = before_the_last_cards()
    finger, payer = sit(session, (800, 1280)), session.state.seat
    finger.play(move)
    finger.until(lambda: finger.table.end_button.is_done)
    finger.frames(3)
    assert {UNDO, END} <= set(finger.table.board.hits)
    assert finger.table.prompt.endswith(": end your turn or undo")
    finger.tap_thing(UNDO)
    assert session.state.seat == payer
    assert session.held is None
    finger.play(move)
    finger.until(lambda: finger.table.end_button.is_done)
    finger.frames(3)
    finger.tap_thing(END)
    finger.until(lambda: session.actor != payer and finger.table.viewer == session.actor)
    assert len(session.state.display) == 3


def test_while_the_turn_waits_to_be_ended_a_position_says_why_it_cannot_be_taken(sit: Any) -> None:
    session, move = before_the_last_cards()
    finger, payer = sit(session, (800, 1280)), session.state.seat
    finger.play(move)
    finger.until(lambda: finger.table.end_button.is_done)
    finger.frames(3)
    free = next(n for n, holder in enumerate(session.state.holders) if holder == NONE)
    reason = GAME.words.why_not(session.state.view(payer), ("position", free))
    assert "You still need" in reason
    finger.tap_thing(("position", free))
    assert finger.find(Popover)[0].why_not == reason


@pytest.mark.parametrize("move", [TakeHidden(), TakeIntrigue()])
def test_whoever_plays_alone_can_read_a_card_drawn_last_before_the_turn_ends(move: Move) -> None:
    session = session_where(lambda state: move in state.moves() and state.after(move).seat != state.seat)
    session.play(move)
    assert session.held == session.actor == 0
    session.end_turn()
    assert session.actor != 0
    assert any(isinstance(event, TurnEnded) for event in session.log[-1].events)


def draws_intrigue_last(state: Any) -> bool:
    """Whether an intrigue card follows by itself from a country card, with nothing left to do after it."""
    after = [(state.copy(), move) for move in state.moves() if isinstance(move, TakeOpen)]
    return any(DrewIntrigue(state.seat) in copy.play(move) and copy.seat != state.seat for copy, move in after)


@pytest.mark.parametrize("players", ["ppb", "pbb"])
def test_an_intrigue_card_that_follows_from_a_country_card_can_be_seen_before_the_turn_ends(players: str) -> None:
    session = session_where(draws_intrigue_last, players)
    drawer = session.state.seat
    session.play(next(move for move in session.state.moves() if isinstance(move, TakeOpen)))
    assert session.held == session.actor == drawer


@pytest.mark.parametrize("size", FORMS)
def test_a_face_down_hand_with_a_new_card_glows_rather_than_the_button(sit: Any, size: tuple[int, int]) -> None:
    move = TakeIntrigue()
    session = session_where(lambda state: move in state.moves() and state.after(move).seat != state.seat, "pp")
    session.play(move)
    board = sit(session, size).table.board
    assert board.sight.is_face_down
    assert board.is_modest(END)
    assert not board.is_modest(TURN_UP)


@pytest.mark.parametrize(
    ("turn", "is_new"),
    [([TookOpen(0, 1)], False), ([DrewHidden(0), TookOpen(0, 1)], True), ([DrewIntrigue(0)], True)],
)
def test_only_hidden_cards_of_this_turn_are_new(turn: list[Any], is_new: bool) -> None:
    past = [TurnBegan(1), DrewHidden(1), TurnBegan(0), *turn]
    assert has_drawn_unseen(SimpleNamespace(past=past)) == is_new
