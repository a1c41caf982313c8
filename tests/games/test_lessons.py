"""The guided games of all games, without a screen: whatever a step accepts, the lesson goes on as it was written."""

import pytest

from kingdoms.games import GAMES
from tests.games.helpers.lessons import every_way, left_out, may_be_left_out


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_step_accepts_the_same_steps_follow(game: str) -> None:
    for told in every_way(GAMES[game]):
        numbers = [each.number for each in told]
        assert numbers == sorted(numbers)
        assert left_out(game, numbers) in may_be_left_out(game)
