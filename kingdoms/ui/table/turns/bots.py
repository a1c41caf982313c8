"""The bots at a table: they think in a thread of their own, and their moves are shown slowly enough to follow."""

import random
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from threading import Event
from typing import Any

from kivy.clock import Clock

from kingdoms.bots import make
from kingdoms.bots.player import Player
from kingdoms.bots.thinking_time import Cancel, budget_of
from kingdoms.core.session import Session
from kingdoms.core.state import Move
from kingdoms.ui.system.last_resort import report
from kingdoms.ui.system.threads import run_in_pool
from kingdoms.ui.theme import theme

OnAnswer = Callable[[Move, bool], None]
"""Called with the move, and with True if the bot failed and this is just the first legal move."""


class Question:
    """A question to a bot, until it is answered or dropped."""

    def __init__(self, on_answer: OnAnswer) -> None:
        self._on_answer = on_answer
        self._dropped = Event()

    def drop(self) -> None:
        """Cancels the question: its answer is no longer wanted."""
        self._dropped.set()

    def is_dropped(self) -> bool:
        """Whether the question was dropped; the bot polls this while it thinks."""
        return self._dropped.is_set()

    def answer(self, move: Move, has_failed: bool) -> None:
        """Passes the answer on, unless the question was dropped."""
        if not self._dropped.is_set():
            self._on_answer(move, has_failed)


class Thinker:
    """Runs the bots of a table in a thread, one at a time."""

    def __init__(self) -> None:
        # The thread starts with the first question and sleeps between questions.
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinker")
        self._question: Question | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether a question has been neither answered nor dropped yet."""
        return self._question is not None

    def ask(self, bot: Player, view: Any, moves: Sequence[Move], budget: float, on_answer: OnAnswer) -> None:
        """Lets a bot choose a move; `on_answer` is called on the main thread.

        If the bot fails, the fault is reported and the first legal move is played instead.
        """
        self.drop()
        question = self._question = Question(on_answer)
        # The bot gets its own list, so it cannot change the game's.
        think = partial(_choose, bot, view, list(moves), budget, question.is_dropped)
        run_in_pool(self._thread, think, partial(self._finish, question, moves))

    def drop(self) -> None:
        """Drops the current question: its answer is ignored."""
        if self._question is not None:
            self._question.drop()
        self._question = None

    def _finish(self, question: Question, moves: Sequence[Move], done: "Future[Move]") -> None:
        if question is self._question:
            self._question = None
        trouble = done.exception()
        if trouble is not None:
            report(trouble)
        question.answer(moves[0] if trouble else done.result(), trouble is not None)


def _choose(bot: Player, view: Any, moves: list[Move], budget: float, cancel: Cancel) -> Move:
    move = bot.choose(view, moves, budget, cancel)
    if move not in moves:
        raise ValueError(f"the bot chose {move!r}, which is not legal")
    return move


class Bots:
    """Asks the bot whose turn it is and plays its move after a short pause."""

    def __init__(
        self, play: Callable[[Move], None], may_show: Callable[[], bool], on_failure: Callable[[int], None]
    ) -> None:
        """Calls `play` with the move once `may_show()` is true, and `on_failure` with the seat of a bot that failed."""
        self.thinker = Thinker()
        self._play, self._may_show, self._on_failure = play, may_show, on_failure
        self.are_hurried = False
        """Whether their moves are shown at once, until a person has to act again."""
        self._shown_at = 0.0
        self._move: Move | None = None
        self._wait = Clock.create_trigger(self.show, 0)

    @property
    def has_move(self) -> bool:
        """Whether a move is waiting to be shown."""
        return self._move is not None

    def ask(self, session: Session, instead: Player | None = None) -> None:
        """Asks the bot whose turn it is, or whoever plays `instead`, unless one is thinking or a move is waiting."""
        seat = session.state.seat
        if seat is None or self.thinker.is_thinking or self.has_move:
            return
        self._shown_at = Clock.get_time()
        view = session.state.view(seat)
        rng = random.Random(f"{session.seed} {len(session.log)}")
        level = session.seats[seat].player
        bot, budget = instead or make(level, session.game, rng), budget_of(level)
        self.thinker.ask(bot, view, view.moves(), budget, partial(self._answered, session, session.age))

    def _answered(self, session: Session, age: int, move: Move, has_failed: bool) -> None:
        if session.age != age:
            return
        if has_failed and session.state.seat is not None:
            self._on_failure(session.state.seat)
        self._move = move
        self.go_on()

    def go_on(self, *_change: Any) -> None:
        """Shows the waiting move, if there is one, as soon as it is due."""
        self._wait.cancel()
        due = Clock.get_time() if self.are_hurried else self._shown_at + theme.seconds("bot")
        self._wait.timeout = max(0.0, due - Clock.get_time())
        self._wait()

    def show(self, *_elapsed: float) -> None:
        """Shows the waiting move now, if the table is ready for it."""
        if self._move is None or not self._may_show():
            return
        move, self._move = self._move, None
        self._wait.cancel()
        self._play(move)

    def stop(self) -> None:
        """Stops thinking, and drops any move that is waiting."""
        self.thinker.drop()
        self._wait.cancel()
        self._move = None
