"""The adviser: a regent who tells a person what it would do, if it is asked. It knows no more than that person."""

import random
from collections.abc import Callable
from functools import partial

from kingdoms.bots import make
from kingdoms.bots.player import BUDGET
from kingdoms.core.game import Move
from kingdoms.core.session import Session
from kingdoms.ui.table.thinker import Thinker

REGENT = "regent"


class Adviser:
    """Thinks beside the frame loop. What it says holds for one decision, and is forgotten when the game goes on."""

    def __init__(self, on_advice: Callable[[], None], on_failure: Callable[[], None]) -> None:
        """`on_advice` hears that there is advice, `on_failure` that the regent could not think of anything."""
        self._thinker = Thinker()
        self._on_advice, self._on_failure = on_advice, on_failure
        self._said: tuple[Session, int, Move] | None = None
        """What was said last, and to which session at which age."""

    @property
    def is_thinking(self) -> bool:
        """Whether advice is awaited."""
        return self._thinker.is_thinking

    def ask(self, session: Session, seat: int) -> None:
        """Lets a regent think on what a seat can see."""
        view = session.state.view(seat)
        regent = make(REGENT, session.game, random.Random(f"{session.seed} {len(session.log)} hint"))
        self._thinker.ask(regent, view, view.moves(), BUDGET, partial(self._answered, session, session.age))

    def advice(self, session: Session) -> Move | None:
        """The move that was advised for the decision at which the session is; None if none was."""
        if self._said is None or self._said[:2] != (session, session.age):
            return None
        return self._said[2]

    def stop(self) -> None:
        """Nobody waits for advice any more."""
        self._thinker.drop()

    def _answered(self, session: Session, age: int, move: Move, has_failed: bool) -> None:
        if session.age != age:
            return
        if has_failed:
            self._on_failure()
            return
        session.count_hint()
        self._said = session, session.age, move
        self._on_advice()
