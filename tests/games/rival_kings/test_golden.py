"""Golden games: whole games as text, replayed line by line. A rule that changes shows here where it first matters.

Each decision is a line with the seat and its move; what then happened follows, indented; the score sheet comes last.
`python -m tests.games.rival_kings.test_golden` writes them anew, after a rule was changed on purpose.
"""

import random
import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

from kingdoms.games.rival_kings.cards import SYMBOLS
from kingdoms.games.rival_kings.moves import Buy, Pick, Skip, Use
from tests.games.rival_kings.invariants import EVERYTHING
from tests.games.rival_kings.table import GAME

FOLDER = Path(__file__).parent / "golden"
TABLES = [(2, 85, False), (2, 139, True), (3, 47, False), (3, 12, True), (4, 95, False), (4, 63, True)]
"""Seats, seed and open money of the games that are kept."""


def first_line(seats: int, seed: int, open_money: bool) -> str:
    """How a golden game begins."""
    return f"seats {seats} seed {seed} open_money {open_money}"


def told(seat: int, move: Any, events: list[Any]) -> list[str]:
    """One decision as text."""
    return [f"{seat} {move!r}", *(f"    {event!r}" for event in events)]


def sheet(state: Any) -> list[str]:
    """The score sheet as text."""
    return [f"{seat} has {score.total} {score.parts}" for seat, score in enumerate(state.scores())] + [
        f"won by {state.winners()}"
    ]


def lively(moves: list[Any], rng: random.Random) -> Any:
    """A move of a player who likes to buy and to use abilities."""
    return rng.choices(moves, [{Skip: 1, Buy: 6, Pick: 6, Use: 4}.get(type(move), 3) for move in moves])[0]


def written(seats: int, seed: int, open_money: bool) -> Iterator[str]:
    """The lines of a new golden game."""
    yield first_line(seats, seed, open_money)
    state, rng = GAME.new(seats=seats, seed=seed, options={"open_money": open_money}), random.Random(seed)
    while state.seat is not None:
        seat, move = state.seat, lively(state.moves(), rng)
        yield from told(seat, move, state.play(move))
    yield from sheet(state)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_golden_game_is_replayed_line_by_line(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    _, seats, _, seed, _, open_money = lines[0].split()
    state: Any = GAME.new(seats=int(seats), seed=int(seed), options={"open_money": open_money == "True"})
    assert lines[0] == first_line(state.seats, int(seed), state.open_money)
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


def test_there_are_golden_games_for_two_three_and_four_seats_with_hidden_and_open_money() -> None:
    kept = {path.read_text(encoding="utf-8").splitlines()[0] for path in FOLDER.glob("*.txt")}
    assert kept == {first_line(*table) for table in TABLES}


def test_together_the_golden_games_use_every_ability() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt"))
    used = {int(subject) for subject in re.findall(r" Used\(seat=\d, subject=(\d+)\)", text)}
    assert used == set(range(SYMBOLS))


def test_together_the_golden_games_have_every_kind_of_move_and_event() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt"))
    assert {name for name in EVERYTHING if name.isidentifier()} == set(re.findall(r"^\s*(?:\d )?(\w+)\(", text, re.M))


def write_all() -> None:
    """Writes all golden games anew."""
    for seats, seed, open_money in TABLES:
        lines = "\n".join(written(seats, seed, open_money))
        name = f"{seats}_seats_{'open' if open_money else 'hidden'}_money.txt"
        (FOLDER / name).write_text(f"{lines}\n", encoding="utf-8")


if __name__ == "__main__":
    write_all()
