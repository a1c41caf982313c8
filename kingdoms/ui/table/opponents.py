"""The bots at a table: they think beside the frame loop, and each move is shown when eyes can follow and are free."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.clock import Clock

from kingdoms.bots import make
from kingdoms.bots.player import BUDGET
from kingdoms.core.game import Move
from kingdoms.core.session import Session
from kingdoms.ui.table.thinker import Thinker
from kingdoms.ui.theme import theme


class Opponents:
    """Asks the bot whose turn it is and hands its move over, not sooner than a moment after the move before."""

    def __init__(
        self, play: Callable[[Move], None], may_show: Callable[[], bool], on_failure: Callable[[int], None]
    ) -> None:
        """`play` gets the move, when `may_show()`; `on_failure` hears the seat of a bot that could not think."""
        self.thinker = Thinker()
        self._play, self._may_show, self._on_failure = play, may_show, on_failure
        self._shown_at = 0.0
        self._move: Move | None = None
        self._wait = Clock.create_trigger(self.show, 0)

    @property
    def has_move(self) -> bool:
        """Whether a move waits to be shown."""
        return self._move is not None

    def ask(self, session: Session) -> None:
        """Lets the bot whose turn it is think, unless it does so already."""
        seat = session.state.seat
        if seat is None or self.thinker.is_thinking or self.has_move:
            return
        self._shown_at = Clock.get_time()
        view = session.state.view(seat)
        rng = random.Random(f"{session.seed} {len(session.log)}")
        bot = make(session.seats[seat].player, session.game, rng)
        self.thinker.ask(bot, view, view.moves(), BUDGET, partial(self._answered, session, session.age))

    def _answered(self, session: Session, age: int, move: Move, has_failed: bool) -> None:
        if session.age != age:
            return
        if has_failed and session.state.seat is not None:
            self._on_failure(session.state.seat)
        self._move = move
        self.go_on()

    def go_on(self, *_change: Any) -> None:
        """Shows the move that waits, if there is one, as soon as it is time."""
        self._wait.cancel()
        self._wait.timeout = max(0.0, self._shown_at + theme.seconds("bot") - Clock.get_time())
        self._wait()

    def show(self, *_elapsed: float) -> None:
        """Shows the move that waits now, unless the table says that it must wait on."""
        if self._move is None or not self._may_show():
            return
        move, self._move = self._move, None
        self._wait.cancel()
        self._play(move)

    def stop(self) -> None:
        """Nobody thinks any more, and nothing waits."""
        self.thinker.drop()
        self._wait.cancel()
        self._move = None
