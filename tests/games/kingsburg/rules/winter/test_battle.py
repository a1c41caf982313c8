"""Phase 8: the enemy, the king's die, everyone's strength, victories and draws, and the strongest seat."""

import pytest

from kingdoms.games.kingsburg.board import BUILDINGS, PUBLISHED, RULEBOOK, WINTER
from kingdoms.games.kingsburg.events import EnemyTurned, Fought, Gained, KingsDie, Lost, PhaseBegan, Strongest
from kingdoms.games.kingsburg.moves import Recruit, TakeGood
from tests.games.kingsburg.printed import INVADERS, Invader
from tests.games.kingsburg.table import Table, building, changes, enemy, falling, part, pass_all, table, told

both_rulesets = pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])
ORDINARY = ("orcs", 5)
"""An enemy of the third year that no building has a bonus against."""
AGAINST = {
    "goblins": (3, 5),
    "zombies": (3, 6),
    "demons": (3, 6),
    "orcs": (3, 5),
    "barbarians": (2, 5),
    "dragons": (5, 9),
}
"""For each kind, a year in which it may attack, and its strength then."""


def fights(laid: Table, die: int = 1) -> dict[int, Fought]:
    """Everyone's battle if the king's die shows this."""
    _state, events = laid.begin(WINTER, die)
    return {event.seat: event for event in told(events, Fought)}


def outcomes(laid: Table, die: int = 1) -> list[str]:
    """The outcome of everyone's battle."""
    found = fights(laid, die)
    return [found[seat].outcome for seat in sorted(found)]


# The enemy and the king's die


def test_winter_turns_over_the_enemy_then_rolls_the_kings_die_then_compares_strengths() -> None:
    _state, events = table(3).enemy(*ORDINARY).begin(WINTER, 4)
    kinds = [type(event) for event in events]
    assert kinds[:6] == [PhaseBegan, EnemyTurned, KingsDie, Fought, Fought, Fought]
    assert events[1:3] == [EnemyTurned(enemy(3, *ORDINARY)), KingsDie(4)]


@pytest.mark.parametrize("die", range(1, 7))
def test_everyone_gets_as_many_soldiers_as_the_die_shows(die: int) -> None:
    laid = table(3).soldiers(1, 2).enemy(*ORDINARY)
    found = fights(laid, die)
    assert [found[seat].strength for seat in range(3)] == [die, die + 2, die]
    assert [(found[seat].soldiers, found[seat].die) for seat in range(3)] == [(0, die), (2, die), (0, die)]


def test_the_kings_die_is_rolled_once_for_everyone() -> None:
    _state, events = table(5).enemy(*ORDINARY).begin(WINTER)
    assert len(told(events, KingsDie)) == 1


# Strength


@pytest.mark.parametrize("kind", AGAINST)
@pytest.mark.parametrize("name", [each.key for each in BUILDINGS])
def test_each_building_adds_what_it_should_against_each_enemy(name: str, kind: str) -> None:
    year, strength = AGAINST[kind]
    plain = {
        "farms": -1, "guard_tower": 1, "blacksmith": 1, "wizards_guild": 2, "palisade": 1, "stone_wall": 1,
        "fortress": 1,
    }  # fmt: skip
    special = {("church", "demons"): 1, ("palisade", "zombies"): 1, ("barricade", "goblins"): 1}
    row = BUILDINGS[building(name) // 4 * 4 : building(name) + 1]
    found = fights(table(3, year=year).buildings(0, name).enemy(kind, strength), 3)[0]
    assert found.buildings == sum(plain.get(each.key, 0) for each in row)
    assert found.bonus == sum(special.get((each.key, kind), 0) for each in row)
    assert found.strength == 3 + found.buildings + found.bonus


def test_strength_is_soldiers_plus_buildings_and_has_no_cap() -> None:
    laid = table(3).soldiers(0, 20).buildings(0, "wizards_guild", "fortress", "barricade").enemy("goblins", 5)
    assert fights(laid, 6)[0] == Fought(0, 20, 6, 7, 1, 34, "won")


def test_the_palisade_counts_two_instead_of_one_against_zombies() -> None:
    assert fights(table(3).buildings(0, "palisade").enemy("zombies", 6), 1)[0].strength == 3
    assert fights(table(3).buildings(0, "palisade").enemy("orcs", 5), 1)[0].strength == 2


def test_tokens_and_goods_add_no_strength() -> None:
    assert fights(table(3).plus_two(0, 5).goods(0, 5, 5, 5).enemy(*ORDINARY), 2)[0].strength == 2


# Outcomes


@both_rulesets
def test_a_higher_strength_wins_an_equal_one_draws_and_a_lower_one_loses(ruleset: str) -> None:
    laid = table(3, ruleset).soldiers(0, 4).soldiers(1, 3).soldiers(2, 2).enemy(*ORDINARY)
    assert outcomes(laid, 2) == ["won", "drawn", "lost"]


def test_a_draw_gives_and_costs_nothing() -> None:
    laid = table(3).soldiers(0, 3).goods(0, 2, 2, 2).buildings(0, "statue").enemy(*ORDINARY)
    state, events = laid.begin(WINTER, 2)
    assert changes(events, 0) == []
    assert state.goods[0] == [2, 2, 2]
    assert state.buildings[0] == 1


@both_rulesets
def test_with_the_stone_wall_a_draw_is_a_full_win(ruleset: str) -> None:
    laid = table(3, ruleset).buildings(0, "fortress").enemy(*ORDINARY)
    state, events = laid.begin(WINTER, 2)
    assert told(events, Fought)[0] == Fought(0, 0, 2, 3, 0, 5, "won")
    assert changes(events, 0) == [("gold", 1), ("vp", 1), ("vp", 1)]
    assert told(events, Strongest) == [Strongest((0,))]
    assert part(state, 0, "battle") == 2


def test_the_stone_wall_does_not_save_a_weaker_seat() -> None:
    laid = table(3).buildings(0, "stone_wall").enemy(*ORDINARY)
    assert outcomes(laid, 2) == ["lost"] * 3


def test_without_the_stone_wall_a_draw_is_a_draw() -> None:
    laid = table(3).buildings(0, "stable").soldiers(0, 2).enemy(*ORDINARY)
    assert outcomes(laid, 2)[0] == "drawn"


@both_rulesets
def test_the_fortress_gives_a_point_for_each_battle_won(ruleset: str) -> None:
    laid = table(3, ruleset).buildings(0, "fortress").soldiers(0, 1).soldiers(1, 9).enemy(*ORDINARY)
    state, events = laid.begin(WINTER, 2)
    assert changes(events, 0) == [("gold", 1), ("vp", 1)]
    assert part(state, 0, "battle") == 1


def test_the_fortress_gives_nothing_in_defeat() -> None:
    laid = table(3, year=5).buildings(0, "fortress").enemy("dragons", 9)
    state, _events = laid.begin(WINTER, 1)
    assert part(state, 0, "battle") == -5


# The strongest


def test_the_strongest_of_the_winners_gains_a_point() -> None:
    laid = table(3).soldiers(0, 5).soldiers(1, 6).enemy(*ORDINARY)
    state, events = laid.begin(WINTER, 1)
    assert told(events, Strongest) == [Strongest((1,))]
    assert [part(state, seat, "battle") for seat in range(3)] == [0, 1, 0]


def test_all_tied_winners_gain_a_point() -> None:
    laid = table(4, order=(3, 2, 1, 0)).soldiers(0, 5).soldiers(1, 6).soldiers(3, 6).enemy(*ORDINARY)
    state, events = laid.begin(WINTER, 1)
    assert set(told(events, Strongest)[0].seats) == {1, 3}
    assert [part(state, seat, "battle") for seat in range(4)] == [0, 1, 0, 1]


def test_without_a_winner_nobody_is_strongest() -> None:
    laid = table(3).soldiers(0, 4).soldiers(1, 3).enemy(*ORDINARY)
    state, events = laid.begin(WINTER, 1)
    assert not told(events, Strongest)
    assert [part(state, seat, "battle") for seat in range(3)] == [0, 0, 0]


def test_strengths_above_nine_are_still_compared() -> None:
    laid = table(3).soldiers(0, 9).soldiers(1, 10).enemy(*ORDINARY)
    _state, events = laid.begin(WINTER, 1)
    assert told(events, Strongest) == [Strongest((1,))]


def test_strength_decides_who_is_strongest_not_soldiers() -> None:
    laid = table(3).soldiers(0, 6).soldiers(1, 5).buildings(1, "wizards_guild").enemy(*ORDINARY)
    _state, events = laid.begin(WINTER, 1)
    assert told(events, Strongest) == [Strongest((1,))]


# The sequence


def test_rewards_and_losses_come_in_turn_order_then_the_strongest() -> None:
    laid = table(4, order=(2, 0, 3, 1)).enemy("zombies", 6)
    for seat in (0, 2):
        laid.soldiers(seat, 9)
    _state, events = laid.begin(WINTER, 1)
    points = [(event.seat, type(event)) for event in told(events, Gained, Lost)]
    assert points == [(2, Gained), (0, Gained), (3, Lost), (1, Lost), (2, Gained), (0, Gained)]
    assert events.index(told(events, Strongest)[0]) > events.index(Lost(1, "vp", 2, "battle"))


def test_all_strengths_are_announced_before_anything_is_lost() -> None:
    laid = table(3).buildings(0, "statue").buildings(1, "statue").enemy("orcs", 5)
    _state, events = laid.begin(WINTER, 1)
    kinds = [type(event) for event in events]
    assert max(i for i, kind in enumerate(kinds) if kind is Fought) < kinds.index(Lost)


def test_all_soldiers_leave_after_winter() -> None:
    laid = table(3).soldiers(0, 9).soldiers(1, 2).goods(0, 1).enemy(*ORDINARY)
    state, _events = laid.begin(WINTER, 4)
    assert state.soldiers == [0, 0, 0]
    assert state.year == 4


def test_recruited_soldiers_fight() -> None:
    laid = table(3).goods(0, 2).enemy(*ORDINARY)
    state, _events = laid.begin(7)
    with falling(1):
        events = state.play(Recruit((0, 0)))
    assert told(events, Fought)[0] == Fought(0, 1, 1, 0, 0, 2, "lost")


# Rewards


@pytest.mark.parametrize("invader", INVADERS, ids=str)
@both_rulesets
def test_a_victory_over_each_enemy_gives_its_reward(invader: Invader, ruleset: str) -> None:
    laid = table(3, ruleset, year=invader.year).enemy(invader.kind, invader.strength)
    state, events = laid.soldiers(0, 20).soldiers(1, 21).begin(WINTER, 1)
    expected = {what: amount for what, amount in invader.reward.items() if what != "goods"}
    assert dict(changes(events, 0)) == expected
    assert part(state, 0, "battle") == invader.reward.get("vp", 0)
    if "goods" in invader.reward:
        assert (state.seat, state.moves()) == (0, [TakeGood(0), TakeGood(1), TakeGood(2)])


def test_the_orcs_of_year_four_give_any_good() -> None:
    laid = table(3, year=4).soldiers(0, 20).soldiers(2, 20).enemy("orcs", 7)
    state, _events = laid.begin(WINTER, 1)
    assert state.play(TakeGood(2)) == [Gained(0, "stone", 1, "battle")]
    assert state.seat == 2
    events = state.play(TakeGood(1))
    assert told(events, Gained)[0] == Gained(2, "wood", 1, "battle")
    assert (state.goods[0], state.goods[2]) == ([0, 0, 1], [0, 1, 0])
    assert told(events, Strongest) == [Strongest((0, 2))]


def test_seats_recruit_before_winter_and_not_again() -> None:
    state, _events = table(3).goods(0, 2).enemy(*ORDINARY).begin(7)
    pass_all(state, Recruit)
    assert state.year == 4
