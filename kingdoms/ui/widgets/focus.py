"""The keyboard: arrow keys move a focus ring from one thing to the next, and Enter does what a tap would do.

A widget offers one or more `Spot`s; a board painted on one canvas offers one for each of its targets.
"""

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

DIRECTIONS = {273: "up", 274: "down", 275: "right", 276: "left"}
TAB, ENTER, NUMPAD_ENTER = 9, 13, 271
_STEPS = {"up": (0, 1), "down": (0, -1), "right": (1, 0), "left": (-1, 0)}
_ACROSS = 2.5  # how much more a step sideways counts than one ahead
_ELSEWHERE = 10_000
_REMEMBERED = 50
"""How many of the ring's latest spots are remembered: more than anyone visits in a sheet."""


class Spot(NamedTuple):
    """A place for the ring: its owner, the owner's key for it, and where it is in the window."""

    owner: "Focusable"
    key: Any
    rect: Rect
    is_aside: bool = False
    """Whether the ring should start elsewhere if possible."""


class Focusable(Widget):
    """A widget that the keyboard can reach; it paints a ring while `is_focused`."""

    is_focused = BooleanProperty(False)
    focus_key: "ObjectProperty[Any]" = ObjectProperty(None, allownone=True)
    comes_first = False
    """Whether the ring starts here rather than on something higher up."""

    def spots(self) -> list[Spot]:
        """Where the ring may go: by default the widget as a whole."""
        return [self.spot_at(None, Rect(self.x, self.y, self.width, self.height))]

    def spot_at(self, key: object, rect: Rect, is_aside: bool = False) -> Spot:
        """A spot of this widget; the rectangle is in the coordinates it paints in."""
        x, y = self.to_window(rect.x, rect.y)
        return Spot(self, key, Rect(x, y, rect.width, rect.height), is_aside)

    def activate(self, key: Any) -> None:
        """Called when Enter is pressed on this spot."""

    def steer(self, direction: str) -> bool:
        """Gets an arrow key before it moves the ring; returns True if the widget has used it."""
        return False


class FocusWalker:
    """Moves the ring from spot to spot."""

    def __init__(self, area: Callable[[], Widget]) -> None:
        """`area` returns the widget whose spots are used: the open sheet or else the current screen."""
        self._area = area
        self._owner: Focusable | None = None
        self._trail: deque[tuple[Focusable, Any]] = deque(maxlen=_REMEMBERED)
        """Where the ring has been, each spot given by its owner and key; the latest is last."""

    def on_key(self, _window: object, key: int, *_more: object) -> bool:
        """Moves the ring or activates its spot; returns True if the key was for it."""
        if key in DIRECTIONS:
            return self.walk(DIRECTIONS[key])
        if key == TAB:
            return self.walk("next")
        if key in (ENTER, NUMPAD_ENTER):
            return self._activate()
        return False

    def walk(self, direction: str) -> bool:
        """Moves up, down, left, right or to the next spot; returns False if there is nowhere to go."""
        spots = list(spots_in(self._area()))
        here = self._here(spots)
        if here and here.owner.steer(direction):
            return True
        first = min(spots, key=_rank, default=None)
        there = self._way_back(spots) or first if here is None else _next(spots, here, direction)
        if there is None:
            return False
        self.focus(there)
        return True

    def focus(self, spot: Spot) -> None:
        """Puts the ring on this spot and scrolls it into view."""
        self._leave()
        self._owner = spot.owner
        self._trail.append((spot.owner, spot.key))
        spot.owner.focus_key = spot.key
        spot.owner.is_focused = True
        _bring_into_sight(spot)

    def clear(self) -> None:
        """Removes the ring and forgets where it has been."""
        self._leave()
        self._trail.clear()

    def _leave(self) -> None:
        if self._owner is not None:
            self._owner.is_focused = False
            self._owner.focus_key = None
        self._owner = None

    def _activate(self) -> bool:
        here = self._here(list(spots_in(self._area())))
        if here is None:
            return False
        here.owner.activate(here.key)
        return True

    def _way_back(self, spots: list[Spot]) -> Spot | None:
        """The latest spot of the ring that still exists, for when the sheet or callout it was on has closed."""
        known = {(spot.owner, spot.key): spot for spot in spots}
        return next((known[place] for place in reversed(self._trail) if place in known), None)

    def _here(self, spots: list[Spot]) -> Spot | None:
        owner = self._owner
        return next((spot for spot in spots if owner is spot.owner and spot.key == owner.focus_key), None)


def spots_in(widget: Widget) -> Iterator[Spot]:
    """All visible spots of a widget and its children."""
    if widget.opacity == 0 or widget.disabled:
        return
    if isinstance(widget, Focusable):
        yield from widget.spots()
    for child in reversed(widget.children):
        yield from spots_in(child)


def _rank(spot: Spot) -> tuple[bool, bool, float, float]:
    """How early the ring would start at a spot: the smaller, the earlier."""
    return not spot.owner.comes_first, spot.is_aside, -spot.rect.top, spot.rect.x


def _next(spots: list[Spot], here: Spot, direction: str) -> Spot | None:
    if direction == "next":
        return spots[(spots.index(here) + 1) % len(spots)]
    right, up = _STEPS[direction]
    distances = [(_distance(here.rect, spot.rect, right, up), spot) for spot in spots if spot is not here]
    ahead = [(distance, spot) for distance, spot in distances if distance is not None]
    return min(ahead, key=lambda found: found[0])[1] if ahead else None


def _distance(here: Rect, there: Rect, right: int, up: int) -> float | None:
    """The distance to another place in this direction, longer the further sideways it is; None if it is not ahead."""
    x, y = there.centre[0] - here.centre[0], there.centre[1] - here.centre[1]
    ahead = x * right + y * up
    if ahead <= 1:
        return None
    between = [
        abs(x) - (here.width + there.width) / 2,
        abs(y) - (here.height + there.height) / 2,
    ]
    apart, aside = between if right else reversed(between)
    if aside <= 0:
        return ahead
    # Anything neither in line nor clearly ahead is in another direction, and is only a last resort.
    return ahead + _ACROSS * aside + (_ELSEWHERE if apart < 0 else 0)


def _bring_into_sight(spot: Spot) -> None:
    parent = spot.owner.parent
    while parent is not None and parent is not parent.parent:
        if isinstance(parent, ScrollView):
            _scroll_to(parent, spot)
            return
        parent = parent.parent


def _scroll_to(view: ScrollView, spot: Spot) -> None:
    """Shows the whole widget, or as much as its spot needs if it is taller than the view."""
    if spot.owner.height <= view.height:
        seconds = theme.seconds("page")
        view.scroll_to(spot.owner, animate={"d": seconds, "t": "out_quad"} if seconds else False)
        return
    bottom = view.to_window(*view.pos)[1]
    above, below = max(0, spot.rect.top - bottom - view.height), max(0, bottom - spot.rect.y)
    view.scroll_y = min(1, max(0, view.scroll_y + (above - below) / (view.viewport_size[1] - view.height)))
