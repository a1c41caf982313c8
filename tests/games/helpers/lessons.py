"""Guided games without a screen: the learner reads every step and does what it asks for."""

import random
import re
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kingdoms.bots import make
from kingdoms.core.game import Event, Game, Move
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.core.words.lesson import LEARNER, RIVALS, LessonProgress, LessonStep
from kingdoms.games import GAMES

_SPELT = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}
"""The numbers that texts spell out; one is too often no number."""

_ALTERNATIVES = {
    "rival_kings": [["You and a rival have chosen characters of the same rank"], ["You have attacked a rival again"]]
}
"""The steps of which one is left out, by how they begin: whom the learner's last character meets is up to them."""

Choose = Callable[[int, list[Move]], Move]
"""Chooses one of the moves that a step accepts, given the number of the step."""


class Told(NamedTuple):
    """A step as the learner reads it."""

    number: int
    """The number of the step, counted from 0."""
    step: LessonStep
    view: Any
    """The game as the learner sees it then."""
    past: Sequence[Event]
    """Everything that has happened at this table."""
    accepts: list[Move]
    """The moves that the step accepts, first those it points at; none if it is only read."""

    def happened(self, kind: type, **parts: Any) -> Any:
        """The latest event of this kind with these fields."""
        return next(
            event
            for event in reversed(self.past)
            if isinstance(event, kind) and all(getattr(event, name) == value for name, value in parts.items())
        )


def first_of(_number: int, moves: list[Move]) -> Move:
    """The first of the moves that a step accepts."""
    return moves[0]


def follow(game: Game, choose: Choose = first_of) -> Iterator[Told]:
    """All steps, in order, for a learner who makes these choices."""
    starts: list[int | None] = [0]
    while (start := starts.pop()) is not None:
        starts.append((yield from _follow_at_table(game, start, choose)))


def _follow_at_table(game: Game, start: int, choose: Choose) -> Generator[Told, None, int | None]:
    """The steps at one table; returns the number of the step that begins at the next table, if there is one."""
    lesson = game.words.lesson()
    table = lesson.table_at(start)
    seats = [Seat(f"Player {n}", n, PERSON if n == LEARNER else RIVALS) for n in range(table.seats)]
    session = Session(game, seats, table.seed, table.options, key="lesson")
    session.replay(table.opening)
    progress = LessonProgress(lesson, session, start)
    progress.catch_up()
    while not progress.is_over:
        step, view = progress.step, session.state.view(LEARNER)
        if step is None and progress.number > start and lesson.steps[progress.number].table is not None:
            return progress.number
        if step is None:
            session.play(_rivals_choice(session, progress))
        else:
            accepts = _accepted(game, step, view)
            yield Told(progress.number, step, view, [*session.past], accepts)
            if step.wants is None:
                progress.read()
                continue
            session.play(choose(progress.number, accepts))
            _end_tap(session, step, lesson.steps[progress.number + 1])
        progress.catch_up()
    return None


def _accepted(game: Game, step: LessonStep, view: Any) -> list[Move]:
    """The moves that a step accepts, first those it points at."""
    moves = [move for move in view.moves() if step.wants is not None and step.wants(view, move)]
    return sorted(moves, key=lambda move: game.words.target(view, move) != step.about)


def _end_tap(session: Session, step: LessonStep, following: LessonStep) -> None:
    """Makes the other moves of the same tap, or of taps on everything that the step marks.

    These are the payment for a position in Royals, and the cards that a draw begins with.
    """
    marked = (step.about, *step.also)
    while following.wants is None and session.state.seat == LEARNER:
        moves = [move for move in session.state.moves() if session.game.words.target(session.state, move) in marked]
        if not moves:
            return
        assert len(moves) == 1, step
        session.play(moves[0])


def _rivals_choice(session: Session, progress: LessonProgress) -> Move:
    """The move that a rival has prepared, or the one that a squire would make."""
    state = session.state
    assert state.seat != LEARNER, f"the learner has to decide, but nothing is said before step {progress.number}"
    squire = make(RIVALS, session.game, random.Random(f"{session.seed} {len(session.log)}"))
    prepared = progress.rival_move()
    return squire.choose(state.view(state.seat), state.moves(), 60.0, lambda: False) if prepared is None else prepared


def every_course(game: Game) -> Iterator[list[Told]]:
    """The steps of the guided game, for every combination of the moves that they accept."""
    pending: list[dict[int, Move]] = [{}]
    while pending:
        chosen = pending.pop()
        told = [*follow(game, lambda number, moves, chosen=chosen: chosen.get(number, moves[0]))]
        yield told
        later = [each for each in told if each.number > max(chosen, default=-1)]
        pending += [{**chosen, each.number: move} for each in later for move in each.accepts[1:]]


def figures(text: str) -> list[int]:
    """The numbers in an English text that are not part of a name, in order."""
    text = re.sub(r"\{.*?\}", "", text).lower()
    words = re.findall(r"\d+|" + "|".join(rf"\b{word}\b" for word in _SPELT), text)
    return [_SPELT.get(word) or int(word) for word in words]


def check_figures(game: Game, true: Mapping[str, Callable[[Told], Iterable[int]]]) -> None:
    """Compares the numbers in every step with the true ones, which are listed by a few words of the step."""
    for told in follow(game):
        wanted = [number(told) for words, number in true.items() if words in told.step.text]
        assert len(wanted) == bool(figures(told.step.text)), told.step.text
        assert figures(told.step.text) == [number for numbers in wanted for number in numbers], told.step.text


def left_out(game: str, told: Iterable[int]) -> set[int]:
    """The numbers of the steps that are not among those that were told."""
    return set(range(len(GAMES[game].words.lesson().steps))) - set(told)


def may_be_left_out(game: str) -> list[set[int]]:
    """The sets of steps of which exactly one is left out, because the learner's choice decides what happens."""
    steps = GAMES[game].words.lesson().steps
    alternatives = _ALTERNATIVES.get(game, [()])
    return [
        {number for number, step in enumerate(steps) if step.text.startswith(tuple(texts))} for texts in alternatives
    ]
