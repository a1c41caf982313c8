"""A fault in the app's real main loop, in a separate process."""

import os
import subprocess
import sys
from pathlib import Path

from kingdoms.paths import ROOT
from kingdoms.store import Store
from kingdoms.ui.system import trouble_report
from tests.ui.system.faults import (
    KEY,
)

RUN = """
import sys
from pathlib import Path
from types import SimpleNamespace
from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.input.providers.mouse import MouseMotionEvent
from kingdoms.app import KingdomsApp
from kingdoms.core.session import Session
from kingdoms.core.seats import PERSON, Seat
from kingdoms.games import GAMES
from kingdoms.ui.system import last_resort
from kingdoms.ui.boards.rival_kings.board import BOARD

folder = Path(sys.argv[1])
app = KingdomsApp(folder=folder)
last_resort.install(app)
game = Session(GAMES["rival_kings"], [Seat("Anna", 0, PERSON), Seat("Bruno", 1, "squire")], 7, {}, key="0" * 32)
tapped, faults = BOARD.tapped, []


class Touches:
    "An input provider, as the finger on a screen is one."

    def start(self): pass
    def stop(self): pass

    def update(self, dispatch_fn):
        while waiting:
            dispatch_fn(*waiting.pop(0))


waiting = []


def fail(board, thing):
    BOARD.tapped = tapped
    faults.append(board)
    raise ZeroDivisionError("in a touch handler")


def begin(_elapsed):
    EventLoop.add_input_provider(Touches())
    app.set("speed", "off")
    app.set("tips", False)
    app.start_game(game)
    BOARD.tapped = fail
    Clock.schedule_once(touch, 0.05)


def touch(_elapsed):
    event = MouseMotionEvent("mouse", "1", [0.5, 0.5, "left"], is_touch=True, type_id="touch")
    waiting.extend([("begin", event), ("end", event)])
    Clock.schedule_interval(go_on, 0)


def go_on(_elapsed):
    table = app.screens.get("table")
    if not faults or table is None or table.board in (None, *faults) or table.board.sight is None:
        return True
    table.course.play(game.state.moves()[0])
    app.stop()
    return False


Clock.schedule_once(begin, 0)
app.run()
print(len(game.log), "decision")
"""


def run(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"KIVY_HOME": str(folder / "kivy"), "PYTHONPATH": str(ROOT)}
    del environment["KIVY_NO_CONSOLELOG"]  # It would swallow tracebacks.
    command = [sys.executable, "-c", script, str(folder / "data")]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)


def test_the_main_loop_survives_a_fault_and_later_decisions_are_saved(tmp_path: Path) -> None:
    done = run(RUN, tmp_path)
    assert (done.returncode, done.stdout) == (0, "1 decision\n"), done.stderr
    assert len(Store(tmp_path / "data").saves.load(KEY).log) == 1
    assert "ZeroDivisionError: in a touch handler" in trouble_report.newest_report(tmp_path / "data")


def test_without_the_last_resort_a_fault_ends_the_app(tmp_path: Path) -> None:
    done = run(RUN.replace("last_resort.install(app)", ""), tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert "ZeroDivisionError: in a touch handler" in done.stderr
