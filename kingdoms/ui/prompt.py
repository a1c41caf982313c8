"""The prompt: who has to do what, in one sentence, and what happened last; the buttons stand at its right."""

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kingdoms.ui.painter import Painted, Painter
from kingdoms.ui.rect import Rect
from kingdoms.ui.text import Style, height_of, size_of
from kingdoms.ui.theme import faint, theme

_SHARES = (1.0, 0.85, 0.7, 0.6, 0.5)  # the sizes of the sentence that are tried until all of it can be read
_LINES = 5


class Prompt(Painted, BoxLayout):
    """One sentence with a crest before it."""

    text = StringProperty("")
    news = StringProperty("")
    crest = NumericProperty(0)
    is_crested = BooleanProperty(False)

    shows = ("text", "news", "crest", "is_crested")

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
        size = self._size_in(room)
        above, below = room.cut_top(self._height(size, room))
        has_news = bool(self.news) and below.height >= size_of("A", Style(round(theme.tiny)))[1]
        painter.text(self.text, above if has_news else room, size, bold=True, align="left", lines=_LINES)
        if has_news:
            painter.text(self.news, below, theme.tiny, theme.faded, align="left", lines=2, valign="top")

    def _size_in(self, room: Rect) -> float:
        sizes = [theme.body * share for share in _SHARES]
        return next((size for size in sizes if self._height(size, room) <= room.height), sizes[-1])

    def _height(self, size: float, room: Rect) -> float:
        return height_of(self.text, Style(round(size), bold=True), room.width)
