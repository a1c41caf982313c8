"""Sizes and overlaps of things on the screen, for the tests of all screens."""

from kingdoms.ui.drawing.rect import Rect

FINGER = 48
"""The least width and height of anything that can be tapped."""


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
