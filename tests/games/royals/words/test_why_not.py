"""Why something that is not lit cannot be chosen, and what picked cards pay for: the true reason, case by case."""

from functools import partial
from typing import Any

from kingdoms.games.royals import GAME, words
from kingdoms.games.royals.events import DrewIntrigue, Planned
from kingdoms.games.royals.moves import (
    Discard,
    DrawThree,
    DrawWithIntrigue,
    EndTurn,
    Occupy,
    Pay,
    TakeHidden,
    TakeIntrigue,
    TakeOpen,
)
from kingdoms.games.royals.words.phrases import payment_in_short
from kingdoms.games.royals.words.why_not import picked
from tests.games.helpers import playing
from tests.games.helpers.word_checks import PLAYERS
from tests.games.royals.printed import cards, country, intrigues, position
from tests.games.royals.table import draw, finish, fresh, offered, play, table

DRAWN = "You have drawn your cards for this turn."


why = partial(playing.why_not, GAME)


def place(state: Any, name: str) -> str:
    """Why the deciding seat cannot occupy this position."""
    return why(state, "position", position(name))


# Drawing.


def test_a_turn_begins_by_tapping_a_deck_instead_of_naming_a_plan() -> None:
    state = table(3).turn(0)
    assert words.target(state, DrawThree()) == ("deck",)
    assert words.target(state, DrawWithIntrigue()) == ("intrigue_deck",)
    assert why(state, "skip").startswith("You can't skip this. Draw 3 country cards")


def test_without_a_deck_three_cards_begin_with_an_open_one() -> None:
    state = table(3).display("FFG").turn(0)
    state.deck.clear()
    assert words.target(state, DrawThree()) == ("open", 2)


def test_the_choice_is_binding() -> None:
    state = table(3).turn(0)
    state.play(DrawThree())
    assert words.prompt(state) == "Draw a country card (3 to go)"
    assert why(state, "intrigue_deck") == "You have chosen to draw only country cards this turn."


def test_after_choosing_an_intrigue_card_both_cards_must_be_taken() -> None:
    state = table(3).turn(0)
    state.play(DrawWithIntrigue())
    assert words.prompt(state) == "Draw a country card or an intrigue card (2 to go)"
    state.play(TakeIntrigue())
    assert words.prompt(state) == "Draw a country card (1 to go)"
    assert why(state, "intrigue_deck") == "You have chosen to draw only country cards this turn."


def test_only_country_cards_are_drawn_in_the_first_turn() -> None:
    state = fresh(3)
    assert words.prompt(state) == "Draw only 1 country card (first turn)"
    assert why(state, "intrigue_deck") == "On the first turn you draw only country cards."


def test_an_empty_space_is_refilled_at_the_end_of_the_turn() -> None:
    state = table(3).display("FFG").turn(0)
    play(state, DrawThree(), TakeOpen(country("G")))
    assert why(state, "open", 2) == "This space is empty. The display is refilled at the end of the turn."
    assert why(state, "open", 1) == "Tap the matching card next to it; they are identical."


def test_an_empty_deck_leaves_only_open_cards() -> None:
    state = table(3).display("FGB").deck("", only=True).turn(0)
    state.play(DrawThree())
    assert why(state, "deck") == "The country deck is empty. Take a face-up card instead."
    assert words.prompt(state) == "The deck is empty. Take a face-up card (3 to go)"


def test_an_empty_deck_is_mentioned_before_anything_is_drawn() -> None:
    state = table(3).display("FGB").deck("", only=True).turn(0)
    assert words.prompt(state) == "The deck is empty. Take 3 face-up cards, or 1 and an intrigue card"
    assert why(state, "deck") == "The country deck is empty. Take a face-up card instead."


def test_an_intrigue_card_can_be_drawn_although_the_deck_is_empty() -> None:
    state = table(3).display("FGB").deck("", only=True).turn(0)
    state.play(DrawWithIntrigue())
    assert TakeIntrigue() in state.moves()
    assert words.prompt(state) == "The deck is empty. Take a face-up or intrigue card (2 to go)"
    state.play(TakeIntrigue())
    assert words.prompt(state) == "The deck is empty. Take a face-up card (1 to go)"


def test_no_more_cards_are_drawn_once_cards_are_played() -> None:
    state = table(3).hand(0, "FFFF").hand_out(0)
    assert words.prompt(state) == "Occupy a position or end your turn"
    for thing in (("open", 0), ("deck",), ("intrigue_deck",)):
        assert why(state, *thing) == DRAWN


def test_a_turn_that_can_only_be_ended_offers_no_position() -> None:
    state = table(3).hand(0, "FGBG").hand_out(0)
    state.play(Occupy(position("berlin marshal")))
    assert words.prompt(state) == "Occupy a position or end your turn"
    state.play(Occupy(position("bordeaux marshal")), waits=True)
    assert state.moves() == [EndTurn()]
    assert words.prompt(state) == "End your turn"
    assert why(state, "hand", country("G")) == "Your cards can't pay for any position now."


# Occupying.


def test_missing_country_cards_are_listed_with_their_substitutes() -> None:
    state = table(3).hand(0, "FFFG").hand_out(0)
    assert place(state, "paris king") == "You still need 5 French cards (or 14 other cards)."
    assert place(state, "bordeaux duke") == "You still need 1 French card (or 2 other cards)."
    assert place(state, "munich countess") == "You still need 1 German card (or 3 other cards)."
    assert place(state, "berlin duke") == "You still need 2 German cards (or 6 other cards)."


def test_missing_intrigue_cards_are_listed_with_their_substitutes() -> None:
    state = table(3).holds(1, "munich countess", "vienna king").hand(0, "GGGGGGGGF", "FB").hand_out(0)
    assert place(state, "munich countess") == (
        "You still need 1 intrigue card for this country (or 1 more of any kind: two others count as one)."
    )
    assert place(state, "vienna king") == (
        "You still need 2 intrigue cards for this country (or 3 more of any kind: two others count as one)."
    )


def test_both_kinds_of_missing_cards_are_listed_together() -> None:
    state = table(3).holds(1, "vienna king").hand(0, "GGGGGGF", "GS").hand_out(0)
    assert place(state, "vienna king") == (
        "You still need 2 German cards (or 5 other cards) and 1 intrigue card for this country (or 2 more of any kind: "
        "two others count as one)."
    )


def test_the_cards_listed_as_missing_are_what_the_rules_require() -> None:
    state = table(3).hand(0, "GGF").hand_out(0)
    assert place(state, "munich duke") == "You still need 2 German cards (or 5 other cards)."
    for more, is_enough in (("G", False), ("GG", True), ("SSSS", False), ("SSSSS", True)):
        state = table(3).hand(0, "GGF" + more).hand_out(0)
        assert (Occupy(position("munich duke")) in state.moves()) == is_enough


def test_ones_own_position_cannot_be_taken_over() -> None:
    state = table(3).holds(0, "munich countess").hand(0, "GGGG", "GS GS").hand_out(0)
    assert place(state, "munich countess") == "You already hold this position."
    state = table(3).holds(0, "munich countess").turn(0)
    assert place(state, "munich countess") == "You already hold this position."


def test_a_position_takes_two_cubes() -> None:
    state = table(3).turn(0)
    state.supply[0] = 1
    assert place(state, "munich countess") == "A position takes 2 cubes; you have 1 cube left."


def test_cards_wait_for_a_position() -> None:
    state = table(3).hand(0, "FFFF", "FG").hand_out(0)
    assert why(state, "hand", country("F")) == "Tap the position you want to pay for."
    assert why(state, "hand", country("S")) == "You have no cards of this country."
    assert why(state, "intrigue", 0) == "Tap the position you want to pay for."
    assert why(state, "intrigue", 5) == "You don't have that intrigue card."


# Paying.


def paying(own: str, pairs: str = "") -> Any:
    """Seat 0 is paying for the Duke in Munich."""
    builder = table(3).holds(1, "munich duke") if pairs else table(3)
    state = builder.hand(0, own, pairs).hand_out(0)
    state.play(Occupy(position("munich duke")))
    return state


def test_the_chosen_position_must_be_paid_for() -> None:
    state = paying("GGGFFSSSS")
    assert words.prompt(state) == "Pay 4 German cards for the Duke in Munich (three others count as one)"
    assert place(state, "paris king") == "First pay for the position you chose: Duke in Munich."
    assert place(state, "munich duke") == "Pick exactly what it costs, for example 3 German cards and 3 Spanish cards."
    assert why(state, "hand", country("B")) == "You have no cards of this country."
    assert why(state, "hand", country("G")) == "You can't use any more of these cards to pay."
    assert why(state, "skip").startswith("You can't skip this. Pay 4 German cards")
    assert why(state, "deck") == DRAWN


def test_picked_country_cards_say_what_to_add() -> None:
    state = paying("GGGFFSSSS")
    assert picked(state, cards("GGGF"), PLAYERS) == (
        "1 French card and 3 German cards picked for the Duke in Munich. Add 2 other cards. You score 4 points."
    )
    assert picked(state, cards("GG"), PLAYERS) == (
        "2 German cards picked for the Duke in Munich. Add 1 German card and 3 other cards, or 6 other cards. "
        "You score 4 points."
    )
    assert picked(state, cards("GGGFFSS"), PLAYERS) == (
        "7 country cards picked for the Duke in Munich. These cards don't match the price; put some back."
    )


def test_picked_cards_always_say_the_points_that_the_position_wins_at_once() -> None:
    state = paying("GGGGFFF")
    assert picked(state, cards("GGGG"), PLAYERS) == "Pay 4 German cards for the Duke in Munich. You score 4 points."
    assert picked(state, cards("GGGFFF"), PLAYERS).endswith("You score 4 points.")
    assert picked(state, cards("GGG"), PLAYERS).endswith("Add 1 German card, or 3 other cards. You score 4 points.")


def test_more_than_two_kinds_of_picked_cards_are_only_counted() -> None:
    assert picked(paying("GGGFFSSSS"), cards("GGGFSS"), PLAYERS) == (
        "Pay 6 country cards for the Duke in Munich. You score 4 points."
    )
    assert picked(paying("GGGFFSSSS", "GS"), cards("GGGFF"), PLAYERS) == (
        "2 French cards and 3 German cards picked for the Duke in Munich. Add 1 other card."
    )
    assert picked(paying("GGGFFSSSS", "GS"), cards("GGGFFS"), PLAYERS) == (
        "Pay 6 country cards and 1 intrigue card for Béla's Duke in Munich."
    )


def test_a_takeover_paid_with_three_kinds_of_cards_is_short() -> None:
    assert payment_in_short((2, 0, 0, 1), (0, 1, 0, 0, 0, 0)) == "2 French, 1 Spanish and 1 intrigue card"
    assert payment_in_short((2, 0, 0, 1), ()) == "2 French cards and 1 Spanish card"


def test_picked_intrigue_cards_say_what_to_add() -> None:
    state = paying("GGGGFFF", "GS FB FS")
    assert picked(state, cards("GGGG"), PLAYERS) == (
        "Pay 4 German cards for Béla's Duke in Munich. Intrigue cards come next."
    )
    state.play(Pay(0, 4, 0, 0))
    asked = "Take over the Duke in Munich: play 1 intrigue card for this country (two others count as one)"
    assert words.prompt(state) == asked
    assert place(state, "munich duke") == "Pick exactly what it costs, for example 1 × German States/Spain."
    assert why(state, "intrigue", 5) == "You don't have that intrigue card."
    assert why(state, "intrigue", 4) == "You can't use any more of these cards to pay."
    assert picked(state, intrigues("GS"), PLAYERS) == "Pay 1 × German States/Spain for Béla's Duke in Munich."
    assert picked(state, intrigues("FB"), PLAYERS) == (
        "1 × France/Britain picked for the Duke in Munich. Add 1 other card."
    )
    assert picked(state, intrigues("GS FB"), PLAYERS) == (
        "1 × France/Britain and 1 × German States/Spain picked for the Duke in Munich. "
        "These cards don't match the price; put some back."
    )


def test_intrigue_cards_paid_without_another_question_are_counted_with_the_country_cards() -> None:
    state = paying("GGGGFFF", "GS")
    assert picked(state, cards("GGGG"), PLAYERS) == ("Pay 4 German and 1 intrigue card for Béla's Duke in Munich.")
    assert picked(state, cards("GGG"), PLAYERS) == (
        "3 German cards picked for the Duke in Munich. Add 1 German card, or 3 other cards."
    )


def test_a_choice_between_two_intrigue_cards_mentions_no_substitutes() -> None:
    state = paying("GGGG", "GS FG")
    assert words.prompt(state) == "Take over the Duke in Munich: play 1 intrigue card for this country"


# The end of the turn.


def test_too_many_cards_are_discarded_one_by_one() -> None:
    state = table(3).hand(0, "FFFFFFGGGGGB").deck("BBB").turn(0)
    draw(state, "???")
    play(state, EndTurn())
    assert words.prompt(state) == "Discard a country card: you can hold 12 (3 too many)"
    assert why(state, "hand", country("S")) == "You have no cards of this country."
    assert why(state, "deck") == DRAWN
    assert place(state, "madrid king").startswith("Not now. Discard a country card")
    assert words.label(state, Discard(country("F"))) == "Discard 1 French card"
    state.play(Discard(country("F")))
    assert words.prompt(state) == "Discard a country card: you can hold 12 (2 too many)"


def test_too_many_intrigue_cards_are_discarded() -> None:
    state = table(3).hand(0, "", "FG FB FS GB").intrigue_deck("BS").turn(0)
    play(state, DrawWithIntrigue(), TakeIntrigue(), TakeHidden())
    play(state, *offered(state, EndTurn))
    assert words.prompt(state) == "Discard an intrigue card: you can hold 4 (1 too many)"
    assert why(state, "intrigue", 4) == "You don't have that intrigue card."
    assert why(state, "hand", country("F")) == "Not now. Discard an intrigue card: you can hold 4 (1 too many)."


# At other times.


def test_things_that_are_never_chosen_have_no_reason() -> None:
    state = table(3).hand(0, "FFFF").hand_out(0)
    for thing in (("city", 0), ("title", 3), ("seat", 1), ("discards",), ("noble_house",)):
        assert why(state, *thing) == ""


def test_after_the_end_nothing_can_be_chosen() -> None:
    state = fresh(2)
    finish(state)
    assert words.why_not(state, ("position", 0)) == "The game is over."
    assert words.prompt(state) == "The game is over"


def test_cards_that_can_pay_now_say_so_in_their_help_and_not_only_as_a_refusal() -> None:
    state = table(3).hand(0, "BBBF").hand_out(0)
    text = words.thing(state.view(0), ("hand", country("B")), ("Anna", "Bruno", "Clara"))[1]
    reason = why(state, "hand", country("B"))
    assert reason == "To pay with them now, tap a position: Countess in York and Baron in Edinburgh."
    assert reason in text


def test_the_log_shows_what_is_drawn_and_not_the_plan() -> None:
    assert GAME.for_log([Planned(0, 1), DrewIntrigue(0)]) == [DrewIntrigue(0)]
