"""`why` measures how well bots' moves are explained: how often there is a reason, and how often it is specific."""

import random
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from math import inf
from typing import Any, NamedTuple, cast

from kingdoms.bots.judgement import first_look
from kingdoms.bots.thinking_time import Deadline
from kingdoms.commands.sample_games import between_knights
from kingdoms.core.game import ExplainedBot, Game
from kingdoms.core.state import Move
from kingdoms.core.words.why import reasons
from kingdoms.games import GAMES

_WORLDS = 8
"""The number of worlds (guesses at what is hidden) in which moves are compared."""
_CLEARLY_WORSE = 1.0
"""A move that is worse by this many points should not have the same reason as the best one."""
_MOST_WORSE = 10
"""If more moves than this are clearly worse, only the best of them are checked, as they are the most like the best."""
_FIGURES = re.compile(r"\d+")
_WORSE = 0.25
"""Most moves that are worse by this many points should have a different reason, not just different figures in it."""
_MOST_OTHERS = 6
"""At most this many of the worse moves are checked, spread evenly over all of them."""


class Counts(NamedTuple):
    """How many decisions there were, and how well they were explained."""

    decisions: int
    silent: int
    """Decisions with no reason for the move made, or with one that is also given for most worse moves."""
    at_par: int
    """Decisions in which no term of the bot's value favours the move: whatever is said about it is not a reason."""
    termless: int
    """Decisions in which no term of the bot's value is put into words: whatever is said comes from elsewhere."""
    contrasts: int
    """Decisions in which a move of the same kind as the best one was clearly worse."""
    alike: int
    """Contrasts in which a clearly worse move had the same reason as the best one."""

    @property
    def silence(self) -> float:
        """The share of decisions without a specific reason."""
        return self.silent / max(1, self.decisions)

    @property
    def parity(self) -> float:
        """The share of decisions in which no term favours the move."""
        return self.at_par / max(1, self.decisions)

    @property
    def without_term(self) -> float:
        """The share of decisions in which no term is put into words."""
        return self.termless / max(1, self.decisions)

    @property
    def contrast(self) -> float:
        """The share of contrasts in which the reasons differed."""
        return 1 - self.alike / max(1, self.contrasts)


def print_why(keys: Sequence[str], games: int, seed: int) -> int:
    """Prints the figures for each game, from this many games between knights for each number of seats."""
    print(f"Games between knights from seed {seed} on, {games} for each number of players")
    for key in keys:
        played = [measure(GAMES[key], seats, seed + number) for seats in GAMES[key].seats for number in range(games)]
        figures = total(played)
        print(
            f"  {key:12} {figures.decisions:6} decisions, {figures.silence:6.1%} without a specific reason,"
            f" {figures.parity:6.1%} for which no term of the bot's value speaks,"
            f" {figures.without_term:6.1%} explained by no such term;"
            f" {figures.contrasts:6} with a worse move of the same kind, {figures.contrast:6.1%} given another reason",
            flush=True,
        )
    return 0


def total(figures: Iterable[Counts]) -> Counts:
    """The sum of all figures."""
    return Counts(*map(sum, zip(*figures, strict=True)))


def measure(game: Game, seats: int, seed: int) -> Counts:
    """The figures for one game between knights."""
    return total(_figures(game, state, move) for state, move in between_knights(game, seats, seed))


def _figures(game: Game, state: Any, made: Move) -> Counts:
    """The figures for one decision, with each reason worded as the deciding seat would read it."""
    view, moves = state.view(state.seat), state.moves()
    values = first_look(game.bot, view, moves, _WORLDS, random.Random(1), Deadline(inf, lambda: False))
    ranked = sorted(zip(values, moves, strict=True), key=lambda judged: -judged[0])
    most, best = ranked[0]
    worse = [move for value, move in ranked if type(move) is type(best) and value <= most - _CLEARLY_WORSE]
    say: Callable[[Move], str] = cache(partial(game.words.why, view))
    is_alike = any(say(move) == say(best) for move in worse[:_MOST_WORSE])
    made_value = max(value for value, move in ranked if move == made)
    others = [move for value, move in ranked if value <= made_value - _WORSE]
    is_at_par = next(reasons(cast(ExplainedBot, game.bot), view, made), None) is None
    is_silent, is_termless = not say(made) or is_generic(say, made, others), not game.words.why_by_value(view, made)
    return Counts(1, is_silent, is_at_par, is_termless, bool(worse), is_alike)


def is_generic(say: Callable[[Move], str], made: Move, others: Sequence[Move]) -> bool:
    """Whether most of these worse moves have the same reason as the move made, figures aside."""
    reasons = [_FIGURES.sub("#", say(move)) for move in others[:: len(others) // _MOST_OTHERS + 1]]
    return len(reasons) > 1 and reasons.count(_FIGURES.sub("#", say(made))) > len(reasons) / 2
