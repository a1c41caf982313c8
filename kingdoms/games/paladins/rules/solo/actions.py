"""The solo opponent's actions on the right and its use of favours: what stops it, its targets, and the effects."""

from collections.abc import Callable, Mapping

from kingdoms.games.paladins import board, solo_events
from kingdoms.games.paladins.cards import FAVOURS, OUTSIDERS, WALLS
from kingdoms.games.paladins.events import FAVOUR, WALL, Acted, FavourUsed, JarPlaced, OptionTaken
from kingdoms.games.paladins.rules import obstacles
from kingdoms.games.paladins.rules.choices import is_useful
from kingdoms.games.paladins.rules.costs import convertible, has_outsiders, spaces_within
from kingdoms.games.paladins.rules.rewards import give
from kingdoms.games.paladins.rules.right_actions import build_wall, place_piece, take_attacked, take_converted
from kingdoms.games.paladins.rules.solo.gains import indicated, workers
from kingdoms.games.paladins.state import NONE, OPPONENT, Paladins, members


def count_needed(state: Paladins, action: int) -> int:
    """How many workers the opponent needs for an action."""
    return len(board.SLOTS[action]) - state.count_workshops(OPPONENT, action)


def opponents_obstacle(state: Paladins, action: int) -> str:
    """Why the opponent cannot do an action; an empty string if it can."""
    if state.standing[OPPONENT][action] != board.NO_WORKERS:
        return obstacles.OCCUPIED
    if state.hands[OPPONENT][board.LABOURER] < count_needed(state, action):
        return obstacles.TOO_FEW_WORKERS
    if state.count_done(OPPONENT, action) == board.MOST_DONE.get(action):
        return obstacles.NO_MORE
    return _OBSTACLES[action](state)


def act(state: Paladins, action: int) -> None:
    """Places the opponent's workers on an action and puts its effects on the agenda."""
    lot = workers(count_needed(state, action))
    state.hands[OPPONENT][board.LABOURER] -= lot[board.LABOURER]
    state.standing[OPPONENT][action] = lot
    state.emit(Acted, OPPONENT, action, lot)
    _EFFECTS[action](state)


def _raise(state: Paladins, action: int) -> None:
    give(state, OPPONENT, (board.ATTRIBUTE_KEYS[board.RAISED[action]],))


# Monks and outposts.

_RANKS: Mapping[board.Reward, int] = {
    (board.FREE_RECRUIT,): 0,
    (board.PAY_DEBT,): 1,
    (board.PRAYER,): 2,
    (board.SILVER, board.SILVER): 5,
    (board.REMOVE_SUSPICION,): 6,
}
"""The opponent's order of preference for spaces, by reward; two workers and one worker come fourth and fifth."""
_TWO_WORKERS, _ONE_WORKER = 3, 4


def _rank(space: int) -> int:
    reward = board.SPACES[space].reward
    return _RANKS.get(reward, _TWO_WORKERS if len(reward) > 1 else _ONE_WORKER)


def best_space(state: Paladins, action: int) -> int:
    """The space for the opponent's monk or outpost, or NONE; spaces that pay a debt count only if it has one."""
    free = members(spaces_within(state, OPPONENT, action))
    if not state.unpaid[OPPONENT]:
        free = [space for space in free if board.SPACES[space].reward != (board.PAY_DEBT,)]
    return min(free, key=lambda space: (_rank(space), space), default=NONE)


def _cannot_settle(state: Paladins, action: int) -> str:
    if best_space(state, action) != NONE:
        return ""
    return obstacles.NO_TARGET if spaces_within(state, OPPONENT, action) else obstacles.beyond_reach(state)


def _settle(state: Paladins, action: int) -> None:
    """Places the piece, gives the space's reward, then raises the attribute."""
    space = best_space(state, action)
    place_piece(state, OPPONENT, action, space)
    _raise(state, action)
    give(state, OPPONENT, board.SPACES[space].reward)


# Walls and jars.


def _cannot_fortify(state: Paladins) -> str:
    if not state.wall_deck:
        return obstacles.NO_TARGET
    needed = board.WALL_INFLUENCE[len(state.walls[OPPONENT])]
    return "" if state.attribute(OPPONENT, board.INFLUENCE) >= needed else obstacles.TOO_LOW


def _fortify(state: Paladins) -> None:
    """Builds a wall, raises strength and gives the wall's reward; of two options, the left one if it has an effect."""
    wall = build_wall(state, OPPONENT)
    choice = WALLS[wall].choice
    if choice:
        number = 0 if is_useful(state, OPPONENT, choice[0]) else 1
        state.emit(OptionTaken, OPPONENT, WALL, wall, number)
        give(state, OPPONENT, choice[number])
    give(state, OPPONENT, WALLS[wall].gain)
    _raise(state, board.FORTIFY)


def _cannot_absolve(state: Paladins) -> str:
    needed = board.JAR_INFLUENCE[state.jars[OPPONENT].bit_count()]
    return "" if state.attribute(OPPONENT, board.INFLUENCE) >= needed else obstacles.TOO_LOW


def _absolve(state: Paladins) -> None:
    """Turns a jar over in place, raises faith, then pays a debt or, without one, discards a suspicion card."""
    place = state.jars[OPPONENT].bit_count()
    state.jars[OPPONENT] |= 1 << place
    state.emit(JarPlaced, OPPONENT, place)
    give(state, OPPONENT, (board.PAY_DEBT if state.unpaid[OPPONENT] else board.REMOVE_SUSPICION,))
    _raise(state, board.ABSOLVE)


# Outsiders.


def _attackable(state: Paladins) -> list[int]:
    """The places of the outsiders within the opponent's strength; it cannot pay for more."""
    strength = state.attribute(OPPONENT, board.STRENGTH)
    return [
        place for place, card in enumerate(state.outsiders) if card != NONE and board.REGION_STRENGTH[place] <= strength
    ]


def _cannot_attack(state: Paladins) -> str:
    return "" if _attackable(state) else _without_outsiders(state)


def _cannot_convert(state: Paladins) -> str:
    return "" if convertible(state, OPPONENT) else _without_outsiders(state)


def _without_outsiders(state: Paladins) -> str:
    return obstacles.TOO_LOW if has_outsiders(state) else obstacles.NO_TARGET


def _attack(state: Paladins) -> None:
    place = _indicated_outsider(state, _attackable(state))
    give(state, OPPONENT, OUTSIDERS[take_attacked(state, OPPONENT, place)].attack)


def _convert(state: Paladins) -> None:
    place = _indicated_outsider(state, convertible(state, OPPONENT))
    card = take_converted(state, OPPONENT, place)
    give(state, OPPONENT, (board.ATTRIBUTE_KEYS[board.STRENGTH],) * OUTSIDERS[card].strength)


def _indicated_outsider(state: Paladins, places: list[int]) -> int:
    return indicated(state, solo_events.OUTSIDER_CARD, places, board.OUTSIDER_ROW)


_OBSTACLES: Mapping[int, Callable[[Paladins], str]] = {
    board.COMMISSION: lambda state: _cannot_settle(state, board.COMMISSION),
    board.FORTIFY: _cannot_fortify,
    board.GARRISON: lambda state: _cannot_settle(state, board.GARRISON),
    board.ABSOLVE: _cannot_absolve,
    board.ATTACK: _cannot_attack,
    board.CONVERT: _cannot_convert,
}
_EFFECTS: Mapping[int, Callable[[Paladins], None]] = {
    board.COMMISSION: lambda state: _settle(state, board.COMMISSION),
    board.FORTIFY: _fortify,
    board.GARRISON: lambda state: _settle(state, board.GARRISON),
    board.ABSOLVE: _absolve,
    board.ATTACK: _attack,
    board.CONVERT: _convert,
}


# The King's Favours.


def free_favours(state: Paladins) -> list[int]:
    """The places of the face-up favours without a worker."""
    return [place for place in range(state.count_open_favours()) if state.favour_workers[place] == NONE]


def use_favour(state: Paladins) -> None:
    """Uses the indicated favour with a worker; the opponent pays no silver or provisions, but does take a debt."""
    place = indicated(state, solo_events.FAVOUR_CARD, free_favours(state), board.FAVOURS_DEALT)
    number = state.favours[place]
    favour = FAVOURS[number]
    state.hands[OPPONENT][board.LABOURER] -= 1
    state.favour_workers[place] = board.ANY
    state.emit(FavourUsed, OPPONENT, place, number, workers(1))
    if len(favour.effects) > 1:
        # It pays a debt if it has one, and prefers workers to a development.
        option = 0 if favour.effects[0] == (board.PAY_DEBT,) and state.unpaid[OPPONENT] else 1
        state.emit(OptionTaken, OPPONENT, FAVOUR, number, option)
        give(state, OPPONENT, favour.effects[option])
    else:
        give(state, OPPONENT, favour.effects[0])
    if board.TAKE_DEBT in favour.cost:
        give(state, OPPONENT, (board.TAKE_DEBT,))
