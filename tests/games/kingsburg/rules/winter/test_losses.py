"""Phase 8: what a defeat costs, in the order gold, stone, wood, any goods, buildings, points."""

from typing import Any

import pytest

from kingdoms.games.kingsburg.board import PUBLISHED, RULEBOOK, WINTER
from kingdoms.games.kingsburg.events import BuildingLost, Fought, Lost, PhaseBegan
from kingdoms.games.kingsburg.moves import Build, Influence, Lose, LoseBuilding
from tests.games.kingsburg.printed import INVADERS, PLANS, Invader
from tests.games.kingsburg.table import (
    Table,
    building,
    changes,
    estate,
    offered,
    part,
    play,
    table,
    told,
    total,
)

every_enemy = pytest.mark.parametrize("invader", INVADERS, ids=str)
both_rulesets = pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])


def defeat(laid: Table) -> tuple[Any, list[Any]]:
    """Plays winter with a 1 on the king's die, so that weak seats are defeated."""
    return laid.begin(WINTER, 1)


def against(kind: str, strength: int, year: int) -> Table:
    """Three seats facing this enemy; the other two have enough soldiers to be safe."""
    return table(3, year=year).enemy(kind, strength).soldiers(1, 20).soldiers(2, 20)


# Each enemy


@every_enemy
@both_rulesets
def test_a_defeat_by_each_enemy_costs_what_it_should(invader: Invader, ruleset: str) -> None:
    laid = table(3, ruleset, year=invader.year).enemy(invader.kind, invader.strength)
    state, events = defeat(laid.goods(0, 9, 9, 9).buildings(0, "market", "statue").plus_two(0, 3))
    goods = {what: -invader.losses[what] for what in ("gold", "stone", "wood") if what in invader.losses}
    points = -invader.losses.get("vp", 0)
    if "goods" in invader.losses:
        assert all(sum(move) == invader.losses["goods"] for move in state.moves())
        lost = Lose(invader.losses["goods"], 0, 0)
        events += state.play(lost)
        goods = {"gold": -lost.gold}
    expected = [*goods.items()]
    if "buildings" in invader.losses:
        expected.append(("vp", -1))
        assert told(events, BuildingLost) == [BuildingLost(0, building("market"))]
    if points:
        expected.append(("vp", points))
    assert changes(events, 0)[: len(expected)] == expected
    assert part(state, 0, "battle") == points
    assert state.buildings[0] == estate("inn" if "buildings" in invader.losses else "market", "statue")
    assert state.plus_two[0] >= 3


@every_enemy
def test_a_seat_with_nothing_loses_only_points(invader: Invader) -> None:
    laid = table(3, year=invader.year).enemy(invader.kind, invader.strength)
    state, events = defeat(laid)
    points = invader.losses.get("vp", 0)
    assert told(events, Lost) == [Lost(seat, "vp", points, "battle") for seat in range(3) if points]
    assert [total(state, seat) for seat in range(3)] == [-points] * 3


# Fixed kinds


def test_losses_come_in_the_order_gold_stone_wood_any_buildings_points() -> None:
    _state, events = defeat(against("demons", 6, 3).goods(0, 9, 9, 9))
    assert changes(events, 0) == [("gold", -2), ("stone", -1), ("wood", -1), ("vp", -1)]
    _state, events = defeat(against("goblins", 5, 4).goods(0, 9, 9, 9).buildings(0, "statue"))
    assert changes(events, 0) == [("stone", -4), ("wood", -4), ("vp", -3), ("vp", -1)]


def test_a_seat_with_too_few_goods_loses_what_it_has() -> None:
    state, events = defeat(against("goblins", 5, 4).goods(0, 3, 2, 5))
    assert changes(events, 0) == [("stone", -4), ("wood", -2), ("vp", -1)]
    assert state.goods[0] == [3, 0, 1]


def test_gold_never_replaces_wood() -> None:
    state, _events = defeat(against("goblins", 5, 4).goods(0, gold=9))
    assert state.goods[0] == [9, 0, 0]


# Goods of the loser's choice


def test_each_multiset_of_goods_to_lose_is_one_move() -> None:
    state, _events = defeat(against("orcs", 5, 3).goods(0, 1, 2, 2))
    assert state.seat == 0
    assert set(state.moves()) == {Lose(1, 1, 0), Lose(1, 0, 1), Lose(0, 2, 0), Lose(0, 1, 1), Lose(0, 0, 2)}
    assert len(state.moves()) == 5
    state.play(Lose(0, 1, 1))
    assert state.goods[0] == [1, 1, 1]


def test_four_goods_of_the_losers_choice() -> None:
    state, _events = defeat(against("demons", 6, 4).goods(0, 4, 4, 4))
    assert len(state.moves()) == 15
    assert all(sum(move) == 4 for move in offered(state, Lose))


def test_a_seat_with_no_more_than_demanded_loses_everything_unasked() -> None:
    state, events = defeat(against("demons", 6, 4).goods(0, 1, 0, 2))
    assert changes(events, 0) == [("gold", -1), ("stone", -2), ("vp", -1)]
    assert state.goods[0] == [0, 0, 0]


def test_goods_of_one_kind_are_lost_unasked() -> None:
    state, events = defeat(against("orcs", 5, 3).goods(0, wood=5))
    assert changes(events, 0) == [("wood", -2)]
    assert state.goods[0] == [0, 3, 0]


def test_choices_are_made_in_turn_order() -> None:
    laid = table(3, order=(2, 0, 1), year=3).enemy("orcs", 5)
    for seat in range(3):
        laid.goods(seat, 3, 3)
    state, _events = defeat(laid)
    asked = []
    while offered(state, Lose):
        asked.append(state.seat)
        state.play(Lose(2, 0, 0))
    assert asked == [2, 0, 1]


def test_goods_are_lost_before_buildings() -> None:
    state, _events = defeat(against("orcs", 5, 3).goods(0, 3, 3).buildings(0, "statue", "inn"))
    assert offered(state, Lose)
    state.play(Lose(1, 1, 0))
    assert state.moves() == [LoseBuilding(building("statue")), LoseBuilding(building("inn"))]


# Buildings


def test_the_building_comes_from_the_rightmost_occupied_column() -> None:
    state, events = defeat(against("barbarians", 8, 5).buildings(0, "church", "crane", "inn", "palisade"))
    assert told(events, BuildingLost) == [BuildingLost(0, building("church"))]
    assert state.buildings[0] == estate("chapel", "crane", "inn", "palisade")


def test_with_several_rows_the_owner_chooses() -> None:
    laid = against("barbarians", 8, 5).buildings(0, "chapel", "market", "crane", "guard_tower")
    state, _events = defeat(laid)
    assert state.seat == 0
    assert state.moves() == [LoseBuilding(building(name)) for name in ("chapel", "market", "crane")]
    events = state.play(LoseBuilding(building("market")))
    assert told(events, BuildingLost) == [BuildingLost(0, building("market"))]
    assert state.buildings[0] == estate("chapel", "inn", "crane", "guard_tower")


def test_its_points_are_lost_and_leave_the_buildings_part() -> None:
    laid = against("barbarians", 8, 5).buildings(0, "church").points(0, battle=4)
    state, events = defeat(laid)
    assert changes(events, 0) == [("vp", -7)]
    assert Lost(0, "vp", 7, "buildings") in events
    assert part(state, 0, "buildings") == 8
    assert part(state, 0, "battle") == 4
    assert total(state, 0) == 12


@pytest.mark.parametrize("plan", PLANS, ids=[plan.name for plan in PLANS])
def test_every_building_can_be_lost_with_its_points(plan: Any) -> None:
    laid = against("barbarians", 8, 5).buildings(0, plan.name)
    before = part(laid.state, 0, "buildings")
    state, events = defeat(laid)
    assert told(events, BuildingLost) == [BuildingLost(0, building(plan.name))]
    assert part(state, 0, "buildings") == before - plan.points
    assert changes(events, 0) == ([("vp", -plan.points)] if plan.points else [])


def test_a_seat_without_buildings_loses_none() -> None:
    state, events = defeat(against("demons", 8, 5))
    assert not told(events, BuildingLost)
    assert total(state, 0) == -2


def test_a_lost_building_may_be_rebuilt_with_the_returned_token() -> None:
    laid = against("orcs", 5, 3).goods(0, 20, 20, 20)
    laid.buildings(0, "cathedral", "merchants_guild", "barracks", "stone_wall", "town_hall")
    assert laid.state.buildings[0].bit_count() == 17
    state, _events = defeat(laid)
    play(state, Lose(0, 0, 2), LoseBuilding(building("merchants_guild")))
    while not (state.seat == 0 and offered(state, Build)):
        state.play(state.moves()[-1])
    assert Build(building("merchants_guild")) in state.moves()
    state.play(Build(building("merchants_guild")))
    assert state.buildings[0].bit_count() == 17


def test_a_building_lost_this_winter_still_counts_in_this_battle() -> None:
    laid = table(3, year=3).enemy("goblins", 5).buildings(0, "guard_tower").soldiers(0, 2)
    state, events = laid.begin(WINTER, 1)
    assert told(events, Fought)[0] == Fought(0, 2, 1, 1, 0, 4, "lost")
    assert state.buildings[0] == 0


def test_a_lost_market_no_longer_works() -> None:
    state, _events = defeat(against("orcs", 5, 3).buildings(0, "market"))
    while not (state.seat == 0 and offered(state, Influence)):
        state.play(state.moves()[-1])
    assert {move.market for move in offered(state, Influence)} == {0}


# Points and tokens


def test_points_may_go_below_zero() -> None:
    state, _events = defeat(against("barbarians", 7, 5).points(0, battle=3))
    assert total(state, 0) == -5


def test_tokens_are_never_lost() -> None:
    for invader in INVADERS:
        laid = table(3, year=invader.year).enemy(invader.kind, invader.strength).plus_two(0, 4)
        state, events = defeat(laid)
        assert state.plus_two[0] == 4
        assert not [event for event in told(events, Lost) if event.what == "plus_two"]


def test_the_year_ends_once_all_losses_are_taken() -> None:
    laid = table(3, year=3).enemy("orcs", 5).goods(1, 2, 2)
    state, events = defeat(laid)
    assert not told(events[1:], PhaseBegan)
    events = state.play(Lose(1, 1, 0))
    assert told(events, PhaseBegan)[0] == PhaseBegan(4, 1)
