"""The cost of showing a long history: until the first rows appear, until all do, and while it is being used.

Measured with mock graphics, in a separate process, because Kivy reads its settings only once. By default 1,000 and
10,000 games are measured; `python -m kingdoms.commands.bench.history_screen 100000` measures another size.
"""

import json
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import TYPE_CHECKING

from kingdoms.commands.bench.history import SIZES, Measurements, change, ended, filled, print_table
from kingdoms.commands.headless import open_app, resident_megabytes, run_alone
from kingdoms.store.history import History

if TYPE_CHECKING:
    from kingdoms.commands.finger import Finger
    from kingdoms.ui.widgets.long_list import LongList

_WINDOWS = ((360, 640), (1280, 800))
_FRAMES = 200
_STEP = 60  # pixels that the list is scrolled per frame
_AT_HOME = 60  # frames that pass before anybody could open the history
_ENDINGS = 5
_HERE = "--here"


def measure(sizes: Sequence[int] = SIZES) -> None:
    """Prints a table of the figures for a phone and one for a desktop."""
    found: dict[tuple[int, int], list[Measurements]] = {window: [] for window in _WINDOWS}
    for size in sizes:
        with filled(size) as folder:
            # Anyone with this many games has listed them before, so there is an index, and has renamed people.
            change(History(folder / "history", []))
            for width, height in _WINDOWS:
                words = run_alone(
                    "-m", "kingdoms.commands.bench.history_screen", _HERE, str(folder), str(width), str(height)
                )
                found[width, height].append(json.loads(words))
    for (width, height), columns in found.items():
        print_table(f"the list at {width}×{height} (ms, mock graphics)", sizes, columns)


def _measure_here(folder: str, width: int, height: int) -> None:
    finger = open_app((width, height), Path(folder))
    finger.app.set("speed", "off")
    finger.frames(_AT_HOME)
    # Importing modules is not part of building the screen.
    import_module("kingdoms.ui.history.screen")
    figures = _opened(finger) | _used(finger) | _ended(finger)
    print(json.dumps(figures))


def _opened(finger: "Finger") -> Measurements:
    """Figures from the tap until all games are listed."""
    before, frames = resident_megabytes(), _Frames(finger)
    frames.do(lambda: finger.app.show("history"))
    frames.until(lambda: finger.app.front.long_list.lines)
    figures = {"first rows, until they are there": frames.wall, "first rows, CPU on the frame loop": frames.cpu}
    screen = finger.app.front
    frames.slowest = 0.0
    frames.until(lambda: not screen.reading.is_busy)
    return figures | {
        "all games, until they are there": frames.wall,
        "all games, slowest frame meanwhile, CPU": frames.slowest,
        "all games, memory (MB, not ms)": resident_megabytes() - before,
    }


def _used(finger: "Finger") -> Measurements:
    """Figures for scrolling and filtering."""
    screen = finger.app.front
    finger.frames(_AT_HOME)
    long_list: LongList = screen.long_list

    def scroll() -> None:
        long_list.scroll_y -= _STEP / (long_list.viewport_size[1] - long_list.height)

    scrolled = [_Frames(finger).do(scroll) for _frame in range(_FRAMES)]
    frames = _Frames(finger)
    frames.do(lambda: screen.filter_by(screen.filters._replace(player="Anna")))
    frames.until(lambda: not screen.counting.is_busy)
    return {
        "a frame while scrolling, CPU": median(scrolled),
        "filtered by a player, until it is there": frames.wall,
        "filtered by a player, slowest frame, CPU": frames.slowest,
    }


def _ended(finger: "Finger") -> Measurements:
    """The figure for a game that ends while all games are in memory."""
    finger.app.store.history.prepare()
    sessions = [ended("royals", f"ended-{run}-{os.getpid()}", run) for run in range(_ENDINGS)]
    frames = [_Frames(finger).do(partial(finger.app.keep, session)) for session in sessions]
    return {"a game ends, slowest frame, CPU": max(frames)}


class _Frames:
    """Measures the frames after its creation: their total time, their CPU time, and the slowest one's CPU time."""

    def __init__(self, finger: "Finger") -> None:
        self._finger = finger
        self._begun = perf_counter()
        self.wall = self.cpu = self.slowest = 0.0

    def do(self, action: Callable[[], object]) -> float:
        """Does something within a frame, as a finger would, and returns the CPU time so far."""
        from kivy.clock import Clock

        Clock.schedule_once(lambda _elapsed: action(), 0)
        self._pass()
        return self.cpu

    def until(self, is_reached: Callable[[], object]) -> None:
        """Lets frames pass until a condition holds."""
        while not is_reached():
            self._pass()

    def _pass(self) -> None:
        begun = thread_time()
        self._finger.frames(1)
        spent = 1000 * (thread_time() - begun)
        self.cpu += spent
        self.slowest = max(self.slowest, spent)
        self.wall = 1000 * (perf_counter() - self._begun)


if __name__ == "__main__":
    if sys.argv[1:2] == [_HERE]:
        _measure_here(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
    else:
        measure([int(size) for size in sys.argv[1:]] or SIZES)
