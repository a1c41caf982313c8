"""The beginning of a productive season: the Merchants' Guild, the roll, rerolls, the order, and dice out of play."""

from kingdoms.core import chance
from kingdoms.core.game import Move
from kingdoms.games.kingsburg import board, moves
from kingdoms.games.kingsburg.rules.treasury import give_good
from kingdoms.games.kingsburg.state import Kingsburg

MOST_DICE = 5
"""Three coloured ones, the king's aid and the Farms'."""
CHAPEL_TOTAL = 7
"""The highest total that the Chapel of the published rules rolls again."""
_STATUE_USED, _CHAPEL_USED = 1, 2

_REROLL = [moves.Reroll(die) for die in range(MOST_DICE)]
_SET_ASIDE = [moves.SetAside(die) for die in range(MOST_DICE)]
_REROLL_ALL, _KEEP = moves.RerollAll(), moves.Keep()


def count_white_dice(state: Kingsburg, seat: int) -> int:
    """How many white dice the seat rolls this season."""
    return (state.aid == seat) + state.has(seat, board.FARMS)


def first_of_equals(dice: list[int]) -> list[int]:
    """The places of the dice, of equal dice of a kind only the first."""
    return [die for die, value in enumerate(dice) if die in (0, board.COLOURED_DICE) or value != dice[die - 1]]


# The roll.


def roll(state: Kingsburg) -> None:
    """All roll at once; then who may roll again decides, in the order of the season before."""
    state.agenda.pop()
    for seat in state.order:
        if state.has(seat, board.MERCHANTS_GUILD):
            give_good(state, seat, board.GOLD, "merchants_guild")
    if state.seats == 2:
        three, two = _throw(state, board.BLOCKING_DICE), _throw(state, 2)
        state.blocked = three + two
        state.emit(moves.Blocked, tuple(three), tuple(two))
    for seat in state.order:
        _roll_all(state, seat)
    state.agenda.append(("order",))
    state.agenda += [("reroll", seat, 0) for seat in reversed(state.order) if ways_to_reroll(state, seat, 0)]


def _roll_all(state: Kingsburg, seat: int) -> None:
    coloured, white = _throw(state, board.COLOURED_DICE), _throw(state, count_white_dice(state, seat))
    state.dice[seat] = coloured + white
    state.emit(moves.Rolled, seat, tuple(coloured), tuple(white))


def _throw(state: Kingsburg, count: int) -> list[int]:
    """This many dice, ascending."""
    values = []
    for _ in range(count):
        value, state.chance = chance.draw(state.chance, board.SIDES)
        values.append(value + 1)
    values.sort()
    return values


# Rerolls.


def ways_to_reroll(state: Kingsburg, seat: int, used: int) -> list[Move]:
    """What the Statue and the Chapel allow with the dice as they lie; each works once."""
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
    """What to roll again, if anything."""
    return [*ways_to_reroll(state, seat, used), _KEEP]


def reroll(state: Kingsburg, move: Move, seat: int, used: int) -> None:
    """By the published rules the other building may still help, with the dice as they lie now."""
    state.agenda.pop()
    if type(move) is moves.Keep:
        state.emit(moves.Kept, seat)
        return
    if type(move) is moves.Reroll:
        used |= _STATUE_USED
        (value,), dice = _throw(state, 1), state.dice[seat]
        dice[move.die] = value
        state.dice[seat] = sorted(dice[: board.COLOURED_DICE]) + sorted(dice[board.COLOURED_DICE :])
        state.emit(moves.Rerolled, seat, move.die, value)
    else:
        used |= _CHAPEL_USED
        _roll_all(state, seat)
    if state.ruleset == board.PUBLISHED and ways_to_reroll(state, seat, used):
        state.agenda.append(("reroll", seat, used))


# The order.


def order_of_play(state: Kingsburg) -> list[int]:
    """By the dice as they lie: the lowest total plays first; equal ones keep the order of the season before."""
    return sorted(state.order, key=lambda seat: sum(state.dice[seat]))


def fix_order(state: Kingsburg) -> None:
    """Nobody rolls again: from now on the order of play holds."""
    state.order = order_of_play(state)
    state.emit(moves.OrderFixed, tuple(state.order))
    state.agenda[-1] = ("influence", state.order[0])
    if state.seats == 2 and state.ruleset == board.RULEBOOK:
        state.agenda += [("set_aside", seat) for seat in reversed(state.order)]


def ask_set_aside(state: Kingsburg, seat: int) -> list[Move]:
    """Which die is not used this season."""
    return [_SET_ASIDE[die] for die in first_of_equals(state.dice[seat])]


def set_aside(state: Kingsburg, move: moves.SetAside, seat: int) -> None:
    """Openly, in turn order."""
    state.agenda.pop()
    state.aside[seat] = move.die
    state.emit(moves.DiceSetAside, seat, move.die, state.dice[seat][move.die])
