"""Paladins of the West Kingdom: 1 to 4 nobles and their paladins strengthen the city and the land for seven rounds."""

from collections.abc import Mapping, Reversible, Sequence
from typing import Any, ClassVar

from kingdoms.core.game import HEAVY, Bot, Game, Options, Words
from kingdoms.core.shapes import load_state
from kingdoms.core.state import Event
from kingdoms.core.words.language import N_
from kingdoms.games.paladins import bot, words
from kingdoms.games.paladins.board import EASY, HARD, MEDIUM, RULES_VERSION
from kingdoms.games.paladins.moves import MOVES
from kingdoms.games.paladins.rules.play import Play
from kingdoms.games.paladins.state import LEAST_SEATS, MOST_SEATS
from kingdoms.games.paladins.state_shape import shapes
from kingdoms.games.paladins.words.log.deeds import with_joined_deeds
from kingdoms.games.paladins.words.log.recap import headline


class PaladinsGame(Game):
    """Paladins as the app knows it: its seats, options, rules, words and bot."""

    key = "paladins"
    version = RULES_VERSION
    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    decisions = 306
    difficulty = HEAVY
    options: ClassVar[Mapping[str, tuple[Any, ...]]] = {"level": (EASY, MEDIUM, HARD)}
    solo_options = frozenset({"level"})
    long_turn = 3  # an action and its target are one thing to a player
    vocabulary = MOVES
    words: ClassVar[Words] = words
    bot: ClassVar[Bot] = bot

    def new(self, seats: int, seed: int, options: Options, rules: int | None = None) -> Play:
        """A new game; the same arguments always give the same game."""
        return Play.set_up(seats, seed, rules or self.version, **self.with_defaults(seats, options))

    def for_log(self, events: Sequence[Event], past: Reversible[Event] = ()) -> Sequence[Event]:
        """The events of a decision as they appear in the log: a deed and all that comes of it share one sentence."""
        return with_joined_deeds(events)

    def headline(self, events: Sequence[Event], past: Reversible[Event], names: Sequence[str]) -> str:
        """The whole turn so far: an action gives several things, and the last of them says too little."""
        return headline(events, past, names)

    def from_json(self, data: object) -> Play:
        """Reads a state written by `to_json`; anything else raises BadSave."""
        trouble = N_("The saved Paladins game is damaged and can't be read.")
        return load_state(data, Play, self.version, self.seats, shapes, trouble)


GAME = PaladinsGame()
