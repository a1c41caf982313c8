"""Positions and helpers for the tests of the Kingsburg board."""

from collections.abc import Callable
from typing import Any

from kingdoms.core.session import Session
from kingdoms.games.kingsburg import GAME
from kingdoms.games.kingsburg.board import LAST_ADVISOR, MARKET
from kingdoms.games.kingsburg.moves import Influence
from kingdoms.games.kingsburg.rules.influence import needs_envoy
from tests.ui import positions
from tests.ui.positions import can_make

KINDS = [
    "TakeGood", "Announce", "Reroll", "Influence", "Help", "Transmute", "Build", "TownHall", "Recruit", "Lose",
    "LoseBuilding",
]  # fmt: skip
PUBLISHED = ["RerollAll", "Smuggle"]


def session_where(is_wanted: Callable[[Any], bool], players: str = "pbbb", after: int = 20, **options: Any) -> Session:
    return positions.session_where(is_wanted, players, after, GAME, **options)


def offering(kind: str) -> Session:
    """A session in which this kind of move can be made, with the seats and rules it needs."""
    if kind == "SetAside":
        return session_where(can_make(kind), "pb")
    return session_where(can_make(kind), ruleset="published" if kind in PUBLISHED else "rulebook")


def influences(state: Any) -> bool:
    return state.agenda[-1][0] == "influence"


def has_much_to_add(state: Any) -> bool:
    """Whether dice, "+2" tokens and the Market can be combined in many ways."""
    return influences(state) and state.plus_two[0] > 0 and state.has(0, MARKET) and len(state.moves()) > 40


def ways_to(state: Any, advisor: int) -> list[Influence]:
    return [move for move in state.moves() if isinstance(move, Influence) and move.advisor == advisor]


def is_one_die(move: Any) -> bool:
    """Whether a move places a single die and nothing else."""
    return isinstance(move, Influence) and len(move.dice) == 1 and not move.plus_two and not move.market


def has_one_way(state: Any) -> bool:
    """Whether some advisor can be reached in only one way, and the first such way takes dice alone, not the envoy."""
    only = [ways[0] for advisor in range(1, LAST_ADVISOR + 1) if len(ways := ways_to(state, advisor)) == 1]
    if not influences(state) or not only or needs_envoy(state, only[0].advisor):
        return False
    return not only[0].plus_two and not only[0].market


def dice(finger: Any) -> list[Any]:
    return [thing for thing in finger.table.board.hits if thing[0] == "die"]
