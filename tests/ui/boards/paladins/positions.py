"""Positions and helpers for the tests of the Paladins board."""

import random
from collections.abc import Callable
from typing import Any

from kingdoms.core.session import Session
from kingdoms.games.paladins import GAME
from kingdoms.games.paladins.board import WORKERS
from kingdoms.games.paladins.moves import Act, Pass
from kingdoms.games.paladins.rules.workers import thriftiest
from tests.ui import positions
from tests.ui.positions import can_make

KINDS = [
    "TakeTownsfolk", "ChoosePaladin", "TakeTavern", "Act", "UseFavour", "Keep", "Develop", "Recruit", "FreeRecruit",
    "Clear", "Settle", "Jar", "Outsider", "Option", "Raise", "Accept",
]  # fmt: skip
OWN, REALM, TOWN = "own", "realm", "town"
"""The page names in the kv file."""
NUMBERS = ("silver", "provisions", "suspicion", "debts", "paid")


def session_where(is_wanted: Callable[[Any], bool], players: str = "pbbb", after: int = 20, **options: Any) -> Session:
    return positions.session_where(is_wanted, players, after, GAME, **options)


def offering(kind: str, players: str = "pbbb") -> Session:
    """A session in which this kind of move can be made."""
    first = {"TakeTownsfolk": 0, "ChoosePaladin": 0, "TakeTavern": 0}
    return session_where(can_make(kind), players, first.get(kind, 20))


def acts(state: Any) -> bool:
    return state.agenda[-1][0] == "turn"


def has_many_workers(state: Any) -> bool:
    """Whether a turn offers many moves, with more than three kinds of workers in hand."""
    return acts(state) and len(state.moves()) > 40 and sum(map(bool, state.hands[0])) > 3


def sensible(rng: random.Random, state: Any) -> Any:
    """A random move, most of the time one other than passing."""
    moves = [move for move in state.moves() if not isinstance(move, Pass)]
    return rng.choice(moves) if moves and rng.random() < 0.93 else rng.choice(state.moves())


def ways_to(state: Any, action: int) -> list[Act]:
    return [move for move in state.moves() if isinstance(move, Act) and move.action == action]


def best(state: Any, action: int) -> Act:
    """The move that a tap on an action proposes: the thriftiest of those that take the most workers."""
    ways = ways_to(state, action)
    most = max(sum(move.workers) for move in ways)
    wanted = thriftiest([move for move in ways if sum(move.workers) == most], state.hands[0])
    assert isinstance(wanted, Act)
    return wanted


def picked(finger: Any) -> tuple[int, ...]:
    return tuple(finger.table.board.picking.picked.count(("worker", kind)) for kind in WORKERS)


def numbers(state: Any) -> list[Any]:
    """Everything on the table that shows a number."""
    sides = range(state.sides)
    things: list[Any] = [(name, side) for side in sides for name in NUMBERS]
    things += [("attribute", side, attribute) for side in sides for attribute in range(3)]
    things += [("hand", side, kind) for side in sides for kind in range(6)]
    things += [("townsfolk", place) for place in range(5)] + [("outsider", place) for place in range(6)]
    things += [("order", place) for place in range(3)] + [("favour", place) for place in range(5)]
    return [*things, ("tax",), ("track",), ("scheme",), ("wall_deck",), ("suspicion_deck",)]
