"""How long a game takes: as long as it took here lately, or else as long as its decisions usually take."""

from collections.abc import Iterable
from itertools import islice
from statistics import median
from typing import TYPE_CHECKING

from kingdoms.core.game import HEAVY, LIGHT, MEDIUM

if TYPE_CHECKING:
    from kingdoms.store.played import Played

ENOUGH = 3
"""After this many finished games, the estimate for the next one is based on the players' own games."""
LATEST = 20
"""How many of the latest games count; older ones do not, because people get faster."""
SECONDS_PER_DECISION = {LIGHT: 8, MEDIUM: 9, HEAVY: 14}
"""The average time that a decision takes, including everything until the next one, by the game's difficulty."""
_MINUTE = 60
_STEP = 5  # minutes are rounded to a multiple of this


def usual_minutes(decisions: int, difficulty: str) -> int:
    """How many minutes a game with this many decisions usually takes."""
    return _rounded(decisions * SECONDS_PER_DECISION[difficulty])


def own_minutes(games: "Iterable[Played]", game: str) -> int | None:
    """How many minutes a game has usually taken of late; None if it was played too rarely. `games` are latest first.

    Only games that people played to the end and that were timed count.
    """
    timed = (
        played.seconds
        for played in games
        if played.game == game and played.seconds is not None and played.people and not played.is_abandoned
    )
    latest = list(islice(timed, LATEST))
    return _rounded(median(latest)) if len(latest) >= ENOUGH else None


def _rounded(seconds: float) -> int:
    """These seconds in minutes, rounded to a multiple of the step; at least one step."""
    return max(_STEP, round(seconds / _MINUTE / _STEP) * _STEP)
