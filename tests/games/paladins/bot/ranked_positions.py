"""Positions in Paladins with some of their moves in the order in which a strong player would rank them."""

from typing import Any, NamedTuple

from kingdoms.core.state import Move
from kingdoms.games.paladins.moves import Act, Keep, Raise, UseFavour
from tests.games.paladins.printed import ACTION_NAMES, TRAITS, workers
from tests.games.paladins.table import Table, play

ORDERS = ("attack", "garrison", "convert")
VIKINGS = ("viking lookout", "viking thief", "viking traitor")


class Position(NamedTuple):
    """A position in which the first seat decides, and some of its moves from best to worst."""

    insight: str
    state: Any
    order: list[Move]


def after(builder: Table, *moves: Move) -> Any:
    """The state after these moves."""
    state = builder.turn()
    play(state, *moves)
    return state


def acts(*texts: str) -> list[Move]:
    """Moves from texts such as "hunt LS"; a number stands for the favour at that place."""
    found: list[Move] = []
    for name, letters in (text.split() for text in texts):
        lot = workers(letters)
        found.append(UseFavour(int(name), lot) if name.isdigit() else Act(ACTION_NAMES.index(name), lot))
    return found


def raises(*traits: str) -> list[Move]:
    return [Raise(TRAITS.index(trait)) for trait in traits]


def keeps(*lots: str) -> list[Move]:
    return [Keep(workers(letters)) for letters in lots]
