"""Hints at a table: a person who decides can ask what to do, and sees it on the board with the reason."""

from typing import TYPE_CHECKING

from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, StringProperty

from kingdoms.core.game import Move
from kingdoms.core.language import _
from kingdoms.ui.drawing.layers import LAMP
from kingdoms.ui.sound import sound
from kingdoms.ui.table.hint_bot import Adviser
from kingdoms.ui.widgets import Toast

if TYPE_CHECKING:
    from kingdoms.ui.table.screen import TableScreen


class Hints(EventDispatcher):
    """The lamp in the table's bar, which the person who decides may tap."""

    why_not = StringProperty("")
    """Why nobody can ask for a hint now."""
    is_lit = BooleanProperty(False)
    """Whether a hint is in sight, or being thought about."""
    reason = StringProperty("")
    """The reason for the move that the prompt advises. A tap on the prompt shows all of it."""

    def __init__(self, table: "TableScreen") -> None:
        super().__init__()
        self._table = table
        self._bot = Adviser(self._show, self._fail)

    @property
    def is_thinking(self) -> bool:
        """Whether a hint is awaited."""
        return self._bot.is_thinking

    def stop(self) -> None:
        """Nobody waits for a hint any more."""
        self._bot.stop()

    def ask(self) -> None:
        """Asks a regent what it would do. A second tap leaves it alone, or shows again what it has said."""
        if self.why_not:
            self._table.refuse(self.why_not)
        elif self.is_thinking:
            self.stop()
            self._table.retell()
        elif self.reason:
            self._table.tell_why()
        elif self._table.has_seen_all():
            self._begin()

    def _begin(self) -> None:
        table = self._table
        if self.advice() is not None:
            self._show()
        elif table.viewer is not None:
            sound.play("tap")
            self._bot.ask(table.session, table.viewer)
            table.retell()

    def advice(self) -> Move | None:
        """The move advised to the person at the table, until they have decided."""
        return self._bot.advice(self._table.session) if self._table.may_decide() else None

    def _show(self) -> None:
        """Puts the move together as far as its last tap, and marks that; the prompt says what it is and why.

        Nothing covers the board. Only where a phone's prompt has no room for the reason, it is shown beside the mark.
        """
        table, move = self._table, self.advice()
        if move is None:
            return
        table.refresh()
        table.board.propose(move)
        table.retell()
        thing = table.board.way_to(table.sight.target(move))
        is_unread = bool(self.reason) and not table.ids.prompt.tells_all_news
        if is_unread and thing in table.board.regions and table.is_free():
            table.answers.say(table.board, thing, "", self.reason, berth=LAMP)

    def explain(self) -> None:
        """Shows the whole reason for the move that the prompt advises."""
        prompt = self._table.ids.prompt.in_window
        sound.play("tap")
        self._table.answers.say_at(prompt, prompt.y, text=self.reason)

    def line(self) -> tuple[str, str] | None:
        """What the prompt says of the hint: its move, and its reason. Nothing while something else is picked."""
        if self.is_thinking:
            return _("A regent is thinking about it…"), ""
        move, board = self.advice(), self._table.board
        if move is None or not board.is_proposed(move):
            return None
        sight = self._table.sight
        return _("Hint – {what}").format(what=sight.words.label(sight.view, move)), sight.words.why(sight.view, move)

    def update(self) -> None:
        """Lights the lamp, or puts it out."""
        self.why_not = "" if self._table.may_decide() else _("A hint is for a person who has to decide.")
        self.is_lit = self.is_thinking or self.advice() is not None

    def _fail(self) -> None:
        self._table.retell()
        Toast.say(_("The regent could not think of anything."), about=self._table)
