"""Workers and slots: every lot of workers from a hand that fits an action, each once, however they are placed.

A slot takes its own kind or a criminal, a free slot anyone. The same hands come up again and again, so all of it is
worked out once; no action takes more than three workers, so more than three of a kind are as good as three.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product

from kingdoms.core.game import Move
from kingdoms.games.paladins.board import (
    ANY,
    CRIMINAL,
    LABOURER,
    SECOND_SLOT_MAY_STAY_FREE,
    SLOTS,
    WORKERS,
    Workers,
)
from kingdoms.games.paladins.moves import Act, Keep, UseFavour

_MOST = max(map(len, SLOTS))

ONE: tuple[Workers, ...] = tuple(tuple(int(kind == other) for other in WORKERS) for kind in WORKERS)
"""A single worker of each kind."""


def fitting(slot: int) -> tuple[int, ...]:
    """The kinds of workers that a slot takes."""
    if slot == ANY:
        return tuple(WORKERS)
    return (CRIMINAL,) if slot == CRIMINAL else (slot, CRIMINAL)


def free_slots(action: int, workshops: int) -> tuple[int, ...]:
    """The slots that no workshop covers; it always covers the leftmost free one, for that is never worse."""
    return SLOTS[action][workshops:]


def capped(hand: Sequence[int]) -> Workers:
    """The hand as far as it matters for a single action."""
    return tuple([count if count < _MOST else _MOST for count in hand])


@lru_cache(maxsize=1 << 16)
def ways_to_act(action: int, workshops: int, hand: Workers) -> list[Move]:
    """Every lot of workers of a capped hand with which an action can be done, those with fewest criminals first."""
    slots = free_slots(action, workshops)
    lots = _lots(slots, hand)
    if action in SECOND_SLOT_MAY_STAY_FREE:
        lots |= _lots(slots[:1], hand)
    return [Act(action, workers) for workers in sorted(lots, key=_thrift)]


def _lots(slots: tuple[int, ...], hand: Workers) -> set[Workers]:
    """Every lot of workers of the hand that fills the slots."""
    kinds = [[kind for kind in fitting(slot) if hand[kind]] for slot in slots]
    lots = {tuple(map(chosen.count, WORKERS)) for chosen in product(*kinds)}
    return {lot for lot in lots if all(map(int.__le__, lot, hand))}


def _thrift(workers: Workers) -> tuple[int, int, Workers]:
    """Orders lots of workers: few criminals, then many labourers."""
    return workers[CRIMINAL], -workers[LABOURER], workers


@lru_cache(maxsize=1 << 12)
def ways_to_use(place: int, slot: int, hand: Workers) -> list[Move]:
    """Every worker of a hand that can stand on the favour at a place."""
    return [UseFavour(place, ONE[kind]) for kind in fitting(slot) if hand[kind]]


@lru_cache(maxsize=1 << 12)
def ways_to_keep(hand: Workers, count: int) -> list[Move]:
    """Every lot of so many workers of a hand."""
    held = [kind for kind in WORKERS if hand[kind]]
    lots = (tuple(map(chosen.count, WORKERS)) for chosen in combinations_with_replacement(held, count))
    return [Keep(lot) for lot in lots if all(map(int.__le__, lot, hand))]


def thriftiest(moves: Sequence[Act | UseFavour]) -> Act | UseFavour:
    """Of several ways to do one thing what a screen proposes: with fewest criminals."""
    return min(moves, key=lambda move: _thrift(move.workers))


def displaced(action: int, workshops: int, workers: Workers) -> int:
    """Which of the workers that stand on an action makes way for one more workshop."""
    slots = free_slots(action, workshops)
    if slots[0] != ANY:
        return slots[0] if workers[slots[0]] else CRIMINAL
    left = list(workers)
    for slot in slots[1:]:
        left[slot if left[slot] else CRIMINAL] -= 1
    return max(WORKERS, key=lambda kind: left[kind])
