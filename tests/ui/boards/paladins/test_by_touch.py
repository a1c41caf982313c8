"""Whole games of Paladins by touch: alone against the solo opponent, and with several people."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.commands.finger import Finger
from tests.ui import positions
from tests.ui.boards.paladins.positions import GAME, sensible
from tests.ui.conftest import PHONE
from tests.ui.playing.player import Player


class Steady(Player):
    """A player who stays at the table and prefers moves other than passing."""

    def _leave_and_return(self) -> None:
        """Does nothing."""

    def _decide(self) -> None:
        age = self.session.age
        self.finger.play(sensible(self.rng, self.session.state))
        assert self.session.age > age


@pytest.mark.parametrize(("players", "size"), [("pp", PHONE), ("p", (640, 360))])
def test_a_game_is_played_by_touch_from_the_first_townsfolk_to_the_end(
    sit: Callable[..., Finger], players: str, size: tuple[int, int]
) -> None:
    session: Any = positions.new_session(players, 11, GAME)
    finger = sit(session, size)
    player = Steady(finger, random.Random(5))
    player.play_until(lambda: session.state.seat is None)
    assert session.state.round == 7
    assert (player.curtains > 0) == (players.count("p") > 1)
