"""The targets of an action are known before the action is done."""

import pytest

from kingdoms.games.paladins.moves import Act
from kingdoms.games.paladins.rules.turns import targets
from tests.games.paladins.positions import positions
from tests.games.paladins.printed import CONSPIRE, FORTIFY, HUNT, TRADE, workers


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_targets_of_an_action_are_the_moves_that_follow_it(seats: int) -> None:
    met = set()
    for state in positions(seats, every=5):
        for move in (move for move in state.moves() if isinstance(move, Act)):
            after, ways = state.copy(), targets(state, state.seat, move)
            if ways:
                met.add(move.action)
                after.answer(move)
                assert after.take_step() == ways
    assert len(met) == 8


@pytest.mark.parametrize("action", [HUNT, TRADE, CONSPIRE, FORTIFY])
def test_some_actions_have_no_target(action: int) -> None:
    assert targets(positions(2)[0], 0, Act(action, workers("L"))) == []
