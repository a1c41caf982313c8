"""The prompt: who has to do what, in one sentence, and what happened last; the buttons stand at its right."""

from typing import Any

from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kingdoms.ui.painter import Painted, Painter
from kingdoms.ui.stage import load_kv
from kingdoms.ui.text import Style, TextBox, height_of, whole_in
from kingdoms.ui.theme import faint, theme

_LINES = 5


class Prompt(Painted, BoxLayout):
    """One sentence with a crest before it."""

    text = StringProperty("")
    news = StringProperty("")
    crest = NumericProperty(0)
    is_crested = BooleanProperty(False)

    can_be_asked = BooleanProperty(False)
    """Whether a tap on the words asks why that happened."""

    shows = ("text", "news", "crest", "is_crested", "can_be_asked")
    __events__ = ("on_ask",)

    def __init__(self, **kwargs: Any) -> None:
        load_kv("prompt")
        super().__init__(**kwargs)

    def on_ask(self) -> None:
        """Somebody wants to know why."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """The words take a finger only if something can be asked; else it is meant for the board."""
        if super().on_touch_down(touch):
            return True
        if not self.can_be_asked or touch.is_mouse_scrolling or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Asks, if the finger is still there."""
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        if self.collide_point(*touch.pos) and self.can_be_asked:
            self.dispatch("on_ask")
        return True

    def paint(self, painter: Painter) -> None:
        """The crest, the sentence in bold, and below it smaller what happened last."""
        if self.width < 4 * theme.touch:
            return
        painter.fill(self.rect, faint(theme.panel, 0.75))
        painter.fill((self.x, self.y, self.width, theme.hair), theme.line)
        buttons = len(self.children) - 1
        room = self.rect.inset(theme.gap, theme.hair).cut_right(buttons * theme.touch, theme.unit)[1]
        if self.is_crested:
            crest, room = room.cut_left(min(room.height, theme.crest), theme.gap)
            painter.crest(int(self.crest), crest)
        box = TextBox(int(room.width), int(room.height), _LINES)
        style = whole_in(self.text, Style(round(theme.body), bold=True), box)
        above, below = room.cut_top(height_of(self.text, style, box.width))
        # Half a sentence would tell less than none, and the log has all of it.
        has_news = bool(self.news) and below.height >= height_of(self.news, Style(round(theme.tiny)), below.width)
        painter.text(self.text, above if has_news else room, style.size, bold=True, align="left", lines=_LINES)
        if has_news:
            if self.can_be_asked:
                sign, below = below.cut_left(theme.tiny, theme.unit)
                painter.icon("info", sign.cut_top(1.3 * theme.tiny)[0], theme.faded)
            painter.text(self.news, below, theme.tiny, theme.faded, align="left", lines=2, valign="top")
