"""The left side of the board: Develop, Recruit, Hunt, Trade, Pray and Conspire."""

from typing import Any

import pytest

from kingdoms.games.paladins.events import (
    Cleared,
    DebtTaken,
    Developed,
    Discarded,
    Gained,
    Hired,
    Paid,
    SuspicionDrawn,
    TownsfolkHelped,
    WorkersGained,
)
from kingdoms.games.paladins.moves import Act, Clear, Develop, Pass, Recruit
from tests.games.paladins.printed import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HUNT,
    PRAY,
    RECRUIT,
    TRADE,
    UNCOVERED,
    townsfolk,
    workers,
)
from tests.games.paladins.table import NONE, asked, goods, hand, offered, open_actions, play, skip_to, table, told

TOWN = ("abbot 1", "acolyte 1", "architect 2", "gatekeeper 2", "watchman 3")


def own(letters: str, **what: Any) -> Any:
    """A table where seat 0 has these workers, and a paladin who does not help with any action on the left."""
    return table().player(0, hand=letters, **{"paladin": "berengier", **what}).townsfolk(*TOWN)


# Develop


def test_develop_takes_two_workers_and_four_silver() -> None:
    state = own("LFM", silver=4).turn()
    events = play(state, Act(DEVELOP, workers("LF")), Develop(COMMISSION))
    assert told(events, Paid) == [Paid(0, "silver", 4)]
    assert told(events, Developed) == [Developed(0, COMMISSION)]
    assert state.workshops[0] == (1, 0, 0, 0, 0, 0)
    assert goods(state) == (0, 1)
    assert hand(state) == "SM"


@pytest.mark.parametrize(("letters", "silver"), [("LL", 3), ("L", 9)])
def test_develop_needs_both_workers_and_silver(letters: str, silver: int) -> None:
    assert DEVELOP not in open_actions(own(letters, silver=silver).turn())


@pytest.mark.parametrize("number", range(8))
def test_each_workshop_uncovers_its_worker(number: int) -> None:
    shops = dict.fromkeys(range(6, 6 + number // 2), 2) | ({6 + number // 2: 1} if number % 2 else {})
    state = own("LLL", silver=4, workshops=shops).turn()
    state.play(Act(DEVELOP, workers("LL")))
    events = state.play(Develop(CONVERT))
    assert told(events, WorkersGained) == [WorkersGained(0, workers(UNCOVERED[number]))]


def test_there_are_at_most_two_workshops_on_each_action() -> None:
    state = own("LL", silver=4, workshops={COMMISSION: 2, ATTACK: 1}).turn()
    state.play(Act(DEVELOP, workers("LL")))
    assert {move.action for move in offered(state, Develop)} == {FORTIFY, GARRISON, ABSOLVE, ATTACK, CONVERT}


def test_develop_is_not_offered_without_a_workshop_left() -> None:
    full = dict.fromkeys((COMMISSION, FORTIFY, GARRISON, ABSOLVE), 2)
    assert DEVELOP not in open_actions(own("LLLL", silver=9, workshops=full).turn())


def test_only_the_right_side_can_be_developed() -> None:
    state = own("LL", silver=4).turn()
    state.play(Act(DEVELOP, workers("LL")))
    assert [move.action for move in state.moves()] == list(range(6, 12))


# Recruit


@pytest.mark.parametrize(("place", "price"), [(0, 3), (1, 2), (2, 2), (3, 1)])
def test_each_place_in_the_row_has_its_price(place: int, price: int) -> None:
    state = own("LL", silver=3).turn()
    events = play(state, Act(RECRUIT, workers("L")), Recruit(place, "silver"))
    assert told(events, Paid) == [Paid(0, "silver", price)]
    assert state.townsfolk[place] == NONE


def test_the_last_place_is_free() -> None:
    state = own("LL", silver=0).turn()
    play(state, Act(RECRUIT, workers("L")), Recruit(4, "nothing"))
    assert goods(state) == (0, 1)
    assert hand(state) == "LM"


@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize("silver", [0, 3])
def test_on_the_two_left_places_a_debt_may_be_taken_even_with_silver(place: int, silver: int) -> None:
    state = own("LL", silver=silver).turn()
    state.play(Act(RECRUIT, workers("L")))
    events = state.play(Recruit(place, "debt"))
    assert told(events, DebtTaken, Paid) == [DebtTaken(0)]
    assert (state.unpaid[0], state.silver[0]) == (1, silver)


def test_all_ways_to_pay_are_offered() -> None:
    state = own("LL", silver=2).turn()
    state.play(Act(RECRUIT, workers("L")))
    assert set(state.moves()) == {
        Recruit(0, "debt"),
        Recruit(1, "silver"),
        Recruit(1, "debt"),
        Recruit(2, "silver"),
        Recruit(3, "silver"),
        Recruit(4, "nothing"),
    }


def test_one_worker_discards_for_the_discard_reward_alone() -> None:
    """The abbot for two silver gives a cleric and a labourer, as in the rulebook."""
    state = own("LL", silver=2).townsfolk("acolyte 1", "abbot 1", *TOWN[2:]).turn()
    events = play(state, Act(RECRUIT, workers("L")), Recruit(1, "silver"))
    assert told(events, Discarded, Hired) == [Discarded(0, 1, townsfolk("abbot 1"))]
    assert hand(state) == "LLC"
    assert state.hired[0] == ()
    assert state.discarded_townsfolk == 1 << townsfolk("abbot 1")


def test_two_workers_hire_for_the_hire_bonus_alone() -> None:
    """The gatekeeper for three silver gives one silver at once, as in the rulebook."""
    state = own("LLF", silver=3).townsfolk("gatekeeper 2", *TOWN[:3], TOWN[4]).turn()
    events = play(state, Act(RECRUIT, workers("LF")), Recruit(0, "silver"))
    assert told(events, Discarded, Hired) == [Hired(0, 0, townsfolk("gatekeeper 2"))]
    assert state.hired[0] == (townsfolk("gatekeeper 2"),)
    assert (goods(state), hand(state)) == ((1, 1), "L")


def test_two_workers_always_hire() -> None:
    state = own("LF", silver=3).turn()
    play(state, Act(RECRUIT, workers("LF")), Recruit(2, "silver"))
    assert state.hired[0] == (townsfolk("architect 2"),)


def test_the_second_worker_is_a_fighter_or_a_criminal() -> None:
    moves = offered(own("LSMFCX").turn(), Act)
    pairs = {move.workers for move in moves if move.action == RECRUIT and sum(move.workers) == 2}
    assert all(lot[3] or lot[5] for lot in pairs)
    assert workers("FX") in pairs
    assert workers("LS") not in pairs


def test_recruit_is_not_offered_with_an_empty_row_or_when_nobody_can_be_paid_for() -> None:
    assert RECRUIT not in open_actions(own("LF", silver=9).townsfolk("", "", "", "", "").turn())
    assert RECRUIT not in open_actions(own("LF", silver=0).townsfolk("", "", "abbot 1", "abbot 2", "").turn())
    assert RECRUIT in open_actions(own("LF", silver=0).townsfolk("abbot 1", "", "", "", "").turn())


def test_a_gap_cannot_be_recruited_and_the_price_belongs_to_the_place() -> None:
    state = own("LL", silver=3).townsfolk("", "", "", "abbot 1", "").turn()
    events = state.play(Act(RECRUIT, workers("L")))
    assert told(events, Paid, Discarded) == [Paid(0, "silver", 1), Discarded(0, 3, townsfolk("abbot 1"))]


def test_hired_townsfolk_do_not_help_with_the_action_that_hired_them() -> None:
    state = own("LLLFL", silver=9).turn()
    play(state, Act(RECRUIT, workers("LF")), Recruit(2, "silver"))
    assert told(skip_to(state), TownsfolkHelped) == []
    events = play(state, Act(DEVELOP, workers("LL")), Develop(ATTACK))
    assert told(events, TownsfolkHelped) == [TownsfolkHelped(0, townsfolk("architect 2"))]


# Hunt and Trade


@pytest.mark.parametrize(("lot", "gain"), [("L", 1), ("X", 1), ("LS", 3), ("LX", 3), ("SX", 3)])
def test_hunt_gives_provisions_by_the_number_of_workers(lot: str, gain: int) -> None:
    state = own("LSXL").turn()
    state.play(Act(HUNT, workers(lot)))
    assert goods(state) == (3, 1 + gain)


@pytest.mark.parametrize(("lot", "gain"), [("L", 1), ("X", 1), ("LM", 3), ("LX", 3), ("MX", 3)])
def test_trade_gives_silver_by_the_number_of_workers(lot: str, gain: int) -> None:
    state = own("LMXL").turn()
    events = state.play(Act(TRADE, workers(lot)))
    assert told(events, Gained) == [Gained(0, "silver", gain)]
    assert goods(state) == (3 + gain, 1)
    assert state.tax == 6


# Pray


def test_pray_takes_a_cleric_and_two_silver_and_clears_an_action() -> None:
    state = own("CL", silver=2, standing={HUNT: "LS", ABSOLVE: "CLM"}).turn()
    events = play(state, Act(PRAY, workers("C")), Clear(ABSOLVE))
    assert told(events, Paid, Cleared) == [Paid(0, "silver", 2), Cleared(0, ABSOLVE)]
    assert state.standing[0][ABSOLVE] == workers("")
    assert state.standing[0][HUNT] == workers("LS")
    assert hand(state) == "L"


def test_a_cleared_action_can_be_done_again_this_round() -> None:
    state = own("CLLL", silver=5, standing={HUNT: "L", TRADE: "L"}).turn()
    assert HUNT not in open_actions(state)
    play(state, Act(PRAY, workers("C")), Clear(HUNT))
    skip_to(state)
    assert HUNT in open_actions(state)
    assert TRADE not in open_actions(state)


def test_prayer_leaves_workshops() -> None:
    state = own("CL", standing={HUNT: "L", ATTACK: "LF"}, workshops={ATTACK: 1}).turn()
    play(state, Act(PRAY, workers("C")), Clear(ATTACK))
    assert state.workshops[0] == (0, 0, 0, 0, 1, 0)


def test_pray_cannot_clear_itself_and_needs_another_action_with_workers() -> None:
    assert PRAY not in open_actions(own("CC").turn())
    state = own("CC", standing={HUNT: "L", TRADE: "L"}).turn()
    state.play(Act(PRAY, workers("C")))
    assert set(state.moves()) == {Clear(HUNT), Clear(TRADE)}


def test_pray_never_clears_a_favour_or_a_rivals_action() -> None:
    laid = table(2, 3).player(0, hand="CL", paladin="berengier").player(1, standing={HUNT: "L"})
    assert PRAY not in open_actions(laid.favours(8).on_favours(4).turn())


def test_pray_needs_silver_and_a_cleric() -> None:
    standing = {HUNT: "L"}
    assert PRAY not in open_actions(own("CL", silver=1, standing=standing).turn())
    assert PRAY not in open_actions(own("LSMF", silver=2, standing=standing).turn())
    assert PRAY in open_actions(own("X", silver=2, standing=standing).turn())


def test_a_single_target_is_cleared_unasked() -> None:
    state = own("CL", standing={HUNT: "L"}).turn()
    assert told(state.play(Act(PRAY, workers("C"))), Cleared) == [Cleared(0, HUNT)]


# Conspire


def test_conspire_gives_a_criminal_and_with_it_a_suspicion_card() -> None:
    state = own("LL").suspicion_deck(1).turn()
    events = state.play(Act(CONSPIRE, workers("L")))
    assert told(events, WorkersGained, SuspicionDrawn) == [WorkersGained(0, workers("X")), SuspicionDrawn(0, 1)]
    assert hand(state) == "LX"
    assert state.suspicions[0] == (1,)
    assert (state.silver[0], state.tax) == (4, 5)


def test_the_criminal_can_be_used_at_once_but_conspire_is_closed() -> None:
    state = own("L").suspicion_deck(0).turn()
    state.play(Act(CONSPIRE, workers("L")))
    skip_to(state)
    assert CONSPIRE not in open_actions(state)
    assert {HUNT, TRADE} <= open_actions(state)


def test_an_action_on_the_left_is_closed_once_it_is_used() -> None:
    state = own("LLLLL", silver=9).suspicion_deck(0).turn()
    for action in (HUNT, TRADE, CONSPIRE):
        play(state, Act(action, workers("L")))
        skip_to(state)
        assert action not in open_actions(state)
    assert asked(state) == "turn"
    assert Pass() in state.moves()
