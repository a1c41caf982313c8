"""The look in one place: every colour and size that a screen or a board may use.

`theme` is observable, and every kv file knows it by that name.
"""

from typing import Any

from kivy.animation import Animation
from kivy.event import EventDispatcher
from kivy.lang.parser import global_idmap
from kivy.metrics import Metrics, dp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    BoundedNumericProperty,
    ColorProperty,
    DictProperty,
    ListProperty,
    NumericProperty,
    OptionProperty,
    StringProperty,
)
from kivy.utils import get_color_from_hex

from kingdoms.store.settings import LARGEST_TEXT, SMALLEST_TEXT
from kingdoms.ui.durations import DURATIONS, PACE, PAUSE_LENGTHS, PAUSES

Colour = tuple[float, float, float, float] | list[float]
Shades = tuple[str, str, str, str]

# The heraldic colours in the same four shades as all colours, each followed by the colour of text on it.
TINCTURES: dict[str, tuple[Shades, Shades]] = {
    "gules": (("#A6262B", "#A9353A", "#8E0F15", "#FF6B6B"), ("#FBF6E9", "#FFFFFF", "#FFFFFF", "#000000")),
    "azure": (("#2A5CA8", "#5B8FD6", "#1B4FA8", "#5C9DFF"), ("#FBF6E9", "#1B1613", "#FFFFFF", "#000000")),
    "vert": (("#2E6B3E", "#4F8F63", "#14521F", "#66D98A"), ("#FBF6E9", "#1B1613", "#FFFFFF", "#000000")),
    "or": (("#B07A12", "#D2A546", "#9A6A00", "#FFE27A"), ("#1B1613", "#1B1613", "#FFFFFF", "#000000")),
    "purpure": (("#6B2A6E", "#7C4788", "#5A1A58", "#E3A6F5"), ("#FBF6E9", "#FFFFFF", "#FFFFFF", "#000000")),
    "sable": (("#2B2118", "#4A4038", "#000000", "#5A5048"), ("#FBF6E9", "#F2E8D5", "#FFFFFF", "#FFFFFF")),
    "tenné": (("#BF5209", "#DB7A31", "#A64500", "#FFA35C"), ("#FFFFFF", "#1B1613", "#FFFFFF", "#000000")),
    "teal": (("#0F7F80", "#3FA3A2", "#005F63", "#5FE0DA"), ("#FFFFFF", "#1B1613", "#FFFFFF", "#000000")),
    "argent": (("#FBF6E9", "#D9CDB8", "#FFFFFF", "#FFFFFF"), ("#2B2118", "#1B1613", "#000000", "#000000")),
}
SEAT_TINCTURES = ("gules", "azure", "vert", "teal", "purpure")
"""The tinctures of the five crests; a game whose board uses some of these has a set of its own."""

SIZE_CLASSES = ("phone", "tablet", "desktop")
TABLET, DESKTOP = 600, 900  # the shortest side in dp from which a window counts as a tablet or a desktop
LARGE_TEXT = 360  # how much longer than wide the smallest tablet must be for text of twice the size, in dp
ROOMY = 440  # the longest side in dp from which there is room for large text
CARD_ASPECT = 7 / 5  # the height of a card divided by its width
_PRESSED = 0.12  # the share of ink over something that is fully pressed

# How much of a colour's opacity is left, for `faint`.
PLATE = 0.9  # under words or symbols on a picture
SURFACE = 0.8  # the surface of a part of the table
GROOVE = 0.6  # a row or a cell, slightly sunk
EMPTY = 0.35  # the surface of a place with nothing on it
PLACEHOLDER = 0.2  # in place of a drawing that is missing or has not been read yet
TINGE = 0.18  # a player's colour under words


_shades: dict[ColorProperty, tuple[str, ...]] = {}
_type: dict[NumericProperty, tuple[int, ...]] = {}
_sizes: dict[NumericProperty, tuple[int, ...]] = {}


def _tint(*shades: str) -> ColorProperty:
    """A colour in four shades: light, dark, light with high contrast, dark with high contrast."""
    colour = ColorProperty(shades[0])
    _shades[colour] = shades
    return colour


def _letters(phone: int, larger: int) -> NumericProperty:
    """A type size in sp, on a phone and on anything larger, before the player's own scale is applied."""
    step = NumericProperty(0)
    _type[step] = phone, larger
    return step


def _size(*by_class: int) -> NumericProperty:
    """Any other size in dp: on a phone, a tablet, and a desktop."""
    size = NumericProperty(0)
    _sizes[size] = by_class
    return size


class Theme(EventDispatcher):
    """The current look: its colours, type and sizes, and the player's choices.

    Dispatches `on_change` after any of them has changed, for everything painted on a canvas.
    """

    ground = _tint("#EFE3C8", "#1B1613", "#FFFDF6", "#000000")  # the table under everything: parchment, walnut
    panel = _tint("#FBF6E9", "#2A221C", "#FFFFFF", "#0B0907")  # card faces and panels: vellum
    sunk = _tint("#E6D8B9", "#14100D", "#EFEADF", "#000000")  # grooves: tracks and fields
    ink = _tint("#2B2118", "#F2E8D5", "#000000", "#FFFFFF")  # text
    faded = _tint("#63523F", "#B9A88F", "#33291E", "#E6DAC3")  # secondary text
    line = _tint("#2B211859", "#F2E8D540", "#000000FF", "#FFFFFFFF")  # thin ink borders
    gold = _tint("#8A6200", "#E5B93C", "#7A5600", "#FFD24A")  # gold leaf: what can be tapped, and nothing else
    glow = _tint("#E5B93C", "#E5B93C", "#D79A00", "#FFD24A")  # the light around gold leaf
    sheen = _tint("#FCE7A4B3", "#FFF6DA80", "#00000000", "#00000000")  # the light on the upper edge of gold leaf
    gold_ink = _tint("#FFFFFF", "#1B1613", "#FFFFFF", "#000000")  # text on gold leaf
    found = _tint("#1F6534", "#8FCFA2", "#0A451B", "#7FE3A0")  # words that were searched for
    wax = _tint("#8E1B1B", "#DC6C66", "#7A0000", "#FF8A80")  # warnings in words
    seal = _tint("#8E1B1B", "#9C2E2B", "#7A0000", "#FF8A80")  # a warning as a wax seal
    seal_ink = _tint("#FBF6E9", "#FBF6E9", "#FFFFFF", "#000000")  # text on a seal
    shade = _tint("#3B2A1666", "#000000B3", "#00000080", "#00000000")  # shadows
    veil = _tint("#1B161399", "#000000B3", "#000000CC", "#000000CC")  # what covers the table behind a sheet
    candle = _tint("#FFFAEBB3", "#E8A94A24", "#00000000", "#00000000")  # the light on the middle of the table
    grain = _tint("#8A6A344D", "#FFE2B012", "#00000000", "#00000000")  # the fibres of parchment and wood
    sea = _tint("#C3D2CC", "#1D2B33", "#DCEBF2", "#061420")  # water on a map
    land = _tint("#F4EAD0", "#41372C", "#FFFFFF", "#2B231B")  # land on a map
    clear = _tint("#00000000", "#00000000", "#00000000", "#00000000")

    tiny = _letters(12, 14)  # the smallest size for figures
    least_name = _letters(13, 16)
    small = _letters(14, 16)
    body = _letters(16, 18)
    prompt = _letters(16, 20)  # what has to be done now
    subtitle = _letters(20, 22)
    title = _letters(28, 32)
    display = _letters(40, 44)

    unit = _size(4, 4, 4)
    gap = _size(8, 12, 12)  # between things that belong together
    padding = _size(16, 24, 24)  # between words and the edges of what they are on, such as a button
    margin = _size(16, 24, 32)  # between the content of a screen and its edge
    corner = _size(8, 8, 8)
    hair = _size(1, 1, 1)  # thin ink borders
    band = _size(3, 3, 3)  # gold outlines and focus rings
    lift = _size(4, 4, 4)  # how far a chosen thing is raised
    bar = _size(48, 56, 56)
    touch = _size(48, 56, 56)
    glyph = _size(24, 24, 24)  # a symbol inside a button
    card_width = _size(56, 104, 104)
    crest = _size(40, 48, 48)
    rail = _size(100, 300, 300)  # the strip beside a board in landscape: seats and the log
    column = _size(480, 560, 640)  # the widest column of text or controls
    note = _size(336, 392, 448)  # the widest line of a few words beside a thing

    mode = OptionProperty("system", options=("light", "dark", "system"))
    system_is_dark = BooleanProperty(False)
    is_dark = BooleanProperty(False)
    contrast = BooleanProperty(False)
    text_scale = BoundedNumericProperty(
        1.0,
        min=SMALLEST_TEXT,
        max=LARGEST_TEXT,
        errorhandler=lambda scale: min(LARGEST_TEXT, max(SMALLEST_TEXT, scale)),
    )
    speed = OptionProperty("normal", options=tuple(PACE))
    pauses = OptionProperty("normal", options=tuple(PAUSE_LENGTHS))
    scale = NumericProperty(1.0)  # how large text is, relative to its normal size
    enlargement = AliasProperty(lambda look: max(1.0, look.scale), bind=("scale",))  # the same, never less than 1
    size_class = OptionProperty("phone", options=SIZE_CLASSES)
    wide = BooleanProperty(False)
    form = StringProperty("Phone")  # the form of screen: Phone, PhoneWide, Tablet, TabletWide
    insets = ListProperty([0.0, 0.0, 0.0, 0.0])  # left, top, right, bottom: what the system's own bars cover
    tinctures: "DictProperty[str, list[float]]" = DictProperty({})
    tincture_inks: "DictProperty[str, list[float]]" = DictProperty({})
    seat_tinctures: "ListProperty[str]" = ListProperty(SEAT_TINCTURES)  # of the crests at the current table
    seat_colours: "ListProperty[list[float]]" = ListProperty([])
    card_height = NumericProperty(0)

    __events__ = ("on_change",)

    def __init__(self) -> None:
        super().__init__()
        self._shortest, self._longest = 0.0, float("inf")
        """The sides of the window in dp."""
        self._recolour()
        self._choose_scale()
        self._resize()
        for name in ("size_class", "wide"):
            self.fbind(name, self._choose_form)
        for name in ("mode", "system_is_dark", "contrast", "seat_tinctures"):
            self.fbind(name, self._recolour)
        self.fbind("text_scale", self._choose_scale)
        self.fbind("scale", self._choose_size_class)
        for name in ("scale", "size_class"):
            self.fbind(name, self._resize)
        for name in ("wide", "insets"):
            self.fbind(name, self._changed)
        Metrics.fbind("density", self._resize)
        Metrics.fbind("fontscale", self._choose_scale)

    def on_change(self) -> None:
        """Dispatched when anything about the look has changed."""

    def fit(self, width: float, height: float) -> None:
        """Chooses the scale of the text, the size class and the form for a window of this size in pixels."""
        self._shortest, self._longest = sorted((width / dp(1), height / dp(1)))
        self._choose_scale()
        self._choose_size_class()
        self.wide = width > height

    def seconds(self, kind: str) -> float:
        """How long a movement or a pause of this kind lasts, as set by the player; 0 means none."""
        return DURATIONS[kind] * (PAUSE_LENGTHS[self.pauses] if kind in PAUSES else PACE[self.speed])

    def glide(self, thing: EventDispatcher, kind: str, **targets: Any) -> Animation | None:
        """Animates properties to their targets at the pace of `kind`; sets them at once if animations are off."""
        Animation.cancel_all(thing, *targets)
        seconds = self.seconds(kind)
        if seconds:
            animation = Animation(duration=seconds, transition="out_cubic", **targets)
            animation.start(thing)
            return animation
        for name, value in targets.items():
            setattr(thing, name, value)
        return None

    def _choose_scale(self, *_change: object) -> None:
        """Combines what the player and the device ask for; a very small window has no room for large text."""
        largest = LARGEST_TEXT if self._longest >= ROOMY else 1.0
        self.scale = min(largest, Metrics.fontscale * self.text_scale)

    def _choose_size_class(self, *_change: object) -> None:
        """Chooses the size class; a nearly square window in which large text would not fit counts as a phone."""
        is_tablet = self._shortest >= TABLET and self._longest >= TABLET + LARGE_TEXT * (self.scale - 1)
        self.size_class = SIZE_CLASSES[is_tablet + (is_tablet and self._shortest >= DESKTOP)]

    def _choose_form(self, *_change: object) -> None:
        """Chooses the form; a desktop window counts as a tablet, whose boards have room for everything."""
        self.form = ("Phone" if self.size_class == "phone" else "Tablet") + ("Wide" if self.wide else "")

    def _recolour(self, *_change: object) -> None:
        self.is_dark = self.mode == "dark" or (self.mode == "system" and self.system_is_dark)
        column = self.is_dark + 2 * self.contrast
        for role, shades in PALETTE.items():
            setattr(self, role, shades[column])
        self.tinctures = {name: get_color_from_hex(on[column]) for name, (on, _text) in TINCTURES.items()}
        self.tincture_inks = {name: get_color_from_hex(text[column]) for name, (_on, text) in TINCTURES.items()}
        self.seat_colours = [self.tinctures[name] for name in self.seat_tinctures]
        self._changed()

    def _resize(self, *_change: object) -> None:
        for step, sizes in TYPE.items():
            setattr(self, step, dp(sizes[self.size_class != "phone"]) * self.scale)
        for name, sizes in SIZES.items():
            setattr(self, name, dp(sizes[SIZE_CLASSES.index(self.size_class)]))
        self.card_height = self.card_width * CARD_ASPECT
        self._changed()

    def _changed(self, *_change: object) -> None:
        self.dispatch("on_change")


PALETTE = {tint.name: shades for tint, shades in _shades.items()}
TYPE = {step.name: sizes for step, sizes in _type.items()}
SIZES = {size.name: by_class for size, by_class in _sizes.items()}

theme = Theme()
global_idmap["theme"] = theme


def faint(colour: Colour, opacity: float) -> list[float]:
    """The colour with this share of its opacity."""
    return [*colour[:3], colour[3] * opacity]


def pressed_shade(pressed: float) -> list[float]:
    """The shade over something that is pressed this far, from 0 to 1."""
    return faint(theme.ink, _PRESSED * pressed)


def mixed(colour: Colour, other: Colour, share: float) -> list[float]:
    """The colour mixed with a share of another one."""
    return [a + (b - a) * share for a, b in zip(colour, other, strict=True)]
