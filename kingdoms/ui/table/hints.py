"""Counsel at a table: a person who decides can ask what to do, and sees it on the board with the reason."""

from typing import Any

from kivy.properties import BooleanProperty, StringProperty

from kingdoms.core.game import Move
from kingdoms.core.tongue import _
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.drawing.layers import LAMP
from kingdoms.ui.sound import sound
from kingdoms.ui.table.hint_bot import Adviser
from kingdoms.ui.table.tabletop import Tabletop
from kingdoms.ui.widgets import Toast


class Counsel(Tabletop):
    """A table with a lamp in its bar: whoever decides may tap it."""

    hint_why = StringProperty("")
    is_advised = BooleanProperty(False)
    """Whether a hint is in sight, or thought about."""
    hint_reason = StringProperty("")
    """Why the move is advised of which the prompt tells: who taps the prompt reads all of it."""

    def __init__(self, **kwargs: Any) -> None:
        self.adviser = Adviser(self._show_advice, self._tell_no_advice)
        super().__init__(**kwargs)

    # What an heir says.

    def _may_decide(self) -> bool:
        """Whether the one who looks at the table has to decide now."""
        raise NotImplementedError

    def _refuse(self, why: str) -> None:
        """Says why something cannot be done now."""
        raise NotImplementedError

    def _refresh(self) -> None:
        """Shows the table and all that is said about it."""
        raise NotImplementedError

    # Asking.

    def hint(self) -> None:
        """Asks a regent what it would do. A second tap leaves it alone, or shows again what it has said."""
        if self.hint_why:
            self._refuse(self.hint_why)
        elif self.adviser.is_thinking:
            self.adviser.stop()
            self._retell()
        elif self.hint_reason:
            self.tell_why()
        elif self._has_seen_all():
            self._ask()

    def _ask(self) -> None:
        if self._advice() is not None:
            self._show_advice()
        elif self.viewer is not None:
            sound.play("tap")
            self.adviser.ask(self._session, self.viewer)
            self._retell()

    def _advice(self) -> Move | None:
        """What was advised to the one who looks at the table, as long as he has not decided."""
        return self.adviser.advice(self._session) if self._may_decide() else None

    def _sight(self) -> Sight:
        return super()._sight()._replace(advice=self._advice())

    # Telling.

    def _show_advice(self) -> None:
        """The move is put together as far as its last tap, which is shown; the prompt tells what it is and why.

        Whoever has tapped the lamp looks there, and nothing lies over the board. Only where a phone's prompt has no
        room for the reason, it is told beside what is to be tapped.
        """
        move = self._advice()
        if move is None:
            return
        self._refresh()
        self.board.propose(move)
        self._retell()
        thing = self.board.way_to(self.board.sight.target(move))
        is_untold = bool(self.hint_reason) and not self.ids.prompt.tells_all_news
        if is_untold and thing in self.board.regions and self._is_free():
            self.answers.say(self.board, thing, "", self.hint_reason, berth=LAMP)

    def tell_why(self) -> None:
        """Why the move is advised of which the prompt tells, or why a bot has decided what the news tell of."""
        if not self.hint_reason:
            super().tell_why()
            return
        prompt = self.ids.prompt.in_window
        sound.play("tap")
        self.answers.say_at(prompt, prompt.y, text=self.hint_reason)

    def _counsel(self) -> tuple[str, str] | None:
        """What the prompt says of the hint: its move above its reason. Nothing while something else is picked."""
        if self.adviser.is_thinking:
            return _("A regent is thinking about it…"), ""
        move = self._advice()
        if move is None or not self.board.is_proposed(move):
            return None
        sight = self.board.sight
        return _("Hint – {what}").format(what=sight.words.label(sight.view, move)), sight.words.why(sight.view, move)

    def _tell_counsel(self) -> None:
        self.hint_why = "" if self._may_decide() else _("A hint is for a person who has to decide.")
        self.is_advised = self.adviser.is_thinking or self._advice() is not None

    def _tell_no_advice(self) -> None:
        self._retell()
        Toast.say(_("The regent could not think of anything."), about=self)
