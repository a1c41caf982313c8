"""Helpers for all board tests: the forms, zones and pages of a board, and what can be reached on them."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from itertools import combinations
from pkgutil import walk_packages
from typing import Any

from kivy.factory import Factory
from kivy.lang import Builder
from kivy.lang.parser import ParserRule
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from kingdoms.core.session import Session
from kingdoms.paths import KV
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import NOWHERE, PAGE, TURN_UP
from kingdoms.ui.board.zone import Zone
from tests.ui.geometry import is_inside, overlap

SIZES = {
    "Phone": [(360, 640), (412, 892), (320, 568)],
    "PhoneWide": [(640, 360), (892, 412), (740, 360)],
    "Tablet": [(800, 1280), (600, 960), (768, 1024), (1000, 1400), (1000, 1700)],
    "TabletWide": [(1280, 800), (960, 600), (1024, 768), (1000, 800), (1920, 1080)],
}
"""Window sizes in which each form is used."""


def camel(key: str) -> str:
    return "".join(word.title() for word in key.split("_"))


def zone(board: Board, name: str) -> Any:
    """A visible zone, or a group of zones that has a name in the kv file."""
    return next(part for part in board.walk(restrict=True) if type(part).__name__ == name)


def names_of(parts: Iterable[Widget]) -> set[str]:
    """The names of these widgets' classes and of all their base classes."""
    return {kind.__name__ for part in parts for kind in type(part).__mro__}


def zone_names(key: str, *, of_overlays: bool = False) -> set[str]:
    """The names of all zone classes of a game's table or overlays, whether or not its kv files use them."""
    package = import_module(f"kingdoms.ui.boards.{key}")
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    own, above = f"{package.__name__}.", f"{package.__name__}.overlays."
    of_game = [zone for zone in subclasses_of(Zone) if zone.__module__.startswith(own)]
    return {zone.__name__ for zone in of_game if zone.__module__.startswith(above) == of_overlays}


def subclasses_of(parent: type[Zone]) -> set[type[Zone]]:
    return {each for child in parent.__subclasses__() for each in (child, *subclasses_of(child))}


def forms_in(name: str) -> set[str]:
    """The classes defined in a kv file, such as forms and pages."""
    return set(re.findall(r"^<(\w+)@", (KV / f"{name}.kv").read_text(encoding="utf-8"), re.M))


def every_page(board: Board) -> Iterator[list[Zone]]:
    """The zones of each page in turn."""
    for page in board.pages():
        if page:
            board.turn_to(page)
        yield board.zones


def rules_in(name: str) -> Iterator[ParserRule]:
    """Everything that the kv file puts into a form, including the contents of parts such as pages."""
    below = [child for selector, rule in Builder.rules if selector.key == name.lower() for child in rule.children]
    while below:
        part = below.pop()
        yield part
        below += part.children
        if not issubclass(Factory.get(part.name), Zone):
            yield from rules_in(part.name)


@contextmanager
def swapped(form: str, first: str, second: str) -> Iterator[None]:
    """Swaps two names in a form, as if the kv file had been edited and loaded again."""
    places = [(part, part.name) for part in rules_in(form) if part.name in (first, second)]
    for part, name in places:
        part.name = second if name == first else first
    try:
        yield
    finally:
        for part, name in places:
            part.name = name


def offering(key: str, kind: str, *players: str) -> Session:
    """A session of a game in which this kind of move can be made."""
    session: Session = import_module(f"tests.ui.boards.{key}.positions").offering(kind, *players)
    return session


def check_reach(board: Board) -> None:
    """Checks that everything that can be chosen is in sight or can be opened from something in sight."""
    assert board.sight is not None
    for thing in board.sight.lit:
        step = board.where(thing)
        if step is not None and step[0] == PAGE:
            assert step in board.hits, step
            board.tapped(step)
            step = board.where(thing)
        assert thing in board.hits or step in board.hits, thing


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
