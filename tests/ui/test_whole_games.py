"""Whole games through the real screens by touch, with people and bots, undo and resume."""

import random
from collections.abc import Callable

import pytest

from kingdoms.commands.finger import Finger
from kingdoms.core.session import PERSON, Seat, Session
from kingdoms.games import GAMES
from tests.ui.conftest import DESKTOP, PHONE, TABLET
from tests.ui.player import Player

TABLES = {
    "a person and bots on a phone": (PHONE, (PERSON, "squire", "knight", "squire")),
    "people and a bot on a tablet": (TABLET, (PERSON, PERSON, "squire")),
    "two people on a desktop": (DESKTOP, (PERSON, PERSON)),
}


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_is_played_by_touch(launch: Callable[..., Finger], key: str, table: str) -> None:
    size, players = TABLES[table]
    finger = launch(size)
    finger.app.set("speed", "off")
    seats = [Seat(f"Player {n}", n, player) for n, player in enumerate(players)]
    finger.app.start_game(Session(GAMES[key], seats, 11, {}))
    player = Player(finger, random.Random(table))
    player.play()
    session = finger.table.session
    assert session.is_over
    assert (player.curtains > 0) == (len(session.persons) > 1)
    filed = finger.app.store.history.games()
    assert [game.key for game in filed] == [session.key]
    assert finger.app.store.saves.summaries() == []


def test_undo_and_resume_happen_in_those_games(launch: Callable[..., Finger]) -> None:
    finger = launch(TABLET)
    finger.app.set("speed", "off")
    finger.app.start_game(Session(GAMES["rival_kings"], [Seat("Anna", 0, PERSON), Seat("Béla", 1, PERSON)], 3, {}))
    player = Player(finger, random.Random(2))
    player.play()
    assert player.undone > 0
    assert player.resumed > 0
