"""The knight looks one decision ahead, in several worlds, for as long as it is allowed to think."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from kingdoms.bots import make
from kingdoms.games import GAMES
from kingdoms.games.rival_kings.moves import Buy, Take
from tests.games.rival_kings.table import cards, play, table

GAME = GAMES["rival_kings"]


class Toy:
    """A game of numbers: a move adds itself to the sum, and the sum is the value in every world."""

    class bot:  # noqa: N801
        WHIM = 0.7

        @staticmethod
        def value(state: "Sum", seat: int) -> float:
            return float(state.total)

        @staticmethod
        def position_after(state: "Sum", move: int) -> "Sum":
            return state.after(move)

        @staticmethod
        def sensible(state: "Sum", moves: Sequence[int]) -> list[int]:
            return [move for move in moves if move != 99]


class Sum:
    def __init__(self, total: int, worlds: list[int]) -> None:
        self.total, self.worlds, self.seat = total, worlds, 0

    def determinize(self, seat: int, rng: random.Random) -> "Sum":
        self.worlds.append(seat)
        return Sum(self.total, self.worlds)

    def after(self, move: int) -> "Sum":
        return Sum(self.total + move, self.worlds)


def knight(seed: int = 1) -> Any:
    return make("knight", GAME, random.Random(seed))


def toy_knight() -> Any:
    return make("knight", Toy(), random.Random(1))  # type: ignore[arg-type]


def test_the_best_of_the_sensible_moves_is_chosen() -> None:
    assert toy_knight().choose(Sum(0, []), [3, 8, 99, 5], 10.0, lambda: False) == 8


def test_a_single_sensible_move_needs_no_thought() -> None:
    worlds: list[int] = []
    assert toy_knight().choose(Sum(0, worlds), [99, 4], 10.0, lambda: False) == 4
    assert worlds == []


def test_a_cancelled_knight_answers_at_once() -> None:
    worlds: list[int] = []
    assert toy_knight().choose(Sum(0, worlds), [3, 8, 5], 10.0, lambda: True) in (3, 8, 5)
    assert len(worlds) <= 1


def test_cancel_is_called_before_every_trial() -> None:
    asked = []
    toy_knight().choose(Sum(0, []), [3, 8, 5], 10.0, lambda: bool(asked.append(1)))
    assert len(asked) >= 3 * 2


def test_a_spent_budget_ends_the_thinking() -> None:
    worlds: list[int] = []
    assert toy_knight().choose(Sum(0, worlds), [3, 8, 5], 0.0, lambda: False) in (3, 8, 5)
    assert len(worlds) <= 1


def test_whims_only_decide_between_nearly_equal_moves() -> None:
    choices = Counter(
        make("knight", Toy(), random.Random(seed)).choose(Sum(0, []), [70, 70, 69, 60], 10.0, lambda: False)  # type: ignore[arg-type]
        for seed in range(60)
    )
    assert choices[70] > choices[69] > 0
    assert choices[60] == 0


@pytest.mark.parametrize("key", GAMES)
def test_in_every_game_whims_are_worth_at_most_about_a_point(key: str) -> None:
    assert 0.2 <= GAMES[key].bot.WHIM <= 1


def test_a_move_that_there_was_no_time_to_look_at_is_not_chosen() -> None:
    asked: list[int] = []

    def cancel() -> bool:
        asked.append(1)
        return len(asked) > 2

    assert toy_knight().choose(Sum(0, []), [30, 60, 80, 90], 10.0, cancel) == 60


# In Rival Kings.


def test_the_knight_takes_the_fullest_open_stack() -> None:
    state = table(2, open_money=True).stacks(1, 7, 2, 2).choose("knight", "duke")
    while state.seat != 0:
        state.play(state.moves()[-1])
    assert knight().choose(state.view(0), state.moves(), 10.0, lambda: False) == Take(1)


def test_the_knight_buys_what_makes_a_perfect_pair() -> None:
    builder = table(2).coins(0, 4).subjects(0, "jailer").pile(0, "harbor").pile(1, "prison")
    state = builder.choose("lord_protector", "duke")
    assert knight().choose(state.view(0), state.moves(), 10.0, lambda: False) == Buy(1, False)


def test_the_knight_exchanges_for_its_pair() -> None:
    builder = table(2).subjects(0, "jailer", "court_lady").buildings(0, "inn").buildings(1, "prison", "farm")
    state = builder.choose("trader_1", "duke")
    while state.seat != 0:
        state.play(state.moves()[-1])
    for _ in range(6):
        if state.seat != 0 or state.agenda[-1][0] == "choose":
            break
        play(state, knight().choose(state.view(0), state.moves(), 10.0, lambda: False))
    assert cards("prison")[0] in state.buildings[0]
