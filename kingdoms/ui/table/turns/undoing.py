"""Undoing and redoing decisions at the table."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _, sentences
from kingdoms.ui.sound import sound
from kingdoms.ui.table.log import line_about
from kingdoms.ui.widgets import Toast, ask

if TYPE_CHECKING:
    from kingdoms.ui.table.screen import TableScreen


class Undoing:
    """Goes back and forth through the decisions of a session, and asks first where that would surprise someone."""

    def __init__(self, table: "TableScreen") -> None:
        self._table = table

    def undo(self) -> None:
        """Undoes a person's last decision if possible; after a reveal, only if they play alone, and only after asking.

        Asks before undoing a turn of anyone but the player who decides now or, while a bot decides, anyone but the
        viewer. First puts back whatever is only picked or proposed.
        """
        table, session = self._table, self._table.session
        if table.board.picking.can_withdraw:
            table.board.withdraw()
            sound.play("tap")
            table.update_texts()
            return
        asker = session.actor if session.actor in session.persons else table.viewer
        if not table.board.buttons.can_undo:
            table.refuse(_("There is nothing to undo right now."))
        elif not session.can_undo():
            table.close_all()
            what = self._what(beyond_reveal=True)
            _ask_about_reveal(what, partial(self.undo_now, beyond_reveal=True), table.uncovered)
        elif (whose := session.whose_undo()) not in (None, asker):
            table.close_all()
            self._ask_about_turn(whose)
        else:
            self.undo_now(beyond_reveal=False)

    def undo_now(self, *, beyond_reveal: bool) -> None:
        """Undoes the last decision, with all those that make sense only together with it; says what was undone."""
        table, session = self._table, self._table.session
        what = self._what(beyond_reveal=beyond_reveal)
        table.interrupt()
        was_unfinished = table.board.picking.is_unfinished(session.state)
        session.undo(beyond_reveal=beyond_reveal)
        while session.can_undo() and self._belongs_to_next(was_unfinished=was_unfinished):
            session.undo()
        sound.play("card")
        table.course.go_on()
        if what:
            Toast.say(_("Undone: {what}").format(what=what), beside=table.ids.prompt.in_window, about=table)

    def choose_instead(self, thing: Thing) -> bool:
        """Undoes the choice that led to this decision if a tap on a thing replaces it; returns whether it did."""
        table, session = self._table, self._table.session
        if not (table.may_decide() and table.board.can_choose_instead(table.sight, thing)):
            return False
        table.interrupt()
        while session.can_undo() and session.whose_undo() == table.viewer and not table.can_choose(thing):
            session.undo()
        table.course.go_on()
        return True

    def _ask_about_turn(self, whose: int) -> None:
        """Asks before undoing a decision from a turn that another player has ended."""
        table, session = self._table, self._table.session
        actor = session.actor
        bots = {decision.seat for decision in session.log[session.next_undo() :]} - set(session.persons)
        too = _("Any moves that bots have made since then will be undone, too.") if bots else ""
        now = _("It's now {name}'s turn.").format(name=session.names[actor]) if actor is not None else ""
        sheet = ask(
            _("Undo {name}'s last decision?").format(name=session.names[whose]),
            sentences(self._what(), too, now),
            [(_("Undo"), "danger", partial(self.undo_now, beyond_reveal=False)), (_("Keep"), "secondary", None)],
        )
        sheet.bind(on_dismiss=table.uncovered)

    def _belongs_to_next(self, *, was_unfinished: bool) -> bool:
        """Whether the latest decision is only ever made together with the next one, or is only half of a choice.

        A player who has not finished that choice yet can go back through it step by step.
        """
        session, picking = self._table.session, self._table.board.picking
        is_half = picking.is_unfinished(session.state) and not was_unfinished
        return is_half or (bool(session.log) and picking.is_implied(session.log[-1].move))

    def _what(self, *, beyond_reveal: bool = False) -> str:
        """The log's sentence about the decision that would be undone; empty if it has none."""
        session = self._table.session
        number = session.next_undo(beyond_reveal=beyond_reveal)
        return "" if number is None else line_about(session, number)

    def redo(self) -> None:
        """Redoes the decision that was undone last, with all those that make sense only together with it."""
        table, session = self._table, self._table.session
        if not session.can_redo:
            return
        table.interrupt()
        session.redo()
        while session.can_redo and self._belongs_to_next(was_unfinished=False):
            session.redo()
        sound.play("card")
        table.course.go_on()


def _ask_about_reveal(what: str, undo_now: Callable[[], None], on_dismiss: Callable[..., None]) -> None:
    """Asks before undoing a decision that has revealed something."""
    sheet = ask(
        _("Undo?"),
        sentences(what, _("This has shown you something new, so your history will say that you undid it.")),
        [(_("Undo"), "danger", undo_now), (_("Keep"), "secondary", None)],
    )
    sheet.bind(on_dismiss=on_dismiss)
