"""The solo opponent: the rules play it scheme by scheme, with an event for each step so that players can follow."""

from collections.abc import Callable, Mapping

from kingdoms.core import chance
from kingdoms.games.paladins import board
from kingdoms.games.paladins.cards import FAVOUR_SCHEME, ORDER_GOAL, ORDERS, ORDERS_SCHEME, SCHEMES, TAVERNS
from kingdoms.games.paladins.events import Passed
from kingdoms.games.paladins.rules.choices import has_townsfolk
from kingdoms.games.paladins.rules.left_actions import add_workshop
from kingdoms.games.paladins.rules.obstacles import NO_TARGET
from kingdoms.games.paladins.rules.solo.actions import act, free_favours, opponents_obstacle, use_favour
from kingdoms.games.paladins.rules.solo.gains import pray, recruit, shuffle_schemes, step
from kingdoms.games.paladins.solo_events import FellBack, OpponentReady, SchemeJoined, SchemeTurned, Thwarted
from kingdoms.games.paladins.state import NONE, OPPONENT, Paladins

_CONSPIRED_WORKERS = 2


# The set-up and the rounds.


def set_up(state: Paladins) -> None:
    """Stacks the opponent's markers, shuffles its schemes, and gives it workshops according to its level."""
    state.markers = (board.INFLUENCE, board.FAITH, board.STRENGTH)
    state.scheme_deck, state.scheme_discards = list(SCHEMES), []
    state.chance = chance.shuffle(state.chance, state.scheme_deck)
    orders = list(ORDERS)
    state.chance = chance.shuffle(state.chance, orders)
    for action in orders[: board.LEVEL_ORDERS[state.level]]:
        add_workshop(state, OPPONENT, action)


def begin_round(state: Paladins, order: int, favour: int) -> None:
    """Gives the opponent a workshop for a revealed order, a scheme for a revealed favour, and its workers."""
    if order < board.ORDERS_DEALT and state.count_workshops(OPPONENT, state.orders[order]) < board.WORKSHOP_SLOTS:
        add_workshop(state, OPPONENT, state.orders[order])
    if favour >= 0:
        state.scheme_discards.append(FAVOUR_SCHEME)
        state.emit(SchemeJoined, favour)
    state.hands[OPPONENT][board.LABOURER] = state.round + board.OPPONENT_WORKERS
    state.emit(OpponentReady, state.round + board.OPPONENT_WORKERS)


def visit_tavern(state: Paladins) -> None:
    """Gives the opponent no workers, but a suspicion card for each criminal on the remaining tavern card."""
    state.agenda.pop()
    criminals = sum(TAVERNS[card][board.CRIMINAL] for card in state.taverns if card != NONE)
    state.agenda += [("suspicion", OPPONENT)] * criminals


def end_round(state: Paladins) -> None:
    """Removes all the opponent's workers; it keeps none."""
    state.hands[OPPONENT] = [0] * len(board.WORKERS)
    state.standing[OPPONENT] = [board.NO_WORKERS] * len(board.ACTIONS)
    state.fallbacks = 0


# A turn.


def take_turn(state: Paladins) -> None:
    """Turns over a scheme and carries it out, or falls back if that is impossible; passes if no workers are left."""
    state.agenda[-1] = ("next", OPPONENT)
    if not state.hands[OPPONENT][board.LABOURER]:
        _pass(state)
    elif not _carry_out(state, _turn_scheme(state)):
        _fall_back(state)


def _pass(state: Paladins) -> None:
    state.passed |= 1 << OPPONENT
    state.emit(Passed, OPPONENT)


def _turn_scheme(state: Paladins) -> int:
    """Turns over the next scheme; it joins the discards at once, since it is reshuffled with them."""
    if not state.scheme_deck:
        shuffle_schemes(state)
    scheme = state.scheme_deck.pop()
    state.scheme_discards.append(scheme)
    state.emit(SchemeTurned, scheme)
    return scheme


def _carry_out(state: Paladins, scheme: int) -> bool:
    """Tries a scheme; returns whether it was possible."""
    if scheme == FAVOUR_SCHEME:
        return _try_favour(state)
    return any(_try(state, action) for action in (_wanted_orders(state) if scheme == ORDERS_SCHEME else [scheme]))


def _try(state: Paladins, action: int) -> bool:
    reason = opponents_obstacle(state, action)
    if reason:
        state.emit(Thwarted, action, reason)
        return False
    act(state, action)
    return True


def _wanted_orders(state: Paladins) -> list[int]:
    """The face-up King's Orders that the opponent has not met yet, from right to left; all of them once all are met."""
    orders = state.orders[: state.count_open_orders()][::-1]
    return [order for order in orders if state.count_done(OPPONENT, order) < ORDER_GOAL] or orders


def _try_favour(state: Paladins) -> bool:
    if not free_favours(state):
        state.emit(Thwarted, FAVOUR_SCHEME, NO_TARGET)
        return False
    use_favour(state)
    return True


# Fallbacks.


def _fall_back(state: Paladins) -> None:
    """Sends a worker to the first of the five fallbacks that is free; Recruit is skipped if there are no townsfolk."""
    free = [place for place in board.FALLBACKS if not state.fallbacks >> place & 1]
    fallback = free[1] if free[0] == board.FALLBACK_RECRUIT and not has_townsfolk(state) else free[0]
    state.fallbacks |= 1 << fallback
    state.hands[OPPONENT][board.LABOURER] -= 1
    state.emit(FellBack, fallback)
    _FALL_BACK[fallback](state)


def _conspire(state: Paladins) -> None:
    """Draws a suspicion card with its tax, then gains two workers."""
    state.agenda += [("opponent_gain", "labourer", _CONSPIRED_WORKERS), ("suspicion", OPPONENT)]


def _rest(state: Paladins) -> None:
    """Moves the resource marker one step, plus one for each worker left, and passes."""
    step(state, 1 + state.hands[OPPONENT][board.LABOURER])
    _pass(state)


_FALL_BACK: Mapping[int, Callable[[Paladins], None]] = {
    board.FALLBACK_RECRUIT: recruit,
    board.FALLBACK_PRAY: pray,
    board.FALLBACK_TRADE: lambda state: step(state, 1),
    board.FALLBACK_CONSPIRE: _conspire,
    board.FALLBACK_REST: _rest,
}
