"""The outlook of a seat: what its cards, coins and markers will come to, and what its character can still do."""

from collections.abc import Iterable
from functools import lru_cache

from kingdoms.core.game import Step
from kingdoms.games.rival_kings import scoring
from kingdoms.games.rival_kings.cards import (
    BISHOP,
    BLACKSMITH,
    CARPENTER,
    COURT_LADY,
    FARMER,
    GARDENER,
    HERBALIST,
    INNKEEPER,
    JAILER,
    MARKET_WOMAN,
    MINER,
    MONEY,
    PASS_ON,
    RANKS,
    SAILOR,
    SCHOLAR,
    SETTLE,
    STACK_START,
    STEALS_FROM,
    SUBJECT,
    TROUBADOUR,
    VALUES,
    VINTNER,
    WATCHMAN,
    actions,
    is_subject,
    rank,
)
from kingdoms.games.rival_kings.state import NONE, RivalKings
from kingdoms.games.rival_kings.turns import uncovered, victims

_ABILITIES = {
    GARDENER: 0.6,
    WATCHMAN: 0.8,
    JAILER: 0.8,
    COURT_LADY: 0.5,
    BISHOP: 0.5,
    SCHOLAR: 1.2,
    TROUBADOUR: 0.7,
    SAILOR: 0.2,
    BLACKSMITH: 0.4,
    CARPENTER: 1.0,
    MARKET_WOMAN: 1.2,
    INNKEEPER: 1.0,
    VINTNER: 0.8,
    MINER: 0.8,
    HERBALIST: 1.6,
    FARMER: 0.3,
    NONE: 0.0,
}
"""What an active subject is worth in a cycle, in points; all weights here are tried out in play."""
_COIN = 1 / scoring.COINS_PER_POINT
_COIN_TO_SPEND = 0.2
"""How much more than its points a coin is worth while there is time to spend it."""
_SPENDABLE = 8
"""More coins than that are only points."""
_MARKER = 1.9
"""A little less than its two points, for it may be settled."""
_PASSED_ON = 2.4
_HOPE = 0.3
"""How much of a good purchase counts because it lies open."""
_CERTAIN = 0.7
"""How much counts of what a character can still do."""
_BITTER = 0.8
"""How much of his best action a victim loses to a thief."""


@lru_cache(maxsize=1 << 14)
def card_points(subjects: tuple[int, ...], buildings: tuple[int, ...]) -> int:
    """The points of a seat's cards alone."""
    return scoring.score(subjects, buildings, 0, 0).total


def points(state: RivalKings, seat: int) -> int:
    """The points of the seat's cards."""
    return card_points(tuple(state.subjects[seat]), tuple(state.buildings[seat]))


def gain(state: RivalKings, seat: int, card: int) -> int:
    """How many points the seat would have more with this card."""
    subjects, buildings = tuple(state.subjects[seat]), tuple(state.buildings[seat])
    before = card_points(subjects, buildings)
    if is_subject(card):
        return card_points((*subjects, card), buildings) - before
    return card_points(subjects, (*buildings, card)) - before


def exchange(state: RivalKings, seat: int, given: int, received: int) -> int:
    """How many points the seat would have more with one card instead of another."""
    row = [*state.subjects[seat], *state.buildings[seat]]
    row.remove(given)
    row.append(received)
    subjects = tuple(card for card in row if is_subject(card))
    buildings = tuple(card for card in row if not is_subject(card))
    return card_points(subjects, buildings) - points(state, seat)


def worth(state: RivalKings, seat: int) -> float:
    """What the seat has and may expect, in points."""
    time = min(1.0, min(map(len, state.piles)) / 4)
    coins = state.coins[seat]
    return (
        points(state, seat)
        + coins * _COIN
        + min(coins, _SPENDABLE) * _COIN_TO_SPEND * time
        - state.markers[seat] * _MARKER
        + _hopes(state, seat) * time
        + _cycle(state, seat)
    )


def _hopes(state: RivalKings, seat: int) -> float:
    """The good purchases that lie open, and the active subject in the cycles to come."""
    profits = (_profit(state, seat, pile[-1]) for pile in state.piles if pile)
    return _HOPE * sum(profit for profit in profits if profit > 0) + _ABILITIES[state.active(seat)]


def _profit(state: RivalKings, seat: int, card: int) -> float:
    """How many points a purchase brings beyond those of the coins for it."""
    return gain(state, seat, card) - VALUES[card] * _COIN


# The character of this cycle.


def _cycle(state: RivalKings, seat: int) -> float:
    """What the seat's character can still bring in this cycle."""
    if state.chosen[seat] == NONE:
        return 0.0
    if not state.revealed:
        return _forecast(state, seat)
    turn = _turn(state, seat)
    if turn is None:
        return 0.0
    worths = [action_worth(state, seat, action) for action in _actions_left(state, seat, turn)]
    own = max(worths, default=0.0) if state.is_locked(seat) else sum(worths)
    ability = 0.0 if state.used >> seat & 1 else _ABILITIES[state.active(seat)] / 2
    return _CERTAIN * (own + ability + _loot_left(state, seat, turn))


def _turn(state: RivalKings, seat: int) -> Step | None:
    """The step that the seat's turn has come to, or is still to begin with; None if the turn is over."""
    for step in state.agenda[1:]:
        if step[0] in ("turn", "theft", "action", "one_action", "turn_end") and step[1] == seat:
            return step
    called = state.agenda[0][1]
    return ("turn", seat) if rank(state.chosen[seat]) >= called else None


def _actions_left(state: RivalKings, seat: int, turn: Step) -> list[str]:
    if turn[0] == "turn_end":
        return []
    own = actions(state.chosen[seat])
    first = turn[2] if turn[0] == "action" else 0
    return [own[index] for index in uncovered(state, seat) if index >= first]


def _loot_left(state: RivalKings, seat: int, turn: Step) -> float:
    """What the thefts still to come may bring."""
    if turn[0] not in ("turn", "theft") or state.is_locked(seat):
        return 0.0
    robbed = [victim for victim in victims(state, seat) if seat not in state.covered[victim]]
    return sum(_best(state, seat, _actions_left(state, victim, ("turn", victim))) for victim in robbed)


def _best(state: RivalKings, seat: int, choice: Iterable[str]) -> float:
    """What the best of these actions is worth to the seat."""
    return max((action_worth(state, seat, action) for action in choice), default=0.0)


def action_worth(state: RivalKings, seat: int, action: str) -> float:
    """About how many points the seat gains by carrying out an action."""
    if action == SETTLE:
        return _MARKER if state.markers[seat] else 0.0
    if action == PASS_ON:
        return _PASSED_ON if state.markers[seat] else 0.0
    if action == MONEY:
        return max(STACK_START, *state.stacks) * (_COIN + _COIN_TO_SPEND / 2)
    return _best_purchase(state, seat, wants_subject=action == SUBJECT)


def _best_purchase(state: RivalKings, seat: int, *, wants_subject: bool) -> float:
    """The profit of the best card on top that the seat can pay, or nearly."""
    purse = state.coins[seat] + 1
    tops = [pile[-1] for pile in state.piles if pile]
    fitting = [card for card in tops if is_subject(card) == wants_subject and VALUES[card] <= purse]
    return max(0.0, max((_profit(state, seat, card) for card in fitting), default=0.0))


# Before the characters are revealed.


def _forecast(state: RivalKings, seat: int) -> float:
    """What the chosen character may bring when it meets those that the rivals have chosen, or may choose."""
    character = state.chosen[seat]
    own, prey = rank(character), STEALS_FROM.get(rank(character))
    meets = _meetings(state, seat)
    clash = min(1.0, meets[own])
    strikes = sum(meets[striker] for striker, struck in STEALS_FROM.items() if struck == own)
    worths = [action_worth(state, seat, action) for action in actions(character)]
    loot = 0.0 if prey is None else meets[prey] * _best(state, seat, actions(2 * prey) + actions(2 * prey + 1))
    in_peace = sum(worths) + loot - _BITTER * min(1.0, strikes) * max(worths)
    markers = clash + strikes + _is_struck_by_neutral(state, own)
    return _CERTAIN * ((1 - clash) * in_peace + clash * max(worths)) - _MARKER * markers


def _meetings(state: RivalKings, seat: int) -> list[float]:
    """For each rank how many characters of the rivals to expect."""
    meets = [0.0] * len(RANKS)
    for rival in state.rivals(seat):
        chosen = state.chosen[rival]
        possible = state.hands[rival] if chosen == NONE else [chosen]
        for character in possible:
            meets[rank(character)] += 1 / len(possible)
    return meets


def _is_struck_by_neutral(state: RivalKings, own: int) -> bool:
    """Whether, with two players, the neutral character to come would give a marker to this rank."""
    if state.seats != 2:
        return False
    neutral = rank(state.aside[-1])
    return neutral == own or STEALS_FROM.get(neutral) == own
