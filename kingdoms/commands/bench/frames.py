"""The cost of a board: CPU time per frame, the time to its first frame, and the frame rate while a bot thinks.

Measured with mock graphics, so the figures cover our own code and Kivy's, but not this machine's graphics. Each board
is measured in a separate process, because Kivy reads its settings only once.
"""

import random
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

from kingdoms.bots import make
from kingdoms.bots.player import Player
from kingdoms.bots.thinking_time import Cancel
from kingdoms.commands.headless import open_app, run_alone
from kingdoms.commands.sample_games import finished
from kingdoms.core.game import Game
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.core.state import Move
from kingdoms.games import GAMES

if TYPE_CHECKING:
    from kingdoms.commands.finger import Finger
    from kingdoms.ui.board.map.map_view import MapView
    from kingdoms.ui.drawing.painter import Painter

_SIZE = (1280, 800)
_PIECES = 20
_RUNS = 5
_FRAMES = 120
_CAP = 60
_THINKING = 5.0  # seconds
_SITTING_DOWN = 1.0  # seconds
_AT_HOME, _SETTLING = 60, 40  # frames before the table is opened, and then until it is complete


def measure(key: str) -> None:
    """Prints the figures of one game's board."""
    print(run_alone("-m", __name__, key), end="")


def _measure_here(key: str) -> None:
    finger = open_app(_SIZE)
    finger.app.set("speed", "normal")
    # Nobody opens a table sooner than this, and meanwhile the app prepares what every table needs.
    finger.frames(_AT_HOME)
    # Importing modules is not part of building the board.
    import_module("kingdoms.ui.table.screen")
    import_module(f"kingdoms.ui.boards.{key}.board")
    # A game is prepared while its players take their seats.
    finger.app.show("new_game", game=key)
    opened = perf_counter()
    finger.until(lambda: perf_counter() - opened > _SITTING_DOWN)
    builds = [_build(finger, key) for _ in range(_RUNS)]
    still, moving = _cpu_per_frame(finger)
    panning = _cpu_while_panning(finger)
    intervals = _beside_a_bot(finger)
    print(f"{key}, the board at {_SIZE[0]}×{_SIZE[1]} (mock graphics):")
    (first, longest), again = builds[0], median(build for build, _longest in builds[1:])
    print(f"  to its first frame{first:>10.0f} ms   of CPU time (again: {again:.0f} ms)")
    print(f"  longest frame then{longest:>10.1f} ms   of CPU time, while pictures load")
    print(f"  frame at rest     {still:>10.2f} ms   of CPU time")
    print(f"  frame, {_PIECES} moving  {moving:>10.2f} ms   of CPU time")
    if panning is not None:
        print(f"  frame, panning    {panning:>10.2f} ms   of CPU time")
    print(f"  beside a bot      {intervals[94]:>10.1f} ms   between frames, 95th percentile at {_CAP} frames a second")


def session_of(key: str) -> Session:
    """A game halfway through, with one person and three bots; it is the person's turn."""
    seats = [Seat(f"Seat {n}", n, "knight" if n else PERSON) for n in range(4)]
    session = finished(GAMES[key], seats, 5, random.Random(4))
    turns = [number for number, decision in enumerate(session.log) if decision.seat == 0]
    session.replay(session.moves[: next(number for number in turns if number >= 60)])
    return session


def _build(finger: "Finger", key: str) -> tuple[float, float]:
    """CPU milliseconds from opening the table to its first complete frame, and of the longest frame after that."""
    session = session_of(key)
    finger.app.show("home")
    finger.frames(3)
    began = process_time()
    finger.app.start_game(session)
    finger.frames(1)
    # A map is drawn a frame after the rest; only then is the table complete.
    view = _map_of(finger)
    while view is not None and view.is_drawing_later:
        finger.frames(1)
    passed = 1000 * (process_time() - began)
    return passed, max(_cpu(finger, 1) for _frame in range(_SETTLING))


def _cpu_per_frame(finger: "Finger") -> tuple[float, float]:
    """CPU milliseconds per frame while nothing moves, and while many pieces move."""
    from kingdoms.ui.board.movement.flights import Flight, Scene
    from kingdoms.ui.drawing.rect import Rect

    # The screen fades in; until it is fully visible, nothing is at rest.
    finger.until(lambda: finger.app.front.opacity == 1)
    finger.frames(5)
    still = _cpu(finger, _FRAMES)

    def crown(painter: "Painter", rect: Rect) -> None:
        painter.picture("crown", rect)

    flights = tuple(Flight(crown, Rect(40 * n, 30, 60, 60), Rect(700, 20 * n, 60, 60)) for n in range(_PIECES))
    finger.table.board.animate([Scene(kind="card", flights=flights)] * _FRAMES, lambda: None)
    finger.frames(5)
    return still, _cpu(finger, _FRAMES)


def _map_of(finger: "Finger") -> "MapView | None":
    from kingdoms.ui.board.map.map_view import MapView

    return finger.table.board.visible(MapView)


def _cpu_while_panning(finger: "Finger") -> float | None:
    """CPU milliseconds per frame while a finger drags the map; None if there is no map."""
    board, view = finger.table.board, _map_of(finger)
    if view is None:
        return None
    board.flying.finish()
    middle = view.camera.view.centre
    view.camera.zoom_by(2.5, middle)
    board.repaint()
    finger.frames(5)
    view.fingers.begin_to_move()
    began = process_time()
    for number in range(_FRAMES):
        view.fingers.follow([middle], [(middle[0] + 2 * (-1) ** (number // 20), middle[1])])
        finger.frames(1)
    passed = 1000 * (process_time() - began) / _FRAMES
    board.rest()
    return passed


def _cpu(finger: "Finger", frames: int) -> float:
    began = process_time()
    finger.frames(frames)
    return 1000 * (process_time() - began) / frames


def _beside_a_bot(finger: "Finger") -> list[float]:
    """The percentiles of the time between frames, in milliseconds, while a bot thinks non-stop."""
    from kivy.clock import Clock

    table = finger.table
    table.board.flying.finish()
    Clock._max_fps = _CAP
    view = table.session.state.view(0)
    table.bots.thinker.ask(_Ponderer(table.session.game), view, view.moves(), _THINKING, lambda move, failed: None)
    times = [perf_counter()]
    while times[-1] - times[0] < _THINKING * 0.9:
        finger.frames(1)
        times.append(perf_counter())
    table.bots.thinker.drop()
    gaps = [1000 * (after - before) for before, after in pairwise(times)]
    return quantiles(gaps, n=100)


class _Ponderer(Player):
    """The regent, the slowest bot, asked again and again until the time is up."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, random.Random(1))
        self._regent = make("regent", game, self.rng)

    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        ends, move = perf_counter() + budget, moves[0]
        while perf_counter() < ends and not cancel():
            move = self._regent.choose(view, moves, budget, cancel)
        return move


if __name__ == "__main__":
    _measure_here(sys.argv[1])
