"""Whole games through the real screens by touch, with people and bots, undo and resume; and a monkey."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from kivy.core.window import Window

from kingdoms.commands.finger import Finger
from kingdoms.core.session import PERSON, Seat, Session
from kingdoms.games import GAMES
from kingdoms.ui.widgets import Sheet
from tests.ui.conftest import DESKTOP, PHONE, TABLET

MOST_MOVES = 3000
MOST_FRAMES = 200_000
TAPS = 20_000
TABLES = {
    "a person and bots": (PERSON, "squire", "knight", "squire"),
    "people and a bot": (PERSON, PERSON, "squire"),
    "two people": (PERSON, PERSON),
}


class Player:
    """Plays for all people at a table, by touch alone; now and then takes something back, leaves and comes again."""

    def __init__(self, finger: Finger, rng: random.Random) -> None:
        self.finger = finger
        self.rng = rng
        self.undone = self.resumed = self.curtains = 0

    @property
    def session(self) -> Session:
        return self.finger.table.session

    def play(self) -> None:
        self.finger.frames(3)
        for _ in range(MOST_MOVES):
            if self.finger.app.trail[-1][0] == "score":
                return
            self._step()
        raise AssertionError("the game did not come to its end")

    def _step(self) -> None:
        table = self.finger.table
        if table.curtain is not None:
            self.curtains += 1
            self.finger.lift_curtain()
        elif table.board.pieces.is_waiting:
            self.finger.put_away()
        elif self._is_waiting():
            self.finger.until(lambda: not self._is_waiting(), most=MOST_FRAMES)
        elif self.rng.random() < 0.02:
            self._leave_and_return()
        elif self.session.can_undo() and self.rng.random() < 0.1:
            self._take_back()
        elif self.session.held is not None:
            self.finger.tap_widget(self.finger.find("IconButton", icon="check")[0])
        else:
            self._decide()

    def _is_waiting(self) -> bool:
        """Whether the table is busy with bots, with what moves, or with the end."""
        pieces = self.finger.table.board.pieces
        is_busy = self.session.is_over or self.session.is_bots_turn or pieces.is_moving
        is_seen = self.finger.table.curtain is None and not pieces.is_waiting
        return is_busy and is_seen and self.finger.app.trail[-1][0] == "table"

    def _decide(self) -> None:
        """One of the sensible moves, so that the game comes to its end."""
        state, age = self.session.state, self.session.age
        moves = self.session.game.bot.sensible(state, state.moves())
        self.finger.play(self.rng.choice(moves))
        assert self.session.age > age

    def _take_back(self) -> None:
        moves = len(self.session.log)
        self.finger.tap_widget(self.finger.find("IconButton", icon="undo")[0])
        assert len(self.session.log) < moves
        self.undone += 1

    def _leave_and_return(self) -> None:
        """Home, and the game is opened again from its file, at the very decision where it was left."""
        key, left_at = self.session.key, self.session.state.fingerprint()
        held = self.session.held
        self.finger.app.show("home")
        self.finger.frames(3)
        self.finger.app.open_game(key)
        self.finger.frames(3)
        assert self.session.state.fingerprint() == left_at
        assert self.session.held == held
        self.resumed += 1


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_is_played_by_touch(
    launch: Callable[..., Finger], key: str, table: str, size: tuple[int, int]
) -> None:
    finger = launch(size)
    finger.app.set("speed", "off")
    seats = [Seat(f"Player {n}", n, player) for n, player in enumerate(TABLES[table])]
    finger.app.start_game(Session(GAMES[key], seats, 11, {}))
    player = Player(finger, random.Random(f"{table} {size}"))
    player.play()
    session = finger.table.session
    assert session.is_over
    assert (player.curtains > 0) == (len(session.persons) > 1)
    filed = finger.app.store.history.games()
    assert [game["key"] for game in filed] == [session.key]
    assert finger.app.store.saves.summaries() == []


def test_undo_and_resume_happen_in_those_games(launch: Callable[..., Finger]) -> None:
    finger = launch(TABLET)
    finger.app.set("speed", "off")
    finger.app.start_game(Session(GAMES["rival_kings"], [Seat("Anna", 0, PERSON), Seat("Béla", 1, PERSON)], 3, {}))
    player = Player(finger, random.Random(2))
    player.play()
    assert player.undone > 0
    assert player.resumed > 0


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_a_monkey_taps_at_random_and_nothing_breaks(
    launch: Callable[..., Finger], monkeypatch: pytest.MonkeyPatch, speed: str
) -> None:
    rng = random.Random(f"monkey {speed}")
    finger = launch(PHONE)
    monkeypatch.setattr(finger.app, "stop", lambda *_: finger.app.show("home"))
    finger.app.set("speed", speed)
    for tap in range(TAPS // 2):
        if tap % 500 == 0:
            _change_the_scene(finger, rng)
        elif rng.random() < 0.03:
            finger.press(rng.choice(["escape", "enter", "left", "right", "up", "down", "tab", "u", "e", "l", "?"]))
        else:
            finger.tap(*_somewhere(finger, rng))
    assert finger.app.front.parent is not None


def _change_the_scene(finger: Finger, rng: random.Random) -> None:
    """Another size, and back to a table if the monkey has left it."""
    Window.size = rng.choice([PHONE, TABLET, DESKTOP, (640, 360), (411, 891)])
    finger.frames(3)
    while Sheet.top() is not None:
        Sheet.top().dismiss()
        finger.frames(40)
    players = [PERSON, rng.choice([PERSON, "squire"]), "squire"]
    seats = [Seat(f"Player {n}", n, player) for n, player in enumerate(players)]
    finger.app.start_game(Session(GAMES[rng.choice(list(GAMES))], seats, rng.randrange(1000), {}))


def _somewhere(finger: Finger, rng: random.Random) -> tuple[float, float]:
    """Anywhere; or, so that games get on, on something that can be chosen or lifted."""
    table: Any = finger.app.screens.get("table")
    board = table.board if table is not None and finger.app.front is table else None
    if board is not None and table.curtain is None and board.sight is not None and rng.random() < 0.4:
        lit = [thing for thing in board.regions if board.is_lit(thing) or thing in board.sight.lit]
        if lit:
            return board.to_window(*board.tap_point(rng.choice(lit)))
    return rng.random() * Window.width, rng.random() * Window.height
