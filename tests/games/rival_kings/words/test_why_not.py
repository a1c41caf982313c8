"""Why something that is not lit cannot be chosen: the true reason, case by case."""

from functools import partial
from typing import Any

from kingdoms.games.rival_kings import GAME, words
from kingdoms.games.rival_kings.moves import Buy, ExchangeCharacters, Give, Look, Settle, Skip, Steal, Use
from tests.games.helpers import playing
from tests.games.rival_kings.table import card, leave, leave_until, play, table

why = partial(playing.why_not, GAME)


def test_missing_coins_are_counted() -> None:
    state = table(3).coins(0, 1).pile(2, "bishop").pile(3, "farmer").choose("queen", "duke", "count")
    assert why(state, "pile", 2) == "The Bishop costs 4: you need 3 more coins."


def test_the_blacksmiths_discount_is_included_when_coins_are_missing() -> None:
    builder = table(3).coins(0, 2).subjects(0, "blacksmith").pile(0, "inn").pile(1, "garden")
    state = builder.choose("lord_protector", "duke", "count")
    assert [move for move in state.moves() if isinstance(move, Buy)] == [Buy(0, False), Buy(0, True)]
    assert words.label(state, Buy(0, True)) == "Pay 1 coin using the Blacksmith"
    assert words.label(state, Buy(0, False)) == "Pay 2 coins for the Inn"
    assert why(state, "pile", 1) == "The Garden costs 3: you need 1 more coin."
    assert why(state, "subject", 0, 0) == "This ability is offered when you buy a building."


def test_the_wrong_kind_on_top_is_named() -> None:
    state = table(3, coins=9).choose("queen", "duke", "count")
    assert why(state, "pile", 0) == "The top card is a building, not a subject."
    assert why(state, "stack", 0).startswith("Not now. ")


def test_an_empty_stack_has_no_money() -> None:
    state = table(3).stacks(0, 2, 2, 2).choose("bursar", "duke", "count")
    leave_until(state, 0)
    assert why(state, "stack", 0) == "There is no money here."


def test_thefts_have_their_victims_and_their_order() -> None:
    state = table(4, markers=1).choose("knight", "diplomat", "countess", "duke")
    leave_until(state, 0)
    assert Steal(2, 0) in state.moves()
    assert why(state, "character", 2) == "Tap the action you want to steal from this character."
    assert why(state, "action", 0, 0) == "Thefts come first, then your own actions."
    assert why(state, "action", 3, 0) == "The Knight only steals from rank E."
    assert why(state, "action", 1, 0) == "One theft at a time: now from the Countess."
    play(state, Steal(2, 0), Settle())
    assert why(state, "action", 2, 0) == "An action can be stolen only once."


def test_actions_go_from_left_to_right() -> None:
    state = table(3, markers=1, coins=5).choose("duke", "countess", "lord_protector")
    leave_until(state, 0)
    assert state.moves() == [Settle(), Skip()]
    assert why(state, "action", 0, 0) == "Tap your conflict markers to return one."
    assert why(state, "action", 0, 1) == "Actions are carried out from left to right."
    assert why(state, "markers", 1) == "You can return only your own markers."
    play(state, Settle())
    assert why(state, "action", 0, 0) == "It's too late for this action."
    assert why(state, "markers", 0).startswith("Not now. ")


def test_reading_about_a_rival_gives_no_reason() -> None:
    state = table(3, coins=5).markers(1, 1).choose("queen", "trader_2", "count")
    for thing in (("seat", 1), ("character", 1), ("action", 1, 0), ("markers", 1)):
        assert words.why_not(state, thing) == "", thing
    assert why(state, "markers", 0).startswith("Not now. ")


def test_another_players_decision_says_so() -> None:
    state = table(3, coins=5).choose("queen", "duke", "count")
    assert words.why_not(state.view(1), ("pile", 0)) == "It is another player's decision."


def test_a_spent_ability_says_so() -> None:
    state = table(3, coins=5, markers=2).subjects(0, "farmer", "jailer").choose("queen", "duke", "count")
    assert why(state, "subject", 0, 0) == "Only your newest subject is active."
    play(state, Use(card("jailer")))
    assert why(state, "subject", 0, 1) == "You have already used an ability this cycle."


def test_a_useless_ability_says_what_is_missing() -> None:
    state = table(3, coins=5).subjects(0, "scholar").choose("queen", "duke", "count")
    assert why(state, "subject", 0, 0) == "You have no buildings."


def useless(builder: Any) -> str:
    """Why seat 0, which plays the Bursar, cannot use its active subject on its turn."""
    state = builder.choose("bursar", "duke", "count")
    leave_until(state, 0)
    assert not any(isinstance(move, Use) for move in state.moves())
    return why(state, "subject", 0, len(state.subjects[0]) - 1)


def test_a_carpenter_without_money_says_so() -> None:
    assert useless(table(3).subjects(0, "carpenter")) == "You can't afford any of the buildings on top of the piles."


def test_a_carpenter_says_that_there_are_only_subjects() -> None:
    builder = table(3, coins=9).subjects(0, "carpenter").pile(0, "farmer").pile(1, "sailor")
    assert useless(builder) == "No pile has a building on top."


def test_an_innkeeper_without_money_says_so() -> None:
    assert useless(table(3).subjects(0, "innkeeper")) == "You can't afford any of the subjects on top of the piles."


def test_an_innkeeper_says_that_there_are_only_buildings() -> None:
    builder = table(3, coins=9).subjects(0, "innkeeper").pile(2, "inn").pile(3, "mine")
    assert useless(builder) == "No pile has a subject on top."


def test_a_market_woman_says_that_all_money_is_gone() -> None:
    builder = table(3, markers=1).stacks(0, 0, 0, 0).supply(0, 1).subjects(0, "market_woman")
    state = builder.choose("duke", "bursar", "count")
    leave_until(state, 0)
    assert why(state, "subject", 0, 0) == "There is no money left to take."


def test_a_court_lady_says_why_no_building_can_be_exchanged() -> None:
    bound = "perfect pairs, which can't be broken up."
    lady = table(3).subjects(0, "court_lady")
    assert useless(lady) == "You have no buildings."
    assert useless(lady.buildings(0, "pavilion")) == f"All your buildings are in {bound}"
    assert useless(table(3).subjects(0, "court_lady").buildings(0, "inn")) == "Your rivals have no buildings."
    theirs = table(3).subjects(0, "court_lady").buildings(0, "inn").subjects(1, "miner").buildings(1, "mine")
    assert useless(theirs) == f"All your rivals' buildings are in {bound}"
    alike = table(3).subjects(0, "court_lady").buildings(0, "inn").buildings(1, "inn")
    assert useless(alike) == "Exchanging identical cards would change nothing."


def test_a_bishop_says_why_no_subject_can_be_exchanged() -> None:
    bound = "perfect pairs, which can't be broken up."
    assert useless(table(3).subjects(0, "bishop")) == "Your rivals have no subjects."
    own = table(3).subjects(0, "bishop").buildings(0, "cathedral").subjects(1, "miner")
    assert useless(own) == f"All your subjects are in {bound}"
    theirs = table(3).subjects(0, "bishop").subjects(1, "miner").buildings(1, "mine")
    assert useless(theirs) == f"All your rivals' subjects are in {bound}"


def test_a_troubadour_says_that_only_an_identical_card_is_on_top() -> None:
    builder = table(3).subjects(0, "troubadour").whole_pile(2, "troubadour")
    for pile in (0, 1, 3):
        builder.whole_pile(pile)
    assert useless(builder) == "Exchanging identical cards would change nothing."


def test_a_farmer_says_why_the_stolen_action_is_not_possible() -> None:
    assert useless(table(3).subjects(0, "farmer")) == "Nobody has stolen an action from you."


def test_an_action_that_is_not_possible_says_why() -> None:
    state = table(2).subjects(0, "market_woman").choose("queen", "duke")
    assert words.prompt(state) == "You can't recruit a subject now. Use the Market Woman or continue"
    assert why(state, "action", 0, 0) == "You can't afford any of the subjects on top of the piles."


def test_the_reason_is_given_only_once() -> None:
    state = table(2).subjects(0, "market_woman").choose("queen", "duke")
    assert why(state, "stack", 0) == "You can't recruit a subject now. Use the Market Woman or continue."


def test_a_card_in_a_perfect_pair_says_that_it_is_bound() -> None:
    builder = table(3).coins(0, 5).subjects(0, "court_lady").buildings(0, "pavilion", "inn", "farm")
    state = builder.buildings(1, "mine", "forge").choose("queen", "duke", "count")
    play(state, Use(card("court_lady")))
    assert why(state, "building", 0, 0) == "This card is part of a perfect pair, which can't be broken up."
    assert why(state, "building", 1, 0) == "Choose one of your own cards."
    play(state, Give(card("inn"), 1))
    assert why(state, "building", 0, 2) == "Choose a rival's card."
    assert why(state, "subject", 0, 0) == "Choose a rival's card."
    assert why(state, "skip").startswith("You can't skip this.")


def test_after_the_end_nothing_can_be_chosen() -> None:
    state = table(2, coins=9).whole_pile(2, "miner").choose("queen", "duke")
    play(state, Buy(2, False))
    leave(state)
    assert state.seat is None
    assert words.why_not(state, ("pile", 0)) == "The game is over."


def test_the_vintner_says_which_cards_cannot_be_bought() -> None:
    builder = table(3).coins(0, 2).subjects(0, "vintner").pile(2, "bishop", "sailor", "farmer")
    state = builder.choose("lord_protector", "duke", "count")
    play(state, Use(card("vintner")))
    assert words.prompt(state) == "Choose the pile to look through"
    play(state, Look(2))
    assert why(state, "pick", card("bishop")) == "The Bishop costs 4: you need 2 more coins."
    assert why(state, "pick", card("inn")) == "You can only buy a subject now."
    assert why(state, "subject", 0, 0) == "You have already used an ability this cycle."


def test_the_watchman_fends_off_only_attackers() -> None:
    builder = table(4).subjects(0, "watchman")
    state = builder.choose("trader_1", "courtier", "countess", "trader_2")
    assert words.prompt(state) == "Fend off one of the attacks, or none"
    assert words.prompt(builder.choose("trader_1", "countess", "queen", "duke")) == (
        "Fend off the Countess, or take a marker"
    )
    assert why(state, "character", 3) == "A same-rank conflict can't be fended off."
    assert why(state, "character", 0) == "This is your own character."
    state = builder.choose("trader_1", "courtier", "countess", "queen")
    assert why(state, "character", 3) == "The Queen does not attack you."


def test_an_action_without_markers_says_so() -> None:
    builder = table(2, coins=5).subjects(0, "market_woman")
    state = builder.choose("duke", "queen")
    leave_until(state, 0)
    assert words.prompt(state) == "You can't settle a conflict now. Use the Market Woman or continue"
    assert words.label(state, Skip()) == "Continue"
    assert why(state, "markers", 0) == "You have no conflict markers."


def test_hand_cards_wait_for_the_next_cycle() -> None:
    state = table(3, coins=5).choose("queen", "duke", "count")
    assert why(state, "hand", state.hands[0][0]) == "You choose characters at the start of a cycle."


def test_in_a_pair_tapping_an_action_says_what_to_tap_instead() -> None:
    state = table(2, coins=5).choose("courtier", "priest")
    assert state.agenda[-1][0] == "one_action"
    assert words.prompt(state) == "Pass on a marker or take money"
    mine = state.seat
    assert why(state, "action", mine, 0) == "Tap the crest of the rival who should get the marker."
    assert why(state, "action", mine, 1) == "Tap the money you want to take."
    assert why(state, "markers", 1 - mine) == "Tap the crest of the rival who should get the marker."


def test_the_gardener_asks_for_a_rival() -> None:
    state = table(3).subjects(0, "gardener").choose("queen", "duke", "count")
    assert words.prompt(state) == "Exchange characters with a rival, or keep the Queen"
    assert words.target(state, ExchangeCharacters(1)) == ("character", 1)
    assert why(state, "character", 0) == "This is your own character."
    assert why(state, "seat", 1) == "Tap the character you want in exchange."


def test_abilities_wait_for_the_turns() -> None:
    state = table(3).subjects(0, "jailer").lay()
    assert why(state, "subject", 0, 0) == "Use abilities on your own turn, after the conflicts."
