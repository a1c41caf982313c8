"""Reasons for moves in Kingsburg: the phrase for each term of the bot's value."""

from functools import partial
from typing import Any

from kingdoms.games.kingsburg import GAME, words
from kingdoms.games.kingsburg.board import (
    ALCHEMIST,
    ARCHITECT,
    ASTRONOMER,
    AUTUMN,
    CHAMPION,
    GENERAL,
    GOLD,
    JESTER,
    PUBLISHED,
    RECRUITING,
    SERGEANT,
    SMUGGLER,
    SPRING,
    SQUIRE,
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
from tests.games.helpers import playing
from tests.games.kingsburg.table import building, play, table

FULL = ("cathedral", "wizards_guild", "fortress", "embassy")
"""Four full rows of buildings; one more building uses up the seat's building tokens."""
HIGH = (6, 6, 6)
"""A roll that comes late in the order of play."""


why = partial(playing.why, GAME)


def build(state: Any, name: str) -> str:
    """Why the deciding seat builds this."""
    return why(state, Build(building(name)))


# Goods.


def test_goods_that_pay_for_a_building_name_it() -> None:
    state = table(3).goods(0, gold=3).buildings(0, "stone_wall").season((1, 6, 6), HIGH, HIGH)
    assert why(state, Influence(CHAMPION, (0, 1, 2), 0, 0)) == "Gives 3 stone: enough for the Fortress."


def test_a_choice_of_goods_says_what_each_good_is_for() -> None:
    state, _events = table(3).goods(0, gold=1).court((0, ASTRONOMER))
    assert why(state, Help(0, 1, 0)) == "Gives 1 wood: enough for the Barricade."
    state, _events = table(3).buildings(0, "town_hall").goods(0, gold=1).court((0, ASTRONOMER))
    assert why(state, Help(0, 0, 1)) == "Gives 1 stone: enough for the Guard Tower."
    state, _events = table(3, PUBLISHED).buildings(0, "town_hall").goods(0, gold=1).court((0, SMUGGLER))
    assert why(state, Smuggle(1, 1, 1)) == "Gives 1 gold, 1 wood and 1 stone: enough for the Guard Tower."
    assert why(state, Smuggle(3, 0, 0)) == ""


def test_a_good_says_what_is_still_missing() -> None:
    state, _events = table(3).buildings(0, "barricade").goods(0, gold=1).court((0, ASTRONOMER))
    assert why(state, Help(0, 1, 0)) == "Gives 1 wood; 1 stone short of the Crane."
    assert why(state, Help(0, 0, 1)) == "Gives 1 stone; 1 wood short of the Crane."


def test_the_kings_aid_says_what_it_pays_for() -> None:
    state, _events = table(3, year=1).begin(1)
    assert why(state, TakeGood(WOOD)) == "Gives 1 wood: enough for the Barricade."
    assert why(state, TakeGood(STONE)) == "Gives 1 stone."


def test_the_alchemist_says_what_a_good_becomes() -> None:
    builder = table(3).buildings(0, "town_hall", "palisade").goods(0, wood=1)
    state = builder.season((1, 1, 6), HIGH, HIGH)
    exchange = "Gives 1 gold and 1 stone for 1 wood: enough for the Guard Tower."
    assert why(state, Influence(ALCHEMIST, (2,), 0, 0)) == exchange
    state, _events = table(3).buildings(0, "town_hall").goods(0, wood=1).court((0, ALCHEMIST))
    assert why(state, Transmute(WOOD)) == exchange
    assert why(state, Decline()) == ""


def test_only_a_declined_smuggler_saves_a_point() -> None:
    state, _events = table(3, PUBLISHED).buildings(0, *FULL, "inn").court((0, SMUGGLER))
    assert why(state, Decline()) == "Saves a point."
    state, _events = table(3).buildings(0, "embassy").goods(0, wood=1).court((0, ALCHEMIST))
    assert why(state, Decline()) == ""


def test_goods_that_no_building_needs_still_count() -> None:
    state = table(3).goods(0, gold=9, wood=9, stone=9).season((1, 1, 3), HIGH, HIGH)
    assert why(state, Influence(ARCHITECT, (2,), 0, 0)) == "Gives 1 wood."
    state, _events = table(3).buildings(0, *FULL, "inn").court((0, ASTRONOMER))
    assert why(state, Help(1, 0, 0)) == "Gives 1 gold."


def test_goods_are_kept_for_later() -> None:
    state = table(3).goods(0, gold=1, wood=1).building_site()
    assert why(state, Pass()) == "Keeps enough for the Barricade."
    state = table(3).buildings(0, "barricade").goods(0, gold=1, wood=1).building_site()
    assert why(state, Pass()) == "Keeps 1 gold and 1 wood for later."
    state = table(3).buildings(0, "inn", "crane", "stone_wall").goods(0, gold=9, wood=9, stone=9).building_site()
    assert build(state, "market") == "Keeps enough for the Town Hall."
    state, _events = table(3).soldiers(0, 6).goods(0, gold=2).begin(RECRUITING)
    assert why(state, Pass()) == "Keeps 2 gold for later."


def test_losses_say_what_is_kept() -> None:
    builder = table(3).enemy("orcs", 5).goods(0, gold=2, wood=2).buildings(0, "inn", "palisade", "barricade")
    state, _events = builder.begin(WINTER, 1)
    assert why(state, Lose(2, 0, 0)) == "Keeps 2 wood for later."
    assert why(state, Lose(1, 1, 0)) == "Next: the Crane, with 1 stone still needed."
    builder = table(3).enemy("orcs", 5).goods(0, gold=2, wood=2).buildings(0, "inn", "palisade")
    state, _events = builder.begin(WINTER, 1)
    assert why(state, Lose(2, 0, 0)) == "Keeps enough for the Barricade."
    play(state, Lose(0, 2, 0))
    assert why(state, LoseBuilding(building("inn"))) == "Keeps the Palisade."


# The court.


def test_points_and_tokens_from_advisors_are_named() -> None:
    state = table(3).season((1, 1, 1), HIGH, HIGH)
    assert why(state, Influence(JESTER, (0,), 0, 0)) == "Scores 1 point at once."
    state = table(3).buildings(0, *FULL, "inn").season((1, 6, 6), HIGH, HIGH)
    words = "A +2 token makes it easier to reach advisors in a later season."
    assert why(state, Influence(ASTRONOMER, (0, 1), 0, 0)) == words
    last = table(3, year=5).buildings(0, *FULL, "inn").season((1, 1, 5), HIGH, HIGH, phase=AUTUMN)
    assert why(last, Influence(ASTRONOMER, (0, 1, 2), 0, 0)) == "Gives 1 gold."


def test_small_groups_leave_dice_for_other_advisors() -> None:
    state = table(3).season((2, 3, 6), (4, 4, 6), (4, 5, 6))
    assert why(state, Influence(SQUIRE, (0,), 0, 0)) == "Leaves dice for the Architect and Alchemist."
    state = table(3).season((2, 6, 6), (1, 6, 6), HIGH)
    play(state, Pass())
    assert why(state, Influence(SQUIRE, (0,), 0, 0)) == "Leaves dice for the Duchess."


def test_an_advisor_may_be_taken_for_a_look_at_the_enemy_or_because_a_rival_wants_it() -> None:
    state = table(3).soldiers(0, 4).buildings(0, "stable").season((5, 5, 5), HIGH, HIGH, phase=AUTUMN)
    assert why(state, Influence(GENERAL, (0, 1), 0, 0)) == "Shows this year's enemy before winter."
    state = table(3).goods(1, gold=1).season((1, 1, 6), HIGH, HIGH)
    assert why(state, Influence(ALCHEMIST, (2,), 0, 0)) == "Takes the Alchemist before a rival can."


def test_tokens_are_saved() -> None:
    state = table(3).buildings(0, "town_hall").plus_two(0, 1).season((1, 2, 6), HIGH, HIGH)
    assert why(state, Influence(ALCHEMIST, (2,), 0, 0)) == "Reaches the Alchemist without a +2 token."
    state = table(3).plus_two(0, 1).season((1, 1, 1), (2, 3, 6), (3, 4, 6))
    play(state, Influence(JESTER, (0,), 0, 0), Influence(SQUIRE, (0,), 0, 0), Influence(ARCHITECT, (0,), 0, 0))
    assert why(state, Pass()) == "Saves the +2 tokens for a later season."


def test_a_wasteful_group_has_nothing_in_its_favour() -> None:
    state = table(3).season((1, 2, 3), HIGH, HIGH)
    assert why(state, Influence(ARCHITECT, (2,), 0, 0))
    assert why(state, Influence(ARCHITECT, (0, 1), 0, 0)) == ""


def test_a_die_set_aside_says_what_the_others_reach() -> None:
    state = table(2).season((2, 3, 6), HIGH, blocking=(1, 1, 1, 5, 5))
    assert why(state, SetAside(0)) == "Leaves dice for the Master Hunter."
    assert why(state, SetAside(1)) == "Leaves dice for the Treasurer."
    assert why(state, SetAside(2)) == ""


def test_rerolls_say_what_the_dice_show() -> None:
    state = table(3).buildings(0, "statue").season((2, 2, 2), HIGH, HIGH)
    assert why(state, Reroll(0)) == "All the dice show 2; different numbers would reach more advisors."
    state = table(3).buildings(0, "statue").season((5, 5, 5), HIGH, HIGH)
    assert why(state, Keep()) == "These dice can reach the Inventor."
    state = table(3, PUBLISHED).buildings(0, "chapel").season((1, 2, 3), HIGH, HIGH)
    assert why(state, RerollAll()) == "The dice total only 6."


def test_the_envoy_says_what_it_opens() -> None:
    state, _events = table(3).envoy(1).begin(AUTUMN)
    assert why(state, Announce(INFLUENCE)) == "One group of dice may go to a taken advisor if its total matches."
    assert why(state, Announce(BUILD)) == "Two buildings in one season."
    assert why(state, Announce(NEITHER)) == ""
    state = table(3, PUBLISHED).envoy(0).season((1, 1, 1), HIGH, HIGH, phase=SPRING)
    play(state, Influence(JESTER, (0,), 0, 0), Pass(), Pass())
    assert why(state, Pass()) == "Keeps the king's envoy for later."


# Buildings.


def test_a_building_says_what_it_does_or_scores() -> None:
    state = table(3).buildings(0, "town_hall").goods(0, gold=2, wood=2).building_site()
    assert build(state, "statue") == "3 points for the Statue."
    assert build(state, "palisade") == "The Palisade adds 1 strength in every battle."
    assert build(state, "inn") == "From now on, a +2 token at the end of every summer."
    state = table(3).goods(0, wood=2).building_site()
    assert build(state, "palisade") == "Strength 1 without the king's die; the enemy has 4–6."
    state = table(3).buildings(0, "barricade").goods(0, wood=1, stone=1).building_site()
    assert build(state, "crane") == "From now on, buildings in columns 3 and 4 cost 1 gold less."
    state = table(3).goods(0, wood=1).building_site()
    assert build(state, "barricade") == "Strength +1 against Goblins."


def test_in_the_last_season_no_building_is_for_later_seasons() -> None:
    builder = table(3, year=5).buildings(0, "inn", "crane", "church").goods(0, gold=9, wood=9, stone=9)
    state = builder.building_site(AUTUMN)
    assert build(state, "market") == ""
    assert build(state, "town_hall") == "2 points for the Town Hall."


def test_the_town_hall_says_what_it_gives() -> None:
    state = table(3).buildings(0, "town_hall").goods(0, wood=1).building_site()
    assert why(state, TownHall("wood")) == "Turns 1 wood into a point."
    assert why(state, TownHall(PLUS_TWO)) == "A +2 token makes it easier to reach advisors in a later season."
    state = table(3, PUBLISHED).buildings(0, "town_hall").goods(0, wood=1).building_site()
    assert why(state, TownHall(NOTHING)) == "Keeps 1 wood for later."


# The winter.


def test_soldiers_show_the_strength_and_what_the_enemy_may_have() -> None:
    state = table(3).season((5, 5, 5), HIGH, HIGH)
    assert why(state, Influence(SERGEANT, (0,), 0, 0)) == "Strength 1 without the king's die; the enemy has 4–6."
    assert why(state, Influence(GENERAL, (0, 1), 0, 0)) == "Strength 2 without the king's die; the enemy has 4–6."
    play(state, Influence(SERGEANT, (0,), 0, 0), Pass(), Pass())
    assert why(state, Influence(GENERAL, (1, 2), 0, 0)) == "Strength 3 without the king's die; the enemy has 4–6."


def test_a_known_enemy_is_named_only_to_those_who_know_it() -> None:
    builder = table(3).enemy("goblins", 4).soldiers(0, 3).goods(0, gold=2)
    state, _events = builder.begin(RECRUITING)
    move = Recruit((GOLD, GOLD))
    assert why(state, move) == "Strength 4 without the king's die; the enemy has 4–6."
    state.looked = 1
    assert why(state, move) == "Strong enough to beat this winter's enemy: Goblins."
    assert words.why(state.view(1), move) == "Strength 4 without the king's die; the enemy has 4–6."


def test_enough_soldiers_decide_the_battle() -> None:
    def recruit(soldiers: int) -> str:
        state, _events = table(3).soldiers(0, soldiers).goods(0, gold=2).begin(RECRUITING)
        return why(state, Recruit((GOLD, GOLD)))

    assert recruit(4) == "Whatever the king's die shows, this winter's battle can't be lost."
    assert recruit(5) == "Strong enough to beat whatever comes this winter."


def test_in_the_last_winter_soldiers_are_for_the_points_of_the_battle() -> None:
    state, _events = table(3, year=5).soldiers(0, 4).goods(0, gold=2).begin(RECRUITING)
    assert why(state, Recruit((GOLD, GOLD))) == "Strength 5 without the king's die; the enemy has 7–9."
