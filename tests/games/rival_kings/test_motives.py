"""Why a move of Rival Kings is made: the true reason, case by case."""

from typing import Any

from kingdoms.core.game import Move
from kingdoms.games.rival_kings import words
from kingdoms.games.rival_kings.moves import (
    Buy,
    Choose,
    ExchangeCharacters,
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
    TurnBack,
    Use,
)
from tests.games.rival_kings.table import card, character, leave_until, play, table


def why(state: Any, move: Move) -> str:
    """The reason as the seat that decides reads it."""
    assert move in state.moves()
    return words.why(state.view(state.seat), move)


# Cards.


def test_a_perfect_pair_is_told_with_its_points() -> None:
    state = table(3, coins=9).buildings(0, "garden").pile(2, "gardener").choose("queen", "duke", "count")
    assert why(state, Buy(2, False)) == "A perfect pair with the Garden: 7 points."


def test_a_pair_of_a_colour_is_told_with_what_it_adds() -> None:
    state = table(3, coins=9).buildings(0, "prison").pile(2, "gardener").choose("queen", "duke", "count")
    assert why(state, Buy(2, False)) == "A pair of one colour, yellow: 2 points more."


def test_a_card_that_a_rival_waits_for_is_denied() -> None:
    state = table(3, coins=9).buildings(1, "garden").pile(2, "gardener").choose("queen", "duke", "count")
    assert why(state, Buy(2, False)) == "The Duke could have made a perfect pair of it."


def test_a_partner_that_lies_open_is_told() -> None:
    state = table(3, coins=9).pile(2, "gardener").pile(0, "garden").choose("queen", "duke", "count")
    assert why(state, Buy(2, False)) == "Its partner lies open: Garden."


def test_else_a_subject_is_bought_for_its_ability_and_a_building_for_a_point() -> None:
    bare = table(3, coins=9).pile(2, "jailer").pile(0, "mine").pile(1, "inn").pile(3, "bishop")
    assert why(bare.choose("queen", "duke", "count"), Buy(2, False)) == "From now on conflict markers bring coins."
    bare = table(3, coins=9).pile(2, "jailer").pile(0, "mine").pile(1, "inn").pile(3, "bishop")
    state = bare.choose("lord_protector", "duke", "count")
    assert why(state, Buy(0, False)) == "A single card is a point, and may still find its partner."


def test_the_last_card_of_a_pile_ends_the_game_for_who_is_ahead() -> None:
    ahead = table(3, coins=9).whole_pile(2, "jailer").markers(2, 20)
    state = ahead.choose("queen", "duke", "count")
    assert why(state, Buy(2, False)) == "The last card of its pile ends the game; nobody has more points now."
    behind = table(3, coins=9).whole_pile(2, "jailer").markers(2, 20).markers(0, 9)
    state = behind.choose("queen", "duke", "count")
    assert why(state, Buy(2, False)) == "From now on conflict markers bring coins."


def test_nothing_is_bought_that_makes_no_pair() -> None:
    state = table(3, coins=9).choose("queen", "duke", "count")
    assert why(state, Skip()) == "No open card that can be paid makes a pair."
    state = table(3, coins=9).buildings(0, "garden").pile(2, "gardener").choose("queen", "duke", "count")
    assert why(state, Skip()) == ""


# Exchanges.


def test_an_exchange_tells_what_it_can_bring_and_what_it_brings() -> None:
    builder = table(3).subjects(0, "bishop").buildings(0, "prison").subjects(1, "jailer").subjects(2, "farmer")
    state = builder.choose("queen", "duke", "count")
    assert why(state, Use(card("bishop"))) == "An exchange can bring 4 points."
    state.play(Use(card("bishop")))
    assert why(state, Receive(1, card("jailer"), 0)) == "A perfect pair with the Prison: 6 points."
    assert why(state, Receive(2, card("farmer"), 0)) == "From now on a stolen action can be carried out after all."


def test_a_building_that_makes_no_pair_counts_alone() -> None:
    builder = table(3).subjects(0, "court_lady").buildings(0, "tavern").buildings(1, "mine").buildings(2, "farm")
    state = builder.choose("queen", "duke", "count")
    state.play(Use(card("court_lady")))
    assert why(state, Receive(1, card("mine"), 0)) == "A single card is a point, and may still find its partner."


def test_a_card_of_no_pair_is_given_away() -> None:
    builder = table(3).subjects(0, "gardener", "troubadour").buildings(0, "garden").pile(0, "tavern").pile(1, "mine")
    state = builder.choose("queen", "duke", "count")
    state.play(Use(card("troubadour")))
    assert why(state, Give(card("troubadour"), 1)) == "The Troubadour makes no pair here."
    assert why(state, Give(card("garden"), 0)) == ""
    state.play(Give(card("gardener"), 0))
    assert why(state, ReceiveTop(0)) == "A perfect pair with the Troubadour: 6 points."


def test_a_fruitless_exchange_is_left() -> None:
    state = table(3).subjects(0, "troubadour").buildings(0, "tavern").choose("queen", "duke", "count")
    leave_until(state, 0)
    state.play(Skip())
    assert why(state, Skip()) == "No exchange would bring a point."


def test_an_extra_action_without_use_is_left() -> None:
    builder = table(3, coins=9).subjects(0, "carpenter").pile(0, "mine").pile(1, "farm")
    state = builder.choose("queen", "duke", "count")
    leave_until(state, 0)
    state.play(Skip())
    assert why(state, Skip()) == "No open card that can be paid makes a pair."


# Characters: what a rival chooses is a secret.


def test_a_character_comes_for_the_pair_that_lies_open() -> None:
    state = table(3, coins=9).buildings(0, "garden").pile(2, "gardener").lay()
    state.hands[0] = sorted(map(character, ("queen", "duke", "courtier")))
    state.reopen()
    assert why(state, Choose(character("queen"))) == "The Gardener lies open: a perfect pair with the Garden."
    told = "It was chosen in secret: nobody else knows why."
    assert words.why(state.view(1), Choose(character("queen"))) == told
    assert words.why(state.view(None), Choose(character("queen"))) == told


def choices(coins: int, markers: int, *names: str) -> Any:
    """The first seat chooses one of these; nothing that lies open makes a pair."""
    state = table(3).coins(0, coins).markers(0, markers).lay()
    state.hands[0] = sorted(map(character, names))
    state.reopen()
    return state


def test_a_character_comes_for_markers_money_safety_or_much_to_do() -> None:
    state = choices(9, 3, "duke", "queen", "bursar")
    assert why(state, Choose(character("duke"))) == "One of 3 conflict markers can go."
    assert why(state, Choose(character("queen"))) == "No rank steals from rank A."
    assert why(state, Choose(character("bursar"))) == "It can steal an action from rank E."
    state = choices(1, 0, "bursar", "trader_1", "duke")
    assert why(state, Choose(character("bursar"))) == "It is time to take money: 1 coin left."
    state = choices(0, 0, "bursar", "duke", "queen")
    assert why(state, Choose(character("bursar"))) == "It is time to take money: all coins are spent."
    assert why(choices(9, 0, "trader_1", "duke", "queen"), Choose(character("trader_1"))) == "4 actions in one turn."


def test_the_gardener_tells_what_the_other_character_is_good_for() -> None:
    state = table(3).subjects(0, "gardener").choose("knight", "lord_protector", "trader_1")
    assert why(state, ExchangeCharacters(1)) == "1 conflict marker less in this cycle."
    assert why(state, ExchangeCharacters(2)) == "1 conflict marker less in this cycle."
    state = table(3).subjects(0, "gardener").choose("queen", "countess", "trader_1")
    assert why(state, ExchangeCharacters(2)) == "The Trader I has 4 actions, the Queen only 1."
    assert why(state, Skip()) == "Nobody strikes the Queen in this cycle."
    state = table(3).subjects(0, "gardener").choose("courtier", "queen", "trader_1")
    assert why(state, ExchangeCharacters(1)) == "The Queen acts earlier than the Courtier."


def test_a_character_is_kept_where_no_other_is_better_off() -> None:
    state = table(3).subjects(0, "gardener").choose("knight", "lord_protector", "trader_1")
    assert why(state, Skip()) == ""
    state = table(4).subjects(0, "gardener").choose("queen", "lord_protector", "duke", "count")
    assert why(state, Skip()) == "No other character would save a conflict marker."


def test_the_watchman_turns_a_marker_over() -> None:
    state = table(3).subjects(0, "watchman").choose("knight", "queen", "trader_1")
    assert why(state, TurnBack(1)) == "2 points more, and as many less for the Queen."
    state = table(2).subjects(0, "watchman").neutrals("queen").choose("knight", "duke")
    assert why(state, TurnBack(-1)) == "One conflict marker less: 2 points more."


# Thefts, markers and money.


def test_a_theft_takes_an_action_away_and_may_bring_one() -> None:
    state = table(3, markers=1).choose("knight", "diplomat", "duke")
    leave_until(state, 0)
    assert why(state, Steal(1, 0)) == "One conflict marker less: 2 points more."
    assert why(state, Steal(1, 1)) == "One action more, and the Diplomat has one less."
    assert why(state, Steal(1, 2)) == "The Diplomat has one action less."
    rich = table(3, coins=9).buildings(0, "garden").subjects(0, "jailer").pile(0, "prison")
    state = rich.choose("knight", "diplomat", "duke")
    leave_until(state, 0)
    assert why(state, Steal(1, 2)) == "The Prison lies open: a perfect pair with the Jailer."


def test_a_marker_less_is_two_points_more() -> None:
    state = table(3, markers=1).choose("duke", "count", "bursar")
    leave_until(state, 0)
    assert why(state, Settle()) == "One conflict marker less: 2 points more."


def test_a_marker_goes_to_who_has_the_most_points() -> None:
    builder = table(3, markers=1).subjects(1, "gardener").buildings(1, "garden")
    state = builder.markers(2, 5).choose("courtier", "queen", "bursar")
    leave_until(state, 0)
    assert why(state, PassOn(1)) == "It goes to the rival with the most points: Queen."
    assert why(state, PassOn(2)) == "2 points more, and as many less for the Bursar."
    state = table(3, markers=1).markers(1, 2).choose("courtier", "queen", "bursar")
    leave_until(state, 0)
    assert why(state, PassOn(1)) == "2 points more, and as many less for the Queen."


def test_money_is_told_as_far_as_it_is_known() -> None:
    def at_money(**options: bool) -> Any:
        cards = table(3, **options).coins(0, 1).pile(0, "mine").pile(1, "farm").pile(2, "farmer").pile(3, "scholar")
        state = cards.stacks(4, 2, 1, 0).choose("bursar", "duke", "count")
        leave_until(state, 0)
        return state

    assert why(at_money(), Take(0)) == "With at least 2 coins more it is enough for the Scholar."
    assert why(at_money(open_money=True), Take(0)) == "With 4 coins more it is enough for the Scholar."
    assert why(at_money(), Take(2)) == "With at least 1 coin more it is enough for the Mine."


def test_what_is_taken_may_be_the_most_there_is() -> None:
    def at_money(*stacks: int, **options: bool) -> Any:
        state = table(3, **options).coins(0, 9).stacks(*stacks).choose("bursar", "duke", "count")
        leave_until(state, 0)
        return state

    assert why(at_money(4, 2, 1, 0, open_money=True), Take(0)) == "No pile has more money before it: 4 coins."
    assert why(at_money(4, 2, 1, 0, open_money=True), Take(1)) == "Coins for later purchases: 2 coins."
    assert why(at_money(4, 2, 1, 0), Take(0)) == "Coins for later purchases: at least 2 coins."
    assert why(at_money(0, 7, 0, 0), Take(1)) == "No pile has more money before it: 7 coins."
    assert why(at_money(0, 0, 0, 0), Take(3)) == "No pile has more money before it: 2 coins."


# Abilities.


def test_abilities_tell_what_they_are_used_for() -> None:
    state = table(3, markers=2).subjects(0, "jailer").choose("queen", "duke", "count")
    assert why(state, Use(card("jailer"))) == "2 coins from the supply."
    state = table(3, markers=2).subjects(0, "herbalist").choose("queen", "duke", "count")
    assert why(state, Use(card("herbalist"))) == "One conflict marker less: 2 points more."
    state = table(3, coins=9).subjects(0, "carpenter").pile(0, "mine").pile(1, "farm").choose("queen", "duke", "count")
    assert why(state, Use(card("carpenter"))) == "One building more in this cycle."
    builder = table(3, coins=9).subjects(0, "gardener", "carpenter").pile(0, "garden")
    state = builder.choose("queen", "duke", "count")
    assert words.why(state, Use(card("carpenter"))) == "The Garden lies open: a perfect pair with the Gardener."


def test_a_pile_is_looked_through_and_what_was_found_is_a_secret() -> None:
    builder = table(3, coins=9).subjects(0, "vintner").whole_pile(2, "scholar", "jailer", "bishop")
    state = builder.choose("queen", "duke", "count")
    assert why(state, Use(card("vintner"))) == "Any subject of a pile can be bought, not only its top."
    state.play(Use(card("vintner")))
    assert why(state, Look(2)) == "3 cards to look through."
    state.play(Look(2))
    assert why(state, Pick(card("scholar"))) == "From now on buildings bring coins."
    assert why(state, Skip()) == "No card that can be paid makes a pair."
    assert words.why(state.view(1), Skip()) == ""


def test_the_farmer_makes_a_theft_good() -> None:
    builder = table(3, coins=9).subjects(1, "gardener", "farmer").pile(0, "garden")
    state = builder.choose("courtier", "trader_1", "countess")
    leave_until(state, 0)
    play(state, Steal(1, 3), Skip())
    leave_until(state, 2)
    play(state, Steal(1, 1), Skip())
    leave_until(state, 1)
    assert why(state, Use(card("farmer"))) == "A stolen action is carried out after all."
    state.play(Use(card("farmer")))
    assert why(state, Reclaim(1)) == "A stolen action is carried out after all."
    assert why(state, Reclaim(3)) == "The Garden lies open: a perfect pair with the Gardener."


def test_an_action_that_cannot_be_done_is_left() -> None:
    state = table(3).subjects(0, "carpenter").coins(0, 9).choose("courtier", "queen", "bursar")
    leave_until(state, 0)
    state.markers[0] = 0
    state.reopen()
    assert why(state, Skip()) == "It cannot be carried out now."
