"""Guided games without a screen: the learner reads every step and does what it asks for."""

import random
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from kingdoms.bots import make
from kingdoms.core.game import Game
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.core.state import Event, Move
from kingdoms.core.words.lesson import LEARNER, RIVALS, LessonProgress, LessonStep
from kingdoms.games import GAMES

RIVAL_NAMES = ("Beatrix", "Conrad")
"""The rivals' names."""

_ALTERNATIVES = {
    "kingsburg": [["time, take wood"], ["one good of your choice. This time, take gold"]],
    "rival_kings": [["You and a rival have chosen characters of the same rank"], ["You have attacked a rival again"]],
}
"""The steps of which one is left out, by their words: what happens is up to the learner."""

Choose = Callable[[int, list[Move]], Move]
"""Chooses one of the moves that a step accepts, given the number of the step."""


class Told(NamedTuple):
    """A step as the learner reads it."""

    number: int
    """The number of the step, counted from 0."""
    step: LessonStep
    text: str
    """The text, with its names filled in."""
    view: Any
    """The game as the learner sees it then."""
    past: Sequence[Event]
    """Everything that has happened at this table."""
    accepts: list[Move]
    """The moves that the step accepts, first those it points at; none if it is only read."""

    def since(self, kind: type) -> Iterator[Event]:
        """The events since the latest one of this kind, beginning with the last."""
        return takewhile(lambda event: not isinstance(event, kind), reversed(self.past))


def first_of(_number: int, moves: list[Move]) -> Move:
    """The first of the moves that a step accepts."""
    return moves[0]


def follow(game: Game, choose: Choose = first_of) -> Iterator[Told]:
    """All steps, in order, for a learner who makes these choices."""
    starts: list[int | None] = [0]
    while (start := starts.pop()) is not None:
        starts.append((yield from _follow_at_table(game, start, choose)))


def told_at(game: Game, words: str) -> Told:
    """The step whose text has these words."""
    (told,) = [each for each in follow(game) if words in each.text]
    return told


def _follow_at_table(game: Game, start: int, choose: Choose) -> Generator[Told, None, int | None]:
    """The steps at one table; returns the number of the step that begins at the next table, if there is one."""
    lesson = game.words.lesson()
    table = lesson.table_at(start)
    rivals = [Seat(name, n, RIVALS) for n, name in enumerate(RIVAL_NAMES[: table.seats - 1], LEARNER + 1)]
    seats = [Seat("Learner", LEARNER, PERSON), *rivals]
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
            yield Told(progress.number, step, progress.text, view, [*session.past], accepts)
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


def left_out(game: str, told: Iterable[int]) -> set[int]:
    """The numbers of the steps that are not among those that were told."""
    return set(range(len(GAMES[game].words.lesson().steps))) - set(told)


def may_be_left_out(game: str) -> list[set[int]]:
    """The sets of steps of which exactly one is left out, because the learner's choice decides what happens."""
    steps = GAMES[game].words.lesson().steps
    alternatives = _ALTERNATIVES.get(game, [()])
    return [
        {number for number, step in enumerate(steps) if any(words in step.text for words in each)}
        for each in alternatives
    ]
