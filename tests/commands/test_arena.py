"""The arena's output: each game counts for the right bot, wherever it sat, with wins by seat and by turn order."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from typing import Any

import pytest

from kingdoms.bots.contest import Match, Outcome, matches
from kingdoms.commands.arena import arena


class Foretold(Executor):
    """Gives each game a known winner instead of playing it."""

    def __init__(self, wins: Callable[[Match, int], bool]) -> None:
        self._wins = wins

    def map(self, _play: Any, plan: Iterable[Any], **_how: Any) -> Iterator[Any]:
        return map(self._outcomes, plan)

    def _outcomes(self, match: Match) -> list[Outcome]:
        wins = [self._wins(match, seat) for seat in range(len(match.bots))]
        return [
            Outcome(float(has_won), {"total": 10 * has_won}, [0.0, 0.0], (seat + 1) % len(wins))
            for seat, has_won in enumerate(wins)
        ]


def shares(bots: tuple[str, ...], wins: Callable[[Match, int], bool], capsys: pytest.CaptureFixture[str]) -> list[str]:
    arena(matches("royals", bots, 12, 1, {}), Foretold(wins))
    return [line.partition(" (")[0] for line in capsys.readouterr().out.splitlines()[1:]]


@pytest.mark.parametrize("bots", [("knight", "squire", "squire"), ("squire", "squire", "knight")])
def test_a_game_counts_for_its_winner_in_any_seat(bots: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    *lines, by_seat, by_turn = shares(bots, lambda match, seat: match.bots[seat] == "knight", capsys)
    assert sorted(lines) == ["  knight    wins 100.0%", "  squire    wins   0.0%", "  squire    wins   0.0%"]
    assert by_seat == "  wins by seat 33.3%  33.3%  33.3%"
    assert by_turn == "  wins by turn 33.3%  33.3%  33.3%"


def test_with_identical_bots_each_line_is_a_seat(
    capsys: pytest.CaptureFixture[str],
) -> None:
    *lines, by_seat, by_turn = shares(("regent", "regent"), lambda match, seat: seat == 1, capsys)
    assert lines == ["  regent    wins   0.0%", "  regent    wins 100.0%"]
    assert by_seat == "  wins by seat 0.0%  100.0%"
    assert by_turn == "  wins by turn 100.0%  0.0%"
