"""Reasons for moves in Royals: what is said about each term of the bot's value, and no more than the reader knows."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from kingdoms.games.royals import GAME, words
from kingdoms.games.royals.bot.first_card import best_first_card
from kingdoms.games.royals.moves import (
    Discard,
    DiscardIntrigue,
    DrawThree,
    DrawWithIntrigue,
    EndTurn,
    Occupy,
    Pay,
    PayIntrigue,
    TakeHidden,
    TakeIntrigue,
    TakeOpen,
)
from tests.games.helpers import playing
from tests.games.royals.printed import PAIRS, cards, country, intrigues, position
from tests.games.royals.table import play, table

FRENCH, GERMAN = "F" * 8, "G" * 8
FRENCH_CARD, BRITISH_CARD, SPANISH_CARD = (TakeOpen(country(letter)) for letter in "FBS")


why = partial(playing.why, GAME)


def occupying(state: Any, name: str) -> str:
    """The reason for the deciding seat to occupy this position."""
    return why(state, Occupy(position(name)))


# Positions.


def test_the_first_in_a_city_gets_its_bonus() -> None:
    builder = table(2).holds(1, "munich duke", "cologne cardinal", "berlin duke", "bordeaux duke", "lyon cardinal")
    state = builder.holds(1, "marseille duke", "valencia duke").hand(0, "FFFF").hand_out(0)
    assert occupying(state, "reims countess") == "First in Reims: 5 points."


def test_the_last_city_gets_the_bonus_of_a_country() -> None:
    state = table(3).holds(0, "london duke", "york countess").hand(0, "BBBS").hand_out(0)
    assert occupying(state, "edinburgh baron") == "Baron in Edinburgh: a cube in every city of the country, 8 points."


def test_titles_for_the_noble_house_are_counted() -> None:
    held = ("bordeaux marshal", "lyon baron", "reims countess", "marseille duke", "cologne cardinal", "vienna princess")
    state = table(3).holds(0, *held).holds(1, "madrid king").hand(0, GERMAN).hand_out(0)
    assert occupying(state, "vienna king") == "A cube on every title tile: 16 points for the noble house."


def test_influence_is_given_with_its_place_and_token() -> None:
    king = "King in Paris: most influence in its country (4), worth 7 points if it lasts."
    assert occupying(table(3).hand(0, FRENCH).hand_out(0), "paris king") == king
    second = "Marshal in Valencia: second in its country with 1 influence, worth 2 points if it lasts."
    state = table(3).holds(1, "madrid king").holds(0, "vienna king", "vienna princess").hand(0, "SG").hand_out(0)
    assert occupying(state, "valencia marshal") == second


def test_a_title_goes_to_the_most_cubes() -> None:
    state = table(3).holds(1, "reims cardinal", "paris king").hand(0, "FFF").hand_out(0)
    assert (
        occupying(state, "reims countess") == "Countess in Reims: most cubes on the tile, worth 8 points if it lasts."
    )
    state = table(3).holds(0, "paris king").holds(1, "reims cardinal", "munich countess").hand(0, "FFF").hand_out(0)
    shared = "Countess in Reims: tied for most cubes on the tile, worth 4 points if it lasts."
    assert occupying(state, "reims countess") == shared


def test_a_cheap_position_says_what_it_costs() -> None:
    state = table(3).hand(0, FRENCH).hand_out(0)
    assert occupying(state, "bordeaux marshal") == "Costs only 1 French card."
    held = table(3).holds(0, "lyon baron", "valencia marshal").holds(1, "bordeaux marshal", "edinburgh baron")
    state = held.holds(2, "munich countess").hand(0, "GGS").hand_out(0)
    assert occupying(state, "berlin marshal") == "Costs only 1 German card."


def test_a_rivals_position_is_explained_only_by_the_board() -> None:
    king = "King in Paris: most influence in its country (4), worth 7 points if it lasts."
    for hand in (FRENCH, FRENCH + "GGG"):
        state = table(3).holds(1, "reims countess").hand(0, hand).hand_out(0)
        assert words.why(state.view(1), Occupy(position("paris king"))) == king
        assert words.why(state.view(None), Occupy(position("paris king"))) == king


# The payment.


def test_a_payment_says_what_it_leaves_and_to_rivals_how_many_other_cards_it_uses() -> None:
    state = table(3).hand(0, "GGGGSSS").hand_out(0)
    state.play(Occupy(position("munich countess")))
    assert why(state, Pay(*cards("GGG"))) == "Costs only 3 German cards."
    assert why(state, Pay(*cards("GGSSS"))) == "Leaves enough for the Baron in Cologne."
    assert words.why(state.view(1), Pay(*cards("GGSSS"))) == "Substitutes: 3 Spanish cards."
    assert words.why(state.view(1), Pay(*cards("GGG"))) == "No substitute cards needed."
    assert not words.why_by_value(state.view(1), Pay(*cards("GGG")))


def test_an_intrigue_payment_says_whether_it_uses_other_cards() -> None:
    state = table(3).holds(1, "munich countess").hand(0, "GGG", "FG FB FS").hand_out(0)
    state.play(Occupy(position("munich countess")))
    assert why(state, PayIntrigue(tuple(intrigues("FG")))) == "No substitute cards needed."
    assert why(state, PayIntrigue(tuple(intrigues("FB FS")))) == "Substitutes: 2 other cards."


# Drawing.


def test_three_cards_are_drawn_for_the_planned_position() -> None:
    state = table(3).hand(0, "FFFFF").display("GBS").turn(0)
    assert why(state, DrawThree()) == ("The Princess in Paris still needs 1 French card: drawing three helps more.")
    state = table(3).hand(0, "FFFFFF").display("FFS").turn(0)
    assert why(state, DrawThree()) == "6 country cards in hand: room for 6 more."


@pytest.mark.parametrize("display", ["GBS", "BBS", "SFB", "BSG"])
@pytest.mark.parametrize("hand", ["GGG", "BB", "FFFGGGG", "SSSBBG"])
def test_the_reason_for_three_cards_is_about_the_one_to_take_first(hand: str, display: str) -> None:
    state = table(3).hand(0, hand).display(display).turn(0)
    match best_first_card(state.view(0)):
        case TakeOpen(first):
            suitable = {"FGBS"[first]}
        case _hidden:
            suitable = set("FGBS") - set(display)
    names = {"F": "French", "G": "German", "B": "British", "S": "Spanish"}
    named = {letter for letter in "FGBS" if names[letter] in why(state, DrawThree())}
    assert named
    assert named <= suitable


def test_another_countrys_card_is_no_step_towards_a_position() -> None:
    state = table(3).hand(0, "GGGGG").display("GBS").turn(0)
    state.play(DrawThree())
    assert "German" not in why(state, BRITISH_CARD)


def test_an_open_card_is_taken_for_a_position() -> None:
    state = table(3).hand(0, "FFFFF").display("FBS").turn(0)
    state.play(DrawThree())
    assert why(state, FRENCH_CARD) == "That is enough for the Princess in Paris."
    assert why(state, BRITISH_CARD) == "That leaves 2 British cards to find for the Duke in London."
    state = table(3).hand(0, "FFFFFF").display("FFS").turn(0)
    state.play(DrawThree())
    assert why(state, FRENCH_CARD) == "That leaves 1 French card to find for the King in Paris."
    assert why(state, SPANISH_CARD) == "That is enough for the Countess in Seville."


def test_the_deck_is_drawn_from_when_no_open_card_helps() -> None:
    state = table(3).hand(0, "FFFFF").display("GBS").turn(0)
    state.play(DrawThree())
    assert why(state, TakeHidden()) == "The display has no card for the Princess in Paris."
    state = table(3).hand(0, "SSSSS").display("FBG").turn(0)
    state.play(DrawThree())
    assert why(state, TakeHidden()) == "The display has no card for the Princess in Barcelona."


def test_the_deck_may_also_have_a_card_that_is_wanted() -> None:
    state = table(3).hand(0, "FFFFFFGGG").display("FBS").turn(0)
    state.play(DrawThree())
    assert why(state, TakeHidden()) == "The deck may also have a card for the King in Paris."


def test_a_card_of_the_country_saves_substitutes() -> None:
    state = table(3).hand(0, "FFFFFFFGGG").display("GBS").turn(0)
    state.play(DrawThree())
    assert why(state, TakeHidden()) == "The deck may have a card that saves substitutes for the King in Paris."
    state = table(3).hand(0, "FFFFFFFGGG").display("FBS").turn(0)
    state.play(DrawThree())
    assert why(state, FRENCH_CARD) == "Saves substitutes for the King in Paris."


def test_no_hidden_card_is_hoped_for_when_all_of_its_country_have_been_seen() -> None:
    state = table(3).hand(0, "FFFFFFFGGG").display("GBS").turn(0)
    state.play(DrawThree())
    view = state.view(0)
    view.discards[country("F")] += view.unseen()[country("F")]
    assert "King in Paris" not in words.why(view, TakeHidden())


def test_three_cards_are_drawn_to_end_the_period_sooner() -> None:
    def drawing(period: int, own: Sequence[str], rivals: Sequence[str]) -> str:
        builder = table(2).period(period).holds(0, *own).holds(1, *rivals)
        return why(builder.hand(0, "FFFFFFFFGGGG").display("GBS").turn(0), DrawThree())

    kings, countess = ("paris king", "madrid king"), ("reims countess", "lyon baron")
    influence = "The deck runs out sooner: less time for rivals to add influence."
    assert drawing(0, kings, ["london king"]) == influence
    cubes = "The deck runs out sooner: less time for rivals to add cubes to title tiles."
    assert drawing(2, kings, ["london king"]) == cubes
    plans = "The deck runs out sooner: less time for rivals' plans."
    assert drawing(2, countess, ["london king", "york countess"]) == plans


def test_a_rivals_hand_is_not_mentioned() -> None:
    state = table(3).hand(0, "FFFFF").display("FFB").turn(0)
    assert words.why(state.view(1), DrawThree()) == "5 country cards in hand: room for 7 more."
    state.play(DrawThree())
    assert words.why(state.view(1), TakeHidden()) == "The other players can't see which card it is."
    token = "France: 7 points for most influence this period."
    assert words.why(state.view(1), FRENCH_CARD) == token
    state.play(FRENCH_CARD)
    assert words.why(state.view(1), FRENCH_CARD) == "That makes at least 2 French cards in hand."


def test_intrigue_is_drawn_for_a_rivals_position() -> None:
    held = table(3).holds(1, "paris king", "vienna king", "lyon baron")
    state = held.hand(0, FRENCH).turn(0)
    assert why(state, DrawWithIntrigue()) == "Only intrigue is still needed to take over the King in Paris."
    most = "More intrigue cards allow more takeovers, ideally of the King in Paris."
    assert words.why(state.view(1), DrawWithIntrigue()) == most
    state.play(DrawWithIntrigue())
    assert why(state, TakeIntrigue()) == "It may suggest which country card to take next."
    assert words.why_by_value(state.view(0), TakeIntrigue()) == why(state, TakeIntrigue())


def test_intrigue_is_drawn_when_the_hand_is_nearly_full() -> None:
    state = table(3).hand(0, "FFFGGGBBBS", "FG").turn(0)
    assert why(state, DrawWithIntrigue()) == "10 country cards in hand: hardly any room for more."


def test_intrigue_itself_is_a_better_reason_than_a_full_hand() -> None:
    state = table(3).holds(1, "paris king", "vienna king").hand(0, "FFFGGGBBBS", "FG FG FS").turn(0)
    assert why(state, DrawWithIntrigue()) == "More intrigue cards allow more takeovers, ideally of the King in Paris."


def test_a_rivals_turn_is_ended_for_the_cards_that_may_be_kept() -> None:
    state = table(3).hand(0, "FFFFFFFSSSGGB").hand_out(0)
    assert words.why(state.view(1), EndTurn()) == "Keeps 12 country cards for later turns."


# Keeping and discarding.


def test_cards_are_kept_for_the_planned_position() -> None:
    state = table(3).holds(1, "reims countess", "lyon baron").hand(0, "FFFFF").hand_out(0)
    assert why(state, EndTurn()) == "Saving for the Princess in Paris: 1 French card to go."
    assert words.why(state.view(1), EndTurn()) == "Keeps 5 country cards for later turns."


def test_a_discard_says_which_plan_it_leaves_and_to_rivals_only_the_limit() -> None:
    state = table(3).hand(0, "FFFFFFFSSSGGB").hand_out(0)
    state.play(EndTurn())
    assert why(state, Discard(country("B"))) == "Saving for the Princess in Vienna: 1 German card to go."
    assert words.why(state.view(1), Discard(country("B"))) == "At most 12 country cards can be kept."


def test_no_more_than_four_intrigue_cards_are_kept() -> None:
    state = table(3).holds(1, "paris king").intrigue_deck("FG").hand(0, "", "FG FB GB BS").turn(0)
    play(state, DrawWithIntrigue(), TakeIntrigue(), TakeHidden())
    while EndTurn() in state.moves():
        state.play(EndTurn())
    assert why(state, DiscardIntrigue(PAIRS.index("FB"))) == "At most 4 intrigue cards can be kept."
