"""A period ends if the display cannot be refilled to three at the end of a turn, even at the most awkward moment."""

from collections import Counter
from typing import Any

import pytest

from kingdoms.core.state import Event
from kingdoms.games.royals.events import (
    DeckRenewed,
    LastRound,
    PeriodEnded,
    PeriodToken,
    Refilled,
    TokenLost,
    TurnBegan,
    TurnEnded,
)
from kingdoms.games.royals.moves import Discard, DrawThree, DrawWithIntrigue, EndTurn, TakeHidden, TakeOpen
from tests.games.royals.printed import CARDS, LETTERS, cards, country, in_play, position
from tests.games.royals.table import (
    NONE,
    counted,
    draw,
    end_turn,
    idle,
    occupy,
    offered,
    play,
    table,
    told,
)

F, G, B, S = range(4)
every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def ended(state: Any, sources: str) -> list[Event]:
    """The seat draws its cards and ends its turn."""
    seat = state.seat
    return [*draw(state, sources), *end_turn(state, seat)]


def turned_up(events: list[Event]) -> list[int]:
    """The cards that were turned up, in order."""
    return [card for event in told(events, Refilled) for card in event.countries]


# Exactly enough


def test_if_the_last_card_just_fills_the_display_the_period_goes_on() -> None:
    state = table(3).display("FGB").deck("SSS", only=True).turn(0)
    events = ended(state, "FGB")
    assert turned_up(events) == [S, S, S]
    assert not told(events, DeckRenewed, PeriodEnded, LastRound)
    assert (state.period, state.deck, state.display, state.seat) == (0, [], [S, S, S], 1)


@every_table
def test_with_an_empty_deck_the_next_player_must_take_open_cards_and_then_the_period_ends(seats: int) -> None:
    state = table(seats).display("FGB").deck("", only=True).turn(1)
    assert state.moves() == [DrawThree(), DrawWithIntrigue()]
    state.play(DrawThree())
    assert set(state.moves()) == {TakeOpen(F), TakeOpen(G), TakeOpen(B)}
    state.play(TakeOpen(G))
    assert set(state.moves()) == {TakeOpen(F), TakeOpen(B)}
    events = state.play(TakeOpen(F))
    assert sum(state.hands[1]) == 3
    events += end_turn(state, 1)
    assert told(events, PeriodEnded) == [PeriodEnded(0)]
    assert state.seat == 2 % seats


def test_with_an_empty_deck_and_equal_open_cards_there_is_nothing_to_choose() -> None:
    state = table(3).display("BBB").deck("", only=True).turn(0)
    events = state.play(DrawThree())
    assert state.hands[0][:4] == cards("BBB")
    assert not told(events, PeriodEnded)
    assert EndTurn() in state.moves()


def test_with_an_empty_deck_one_open_card_and_an_intrigue_card_end_the_period_too() -> None:
    state = table(3).display("FGB").deck("", only=True).turn(0)
    state.play(DrawWithIntrigue())
    assert not offered(state, TakeHidden)
    events = state.play(TakeOpen(B))
    assert told(events, PeriodEnded) == [PeriodEnded(0)]
    assert state.display[:2] == [F, G]
    assert len(state.display) == 3


def test_three_hidden_cards_that_empty_the_deck_leave_the_display_full_and_the_period_goes_on() -> None:
    state = table(3).display("FGB").deck("SSS", only=True).turn(0)
    events = ended(state, "???")
    assert not told(events, Refilled, DeckRenewed, PeriodEnded)
    assert (state.period, state.deck, sorted(state.display)) == (0, [], [F, G, B])


# Not enough


def test_the_deck_runs_out_in_the_middle_of_a_draw() -> None:
    state = table(3).display("FGB").deck("S", only=True).turn(0)
    play(state, DrawThree(), TakeHidden())
    assert state.deck == []
    assert set(state.moves()) == {TakeOpen(F), TakeOpen(G), TakeOpen(B)}
    events = play(state, TakeOpen(F), TakeOpen(B))
    assert not told(events, PeriodEnded)
    assert state.display == [G]
    events = state.play(EndTurn())
    assert told(events, PeriodEnded) == [PeriodEnded(0)]
    assert len(state.display) == 3
    assert state.display.count(G) >= 1


def test_two_hidden_cards_empty_the_deck_and_the_third_must_be_open() -> None:
    state = table(3).display("FGB").deck("SS", only=True).turn(0)
    play(state, DrawThree(), TakeHidden(), TakeHidden())
    assert set(state.moves()) == {TakeOpen(F), TakeOpen(G), TakeOpen(B)}
    events = [*state.play(TakeOpen(F)), *state.play(EndTurn())]
    assert told(events, PeriodEnded) == [PeriodEnded(0)]


def test_drawing_the_last_card_with_an_intrigue_card_leaves_the_display_full() -> None:
    state = table(3).display("FGB").deck("S", only=True).turn(0)
    events = ended(state, "?!")
    assert not told(events, PeriodEnded)
    assert (state.deck, len(state.display), state.seat) == ([], 3, 1)


@pytest.mark.parametrize("left", ["", "S", "SB"])
def test_the_rest_of_the_deck_is_turned_up_before_the_discards(left: str) -> None:
    state = table(3).display("FGB").deck(left, only=True).turn(0)
    events = ended(state, "FGB")
    assert turned_up(events)[: len(left)] == [country(letter) for letter in left]
    assert len(turned_up(events)) == 3
    assert told(events, PeriodEnded) == [PeriodEnded(0)]
    assert sorted(state.display) == sorted(turned_up(events))


def test_one_card_short_ends_the_period_and_one_more_does_not() -> None:
    short = table(3).display("FGB").deck("SS", only=True).turn(0)
    assert told(ended(short, "FGB"), PeriodEnded)
    enough = table(3).display("FGB").deck("SSS", only=True).turn(0)
    assert not told(ended(enough, "FGB"), PeriodEnded)


# The new deck


def test_all_discards_become_the_new_deck() -> None:
    state = table(3).display("FGB").deck("S", only=True).turn(0)
    discarded = list(state.discards)
    events = ended(state, "FGB")
    assert told(events, DeckRenewed) == [DeckRenewed(sum(discarded))]
    assert state.discards == [0] * 4
    assert len(state.deck) == sum(discarded) - 2
    discarded[S] += 1
    assert counted([*state.deck, *state.display], 4) == discarded


def test_cards_paid_this_turn_are_shuffled_in() -> None:
    state = table(3).display("FGB").deck("", only=True).hand(0, "FFFFFFF").turn(0)
    draw(state, "FGB")
    discarded = sum(state.discards)
    occupy(state, "paris king", "F" * 8)
    assert state.discards[F] >= 8
    events = end_turn(state)
    assert sum(state.discards) == 0
    assert len(state.deck) == discarded + 8 - 3
    assert told(events, PeriodEnded) == [PeriodEnded(0)]


def test_the_new_deck_is_shuffled() -> None:
    displays, decks = Counter[int](), set()
    for number in range(40):
        state = table(2).display("FGB").deck("", only=True).turn(0)
        state.chance = number
        ended(state, "FGB")
        displays.update(state.display)
        decks.add(tuple(state.deck))
    assert len(decks) == 40
    assert set(displays) == {F, G, B, S}


def test_the_intrigue_cards_are_not_affected() -> None:
    state = table(3).display("FGB").deck("", only=True).intrigue_deck("FG GB", only=True).turn(0)
    before = (list(state.intrigue_deck), list(state.intrigue_discards))
    assert told(ended(state, "FGB"), PeriodEnded)
    assert (state.intrigue_deck, state.intrigue_discards) == before


@every_table
def test_the_discards_are_enough_even_with_all_hands_full(seats: int) -> None:
    letters = "".join(letter * count for letter, count in zip(LETTERS, in_play(seats), strict=True))
    pool = letters.replace("F", "", 1).replace("G", "", 1).replace("B", "", 1)
    laid = table(seats).display("FGB").deck("", only=True)
    for seat in range(seats):
        laid.hand(seat, pool[12 * seat : 12 * seat + 12])
    state = laid.turn(0)
    draw(state, "FGB")
    events = state.play(EndTurn()) if EndTurn() in state.moves() else []
    while offered(state, Discard):
        events += state.play(offered(state, Discard)[0])
    assert told(events, PeriodEnded) == [PeriodEnded(0)]
    assert len(state.display) == 3
    assert len(state.deck) == CARDS[seats] - 12 * seats - 3


# Scoring and what follows


def test_the_order_of_events() -> None:
    state = table(3).holds(1, "bordeaux marshal").display("FGB").deck("S", only=True).turn(0)
    events = ended(state, "FGB")
    kinds = (TurnEnded, Refilled, DeckRenewed, PeriodEnded, PeriodToken, TokenLost, TurnBegan)
    names = [type(event).__name__ for event in told(events, *kinds)]
    assert names == [
        "TurnEnded", "Refilled", "DeckRenewed", "Refilled", "PeriodEnded", "PeriodToken", *["TokenLost"] * 7,
        "TurnBegan",
    ]  # fmt: skip
    assert told(events, TurnBegan) == [TurnBegan(1)]


@every_table
def test_the_period_is_scored_at_once_in_the_middle_of_a_round(seats: int) -> None:
    for seat in range(seats):
        state = table(seats).holds(0, "bordeaux marshal").display("FGB").deck("", only=True).turn(seat)
        events = ended(state, "FGB")
        assert told(events, PeriodToken) == [PeriodToken(0, 0, F, 0, 7)]
        assert state.seat == (seat + 1) % seats
        assert state.moves() == [DrawThree(), DrawWithIntrigue()]
        assert (state.period, state.is_last_round) == (1, False)


def test_the_second_period_ends_like_the_first() -> None:
    state = table(3).holds(0, "bordeaux marshal").period(1).display("FGB").deck("", only=True).turn(1)
    events = ended(state, "FGB")
    assert told(events, PeriodEnded, PeriodToken) == [PeriodEnded(1), PeriodToken(0, 1, F, 0, 10)]
    assert not told(events, LastRound)
    assert (state.period, state.is_last_round, state.seat) == (2, False, 2)


def test_the_board_does_not_change() -> None:
    laid = table(3).holds(0, "bordeaux marshal").holds(1, "bordeaux marshal").holds(2, "madrid king")
    state = laid.display("FGB").deck("", only=True).turn(0)
    before = state.copy()
    assert told(ended(state, "FGB"), PeriodEnded)
    for name in ("holders", "supply", "exile", "tiles"):
        assert getattr(state, name) == getattr(before, name)
    assert state.holders[position("bordeaux marshal")] == 1
    assert state.holders.count(NONE) == 29


def test_a_period_does_not_end_while_the_deck_lasts() -> None:
    state = table(2).turn(0)
    turns = 0
    while state.period == 0:
        is_short = len(state.deck) < 3
        events = idle(state)
        turns += 1
        assert bool(told(events, PeriodEnded)) <= is_short
    assert turns > 12
