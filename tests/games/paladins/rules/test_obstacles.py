"""Why actions are impossible in Paladins, and what a seat lacks for them."""

import pytest

from kingdoms.games.paladins.board import ANY, CLERIC, FIGHTER, MERCHANT, SCOUT
from kingdoms.games.paladins.rules import obstacles
from kingdoms.games.paladins.rules.costs import needed_level, prices
from tests.games.paladins.printed import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HUNT,
    RECRUIT,
)
from tests.games.paladins.table import table

ONE_OUTSIDER = ("", "", "viking thief", "", "", "")


def test_each_obstacle_has_its_own_reason() -> None:
    player = table().player(silver=0, provisions=0, jars=range(7), walls=[0, 1], standing={HUNT: "L"})
    state = player.townsfolk(*[""] * 5).outsiders(*[""] * 6).turn()
    reasons = {
        HUNT: obstacles.OCCUPIED,
        ABSOLVE: obstacles.NO_MORE,
        FORTIFY: obstacles.TOO_LOW,
        RECRUIT: obstacles.NO_TARGET,
        DEVELOP: obstacles.NO_SILVER,
        GARRISON: obstacles.NO_PROVISIONS,
    }
    assert {action: obstacles.obstacle(state, 0, action) for action in reasons} == reasons


def test_levels_are_missing_up_to_the_lowest_that_has_a_target() -> None:
    state = table().player(paladin="samson", levels=(1, 0, 0), walls=[0, 1, 2]).outsiders(*ONE_OUTSIDER).turn()
    levels = {FORTIFY: (5, 3), CONVERT: (4, 3), COMMISSION: (0, 0)}
    for action, (needed, missing) in levels.items():
        assert needed_level(state, 0, action) == needed
        assert obstacles.missing_levels(state, 0, action) == missing


def test_strength_for_an_attack_is_missing_only_as_silver() -> None:
    state = table().player(silver=1, levels=(0, 0, 0)).outsiders(*ONE_OUTSIDER).turn()
    assert obstacles.missing_levels(state, 0, ATTACK) == 0
    assert prices(state, 0, ATTACK) == [3]
    assert obstacles.missing_goods(state, 0, ATTACK) == 2


def test_without_outsiders_no_level_is_enough() -> None:
    state = table().player().outsiders(*[""] * 6).turn()
    assert needed_level(state, 0, CONVERT) is None
    assert obstacles.missing_levels(state, 0, CONVERT) == 0


def test_goods_are_missing_up_to_the_cost() -> None:
    state = table().player(silver=1, provisions=0, jars=[0], walls=[0, 1, 2]).turn()
    missing = {DEVELOP: 3, FORTIFY: 2, ABSOLVE: 1, HUNT: 0}
    assert {action: obstacles.missing_goods(state, 0, action) for action in missing} == missing


@pytest.mark.parametrize(
    ("hand", "action", "lots"),
    [
        ("SL", COMMISSION, [(CLERIC,)]),
        ("SL", GARRISON, [(MERCHANT, FIGHTER)]),
        ("XL", COMMISSION, [(SCOUT,), (CLERIC,)]),
        ("F", CONVERT, [(ANY, CLERIC)]),
        ("L", HUNT, [()]),
    ],
)
def test_the_smallest_sets_of_missing_workers_are_found(hand: str, action: int, lots: list[tuple[int, ...]]) -> None:
    assert obstacles.missing_lots(table().player(hand=hand).turn(), 0, action) == lots


def test_a_workshop_replaces_a_worker() -> None:
    state = table().player(hand="L", workshops={FORTIFY: 1}).turn()
    assert obstacles.missing_lots(state, 0, FORTIFY) == [(SCOUT,)]
