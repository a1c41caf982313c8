"""Helpers for all board tests: the zones and pages of a board, and what can be reached on them."""

from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any

from kivy.uix.widget import Widget

from kingdoms.core.session import Session
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import PAGE
from kingdoms.ui.board.zone import Zone


def camel(key: str) -> str:
    return "".join(word.title() for word in key.split("_"))


def zone(board: Board, name: str) -> Any:
    """A visible zone, or a group of zones that has a name in the kv file."""
    return next(part for part in board.walk(restrict=True) if type(part).__name__ == name)


def names_of(parts: Iterable[Widget]) -> set[str]:
    """The class names of these widgets, including those of their base classes in the kv file."""
    return {kind.__name__ for part in parts for kind in type(part).__mro__}


def every_page(board: Board) -> Iterator[list[Zone]]:
    """The zones of each page in turn."""
    for page in board.pages():
        if page:
            board.turn_to(page)
        yield board.zones


def offering(key: str, kind: str, *players: str) -> Session:
    """A session of a game in which this kind of move can be made."""
    session: Session = import_module(f"tests.ui.boards.{key}.positions").offering(kind, *players)
    return session


def check_reach(board: Board) -> None:
    """Checks that everything that can be chosen is in sight or can be opened from something in sight."""
    assert board.sight is not None
    for thing in board.sight.lit:
        way = board.where(thing)
        if way is not None and way[0] == PAGE:
            assert way in board.regions, way
            board.tapped(way)
            way = board.where(thing)
        assert thing in board.regions or way in board.regions, thing
