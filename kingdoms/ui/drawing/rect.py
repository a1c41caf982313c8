"""Rectangles for laying out what is painted on a canvas: plain tuples (x, y, width, height) that can be cut up."""

from collections.abc import Sequence
from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle in pixels, positioned by its lower left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def top(self) -> float:
        """Its upper edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The point in its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, x: float, y: float) -> bool:
        """Whether the point is inside."""
        return self.x <= x <= self.right and self.y <= y <= self.top

    def shared(self, other: "Rect") -> float:
        """The area that it shares with another one."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.top, other.top) - max(self.y, other.y)
        return max(0.0, width) * max(0.0, height)

    def inset(self, across: float, along: float | None = None) -> "Rect":
        """The rectangle shrunk by this much on the left and right, and at the bottom and top (the same by default)."""
        along = across if along is None else along
        width, height = max(0, self.width - 2 * across), max(0, self.height - 2 * along)
        return Rect(self.x + (self.width - width) / 2, self.y + (self.height - height) / 2, width, height)

    def moved(self, right: float, up: float) -> "Rect":
        """The rectangle moved by this much."""
        return Rect(self.x + right, self.y + up, self.width, self.height)

    def centred(self, width: float, height: float) -> "Rect":
        """A rectangle of this size with the same centre."""
        return Rect(self.x + (self.width - width) / 2, self.y + (self.height - height) / 2, width, height)

    def fitted(self, aspect: float) -> "Rect":
        """The largest rectangle inside it, around the same centre, whose height is `aspect` times its width."""
        width = min(self.width, self.height / aspect)
        return self.centred(width, width * aspect)

    def cut_left(self, width: float, gap: float = 0) -> tuple["Rect", "Rect"]:
        """A part of this width on the left, and the rest to the right of it."""
        return Rect(self.x, self.y, width, self.height), Rect(
            self.x + width + gap, self.y, max(0, self.width - width - gap), self.height
        )

    def cut_right(self, width: float, gap: float = 0) -> tuple["Rect", "Rect"]:
        """A part of this width on the right, and the rest to the left of it."""
        rest = max(0, self.width - width - gap)
        return Rect(self.right - width, self.y, width, self.height), Rect(self.x, self.y, rest, self.height)

    def cut_top(self, height: float, gap: float = 0) -> tuple["Rect", "Rect"]:
        """A part of this height at the top, and the rest below it."""
        rest = max(0, self.height - height - gap)
        return Rect(self.x, self.top - height, self.width, height), Rect(self.x, self.y, self.width, rest)

    def cut_bottom(self, height: float, gap: float = 0) -> tuple["Rect", "Rect"]:
        """A part of this height at the bottom, and the rest above it."""
        rest = max(0, self.height - height - gap)
        return Rect(self.x, self.y, self.width, height), Rect(self.x, self.top - rest, self.width, rest)

    def columns(self, count: int, gap: float = 0) -> list["Rect"]:
        """The rectangle cut into columns of equal width, from the left."""
        width = (self.width - gap * (count - 1)) / count
        return [Rect(self.x + i * (width + gap), self.y, width, self.height) for i in range(count)]

    def rows(self, count: int, gap: float = 0) -> list["Rect"]:
        """The rectangle cut into rows of equal height, from the top."""
        height = (self.height - gap * (count - 1)) / count
        return [Rect(self.x, self.top - height - i * (height + gap), self.width, height) for i in range(count)]


def around(rects: Sequence[Rect]) -> Rect:
    """The smallest rectangle that holds all of these."""
    x, y = min(rect.x for rect in rects), min(rect.y for rect in rects)
    return Rect(x, y, max(rect.right for rect in rects) - x, max(rect.top for rect in rects) - y)
