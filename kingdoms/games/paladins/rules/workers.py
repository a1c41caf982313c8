"""Workers and slots: every set of workers in a hand that fits an action, listed once however they are placed.

A slot takes its own kind or a criminal; a plain slot takes anyone. The same hands come up again and again, so all of
this is cached, with hands packed into numbers. Nobody uses or keeps more than three workers at once, so more than three
of a kind count as three.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product

from kingdoms.core.state import Move
from kingdoms.games.paladins import board
from kingdoms.games.paladins.moves import Act, Keep, UseFavour

_MOST = max(board.KEPT, *map(len, board.SLOTS))
_BITS = 4
_GUARDS = sum(1 << _BITS * kind + _BITS - 1 for kind in board.WORKERS)
"""Guard bits of a set of workers packed into a number: each kind has a few bits, the highest guarding its count."""

ONE: tuple[board.Workers, ...] = tuple(tuple(int(kind == other) for other in board.WORKERS) for kind in board.WORKERS)
"""A single worker of each kind."""


@cache
def fitting(slot: int) -> tuple[int, ...]:
    """The kinds of workers a slot takes."""
    if slot == board.ANY:
        return tuple(board.WORKERS)
    return (board.CRIMINAL,) if slot == board.CRIMINAL else (slot, board.CRIMINAL)


def free_slots(action: int, workshops: int) -> tuple[int, ...]:
    """The slots not covered by workshops, which cover the leftmost ones first, as that is never worse."""
    return board.SLOTS[action][workshops:]


def packed(workers: Sequence[int]) -> int:
    """The counts packed into a number for quick comparison, each capped at what one decision can use."""
    number = 0
    for count in workers[::-1]:
        number = number << _BITS | (count if count < _MOST else _MOST)
    return number


@lru_cache(maxsize=1 << 15)
def ways_to_act(action: int, workshops: int, hand: int) -> list[Move]:
    """Every set of workers in a packed hand that can do an action, fewest criminals first."""
    return _held(_all_ways_to_act(action, workshops), hand)


@cache
def _all_ways_to_act(action: int, workshops: int) -> list[tuple[int, Move]]:
    """Every set of workers that can do an action, packed, each with the move that sends it."""
    slots = free_slots(action, workshops)
    lots = _lots(slots)
    if action in board.SECOND_SLOT_MAY_STAY_FREE:
        lots |= _lots(slots[:1])
    return [(packed(workers), Act(action, workers)) for workers in sorted(lots, key=_thrift)]


def _lots(slots: tuple[int, ...]) -> set[board.Workers]:
    """Every set of workers that fills the slots."""
    return {tuple(map(chosen.count, board.WORKERS)) for chosen in product(*map(fitting, slots))}


def _held(ways: list[tuple[int, Move]], hand: int) -> list[Move]:
    """The ways whose workers are all in the hand, that is, those where no count borrows from its guard bit."""
    guarded = hand | _GUARDS
    return [move for lot, move in ways if (guarded - lot) & _GUARDS == _GUARDS]


def _thrift(workers: board.Workers) -> tuple[int, int, board.Workers]:
    """Sort key for sets of workers: few criminals, then many labourers."""
    return workers[board.CRIMINAL], -workers[board.LABOURER], workers


_USES = tuple(tuple(UseFavour(place, one) for one in ONE) for place in range(board.FAVOURS_DEALT))
"""The moves that use the favour at each place, by kind of worker."""


def ways_to_use(place: int, slot: int, hand: Sequence[int]) -> list[Move]:
    """Every worker in a hand that can go on the favour at a place."""
    return [_USES[place][kind] for kind in fitting(slot) if hand[kind]]


@lru_cache(maxsize=1 << 12)
def ways_to_keep(hand: int) -> list[Move]:
    """Every set of workers in a packed hand that can be kept after passing."""
    return _held(_all_ways_to_keep(), hand)


@cache
def _all_ways_to_keep() -> list[tuple[int, Move]]:
    lots = (
        tuple(map(chosen.count, board.WORKERS)) for chosen in combinations_with_replacement(board.WORKERS, board.KEPT)
    )
    return [(packed(lot), Keep(lot)) for lot in lots]


def thriftiest(moves: Sequence[Act | UseFavour], hand: Sequence[int]) -> Act | UseFavour:
    """The best of several ways to do the same thing: few criminals, many labourers, then workers of plentiful kinds."""

    def cost(move: Act | UseFavour) -> tuple[int, int, float, board.Workers]:
        criminals, labourers, rest = _thrift(move.workers)
        shares = [sent / held for sent, held in zip(move.workers, hand, strict=True) if sent]
        return criminals, labourers, sum(shares), rest

    return min(moves, key=cost)


def displaced(action: int, workshops: int, workers: board.Workers) -> int:
    """The worker on an action that makes way for another workshop."""
    slots = free_slots(action, workshops)
    if slots[0] != board.ANY:
        return slots[0] if workers[slots[0]] else board.CRIMINAL
    left = list(workers)
    for slot in slots[1:]:
        left[slot if left[slot] else board.CRIMINAL] -= 1
    return max(board.WORKERS, key=lambda kind: left[kind])
