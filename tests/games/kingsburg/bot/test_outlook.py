"""The terms of a seat's outlook in Kingsburg: every part of a term counts as a strong player would expect."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from kingdoms.games.kingsburg import bot
from kingdoms.games.kingsburg.board import (
    ADVISORS,
    ASTRONOMER,
    AUTUMN,
    BUILDINGS,
    COLUMNS,
    GENERAL,
    JESTER,
    PUBLISHED,
    RECRUITING,
    ROWS,
    RULEBOOK,
    SERGEANT,
    SPRING,
    SQUIRE,
    SUMMER,
    WINTER,
)
from kingdoms.games.kingsburg.bot import outlook
from kingdoms.games.kingsburg.bot.forecast import time_left
from kingdoms.games.kingsburg.bot.weights import WEIGHTS, Weights
from kingdoms.games.kingsburg.moves import BUILD, Announce, Build, Influence, Pass
from kingdoms.games.kingsburg.state import Placement
from tests.games.kingsburg.table import Table, building, estate, pass_all, play, table

YEARS = range(1, 6)
LOW, HIGH = (1, 2, 3), (6, 6, 6)


def term(state: Any, name: str, seat: int = 0, weights: Weights = WEIGHTS) -> float:
    """One term of a seat's outlook."""
    return float(getattr(outlook.Terms(*outlook.terms(state, weights)[seat]), name))


def recruiting(builder: Table) -> Any:
    """The end of a year, when a rival decides."""
    return builder.goods(1, gold=2).begin(RECRUITING)[0]


def site(builder: Table, phase: int) -> Any:
    """A season in which a rival has still to build."""
    return builder.goods(1, gold=2, wood=2).building_site(phase)


def is_falling(figures: Sequence[float]) -> bool:
    return all(one > other for one, other in pairwise(figures))


# Buildings.


@pytest.mark.parametrize("number", range(len(BUILDINGS)), ids=lambda number: BUILDINGS[number].key)
def test_every_building_does_something_and_more_of_it_the_earlier_it_is_built(number: int) -> None:
    first = number // COLUMNS * COLUMNS

    def effect(year: int) -> float:
        before, after = table(3, year=year), table(3, year=year)
        before.state.buildings[0] = sum(1 << each for each in range(first, number))
        after.state.buildings[0] = before.state.buildings[0] | 1 << number
        return term(recruiting(after), "effects") - term(recruiting(before), "effects")

    assert is_falling([effect(year) for year in YEARS])
    assert effect(5) == 0


# Goods.


@pytest.mark.parametrize(("kind", "others", "standing", "row"), [
    ("gold", {}, (), "religion"),
    ("wood", {"gold": 3, "stone": 2}, ("barracks",), "army"),
    ("stone", {"gold": 3, "wood": 1}, ("chapel",), "religion"),
])  # fmt: skip
def test_plans_are_worth_more_the_fewer_goods_are_missing(
    kind: str, others: dict[str, int], standing: tuple[str, ...], row: str
) -> None:
    """Only the buildings of one row have an effect, so that one of them is planned whatever the goods."""
    weights = WEIGHTS._replace(**{each: float(each == row) for each in ROWS})

    def plans(amount: int) -> float:
        builder = table(3, year=2).goods(0, **others, **{kind: amount}).buildings(0, *standing)
        return term(recruiting(builder), "plans", weights=weights)

    assert plans(2) > plans(1) > plans(0) > 0


def test_more_than_five_goods_of_a_kind_are_worth_less() -> None:
    def goods(gold: int) -> float:
        return term(recruiting(table(3).goods(0, gold=gold)), "goods")

    assert goods(5) - goods(4) == pytest.approx(goods(1))
    assert 0 < goods(6) - goods(5) < goods(1)
    assert goods(7) - goods(6) == pytest.approx(goods(6) - goods(5))


def test_goods_left_at_the_end_are_worth_a_little_or_points_in_the_cathedral() -> None:
    def goods(*standing: str) -> float:
        return term(recruiting(table(3, year=5).goods(0, gold=2).buildings(0, *standing)), "goods")

    assert 0 < goods("church") < 0.5
    assert goods("cathedral") == 1


def test_the_cathedral_does_not_make_goods_worth_less_while_there_is_time_to_build() -> None:
    def goods(*standing: str) -> float:
        return term(recruiting(table(3, year=3).goods(0, gold=2).buildings(0, *standing)), "goods")

    assert goods("cathedral") == goods("church")


# Tokens.


def tokens(state: Any) -> float:
    return term(state, "tokens")


def test_each_further_token_is_worth_less_until_the_third() -> None:
    worths = [tokens(recruiting(table(3).plus_two(0, count))) for count in range(5)]
    first, second, third, fourth = (more - fewer for fewer, more in pairwise(worths))
    assert first > second > third > 0
    assert third == pytest.approx(fourth)


def test_tokens_are_worth_something_only_while_there_are_dice_to_use_them_with() -> None:
    def token(year: int, phase: int) -> float:
        return tokens(site(table(3, year=year).plus_two(0, 1), phase))

    assert token(2, SPRING) == token(4, AUTUMN) > token(5, SUMMER) > token(5, AUTUMN) == 0
    assert tokens(table(3, year=5).plus_two(0, 1).season(LOW, HIGH, HIGH, phase=AUTUMN)) > 0


def test_in_the_published_town_hall_each_season_can_turn_a_token_into_a_point() -> None:
    def summer(count: int, *standing: str, ruleset: str = PUBLISHED) -> float:
        return tokens(site(table(3, ruleset, year=5).plus_two(0, count).buildings(0, *standing), SUMMER))

    assert summer(1) < summer(1, "town_hall") < summer(2, "town_hall") == summer(3, "town_hall")
    assert summer(2, "town_hall") < 2
    assert summer(1, "town_hall", ruleset=RULEBOOK) == summer(1)
    last = [
        tokens(table(3, PUBLISHED, year=5).plus_two(0, 6).buildings(0, each).season(LOW, HIGH, HIGH, phase=AUTUMN))
        for each in ("town_hall", "crane")
    ]
    assert last[0] == last[1]


# Advisors.


def promised(state: Any, advisor: int) -> Any:
    """The state with a group of the first seat's dice at this advisor."""
    after = state.copy()
    after.placements = [Placement(0, advisor, (0,), 0, 0)]
    return after


def without_dice(state: Any) -> float:
    return sum(outlook.Terms(*outlook.terms(state, WEIGHTS)[0])._replace(dice=0.0))


@pytest.mark.parametrize("advisor", ADVISORS[RULEBOOK])
@pytest.mark.parametrize("standing", [("inn",), ("stable",)], ids=str)
def test_an_advisor_within_reach_is_worth_what_the_help_will_add(advisor: int, standing: tuple[str, ...]) -> None:
    builder = table(3).enemy("zombies", 6).soldiers(0, 3).goods(0, gold=1, wood=1).buildings(0, *standing)
    state = builder.season(LOW, HIGH, HIGH)
    state.looked = 1
    added = without_dice(promised(state, advisor)) - without_dice(state)
    assert outlook.worth_of(state, 0, WEIGHTS)[advisor] == pytest.approx(added)


def test_soldiers_that_advisors_have_promised_count_in_winter() -> None:
    state = table(3).soldiers(0, 3).season(LOW, HIGH, HIGH, phase=AUTUMN)
    for advisor, court in ADVISORS[RULEBOOK].items():
        assert (term(promised(state, advisor), "winter") > term(state, "winter")) == (court.soldiers > 0)


def test_a_stable_adds_a_soldier_to_those_that_an_advisor_gives() -> None:
    without, stable = ([outlook.recruits(RULEBOOK, each, advisor) for advisor in (SERGEANT, GENERAL, JESTER)]
                       for each in (0, estate("stable")))  # fmt: skip
    assert without == [1, 2, 0]
    assert stable == [2, 3, 0]


def test_an_advisors_token_is_worth_less_towards_the_end() -> None:
    def token(year: int, phase: int) -> float:
        state = table(3, year=year).season(LOW, HIGH, HIGH, phase=phase)
        weights = (WEIGHTS, WEIGHTS._replace(token=0.0))
        return float.__sub__(*(outlook.worth_of(state, 0, each)[ASTRONOMER] for each in weights))

    assert token(4, AUTUMN) == pytest.approx(WEIGHTS.token)
    assert token(5, SUMMER) == pytest.approx(WEIGHTS.token / 2)
    assert token(5, AUTUMN) == 0


def test_help_that_is_still_to_come_counts() -> None:
    state, _events = table(3).goods(1, gold=2).court((0, ASTRONOMER), (1, ASTRONOMER + 1))
    assert state.agenda[-1] == ("help", 0, ASTRONOMER)
    assert tokens(state) == WEIGHTS.token > term(state, "tokens", seat=1) == 0


def test_help_already_given_and_dice_at_court_no_longer_count() -> None:
    state = table(3).goods(1, gold=2).season((1, 2, 6), HIGH, HIGH)
    play(state, Influence(SQUIRE, (1,), 0, 0), Pass(), Pass(), Influence(ASTRONOMER, (0, 2), 0, 0))
    assert state.agenda[-1] == ("help", 0, ASTRONOMER)
    assert outlook.promised(state, 0) == [ASTRONOMER]
    assert term(state, "dice") == 0


# Time.


def test_the_time_left_counts_rolls_builds_and_ends_of_seasons() -> None:
    def left(state: Any) -> tuple[int, ...]:
        return time_left(state, 0)[2:]

    assert left(table(3, year=5).season(LOW, HIGH, HIGH, phase=AUTUMN)) == (0, 1, 1)
    assert left(table(3, year=5).season(LOW, HIGH, HIGH, phase=SPRING)) == (2, 3, 3)
    assert left(table(3, year=4).goods(0, gold=2).building_site(AUTUMN)) == (3, 4, 4)
    assert left(site(table(3, year=4), AUTUMN)) == (3, 3, 4)
    assert left(recruiting(table(3, year=4))) == (3, 3, 3)
    assert left(table(3, year=5).envoy(0).goods(0, gold=4).begin(AUTUMN)[0]) == (1, 1, 1)


def test_an_envoy_that_builds_allows_one_more_build() -> None:
    state = table(3, year=5).envoy(0).goods(0, gold=4, wood=2).announce(BUILD, (2, 3, 5), HIGH, HIGH)
    pass_all(state, Influence)
    state.play(Build(building("statue")))
    assert time_left(state, 0).builds == 1
    state.play(Build(building("inn")))
    assert time_left(state, 0).builds == 0


# The winter.


def winter(builder: Table, weights: Weights = WEIGHTS, phase: int = RECRUITING) -> float:
    state = recruiting(builder) if phase == RECRUITING else site(builder, phase)
    state.looked = 1
    return term(state, "winter", weights=weights)


def test_a_sure_victory_is_worth_its_reward_and_the_chance_to_be_the_strongest() -> None:
    gold = winter(table(3, year=1).enemy("barbarians", 2).soldiers(0, 9))
    point = winter(table(3, year=1).enemy("zombies", 4).soldiers(0, 9))
    assert WEIGHTS.token < gold < point < 2


def test_a_fortress_adds_a_point_to_a_sure_victory() -> None:
    wall, fortress = (winter(table(3).enemy("zombies", 6).soldiers(0, 9).buildings(0, each)) for each in
                      ("stone_wall", "fortress"))  # fmt: skip
    assert fortress == pytest.approx(wall + 1)


def test_a_defeat_costs_goods_only_as_far_as_the_enemy_takes_them() -> None:
    def defeat(kind: str, strength: int, **goods: int) -> float:
        return winter(table(3, year=4).enemy(kind, strength).goods(0, **goods))

    free = defeat("goblins", 6)
    assert free > defeat("goblins", 6, gold=1) > defeat("goblins", 6, gold=4) == defeat("goblins", 6, gold=5)
    assert defeat("goblins", 6, wood=4) == free
    assert free - defeat("goblins", 6, gold=1) < WEIGHTS.gold * 5 / 6, "a good may be spent before it is lost"
    orcs = [defeat("orcs", 7, wood=amount) for amount in range(4)]
    assert orcs[0] > orcs[1] > orcs[2] == orcs[3]


def test_a_defeat_costs_the_points_and_the_effect_of_the_cheapest_building_in_the_last_column() -> None:
    def defeat(*standing: str) -> float:
        return winter(table(3).enemy("orcs", 5).buildings(0, *standing))

    assert defeat() > defeat("inn") > defeat("statue") > defeat("chapel")
    assert defeat("chapel") < defeat("chapel", "market") < defeat("inn")
    assert defeat() - defeat("inn") > 0.5, "even a building without points has an effect"


@pytest.mark.parametrize(("year", "soldiers"), [*zip(YEARS, (1, 1, 1, 2, 2), strict=True)])
def test_soldiers_to_come_count_as_if_they_were_there(year: int, soldiers: int) -> None:
    def spring(own: int, to_come: float) -> float:
        """The worth of the winter, seen from spring, with `own` soldiers and `to_come` more expected."""
        weights = WEIGHTS._replace(soldiers=to_come / soldiers * 3 / 2)
        return term(site(table(3, year=year).soldiers(0, own), SPRING), "winter", weights=weights)

    assert spring(year, 0) < spring(year, 0.5) < spring(year, 1) == pytest.approx(spring(year + 1, 0))
    assert spring(year, 0.5) == pytest.approx((spring(year, 0) + spring(year + 1, 0)) / 2)
    assert spring(year, 1.5) == pytest.approx((spring(year + 1, 0) + spring(year + 2, 0)) / 2)


def test_the_winter_counts_in_full_in_autumn_and_less_before() -> None:
    seasons = [winter(table(3).enemy("zombies", 6).soldiers(0, 9), phase=phase) for phase in (AUTUMN, SUMMER, SPRING)]
    assert is_falling(seasons)
    assert seasons[0] == winter(table(3).enemy("zombies", 6).soldiers(0, 9))
    assert seasons[2] > 0


def test_after_the_battle_soldiers_are_worth_nothing() -> None:
    state, _events = table(3).enemy("orcs", 5).goods(1, gold=2, wood=2).soldiers(0, 9).begin(WINTER, 1)
    assert state.soldiers[0]
    assert term(state, "winter") == 0


# The king's favours.


def test_the_kings_rewards_go_to_the_most_buildings_and_there_are_fewer_to_come_each_year() -> None:
    def rewards(year: int, phase: int) -> list[float]:
        builder = table(5, year=year).buildings(0, "inn", "palisade", "barricade").buildings(1, "market", "statue")
        state = site(builder.buildings(2, "market").buildings(3, "inn"), phase)
        return [term(state, "reward", seat) for seat in range(5)]

    first, second, one_fewer, two_fewer, none = rewards(3, SPRING)
    assert first == second > one_fewer > two_fewer == none > 0
    for phase in (SPRING, SUMMER):
        assert is_falling([rewards(year, phase)[0] for year in YEARS])
    assert rewards(3, SPRING)[0] > rewards(2, SUMMER)[0] > rewards(3, SUMMER)[0]
    assert rewards(5, SUMMER) == [0] * 5
    assert rewards(2, SUMMER)[0] - rewards(3, SUMMER)[0] == pytest.approx(rewards(3, SUMMER)[0] - rewards(4, SUMMER)[0])
    assert rewards(5, SPRING)[0] < 1


def test_the_envoy_is_worth_more_for_building_the_more_goods_there_are_up_to_a_point() -> None:
    def envoy(gold: int) -> float:
        state, _events = table(3).envoy(0).goods(0, gold=gold).begin(AUTUMN)
        return term(state.after(Announce(BUILD)), "envoy")

    assert envoy(0) == envoy(2) == 0
    assert envoy(2) < envoy(3) < envoy(5)
    assert envoy(9) == envoy(8)


def test_the_envoy_is_worth_nothing_to_those_who_do_not_have_it() -> None:
    state = recruiting(table(3, PUBLISHED).envoy(1))
    assert [term(state, "envoy", seat) > 0 for seat in range(3)] == [False, True, False]
    assert not any(term(recruiting(table(3)), "envoy", seat) for seat in range(3))


# The court.


def test_only_the_first_three_dice_can_go_to_court_alone() -> None:
    assert outlook.groupings((1, 2, 3, 6), 0b111).totals == ()
    assert set(outlook.groupings((1, 2, 3, 6), 0b110).totals) == {1, 7}


@pytest.mark.parametrize(
    ("dice", "tokens", "aims"),
    [((1, 5, 6), 0, [1, 11]), ((1, 5, 6), 1, [3, 11]), ((2, 4, 6), 0, [12]), ((2, 4, 6), 1, [4, 12])],
)
def test_dice_are_kept_for_the_advisors_they_reach_best(dice: tuple[int, ...], tokens: int, aims: list[int]) -> None:
    state = table(3).plus_two(0, tokens).season(dice, HIGH, HIGH)
    assert outlook.court(state, WEIGHTS).aims(0) == aims


def test_dice_are_worth_less_if_a_rival_will_take_the_best_advisor_first() -> None:
    best, free = table(3).season((4, 4, 5), (6, 6, 6), LOW), table(3).season((4, 4, 5), (6, 6, 6), LOW)
    assert best.seat == 2
    for state, dice in ((best, [4, 4, 4]), (free, [1, 1, 1])):
        state.dice[2] = dice
        state.dice[0] = [4, 4, 4]
    assert term(best, "dice") < term(free, "dice")
    best.agenda[-1] = free.agenda[-1] = ("influence", 0)
    assert term(best, "dice") == term(free, "dice")


def test_nobody_keeps_dice_for_an_advisor_whom_a_rival_will_take_first() -> None:
    state = table(3).season((4, 4, 4), (6, 6, 6), (4, 4, 4))
    aims = [outlook.court(state, WEIGHTS).aims(seat) for seat in state.order]
    taken = [advisor for each in aims for advisor in each]
    assert all(aims)
    assert len(set(taken)) == len(taken)


def test_dice_of_those_who_have_passed_are_worth_nothing() -> None:
    state = table(3).season(LOW, HIGH, HIGH)
    assert term(state, "dice") > 0
    state.passed = 1
    assert term(state, "dice") == 0 < term(state, "dice", seat=1)


def test_at_the_end_of_the_season_dice_are_worth_nothing() -> None:
    assert bot.terms(site(table(3), SUMMER), 0)[0].dice == 0
