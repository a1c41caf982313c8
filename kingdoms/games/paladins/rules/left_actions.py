"""The actions on the left of a player's board: their targets, and the rewards that do the same without workers."""

from kingdoms.core.game import Move
from kingdoms.games.paladins.board import (
    ACTIONS,
    CRIMINAL,
    DEVELOP,
    FREE_RECRUIT,
    HUNTED,
    HUNTED_BY_TWO,
    NOBODY,
    PRAY,
    PRAYER,
    PROVISION,
    RIGHT,
    SILVER,
    TOWNSFOLK_PRICES,
    TOWNSFOLK_ROW,
    UNCOVERED,
    WORKER_KEYS,
    WORKSHOP_SLOTS,
)
from kingdoms.games.paladins.cards import TOWNSFOLK
from kingdoms.games.paladins.events import Cleared, Declined, Developed, Discarded, Hired
from kingdoms.games.paladins.moves import (
    IN_SILVER,
    WITH_A_DEBT,
    Clear,
    Decline,
    Develop,
    FreeRecruit,
    Recruit,
    TakeTownsfolk,
)
from kingdoms.games.paladins.rules.costs import cost, pay_silver, ways_to_pay
from kingdoms.games.paladins.rules.debts import take_debt
from kingdoms.games.paladins.rules.rewards import called, give
from kingdoms.games.paladins.rules.workers import displaced
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.table import NONE

_TAKE = [TakeTownsfolk(place) for place in range(TOWNSFOLK_ROW)]
_DEVELOP = [Develop(action) for action in RIGHT]
_CLEAR = [Clear(action) for action in ACTIONS]
_FREE_RECRUIT = [[FreeRecruit(place, hires) for hires in (True, False)] for place in range(TOWNSFOLK_ROW)]
_DECLINE = Decline()


# What each action does when its workers are placed.


def begin_develop(state: Paladins, seat: int, workers: int) -> None:
    """A workshop for silver."""
    pay_silver(state, seat, cost(state, seat, DEVELOP))
    state.agenda.append(("develop", seat))


def begin_recruit(state: Paladins, seat: int, workers: int) -> None:
    """One worker discards a townsfolk, two hire it."""
    state.agenda.append(("recruit", seat, workers - 1))


def begin_hunt(state: Paladins, seat: int, workers: int) -> None:
    """Provisions."""
    give(state, seat, (PROVISION,) * (HUNTED_BY_TWO if workers > 1 else HUNTED))


def begin_trade(state: Paladins, seat: int, workers: int) -> None:
    """Silver."""
    give(state, seat, (SILVER,) * (HUNTED_BY_TWO if workers > 1 else HUNTED))


def begin_pray(state: Paladins, seat: int, workers: int) -> None:
    """Another action is cleared for silver."""
    pay_silver(state, seat, cost(state, seat, PRAY))
    state.agenda.append(("clear", seat))


def begin_conspire(state: Paladins, seat: int, workers: int) -> None:
    """A criminal, and so a suspicion card."""
    give(state, seat, (WORKER_KEYS[CRIMINAL],))


# Develop.


def develop_for_nothing(state: Paladins, seat: int) -> None:
    """A development as a reward: no workers, no silver; it sets architects off as usual."""
    state.agenda.pop()
    state.agenda += called(seat, DEVELOP, state.hired[seat])
    state.agenda.append(("develop", seat))


def ask_develop(state: Paladins, seat: int) -> list[Move]:
    """Which action gets the workshop."""
    return [move for move, workshops in zip(_DEVELOP, state.workshops[seat], strict=True) if workshops < WORKSHOP_SLOTS]


def develop(state: Paladins, move: Develop, seat: int) -> None:
    """The leftmost workshop moves; a worker in its new place goes to the supply, one comes from its old place."""
    state.agenda.pop()
    number = sum(state.workshops[seat])
    add_workshop(state, seat, move.action)
    give(state, seat, (WORKER_KEYS[UNCOVERED[number]],))


def add_workshop(state: Paladins, side: int, action: int) -> None:
    """One more workshop stands on an action."""
    before = state.count_workshops(side, action)
    standing = state.standing[side]
    if standing[action] != NOBODY:
        gone = displaced(action, before, standing[action])
        standing[action] = tuple(count - (kind == gone) for kind, count in enumerate(standing[action]))
    place = action - RIGHT.start
    workshops = state.workshops[side]
    state.workshops[side] = (*workshops[:place], before + 1, *workshops[place + 1 :])
    state.tell(Developed, side, action)


# Recruit.


def ask_draft(state: Paladins, seat: int) -> list[Move]:
    """Which townsfolk to hire for nothing before the first round."""
    return [_TAKE[place] for place, card in enumerate(state.townsfolk) if card >= 0]


def draft(state: Paladins, move: TakeTownsfolk, seat: int) -> None:
    """It is hired."""
    state.agenda.pop()
    _hire(state, seat, move.place)


def ask_recruit(state: Paladins, seat: int, hires: int) -> list[Move]:
    """Which townsfolk, and how it is paid for."""
    return [
        Recruit(place, pays)
        for place, card in enumerate(state.townsfolk)
        if card >= 0
        for pays in ways_to_pay(state, seat, place)
    ]


def recruit(state: Paladins, move: Recruit, seat: int, hires: int) -> None:
    """The place is paid for, then the townsfolk is hired or discarded."""
    state.agenda.pop()
    if move.pays == IN_SILVER:
        pay_silver(state, seat, TOWNSFOLK_PRICES[move.place])
    elif move.pays == WITH_A_DEBT:
        take_debt(state, seat)
    if hires:
        _hire(state, seat, move.place)
    else:
        discard_townsfolk(state, seat, move.place)


def _hire(state: Paladins, seat: int, place: int) -> None:
    card = state.townsfolk[place]
    state.townsfolk[place] = NONE
    state.hired[seat] += (card,)
    state.tell(Hired, seat, place, card)
    give(state, seat, TOWNSFOLK[card].hire)


def discard_townsfolk(state: Paladins, side: int, place: int) -> None:
    """A townsfolk leaves the row for its reward."""
    card = state.townsfolk[place]
    state.townsfolk[place] = NONE
    state.discarded_townsfolk |= 1 << card
    state.tell(Discarded, side, place, card)
    give(state, side, TOWNSFOLK[card].discard)


def ask_free_recruit(state: Paladins, seat: int) -> list[Move] | None:
    """Which townsfolk to hire or to discard for nothing, if any."""
    moves = [move for place, card in enumerate(state.townsfolk) if card >= 0 for move in _FREE_RECRUIT[place]]
    if moves:
        return [*moves, _DECLINE]
    state.agenda.pop()
    return None


def free_recruit(state: Paladins, move: Move, seat: int) -> None:
    """The townsfolk is hired or discarded, or none is."""
    state.agenda.pop()
    if type(move) is Decline:
        state.tell(Declined, seat, FREE_RECRUIT)
    elif move.hires:
        _hire(state, seat, move.place)
    else:
        discard_townsfolk(state, seat, move.place)


# Pray.


def ask_clear(state: Paladins, seat: int) -> list[Move]:
    """Which action the Pray action clears; never itself."""
    return [move for move in _clearable(state, seat) if move.action != PRAY]


def ask_pray(state: Paladins, seat: int) -> list[Move] | None:
    """Which action a prayer as a reward clears, if any."""
    moves = _clearable(state, seat)
    if moves:
        return [*moves, _DECLINE]
    state.agenda.pop()
    return None


def _clearable(state: Paladins, seat: int) -> list[Clear]:
    return [move for move, workers in zip(_CLEAR, state.standing[seat], strict=True) if workers != NOBODY]


def clear(state: Paladins, move: Move, seat: int) -> None:
    """The workers go to the supply; workshops stay."""
    state.agenda.pop()
    if type(move) is Decline:
        state.tell(Declined, seat, PRAYER)
    else:
        state.standing[seat][move.action] = NOBODY
        state.tell(Cleared, seat, move.action)
