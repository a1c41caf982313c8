"""The log: every event of the game in a sentence, in a drawer that slides in from the right.

The player can ask why a bot decided as it did; the answer uses only what the reader could see at the time.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.recycleview import RecycleView
from kivy.uix.recycleview.views import RecycleDataViewBehavior

from kingdoms.core.seats import NO_CREST, PERSON
from kingdoms.core.session import Session
from kingdoms.core.state import Event
from kingdoms.core.words.language import _
from kingdoms.ui.board.zones.log import NOTHING_TO_ASK, Line
from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, height_of
from kingdoms.ui.kv_files import load_kv
from kingdoms.ui.player_kinds import ABOUT, KIND_NAMES
from kingdoms.ui.theme import faint, pressed_shade, theme
from kingdoms.ui.widgets import Pressable
from kingdoms.ui.widgets.focus import Spot

_CREST = 1.8  # width of the space for a crest, in letters
_SIGN = 1.3  # the size, in letters, of the icon on a line that can be asked about
_BETWEEN_LINES = 0.5  # the opacity of the rule between two lines


def lines_of(session: Session) -> list[Line]:
    """All lines of the log, oldest first."""
    return [_first(), *(line for number in range(len(session.log)) for line in _lines_about(session, number))]


class Told(NamedTuple):
    """How much of a session the log has told: all decisions before `number`, and this many of its own sentences."""

    number: int = 0
    sentences: int = 0


def last_lines(session: Session, count: int, told: Told | None = None) -> tuple[Line, ...]:
    """The newest lines of the log, oldest first; with `told`, nothing later than that."""
    found: list[Line] = []
    for number in reversed(range(len(session.log) if told is None else min(told.number + 1, len(session.log)))):
        found[:0] = _lines_about(session, number, told.sentences if told and number == told.number else None)
        if len(found) >= count:
            break
    else:
        found.insert(0, _first())
    return tuple(found[-count:])


def told_by_now(session: Session) -> Told:
    """Everything that has happened so far."""
    number = len(session.log) - 1
    return Told(number, len(_sentences_about(session, number))) if session.log else Told()


def told_with(session: Session, told: Told, caption: str) -> Told:
    """The part told once a caption is shown: everything up to the last of its sentences that has not been told yet.

    It is the same as before if the caption repeats no sentence of the log.
    """
    found = told
    for number in range(told.number, len(session.log)):
        sentences = [sentence for _event, sentence in _sentences_about(session, number)]
        for place in range(told.sentences if number == told.number else 0, len(sentences)):
            if sentences[place] in caption:
                found = Told(number, place + 1)
            elif found != told:
                return found
    return found


def _first() -> Line:
    """The first line, before anybody has decided anything."""
    return Line(NO_CREST, _("The game begins."), is_heading=False)


def seen_events(session: Session, number: int) -> Sequence[Event]:
    """The events of a decision; while its turn is held, without the trailing ones that begin another player's turn."""
    events = session.log[number].events
    if session.held is None or number < len(session.log) - 1:
        return events
    is_next = [getattr(event, "seat", session.held) != session.held for event in events]
    return events[: next((place + 1 for place in reversed(range(len(events))) if not is_next[place]), 0)]


def _sentences_about(session: Session, number: int) -> list[tuple[Event, str]]:
    """The events of one decision that the log mentions, each with its sentence."""
    words, names = session.game.words, session.names_in_sentences
    events = session.game.for_log(seen_events(session, number), session.past_before(number))
    return [(event, sentence) for event in events if (sentence := words.line(event, names))]


def _lines_about(session: Session, number: int, count: int | None = None) -> list[Line]:
    """The lines about one decision and what followed from it, or only those with its first `count` sentences."""
    words, decision = session.game.words, session.log[number]
    # A rules-driven opponent has no seat and therefore no crest.
    crests = {number: seat.crest for number, seat in enumerate(session.seats)}
    lines: list[Line] = []
    for event, sentence in _sentences_about(session, number)[:count]:
        seat = getattr(event, "seat", NO_CREST)
        is_heading = words.is_heading(event)
        text = sentence.removesuffix(".") if is_heading and ". " not in sentence else sentence
        line = Line(crests.get(seat, NO_CREST), text, is_heading)
        if lines and _belong_together(lines[-1], line):
            lines[-1] = lines[-1]._replace(text=f"{lines[-1].text} {sentence}")
        else:
            lines.append(line)
    return _to_ask_about(lines, number, crests[decision.seat]) if is_bots(session, number) else lines


def _belong_together(line: Line, later: Line) -> bool:
    """Whether two sentences can share a line: both are about the same player."""
    return line.crest == later.crest != NO_CREST and not (line.is_heading or later.is_heading)


def _to_ask_about(lines: Sequence[Line], number: int, crest: int) -> list[Line]:
    """The lines of a bot's decision; the first one about the bot itself becomes tappable."""
    first = next((line for line in lines if line.crest == crest and not line.is_heading), None)
    return [line._replace(number=number) if line is first else line for line in lines]


def is_bots(session: Session, number: int) -> bool:
    """Whether a bot made this decision."""
    return session.decided_by(number) != PERSON


def can_be_asked(session: Session, number: int) -> bool:
    """Whether a bot made this decision and the log mentions it."""
    return is_bots(session, number) and bool(line_about(session, number))


def line_about(session: Session, number: int) -> str:
    """The first line about a decision that is about the player who made it; empty if there is none."""
    decision, words = session.log[number], session.game.words
    lines = (
        words.line(event, session.names_in_sentences)
        for event in decision.events
        if getattr(event, "seat", None) == decision.seat
    )
    return next(filter(None, lines), "")


def reason(session: Session, number: int, reader: int | None) -> tuple[str, str]:
    """The name and level of the player who made a decision, and the reason; `reader` is the seat that asks, if any.

    For a squire, the reason also says that squires do not weigh moves.
    """
    decision, player = session.log[number], session.decided_by(number)
    view = session.state_before(number).view(reader)
    who = _("{name}: {level}").format(name=session.names[decision.seat], level=_(KIND_NAMES[player]))
    why = session.game.words.why(view, decision.move)
    if player == "squire":
        return who, "\n".join(filter(None, (why, _(ABOUT[player]))))
    return who, why or _("There is nothing more to say about this move.")


class LogLine(RecycleDataViewBehavior, Pressable):
    """One sentence with the crest of the player it is about; headings are bold, so they are easy to find.

    A tap on a bot's decision asks why: `ask` is called with the number of the decision and the rectangle of the line.
    """

    crest = NumericProperty(NO_CREST)
    text = StringProperty("")
    is_heading = BooleanProperty(False)
    number = NumericProperty(NOTHING_TO_ASK)
    ask: "ObjectProperty[Callable[[int, Rect], object]]" = ObjectProperty(None)

    def refresh_view_attrs(self, view: RecycleView, index: int, data: dict[str, Any]) -> None:
        """Shows another line in this recycled widget."""
        super().refresh_view_attrs(view, index, data)
        self.repaint()

    @property
    def can_be_asked(self) -> bool:
        """Whether the line is about a bot's decision that can be explained."""
        return self.number != NOTHING_TO_ASK

    def spots(self) -> list[Spot]:
        """No spots: a line that scrolls out of sight soon shows something else. The W key asks about the news."""
        return []

    def choose(self, key: object) -> None:
        """Asks why a bot made the decision, if the line is about one."""
        if self.can_be_asked:
            self.ask(int(self.number), self.in_window)

    def paint(self, painter: Painter) -> None:
        """Paints the crest, the sentence and a thin line below; a heading has no crest."""
        if self.pressed and self.can_be_asked:
            painter.fill(self.rect, pressed_shade(self.pressed))
        room = whole = self.rect.inset(theme.gap, 0)
        if self.can_be_asked:
            sign, room = room.cut_right(_SIGN * theme.small, theme.unit)
            painter.icon("info", sign, theme.faded)
        crest, words = room.cut_left(_crest_room(), theme.gap)
        if self.is_heading:
            painter.fill(self.rect, theme.sunk)
            words = room
        elif self.crest != NO_CREST:
            painter.crest(int(self.crest), crest)
        painter.text(self.text, words, _style(self.is_heading).size, bold=self.is_heading, align="left", lines=8)
        painter.fill((whole.x, whole.y, whole.width, theme.hair), faint(theme.line, _BETWEEN_LINES))
        self.ring(painter, self.rect)


def _crest_room() -> float:
    return _CREST * theme.small


def _style(is_heading: bool) -> Style:
    return Style(round(theme.body if is_heading else theme.small), bold=is_heading)


class LogDrawer(Painted, FloatLayout):
    """The drawer with the log; `is_out` while it is visible."""

    is_out = BooleanProperty(False)
    drawn = NumericProperty(0.0)
    """How far out it is, from 0 to 1."""
    drawer_width = NumericProperty(0)
    """Its width in pixels."""
    largest_share, largest_width = NumericProperty(1), NumericProperty(0)
    """Its maximum width: as a share of the screen, and in pixels."""
    lines: "ObjectProperty[RecycleView]" = ObjectProperty(None)

    shows = ("drawn",)
    __events__ = ("on_ask",)

    def __init__(self, **kwargs: Any) -> None:
        load_kv("table/log")
        self._lines: list[Line] = []
        super().__init__(**kwargs)
        self.fbind("drawer_width", self._fill)

    def on_ask(self, number: int, beside: Rect) -> None:
        """Dispatched to ask why a bot made decision `number`; `beside` is the rectangle of its line, in the window."""

    def measure(self) -> None:
        """Sets the drawer's width."""
        self.drawer_width = min(self.largest_share * self.width, self.largest_width)

    def show(self, session: Session) -> None:
        """Slides in, scrolled to the newest line."""
        self._lines = lines_of(session)
        # A new drawer has not been laid out yet, but the height of its lines depends on its width.
        if self.parent is not None:
            self.size = self.parent.size
        self.measure()
        self._fill()
        self.is_out = True
        theme.glide(self, "sheet", drawn=1.0)
        self.show_newest()

    def show_newest(self) -> None:
        """Scrolls to the newest line; if all lines fit, they begin at the top."""
        self.lines.scroll_y = 0 if self.lines.viewport_size[1] > self.lines.height else 1

    def hide(self) -> bool:
        """Slides out; returns whether it was visible."""
        was_out, self.is_out = self.is_out, False
        theme.glide(self, "sheet", drawn=0.0)
        return was_out

    def _fill(self, *_change: object) -> None:
        ask = partial(self.dispatch, "on_ask")
        self.lines.data = [{**line._asdict(), "ask": ask, "size": (0, self._height_of(line))} for line in self._lines]

    def _height_of(self, line: Line) -> float:
        """The height of a line: enough for the words, and at least a finger's height if it can be tapped."""
        inside = self.drawer_width - 2 * theme.gap
        room = inside - theme.gap - _crest_room()
        if line.number == NOTHING_TO_ASK:
            return height_of(line.text, _style(line.is_heading), room) + 2 * theme.gap
        room -= _SIGN * theme.small + theme.unit
        return max(theme.touch, height_of(line.text, _style(line.is_heading), room) + 2 * theme.gap)

    def paint(self, painter: Painter) -> None:
        """Paints the veil over the table and the vellum of the drawer."""
        if self.drawn:
            painter.fill(self.rect, faint(theme.veil, self.drawn))
            left = self.right - self.drawer_width * self.drawn
            painter.parchment((left, self.y, self.drawer_width, self.height))

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Closes the drawer on a touch outside it."""
        if not self.is_out:
            return False
        if touch.x < self.right - self.drawer_width:
            self.hide()
        else:
            super().on_touch_down(touch)
        return True
