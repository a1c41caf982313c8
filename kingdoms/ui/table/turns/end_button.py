"""The button near the hand: it ends a turn, skips bots' moves, or opens the score sheet."""

import math
from typing import TYPE_CHECKING

from kivy.clock import Clock

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.ui.board.sight import END, SKIP
from kingdoms.ui.durations import is_recent
from kingdoms.ui.sound import sound

if TYPE_CHECKING:
    from kingdoms.ui.table.screen import TableScreen


class EndButton:
    """Knows what the button does now, and which taps on it were meant for what it did a moment earlier."""

    def __init__(self, table: "TableScreen") -> None:
        self._table = table
        self._decided_at = 0.0
        """When a person last decided something."""
        self._decider: int | None = None
        """The seat of that person."""
        self._skipped_at = 0.0
        """When the button could last skip an opponent's steps."""
        self._hurried_at = -math.inf
        """When the player last skipped an opponent's steps."""
        self._passed_at = -math.inf
        """When the player last tapped it to skip an optional step."""

    @property
    def label(self) -> str:
        """The label of the button; empty if there is nothing for it to do."""
        table = self._table
        if table.session.is_over and table.course.is_at_rest:
            return _("Score sheet")
        if table.guide.must_read:
            return ""
        if self._can_skip:
            # A button to end the turn must not turn into another one before the player has seen their turn end.
            return "" if self._shows_own_move() else _("Skip ahead")
        return table.board.ending(table.sight) if self.is_done and not table.handover.must_look else ""

    @property
    def is_done(self) -> bool:
        """Whether there is nothing left to do but end the turn."""
        return self._table.session.held is not None and self._table.course.is_at_rest

    @property
    def _can_skip(self) -> bool:
        """Whether there are an opponent's steps to skip."""
        return bool(self._table.session.is_bots_turn or self._table.board.shows_steps)

    def _shows_own_move(self) -> bool:
        """Whether a person's own decision is still being shown."""
        table = self._table
        is_own = not table.course.is_at_rest and table.session.log[-1].seat in table.session.persons
        return is_own and not table.board.shows_steps

    # Pressing it.

    def press(self) -> None:
        """Presses the button: it skips an optional step if there is one, and otherwise ends the turn."""
        table = self._table
        if SKIP in table.board.hits:
            table.taps.tapped(table.board, SKIP)
        elif not (self.is_stray(END) or self.is_double_tap):
            self.end_turn()

    def end_turn(self) -> None:
        """Ends the player's turn; skips bots' moves up to the next person's; after the game, shows the score sheet.

        It never dismisses a scene that has to be seen.
        """
        table, session = self._table, self._table.session
        if self._can_skip:
            self._hurried_at = Clock.get_time()
        if session.is_bots_turn:
            table.bots.are_hurried = True
            table.board.flying.hurry()
            table.bots.show()
        elif session.held is None and table.board.flying.is_moving:
            table.board.flying.hurry()
        elif session.is_over:
            table.open_score()
        elif session.held is None or table.handover.must_look or not table.board.ending(table.sight):
            table.refuse(_("You can't end your turn yet."))
        elif table.has_landed():
            self.mark_decision()
            events = session.end_turn()
            sound.play("turn")
            # The owner no longer needs to see their hand.
            table.handover.turn_face_down()
            if events:
                table.course.show_outcome(events)
            else:
                table.course.go_on()

    # Taps that were meant for something else.

    def mark_decision(self) -> None:
        """Remembers that the person who acts is deciding something."""
        if not self._table.session.is_bots_turn:
            self._decided_at, self._decider = Clock.get_time(), self._table.session.actor

    def mark_pass(self) -> None:
        """Remembers that the player has tapped the button to skip an optional step, or to see what that gives up."""
        self._passed_at = Clock.get_time()

    def update(self) -> None:
        """Remembers when there was last something to skip."""
        if self._can_skip:
            self._skipped_at = Clock.get_time()

    def is_stray(self, thing: Thing) -> bool:
        """Whether a tap on the button comes too late for what it was meant for.

        That may have been an opponent's steps, which have just ended, or the decision before this one: a double tap on
        "Pass" must neither give up anything unseen nor end the turn as well.
        """
        was_hasty = self._hurried_at > self._decided_at and is_recent(self._hurried_at, "haste")
        is_late = not self._can_skip and (is_recent(self._skipped_at) or was_hasty)
        has_passed = is_recent(self._passed_at)
        is_second = has_passed or is_recent(self._decided_at) if thing == SKIP else has_passed and self.is_done
        return thing in (SKIP, END) and (is_late or is_second)

    @property
    def is_double_tap(self) -> bool:
        """Whether a tap comes so soon after a person's decision that it was not meant for what follows.

        It must neither skip a bot's move nor make a move for the next person.
        """
        if not is_recent(self._decided_at):
            return False
        table, actor = self._table, self._table.session.actor
        return actor in set(table.session.persons) - {self._decider} or (
            table.session.held is None and not table.may_decide()
        )
