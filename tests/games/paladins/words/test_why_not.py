"""Why a thing that is not highlighted cannot be chosen, and what picked workers can do, case by case."""

from functools import partial
from typing import Any

from kingdoms.games.paladins import GAME, words
from kingdoms.games.paladins.board import LEFT
from kingdoms.games.paladins.cards import PALADINS
from kingdoms.games.paladins.moves import Act, Pass, UseFavour
from kingdoms.games.paladins.state import NONE
from tests.games.helpers import playing
from tests.games.paladins.positions import every_table, positions
from tests.games.paladins.printed import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HUNT,
    PRAY,
    RECRUIT,
    TRADE,
    favour,
    field,
    jar_field,
    workers,
)
from tests.games.paladins.table import game_at, play, skip_to, table

CLOSED = "There are already workers here: only prayer can clear them this round."


why = partial(playing.why_not, GAME)


def action(state: Any, number: int) -> str:
    """Why the deciding seat cannot do this action."""
    return why(state, "action", state.seat, number)


# Actions.


def test_missing_workers_are_named_by_their_slots() -> None:
    state = table().player(hand="SL", provisions=9, silver=9, levels=(9, 9, 9)).turn()
    assert action(state, COMMISSION) == "You still need 1 cleric."
    assert action(state, FORTIFY) == "You still need 1 merchant."
    assert action(state, GARRISON) == "You still need 1 merchant and 1 fighter."
    assert action(state, CONVERT) == "You still need 1 fighter and 1 cleric."
    assert action(state, PRAY) == "No other action has workers, so there is nothing to clear."


def test_a_criminal_or_a_workshop_fills_any_slot() -> None:
    state = table().player(hand="XL", provisions=9, levels=(9, 9, 9), workshops={FORTIFY: 1}).turn()
    assert action(state, COMMISSION) == "You still need 1 scout or 1 cleric."
    assert Act(FORTIFY, workers("XL")) in state.moves()


def test_missing_goods_are_given_with_their_number() -> None:
    state = table().player(hand="SSMMFFCC", silver=1, provisions=0, levels=(4, 5, 5), jars=[0], walls=[0, 1, 2]).turn()
    assert action(state, DEVELOP) == "You still need 3 silver."
    assert action(state, COMMISSION) == "You still need 1 provision."
    assert action(state, FORTIFY) == "You still need 2 provisions."
    assert action(state, ABSOLVE) == "You still need 1 silver."


def test_missing_levels_are_given_with_their_number() -> None:
    state = (
        table()
        .player(hand="SSMMFFCC", paladin="samson", silver=9, provisions=9, jars=[0, 1, 2], walls=[0, 1, 2])
        .outsiders("", "", "viking thief", "", "", "")
        .turn()
    )
    assert action(state, FORTIFY) == "You still need 3 influence."
    assert action(state, ABSOLVE) == "You still need 3 influence."
    assert action(state, CONVERT) == "You still need 4 faith."


def test_everything_missing_is_listed_at_once() -> None:
    state = table().player(hand="SS", provisions=0, silver=0, jars=[0, 1, 2], walls=[0, 1, 2]).turn()
    assert action(state, FORTIFY) == "You still need 1 merchant, 5 influence and 2 provisions."
    assert action(state, ABSOLVE) == "You still need 1 cleric, 1 merchant, 5 influence and 2 silver."


def test_missing_strength_for_an_attack_is_given_in_silver() -> None:
    rows = ("", "", "", "viking thief", "", "")
    state = table().player(hand="SLF", silver=1, levels=(0, 2, 0)).outsiders(*rows).turn()
    assert action(state, ATTACK) == "You still need 2 silver."


def test_workers_and_levels_can_be_missing_together() -> None:
    state = table().player(hand="F", paladin="roland", silver=9).outsiders("", "", "viking thief", "", "", "").turn()
    assert action(state, CONVERT) == "You still need 1 cleric, 1 worker of any kind and 4 faith."


def test_an_action_is_closed_while_workers_are_on_it() -> None:
    state = table().player(hand="LL", standing={HUNT: "L", ATTACK: "SLF"}).turn()
    assert action(state, HUNT) == CLOSED
    assert action(state, ATTACK) == CLOSED


def test_used_up_actions_say_so() -> None:
    state = (
        table().player(hand="SSMMFFCC", silver=9, provisions=9, levels=(9, 9, 9), jars=range(7), walls=range(7)).turn()
    )
    assert action(state, FORTIFY) == "All seven walls have been built."
    assert action(state, ABSOLVE) == "All seven jars have been placed."


def test_actions_without_a_target_say_so() -> None:
    state = table().player(hand="LLSF", silver=9).townsfolk(*[""] * 5).outsiders(*[""] * 6).turn()
    assert action(state, RECRUIT) == "No townsfolk are left in the row."
    assert action(state, ATTACK) == "No outsiders are left in the row."


def test_another_players_board_is_not_yours() -> None:
    state = table().turn()
    assert why(state, "action", 1, TRADE) == "This is not your board."


def test_the_missing_workers_are_those_the_rules_require() -> None:
    for more, is_enough in (("M", False), ("C", True), ("X", True), ("L", False)):
        state = table().player(hand="SL" + more, provisions=1).turn()
        assert any(isinstance(move, Act) and move.action == COMMISSION for move in state.moves()) == is_enough


@every_table
def test_an_action_or_favour_is_said_to_be_possible_exactly_when_it_is(seats: int) -> None:
    names = ["Anna", "Ben", "Eve", "David"][:seats]
    for state in positions(seats):
        if state.seat is None or state.agenda[-1][0] != "turn":
            continue
        lit = {words.target(state, move) for move in state.moves()}
        favours = [("favour", place) for place in range(state.count_open_favours())]
        for thing in [*(("action", state.seat, number) for number in range(12)), *favours]:
            text = words.thing(state, thing, names)[1]
            assert (" can do this now" in text or " can use it now" in text) == (thing in lit), thing
            assert thing in lit or not words.why_not(state, thing).startswith("Not now"), thing


# Targets come after the workers.


def test_targets_wait_for_their_action() -> None:
    state = table().player(silver=9, provisions=9, levels=(0, 1, 0)).turn()
    assert why(state, "townsfolk", 0) == "First send workers to Recruit."
    assert why(state, "outsider", 0) == "First send workers to Attack or Convert."
    assert why(state, "space", 0) == "First send workers to Commission or Garrison."
    assert why(state, "jar", 0) == "First send workers to Absolve."


def test_a_target_names_only_the_actions_that_can_reach_it_and_are_possible() -> None:
    def turn(**has: Any) -> Any:
        return table().player(paladin="oliver", **has).turn()

    state = turn(silver=0, provisions=9)
    assert why(state, "space", field(2, "scout")) == "First send workers to Commission."
    assert why(state, "space", field(3, "fighter")) == (
        "You still need 2 faith for a monk, or 7 strength for an outpost."
    )
    assert why(state, "jar", 0) == "For Absolve you still need 1 silver."
    assert why(state, "outsider", 1) == "First send workers to Convert."
    state = turn(silver=9, provisions=0)
    assert why(state, "space", 0) == "For Commission you still need 1 provision."
    state = turn(silver=9, provisions=9, standing={COMMISSION: "SLC"})
    assert why(state, "space", 0) == "Commission already has workers: only prayer can clear them this round."


def test_a_taken_tavern_card_is_explained_once_and_truly() -> None:
    state = table().turn()
    state.taverns = [0, NONE]
    assert why(state, "tavern", 0).startswith("Each player takes one")
    for place, said in ((1, "This card has been taken."), (2, "This card hasn't been dealt yet.")):
        assert why(state, "tavern", place) == ""
        assert words.thing(state, ("tavern", place), ["Anna", "Béla"])[1] == said


def test_a_townsfolk_card_that_is_too_expensive_says_so() -> None:
    state = table().player(hand="L", silver=1).turn()
    play(state, Act(RECRUIT, workers("L")))
    assert words.prompt(state) == "Choose a townsfolk card to discard for its reward"
    assert why(state, "townsfolk", 2) == "You still need 1 silver."
    assert why(state, "skip") == "You can't skip this. Choose a townsfolk card to discard for its reward."


def test_an_outsider_out_of_reach_says_so() -> None:
    rows = ("viking thief", "saracen archer", "", "", "", "byzantine thief")
    state = table().player(hand="SLF", silver=1, levels=(0, 2, 0)).outsiders(*rows).turn()
    play(state, Act(ATTACK, workers("SLF")))
    assert words.prompt(state) == "Attack an outsider (2 strength, +2 per silver)"
    assert why(state, "outsider", 5) == "You still need 4 silver."
    assert why(state, "outsider", 2) == "This space is empty."
    state = table().player(hand="FLC", paladin="gerier").outsiders(*rows).turn()
    play(state, Act(CONVERT, workers("FLC")))
    assert why(state, "outsider", 5) == "You still need 7 faith."


def test_a_space_may_be_out_of_reach_taken_unused_or_equal_to_another() -> None:
    state = table(3).player(hand="SLC", levels=(2, 0, 0), paladin="roland").player(1, monks=[0]).turn()
    play(state, Act(COMMISSION, workers("SLC")))
    assert words.prompt(state) == "Place the monk (you have 2 faith)"
    assert why(state, "space", 0) == "There is already a monk or an outpost there."
    assert why(state, "space", field(0, "remove_suspicion", 4)) == "Used only with 4 or more players."
    assert why(state, "space", field(2, "scout")) == "You still need 2 faith."
    equal = field(1, "silver silver", 3)
    assert why(state, "space", equal) == "Choose the other space with the same reward."


def test_jar_spaces_are_taken_or_equal() -> None:
    state = table().player(hand="CLM", jars=[1], levels=(0, 0, 1)).turn()
    play(state, Act(ABSOLVE, workers("CLM")))
    assert why(state, "jar", 1) == "There is already a jar there."
    assert why(state, "jar", jar_field("pray") + 1) == "Choose the other space with the same reward."


def test_a_workshop_goes_to_the_right_where_there_is_room() -> None:
    state = table().player(hand="LL", silver=4, workshops={ATTACK: 2}).turn()
    play(state, Act(DEVELOP, workers("LL")))
    assert action(state, HUNT) == "Workshops go only on actions with three slots."
    assert action(state, ATTACK) == "There are already two workshops there, which is the limit."


def test_a_prayer_clears_other_actions_that_have_workers() -> None:
    state = table().player(hand="C", silver=2, standing={HUNT: "L", TRADE: "L"}).turn()
    play(state, Act(PRAY, workers("C")))
    assert action(state, ATTACK) == "There are no workers there."
    assert action(state, PRAY) == "Pray can't clear its own workers."


# King's Favours, attributes, alternatives.


def test_a_favour_may_be_face_down_occupied_or_without_effect() -> None:
    cards = favour("free_recruit"), favour("pay_debt or remove_suspicion remove_suspicion"), favour("pray")
    state = table(2, 5).player(hand="SF").favours(*cards).on_favours(1).turn()
    assert why(state, "favour", 0) == "This favour has already been used this round."
    assert why(state, "favour", 1) == "It would have no effect now."
    assert why(state, "favour", 3) == "Revealed in round 6."
    state = table(2, 5).player(hand="LC", unpaid=1, silver=0).favours(*cards).turn()
    assert why(state, "favour", 0) == "You still need 1 scout."
    assert why(state, "favour", 1) == "You still need 1 fighter and 1 silver."


def test_an_attribute_is_only_informative_until_one_is_to_be_raised() -> None:
    cards = [favour("faith or strength or influence")]
    state = table(2, 3).player(hand="X", levels=(12, 0, 0)).favours(*cards).turn()
    assert why(state, "attribute", 0, 0) == ""
    play(state, UseFavour(0, workers("X")))
    assert words.prompt(state) == "Choose an attribute to raise"
    assert why(state, "attribute", 0, 0) == "It can't rise above 12."
    assert why(state, "attribute", 1, 0) == "This is not your board."


# Workers in hand.


def test_workers_wait_for_an_action() -> None:
    state = table().player(hand="LS", silver=0).turn()
    assert why(state, "worker", 0) == "Choose an action that takes this worker."
    assert why(state, "worker", 3) == "You don't have that worker."


def test_picked_workers_say_what_they_can_do() -> None:
    state = table().player(hand="LSC", provisions=1, silver=0).turn()
    assert words.picked(state, workers("")) == ""
    assert words.picked(state, workers("LSC")) == "Enough for Commission: you pay 1 provision."
    assert words.picked(state, workers("LS")) == "Enough for Hunt: you gain 3 provisions."
    assert words.picked(state, workers("LC")) == "Add more workers for Commission."


def test_picked_workers_name_what_they_are_enough_for() -> None:
    state = table().player(hand="LM", provisions=9, silver=9, levels=(9, 9, 9)).turn()
    assert words.picked(state, workers("LM")) == "Enough for Develop and Trade."


def test_only_the_first_actions_are_named_that_need_more_workers() -> None:
    state = table().player(hand="SSFMMC", provisions=9, silver=9, levels=(9, 9, 9)).turn()
    for action in LEFT:
        state.standing[0][action] = workers("L")
    state.reopen()
    text = "Add more workers for Commission, Fortify, Garrison, Absolve and 2 others."
    assert words.picked(state, workers("C")) == text


def test_three_workers_are_kept() -> None:
    state = table().player(hand="LLSSC").turn()
    play(state, Pass())
    assert words.prompt(state) == "Keep three workers for the next round"
    assert words.picked(state, workers("L")) == "Choose 2 more workers."
    assert words.picked(state, workers("LS")) == "Choose 1 more worker."
    assert words.picked(state, workers("LSC")) == "You keep 1 labourer, 1 scout and 1 cleric."
    assert why(state, "worker", 3) == "You don't have that worker."


# At other times.


def test_things_that_are_never_chosen_have_no_reason() -> None:
    state = table().turn()
    for thing in (("order", 0), ("region", 0), ("tax",), ("seat", 1), ("walls", 0), ("hired", 0, 0)):
        assert why(state, *thing) == ""


def test_at_the_start_of_a_round_only_its_question_is_open() -> None:
    state = game_at("paladin")
    assert why(state, "townsfolk", 0) == ("Not now. Choose a paladin to use, then one to put on top.")
    assert why(state, "action", 0, CONSPIRE).startswith("Not now. Choose a paladin")


def test_a_paladin_to_choose_from_has_no_reason_against_it() -> None:
    state = game_at("paladin")
    drawn = state.drawn[state.seat]
    for name in ("paladin", "top"):
        assert not any(why(state, name, card) for card in drawn)
    other = next(card for card in range(len(PALADINS)) if card not in drawn)
    assert why(state, "paladin", other).startswith("Not now. Choose a paladin")


def test_after_the_end_nothing_can_be_chosen() -> None:
    state = table(2, 7).turn()
    while state.seat is not None:
        skip_to(state, state.seat)
        state.play(Pass() if Pass() in state.moves() else state.moves()[0])
    assert words.why_not(state, ("action", 0, 0)) == "The game is over."
    assert words.prompt(state) == "The game is over"
