"""The prompt: one sentence saying who has to do what, the latest news below it, and buttons on the right."""

from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, TextBox, height_of, is_whole_in, lines_of, unbroken, whole_in
from kingdoms.ui.kv_files import load_kv
from kingdoms.ui.theme import SURFACE, faint, theme

_LINES = 5
_NEWS_LINES = 2
_SHORT_END = 20
"""The most letters at the end of the sentence that are never broken across lines."""


class PromptType(NamedTuple):
    """The text styles of the sentence and of the news; the latter is None if there is no news, or no room for it."""

    sentence: Style
    news: Style | None = None


class Prompt(Painted, BoxLayout):
    """One sentence with a crest in front of it, and the latest news below it."""

    text = StringProperty("")
    news = StringProperty("")
    crest = NumericProperty(0)
    is_crested = BooleanProperty(False)

    buttons_width = NumericProperty(0)
    """The width of the buttons and the space beside them."""
    least_width = NumericProperty(0)
    """The width below which nothing is painted, because it would be unreadable."""

    can_be_asked = BooleanProperty(False)
    """Whether a tap on the words explains them: why something happened, or the reason for a hint."""

    pauses_for_news = BooleanProperty(False)
    """Whether news that does not fit below the sentence is shown alone for a while, before the sentence."""

    is_showing_news = BooleanProperty(False)
    """Whether the news is being shown alone now."""

    shows = (
        *("text", "news", "crest", "is_crested", "can_be_asked", "pauses_for_news", "is_showing_news"),
        *("buttons_width", "least_width"),
    )
    __events__ = ("on_ask",)

    def __init__(self, **kwargs: Any) -> None:
        load_kv("table/prompt")
        self._end_of_news = Clock.create_trigger(self._stop_showing_news)
        super().__init__(**kwargs)

    def on_text(self, *_change: object) -> None:
        """Shows a new sentence at once, unless there is news as well."""
        self._stop_showing_news()

    def on_news(self, *_change: object) -> None:
        """Gives the player time to read the news."""
        self._stop_showing_news()
        if self.news and (seconds := theme.seconds("caption")):
            self.is_showing_news = True
            self._end_of_news.timeout = seconds
            self._end_of_news()

    def _stop_showing_news(self, *_now: object) -> None:
        self._end_of_news.cancel()
        self.is_showing_news = False

    def on_ask(self) -> None:
        """Dispatched when the player asks why."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Takes the touch only if the words can be asked about; otherwise it is meant for the board."""
        self._stop_showing_news()
        if super().on_touch_down(touch):
            return True
        if not self.can_be_asked or touch.is_mouse_scrolling or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Asks why, if the finger is still on the words."""
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        if self.collide_point(*touch.pos) and self.can_be_asked:
            self.dispatch("on_ask")
        return True

    @property
    def shows_all_news(self) -> bool:
        """Whether the news fits completely below the sentence."""
        return self._is_whole(self._set(self._room), self._room)

    def paint(self, painter: Painter) -> None:
        """Paints the crest, the sentence in bold, and the news below it in smaller type."""
        if self.width < self.least_width:
            return
        painter.fill(self.rect, faint(theme.panel, SURFACE))
        painter.fill((self.x, self.y, self.width, theme.hair), theme.line)
        if self.is_crested:
            painter.crest(int(self.crest), self._inside.cut_left(self._crest_width)[0])
        room = self._room
        setting = self._set(room)
        if self.is_showing_news and self.pauses_for_news and not self._is_whole(setting, room):
            painter.text(self.news, room, theme.prompt, align="left", lines=_LINES)
            return
        above, below = room.cut_top(height_of(self._sentence, setting.sentence, room.width))
        place = room if setting.news is None else above
        painter.text(self._sentence, place, setting.sentence.size, bold=True, align="left", lines=_LINES)
        if setting.news is not None:
            self._paint_news(painter, below, setting.news.size)

    def _paint_news(self, painter: Painter, room: Rect, size: int) -> None:
        if self.can_be_asked:
            sign = room.cut_left(theme.tiny)[0].cut_top(LINE * theme.tiny)[0]
            painter.icon("info", sign, theme.faded)
        room = self._news_room(room)
        painter.text(self.news, room, size, theme.faded, align="left", lines=_NEWS_LINES, shrink=False, valign="top")

    # Position and size of the words.

    @property
    def _sentence(self) -> str:
        """The sentence; if it needs several lines, its last clause or at least its last two words stay on one."""
        if len(lines_of(self.text, Style(round(theme.prompt), bold=True), self._room.width)) == 1:
            return self.text
        clause = self.text.rpartition(", ")[2]
        end = clause if len(clause) < len(self.text) else " ".join(self.text.rsplit(" ", 2)[1:])
        return self.text.removesuffix(end) + unbroken(end) if len(end) <= _SHORT_END else self.text

    @property
    def _inside(self) -> Rect:
        """The area the buttons leave free."""
        return self.rect.inset(theme.gap, theme.hair).cut_right(self.buttons_width)[1]

    @property
    def _crest_width(self) -> float:
        return min(self._inside.height, theme.crest)

    @property
    def _room(self) -> Rect:
        """The area for the words, to the right of the crest."""
        return self._inside.cut_left(self._crest_width, theme.gap)[1] if self.is_crested else self._inside

    def _news_room(self, below: Rect) -> Rect:
        return below.cut_left(theme.tiny, theme.unit)[1] if self.can_be_asked else below

    def _set(self, room: Rect) -> PromptType:
        """The styles in which the sentence and the news fit, if need be in smaller type.

        News that does not fit is left out rather than cut, because the log has it as well.
        """
        sentence = whole_in(self._sentence, Style(round(theme.prompt), bold=True), _box(room, _LINES))
        sizes = range(round(theme.small), round(theme.tiny) - 1, -1) if self.news else ()
        settings = (PromptType(sentence, Style(size)) for size in sizes)
        return next((each for each in settings if self._is_whole(each, room)), PromptType(sentence))

    def _is_whole(self, setting: PromptType, room: Rect) -> bool:
        """Whether the news fits completely in this style."""
        below = _box(self._news_room(self._below(setting, room)), _NEWS_LINES)
        return setting.news is not None and is_whole_in(self.news, setting.news, below)

    def _below(self, setting: PromptType, room: Rect) -> Rect:
        """The area the sentence leaves free in this style."""
        return room.cut_top(height_of(self._sentence, setting.sentence, room.width))[1]


def _box(room: Rect, lines: int) -> TextBox:
    return TextBox(int(room.width), int(room.height), lines)
