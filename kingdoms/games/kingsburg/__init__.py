"""Kingsburg: 2 to 5 governors court the king's advisors, build up estates and defend them through five winters."""

from collections.abc import Mapping, Reversible, Sequence
from typing import Any, ClassVar

from kingdoms.core.game import MEDIUM, Bot, Game, Options, Words
from kingdoms.core.shapes import load_state
from kingdoms.core.state import Event
from kingdoms.core.words.language import N_
from kingdoms.games.kingsburg import bot, words
from kingdoms.games.kingsburg.board import PUBLISHED, RULEBOOK
from kingdoms.games.kingsburg.moves import MOVES
from kingdoms.games.kingsburg.rules.play import Play
from kingdoms.games.kingsburg.state import LEAST_SEATS, MOST_SEATS
from kingdoms.games.kingsburg.state_shape import shapes
from kingdoms.games.kingsburg.words.forced_passes import with_forced_passes
from kingdoms.games.kingsburg.words.log import with_joined_gifts


class KingsburgGame(Game):
    """Kingsburg as the app knows it: its seats, options, rules, words and bot."""

    key = "kingsburg"
    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    decisions = 204
    difficulty = MEDIUM
    long_turn = None  # nearly every turn is a single decision, so there is nothing to confirm
    options: ClassVar[Mapping[str, tuple[Any, ...]]] = {"ruleset": (RULEBOOK, PUBLISHED)}
    vocabulary = MOVES
    words: ClassVar[Words] = words
    bot: ClassVar[Bot] = bot

    def new(self, seats: int, seed: int, options: Options, rules: int | None = None) -> Play:
        """A new game; the same arguments always give the same game."""
        return Play.set_up(seats, seed, rules or self.version, **self.with_defaults(seats, options))

    def for_log(self, events: Sequence[Event], past: Reversible[Event] = ()) -> Sequence[Event]:
        """The events of a decision as in the log: points with the advisor's name, and forced passes with a reason."""
        return with_joined_gifts(with_forced_passes(events, past))

    def from_json(self, data: object) -> Play:
        """Reads a state written by `to_json`; anything else raises BadSave."""
        trouble = N_("The saved Kingsburg game is damaged and can't be read.")
        return load_state(data, Play, self.version, self.seats, shapes, trouble)


GAME = KingsburgGame()
