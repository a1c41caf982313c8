"""Chains: what a seat will probably choose in the middle of an action or a reward, so that the whole can be valued.

When such a choice comes up it is weighed again; here a good one that is found quickly is enough.
"""

from collections.abc import Callable, Mapping, Sequence

from kingdoms.core.state import Move
from kingdoms.games.paladins.board import JAR_SPACES, PRAY, RIGHT, SPACES, TOWNSFOLK_PRICES
from kingdoms.games.paladins.cards import FAVOURS, WALLS
from kingdoms.games.paladins.moves import IN_SILVER, WITH_A_DEBT, Accept, Clear, Decline
from kingdoms.games.paladins.scoring import debt_points
from kingdoms.games.paladins.state import Paladins
from tests.benchmarks.former_paladins import outlook
from tests.benchmarks.former_paladins.offers import (
    RewardFactors,
    attack_worth,
    conversion_worth,
    reward_factors,
    townsfolk_worth,
)
from tests.benchmarks.former_paladins.outlook import Outlook

_CLEARED_RIGHT, _CLEARED_LEFT = 1.0, 0.5
"""The worth of clearing an action on the right, and one on the left."""
_ORDERED = 0.1
"""The share of an order's points that counts when its action is cleared."""


def finished(state: Paladins, seat: int, look: Outlook) -> Paladins:
    """The state itself, or the one after the seat has finished its chain with likely choices."""
    if not _is_in_chain(state, seat):
        return state
    state = state.copy()
    while _is_in_chain(state, seat):
        state.apply(likely(state, seat, look))
    return state


def _is_in_chain(state: Paladins, seat: int) -> bool:
    return state.seat == seat and state.agenda[-1][0] in PROMISES


def likely(state: Paladins, seat: int, look: Outlook, moves: Sequence[Move] = ()) -> Move:
    """The move that promises the most at first sight: one of `moves`, or else of all that are possible now."""
    now, promise = reward_factors(state, seat, look), PROMISES[state.agenda[-1][0]]
    return max(moves or state.moves(), key=lambda move: promise(state, seat, move, now))


# The promise of each choice.


def _space_promise(state: Paladins, seat: int, move: Move, now: RewardFactors) -> float:
    return outlook.reward_worth(SPACES[move.space].reward, *now)


def _jar_promise(state: Paladins, seat: int, move: Move, now: RewardFactors) -> float:
    return outlook.reward_worth(JAR_SPACES[move.space], *now)


def _attack_promise(state: Paladins, seat: int, move: Move, now: RewardFactors) -> float:
    return attack_worth(state, seat, move.place, now)


def _conversion_promise(state: Paladins, seat: int, move: Move, now: RewardFactors) -> float:
    return conversion_worth(state, seat, move.place, now)


def _development_promise(state: Paladins, seat: int, move: Move, now: RewardFactors) -> float:
    order: float = outlook.order_points(state)[move.action - RIGHT.start]
    return order + now.look.workshop(state.count_done(seat, move.action))


def _recruit_promise(state: Paladins, seat: int, move: Move, now: RewardFactors) -> float:
    worth = townsfolk_worth(state.townsfolk[move.place], state.agenda[-1][2], now)
    if move.pays == IN_SILVER:
        worth -= now.look.good * TOWNSFOLK_PRICES[move.place]
    return worth - now.look.debts[debt_points(state, seat)] if move.pays == WITH_A_DEBT else worth


def _free_recruit_promise(state: Paladins, seat: int, move: Move, now: RewardFactors) -> float:
    return 0.0 if type(move) is Decline else townsfolk_worth(state.townsfolk[move.place], move.hires, now)


def _prayer_promise(state: Paladins, seat: int, move: Move, now: RewardFactors) -> float:
    """The promise of clearing an action: highest for one on the right with workshops, which is easiest to do again.

    Clearing Pray promises no more than declining, but it is listed first.
    """
    if type(move) is not Clear or move.action == PRAY:
        return 0.0
    if move.action not in RIGHT:
        return _CLEARED_LEFT
    order = outlook.order_points(state)[move.action - RIGHT.start]
    return _CLEARED_RIGHT + state.count_workshops(seat, move.action) + _ORDERED * order


def _raise_promise(state: Paladins, seat: int, move: Move, now: RewardFactors) -> float:
    return now.look.steps(now.levels[move.attribute], 1)


def _wall_promise(state: Paladins, seat: int, move: Move, now: RewardFactors) -> float:
    return outlook.reward_worth(WALLS[state.agenda[-1][2]].choice[move.number], *now)


def _favour_promise(state: Paladins, seat: int, move: Move, now: RewardFactors) -> float:
    return outlook.reward_worth(FAVOURS[state.agenda[-1][2]].effects[move.number], *now)


def _acceptance_promise(state: Paladins, seat: int, move: Move, now: RewardFactors) -> float:
    return float(type(move) is Accept)


def _keeping_promise(state: Paladins, seat: int, move: Move, now: RewardFactors) -> float:
    return outlook.kept_worth(move.workers, now.look)


PROMISES: Mapping[str, Callable[[Paladins, int, Move, RewardFactors], float]] = {
    "keep": _keeping_promise,
    "develop": _development_promise,
    "recruit": _recruit_promise,
    "free_recruit": _free_recruit_promise,
    "clear": _prayer_promise,
    "pray": _prayer_promise,
    "settle": _space_promise,
    "jar": _jar_promise,
    "attack": _attack_promise,
    "convert": _conversion_promise,
    "raise": _raise_promise,
    "wall_option": _wall_promise,
    "favour_option": _favour_promise,
    "remove_suspicion": _acceptance_promise,
    "pay_debt": _acceptance_promise,
    "destroy_debt": _acceptance_promise,
    "conspirator": _acceptance_promise,
}
"""The functions that say what a move promises, by step name."""
