"""Hints at a table: the player to move can ask for advice, and sees the move on the board with its reason."""

import random
from copy import copy
from functools import partial
from typing import TYPE_CHECKING

from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, StringProperty

from kingdoms.bots import make
from kingdoms.bots.thinking_time import BUDGET
from kingdoms.core.game import recommended
from kingdoms.core.session import Session
from kingdoms.core.state import Move
from kingdoms.core.words.language import _, current
from kingdoms.ui.board.picking import Picking
from kingdoms.ui.board.sight import CLOSE
from kingdoms.ui.drawing.layers import LAMP
from kingdoms.ui.sound import sound
from kingdoms.ui.table.turns.bots import Thinker
from kingdoms.ui.widgets import Toast

if TYPE_CHECKING:
    from kingdoms.ui.table.screen import TableScreen


REGENT = "regent"


class Hints(EventDispatcher):
    """The lamp in the table's bar, which the player to move can tap for a hint.

    The hint comes from a regent bot that knows no more than that player, and is valid for one decision.
    """

    why_not = StringProperty("")
    """Why no hint is available now; empty if one is."""
    is_lit = BooleanProperty(False)
    """Whether a hint is shown or being worked out."""
    reason = StringProperty("")
    """The reason for the suggested move, in full. A tap on the prompt shows it."""

    def __init__(self, table: "TableScreen") -> None:
        super().__init__()
        self._table = table
        self._thinker = Thinker()
        self._given: tuple[Session, int, Move] | None = None
        """The last hint: the session, its age when the hint was given, and the suggested move."""
        self._is_put_away = False
        self._picked_before: Picking | None = None
        """The parts that the player had picked when the hint was shown, unless it was the suggested move."""
        self._reasoned: tuple[object, str] = None, ""
        """The circumstances of the last reason (hint, language, visibility) and the reason: finding one is slow."""

    @property
    def is_thinking(self) -> bool:
        """Whether a hint is being worked out."""
        return self._thinker.is_thinking

    def stop(self) -> None:
        """Stops working out a hint."""
        self._thinker.drop()

    def ask(self) -> None:
        """Asks a regent what it would do.

        A second tap cancels that, shows where the hint leads if an overlay hides it, or else puts the hint away.
        """
        if self.why_not:
            self._table.refuse(self.why_not)
        elif self.is_thinking:
            self.stop()
            self._table.update_texts()
        elif self.line() is not None and not self._is_hidden():
            self._put_away()
        elif self._table.has_seen_all():
            self._begin()

    def _is_hidden(self) -> bool:
        """Whether an open overlay hides the thing to tap for the hint."""
        table, move = self._table, self.advice()
        return move is not None and table.board.where(table.sight.target(move)) == CLOSE

    def _begin(self) -> None:
        table, self._is_put_away = self._table, False
        if self.advice() is not None:
            self._show()
        elif table.viewer is not None:
            sound.play("tap")
            session, sight = table.session, table.sight
            # A hint that stays must not reveal what is only glimpsed.
            view = session.state.open_view() if sight.is_glimpsed else sight.view
            moves = [move for move in view.moves() if table.guide.allows(view, move)]
            regent = make(REGENT, session.game, random.Random(f"{session.seed} {len(session.log)} hint"))
            self._thinker.ask(regent, view, moves, BUDGET, partial(self._answered, session, session.age))
            table.update_texts()

    def _answered(self, session: Session, age: int, move: Move, has_failed: bool) -> None:
        if session.age != age:
            return
        if has_failed:
            self._table.update_texts()
            Toast.say(_("The regent couldn't think of anything."), about=self._table)
            return
        session.count_hint()
        self._given, self._picked_before = (session, session.age, move), None
        self._show()

    def _put_away(self) -> None:
        """Takes the hint away and picks what the player had picked before; another tap on the lamp brings it back."""
        self._is_put_away = True
        if self._picked_before is not None:
            self._table.board.pick_again(self._picked_before)
        self._table.refresh()

    def advice(self) -> Move | None:
        """The move suggested to the player at the table, until they decide or put it away."""
        session = self._table.session
        if self._is_put_away or self._given is None or self._given[:2] != (session, session.age):
            return None
        return self._given[2] if self._table.can_decide() else None

    def _show(self) -> None:
        """Assembles the move up to its last tap and marks where that goes; the prompt shows the move and the reason.

        Nothing covers the board, unless a phone's prompt has no room for the reason: then it appears next to the mark.
        """
        table, move = self._table, self.advice()
        if move is None:
            return
        table.refresh()
        target = table.sight.target(move)
        if table.board.where(target) == CLOSE:
            # An open overlay would hide the mark.
            table.board.close()
        if not table.board.picking.is_proposed(move):
            self._picked_before = copy(table.board.picking)
        table.board.propose(move)
        table.update_texts()
        thing = table.board.where(target) or target
        is_unread = bool(self.reason) and not table.ids.prompt.shows_all_news
        if is_unread and thing in table.board.hits and table.is_free():
            table.taps.say(table.board, thing, "", self.reason, berth=LAMP)

    def explain(self) -> None:
        """Shows the full reason for the suggested move."""
        prompt = self._table.ids.prompt.in_window
        sound.play("tap")
        self._table.taps.say_at(prompt, prompt.y, text=self.reason)

    def line(self) -> tuple[str, str] | None:
        """The hint for the prompt: its move and its reason, or that a regent is still thinking.

        None if there is no hint, or if something else is picked.
        """
        if self.is_thinking:
            return _("A regent is thinking about it…"), ""
        move, board = self.advice(), self._table.board
        if move is None or not board.picking.is_proposed(move):
            return None
        sight = self._table.sight
        asked = self._given, current(), sight.is_face_down
        if self._reasoned[0] != asked:
            self._reasoned = asked, sight.words.why(sight.view, move)
        return _("Hint – {what}").format(what=recommended(sight.words, sight.view, move)), self._reasoned[1]

    def update(self) -> None:
        """Updates whether the lamp is lit, and why no hint is available."""
        held = self._table.session.held
        if self._table.handover.must_look:
            self.why_not = _("First touch and hold the card marked with an eye.")
        elif held is not None and held == self._table.viewer:
            self.why_not = _("There is nothing left to decide: end your turn.")
        elif self._table.session.is_over:
            self.why_not = _("The game is over.")
        elif not self._table.may_decide():
            self.why_not = _("You can ask for a hint when it's your turn.")
        elif self._table.guide.must_read:
            self.why_not = _("Read this step of the lesson first.")
        else:
            self.why_not = "" if self._table.can_decide() else _("Look at your cards first.")
        self.is_lit = self.is_thinking or self.advice() is not None
