"""Workers and slots: colours, criminals, workshops, closed actions; each distinct set of workers is offered once."""

from itertools import product
from typing import Any

import pytest

from kingdoms.games.paladins.moves import Act, Develop, Pass
from kingdoms.games.paladins.rules.workers import thriftiest
from tests.games.paladins.printed import (
    ABSOLVE,
    ACTION_NAMES,
    ACTIONS,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HUNT,
    LETTERS,
    PRAY,
    RECRUIT,
    TRADE,
    fits,
    workers,
)
from tests.games.paladins.table import hand, offered, open_actions, play, skip_to, table

RICH = {"silver": 20, "provisions": 20, "levels": (8, 8, 8)}
HANDS = ["LSMFCX", "XXX", "LLL", "SSC", "FFCC", "MMSSX", "CCMMLL", "LX", "F", "X", "SMFCLLSMFC", "CFXSL"]


def rich(letters: str, **what: Any) -> Any:
    """Seat 0 can pay for everything and has every level it needs."""
    return table().player(0, hand=letters, **{**RICH, **what}).turn()


def lots(state: Any, action: int) -> set[tuple[int, ...]]:
    return {move.workers for move in offered(state, Act) if move.action == action}


def expected(slots: str, letters: str) -> set[tuple[int, ...]]:
    """Every set of workers in a hand that fills the slots, found by trying them all."""
    held = workers(letters)
    return {
        lot for lot in product(*(range(count + 1) for count in held)) if sum(lot) == len(slots) and fits(slots, lot)
    }


@pytest.mark.parametrize("letters", HANDS)
@pytest.mark.parametrize("action", range(12), ids=ACTION_NAMES)
def test_every_set_that_fits_is_offered_once(action: int, letters: str) -> None:
    state = rich(letters, standing={CONSPIRE: "L"} if action == PRAY else {})
    slots = ACTIONS[action].slots
    wanted = expected(slots, letters)
    if action in (RECRUIT, HUNT, TRADE):
        wanted |= expected(slots[:1], letters)
    assert lots(state, action) == wanted
    moves = offered(state, Act)
    assert len(set(moves)) == len(moves)


@pytest.mark.parametrize("shops", [1, 2])
@pytest.mark.parametrize("action", range(6, 12), ids=ACTION_NAMES[6:])
def test_a_workshop_counts_as_the_right_worker(action: int, shops: int) -> None:
    """Workshops cover the first slot, then the second; the rest must still be filled."""
    for letters in HANDS:
        state = rich(letters, workshops={action: shops})
        assert lots(state, action) == expected(ACTIONS[action].slots[shops:], letters)


def test_the_rulebooks_example_of_fortify() -> None:
    """Fortify takes a merchant, anyone and a scout; criminals can replace the merchant, the scout or both."""
    assert lots(rich("MLS"), FORTIFY) == {workers("MLS")}
    assert lots(rich("XLS"), FORTIFY) == {workers("XLS")}
    assert lots(rich("MLX"), FORTIFY) == {workers("MLX")}
    assert lots(rich("XLX"), FORTIFY) == {workers("XLX")}
    assert lots(rich("LLS"), FORTIFY) == set()
    assert lots(rich("MLL"), FORTIFY) == set()


def test_anyone_fits_a_clear_slot_but_only_its_colour_a_coloured_one() -> None:
    for letter in LETTERS:
        assert lots(rich(letter), CONSPIRE) == {workers(letter)}
        state = rich(letter, standing={HUNT: "L"})
        assert lots(state, PRAY) == ({workers(letter)} if letter in "CX" else set())


@pytest.mark.parametrize(
    ("action", "standing", "shops"),
    [(DEVELOP, "LL", 0), (TRADE, "L", 0), (CONSPIRE, "C", 0), (COMMISSION, "C", 2), (GARRISON, "LX", 1)],
)
def test_an_action_is_closed_while_any_worker_is_on_it(action: int, standing: str, shops: int) -> None:
    all_kinds = "LSMFCXXX"
    assert action in open_actions(rich(all_kinds, workshops={action: shops}))
    assert action not in open_actions(rich(all_kinds, workshops={action: shops}, standing={action: standing}))


def test_a_second_worker_cannot_be_added_later() -> None:
    """For Recruit, Hunt and Trade, one or two workers are chosen in a single action."""
    for action, second in ((RECRUIT, "F"), (HUNT, "S"), (TRADE, "M")):
        state = rich(second * 2, standing={action: "L"})
        assert action not in open_actions(state)


def test_workers_go_from_the_hand_to_the_action() -> None:
    state = rich("LSMFCX")
    state.play(Act(HUNT, workers("LS")))
    assert hand(state) == "MFCX"
    assert state.standing[0][HUNT] == workers("LS")
    assert HUNT not in open_actions(skipped(state))


def skipped(state: Any) -> Any:
    skip_to(state)
    return state


def test_other_players_workers_do_not_close_a_players_own_actions() -> None:
    state = table().player(0, hand="LL").player(1, standing={HUNT: "L", TRADE: "LM", CONSPIRE: "C"}).turn()
    assert {HUNT, TRADE, CONSPIRE} <= open_actions(state)


def test_passing_is_always_a_move() -> None:
    for letters in HANDS:
        assert Pass() in rich(letters).moves()


def test_a_seat_without_workers_passes_unasked() -> None:
    state = table(2).player(0, hand="L").player(1, hand="LLL").turn()
    play(state, Act(HUNT, workers("L")), Act(HUNT, workers("L")))
    assert state.passed == 1
    assert state.seat == 1


# Developing onto workers


def test_developing_onto_a_worker_returns_it_to_the_supply() -> None:
    state = rich("LLL", standing={COMMISSION: "SLC"})
    play(state, Act(DEVELOP, workers("LL")), Develop(COMMISSION))
    assert sum(state.standing[0][COMMISSION]) == 2
    assert fits("*C", state.standing[0][COMMISSION])
    assert hand(state) == "LS"


def test_the_action_stays_closed_if_others_remain() -> None:
    state = rich("LLSCXX", standing={COMMISSION: "SLC"})
    play(state, Act(DEVELOP, workers("LL")), Develop(COMMISSION))
    skip_to(state)
    assert COMMISSION not in open_actions(state)


def test_developing_onto_an_empty_action_leaves_it_open_and_cheaper() -> None:
    state = rich("LLLC")
    assert COMMISSION not in open_actions(state)
    play(state, Act(DEVELOP, workers("LL")), Develop(COMMISSION))
    skip_to(state)
    assert lots(state, COMMISSION) == {workers("LC"), workers("CS")}


@pytest.mark.parametrize(
    ("shops", "there"),
    [(0, "SLC"), (0, "XXX"), (0, "SSC"), (0, "XLC"), (0, "SXX"), (0, "CCX"), (1, "LC"), (1, "XX"), (1, "CC")],
)
def test_the_workers_who_stay_fit_the_remaining_slots(shops: int, there: str) -> None:
    state = rich("LLL", standing={COMMISSION: there}, workshops={COMMISSION: shops})
    play(state, Act(DEVELOP, workers("LL")), Develop(COMMISSION))
    assert fits("S*C"[shops + 1 :], state.standing[0][COMMISSION])


# Proposals on screen


@pytest.mark.parametrize(
    ("action", "letters", "wanted"),
    [
        (ATTACK, "SLFXX", "SLF"),
        (ATTACK, "SXFX", "SFX"),
        (CONVERT, "FCLSX", "FCL"),
        (ABSOLVE, "CMXX", "CMX"),
        (GARRISON, "MFFXL", "MFL"),
        (CONSPIRE, "XL", "L"),
        (PRAY, "XC", "C"),
    ],
)
def test_the_thriftiest_set_spares_criminals(action: int, letters: str, wanted: str) -> None:
    state = rich(letters, standing={HUNT: "L"})
    found = [move for move in offered(state, Act) if move.action == action]
    assert thriftiest(found, state.hands[0]) == Act(action, workers(wanted))


def test_the_thriftiest_set_never_has_more_criminals_than_another() -> None:
    for letters in HANDS:
        state = rich(letters)
        moves = offered(state, Act)
        for action in {move.action for move in moves}:
            found = [move for move in moves if move.action == action]
            proposed = thriftiest(found, state.hands[0])
            assert proposed in found
            assert proposed.workers[5] == min(move.workers[5] for move in found)


@pytest.mark.parametrize(("letters", "wanted"), [("SSMMF", "M"), ("SSF", "S"), ("FFSC", "F"), ("LFF", "L")])
def test_a_worker_of_a_common_kind_is_proposed_before_the_only_one_of_its_kind(letters: str, wanted: str) -> None:
    state = rich(letters)
    found = [move for move in offered(state, Act) if move.action == RECRUIT and sum(move.workers) == 1]
    assert thriftiest(found, state.hands[0]) == Act(RECRUIT, workers(wanted))
