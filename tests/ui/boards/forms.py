"""Helpers for all board tests: the zones and pages of a board, and what can be reached on them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from itertools import combinations
from typing import Any

from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from kingdoms.core.session import Session
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import NOWHERE, PAGE, TURN_UP
from kingdoms.ui.board.zone import Zone
from tests.ui.geometry import is_inside, overlap


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


def check_places(board: Board, zones: Sequence[Zone]) -> None:
    """Checks that all zones and their things are on the board, each thing once, and that no zone covers another."""
    things = Counter(thing for part in zones for thing in part.places if thing != TURN_UP)
    twice = [thing for thing, count in things.items() if count > 1]
    assert not twice, (twice, [part for part in zones if twice[0] in part.places])
    for part in zones:
        assert is_inside(part.rect, board.rect), part
        assert all(is_inside(place.hit, board.rect) for place in part.places.values()), part
    check_no_overlap(zones)


def check_no_overlap(zones: Sequence[Zone]) -> None:
    """Checks that no zone covers another.

    In a `FloatLayout` a zone may be over an empty part of another, such as a button over the sea.
    """
    for part, other in combinations(reversed(zones), 2):
        if overlap(part.rect, other.rect) >= 1:
            assert isinstance(part.parent, FloatLayout), (part, other)
            assert other.parent is part.parent, (part, other)
            assert not covered(part, other), (part, other)


def covered(upper: Zone, lower: Zone) -> list[Any]:
    """The visible things of the lower zone that are covered by a thing of the upper one."""
    things = [(thing, place.rect) for thing, place in lower.places.items() if place.hit is not NOWHERE]
    return [thing for thing, rect in things for over in upper.places.values() if overlap(rect, over.rect) >= 1]
