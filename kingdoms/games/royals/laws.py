"""The laws that hold in every position: no card is lost or doubled, and the agenda fits hands, display and turn.

What stands on the board, and who has won which token, has its own laws (`board_laws`).
"""

from kingdoms.core.game import Step
from kingdoms.games.royals.board import (
    COUNTRIES,
    CUBES_PER_POSITION,
    DISPLAY,
    DRAWS,
    INTRIGUES_PER_PAIR,
    MOST_CARDS,
    MOST_INTRIGUES,
    PAIRS,
    PERIODS,
    in_play,
)
from kingdoms.games.royals.board_laws import keeps_board
from kingdoms.games.royals.drawing import count_first_draws
from kingdoms.games.royals.payment import affordable, within_intrigue
from kingdoms.games.royals.state import NONE, UNKNOWN_CARD, UNKNOWN_INTRIGUE, Royals


def is_lawful(state: Royals) -> bool:
    """Whether a state whose parts are well formed is a position of the game as a whole."""
    return (
        _keeps_cards(state)
        and _keeps_intrigues(state)
        and _keeps_time(state)
        and keeps_board(state)
        and _keeps_agenda(state)
        and all(_keeps_hand(state, seat) for seat in range(state.seats))
    )


def _keeps_cards(state: Royals) -> bool:
    """All country cards are somewhere, and nobody has given openly taken ones away."""
    for country, there in enumerate(in_play(state.seats)):
        held = sum(hand[country] for hand in state.hands)
        if held + state.discards[country] + state.display.count(country) + state.deck.count(country) != there:
            return False
    return all(
        hand[UNKNOWN_CARD] == 0 and all(known[country] <= hand[country] for country in COUNTRIES)
        for hand, known in zip(state.hands, state.known, strict=True)
    )


def _keeps_intrigues(state: Royals) -> bool:
    """All intrigue cards are somewhere."""
    for pair in range(len(PAIRS)):
        held = sum(hand[pair] for hand in state.intrigues)
        if held + state.intrigue_discards[pair] + state.intrigue_deck.count(pair) != INTRIGUES_PER_PAIR:
            return False
    return not any(hand[UNKNOWN_INTRIGUE] for hand in state.intrigues)


def _keeps_time(state: Royals) -> bool:
    """The game lasts into the third period; its last round begins in the middle of a round."""
    if not state.agenda:
        return state.period == PERIODS[-1] and state.is_last_round and state.is_last_of_round()
    if state.round == 0 and state.period:
        return False
    return not state.is_last_round or (state.period == PERIODS[-1] and state.turn % state.seats > 0)


# The hands.


def _keeps_hand(state: Royals, seat: int) -> bool:
    """Whether the seat has no more cards than it can have now."""
    cards, intrigues = state.count_cards(seat), state.count_intrigues(seat)
    if state.round == 0 and not _has_drawn_at_first(state, seat):
        return cards == intrigues == 0
    if not state.agenda or seat != state.acting():
        return cards <= MOST_CARDS and intrigues <= MOST_INTRIGUES
    return _keeps_own_hand(state, cards, intrigues)


def _has_drawn_at_first(state: Royals, seat: int) -> bool:
    """Whether the seat has had its first turn, or has it now."""
    return (seat - state.start) % state.seats <= state.turn


def _keeps_own_hand(state: Royals, cards: int, intrigues: int) -> bool:
    """Whether who is at turn can have so many cards: three country cards more than allowed, or one of both kinds."""
    if state.round == 0 and (intrigues or cards > count_first_draws(state)):
        return False
    match state.agenda[-1]:
        case ("plan", _):
            return cards <= MOST_CARDS and intrigues <= MOST_INTRIGUES
        case ("draw", _, to_come, 1):
            return cards <= MOST_CARDS + 1 - to_come and intrigues <= MOST_INTRIGUES
        case ("draw", _, 1, 0) if cards <= MOST_CARDS:
            return intrigues <= MOST_INTRIGUES + 1
        case ("draw", _, to_come, 0):
            return cards <= MOST_CARDS + DRAWS - to_come and intrigues <= MOST_INTRIGUES
        case ("discard", _):
            has_too_many = cards > MOST_CARDS
        case ("discard_intrigue", _):
            has_too_many = cards <= MOST_CARDS and intrigues > MOST_INTRIGUES
        case _:
            has_too_many = True
    most = MOST_CARDS + (1 if intrigues > MOST_INTRIGUES else DRAWS)
    return has_too_many and cards <= most and intrigues <= MOST_INTRIGUES + 1


# The agenda, whose steps are well formed.


def _keeps_agenda(state: Royals) -> bool:
    """Whether below the decision on top lies what follows from it, all of the seat at turn."""
    seat = state.acting()
    if not state.agenda:
        return len(state.display) == DISPLAY
    if any(step[1] != seat for step in state.agenda):
        return False
    *below, decision = state.agenda
    return _can_be_asked(state, decision) and below == _below(state, decision)


def _below(state: Royals, decision: Step) -> list[Step]:
    """What lies below a decision, the next step last."""
    name, seat = decision[:2]
    if name in ("play", "discard", "discard_intrigue"):
        return [("turn_end", seat)]
    steps: list[Step] = [("turn_end", seat), ("play", seat)]
    if name == "pay" and state.holders[decision[2]] != NONE:
        steps.append(("pay_intrigue", seat, decision[2]))
    return steps


def _can_be_asked(state: Royals, decision: Step) -> bool:
    """Whether this can be asked here. That there is a choice is seen when the moves are listed."""
    name, seat, *fields = decision
    match name:
        case "plan":
            return state.round > 0 and len(state.display) == DISPLAY
        case "draw":
            return _can_draw(state, *fields)
        case "pay" | "pay_intrigue":
            return _can_pay(state, name, seat, *fields)
    return name != "turn_end" and len(state.display) <= DISPLAY


def _can_draw(state: Royals, cards: int, intrigues: int) -> bool:
    """Whether so many cards can be left to draw, with so many taken out of the display."""
    taken = DISPLAY - len(state.display)
    if intrigues:
        return state.round > 0 and cards == 1 and taken == 0
    most = DRAWS if state.round else count_first_draws(state)
    return 0 < cards <= most and 0 <= taken <= most - cards and (state.round == 0 or cards < most or taken == 0)


def _can_pay(state: Royals, name: str, seat: int, position: int) -> bool:
    """Whether the seat can occupy the position, as far as it has not paid for it."""
    holder = state.holders[position]
    if holder == seat or state.supply[seat] < CUBES_PER_POSITION or len(state.display) > DISPLAY:
        return False
    if name == "pay" and position not in affordable(tuple(state.hands[seat])):
        return False
    has_intrigues = position in within_intrigue(tuple(state.intrigues[seat]))
    return has_intrigues if holder != NONE else name == "pay"
