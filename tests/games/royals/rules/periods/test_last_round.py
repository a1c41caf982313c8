"""The last round: once the third period's deck has run out, the round is played to its end and scored."""

from typing import Any

import pytest

from kingdoms.core.state import Event
from kingdoms.games.royals.events import (
    DeckRenewed,
    GameEnded,
    LastRound,
    PeriodEnded,
    PeriodToken,
    Refilled,
    TitleAwarded,
    TokenLost,
    TurnBegan,
    TurnEnded,
)
from kingdoms.games.royals.moves import DrawThree, DrawWithIntrigue, EndTurn, TakeHidden
from tests.games.royals.printed import position
from tests.games.royals.table import GAME, draw, end_turn, finish, idle, occupy, part, table, told, unobtrusive

F, G, B, S = range(4)
every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])
SCORING = (PeriodEnded, PeriodToken, TokenLost, TitleAwarded, GameEnded)


def run_out(state: Any) -> list[Event]:
    """The seat takes the three open cards, and the display cannot be refilled."""
    seat = state.seat
    return [*draw(state, "FGB"), *end_turn(state, seat)]


def at_the_end(seats: int, seat: int, *names: str) -> Any:
    """The third period's deck is empty at the start of this seat's turn; seat 1 holds these positions."""
    laid = table(seats).period(2).holds(1, *names)
    return laid.display("FGB").deck("", only=True).turn(seat)


@every_table
def test_in_the_middle_of_a_round_the_others_still_play(seats: int) -> None:
    for seat in range(seats - 1):
        state = at_the_end(seats, seat, "bordeaux marshal")
        events = run_out(state)
        assert told(events, LastRound) == [LastRound()]
        assert not told(events, *SCORING)
        assert (state.is_last_round, state.period) == (True, 2)
        turns = []
        while state.seat is not None:
            turns.append(state.seat)
            events = idle(state)
        assert turns == list(range(seat + 1, seats))
        assert told(events, PeriodEnded, GameEnded) == [PeriodEnded(2), GameEnded()]


@every_table
def test_after_the_last_turn_of_a_round_the_game_is_scored_at_once(seats: int) -> None:
    state = at_the_end(seats, seats - 1, "bordeaux marshal")
    events = run_out(state)
    assert told(events, PeriodEnded, GameEnded) == [PeriodEnded(2), GameEnded()]
    assert told(events, PeriodToken) == [PeriodToken(1, 2, F, 0, 13)]
    assert not told(events, TurnBegan)
    assert state.seat is None
    assert state.moves() == []


@every_table
def test_the_discards_are_shuffled_in_as_usual(seats: int) -> None:
    state = at_the_end(seats, 0)
    discarded = sum(state.discards)
    events = run_out(state)
    assert told(events, DeckRenewed) == [DeckRenewed(discarded)]
    assert len(told(events, Refilled)[-1].countries) == 3
    assert (len(state.deck), len(state.display), sum(state.discards)) == (discarded - 3, 3, 0)
    assert state.moves() == [DrawThree(), DrawWithIntrigue()]
    state.play(DrawThree())
    assert TakeHidden() in state.moves()


def test_the_order_of_the_last_events() -> None:
    state = at_the_end(3, 2, "bordeaux marshal")
    events = run_out(state)
    kinds = [type(event).__name__ for event in told(events, TurnEnded, *SCORING)]
    assert kinds == ["TurnEnded", "PeriodEnded", "PeriodToken", *["TokenLost"] * 7, *["TitleAwarded"] * 7, "GameEnded"]


def test_positions_occupied_in_the_last_round_count() -> None:
    laid = table(3).period(2).display("FGB").deck("", only=True)
    state = laid.hand(2, "FFFF").turn(0)
    run_out(state)
    idle(state)
    assert state.seat == 2
    state.play(DrawThree())
    while DrawThree() not in state.moves() and EndTurn() not in state.moves():
        state.play(unobtrusive(state))
    events = occupy(state, "bordeaux duke", "FFFF")
    events += finish(state)
    assert PeriodToken(2, 2, F, 0, 13) in events
    assert TitleAwarded(3, (2,), 10) in events
    assert (part(state, 2, "1714"), part(state, 2, "titles"), part(state, 2, "cities")) == (13, 10, 2)


def test_a_takeover_in_the_last_round_counts() -> None:
    laid = table(3).holds(0, "valencia duke").period(2).display("FGB").deck("", only=True)
    state = laid.hand(1, "SSSS", "FS").turn(0)
    run_out(state)
    assert state.seat == 1
    while EndTurn() not in state.moves():
        state.play(unobtrusive(state))
    occupy(state, "valencia duke", "SSSS", "FS")
    events = finish(state)
    assert state.holders[position("valencia duke")] == 1
    assert told(events, PeriodToken) == [PeriodToken(1, 2, S, 0, 9)]


def test_a_deck_that_just_fills_the_display_does_not_begin_the_last_round() -> None:
    state = table(3).period(2).display("FGB").deck("SSS", only=True).turn(0)
    events = run_out(state)
    assert not told(events, LastRound, PeriodEnded)
    assert (state.seat, state.is_last_round, state.deck) == (1, False, [])
    state.play(DrawThree())
    events = end_turn(state, 1)
    assert told(events, LastRound) == [LastRound()]
    assert state.seat == 2


def test_a_display_just_filled_at_the_end_of_a_round_leaves_a_whole_round_to_play() -> None:
    state = table(3).period(2).display("FGB").deck("SSS", only=True).turn(2)
    events = run_out(state)
    assert not told(events, LastRound, PeriodEnded)
    turns = []
    while state.seat is not None:
        turns.append(state.seat)
        events += idle(state)
    assert turns == [0, 1, 2]
    assert told(events, LastRound) == [LastRound()]
    assert told(events, GameEnded) == [GameEnded()]


def test_the_last_round_is_announced_once_and_only_if_somebody_still_plays() -> None:
    state = at_the_end(4, 1)
    events = [*run_out(state), *finish(state)]
    assert told(events, LastRound) == [LastRound()]
    assert [event.seat for event in told(events, TurnEnded)] == [1, 2, 3]
    state = at_the_end(4, 3)
    assert not told(run_out(state), LastRound)


@every_table
@pytest.mark.parametrize("is_equal", [False, True])
def test_everyone_has_the_same_number_of_turns_whoever_starts(seats: int, is_equal: bool) -> None:
    """The player to the right of the start player takes the last turn."""
    for seed in range(2 * seats):
        state = GAME.new(seats=seats, seed=seed, options={"equal_first_turn": is_equal})
        start = state.start
        turns = [event.seat for event in told(finish(state), TurnEnded)]
        assert len(turns) % seats == 0
        assert turns == [(start + number) % seats for number in range(len(turns))]
        assert turns[-1] == (start - 1) % seats


@every_table
def test_there_are_exactly_three_periods(seats: int) -> None:
    for seed in range(4):
        events = finish(GAME.new(seats=seats, seed=seed, options={}))
        assert told(events, PeriodEnded) == [PeriodEnded(0), PeriodEnded(1), PeriodEnded(2)]
        assert len(told(events, DeckRenewed)) == 3
        assert events[-1] == GameEnded()
