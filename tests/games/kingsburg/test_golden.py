"""Golden games: whole games as text, replayed line by line. A changed rule shows up where it first matters.

`python -m tests.games.kingsburg.test_golden` rewrites them after a deliberate rule change.
"""

import random
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kingdoms.core.state import State
from kingdoms.games.kingsburg.board import PUBLISHED, RULEBOOK
from kingdoms.games.kingsburg.moves import Announce, Build, Influence, Keep, Pass, Recruit
from tests.games.helpers.golden import everything_in, kinds_written, lines_of, replay, written
from tests.games.kingsburg.invariants import EVERYTHING
from tests.games.kingsburg.table import GAME

FOLDER = Path(__file__).parent / "golden"
TABLES = [(2, 37, RULEBOOK), (2, 0, PUBLISHED), (3, 199, RULEBOOK), (4, 249, PUBLISHED), (5, 401, RULEBOOK)]
"""The seats, seed and ruleset of each golden game."""


def first_line(seats: int, seed: int, ruleset: str) -> str:
    return f"seats {seats} seed {seed} ruleset {ruleset}"


def lively(rng: random.Random, state: State) -> Any:
    """A random move by a player who likes to build, preferably expensive buildings, and to reach high advisors."""
    moves = state.moves()
    return rng.choices(moves, [_appeal(move) for move in moves])[0]


def _appeal(move: Any) -> float:
    match move:
        case Build(building):
            return 20.0 * 5 ** (building % 4)
        case Influence(advisor, dice, plus_two, _market):
            return advisor / (1 + plus_two) / len(dice)
        case Pass() | Keep() | Announce("neither"):
            return 1.0
        case Recruit(_goods):
            return 0.2
    return 3.0


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_golden_game_is_replayed_line_by_line(path: Path) -> None:
    lines = lines_of(path)
    _, seats, _, seed, _, ruleset = lines[0].split()
    state: Any = GAME.new(seats=int(seats), seed=int(seed), options={"ruleset": ruleset})
    assert lines[0] == first_line(state.seats, int(seed), state.ruleset)
    replay(lines, state)


def test_there_are_golden_games_for_two_to_five_seats_and_both_rulesets() -> None:
    kept = {lines_of(path)[0] for path in FOLDER.glob("*.txt")}
    assert kept == {first_line(*table) for table in TABLES}
    assert {seats for seats, _seed, _ruleset in TABLES} == set(GAME.seats)


def test_together_the_golden_games_have_every_kind_of_move_and_event() -> None:
    assert kinds_written(everything_in(FOLDER)) == {
        name for name in EVERYTHING if name[0].isupper() and name.isidentifier()
    }


def test_together_the_golden_games_have_every_advisor_and_every_building() -> None:
    text = everything_in(FOLDER)
    assert {int(number) for number in re.findall(r" Helped\(seat=\d, advisor=(\d+)\)", text)} == set(range(1, 19))
    assert {int(number) for number in re.findall(r" Built\(seat=\d, building=(\d+)", text)} == set(range(20))


def write_all() -> None:
    """Rewrites all golden games."""
    for seats, seed, ruleset in TABLES:
        state, rng = GAME.new(seats=seats, seed=seed, options={"ruleset": ruleset}), random.Random(seed)
        lines = [first_line(seats, seed, ruleset), *written(state, partial(lively, rng))]
        (FOLDER / f"{seats}_seats_{ruleset}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_all()
