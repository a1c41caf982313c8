"""Where the plaques of a framed country go if there is no room at their cities: in a grid over the view.

Each has its own slot, as near to its city as the others allow, so that none covers another or a button.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from kingdoms.core.state import Thing
from kingdoms.ui.drawing.rect import Rect

Point = tuple[float, float]
_SLACK = 0.01  # an overlap that does not matter, as a share of a pixel


def in_slots(
    homes: Mapping[Thing, Point], sizes: Mapping[Thing, Point], room: Rect, taken: Sequence[Rect] = ()
) -> dict[Thing, Rect] | None:
    """Rectangles of these sizes in the slots of a grid that are clear of what is taken; None if there are too few."""
    widest, highest = (max(size[axis] for size in sizes.values()) for axis in (0, 1))
    columns, rows = int(room.width / widest), int(room.height / highest)
    if columns * rows < len(homes):
        return None
    slots = [slot for row in room.rows(rows) for slot in row.columns(columns)]
    free = tuple(slot for slot in slots if not any(overlap(slot, rect) for rect in taken))
    order = _nearest(tuple(homes.values()), tuple(slot.centre for slot in free))
    if order is None:
        return None
    return {
        thing: _within(free[slot], home, sizes[thing]) for (thing, home), slot in zip(homes.items(), order, strict=True)
    }


def overlap(one: Rect, other: Rect) -> bool:
    """Whether two rectangles really overlap, rather than just touch at an edge."""
    across = min(one.right, other.right) - max(one.x, other.x)
    along = min(one.top, other.top) - max(one.y, other.y)
    return min(across, along) > _SLACK


def _within(slot: Rect, home: Point, size: Point) -> Rect:
    """A rectangle in a slot, as near to its home as the slot allows."""
    x = min(max(home[0] - size[0] / 2, slot.x), slot.right - size[0])
    y = min(max(home[1] - size[1] / 2, slot.y), slot.top - size[1])
    return Rect(x, y, *size)


@lru_cache(maxsize=64)
def _nearest(homes: tuple[Point, ...], slots: tuple[Point, ...]) -> tuple[int, ...] | None:
    """A separate slot for each home, minimising the sum of squared distances; None if there are too few."""
    if len(slots) < len(homes):
        return None
    best: dict[frozenset[int], tuple[float, tuple[int, ...]]] = {frozenset(): (0.0, ())}
    for x, y in homes:
        longer: dict[frozenset[int], tuple[float, tuple[int, ...]]] = {}
        for used, (length, order) in best.items():
            for slot in range(len(slots)):
                if slot in used:
                    continue
                total = length + (slots[slot][0] - x) ** 2 + (slots[slot][1] - y) ** 2
                with_it = used | {slot}
                if with_it not in longer or total < longer[with_it][0]:
                    longer[with_it] = total, (*order, slot)
        best = longer
    return min(best.values())[1]
