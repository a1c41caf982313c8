"""Helpers for all board tests: reaching the things on a board with a finger, on screens of every size."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from kingdoms.commands.finger import tap_point
from kingdoms.core.session import Session
from kingdoms.ui.drawing.rect import Rect
from tests.ui.geometry import is_inside, overlap

SIZES = [(360, 640), (412, 892), (640, 360), (800, 1280), (1280, 800), (1600, 1000)]
WITH_SMALL_TABLETS = [*SIZES, (600, 960), (960, 600)]
FOLDED = [(673, 841), (600, 600)]
"""Foldable devices, nearly square when unfolded."""


def at_each(
    sit: Callable[..., Any], sessions: Iterable[Session], size: tuple[int, int], scale: float = 1.0
) -> Iterator[Any]:
    """A finger at each session in turn. Restarting the app for each would take longer than everything else."""
    first, *others = sessions
    finger = sit(first, size, scale)
    yield finger
    for session in others:
        finger.app.show("table", session=session)
        finger.frames(4)
        yield finger


def reach(finger: Any, thing: Any) -> Rect:
    """Where a thing can be tapped, after real touches have opened whatever hides it."""
    board = finger.table.board
    for _ in range(3):
        opener = board.where(thing)
        if opener is None:
            break
        finger.tap(*tap_point(board, opener))
    return board.hits[thing]


def check_apart(board: Any, things: Iterable[Any]) -> None:
    """Checks that these things are on the board and that none of them overlap."""
    everywhere = board.hits
    hits = {thing: everywhere[thing] for thing in things}
    for thing, hit in hits.items():
        assert is_inside(hit, board.rect), thing
        assert not any(overlap(hit, place) >= 1 for other, place in hits.items() if other != thing), thing
