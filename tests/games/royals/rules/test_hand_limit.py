"""The end of a turn: at most twelve country and four intrigue cards are kept; discards are chosen one by one."""

from typing import Any

import pytest

from kingdoms.games.royals.events import Discarded, DiscardedIntrigue, PeriodEnded, Refilled, TurnBegan, TurnEnded
from kingdoms.games.royals.moves import Discard, DiscardIntrigue, EndTurn, Occupy
from tests.games.royals.printed import PAIRS, cards, intrigues, position
from tests.games.royals.table import draw, end_turn, occupy, play, table, told

F, G, B, S = range(4)


def full(letters: str = "FFFGGGBBBSSS", pairs: str = "") -> Any:
    """Seat 0 of three has this hand before it draws France, the German States and Britain, which are face up."""
    return table(3).display("FGB").hand(0, letters, pairs).turn(0)


def test_fifteen_cards_can_be_held_during_a_turn() -> None:
    state = full()
    draw(state, "FGB")
    assert sum(state.hands[0]) == 15
    assert EndTurn() in state.moves()
    assert Discard(F) not in state.moves()


def test_country_cards_are_discarded_down_to_twelve_one_at_a_time() -> None:
    state = full()
    draw(state, "FGB")
    end_turn(state)
    for country, held in ((F, 15), (F, 14), (S, 13)):
        assert sum(state.hands[0]) == held
        assert set(state.moves()) == {Discard(F), Discard(G), Discard(B), Discard(S)}
        events = state.play(Discard(country))
        assert told(events, Discarded) == [Discarded(0, country)]
    assert state.hands[0][:4] == cards("FFGGGGBBBBSS")
    assert state.seat == 1


def test_each_country_is_offered_once_and_only_if_held() -> None:
    state = full("FFFFFFGGGGGG")
    draw(state, "FGB")
    end_turn(state)
    assert state.moves() == [Discard(F), Discard(G), Discard(B)]
    state.play(Discard(B))
    assert state.moves() == [Discard(F), Discard(G)]


def test_discards_of_a_single_kind_are_automatic() -> None:
    state = table(3).display("FFF").hand(0, "F" * 12).turn(0)
    events = draw(state, "FFF")
    events += end_turn(state)
    assert told(events, Discarded) == [Discarded(0, F)] * 3
    assert state.hands[0][:4] == cards("F" * 12)
    assert state.seat == 1


def test_exactly_twelve_cards_need_no_discard() -> None:
    state = full("FFFGGGBBB")
    events = draw(state, "FGB") + end_turn(state)
    assert not told(events, Discarded)
    assert sum(state.hands[0]) == 12
    assert state.seat == 1


def test_occupying_enough_avoids_discarding() -> None:
    state = full()
    draw(state, "FGB")
    occupy(state, "marseille countess", "FFF")
    events = end_turn(state)
    assert not told(events, Discarded)
    assert sum(state.hands[0]) == 12


def test_intrigue_cards_are_discarded_down_to_four() -> None:
    state = table(3).display("FGB").hand(0, "F", "FG FB FS BS").intrigue_deck("GS").turn(0)
    draw(state, "F!")
    assert sum(state.intrigues[0]) == 5
    end_turn(state)
    assert set(state.moves()) == {DiscardIntrigue(PAIRS.index(pair)) for pair in ("FG", "FB", "FS", "GS", "BS")}
    events = state.play(DiscardIntrigue(PAIRS.index("FG")))
    assert told(events, DiscardedIntrigue) == [DiscardedIntrigue(0, PAIRS.index("FG"))]
    assert state.intrigues[0][:6] == intrigues("FB FS GS BS")
    assert state.seat == 1


def test_equal_intrigue_cards_are_one_move() -> None:
    state = table(3).display("FGB").hand(0, "F", "FG FG BS BS").intrigue_deck("BS").turn(0)
    draw(state, "F!")
    end_turn(state)
    assert state.moves() == [DiscardIntrigue(PAIRS.index("FG")), DiscardIntrigue(PAIRS.index("BS"))]


def test_four_intrigue_cards_need_no_discard() -> None:
    state = table(3).hand(0, "F", "FG FG BS").intrigue_deck("BS").turn(0)
    events = draw(state, "?!") + end_turn(state)
    assert not told(events, DiscardedIntrigue)
    assert sum(state.intrigues[0]) == 4


def test_country_cards_are_discarded_before_intrigue_cards() -> None:
    state = table(3).display("FGB").hand(0, "FFFGGGBBBSSS", "FG FB FS BS").intrigue_deck("GS").turn(0)
    draw(state, "F!")
    end_turn(state)
    assert {type(move) for move in state.moves()} == {Discard}
    state.play(Discard(S))
    assert {type(move) for move in state.moves()} == {DiscardIntrigue}
    events = state.play(DiscardIntrigue(PAIRS.index("BS")))
    assert told(events, DiscardedIntrigue, TurnEnded, TurnBegan) == [
        DiscardedIntrigue(0, PAIRS.index("BS")),
        TurnEnded(0),
        TurnBegan(1),
    ]
    assert (sum(state.hands[0]), sum(state.intrigues[0])) == (12, 4)


def test_discards_go_to_their_own_piles() -> None:
    state = table(3).display("FGB").hand(0, "FFFGGGBBBSSS", "FG FB FS BS").intrigue_deck("GS").turn(0)
    draw(state, "F!")
    play(state, EndTurn(), Discard(S), DiscardIntrigue(PAIRS.index("BS")))
    assert state.discards == cards("S")
    assert state.intrigue_discards == intrigues("BS")


def test_the_display_is_refilled_after_the_discards() -> None:
    state = full()
    draw(state, "FGB")
    events = play(state, EndTurn(), Discard(F), Discard(G))
    assert not told(events, Refilled)
    assert state.display == []
    events = state.play(Discard(B))
    assert told(events, Discarded, TurnEnded, Refilled)[0] == Discarded(0, B)
    assert len(state.display) == 3


def test_nothing_can_be_occupied_once_the_turn_is_ending() -> None:
    state = full()
    draw(state, "FGB")
    assert Occupy(position("bordeaux marshal")) in state.moves()
    end_turn(state)
    assert {type(move) for move in state.moves()} == {Discard}


def test_cards_discarded_at_the_end_of_the_turn_are_shuffled_in_when_the_period_ends() -> None:
    state = table(3).display("FGB").hand(0, "FFFGGGBBBSSS").deck("", only=True).turn(0)
    draw(state, "FGB")
    before = sum(state.discards)
    events = play(state, EndTurn(), Discard(F), Discard(G), Discard(B))
    assert told(events, PeriodEnded) == [PeriodEnded(0)]
    assert sum(state.discards) == 0
    assert len(state.deck) == before + 3 - 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_limits_apply_with_any_number_of_players(seats: int) -> None:
    state = table(seats).display("FGB").hand(1, "FFFGGGBBBSSS").turn(1)
    draw(state, "FGB")
    play(state, EndTurn(), Discard(F), Discard(F), Discard(F))
    assert sum(state.hands[1]) == 12
    assert state.seat == 2 % seats
