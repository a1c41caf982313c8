"""Building: prices, rows, points and tokens, and when a new building takes effect."""

import pytest

from kingdoms.games.kingsburg.board import AUTUMN, PUBLISHED, RULEBOOK, SEASONS, SPRING, SUMMER
from kingdoms.games.kingsburg.events import Built, Fought, Gained, Lost, Passed, Rolled
from kingdoms.games.kingsburg.moves import Build, Influence, Pass, Recruit, Reroll
from tests.games.kingsburg.printed import PLANS, Plan
from tests.games.kingsburg.table import (
    NUMBERS,
    building,
    estate,
    falling,
    offered,
    part,
    pass_all,
    table,
    told,
    total,
)

both_rulesets = pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])
every_building = pytest.mark.parametrize("plan", PLANS, ids=[plan.name for plan in PLANS])


def price(plan: Plan, *more: str) -> tuple[int, int, int]:
    """The price of a building for a seat that owns `more` and all buildings before it, less any Crane discount."""
    gold, wood, stone = plan.price
    saved = len(plan.before) >= 2 and "crane" in (*plan.before, *more)
    return gold - saved, wood, stone


# Prices and points


@every_building
@both_rulesets
def test_each_building_costs_its_price_and_gives_its_points_at_once(plan: Plan, ruleset: str) -> None:
    laid = table(3, ruleset).buildings(0, *plan.before).goods(0, *price(plan)).goods(1, 2)
    standing = sum(each.points for each in PLANS if each.name in plan.before)
    state = laid.building_site()
    assert Build(building(plan.name)) in state.moves()
    events = state.play(Build(building(plan.name)))
    assert told(events, Built) == [Built(0, building(plan.name), *price(plan))]
    assert told(events, Gained) == ([Gained(0, "vp", plan.points, "buildings")] if plan.points else [])
    assert state.goods[0] == [0, 0, 0]
    assert state.buildings[0] == estate(plan.name)
    assert part(state, 0, "buildings") == standing + plan.points


@every_building
def test_with_one_good_too_few_it_cannot_be_paid_for(plan: Plan) -> None:
    for good, amount in enumerate(price(plan)):
        if amount:
            short = list(price(plan))
            short[good] -= 1
            state = table(3).buildings(0, *plan.before).goods(0, *short).goods(1, 2).building_site()
            assert state.seat == 1 or Build(building(plan.name)) not in state.moves()


def test_other_goods_and_tokens_cannot_pay_instead() -> None:
    state = table(3).goods(0, gold=1, stone=9).goods(1, 2).plus_two(0, 9).building_site()
    assert state.moves() == [Build(building("guard_tower")), Pass()]


def test_leftover_goods_are_kept() -> None:
    state = table(3).goods(0, 5, 4, 3).building_site()
    state.play(Build(building("guard_tower")))
    assert state.goods[0] == [4, 4, 2]


# Rows


def test_the_first_column_is_open_to_everyone() -> None:
    state = table(3).goods(0, 9, 9, 9).building_site()
    assert {move.building for move in offered(state, Build)} == {0, 4, 8, 12, 16}


@every_building
def test_a_row_is_built_from_the_left(plan: Plan) -> None:
    for place, missing in enumerate(plan.before):
        state = table(3).buildings(0, *plan.before[:place]).goods(0, 9, 9, 9).building_site()
        assert Build(building(plan.name)) not in state.moves()
        assert Build(building(missing)) in state.moves()


def test_the_church_needs_the_statue_and_the_chapel() -> None:
    church = Build(building("church"))
    state = table(3).buildings(0, "chapel").goods(0, 9, 9, 9).building_site()
    assert church in state.moves()
    state = table(3).buildings(0, "statue").goods(0, 9, 9, 9).building_site()
    assert church not in state.moves()


def test_the_next_free_place_of_each_row_is_offered_and_nothing_in_a_full_row() -> None:
    laid = table(3).buildings(0, "cathedral", "inn", "blacksmith", "stone_wall")
    state = laid.goods(0, 9, 9, 9).building_site()
    names = {"market", "barracks", "fortress", "barricade"}
    assert {move.building for move in offered(state, Build)} == {building(name) for name in names}


def test_a_building_cannot_be_built_twice() -> None:
    state = table(3).buildings(0, "statue").goods(0, 9, 9, 9).building_site()
    assert Build(building("statue")) not in state.moves()


# Turns


def test_everyone_builds_in_order_one_building_each_or_passes() -> None:
    laid = table(4, order=(2, 3, 1, 0))
    for seat in range(4):
        laid.goods(seat, 9, 9, 9)
    state = laid.building_site()
    asked = []
    for move in (Build(0), Pass(), Build(4), Build(0)):
        assert len(offered(state, Build)) == 5
        asked.append(state.seat)
        events = state.play(move)
        assert told(events, Built, Passed)[0].seat == asked[-1]
    assert asked == [2, 3, 1, 0]
    assert state.buildings == [1, 1 << 4, 1, 0]
    assert state.phase == AUTUMN


def test_a_seat_that_can_build_nothing_passes_unasked() -> None:
    state = table(3).goods(1, 2).season((1, 1, 1), (1, 1, 2), (1, 1, 3))
    events = pass_all(state, Influence)
    assert told(events, Passed)[-1] == Passed(0)
    assert state.seat == 1


@pytest.mark.parametrize("phase", SEASONS)
def test_everyone_builds_in_every_productive_season(phase: int) -> None:
    state = table(3).goods(0, 2).building_site(phase)
    assert state.moves() == [Build(building("statue")), Pass()]


# The Crane


@every_building
def test_the_crane_saves_a_gold_in_the_third_and_fourth_column(plan: Plan) -> None:
    if plan.name not in ("barricade", "crane"):
        state = table(3).buildings(0, *plan.before, "crane").goods(0, 9, 9, 9).goods(1, 2).building_site()
        gold, wood, stone = price(plan, "crane")
        assert told(state.play(Build(building(plan.name))), Built) == [Built(0, building(plan.name), gold, wood, stone)]
        assert state.goods[0] == [9 - gold, 9 - wood, 9 - stone]


@every_building
def test_with_the_crane_the_lower_price_is_enough(plan: Plan) -> None:
    if len(plan.before) >= 2:
        laid = table(3).buildings(0, *plan.before, "crane").goods(0, *price(plan, "crane"))
        assert Build(building(plan.name)) in laid.building_site().moves()


# Tokens


def test_with_all_seventeen_tokens_on_the_sheet_nothing_can_be_built() -> None:
    laid = table(3).buildings(0, "cathedral", "merchants_guild", "wizards_guild", "fortress", "barricade")
    state = laid.goods(0, 20, 20, 20).goods(1, 2).building_site()
    assert state.buildings[0].bit_count() == 17
    assert state.seat == 1


def test_with_sixteen_tokens_on_the_sheet_one_more_can_be_built() -> None:
    laid = table(3).buildings(0, "cathedral", "merchants_guild", "wizards_guild", "fortress")
    state = laid.goods(0, 20, 20, 20).building_site()
    assert state.moves() == [Build(building("barricade")), Pass()]
    state.play(Build(building("barricade")))
    assert state.buildings[0].bit_count() == 17


# When buildings take effect


def test_the_merchants_guild_works_from_the_next_season() -> None:
    state = table(3).buildings(0, "farms").goods(0, 3, 1, 2).goods(1, 2).building_site(SPRING)
    state.play(Build(building("merchants_guild")))
    assert state.goods[0] == [0, 0, 0]
    state.play(Pass())
    assert state.phase == SUMMER
    assert state.goods[0] == [1, 0, 0]


def test_the_farms_work_from_the_next_season() -> None:
    site = table(3).buildings(0, "market").goods(0, 2, 3, 1).building_site()
    events = site.play(Build(building("farms")))
    assert {roll.seat: len(roll.white) for roll in told(events, Rolled)} == {0: 1, 1: 0, 2: 0}


def test_the_statue_works_at_the_next_roll() -> None:
    site = table(3).goods(0, 2).building_site()
    with falling(5, 5, 5, 5, 5, 4, 5, 5, 4):
        site.play(Build(building("statue")))
    assert (site.seat, site.phase) == (0, AUTUMN)
    assert offered(site, Reroll)


def test_the_market_works_at_the_next_influence() -> None:
    site = table(3).buildings(0, "inn").goods(0, 2, 2).building_site()
    with falling(1, 1, 1, 6, 6, 6, 6, 6, 6):
        site.play(Build(building("market")))
    assert Influence(4, (0, 1, 2), 0, 1) in site.moves()


def test_the_barracks_work_in_the_next_recruiting() -> None:
    state = table(3).buildings(0, "blacksmith").goods(0, 3, 2, 1).building_site(AUTUMN)
    state.play(Build(building("barracks")))
    assert state.moves() == [Recruit((0,)), Pass()]


def test_a_tower_fights_in_the_next_winter() -> None:
    state = table(3).goods(0, 1, 0, 1).building_site(AUTUMN)
    with falling(2):
        events = state.play(Build(building("guard_tower")))
    assert told(events, Fought)[0].strength == 3


def test_the_kings_reward_counts_what_was_built_in_spring() -> None:
    state = table(3).goods(1, 2).building_site(SPRING)
    state.play(Build(building("statue")))
    assert [part(state, seat, "reward") for seat in range(3)] == [0, 1, 0]


def test_a_building_lost_and_built_again_counts_once() -> None:
    laid = table(3, year=3).buildings(0, "statue").goods(0, 5).enemy("orcs", 5)
    state, events = laid.begin(8, 1)
    assert told(events, Lost)
    assert total(state, 0) == 0
    while not offered(state, Build):
        state.play(Pass() if Pass() in state.moves() else state.moves()[0])
    assert Build(building("statue")) in state.moves()
    state.play(Build(building("statue")))
    assert part(state, 0, "buildings") == 3


# The rulebook's example, with the slips in its text corrected


def test_anna_builds_the_statue_bela_the_inn_eva_the_guard_tower_david_the_palisade() -> None:
    laid = table(4).goods(0, 2, 1).goods(1, 1, 1).goods(2, 2, 0, 1).goods(3, 0, 2)
    state = laid.building_site()
    for name in ("statue", "inn", "guard_tower", "palisade"):
        state.play(Build(NUMBERS[name]))
    assert state.goods == [[0, 1, 0], [0, 0, 0], [1, 0, 0], [0, 0, 0]]
    assert [total(state, seat) for seat in range(4)] == [3, 0, 1, 0]
