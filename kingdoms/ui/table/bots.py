"""The bots at a table: they think in a thread while frames go on, and each move is shown when eyes can follow it."""

import random
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from threading import Event
from typing import Any

from kivy.clock import Clock

from kingdoms.bots import make
from kingdoms.bots.player import BUDGET, Cancel, Player
from kingdoms.core.game import Move
from kingdoms.core.session import Session
from kingdoms.ui.system.last_resort import note
from kingdoms.ui.system.threads import beside
from kingdoms.ui.theme import theme

Answer = Callable[[Move, bool], None]
"""Hears the move, and whether it is only a legal one because the bot has failed."""


class Question:
    """What a bot was asked, until it answers or the question is dropped."""

    def __init__(self, on_answer: Answer) -> None:
        self._on_answer = on_answer
        self._dropped = Event()

    def drop(self) -> None:
        """Nobody wants the answer any more."""
        self._dropped.set()

    def is_dropped(self) -> bool:
        """What the bot asks while it thinks."""
        return self._dropped.is_set()

    def answer(self, move: Move, has_failed: bool) -> None:
        """Hands the answer over, unless it is no longer wanted."""
        if not self._dropped.is_set():
            self._on_answer(move, has_failed)


class Thinker:
    """Where the bots of a table think, one after the other."""

    def __init__(self) -> None:
        # The thread starts with the first question and rests between two.
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinker")
        self._question: Question | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._question is not None

    def ask(self, bot: Player, view: Any, moves: Sequence[Move], budget: float, on_answer: Answer) -> None:
        """Lets a bot choose; `on_answer` is called on the frame loop.

        A bot that fails does so loudly, and the first legal move stands in for its answer.
        """
        self.drop()
        question = self._question = Question(on_answer)
        # The bot gets a list of its own, so that it cannot change the game's.
        think = partial(_choose, bot, view, list(moves), budget, question.is_dropped)
        beside(self._thread, think, partial(self._finish, question, moves))

    def drop(self) -> None:
        """Forgets the question in hand: its answer is never heard."""
        if self._question is not None:
            self._question.drop()
        self._question = None

    def _finish(self, question: Question, moves: Sequence[Move], done: "Future[Move]") -> None:
        if question is self._question:
            self._question = None
        trouble = done.exception()
        if trouble is not None:
            note(trouble)
        question.answer(moves[0] if trouble else done.result(), trouble is not None)


def _choose(bot: Player, view: Any, moves: list[Move], budget: float, cancel: Cancel) -> Move:
    move = bot.choose(view, moves, budget, cancel)
    if move not in moves:
        raise ValueError(f"the bot chose {move!r}, which is not possible")
    return move


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
