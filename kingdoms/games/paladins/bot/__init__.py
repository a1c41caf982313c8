"""The bot's knowledge of Paladins: how good a position is, and which moves are plainly bad.

A position is worth what attributes, pieces, orders and debts will be worth at the end (`outlook`), plus what the
workers in hand and the goods can still do (`plan`), once any chain already begun is finished (`chains`); all compared
with the rivals.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence

from kingdoms.core.lead import final_lead, lead, leading_move
from kingdoms.core.state import Move
from kingdoms.games.paladins import board
from kingdoms.games.paladins.bot import outlook, plan
from kingdoms.games.paladins.bot.chains import PROMISES, finished, likely
from kingdoms.games.paladins.bot.offers import Means, Offer
from kingdoms.games.paladins.bot.outlook import Outlook
from kingdoms.games.paladins.bot.weights import WEIGHTS as WEIGHTS
from kingdoms.games.paladins.bot.weights import Weights, among
from kingdoms.games.paladins.moves import WITH_A_DEBT, Act, Clear, Decline, Pass
from kingdoms.games.paladins.rules.inquisition import has_thief
from kingdoms.games.paladins.state import OPPONENT, Paladins

WHIM = 0.7
"""The typical error, in points, of a careless player judging a move: about the worth of a silver."""


def value(state: Paladins, seat: int, weights: Weights = WEIGHTS) -> float:
    """How good a state is for a seat: its lead over its rivals in points."""
    state = finished(state, seat, _look(state, seat, weights))
    if state.seat is None:
        return final_lead(state, seat)
    return lead([sum(side) for side in _figures(state, seat, weights)], seat)


def after_answers(state: Paladins, seat: int) -> Paladins:
    """The position that is valued: the one after the seat has finished the chain it has begun."""
    return finished(state, seat, _look(state, seat))


def likely_answer(state: Paladins, seat: int, moves: Sequence[Move]) -> Move:
    """The answer to a question of a chain that the value of a position counts on."""
    return likely(state, seat, _look(state, seat), moves)


def terms(state: Paladins, seat: int) -> list[outlook.Terms]:
    """Each side's terms, or its points once the game is over; only the seat's terms include workers and goods."""
    if state.seat is None:
        return [outlook.points(state, side) for side in range(state.sides)]
    return [outlook.Terms(*side) for side in _figures(state, seat)]


def _figures(state: Paladins, seat: int, weights: Weights = WEIGHTS) -> list[outlook.TermValues]:
    look, orders = _look(state, seat, weights), outlook.order_points(state)
    sides = [outlook.terms(state, side, orders, look) for side in range(state.sides)]
    sides[seat] += plan.terms(state, seat, orders, look)
    if state.seats == 1:
        sides[OPPONENT] = tuple([weights.opponent_alone * figure for figure in sides[OPPONENT]])
    return sides


def _look(state: Paladins, seat: int, weights: Weights = WEIGHTS) -> Outlook:
    """The outlook for a seat; while it is choosing a paladin, the current round counts as still to come."""
    return outlook.given(among(weights, state.seats), board.ROUNDS - state.round + bool(state.drawn[seat]))


def planned(state: Paladins, seat: int) -> tuple[list[Offer], Means]:
    """The offers a seat plans to take this round, best first, and the means it will have left."""
    return plan.planned_offers(state, seat, outlook.order_points(state), _look(state, seat))


# Playing ahead.


def position_after(state: Paladins, move: Move) -> Paladins:
    """The position in which to judge a move: simply the state after it."""
    return state.after(move)


def at_first_sight(state: Paladins) -> Move:
    """The deciding seat's likely move; finding it is quicker than weighing all moves, but less reliable."""
    seat, moves, name = state.seat, state.moves(), state.agenda[-1][0]
    if seat is None or (name not in PROMISES and name != "turn"):
        return leading_move(value, state, sensible(state, moves))
    return _first_planned(state, seat, moves) if name == "turn" else likely(state, seat, _look(state, seat))


def _first_planned(state: Paladins, seat: int, moves: Sequence[Move]) -> Move:
    """The best of what a seat plans to do, with the workers it can best spare; otherwise passing."""
    for offer in planned(state, seat)[0]:
        ways = [move for move in moves[:-1] if _is_way(move, offer)]
        if ways:
            return min(ways, key=lambda move: _expense(state.hands[seat], move))
    return moves[-1]


def _is_way(move: Move, offer: Offer) -> bool:
    """Whether a move does what the offer describes."""
    if type(move) is Act:
        return move.action == offer.where and sum(move.workers) == len(offer.slots)
    return bool(len(board.ACTIONS) + move.place == offer.where)


def is_far_enough(start: Paladins, now: Paladins, decisions: int) -> bool:
    """Whether the round is over: by then the workers are used, and any inquisition has come."""
    return now.round != start.round


# Plainly bad moves.


def sensible(state: Paladins, moves: Sequence[Move]) -> list[Move]:
    """The moves that are not plainly bad; never empty."""
    if state.seat is None:
        return list(moves)
    sift = _SIFTS.get(state.agenda[-1][0])
    return sift(state, state.seat, moves) if sift else list(moves)


# A turn.

_Expense = tuple[int, int, int]


def _turn(state: Paladins, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Each action or favour with the workers that can best be spared; no passing if there is something good to do."""
    hand = state.hands[seat]
    thrifty: dict[tuple[type, int, int], tuple[_Expense, Move]] = {}
    for move in moves:
        if type(move) is not Pass and not _is_waste(state, seat, move):
            sent, expense = place_and_number(move), _expense(hand, move)
            if sent not in thrifty or expense < thrifty[sent][0]:
                thrifty[sent] = expense, move
    # Do not hunt or trade with one worker where two are possible.
    halves = {sent for sent in thrifty if sent in _HALVES and (*sent[:2], 2) in thrifty}
    kept = {move for sent, (_least, move) in thrifty.items() if sent not in halves}
    if not _is_busy(state, seat, kept):
        kept.add(Pass())
    return [move for move in moves if move in kept]


def place_and_number(move: Move) -> tuple[type, int, int]:
    """The action or favour that a move sends workers to, and how many it sends, of whatever kinds."""
    return type(move), move[0], sum(move.workers)


def _is_busy(state: Paladins, seat: int, kept: Collection[Move]) -> bool:
    """Whether an action on the right is possible, or workers that would be lost can still fetch goods."""
    actions = {move.action for move in kept if type(move) is Act}
    has_too_many = sum(state.hands[seat]) > board.KEPT or state.round == board.ROUNDS
    return not actions.isdisjoint(board.RIGHT) or (has_too_many and not actions.isdisjoint((board.HUNT, board.TRADE)))


def _is_waste(state: Paladins, seat: int, move: Move) -> bool:
    """Whether a prayer has nothing on the right to clear, or a criminal does labourers' work before the last round."""
    if type(move) is not Act:
        return False
    if move.action == board.PRAY:
        return all(state.standing[seat][action] == board.NO_WORKERS for action in board.RIGHT)
    return move.action in _LABOUR and bool(move.workers[board.CRIMINAL]) and state.round < board.ROUNDS


_LABOUR = (board.RECRUIT, board.HUNT, board.TRADE, board.CONSPIRE)


_HALVES = ((Act, board.HUNT, 1), (Act, board.TRADE, 1))


def _expense(hand: Sequence[int], move: Move) -> _Expense:
    """Sort key for sets of workers: few criminals, many labourers, then the most plentiful kinds."""
    left = [have - gone for have, gone in zip(hand, move.workers, strict=True)]
    return move.workers[board.CRIMINAL], -move.workers[board.LABOURER], sum(count * count for count in left)


def _keep(state: Paladins, seat: int, moves: Sequence[Move]) -> list[Move]:
    """The most valuable sets to keep: criminals first, labourers last."""
    look = _look(state, seat)
    worths = [outlook.kept_worth(move.workers, look) for move in moves]
    return [move for move, worth in zip(moves, worths, strict=True) if worth == max(worths)]


# Questions asked by actions and rewards.


def _settle(state: Paladins, seat: int, moves: Sequence[Move]) -> list[Move]:
    return _best_rewards(state, seat, moves, [board.SPACES[move.space].reward for move in moves])


def _jar(state: Paladins, seat: int, moves: Sequence[Move]) -> list[Move]:
    return _best_rewards(state, seat, moves, [board.JAR_SPACES[move.space] for move in moves])


def _best_rewards(state: Paladins, seat: int, moves: Sequence[Move], rewards: Sequence[board.Reward]) -> list[Move]:
    """The moves whose reward has an effect and is not part of another reward; only one move for each reward."""
    useless = {board.REMOVE_SUSPICION} if not state.suspicions[seat] else set()
    if not state.unpaid[seat]:
        useless.add(board.PAY_DEBT)
    lots = [Counter(reward) for reward in rewards]
    best = [
        move
        for number, (move, lot) in enumerate(zip(moves, lots, strict=True))
        if not useless & lot.keys() and lot not in lots[:number] and not any(lot < other for other in lots)
    ]
    return best or list(moves)


def _recruit(state: Paladins, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Drops taking a debt if someone can be recruited without one."""
    return [move for move in moves if move.pays != WITH_A_DEBT] or list(moves)


def _pray(state: Paladins, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Keeps only the moves that clear an action on the right, if there are any."""
    return [move for move in moves if type(move) is Clear and move.action in board.RIGHT] or list(moves)


def _accept(state: Paladins, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Drops the option to decline a townsfolk card or a chance to get rid of a debt."""
    return [move for move in moves if type(move) is not Decline]


def _discard_suspicion(state: Paladins, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Drops the option to keep suspicion, except with a Thief, which scores for it."""
    return list(moves) if has_thief(state, seat) else _accept(state, seat, moves)


_SIFTS: Mapping[str, Callable[[Paladins, int, Sequence[Move]], list[Move]]] = {
    "turn": _turn,
    "keep": _keep,
    "recruit": _recruit,
    "free_recruit": _accept,
    "settle": _settle,
    "jar": _jar,
    "clear": _pray,
    "pray": _pray,
    "remove_suspicion": _discard_suspicion,
    "conspirator": _discard_suspicion,
    "pay_debt": _accept,
    "destroy_debt": _accept,
}
"""The functions that drop plainly bad moves, by step name."""
