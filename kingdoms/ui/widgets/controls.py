"""Controls for settings and options: a choice of a few, a switch and a slider."""

from typing import Any

from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty

from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import SMALLEST, Style, height_of, size_of
from kingdoms.ui.theme import mixed, theme
from kingdoms.ui.widgets.buttons import Pressable, Targets

_TICK = 1.2  # the size of the tick on a switch, in radii of its knob
_KNOB, _PRESSED_KNOB = 2.5, 0.5  # the radius of a slider's knob, and how much it grows under a finger, in units
_KNOB_RING = 3  # the side of the focus ring around the knob, in radii of the knob


class Choice(Targets):
    """Two to five options side by side, one of them chosen. `options` are pairs of a value and its words.

    If a word would not fit, they are arranged in two rows.
    """

    options: "ListProperty[tuple[Any, str]]" = ListProperty([])
    value: "ObjectProperty[Any]" = ObjectProperty(None, allownone=True)
    around_words = NumericProperty(0)
    """The total space to the left and right of an option's words, and above and below them."""
    shows = (*Pressable.shows, "options", "value", "around_words")

    def measure(self) -> None:
        """Sets the height to what the longest option needs."""
        style = Style(round(theme.body), bold=True)
        room = self.width / self._in_row - self.around_words
        lines = [height_of(words, style, room) for _value, words in self.options]
        self.height = self._rows * max(theme.touch, max(lines, default=0) + self.around_words)

    def choose(self, key: object) -> None:
        """Chooses this option."""
        self.value = key
        super().choose(key)

    def paint(self, painter: Painter) -> None:
        """Paints the options in a groove, the chosen one on an ink background."""
        groove = self.rect.inset(0, theme.unit / 2)
        painter.fill(groove, theme.sunk, theme.corner)
        painter.outline(groove, theme.line, theme.hair, theme.corner)
        places = self.places()
        for value, words in self.options:
            rect = places[value]
            self._paint_option(painter, rect.inset(theme.unit), words, value == self.value)
            if self.focus_key == value:
                self.ring(painter, rect.inset(theme.unit))

    def _paint_option(self, painter: Painter, rect: Rect, words: str, is_chosen: bool) -> None:
        if is_chosen:
            painter.shadow(rect, theme.unit)
            painter.fill(rect, theme.ink, theme.corner - theme.unit / 2)
        colour = theme.panel if is_chosen else theme.ink
        painter.text(words, rect.inset(theme.unit, 0), theme.body, colour, bold=is_chosen, lines=3)

    def places(self) -> dict[Any, Rect]:
        """Where each option can be tapped, row by row."""
        cells = (cell for row in self.rect.rows(self._rows) for cell in row.columns(self._in_row))
        return {value: cell for (value, _words), cell in zip(self.options, cells, strict=False)}

    @property
    def _rows(self) -> int:
        return -(-len(self.options) // self._in_row)

    @property
    def _in_row(self) -> int:
        """The number of options in a row: all, or half if the longest word would be cut even at the smallest size."""
        count = max(1, len(self.options))
        style = Style(round(SMALLEST * theme.body), bold=True)
        longest = max((size_of(word, style)[0] for _value, words in self.options for word in words.split()), default=0)
        return count if longest <= self.width / count - self.around_words else -(-count // 2)


class InkSwitch(Pressable):
    """On or off, with its words in front; a tap anywhere on the line switches it."""

    text = StringProperty("")
    note = StringProperty("")
    active = BooleanProperty(False)
    knob = NumericProperty(0.0)
    spacing = NumericProperty(0)
    """The space between the words and the switch."""
    around_words = NumericProperty(0)
    """The total space above and below the words."""
    track_width = NumericProperty(0)
    track_height = NumericProperty(0)
    shows = (
        *(*Pressable.shows, "text", "note", "active", "knob"),
        *("spacing", "around_words", "track_width", "track_height"),
    )

    def measure(self) -> None:
        """Sets the height to what its words and its note need next to the switch."""
        width = max(theme.touch, self.width - self.track_width - self.spacing)
        words = height_of(self.text, Style(round(theme.body)), width)
        self.height = max(theme.touch, words + self._note_height(width) + self.around_words)

    def choose(self, key: object) -> None:
        """Switches it."""
        self.active = not self.active
        super().choose(key)

    def paint(self, painter: Painter) -> None:
        """Paints the words on the left, and the switch on the right."""
        place, words = self.rect.cut_right(self.track_width, self.spacing)
        if self.text:
            note_height = self._note_height(words.width)
            below, above = words.inset(0, theme.unit).cut_bottom(note_height)
            painter.text(self.text, above, theme.body, align="left", lines=4)
            if self.note:
                painter.text(self.note, below, theme.small, theme.faded, align="left", lines=6)
        self._paint_track(painter, place.centred(self.track_width, self.track_height))

    def _paint_track(self, painter: Painter, track: Rect) -> None:
        radius = track.height / 2
        painter.fill(track, mixed(theme.sunk, theme.ink, self.knob), radius)
        painter.outline(track, theme.faded, theme.hair, radius)
        centre = track.x + radius + self.knob * (track.width - 2 * radius), track.centre[1]
        painter.circle(centre, radius - theme.unit / 2, theme.tinctures["argent"])
        painter.ring(centre, radius - theme.unit / 2, theme.faded)
        if self.active:
            side = radius * _TICK
            painter.icon("check", Rect(*centre, 0, 0).centred(side, side), theme.tincture_inks["argent"])
        self.ring(painter, track.inset(-theme.unit), radius + theme.unit)

    def _note_height(self, width: float) -> float:
        return height_of(self.note, Style(round(theme.small)), width) if self.note else 0

    def on_active(self, *_change: object) -> None:
        """Moves the knob to the other side."""
        theme.glide(self, "press", knob=float(self.active))


class InkSlider(Pressable):
    """A value between `min` and `max` in steps, set by dragging, tapping, or the arrow keys.

    `settled` takes on the value when the finger is lifted, for effects that would move the slider away from under it.
    `marks` are values that stand out on the track, and the `caption` is above it.
    """

    value = NumericProperty(0.0)
    min = NumericProperty(0.0)
    max = NumericProperty(1.0)
    step = NumericProperty(0.1)
    settled = NumericProperty(0.0)
    marks: "ListProperty[int]" = ListProperty([])
    caption = StringProperty("")
    track_height = NumericProperty(0)
    beside_track = NumericProperty(0)
    """The space at both ends of the track."""
    below_caption = NumericProperty(0)
    """How far a caption moves the track down."""
    shows = (
        *(*Pressable.shows, "value", "min", "max", "step", "marks", "caption"),
        *("track_height", "beside_track", "below_caption"),
    )

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Goes to where the finger comes down."""
        is_held = super().on_touch_down(touch)
        if self._finger is touch:
            self._set_from(touch)
        return is_held

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Follows the finger, wherever it slides."""
        if touch.grab_current is not self:
            return False
        self._set_from(touch)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Settles on the value."""
        is_mine = super().on_touch_up(touch)
        if is_mine and touch.grab_current is self:
            self.settled = self.value
        return is_mine

    def steer(self, direction: str) -> bool:
        """Changes the value by one step on the left and right keys."""
        if direction not in ("left", "right"):
            return False
        self._set(self.value + (self.step if direction == "right" else -self.step))
        self.settled = self.value
        return True

    def paint(self, painter: Painter) -> None:
        """Paints the marks, the track (in ink up to the knob), the knob, and the caption."""
        track = self._track()
        for mark in self.marks:
            x = track.x + track.width * mark / max(1, self.max)
            painter.fill((x - theme.hair, track.y - theme.unit, theme.band, track.height + theme.gap), theme.faded)
        share = (self.value - self.min) / (self.max - self.min) if self.max > self.min else 0
        knob = track.x + share * track.width, track.centre[1]
        painter.fill(track, theme.sunk, track.height / 2)
        painter.outline(track, theme.faded, theme.hair, track.height / 2)
        painter.fill(track._replace(width=max(track.height, knob[0] - track.x)), theme.ink, track.height / 2)
        radius = (_KNOB + _PRESSED_KNOB * self.pressed) * theme.unit
        painter.circle(knob, radius, theme.tinctures["argent"])
        painter.ring(knob, radius, theme.faded if not self.pressed else theme.ink, theme.band)
        ring = _KNOB_RING * radius
        self.ring(painter, Rect(*knob, 0, 0).centred(ring, ring), ring / 2)
        if self.caption:
            above = Rect(self.x, track.top + theme.unit, self.width, self.top - track.top - theme.unit)
            painter.text(self.caption, above, min(theme.tiny, above.height), theme.faded)

    def _track(self) -> Rect:
        track = self.rect.centred(self.width - 2 * self.beside_track, self.track_height)
        return track.moved(0, -self.below_caption) if self.caption else track

    def _set_from(self, touch: MotionEvent) -> None:
        if self.why_not:
            return
        track = self._track()
        share = (touch.x - track.x) / track.width if track.width else 0
        self._set(self.min + share * (self.max - self.min))

    def _set(self, value: float) -> None:
        steps = round((value - self.min) / self.step) if self.step else 0
        exact = self.min + steps * self.step if self.step else value
        self.value = min(self.max, max(self.min, round(exact, 6)))
