"""A good player's knowledge of Rival Kings: how good a position is, and which moves are plainly bad.

A position is worth its points, what its coins, markers and cards may still score, and what this cycle's character can
still do (`outlook`), all compared with the rivals.
"""

from collections.abc import Callable, Mapping, Sequence

from kingdoms.core.lead import final_lead, hope_of_victory, lead
from kingdoms.core.state import Move
from kingdoms.games.rival_kings import cards, scoring
from kingdoms.games.rival_kings.bot import outlook
from kingdoms.games.rival_kings.bot.weights import WEIGHTS as WEIGHTS
from kingdoms.games.rival_kings.bot.weights import Weights
from kingdoms.games.rival_kings.moves import (
    Buy,
    Choose,
    FendOff,
    Give,
    PassOn,
    Pick,
    Receive,
    ReceiveTop,
    Settle,
    Skip,
    Steal,
    Take,
    Use,
)
from kingdoms.games.rival_kings.rules import abilities
from kingdoms.games.rival_kings.state import RivalKings

WHIM = 0.2
"""Standard deviation of the Knight's misjudgement, in points: less than a coin, as characters differ by little more."""
_FAR_BEHIND = 3
"""A rival more than this many points behind another one is not worth giving a marker to."""
_QUESTIONS = {"carry_out", "twice", "reclaim", "give", "receive", "give_to_pile", "receive_top", "look", "pick"}
"""Steps in the middle of an action or ability: such a position is as good as its best answer."""


def value(state: RivalKings, seat: int, weights: Weights = WEIGHTS) -> float:
    """How good a state is for a seat, in points: its lead, plus what its hope of victory is worth."""
    if state.seat is None:
        return final_lead(state, seat)
    if _is_question(state, seat):
        return max(value(state.after(move), seat, weights) for move in sensible(state, state.moves()))
    worths = [sum(each) for each in outlook.terms(state, weights)]
    return lead(worths, seat) + hope_of_victory(worths, seat, weights.doubt)


def _is_question(state: RivalKings, seat: int) -> bool:
    return state.seat == seat and state.agenda[-1][0] in _QUESTIONS


def after_answers(state: RivalKings, seat: int) -> RivalKings:
    """The position that `value` judges: the one after the best answers to any questions in the middle of an action."""
    while _is_question(state, seat):
        state = state.after(at_first_sight(state))
    return state


def terms(state: RivalKings, seat: int) -> list[outlook.Terms]:
    """The terms that add up to each seat's worth; once the game is over, its points."""
    if state.seat is not None:
        return [outlook.Terms(*figures) for figures in outlook.terms(state, WEIGHTS)]
    return [
        outlook.Terms(
            parts["perfect_pairs"] + parts["colour_pairs"] + parts["singles"], parts["coins"], parts["markers"]
        )
        for _total, parts in state.scores()
    ]


# Looking ahead.


def position_after(state: RivalKings, move: Move) -> RivalKings:
    """The position in which to judge a move: the state after it, but with no characters revealed by the last choice."""
    if type(move) is not Choose:
        return state.after(move)
    after, seat = state.copy(), state.agenda[-1][1]
    after.hands[seat].remove(move.character)
    after.chosen[seat] = move.character
    return after


def at_first_sight(state: RivalKings) -> Move:
    """The move the deciding seat is likely to make: the best of its sensible ones."""
    moves = sensible(state, state.moves())
    if len(moves) == 1:
        return moves[0]
    return max(moves, key=lambda move: value(position_after(state, move), state.agenda[-1][1]))


def is_far_enough(start: RivalKings, now: RivalKings, decisions: int) -> bool:
    """True once the cycle is over; if `start` asks for a character, once the whole round is over.

    The choice of a character also decides which ones are left for the next cycle.
    """
    if start.agenda[-1][0] == "choose":
        return now.round != start.round
    return (now.round, now.cycle) != (start.round, start.cycle)


# Plainly bad moves.


def sensible(state: RivalKings, moves: Sequence[Move]) -> list[Move]:
    """The moves that are not plainly bad; never empty."""
    if state.seat is None:
        return list(moves)
    seat = state.seat
    return [move for move in moves if not _is_bad(state, seat, move, moves)] or list(moves)


def _is_bad(state: RivalKings, seat: int, move: Move, moves: Sequence[Move]) -> bool:
    if type(move) is Skip:
        return any(_is_free_gain(state, seat, other) for other in moves)
    if type(move) is Take:
        return state.open_money and any(
            type(other) is Take and state.stacks[other.stack] > state.stacks[move.stack] for other in moves
        )
    if type(move) is Buy:
        return not move.blacksmith and Buy(move.pile, True) in moves
    if type(move) is PassOn:
        return _is_far_behind(state, move.rival, seat)
    return type(move) in _IS_IDLE and _IS_IDLE[type(move)](state, seat, move)


def _is_free_gain(state: RivalKings, seat: int, move: Move) -> bool:
    """Whether the move is a gain that skipping would throw away."""
    if type(move) is Buy:
        return _is_bargain(state, seat, state.piles[move.pile][-1])
    if type(move) is Pick:
        return _is_bargain(state, seat, move.card)
    if type(move) is Use:
        return state.agenda[-1][0] == "turn_end" and move.subject in _GENEROUS
    return type(move) in (Settle, PassOn, Take, Steal, FendOff)


_GENEROUS = {cards.JAILER, cards.SCHOLAR, cards.MARKET_WOMAN, cards.HERBALIST, cards.FARMER}
"""Subjects whose ability is free and always helps."""


def _is_bargain(state: RivalKings, seat: int, card: int) -> bool:
    """Whether a card scores more points than the coins it costs would."""
    return scoring.COINS_PER_POINT * outlook.added_points(state, seat, card) > cards.VALUES[state.rules][card]


def _is_far_behind(state: RivalKings, rival: int, seat: int) -> bool:
    """Whether a marker would be better given to another rival."""
    totals = [score.total for score in state.scores()]
    return any(totals[other] > totals[rival] + _FAR_BEHIND for other in state.rivals(seat))


def _uses_idly(state: RivalKings, seat: int, move: Use) -> bool:
    """Whether the ability is an exchange and no exchange would help."""
    if move.subject == cards.TROUBADOUR:
        gives = abilities.gives_to_pile(state, seat)
        return all(_swaps_idly(state, seat, give) for give in gives)
    if move.subject in (cards.COURT_LADY, cards.BISHOP):
        gives = abilities.gives(state, seat, cards.SUBJECT if move.subject == cards.BISHOP else cards.BUILDING)
        return all(_exchanges_idly(state, seat, give) for give in gives)
    return False


def _gives_idly(state: RivalKings, seat: int, move: Give) -> bool:
    if state.agenda[-1][0] == "give":
        return _exchanges_idly(state, seat, move)
    return _swaps_idly(state, seat, move)


def _exchanges_idly(state: RivalKings, seat: int, give: Give) -> bool:
    kind = cards.SUBJECT if cards.is_subject(give.card) else cards.BUILDING
    receives = abilities.receives(state, seat, kind, give.place)
    return all(outlook.exchange_points(state, seat, give.card, receive.card) <= 0 for receive in receives)


def _swaps_idly(state: RivalKings, seat: int, give: Give) -> bool:
    top_cards = [pile[-1] for pile in state.piles if pile]
    return all(outlook.exchange_points(state, seat, give.card, card) <= 0 for card in top_cards)


def _receives_idly(state: RivalKings, seat: int, move: Receive) -> bool:
    return outlook.exchange_points(state, seat, _given(state, seat), move.card) <= 0


def _takes_top_idly(state: RivalKings, seat: int, move: ReceiveTop) -> bool:
    return outlook.exchange_points(state, seat, _given(state, seat), state.piles[move.pile][-1]) <= 0


def _given(state: RivalKings, seat: int) -> int:
    """The card that the seat has already picked for the exchange."""
    kind, place = state.agenda[-1][2:]
    return (state.subjects if kind == cards.SUBJECT else state.buildings)[seat][place]


_IS_IDLE: Mapping[type, Callable[[RivalKings, int, Move], bool]] = {
    Use: _uses_idly,
    Give: _gives_idly,
    Receive: _receives_idly,
    ReceiveTop: _takes_top_idly,
}
