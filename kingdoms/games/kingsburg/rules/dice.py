"""The start of a productive season: Merchants' Guild, roll, rerolls, turn order, and dice set aside."""

from kingdoms.core import chance
from kingdoms.core.state import Move
from kingdoms.games.kingsburg import board, events, moves
from kingdoms.games.kingsburg.rules.treasury import give_good
from kingdoms.games.kingsburg.state import Kingsburg

CHAPEL_TOTAL = 7
"""The highest total at which the published Chapel allows a reroll."""
_STATUE_USED, _CHAPEL_USED = 1, 2

_REROLL = [moves.Reroll(die) for die in range(board.MOST_DICE)]
_SET_ASIDE = [moves.SetAside(die) for die in range(board.MOST_DICE)]
_REROLL_ALL, _KEEP = moves.RerollAll(), moves.Keep()


def count_white_dice(state: Kingsburg, seat: int) -> int:
    """How many white dice the seat rolls this season."""
    return (state.aid == seat) + state.has(seat, board.FARMS)


def first_of_equals(dice: list[int]) -> list[int]:
    """The places of the dice, listing only the first of equal dice of the same colour."""
    return [die for die, value in enumerate(dice) if die in (0, board.COLOURED_DICE) or value != dice[die - 1]]


# The roll.


def roll(state: Kingsburg) -> None:
    """Gives gold for Merchants' Guilds and rolls all dice; seats that may reroll decide in the previous turn order."""
    state.agenda.pop()
    for seat in state.order:
        if state.has(seat, board.MERCHANTS_GUILD):
            give_good(state, seat, board.GOLD, "merchants_guild")
    if state.seats == 2:
        three, two = _throw(state, board.BLOCKING_DICE), _throw(state, 2)
        state.blocked = three + two
        state.emit(events.Blocked, tuple(three), tuple(two))
    for seat in state.order:
        _roll_all(state, seat)
    state.agenda.append(("order",))
    state.agenda += [("reroll", seat, 0) for seat in reversed(state.order) if ways_to_reroll(state, seat, 0)]


def _roll_all(state: Kingsburg, seat: int) -> None:
    coloured, white = _throw(state, board.COLOURED_DICE), _throw(state, count_white_dice(state, seat))
    state.dice[seat] = coloured + white
    state.emit(events.Rolled, seat, tuple(coloured), tuple(white))


def _throw(state: Kingsburg, count: int) -> list[int]:
    """Rolls this many dice; the values are in ascending order."""
    values = []
    for _ in range(count):
        value, state.chance = chance.draw(state.chance, board.DIE_FACES)
        values.append(value + 1)
    values.sort()
    return values


# Rerolls.


def ways_to_reroll(state: Kingsburg, seat: int, used: int) -> list[Move]:
    """The rerolls the Statue and the Chapel allow with the current dice; each building works once."""
    dice, ways = state.dice[seat], list[Move]()
    if state.has(seat, board.STATUE) and not used & _STATUE_USED and len(set(dice)) == 1:
        ways += [_REROLL[die] for die in first_of_equals(dice)]
    if (
        state.ruleset == board.PUBLISHED
        and state.has(seat, board.CHAPEL)
        and not used & _CHAPEL_USED
        and sum(dice) <= CHAPEL_TOTAL
    ):
        ways.append(_REROLL_ALL)
    return ways


def ask_reroll(state: Kingsburg, seat: int, used: int) -> list[Move]:
    """The rerolls available, plus the option to keep the dice."""
    return [*ways_to_reroll(state, seat, used), _KEEP]


def reroll(state: Kingsburg, move: Move, seat: int, used: int) -> None:
    """Rerolls or keeps; in the published edition the other building may then still be used on the new dice."""
    state.agenda.pop()
    if type(move) is moves.Keep:
        state.emit(events.Kept, seat)
        return
    if type(move) is moves.Reroll:
        used |= _STATUE_USED
        (value,), dice = _throw(state, 1), state.dice[seat]
        dice[move.die] = value
        state.dice[seat] = sorted(dice[: board.COLOURED_DICE]) + sorted(dice[board.COLOURED_DICE :])
        state.emit(events.Rerolled, seat, move.die, value)
    else:
        used |= _CHAPEL_USED
        _roll_all(state, seat)
    if state.ruleset == board.PUBLISHED and ways_to_reroll(state, seat, used):
        state.agenda.append(("reroll", seat, used))


# The order.


def order_of_play(state: Kingsburg) -> list[int]:
    """The seats by the total of their dice, lowest first; ties keep the previous season's order."""
    return sorted(state.order, key=lambda seat: sum(state.dice[seat]))


def fix_order(state: Kingsburg) -> None:
    """Fixes the turn order after all rerolls; in the two-player rulebook game each seat then sets a die aside."""
    state.order = order_of_play(state)
    state.emit(events.OrderFixed, tuple(state.order))
    state.agenda[-1] = ("influence", state.order[0])
    if state.seats == 2 and state.ruleset == board.RULEBOOK:
        state.agenda += [("set_aside", seat) for seat in reversed(state.order)]


def ask_set_aside(state: Kingsburg, seat: int) -> list[Move]:
    """The dice a seat can set aside this season."""
    return [_SET_ASIDE[die] for die in first_of_equals(state.dice[seat])]


def set_aside(state: Kingsburg, move: moves.SetAside, seat: int) -> None:
    """Sets the die aside, in full view."""
    state.agenda.pop()
    state.aside[seat] = move.die
    state.emit(events.DiceSetAside, seat, move.die, state.dice[seat][move.die])
