"""A good player's knowledge of Royals: how good a position is, and which moves are plainly bad.

A position is worth the tokens won so far, what influence, titles and bonuses within reach may score, and what the
cards in hand can still do (`outlook`, with its `weights`), all compared with the rivals.
"""

from collections.abc import Callable, Sequence

from kingdoms.core.lead import final_lead, lead, leading_move
from kingdoms.core.state import Move
from kingdoms.games.royals.board import CARDINAL, COST, INTRIGUE_COST, MOST_INTRIGUES, POSITIONS
from kingdoms.games.royals.bot import outlook
from kingdoms.games.royals.bot.expected_score import by_row
from kingdoms.games.royals.bot.weights import WEIGHTS as WEIGHTS
from kingdoms.games.royals.bot.weights import Weights
from kingdoms.games.royals.moves import Discard, DrawThree, EndTurn, Occupy, Pay, PayIntrigue
from kingdoms.games.royals.payment import NAMING
from kingdoms.games.royals.rules.play import cheapest
from kingdoms.games.royals.state import NONE, Royals

WHIM = 1.0
"""Standard deviation of the Knight's misjudgement, in points: nearly the worth of a country card."""


def value(state: Royals, seat: int, weights: Weights = WEIGHTS) -> float:
    """How good a state is for a seat, in points ahead of its rivals."""
    state = after_answers(state, seat)
    if state.seat is None:
        return final_lead(state, seat)
    return lead([sum(each) for each in outlook.terms(state, seat, weights)], seat)


def terms(state: Royals, seat: int) -> list[outlook.Terms]:
    """The terms that add up to each seat's worth; once the game is over, its points."""
    if state.seat is None:
        return [outlook.Terms(*by_row(score.parts)) for score in state.scores()]
    return [outlook.Terms(*figures) for figures in outlook.terms(state, seat, WEIGHTS)]


def after_answers(state: Royals, seat: int) -> Royals:
    """The position that `value` judges: the one after the seat has paid for what it occupies."""
    while state.seat == seat and state.agenda[-1][0] in ("pay", "pay_intrigue"):
        state = state.copy()
        state.apply(cheapest(state))
    return state


# Looking ahead.


def position_after(state: Royals, move: Move) -> Royals:
    """The position in which to judge a move: simply the state after it."""
    return state.after(move)


def at_first_sight(state: Royals) -> Move:
    """The move the deciding seat is likely to make: the best of its sensible ones."""
    return leading_move(value, state, sensible(state, state.moves()))


def is_far_enough(start: Royals, now: Royals, decisions: int) -> bool:
    """True once the turn is over: what rivals draw next would say more about their luck than about the move."""
    return now.seat != start.seat


# Plainly bad moves.


def sensible(state: Royals, moves: Sequence[Move]) -> list[Move]:
    """The moves that are not plainly bad; never empty."""
    if state.seat is None:
        return list(moves)
    hand, own_intrigues = state.hands[state.seat], state.count_intrigues(state.seat)
    match moves[0]:
        case DrawThree() if own_intrigues == MOST_INTRIGUES:
            return [moves[0]]
        case Occupy():
            return _thrifty(state, state.seat, moves)
        case Pay():
            country = POSITIONS[state.agenda[-1][2]].country
            return _with_most(moves, lambda move: move[country])
        case PayIntrigue():
            naming = NAMING[POSITIONS[state.agenda[-1][2]].country]
            return _with_most(moves, lambda move: sum(move.pairs[pair] for pair in naming))
        case Discard():
            return _with_most(moves, lambda move: -hand[move.country])
    return list(moves)


def _with_most(moves: Sequence[Move], count: Callable[[Move], int]) -> list[Move]:
    """The moves with the highest count."""
    most = max(map(count, moves))
    return [move for move in moves if count(move) == most]


def _thrifty(state: Royals, seat: int, moves: Sequence[Move]) -> list[Move]:
    """The positions that can be paid for with hardly any substitute cards, and the end of the turn.

    In the last turn there is no need to save cards.
    """
    if outlook.turns_left(state, seat) <= 1:
        return list(moves)
    return [move for move in moves if type(move) is EndTurn or _is_thrifty(state, seat, move.position)]


def _is_thrifty(state: Royals, seat: int, position: int) -> bool:
    country, title = POSITIONS[position].country, POSITIONS[position].title
    lacking = COST[title] - state.hands[seat][country]
    naming = sum(state.intrigues[seat][pair] for pair in NAMING[country])
    is_bargain = lacking <= 0 or (lacking == 1 and title >= CARDINAL)
    return is_bargain and (state.holders[position] == NONE or naming >= INTRIGUE_COST[title])
