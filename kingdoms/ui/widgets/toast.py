"""One sentence at the bottom of the window or near its subject, clear of what can be tapped or is being read.

It disappears by itself, and several queue up.
"""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.properties import StringProperty

from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, height_of, size_of
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets.clear_place import clear_place, covered, notes, tappable

SHORTEST, PER_LETTER = 2.0, 0.05  # seconds on screen, whatever the speed of animations: it has to be read
LONGEST = 8.0  # but the next sentence must not wait too long
_INTERVAL = 0.2  # seconds between looks at what can be tapped, which changes with the screen


class Saying(NamedTuple):
    """A sentence waiting to be shown, and what it is about, in case that is over before its turn comes."""

    text: str
    about: object = None


class Toast(Painted):
    """The sentence on screen. `Toast.say` is all that others need."""

    text = StringProperty("")
    shows = ("text",)

    @classmethod
    def say(cls, text: str, beside: Rect | None = None, about: object = None) -> None:
        """Shows this sentence after those already waiting, or instead of them if it answers a tap.

        In that case `beside` is the place that was tapped: the answer appears near it, clear of anything that can be
        tapped if possible. A sentence that is already shown or waiting is not repeated. A sentence `about` something
        can be withdrawn when that is over.
        """
        shown = cls.shown()
        if shown is not None and beside is not None and shown.text != text:
            shown.waiting = []
            shown._leave()
            shown = None
        if shown is None:
            Window.add_widget(cls(text=text, beside=beside, about=about))
        elif text not in (shown.text, *(saying.text for saying in shown.waiting)):
            shown.waiting.append(Saying(text, about))

    @classmethod
    def withdraw(cls, about: object) -> None:
        """Removes every sentence, shown or waiting, about something that is over."""
        shown = cls.shown()
        if shown is None:
            return
        shown.waiting = [saying for saying in shown.waiting if saying.about is not about]
        if shown.about is about:
            shown._leave()

    @classmethod
    def shown(cls) -> "Toast | None":
        """The toast on screen, if there is one."""
        return next((child for child in Window.children if isinstance(child, cls)), None)

    def __init__(
        self, waiting: Sequence[Saying] = (), beside: Rect | None = None, about: object = None, **kwargs: object
    ) -> None:
        self.waiting = list(waiting)
        self._beside, self.about = beside, about
        super().__init__(size_hint=(None, None), opacity=0, **kwargs)
        Window.bind(size=self.update_look)
        theme.glide(self, "sheet", opacity=1)
        Clock.schedule_once(self._leave, min(SHORTEST + PER_LETTER * len(self.text), LONGEST))
        self._look = Clock.schedule_interval(self.keep_clear, _INTERVAL)

    def measure(self) -> None:
        """Makes it as wide as its sentence, but never wider than the window or a column."""
        style = Style(round(theme.body))
        widest = min(theme.column, Window.width - 2 * theme.margin)
        self.width = min(widest, size_of(self.text, style)[0] + 2 * theme.padding + theme.unit)
        height = height_of(self.text, style, self.width - 2 * theme.padding) + 2 * theme.gap
        self.height = max(theme.touch, height + theme.unit)
        place = clear_place(self._wanted(), self._taken(), self._room(), notes())
        self.pos = place.x, place.y

    def keep_clear(self, *_elapsed: object) -> None:
        """Moves elsewhere if a change on the screen has left the toast covering a note, or what can be tapped."""
        taken, read = self._taken(), notes()
        place = clear_place(self._wanted(), taken, self._room(), read)
        if (covered(place, read), covered(place, taken)) < (covered(self.rect, read), covered(self.rect, taken)):
            self.pos = place.x, place.y

    def _taken(self) -> list[Rect]:
        """The places it must not cover."""
        return [*tappable(), *([] if self._beside is None else [self._beside])]

    def _room(self) -> Rect:
        """The part of the window that it may occupy."""
        left, top, right, bottom = theme.insets
        window = Rect(left, bottom, Window.width - left - right, Window.height - top - bottom)
        return window.inset(theme.gap, theme.unit)

    def _wanted(self) -> Rect:
        """Where it would best be: next to what was tapped, towards the middle of the window, or else at the bottom."""
        beside = self._beside
        if beside is None:
            x, y = (Window.width - self.width) / 2, theme.margin + theme.insets[3]
        else:
            rightmost = Window.width - theme.gap - self.width
            x = max(theme.gap, min(beside.centre[0] - self.width / 2, rightmost))
            is_high = beside.centre[1] >= Window.height / 2
            y = beside.y - theme.unit - self.height if is_high else beside.top + theme.unit
        return Rect(x, y, self.width, self.height)

    def paint(self, painter: Painter) -> None:
        """Paints the sentence in light text on an ink background."""
        painter.shadow(self.rect)
        painter.fill(self.rect, theme.ink, theme.corner)
        inner = self.rect.inset(theme.padding, theme.gap)
        painter.text(self.text, inner, theme.body, theme.ground, lines=6)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Closes on a tap, which also reaches whatever is below."""
        if self.collide_point(*touch.pos):
            self._leave()
        return False

    def _leave(self, *_elapsed: object) -> None:
        if self.parent is None:
            return
        self._look.cancel()
        Window.remove_widget(self)
        if self.waiting:
            first, *others = self.waiting
            Window.add_widget(type(self)(text=first.text, waiting=others, about=first.about))
