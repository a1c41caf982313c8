"""The contract that every game fulfils: its setup, its words and its bot. Its states are in `kingdoms.core.state`."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Reversible, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol, cast

from kingdoms.core.state import Event, Move, State, Thing

Description = tuple[str, str]
"""The name of a thing, and an explanation of it."""

Options = Mapping[str, Any]

SEATS = "seats"
"""The key under which a setup lists the number of players among its options."""


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
    """The moves and events that show a player something to read: even whoever plays alone confirms having read it."""
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
