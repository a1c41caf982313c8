"""Why a thing that is not highlighted cannot be chosen: the true reason, case by case."""

from functools import partial
from typing import Any

from kingdoms.games.kingsburg import GAME, words
from kingdoms.games.kingsburg.board import AUTUMN, PUBLISHED, RECRUITING, WINTER
from kingdoms.games.kingsburg.moves import Announce, Build, Help, Influence, Lose, Pass, Recruit, TownHall
from tests.games.helpers import playing
from tests.games.kingsburg.table import building, offered, pass_all, play, table

why = partial(playing.why_not, GAME)


def picked(*question: Any) -> str:
    """The sentence about picked dice, with ordinary spaces."""
    return _plain(words.picked(*question))


def label(*question: Any) -> str:
    """The label of a move, with ordinary spaces."""
    return _plain(words.label(*question))


def _plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def site(state: Any, name: str) -> str:
    """Why the deciding seat cannot build this."""
    return why(state, "building", state.seat, building(name))


# Influence.


def test_dice_that_do_not_reach_an_advisor_say_whom_they_reach() -> None:
    state = table(3).season((1, 1, 4), (4, 5, 6), (6, 6, 6))
    assert why(state, "advisor", 3) == "Your dice can't make 3. They can reach 1, 2 and 4–6."


def test_an_advisor_within_reach_names_dice_that_make_the_number() -> None:
    state = table(3).plus_two(0, 1).season((1, 3, 4), (4, 5, 6), (6, 6, 6))
    assert _plain(why(state, "advisor", 4)) == "Pick dice that make 4, such as 4; 1 + 3."
    assert why(state, "advisor", 3) == "Pick dice that make 3, such as 3; 1 and a +2 token."


def test_a_taken_advisor_says_whether_it_is_by_you() -> None:
    state = table(3).season((1, 3, 4), (4, 5, 6), (6, 6, 6))
    play(state, Influence(4, (2,), 0, 0))
    assert why(state, "advisor", 4) == "A rival has taken this advisor; only the king's envoy may join."
    play(state, Pass(), Pass())
    assert state.seat == 0
    reason = "Your own dice are already here; you can place more only with the king's envoy."
    assert why(state, "advisor", 4) == reason


def test_a_blocked_advisor_says_so() -> None:
    state = table(2, PUBLISHED).season((1, 3, 4), (4, 5, 6), blocking=(2, 3, 6, 4, 4))
    assert why(state, "advisor", 4) == "This advisor is blocked; only the king's envoy may come here."
    assert why(state, "advisor", 11) == "This advisor is blocked; only the king's envoy may come here."


def test_an_envoy_for_building_does_not_open_the_court() -> None:
    state = table(3).envoy(1).announce("build", (1, 3, 4), (4, 4, 6), (6, 6, 6))
    play(state, Influence(4, (2,), 0, 0))
    assert state.seat == 1
    assert why(state, "advisor", 4) == "This advisor is unavailable, and you have said that your envoy will build."
    assert why(state, "envoy") == "You announced a different use for the envoy."


def test_an_envoy_for_influence_opens_the_court() -> None:
    state = table(3).envoy(1).announce("influence", (1, 3, 4), (4, 4, 6), (6, 6, 6))
    play(state, Influence(4, (2,), 0, 0))
    assert Influence(4, (0,), 0, 0) in state.moves()
    assert words.prompt(state) == "Influence an advisor (with the envoy, even a taken one), or pass"
    assert why(state, "envoy") == "Tap a taken advisor: the envoy goes along with your dice."
    play(state, Influence(4, (0,), 0, 0))
    assert why(state, "envoy") == "You don't have the envoy."


def test_tokens_and_market_wait_for_dice_or_are_missing() -> None:
    state = table(3).buildings(0, "market").plus_two(0, 1).season((1, 3, 4), (4, 5, 6), (6, 6, 6))
    assert why(state, "plus_two", 0) == "Pick it along with some dice, then tap an advisor."
    assert why(state, "plus_two", 0, 1) == why(state, "plus_two", 0)
    assert why(state, "plus_two", 1) == "These belong to a rival."
    assert why(state, "market", 1) == "Pick it along with some dice, then tap an advisor."
    play(state, Influence(2, (0,), 0, 1))
    assert why(state, "market", 1) == "You have no Market."
    assert why(state, "plus_two", state.seat) == "You have no +2 token."
    play(state, Pass(), Pass())
    assert why(state, "market", -1) == "You have already used the Market this season."


def test_a_published_season_has_one_token() -> None:
    state = table(3, PUBLISHED).plus_two(0, 2).season((1, 3, 4), (4, 5, 6), (6, 6, 6))
    play(state, Influence(3, (0,), 1, 0), Pass(), Pass())
    assert why(state, "plus_two", 0) == "Only one +2 token may be used per season."


def test_dice_say_where_they_are() -> None:
    state = table(3).season((1, 3, 4), (4, 5, 6), (6, 6, 6))
    play(state, Influence(4, (2,), 0, 0))
    assert why(state, "die", 0, 2) == "This die belongs to a rival."
    play(state, Pass(), Pass())
    assert why(state, "die", 0, 2) == "This die is already with an advisor."
    assert why(state, "die", 0, 0) == "Pick dice, then tap the advisor whose number they make together."


def test_one_of_equal_dice_stands_for_the_others() -> None:
    state = table(2).season((1, 1, 4), (4, 5, 6), blocking=(2, 3, 6, 4, 4))
    assert words.prompt(state) == "Set a die aside (two-player rule)"
    assert why(state, "die", 0, 1) == "Tap the matching die next to it; they are identical."
    assert why(state, "skip").startswith("You can't skip this.")
    assert label(state, state.moves()[0]) == "Set the 1 aside"


def test_the_published_chapel_rerolls_only_all_dice() -> None:
    state = table(3, PUBLISHED).buildings(0, "chapel").season((1, 2, 3), (4, 5, 6), (6, 6, 6))
    assert words.prompt(state) == "Reroll all dice, or keep the roll"
    assert why(state, "die", 0, 1) == "You can only reroll all your dice together."


# Advisors that picked dice would reach, before one is tapped.


def test_picked_dice_say_whom_they_reach_and_what_that_advisor_gives() -> None:
    state = table(3).buildings(0, "farms").plus_two(0, 1).season((2, 3, 6, 1), (4, 5, 6), (6, 6, 6))
    assert picked(state, (1, 2), 0, -1, False) == "3 + 6 and the Market −1 make 8: tap the Treasurer for 2 gold."
    with_token = "2 + white 1 and a +2 token make 5: tap the Sergeant for 1 soldier."
    assert picked(state, (0, 3), 1, 0, False) == with_token
    assert picked(state, (3,), 1, 0, False) == "Pick at least one die of your own colour."
    assert picked(state, (), 0, 0, True) == "Pick at least one die of your own colour."


def test_picked_dice_that_reach_nobody_say_why() -> None:
    state = table(3).buildings(0, "farms").plus_two(0, 3).season((5, 6, 6, 3), (6, 6, 6), (6, 6, 6))
    play(state, Influence(12, (0, 1), 0, 0), Pass())
    assert picked(state, (0, 1, 2, 3), 0, 0, False) == ("5 + 6 + 6 + white 3 make 20: no advisor has this number.")
    assert picked(state, (1, 2), 0, 0, False) == "6 + 6 make 12: the Duchess is unavailable."
    assert picked(state, (0,), 2, 0, False) == "A group can't have more +2 tokens than dice."


def test_the_envoy_says_if_no_taken_advisor_is_within_reach() -> None:
    state = table(3).envoy(1).announce("influence", (1, 3, 4), (5, 5, 6), (6, 6, 6))
    play(state, Influence(1, (0,), 0, 0))
    assert not [move for move in offered(state, Influence) if move.advisor == 1]
    assert why(state, "envoy") == "Your dice can't reach any advisor that is already taken."
    assert words.prompt(state) == "Influence an advisor, or pass"


def test_picked_dice_say_what_becomes_of_the_envoy() -> None:
    state = table(3).envoy(1).announce("influence", (1, 3, 4), (4, 4, 6), (6, 6, 6))
    play(state, Influence(4, (2,), 0, 0))
    assert state.seat == 1
    assert picked(state, (0,), 0, 0, False) == "4: the Merchant is available only with the envoy."
    assert picked(state, (0,), 0, 0, True) == ("4: tap the Merchant for 1 gold or 1 wood. The envoy will go too.")
    assert picked(state, (0, 1), 0, 0, True) == (
        "4 + 4 make 8: tap the Treasurer for 2 gold. The envoy isn't needed and stays with you."
    )
    assert why(state, "advisor", 4) == "Pick the envoy and dice that make 4, such as 4."


def test_dice_that_reach_nobody_say_whom_they_would_reach_with_more() -> None:
    assert words.within_reach([9, 4, 5, 6, 12, 13]) == "Add more to reach 4–6, 9, 12 and 13."
    assert words.within_reach([7]) == "Add more to reach 7."
    assert words.within_reach([]) == "Together, these don't reach any advisor. Put some back."


def test_several_ways_to_an_advisor_are_described_in_words() -> None:
    builder = table(3).buildings(0, "market").plus_two(0, 2).envoy(0)
    state = builder.announce("influence", (1, 3, 4), (4, 5, 6), (6, 6, 6))
    assert label(state, Influence(5, (0, 2), 0, 0)) == "Send 1 + 4 to the Sergeant"
    assert label(state, Influence(5, (1,), 1, 0)) == "Send 3 and a +2 token to the Sergeant"
    assert label(state, Influence(5, (0, 1), 1, -1)) == "Send 1 + 3, a +2 token and the Market −1 to the Sergeant"
    assert label(state, Influence(8, (0, 1), 2, 0)) == "Send 1 + 3 and two +2 tokens to the Treasurer"
    play(state, Influence(1, (0,), 0, 0), Influence(4, (0,), 0, 0), Pass())
    assert state.seat == 0
    assert label(state, Influence(4, (2,), 0, 0)) == "Send 4 and the envoy to the Merchant"


# Building.


def test_a_building_says_when_it_can_be_built() -> None:
    state = table(3).season((1, 3, 4), (4, 5, 6), (6, 6, 6))
    assert words.why_not(state, ("building", 0, building("statue"))) == (
        "You build at the end of spring, summer and autumn, after the advisors have helped. "
        "Now: influence an advisor, or pass."
    )


def test_missing_goods_are_named_by_kind() -> None:
    state = table(3).goods(0, 1, 1).building_site()
    assert site(state, "statue") == "You are 1 gold short."
    assert site(state, "guard_tower") == "You are 1 stone short."
    assert site(state, "palisade") == "You are 1 wood short."


def test_the_crane_counts_when_goods_are_missing() -> None:
    state = table(3).goods(0, 1, 1).buildings(0, "crane", "chapel").building_site()
    assert site(state, "church") == "You are 1 gold and 2 stone short."
    assert site(state, "town_hall") == "You are 1 stone short."


def test_a_building_needs_the_one_to_its_left() -> None:
    state = table(3).goods(0, 9, 9, 9).building_site()
    assert site(state, "church") == "The building to its left must be built first: Chapel."
    assert why(state, "building", 1, building("statue")) == "This is a rival's estate."
    assert label(state, Build(building("statue"))) == "Build the Statue for 2 gold"


def test_a_building_that_cannot_be_built_lists_everything_missing_once() -> None:
    state = table(3).goods(0, 1, 9, 9).building_site()
    assert site(state, "church") == "The building to its left must be built first: Chapel. You are 2 gold short."
    told = words.thing(state, ("building", 0, building("church")), ["Anna", "Béla", "Éva"])[1]
    assert told.endswith("Costs 3 gold, 1 wood and 2 stone.")
    other = words.thing(state, ("building", 1, building("statue")), ["Anna", "Béla", "Éva"])[1]
    assert other.endswith("Béla is 2 gold short.")


def test_a_building_cannot_be_built_twice() -> None:
    state = table(3).goods(0, 9, 9, 9).buildings(0, "statue").building_site()
    assert site(state, "statue") == "You have already built it."


def test_with_all_tokens_used_nothing_is_asked_and_the_estate_says_why() -> None:
    builder = table(3).buildings(0, "cathedral", "merchants_guild", "wizards_guild", "fortress", "barricade")
    state = builder.goods(0, 5, 5, 5).goods(1, 2).season((2, 3, 5, 1), (6, 6, 6), (6, 6, 6))
    pass_all(state, Influence)
    assert state.agenda[-1] == ("build", 1)
    told = words.thing(state, ("building", 0, building("crane")), ["Anna", "Béla", "Éva"])[1]
    assert told.endswith("Anna has used all 17 building tokens.")


def test_the_second_building_is_due_to_the_envoy() -> None:
    state = table(3).goods(0, 5, 5, 5).envoy(0).announce("build", (2, 3, 5), (4, 5, 6), (6, 6, 6))
    pass_all(state, Influence)
    assert words.prompt(state) == "Build (twice with the envoy), or pass"
    play(state, Build(building("statue")))
    assert words.prompt(state) == "Build again with the envoy, or pass"
    assert why(state, "envoy") == "Tap a building to build it. The envoy then lets you build another."
    assert label(state, Pass()) == "Pass"


# Help, the Town Hall and soldiers.


def test_the_alchemist_takes_only_goods_the_seat_has() -> None:
    state, _events = table(3).goods(0, 1).court((0, 6))
    assert words.prompt(state) == "Trade with the Alchemist, or decline"
    assert why(state, "good", 2) == "You have no stone."
    assert [label(state, move) for move in state.moves()] == [
        "Trade 1 gold for 1 wood and 1 stone",
        "Decline",
    ]


def test_help_with_a_choice_must_be_taken() -> None:
    state, _events = table(3).court((0, 12))
    assert words.prompt(state) == "Choose the Duchess's gift"
    assert label(state, Help(0, 2, 0)) == "Take 2 wood"
    assert why(state, "skip") == "You can't skip this. Choose the Duchess's gift."
    assert why(state, "goods", 1, 1, 0).startswith("Not now. ")


def test_the_town_hall_says_what_is_missing() -> None:
    state = table(3).goods(0, 1).buildings(0, "town_hall").building_site()
    assert label(state, TownHall("plus_two")) == "Take a +2 token"
    assert label(state, TownHall("gold")) == "Pay 1 gold for 1 point"
    assert why(state, "use", "wood") == "You have no wood."
    assert why(state, "skip") == f"You can't skip this. {words.prompt(state)}."


def test_the_published_town_hall_takes_tokens() -> None:
    state = table(3, PUBLISHED).goods(0, 1).buildings(0, "town_hall").building_site()
    assert why(state, "use", "plus_two") == "You have no +2 token."
    assert label(state, TownHall("nothing")) == "Pay nothing"


def test_soldiers_cost_two_goods_or_one() -> None:
    state, _events = table(3).goods(0, 1, 1).goods(1, 1).buildings(1, "barracks").begin(RECRUITING)
    assert label(state, Recruit((0, 1))) == "A soldier for 1 gold and 1 wood"
    assert why(state, "recruit", 0, 0) == "You are 1 gold short."
    assert why(state, "recruit", 0) == "Without the Barracks, a soldier costs 2 goods."
    play(state, Pass())
    assert why(state, "recruit", 0, 0) == "With the Barracks, a soldier costs you only 1 good."
    assert why(state, "recruit", 1) == "You are 1 wood short."


# Winter.


def test_goods_the_seat_does_not_have_cannot_be_lost() -> None:
    state, _events = table(3).enemy("orcs", 5).goods(0, 2, 1).begin(WINTER, 1)
    assert words.prompt(state) == "Choose 2 goods to lose"
    assert label(state, Lose(1, 1, 0)) == "Lose 1 gold and 1 wood"
    assert why(state, "goods", 0, 1, 1) == "You don't have 1 wood and 1 stone."


def test_only_the_rightmost_buildings_are_lost() -> None:
    state, _events = table(3).enemy("orcs", 5).buildings(0, "chapel", "market", "barricade").begin(WINTER, 1)
    assert words.prompt(state) == "Choose a building to lose"
    assert site(state, "barricade") == "You lose one of your rightmost buildings."
    assert site(state, "church") == "You don't have this building."
    assert label(state, state.moves()[0]) == "Lose the Chapel"


# At other times.


def test_things_not_in_question_say_what_is_being_decided() -> None:
    state, _events = table(3).envoy(0).begin(AUTUMN)
    asked = "Now: before the roll, announce the envoy's use."
    for thing in (("advisor", 8), ("building", 0, 0)):
        reason, _gap, now = why(state, *thing).partition(" Now: ")
        assert reason
        assert f"Now: {now}" == asked
    assert why(state, "enemy") == ""
    assert label(state, Announce("neither")) == "Neither"


def test_after_the_end_nothing_can_be_chosen() -> None:
    state = table(3, year=5).begin(RECRUITING, 6)[0]
    while state.seat is not None:
        play(state, state.moves()[-1])
    assert not offered(state, Build)
    assert words.why_not(state, ("building", 0, 0)) == "The game is over."
    assert words.prompt(state) == "The game is over"
