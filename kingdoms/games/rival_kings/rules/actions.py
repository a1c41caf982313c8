"""The five actions: how each can be carried out, and its effects; also payments and the money in front of the piles."""

from collections.abc import Callable

from kingdoms.core.state import Move
from kingdoms.games.rival_kings import cards, events, moves
from kingdoms.games.rival_kings.state import MOST_SEATS, RivalKings

DISCOUNT = 1
"""How many coins the Blacksmith saves."""

# Moves are created once and shared, because a search handles more of them than of anything else.
SKIP_MOVE = moves.Skip()
_SETTLE = moves.Settle()
_PASS_ON = [moves.PassOn(rival) for rival in range(MOST_SEATS)]
_TAKE = [moves.Take(stack) for stack in range(cards.PILES)]
_BUY = [moves.Buy(pile, False) for pile in range(cards.PILES)]
_BUY_AT_DISCOUNT = [moves.Buy(pile, True) for pile in range(cards.PILES)]


def targets(state: RivalKings, seat: int, action: str) -> list[Move]:
    """Every way the seat can carry out an action now; empty if it cannot."""
    return _TARGETS[action](state, seat)


def carry_out(state: RivalKings, seat: int, action: str, move: Move) -> None:
    """Carries out an action with the given move, or skips it."""
    if type(move) is moves.Skip:
        state.emit(events.Skipped, seat, action)
    else:
        _EFFECTS[type(move)](state, seat, move)


def ask_to_carry_out(state: RivalKings, seat: int, action: str, is_optional: bool) -> list[Move]:
    """The ways to carry out an action that is stolen, granted by an ability, or repeated by the Sailor."""
    ways = targets(state, seat, action)
    return [*ways, SKIP_MOVE] if is_optional else ways


def carry_out_asked(state: RivalKings, move: Move, seat: int, action: str, is_optional: bool) -> None:
    """Carries out the action or skips it.

    An optional action is a stolen one or, for a seat in a same-rank conflict, the Sailor's second.
    """
    state.agenda.pop()
    if type(move) is moves.Skip and is_optional and not state.is_locked(seat):
        state.emit(events.TheftUnused, seat, action)
    else:
        carry_out(state, seat, action, move)


def action_of(state: RivalKings, move: Move) -> str:
    """The action that a move carries out."""
    if type(move) is moves.Buy:
        return cards.SUBJECT if cards.is_subject(state.piles[move.pile][-1]) else cards.BUILDING
    return _ACTIONS[type(move)]


# Conflict markers.


def _ways_to_settle(state: RivalKings, seat: int) -> list[Move]:
    return [_SETTLE] if state.markers[seat] else []


def _settle(state: RivalKings, seat: int, _move: moves.Settle) -> None:
    state.markers[seat] -= 1
    state.emit(events.Settled, seat)


def _ways_to_pass_on(state: RivalKings, seat: int) -> list[Move]:
    return [_PASS_ON[rival] for rival in state.rivals(seat)] if state.markers[seat] else []


def _pass_on(state: RivalKings, seat: int, move: moves.PassOn) -> None:
    state.markers[seat] -= 1
    state.markers[move.rival] += 1
    state.emit(events.PassedOn, seat, move.rival)


# Money.


def _ways_to_take(state: RivalKings, _seat: int) -> list[Move]:
    tops = state.tops if any(state.tops) else refill(state.supply)
    return [_TAKE[stack] for stack in range(cards.PILES) if tops[stack]]


def refill(supply: int) -> list[int]:
    """The amounts put in front of the four piles in turn while the supply lasts."""
    return [max(0, min(cards.STACK_START, supply - cards.STACK_START * stack)) for stack in range(cards.PILES)]


def _take(state: RivalKings, seat: int, move: moves.Take) -> None:
    if not any(state.tops):
        amounts = refill(state.supply)
        state.supply -= sum(amounts)
        state.stacks, state.tops = amounts, amounts[:]
        state.emit(events.Refilled, tuple(amounts))
    amount = state.stacks[move.stack]
    state.coins[seat] += amount
    state.stacks[move.stack] = state.tops[move.stack] = 0
    state.emit(events.Took, seat, move.stack, amount, not state.open_money)


# Subjects and buildings.


def _ways_to_recruit(state: RivalKings, seat: int) -> list[Move]:
    coins, values = state.coins[seat], cards.VALUES[state.rules]
    return [
        _BUY[pile]
        for pile, pile_cards in enumerate(state.piles)
        if pile_cards and cards.is_subject(pile_cards[-1]) and values[pile_cards[-1]] <= coins
    ]


def _ways_to_build(state: RivalKings, seat: int) -> list[Move]:
    coins, values = state.coins[seat], cards.VALUES[state.rules]
    has_blacksmith = state.has_unused(seat, cards.BLACKSMITH)
    ways: list[Move] = []
    for pile, pile_cards in enumerate(state.piles):
        if pile_cards and not cards.is_subject(pile_cards[-1]):
            price = values[pile_cards[-1]]
            if price <= coins:
                ways.append(_BUY[pile])
            if has_blacksmith and price - DISCOUNT <= coins:
                ways.append(_BUY_AT_DISCOUNT[pile])
    return ways


def _buy(state: RivalKings, seat: int, move: moves.Buy) -> None:
    price = cards.VALUES[state.rules][state.piles[move.pile][-1]]
    if move.blacksmith:
        spend_ability(state, seat)
        price = max(0, price - DISCOUNT)
    buy_card(state, seat, move.pile, len(state.piles[move.pile]) - 1, price)


def buy_card(state: RivalKings, seat: int, pile: int, place: int, price: int) -> None:
    """Takes the card at this place in the pile; the seat's payment goes to the pile's stack of coins."""
    pile_cards = state.piles[pile]
    card = pile_cards.pop(place)
    state.coins[seat] -= price
    if price:
        state.stacks[pile] += price
        state.tops[pile] = 1 if price % 2 else 2
    obtain(state, seat, card)
    state.emit(events.Bought, seat, pile, card, price)
    if not pile_cards:
        state.emit(events.PileEnded, pile)
    elif place == len(pile_cards):
        state.emit(events.TurnedUp, pile, pile_cards[-1])


def spend_ability(state: RivalKings, seat: int) -> None:
    """Marks the seat's ability as used; the seat may use no other this cycle."""
    state.used |= 1 << seat
    state.emit(events.Used, seat, state.active(seat))


def obtain(state: RivalKings, seat: int, card: int) -> None:
    """Adds a card to the seat's row as its newest."""
    (state.subjects if cards.is_subject(card) else state.buildings)[seat].append(card)


_TARGETS: dict[str, Callable[[RivalKings, int], list[Move]]] = {
    cards.SETTLE: _ways_to_settle,
    cards.PASS_ON: _ways_to_pass_on,
    cards.MONEY: _ways_to_take,
    cards.SUBJECT: _ways_to_recruit,
    cards.BUILDING: _ways_to_build,
}
_EFFECTS: dict[type, Callable[[RivalKings, int, Move], None]] = {
    moves.Settle: _settle,
    moves.PassOn: _pass_on,
    moves.Take: _take,
    moves.Buy: _buy,
}
_ACTIONS: dict[type, str] = {moves.Settle: cards.SETTLE, moves.PassOn: cards.PASS_ON, moves.Take: cards.MONEY}
