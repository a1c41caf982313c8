"""Where to put something that must not cover what can be tapped."""

from collections.abc import Iterator, Sequence

from kivy.core.window import Window

from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets.focus import spots_in
from kingdoms.ui.widgets.surfaces import Modal


def tappable() -> list[Rect]:
    """The rectangles of everything in the window that can be tapped now; nothing below an open sheet can be."""
    found: list[Rect] = []
    for widget in Window.children:
        found += [spot.rect for spot in spots_in(widget)]
        if isinstance(widget, Modal):
            break
    return found


def covered(rect: Rect, others: Sequence[Rect]) -> float:
    """How much of the others a rectangle covers: the number of those it touches, plus a fraction for their area."""
    areas = [
        (min(rect.right, other.right) - max(rect.x, other.x)) * (min(rect.top, other.top) - max(rect.y, other.y))
        for other in others
        if rect.x < other.right and other.x < rect.right and rect.y < other.top and other.y < rect.top
    ]
    return len(areas) + sum(areas) / (rect.width * rect.height * (len(areas) + 1)) if areas else 0


def clear_place(wanted: Rect, others: Sequence[Rect], room: Rect) -> Rect:
    """The place nearest to the wanted one that covers none of the others; failing that, the one that covers least."""
    if not covered(wanted, others):
        return wanted

    def rank(place: Rect) -> tuple[float, float]:
        return covered(place, others), abs(place.x - wanted.x) + abs(place.y - wanted.y)

    return min(_places(wanted, others, room), key=rank, default=wanted)


def _places(wanted: Rect, others: Sequence[Rect], room: Rect) -> Iterator[Rect]:
    """The places to try: above and below each of the others, in line with the wanted place, the middle or an edge."""
    for x in {wanted.x, room.x, room.right - wanted.width, room.centre[0] - wanted.width / 2}:
        column = wanted._replace(x=x)
        in_line = [other for other in others if other.x < column.right and x < other.right]
        for y in {
            wanted.y,
            room.y,
            *(other.top + theme.unit for other in in_line),
            *(other.y - theme.unit - wanted.height for other in in_line),
        }:
            if room.y <= y <= room.top - wanted.height:
                yield column._replace(y=y)
