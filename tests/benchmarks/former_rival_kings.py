"""Rival Kings' knights as they were when they expected all rivals to choose any of their characters alike."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from kingdoms.bots.tuning import Weighed
from kingdoms.core.lead import final_lead, hope_of_victory, lead
from kingdoms.core.state import Move, Step
from kingdoms.games.rival_kings import bot, cards, scoring
from kingdoms.games.rival_kings.bot.outlook import row_of
from kingdoms.games.rival_kings.rules.turns import uncovered, victims
from kingdoms.games.rival_kings.state import NONE, RivalKings


class Weights(NamedTuple):
    """A good player's knowledge of the worth of things, as numbers."""

    coin: float = 0.15
    """The worth of a coin beyond its points while there is time to spend it."""
    marker: float = 1.9
    """The cost of a marker near the end, when there is little chance to settle it."""
    relief: float = 0.4
    """The share of a marker's cost that is saved while there is time to settle it."""
    passed_on: float = 1.3
    """How many times better passing a marker on is than settling it."""
    hope: float = 0.2
    """The share of the profit on a top card that counts before it is bought."""
    single: float = 0.5
    """The worth of a single card beyond its point, since it may still find a partner."""
    ability: float = 1.0
    """The share of the worth of the active subject's ability that counts."""
    certain: float = 0.7
    """The share of an action's worth that counts before the action is carried out."""
    bitter: float = 0.8
    """The share of their best action that victims expect to lose to a thief."""
    doubt: float = 5.0
    """The number of points by which the gap to the best rival usually still changes before the end."""


WEIGHTS = Weights()

_ABILITIES = {
    cards.GARDENER: 3.8,
    cards.WATCHMAN: 0.6,
    cards.JAILER: 0.2,
    cards.COURT_LADY: 0.3,
    cards.BISHOP: 0.4,
    cards.SCHOLAR: 0.2,
    cards.TROUBADOUR: 0.3,
    cards.SAILOR: 0.2,
    cards.BLACKSMITH: 0.1,
    cards.CARPENTER: 0.3,
    cards.MARKET_WOMAN: 1.4,
    cards.INNKEEPER: 0.7,
    cards.VINTNER: 0.5,
    cards.MINER: 0.6,
    cards.HERBALIST: 2.0,
    cards.FARMER: 0.8,
    NONE: 0.0,
}
"""The worth of an active subject, in points, while there is time to use it.

Set by hand from games between equal players: how many more points the subject's owners finished with."""
_COIN = 1 / scoring.COINS_PER_POINT
_SPENDABLE = 8
"""Coins beyond this many count only as points."""
_LONG = 4
"""With fewer cards than this in the shortest pile, time is running out."""
_NEARLY = 1
"""A card counts as nearly affordable if no more than this many coins are missing."""
_COIN_TO_COME = 0.5
"""The share of a coin's worth beyond its points that counts before the coin is taken."""
_ABILITY_NOW = 0.35
"""The share of the active subject's worth that is added while its ability can still be used this cycle."""
_LOOT = {
    attacker: [action for character in cards.characters_of(attacked) for action in cards.actions(character)]
    for attacker, attacked in cards.STEALS_FROM.items()
}
"""For each rank that steals, the actions of the characters it steals from."""
_QUESTIONS = {"carry_out", "twice", "reclaim", "give", "receive", "give_to_pile", "receive_top", "look", "pick"}
"""Steps in the middle of an action or ability: such a position is as good as its best answer."""


class FormerRivalKings(Weighed):
    """Rival Kings' bot with its former value of a position."""

    WHIM = 0.8
    """Standard deviation of the Knight's misjudgement, in points: about two coins."""

    def value(self, state: RivalKings, seat: int) -> float:
        """How good a state is for a seat, in points ahead of its rivals."""
        if state.seat is None:
            return final_lead(state, seat)
        if state.seat == seat and state.agenda[-1][0] in _QUESTIONS:
            return max(self.value(state.after(move), seat) for move in bot.sensible(state, state.moves()))
        worths = [sum(each) for each in _all_terms(state, WEIGHTS)]
        return lead(worths, seat) + hope_of_victory(worths, seat, WEIGHTS.doubt)

    def position_after(self, state: RivalKings, move: Move) -> Any:
        """The position in which a move is judged: even the choice of the last character, with all revealed."""
        return state.after(move)


# The worth of a seat's position.

Worths = dict[str, float]
"""For each kind of action, roughly how many points it is worth to a seat to carry it out."""


class Terms(NamedTuple):
    """A seat's possessions and expectations, in points; the sum is the worth of its position."""

    cards: float = 0.0
    """Its subjects and buildings, including the chance that single cards still find a partner."""
    coins: float = 0.0
    markers: float = 0.0
    top_cards: float = 0.0
    """The profit on the top cards, discounted."""
    ability: float = 0.0
    """The worth of the active subject, now and in the cycles to come."""
    actions: float = 0.0
    """The worth of its character's actions still to come this cycle."""
    loot: float = 0.0
    """The worth of the actions its character can still steal."""
    danger: float = 0.0
    """The likely cost of conflicts, as a negative number; 0 once the characters are revealed."""


TermValues = tuple[float, ...]
"""The values of `Terms` as a plain tuple, which is faster to build."""


class Conditions(NamedTuple):
    """The parts of a position that are the same for all seats."""

    left: float
    """How much time is left to use things: from 1 for plenty down to 0 for none."""
    top_cards: tuple[int, ...]
    """The top cards of the piles."""
    marker: float
    """The cost of a marker."""
    money: float
    """The worth of taking money."""


def _all_terms(state: RivalKings, weights: Weights) -> list[TermValues]:
    """The terms of each seat."""
    conditions = _conditions(state, weights)
    return [_terms(state, seat, conditions, weights) for seat in range(state.seats)]


def _conditions(state: RivalKings, weights: Weights) -> Conditions:
    left = min(1.0, min(map(len, state.piles)) / _LONG)
    return Conditions(
        left,
        tuple([pile[-1] for pile in state.piles if pile]),
        weights.marker * (1 - weights.relief * left),
        max(cards.STACK_START, *state.stacks) * (_COIN + _COIN_TO_COME * weights.coin),
    )


def _terms(state: RivalKings, seat: int, conditions: Conditions, weights: Weights) -> TermValues:
    left, top_cards, marker, _money = conditions
    coins = state.coins[seat]
    market = _market(tuple(state.subjects[seat]), tuple(state.buildings[seat]), top_cards, coins, state.rules)
    ability_now, actions, loot, danger = _cycle(state, seat, market, conditions, weights)
    return (
        market.points + weights.single * market.singles * left,
        coins * _COIN + weights.coin * min(coins, _SPENDABLE) * left,
        -state.markers[seat] * marker,
        weights.hope * market.top_cards * left,
        weights.ability * _ABILITIES[state.active(seat)] * (left + ability_now),
        actions,
        loot,
        danger,
    )


class Market(NamedTuple):
    """The points of a seat's cards, and its profit on the top cards: on all of them, and on the best of each kind."""

    points: int
    singles: int
    top_cards: float
    subject: float
    building: float


@lru_cache(maxsize=1 << 13)
def _market(
    subjects: tuple[int, ...], buildings: tuple[int, ...], top_cards: tuple[int, ...], coins: int, rules: int
) -> Market:
    """A seat's market: a profit is a card's points less its price; the best of a kind must be nearly affordable."""
    row, values = row_of(subjects, buildings, rules), cards.VALUES[rules]
    profits = [(card, row[card] - values[card] * _COIN) for card in top_cards]
    good = [(card, profit) for card, profit in profits if profit > 0]
    near = [(card, profit) for card, profit in good if values[card] <= coins + _NEARLY]
    return Market(
        row.points,
        row.singles,
        sum([profit for _, profit in good]),
        max((profit for card, profit in near if cards.is_subject(card)), default=0.0),
        max((profit for card, profit in near if not cards.is_subject(card)), default=0.0),
    )


def _action_worths(state: RivalKings, seat: int, market: Market, conditions: Conditions, weights: Weights) -> Worths:
    marker = conditions.marker if state.markers[seat] else 0.0
    worths = {
        cards.SETTLE: marker,
        cards.PASS_ON: weights.passed_on * marker,
        cards.MONEY: conditions.money,
        cards.SUBJECT: market.subject,
        cards.BUILDING: market.building,
    }
    return {action: weights.certain * worth for action, worth in worths.items()}


# This cycle's character.


_NOTHING = 0.0, 0.0, 0.0, 0.0


def _cycle(
    state: RivalKings, seat: int, market: Market, conditions: Conditions, weights: Weights
) -> tuple[float, float, float, float]:
    """This cycle's part of a seat's terms: how much its ability still counts, then its actions, loot and danger."""
    if state.chosen[seat] == NONE:
        return _NOTHING
    if not state.revealed:
        worths = _action_worths(state, seat, market, conditions, weights)
        return 0.0, *_forecast(state, seat, worths, conditions.marker, weights)
    turn = _turn(state, seat)
    if turn is None:
        return _NOTHING
    worths = _action_worths(state, seat, market, conditions, weights)
    left = [worths[action] for action in _actions_left(state, seat, turn)]
    own = max(left, default=0.0) if state.is_locked(seat) else sum(left)
    ability = 0.0 if state.used >> seat & 1 else _ABILITY_NOW
    return ability, own, _loot_left(state, seat, turn, worths), 0.0


_TURNS = {"turn", "theft", "action", "one_action", "turn_end"}
"""The steps of a seat's turn."""


def _turn(state: RivalKings, seat: int) -> Step | None:
    """The step that the seat's turn has reached or will begin with; None if the turn is over."""
    for step in state.agenda:
        if step[0] in _TURNS and step[1] == seat:
            return step
    called = state.agenda[0][1]
    return ("turn", seat) if cards.rank(state.chosen[seat]) >= called else None


def _actions_left(state: RivalKings, seat: int, turn: Step) -> list[str]:
    if turn[0] == "turn_end":
        return []
    own = cards.actions(state.chosen[seat])
    first = turn[2] if turn[0] == "action" else 0
    return [own[index] for index in uncovered(state, seat) if index >= first]


def _loot_left(state: RivalKings, seat: int, turn: Step, worths: Worths) -> float:
    """The worth of the thefts still to come."""
    if turn[0] not in ("turn", "theft") or state.is_locked(seat):
        return 0.0
    robbed = victims(state, seat)
    if turn[0] == "theft":
        robbed = robbed[robbed.index(turn[2]) :]
    return sum([_best(worths, _actions_left(state, victim, ("turn", victim))) for victim in robbed])


def _best(worths: Worths, choice: Iterable[str]) -> float:
    """The worth of the best of these actions."""
    return max([worths[action] for action in choice], default=0.0)


# Before the characters are revealed.


def _forecast(
    state: RivalKings, seat: int, worths: Worths, marker: float, weights: Weights
) -> tuple[float, float, float]:
    """The actions, loot and danger of a chosen character, given what the rivals have chosen or may choose."""
    character = state.chosen[seat]
    own, prey = cards.rank(character), cards.STEALS_FROM.get(cards.rank(character))
    meets = _meetings(state, seat)
    clash = meets[own]
    attacks = sum([meets[attacker] for attacker, attacked in cards.STEALS_FROM.items() if attacked == own])
    left = [worths[action] for action in cards.actions(character)]
    loot = 0.0 if prey is None else (1 - clash) * meets[prey] * _best(worths, _LOOT[own])
    lost = clash * (sum(left) - max(left)) + (1 - clash) * weights.bitter * min(1.0, attacks) * max(left)
    markers = clash + attacks + _is_attacked_by_neutral(state, own)
    return sum(left), loot, -lost - marker * markers


def _meetings(state: RivalKings, seat: int) -> list[float]:
    """For each rank, how many of the rivals' characters are expected to have it."""
    meets = [0.0] * len(cards.RANKS)
    for rival in state.rivals(seat):
        chosen = state.chosen[rival]
        possible = state.hands[rival] if chosen == NONE else [chosen]
        for character in possible:
            meets[cards.rank(character)] += 1 / len(possible)
    return meets


def _is_attacked_by_neutral(state: RivalKings, own: int) -> bool:
    """In a two-player game, whether the next neutral character would give a marker to this rank."""
    if state.seats != 2:
        return False
    neutral = cards.rank(state.aside[-1])
    return neutral == own or cards.STEALS_FROM.get(neutral) == own
