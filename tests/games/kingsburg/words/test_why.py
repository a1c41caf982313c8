"""Why a move of Kingsburg is made: the true reason, case by case."""

from typing import Any

from kingdoms.core.game import Move
from kingdoms.games.kingsburg import words
from kingdoms.games.kingsburg.board import (
    ARCHITECT,
    ASTRONOMER,
    AUTUMN,
    CHAMPION,
    DUCHESS,
    GENERAL,
    GOLD,
    JESTER,
    PUBLISHED,
    RECRUITING,
    SERGEANT,
    SMUGGLER,
    SPRING,
    STONE,
    WINTER,
    WOOD,
)
from kingdoms.games.kingsburg.moves import (
    BUILD,
    INFLUENCE,
    NEITHER,
    NOTHING,
    PLUS_TWO,
    Announce,
    Build,
    Decline,
    Help,
    Influence,
    Keep,
    Lose,
    LoseBuilding,
    Pass,
    Recruit,
    Reroll,
    RerollAll,
    SetAside,
    Smuggle,
    TakeGood,
    TownHall,
    Transmute,
)
from tests.games.kingsburg.table import building, play, table

FULL = ("cathedral", "wizards_guild", "fortress", "embassy")
"""Four rows of buildings; with one more no token is left."""


def why(state: Any, move: Move) -> str:
    """The reason as the seat that decides reads it."""
    assert move in state.moves()
    return words.why(state.view(state.seat), move)


def build(state: Any, name: str) -> str:
    """Why the seat that decides builds this."""
    return why(state, Build(building(name)))


# Goods.


def test_goods_that_pay_for_a_building_name_it() -> None:
    state = table(3).goods(0, gold=3).buildings(0, "stone_wall").season((1, 6, 6), (6, 6, 6), (6, 6, 6))
    assert why(state, Influence(CHAMPION, (0, 1, 2), 0, 0)) == "Brings 3 stone: enough for the Fortress."


def test_of_several_buildings_the_one_with_most_points_is_named() -> None:
    state = table(3).goods(0, gold=1, wood=1).buildings(0, "inn").season((1, 3, 6), (6, 6, 6), (6, 6, 6))
    assert why(state, Influence(ARCHITECT, (1,), 0, 0)) == "Brings 1 wood: enough for the Palisade."
    assert why(state, Influence(7, (0, 2), 0, 0)) == "Brings 1 gold: enough for the Statue."


def test_goods_that_other_advisors_have_promised_count() -> None:
    state = table(3).season((2, 3, 6), (4, 4, 6), (4, 5, 6))
    assert why(state, Influence(2, (0,), 0, 0)) == "Brings 1 gold: only 1 gold missing for the Statue."
    play(state, Influence(ARCHITECT, (1,), 0, 0), Pass(), Pass())
    assert why(state, Influence(2, (0,), 0, 0)) == "Brings 1 gold: enough for the Inn."


def test_a_choice_of_goods_says_what_each_is_for() -> None:
    state, _events = table(3).goods(0, gold=1).court((0, ASTRONOMER))
    assert why(state, Help(1, 0, 0)) == "Brings 1 gold: enough for the Statue."
    assert why(state, Help(0, 1, 0)) == "Brings 1 wood: enough for the Inn."
    assert why(state, Help(0, 0, 1)) == "Brings 1 stone: enough for the Guard Tower."


def test_the_king_s_aid_says_what_is_still_missing() -> None:
    state, _events = table(3, year=1).begin(1)
    assert why(state, TakeGood(GOLD)) == "Brings 1 gold: only 1 gold missing for the Statue."
    assert why(state, TakeGood(WOOD)) == "Brings 1 wood: enough for the Barricade."
    assert why(state, TakeGood(STONE)) == "Brings 1 stone: only 1 gold missing for the Guard Tower."


def test_the_alchemist_says_what_comes_of_a_good() -> None:
    builder = table(3).goods(0, wood=1)
    season = builder.season((1, 2, 6), (6, 6, 6), (6, 6, 6))
    assert why(season, Influence(6, (2,), 0, 0)) == "One good becomes two others."
    season = table(3).season((3, 5, 6), (6, 6, 6), (6, 6, 6))
    assert why(season, Influence(6, (2,), 0, 0)) == "3 + 5 is left for the Treasurer, unless a rival comes first."
    play(season, Influence(8, (0, 1), 0, 0), Pass(), Pass())
    assert why(season, Influence(6, (2,), 0, 0)) == ""
    season = table(3).season((3, 5, 6), (6, 6, 6), (6, 6, 6))
    play(season, Influence(ARCHITECT, (0,), 0, 0), Pass(), Pass())
    assert why(season, Influence(6, (2,), 0, 0)) == "One good becomes two others."
    state, _events = table(3).goods(0, wood=1).court((0, 6))
    assert why(state, Transmute(WOOD)) == "Brings 1 gold and 1 stone: enough for the Guard Tower."
    assert why(state, Decline()) == "What stays is enough for the Barricade."
    state, _events = table(3).goods(0, wood=1).buildings(0, "barricade").court((0, 6))
    assert why(state, Decline()) == ""
    state, _events = table(3).goods(0, wood=1).buildings(0, *FULL, "fortress").court((0, 6))
    assert why(state, Decline()) == "The help would bring no building nearer."


def test_the_published_smuggler_says_what_his_goods_are_for() -> None:
    state, _events = table(3, PUBLISHED).goods(0, gold=1).court((0, SMUGGLER))
    assert why(state, Smuggle(2, 0, 1)) == "Brings 2 gold and 1 stone: enough for the Statue."


def test_goods_that_no_building_needs_are_still_good_for_something() -> None:
    state, _events = table(3).goods(0, gold=9, wood=9, stone=9).court((0, ASTRONOMER))
    assert why(state, Help(1, 0, 0)) == "Goods can pay for a soldier before the winter."
    state, _events = table(3).buildings(0, "church", *FULL[1:], "market").court((0, ASTRONOMER))
    assert why(state, Help(1, 0, 0)) == "The Town Hall can make a point of a good in every season."
    state, _events = table(3).buildings(0, *FULL, "inn").court((0, ASTRONOMER))
    assert why(state, Help(1, 0, 0)) == "With the Cathedral every 2 goods are a point at the end."


def test_no_building_speaks_for_goods_that_do_not_come() -> None:
    rich = table(3, year=5).buildings(0, *FULL, "inn")
    state = rich.season((1, 3, 6), (6, 6, 6), (6, 6, 6), phase=AUTUMN)
    assert why(state, Influence(6, (2,), 0, 0)) == ""
    assert why(state, Influence(ARCHITECT, (1,), 0, 0)) == "With the Cathedral every 2 goods are a point at the end."


# The court.


def test_points_and_tokens_of_advisors_are_told() -> None:
    state = table(3).season((1, 6, 6), (6, 6, 6), (6, 6, 6))
    assert why(state, Influence(JESTER, (0,), 0, 0)) == "Brings 1 point at once."
    state = table(3).buildings(0, *FULL, "inn").season((1, 6, 6), (6, 6, 6), (6, 6, 6))
    assert why(state, Influence(ASTRONOMER, (0, 1), 0, 0)) == "A +2 token reaches more advisors in a later season."
    last = table(3, year=5).buildings(0, *FULL, "inn").season((1, 6, 6), (6, 6, 6), (6, 6, 6), phase=AUTUMN)
    assert why(last, Influence(ASTRONOMER, (0, 1), 0, 0)) == "With the Cathedral every 2 goods are a point at the end."


def test_an_advisor_gives_goods_at_least() -> None:
    state = table(3).goods(0, gold=9, wood=9, stone=9).season((1, 1, 3), (6, 6, 6), (6, 6, 6))
    assert why(state, Influence(ARCHITECT, (2,), 0, 0)) == "Brings 1 wood."


def test_dice_that_stay_for_a_higher_open_advisor_are_told() -> None:
    rich, squire = table(3).goods(0, gold=9, wood=9, stone=9).plus_two(0, 1), Influence(2, (0,), 0, 0)
    state = rich.season((2, 6, 6), (1, 6, 6), (6, 6, 6))
    taken = state.copy()
    play(state, Pass())
    assert why(state, squire) == "6 + 6 is left for the Duchess, unless a rival comes first."
    play(taken, Influence(DUCHESS, (1, 2), 0, 0))
    assert why(taken, squire) == "6 is left for the Alchemist, unless a rival comes first."


def test_whoever_passes_with_tokens_alone_saves_them() -> None:
    state = table(3).plus_two(0, 1).season((1, 1, 1), (2, 3, 6), (3, 4, 6))
    play(state, Influence(1, (0,), 0, 0), Influence(2, (0,), 0, 0), Influence(3, (0,), 0, 0))
    assert why(state, Pass()) == "The +2 tokens are saved for a later season."


def test_rerolls_tell_what_the_dice_show() -> None:
    state = table(3).buildings(0, "statue").season((2, 2, 2), (6, 6, 6), (6, 6, 6))
    assert why(state, Reroll(0)) == "All dice show 2: different ones reach more advisors."
    assert why(state, Keep()) == "The dice show 6 together; another roll may be worse."
    lowest = table(3).buildings(0, "statue").season((1, 1, 1), (6, 6, 6), (6, 6, 6))
    assert why(lowest, Keep()) == ""
    state = table(3, PUBLISHED).buildings(0, "chapel").season((1, 2, 3), (6, 6, 6), (6, 6, 6))
    assert why(state, RerollAll()) == "All dice together show only 6."


def test_a_die_set_aside_tells_what_the_others_reach() -> None:
    state = table(2).season((1, 2, 6), (6, 6, 6), blocking=(1, 1, 1, 5, 5))
    assert why(state, SetAside(0)) == "The dice that stay reach the most open advisors: 3."
    assert why(state, SetAside(2)) == "The dice that stay still reach: Squire."


def test_the_envoy_tells_what_it_opens() -> None:
    state, _events = table(3).envoy(1).begin(AUTUMN)
    assert why(state, Announce(INFLUENCE)) == "Whatever the dice show, a taken advisor can be joined."
    assert why(state, Announce(BUILD)) == "Two buildings in one season."
    assert why(state, Announce(NEITHER)) == ""


# Buildings.


def test_many_points_speak_for_a_building() -> None:
    state = table(3).goods(0, gold=2, wood=2).building_site()
    assert build(state, "statue") == "3 points at once: nothing else that can be paid brings more."
    assert build(state, "palisade") == "Strength +1 in every battle to come."
    assert build(state, "inn") == "From now on a +2 token at the end of every Summer."
    assert build(state, "barricade") == "Strength +1 against Goblins."


def test_what_a_building_does_is_told_before_its_few_points() -> None:
    state = table(3).buildings(0, "inn", "crane", "stone_wall").goods(0, gold=9, wood=9, stone=9).building_site()
    assert build(state, "market") == "Once a season a group of dice may count 1 more or 1 less."
    assert build(state, "town_hall") == "At the end of every season a good can become a point."


def test_a_building_opens_the_way_to_the_next_of_its_row() -> None:
    state = table(3).buildings(0, "town_hall").goods(0, gold=9, wood=9, stone=9).building_site()
    assert build(state, "statue") == "Next in its row comes the Chapel: 5 points."


def test_in_the_last_season_nothing_is_built_for_later_ones() -> None:
    builder = table(3, year=5).buildings(0, "inn", "crane", "church").goods(0, gold=9, wood=9, stone=9)
    state = builder.building_site(AUTUMN)
    assert build(state, "market") == "Brings 1 point at once."
    assert build(state, "town_hall") == "At the end of every season a good can become a point."


def test_the_embassy_counts_the_seasons_to_come() -> None:
    state = table(3, year=4).buildings(0, "town_hall").goods(0, gold=2, wood=2, stone=2).building_site(AUTUMN)
    assert build(state, "embassy") == "4 points at once: nothing else that can be paid brings more."
    richer = table(3, year=4).buildings(0, "town_hall", "chapel")
    state = richer.goods(0, gold=3, wood=2, stone=2).building_site(AUTUMN)
    assert build(state, "embassy") == "A point in every season: 4 points more by the end."


def test_the_last_building_in_spring_can_win_the_king_s_reward() -> None:
    state = table(3).goods(0, wood=1).buildings(1, "inn").building_site(SPRING)
    assert build(state, "barricade") == "As many buildings as anyone: a point from the king, if it stays so."
    state = table(3).goods(0, wood=1).buildings(1, "market").building_site(SPRING)
    assert build(state, "barricade") == "Strength +1 against Goblins."


def test_a_building_that_decides_the_battle_says_so() -> None:
    state = table(3).soldiers(0, 4).goods(0, gold=1, stone=1).building_site()
    assert build(state, "guard_tower") == "Whatever the king's die shows, this winter's battle cannot be lost."
    state = table(3).soldiers(0, 5).goods(0, gold=1, stone=1).building_site()
    assert build(state, "guard_tower") == "Strong enough to beat whatever comes this winter."


def test_goods_are_saved_for_a_better_building_that_is_near() -> None:
    state = table(3).goods(0, gold=1, wood=1).building_site()
    assert why(state, Pass()) == "The goods are saved: only 1 gold missing for the Statue."
    state = table(3).goods(0, gold=2).building_site()
    assert why(state, Pass()) == "The goods are saved for the seasons to come."


def test_nothing_is_saved_in_the_last_season() -> None:
    state = table(3, year=5).goods(0, gold=1, wood=1).building_site(AUTUMN)
    assert why(state, Pass()) == ""


def test_the_town_hall_tells_what_it_gives() -> None:
    state = table(3).buildings(0, "town_hall").goods(0, wood=1).building_site()
    assert why(state, TownHall("wood")) == "Brings 1 point at once."
    assert why(state, TownHall(PLUS_TWO)) == "A +2 token reaches more advisors in a later season."
    state = table(3, PUBLISHED).buildings(0, "town_hall").goods(0, wood=1).building_site()
    assert why(state, TownHall(NOTHING)).startswith("The goods are saved")


# The winter.


def test_soldiers_tell_the_strength_and_what_the_enemy_may_have() -> None:
    state = table(3).season((5, 5, 5), (6, 6, 6), (6, 6, 6))
    assert why(state, Influence(SERGEANT, (0,), 0, 0)) == "Strength 1 without the king's die; the enemy has 4–6."
    assert why(state, Influence(GENERAL, (0, 1), 0, 0)) == "Strength 2 without the king's die; the enemy has 4–6."
    play(state, Influence(SERGEANT, (0,), 0, 0), Pass(), Pass())
    assert why(state, Influence(GENERAL, (1, 2), 0, 0)) == "Strength 3 without the king's die; the enemy has 4–6."


def test_a_known_enemy_is_named_to_who_knows_it_alone() -> None:
    builder = table(3).enemy("goblins", 4).soldiers(0, 3).goods(0, gold=2)
    state, _events = builder.begin(RECRUITING)
    move = Recruit((GOLD, GOLD))
    assert why(state, move) == "Strength 4 without the king's die; the enemy has 4–6."
    state.looked = 1
    assert why(state, move) == "Strong enough to beat this winter's enemy: Goblins."
    assert words.why(state.view(1), move) == "Strength 4 without the king's die; the enemy has 4–6."


def test_soldiers_of_an_advisor_can_decide_the_battle() -> None:
    state = table(3).soldiers(0, 4).buildings(0, "stable").season((5, 5, 5), (6, 6, 6), (6, 6, 6))
    assert why(state, Influence(SERGEANT, (0,), 0, 0)) == "Strong enough to beat whatever comes this winter."


def test_whoever_recruits_nobody_tells_why() -> None:
    state, _events = table(3).soldiers(0, 6).goods(0, gold=2).begin(RECRUITING)
    assert why(state, Pass()) == "Whatever the king's die shows, this winter's battle cannot be lost."
    state, _events = table(3).soldiers(0, 2).goods(0, gold=2).begin(RECRUITING)
    assert why(state, Pass()) == "The goods are kept for buildings."
    state, _events = table(3, year=5).enemy("dragons", 9).goods(0, gold=2).begin(RECRUITING)
    state.looked = 1
    assert why(state, Pass()) == "No soldier that can be paid would change the battle."
    keeper = table(3, year=5).soldiers(0, 7).goods(0, gold=2)
    state, _events = keeper.begin(RECRUITING)
    assert why(state, Pass()) == "Between equal points more goods decide at the end."
    state, _events = keeper.buildings(0, "cathedral").begin(RECRUITING)
    assert why(state, Pass()) == "With the Cathedral every 2 goods are a point at the end."


def test_losses_tell_what_stays() -> None:
    builder = table(3).enemy("orcs", 5).goods(0, gold=2, wood=2).buildings(0, "inn", "palisade")
    state, _events = builder.begin(WINTER, 1)
    assert state.seat == 0
    assert why(state, Lose(0, 2, 0)) == "What stays is enough for the Statue."
    assert why(state, Lose(2, 0, 0)) == "What stays is enough for the Barricade."
    assert why(state, Lose(1, 1, 0)) == "What stays is enough for the Barricade."
    play(state, Lose(0, 2, 0))
    assert why(state, LoseBuilding(building("inn"))) == "Costs the fewest points: 0 points."
    builder = table(3).enemy("orcs", 5).goods(0, gold=2, wood=1).buildings(0, "barricade")
    state, _events = builder.begin(WINTER, 1)
    assert why(state, Lose(1, 1, 0)) == "The Statue then needs only 1 gold more."
