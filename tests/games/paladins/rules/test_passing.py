"""Passing: the workers on the board leave, three in hand may be kept before the last round, and the player is out."""

from itertools import combinations
from typing import Any

import pytest

from kingdoms.games.paladins.board import ROUNDS
from kingdoms.games.paladins.events import Passed, RoundEnded, WorkersGained, WorkersKept
from kingdoms.games.paladins.moves import Act, ChoosePaladin, Keep, Pass
from tests.games.paladins.printed import ATTACK, CONSPIRE, HUNT, LETTERS, TRADE, workers
from tests.games.paladins.table import NOBODY, hand, offered, play, skip_to, table, told


def test_all_workers_leave_the_players_board() -> None:
    standing = {HUNT: "LS", TRADE: "L", ATTACK: "SXF"}
    state = table(3).player(0, hand="L", standing=standing, workshops={ATTACK: 0}).turn()
    events = state.play(Pass())
    assert told(events, Passed) == [Passed(0)]
    assert state.standing[0] == [NOBODY] * 12


def test_workshops_stay_after_passing() -> None:
    state = table(3).player(0, workshops={ATTACK: 2}).turn()
    state.play(Pass())
    assert state.workshops[0] == (0, 0, 0, 0, 2, 0)


def test_rivals_keep_their_workers_on_their_boards() -> None:
    state = table(3).player(1, standing={HUNT: "L"}).turn()
    state.play(Pass())
    assert state.standing[1][HUNT] == workers("L")


@pytest.mark.parametrize("letters", ["", "L", "LS", "SMX"])
def test_up_to_three_workers_are_kept_unasked(letters: str) -> None:
    state = table(3).player(0, hand=letters or "L").turn()
    state.play(Pass())
    assert hand(state) == (letters or "L")
    assert state.seat == 1


@pytest.mark.parametrize("letters", ["LSMF", "LLSX", "SSSSF", "LSMFCX", "XXXXX"])
def test_with_more_than_three_the_player_chooses_which_three(letters: str) -> None:
    state = table(3).player(0, hand=letters).turn()
    first = state.play(Pass())
    expected = {workers("".join(kept)) for kept in combinations(letters, 3)}
    if len(expected) == 1:
        assert told(first, WorkersKept) == [WorkersKept(0, expected.pop())]
        return
    assert {move.workers for move in offered(state, Keep)} == expected
    assert len(state.moves()) == len(expected)
    kept = state.moves()[-1].workers
    events = state.play(Keep(kept))
    assert told(events, WorkersKept) == [WorkersKept(0, kept)]
    assert tuple(state.hands[0]) == kept
    assert state.seat == 1


def test_no_fewer_than_three_can_be_chosen() -> None:
    state = table(3).player(0, hand="LSMF").turn()
    state.play(Pass())
    assert {sum(move.workers) for move in state.moves()} == {3}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_the_last_round_nobody_is_asked_which_workers_to_keep(seats: int) -> None:
    state = table(seats, ROUNDS).player(0, hand="LSMFCX").turn()
    events = state.play(Pass())
    assert not told(events, WorkersKept)
    assert state.seat == (1 if seats > 1 else None)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_game_under_the_first_rules_still_asks_in_the_last_round(seats: int) -> None:
    state = table(seats, ROUNDS).player(0, hand="LSMFCX").turn()
    state.rules = 1
    state.play(Pass())
    assert (state.seat, len(offered(state, Keep))) == (0, len(list(combinations(LETTERS, 3))))


def test_workers_left_at_the_end_change_no_score() -> None:
    state = table(2, ROUNDS).player(0, hand="LSMFCX").turn()
    few = state.copy()
    few.hands[0] = list(workers("L"))
    assert (state.scores(), state.ranking()) == (few.scores(), few.ranking())


def test_kept_workers_are_there_in_the_next_round() -> None:
    state = table(2).player(0, hand="SMX").turn()
    play(state, Pass(), Pass())
    assert state.round == 2
    assert hand(state) == "SMX"
    while offered(state, ChoosePaladin):
        events = state.play(state.moves()[0])
    gained = told(events, WorkersGained)
    assert sum(state.hands[0]) == 3 + sum(gained[0].workers) == 5


def test_workers_on_the_board_are_not_kept_when_the_hand_is_empty() -> None:
    state = table(2).player(0, hand="L").turn()
    play(state, Act(HUNT, workers("L")), Pass())
    assert state.round == 2
    assert (sum(state.hands[0]), state.standing[0]) == (0, [NOBODY] * 12)


def test_passing_early_with_workers_in_hand_is_allowed() -> None:
    state = table(2).player(0, hand="LLL").turn()
    assert Pass() in state.moves()
    state.play(Pass())
    assert state.seat == 1
    events = state.play(Act(HUNT, workers("L")))
    assert [event.round for event in told(events, RoundEnded)] == [1]
    assert hand(state) == "LLL"


def test_the_round_continues_for_the_others() -> None:
    state = table(3).player(1, hand="LLL").player(2, hand="LL").turn()
    order = []
    state.play(Pass())
    for _turn in range(5):
        order.append(state.seat)
        action = next(move for move in offered(state, Act) if move.action in (HUNT, TRADE, CONSPIRE))
        state.play(action)
        if state.round > 1:
            break
    assert order[:4] == [1, 2, 1, 2]


def test_workers_on_favours_stay_when_their_owner_passes() -> None:
    state = table(3, 3).player(0, hand="L").favours(8).on_favours(2).turn()
    state.play(Pass())
    assert state.favour_workers[0] == 2


def test_the_moves_for_keeping_workers_are_in_a_stable_order() -> None:
    def asked_keep() -> Any:
        state = table(3).player(0, hand="LSMFCX").turn()
        state.play(Pass())
        return state.moves()

    assert asked_keep() == asked_keep()
    assert len(asked_keep()) == len(list(combinations(LETTERS, 3)))


def test_a_seat_that_has_passed_stays_out_until_the_round_is_over() -> None:
    state = table(2).player(0, hand="LL").player(1, hand="LLL").turn()
    state.play(Pass())
    play(state, Act(HUNT, workers("L")), Act(TRADE, workers("L")))
    assert (state.seat, state.passed) == (1, 1)
    state.play(Pass())
    assert (state.round, state.passed) == (2, 0)
    skip_to(state, 0)
    assert state.seat == 0
