"""The targets of actions in Paladins, as things on the table.

Choosing an action and then its target plays both moves together.
"""

from collections.abc import Callable
from typing import Any

from kingdoms.core.state import Move, Thing
from kingdoms.games.paladins.board import ATTACK, COMMISSION, CONVERT, GARRISON, RECRUIT
from kingdoms.games.paladins.moves import Act, Jar, Settle
from kingdoms.games.paladins.rules.choices import is_wasted
from kingdoms.games.paladins.rules.turns import targets
from kingdoms.games.paladins.words.labels import target

FIRST_TARGETS: dict[int, Thing] = {
    RECRUIT: ("townsfolk", 0),
    COMMISSION: ("region", 0),
    GARRISON: ("region", 0),
    ATTACK: ("outsider", 0),
    CONVERT: ("outsider", 0),
}
"""The actions with targets on the table, each with the first thing that is a target or contains targets."""
_PLACING: dict[str, Callable[[int], Move]] = {"space": Settle, "jar": Jar}
"""The moves that put a piece on a space."""


def moves_at(view: Any, move: Act, thing: Thing) -> list[Move]:
    """The moves that make a thing on the table the target of the current player's action; none if it cannot be one."""
    if move.action not in FIRST_TARGETS:
        return []
    return [way for way in targets(view, view.seat, move) if target(view, way) == thing]


def has_no_effect(view: Any, thing: Thing) -> bool:
    """Whether the thing is a space whose reward would have no effect for the current player."""
    if thing[0] not in _PLACING or view.seat is None:
        return False
    return is_wasted(view, view.seat, _PLACING[thing[0]](thing[1]))
