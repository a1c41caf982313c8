"""Whole games through the real screens by touch, with people and bots, undo and resume."""

import random
from collections.abc import Callable

import pytest

from kingdoms.commands.finger import Finger
from tests.ui.playing.player import play_whole_game, tables_of

WITHOUT_BOTS = "two people on a desktop"
"""A table at which each game goes the same way every time, so that undo and resuming are sure to be tested."""
PLAYED = [
    ("rival_kings", "a person and bots on a phone"),
    ("royals", "people and a bot on a tablet"),
    ("kingsburg", WITHOUT_BOTS),
    ("paladins", "a person and bots on a phone"),
    ("paladins", "a person alone on a phone"),
]
"""Every game once and every table once; the soak plays every game at every table, in every look."""


@pytest.mark.parametrize(("key", "table"), PLAYED)
def test_a_whole_game_is_played_by_touch(launch: Callable[..., Finger], key: str, table: str) -> None:
    finger = launch(tables_of(key)[table][0])
    finger.is_drawing = False
    player = play_whole_game(finger, key, table, 11, random.Random(table))
    has_secret_choices = key in ("rival_kings", "paladins")
    assert (player.curtains > 0) == (has_secret_choices and len(player.session.persons) > 1)
    if table == WITHOUT_BOTS:
        assert player.undone > 0
        assert player.resumed > 0
