"""Golden games: whole games as text, replayed line by line. A changed rule shows up at the first line it affects.

`python -m tests.games.royals.test_golden` rewrites those of the rules in use after a deliberate rule change.
Those of earlier rules are never rewritten: they prove that saved games can still be replayed.
"""

import random
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kingdoms.games.royals import GAME, events, moves
from kingdoms.games.royals.board import POSITIONS
from kingdoms.games.royals.moves import DrawWithIntrigue, EndTurn, Occupy, Pay, PayIntrigue
from tests.games.helpers.golden import everything_in, kinds_written, lines_of, replay, written
from tests.games.helpers.kinds import names_in

_GOLDEN = Path(__file__).parent / "golden"
FOLDERS = {1: _GOLDEN, 2: _GOLDEN / "rules_2"}
"""The folders of the stored games, by version of the rules."""
every_version = pytest.mark.parametrize("rules", FOLDERS)
TABLES = [(2, 15, False), (3, 24, True), (4, 44, False), (5, 13, False)]
"""Seats, seed and equal first turn of the stored games."""


def first_line(seats: int, seed: int, equal_first_turn: bool) -> str:
    return f"seats {seats} seed {seed} equal_first_turn {equal_first_turn}"


def lively(rng: random.Random, state: Any) -> Any:
    """A move by a player who likes every title they do not have yet, the higher the better."""
    moves = state.moves()
    return rng.choices(moves, [_appeal(state, move) for move in moves])[0]


def _appeal(state: Any, move: Any) -> float:
    match move:
        case Occupy(position):
            title = POSITIONS[position].title
            return 0.3 if state.tiles[title][state.seat] else 8.0 * 2**title
        case EndTurn():
            return 3.0
        case DrawWithIntrigue():
            return 0.7
        case Pay() | PayIntrigue():
            return 20.0 if move == state.moves()[0] else 1.0
    return 1.0


@pytest.mark.parametrize(
    ("rules", "path"),
    [(rules, path) for rules, folder in FOLDERS.items() for path in sorted(folder.glob("*.txt"))],
    ids=lambda part: part.stem if isinstance(part, Path) else f"rules_{part}",
)
def test_a_golden_game_is_replayed_line_by_line(rules: int, path: Path) -> None:
    lines = lines_of(path)
    _, seats, _, seed, _, equal = lines[0].split()
    state: Any = GAME.new(seats=int(seats), seed=int(seed), options={"equal_first_turn": equal == "True"}, rules=rules)
    assert lines[0] == first_line(state.seats, int(seed), state.equal_first_turn)
    replay(lines, state)


@every_version
def test_there_are_golden_games_for_two_to_five_seats_and_for_both_first_turns(rules: int) -> None:
    kept = {lines_of(path)[0] for path in FOLDERS[rules].glob("*.txt")}
    assert kept == {first_line(*table) for table in TABLES}
    assert {seats for seats, _seed, _equal in TABLES} == set(GAME.seats)
    assert {equal for _seats, _seed, equal in TABLES} == {False, True}


@every_version
def test_together_the_golden_games_have_every_kind_of_move_and_event(rules: int) -> None:
    assert kinds_written(everything_in(FOLDERS[rules])) == names_in(moves, events)


@every_version
def test_together_the_golden_games_have_every_position_and_every_token_of_a_country(rules: int) -> None:
    text = everything_in(FOLDERS[rules])
    assert {int(number) for number in re.findall(r" Occupied\(seat=\d, position=(\d+)", text)} == set(range(31))
    assert len(set(re.findall(r" PeriodToken\(seat=\d, (period=\d, country=\d, place=\d)", text))) == 24
    assert len(set(re.findall(r" CountryBonus\(seat=\d, country=(\d)", text))) == 4


def write_all() -> None:
    """Rewrites all golden games of the rules in use."""
    for seats, seed, equal_first_turn in TABLES:
        state = GAME.new(seats=seats, seed=seed, options={"equal_first_turn": equal_first_turn})
        lines = [first_line(seats, seed, equal_first_turn), *written(state, partial(lively, random.Random(seed)))]
        name = f"{seats}_seats_{'equal' if equal_first_turn else 'rulebook'}_first_turn.txt"
        (FOLDERS[GAME.version] / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_all()
