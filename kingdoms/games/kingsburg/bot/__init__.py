"""The bot's knowledge of Kingsburg: how good a position is, and which moves are plainly bad.

A position is worth the points scored plus what estate, goods, tokens, soldiers and dice will be worth (`outlook`), all
compared with the rivals.
"""

from collections.abc import Sequence
from functools import lru_cache

from kingdoms.core.lead import final_lead, lead, leading_move
from kingdoms.core.state import Move
from kingdoms.games.kingsburg.board import AUTUMN, BUILDINGS, RULEBOOK, YEARS
from kingdoms.games.kingsburg.bot import outlook
from kingdoms.games.kingsburg.bot.weights import WEIGHTS as WEIGHTS
from kingdoms.games.kingsburg.bot.weights import Weights
from kingdoms.games.kingsburg.cards import ENEMIES, enemy_cards
from kingdoms.games.kingsburg.events import WON
from kingdoms.games.kingsburg.moves import (
    PLUS_TWO,
    Build,
    Decline,
    Influence,
    LoseBuilding,
    Recruit,
    TownHall,
    Transmute,
)
from kingdoms.games.kingsburg.rules.building import lacking, next_buildings
from kingdoms.games.kingsburg.rules.influence import PASS
from kingdoms.games.kingsburg.rules.winter import outcomes
from kingdoms.games.kingsburg.state import Kingsburg

WHIM = 0.7
"""The typical error, in points, of a careless player judging a move: a little less than the worth of one good."""
_LITTLE = 2
"""A building is nearly affordable if at most this many goods are missing."""
_FEW = 3
"""How many decisions per seat are enough to show what a move leads to."""


def value(state: Kingsburg, seat: int, weights: Weights = WEIGHTS) -> float:
    """How good a state is for a seat: its lead over its rivals in points."""
    if state.seat is None:
        return final_lead(state, seat)
    return lead([sum(each) for each in outlook.terms(state, weights)], seat)


def terms(state: Kingsburg, _seat: int) -> list[outlook.Terms]:
    """The terms that make up each seat's value; at the end of the game, its points."""
    if state.seat is not None:
        return [outlook.Terms(*figures) for figures in outlook.terms(state, WEIGHTS)]
    scores = [(total, parts["buildings"]) for total, parts in state.scores()]
    return [outlook.Terms(points=total - buildings, buildings=buildings) for total, buildings in scores]


def after_answers(state: Kingsburg, _seat: int) -> Kingsburg:
    """The position to be valued: always the state itself."""
    return state


# Playing ahead.


def position_after(state: Kingsburg, move: Move) -> Kingsburg:
    """The position in which to judge a move: simply the state after it."""
    return state.after(move)


def at_first_sight(state: Kingsburg) -> Move:
    """The deciding seat's likely move: the best of its sensible moves."""
    return leading_move(value, state, sensible(state, state.moves()))


def is_far_enough(start: Kingsburg, now: Kingsburg, decisions: int) -> bool:
    """Whether a few decisions per seat have been made, usually about advisors and then about a building."""
    return decisions >= _FEW * start.seats


# Plainly bad moves.


def sensible(state: Kingsburg, moves: Sequence[Move]) -> list[Move]:
    """The moves that are not plainly bad; never empty."""
    if state.seat is None:
        return list(moves)
    match moves[0]:
        case Influence():
            return _influences(state, [move for move in moves if type(move) is Influence])
        case Build():
            return list(moves) if _may_save(state, state.seat, moves) else [move for move in moves if move != PASS]
        case Recruit():
            return list(moves) if _may_lose(state, state.seat) else [PASS]
        case Transmute():
            return [move for move in moves if move != Decline() or not _has_spare_good(state, state.seat)]
        case LoseBuilding():
            least = min(BUILDINGS[move.building].vp for move in moves)
            return [move for move in moves if BUILDINGS[move.building].vp == least]
        case TownHall() if state.ruleset == RULEBOOK:
            return _town_hall(state, moves)
    return list(moves)


def _influences(state: Kingsburg, moves: Sequence[Influence]) -> list[Move]:
    """The moves that waste nothing, and passing if each would cost a token, or an envoy that could be kept."""
    # A token and, in the published edition, the envoy can be kept for another season; the Market cannot.
    kept = 0 if state.ruleset == RULEBOOK else state.closed()
    is_free = any(move.plus_two == 0 and not kept >> move.advisor & 1 for move in moves)
    thrifty = _thrifty(tuple(moves))
    return [*thrifty] if is_free else [*thrifty, PASS]


@lru_cache(maxsize=1 << 10)
def _thrifty(moves: tuple[Influence, ...]) -> tuple[Influence, ...]:
    """Drops moves that reach an advisor with more dice or tokens than needed, or with the Market needlessly."""
    by_advisor: dict[int, list[Influence]] = {}
    for move in moves:
        by_advisor.setdefault(move.advisor, []).append(move)
    return tuple(move for move in moves if not any(_is_cheaper(other, move) for other in by_advisor[move.advisor]))


def _is_cheaper(one: Influence, other: Influence) -> bool:
    """Whether one move uses only what the other uses, and less of it."""
    return (
        one != other
        and set(one.dice) <= set(other.dice)
        and one.plus_two <= other.plus_two
        and (one.market == 0 or other.market != 0)
        and (len(one.dice), one.plus_two, abs(one.market)) != (len(other.dice), other.plus_two, abs(other.market))
    )


def _may_save(state: Kingsburg, seat: int, moves: Sequence[Move]) -> bool:
    """Whether it may be better to keep the goods: for soldiers, or for a better building that is nearly affordable."""
    if state.phase == AUTUMN and (_may_lose(state, seat) or state.year == YEARS):
        return _may_lose(state, seat)
    most = max(BUILDINGS[move.building].vp for move in moves if type(move) is Build)
    return any(
        BUILDINGS[build.building].vp > most and sum(lacking(cost, state.goods[seat])) <= _LITTLE
        for build, cost in next_buildings(state.buildings[seat])
    )


def _has_spare_good(state: Kingsburg, seat: int) -> bool:
    """Whether the seat could give away a good and still afford each building that it can afford now."""
    goods = state.goods[seat]
    affordable = [cost for _build, cost in next_buildings(state.buildings[seat]) if not any(lacking(cost, goods))]
    return any(all(owned > cost[good] for cost in affordable) for good, owned in enumerate(goods) if owned)


def _town_hall(state: Kingsburg, moves: Sequence[Move]) -> list[Move]:
    """Drops selling a good before the last year, and taking a token after the last roll."""
    if state.year < YEARS:
        return [TownHall(PLUS_TWO)]
    return [move for move in moves if state.phase < AUTUMN or move != TownHall(PLUS_TWO)]


def _may_lose(state: Kingsburg, seat: int) -> bool:
    """Whether the seat might not beat every possible enemy if the king sent only one soldier."""
    is_known = state.knows_enemy(seat, state.year)
    cards = [state.enemies[state.year - 1]] if is_known else enemy_cards(state.year)
    ends = [outcomes(state.soldiers[seat], state.buildings[seat], ENEMIES[card])[0] for card in cards]
    return ends.count(WON) < len(ends)
