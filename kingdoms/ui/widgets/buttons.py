"""Buttons: words on gold leaf, vellum or wax, and icons alone or above a word."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)

from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, height_of, size_of
from kingdoms.ui.durations import LONG_PRESS
from kingdoms.ui.sound import sound
from kingdoms.ui.theme import GROOVE, Colour, faint, pressed_shade, theme
from kingdoms.ui.widgets.focus import Focusable, Spot
from kingdoms.ui.widgets.toast import Toast

_GLOW_INSET = 2  # how far inside a golden disc its light begins, in units
_TIME_LEFT = 1.5  # the width of the ring that shows how much time is left, in bands
_DRAWING = 0.6  # the height of a drawing in front of words, in touches


class Pressable(Focusable, Painted):
    """Something to tap. If it has a `why_not`, it cannot be used now and says so; a long press shows its `tooltip`."""

    why_not = StringProperty("")
    tooltip = StringProperty("")
    pressed = NumericProperty(0.0)

    shows: tuple[str, ...] = ("why_not", "pressed", "is_focused", "focus_key")

    __events__: tuple[str, ...] = ("on_release",)

    def __init__(self, **kwargs: object) -> None:
        self._finger: MotionEvent | None = None
        self._long_press = Clock.create_trigger(self._show_hint, LONG_PRESS)
        super().__init__(**kwargs)

    def on_release(self) -> None:
        """Dispatched when it is tapped, or Enter is pressed on it, and it can be used."""

    def activate(self, key: Any) -> None:
        """Does what a tap does."""
        if self.why_not:
            self.refuse()
        else:
            self.choose(key)

    def choose(self, key: Any) -> None:
        """Uses it, at this spot if it has several."""
        self.dispatch("on_release")

    def refuse(self) -> None:
        """Says why it cannot be used now; the sound makes it clear at once that nothing was done."""
        sound.play("refuse")
        Toast.say(self.why_not, beside=self.in_window)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Follows the latest finger that comes down on it."""
        if touch.is_mouse_scrolling or self.disabled or not self.collide_point(*touch.pos):
            return super().on_touch_down(touch)
        self._let_go()
        self._finger = touch
        touch.grab(self)
        theme.glide(self, "press", pressed=1.0)
        if self.tooltip:
            self._long_press()
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Lets go of a finger that slides off, which is not a tap."""
        if touch.grab_current is not self:
            return super().on_touch_move(touch)
        if not self.collide_point(*touch.pos):
            self._let_go()
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Treats the touch as a tap if the finger is still on the widget and the widget is still on the screen."""
        if touch.grab_current is not self:
            return super().on_touch_up(touch)
        self._let_go()
        if self.collide_point(*touch.pos) and self.get_root_window() is not None:
            self.tapped(touch)
        return True

    def tapped(self, touch: MotionEvent) -> None:
        """Activates the widget; called when a finger is lifted while still on it."""
        self.activate(None)

    def ring(self, painter: Painter, rect: Rect, radius: float | None = None) -> None:
        """Paints the focus ring if the widget has the keyboard focus."""
        if self.is_focused:
            painter.focus_ring(rect, radius)

    def _let_go(self) -> None:
        if self._finger is not None:
            self._finger.ungrab(self)
            self._finger = None
        self._long_press.cancel()
        theme.glide(self, "press", pressed=0.0)

    def _show_hint(self, _elapsed: float) -> None:
        # A long press only asks what this is, so lifting the finger afterwards must not count as a tap.
        self._let_go()
        Toast.say(self.tooltip, beside=self.in_window)


class Targets(Pressable):
    """Several things to tap on one canvas. Subclasses say where each of them is."""

    def places(self) -> dict[Any, Rect]:
        """Where each thing is, in reading order; where two overlap, a tap means the later one."""
        raise NotImplementedError

    def spots(self) -> list[Spot]:
        """A spot for each of the things."""
        return [self.spot_at(key, rect) for key, rect in self.places().items()]

    def tapped(self, touch: MotionEvent) -> None:
        """Activates the thing that was tapped."""
        found = [key for key, rect in self.places().items() if rect.holds(*touch.pos)]
        if found:
            self.activate(found[-1])


class InkButton(Pressable):
    """A button with words and perhaps an icon or a small drawing in front of them.

    `kind`: 'primary' is gold leaf (one per screen), 'choice' edged in gold like things to choose on a board,
    'secondary' outlined, 'danger' wax, 'plain' words alone.

    It grows in height with its words; `natural_width` is the width at which they fit on one line.
    """

    text = StringProperty("")
    icon = StringProperty("")
    kind = OptionProperty("secondary", options=("primary", "choice", "secondary", "danger", "plain"))
    drawing: "ObjectProperty[Callable[[Painter, Rect], object] | None]" = ObjectProperty(None, allownone=True)
    """Draws something in front of the words, if set."""
    drawing_squares = NumericProperty(0)
    """The drawing's width divided by its height."""
    natural_width = NumericProperty(0)
    around_words = NumericProperty(0)
    """The total space above and below its words."""
    shows = (*Pressable.shows, "text", "icon", "kind", "drawing", "drawing_squares", "around_words")

    def measure(self) -> None:
        """Sets the height to what its words need at this width, but never too small for a finger."""
        width, _height = size_of(self.text, self._style)
        before = self._icon_room + self._drawing_room
        self.natural_width = max(theme.touch, width + before + 2 * theme.padding + theme.unit)
        room = max(theme.touch, self.width - before - 2 * theme.padding)
        needed = height_of(self.text, self._style, room) + self.around_words
        self.height = max(theme.touch, needed)

    def paint(self, painter: Painter) -> None:
        """Paints its background, its words, and the focus ring."""
        rect = self.rect.inset(0, theme.unit / 2).moved(0, -self.pressed * theme.hair)
        words = self._paint_ground(painter, rect)
        if self.pressed:
            painter.fill(rect, pressed_shade(self.pressed), theme.corner)
        self._paint_words(painter, rect.inset(theme.padding, 0), words)
        self.ring(painter, rect)

    @property
    def _style(self) -> Style:
        return Style(round(theme.body), bold=True)

    @property
    def _icon_room(self) -> float:
        return theme.glyph * theme.text_scale + theme.gap if self.icon else 0

    @property
    def _drawing_room(self) -> float:
        return self.drawing_squares * _DRAWING * theme.touch + theme.gap if self.drawing_squares else 0

    def _paint_ground(self, painter: Painter, rect: Rect) -> Colour:
        """Paints the background of the words, and returns their colour."""
        if self.kind == "plain":
            return theme.ink
        if self.why_not:
            painter.fill(rect, faint(theme.sunk, GROOVE), theme.corner)
            painter.outline(rect, theme.line, theme.hair, theme.corner)
            return theme.faded
        if self.kind == "secondary":
            painter.fill(rect, theme.panel, theme.corner)
            painter.outline(rect, theme.faded, theme.hair, theme.corner)
            return theme.ink
        if self.kind == "choice":
            # A shadow would be cut off where buttons are stacked closely.
            painter.fill(rect, theme.panel, theme.corner)
            painter.outline(rect, theme.gold, theme.band, theme.corner)
            return theme.ink
        painter.shadow(rect)
        if self.kind == "danger":
            painter.fill(rect, theme.seal, theme.corner)
            return theme.seal_ink
        painter.leaf(rect, theme.corner)
        return theme.gold_ink

    def _paint_words(self, painter: Painter, rect: Rect, colour: Colour) -> None:
        before = self._icon_room + self._drawing_room
        width = min(size_of(self.text, self._style)[0] + 1, rect.width - before)
        group = rect.centred(width + before, rect.height)
        if self.icon:
            symbol, group = group.cut_left(self._icon_room - theme.gap, theme.gap)
            painter.icon(self.icon, symbol, colour)
        if self.drawing is not None:
            drawn, group = group.cut_left(self._drawing_room - theme.gap, theme.gap)
            self.drawing(painter, drawn.centred(drawn.width, _DRAWING * theme.touch))
        painter.text(self.text, group, theme.body, colour, bold=True, lines=4)


class IconButton(Pressable):
    """An icon to tap. `lit` makes it gold; its `tooltip` says in words what it does.

    A ring around it shows `left`, the share of the time that is left before it acts by itself.
    """

    icon = StringProperty("menu")
    lit = BooleanProperty(False)
    left = NumericProperty(0.0)
    shows = (*Pressable.shows, "icon", "lit", "left")

    def paint(self, painter: Painter) -> None:
        """Paints the icon, on a golden disc if it is lit."""
        disc = self.rect.fitted(1)
        radius = disc.width / 2 - theme.unit
        if self.lit and not self.why_not:
            painter.glow(disc.inset(_GLOW_INSET * theme.unit))
            painter.circle(disc.centre, radius, theme.gold)
        if self.pressed:
            painter.circle(disc.centre, radius, pressed_shade(self.pressed))
        if self.icon:
            painter.icon(self.icon, disc.centred(theme.glyph, theme.glyph), self._colour)
        if self.left:
            painter.ring(disc.centre, disc.width / 2 - theme.hair, theme.ink, _TIME_LEFT * theme.band, self.left)
        self.ring(painter, disc.inset(theme.unit), radius)

    @property
    def _colour(self) -> Colour:
        if self.why_not:
            return theme.faded
        return theme.gold_ink if self.lit else theme.ink


class MenuButton(Pressable):
    """An icon above its word, for a row of such buttons."""

    icon = StringProperty("")
    text = StringProperty("")
    words: "ListProperty[str]" = ListProperty([])
    """The words of all buttons in the row: the longest one sets the type size for all."""
    word_height = NumericProperty(0)
    """The height of the space for the word."""
    shows = (*Pressable.shows, "icon", "text", "words", "word_height")

    def paint(self, painter: Painter) -> None:
        """Paints the icon and the word."""
        if self.pressed:
            painter.fill(self.rect, pressed_shade(self.pressed), theme.corner)
        word, symbol = self.rect.inset(theme.unit).cut_bottom(self.word_height)
        painter.icon(self.icon, symbol.centred(theme.glyph, theme.glyph), theme.ink)
        widest = max(size_of(text, Style(round(theme.small)))[0] for text in (*self.words, self.text))
        painter.text(self.text, word, int(theme.small * min(1.0, word.width / widest)), theme.ink)
        self.ring(painter, self.rect)
