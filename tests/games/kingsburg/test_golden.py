"""Golden games: whole games as text, replayed line by line. A rule that changes shows here where it first matters.

Each decision is a line with the seat and its move; what then happened follows, indented; the score sheet comes last.
`python -m tests.games.kingsburg.test_golden` writes them anew, after a rule was changed on purpose.
"""

import random
import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

from kingdoms.games.kingsburg.board import PUBLISHED, RULEBOOK
from kingdoms.games.kingsburg.moves import Announce, Build, Influence, Keep, Pass, Recruit
from tests.games.kingsburg.invariants import EVERYTHING
from tests.games.kingsburg.table import GAME

FOLDER = Path(__file__).parent / "golden"
TABLES = [(2, 37, RULEBOOK), (2, 0, PUBLISHED), (3, 199, RULEBOOK), (4, 249, PUBLISHED), (5, 401, RULEBOOK)]
"""Seats, seed and ruleset of the games that are kept."""


def first_line(seats: int, seed: int, ruleset: str) -> str:
    """How a golden game begins."""
    return f"seats {seats} seed {seed} ruleset {ruleset}"


def told(seat: int, move: Any, events: list[Any]) -> list[str]:
    """One decision as text."""
    return [f"{seat} {move!r}", *(f"    {event!r}" for event in events)]


def sheet(state: Any) -> list[str]:
    """The score sheet as text."""
    return [f"{seat} has {score.total} {score.parts}" for seat, score in enumerate(state.scores())] + [
        f"won by {state.winners()}"
    ]


def lively(moves: list[Any], rng: random.Random) -> Any:
    """A move of a player who likes to build, rather dear things, and to reach high advisors."""
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


def written(seats: int, seed: int, ruleset: str) -> Iterator[str]:
    """The lines of a new golden game."""
    yield first_line(seats, seed, ruleset)
    state, rng = GAME.new(seats=seats, seed=seed, options={"ruleset": ruleset}), random.Random(seed)
    while state.seat is not None:
        seat, move = state.seat, lively(state.moves(), rng)
        yield from told(seat, move, state.play(move))
    yield from sheet(state)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_golden_game_is_replayed_line_by_line(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    _, seats, _, seed, _, ruleset = lines[0].split()
    state: Any = GAME.new(seats=int(seats), seed=int(seed), options={"ruleset": ruleset})
    assert lines[0] == first_line(state.seats, int(seed), state.ruleset)
    place = 1
    while state.seat is not None:
        seat, name = lines[place].split(" ", 1)
        offered = {repr(move): move for move in state.moves()}
        assert int(seat) == state.seat, f"line {place + 1}: {lines[place]}"
        assert name in offered, f"line {place + 1}: {lines[place]}"
        happened = told(state.seat, offered[name], state.play(offered[name]))
        expected = [lines[place], *takewhile(lambda line: line.startswith("    "), lines[place + 1 :])]
        assert happened == expected, f"after line {place + 1}"
        place += len(expected)
    assert lines[place:] == sheet(state)


def test_there_are_golden_games_for_two_to_five_seats_and_for_both_rulesets() -> None:
    kept = {path.read_text(encoding="utf-8").splitlines()[0] for path in FOLDER.glob("*.txt")}
    assert kept == {first_line(*table) for table in TABLES}
    assert {seats for seats, _seed, _ruleset in TABLES} == set(GAME.seats)


def everything_written() -> str:
    """All golden games as one text."""
    return "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt"))


def test_together_the_golden_games_have_every_kind_of_move_and_event() -> None:
    kinds = set(re.findall(r"^\s*(?:\d )?(\w+)\(", everything_written(), re.M))
    assert kinds == {name for name in EVERYTHING if name[0].isupper() and name.isidentifier()}


def test_together_the_golden_games_have_every_advisor_and_every_building() -> None:
    text = everything_written()
    assert {int(number) for number in re.findall(r" Helped\(seat=\d, advisor=(\d+)\)", text)} == set(range(1, 19))
    assert {int(number) for number in re.findall(r" Built\(seat=\d, building=(\d+)", text)} == set(range(20))


def write_all() -> None:
    """Writes all golden games anew."""
    for seats, seed, ruleset in TABLES:
        lines = "\n".join(written(seats, seed, ruleset))
        (FOLDER / f"{seats}_seats_{ruleset}.txt").write_text(f"{lines}\n", encoding="utf-8")


if __name__ == "__main__":
    write_all()
