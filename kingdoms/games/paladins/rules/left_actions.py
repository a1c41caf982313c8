"""The actions on the left of a player's board: their targets, and the rewards that do the same without workers."""

from kingdoms.core.game import Move
from kingdoms.games.paladins import board, moves
from kingdoms.games.paladins.cards import TOWNSFOLK
from kingdoms.games.paladins.events import Cleared, Declined, Developed, Discarded, Hired
from kingdoms.games.paladins.rules.costs import pay_silver, ways_to_pay
from kingdoms.games.paladins.rules.debts import take_debt
from kingdoms.games.paladins.rules.rewards import called, give
from kingdoms.games.paladins.rules.workers import displaced
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.table import NONE

_TAKE = [moves.TakeTownsfolk(place) for place in range(board.TOWNSFOLK_ROW)]
_DEVELOP = [moves.Develop(action) for action in board.RIGHT]
_CLEAR = [moves.Clear(action) for action in board.ACTIONS]
_FREE_RECRUIT = [[moves.FreeRecruit(place, hires) for hires in (True, False)] for place in range(board.TOWNSFOLK_ROW)]
_DECLINE = moves.Decline()


# Develop.


def develop_for_nothing(state: Paladins, seat: int) -> None:
    """A development as a reward: no workers, no silver; it sets architects off as usual."""
    state.agenda.pop()
    state.agenda += called(seat, board.DEVELOP, state.hired[seat])
    state.agenda.append(("develop", seat))


def ask_develop(state: Paladins, seat: int) -> list[Move]:
    """Which action gets the workshop."""
    return [
        move
        for move, workshops in zip(_DEVELOP, state.workshops[seat], strict=True)
        if workshops < board.WORKSHOP_SLOTS
    ]


def develop(state: Paladins, move: moves.Develop, seat: int) -> None:
    """The leftmost workshop moves; a worker in its new place goes to the supply, one comes from its old place."""
    state.agenda.pop()
    number = sum(state.workshops[seat])
    add_workshop(state, seat, move.action)
    give(state, seat, (board.WORKER_KEYS[board.UNCOVERED[number]],))


def add_workshop(state: Paladins, side: int, action: int) -> None:
    """One more workshop stands on an action."""
    before = state.count_workshops(side, action)
    standing = state.standing[side]
    if standing[action] != board.NOBODY:
        gone = displaced(action, before, standing[action])
        standing[action] = tuple(count - (kind == gone) for kind, count in enumerate(standing[action]))
    place = action - board.RIGHT.start
    workshops = state.workshops[side]
    state.workshops[side] = (*workshops[:place], before + 1, *workshops[place + 1 :])
    state.emit(Developed, side, action)


# Recruit.


def ask_draft(state: Paladins, seat: int) -> list[Move]:
    """Which townsfolk to hire for nothing before the first round."""
    return [_TAKE[place] for place, card in enumerate(state.townsfolk) if card >= 0]


def draft(state: Paladins, move: moves.TakeTownsfolk, seat: int) -> None:
    """It is hired."""
    state.agenda.pop()
    _hire(state, seat, move.place)


def ask_recruit(state: Paladins, seat: int, hires: int) -> list[Move]:
    """Which townsfolk, and how it is paid for."""
    return [
        moves.Recruit(place, pays)
        for place, card in enumerate(state.townsfolk)
        if card >= 0
        for pays in ways_to_pay(state, seat, place)
    ]


def recruit(state: Paladins, move: moves.Recruit, seat: int, hires: int) -> None:
    """The place is paid for, then the townsfolk is hired or discarded."""
    state.agenda.pop()
    if move.pays == moves.IN_SILVER:
        pay_silver(state, seat, board.TOWNSFOLK_PRICES[move.place])
    elif move.pays == moves.WITH_A_DEBT:
        take_debt(state, seat)
    if hires:
        _hire(state, seat, move.place)
    else:
        discard_townsfolk(state, seat, move.place)


def _hire(state: Paladins, seat: int, place: int) -> None:
    card = state.townsfolk[place]
    state.townsfolk[place] = NONE
    state.hired[seat] += (card,)
    state.emit(Hired, seat, place, card)
    give(state, seat, TOWNSFOLK[card].hire)


def discard_townsfolk(state: Paladins, side: int, place: int) -> None:
    """A townsfolk leaves the row for its reward."""
    card = state.townsfolk[place]
    state.townsfolk[place] = NONE
    state.discarded_townsfolk |= 1 << card
    state.emit(Discarded, side, place, card)
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
    if type(move) is moves.Decline:
        state.emit(Declined, seat, board.FREE_RECRUIT)
    elif move.hires:
        _hire(state, seat, move.place)
    else:
        discard_townsfolk(state, seat, move.place)


# Pray.


def ask_clear(state: Paladins, seat: int) -> list[Move]:
    """Which action the Pray action clears; never itself."""
    return [move for move in _clearable(state, seat) if move.action != board.PRAY]


def ask_pray(state: Paladins, seat: int) -> list[Move] | None:
    """Which action a prayer as a reward clears, if any."""
    moves = _clearable(state, seat)
    if moves:
        return [*moves, _DECLINE]
    state.agenda.pop()
    return None


def _clearable(state: Paladins, seat: int) -> list[moves.Clear]:
    return [move for move, workers in zip(_CLEAR, state.standing[seat], strict=True) if workers != board.NOBODY]


def clear(state: Paladins, move: Move, seat: int) -> None:
    """The workers go to the supply; workshops stay."""
    state.agenda.pop()
    if type(move) is moves.Decline:
        state.emit(Declined, seat, board.PRAYER)
    else:
        state.standing[seat][move.action] = board.NOBODY
        state.emit(Cleared, seat, move.action)
