"""The outlook of a seat: what its cards, coins and markers will come to, and what its character can still do."""

from functools import lru_cache

from kingdoms.games.rival_kings import scoring
from kingdoms.games.rival_kings.cards import (
    BISHOP,
    BLACKSMITH,
    CARPENTER,
    CHARACTERS,
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
    SAILOR,
    SCHOLAR,
    SETTLE,
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

ABILITIES = {
    GARDENER: 0.6, WATCHMAN: 0.8, JAILER: 0.8, COURT_LADY: 0.5, BISHOP: 0.5, SCHOLAR: 1.2, TROUBADOUR: 0.7,
    SAILOR: 0.2, BLACKSMITH: 0.4, CARPENTER: 1.0, MARKET_WOMAN: 1.2, INNKEEPER: 1.0, VINTNER: 0.8, MINER: 0.8,
    HERBALIST: 1.6, FARMER: 0.3,
}  # fmt: skip
"""What an active subject is worth in a cycle, in points."""
_COIN, _COIN_TO_SPEND = 1 / scoring.COINS_PER_POINT, 0.2
"""A coin's worth at the end, and how much more it is while there is time to spend it."""
_SPENDABLE = 8
"""So many coins can be spent in time; more are only points."""
_MARKER = 1.9
_PASSED_ON = 2.4
_HOPE = 0.25
"""How much of a purchase that is open to a seat counts before it is made."""
_CERTAIN = 0.8
"""How much of what a character can still do will come true."""


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
    return (
        points(state, seat)
        + _coins(state.coins[seat], time)
        - _MARKER * state.markers[seat]
        + time * _hopes(state, seat)
        + _cycle(state, seat)
    )


def _coins(coins: int, time: float) -> float:
    return coins * _COIN + min(coins, _SPENDABLE) * _COIN_TO_SPEND * time


def _hopes(state: RivalKings, seat: int) -> float:
    """The purchases open to the seat later on, and its active subject in later cycles."""
    profits = [gain(state, seat, pile[-1]) - VALUES[pile[-1]] * _COIN for pile in state.piles if pile]
    return _HOPE * sum(profit for profit in profits if profit > 0) + ABILITIES.get(state.active(seat), 0.0)


# The character of this cycle.


def _cycle(state: RivalKings, seat: int) -> float:
    """What the seat's character can still do in this cycle."""
    if state.chosen[seat] == NONE:
        return 0.0
    if not state.revealed:
        return _forecast(state, seat, state.chosen[seat])
    turn = _turn(state, seat)
    if turn is None:
        return 0.0
    left = _actions_left(state, seat, turn)
    worths = [action_worth(state, seat, action) for action in left]
    own = max(worths, default=0.0) if state.is_locked(seat) else sum(worths)
    ability = 0.0 if state.used >> seat & 1 else ABILITIES.get(state.active(seat), 0.0)
    return _CERTAIN * (own + ability * 0.5 + _thefts_left(state, seat, turn))


def _turn(state: RivalKings, seat: int) -> tuple[str, int] | None:
    """Where in its turn the seat is: the step's name and the action it is at; None if the turn is over."""
    called = state.agenda[0][1]
    for step in state.agenda[1:]:
        if step[0] in ("theft", "action", "one_action", "turn", "turn_end") and step[1] == seat:
            return step[0], step[2] if step[0] == "action" else 0
    return ("turn", 0) if rank(state.chosen[seat]) >= called else None


def _actions_left(state: RivalKings, seat: int, turn: tuple[str, int]) -> list[str]:
    own = actions(state.chosen[seat])
    if turn[0] == "turn_end":
        return []
    return [own[index] for index in uncovered(state, seat) if index >= turn[1]]


def _thefts_left(state: RivalKings, seat: int, turn: tuple[str, int]) -> float:
    if state.is_locked(seat) or turn[0] not in ("turn", "theft"):
        return 0.0
    return sum(
        max((action_worth(state, seat, actions(state.chosen[victim])[index]) for index in uncovered(state, victim)),
            default=0.0)
        for victim in victims(state, seat)
        if seat not in state.covered[victim]
    )


def action_worth(state: RivalKings, seat: int, action: str) -> float:
    """About how many points the seat gains by carrying out an action now."""
    if action == SETTLE:
        return _MARKER if state.markers[seat] else 0.0
    if action == PASS_ON:
        return _PASSED_ON if state.markers[seat] else 0.0
    if action == MONEY:
        return max(max(state.stacks), 2) * (_COIN + _COIN_TO_SPEND / 2)
    return _purchase_worth(state, seat, action)


def _purchase_worth(state: RivalKings, seat: int, kind: str) -> float:
    coins = state.coins[seat]
    profits = [
        gain(state, seat, pile[-1]) - VALUES[pile[-1]] * _COIN
        for pile in state.piles
        if pile and is_subject(pile[-1]) == (kind == SUBJECT) and VALUES[pile[-1]] <= coins + 1
    ]
    return max(0.0, *profits, 0.0)


# Before the characters are revealed.


def _forecast(state: RivalKings, seat: int, character: int) -> float:
    """What a character may bring when it meets what the rivals may have chosen."""
    own = rank(character)
    meets = _chances(state, seat)
    clash = min(1.0, meets[own])
    strikes = sum(meets[striker] for striker, prey in STEALS_FROM.items() if prey == own)
    worths = [action_worth(state, seat, action) for action in actions(character)]
    best, all_of_them = max(worths), sum(worths)
    prey = STEALS_FROM.get(own)
    loot = meets[prey] * _loot(state, seat, prey) if prey is not None else 0.0
    free = all_of_them + loot - 0.8 * strikes * best
    return _CERTAIN * ((1 - clash) * free + clash * best) - _MARKER * (clash + strikes)


def _loot(state: RivalKings, seat: int, prey: int) -> float:
    """What the best action of this rank is worth to a thief, and half of it for the victim's loss."""
    return max(
        action_worth(state, seat, action) for character in (2 * prey, 2 * prey + 1) for action in actions(character)
    )


def _chances(state: RivalKings, seat: int) -> list[float]:
    """For each rank how many rivals' characters to expect there; with two players the neutral one too."""
    meets = [0.0] * (len(CHARACTERS) // 2)
    for rival in state.rivals(seat):
        chosen = state.chosen[rival]
        possible = state.hands[rival] if chosen == NONE else [chosen]
        for character in possible:
            meets[rank(character)] += 1 / len(possible)
    return meets
