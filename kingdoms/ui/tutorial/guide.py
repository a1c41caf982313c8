"""The guide at a table: follows a lesson, explains each step beside its thing, and makes the rivals' moves."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from kivy.uix.widget import Widget

from kingdoms.bots import make
from kingdoms.bots.player import Player
from kingdoms.bots.thinking_time import Cancel
from kingdoms.core.session import Session
from kingdoms.core.state import Move, Thing
from kingdoms.core.words.language import _, uncapitalised
from kingdoms.core.words.lesson import RIVALS, Lesson, LessonProgress, LessonStep
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.tutorial.callout import Callout
from kingdoms.ui.widgets import ask


class Prepared(Player):
    """A player who makes a prepared move."""

    def __init__(self, session: Session, move: Move) -> None:
        super().__init__(session.game, random.Random())
        self._move = move

    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        """The prepared move."""
        return self._move


class Guide:
    """Guides a learner through a game. Without a lesson it says nothing and allows everything."""

    def __init__(self, table: Widget, on_read: Callable[[], None], on_step: Callable[[int | None], None]) -> None:
        """Shows itself on the table; calls `on_read` when the game can go on, and `on_step` with each new step.

        The step is None when the lesson is over or has been left.
        """
        self._table, self._on_read, self._on_step = table, on_read, on_step
        self.progress: LessonProgress | None = None
        """How far the lesson has got; None without one."""
        self._callout: Callout | None = None
        self._board: Board | None = None
        self._opened: tuple[int, Thing] | None = None
        """The step whose thing is in an overlay, and that overlay, if it has been opened for the step."""

    def begin(self, lesson: Lesson, session: Session, step: int) -> None:
        """Starts or resumes a lesson."""
        self.end()
        self.progress = LessonProgress(lesson, session, step)

    def end(self) -> None:
        """Ends the lesson: the game goes on without it."""
        self.hide()
        self.progress = None

    @property
    def must_read(self) -> bool:
        """Whether the game waits until the learner has read something."""
        return self.progress is not None and self.progress.must_read

    def allows(self, view: Any, move: Move) -> bool:
        """Whether the learner may make this move now."""
        return self.progress is None or self.progress.allows(view, move)

    def narrow(self, sight: Sight) -> Sight:
        """The sight with what the current step is about, the legal moves it does not ask for, and its task instead."""
        step = self.progress.step if self.progress is not None else None
        if step is None or step.wants is None or not sight.lit:
            return sight
        sight = sight._replace(spoken_of=frozenset((step.about, step.then, *step.also, *step.keeps)))
        unasked: dict[Thing, list[Move]] = {}
        for move in sight.view.moves():
            if not step.wants(sight.view, move):
                unasked.setdefault(sight.target(move), []).append(move)
        pointed = sight.lit.get(step.about, ()) if step.about is not None else ()
        asked = pointed or [move for moves in sight.lit.values() for move in moves]
        words, view = sight.words, sight.view
        what = words.label(view, asked[0]) if len(asked) == 1 else words.prompt(view)
        task = _("Not in this step. Your task: {what}.").format(what=uncapitalised(what))
        return sight._replace(unasked=unasked, task=task)

    def allows_next(self, view: Any, move: Move) -> bool:
        """Whether the learner may also make this move with the same tap."""
        return self.progress is None or self.progress.allows_next(view, move)

    @property
    def allows_undo(self) -> bool:
        """Whether the learner may undo; moves prepared before the lesson cannot be undone."""
        return self.progress is None or self.progress.has_begun

    def rival(self, session: Session) -> Player | None:
        """The player who decides for the rival whose turn it is; None without a lesson."""
        if self.progress is None:
            return None
        move = self.progress.rival_move()
        rng = random.Random(f"{session.seed} {len(session.log)}")
        return make(RIVALS, session.game, rng) if move is None else Prepared(session, move)

    def catch_up(self) -> None:
        """Works out what to say next, after something has happened."""
        if self.progress is None:
            return
        before = self.progress.number
        self.progress.catch_up()
        if self.progress.is_over:
            self._leave()
        elif self.progress.number != before:
            self._on_step(self.progress.number)

    def read_on(self, *_pressed: object) -> None:
        """Goes on from a step that only has to be read; after the last one about a scene, closes the scene as well."""
        board, progress = self._board, self.progress
        if self._callout is None or board is None or progress is None or not progress.must_read:
            return
        progress.read()
        self._on_step(None if progress.is_over else progress.number)
        if self.progress is not progress:
            # The lesson goes on at another table.
            return
        if progress.is_over:
            self.end()
        if board.awaited is None:
            self._on_read()
        else:
            self.explain(board, board.awaited)
            if not self._callout:
                board.close()

    def _leave(self, *_pressed: object) -> None:
        self.end()
        self._on_step(None)

    def _ask_to_leave(self, *_pressed: object) -> None:
        ask(
            _("Leave the lesson?"),
            _("The game goes on without it. You can start the lesson again from the rules or the menu."),
            [(_("Leave"), "danger", self._stop), (_("Stay"), "secondary", None)],
        )

    def _stop(self) -> None:
        is_free = self._board is None or self._board.awaited is None
        self._leave()
        if is_free:
            self._on_read()

    # The callout.

    def explain(self, board: Board, overlay: Thing | None) -> None:
        """Shows the steps about an overlay while that overlay waits to be closed."""
        self.catch_up()
        step = self.progress.step if self.progress is not None else None
        if step is not None and overlay is not None and step.scene == overlay:
            self.show(board)
        else:
            self.hide()

    def show(self, board: Board) -> None:
        """Shows the current step beside the thing it is about, and brings that thing into view."""
        step = self.progress.step if self.progress is not None else None
        if step is None or self.progress is None:
            self.hide()
            return
        self._board = board
        if (about := _about(step, board)) is not None:
            board.bring_into_view(about)
        self._open_for(step, self.progress.number)
        if self._callout is None:
            self._callout = Callout()
            self._callout.bind(on_next=self.read_on, on_end=self._ask_to_leave)
            self._callout.open(self._table, board)
        board.is_explained = self.progress.must_read and board.awaited is not None
        self._callout.text = self.progress.text
        self._callout.count = self.progress.count
        self._callout.must_read = self.progress.must_read
        self._callout.is_last = self.progress.is_last
        self._callout.next_words = _("Play on") if self.progress.is_last else ""
        self.point()

    def _open_for(self, step: LessonStep, number: int) -> None:
        """Opens the overlay with a step's thing, unless the step asks for a move; closes the last step's overlay."""
        board = self._board
        if board is None or (self._opened is not None and self._opened[0] == number):
            return
        if self._opened is not None and board.opened == self._opened[1]:
            board.close()
        self._opened = None
        opener = board.where(step.about) if step.about is not None and step.wants is None else None
        if opener is not None and board.opened is None and board.can_open(opener):
            self._opened = number, opener
            board.open(opener)

    @property
    def callout_rect(self) -> Rect | None:
        """Where in the window the callout is, if there is one."""
        return self._callout.rect if self._callout is not None else None

    def point(self) -> None:
        """Moves the callout beside the thing it is about now, after something was picked or put back."""
        step = self.progress.step if self.progress is not None else None
        if self._callout is not None and self._board is not None and step is not None:
            is_next = step.then is not None and bool(self._board.picking.picked) and self._board.is_lit(step.then)
            about = step.then if is_next else _about(step, self._board)
            self._callout.point_at(about, step.keeps, () if is_next else step.also)

    def hide(self) -> None:
        """Removes the callout."""
        if self._callout is not None:
            self._callout.close()
        if self._board is not None:
            self._board.is_explained = False
        if self._board is not None and self._opened is not None and self._board.opened == self._opened[1]:
            self._board.close()
        self._callout = self._board = self._opened = None


def _about(step: LessonStep, board: Board) -> Thing | None:
    """The thing that a step points at: if it asks for one of several moves, what can still be chosen."""
    if step.about is None or step.wants is None or board.sight is None or board.is_lit(step.about):
        return step.about
    return next((thing for thing in board.sight.lit if thing[0] == step.about[0]), step.about)
