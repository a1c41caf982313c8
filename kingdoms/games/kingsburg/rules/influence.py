"""Influence: in turn the players send groups of dice to the advisors, until all have passed or used their dice."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from kingdoms.core.game import Move
from kingdoms.games.kingsburg.board import COLOURED_DICE, LAST_ADVISOR, MARKET, PUBLISHED
from kingdoms.games.kingsburg.moves import INFLUENCE, Influence, Influenced, Pass, Passed
from kingdoms.games.kingsburg.rules.king import can_use_envoy, withdraw_envoy
from kingdoms.games.kingsburg.state import Kingsburg, Placement

PASS = Pass()
TOKEN = 2
"""What a "+2" token adds."""
_COLOURED = (1 << COLOURED_DICE) - 1


# What a group is.


def has_own_die(group: Sequence[int]) -> bool:
    """Whether a coloured die is in a group: white ones never stand alone."""
    return any(die < COLOURED_DICE for die in group)


def most_tokens(usable: int, group: Sequence[int]) -> int:
    """How many of the "+2" tokens that a seat may use go with a group: at most as many as it has dice."""
    return min(usable, len(group))


def number_of(dice: Sequence[int], group: Sequence[int], plus_two: int, market: int) -> int:
    """What a group of these dice makes with its "+2" tokens and the Market's help."""
    return sum(dice[die] for die in group) + TOKEN * plus_two + market


def is_advisor(number: int) -> bool:
    """Whether there is an advisor of this number."""
    return 1 <= number <= LAST_ADVISOR


# What dice can reach. The same dice come up again and again, so it is worked out once.


@lru_cache(maxsize=1 << 10)
def groups(dice: tuple[int, ...], spent: int) -> tuple[tuple[int, ...], ...]:
    """Every group of the unspent dice with a coloured one in it; groups that show the same are one, the first."""
    free = [die for die in range(len(dice)) if not spent >> die & 1]
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, ...]] = {}
    for size in range(1, len(free) + 1):
        for group in combinations(free, size):
            if has_own_die(group):
                own = tuple(dice[die] for die in group if die < COLOURED_DICE)
                white = tuple(dice[die] for die in group if die >= COLOURED_DICE)
                found.setdefault((own, white), group)
    return tuple(found.values())


@lru_cache(maxsize=1 << 10)
def reach(dice: tuple[int, ...], spent: int, tokens: int, has_market: bool) -> tuple[tuple[int, Influence], ...]:
    """Every way to influence an advisor with the unspent dice, beside the set of the advisor alone."""
    ways = [
        Influence(advisor, group, plus_two, market)
        for group in groups(dice, spent)
        for plus_two in range(most_tokens(tokens, group) + 1)
        for market in ((-1, 0, 1) if has_market else (0,))
        if is_advisor(advisor := number_of(dice, group, plus_two, market))
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


def needs_envoy(state: Kingsburg, advisor: int) -> bool:
    """Whether only the envoy comes to an advisor, because dice stand there already."""
    return bool(state.closed() >> advisor & 1)


def closed_to(state: Kingsburg, seat: int) -> int:
    """The set of the advisors whom the seat cannot influence, whatever its dice make."""
    return 0 if can_use_envoy(state, seat, INFLUENCE) else state.closed()


# The players' turns.


def ask_influence(state: Kingsburg, seat: int) -> list[Move]:
    """Whom to influence, and how; only the envoy joins somebody's dice."""
    ways = reach(tuple(state.dice[seat]), state.spent(seat), usable_tokens(state, seat), can_use_market(state, seat))
    closed = closed_to(state, seat)
    moves: list[Move] = [way for advisor, way in ways if not advisor & closed]
    moves.append(PASS)
    return moves


def influence(state: Kingsburg, move: Move, seat: int) -> None:
    """One group is placed, or the seat passes for the season."""
    if type(move) is Influence:
        _place(state, move, seat)
    else:
        state.passed |= 1 << seat
        state.emit(Passed, seat)
    following = next_to_influence(state, seat)
    if following is None:
        _end_influence(state)
    else:
        state.agenda[-1] = ("influence", following)


def _place(state: Kingsburg, move: Influence, seat: int) -> None:
    is_joining = needs_envoy(state, move.advisor)
    state.placements.append(Placement(seat, *move))
    state.plus_two[seat] -= move.plus_two
    values = tuple(state.dice[seat][die] for die in move.dice)
    white = sum(die >= COLOURED_DICE for die in move.dice)
    state.emit(Influenced, seat, move.advisor, values, move.plus_two, move.market, white)
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
