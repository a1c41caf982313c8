"""Where things lie on a board, and how a finger comes to them: for the tests of all boards."""

from typing import Any

from kingdoms.ui.rect import Rect

SIZES = [(360, 640), (412, 892), (640, 360), (800, 1280), (1280, 800), (1600, 1000)]
WITH_SMALL_TABLETS = [*SIZES, (600, 960), (960, 600)]
FOLDED = [(673, 841), (600, 600)]
"""Devices that unfold to something nearly square."""
FINGER = 48
"""The least side of a target."""


def reach(finger: Any, thing: Any) -> Rect:
    """Where a thing can be tapped, after opening whatever hides it by real touches."""
    board = finger.table.board
    for _ in range(3):
        opener = board.where(thing)
        if opener is None:
            break
        finger.tap(*board.tap_point(opener))
    return board.regions[thing]


def is_inside(inner: Rect, outer: Rect) -> bool:
    slack = 0.5
    return (
        inner.x >= outer.x - slack
        and inner.y >= outer.y - slack
        and inner.right <= outer.right + slack
        and inner.top <= outer.top + slack
    )


def overlap(one: Rect, other: Rect) -> float:
    across = min(one.right, other.right) - max(one.x, other.x)
    along = min(one.top, other.top) - max(one.y, other.y)
    return max(0.0, across) * max(0.0, along)
