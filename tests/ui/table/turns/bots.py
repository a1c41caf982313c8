"""Bots for tests: slow ones, broken ones, cheats, and one that knows what it wants."""

import threading
from collections.abc import Callable
from typing import Any


class Slow:
    """Thinks until it is cancelled or may answer, then chooses the last move."""

    def __init__(self) -> None:
        self.may_answer = threading.Event()
        self.was_cancelled = False
        self.thread: threading.Thread | None = None

    def choose(self, _view: Any, moves: list[Any], _budget: float, cancel: Callable[[], bool]) -> Any:
        self.thread = threading.current_thread()
        while not self.may_answer.wait(0.001):
            if cancel():
                self.was_cancelled = True
                break
        return moves[-1]


class Broken:
    """Always fails."""

    def choose(self, _view: Any, _moves: list[Any], _budget: float, _cancel: Callable[[], bool]) -> Any:
        raise ArithmeticError("seven times nine")


class Cheat:
    """Chooses an illegal move."""

    def choose(self, _view: Any, _moves: list[Any], _budget: float, _cancel: Callable[[], bool]) -> Any:
        return "win at once"


class Sure:
    """Chooses the first move that meets a condition; records the views it was given."""

    def __init__(self, is_wanted: Callable[[Any], bool]) -> None:
        self.is_wanted = is_wanted
        self.views: list[Any] = []

    def choose(self, view: Any, moves: list[Any], _budget: float, _cancel: Callable[[], bool]) -> Any:
        self.views.append(view)
        return next(filter(self.is_wanted, moves))
