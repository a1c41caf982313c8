"""Losing suspicion cards, and taking, paying and destroying debts. Players may decline a reward that removes either."""

from collections.abc import Callable

from kingdoms.core.state import Move
from kingdoms.games.paladins.cards import DEBT_PAID
from kingdoms.games.paladins.events import DebtDestroyed, DebtPaid, DebtTaken, Declined, SuspicionDiscarded
from kingdoms.games.paladins.moves import Accept, Decline
from kingdoms.games.paladins.rules.rewards import called
from kingdoms.games.paladins.state import Paladins

ACCEPT_OR_DECLINE: list[Move] = [Accept(), Decline()]


def discard_suspicion(state: Paladins, side: int, cards: int = 1) -> None:
    """Discards this many suspicion cards, the newest first."""
    pile = state.suspicions[side]
    cards = min(cards, len(pile))
    if cards:
        state.suspicion_discards += pile[-cards:]
        state.suspicions[side] = pile[:-cards]
        state.emit(SuspicionDiscarded, side, cards)


def take_debt(state: Paladins, side: int) -> None:
    """The side takes an unpaid debt."""
    state.unpaid[side] += 1
    state.emit(DebtTaken, side)


def pay_debt(state: Paladins, side: int) -> None:
    """Turns over an unpaid debt; debt collectors are triggered at once."""
    state.unpaid[side] -= 1
    state.paid[side] += 1
    state.emit(DebtPaid, side)
    state.agenda += called(side, DEBT_PAID, state.hired[side])


def destroy_debt(state: Paladins, side: int) -> None:
    """Removes an unpaid debt."""
    state.unpaid[side] -= 1
    state.emit(DebtDestroyed, side)


# As rewards. A seat with nothing to get rid of is not asked.


def ask_remove_suspicion(state: Paladins, seat: int) -> list[Move] | None:
    """The choice of whether to discard a suspicion card; not offered if there is none."""
    return _ask_if(state, bool(state.suspicions[seat]))


def ask_debt(state: Paladins, seat: int) -> list[Move] | None:
    """The choice of whether to pay or destroy a debt; not offered if there is none."""
    return _ask_if(state, state.unpaid[seat] > 0)


def _ask_if(state: Paladins, has_some: bool) -> list[Move] | None:
    if has_some:
        return ACCEPT_OR_DECLINE
    state.agenda.pop()
    return None


def answer(accept: Callable[[Paladins, int], None], what: str) -> Callable[[Paladins, Move, int], None]:
    """Returns a function that handles a seat's answer: it calls `accept`, or logs that `what` was declined."""

    def accept_or_decline(state: Paladins, move: Move, seat: int) -> None:
        state.agenda.pop()
        if type(move) is Accept:
            accept(state, seat)
        else:
            state.emit(Declined, seat, what)

    return accept_or_decline
