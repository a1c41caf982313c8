"""Influence: the players take turns sending groups of dice to advisors until all have passed or used their dice."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from kingdoms.core.state import Move
from kingdoms.games.kingsburg.board import COLOURED_DICE, LAST_ADVISOR, MARKET, PUBLISHED
from kingdoms.games.kingsburg.events import Influenced, Passed
from kingdoms.games.kingsburg.moves import INFLUENCE, Influence, Pass
from kingdoms.games.kingsburg.rules.king import can_use_envoy, withdraw_envoy
from kingdoms.games.kingsburg.state import Kingsburg, Placement

PASS = Pass()
TOKEN = 2
"""How much a "+2" token adds."""
_COLOURED = (1 << COLOURED_DICE) - 1


# Groups of dice.


def has_own_die(group: Sequence[int]) -> bool:
    """Whether a group includes a coloured die; white dice cannot be placed on their own."""
    return any(die < COLOURED_DICE for die in group)


def most_tokens(usable: int, group: Sequence[int]) -> int:
    """How many of a seat's usable "+2" tokens can go with a group: at most one per die."""
    return min(usable, len(group))


def number_of(dice: Sequence[int], group: Sequence[int], plus_two: int, market: int) -> int:
    """The total of a group of these dice with its "+2" tokens and the Market's change."""
    return sum(dice[die] for die in group) + TOKEN * plus_two + market


def is_advisor(number: int) -> bool:
    """Whether there is an advisor with this number."""
    return 1 <= number <= LAST_ADVISOR


# The advisors within reach of dice. The same dice come up again and again, so this is cached.


@lru_cache(maxsize=1 << 12)
def groups(dice: tuple[int, ...], spent: int) -> tuple[tuple[int, ...], ...]:
    """Every group of unspent dice that includes a coloured one; of groups with the same numbers, only the first."""
    free = [die for die in range(len(dice)) if not spent >> die & 1]
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, ...]] = {}
    for size in range(1, len(free) + 1):
        for group in combinations(free, size):
            if has_own_die(group):
                own = tuple(dice[die] for die in group if die < COLOURED_DICE)
                white = tuple(dice[die] for die in group if die >= COLOURED_DICE)
                found.setdefault((own, white), group)
    return tuple(found.values())


@lru_cache(maxsize=1 << 12)
def reach(dice: tuple[int, ...], spent: int, tokens: int, has_market: bool) -> tuple[tuple[int, Influence], ...]:
    """Every way to influence an advisor with the unspent dice, each preceded by the advisor as a bit mask."""
    ways = [
        Influence(advisor, group, plus_two, market)
        for group in groups(dice, spent)
        for plus_two in range(most_tokens(tokens, group) + 1)
        for market in ((-1, 0, 1) if has_market else (0,))
        if is_advisor(advisor := number_of(dice, group, plus_two, market))
    ]
    return tuple((1 << way.advisor, way) for way in sorted(ways))


def usable_tokens(state: Kingsburg, seat: int) -> int:
    """How many "+2" tokens the seat may use now; in the published edition, one per season."""
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
    """Whether the advisor is closed, so that a seat can get in only with the envoy."""
    return bool(state.closed() >> advisor & 1)


def closed_to(state: Kingsburg, seat: int) -> int:
    """The set of advisors closed to the seat, whatever its dice add up to."""
    return 0 if can_use_envoy(state, seat, INFLUENCE) else state.closed()


# The players' turns.


def ask_influence(state: Kingsburg, seat: int) -> list[Move]:
    """Every way the seat can influence an advisor, and passing; closed advisors need the envoy."""
    ways = reach(tuple(state.dice[seat]), state.spent(seat), usable_tokens(state, seat), can_use_market(state, seat))
    closed = closed_to(state, seat)
    moves: list[Move] = [way for advisor, way in ways if not advisor & closed]
    moves.append(PASS)
    return moves


def influence(state: Kingsburg, move: Move, seat: int) -> None:
    """Places one group of dice, or passes for the season; then it is the next seat's turn."""
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
        withdraw_envoy(state, INFLUENCE)


def next_to_influence(state: Kingsburg, seat: int) -> int | None:
    """The seat whose turn is next: one that has not passed and has a coloured die left; None if there is none."""
    after = state.order.index(seat) + 1
    for following in state.order[after:] + state.order[:after]:
        if not state.passed >> following & 1 and state.spent(following) & _COLOURED != _COLOURED:
            return following
    return None


def _end_influence(state: Kingsburg) -> None:
    """Puts the rest of the season on the agenda: the advisors' help, building, and the effects at its end."""
    turns = state.order[::-1]
    state.agenda[-1:] = [("season_end", seat) for seat in turns]
    state.agenda += [("build", seat) for seat in turns]
    state.agenda.append(("dismiss",))
    state.agenda += reversed(helps(state))


def helps(state: Kingsburg) -> list[tuple[str, int, int]]:
    """The steps in which the advisors help, by number; at the same advisor, the first to arrive is helped first."""
    at_court = sorted(state.placements, key=lambda placement: placement.advisor)
    return [("help", placement.seat, placement.advisor) for placement in at_court]
