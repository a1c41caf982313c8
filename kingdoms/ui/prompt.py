"""The prompt: who has to do what, in one sentence, and what happened last; the buttons stand at its right."""

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kingdoms.ui.painter import Painted, Painter
from kingdoms.ui.text import Style, height_of, size_of
from kingdoms.ui.theme import faint, theme


class Prompt(Painted, BoxLayout):
    """One sentence with a crest before it."""

    text = StringProperty("")
    news = StringProperty("")
    crest = NumericProperty(0)
    is_crested = BooleanProperty(False)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for name in ("text", "news", "crest", "is_crested"):
            self.fbind(name, self.repaint)

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
        style = Style(round(theme.body), bold=True)
        needed = height_of(self.text, style, room.width)
        if not self.news or room.height - needed < size_of("A", Style(round(theme.tiny)))[1]:
            painter.text(self.text, room, theme.body, bold=True, align="left", lines=3)
            return
        above, below = room.cut_top(needed)
        painter.text(self.text, above, theme.body, bold=True, align="left", lines=2)
        painter.text(self.news, below, theme.tiny, theme.faded, align="left", lines=2, valign="top")
