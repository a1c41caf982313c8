"""The course of a game at the table: moves are made, their outcome is shown, then whoever has to act goes on."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from kingdoms.core.session import Session
from kingdoms.core.state import Event, Move
from kingdoms.core.words.language import current
from kingdoms.ui.board.movement.flights import Scene
from kingdoms.ui.sound import sound

if TYPE_CHECKING:
    from kingdoms.ui.table.screen import TableScreen


class Course:
    """Makes moves, shows their outcome step by step, and hands over to whoever acts next."""

    def __init__(self, table: "TableScreen") -> None:
        self._table = table
        self._unseen: Sequence[Scene] = ()
        """The scenes that were yet to be shown when the player left the table."""
        self._spoken = current()
        """The language of the unseen scenes' captions."""
        self.earlier: Any = None
        """The view before the newest decision, while its outcome is still being shown."""
        self._found_over = False

    def begin(self, session: Session) -> None:
        """Starts with a session as it was found."""
        self._unseen, self.earlier = (), None
        self._found_over = session.is_over

    @property
    def is_at_rest(self) -> bool:
        """Whether everything that has happened has been shown."""
        return self.earlier is None

    # Leaving and coming back.

    def keep_unseen(self) -> None:
        """Remembers the scenes that have not been seen yet."""
        self._unseen, self._spoken = self._table.board.flying.unseen, current()

    def show_unseen(self) -> None:
        """Shows those scenes, if there are any, then goes on. Captions in another language are left out."""
        unseen, earlier = self._unseen, self.earlier
        if current() != self._spoken:
            unseen = [scene._replace(caption="", progress="") for scene in unseen]
        if unseen:
            self._table.refresh()
            self._animate(unseen, earlier)
        else:
            self.go_on()

    # Going on.

    def play(self, *moves: Move) -> None:
        """Makes moves for the seat that decides, and shows their outcome."""
        table = self._table
        session, handover = table.session, table.handover
        table.hints.stop()
        table.end_button.mark_decision()
        had_secrets = table.viewer is not None and session.state.has_secrets(table.viewer)
        was_open = session.state.decides_openly()
        events = self._make(moves)
        is_going_on = session.held is None and not session.is_over
        if not had_secrets or (not was_open and is_going_on and session.state.decides_openly()):
            # New secrets arrive face down, and old ones are turned down when they are no longer needed. As long as
            # players can still undo something, they keep seeing their secrets.
            handover.turn_face_down()
        if session.actor == table.viewer and session.state.asked_to_look():
            handover.turn_up()
        self.show_outcome(events, handover.pause_to_read(session))

    def _make(self, moves: Sequence[Move]) -> list[Event]:
        """Makes moves and the obvious ones that follow; returns all events."""
        table, session = self._table, self._table.session
        # A copy, because the log keeps the list it is given.
        events = [*session.play(moves[0])]
        for move in filter(partial(table.guide.allows_next, table.sight.view), moves[1:]):
            # The only possible follow-up has been made automatically.
            events += session.play(move) if move in session.state.moves() else []
        while (obvious := self._follow_up()) is not None:
            events += session.play(obvious)
        return events

    def _follow_up(self) -> Move | None:
        """The move that need not be asked of the viewer; a lesson asks for every move."""
        table = self._table
        is_asked = table.guide.progress is not None or not table.may_decide()
        return None if is_asked else table.board.follow_up(table.session.state.view(table.viewer))

    def show_outcome(self, events: Sequence[Event], pause: Sequence[Scene] = ()) -> None:
        """Shows the outcome of a decision step by step, then a pause to read it unless a scene has to be dismissed."""
        table = self._table
        earlier = table.sight.view
        table.board.show(table.sight_now(), events)
        scenes = table.board.scenes(table.sight, events)
        is_dismissed = any(scene.waits for scene in scenes)
        self._animate(scenes if is_dismissed else [*scenes, *pause], earlier)

    def _animate(self, scenes: Sequence[Scene], earlier: Any) -> None:
        """Plays the scenes; until they end, no text says anything about what follows."""
        table = self._table
        table.guide.hide()
        self.earlier = earlier
        table.board.animate(scenes, self.go_on)
        table.update_texts()
        if table.bots.are_hurried:
            table.board.flying.hurry()

    def go_on(self) -> None:
        """Hands over to whoever has to act now."""
        table, session = self._table, self._table.session
        if not table.is_front:
            return
        self.earlier = None
        table.bots.are_hurried = table.bots.are_hurried and session.is_bots_turn
        table.handover.to_actor(session)
        table.guide.catch_up()
        table.refresh()
        table.guide.show(table.board)
        if session.is_over and not self._found_over:
            self._found_over = True
            sound.play("win")
            if session.persons:
                table.handover.announce_winners(session)
            else:
                table.open_score()
        else:
            self.ask_bot()

    def ask_bot(self) -> None:
        """Asks the bot whose turn it is, if there is one and no step of a lesson has to be read first."""
        table, session = self._table, self._table.session
        if session.is_bots_turn and not table.guide.must_read:
            table.bots.ask(session, table.guide.rival(session))
