"""The log: every event of the game in a sentence, in a drawer that slides in from the right."""

from typing import Any, NamedTuple

from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.recycleview.views import RecycleDataViewBehavior

from kingdoms.core.session import NO_CREST, Session
from kingdoms.ui.painter import Painted, Painter
from kingdoms.ui.stage import load_kv
from kingdoms.ui.text import Style, height_of
from kingdoms.ui.theme import faint, theme


class Line(NamedTuple):
    """One line of the log: the crest of whom it is about, the sentence, and whether a part of the game begins."""

    crest: int
    text: str
    is_heading: bool


def lines_of(session: Session) -> list[Line]:
    """All lines of the log, oldest first."""
    words, names = session.game.words, session.names
    # An opponent whom the rules move has no seat, and so no crest.
    crests = {number: seat.crest for number, seat in enumerate(session.seats)}
    found = []
    for entry in session.log:
        for event in entry.events:
            sentence = words.line(event, names)
            if sentence:
                crest = crests.get(getattr(event, "seat", NO_CREST), NO_CREST)
                found.append(Line(crest, sentence, words.is_heading(event)))
    return found


class LogLine(RecycleDataViewBehavior, Painted):
    """One sentence with the crest of whom it is about; a heading in bold, so that it is found."""

    crest = NumericProperty(NO_CREST)
    text = StringProperty("")
    is_heading = BooleanProperty(False)

    def refresh_view_attrs(self, view: Any, index: int, data: dict[str, Any]) -> None:
        """Another line is shown by this widget."""
        super().refresh_view_attrs(view, index, data)
        self.repaint()

    def paint(self, painter: Painter) -> None:
        """The crest, the sentence, and a thin line below; nothing stands before a heading."""
        room = self.rect.inset(theme.gap, 0)
        crest, words = room.cut_left(_crest_room(), theme.gap)
        if self.is_heading:
            painter.fill(self.rect, theme.sunk)
            words = room
        elif self.crest != NO_CREST:
            painter.crest(int(self.crest), crest)
        painter.text(self.text, words, _style(self.is_heading).size, bold=self.is_heading, align="left", lines=8)
        painter.fill((room.x, room.y, room.width, theme.hair), faint(theme.line, 0.5))


def _crest_room() -> float:
    return 1.8 * theme.small


def _style(is_heading: bool) -> Style:
    return Style(round(theme.body if is_heading else theme.small), bold=is_heading)


class LogDrawer(Painted, FloatLayout):
    """The drawer. `is_out` while it is in sight."""

    is_out = BooleanProperty(False)
    drawn = NumericProperty(0.0)
    """How far it is out, from 0 to 1."""
    drawer_width = NumericProperty(0)
    lines = ObjectProperty(None)

    shows = ("drawn",)

    def __init__(self, **kwargs: Any) -> None:
        load_kv("log")
        self._told: list[Line] = []
        super().__init__(**kwargs)
        self.fbind("drawer_width", self._fill)

    def measure(self) -> None:
        """How much of the screen the drawer takes."""
        self.drawer_width = min(self.width * 0.88, 8.5 * theme.touch)

    def show(self, session: Session) -> None:
        """Slides in, with the newest line in sight."""
        self._told = lines_of(session)
        # The drawer may be new and not laid out yet, but its lines are as high as its width makes them.
        self.size = self.parent.size
        self.measure()
        self._fill()
        self.is_out = True
        theme.glide(self, "sheet", drawn=1.0)
        self.lines.scroll_y = 0

    def hide(self) -> bool:
        """Slides out; whether it was in sight."""
        was_out, self.is_out = self.is_out, False
        theme.glide(self, "sheet", drawn=0.0)
        return was_out

    def _fill(self, *_change: object) -> None:
        room = self.drawer_width - 3 * theme.gap - _crest_room()
        self.lines.data = [
            {**line._asdict(), "size": (0, height_of(line.text, _style(line.is_heading), room) + 2 * theme.gap)}
            for line in self._told
        ]

    def paint(self, painter: Painter) -> None:
        """The veil over the table, and the vellum of the drawer."""
        if self.drawn:
            painter.fill(self.rect, faint(theme.veil, self.drawn))
            left = self.right - self.drawer_width * self.drawn
            painter.parchment((left, self.y, self.drawer_width, self.height))

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A touch beside the drawer puts it away."""
        if not self.is_out:
            return False
        if touch.x < self.right - self.drawer_width:
            self.hide()
        else:
            super().on_touch_down(touch)
        return True
