"""Golden games: whole games as text, replayed line by line. A changed rule shows up at the first line it affects.

`python -m tests.games.rival_kings.test_golden` rewrites those of the rules in use after a deliberate rule change.
Those of earlier rules are never rewritten: they prove that saved games can still be replayed.
"""

import random
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kingdoms.core.state import State
from kingdoms.games.rival_kings.cards import SYMBOLS
from kingdoms.games.rival_kings.moves import Buy, Pick, Skip, Use
from tests.games.helpers.golden import everything_in, kinds_written, lines_of, replay, written
from tests.games.rival_kings.invariants import EVERYTHING
from tests.games.rival_kings.table import GAME

_GOLDEN = Path(__file__).parent / "golden"
FOLDERS = {1: _GOLDEN, 2: _GOLDEN / "rules_2"}
"""The folders of the stored games, by version of the rules."""
every_version = pytest.mark.parametrize("rules", FOLDERS)
TABLES = [(2, 85, False), (2, 139, True), (3, 47, False), (3, 12, True), (4, 95, False), (4, 63, True)]
"""Seats, seed and open money of the stored games."""


def first_line(seats: int, seed: int, open_money: bool) -> str:
    return f"seats {seats} seed {seed} open_money {open_money}"


def lively(rng: random.Random, state: State) -> Any:
    """A move by a player who likes to buy and to use abilities."""
    moves = state.moves()
    return rng.choices(moves, [{Skip: 1, Buy: 6, Pick: 6, Use: 4}.get(type(move), 3) for move in moves])[0]


@pytest.mark.parametrize(
    ("rules", "path"),
    [(rules, path) for rules, folder in FOLDERS.items() for path in sorted(folder.glob("*.txt"))],
    ids=lambda part: part.stem if isinstance(part, Path) else f"rules_{part}",
)
def test_a_golden_game_is_replayed_line_by_line(rules: int, path: Path) -> None:
    lines = lines_of(path)
    _, seats, _, seed, _, open_money = lines[0].split()
    state: Any = GAME.new(seats=int(seats), seed=int(seed), options={"open_money": open_money == "True"}, rules=rules)
    assert lines[0] == first_line(state.seats, int(seed), state.open_money)
    replay(lines, state)


@every_version
def test_there_are_golden_games_for_two_three_and_four_seats_with_hidden_and_open_money(rules: int) -> None:
    kept = {lines_of(path)[0] for path in FOLDERS[rules].glob("*.txt")}
    assert kept == {first_line(*table) for table in TABLES}


@every_version
def test_together_the_golden_games_use_every_ability(rules: int) -> None:
    text = everything_in(FOLDERS[rules])
    used = {int(subject) for subject in re.findall(r" Used\(seat=\d, subject=(\d+)\)", text)}
    assert used == set(range(SYMBOLS))


@every_version
def test_together_the_golden_games_have_every_kind_of_move_and_event(rules: int) -> None:
    assert {name for name in EVERYTHING if name.isidentifier()} == kinds_written(everything_in(FOLDERS[rules]))


def write_all() -> None:
    """Rewrites all golden games of the rules in use."""
    for seats, seed, open_money in TABLES:
        state, rng = GAME.new(seats=seats, seed=seed, options={"open_money": open_money}), random.Random(seed)
        lines = [first_line(seats, seed, open_money), *written(state, partial(lively, rng))]
        name = f"{seats}_seats_{'open' if open_money else 'hidden'}_money.txt"
        (FOLDERS[GAME.version] / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_all()
