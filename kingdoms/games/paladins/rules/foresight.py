"""A move's consequences as far as the player can know, found by carrying it out on a copy of the player's view."""

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from kingdoms.core.state import Move
from kingdoms.games.paladins.cards import SUSPICIONS, WALLS
from kingdoms.games.paladins.state import Paladins

_ENDS = frozenset(
    ("next", "turn", "tavern", "opponent_tavern", "draft", "draft_end", "paladin", "reveal", "round", "round_end")
)
"""The steps that are no longer consequences of the move."""
_TAXES = range(max(SUSPICIONS) + 1)
_PLAIN_WALL = next(card for card, wall in enumerate(WALLS) if not wall.gain and not wall.choice)
"""A wall that asks nothing. No wall gives tax or criminals, so any of them will do for foreseeing an inquisition."""


class Foresight(NamedTuple):
    """The consequences that follow from a move without any further choice, as far as the player can know."""

    answers: tuple[tuple[Paladins, Move], ...] = ()
    """The answers made automatically because there are no others, each with the position before it."""
    comes: bool = False
    """Whether an inquisition is certain to come, at once or after the player has answered something."""
    may_come: bool = False
    """Whether an inquisition may come; unless it is certain, that depends on face-down suspicion cards."""
    convicts: bool = False
    """Whether an inquisition that is certain to come, or in progress, gives the player a debt whatever they decide."""


def foresee(state: Paladins, seat: int, *moves: Move) -> Foresight:
    """The consequences of moves that the seat makes one after another, as far as the seat can know.

    Usually no inquisition is near, so suspicion cards are counted only if the highest taxes would cause one.
    """
    left = len(state.suspicion_deck) + len(state.suspicion_discards)
    answers, may_come, convicts = _walk(state, seat, moves, [_TAXES[-1]] * left)
    if not may_come:
        return Foresight(answers, convicts=convicts)
    discards = sorted(state.suspicion_discards)
    unseen = _unseen(state)
    answers, may_come, _convicts = _walk(state, seat, moves, discards + unseen)
    _same, comes, convicts = _walk(state, seat, moves, discards[::-1] + unseen[::-1])
    return Foresight(answers, comes, may_come, comes and convicts)


def _unseen(state: Paladins) -> list[int]:
    """The suspicion cards that are face down, lowest first."""
    seen = [*state.suspicion_discards, *chain(*state.suspicions)]
    return [tax for tax in _TAXES for _card in range(SUSPICIONS.count(tax) - seen.count(tax))]


def _walk(
    state: Paladins, seat: int, moves: Sequence[Move], suspicions: list[int]
) -> tuple[tuple[tuple[Paladins, Move], ...], bool, bool]:
    """Carries out moves on a copy of the state, with suspicion cards drawn from the end of this list.

    Returns the answers made automatically, whether an inquisition comes, and whether it convicts the seat. Questions
    that the moves do not answer are skipped, so that only what is certain to happen counts.
    """
    after = state.copy()
    after.suspicion_deck, after.suspicion_discards = suspicions, []
    after.wall_deck = [_PLAIN_WALL] * len(state.wall_deck)
    wanted, given = list(moves), list[tuple[Paladins, Move]]()
    comes = convicts = is_open = False
    after.answer(wanted.pop(0))
    while after.asked not in _ENDS:
        name, debts = after.asked, after.unpaid[seat]
        answers = after.take_step()
        if answers is None:
            comes = comes or name == "inquisition"
            convicts = convicts or (name == "verdict" and not is_open and after.unpaid[seat] > debts)
        elif after.seat != seat:
            break
        elif wanted and wanted[0] in answers:
            after.answer(wanted.pop(0))
        elif len(answers) == 1:
            given += [] if is_open else [(after.copy(), answers[0])]
            after.answer(answers[0])
        else:
            is_open = True
            after.agenda.pop()
    return tuple(given), comes, convicts
