"""Where the plaques of the cities and the arms of the countries are on the Royals map.

A finger needs the same room at every zoom, while cities move closer together the more of the map is visible. So each
plaque is as near to its city as its neighbours, the edge of the view and the buttons over the map allow. Plaques that
have to be pushed apart keep the order of their cities, from west to east or from south to north.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import add

from kingdoms.core.state import Thing
from kingdoms.ui.drawing.rect import Rect

Point = tuple[float, float]
_ROUNDS = 9  # how often all plaques are pulled towards their cities and pushed apart again
_PASSES, _LAST_PASSES = 4, 90  # the most times that plaques are pushed apart in a round, and in the last one
_HOMESICKNESS = 0.4  # the share of the way home that a plaque moves in the first round
_SLACK = 0.01  # an overlap that does not matter, as a share of a pixel


def arranged(
    homes: Mapping[Thing, Point], sizes: Mapping[Thing, Point], room: Rect, taken: Sequence[Rect] = ()
) -> dict[Thing, Rect]:
    """Rectangles of these sizes near their homes, inside the room, with as little overlap as possible."""
    keys = tuple(homes)
    places = _arranged(tuple(homes[key] for key in keys), tuple(sizes[key] for key in keys), room, tuple(taken))
    return dict(zip(keys, places, strict=True))


@lru_cache(maxsize=64)
def _arranged(homes: tuple[Point, ...], sizes: tuple[Point, ...], room: Rect, taken: tuple[Rect, ...]) -> list[Rect]:
    """Separates plaques in the direction of their cities; if they still overlap, tries the direction with more room."""
    crowd = _settled(_Crowd(homes, sizes, room, taken))
    if not crowd.overlap():
        return crowd.places()
    widest, highest = max(width for width, _height in sizes), max(height for _width, height in sizes)
    axis = 0 if room.width / widest > room.height / highest else 1
    return min(crowd, _settled(_Crowd(homes, sizes, room, taken, axis)), key=_Crowd.overlap).places()


def _settled(crowd: "_Crowd") -> "_Crowd":
    for left in range(_ROUNDS, 0, -1):
        # The pull towards home weakens, so that nothing overlaps in the end.
        crowd.draw_home(_HOMESICKNESS * left / _ROUNDS)
        for _pass in range(_PASSES if left > 1 else _LAST_PASSES):
            crowd.keep_inside()
            if not crowd.push_apart():
                break
    crowd.keep_inside()
    return crowd


class _Crowd:
    """Plaques that push each other apart, along one axis if given; the rectangles in `taken` never move."""

    def __init__(
        self,
        homes: Sequence[Point],
        sizes: Sequence[Point],
        room: Rect,
        taken: Sequence[Rect],
        axis: int | None = None,
    ) -> None:
        self.axis = axis
        self.count = len(homes)
        self.homes = [*homes, *(rect.centre for rect in taken)]
        self.middles = [list(home) for home in self.homes]
        self.halves = [(width / 2, height / 2) for width, height in (*sizes, *(rect[2:] for rect in taken))]
        self.edges = [
            (room.x + x, max(room.x + x, room.right - x), room.y + y, max(room.y + y, room.top - y))
            for x, y in self.halves[: self.count]
        ]
        self.pairs = [
            (one, other, self.middles[one], self.middles[other], tuple(map(add, self.halves[one], self.halves[other])))
            for one in range(self.count)
            for other in range(one + 1, len(self.middles))
        ]

    def places(self) -> list[Rect]:
        """Where the plaques are."""
        found = zip(self.middles[: self.count], self.halves, strict=False)
        return [Rect(x - across, y - along, 2 * across, 2 * along) for (x, y), (across, along) in found]

    def overlap(self) -> float:
        """How much the plaques overlap each other or what is taken."""
        lacking = (
            (needed[0] - abs(here[0] - there[0]), needed[1] - abs(here[1] - there[1]))
            for _one, _other, here, there, needed in self.pairs
        )
        shared: float = sum(across * along for across, along in lacking if min(across, along) > 1)
        return shared

    def draw_home(self, share: float) -> None:
        """Moves every plaque a share of the way to its home."""
        for middle, home in zip(self.middles[: self.count], self.homes, strict=False):
            middle[0] += share * (home[0] - middle[0])
            middle[1] += share * (home[1] - middle[1])

    def keep_inside(self) -> None:
        """Keeps every plaque in the room."""
        for middle, (left, right, low, high) in zip(self.middles, self.edges, strict=False):
            middle[0] = min(max(middle[0], left), right)
            middle[1] = min(max(middle[1], low), high)

    def push_apart(self) -> bool:
        """Pushes overlapping pairs apart; returns whether there were any."""
        has_moved = False
        for one, other, here, there, needed in self.pairs:
            across = needed[0] - abs(here[0] - there[0])
            # This runs thousands of times before a map is shown, and this half of the check is usually enough.
            if across <= _SLACK:
                continue
            along = needed[1] - abs(here[1] - there[1])
            if along > _SLACK:
                self._push(one, other, needed, (across, along))
                has_moved = True
        return has_moved

    def _push(self, one: int, other: int, needed: Point, lacking: Point) -> None:
        """Pushes two plaques apart in the direction of their cities, or one off a taken area by the shortest way."""
        if other < self.count:
            distances = [self.homes[one][axis] - self.homes[other][axis] for axis in (0, 1)]
            axis = 0 if abs(distances[0]) / needed[0] >= abs(distances[1]) / needed[1] else 1
            axis = axis if self.axis is None else self.axis
        else:
            distances = [self.middles[one][axis] - self.middles[other][axis] for axis in (0, 1)]
            axis = 0 if lacking[0] < lacking[1] else 1
        gap = abs(self.middles[one][axis] - self.middles[other][axis])
        is_right = (distances[axis] >= 0) == (self.middles[one][axis] >= self.middles[other][axis])
        push = (needed[axis] - gap if is_right else needed[axis] + gap) * (1 if distances[axis] >= 0 else -1)
        share = 0.5 if other < self.count else 1.0
        self.middles[one][axis] += share * push
        self.middles[other][axis] -= (1 - share) * push
