"""The regent sees beyond the next decision, answers whenever it must, and never knows more than its view."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from kingdoms.bots import make, regent
from kingdoms.games import GAMES
from tests.bots.twins import twin


class Path:
    """One seat's walk of three steps: the first goes left or right, and the value is the total length of all steps."""

    seats = 1

    def __init__(self, steps: tuple[int, ...] = ()) -> None:
        self.steps = steps

    @property
    def seat(self) -> int | None:
        return None if len(self.steps) == 3 else 0

    def moves(self) -> list[int]:
        """On the left, later steps are long; on the right, the first step is longer but leads into a marsh."""
        if not self.steps:
            return [1, 2]
        return [10, 20] if self.steps[0] == 1 else [0, 1]

    def determinize(self, seat: int, rng: random.Random) -> "Path":
        return Path(self.steps)

    def after(self, step: int) -> "Path":
        return Path((*self.steps, step))

    def apply(self, step: int) -> None:
        self.steps = (*self.steps, step)


class Walk:
    """The game played on a `Path`; a step of 99 is never sensible."""

    class bot:  # noqa: N801
        WHIM = 0.0

        @staticmethod
        def value(state: Path, seat: int) -> float:
            return float(sum(state.steps))

        @staticmethod
        def position_after(state: Path, move: int) -> Path:
            return state.after(move)

        @staticmethod
        def sensible(state: Path, moves: Sequence[int]) -> list[int]:
            return [move for move in moves if move != 99]

        @staticmethod
        def at_first_sight(state: Path) -> int:
            return max(state.moves())

        @staticmethod
        def is_far_enough(start: Path, now: Path, decisions: int) -> bool:
            return decisions == 2


def chosen(level: str, budget: float = 10.0, cancel: Any = lambda: False) -> int:
    player: Any = make(level, Walk(), random.Random(1))  # type: ignore[arg-type]
    return int(player.choose(Path(), [1, 2, 99], budget, cancel))


def test_the_regent_sees_further_than_the_knight() -> None:
    assert chosen("knight") == 2
    assert chosen("regent") == 1


def test_without_time_the_regent_still_makes_a_sensible_move() -> None:
    assert chosen("regent", budget=0.0) in (1, 2)


def test_a_cancelled_regent_answers_at_once() -> None:
    asked = []
    assert chosen("regent", cancel=lambda: bool(asked.append(1)) or len(asked) > 3) in (1, 2)
    assert len(asked) < 8


def test_a_regent_cancelled_at_the_last_decision_looks_at_no_more_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is over after the last decision, so there is no playing on to interrupt."""
    worlds: list[Path] = []
    monkeypatch.setattr(Path, "determinize", lambda path, *_who: worlds.append(path) or Path(path.steps))
    regent: Any = make("regent", Walk(), random.Random(1))  # type: ignore[arg-type]
    assert regent.choose(Path((1, 10)), [10, 20], 10.0, lambda: True) in (10, 20)
    assert len(worlds) <= 2


def test_the_choice_between_equal_moves_is_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds: list[Path] = []
    monkeypatch.setattr(Path, "determinize", lambda path, *_who: worlds.append(path) or Path(path.steps))
    regent: Any = make("regent", Walk(), random.Random(1))  # type: ignore[arg-type]
    assert regent.choose(Path((1, 10)), [20, 20], 10.0, lambda: False) == 20
    assert len(worlds) < 20


@pytest.mark.parametrize("decisions", [12, 30, 48])
@pytest.mark.parametrize("key", list(GAMES))
def test_equal_views_and_equal_chance_give_equal_choices(
    key: str, decisions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(regent, "MOST_WORLDS", regent.FEWEST_WORLDS)
    state: Any = GAMES[key].new(seats=2, seed=4, options={})
    rng = random.Random(4)
    for _ in range(decisions):
        state.apply(rng.choice(state.moves()))
    elsewhere, is_different = twin(state, rng)
    assert is_different
    choices = {
        make("regent", GAMES[key], random.Random(9)).choose(each.view(state.seat), each.moves(), 60.0, lambda: False)
        for each in (state, elsewhere)
    }
    assert len(choices) == 1
    assert choices <= set(state.moves())
