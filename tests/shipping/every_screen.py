"""Visits every screen and board as a player does, and prints all modules that were imported on the way.

Run as a separate program, so that no test module is among them: `python -m tests.shipping.every_screen`.
"""

import sys
import tempfile
from pathlib import Path

from kivy.base import EventLoop, runTouchApp

from kingdoms.app import KingdomsApp
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.games import GAMES

SCREENS = ("settings", "about", "history", "players", "feats")


def walk() -> None:
    """Goes from home to every screen and board."""
    app = KingdomsApp(folder=Path(tempfile.mkdtemp()))
    app._run_prepare()
    runTouchApp(embedded=True)
    for name in SCREENS:
        app.show(name)
        EventLoop.idle()
    for key, game in GAMES.items():
        seats = [Seat("Anna", 0, PERSON), Seat("Béla", 1, "knight")]
        app.show("new_game", game=key)
        session = Session(game, seats, seed=1, options={})
        app.start_game(session)
        EventLoop.idle()
        app.store.abandon(session)
        app.show("replay", key=session.key)
        EventLoop.idle()
        app.show("rules", game=key)
        EventLoop.idle()


if __name__ == "__main__":
    walk()
    sys.__stdout__.write("\n".join(sys.modules))
