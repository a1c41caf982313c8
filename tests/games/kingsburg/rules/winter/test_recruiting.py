"""Phase 7: soldiers for goods, with and without the Barracks."""

import pytest

from kingdoms.games.kingsburg.board import GOLD, PUBLISHED, RECRUITING, RULEBOOK, STONE, WOOD
from kingdoms.games.kingsburg.events import EnemyTurned, KingsDie, Passed, PhaseBegan, Recruited
from kingdoms.games.kingsburg.moves import Pass, Recruit
from tests.games.kingsburg.table import offered, pass_all, play, table, told

both_rulesets = pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])


@both_rulesets
def test_one_soldier_costs_an_unordered_pair_of_goods(ruleset: str) -> None:
    state, _events = table(3, ruleset).goods(0, 2, 2, 2).begin(RECRUITING)
    assert state.moves() == [
        Recruit((GOLD, GOLD)),
        Recruit((GOLD, WOOD)),
        Recruit((GOLD, STONE)),
        Recruit((WOOD, WOOD)),
        Recruit((WOOD, STONE)),
        Recruit((STONE, STONE)),
        Pass(),
    ]


def test_only_pairs_the_seat_has_are_offered() -> None:
    state, _events = table(3).goods(0, 1, 0, 2).begin(RECRUITING)
    assert state.moves() == [Recruit((GOLD, STONE)), Recruit((STONE, STONE)), Pass()]


def test_recruiting_pays_and_adds_a_soldier() -> None:
    state, _events = table(3).goods(0, 2, 1, 2).soldiers(0, 3).begin(RECRUITING)
    assert state.play(Recruit((GOLD, STONE))) == [Recruited(0, (GOLD, STONE))]
    assert state.goods[0] == [1, 1, 1]
    assert state.soldiers == [4, 0, 0]


def test_a_seat_recruits_until_it_is_done() -> None:
    state, _events = table(3).goods(0, 5).goods(1, 2).begin(RECRUITING)
    play(state, Recruit((GOLD, GOLD)), Recruit((GOLD, GOLD)))
    assert state.soldiers == [2, 0, 0]
    assert state.goods[0] == [1, 0, 0]
    assert state.seat == 1


def test_a_seat_that_is_done_stays_done() -> None:
    state, _events = table(3).goods(0, 9).goods(1, 4).begin(RECRUITING)
    state.play(Recruit((GOLD, GOLD)))
    assert told(state.play(Pass()), Passed) == [Passed(0)]
    assert state.seat == 1
    state.play(Recruit((GOLD, GOLD)))
    assert state.seat == 1


def test_everyone_is_asked_in_autumns_order() -> None:
    state, _events = table(4, order=(3, 0, 2, 1)).goods(0, 2).goods(1, 2).goods(3, 2).begin(RECRUITING)
    asked = []
    while offered(state, Recruit):
        asked.append(state.seat)
        state.play(Pass())
    assert asked == [3, 0, 1]


@both_rulesets
def test_with_the_barracks_a_soldier_costs_one_good(ruleset: str) -> None:
    state, _events = table(3, ruleset).buildings(0, "barracks").goods(0, 1, 0, 2).begin(RECRUITING)
    assert state.moves() == [Recruit((GOLD,)), Recruit((STONE,)), Pass()]
    state.play(Recruit((STONE,)))
    assert (state.goods[0], state.soldiers[0]) == ([1, 0, 1], 1)


def test_with_the_barracks_a_single_good_is_enough() -> None:
    state, _events = table(3).buildings(0, "barracks").goods(0, wood=1).begin(RECRUITING)
    assert state.moves() == [Recruit((WOOD,)), Pass()]


def test_tokens_cannot_pay() -> None:
    state, events = table(3).goods(0, 1).plus_two(0, 5).begin(RECRUITING)
    assert not offered(state, Recruit)
    assert [event.phase for event in told(events, PhaseBegan)][:2] == [7, 8]


def test_a_seat_that_cannot_pay_passes_unasked() -> None:
    _state, events = table(3).goods(1, 1).begin(RECRUITING)
    assert told(events, Passed) == [Passed(0), Passed(1), Passed(2)]


def test_winter_follows_when_everyone_is_done() -> None:
    state, _events = table(3).goods(0, 4).goods(2, 4).begin(RECRUITING)
    events = pass_all(state, Recruit)
    kinds = [type(event) for event in told(events, Passed, PhaseBegan, EnemyTurned, KingsDie)]
    assert kinds[:6] == [Passed, Passed, Passed, PhaseBegan, EnemyTurned, KingsDie]
