"""The choices within rewards: an attribute, or one of the alternatives of a wall or a favour."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from kingdoms.core.state import Move
from kingdoms.games.paladins import board
from kingdoms.games.paladins.cards import FAVOURS, WALLS
from kingdoms.games.paladins.events import FAVOUR, WALL, OptionTaken
from kingdoms.games.paladins.moves import Jar, Option, Raise, Settle
from kingdoms.games.paladins.rules.debts import discard_suspicion, pay_debt
from kingdoms.games.paladins.rules.rewards import give
from kingdoms.games.paladins.state import Paladins

_RAISE = [Raise(attribute) for attribute in board.ATTRIBUTES]
_OPTIONS = [Option(number) for number in range(2)]


# Whether a reward has any effect.

_USES: Mapping[str, Callable[[Paladins, int], bool]] = {
    board.PAY_DEBT: lambda state, seat: state.unpaid[seat] > 0,
    board.DESTROY_DEBT: lambda state, seat: state.unpaid[seat] > 0,
    board.REMOVE_SUSPICION: lambda state, seat: bool(state.suspicions[seat]),
    board.FREE_DEVELOP: lambda state, seat: sum(state.workshops[seat]) < board.WORKSHOPS,
    board.FREE_RECRUIT: lambda state, seat: has_townsfolk(state),
    board.PRAYER: lambda state, seat: state.standing[seat].count(board.NO_WORKERS) < len(board.ACTIONS),
    board.RAISE: lambda state, seat: min(state.attributes[seat]) < board.HIGHEST,
}


def has_townsfolk(state: Paladins) -> bool:
    """Whether the row of townsfolk has any cards."""
    return max(state.townsfolk) >= 0


def is_useful(state: Paladins, seat: int, reward: board.Reward) -> bool:
    """Whether any part of a reward would have an effect for the seat."""
    return _is_always_useful(reward) or any(_USES[token](state, seat) for token in reward)


def is_wasted(state: Paladins, seat: int, move: Move) -> bool:
    """Whether a monk, an outpost or a jar would go to a space whose reward has no effect for the seat.

    A prayer always has one: by then there are workers on the action itself.
    """
    match move:
        case Settle(space):
            reward = board.SPACES[space].reward
        case Jar(space):
            reward = board.JAR_SPACES[space]
        case _:
            return False
    return board.PRAYER not in reward and not is_useful(state, seat, reward)


@cache
def _is_always_useful(reward: board.Reward) -> bool:
    return any(token not in _USES for token in reward)


# An attribute.


def ask_raise(state: Paladins, seat: int) -> list[Move]:
    """The attributes the seat can raise."""
    return [_RAISE[attribute] for attribute in board.ATTRIBUTES if state.attributes[seat][attribute] < board.HIGHEST]


def answer_raise(state: Paladins, move: Raise, seat: int) -> None:
    """The seat raises the attribute it chose."""
    state.agenda[-1] = ("attribute", seat, move.attribute, 1)


# Alternatives.


def option_rewards(state: Paladins) -> Sequence[board.Reward]:
    """The wall's rewards or the favour's effects to choose from."""
    name, _seat, card = state.agenda[-1]
    return WALLS[card].choice if name == "wall_option" else FAVOURS[card].effects


def ask_option(state: Paladins, seat: int, _card: int) -> list[Move]:
    """The alternatives that would have an effect."""
    return [_OPTIONS[number] for number, reward in enumerate(option_rewards(state)) if is_useful(state, seat, reward)]


def answer_option(state: Paladins, move: Option, seat: int, card: int) -> None:
    """The seat takes the alternative it chose."""
    reward = option_rewards(state)[move.number]
    state.emit(OptionTaken, seat, WALL if state.agenda[-1][0] == "wall_option" else FAVOUR, card, move.number)
    _take(state, seat, reward)


def _take(state: Paladins, seat: int, reward: board.Reward) -> None:
    """Gives the reward without asking a second time whether to accept it."""
    state.agenda.pop()
    if reward[0] == board.PAY_DEBT:
        pay_debt(state, seat)
    elif reward[0] == board.REMOVE_SUSPICION:
        discard_suspicion(state, seat, len(reward))
    else:
        give(state, seat, reward)
