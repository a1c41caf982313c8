"""The king's phases 1, 3 and 5: his aid, his reward and his envoy, including what the envoy's holder announces."""

from collections.abc import Callable, Sequence

from kingdoms.core.state import Move
from kingdoms.games.kingsburg import events, moves, scoring
from kingdoms.games.kingsburg.board import GOODS, PUBLISHED
from kingdoms.games.kingsburg.rules.treasury import add_points, give_good
from kingdoms.games.kingsburg.state import NONE, Kingsburg

TAKE_GOOD: list[Move] = [moves.TakeGood(good) for good in range(len(GOODS))]
_ANNOUNCE: list[Move] = [moves.Announce(use) for use in (moves.INFLUENCE, moves.BUILD, moves.NEITHER)]


def needy(state: Kingsburg) -> list[int]:
    """The seats with the fewest buildings and, among those, the fewest goods, in turn order."""
    return _fewest(_fewest(state.order, state.count_buildings), state.count_goods)


def _fewest(seats: Sequence[int], count: Callable[[int], int]) -> list[int]:
    fewest = min(map(count, seats))
    return [seat for seat in seats if count(seat) == fewest]


# Phase 1.


def give_aid(state: Kingsburg) -> None:
    """The neediest seat gets an extra white die in spring; if there is a tie, each tied seat takes a good instead."""
    seats = needy(state)
    if len(seats) == 1:
        state.aid = seats[0]
        state.emit(events.AidGiven, seats[0])
    else:
        state.agenda += [("aid", seat) for seat in reversed(seats)]


def ask_aid(_state: Kingsburg, _seat: int) -> list[Move]:
    """The goods to choose from."""
    return TAKE_GOOD


def take_aid(state: Kingsburg, move: moves.TakeGood, seat: int) -> None:
    """The seat takes the good it chose."""
    state.agenda.pop()
    give_good(state, seat, move.good, "aid")


# Phase 3.


def reward(state: Kingsburg) -> None:
    """The seat with the most buildings gains a point; so does every seat tied with it."""
    most = max(map(state.count_buildings, state.order))
    for seat in state.order:
        if state.count_buildings(seat) == most:
            add_points(state, seat, scoring.REWARD_POINTS, 1)


# Phase 5, and the autumn after it.


def send_envoy(state: Kingsburg) -> None:
    """The neediest seat gets the envoy; if there is a tie, nobody does."""
    withdraw_envoy(state)
    seats = needy(state)
    if len(seats) == 1:
        state.envoy = seats[0]
        state.emit(events.EnvoyGiven, seats[0])
    else:
        state.emit(events.EnvoyKept)


def withdraw_envoy(state: Kingsburg, use: str = "") -> None:
    """Returns the envoy to the king, if anybody has it; `use` is empty if its holder has not used it."""
    if state.envoy != NONE:
        state.emit(events.EnvoyWithdrawn, state.envoy, use)
        state.envoy = NONE
        state.envoy_use = ""


def ask_announcement(_state: Kingsburg, _seat: int) -> list[Move]:
    """The uses of the envoy to choose from."""
    return _ANNOUNCE


def announce(state: Kingsburg, move: moves.Announce, seat: int) -> None:
    """Records the announced use, before anything is rolled; with "neither" the envoy returns at once."""
    state.agenda.pop()
    state.emit(events.Announced, seat, move.use)
    if move.use == moves.NEITHER:
        withdraw_envoy(state, moves.NEITHER)
    else:
        state.envoy_use = move.use


def can_use_envoy(state: Kingsburg, seat: int, use: str) -> bool:
    """Whether the seat may use the envoy in this way now; in the published edition it needs no announcement."""
    return state.envoy == seat and (state.envoy_use == use or state.ruleset == PUBLISHED)
