"""The score sheet of Paladins: points for orders, attributes, the board, converted outsiders, debts and goods."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from kingdoms.core.state import Score
from kingdoms.games.paladins import board
from kingdoms.games.paladins.cards import BYZANTINE, ORDER_GOAL, ORDER_VP, OUTSIDERS, SARACEN, VIKING, WALLS

if TYPE_CHECKING:
    from kingdoms.games.paladins.state import Paladins

ORDERS_PART = "orders"
PARTS = (
    ORDERS_PART, "attributes", "developments", "commissions", "walls", "garrisons", "absolutions", "conversions",
    "debts", "goods",
)  # fmt: skip
"""The rows of the score sheet, from top to bottom."""

ATTRIBUTE_VP = (0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20)
"""The points for each level of an attribute."""
DEVELOPMENT_VP = (0, 0, 0, 0, 0, 0, 1, 3, 6)
SETTLED_VP = (0, 0, 0, 0, 0, 2, 5, 9)
"""The points by number of commissions, or by number of garrisons."""
BUILT_VP = (0, 0, 0, 0, 0, 1, 3, 6)
"""The points by number of walls, or by number of absolutions."""
ACTION_POINTS = {
    board.COMMISSION: SETTLED_VP,
    board.GARRISON: SETTLED_VP,
    board.FORTIFY: BUILT_VP,
    board.ABSOLVE: BUILT_VP,
    board.DEVELOP: DEVELOPMENT_VP,
}
"""The points for an action by how often it was done; attacks and conversions are not scored this way."""
UNPAID_VP, UNPAID_WITH_TRAITOR_VP, PAID_VP = -3, -1, 1
"""The points for each debt; a converted Traitor makes unpaid debts cheaper."""
GOODS_PER_VP = 3
TRAITOR, MERCENARY = "traitor", "mercenary"
LEVELS_PER_VP, ACTIONS_PER_VP = 4, 2
"""How many levels, and how many actions or hired townsfolk, make one point for some converted outsiders."""


def score(state: "Paladins", side: int) -> Score:
    """A side's score, as if the game ended now; the solo opponent scores nothing for workshops and goods."""
    is_player = not state.is_opponent(side)
    points = (
        sum(ORDER_VP[place] for place in orders_met(state, side)),
        sum(ATTRIBUTE_VP[level] for level in state.attributes[side]),
        DEVELOPMENT_VP[state.count_done(side, board.DEVELOP)] if is_player else 0,
        SETTLED_VP[state.count_done(side, board.COMMISSION)],
        BUILT_VP[state.count_done(side, board.FORTIFY)] + sum(WALLS[wall].vp for wall in state.walls[side]),
        SETTLED_VP[state.count_done(side, board.GARRISON)],
        BUILT_VP[state.count_done(side, board.ABSOLVE)],
        sum(outsider_points(state, side, card) for card in state.converted[side]),
        debt_points(state, side) * state.unpaid[side] + PAID_VP * state.paid[side],
        (state.silver[side] + state.provisions[side]) // GOODS_PER_VP if is_player else 0,
    )
    return Score(sum(points), dict(zip(PARTS, points, strict=True)))


def orders_met(state: "Paladins", side: int) -> list[int]:
    """The places of the face-up King's Orders that a side has met."""
    return [
        place
        for place, order in enumerate(state.orders[: state.count_open_orders()])
        if state.count_done(side, order) >= ORDER_GOAL
    ]


# Debts and converted outsiders.


def debt_points(state: "Paladins", side: int) -> int:
    """The (negative) points for each of a side's unpaid debts.

    The solo opponent scores a point for a converted Traitor instead, so its debts get no cheaper.
    """
    return UNPAID_WITH_TRAITOR_VP if has_traitor(state, side) and not state.is_opponent(side) else UNPAID_VP


def has_traitor(state: "Paladins", side: int) -> bool:
    """Whether a side has converted a Traitor; a second one makes no difference."""
    return any(OUTSIDERS[card].key == TRAITOR for card in state.converted[side])


def outsider_points(state: "Paladins", side: int, card: int) -> int:
    """The points a converted outsider is worth to a side now; at least one for the solo opponent."""
    points = _WORTH[OUTSIDERS[card].key](state, side)
    return max(1, points) if state.is_opponent(side) else points


def _for_actions(action: int) -> Callable[["Paladins", int], int]:
    return lambda state, side: state.count_done(side, action) // ACTIONS_PER_VP


def _for_levels(attribute: int) -> Callable[["Paladins", int], int]:
    return lambda state, side: state.attributes[side][attribute] // LEVELS_PER_VP


def _for_attacked(faction: int) -> Callable[["Paladins", int], int]:
    return lambda state, side: sum(OUTSIDERS[card].faction == faction for card in state.attacked[side])


_WORTH: Mapping[str, Callable[["Paladins", int], int]] = {
    "adventurer": _for_actions(board.COMMISSION),
    "archer": _for_actions(board.GARRISON),
    "guardian": _for_actions(board.DEVELOP),
    "hunter": lambda state, side: len(state.hired[side]) // ACTIONS_PER_VP,
    "lookout": _for_actions(board.FORTIFY),
    "vigilante": _for_actions(board.ABSOLVE),
    "armourer": _for_levels(board.STRENGTH),
    "marauder": _for_levels(board.INFLUENCE),
    "warrior": _for_levels(board.FAITH),
    "assassin": _for_attacked(SARACEN),
    "barbarian": _for_attacked(BYZANTINE),
    "invader": _for_attacked(VIKING),
    "champion": lambda state, side: 1 + len(orders_met(state, side)),
    MERCENARY: lambda state, side: 1 + sum(OUTSIDERS[card].key == MERCENARY for card in state.converted[side]),
    "protector": lambda state, side: state.paid[side],
    "thief": lambda state, side: len(state.suspicions[side]),
    TRAITOR: lambda state, side: 0,
}
"""The points of each outsider; a Traitor makes debts cheaper instead."""
