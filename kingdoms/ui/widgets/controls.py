"""Controls for settings and options: a choice of a few, a switch, a slider, and one plain field for text."""

from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.textinput import TextInput

from kingdoms.ui import text as texts
from kingdoms.ui.focus import Spot
from kingdoms.ui.painter import Painted, Painter
from kingdoms.ui.rect import Rect
from kingdoms.ui.theme import faint, mixed, theme
from kingdoms.ui.widgets.buttons import Pressable


class Choice(Pressable):
    """Two to five options side by side, one of them chosen. `options` are pairs of a value and its words."""

    options = ListProperty([])
    value = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for name in ("options", "value"):
            self.fbind(name, self.repaint)
        for name in ("options", "width"):
            self.fbind(name, self._measure)
        theme.bind(on_change=self._measure)

    def spots(self) -> list[Spot]:
        return [self.spot_at(value, rect) for (value, _words), rect in zip(self.options, self._places(), strict=True)]

    def tapped(self, touch: MotionEvent) -> None:
        for (value, _words), rect in zip(self.options, self._places(), strict=True):
            if rect.holds(*touch.pos):
                self.activate(value)

    def activate(self, key: object) -> None:
        if not self.why:
            self.value = key
        super().activate(key)

    def paint(self, painter: Painter) -> None:
        groove = self.rect.inset(0, theme.unit / 2)
        painter.fill(groove, theme.sunk, theme.corner)
        painter.outline(groove, theme.line, theme.hair, theme.corner)
        for (value, words), rect in zip(self.options, self._places(), strict=True):
            self._paint_option(painter, rect.inset(theme.unit), words, value == self.value)
            if self.focus_key == value:
                self.ring(painter, rect.inset(theme.unit))

    def _paint_option(self, painter: Painter, rect: Rect, words: str, is_chosen: bool) -> None:
        if is_chosen:
            painter.shadow(rect, theme.unit)
            painter.leaf(rect, theme.corner - theme.unit / 2)
        colour = theme.gold_ink if is_chosen else theme.ink
        painter.text(words, rect.inset(theme.unit, 0), theme.body, colour, bold=is_chosen, lines=3)

    def _places(self) -> list[Rect]:
        return self.rect.columns(len(self.options)) if self.options else []

    def _measure(self, *_change: object) -> None:
        style = texts.Style(round(theme.body), bold=True)
        room = self.width / max(1, len(self.options)) - 4 * theme.unit
        lines = [texts.height_of(words, style, room) for _value, words in self.options]
        self.height = max(theme.touch, max(lines, default=0) + 4 * theme.unit)


class InkSwitch(Pressable):
    """On or off, with its words before it; a tap anywhere on the line turns it over."""

    text = StringProperty("")
    note = StringProperty("")
    active = BooleanProperty(False)
    knob = NumericProperty(0.0)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for name in ("text", "note", "knob"):
            self.fbind(name, self.repaint)
        for name in ("text", "note", "width"):
            self.fbind(name, self._measure)
        theme.bind(on_change=self._measure)
        self.knob = float(self.active)
        self.fbind("active", self._move_knob)

    def activate(self, key: object) -> None:
        if not self.why:
            self.active = not self.active
        super().activate(key)

    def paint(self, painter: Painter) -> None:
        place, words = self.rect.cut_right(self._track_width, 2 * theme.gap)
        if self.text:
            note_height = self._note_height(words.width)
            below, above = words.inset(0, theme.unit).cut_bottom(note_height)
            painter.text(self.text, above, theme.body, align="left", lines=4)
            if self.note:
                painter.text(self.note, below, theme.small, theme.faded, align="left", lines=6)
        self._paint_track(painter, place.centred(self._track_width, 7 * theme.unit))

    @property
    def _track_width(self) -> float:
        return 13 * theme.unit

    def _paint_track(self, painter: Painter, track: Rect) -> None:
        radius = track.height / 2
        painter.fill(track, mixed(theme.sunk, theme.gold, self.knob), radius)
        painter.outline(track, theme.faded, theme.hair, radius)
        centre = track.x + radius + self.knob * (track.width - 2 * radius), track.centre[1]
        painter.circle(centre, radius - theme.unit / 2, theme.panel)
        painter.ring(centre, radius - theme.unit / 2, theme.faded)
        if self.active:
            side = radius * 1.2
            painter.icon("check", Rect(*centre, 0, 0).centred(side, side))
        self.ring(painter, track.inset(-theme.unit), radius + theme.unit)

    def _note_height(self, width: float) -> float:
        return texts.height_of(self.note, texts.Style(round(theme.small)), width) if self.note else 0

    def _measure(self, *_change: object) -> None:
        width = max(theme.touch, self.width - self._track_width - 2 * theme.gap)
        words = texts.height_of(self.text, texts.Style(round(theme.body)), width)
        self.height = max(theme.touch, words + self._note_height(width) + 3 * theme.unit)

    def _move_knob(self, *_change: object) -> None:
        theme.glide(self, "press", knob=float(self.active))
        self.repaint()


class InkSlider(Pressable):
    """A value between `min` and `max` in steps, set by dragging, tapping, or the arrow keys."""

    value = NumericProperty(0.0)
    min = NumericProperty(0.0)
    max = NumericProperty(1.0)
    step = NumericProperty(0.1)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for name in ("value", "min", "max", "step"):
            self.fbind(name, self.repaint)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        is_mine = super().on_touch_down(touch)
        if touch.grab_list and self.collide_point(*touch.pos) and is_mine:
            self._set_from(touch)
        return is_mine

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        self._set_from(touch)
        return True

    def steer(self, direction: str) -> bool:
        if direction not in ("left", "right"):
            return False
        self._set(self.value + (self.step if direction == "right" else -self.step))
        return True

    def paint(self, painter: Painter) -> None:
        track = self._track()
        share = (self.value - self.min) / (self.max - self.min) if self.max > self.min else 0
        knob = track.x + share * track.width, track.centre[1]
        painter.fill(track, theme.sunk, track.height / 2)
        painter.outline(track, theme.faded, theme.hair, track.height / 2)
        painter.fill(track._replace(width=max(track.height, knob[0] - track.x)), theme.gold, track.height / 2)
        radius = (2.5 + 0.5 * self.pressed) * theme.unit
        painter.circle(knob, radius, theme.panel)
        painter.ring(knob, radius, theme.faded if not self.pressed else theme.gold, theme.band)
        self.ring(painter, Rect(*knob, 0, 0).centred(3 * radius, 3 * radius), 2 * radius)

    def _track(self) -> Rect:
        return self.rect.centred(self.width - 6 * theme.unit, 1.5 * theme.unit)

    def _set_from(self, touch: MotionEvent) -> None:
        track = self._track()
        share = (touch.x - track.x) / track.width if track.width else 0
        self._set(self.min + share * (self.max - self.min))

    def _set(self, value: float) -> None:
        steps = round((value - self.min) / self.step) if self.step else 0
        exact = self.min + steps * self.step if self.step else value
        self.value = min(self.max, max(self.min, round(exact, 6)))


class TextField(Painted, TextInput):
    """One line for a name. Plain on purpose: keyboards on phones are fragile."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(focus=self.repaint)

    def paint(self, painter: Painter) -> None:
        painter.fill(self.rect, theme.sunk, theme.corner)
        if self.focus:
            painter.outline(self.rect, theme.gold, theme.band, theme.corner)
        else:
            painter.outline(self.rect, faint(theme.faded, 0.8), theme.hair, theme.corner)
