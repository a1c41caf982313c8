"""Whole games through the real screens by touch, with people and bots, undo and resume."""

import random
from collections.abc import Callable

import pytest

from kingdoms.commands.finger import Finger
from kingdoms.core.session import PERSON, Seat, Session
from kingdoms.games import GAMES
from tests.ui.conftest import TABLET
from tests.ui.player import Player, play_whole_game, tables_of

PLAYED = [
    ("rival_kings", "a person and bots on a phone"),
    ("royals", "people and a bot on a tablet"),
    ("kingsburg", "two people on a desktop"),
    ("paladins", "a person and bots on a phone"),
    ("paladins", "a person alone on a phone"),
]
"""Every game and every table once; the soak plays every game at every table, in every look."""


@pytest.mark.parametrize(("key", "table"), PLAYED)
def test_a_whole_game_is_played_by_touch(launch: Callable[..., Finger], key: str, table: str) -> None:
    finger = launch(tables_of(key)[table][0])
    player = play_whole_game(finger, key, table, 11, random.Random(table))
    assert (player.curtains > 0) == (len(player.session.persons) > 1)


def test_undo_and_resume_happen_in_those_games(launch: Callable[..., Finger]) -> None:
    finger = launch(TABLET)
    finger.app.set("speed", "off")
    finger.app.start_game(Session(GAMES["rival_kings"], [Seat("Anna", 0, PERSON), Seat("Béla", 1, PERSON)], 3, {}))
    player = Player(finger, random.Random(2))
    player.play()
    assert player.undone > 0
    assert player.resumed > 0
