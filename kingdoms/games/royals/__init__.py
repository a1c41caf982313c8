"""Royals: 2 to 5 noble houses occupy positions in Europe's cities, using intrigue and the cards of four countries."""

from collections.abc import Mapping, Reversible, Sequence
from typing import Any, ClassVar

from kingdoms.core.game import MEDIUM, Bot, Game, Options, Words
from kingdoms.core.shapes import load_state
from kingdoms.core.state import Event
from kingdoms.core.words.language import N_
from kingdoms.games.royals import bot, words
from kingdoms.games.royals.board import RULES_VERSION
from kingdoms.games.royals.events import DrewHidden, DrewIntrigue, Planned
from kingdoms.games.royals.moves import MOVES, Occupy, Pay, PayIntrigue, TakeHidden, TakeIntrigue, TakeOpen
from kingdoms.games.royals.rules.play import Play
from kingdoms.games.royals.state import LEAST_SEATS, MOST_SEATS
from kingdoms.games.royals.state_shape import shapes


class RoyalsGame(Game):
    """The game's entry in the registry: its seats, options, moves, words and bot."""

    key = "royals"
    version = RULES_VERSION
    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    decisions = 329
    difficulty = MEDIUM
    options: ClassVar[Mapping[str, tuple[Any, ...]]] = {"open_scores": (False, True), "equal_first_turn": (False, True)}
    vocabulary = MOVES
    confirmed = (TakeOpen, TakeHidden, TakeIntrigue, Occupy, Pay, PayIntrigue)
    shown = (DrewHidden, DrewIntrigue)
    words: ClassVar[Words] = words
    bot: ClassVar[Bot] = bot

    def new(self, seats: int, seed: int, options: Options, rules: int | None = None) -> Play:
        """A new game; the same arguments always give the same game."""
        return Play.set_up(seats, seed, rules or self.version, **self.with_defaults(seats, options))

    def for_log(self, events: Sequence[Event], past: Reversible[Event] = ()) -> Sequence[Event]:
        """The events of a decision as they appear in the log, which has the cards drawn but not the plan."""
        return [event for event in events if not isinstance(event, Planned)]

    def from_json(self, data: object) -> Play:
        """The state that `to_json` wrote. Raises BadSave for anything else."""
        trouble = N_("The saved Royals game is damaged and can't be read.")
        return load_state(data, Play, self.version, self.seats, shapes, trouble)


GAME = RoyalsGame()
