"""Moving things: pieces fly above a board from their old place to their new one, scene after scene.

Nothing here blocks: a board is always painted in its final state, minus what is still in the air.
"""

from collections.abc import Callable, Iterable, Sequence
from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple

from kivy.animation import AnimationTransition
from kivy.clock import Clock
from kivy.graphics import Color, Fbo, InstructionGroup, Quad, Rectangle, SmoothLine
from kivy.graphics.texture import Texture

from kingdoms.core.state import Thing
from kingdoms.ui.drawing.painter import WHITE, Painter
from kingdoms.ui.drawing.pictures import picture
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import Colour, theme

PAUSE, GLANCE, CAPTION, HANDOVER = "pause", "glance", "caption", "handover"
"""Kinds of scenes without movement: time to read what has just happened, or to see it before another seat is shown."""
MOST_COINS = 5
"""The maximum number of coins or other identical pieces in flight: more would only hide each other."""
_STAGGER = 0.12  # how much later, as a share of the scene, each of several identical pieces starts
_THINNEST = 0.02  # the least width of a card as it turns over, as a share of its width
_BARB, _BARB_ANGLE = 3, 2.6  # an arrow's barbs: their greatest length in units, and the angle at which they turn back
_TURNS, _HOPS, _HOP = 1.5, 2.5, 0.7  # how many times a die turns and hops, and how high, as a share of its side

Brush = Callable[[Painter, Rect], object]
"""A function that paints a thing into a rectangle."""


class Flight(NamedTuple):
    """One piece on its way. With a `back`, it starts face down and turns over half-way."""

    brush: Brush
    start: Rect
    end: Rect
    back: Brush | None = None
    delay: float = 0.0
    """The share of the scene that passes before it starts."""


class Arrow(NamedTuple):
    """An arrow: a line that grows from one thing to another."""

    start: tuple[float, float]
    end: tuple[float, float]


class Tumble(NamedTuple):
    """A die that rolls to its place and ends on its last face; its body and its pips are tinted."""

    body: str
    faces: tuple[str, ...]
    colours: tuple[Colour, Colour]
    start: Rect
    end: Rect


class Scene(NamedTuple):
    """Things that happen at the same time: pieces in flight, and what is on the table once they have landed."""

    kind: str = "card"
    """A name in the theme's durations, which sets the scene's pace."""
    flights: tuple[Flight, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    tumbles: tuple[Tumble, ...] = ()
    lands: tuple[Thing, ...] = ()
    """Things that are not shown on the table until this scene is over."""
    counts: tuple[tuple[Thing, int], ...] = ()
    """Things whose numbers change when this scene is over, each with its change."""
    sound: str = ""
    opens: Thing | None = None
    """The overlay to open when this scene begins."""
    waits: bool = False
    """Whether it ends only when its overlay is closed, so that nobody misses it."""
    caption: str = ""
    """The words shown with it, usually from the log; empty to keep those of an earlier scene."""
    progress: str = ""
    """The point in the game at which it happens; empty if that is the point of the current decision."""
    page: str = ""
    """The page it is seen on; empty for whichever page is visible."""
    seat: int | None = None
    """The seat whose action it shows; None if it is about several seats or none."""


def swarm(brush: Brush, count: int, start: Rect, end: Rect) -> tuple[Flight, ...]:
    """The flights of identical pieces, each starting a little after the one before; no more than `MOST_COINS`."""
    count = min(count, MOST_COINS)
    return tuple(Flight(brush, start, end, delay=number * _STAGGER) for number in range(count))


class _Piece:
    """A flight as it is drawn: one textured rectangle that moves from frame to frame without being painted again."""

    def __init__(self, flight: Flight, bake: "Callable[[Brush, Rect], Texture]", group: InstructionGroup) -> None:
        self.flight = flight
        self.face = bake(flight.brush, flight.end)
        self.back = bake(flight.back, flight.end) if flight.back else None
        self.shape = Rectangle(texture=self.back or self.face, pos=flight.start[:2], size=flight.start[2:])
        group.add(self.shape)

    def move(self, share: float) -> None:
        flight = self.flight
        share = min(1.0, max(0.0, (share - flight.delay) / (1 - flight.delay)))
        place = _between(flight.start, flight.end, _ease(share))
        if self.back is not None:
            # A card that turns over gets narrower on one side, then wider on the other.
            self.shape.texture = self.back if share < 0.5 else self.face
            place = place.centred(place.width * max(_THINNEST, abs(cos(share * pi))), place.height)
        self.shape.pos = place[:2]
        self.shape.size = place[2:]


class _Die:
    """A die as it rolls: two quads with rotated corners, which is cheaper than rotating the canvas."""

    def __init__(self, tumble: Tumble, group: InstructionGroup) -> None:
        self.tumble = tumble
        self.faces = [picture(face) for face in tumble.faces]
        body, ink = tumble.colours
        self.shapes = (Quad(texture=picture(tumble.body)), Quad(texture=self.faces[0]))
        for colour, shape in zip((body, ink), self.shapes, strict=True):
            group.add(Color(*colour))
            group.add(shape)
        self.move(0.0)

    def move(self, share: float) -> None:
        done = _ease(share)
        place = _between(self.tumble.start, self.tumble.end, done)
        hop = _HOP * place.height * (1 - share) * abs(cos(share * _HOPS * pi))
        corners = _corners(place.moved(0, hop), (1 - done) * _TURNS * 2 * pi)
        for shape in self.shapes:
            shape.points = corners
        self.shapes[1].texture = self.faces[min(len(self.faces) - 1, int(done * len(self.faces)))]


class Flying:
    """The layer above a board: plays scenes one after another and reports when each is over."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self.waiting: list[Scene] = []
        """The scenes that are not over yet; the first is being shown."""
        self._moving: list[_Piece | _Die] = []
        self._lines: list[tuple[Arrow, SmoothLine]] = []
        self._baked: list[Fbo] = []
        self._elapsed = 0.0
        self._on_begin: Callable[[Scene], None] = lambda scene: None
        self._on_landed: Callable[[Scene], None] = lambda scene: None
        self._on_still: Callable[[], None] = lambda: None
        self._clock = Clock.create_trigger(self._tick, 0, interval=True)

    @property
    def is_moving(self) -> bool:
        """Whether any scene is not over yet."""
        return bool(self.waiting)

    @property
    def is_waiting(self) -> bool:
        """Whether something has to be seen and dismissed before the rest goes on."""
        return bool(self.waiting) and self.waiting[0].waits

    @property
    def unseen(self) -> list[Scene]:
        """The scenes that have to be seen and have not been dismissed yet."""
        return [scene for scene in self.waiting if scene.waits]

    def play(
        self,
        scenes: Iterable[Scene],
        on_begin: Callable[[Scene], None],
        on_landed: Callable[[Scene], None],
        on_still: Callable[[], None],
    ) -> None:
        """Plays these scenes; `on_begin` and `on_landed` are called for each, `on_still` when all are over."""
        self.finish()
        self.waiting = list(scenes)
        self._on_begin, self._on_landed, self._on_still = on_begin, on_landed, on_still
        self._begin()

    def finish(self) -> None:
        """Lands everything at once."""
        while self.waiting:
            self._land()
            if not self.waiting:
                self._end()

    def hurry(self) -> None:
        """Lands everything at once, up to the next scene that has to be seen."""
        while self.waiting and not self.waiting[0].waits:
            self._land()
            if not self.waiting:
                self._end()
            elif self.waiting[0].waits:
                self._begin()

    def step_on(self) -> None:
        """Ends a pause, or else lands everything up to the next pause or scene that has to be seen; then plays on."""
        if self.waiting and self.waiting[0].kind == PAUSE:
            self._land()
        else:
            while self.waiting and not self.waiting[0].waits and self.waiting[0].kind != PAUSE:
                self._land()
        self._begin()

    def release(self) -> None:
        """Plays the remaining scenes, once the one that had to be seen has been dismissed.

        If that one has not begun yet, it is shown now: nobody can dismiss what they have not seen.
        """
        if self.is_waiting:
            self._land()
            self._begin()
        elif self.unseen:
            self.hurry()

    def drop(self) -> None:
        """Removes everything without any callbacks, because the table now shows something else."""
        self.waiting = []
        self._clear()
        self._clock.cancel()

    def _begin(self) -> None:
        """Starts the next scene that takes time or has to be dismissed; those before it are over at once."""
        self._elapsed = 0.0
        while self.waiting and not self.waiting[0].waits and not theme.seconds(self.waiting[0].kind):
            self._land()
        if not self.waiting:
            self._end()
            return
        scene = self.waiting[0]
        self._on_begin(scene)
        self.group.add(Color(*WHITE))
        self._moving = [_Piece(flight, self._bake, self.group) for flight in scene.flights]
        self._moving += [_Die(tumble, self.group) for tumble in scene.tumbles]
        self.group.add(Color(*theme.wax))
        self._lines = [(arrow, self._line(arrow)) for arrow in scene.arrows]
        self._clock()

    def _line(self, arrow: Arrow) -> SmoothLine:
        line = SmoothLine(points=arrow_points(arrow.start, arrow.start), width=theme.band, joint="round", cap="round")
        self.group.add(line)
        return line

    def _tick(self, elapsed: float) -> None:
        self._elapsed += elapsed
        seconds = theme.seconds(self.waiting[0].kind)
        share = min(1.0, self._elapsed / seconds) if seconds else 1.0
        for piece in self._moving:
            piece.move(share)
        for arrow, line in self._lines:
            grown = [a + (b - a) * _ease(share) for a, b in zip(arrow.start, arrow.end, strict=True)]
            line.points = arrow_points(arrow.start, grown)
        if share < 1.0:
            return
        if self.waiting[0].waits:
            self._clock.cancel()
        else:
            self._land()
            self._begin()

    def _land(self) -> None:
        scene = self.waiting.pop(0)
        self._clear()
        self._on_landed(scene)

    def _end(self) -> None:
        self._clock.cancel()
        self._on_still()

    def _clear(self) -> None:
        self.group.clear()
        self._moving, self._lines, self._baked = [], [], []

    def _bake(self, brush: Brush, rect: Rect) -> Texture:
        # The texture is only valid while its buffer is kept.
        self._baked.append(baked(brush, rect))
        return self._baked[-1].texture


class Dragged:
    """The thing being dragged, above everything else."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._baked: Fbo | None = None
        self._shape: Rectangle | None = None

    def carry(self, brush: Brush, like: Rect, x: float, y: float) -> None:
        """Shows a thing of this size, centred on a point."""
        if self._shape is None:
            self._baked = baked(brush, like)
            self._shape = Rectangle(texture=self._baked.texture, size=like[2:])
            self.group.add(Color(*WHITE))
            self.group.add(self._shape)
        self._shape.pos = x - like.width / 2, y - like.height / 2

    def let_go(self) -> None:
        """Stops showing the thing."""
        self.group.clear()
        self._baked, self._shape = None, None


def baked(brush: Brush, rect: Rect) -> Fbo:
    """A thing painted once, so that moving it means moving one textured rectangle."""
    width, height = max(1, round(rect.width)), max(1, round(rect.height))
    fbo = Fbo(size=(width, height))
    brush(Painter(fbo), Rect(0, 0, width, height))
    fbo.draw()
    return fbo


def arrow_points(start: Sequence[float], end: Sequence[float]) -> list[float]:
    """A straight arrow as one continuous line: from its start to its tip, then out and back along each barb."""
    angle = atan2(end[1] - start[1], end[0] - start[0])
    barb = min(_BARB * theme.unit, hypot(end[0] - start[0], end[1] - start[1]) / 2)
    points = [*start, *end]
    for side in (_BARB_ANGLE, -_BARB_ANGLE):
        points += [end[0] + barb * cos(angle + side), end[1] + barb * sin(angle + side), *end]
    return points


def _ease(share: float) -> float:
    return float(AnimationTransition.out_cubic(share))


def _between(start: Rect, end: Rect, share: float) -> Rect:
    # Runs for every moving piece in every frame, so it is written out.
    x, y, width, height = start
    to_x, to_y, to_width, to_height = end
    return Rect(
        x + (to_x - x) * share,
        y + (to_y - y) * share,
        width + (to_width - width) * share,
        height + (to_height - height) * share,
    )


def _corners(square: Rect, angle: float) -> list[float]:
    """The corners of a square rotated around its centre."""
    x, y = square.centre
    right, up = square.width / 2 * cos(angle), square.width / 2 * sin(angle)
    offsets = ((up - right, -up - right), (up + right, up - right), (right - up, up + right), (-right - up, right - up))
    return [along for across, upwards in offsets for along in (x + across, y + upwards)]
