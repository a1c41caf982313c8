"""The bots' knowledge of Kingsburg: plainly bad moves are dropped, and better positions are worth more."""

import random
from functools import partial
from typing import Any

from kingdoms.bots import make
from kingdoms.games.kingsburg import GAME, bot
from kingdoms.games.kingsburg.board import (
    ALCHEMIST,
    AUTUMN,
    BUILDINGS,
    PUBLISHED,
    RECRUITING,
    RULEBOOK,
    SPRING,
    SUMMER,
    WINTER,
)
from kingdoms.games.kingsburg.moves import (
    PLUS_TWO,
    Build,
    Decline,
    Help,
    Influence,
    LoseBuilding,
    Pass,
    Recruit,
    Transmute,
)
from kingdoms.games.kingsburg.state import Placement
from tests.games.helpers import playing
from tests.games.kingsburg import invariants

NUMBERS = {building.key: number for number, building in enumerate(BUILDINGS)}


def estate(*keys: str) -> int:
    """These buildings as a bit mask."""
    return sum(1 << NUMBERS[key] for key in keys)


def lay(phase: int, *agenda: tuple[Any, ...], seats: int = 3, **parts: Any) -> Any:
    """A bare table in year III, at the top step of this agenda."""
    state: Any = GAME.new(seats=seats, seed=1, options={"ruleset": parts.pop("ruleset", RULEBOOK)})
    state.year, state.phase, state.order, state.agenda = 3, phase, list(range(seats)), [("phase",), *agenda]
    for name, value in parts.items():
        setattr(state, name, value)
    state.seat = agenda[-1][1]
    return GAME.from_json(state.to_json())


def influence(dice: list[int], *, phase: int = SPRING, **parts: Any) -> Any:
    """The first of three seats, about to place these dice."""
    return lay(phase, ("influence", 0), dice=[dice, [6, 6, 6], [6, 6, 6]], **parts)


def site(goods: list[int], buildings: int = 0, **parts: Any) -> Any:
    """The last of three seats, about to build with these goods."""
    ends = [("season_end", seat) for seat in (2, 1, 0)]
    return lay(
        parts.pop("phase", AUTUMN),
        *ends,
        ("build", 2),
        goods=[[0, 0, 0], [0, 0, 0], goods],
        buildings=[0, 0, buildings],
        **parts,
    )


sensible = partial(playing.sensible, GAME)


knights_choice = partial(playing.knights_choice, GAME)


def test_a_player_who_builds_far_to_the_right_reaches_what_random_play_does_not() -> None:
    missing, rng = set(invariants.PLANNED), random.Random(11)
    for seed in range(500):
        state: Any = GAME.new(seats=2 + seed % 4, seed=seed, options={"ruleset": (RULEBOOK, PUBLISHED)[seed // 4 % 2]})
        events: list[Any] = []
        while state.seat is not None:
            kept = sensible(state)
            builds = [move for move in kept if type(move) is Build]
            builds.sort(key=lambda move, row=seed % 5: (move.building // 4 == row, move.building % 4), reverse=True)
            events += state.play(builds[0] if builds else rng.choice(kept))
        missing -= invariants.met([], events)
        if not missing:
            return
    raise AssertionError(f"never met: {sorted(missing)}")


# Plainly bad moves


def test_nobody_declines_a_trade_that_costs_no_building() -> None:
    def offer(goods: list[int], buildings: int) -> Any:
        ends = [("season_end", 0), ("build", 0)]
        owned = {"goods": [goods, [0, 0, 0], [0, 0, 0]], "buildings": [buildings, 0, 0]}
        return lay(SPRING, *ends, ("help", 0, ALCHEMIST), **owned)

    # Two gold are the price of the Statue; once it is built, they buy no building.
    assert Decline() in sensible(offer([2, 0, 0], 0))
    assert sensible(offer([2, 0, 0], estate("statue"))) == [Transmute(0)]
    # No building has a use for the second stone.
    assert sensible(offer([1, 0, 2], 0)) == [Transmute(0), Transmute(2)]
    assert Decline() in sensible(offer([1, 0, 1], 0))


def test_nobody_passes_if_dice_alone_can_reach_an_advisor() -> None:
    assert sensible(influence([1, 2, 4])) == [
        Influence(1, (0,), 0, 0),
        Influence(2, (1,), 0, 0),
        Influence(3, (0, 1), 0, 0),
        Influence(4, (2,), 0, 0),
        Influence(5, (0, 2), 0, 0),
        Influence(6, (1, 2), 0, 0),
        Influence(7, (0, 1, 2), 0, 0),
    ]


def test_tokens_market_and_dice_are_not_wasted() -> None:
    state = influence([1, 4, 4], plus_two=[2, 0, 0], buildings=[estate("inn", "market"), 0, 0])
    kept = sensible(state)
    assert Influence(4, (0, 1), 0, -1) in state.moves()
    assert [move for move in kept if move.advisor == 4] == [Influence(4, (0,), 1, 1), Influence(4, (1,), 0, 0)]
    assert Influence(2, (0,), 1, -1) in state.moves()
    assert [move for move in kept if move.advisor == 2] == [Influence(2, (0,), 0, 1)]
    assert [move for move in kept if move.advisor == 5] == [Influence(5, (0, 1), 0, 0), Influence(5, (1,), 0, 1)]


def crowded(**parts: Any) -> Any:
    """The last of three seats has a 1 left, and the Jester is taken."""
    placements = [Placement(0, 1, (0,), 0, 0), Placement(2, 10, (1, 2), 0, 0), Placement(1, 18, (0, 1, 2), 0, 0)]
    dice = [[1, 1, 1], [6, 6, 6], [1, 5, 5]]
    return lay(AUTUMN, ("influence", 2), dice=dice, passed=0b001, placements=placements, order=[0, 2, 1], **parts)


def test_a_seat_that_would_have_to_spend_a_token_may_pass() -> None:
    assert sensible(crowded(plus_two=[0, 0, 1])) == [Influence(3, (0,), 1, 0), Pass()]


def test_the_market_is_no_reason_to_pass() -> None:
    assert sensible(crowded(buildings=[0, 0, estate("inn", "market")])) == [Influence(2, (0,), 0, 1)]


def test_an_envoy_that_can_be_kept_may_be_kept() -> None:
    joins = Influence(1, (0,), 0, 0)
    assert sensible(crowded(envoy=2, ruleset=PUBLISHED)) == [joins, Pass()]
    assert sensible(crowded(envoy=2, envoy_use="influence", plus_two=[0, 0, 1])) == [joins, Influence(3, (0,), 1, 0)]


def test_a_seat_that_can_build_does_so_unless_there_is_something_to_save_for() -> None:
    summer: dict[str, Any] = {"phase": SUMMER, "soldiers": [0, 0, 6]}
    builds = [Build(NUMBERS["statue"]), Build(NUMBERS["inn"]), Build(NUMBERS["barricade"])]
    assert sensible(site([2, 1, 0], **summer)) == builds
    chapel = site([1, 0, 1], estate("statue", "inn", "barricade"), **summer)
    assert sensible(chapel) == chapel.moves() == [Build(NUMBERS["guard_tower"]), Pass()]


def test_goods_are_saved_for_soldiers_while_the_winter_may_be_lost() -> None:
    assert sensible(site([2, 1, 0], soldiers=[0, 0, 5]))[-1] == Pass()
    assert Pass() not in sensible(site([2, 1, 0], soldiers=[0, 0, 6]))


def test_nothing_is_saved_for_a_season_that_never_comes() -> None:
    goods, standing = [1, 0, 1], estate("statue", "inn")
    assert sensible(site(goods, standing, soldiers=[0, 0, 9]))[-1] == Pass()
    assert sensible(site(goods, standing, soldiers=[0, 0, 9], year=5)) == [Build(NUMBERS["guard_tower"])]


def recruiting(soldiers: int, buildings: int = 0) -> Any:
    goods = [[0] * 3, [0] * 3, [2, 0, 0]]
    return lay(RECRUITING, ("recruit", 2), goods=goods, soldiers=[0, 0, soldiers], buildings=[0, 0, buildings])


def test_soldiers_are_recruited_only_while_the_winter_may_be_lost() -> None:
    assert sensible(recruiting(5)) == [Recruit((0, 0)), Pass()]
    assert sensible(recruiting(6)) == [Pass()]


def test_a_seat_that_knows_the_enemy_recruits_against_it_alone() -> None:
    for enemy, soldiers, recruits in ((10, 4, False), (10, 3, True), (14, 5, True), (14, 6, False)):
        state = recruiting(soldiers)
        state.enemies[2], state.looked = enemy, 0b100
        assert (sensible(state) != [Pass()]) == recruits


def test_buildings_that_help_against_the_known_enemy_count() -> None:
    state = recruiting(3, estate("barricade"))
    state.enemies[2], state.looked = 10, 0b100
    assert sensible(state) == [Pass()]


def defeat(buildings: int) -> Any:
    """The last of three seats, defeated by the Goblins that cost gold and a building."""
    steps = (("strongest",), ("lose_building", 2))
    strengths = [9, 9, 1 + (buildings >> NUMBERS["guard_tower"] & 1)]
    soldiers = [9, 9, 1]
    return lay(
        WINTER,
        *steps,
        enemies=[0, 5, 11, 15, 20],
        kings_die=1,
        soldiers=soldiers,
        strengths=strengths,
        buildings=[0, 0, buildings],
    )


def test_the_cheapest_building_that_may_be_lost_is_lost() -> None:
    assert sensible(defeat(estate("statue", "guard_tower", "inn"))) == [LoseBuilding(NUMBERS["inn"])]
    assert sensible(defeat(estate("statue", "guard_tower"))) == [LoseBuilding(NUMBERS["guard_tower"])]


# Values


def better(part: str, more: Any) -> bool:
    """Whether the second seat is better off with this, and worse off if its rival has it."""
    plain = lay(RECRUITING, ("recruit", 2), ("recruit", 1), goods=[[1, 1, 0], [1, 1, 0], [0] * 3])
    own, rival = plain.copy(), plain.copy()
    getattr(own, part)[1], getattr(rival, part)[0] = more, more
    return bot.value(own, 1) > bot.value(plain, 1) > bot.value(rival, 1)


def test_goods_tokens_soldiers_buildings_and_points_are_worth_something() -> None:
    assert better("goods", [3, 1, 0])
    assert better("goods", [1, 1, 2])
    assert better("plus_two", 1)
    assert better("soldiers", 2)
    assert better("buildings", estate("statue"))
    assert better("buildings", estate("palisade"))
    assert better("points", [2, 0, 0, 0, 0, 0])


def test_goods_that_can_no_longer_buy_anything_are_worth_little() -> None:
    def gain(year: int) -> float:
        poor = lay(RECRUITING, ("recruit", 2), goods=[[0] * 3, [0] * 3, [1, 1, 0]])
        poor.year = year
        rich = poor.copy()
        rich.goods[0] = [2, 0, 0]
        return bot.value(rich, 0) - bot.value(poor, 0)

    assert gain(2) > 4 * gain(5) > 0


def test_a_seat_that_has_looked_fears_the_enemy_that_comes() -> None:
    def value(enemy: int, looked: int) -> float:
        goods = [[0] * 3, [0] * 3, [1, 1, 0]]
        state = lay(RECRUITING, ("recruit", 2), goods=goods, soldiers=[4, 0, 0])
        state.enemies[2], state.looked = enemy, looked
        return bot.value(state, 0)

    goblins, zombies = 10, 14
    assert value(goblins, 0b001) > value(zombies, 0b001)
    assert value(goblins, 0) == value(zombies, 0)


def test_a_building_that_works_every_season_is_worth_more_the_earlier_it_is_built() -> None:
    def gain(year: int, *keys: str) -> float:
        plain = lay(RECRUITING, ("recruit", 2), goods=[[0] * 3, [0] * 3, [1, 1, 0]])
        plain.year = year
        built = plain.copy()
        built.buildings[0] = estate(*keys)
        return bot.value(built, 0) - bot.value(plain, 0)

    city = ("barricade", "crane", "town_hall", "embassy")
    assert gain(2, *city) > gain(3, *city) > gain(4, *city)
    assert gain(2, *city) - gain(4, *city) > gain(2, "statue") - gain(4, "statue")


def test_other_weights_judge_differently_and_leave_the_usual_ones_alone() -> None:
    state = site([2, 2, 0])
    usual = bot.value(state, 2)
    assert bot.value(state, 2, bot.WEIGHTS._replace(gold=3.0)) > usual == bot.value(state, 2)


def test_winning_is_better_than_points() -> None:
    def ended(points: list[int]) -> Any:
        state: Any = GAME.new(seats=2, seed=1, options={})
        state.seat, state.agenda, state.year, state.phase = None, [], 5, WINTER
        state.points = [[own, 0, 0, 0, 0, 0] for own in points]
        return state

    assert bot.value(ended([9, 8]), 0) > 5 > 0 > bot.value(ended([8, 9]), 0)


# The knight


def test_the_knight_builds_what_is_worth_most_while_there_is_time() -> None:
    assert knights_choice(site([3, 1, 2], estate("statue", "chapel"), year=5)) == Build(NUMBERS["church"])
    assert knights_choice(site([2, 2, 2], estate("barricade", "crane", "town_hall"), year=2)) == Build(
        NUMBERS["embassy"]
    )


def test_the_knight_recruits_where_a_soldier_saves_more_than_it_costs() -> None:
    state = recruiting(0)
    state.year, state.buildings[2], state.soldiers[2] = 5, estate("statue", "chapel", "church"), 5
    assert knights_choice(GAME.from_json(state.to_json())) == Recruit((0, 0))


def test_the_knight_takes_the_good_that_completes_a_building() -> None:
    for goods, taken in (([3, 0, 0], Help(0, 1, 1)), ([2, 0, 1], Help(1, 1, 0))):
        state = influence([3, 3, 3], phase=AUTUMN, year=5, goods=[goods, [0] * 3, [0] * 3], buildings=[1, 0, 0])
        state.play(Influence(9, (0, 1, 2), 0, 0))
        while state.agenda[-1][0] != "help":
            state.play(Pass())
        assert knights_choice(state) == taken


def test_the_knight_keeps_its_strength_in_the_published_game() -> None:
    rng, won = random.Random(3), 0
    for seed in range(3):
        state: Any = GAME.new(seats=2, seed=seed, options={"ruleset": PUBLISHED})
        players = [make(level, GAME, random.Random(rng.random())) for level in ("knight", "squire")]
        while state.seat is not None:
            state.apply(players[state.seat].choose(state.view(state.seat), state.moves(), 60.0, lambda: False))
        won += state.winners() == [0]
    assert won >= 2


def test_a_move_is_played_out_for_three_decisions_of_every_seat() -> None:
    state = GAME.new(seats=4, seed=1, options={})
    assert [bot.is_far_enough(state, state, decisions) for decisions in (0, 11, 12, 13)] == [False, False, True, True]


def test_a_good_is_not_sold_at_the_town_hall_before_the_last_year_nor_kept_after_its_last_season() -> None:
    def uses(year: int, phase: int, ruleset: str = RULEBOOK) -> list[str]:
        parts = {
            "buildings": [estate("town_hall"), 0, 0],
            "plus_two": [1, 0, 0],
            "goods": [[1, 0, 0], [0] * 3, [0] * 3],
        }
        return [move.pays for move in sensible(lay(phase, ("town_hall", 0), year=year, ruleset=ruleset, **parts))]

    assert uses(4, AUTUMN) == [PLUS_TWO]
    assert uses(5, SUMMER) == [PLUS_TWO, "gold"]
    assert uses(5, AUTUMN) == ["gold"]
    assert len(uses(4, AUTUMN, PUBLISHED)) == 3
