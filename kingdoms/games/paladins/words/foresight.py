"""What the mover can know about a move's consequences, found by carrying it out on a copy of the mover's view."""

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from kingdoms.core.game import Move
from kingdoms.games.paladins.cards import SUSPICIONS, WALLS
from kingdoms.games.paladins.state import Paladins

_ENDS = frozenset(
    ("next", "turn", "tavern", "opponent_tavern", "draft", "draft_end", "paladin", "reveal", "round", "round_end")
)
"""The steps that are no longer a consequence of the move."""
_TAXES = range(max(SUSPICIONS) + 1)
_PLAIN_WALL = next(card for card, wall in enumerate(WALLS) if not wall.gain and not wall.choice)
"""A wall that asks nothing. None gives tax or criminals, so for an inquisition one is as good as another."""


class Foresight(NamedTuple):
    """What follows from a move without another question, as far as the mover can know."""

    ways: tuple[tuple[Paladins, Move], ...] = ()
    """The answers that are given for the mover because there are no others, each with the position before it."""
    comes: bool = False
    """Whether the inquisition comes, if not at once then after what is asked first."""
    may_come: bool = False
    """Whether it may come; that depends on face-down suspicion cards unless it is certain."""
    convicts: bool = False
    """Whether an inquisition that is certain to come, or is here, gives the mover a debt whatever is decided."""


def foresee(state: Paladins, seat: int, *moves: Move) -> Foresight:
    """What follows from moves that the seat makes one after the other, as far as the seat can know.

    Usually no inquisition is near, so the cards are only counted if the highest taxes would bring one.
    """
    left = len(state.suspicion_deck) + len(state.suspicion_discards)
    ways, may_come, convicts = _walk(state, seat, moves, [_TAXES[-1]] * left)
    if not may_come:
        return Foresight(ways, convicts=convicts)
    discards = sorted(state.suspicion_discards)
    unseen = _unseen(state)
    ways, may_come, _convicts = _walk(state, seat, moves, discards + unseen)
    _same, comes, convicts = _walk(state, seat, moves, discards[::-1] + unseen[::-1])
    return Foresight(ways, comes, may_come, comes and convicts)


def _unseen(state: Paladins) -> list[int]:
    """The suspicion cards that are face down, the lowest first."""
    seen = [*state.suspicion_discards, *chain(*state.suspicions)]
    return [tax for tax in _TAXES for _card in range(SUSPICIONS.count(tax) - seen.count(tax))]


def _walk(
    state: Paladins, seat: int, moves: Sequence[Move], suspicions: list[int]
) -> tuple[tuple[tuple[Paladins, Move], ...], bool, bool]:
    """Carries moves out if the suspicion cards come in this order, the last first.

    Returns the answers that are given unasked, whether the inquisition comes, and whether it convicts the seat. What is
    asked is passed over after the last of the moves, so that only what comes in any case is counted.
    """
    after = state.copy()
    after.suspicion_deck, after.suspicion_discards = suspicions, []
    after.wall_deck = [_PLAIN_WALL] * len(state.wall_deck)
    wanted, ways = list(moves), list[tuple[Paladins, Move]]()
    comes = convicts = is_open = False
    _answer(after, wanted.pop(0))
    while after.agenda[-1][0] not in _ENDS:
        name, *fields = after.agenda[-1]
        if name in after.happens:
            debts = after.unpaid[seat]
            after.happens[name](after, *fields)
            comes = comes or name == "inquisition"
            convicts = convicts or (name == "verdict" and not is_open and after.unpaid[seat] > debts)
            continue
        answers = after.asks[name](after, *fields)
        if answers is None:
            continue
        if fields[0] != seat:
            break
        if wanted and wanted[0] in answers:
            _answer(after, wanted.pop(0))
        elif len(answers) == 1:
            ways += [] if is_open else [(after.copy(), answers[0])]
            _answer(after, answers[0])
        else:
            is_open = True
            after.agenda.pop()
    return tuple(ways), comes, convicts


def _answer(state: Paladins, move: Move) -> None:
    name, *fields = state.agenda[-1]
    state.answers[name](state, move, *fields)
