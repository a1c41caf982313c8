"""Rival Kings: 2 to 4 players recruit subjects, buy buildings and quarrel over them."""

from collections.abc import Mapping, Reversible, Sequence
from typing import Any, ClassVar

from kingdoms.core.game import LIGHT, Bot, Game, Options, Words
from kingdoms.core.shapes import load_state
from kingdoms.core.state import Event
from kingdoms.core.words.language import N_
from kingdoms.games.rival_kings import bot, words
from kingdoms.games.rival_kings.cards import RULES_VERSION
from kingdoms.games.rival_kings.moves import MOVES, Look
from kingdoms.games.rival_kings.rules.play import Play
from kingdoms.games.rival_kings.state import LEAST_SEATS, MOST_SEATS
from kingdoms.games.rival_kings.state_shape import shapes
from kingdoms.games.rival_kings.words.forced_skips import with_forced_skips


class RivalKingsGame(Game):
    """The game's entry in the registry: its seats, options, moves, words and bot."""

    key = "rival_kings"
    version = RULES_VERSION
    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    decisions = 118
    difficulty = LIGHT
    options: ClassVar[Mapping[str, tuple[Any, ...]]] = {"open_money": (False, True)}
    long_turn = None  # every turn ends with its last action, so that players always know when it does
    shown = (Look,)
    vocabulary = MOVES
    words: ClassVar[Words] = words
    bot: ClassVar[Bot] = bot

    def new(self, seats: int, seed: int, options: Options, rules: int | None = None) -> Play:
        """A new game; the same arguments always give the same game."""
        return Play.set_up(seats, seed, rules or self.version, **self.with_defaults(seats, options))

    def for_log(self, events: Sequence[Event], past: Reversible[Event] = ()) -> Sequence[Event]:
        """The events of a decision as they appear in the log, which says why an action could not be carried out."""
        return with_forced_skips(events)

    def from_json(self, data: object) -> Play:
        """The state that `to_json` wrote. Raises BadSave for anything else."""
        trouble = N_("The saved Rival Kings game is damaged and can't be read.")
        return load_state(data, Play, self.version, self.seats, shapes, trouble)


GAME = RivalKingsGame()
