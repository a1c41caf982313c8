"""What a good player of Kingsburg knows: how good a position is, and which moves are plainly bad.

A position is worth the points on the track and what estate, goods, tokens, soldiers and dice will come to (`outlook`);
all compared with what the rivals have of it.
"""

from collections.abc import Sequence

from kingdoms.core.game import Move
from kingdoms.games.kingsburg import outlook
from kingdoms.games.kingsburg.board import BUILDINGS
from kingdoms.games.kingsburg.cards import strengths_of
from kingdoms.games.kingsburg.moves import Build, Influence, LoseBuilding, Pass, Recruit
from kingdoms.games.kingsburg.state import Kingsburg
from kingdoms.games.kingsburg.winter import defence

_VICTORY = 10.0


def value(state: Kingsburg, seat: int) -> float:
    """How good a state is for a seat, in points ahead of its rivals."""
    if state.seat is None:
        return _final_lead(state, seat)
    return _lead([outlook.worth(state, each) for each in range(state.seats)], seat)


def _lead(worths: Sequence[float], seat: int) -> float:
    """By how much a seat is ahead of the best rival and of them all, half and half."""
    rivals = [worth for other, worth in enumerate(worths) if other != seat]
    return worths[seat] - (max(rivals) + sum(rivals) / len(rivals)) / 2


def _final_lead(state: Kingsburg, seat: int) -> float:
    victory = _VICTORY if seat in state.winners() else 0.0
    return victory + _lead([score.total for score in state.scores()], seat)


# Plainly bad moves.


def sensible(state: Kingsburg, moves: Sequence[Move]) -> list[Move]:
    """The moves that are not plainly bad; never empty."""
    if state.seat is None:
        return list(moves)
    match moves[0]:
        case Influence():
            return _thrifty([move for move in moves if type(move) is Influence])
        case Build():
            return [move for move in moves if type(move) is not Pass]
        case Recruit():
            return list(moves) if _may_lose(state, state.seat) else [Pass()]
        case LoseBuilding():
            least = min(BUILDINGS[move.building].vp for move in moves)
            return [move for move in moves if BUILDINGS[move.building].vp == least]
    return list(moves)


def _thrifty(moves: Sequence[Influence]) -> list[Move]:
    """Without the moves that reach the same advisor with more dice, tokens or the Market."""
    by_advisor: dict[int, list[Influence]] = {}
    for move in moves:
        by_advisor.setdefault(move.advisor, []).append(move)
    return [move for move in moves if not any(_is_cheaper(other, move) for other in by_advisor[move.advisor])]


def _is_cheaper(one: Influence, other: Influence) -> bool:
    """Whether one move uses nothing that the other does not, and less."""
    return (
        one != other
        and set(one.dice) <= set(other.dice)
        and one.plus_two <= other.plus_two
        and (one.market == 0 or other.market != 0)
        and (len(one.dice), one.plus_two, abs(one.market)) != (len(other.dice), other.plus_two, abs(other.market))
    )


def _may_lose(state: Kingsburg, seat: int) -> bool:
    """Whether the seat might not win this winter if the king sent a single soldier."""
    buildings, _bonus = defence(state.buildings[seat], "")
    return state.soldiers[seat] + buildings + 1 <= strengths_of(state.year)[1]
