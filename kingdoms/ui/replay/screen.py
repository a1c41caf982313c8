"""A replay of a past game on its board, forwards and backwards, step by step or automatically at three speeds.

A game of one person against bots is shown as that person saw it, any other as each deciding player saw it. Another
seat's view can be chosen, since a finished game has no secrets. Nothing can be played. That person is "you" only from
their own seat, and only in a game played on this device.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty

from kingdoms.core.codec import BadSave
from kingdoms.core.state import Event
from kingdoms.core.words.language import _, sentences
from kingdoms.ui.board.zones.log import NOTHING_TO_ASK
from kingdoms.ui.replay.pace import SPEEDS, Pace
from kingdoms.ui.replay.replay import Replay
from kingdoms.ui.score.winner_line import winner_line
from kingdoms.ui.table.log import can_be_asked
from kingdoms.ui.table.tabletop import Tabletop
from kingdoms.ui.table.taps import Taps
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Sheet, Toast

_READING = 2.5  # how long a scene that has to be seen stays open, in pauses


class ReplayScreen(Tabletop):
    """A past game on its board."""

    replay: "ObjectProperty[Replay]" = ObjectProperty(None)
    position = NumericProperty(0)
    length = NumericProperty(0)
    marks: "ListProperty[int]" = ListProperty([])
    """The positions where a part of the game begins or ends."""
    is_playing = BooleanProperty(False)
    speed = NumericProperty(1)
    """An index into `SPEEDS`."""
    has_rivals = BooleanProperty(False)
    """Whether there are several seats to choose from."""

    def __init__(self, **kwargs: Any) -> None:
        self.taps = Taps(
            lambda: self._is_front, self._hurry, self.uncovered, does=lambda _board, thing: self._opens_log(thing)
        )
        self.pace = Pace(self._is_idle, self.go_on, self._patience)
        self._key = ""
        self._eyes: int | None = None
        """The seat whose view was chosen; None to follow the player who decides."""
        self._was_played_here = False
        """Whether the game was played on this device, not imported."""
        self._is_front = False
        super().__init__(**kwargs)
        self._go_to_knob = Clock.create_trigger(lambda _elapsed: self.go_to(self.ids.timeline.value))

    # Coming and going.

    def on_show(self, key: str, **_what: Any) -> None:
        """Opens a past game or continues the current one; if it cannot be read, says so and goes back."""
        self._is_front = True
        try:
            if key != self._key:
                self._open(key)
        except BadSave as trouble:
            self.app.say(str(trouble))
            Sheet.dismiss_all()
            self.app.back()
        else:
            self._wear_colours()
            self._go_to(self.replay.position)

    def _open(self, key: str) -> None:
        session = self.app.store.replay(key)
        self.replay, self._key = Replay(session), key
        self._was_played_here = session.is_read_by_player
        self._eyes = session.persons[0] if len(session.persons) == 1 else None
        self._lay_board(session)
        self.length, self.marks = len(self.replay), self.replay.beginnings()
        self.has_rivals = len(session.seats) > 1

    def on_leave(self) -> None:
        """Pauses, because nobody is watching."""
        self._take_off_colours()
        self._is_front = False
        self.pause()
        self.close_all()
        if self.board is not None:
            self.board.rest()

    def on_back(self) -> bool:
        """Closes whatever is open; otherwise leaves the game, which starts over when it is opened again."""
        if self.close_all() or (self.board is not None and self.board.close()):
            return True
        self._key = ""
        return False

    def on_key(self, name: str) -> bool:
        """Handles the keys: left and right step through the decisions, the space bar plays and pauses."""
        keys = {
            "left": self.step_back,
            "right": self.step_on,
            " ": self.toggle,
            "w": self.explain_prompt,
            "l": self.open_log,
        }
        action = {**keys, "?": self.open_rules}.get(name.lower())
        if action is None or self._is_log_out:
            return False
        action()
        return True

    def is_bar_narrow(self) -> bool:
        """Whether the bar is that of a phone: in landscape, it also holds the controls."""
        return theme.size_class == "phone"

    # By hand.

    def step_on(self) -> None:
        """Shows the next decision."""
        self.pause()
        self._step(has_scenes=True)

    def step_back(self) -> None:
        """Shows the previous decision."""
        self.go_to(self.replay.position - 1)

    def go_to(self, position: float) -> None:
        """Pauses and jumps to a decision."""
        self.pause()
        self._go_to(int(position))

    def follow_knob(self, knob: float) -> None:
        """Follows the timeline's knob, at most once per frame."""
        if int(knob) != self.replay.position:
            self._go_to_knob()

    def _go_to(self, position: int) -> None:
        self.replay.go_to(position)
        self.viewer = self._looking()
        self._show()

    def _step(self, *, has_scenes: bool) -> None:
        """Shows the next decision and its outcome, as seen by the chosen seat or else by the player who made it."""
        replay = self.replay
        if replay.position == len(replay):
            return
        seat = replay.log[replay.position].seat
        if self._eyes is None and self.viewer != seat:
            self.viewer = seat
            self._show()
        replay.go_to(replay.position + 1)
        happened = replay.last_decision.events if has_scenes and replay.last_decision is not None else ()
        self._show(happened)
        if happened:
            self.board.animate(self.board.scenes(self.sight, happened), self.update_texts)
            self.update_texts()

    def _show(self, happened: Sequence[Event] = ()) -> None:
        self.close_all()
        self.board.drop()
        self.board.close()
        self.board.show(self.sight_now(), happened)
        self.position = self.replay.position
        self.update_texts()

    # Automatic play.

    def toggle(self) -> None:
        """Plays or pauses; at the end, starts over."""
        if self.is_playing:
            self.pause()
            return
        if self.replay.position == len(self.replay):
            self._go_to(0)
        self.is_playing = True
        self.pace.start()

    def pause(self) -> None:
        """Stops playing."""
        self.is_playing = False
        self.pace.stop()

    def change_speed(self) -> None:
        """Switches to the next speed; after the fastest comes the slowest."""
        self.speed = (self.speed + 1) % len(SPEEDS)
        Toast.say(_(SPEEDS[int(self.speed)].name), beside=self.ids.prompt.in_window)

    def _patience(self) -> float:
        return SPEEDS[int(self.speed)].pause * (_READING if self.board.flying.is_waiting else 1)

    def _is_idle(self) -> bool:
        """Whether nothing is open, moving or being touched, except a scene that waits to be closed."""
        board = self.board
        is_busy = (board.flying.is_moving or board.opened is not None) and not board.flying.is_waiting
        return self.is_free() and not (is_busy or board.gestures.is_touched)

    def go_on(self) -> None:
        """Shows the next decision, or closes the scene that had to be seen."""
        if self.board.flying.is_waiting:
            self.board.close()
        else:
            self._step(has_scenes=SPEEDS[int(self.speed)].has_scenes)
        if self.replay.position == len(self.replay) and not self.board.flying.is_moving:
            self.pause()
        else:
            self.pace.start()

    def _hurry(self) -> None:
        """Ends the wait after a tap on the ground."""
        if self.is_playing:
            self.pace.stop()
            self.go_on()

    # The view and the text.

    def _looking(self) -> int:
        """The seat whose view is shown: the chosen one, or the last to decide (at the start, the first to decide)."""
        replay = self.replay
        if self._eyes is not None or not replay.log:
            return self._eyes or 0
        return replay.log[max(replay.position - 1, 0)].seat

    def choose_eyes(self) -> None:
        """Asks whose view to show."""
        sheet = Sheet(title=_("Whose view?"))

        def borrow(seat: int | None) -> None:
            self._eyes = seat
            # Through other eyes "your" things are somebody else's.
            self.session.is_read_by_player = self._was_played_here and seat == self.session.only_person
            self._go_to(self.replay.position)

        for seat, name in [(None, _("Whoever is deciding")), *enumerate(self.session.names)]:
            kind = "primary" if seat == self._eyes else "secondary"
            sheet.add_widget(sheet.closing_button(partial(borrow, seat), text=name, kind=kind))
        sheet.open()

    def view_now(self) -> Any:
        """The view that is being shown now: the one before the decision while anything is still moving."""
        # A piece that is still moving belongs to the last decision, even if that has led to another part of the game.
        return self.replay.before if self.board.flying.is_moving else super().view_now()

    def update_texts(self) -> None:
        """Updates all text."""
        if self.board is None or self.board.sight is None:
            return
        self._show_progress()
        last = self.replay.last_decision
        about = [*self._winners(), *([last.seat] if last is not None else [])]
        self.is_crested = bool(about)
        self.crest = self.session.sides[about[0]].crest if about else 0
        is_asked = last is not None and can_be_asked(self.session, self.replay.position - 1)
        self.decision = self.replay.position - 1 if is_asked else NOTHING_TO_ASK
        first, *others = self._lines()
        self.prompt, self.news = self.board.caption or first, sentences(*others)
        self._fill_log()

    def _winners(self) -> list[int]:
        """The winning sides at the end of a completed game; otherwise empty."""
        is_end = self.replay.has_ended and self.replay.position == len(self.replay)
        return list(self.session.state.winners()) if is_end else []

    def _lines(self) -> list[str]:
        """The result if the game is over, then the log's lines about the last decision, or its label if it has none."""
        last, names, words = self.replay.last_decision, self.session.names_in_sentences, self.session.game.words
        if last is None:
            return [*self._ending(), _("The game begins.")]
        session = self.session
        happened = session.game.for_log(last.events, session.past_before(len(session.log) - 1))
        lines = [line for event in happened if (line := words.line(event, names))]
        label = _("{name:You}: {what}").format(name=names[last.seat], what=words.label(self.replay.before, last.move))
        return [*self._ending(), *(lines or [label])]

    def _ending(self) -> list[str]:
        """A line that names the winners or says that the game was abandoned; empty before the end."""
        if self._winners():
            return [winner_line(self.session)]
        return [_("The game was stopped here.")] if self.replay.position == len(self.replay) else []
