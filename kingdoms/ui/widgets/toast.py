"""One sentence at the bottom of the window, gone by itself; several wait for each other."""

from collections import deque

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.properties import StringProperty

from kingdoms.ui import text as texts
from kingdoms.ui.painter import Painted, Painter
from kingdoms.ui.theme import theme

SHORTEST, PER_LETTER = 2.0, 0.05  # seconds in sight, whatever the speed of animations: it has to be read


class Toast(Painted):
    """The sentence in sight. `Toast.say` is all that others need."""

    text = StringProperty("")
    _waiting: deque[str] = deque()

    @classmethod
    def say(cls, text: str) -> None:
        """Shows this sentence, after those that are already waiting; the same one is not shown twice in a row."""
        shown = cls.shown()
        if text and text not in cls._waiting and (shown is None or shown.text != text):
            cls._waiting.append(text)
        if shown is None:
            cls._show_next()

    @classmethod
    def shown(cls) -> "Toast | None":
        """The one in sight, if any."""
        return next((child for child in Window.children if isinstance(child, cls)), None)

    @classmethod
    def _show_next(cls) -> None:
        if cls._waiting:
            Window.add_widget(cls(text=cls._waiting.popleft()))

    def __init__(self, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), opacity=0, **kwargs)
        self._place()
        Window.bind(size=self._place)
        theme.bind(on_change=self._place)
        theme.glide(self, "sheet", opacity=1)
        Clock.schedule_once(self._leave, SHORTEST + PER_LETTER * len(self.text))

    def paint(self, painter: Painter) -> None:
        painter.shadow(self.rect)
        painter.fill(self.rect, theme.ink, theme.corner)
        inner = self.rect.inset(2 * theme.gap, theme.gap)
        painter.text(self.text, inner, theme.body, theme.ground, lines=6)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        self._leave()
        return True

    def _place(self, *_change: object) -> None:
        style = texts.Style(round(theme.body))
        widest = min(theme.column, Window.width - 2 * theme.margin)
        padding = 4 * theme.gap
        self.width = min(widest, texts.measure(self.text, style)[0] + padding + theme.unit)
        height = texts.height_of(self.text, style, self.width - padding) + 2 * theme.gap
        self.height = max(theme.touch, height + theme.unit)
        self.pos = (Window.width - self.width) / 2, theme.margin + theme.insets[3]

    def _leave(self, *_elapsed: object) -> None:
        if self.parent is None:
            return
        Window.remove_widget(self)
        type(self)._show_next()
