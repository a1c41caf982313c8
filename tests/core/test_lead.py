"""The lead: ahead of the best rival and of them all; a victory counts more than its points."""

import random
from typing import Any

import pytest

from kingdoms.core.lead import final_lead, lead
from kingdoms.games import GAMES


def test_with_one_rival_the_lead_is_the_difference() -> None:
    assert lead([9.0, 4.0], 0) == 5.0
    assert lead([9.0, 4.0], 1) == -5.0


def test_with_several_rivals_the_best_counts_as_much_as_all_together() -> None:
    assert lead([10.0, 8.0, 2.0, 2.0], 0) == 10.0 - (8.0 + 4.0) / 2
    assert lead([10.0, 8.0, 2.0, 2.0], 2) == 2.0 - (10.0 + 20.0 / 3) / 2


@pytest.mark.parametrize("key", list(GAMES))
def test_who_has_won_is_ahead_by_more_than_the_points(key: str) -> None:
    game = GAMES[key]
    state: Any = game.new(seats=max(game.seats), seed=3, options={})
    rng = random.Random(3)
    while state.seat is not None:
        state.apply(rng.choice(state.moves()))
    totals = [score.total for score in state.scores()]
    for seat, _total in enumerate(totals):
        is_winner = seat in state.winners()
        assert final_lead(state, seat) == pytest.approx(lead(totals, seat) + (10.0 if is_winner else 0.0))
