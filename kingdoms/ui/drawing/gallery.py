"""Large drawings, read a few at a time: a table full of them is visible at once and complete soon after."""

from time import perf_counter

from kivy.clock import Clock
from kivy.event import EventDispatcher

from kingdoms.ui.drawing.painter import WHITE, Painter
from kingdoms.ui.drawing.pictures import names_in, picture, weight_of
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import Colour, faint, theme

AT_ONCE, LATER = 0.002, 0.003
"""Seconds that may be spent on reading drawings: in the frame that first needs them, and in those that follow."""
BETWEEN = 0.05
"""Seconds between two announcements of drawings that have been read, while others are still to come."""


class Gallery(EventDispatcher):
    """Reads drawings, small ones first. `on_arrival` is dispatched from time to time meanwhile, and at the end."""

    __events__ = ("on_arrival",)

    def __init__(self) -> None:
        super().__init__()
        self._here: set[str] = set()
        self._wanted: dict[str, bool] = {}
        """Those to be read, and whether nobody needs them yet."""
        self.missed: set[str] = set()
        """Those that were missing when something was painted, since this was last emptied."""
        self._since = 0.0
        self._frame = -1
        self._spent = 0.0
        self._read_on = Clock.create_trigger(self._read_next, 0, interval=True)

    def on_arrival(self) -> None:
        """More drawings have been read: what was painted without them can be painted again."""

    def has(self, name: str) -> bool:
        """Whether the drawing can be painted now; if not, it will be read soon."""
        if name in self._here:
            return True
        if Clock.frames != self._frame:
            self._frame, self._spent = Clock.frames, 0.0
        if self._spent < AT_ONCE:
            self._spent += self._read(name)
            return True
        self.missed.add(name)
        self._wanted[name] = False
        self._read_on()
        return False

    @property
    def is_complete(self) -> bool:
        """Whether nothing that was painted is still waiting for a drawing."""
        return all(self._wanted.values())

    def has_all(self, names: set[str]) -> bool:
        """Whether all of these drawings have been read."""
        return names <= self._here

    def fetch(self, folder: str) -> None:
        """Reads all drawings of a folder while there is time: they will be needed soon."""
        for name in names_in(folder):
            if name not in self._here:
                self._wanted.setdefault(name, True)
                self._read_on()

    def bring(self, name: str) -> None:
        """Reads a drawing that is needed at once, such as that of a card in flight."""
        if name not in self._here:
            self._wanted.pop(name, None)
            self._read(name)

    def put_away(self) -> None:
        """Forgets what has been read: it is read again a few at a time."""
        self._here.clear()

    def _read(self, name: str) -> float:
        """Reads a drawing, and returns how many seconds it took."""
        began = perf_counter()
        picture(name)
        self._here.add(name)
        return perf_counter() - began

    def _read_next(self, elapsed: float) -> None:
        """Reads what is needed before what is not, and small files before large ones."""
        spent = 0.0
        while self._wanted and spent < LATER:
            name = min(self._wanted, key=lambda name: (self._wanted[name], weight_of(name)))
            del self._wanted[name]
            spent += self._read(name)
        self._since += elapsed
        if not self._wanted:
            self._read_on.cancel()
        if not self._wanted or self._since >= BETWEEN:
            self._since = 0.0
            self.dispatch("on_arrival")


gallery = Gallery()


def paint_symbol(painter: Painter, name: str, rect: Rect, colour: Colour) -> None:
    """A drawing that is only an outline, in a colour."""
    if gallery.has(name):
        painter.picture(name, rect, colour)


def paint_picture(painter: Painter, name: str, place: Rect) -> None:
    """A drawing in a thin frame; a symbol is drawn in ink, and a piece with its own outline needs no frame."""
    if "/symbols/" in name:
        painter.picture(name, place.inset(theme.gap), theme.ink)
    elif "/pieces/" in name:
        painter.picture(name, place.inset(theme.gap), WHITE)
    else:
        painter.picture(name, place, WHITE)
        painter.outline(place, theme.ink)


def paint_medallion(painter: Painter, name: str, rect: Rect, rim: Colour, width: float | None = None) -> None:
    """A drawing cut round, with a rim."""
    if gallery.has(name):
        painter.medallion(name, rect, rim, width)
    else:
        painter.circle(rect.centre, rect.width / 2, faint(theme.faded, 0.2))


def paint_covering(
    painter: Painter, name: str, rect: Rect, middle: float = 0.5, colour: Colour = WHITE, share: float = 1.0
) -> None:
    """A drawing that fills a rectangle of any shape undistorted: it is cropped around its `middle`.

    With a smaller `share` only that much of it is seen, and larger.
    """
    if not rect.width or not rect.height:
        return
    if not gallery.has(name):
        painter.fill(rect, faint(theme.faded, 0.2))
        return
    shape = painter.picture(name, rect, colour)
    texture = shape.texture
    if texture is None:
        return
    wide = share * min(1.0, rect.width / rect.height * texture.height / texture.width)
    high = share * min(1.0, rect.height / rect.width * texture.width / texture.height)
    bottom = min(1 - high, max(0.0, middle - high / 2))
    u0, v0, u1, _v, _u, v1, *_rest = texture.tex_coords
    left, right = u0 + (u1 - u0) * (0.5 - wide / 2), u0 + (u1 - u0) * (0.5 + wide / 2)
    low, top = v0 + (v1 - v0) * bottom, v0 + (v1 - v0) * (bottom + high)
    shape.tex_coords = (left, low, right, low, right, top, left, top)
