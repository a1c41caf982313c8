"""What a good player of Paladins knows: how good a position is, and which moves are plainly bad.

A position is worth what attributes, pieces, orders and debts will have come to at the end (`outlook`) and what the
workers in hand and the goods can still do (`plan`), when a chain that has begun is finished (`chains`); all compared
with what the rivals have of it.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kingdoms.core.game import Move
from kingdoms.core.lead import final_lead, lead
from kingdoms.games.paladins import outlook
from kingdoms.games.paladins.board import (
    CRIMINAL,
    JAR_SPACES,
    KEPT,
    LABOURER,
    PAY_DEBT,
    REMOVE_SUSPICION,
    RIGHT,
    ROUNDS,
    SPACES,
    Reward,
    Workers,
)
from kingdoms.games.paladins.chains import finished
from kingdoms.games.paladins.inquisition import has_thief
from kingdoms.games.paladins.moves import (
    WITH_A_DEBT,
    Accept,
    Act,
    Clear,
    Decline,
    Jar,
    Keep,
    Pass,
    Recruit,
    Settle,
    UseFavour,
)
from kingdoms.games.paladins.plan import plan, purse
from kingdoms.games.paladins.state import Paladins


def value(state: Paladins, seat: int) -> float:
    """How good a state is for a seat, in points ahead of its rivals."""
    state = finished(state, seat, ROUNDS - state.round)
    if state.seat is None:
        return final_lead(state, seat)
    rounds = ROUNDS - state.round
    has_ended_round = state.round == 0 or bool(state.drawn[seat])
    if state.round and has_ended_round:
        rounds += 1
    worths = [outlook.prospects(state, side, rounds) for side in range(state.sides)]
    if has_ended_round or state.passed >> seat & 1:
        worths[seat] += outlook.hand_worth(state.hands[seat], rounds)
        worths[seat] += purse(state.silver[seat], state.provisions[seat], rounds)
    else:
        worths[seat] += plan(state, seat, rounds)
    return lead(worths, seat)


# Plainly bad moves.


def sensible(state: Paladins, moves: Sequence[Move]) -> list[Move]:
    """The moves that are not plainly bad; never empty."""
    if state.seat is None:
        return list(moves)
    sift = _SIFTS.get(state.agenda[-1][0])
    return sift(state, state.seat, moves) if sift else list(moves)


def _turn(state: Paladins, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Each action with the workers that can best be spared; nobody passes who can do an action on the right."""
    thrifty: dict[tuple[Any, ...], Move] = {}
    hand = state.hands[seat]
    for move in moves:
        key = _deed(move)
        if key not in thrifty or _thrift(hand, move) < _thrift(hand, thrifty[key]):
            thrifty[key] = move
    is_busy = sum(hand) > KEPT or any(type(move) is Act and move.action in RIGHT for move in moves)
    kept = set(thrifty.values())
    return [move for move in moves if move in kept and not (is_busy and len(moves) > 1 and type(move) is Pass)]


def _deed(move: Move) -> tuple[Any, ...]:
    """What a move does, whoever does it."""
    if type(move) is Act:
        return Act, move.action, sum(move.workers)
    return (UseFavour, move.place) if type(move) is UseFavour else (Pass,)


def _thrift(hand: Sequence[int], move: Move) -> tuple[int, int, int]:
    """Orders lots of workers: few criminals, many labourers, then those of whom most are left."""
    if type(move) is Pass:
        return 0, 0, 0
    left = [have - gone for have, gone in zip(hand, move.workers, strict=True)]
    return move.workers[CRIMINAL], -move.workers[LABOURER], sum(count * count for count in left)


def _settle(state: Paladins, seat: int, moves: Sequence[Move]) -> list[Move]:
    return _best_rewards(state, seat, moves, [SPACES[move.space].reward for move in moves])


def _jar(state: Paladins, seat: int, moves: Sequence[Move]) -> list[Move]:
    return _best_rewards(state, seat, moves, [JAR_SPACES[move.space] for move in moves])


def _best_rewards(state: Paladins, seat: int, moves: Sequence[Move], rewards: Sequence[Reward]) -> list[Move]:
    """Each reward once that does something and is not a part of another."""
    useless = {REMOVE_SUSPICION: not state.suspicions[seat], PAY_DEBT: not state.unpaid[seat]}
    lots = [Counter(reward) for reward in rewards]
    kept = [
        move
        for number, (move, lot) in enumerate(zip(moves, lots, strict=True))
        if not any(useless.get(token) for token in lot)
        and lot not in lots[:number]
        and not any(lot < other for other in lots)
    ]
    return kept or list(moves)


def _recruit(state: Paladins, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Nobody takes a debt who gets something without."""
    return [move for move in moves if move.pays != WITH_A_DEBT] or list(moves)


def _pray(state: Paladins, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Actions on the right are cleared rather than others."""
    return [move for move in moves if type(move) is Clear and move.action in RIGHT] or list(moves)


def _accept(state: Paladins, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Suspicion and debts are got rid of, but for suspicion that counts for a Thief."""
    return list(moves) if has_thief(state, seat) else [move for move in moves if type(move) is not Decline]


def _keep(state: Paladins, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Criminals are kept, then all but labourers."""
    best = max(outlook.hand_worth(move.workers, 1) for move in moves)
    return [move for move in moves if outlook.hand_worth(move.workers, 1) == best]


_SIFTS: Mapping[str, Callable[[Paladins, int, Sequence[Move]], list[Move]]] = {
    "turn": _turn,
    "keep": _keep,
    "recruit": _recruit,
    "free_recruit": _accept,
    "settle": _settle,
    "jar": _jar,
    "clear": _pray,
    "pray": _pray,
    "remove_suspicion": _accept,
    "pay_debt": _accept,
    "destroy_debt": _accept,
    "conspirator": _accept,
}
"""By the name of the step that asks, what is left of the moves without the plainly bad ones."""
