"""Bots beside the frame loop: one of them thinks at a time, in a thread of its own, and the frames go on.

What it answers comes back on the frame loop. A question that was dropped meanwhile is never answered.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from threading import Event
from typing import Any

from kingdoms.bots.player import Player
from kingdoms.core.game import Move
from kingdoms.ui.system.last_resort import note
from kingdoms.ui.system.threads import beside

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


def _choose(bot: Player, view: Any, moves: list[Move], budget: float, cancel: Callable[[], bool]) -> Move:
    move = bot.choose(view, moves, budget, cancel)
    if move not in moves:
        raise ValueError(f"the bot chose {move!r}, which is not possible")
    return move
