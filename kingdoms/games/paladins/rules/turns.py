"""A turn: one action with workers from the hand, one King's Favour, or passing."""

from collections.abc import Mapping, Sequence
from typing import Any

from kingdoms.core.state import Move, Step
from kingdoms.games.paladins import board
from kingdoms.games.paladins.cards import FAVOURS
from kingdoms.games.paladins.events import Acted, FavourUsed, Passed, WorkersKept
from kingdoms.games.paladins.moves import Act, Keep, Pass, UseFavour
from kingdoms.games.paladins.rules.choices import is_useful
from kingdoms.games.paladins.rules.costs import pay_for, pay_provisions, pay_silver
from kingdoms.games.paladins.rules.debts import take_debt
from kingdoms.games.paladins.rules.obstacles import NO_PROVISIONS, NO_SILVER, NO_TARGET, OBSTACLES, OCCUPIED
from kingdoms.games.paladins.rules.rewards import give, helpers
from kingdoms.games.paladins.rules.right_actions import fortify
from kingdoms.games.paladins.rules.workers import packed, ways_to_act, ways_to_keep, ways_to_use
from kingdoms.games.paladins.state import NONE, Paladins

_PASS = Pass()
_NONE_ON_THE_LEFT = (0,) * len(board.LEFT)
"""The number of workshops on each action on the left: always zero."""
_TARGETS: Mapping[int, Sequence[Any]] = {
    board.DEVELOP: ("develop",),
    board.PRAY: ("clear",),
    board.COMMISSION: ("settle", board.COMMISSION),
    board.GARRISON: ("settle", board.GARRISON),
    board.ABSOLVE: ("jar",),
    board.ATTACK: ("attack",),
    board.CONVERT: ("convert",),
}
"""The step that asks for an action's target, without the seat; for Recruit, see `target_step`."""


def pass_turn_on(state: Paladins, side: int) -> None:
    """Gives the turn to the next side that has not passed; when all have, the round ends."""
    state.agenda.pop()
    sides = state.sides
    for number in range(1, sides + 1):
        following = (side + number) % sides
        if not state.passed >> following & 1:
            state.agenda.append(("opponent_turn",) if state.is_opponent(following) else ("turn", following))
            return


def ask_turn(state: Paladins, seat: int) -> list[Move]:
    """Everything the seat can do; passing is always possible."""
    moves: list[Move] = []
    hand = state.hands[seat]
    if any(hand):
        workers = packed(hand)
        workshops = _NONE_ON_THE_LEFT + state.workshops[seat]
        for action, there in enumerate(state.standing[seat]):
            if there == board.NO_WORKERS:
                ways = ways_to_act(action, workshops[action], workers)
                if ways and not OBSTACLES[action](state, seat):
                    moves += ways
        for place in range(state.count_open_favours()):
            ways = ways_to_use(place, FAVOURS[state.favours[place]].slot, hand)
            if ways and not favour_obstacle(state, seat, place):
                moves += ways
    moves.append(_PASS)
    return moves


def take_turn(state: Paladins, move: Move, seat: int) -> None:
    """Starts the move's chain of steps; the next side's turn follows."""
    state.agenda[-1] = ("next", seat)
    if type(move) is Act:
        _act(state, seat, move)
    elif type(move) is UseFavour:
        _use_favour(state, seat, move)
    else:
        _pass(state, seat)


def _act(state: Paladins, seat: int, move: Act) -> None:
    """Places the workers on the action and starts it."""
    _send(state, seat, move.workers)
    state.standing[seat][move.action] = move.workers
    state.emit(Acted, seat, move.action, move.workers)
    state.agenda += helpers(state, seat, move.action, state.hired[seat])
    pay_for(state, seat, move.action)
    step = target_step(seat, move)
    if step:
        state.agenda.append(step)
    else:
        _do(state, seat, move)


def target_step(seat: int, move: Act) -> Step:
    """The step that asks the seat for an action's target; empty if the action has none."""
    if move.action == board.RECRUIT:
        return ("recruit", seat, sum(move.workers) - 1)
    if move.action not in _TARGETS:
        return ()
    name, *fields = _TARGETS[move.action]
    return (name, seat, *fields)


def targets(state: Paladins, seat: int, move: Act) -> list[Move]:
    """The moves that could choose the target of an action that the seat can do now; none if the action has none."""
    step = target_step(seat, move)
    return (state.asks[step[0]](state, *step[1:]) or []) if step else []


def _do(state: Paladins, seat: int, move: Act) -> None:
    """Carries out an action that has no target."""
    match move.action:
        case board.HUNT | board.TRADE:
            good = board.PROVISION if move.action == board.HUNT else board.SILVER
            give(state, seat, (good,) * (board.HUNTED_BY_TWO if sum(move.workers) > 1 else board.HUNTED))
        case board.CONSPIRE:
            give(state, seat, (board.WORKER_KEYS[board.CRIMINAL],))
        case board.FORTIFY:
            fortify(state, seat)


def _send(state: Paladins, seat: int, workers: board.Workers) -> None:
    hand = state.hands[seat]
    for kind, count in enumerate(workers):
        hand[kind] -= count


# The King's Favours.


def favour_obstacle(state: Paladins, seat: int, place: int) -> str:
    """Why a seat cannot use a face-up favour, leaving aside workers in hand; empty if nothing else is in the way."""
    favour = FAVOURS[state.favours[place]]
    if state.favour_workers[place] != NONE:
        return OCCUPIED
    if board.SILVER in favour.cost and state.silver[seat] == 0:
        return NO_SILVER
    if board.PROVISION in favour.cost and state.provisions[seat] == 0:
        return NO_PROVISIONS
    return "" if any(is_useful(state, seat, effect) for effect in favour.effects) else NO_TARGET


def _use_favour(state: Paladins, seat: int, move: UseFavour) -> None:
    """Pays the favour's cost, then gives its effect or asks which one to give."""
    number = state.favours[move.place]
    favour = FAVOURS[number]
    _send(state, seat, move.workers)
    state.favour_workers[move.place] = move.workers.index(1)
    state.emit(FavourUsed, seat, move.place, number, move.workers)
    pay_silver(state, seat, favour.cost.count(board.SILVER))
    pay_provisions(state, seat, favour.cost.count(board.PROVISION))
    if board.TAKE_DEBT in favour.cost:
        take_debt(state, seat)
    if len(favour.effects) > 1:
        state.agenda.append(("favour_option", seat, number))
    else:
        give(state, seat, favour.effects[0])


# Passing.


def _pass(state: Paladins, seat: int) -> None:
    """Removes all workers from the board; up to three in hand may be kept if another round follows."""
    state.passed |= 1 << seat
    state.standing[seat] = [board.NO_WORKERS] * len(board.ACTIONS)
    state.emit(Passed, seat)
    if sum(state.hands[seat]) > board.KEPT and (state.round < board.ROUNDS or state.rules == 1):
        state.agenda.append(("keep", seat))


def ask_keep(state: Paladins, seat: int) -> list[Move]:
    """The sets of workers the seat can keep."""
    return ways_to_keep(packed(state.hands[seat]))


def keep(state: Paladins, move: Keep, seat: int) -> None:
    """The seat keeps these workers and loses all others."""
    state.agenda.pop()
    state.hands[seat] = list(move.workers)
    state.emit(WorkersKept, seat, move.workers)
