"""Golden games: whole games as text, written once and replayed line by line.

Each decision is a line with the seat and its move, followed by its events, indented; the score sheet comes last. When
a rule changes, replaying fails at the first line it affects.
"""

import re
from collections.abc import Callable, Iterator
from itertools import takewhile
from pathlib import Path

from kingdoms.core.state import Event, Move, State


def told(seat: int | None, move: Move, events: list[Event]) -> list[str]:
    """One decision as text."""
    return [f"{seat} {move!r}", *(f"    {event!r}" for event in events)]


def sheet(state: State) -> list[str]:
    """The score sheet as text."""
    return [f"{seat} has {score.total} {score.parts}" for seat, score in enumerate(state.scores())] + [
        f"won by {state.winners()}"
    ]


def written(state: State, choose: Callable[[State], Move]) -> Iterator[str]:
    """The lines of a game from this state to its end."""
    while state.seat is not None:
        seat, move = state.seat, choose(state)
        yield from told(seat, move, state.play(move))
    yield from sheet(state)


def lines_of(path: Path) -> list[str]:
    """The lines of a stored golden game; the first describes the table."""
    return path.read_text(encoding="utf-8").splitlines()


def replay(lines: list[str], state: State) -> None:
    """Fails where the game differs from its lines; the first line is skipped."""
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


def everything_in(folder: Path) -> str:
    """All golden games in a folder as one string."""
    return "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.txt"))


def kinds_written(text: str) -> set[str]:
    """The kinds of moves and events in the text of golden games."""
    return set(re.findall(r"^\s*(?:\d )?(\w+)\(", text, re.M))
