"""The laws of the court: the groups of dice there came in turn order, each to an advisor whom it could reach."""

from kingdoms.core.game import Step
from kingdoms.games.kingsburg.board import AUTUMN, COLOURED_DICE, MARKET, PUBLISHED
from kingdoms.games.kingsburg.influence import reach
from kingdoms.games.kingsburg.moves import Influence
from kingdoms.games.kingsburg.state import NONE, Kingsburg, Placement


def keeps_court(state: Kingsburg, decision: Step) -> bool:
    """Whether the dice at court, and who has passed, are what the influence up to this decision can have led to."""
    if decision[0] in ("reroll", "set_aside"):
        return not state.placements and not state.passed
    return _keeps_groups(state) and _keeps_turns(state, decision[1] if decision[0] == "influence" else NONE)


# The groups.


def _keeps_groups(state: Kingsburg) -> bool:
    """Whether each group could be placed where it stands; one may have joined another with the envoy."""
    spent = [0 if die == NONE else 1 << die for die in state.aside]
    closed = state.blocked_advisors()
    joined = 0
    for number, placement in enumerate(state.placements):
        if not _can_be_placed(state, placement, state.placements[:number], spent[placement.seat]):
            return False
        for die in placement.dice:
            spent[placement.seat] |= 1 << die
        joined += closed >> placement.advisor & 1
        closed |= 1 << placement.advisor
    return joined == 0 or (joined == 1 and state.envoy == NONE and _had_envoy(state))


def _can_be_placed(state: Kingsburg, placement: Placement, before: list[Placement], spent: int) -> bool:
    """Whether the group with its tokens and the Market reaches the advisor, after the seat's groups before it."""
    seat = placement.seat
    own = [earlier for earlier in before if earlier.seat == seat]
    if state.ruleset == PUBLISHED and sum(group.plus_two for group in (*own, placement)) > 1:
        return False
    has_market = state.has(seat, MARKET) and not any(group.market for group in own)
    ways = reach(tuple(state.dice[seat]), spent, max(0, placement.plus_two), has_market)
    move = Influence(placement.advisor, placement.dice, placement.plus_two, placement.market)
    return any(way == move for _advisor, way in ways)


def _had_envoy(state: Kingsburg) -> bool:
    """Whether somebody can have used the envoy this season."""
    if state.ruleset == PUBLISHED:
        return state.year > 1 or state.phase == AUTUMN
    return state.phase == AUTUMN


# The turns.


def _keeps_turns(state: Kingsburg, following: int) -> bool:
    """Whether the groups came in turn order, so that this seat is next, or nobody is.

    Who was left out must have passed, or had no coloured die any more.
    """
    left = [COLOURED_DICE - (0 <= die < COLOURED_DICE) for die in state.aside]
    passed = first = 0
    for seat, _advisor, dice, *_rest in state.placements:
        passed |= sum((left[other] > 0) << other for other in _between(state.order, first, seat))
        if passed >> seat & 1:
            return False
        left[seat] -= sum(die < COLOURED_DICE for die in dice)
        first = state.order.index(seat) + 1
    skipped = state.order if following == NONE else _between(state.order, first, following)
    passed |= sum((left[other] > 0) << other for other in skipped)
    is_free = following == NONE or (left[following] > 0 and not passed >> following & 1)
    return is_free and passed == state.passed


def _between(order: list[int], first: int, seat: int) -> list[int]:
    """Who comes from this place in the order up to the seat, going round."""
    place = order.index(seat)
    return order[first:place] if first <= place else order[first:] + order[:place]
