"""A position in a game, and what it can be asked.

A state is plain data. Whatever is still to be done is on its agenda, a list of steps of which the last is next. A step
either just happens or asks one seat for a decision; a decision with only one answer is made without asking. See
`kingdoms.core` for an example.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple, Self

from kingdoms.core.codec import IllegalMove, fingerprint

Move = Any
"""A small named tuple made by `kingdoms.core.codec.kind`: hashable, and turned into JSON by `encode`."""

Event = Any
"""Like a move, but for something that has happened. An event whose `reveals` is true has shown something hidden."""

Step = tuple[Any, ...]
"""Something on an agenda: its name, then whatever it needs to know."""

Thing = tuple[Any, ...]
"""Something on the table that can be tapped: its name, then which one, such as `("pile", 2)`."""


class Score(NamedTuple):
    """The points of one side: the total and the named parts that add up to it."""

    total: int
    parts: dict[str, int]


class State(ABC):
    """A position in a game. Subclasses add their own slots and say what each step means."""

    __slots__ = ("_emitted", "_moves", "agenda", "chance", "rules", "seat")

    happens: ClassVar[Mapping[str, Callable[..., None]]]
    """The functions that carry out the steps that just happen, by step name."""
    asks: ClassVar[Mapping[str, Callable[..., list[Move] | None]]]
    """The functions that list the moves for steps that ask a seat, by step name; the step's first field is that seat.

    Such a function returns None if it has replaced its step with others.
    """
    answers: ClassVar[Mapping[str, Callable[..., None]]]
    """The functions that carry out the move made in answer to a step that asks, by step name."""
    closing: ClassVar[tuple[type, ...]] = ()
    """The kinds of move that do nothing but end a turn, or continue it once something has been read."""

    seats: int
    """The number of players."""
    seat: int | None
    """The seat that decides now; None when the game is over."""
    rules: int
    """The version of the rules that the game is played by."""
    agenda: list[Step]
    chance: int
    _moves: list[Move]
    _emitted: list[Event] | None

    def __init__(self, rules: int = 1) -> None:
        self.rules = rules
        self.seat = None
        self._moves = []
        self._emitted = None

    @property
    def asked(self) -> str:
        """The name of the step that asks for the current decision; empty when the game is over."""
        return str(self.agenda[-1][0]) if self.agenda else ""

    def moves(self) -> list[Move]:
        """Every legal move of the seat that decides, in a stable order; empty in a view that does not show them.

        The caller must not change the list.
        """
        return self._moves

    def begin(self) -> list[Event]:
        """Carries out the agenda of a fresh game up to its first decision and returns the events."""
        heard = self._emitted = []
        self._advance()
        self._emitted = None
        return heard

    def play(self, move: Move, *, waits: bool = False) -> list[Event]:
        """Carries out a move in place and returns the events. An illegal move raises IllegalMove and changes nothing.

        With `waits`, a turn with nothing left to do does not end by itself: ending it is then the only move.
        """
        if move not in self._moves:
            raise IllegalMove(f"{move!r} is not possible now")
        heard = self._emitted = []
        self.answer(move)
        self._advance(waits=waits)
        self._emitted = None
        return heard

    def apply(self, move: Move) -> None:
        """Plays a move from `moves()` during a search: unchecked, and without events."""
        self.answer(move)
        self._advance()

    def after(self, move: Move) -> Self:
        """A copy of this state after a move from `moves()`.

        >>> from tests.toy import TOY, Walk
        >>> state = TOY.new(seats=2, seed=7, options={})
        >>> state.after(Walk(2)).moves()
        [Rest(), Look(deep=False), Look(deep=True)]
        >>> state.moves()
        [Walk(steps=1), Walk(steps=2), Walk(steps=3)]
        """
        after = self.copy()
        after.apply(move)
        return after

    def emit(self, event: type[Any], *fields: Any) -> None:
        """Adds an event to those that `play` returns; does nothing during a search."""
        if self._emitted is not None:
            self._emitted.append(event(*fields))

    def _advance(self, *, waits: bool = False) -> None:
        """Carries out the agenda up to the next real decision, the end of the game or, with `waits`, of a turn."""
        while self.agenda:
            moves = self.take_step()
            if moves is None:
                continue
            if len(moves) > 1 or (waits and type(moves[0]) in self.closing):
                self._moves = moves
                return
            self.answer(moves[0])
        self.seat = None
        self._moves = []

    def reopen(self) -> bool:
        """Works out again who decides and what they may do.

        Returns False if there is no real choice although the game is not over.
        """
        self._moves = (self.take_step() or []) if self.agenda else []
        return len(self._moves) > 1 or not self.agenda

    def take_step(self) -> list[Move] | None:
        """Carries out the next step and returns None; if it asks a seat, sets `seat` and returns what `asks` lists."""
        step = self.agenda[-1]
        name = step[0]
        happens = self.happens.get(name)
        if happens is not None:
            happens(self, *step[1:])
            return None
        self.seat = step[1]
        return self.asks[name](self, *step[1:])

    def answer(self, move: Move) -> None:
        """Passes the move to the step that asked for it, which carries it out and removes itself from the agenda."""
        step = self.agenda[-1]
        self.answers[step[0]](self, move, *step[1:])

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy. Copying is cheap."""

    def _begin_copy(self) -> Self:
        """A copy that still lacks the game's own slots. The list of moves is shared, as it is never changed."""
        other = object.__new__(type(self))
        other.rules = self.rules
        other.seat = self.seat
        other.agenda = self.agenda.copy()
        other.chance = self.chance
        other._moves = self._moves
        other._emitted = None
        return other

    @abstractmethod
    def view(self, seat: int | None) -> Self:
        """A copy without anything that is hidden from the seat; None stands for an onlooker."""

    def open_view(self) -> Self:
        """The onlooker's view, along with the moves that can be made now; only for decisions made openly."""
        other = self.view(None)
        other._moves = self._moves
        return other

    @abstractmethod
    def determinize(self, seat: int | None, rng: random.Random) -> Self:
        """A full state that agrees with `view(seat)`, with its hidden parts drawn by `rng`."""

    @abstractmethod
    def has_secrets(self, seat: int) -> bool:
        """Whether the seat knows something now that the others at the table do not."""

    def needs_curtain(self, seat: int) -> bool:
        """Whether the seat has to make a secret choice now, which nobody else may see."""
        return False

    def decides_openly(self) -> bool:
        """Whether the seat that decides can do so without looking at anything that only it may know."""
        return True

    def asked_to_look(self) -> bool:
        """Whether the seat that decides has just asked to see something secret, so that it is shown without a tap."""
        return False

    def first_order(self) -> list[int]:
        """The seats in the order of their first turns; only for a fresh game."""
        return list(range(self.seats))

    @abstractmethod
    def scores(self) -> list[Score]:
        """Each seat's points at this stage of the game, then those of the opponent if the rules move one."""

    def ranking(self) -> list[tuple[int, ...]]:
        """The key that decides each side's place: its points, then whatever breaks a tie, if anything does."""
        return [(score.total,) for score in self.scores()]

    def winners(self) -> list[int]:
        """The sides that `ranking` puts first; several can share a victory. Empty before the end.

        >>> from tests.toy import TOY, Rest, Walk
        >>> state = TOY.new(seats=2, seed=7, options={"rounds": 1})
        >>> for move in (Walk(3), Rest(), Walk(3)):
        ...     _events = state.play(move)
        >>> state.winners(), state.after(Rest()).winners()
        ([], [0, 1])
        """
        if self.seat is not None:
            return []
        ranking = self.ranking()
        return [seat for seat, place in enumerate(ranking) if place == max(ranking)]

    def to_json(self) -> dict[str, Any]:
        """The whole state as JSON data, which the game's `state_shape` module checks when it is read back.

        The first version of the rules is not mentioned, so that games saved under it keep their fingerprints.
        """
        rules = {"rules": self.rules} if self.rules > 1 else {}
        names = ("seat", "agenda", "chance", *self.components())
        return rules | {name: _as_json(getattr(self, name)) for name in names}

    @classmethod
    def components(cls) -> tuple[str, ...]:
        """The names of the slots that the game itself adds to a state."""
        return next(slots for base in cls.__mro__ if (slots := vars(base).get("__slots__")))

    def fingerprint(self) -> str:
        """A short hash that differs when the states do."""
        return fingerprint(self.to_json())


def _as_json(part: Any) -> Any:
    """A part of a state with all lists and tuples copied into new lists."""
    if not isinstance(part, list | tuple):
        return part
    return [_as_json(item) if isinstance(item, list | tuple) else item for item in part]
