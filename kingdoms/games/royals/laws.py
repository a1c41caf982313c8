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
from kingdoms.games.royals.payment import within_intrigue
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
    """Whether the seat has no more cards than it can have now; there is no intrigue in the first round."""
    cards, intrigues = state.count_cards(seat), state.count_intrigues(seat)
    if state.round == 0:
        return intrigues == 0 and cards <= _first_cards(state, seat)
    drawn = _drawn(state.agenda[-1]) if state.agenda and seat == state.acting() else [(0, 0)]
    return any(
        cards <= MOST_CARDS + more_cards and intrigues <= MOST_INTRIGUES + more_intrigues
        for more_cards, more_intrigues in drawn
    )


def _first_cards(state: Royals, seat: int) -> int:
    """How many cards the seat can have in the first round: none before its turn."""
    place = (seat - state.start) % state.seats
    return 0 if place > state.turn else count_first_draws(state, place)


def _drawn(decision: Step) -> list[tuple[int, int]]:
    """How many country and intrigue cards who has this to decide can have drawn in this turn: three, or one of both."""
    match decision:
        case ("plan", _) | ("draw", _, _, 1):
            return [(0, 0)]
        case ("draw", _, 1, 0):
            return [(DRAWS - 1, 0), (0, 1)]
        case ("draw", _, cards, 0):
            return [(DRAWS - cards, 0)]
    return [(DRAWS, 0), (1, 1)]


# The agenda, whose steps are well formed.


def _keeps_agenda(state: Royals) -> bool:
    """Whether below the decision on top lies what follows from it, all of the seat at turn."""
    seat = state.acting()
    if not state.agenda:
        return len(state.display) == DISPLAY
    if any(step[1] != seat for step in state.agenda):
        return False
    *below, decision = state.agenda
    return len(state.display) <= DISPLAY and _can_be_asked(state, decision) and below == _below(state, decision)


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
        case "discard":
            return state.count_cards(seat) > MOST_CARDS
        case "discard_intrigue":
            return state.count_cards(seat) <= MOST_CARDS and state.count_intrigues(seat) > MOST_INTRIGUES
        case "play":
            return True
    return False


def _can_draw(state: Royals, cards: int, intrigues: int) -> bool:
    """Whether so many cards can be left to draw, with so many taken out of the display."""
    taken = DISPLAY - len(state.display)
    if intrigues:
        return state.round > 0 and cards == 1 and taken == 0
    most = DRAWS if state.round else count_first_draws(state, state.turn)
    return taken <= most - cards


def _can_pay(state: Royals, name: str, seat: int, position: int) -> bool:
    """Whether the seat can occupy the position, as far as it has not paid for it."""
    holder = state.holders[position]
    if holder == seat or state.supply[seat] < CUBES_PER_POSITION:
        return False
    if holder == NONE:
        return name == "pay"
    return position in within_intrigue(tuple(state.intrigues[seat]))
