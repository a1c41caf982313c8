"""Influence: in turn the players send groups of dice to the advisors, until all have passed or used their dice."""

from functools import lru_cache
from itertools import combinations

from kingdoms.core.game import Move
from kingdoms.games.kingsburg.board import COLOURED_DICE, LAST_ADVISOR, MARKET, PUBLISHED
from kingdoms.games.kingsburg.king import can_use_envoy, withdraw_envoy
from kingdoms.games.kingsburg.moves import INFLUENCE, Influence, Influenced, Pass, Passed
from kingdoms.games.kingsburg.state import Kingsburg, Placement

PASS = Pass()
TOKEN = 2
"""What a "+2" token adds."""
_COLOURED = (1 << COLOURED_DICE) - 1


# What dice can reach. The same dice come up again and again, so it is worked out once.


@lru_cache(maxsize=1 << 12)
def groups(dice: tuple[int, ...], spent: int) -> tuple[tuple[int, ...], ...]:
    """Every group of the unspent dice with a coloured one in it; groups that show the same are one, the first."""
    free = [die for die in range(len(dice)) if not spent >> die & 1]
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, ...]] = {}
    for size in range(1, len(free) + 1):
        for group in combinations(free, size):
            if group[0] < COLOURED_DICE:
                own = tuple(dice[die] for die in group if die < COLOURED_DICE)
                white = tuple(dice[die] for die in group if die >= COLOURED_DICE)
                found.setdefault((own, white), group)
    return tuple(found.values())


@lru_cache(maxsize=1 << 12)
def reach(dice: tuple[int, ...], spent: int, tokens: int, has_market: bool) -> tuple[tuple[int, Influence], ...]:
    """Every way to influence an advisor with the unspent dice, beside the set of the advisor alone."""
    ways = [
        Influence(advisor, group, plus_two, market)
        for group in groups(dice, spent)
        for plus_two in range(min(tokens, len(group)) + 1)
        for market in ((-1, 0, 1) if has_market else (0,))
        if 1 <= (advisor := sum(dice[die] for die in group) + TOKEN * plus_two + market) <= LAST_ADVISOR
    ]
    return tuple((1 << way.advisor, way) for way in sorted(ways))


def usable_tokens(state: Kingsburg, seat: int) -> int:
    """How many "+2" tokens the seat may use now; by the published rules one in a season."""
    tokens = state.plus_two[seat]
    if state.ruleset == PUBLISHED:
        has_used = any(placement.plus_two for placement in state.placements if placement.seat == seat)
        return 0 if has_used else min(tokens, 1)
    return min(tokens, len(state.dice[seat]))


def can_use_market(state: Kingsburg, seat: int) -> bool:
    """Whether the seat has the Market and has not used it this season."""
    return state.has(seat, MARKET) and not any(
        placement.market for placement in state.placements if placement.seat == seat
    )


# The players' turns.


def ask_influence(state: Kingsburg, seat: int) -> list[Move]:
    """Whom to influence, and how; only the envoy joins somebody's dice."""
    ways = reach(tuple(state.dice[seat]), state.spent(seat), usable_tokens(state, seat), can_use_market(state, seat))
    closed = 0 if can_use_envoy(state, seat, INFLUENCE) else state.closed()
    moves: list[Move] = [way for advisor, way in ways if not advisor & closed]
    moves.append(PASS)
    return moves


def influence(state: Kingsburg, move: Move, seat: int) -> None:
    """One group is placed, or the seat passes for the season."""
    if type(move) is Influence:
        _place(state, move, seat)
    else:
        state.passed |= 1 << seat
        state.tell(Passed, seat)
    following = next_to_influence(state, seat)
    if following is None:
        _end_influence(state)
    else:
        state.agenda[-1] = ("influence", following)


def _place(state: Kingsburg, move: Influence, seat: int) -> None:
    is_joining = state.closed() >> move.advisor & 1
    state.placements.append(Placement(seat, *move))
    state.plus_two[seat] -= move.plus_two
    values = tuple(state.dice[seat][die] for die in move.dice)
    white = sum(die >= COLOURED_DICE for die in move.dice)
    state.tell(Influenced, seat, move.advisor, values, move.plus_two, move.market, white)
    if is_joining:
        withdraw_envoy(state)


def next_to_influence(state: Kingsburg, seat: int) -> int | None:
    """Whose turn comes after the seat's: the next who has not passed and has a coloured die left."""
    after = state.order.index(seat) + 1
    for following in state.order[after:] + state.order[:after]:
        if not state.passed >> following & 1 and state.spent(following) & _COLOURED != _COLOURED:
            return following
    return None


def _end_influence(state: Kingsburg) -> None:
    """Now the advisors help, all build, and the buildings that work at a season's end do."""
    turns = state.order[::-1]
    state.agenda[-1:] = [("season_end", seat) for seat in turns]
    state.agenda += [("build", seat) for seat in turns]
    state.agenda.append(("dismiss",))
    state.agenda += reversed(helps(state))


def helps(state: Kingsburg) -> list[tuple[str, int, int]]:
    """The steps in which the advisors help: by number, and at one advisor who came first."""
    at_court = sorted(state.placements, key=lambda placement: placement.advisor)
    return [("help", placement.seat, placement.advisor) for placement in at_court]
