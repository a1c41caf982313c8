"""Drawing: a binding choice of how to draw, cards taken one at a time, and the intrigue deck with its discards."""

from collections import Counter
from typing import Any

import pytest

from kingdoms.games.royals.events import (
    DrewHidden,
    DrewIntrigue,
    IntriguesShuffled,
    Planned,
    Refilled,
    TookOpen,
    TurnBegan,
    TurnEnded,
)
from kingdoms.games.royals.moves import DrawThree, DrawWithIntrigue, EndTurn, TakeHidden, TakeIntrigue, TakeOpen
from tests.games.royals.printed import PAIRS, cards, intrigues
from tests.games.royals.table import draw, end_turn, idle, offered, play, table, told

F, G, B, S = range(4)
every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def hand(state: Any, seat: int) -> list[int]:
    """A seat's country cards."""
    return list(state.hands[seat][:4])


# The choice


@every_table
def test_a_later_turn_begins_with_the_choice(seats: int) -> None:
    assert table(seats).turn(1).moves() == [DrawThree(), DrawWithIntrigue()]


def test_choosing_three_country_cards_is_binding() -> None:
    state = table(3).deck("SSS").turn(0)
    events = state.play(DrawThree())
    assert events == [Planned(0, 0)]
    for _card in range(3):
        assert not offered(state, TakeIntrigue)
        assert TakeHidden() in state.moves()
        events = state.play(TakeHidden())
    assert hand(state, 0) == cards("SSS")
    assert not offered(state, TakeHidden)
    assert sum(state.intrigues[0]) == 0


def test_choosing_one_country_and_one_intrigue_card_is_binding() -> None:
    state = table(3).deck("S").intrigue_deck("GB").turn(0)
    assert state.play(DrawWithIntrigue()) == [Planned(0, 1)]
    assert set(state.moves()) == {TakeOpen(F), TakeOpen(G), TakeOpen(B), TakeHidden(), TakeIntrigue()}
    state.play(TakeIntrigue())
    assert set(state.moves()) == {TakeOpen(F), TakeOpen(G), TakeOpen(B), TakeHidden()}
    state.play(TakeHidden())
    assert hand(state, 0) == cards("S")
    assert state.intrigues[0][:6] == intrigues("GB")
    assert not offered(state, TakeHidden)


def test_the_intrigue_card_follows_the_country_card_automatically() -> None:
    state = table(3).deck("S").intrigue_deck("GB").turn(0)
    events = draw(state, "?!")
    assert told(events, DrewHidden, DrewIntrigue) == [DrewHidden(0), DrewIntrigue(0)]
    assert state.intrigues[0][:6] == intrigues("GB")
    assert not offered(state, TakeIntrigue)


def test_the_events_of_a_whole_turn() -> None:
    state = table(3).display("FGB").deck("SFG").hand(0, "S").turn(2)
    assert told(idle(state), TurnBegan) == [TurnBegan(0)]
    state = table(3).display("FGB").deck("SFG").hand(0, "S").turn(0)
    events = [*draw(state, "G?B"), *end_turn(state)]
    assert events == [
        Planned(0, 0), TookOpen(0, G), DrewHidden(0), TookOpen(0, B), TurnEnded(0), Refilled((F, G)), TurnBegan(1),
    ]  # fmt: skip


# Open cards and the deck


def test_sources_may_be_mixed_in_any_order_and_each_card_is_seen_before_the_next() -> None:
    state = table(3).display("FGB").deck("SF").turn(0)
    state.play(DrawThree())
    state.play(TakeHidden())
    assert hand(state, 0) == cards("S")
    state.play(TakeOpen(G))
    assert hand(state, 0) == cards("SG")
    assert set(state.moves()) == {TakeOpen(F), TakeOpen(B), TakeHidden()}
    state.play(TakeHidden())
    assert hand(state, 0) == cards("SGF")


def test_equal_open_cards_are_one_move() -> None:
    state = table(3).display("GGG").turn(0)
    state.play(DrawThree())
    assert state.moves().count(TakeOpen(G)) == 1
    assert len(state.moves()) == 2
    state.play(TakeOpen(G))
    assert sorted(state.display) == [G, G]


def test_only_countries_on_display_can_be_taken() -> None:
    state = table(3).display("GGS").turn(0)
    state.play(DrawThree())
    assert set(offered(state, TakeOpen)) == {TakeOpen(G), TakeOpen(S)}


def test_a_card_once_taken_is_no_longer_on_display() -> None:
    state = table(3).display("GSS").turn(0)
    play(state, DrawThree(), TakeOpen(G))
    assert offered(state, TakeOpen) == [TakeOpen(S)]


def test_the_display_is_refilled_only_at_the_end_of_the_turn() -> None:
    state = table(3).display("FGB").deck("SSS").hand(0, "S").turn(0)
    events = draw(state, "FGB")
    assert not told(events, Refilled)
    assert state.display == []
    assert EndTurn() in state.moves()
    events = end_turn(state)
    assert told(events, Refilled) == [Refilled((S, S, S))]
    assert state.display == [S, S, S]


def test_drawing_only_from_the_deck_leaves_the_display_unchanged() -> None:
    state = table(3).display("FGB").deck("SSS").turn(0)
    events = draw(state, "???") + end_turn(state)
    assert not told(events, Refilled)
    assert sorted(state.display) == [F, G, B]


def test_only_as_many_cards_as_are_missing_are_turned_up() -> None:
    state = table(3).display("FGB").deck("SGGG").turn(0)
    events = draw(state, "F!")
    events += end_turn(state)
    assert told(events, Refilled) == [Refilled((S,))]
    assert sorted(state.display) == sorted([G, B, S])


def test_cards_are_drawn_from_the_top_of_the_deck() -> None:
    state = table(4).deck("FSBG").turn(0)
    state.play(DrawThree())
    for seen in ("F", "FS", "FSB"):
        state.play(TakeHidden())
        assert hand(state, 0) == cards(seen)


def test_drawing_is_compulsory_even_with_a_full_hand() -> None:
    state = table(3).hand(0, "FFFFGGGGBBBB", "FG FB GS BS").turn(0)
    assert state.moves() == [DrawThree(), DrawWithIntrigue()]
    three, one = state.copy(), state.copy()
    draw(three, "???")
    assert sum(three.hands[0]) == 15
    draw(one, "?!")
    assert (sum(one.hands[0]), sum(one.intrigues[0])) == (13, 5)


def test_after_drawing_the_turn_ends_automatically_if_nothing_can_be_occupied() -> None:
    """One British card buys nothing: Britain has no Marshal, and its Baron costs two."""
    state = table(3).display("BFG").hand(0, "").turn(0)
    events = draw(state, "B!")
    assert told(events, TurnEnded) == [TurnEnded(0)]
    assert state.seat == 1


# The intrigue deck


def test_intrigue_cards_are_drawn_from_the_top_of_their_deck() -> None:
    state = table(3).intrigue_deck("GS FB").turn(0)
    draw(state, "!")
    assert state.intrigues[0][:6] == intrigues("GS")
    assert state.intrigue_deck[-1] == PAIRS.index("FB")


def test_the_last_intrigue_card_is_drawn_without_a_shuffle() -> None:
    state = table(3).intrigue_deck("GS", only=True).turn(0)
    events = draw(state, "!")
    assert not told(events, IntriguesShuffled)
    assert state.intrigue_deck == []
    assert sum(state.intrigue_discards) == 23


def test_an_empty_intrigue_deck_is_renewed_only_when_a_card_must_be_drawn() -> None:
    state = table(3).intrigue_deck("", only=True).hand(1, "", "FG FB").turn(0)
    assert not told(idle(state), IntriguesShuffled)
    assert (state.seat, state.intrigue_deck, sum(state.intrigue_discards)) == (1, [], 22)
    state.play(DrawWithIntrigue())
    assert state.intrigue_deck == []
    events = state.play(TakeIntrigue())
    assert told(events, IntriguesShuffled, DrewIntrigue) == [IntriguesShuffled(), DrewIntrigue(1)]
    assert (len(state.intrigue_deck), sum(state.intrigue_discards), sum(state.intrigues[1])) == (21, 0, 3)


def test_the_renewed_intrigue_deck_is_shuffled() -> None:
    drawn, orders = Counter[int](), set()
    for number in range(60):
        state = table(2).intrigue_deck("", only=True).turn(0)
        state.chance = number
        draw(state, "!")
        drawn[state.intrigues[0][:6].index(1)] += 1
        orders.add(tuple(state.intrigue_deck))
    assert len(orders) > 50
    assert set(drawn) == set(range(6))


def test_there_is_always_an_intrigue_card_to_draw() -> None:
    """Five full hands hold twenty of the twenty-four cards."""
    full = ("FG FG FG FG", "FB FB FB FB", "FS FS FS FS", "GB GB GB GB", "GS GS GS GS")
    laid = table(5).intrigue_deck("", only=True)
    for seat, pairs in enumerate(full):
        laid.hand(seat, "", pairs)
    state = laid.turn(0)
    assert state.intrigue_discards == intrigues("BS BS BS BS")
    events = draw(state, "!")
    assert told(events, IntriguesShuffled)
    assert state.intrigues[0][:6] == intrigues("FG FG FG FG BS")
