"""A guided first game: tables set up from seeds, the rivals' moves, and what the player is told and asked to do.

A lesson never changes the rules: it says something, points at a thing, and lights up only the moves it asks for.
If the player's own moves lead elsewhere, whatever no longer applies is left out, and the rivals play as squires do.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from kingdoms.core.session import Session
from kingdoms.core.state import Event, Move, Thing
from kingdoms.core.words.language import _

LEARNER = 0
"""The learner's seat."""
RIVALS = "squire"
"""The level of the bots in the other seats."""


class LessonTable(NamedTuple):
    """A table at which a lesson takes place. The learner has the first seat."""

    seats: int
    seed: int
    options: Mapping[str, Any]
    rivals: tuple[Move, ...] = ()
    """The rivals' decisions in order; when one is not possible, a squire decides."""
    opening: tuple[Move, ...] = ()
    """The decisions made before the lesson begins."""


class LessonStep(NamedTuple):
    """One thing said to the learner. With `wants`, the step asks for a move; otherwise it is read and confirmed."""

    text: str
    """Marked for the catalogue; `{rival_1}` and so on are the rivals' names, and the rest come from `Lesson.names`."""
    about: Thing | None = None
    """The thing on the table that the step points at."""
    wants: Callable[[Any, Move], bool] | None = None
    """Whether the step asks for a move, given the learner's view of the game and that move."""
    when: Callable[[Any, Sequence[Event]], bool] | None = None
    """Whether the step applies, given the learner's view and the events of the latest decision; None means always."""
    then: Thing | None = None
    """The thing to point at instead once it can be tapped: the target of an action that has been chosen."""
    keeps: tuple[Thing, ...] = ()
    """Other things the step mentions, which must stay visible; `("advisor",)` means all advisors."""
    also: tuple[Thing, ...] = ()
    """Other things the step is about, which are marked too; `("pile",)` means all piles."""
    scene: Thing | None = None
    """The overlay in which the game shows what the step is about: the step is shown as soon as that overlay is open."""
    shares_number: bool = False
    """Whether this step and the previous one count as one: one tap can complete both, or only one is ever shown."""
    table: LessonTable | None = None
    """The table at which the lesson goes on from this step; None if it stays where it is."""


class Lesson(NamedTuple):
    """A guided game. The step before each new table must be one that is only read."""

    table: LessonTable
    minutes: int
    """Roughly how long the lesson takes."""
    names: Callable[[], Mapping[str, str]]
    """The names that the steps mention, in the language in use."""
    steps: tuple[LessonStep, ...]

    def table_at(self, step: int) -> LessonTable:
        """The table that a step belongs to."""
        tables = [self.table, *(each.table for each in self.steps[: step + 1] if each.table is not None)]
        return tables[-1]

    def number_of(self, step: int) -> int:
        """The number of a step as the learner counts them, from 1."""
        return sum(not each.shares_number for each in self.steps[: step + 1])

    @property
    def length(self) -> int:
        """The number of steps as the learner counts them."""
        return self.number_of(len(self.steps))


def happened(kind: type, **parts: Any) -> Callable[[Any, Sequence[Event]], bool]:
    """For `LessonStep.when`: the step applies after an event of this kind with these fields."""

    def has_happened(_view: Any, events: Sequence[Event]) -> bool:
        return any(
            isinstance(event, kind) and all(getattr(event, name) == value for name, value in parts.items())
            for event in events
        )

    return has_happened


def one_of(*moves: Move) -> Callable[[Any, Move], bool]:
    """For `LessonStep.wants`: the step asks for one of these moves."""
    return lambda _view, move: move in moves


def any_of(*kinds: type) -> Callable[[Any, Move], bool]:
    """For `LessonStep.wants`: the step asks for any move of these kinds."""
    return lambda _view, move: isinstance(move, kinds)


class LessonProgress:
    """How far a learner has got in a lesson, and what is said now."""

    def __init__(self, lesson: Lesson, session: Session, step: int = 0) -> None:
        self._lesson, self._session = lesson, session
        self.number = min(max(step, 0), len(lesson.steps))
        """The current step, counted from 0; the number of steps once all are done."""
        tables = (number for number, each in enumerate(lesson.steps) if each.table is not None and number > self.number)
        self._end = next(tables, len(lesson.steps))
        """The step after the last one at this table."""
        self.is_due = False
        """Whether the current step applies now."""
        self._seen = len(session.log)
        self._decided: list[tuple[int, int]] = []
        """For each decision that a step asked for, its number in the log and the number of the step."""

    @property
    def is_last(self) -> bool:
        """Whether the current step is the last one."""
        return self.number == len(self._lesson.steps) - 1

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to say."""
        return self.number >= len(self._lesson.steps)

    @property
    def step(self) -> LessonStep | None:
        """The step that applies now; None if nothing is said."""
        return self._lesson.steps[self.number] if self.is_due and self.number < self._end else None

    @property
    def text(self) -> str:
        """The text of the current step, in the language in use; empty if nothing is said."""
        rivals = {f"rival_{seat}": name for seat, name in enumerate(self._session.names)}
        return _(self.step.text).format(**rivals, **self._lesson.names()) if self.step is not None else ""

    @property
    def count(self) -> str:
        """The number of the current step and the length of the lesson."""
        return f"{self._lesson.number_of(self.number)}/{self._lesson.length}"

    @property
    def must_read(self) -> bool:
        """Whether the game waits until the learner has read the current text."""
        return self.step is not None and self.step.wants is None

    @property
    def has_begun(self) -> bool:
        """Whether anything has been decided at this table besides the opening, which nobody may undo."""
        return len(self._session.log) > len(self._lesson.table_at(self._end - 1).opening)

    def read(self) -> None:
        """Goes on to the next step once this one has been read; does nothing if it asks for a move."""
        if self.must_read:
            self.number += 1
            self.catch_up()

    def allows(self, view: Any, move: Move) -> bool:
        """Whether the learner may make this move: not while there is something to read, and only if it is asked for.

        If nothing is said now, any move is allowed.
        """
        step = self.step
        return step is None or (step.wants is not None and step.wants(view, move))

    def allows_next(self, view: Any, move: Move) -> bool:
        """Whether the learner may also make this move with the same tap: not if the next step asks for another move."""
        following = self._lesson.steps[self.number + 1 : self._end][:1]
        return self.step is None or all(step.wants is None or step.wants(view, move) for step in following)

    def catch_up(self) -> None:
        """Works out what to say now; called whenever something has happened or been undone."""
        self._follow_log()
        session = self._session
        state = session.state
        view, events = state.view(LEARNER), session.log[-1].events if session.log else []
        decides = state.seat == LEARNER and session.held is None
        found = self._find(view, events, decides=decides)
        self.is_due = found is not None
        if found is not None:
            self.number = found
        elif session.is_over:
            self.number = len(self._lesson.steps)

    def _find(self, view: Any, events: Sequence[Event], *, decides: bool) -> int | None:
        """The number of the next step that applies now; None if there is none yet.

        A step that does not apply is left out if a later one does, and so are steps between them that are only read.
        """
        has_left_out = False
        for number in range(self.number, self._end):
            step = self._lesson.steps[number]
            if step.wants is not None and not decides:
                return None
            if step.when is None and step.wants is None and has_left_out:
                continue
            applies = step.when is None or step.when(view, events)
            if applies and (step.wants is None or any(step.wants(view, move) for move in view.moves())):
                return number
            has_left_out = True
        return None

    def _follow_log(self) -> None:
        """Goes on past each step whose decision has been made, and back to the step whose decision was undone."""
        log = self._session.log
        while self._decided and self._decided[-1][0] >= len(log):
            self.number = self._decided.pop()[1]
        for place in range(self._seen, len(log)):
            if log[place].seat == LEARNER and self.step is not None and self.step.wants is not None:
                self._decided.append((place, self.number))
                self.number += 1
        self._seen = len(log)

    def rival_move(self) -> Move | None:
        """The prepared move of the rival who decides now; None if there is none, or it is not possible."""
        made = sum(decision.seat != LEARNER for decision in self._session.log)
        moves = self._lesson.table_at(self._end - 1).rivals
        if made >= len(moves):
            return None
        move = moves[made]
        return move if move in self._session.state.moves() else None
