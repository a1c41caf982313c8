"""Where to put something that must not cover what can be tapped, and least of all words that are being read."""

from collections.abc import Iterator, Sequence

from kivy.core.window import Window

from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets.focus import spots_in
from kingdoms.ui.widgets.surfaces import Modal, Note


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


def notes() -> list[Rect]:
    """The rectangles of all words beside what they are about, such as the steps of a lesson."""
    found: list[Rect] = []
    for widget in Window.children:
        found += [Rect(*note.to_window(*note.pos), *note.size) for note in widget.walk() if isinstance(note, Note)]
        if isinstance(widget, Modal):
            break
    return found


def clear_place(wanted: Rect, others: Sequence[Rect], room: Rect, notes: Sequence[Rect] = ()) -> Rect:
    """The place nearest to the wanted one that covers none of the others and no notes.

    Failing that, it is the one that covers the least, first of the notes and then of the others.
    """
    taken = [*others, *notes]
    if not covered(wanted, taken):
        return wanted

    def rank(place: Rect) -> tuple[float, float, float]:
        return covered(place, notes), covered(place, others), abs(place.x - wanted.x) + abs(place.y - wanted.y)

    return min(_places(wanted, taken, room), key=rank, default=wanted)


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
