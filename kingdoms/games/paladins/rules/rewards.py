"""The interpreter of rewards: a reward becomes steps of the agenda, each of which gives a token or asks about it.

Whatever a token triggers, even an inquisition, goes on top of the agenda, and the rest of the chain waits below.
Questions that tokens ask are in `debts`, `choices` and `left_actions`; the solo opponent has its own table in
`solo.gains`.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby

from kingdoms.core.state import Step
from kingdoms.games.paladins import board
from kingdoms.games.paladins.cards import PALADINS, TOWNSFOLK
from kingdoms.games.paladins.events import Gained, PaladinHelped, TownsfolkHelped, WorkersGained
from kingdoms.games.paladins.rules.workers import ONE
from kingdoms.games.paladins.state import Paladins

_COUNTED = (board.SILVER, board.PROVISION, board.TAX, *board.WORKER_KEYS, *board.ATTRIBUTE_KEYS)


def give(state: Paladins, side: int, reward: board.Reward) -> None:
    """Puts a reward on top of the agenda, with its first token uppermost."""
    state.agenda += steps_of(state, side, reward)


def steps_of(state: Paladins, side: int, reward: board.Reward) -> tuple[Step, ...]:
    """The steps of a reward, the first token last, as the last step of the agenda comes first."""
    return _opponent_steps(reward) if state.is_opponent(side) else _steps(side, reward)


@cache
def _steps(seat: int, reward: board.Reward) -> tuple[Step, ...]:
    """The steps of a reward for a seat."""
    return tuple(_step(seat, token, count) for token, count in _lots(reward))[::-1]


@cache
def _opponent_steps(reward: board.Reward) -> tuple[Step, ...]:
    """The steps of a reward for the solo opponent."""
    return tuple(("opponent_gain", token, count) for token, count in _lots(reward))[::-1]


def _lots(reward: board.Reward) -> Iterator[tuple[str, int]]:
    """Each token with its count; only silver, provisions, tax, workers and attributes are given several at a time."""
    for token, tokens in groupby(reward):
        count = len(list(tokens))
        yield from [(token, count)] if token in _COUNTED else [(token, 1)] * count


def _step(seat: int, token: str, count: int) -> Step:
    if token in board.WORKER_KEYS:
        return "worker", seat, board.WORKER_KEYS.index(token), count
    if token in board.ATTRIBUTE_KEYS:
        return "attribute", seat, board.ATTRIBUTE_KEYS.index(token), count
    return (token, seat, count) if token in _COUNTED else (token, seat)


# Simple gains.


def gain_silver(state: Paladins, seat: int, amount: int) -> None:
    """The seat gains silver from the bank."""
    state.agenda.pop()
    state.silver[seat] += amount
    state.emit(Gained, seat, board.SILVER, amount)


def gain_provisions(state: Paladins, seat: int, amount: int) -> None:
    """The seat gains provisions."""
    state.agenda.pop()
    state.provisions[seat] += amount
    state.emit(Gained, seat, board.PROVISION, amount)


def raise_attribute(state: Paladins, seat: int, attribute: int, steps: int) -> None:
    """Raises an attribute; steps beyond the end of its track are lost."""
    state.agenda.pop()
    levels = state.attributes[seat]
    steps = min(steps, board.HIGHEST - levels[attribute])
    if steps:
        levels[attribute] += steps
        state.emit(Gained, seat, board.ATTRIBUTE_KEYS[attribute], steps)


def gain_worker(state: Paladins, seat: int, kind: int, count: int) -> None:
    """The seat gains workers of one kind."""
    state.agenda.pop()
    gain_workers(state, seat, ONE[kind] if count == 1 else tuple([count * one for one in ONE[kind]]))


def gain_workers(state: Paladins, seat: int, workers: board.Workers) -> None:
    """Adds workers to a hand; for each criminal, the seat draws a suspicion card, one at a time."""
    hand = state.hands[seat]
    for kind, count in enumerate(workers):
        hand[kind] += count
    state.emit(WorkersGained, seat, workers)
    if workers[board.CRIMINAL]:
        state.agenda += [("suspicion", seat)] * workers[board.CRIMINAL]


# Help with an action.


def helpers(state: Paladins, seat: int, action: int, hired: Sequence[int]) -> list[Step]:
    """The steps for all who help with an action, last to first: the paladin, then the townsfolk in hiring order."""
    paladin = PALADINS[state.paladins[seat]]
    has_bonus = paladin.action == action and paladin.bonus
    return called(seat, action, hired) + ([("bonus", seat)] if has_bonus else [])


def called(seat: int, trigger: int, hired: Sequence[int]) -> list[Step]:
    """The steps of the townsfolk with this trigger, the first hired last."""
    return [("townsfolk", seat, card) for card in reversed(hired) if TOWNSFOLK[card].trigger == trigger]


def help_by_paladin(state: Paladins, seat: int) -> None:
    """Gives the paladin's bonus."""
    state.agenda.pop()
    paladin = state.paladins[seat]
    state.emit(PaladinHelped, seat, paladin)
    give(state, seat, PALADINS[paladin].bonus)


def help_by_townsfolk(state: Paladins, seat: int, card: int) -> None:
    """Gives the reward of a townsfolk card that was triggered."""
    state.agenda.pop()
    state.emit(TownsfolkHelped, seat, card)
    give(state, seat, TOWNSFOLK[card].ongoing)
