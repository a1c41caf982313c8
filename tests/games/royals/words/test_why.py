"""Why a move of Royals is made: the true reason, case by case; of a rival's hand no more than all know."""

from typing import Any

from kingdoms.core.game import Move
from kingdoms.games.royals import words
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
from tests.games.royals.printed import PAIRS, cards, country, intrigues, position
from tests.games.royals.table import play, table

BRITISH, FRENCH, GERMAN = "B" * 8, "F" * 8, "G" * 8


def why(state: Any, move: Move) -> str:
    """The reason as the seat that decides reads it."""
    assert move in state.moves()
    return words.why(state.view(state.seat), move)


def occupying(state: Any, name: str) -> str:
    """Why the seat that decides occupies this."""
    return why(state, Occupy(position(name)))


# Positions.


def test_who_is_first_in_a_city_gets_its_bonus() -> None:
    state = table(3).hand(0, FRENCH).hand_out(0)
    assert occupying(state, "paris king") == "First in Paris: 8 points."


def test_the_last_city_of_a_country_brings_its_bonus() -> None:
    state = table(3).holds(0, "london duke", "york countess").hand(0, BRITISH).hand_out(0)
    assert occupying(state, "edinburgh baron") == "Britain: a cube in every city, 7 points."
    assert occupying(state, "edinburgh princess") == "Britain: a cube in every city, 7 points."


def test_the_last_title_brings_a_token_of_the_noble_house() -> None:
    held = ("bordeaux marshal", "lyon baron", "reims countess", "marseille duke", "cologne cardinal", "vienna princess")
    state = table(3).holds(0, *held).holds(1, "madrid king").hand(0, GERMAN).hand_out(0)
    assert occupying(state, "vienna king") == "A cube on every title: 16 points for the noble house."


def test_the_lead_in_a_country_brings_its_token() -> None:
    state = table(3).holds(1, "reims countess").hand(0, FRENCH).hand_out(0)
    assert occupying(state, "reims cardinal") == "France: most influence, 7 points if that lasts until the period ends."
    state = table(3).holds(1, "reims cardinal", "paris king").hand(0, FRENCH).hand_out(0)
    assert occupying(state, "reims countess") == "France: second, 4 points if that lasts until the period ends."


def test_a_title_goes_to_the_most_cubes() -> None:
    leader = table(3).holds(0, "paris king").holds(1, "reims cardinal", "marseille duke")
    state = leader.hand(0, FRENCH).hand_out(0)
    assert occupying(state, "reims countess") == "Countess: most cubes, 8 points if that lasts to the end."
    rival = table(3).holds(0, "paris king").holds(1, "reims cardinal", "munich countess")
    state = rival.hand(0, FRENCH).hand_out(0)
    assert occupying(state, "reims countess") == "Countess: as many cubes as anyone, 4 points if that lasts to the end."


def test_who_leads_loses_what_is_taken_over() -> None:
    builder = table(4).holds(1, "paris king", "reims cardinal", "marseille countess").holds(2, "paris princess")
    builder = builder.holds(3, "lyon baron", "marseille duke").holds(1, "cologne baron", "lyon baron")
    state = builder.holds(2, "munich countess", "york countess").hand(0, FRENCH, "FG FB").hand_out(0)
    assert occupying(state, "marseille countess") == "France: whoever leads there loses 1 influence."


def test_few_missing_cities_are_counted() -> None:
    builder = table(3).holds(0, "london duke").holds(1, "york cardinal", "munich countess", "edinburgh princess")
    state = builder.holds(2, "reims countess", "seville countess").hand(0, BRITISH).hand_out(0)
    assert occupying(state, "york countess") == "Britain: only 1 city more for the bonus of 7 points."


def test_a_position_is_influence_at_least() -> None:
    builder = table(3).holds(0, "paris king", "marseille duke").holds(1, "munich countess", "seville countess")
    state = builder.holds(1, "marseille countess").hand(0, FRENCH, "FG").hand_out(0)
    assert occupying(state, "marseille countess") == "France: 1 influence more."


def test_few_missing_titles_are_counted() -> None:
    held = ("bordeaux marshal", "lyon baron", "marseille duke", "paris princess", "paris king")
    builder = table(3).holds(0, *held).holds(1, "reims cardinal", "reims countess", "marseille countess")
    state = builder.hand(0, FRENCH, "FG").hand_out(0)
    assert occupying(state, "marseille countess") == "Only 1 title more for the noble house: 16 points."


# The payment.


def test_a_payment_tells_whether_others_stand_in() -> None:
    state = table(3).hand(0, "GGGGBBB").hand_out(0)
    state.play(Occupy(position("munich countess")))
    assert why(state, Pay(*cards("GGG"))) == "German States: with its own cards it costs least."
    assert why(state, Pay(*cards("GGBBB"))) == "German States: its cards are kept for another position."
    assert words.why(state.view(1), Pay(*cards("GGBBB"))) == "3 other cards stand in for 1 of the country."


def test_an_intrigue_payment_tells_the_same() -> None:
    state = table(3).holds(1, "munich countess").hand(0, "GGG", "FG FB FS").hand_out(0)
    state.play(Occupy(position("munich countess")))
    assert why(state, PayIntrigue(tuple(intrigues("FG")))) == "German States: cards that name it cost least."
    others = PayIntrigue(tuple(intrigues("FB FS")))
    assert why(state, others) == "German States: 2 other cards stand in for 1 that name it."


# Drawing.


def test_three_cards_are_drawn_for_a_position_that_is_near() -> None:
    state = table(3).hand(0, "FFFFFF").display("GBS").turn(0)
    assert why(state, DrawThree()) == "Only 2 French cards more for the King in Paris."
    state = table(3).holds(1, "paris princess").hand(0, "FFFFF").display("FFS").turn(0)
    assert why(state, DrawThree()) == "Missing for the King in Paris: 3 French cards, 2 of them open."


def test_what_is_enough_and_lies_open_is_told_first() -> None:
    state = table(3).hand(0, "FFFFFF").display("FFS").turn(0)
    assert why(state, DrawThree()) == "Enough for the King in Paris lies open: 2 French cards."
    state = table(3).hand(0, "FFFGGGG").display("GBS").turn(0)
    assert why(state, DrawThree()) == "Enough for the Princess in Vienna lies open: 1 German card."


def test_a_rival_s_hand_is_not_spoken_of() -> None:
    state = table(3).hand(0, "FFFFFF").display("FFG").turn(0)
    assert words.why(state.view(1), DrawThree()) == "2 French cards lie open."
    state = table(3).hand(0, "FFFFFF").display("FGB").turn(0)
    assert words.why(state.view(1), DrawThree()) == "Three country cards pay for a position sooner."
    state.play(DrawThree())
    assert why(state, TakeOpen(country("F"))) == "Only 1 French card more for the King in Paris."
    told = words.why(state.view(1), TakeOpen(country("F")))
    assert told == "France: 7 points for the most influence in this period."


def test_cards_that_all_have_seen_are_counted() -> None:
    state = table(3).hand(0, "BGS").display("FFG").turn(0)
    play(state, DrawThree(), TakeOpen(country("F")))
    assert words.why(state.view(1), TakeOpen(country("F"))) == "At least 2 French cards in hand then."
    state = table(3).hand(0, "FFFFFFFFF").display("FFG").turn(0)
    state.play(DrawThree())
    assert why(state, TakeOpen(country("F"))) == "10 French cards in hand then."


def test_a_card_can_be_enough_for_a_position() -> None:
    state = table(3).hand(0, "FFFFFFF").display("FGB").turn(0)
    state.play(DrawThree())
    assert why(state, TakeOpen(country("F"))) == "Enough for the King in Paris."
    assert why(state, TakeOpen(country("G"))) == "Enough for the Countess in Munich."
    state = table(3).hand(0, "GS").display("FGB").turn(0)
    state.play(DrawThree())
    assert why(state, TakeOpen(country("B"))) == "3 other cards stand in for one: enough for the Marshal in Bordeaux."


def test_the_deck_may_have_what_does_not_lie_open() -> None:
    state = table(3).hand(0, "FFFFFFF").display("GBS").turn(0)
    state.play(DrawThree())
    assert why(state, TakeHidden()) == "For the King in Paris no card lies open."
    assert words.why(state.view(1), TakeHidden()) == "No rival sees which card it is."
    state = table(3).hand(0, "FFFFFFFFF").display("GBS").turn(0)
    state.play(DrawThree())
    assert why(state, TakeHidden()) == "9 French cards in hand, and no more of them lie open."


def test_intrigue_is_drawn_by_who_has_none_or_a_full_hand() -> None:
    assert why(table(3).turn(0), DrawWithIntrigue()) == "Without an intrigue card nothing can be taken over."
    state = table(3).holds(1, "paris king", "vienna king").turn(0)
    told = "Rivals hold 2 positions: without intrigue none can be taken over."
    assert why(state, DrawWithIntrigue()) == told
    state = table(3).hand(0, "FFFGGGBBBS", "FG").turn(0)
    assert why(state, DrawWithIntrigue()) == "10 country cards in hand: more could hardly be kept."
    state = table(3).holds(1, "paris king", "vienna king").hand(0, "F", "FG").turn(0)
    assert why(state, DrawWithIntrigue()) == (
        "The more intrigue, the more can be taken over: above all the King in Paris."
    )
    state.play(DrawWithIntrigue())
    assert why(state, TakeIntrigue()) == "It may show which country card is of use next."


def test_intrigue_may_be_all_that_is_missing_for_a_rivals_position() -> None:
    held = table(3).holds(1, "paris king", "vienna king", "lyon baron")
    state = held.hand(0, FRENCH).turn(0)
    assert why(state, DrawWithIntrigue()) == "Only intrigue is missing to take over the King in Paris."
    told = "Rivals hold 3 positions: without intrigue none can be taken over."
    assert words.why(state.view(1), DrawWithIntrigue()) == told
    state = held.hand(0, GERMAN, "FG FG").turn(0)
    assert why(state, DrawWithIntrigue()) == (
        "The more intrigue, the more can be taken over: above all the King in Paris."
    )


# Keeping and discarding.


def test_cards_are_saved_for_a_dearer_position() -> None:
    state = table(3).hand(0, "FFFFFFF").hand_out(0)
    assert why(state, EndTurn()) == "Only 1 French card more for the King in Paris."
    assert words.why(state.view(1), EndTurn()) == "The cards are saved for a later turn."


def test_discards_tell_how_many_there_are() -> None:
    state = table(3).hand(0, "FFFFFFGGGBBSS").hand_out(0)
    state.play(EndTurn())
    assert why(state, Discard(country("F"))) == "There are plenty: 6 French cards in hand."
    assert why(state, Discard(country("B"))) == "There are the fewest of them: 2 British cards in hand."
    assert why(state, Discard(country("G"))) == "No more than 12 country cards can be kept."
    assert words.why(state.view(1), Discard(country("F"))) == "No more than 12 country cards can be kept."


def test_intrigue_that_is_of_no_use_is_discarded() -> None:
    builder = table(3).holds(1, "paris king").intrigue_deck("FG")
    state = builder.hand(0, "", "FG FB GB BS").turn(0)
    play(state, DrawWithIntrigue(), TakeIntrigue(), TakeHidden())
    while state.moves() and EndTurn() in state.moves():
        state.play(EndTurn())
    assert why(state, DiscardIntrigue(PAIRS.index("BS"))) == "No rival holds anything in these two countries."
    assert why(state, DiscardIntrigue(PAIRS.index("FG"))) == "There is another one of these."
    assert why(state, DiscardIntrigue(PAIRS.index("FB"))) == "No more than 4 intrigue cards can be kept."
