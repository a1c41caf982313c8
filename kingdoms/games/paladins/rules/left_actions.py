"""The actions on the left of a player's board: their targets, and the rewards that do the same without workers."""

from kingdoms.core.state import Move
from kingdoms.games.paladins import board, moves
from kingdoms.games.paladins.cards import TOWNSFOLK
from kingdoms.games.paladins.events import Cleared, Declined, Developed, Discarded, Hired
from kingdoms.games.paladins.rules.costs import pay_silver, ways_to_pay
from kingdoms.games.paladins.rules.debts import take_debt
from kingdoms.games.paladins.rules.rewards import called, give
from kingdoms.games.paladins.rules.workers import displaced
from kingdoms.games.paladins.state import NONE, Paladins

_TAKE = [moves.TakeTownsfolk(place) for place in range(board.TOWNSFOLK_ROW)]
_DEVELOP = [moves.Develop(action) for action in board.RIGHT]
_CLEAR = [moves.Clear(action) for action in board.ACTIONS]
_FREE_RECRUIT = [[moves.FreeRecruit(place, hires) for hires in (True, False)] for place in range(board.TOWNSFOLK_ROW)]
_DECLINE = moves.Decline()


# Develop.


def develop_for_free(state: Paladins, seat: int) -> None:
    """A free development as a reward: no workers and no silver; it triggers architects as usual."""
    state.agenda.pop()
    state.agenda += called(seat, board.DEVELOP, state.hired[seat])
    state.agenda.append(("develop", seat))


def ask_develop(state: Paladins, seat: int) -> list[Move]:
    """The actions that have room for another workshop."""
    return [
        move
        for move, workshops in zip(_DEVELOP, state.workshops[seat], strict=True)
        if workshops < board.WORKSHOP_SLOTS
    ]


def develop(state: Paladins, move: moves.Develop, seat: int) -> None:
    """Moves the leftmost workshop; a worker in its new place is lost, and one is gained from its old place."""
    state.agenda.pop()
    number = sum(state.workshops[seat])
    add_workshop(state, seat, move.action)
    give(state, seat, (board.WORKER_KEYS[board.UNCOVERED[number]],))


def add_workshop(state: Paladins, side: int, action: int) -> None:
    """Puts another workshop on an action, replacing the worker there."""
    before = state.count_workshops(side, action)
    standing = state.standing[side]
    if standing[action] != board.NO_WORKERS:
        gone = displaced(action, before, standing[action])
        standing[action] = tuple(count - (kind == gone) for kind, count in enumerate(standing[action]))
    place = action - board.RIGHT.start
    workshops = state.workshops[side]
    state.workshops[side] = (*workshops[:place], before + 1, *workshops[place + 1 :])
    state.emit(Developed, side, action)


# Recruit.


def ask_draft(state: Paladins, seat: int) -> list[Move]:
    """The townsfolk a seat can hire for free before the first round."""
    return [_TAKE[place] for place, card in enumerate(state.townsfolk) if card >= 0]


def draft(state: Paladins, move: moves.TakeTownsfolk, seat: int) -> None:
    """The seat hires the townsfolk card it chose."""
    state.agenda.pop()
    _hire(state, seat, move.place)


def ask_recruit(state: Paladins, seat: int, hires: int) -> list[Move]:
    """The townsfolk available, with each way to pay."""
    return [
        moves.Recruit(place, pays)
        for place, card in enumerate(state.townsfolk)
        if card >= 0
        for pays in ways_to_pay(state, seat, place)
    ]


def recruit(state: Paladins, move: moves.Recruit, seat: int, hires: int) -> None:
    """Pays the price of a townsfolk card's place in the row, then hires or discards the card."""
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
    """Removes a townsfolk card from the row for its reward."""
    card = state.townsfolk[place]
    state.townsfolk[place] = NONE
    state.discarded_townsfolk |= 1 << card
    state.emit(Discarded, side, place, card)
    give(state, side, TOWNSFOLK[card].discard)


def ask_free_recruit(state: Paladins, seat: int) -> list[Move] | None:
    """The moves to hire or discard townsfolk for free, or to decline; None if there are no townsfolk."""
    moves = [move for place, card in enumerate(state.townsfolk) if card >= 0 for move in _FREE_RECRUIT[place]]
    if moves:
        return [*moves, _DECLINE]
    state.agenda.pop()
    return None


def free_recruit(state: Paladins, move: Move, seat: int) -> None:
    """Hires or discards the townsfolk, or declines."""
    state.agenda.pop()
    if type(move) is moves.Decline:
        state.emit(Declined, seat, board.FREE_RECRUIT)
    elif move.hires:
        _hire(state, seat, move.place)
    else:
        discard_townsfolk(state, seat, move.place)


# Pray.


def ask_clear(state: Paladins, seat: int) -> list[Move]:
    """The actions that the Pray action can clear; never itself."""
    return [move for move in _clearable(state, seat) if move.action != board.PRAY]


def ask_pray(state: Paladins, seat: int) -> list[Move] | None:
    """The actions that a prayer gained as a reward can clear, plus the option to decline; None if there are none."""
    moves = _clearable(state, seat)
    if moves:
        return [*moves, _DECLINE]
    state.agenda.pop()
    return None


def _clearable(state: Paladins, seat: int) -> list[moves.Clear]:
    return [move for move, workers in zip(_CLEAR, state.standing[seat], strict=True) if workers != board.NO_WORKERS]


def clear(state: Paladins, move: Move, seat: int) -> None:
    """Removes the workers from an action, but not its workshops; or declines."""
    state.agenda.pop()
    if type(move) is moves.Decline:
        state.emit(Declined, seat, board.PRAYER)
    else:
        state.standing[seat][move.action] = board.NO_WORKERS
        state.emit(Cleared, seat, move.action)
