"""The actions on the right of a player's board: settling the land, walls, jars, attacks and conversions."""

from functools import lru_cache

from kingdoms.core.state import Move
from kingdoms.games.paladins import board
from kingdoms.games.paladins.cards import OUTSIDERS, WALLS
from kingdoms.games.paladins.events import Attacked, Converted, JarPlaced, Settled, WallBuilt
from kingdoms.games.paladins.moves import Jar, Outsider, Settle
from kingdoms.games.paladins.rules.costs import attack_cost, attackable, convertible, pay_silver, spaces_within
from kingdoms.games.paladins.rules.rewards import give
from kingdoms.games.paladins.state import NONE, Paladins, members

_OUTSIDER = [Outsider(place) for place in range(board.OUTSIDER_ROW)]


def _raise(state: Paladins, seat: int, action: int, steps: int = 1) -> None:
    state.agenda.append(("attribute", seat, board.RAISED[action], steps))


# Walls.


def fortify(state: Paladins, seat: int) -> None:
    """Builds a wall, which raises strength and then gives its own reward."""
    wall = build_wall(state, seat)
    if WALLS[wall].choice:
        state.agenda.append(("wall_option", seat, wall))
    give(state, seat, WALLS[wall].gain)
    _raise(state, seat, board.FORTIFY)


def build_wall(state: Paladins, side: int) -> int:
    """Turns up the next wall and adds it to the side's walls."""
    wall = state.wall_deck.pop()
    state.walls[side] += (wall,)
    state.emit(WallBuilt, side, wall)
    return wall


# Monks and outposts.


def ask_settle(state: Paladins, seat: int, action: int) -> list[Move]:
    """The free spaces the piece can go to."""
    return _ways_to_settle(spaces_within(state, seat, action))


@lru_cache(maxsize=1 << 12)
def _ways_to_settle(spaces: int) -> list[Move]:
    """The spaces of a set, but only the first of any equal ones."""
    return [Settle(number) for number in members(spaces) if first_equal(spaces, number) == number]


def first_equal(spaces: int, number: int) -> int:
    """The first of a set of spaces that has the same region and reward as one of them: the one that a move names."""
    equal = spaces & board.EQUAL_SPACES[number]
    return (equal & -equal).bit_length() - 1


def settle(state: Paladins, move: Settle, seat: int, action: int) -> None:
    """Places the piece, gives the space's reward, then raises the attribute."""
    state.agenda.pop()
    place_piece(state, seat, action, move.space)
    _raise(state, seat, action)
    give(state, seat, board.SPACES[move.space].reward)


def place_piece(state: Paladins, side: int, action: int, space: int) -> None:
    """Puts a monk or an outpost on a space."""
    pieces = state.monks if action == board.COMMISSION else state.outposts
    pieces[side] |= 1 << space
    state.emit(Settled, side, action, space)


# Jars.


def ask_jar(state: Paladins, seat: int) -> list[Move]:
    """The free spaces the jar can go to, one for each reward."""
    return _ways_to_put_jar(state.jars[seat])


@lru_cache(maxsize=1 << 9)
def _ways_to_put_jar(taken: int) -> list[Move]:
    first = {
        board.JAR_SPACES[number]: number for number in reversed(range(len(board.JAR_SPACES))) if not taken >> number & 1
    }
    return [Jar(number) for number in sorted(first.values())]


def put_jar(state: Paladins, move: Jar, seat: int) -> None:
    """Places the jar, gives the space's reward, raises faith, then offers to discard a suspicion card."""
    state.agenda.pop()
    state.jars[seat] |= 1 << move.space
    state.emit(JarPlaced, seat, move.space)
    give(state, seat, (board.REMOVE_SUSPICION,))
    _raise(state, seat, board.ABSOLVE)
    give(state, seat, board.JAR_SPACES[move.space])


# Outsiders.


def ask_attack(state: Paladins, seat: int) -> list[Move]:
    """The outsiders the seat can attack."""
    return [_OUTSIDER[place] for place in attackable(state, seat)]


def attack(state: Paladins, move: Outsider, seat: int) -> None:
    """Pays for missing strength, then gives the outsider's reward."""
    state.agenda.pop()
    pay_silver(state, seat, attack_cost(state, seat, move.place))
    give(state, seat, OUTSIDERS[take_attacked(state, seat, move.place)].attack)


def take_attacked(state: Paladins, side: int, place: int) -> int:
    """Moves the outsider from the row to the side's attacked outsiders."""
    card = state.outsiders[place]
    state.outsiders[place] = NONE
    state.attacked[side] += (card,)
    state.emit(Attacked, side, place, card)
    return card


def ask_convert(state: Paladins, seat: int) -> list[Move]:
    """The outsiders the seat can convert."""
    return [_OUTSIDER[place] for place in convertible(state, seat)]


def convert(state: Paladins, move: Outsider, seat: int) -> None:
    """Converts the outsider, which raises strength now and scores at the end."""
    state.agenda.pop()
    card = take_converted(state, seat, move.place)
    state.agenda.append(("attribute", seat, board.STRENGTH, OUTSIDERS[card].strength))


def take_converted(state: Paladins, side: int, place: int) -> int:
    """Moves the outsider from the row to the side's converted outsiders."""
    card = state.outsiders[place]
    state.outsiders[place] = NONE
    state.converted[side] += (card,)
    state.emit(Converted, side, place, card)
    return card
