"""What the screen of a history of ten thousand games costs: to open it, to filter it, and a frame while it is scrolled.

Measured with mock graphics, in a process of its own, because Kivy reads its settings only once.
"""

import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from time import process_time

from kingdoms.places import HOUSE
from kingdoms.store.history import History
from tests.benchmarks.history import change, fill

_SIZES = ((360, 640), (1280, 800))
_FRAMES = 400
_STEP = 60  # pixels that the list is scrolled from frame to frame
_AT_HOME = 60  # frames that pass before anybody could open the history


def measure() -> None:
    """Prints the figures on a phone and on a desktop."""
    with tempfile.TemporaryDirectory() as folder:
        history = Path(folder) / "history"
        history.mkdir()
        fill(history, random.Random(1))
        # Whoever has so many games has seen them before, so that there is an index, and has changed names.
        change(History(history, []))
        for width, height in _SIZES:
            print(_in_a_process(folder, str(width), str(height)), end="")


def _in_a_process(*words: str) -> str:
    environment = os.environ | {
        "KIVY_GL_BACKEND": "mock",
        "KIVY_NO_ARGS": "1",
        "KIVY_NO_CONSOLELOG": "1",
        "SDL_AUDIODRIVER": "dummy",
        "PYTHONPATH": str(HOUSE),
    }
    command = [sys.executable, "-m", "tests.benchmarks.history_screen", *words]
    done = subprocess.run(command, env=environment, cwd=HOUSE, capture_output=True, text=True, timeout=300)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return done.stdout


def _measure_here(folder: str, width: int, height: int) -> None:
    from kivy.config import Config

    Config.set("graphics", "maxfps", 0)
    from kingdoms.commands.finger import Finger

    finger = Finger.start(Path(folder), (width, height))
    finger.app.set("speed", "off")
    finger.frames(_AT_HOME)
    # Reading the modules from the disk is not the screen's building.
    import_module("kingdoms.ui.screens.history")
    opened = _milliseconds(lambda: finger.app.show("history"), finger)
    finger.frames(_AT_HOME)
    frames = [_milliseconds(lambda: _scroll(finger.app.front.roll), finger) for _ in range(_FRAMES)]
    screen = finger.app.front
    filtered = _milliseconds(lambda: screen._choose(screen.filters._replace(player="Anna")), finger)
    print(f"the history of {len(screen.games):,} games at {width}×{height} (mock graphics):")
    print(f"  open the screen   {opened:>10.0f} ms   of CPU time")
    print(f"  filter by a player{filtered:>10.0f} ms   of CPU time")
    print(f"  frame, scrolling  {median(frames):>10.1f} ms   of CPU time (worst: {max(frames):.1f} ms)")


def _scroll(roll: object) -> None:
    roll.scroll_y -= _STEP / (roll.viewport_size[1] - roll.height)


def _milliseconds(deed: Callable[[], object], finger: object) -> float:
    """The CPU time of something with the frame that shows it: what a finger does comes in the middle of a frame."""
    from kivy.clock import Clock

    Clock.schedule_once(lambda _elapsed: deed(), 0)
    begun = process_time()
    finger.frames(1)
    return 1000 * (process_time() - begun)


if __name__ == "__main__":
    _measure_here(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
