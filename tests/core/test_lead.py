"""The lead: how far a seat is ahead of its best and its average rival; a victory counts for more than its points."""

import random
from typing import Any

import pytest

from kingdoms.core.lead import final_lead, hope_of_victory, lead, shares
from kingdoms.games import GAMES


def test_with_one_rival_the_lead_is_the_difference() -> None:
    assert lead([9.0, 4.0], 0) == 5.0
    assert lead([9.0, 4.0], 1) == -5.0


def test_the_best_of_several_rivals_counts_as_much_as_all_together() -> None:
    assert lead([10.0, 8.0, 2.0, 2.0], 0) == 10.0 - (8.0 + 4.0) / 2
    assert lead([10.0, 8.0, 2.0, 2.0], 2) == 2.0 - (10.0 + 20.0 / 3) / 2


def test_values_weighted_by_their_shares_add_up_to_the_lead() -> None:
    worths = [10.0, 8.0, 2.0, 3.0]
    for seat in range(len(worths)):
        counted = [share * worth for share, worth in zip(shares(worths, seat), worths, strict=True)]
        assert sum(counted) == pytest.approx(lead(worths, seat))
    assert shares([9.0, 4.0], 1) == [-1.0, 1.0]


def test_a_tie_with_the_best_rival_is_worth_half_a_victory() -> None:
    assert hope_of_victory([9.0, 9.0, 2.0], 0, doubt=5.0) == 5.0
    assert hope_of_victory([60.0, 9.0, 2.0], 0, doubt=5.0) == pytest.approx(10.0)
    assert hope_of_victory([9.0, 60.0, 2.0], 0, doubt=5.0) == pytest.approx(0.0)


def test_a_point_counts_more_the_closer_the_best_rival_is() -> None:
    def gain(points: float) -> float:
        before, after = ([worth, 20.0, 3.0] for worth in (points, points + 1))
        return hope_of_victory(after, 0, doubt=5.0) - hope_of_victory(before, 0, doubt=5.0)

    assert gain(5.0) < gain(12.0) < gain(19.5) > gain(27.0) > gain(35.0)


def test_the_less_can_still_change_the_safer_the_lead_is() -> None:
    assert hope_of_victory([12.0, 9.0], 0, doubt=1.0) > hope_of_victory([12.0, 9.0], 0, doubt=5.0) > 5.0


@pytest.mark.parametrize("key", list(GAMES))
def test_a_winner_is_ahead_by_more_than_the_points(key: str) -> None:
    game = GAMES[key]
    state: Any = game.new(seats=max(game.seats), seed=3, options={})
    rng = random.Random(3)
    while state.seat is not None:
        state.apply(rng.choice(state.moves()))
    totals = [score.total for score in state.scores()]
    for seat, _total in enumerate(totals):
        is_winner = seat in state.winners()
        assert final_lead(state, seat) == pytest.approx(lead(totals, seat) + (10.0 if is_winner else 0.0))
