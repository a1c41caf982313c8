"""Reasons for moves in Rival Kings: what is said about each term of the bot's value."""

from functools import partial
from typing import Any

from kingdoms.games.rival_kings import GAME, words
from kingdoms.games.rival_kings.moves import (
    Buy,
    Choose,
    ExchangeCharacters,
    FendOff,
    Give,
    Look,
    PassOn,
    Pick,
    Receive,
    ReceiveTop,
    Reclaim,
    Settle,
    Skip,
    Steal,
    Take,
    Use,
)
from tests.games.helpers import playing
from tests.games.rival_kings.table import Table, card, character, leave_until, play, table

why = partial(playing.why, GAME)


def shop(coins: int = 9) -> Table:
    """Three seats with these coins, where only cheap cards that hardly fit each other are open."""
    return table(3, coins=coins).pile(0, "farm").pile(1, "mine").pile(2, "sailor").pile(3, "vintner")


# Cards.


def test_pairs_are_named_with_their_points() -> None:
    state = shop().buildings(0, "prison").pile(2, "jailer").choose("queen", "duke", "count")
    assert why(state, Buy(2, False)) == "A perfect pair with the Prison: 6 points."
    state = shop().buildings(0, "cathedral").pile(2, "scholar").choose("queen", "duke", "count")
    assert why(state, Buy(2, False)) == "A colour pair (red) adds 3 points."


def test_a_card_that_goes_with_an_open_one_says_so() -> None:
    state = shop().pile(2, "jailer").pile(0, "prison").choose("queen", "duke", "count")
    assert why(state, Buy(2, False)) == "The Prison on top of a pile would then score 5 points."


def test_a_card_may_be_bought_for_its_ability_or_for_its_price() -> None:
    state = shop().pile(2, "herbalist").choose("queen", "duke", "count")
    assert why(state, Buy(2, False)) == "From now on, a conflict marker can be given away each cycle."
    assert why(state, Buy(3, False)) == "Leaves 8 coins for later."
    assert why(state, Skip()) == "Keeps 9 coins for later."


def test_a_card_may_be_bought_to_keep_it_from_a_rival() -> None:
    state = shop().buildings(1, "prison").pile(2, "jailer").choose("queen", "duke", "count")
    assert why(state, Buy(2, False)) == "Protects the Jailer from the Duke."
    state = shop().buildings(1, "castle_wall").pile(2, "jailer").choose("queen", "duke", "count")
    assert why(state, Buy(2, False)) == "Protects the Jailer from the Duke."


def test_nobody_is_recruited_if_the_active_subject_is_better() -> None:
    state = table(3, coins=9).subjects(0, "herbalist").pile(2, "farmer").pile(3, "sailor")
    assert why(state.choose("queen", "duke", "count"), Skip()) == "The Herbalist remains the active subject."


def test_buying_from_a_short_pile_hastens_the_end() -> None:
    state = table(2, coins=9).whole_pile(2, "jailer").choose("duke", "queen")
    assert why(state, Buy(2, False)) == "Hastens the end of the game."


def test_a_player_in_the_lead_may_end_the_game() -> None:
    state = table(2, coins=9).markers(1, 4).whole_pile(2, "jailer").choose("duke", "lord_protector")
    leave_until(state, 0)
    assert why(state, Buy(2, False)) == "Ends the game while in the lead."


# Exchanges.


def test_an_exchange_names_the_card_that_it_leads_to() -> None:
    builder = table(3).subjects(0, "bishop").buildings(0, "prison").subjects(1, "jailer").subjects(2, "farmer")
    state = builder.choose("queen", "duke", "count")
    assert why(state, Use(card("bishop"))) == "Could get the Jailer: a perfect pair with the Prison."
    state.play(Use(card("bishop")))
    assert why(state, Receive(1, card("jailer"), 0)) == "A perfect pair with the Prison: 6 points."
    reason = "From now on, a stolen action can be carried out after all."
    assert why(state, Receive(2, card("farmer"), 0)) == reason


def test_the_troubadour_compares_the_two_cards() -> None:
    builder = table(3).subjects(0, "jailer", "troubadour").buildings(0, "inn", "castle_wall").pile(0, "prison")
    state = builder.pile(1, "market").pile(2, "sailor").pile(3, "miner").choose("queen", "trader_1", "duke")
    state.play(Use(card("troubadour")))
    assert why(state, Give(card("troubadour"), 1)) == "The Troubadour for the Prison: +2 points."
    assert why(state, Give(card("castle_wall"), 1)) == "The Troubadour remains the active subject."
    state.play(Give(card("troubadour"), 1))
    assert why(state, ReceiveTop(0)) == "A perfect pair with the Jailer: 6 points."


def test_an_exchange_without_profit_is_skipped() -> None:
    state = table(3).subjects(0, "troubadour").buildings(0, "tavern").choose("queen", "duke", "count")
    leave_until(state, 0)
    assert why(state, Skip()) == "Keeps the Troubadour."


def test_an_exchange_that_would_help_a_rival_is_skipped() -> None:
    builder = shop().subjects(0, "troubadour").buildings(0, "farm").subjects(1, "farmer").pile(0, "mine")
    state = builder.pile(1, "prison").coins(0, 0).choose("queen", "duke", "count")
    leave_until(state, 0)
    assert why(state, Skip()) == "Keeps the Farm away from rivals."


def test_an_ability_that_is_not_used_yet_can_be_used_later_in_the_turn() -> None:
    state = table(3).subjects(0, "miner").buildings(0, "farm").choose("queen", "duke", "count")
    assert why(state, Skip()) == "The Miner can still be used this turn."


# Characters: a rival's choice is a secret.


def choices(builder: Table, *names: str) -> Any:
    """The first seat chooses one of these characters."""
    state = builder.lay()
    state.hands[0] = sorted(map(character, names))
    state.reopen()
    return state


def test_a_character_is_chosen_for_the_pair_it_can_make() -> None:
    builder = shop().buildings(0, "prison").pile(2, "jailer")
    state, queen = choices(builder, "queen", "lord_protector", "courtier"), Choose(character("queen"))
    assert why(state, queen) == "Could get the Jailer: a perfect pair with the Prison."
    secret = "It was chosen in secret: nobody else knows why."
    assert words.why(state.view(1), queen) == secret
    assert words.why(state.view(None), queen) == secret


def test_a_character_is_chosen_for_its_actions_its_safety_or_its_prey() -> None:
    state = choices(table(3, markers=3), "priest", "queen", "bursar")
    assert why(state, Choose(character("priest"))) == "The Priest can pass on a conflict marker."
    assert why(state, Choose(character("queen"))) == "No rank attacks the Queen."
    state = choices(table(3), "trader_1", "bursar", "courtier")
    assert why(state, Choose(character("bursar"))) == "The Bursar is less likely to be in conflict."
    state = choices(table(3), "knight", "courtier", "priest")
    assert why(state, Choose(character("knight"))) == "The Knight attacks rank E and can steal from it."


def test_the_gardener_compares_the_characters() -> None:
    state = table(3).subjects(0, "gardener").choose("knight", "lord_protector", "trader_1")
    assert why(state, ExchangeCharacters(1)) == "The Lord Protector attacks rank D and can steal from it."
    assert why(state, ExchangeCharacters(2)) == "Trader I can take money."
    state = table(3).subjects(0, "gardener").choose("queen", "countess", "trader_1")
    assert why(state, Skip()) == "Avoids 1 conflict marker."


def test_the_watchman_saves_a_marker() -> None:
    state = table(3).subjects(0, "watchman").choose("knight", "queen", "trader_1")
    assert why(state, FendOff(1)) == "Avoids 1 conflict marker."


# Thefts, markers and money.


def test_an_action_is_stolen_for_its_gain_or_for_the_victims_loss() -> None:
    state = table(3, markers=1).choose("knight", "diplomat", "duke")
    leave_until(state, 0)
    assert why(state, Steal(1, 0)) == "One fewer conflict marker: +2 points."
    assert why(state, Steal(1, 1)) == "Can take at least 2 coins."
    state = table(3).choose("knight", "diplomat", "duke")
    leave_until(state, 0)
    assert why(state, Steal(1, 0)) == "The Diplomat loses an action: settle a conflict."


def test_a_marker_is_settled_or_passed_on() -> None:
    state = table(3, markers=1).choose("duke", "count", "bursar")
    leave_until(state, 0)
    assert why(state, Settle()) == "One fewer conflict marker: +2 points."
    builder = table(3, markers=1).subjects(1, "gardener").buildings(1, "garden")
    state = builder.markers(2, 5).choose("courtier", "queen", "bursar")
    leave_until(state, 0)
    assert why(state, PassOn(1)) == "A conflict marker for the rival with the most points: the Queen."
    assert why(state, PassOn(2)) == "A conflict marker for the Bursar, who loses 2 points."


def test_money_is_counted_as_far_as_it_is_known() -> None:
    def at_money(coins: int, *stacks: int, **options: bool) -> Any:
        cards = table(3, **options).coins(0, coins).pile(0, "mine").pile(1, "farm").pile(2, "farmer")
        state = cards.pile(3, "scholar").stacks(*stacks).choose("bursar", "duke", "count")
        leave_until(state, 0)
        return state

    assert why(at_money(1, 4, 2, 1, 0), Take(0)) == "Makes the Scholar affordable: at least 2 coins."
    assert why(at_money(1, 4, 2, 1, 0, open_money=True), Take(0)) == "Makes the Scholar affordable: 4 coins."
    assert why(at_money(9, 4, 2, 1, 0), Take(0)) == "No other pile shows more money: at least 2 coins."
    assert why(at_money(9, 4, 2, 1, 0), Take(2)) == "Brings the total to at least 10 coins."
    assert why(at_money(9, 0, 7, 0, 0), Take(1)) == "No other pile shows more money: 7 coins."
    assert why(at_money(9, 0, 0, 0, 0), Take(3)) == "No other pile shows more money: 2 coins."


# Abilities.


def test_abilities_say_what_they_gain() -> None:
    state = table(3, markers=2).subjects(0, "jailer").choose("queen", "duke", "count")
    assert why(state, Use(card("jailer"))) == "The Jailer gives 2 coins."
    state = table(3, markers=2).subjects(0, "herbalist").choose("queen", "duke", "count")
    assert why(state, Use(card("herbalist"))) == "One fewer conflict marker: +2 points."
    builder = table(3, coins=9).subjects(0, "gardener", "carpenter").pile(0, "garden")
    state = builder.choose("queen", "duke", "count")
    assert why(state, Use(card("carpenter"))) == "Could get the Garden: a perfect pair with the Gardener."


def test_cards_found_in_a_pile_are_secret() -> None:
    builder = table(3, coins=9).subjects(0, "vintner").whole_pile(2, "scholar", "jailer", "bishop")
    state = builder.choose("queen", "duke", "count")
    assert why(state, Use(card("vintner"))) == "Any suitable card in a pile can be bought, not just the top one."
    state.play(Use(card("vintner")))
    assert why(state, Look(2)) == "There are 3 cards to look through."
    state.play(Look(2))
    assert why(state, Pick(card("scholar"))) == "The Scholar on its own: 1 point."
    assert words.why(state.view(1), Skip()) == why(state, Skip()) == "Keeps 9 coins for later."


def test_a_search_is_not_praised_for_cards_that_nobody_can_buy() -> None:
    state = table(3).subjects(0, "vintner").choose("bursar", "duke", "count")
    leave_until(state, 0)
    assert why(state, Use(card("vintner"))) == ""


def test_the_farmer_makes_up_for_a_theft() -> None:
    builder = table(3, coins=9).subjects(1, "gardener", "farmer").pile(0, "garden")
    state = builder.choose("courtier", "trader_1", "countess")
    leave_until(state, 0)
    play(state, Steal(1, 3), Skip())
    leave_until(state, 2)
    play(state, Steal(1, 1), Skip())
    leave_until(state, 1)
    state.play(Use(card("farmer")))
    assert why(state, Reclaim(1)) == "Can take at least 2 coins."
    assert why(state, Reclaim(3)) == "Could get the Garden: a perfect pair with the Gardener."
