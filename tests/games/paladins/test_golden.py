"""Golden games: whole games as text, replayed line by line. A changed rule shows up where it first matters.

`python -m tests.games.paladins.test_golden` rewrites those of the rules in use after a deliberate rule change.
Those of earlier rules are never rewritten: they prove that saved games can still be replayed.
"""

import random
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kingdoms.games.paladins import GAME, events, moves, solo_events
from kingdoms.games.paladins.board import DEVELOP, EASY, HARD, HUNT, RIGHT, TRADE
from kingdoms.games.paladins.cards import FAVOUR_SCHEME, TAVERNS
from kingdoms.games.paladins.moves import (
    Act,
    Clear,
    Decline,
    Develop,
    FreeRecruit,
    Pass,
    Recruit,
    TakeTavern,
    UseFavour,
)
from kingdoms.games.paladins.scoring import PARTS
from tests.games.helpers.golden import everything_in, kinds_written, lines_of, replay, written
from tests.games.helpers.kinds import names_in

_GOLDEN = Path(__file__).parent / "golden"
FOLDERS = {1: _GOLDEN, 2: _GOLDEN / "rules_2"}
"""The folders of the stored games, by version of the rules."""
every_version = pytest.mark.parametrize("rules", FOLDERS)
TABLES = {
    1: [(1, 68, HARD), (2, 30, EASY), (3, 91, EASY), (4, 88, EASY)],
    2: [(1, 68, HARD), (2, 2, EASY), (3, 91, EASY), (4, 88, EASY)],
}
"""Seats, seed and opponent's level of the stored games, by version of the rules."""
CRIMINAL = 5
_APPEAL = {**dict.fromkeys(RIGHT, 60.0), DEVELOP: 90.0, TRADE: 20.0, HUNT: 12.0}
"""How much a lively player likes their favourite actions."""


def first_line(seats: int, seed: int, level: str) -> str:
    return f"seats {seats} seed {seed} level {level}"


def lively(rng: random.Random, state: Any) -> Any:
    """A random move by a player who likes actions on the right, workshops, and criminals."""
    offered = state.moves()
    return rng.choices(offered, [_appeal(move, state) for move in offered])[0]


def _appeal(move: Any, state: Any) -> float:
    match move:
        case Act(action, workers):
            return _APPEAL.get(action, 6.0) * sum(workers) / (1 + workers[CRIMINAL])
        case UseFavour():
            return 6.0
        case Develop() | FreeRecruit() | Clear():
            return 5.0
        case TakeTavern(place):
            return 1.0 + 2 * TAVERNS[state.taverns[place]][CRIMINAL]
        case Recruit(_place, "debt"):
            return 2.0
        case Pass():
            return 0.2
        case Decline():
            return 0.5
    return 3.0


@pytest.mark.parametrize(
    ("rules", "path"),
    [(rules, path) for rules, folder in FOLDERS.items() for path in sorted(folder.glob("*.txt"))],
    ids=lambda part: part.stem if isinstance(part, Path) else f"rules_{part}",
)
def test_a_golden_game_is_replayed_line_by_line(rules: int, path: Path) -> None:
    lines = lines_of(path)
    _, seats, _, seed, _, level = lines[0].split()
    state: Any = GAME.new(seats=int(seats), seed=int(seed), options={"level": level}, rules=rules)
    assert lines[0] == first_line(state.seats, int(seed), state.level)
    replay(lines, state)


@every_version
def test_there_are_golden_games_for_one_to_four_seats(rules: int) -> None:
    kept = {lines_of(path)[0] for path in FOLDERS[rules].glob("*.txt")}
    assert kept == {first_line(*table) for table in TABLES[rules]}
    assert {seats for seats, _seed, _level in TABLES[rules]} == set(GAME.seats)


@every_version
def test_together_the_golden_games_have_every_kind_of_move_and_event(rules: int) -> None:
    assert kinds_written(everything_in(FOLDERS[rules])) == names_in(moves, events, solo_events)


@every_version
def test_together_the_golden_games_have_every_action_scheme_and_fallback(rules: int) -> None:
    assert numbers_in(rules, r" Acted\(seat=0, action=(\d+)") == set(range(12))
    assert numbers_in(rules, r" SchemeTurned\(scheme=(\d+)") == set(range(6, FAVOUR_SCHEME + 1))
    assert numbers_in(rules, r" FellBack\(fallback=(\d)") == set(range(5))


def numbers_in(rules: int, pattern: str) -> set[int]:
    """The different numbers that the pattern captures in the golden games of a version of the rules."""
    return {int(number) for number in re.findall(pattern, everything_in(FOLDERS[rules]))}


@every_version
def test_together_the_golden_games_score_in_every_part(rules: int) -> None:
    text = everything_in(FOLDERS[rules])
    scored = {part for part in PARTS if re.search(rf"'{part}': -?[1-9]", text)}
    assert scored == set(PARTS)


def write_all() -> None:
    """Rewrites all golden games of the rules in use."""
    for seats, seed, level in TABLES[GAME.version]:
        state = GAME.new(seats=seats, seed=seed, options={"level": level})
        lines = [first_line(seats, seed, level), *written(state, partial(lively, random.Random(seed)))]
        (FOLDERS[GAME.version] / f"{seats}_seats_{level}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_all()
