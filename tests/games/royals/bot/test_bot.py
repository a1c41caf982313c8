"""The bots' knowledge of Royals: they drop plainly bad moves and value better positions more highly."""

import random
from functools import partial
from typing import Any

from kingdoms.bots import make
from kingdoms.games.royals import GAME, bot
from kingdoms.games.royals.bot import first_card
from kingdoms.games.royals.moves import (
    Discard,
    DrawThree,
    DrawWithIntrigue,
    EndTurn,
    Occupy,
    Pay,
    PayIntrigue,
    TakeOpen,
)
from tests.games.helpers import playing
from tests.games.royals.positions import finished
from tests.games.royals.printed import intrigues, position
from tests.games.royals.table import play, table

F, G, B, S = range(4)


sensible = partial(playing.sensible, GAME)


def occupied(moves: list[Any]) -> list[int]:
    """The positions that these moves occupy."""
    return [move.position for move in moves if type(move) is Occupy]


knights_choice = partial(playing.knights_choice, GAME)


# Plainly bad moves


def test_a_fifth_intrigue_card_is_not_drawn() -> None:
    assert sensible(table(3).hand(0, "", "FG FG FB").turn(0)) == [DrawThree(), DrawWithIntrigue()]
    assert sensible(table(3).hand(0, "", "FG FG FB GS").turn(0)) == [DrawThree()]


def test_three_cards_are_not_spent_in_place_of_one() -> None:
    state = table(3).hand(0, "GGFFS").hand_out(0)
    assert Occupy(position("cologne baron")) in state.moves()
    assert Occupy(position("munich countess")) in state.moves()
    kept = occupied(sensible(state))
    assert position("cologne baron") in kept
    assert position("munich countess") not in kept


def test_a_high_title_may_be_taken_with_one_card_missing() -> None:
    kept = occupied(sensible(table(3).hand(0, "GGGGFFF").hand_out(0)))
    assert position("cologne cardinal") in kept
    assert position("munich countess") in kept


def test_the_right_cards_may_still_be_saved() -> None:
    kept = sensible(table(3).hand(0, "GG").hand_out(0))
    assert occupied(kept) == [position("cologne baron"), position("berlin marshal")]
    assert kept[-1] == EndTurn()


def test_the_turn_is_ended_if_cards_could_only_be_wasted() -> None:
    state = table(3).holds(1, "york countess", "edinburgh baron").hand(0, "BBB").hand_out(0)
    assert len(state.moves()) > 1
    assert sensible(state) == [EndTurn()]


def test_a_rivals_position_is_taken_only_with_cards_that_name_its_country() -> None:
    berlin = position("berlin marshal")
    for pairs, is_kept in (("FG", True), ("FB FS", False)):
        state = table(3).holds(1, "berlin marshal").hand(0, "GFFF", pairs).hand_out(0)
        assert Occupy(berlin) in state.moves()
        assert (berlin in occupied(sensible(state))) == is_kept


def test_payments_use_the_most_cards_of_the_country_and_the_most_naming_cards() -> None:
    state = table(3).holds(1, "berlin duke").hand(0, "GGGFFFBBB", "GS FG FB FS").hand_out(0)
    state.play(Occupy(position("berlin duke")))
    assert len(state.moves()) > len(sensible(state))
    assert {move.germany for move in sensible(state)} == {3}
    state.play(Pay(3, 3, 0, 0))
    assert sensible(state) == [PayIntrigue(tuple(intrigues("FG"))), PayIntrigue(tuple(intrigues("GS")))]


def test_the_least_held_card_is_discarded() -> None:
    state = table(3).hand(0, "FFFFGGGGBBBBS").hand_out(0)
    state.play(EndTurn())
    assert sensible(state) == [Discard(S)]


# Values


def better(name: str, seat: int = 0, *before: tuple[int, str]) -> float:
    """How much better off the first seat is once `seat` has occupied this position."""
    plain, then = table(3), table(3)
    for owner, held in before:
        plain.holds(owner, held)
        then.holds(owner, held)
    then.holds(seat, name)
    return bot.value(then.turn(0), 0) - bot.value(plain.turn(0), 0)


def test_positions_are_worth_something_and_rivals_positions_cost_something() -> None:
    assert better("paris king") > better("bordeaux duke") > better("bordeaux marshal") > 0
    assert better("paris king", 1) < better("bordeaux marshal", 1) < 0


def test_a_position_that_completes_a_country_is_worth_more() -> None:
    nearly, hardly = [(0, "london duke"), (0, "york countess")], [(0, "york cardinal"), (0, "york countess")]
    assert better("edinburgh baron", 0, *nearly) > better("edinburgh baron", 0, *hardly) + 1


def test_a_title_missing_for_the_noble_house_is_worth_more() -> None:
    others = ("munich duke", "cologne baron", "york countess", "cologne cardinal", "edinburgh princess")
    held = [(0, name) for name in (*others, "berlin marshal")]
    assert better("paris king", 0, *held) > better("paris king", 0, *held[1:]) + 0.5


def with_hand(letters: str, pairs: str = "") -> float:
    return bot.value(table(3).holds(1, "paris king", "reims cardinal").hand(0, letters, pairs).turn(0), 0)


def test_cards_are_worth_something_especially_those_that_go_together() -> None:
    assert with_hand("FFFF") > with_hand("FFF") > with_hand("") - 0.1
    assert with_hand("GGGG") > with_hand("FGBS")
    assert with_hand("FF", "FG") > with_hand("FF")


def test_a_victory_is_better_than_points() -> None:
    state = finished()
    winner = state.winners()[0]
    values = [bot.value(state, seat) for seat in range(3)]
    assert values[winner] == max(values) > 5
    assert sum(value > 5 for value in values) == len(state.winners())


# The knight


def test_the_knight_takes_a_bonus_within_reach() -> None:
    state = table(3).holds(0, "madrid king", "seville countess", "valencia marshal").hand(0, "SSSS").hand_out(0)
    assert Occupy(position("valencia duke")) in state.moves()
    assert knights_choice(state) == Occupy(position("barcelona baron"))


def test_the_knight_draws_the_card_it_needs() -> None:
    state = table(3).display("BSG").hand(0, "SSSSSSS").turn(0)
    play(state, DrawThree())
    assert knights_choice(state) == TakeOpen(S)


def test_the_knight_keeps_the_cards_it_has_most_of() -> None:
    state = table(3).hand(0, "FFFFFFFFFGGGS").hand_out(0)
    state.play(EndTurn())
    assert knights_choice(state) == Discard(S)


def test_the_knight_beats_squires_at_a_large_table() -> None:
    state: Any = GAME.new(seats=5, seed=4, options={})
    players = [make("squire" if seat else "knight", GAME, random.Random(seat)) for seat in range(5)]
    while state.seat is not None:
        state.apply(players[state.seat].choose(state.view(state.seat), state.moves(), 60.0, lambda: False))
    assert state.winners() == [0]


def test_the_knight_prefers_three_cards_while_no_rival_holds_anything() -> None:
    assert knights_choice(table(3).turn(0)) == DrawThree()


def test_the_first_card_of_a_draw_is_compared_only_once_in_a_position(monkeypatch: Any) -> None:
    judged: list[Any] = []

    def value(state: Any, seat: int) -> float:
        judged.append(state)
        return bot.value(state, seat)

    monkeypatch.setattr(first_card, "value", value)
    view = table(3).hand(0, "GGG").display("GBS").turn(0).view(0)
    first = first_card.best_first_card(view)
    count = len(judged)
    assert count
    assert first_card.best_first_card(view.copy()) == first
    assert len(judged) == count
    other = table(3).hand(0, "BB").display("GBS").turn(0).view(0)
    assert first_card.best_first_card(other) != first
    assert len(judged) > count
