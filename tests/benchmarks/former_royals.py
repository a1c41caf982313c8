"""Royals' knights as they were when they saw only one plan, and only their own gain from it."""

from functools import lru_cache

from kingdoms.bots.tuning import Weighed
from kingdoms.core.lead import final_lead, lead
from kingdoms.games.royals.board import (
    CARDS_FOR_ONE,
    COST,
    CUBES_PER_POSITION,
    INTRIGUE_COST,
    INTRIGUES_FOR_ONE,
    PERIODS,
    POSITIONS,
)
from kingdoms.games.royals.bot import after_answers, outlook
from kingdoms.games.royals.bot.expected_score import BoardContents, TimeLeft, contents_of, expected_scores
from kingdoms.games.royals.bot.weights import Weights
from kingdoms.games.royals.payment import NAMING
from kingdoms.games.royals.state import NONE, Royals

WEIGHTS = Weights(
    open=0.7,
    next_period=0.7,
    last_period=0.5,
    room=1.3,
    title_room=0.7,
    reach=0.8,
    progress=2.0,
    card=1.8,
    choice=0.0,
    card_too_many=1.2,
    cards_per_turn=5.0,
    free_enough=6.0,
    idle=0.3,
    intrigue=0.2,
    rival_card=0.5,
    waiting=0.9,
    side_aim=0.0,
    option=0.0,
    short_intrigue=0.0,
    short=0.8,
)
_CARDS_PER_INTRIGUE = 2
"""How many country cards a missing intrigue card counts as."""
_TOO_MANY_MISSING = 5
"""A position is ignored if more cards than this are missing."""
_STAND_IN = 1.4
"""About how many extra cards each missing one costs when others stand in for it."""
_MOST_LACKING = 2
"""Substitutes are counted for at most this many missing cards: by the time they are paid, fewer are often needed."""


class FormerRoyals(Weighed):
    """Royals' bot with its former value of a position."""

    WHIM = 1.5
    """Standard deviation of the Knight's misjudgement, in points: nearly the worth of a country card."""

    def value(self, state: Royals, seat: int) -> float:
        """How good a state is for a seat, in points ahead of its rivals."""
        state = after_answers(state, seat)
        if state.seat is None:
            return final_lead(state, seat)
        time, board = _time_left(state), contents_of(state)
        hands = [each.cards + each.intrigue for each in map(outlook.Terms._make, outlook.terms(state, seat, WEIGHTS))]
        worths = [sum(rows) + hand for rows, hand in zip(expected_scores(board, time, WEIGHTS), hands, strict=True)]
        worths[seat] += _plan(state, seat, time, board)
        return lead(worths, seat)


def _time_left(state: Royals) -> TimeLeft:
    """How much is still to come; titles and bonuses were thought to be decided evenly throughout the game."""
    period = outlook.time_left(state).period
    return TimeLeft(period, (PERIODS[-1] - state.period + period) / len(PERIODS))


def _plan(state: Royals, seat: int, time: TimeLeft, board: BoardContents) -> float:
    """The best profit on a position that the hand can pay for, or nearly so, discounted for waiting; at least 0."""
    if outlook.turns_left(state, seat) < 1 or state.supply[seat] < CUBES_PER_POSITION:
        return 0.0
    gains = _gains(board, seat, time)
    return WEIGHTS.waiting * max(
        0.0,
        *[_profit(state, seat, place, gains[place]) for place, holder in enumerate(state.holders) if holder != seat],
    )


def _profit(state: Royals, seat: int, place: int, gain: float) -> float:
    """A position's gain less its price, discounted for the cards still missing; 0 if too many are."""
    country, title = POSITIONS[place].country, POSITIONS[place].title
    hand, intrigues = state.hands[seat], state.intrigues[seat]
    lacking = max(0, COST[title] - hand[country])
    missing = max(0, lacking - (sum(hand) - hand[country]) // CARDS_FOR_ONE)
    price = WEIGHTS.card * (COST[title] + _STAND_IN * min(lacking, _MOST_LACKING))
    if state.holders[place] != NONE:
        naming = sum([intrigues[pair] for pair in NAMING[country]])
        stand_ins = (sum(intrigues) - naming) // INTRIGUES_FOR_ONE
        missing += _CARDS_PER_INTRIGUE * max(0, INTRIGUE_COST[title] - naming - stand_ins)
        price += WEIGHTS.intrigue * INTRIGUE_COST[title]
    return (gain - price) * WEIGHTS.short**missing if missing <= _TOO_MANY_MISSING else 0.0


@lru_cache(maxsize=1 << 11)
def _gains(board: BoardContents, seat: int, time: TimeLeft) -> list[float]:
    """A seat's own gain from occupying each position; meaningless for positions it already holds."""
    now = sum(expected_scores(board, time, WEIGHTS)[seat])
    boards = [_occupied(board, place, seat) for place in range(len(POSITIONS))]
    return [sum(expected_scores(then, time, WEIGHTS)[seat]) - now for then in boards]


def _occupied(board: BoardContents, place: int, seat: int) -> BoardContents:
    """The board once a seat has occupied a position; the rival's cube that was there does not matter."""
    city, title = POSITIONS[place]
    holders, tiles, bonuses = list(board.holders), list(map(list, board.tiles)), list(board.city_bonuses)
    holders[place] = seat
    tiles[title][seat] += 1
    if bonuses[city] == NONE:
        bonuses[city] = seat
    return board._replace(holders=tuple(holders), tiles=tuple(map(tuple, tiles)), city_bonuses=tuple(bonuses))
