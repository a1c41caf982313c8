"""A layer of painted things: only those whose look has changed are painted again.

The look of a thing is a function and its arguments, so that two looks can be compared. Painting a whole table takes
longer than a frame, but painting what one move changes does not. Gold edges come and go without the thing being
painted again.
"""

from collections.abc import Hashable, Mapping, Sequence
from math import cos, inf, pi
from time import perf_counter
from typing import Any, NamedTuple

from kivy.graphics import Color, InstructionGroup

from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import faint, theme

Look = tuple[Any, ...]
"""A function and its arguments; the function is also passed a painter, and otherwise depends only on the theme."""
_DIMMEST = 0.45  # the glow at its weakest; near things never glow more strongly
_SHADE = 0.25  # the opacity of the ground over a dimmed thing
_LIGHT, _LIT_EDGE = 4, 1.5  # for lit things: how far the glow spreads, in units; the width of the edge, in bands
_ADVISED = 2  # the width of the line around what a hint suggests, in bands
_LAMP_SHARE, _LAMP_ICON = 0.45, 1.6  # the lamp's greatest radius, as a share of the shorter side; its icon, in radii
LAMP = 2.75
"""The radius, in units, of the lamp on the edge of a hinted thing."""


class Shown(NamedTuple):
    """How a thing is shown: its look, its edge, and whether gold or the focus ring is around it.

    A near thing can be chosen once something else has been picked: it has a thin gold line and a faint, still light.
    A thing suggested by a hint has a second, thicker line and a lamp on it, which stays below the `ceiling`. A thing
    that cannot be chosen while others of its kind can is dimmed a little, within the given rectangle.
    """

    look: Look
    edge: Rect
    is_lit: bool = False
    is_focused: bool = False
    is_near: bool = False
    is_advised: bool = False
    ceiling: float = inf
    dimmed: Rect | None = None


class _Drawn:
    """The instructions of one thing: the glow below it, the thing itself, and the lines around it."""

    __slots__ = ("above", "below", "group", "thing")

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self.below, self.thing, self.above = InstructionGroup(), InstructionGroup(), InstructionGroup()
        for part in (self.below, self.thing, self.above):
            self.group.add(part)


class Layer:
    """Things painted on top of each other in a group of instructions."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self.shown: dict[Hashable, Shown] = {}
        """Everything as it was last painted."""
        self._drawn: dict[Hashable, _Drawn] = {}
        self._lights: dict[Hashable, Color] = {}
        self._missing: dict[Hashable, set[str]] = {}
        """For each thing that was painted without some of its drawings, the names of those drawings."""
        self._lamps = InstructionGroup()
        """The marks of hints, drawn on top of everything else so that no neighbouring thing covers them."""

    @property
    def is_glowing(self) -> bool:
        """Whether anything is lit."""
        return bool(self._lights)

    def show(self, things: Mapping[Hashable, Shown]) -> None:
        """Shows these things, later ones above earlier ones, and nothing else.

        If one of them cannot be painted, the layer is left empty rather than half painted.
        """
        try:
            self._show(things)
        except Exception:
            self.forget()
            raise

    def _show(self, things: Mapping[Hashable, Shown]) -> None:
        is_same_order = list(things) == list(self.shown) and _advised(things) == _advised(self.shown)
        for key in self.shown.keys() - things.keys():
            del self._drawn[key]
            self._lights.pop(key, None)
            self._missing.pop(key, None)
        for key, shown in things.items():
            if self.shown.get(key) != shown:
                self._paint(key, shown)
        self.shown = dict(things)
        if not is_same_order:
            self.group.clear()
            for key in things:
                self.group.add(self._drawn[key].group)
            self._hang_lamps(_advised(things))

    def _hang_lamps(self, advised: Sequence[Shown]) -> None:
        painter = Painter(self._lamps)
        painter.clear()
        for shown in advised:
            _paint_advised(painter, shown.edge, shown.ceiling)
        if advised:
            self.group.add(self._lamps)

    def forget(self) -> None:
        """Forgets everything that was painted, because colours, sizes or words have changed."""
        self.group.clear()
        self.shown, self._drawn, self._lights, self._missing = {}, {}, {}, {}

    def complete(self, until: float) -> bool:
        """Repaints things whose drawings have arrived, until a given time; returns whether none are left."""
        for key in [key for key, names in self._missing.items() if gallery.has_all(names)]:
            if perf_counter() > until:
                return False
            self._paint_look(key, self.shown[key].look)
        return True

    def breathe(self, share: float) -> None:
        """Makes all lit things glow as brightly as they do after this share of the glow's period."""
        opacity = _DIMMEST + (1 - _DIMMEST) * (1 + cos(2 * pi * share)) / 2
        for light in self._lights.values():
            light.a = theme.glow[3] * opacity

    def _paint(self, key: Hashable, shown: Shown) -> None:
        drawn = self._drawn.setdefault(key, _Drawn())
        before = self.shown.get(key)
        if before is None or before.look != shown.look:
            self._paint_look(key, shown.look)
        self._paint_light(Painter(drawn.below), key, shown)
        self._paint_lines(Painter(drawn.above), shown)

    def _paint_light(self, painter: Painter, key: Hashable, shown: Shown) -> None:
        """Paints the glow below the thing, so that it makes nothing harder to read."""
        painter.clear()
        light = painter.glow(shown.edge, spread=_LIGHT * theme.unit) if shown.is_lit else None
        if shown.is_near and not shown.is_lit:
            painter.glow(shown.edge, faint(theme.glow, _DIMMEST))
        if light is None:
            self._lights.pop(key, None)
        else:
            self._lights[key] = light

    def _paint_lines(self, painter: Painter, shown: Shown) -> None:
        painter.clear()
        if shown.dimmed is not None:
            painter.fill(shown.dimmed, faint(theme.ground, _SHADE), theme.corner)
        if shown.is_lit:
            # Mostly outside, so that it hides nothing on a small card.
            edge, width = shown.edge.inset(-theme.band), _LIT_EDGE * theme.band
            painter.outline(edge, theme.gold, width, theme.corner + theme.band)
        elif shown.is_near:
            painter.outline(shown.edge, theme.gold, theme.band, theme.corner)
        if shown.is_focused:
            painter.focus_ring(shown.edge)

    def _paint_look(self, key: Hashable, look: Look) -> None:
        function, *arguments = look
        painter = Painter(self._drawn[key].thing)
        painter.clear()
        gallery.missed.clear()
        function(painter, *arguments)
        if gallery.missed:
            self._missing[key] = set(gallery.missed)
        else:
            self._missing.pop(key, None)


def _advised(things: Mapping[Hashable, Shown]) -> list[Shown]:
    return [shown for shown in things.values() if shown.is_advised]


def _paint_advised(painter: Painter, edge: Rect, ceiling: float) -> None:
    """A band of gold around a thing, with a line of ink along its outer edge, and a lamp at the top."""
    band = edge.inset(-_ADVISED * theme.band)
    painter.outline(band, theme.gold, _ADVISED * theme.band, theme.corner + theme.band)
    painter.outline(band, theme.ink, theme.hair, theme.corner + theme.band)
    centre, radius = lamp_place(edge, ceiling)
    painter.circle(centre, radius + theme.hair, theme.ink)
    painter.circle(centre, radius, theme.gold)
    painter.icon("lamp", Rect(*centre, 0, 0).centred(_LAMP_ICON * radius, _LAMP_ICON * radius), theme.gold_ink)


def lamp_place(edge: Rect, ceiling: float) -> tuple[tuple[float, float], float]:
    """The centre and radius of the lamp on a thing: in the middle of its upper edge, or lower, below the ceiling.

    On a wide thing, such as a seat, it then moves to the corner, where it does not cover the name.
    """
    radius = min(LAMP * theme.unit, _LAMP_SHARE * min(edge.width, edge.height))
    top = edge.top + _ADVISED * theme.band
    highest = ceiling - radius - theme.hair
    if top <= highest:
        return (edge.centre[0], top), radius
    return (edge.right - radius if edge.width > edge.height else edge.centre[0], highest), radius
