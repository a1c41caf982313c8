"""The contract that every game fulfils: what a game is, and what its state can be asked.

A state is plain data. Whatever is still to be done is on its agenda, a list of steps of which the last is next. A step
either just happens or asks one seat for a decision; a decision with only one answer is made without asking. See
`kingdoms.core` for an example.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Reversible, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol, Self, cast

from kingdoms.core.codec import IllegalMove, fingerprint

Move = Any
"""A small named tuple made by `kingdoms.core.codec.kind`: hashable, and turned into JSON by `encode`."""

Event = Any
"""Like a move, but for something that has happened. An event whose `reveals` is true has shown something hidden."""

Step = tuple[Any, ...]
"""Something on an agenda: its name, then whatever it needs to know."""

Thing = tuple[Any, ...]
"""Something on the table that can be tapped: its name, then which one, such as `("pile", 2)`."""

Description = tuple[str, str]
"""The name of a thing, and an explanation of it."""

Options = Mapping[str, Any]

SEATS = "seats"
"""The key under which a setup lists the number of players among its options."""


class Score(NamedTuple):
    """The points of one side: the total and the named parts that add up to it."""

    total: int
    parts: dict[str, int]


class Source(NamedTuple):
    """Where some points on the score sheet come from: a description, and the points."""

    text: str
    points: int
    pieces: tuple[str, ...] = ()
    """The cards, coins and so on that score these points, each identified by its game, its kind and its name."""
    is_close: bool | None = None
    """Whether the two pieces of a pair are a close match; None if there is no pair."""
    tincture: str = ""
    """The heraldic name of the colour that the two pieces share; empty if there is no pair."""


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


class Words(Protocol):
    """Everything a game says, in the language in use. Every game has a `words` package that provides this."""

    def title(self) -> str:
        """The game's name."""

    def tagline(self) -> str:
        """One line about the game, for its cover."""

    def introduction(self) -> list[str]:
        """The essentials for a first game: the aim and the course of a turn, in a few sentences."""

    def lesson(self) -> Any:
        """The guided first game, a `kingdoms.core.words.lesson.Lesson`."""

    def tips(self) -> Sequence[Any]:
        """The tips for a player's first games, each a `kingdoms.core.words.tips.Tip`, the most important first."""

    def summary(self) -> Sequence[Any]:
        """The rules on one page: some `kingdoms.core.words.summary.Section`s."""

    def option(self, name: str) -> str:
        """An option's name."""

    def effect(self, name: str, value: Any) -> str:
        """The effect of one of an option's values, in one line; for a yes-or-no option, the effect of yes."""

    def progress(self, state: Any) -> str:
        """How far the game has got, for the top bar: "Round 2 · Cycle 1"."""

    def prompt(self, state: Any) -> str:
        """A short sentence that asks the deciding seat for its move, without naming it."""

    def page_of(self, state: Any) -> str:
        """The key of the rules page about the current decision."""

    def label(self, state: Any, move: Move) -> str:
        """A description of a move, short enough for a button."""

    def which(self, state: Any, moves: Sequence[Move]) -> str:
        """The title of the list of labels shown when one tap could mean several moves."""

    def line(self, event: Event, names: Sequence[str]) -> str:
        """The log's sentence about an event; empty if the event is not worth one."""

    def is_heading(self, event: Event) -> bool:
        """Whether the event begins or ends a part of the game and so becomes a heading in the log."""

    def target(self, state: Any, move: Move) -> Thing:
        """The thing on the table that is tapped for this move."""

    def thing(self, state: Any, thing: Thing, names: Sequence[str]) -> Description:
        """The text shown about a thing."""

    def why_not(self, state: Any, thing: Thing) -> str:
        """Why an unlit thing cannot be chosen now; empty if no reason is needed, as for things never chosen."""

    def why(self, state: Any, move: Move) -> str:
        """Why a good player would make this move: a short sentence such as "Gives 3 stone: enough for the Fortress."

        The state is the reader's view of the position before the move; the mover is the seat that decides there.
        The sentence states only facts that this view shows, without names or "you", so that it can stand alone in a
        hint or after a rival's move. Empty if there is nothing to say.
        """

    def why_by_value(self, state: Any, move: Move) -> str:
        """The sentence of `why` if it is about a term of the bot's value that favours the move; otherwise empty."""

    def parts(self) -> list[tuple[str, str]]:
        """The rows of the score sheet: for each, its key in `Score.parts` and its name."""

    def point_sources(self, state: Any, side: int, part: str, events: Sequence[Event]) -> list[Source]:
        """The sources of a side's points in a row of the score sheet; empty if it has nothing that could count there.

        The points add up to `Score.parts[part]`. `events` are all events of the game so far, in order: they show where
        points came from if the state has kept only their sum.
        """

    def tie_break(self) -> str:
        """How ties are broken, in one sentence."""

    def tie_breakers(self) -> list[str]:
        """The names of what `ranking` counts after the points, in its order."""


class AdviceWords(Words, Protocol):
    """The words of a game that recommends a move in a sentence of its own rather than with its label."""

    def advice(self, state: Any, move: Move) -> str:
        """A sentence that recommends a move."""


class ValueWords(Words, Protocol):
    """The words of a game with options that are more than yes or no."""

    def option_value(self, name: str, value: Any) -> str:
        """The name of one of an option's values."""


class SoloWords(Words, Protocol):
    """The words of a game that can be played against a rules-driven opponent."""

    def opponent(self) -> str:
        """That opponent's name."""


def recommended(words: Words, state: Any, move: Move) -> str:
    """The words for a hint that recommends a move: a sentence, or else the move's label."""
    if hasattr(words, "advice"):
        return cast(AdviceWords, words).advice(state, move)
    return words.label(state, move)


def opponent_name(words: Words) -> str:
    """The name of the rules-driven opponent, in a game that has one."""
    return cast(SoloWords, words).opponent()


def value_name(words: Words, name: str, value: object) -> str:
    """The name of one of an option's values, unless the option is just yes or no."""
    return cast(ValueWords, words).option_value(name, value)


class Bot(Protocol):
    """A good player's knowledge of one game. Every game has a `bot` package that provides it."""

    WEIGHTS: Any
    """The numbers that the value depends on: a named tuple, which `tune` can vary."""
    WHIM: float
    """The typical error, in points, that a careless player makes when judging a move."""

    def value(self, state: Any, seat: int, weights: Any = ...) -> float:
        """How good a full state (not a view) is for a seat, using `WEIGHTS` by default."""

    def position_after(self, state: Any, move: Move) -> Any:
        """The position in which to judge a move: the state after it, or just before all secret choices are revealed."""

    def sensible(self, state: Any, moves: Sequence[Move]) -> list[Move]:
        """The moves that are not plainly bad; never empty."""

    def at_first_sight(self, state: Any) -> Move:
        """A quick guess at the move that the deciding seat will make."""

    def is_far_enough(self, start: Any, now: Any, decisions: int) -> bool:
        """Whether the state `now`, reached after this many decisions, is late enough to judge a move at `start`."""


class ExplainedBot(Bot, Protocol):
    """A bot that can break its value down into terms, so that its moves can be explained (`core.words.why`)."""

    def terms(self, state: Any, seat: int) -> Sequence[Any]:
        """The terms of the value: for each side, as this seat sees it, a named tuple of points.

        Called only with positions that `after_answers` returns. The value is the seat's lead by the sums of these
        terms, plus whatever the game adds for the hope of victory.
        """

    def after_answers(self, state: Any, seat: int) -> Any:
        """The position that `value` judges: the state itself, or the one after the seat has finished what it began."""


LIGHT, MEDIUM, HEAVY = DIFFICULTIES = "light", "medium", "heavy"


class Game(ABC):
    """The definition of a game: what the app needs to know about it, and where to find its parts."""

    key: ClassVar[str]
    version: ClassVar[int] = 1
    """The version of the rules in use. Increase it when saved moves would no longer replay to the same game.

    Games of earlier versions are still replayed: what has changed since is looked up by the version of the state.
    """
    seats: ClassVar[range]
    decisions: ClassVar[int]
    """The average number of decisions by all players together in a three-player game between knights."""
    difficulty: ClassVar[str]
    """How hard the game is to learn and to play: one of `DIFFICULTIES`."""
    options: ClassVar[Mapping[str, tuple[Any, ...]]]
    """Each option's allowed values, the default first."""
    solo_options: ClassVar[frozenset[str]] = frozenset()
    """The options that matter only in solo games."""
    long_turn: ClassVar[int | None] = 2
    """A person confirms a turn of at least this many decisions before the next person plays; None means never."""
    confirmed: ClassVar[tuple[type, ...]] = ()
    """The moves after which a person ends the turn, even with nothing left to do, before another person plays."""
    shown: ClassVar[tuple[type, ...]] = ()
    """The moves that show a player something to read: even a person playing alone confirms that they have read it."""
    vocabulary: ClassVar[tuple[type, ...]]
    """The kinds of moves in the game."""
    words: ClassVar[Words]
    bot: ClassVar[Bot]

    @abstractmethod
    def new(self, seats: int, seed: int, options: Options, rules: int | None = None) -> State:
        """A fresh game under the rules in use or an earlier version; the same arguments always give the same game."""

    @abstractmethod
    def from_json(self, data: object) -> State:
        """The state that `to_json` wrote. Bad data raises BadSave with a sentence that a player can understand."""

    def for_log(self, events: Sequence[Event], past: Reversible[Event] = ()) -> Sequence[Event]:
        """The events of a decision as they appear in the log; a game may join several, or say why one happened.

        `past` is everything that happened before, which may be the reason.
        """
        return events

    def headline(self, events: Sequence[Event], past: Reversible[Event], names: Sequence[str]) -> str:
        """The news about a decision in one line; if empty, the last sentence of the log about it is shown.

        `past` is everything that happened before: a game may sum up the whole turn to which the decision belongs.
        """
        return ""

    def with_defaults(self, seats: int, options: Options) -> dict[str, Any]:
        """All options with defaults filled in; raises ValueError for anything that this game does not have.

        >>> from tests.toy import TOY
        >>> TOY.with_defaults(seats=2, options={"rounds": 20})
        {'rounds': 20, 'open_well': False}
        >>> TOY.with_defaults(seats=2, options={"rounds": 0})
        Traceback (most recent call last):
        ValueError: rounds cannot be 0
        """
        if seats not in self.seats:
            raise ValueError(f"{self.key} cannot be played with this number of players: {seats}")
        unknown = set(options) - set(self.options)
        if unknown:
            raise ValueError(f"{self.key} has no option {sorted(unknown)[0]}")
        chosen = {name: options.get(name, values[0]) for name, values in self.options.items()}
        for name, value in chosen.items():
            if not any(type(value) is type(allowed) and value == allowed for allowed in self.options[name]):
                raise ValueError(f"{name} cannot be {value!r}")
        return chosen
