"""Large drawings, read a few at a time: a table full of them is visible at once and complete soon after."""

from time import perf_counter

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.graphics import Rectangle
from kivy.graphics.texture import Texture

from kingdoms.ui.drawing.painter import WHITE, Painter
from kingdoms.ui.drawing.pictures import names_in, picture, weight_of
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import PLACEHOLDER, Colour, faint, theme

FIRST_FRAME, LATER_FRAMES = 0.002, 0.003
"""Seconds spent on reading drawings: in the frame that first needs them, and in the following ones."""
BETWEEN_ARRIVALS = 0.05
"""Seconds between two `on_arrival` events while more drawings are still to come."""
_RIM = 0.02  # how much of a drawing's width is a dark line at its side, which is left out
_CORNER = 0.03, 0.1  # from where to where, next to that line, it is plain ground at the top of every drawing
_TOP = 0.975, 0.99  # the same for its height


class Gallery(EventDispatcher):
    """Reads drawings, small ones first. `on_arrival` is dispatched from time to time as it reads, and at the end."""

    __events__ = ("on_arrival",)

    def __init__(self) -> None:
        super().__init__()
        self._here: set[str] = set()
        self._wanted: dict[str, bool] = {}
        """The drawings to be read, each with whether nothing needs it yet."""
        self.missed: set[str] = set()
        """The drawings that were missing when something was painted, since this was last cleared."""
        self._since = 0.0
        self._frame = -1
        self._spent = 0.0
        self._read_on = Clock.create_trigger(self._read_next, 0, interval=True)

    def on_arrival(self) -> None:
        """Dispatched when more drawings have been read, so that things painted without them can be repainted."""

    def has(self, name: str) -> bool:
        """Whether the drawing can be painted now; if not, it will be read soon."""
        if name in self._here:
            return True
        if Clock.frames != self._frame:
            self._frame, self._spent = Clock.frames, 0.0
        if self._spent < FIRST_FRAME:
            self._spent += self._read(name)
            return True
        self.missed.add(name)
        self._wanted[name] = False
        self._read_on()
        return False

    @property
    def is_complete(self) -> bool:
        """Whether every drawing needed by something painted so far has been read."""
        return all(self._wanted.values())

    def has_all(self, names: set[str]) -> bool:
        """Whether all of these drawings have been read."""
        return names <= self._here

    def fetch(self, folder: str) -> None:
        """Reads all the drawings in a folder when there is time to spare, because they will be needed soon."""
        for name in names_in(folder):
            if name not in self._here:
                self._wanted.setdefault(name, True)
                self._read_on()

    def read_now(self, name: str) -> None:
        """Reads a drawing that is needed at once, such as one on a card in flight."""
        if name not in self._here:
            self._wanted.pop(name, None)
            self._read(name)

    def forget(self) -> None:
        """Forgets what has been read, so that it is read again a few at a time."""
        self._here.clear()

    def stop(self) -> None:
        """Reads nothing more until something is painted that needs it."""
        self._wanted.clear()
        self._read_on.cancel()

    def _read(self, name: str) -> float:
        """Reads a drawing, and returns how many seconds it took."""
        began = perf_counter()
        picture(name)
        self._here.add(name)
        return perf_counter() - began

    def _read_next(self, elapsed: float) -> None:
        """Reads what is needed before what is not, and small files before large ones."""
        spent = 0.0
        while self._wanted and spent < LATER_FRAMES:
            name = min(self._wanted, key=lambda name: (self._wanted[name], weight_of(name)))
            del self._wanted[name]
            spent += self._read(name)
        self._since += elapsed
        if not self._wanted:
            self._read_on.cancel()
        if not self._wanted or self._since >= BETWEEN_ARRIVALS:
            self._since = 0.0
            self.dispatch("on_arrival")


gallery = Gallery()


def paint_symbol(painter: Painter, name: str, rect: Rect, colour: Colour) -> None:
    """A drawing that is only a mask, in this colour; nothing is painted until it has been read."""
    if gallery.has(name):
        painter.picture(name, rect, colour)


def paint_picture(painter: Painter, name: str, place: Rect) -> None:
    """A drawing in a thin frame, as large as fits without distortion.

    Symbols (in ink) and pieces (which have their own outline) have no frame.
    """
    texture = painter.find_picture(name)
    is_bare = "/symbols/" in name or "/pieces/" in name
    whole = place.inset(theme.gap) if is_bare else place
    whole = whole if texture is None else whole.fitted(texture.height / texture.width)
    painter.picture(name, whole, theme.ink if "/symbols/" in name else WHITE)
    if not is_bare:
        painter.outline(whole, theme.ink)


def paint_medallion(painter: Painter, name: str, rect: Rect, rim: Colour, width: float | None = None) -> None:
    """A drawing cropped to a circle, with a rim."""
    if gallery.has(name):
        painter.medallion(name, rect, rim, width)
    else:
        painter.circle(rect.centre, rect.width / 2, faint(theme.faded, PLACEHOLDER))


def paint_covering(
    painter: Painter, name: str, rect: Rect, middle: float = 0.5, colour: Colour = WHITE, share: float = 1.0
) -> None:
    """Paints a drawing that fills a rectangle of any shape without distortion.

    It is cropped around the height `middle` (0 is the bottom, 1 the top). With a `share` below 1, only that much of it
    is shown, enlarged.
    """
    if not rect.width or not rect.height:
        return
    if not gallery.has(name):
        painter.fill(rect, faint(theme.faded, PLACEHOLDER))
        return
    shape = painter.picture(name, rect, colour)
    if shape.texture is None:
        return
    texture = shape.texture
    wide = share * min(1.0, rect.width / rect.height * texture.height / texture.width)
    _show_part(shape, texture, 0.5 - wide / 2, 0.5 + wide / 2, *_part_along(texture, rect, middle, share))


def paint_continued(
    painter: Painter, name: str, rect: Rect, widest: float, middle: float = 0.5, colour: Colour = WHITE
) -> None:
    """A drawing in the middle of a rectangle, at most `widest` wide; its background continues on both sides.

    That is taken from the upper corners, where drawings have nothing else.
    """
    if not rect.width > widest > 0:
        paint_covering(painter, name, rect, middle, colour)
        return
    seen = rect.centred(widest, rect.height)
    if gallery.has(name):
        sides = (rect._replace(width=seen.x - rect.x), rect._replace(x=seen.right, width=rect.right - seen.right))
        for side, (start, end) in zip(sides, (_CORNER, (1 - _CORNER[1], 1 - _CORNER[0])), strict=True):
            shape = painter.picture(name, side, colour)
            if shape.texture is not None:
                _show_part(shape, shape.texture, start, end, *_TOP)
    paint_covering(painter, name, seen, middle, colour, 1 - 2 * _RIM)


def _part_along(texture: Texture, rect: Rect, middle: float, share: float = 1.0) -> tuple[float, float]:
    """The part of a drawing's height that is visible in a rectangle, as shares of that height."""
    high = share * min(1.0, rect.height / rect.width * texture.width / texture.height)
    bottom = min(1 - high, max(0.0, middle - high / 2))
    return bottom, bottom + high


def _show_part(shape: Rectangle, texture: Texture, left: float, right: float, bottom: float, top: float) -> None:
    """Shows a drawing between these fractions of its width and height; mirrored if `left` exceeds `right`."""
    u0, v0, u1, _v, _u, v1, *_rest = texture.tex_coords
    left, right = u0 + (u1 - u0) * left, u0 + (u1 - u0) * right
    low, top = v0 + (v1 - v0) * bottom, v0 + (v1 - v0) * top
    shape.tex_coords = (left, low, right, low, right, top, left, top)
