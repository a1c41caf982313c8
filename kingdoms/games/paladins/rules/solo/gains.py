"""Rewards for the solo opponent: steps on its resource track, workers without kinds, and rising markers."""

from collections.abc import Callable, Mapping, Sequence

from kingdoms.core import chance
from kingdoms.games.paladins import board
from kingdoms.games.paladins.events import Cleared, Gained, WorkersGained
from kingdoms.games.paladins.rules.debts import destroy_debt, discard_suspicion, pay_debt, take_debt
from kingdoms.games.paladins.rules.inquisition import call_inquisition, drain_supply
from kingdoms.games.paladins.rules.left_actions import discard_townsfolk
from kingdoms.games.paladins.solo_events import TOWNSFOLK_CARD, Indicated, SchemesShuffled, Stepped, TaxReturned
from kingdoms.games.paladins.state import NONE, OPPONENT, Paladins


def gain(state: Paladins, token: str, count: int) -> None:
    """Gives the opponent this many tokens of one kind."""
    state.agenda.pop()
    if token in board.WORKER_KEYS:
        gain_workers(state, count, criminals=count if token == board.WORKER_KEYS[board.CRIMINAL] else 0)
    elif token in board.ATTRIBUTE_KEYS:
        raise_marker(state, board.ATTRIBUTE_KEYS.index(token), count)
    else:
        _GAINS[token](state, count)


def workers(count: int) -> board.Workers:
    """This many workers for the opponent; their kind does not matter."""
    return (count, *board.NO_WORKERS[1:])


def gain_workers(state: Paladins, count: int, criminals: int = 0) -> None:
    """Gives the opponent workers; for each that would be a criminal, it draws a suspicion card."""
    state.hands[OPPONENT][board.LABOURER] += count
    state.emit(WorkersGained, OPPONENT, workers(count))
    state.agenda += [("suspicion", OPPONENT)] * criminals


# The resource track and the markers.


def step(state: Paladins, steps: int) -> None:
    """Moves the resource marker along its track; each time it starts over, the lowest attribute marker rises."""
    for _ in range(steps):
        state.track = (state.track + 1) % board.TRACK
        state.emit(Stepped, state.track)
        if state.track == 0:
            raise_lowest(state, 1)


def raise_lowest(state: Paladins, steps: int) -> None:
    """Raises the opponent's lowest attribute marker; if several are level, the topmost."""
    levels = state.attributes[OPPONENT]
    lowest = min(levels)
    raise_marker(state, [attribute for attribute in state.markers if levels[attribute] == lowest][-1], steps)


def raise_marker(state: Paladins, attribute: int, steps: int) -> None:
    """Raises an attribute marker, on top of any already there; steps beyond the end of the track are lost."""
    levels = state.attributes[OPPONENT]
    steps = min(steps, board.HIGHEST - levels[attribute])
    if steps:
        levels[attribute] += steps
        state.markers = (*(other for other in state.markers if other != attribute), attribute)
        state.emit(Gained, OPPONENT, board.ATTRIBUTE_KEYS[attribute], steps)


# Tax, suspicion and debts.


def _take_tax(state: Paladins, silver: int) -> None:
    """Moves tax from the supply to the bank, and the resource marker as many steps; an inquisition follows if due."""
    drain_supply(state, OPPONENT, silver)
    step(state, silver)


def _remove_suspicion(state: Paladins, count: int) -> None:
    if state.suspicions[OPPONENT]:
        discard_suspicion(state, OPPONENT)
    else:
        return_tax(state)


def _pay_debt(state: Paladins, count: int) -> None:
    if state.unpaid[OPPONENT]:
        pay_debt(state, OPPONENT)
    else:
        return_tax(state)


def _destroy_debt(state: Paladins, count: int) -> None:
    if state.unpaid[OPPONENT]:
        destroy_debt(state, OPPONENT)
    else:
        return_tax(state)


def return_tax(state: Paladins) -> None:
    """Moves a silver from the tax supply to the bank, as there is nothing to get rid of; the resource marker stays."""
    state.tax -= 1
    state.emit(TaxReturned, 1)
    call_inquisition(state)


# Recruiting and praying.


def indicated(state: Paladins, card: str, available: Sequence[int], row: int) -> int:
    """The first available place in a row, going right from where the resource marker points and wrapping round."""
    state.emit(Indicated, card, state.track)
    return min(available, key=lambda place: (place - state.track) % row)


def recruit(state: Paladins, count: int = 1) -> None:
    """Discards the indicated townsfolk for its reward."""
    places = [place for place, card in enumerate(state.townsfolk) if card != NONE]
    if places:
        discard_townsfolk(state, OPPONENT, indicated(state, TOWNSFOLK_CARD, places, board.TOWNSFOLK_ROW))


def pray(state: Paladins, count: int = 1) -> None:
    """Clears all actions on the right, or gains a worker if there are none to clear; then reshuffles all schemes."""
    cleared = [action for action in board.RIGHT if state.standing[OPPONENT][action] != board.NO_WORKERS]
    for action in cleared:
        state.standing[OPPONENT][action] = board.NO_WORKERS
        state.emit(Cleared, OPPONENT, action)
    if not cleared:
        gain_workers(state, 1)
    shuffle_schemes(state)


def shuffle_schemes(state: Paladins) -> None:
    """Shuffles all schemes, revealed or not, into a new deck."""
    schemes = state.scheme_deck + state.scheme_discards
    state.chance = chance.shuffle(state.chance, schemes)
    state.scheme_deck, state.scheme_discards = schemes, []
    state.emit(SchemesShuffled, len(schemes))


_GAINS: Mapping[str, Callable[[Paladins, int], None]] = {
    board.SILVER: step,
    board.PROVISION: step,
    board.TAX: _take_tax,
    board.REMOVE_SUSPICION: _remove_suspicion,
    board.PAY_DEBT: _pay_debt,
    board.DESTROY_DEBT: _destroy_debt,
    board.TAKE_DEBT: lambda state, count: take_debt(state, OPPONENT),
    board.PRAYER: pray,
    board.FREE_RECRUIT: recruit,
    board.RAISE: raise_lowest,
}
"""The effect of each token, except for workers and attributes. The opponent never chooses a free development."""
