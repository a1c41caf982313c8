"""Why an action is impossible for a seat, and the levels, goods and workers that it lacks."""

from collections.abc import Callable
from itertools import combinations

from kingdoms.games.paladins import board
from kingdoms.games.paladins.rules.choices import has_townsfolk
from kingdoms.games.paladins.rules.costs import (
    PAID_IN_PROVISIONS,
    attackable,
    convertible,
    cost,
    discount,
    has_outsiders,
    needed_level,
    next_cost,
    prices,
    spaces_within,
)
from kingdoms.games.paladins.rules.workers import free_slots, packed, ways_to_act
from kingdoms.games.paladins.state import Paladins

OCCUPIED, NO_MORE, TOO_LOW, NO_TARGET = "occupied", "limit", "level", "target"
"""Workers are already there, the action has been done as often as possible, an attribute is too low for every target,
or there is no target.
"""
NO_SILVER, NO_PROVISIONS = "silver", "provisions"
"""Only players can lack these: the solo opponent pays nothing."""
TOO_FEW_WORKERS = "workers"
"""A reason that only the solo opponent is given: for players, `workers` finds the workers that fit."""


def obstacle(state: Paladins, seat: int, action: int) -> str:
    """Why a seat cannot do an action, leaving aside workers in hand; empty if nothing else is in the way."""
    return OCCUPIED if state.standing[seat][action] != board.NO_WORKERS else OBSTACLES[action](state, seat)


def _of_develop(state: Paladins, seat: int) -> str:
    done = sum(state.workshops[seat])
    if done == board.WORKSHOPS:
        return NO_MORE
    return "" if state.silver[seat] >= next_cost(state, seat, board.DEVELOP, done) else NO_SILVER


def _of_recruit(state: Paladins, seat: int) -> str:
    if not has_townsfolk(state):
        return NO_TARGET
    if discount(state, seat, board.RECRUIT):
        return ""
    silver = state.silver[seat]
    for place, card in enumerate(state.townsfolk):
        if card >= 0 and (place in board.DEBT_PLACES or board.TOWNSFOLK_PRICES[place] <= silver):
            return ""
    return NO_SILVER


def _of_pray(state: Paladins, seat: int) -> str:
    if state.standing[seat].count(board.NO_WORKERS) == len(board.ACTIONS):
        return NO_TARGET
    return "" if state.silver[seat] >= next_cost(state, seat, board.PRAY, 0) else NO_SILVER


def _of_commission(state: Paladins, seat: int) -> str:
    return _of_settling(state, seat, board.COMMISSION, state.monks[seat].bit_count())


def _of_garrison(state: Paladins, seat: int) -> str:
    return _of_settling(state, seat, board.GARRISON, state.outposts[seat].bit_count())


def _of_settling(state: Paladins, seat: int, action: int, done: int) -> str:
    if done == board.MOST_DONE[action]:
        return NO_MORE
    if state.provisions[seat] < next_cost(state, seat, action, done):
        return NO_PROVISIONS
    return "" if spaces_within(state, seat, action) else beyond_reach(state)


def beyond_reach(state: Paladins) -> str:
    """Why no space can be settled: the free ones need a higher level, or there are none."""
    return TOO_LOW if state.free_spaces() else NO_TARGET


def _of_fortify(state: Paladins, seat: int) -> str:
    done = len(state.walls[seat])
    if done == board.MOST_WALLS:
        return NO_MORE
    if not state.wall_deck:
        return NO_TARGET
    if state.attribute(seat, board.INFLUENCE) < board.WALL_INFLUENCE[done]:
        return TOO_LOW
    return "" if state.provisions[seat] >= next_cost(state, seat, board.FORTIFY, done) else NO_PROVISIONS


def _of_absolve(state: Paladins, seat: int) -> str:
    done = state.jars[seat].bit_count()
    if done == board.JARS:
        return NO_MORE
    if state.attribute(seat, board.INFLUENCE) < board.JAR_INFLUENCE[done]:
        return TOO_LOW
    return "" if state.silver[seat] >= next_cost(state, seat, board.ABSOLVE, done) else NO_SILVER


def _of_attack(state: Paladins, seat: int) -> str:
    if attackable(state, seat):
        return ""
    return NO_SILVER if has_outsiders(state) else NO_TARGET


def _of_convert(state: Paladins, seat: int) -> str:
    done = len(state.converted[seat])
    if done == board.MOST_CONVERTED:
        return NO_MORE
    if state.silver[seat] < next_cost(state, seat, board.CONVERT, done):
        return NO_SILVER
    if convertible(state, seat):
        return ""
    return TOO_LOW if has_outsiders(state) else NO_TARGET


def _of_nothing(_state: Paladins, _seat: int) -> str:
    return ""


OBSTACLES: tuple[Callable[[Paladins, int], str], ...] = (
    _of_develop,
    _of_recruit,
    _of_nothing,
    _of_nothing,
    _of_pray,
    _of_nothing,
    _of_commission,
    _of_fortify,
    _of_garrison,
    _of_absolve,
    _of_attack,
    _of_convert,
)
"""Why a seat could not do each action even if no workers stood there; Hunt, Trade and Conspire can always be done."""


# Shortfalls.


def missing_levels(state: Paladins, seat: int, action: int) -> int:
    """How many levels a seat lacks in the attribute an action needs; 0 for an attack, as strength can be bought."""
    if action not in board.NEEDED or action == board.ATTACK:
        return 0
    needed = needed_level(state, seat, action) or 0
    return max(0, needed - state.attribute(seat, board.NEEDED[action]))


def missing_goods(state: Paladins, seat: int, action: int) -> int:
    """How much silver, or how many provisions, a seat lacks for an action."""
    if action in PAID_IN_PROVISIONS:
        return max(0, cost(state, seat, action) - state.provisions[seat])
    if action in (board.DEVELOP, board.PRAY, board.ABSOLVE, board.CONVERT):
        return max(0, cost(state, seat, action) - state.silver[seat])
    is_short = obstacle(state, seat, action) == NO_SILVER
    return min(prices(state, seat, action)) - state.silver[seat] if is_short else 0


def missing_lots(state: Paladins, seat: int, action: int) -> list[tuple[int, ...]]:
    """The smallest sets of an action's slots that a seat cannot fill, preferring slots for any worker."""
    workshops = state.count_workshops(seat, action)
    asked = free_slots(action, workshops)
    asked = asked[:1] if action in board.SECOND_SLOT_MAY_STAY_FREE else asked
    lots = [lot for count in range(len(asked) + 1) for lot in combinations(asked, count)]
    enough = [lot for lot in lots if ways_to_act(action, workshops, packed(_joined(state.hands[seat], lot)))]
    least = min((len(lot), -lot.count(board.ANY)) for lot in enough)
    return [lot for lot in enough if (len(lot), -lot.count(board.ANY)) == least]


def _joined(hand: list[int], lot: tuple[int, ...]) -> list[int]:
    """A hand with workers for these slots added."""
    kinds = [board.LABOURER if slot == board.ANY else slot for slot in lot]
    return [count + kinds.count(kind) for kind, count in enumerate(hand)]
