"""Former knights still play, and the contest against them is counted correctly."""

import random
from typing import Any

import pytest

from kingdoms.games import GAMES
from tests.benchmarks.contest import FORMER, Result, play, summed_up


@pytest.mark.parametrize("key", FORMER)
def test_a_former_knight_can_be_played_against(key: str) -> None:
    assert FORMER[key] is not GAMES[key].bot
    result = play(key, "squire", seed=1, seat=1, seats=2)
    assert 0 <= result.wins <= 1
    assert (result.ahead > 0) >= (result.wins == 1)


VALUES = {"rival_kings": 391.17, "royals": 398.72, "kingsburg": -93.13, "paladins": 1632.77}
"""The sum of a former knight's values of some positions in each game, to two decimal places."""


@pytest.mark.parametrize("key", FORMER)
def test_a_former_knight_judges_as_it_always_did(key: str) -> None:
    rng, values = random.Random(1), list[float]()
    state: Any = GAMES[key].new(seats=3, seed=1, options={})
    while state.seat is not None and len(values) < 120:
        values.append(FORMER[key].value(state, state.seat))
        state.apply(rng.choice(state.moves()))
    assert sum(values) == pytest.approx(VALUES[key], abs=0.005)


def test_results_are_summed_up_with_their_doubt() -> None:
    results = [Result(1.0, 12.0), Result(0.0, -4.0), Result(0.0, 1.0), Result(1.0, 3.0)]
    assert summed_up(results) == "4 games: won 50.0% ± 28.9%, +3.0 ± 3.3 points ahead"
