"""A monkey that taps at random all over the app. To get through its games it often taps things that can be chosen."""

import random
from typing import Any

from kivy.core.window import Window

from kingdoms.commands.finger import Finger, tap_point
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.ui.widgets import Sheet
from tests.ui.conftest import DESKTOP, PHONE, TABLET

SIZES = [PHONE, TABLET, DESKTOP, (640, 360), (411, 891)]
KEYS = ["escape", "enter", "left", "right", "up", "down", "tab", "u", "e", "l", "?"]
SCENE = 500
"""How many taps come between the starts of two games."""


def roam(finger: Finger, rng: random.Random, taps: int) -> None:
    """Taps or presses keys this many times, now and then starting another game and resizing the window."""
    for tap in range(taps):
        if tap % SCENE == 0:
            _change_the_scene(finger, rng)
        elif rng.random() < 0.03:
            finger.press(rng.choice(KEYS))
        else:
            finger.tap(*_somewhere(finger, rng))
    assert finger.app.front.parent is not None


def _change_the_scene(finger: Finger, rng: random.Random) -> None:
    """Resizes the window, closes all sheets, and starts another game."""
    Window.size = rng.choice(SIZES)
    finger.frames(3)
    while Sheet.topmost() is not None:
        Sheet.topmost().dismiss()
        finger.frames(40)
    players = [PERSON, rng.choice([PERSON, "squire"]), "squire"]
    seats = [Seat(f"Player {n}", n, player) for n, player in enumerate(players)]
    finger.app.start_game(Session(GAMES[rng.choice(list(GAMES))], seats, rng.randrange(1000), {}))


def _somewhere(finger: Finger, rng: random.Random) -> tuple[float, float]:
    """A point anywhere in the window, or on a thing that can be chosen."""
    table: Any = finger.app.screens.get("table")
    board = table.board if table is not None and finger.app.front is table else None
    if board is not None and table.curtain is None and board.sight is not None and rng.random() < 0.4:
        lit = [thing for thing in board.hits if board.is_lit(thing) or thing in board.sight.lit]
        if lit:
            return board.to_window(*tap_point(board, rng.choice(lit)))
    return rng.random() * Window.width, rng.random() * Window.height
