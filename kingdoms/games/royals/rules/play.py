"""The rules of Royals: the set-up, and tables of the functions for each step of the agenda.

A turn has three parts: drawing (`draws`), playing cards (`occupying`, with the ways to pay in `payment`), and its
end, when a period or the game may end too (`periods`).
"""

from typing import Self

from kingdoms.core import chance
from kingdoms.games.royals import payment
from kingdoms.games.royals.board import CITIES, COUNTRIES, CUBES, INTRIGUES_PER_PAIR, PAIRS, POSITIONS, TITLES, in_play
from kingdoms.games.royals.moves import EndTurn, Pay, PayIntrigue
from kingdoms.games.royals.rules import draws, occupying, periods
from kingdoms.games.royals.state import NONE, Royals


class Play(Royals):
    """A game of Royals, played by the rules."""

    __slots__ = ()

    @classmethod
    def set_up(cls, seats: int, seed: int, rules: int, open_scores: bool, equal_first_turn: bool) -> Self:
        """A new game: shuffled decks, three country cards face up, and a start player chosen at random."""
        state = cls(rules)
        state.seats = seats
        state.open_scores = open_scores
        state.equal_first_turn = equal_first_turn
        state.start, state.chance = chance.draw(chance.start(seed), seats)
        state.turn = state.period = 0
        state.is_last_round = False
        _deal(state)
        state.holders = [NONE] * len(POSITIONS)
        state.exile = [[0] * seats for _ in CITIES]
        state.tiles = [[0] * seats for _ in TITLES]
        state.supply = [CUBES[seats]] * seats
        state.city_bonuses = [NONE] * len(CITIES)
        state.country_bonuses = [()] * len(COUNTRIES)
        state.noble_house = ()
        state.period_tokens = []
        draws.begin_turn(state)
        state.begin()
        return state


def _deal(state: Royals) -> None:
    """Shuffles all cards into their decks and fills the display; hands start empty."""
    state.hands = [[0] * (len(COUNTRIES) + 1) for _ in range(state.seats)]
    state.known = [[0] * len(COUNTRIES) for _ in range(state.seats)]
    state.intrigues = [[0] * (len(PAIRS) + 1) for _ in range(state.seats)]
    state.discards = [0] * len(COUNTRIES)
    state.intrigue_discards = [0] * len(PAIRS)
    state.deck = [country for country in COUNTRIES for _ in range(in_play(state.seats)[country])]
    state.chance = chance.shuffle(state.chance, state.deck)
    state.intrigue_deck = [pair for pair in range(len(PAIRS)) for _ in range(INTRIGUES_PER_PAIR)]
    state.chance = chance.shuffle(state.chance, state.intrigue_deck)
    state.display = []
    periods.refill(state)


def cheapest(state: Royals) -> Pay | PayIntrigue:
    """The cheapest payment for the seat that has to pay, which the screen suggests."""
    name, seat, position, *_paid = state.agenda[-1]
    if name == "pay_intrigue":
        return payment.cheapest_intrigue(state.intrigues[seat], position)
    return payment.cheapest_payment(state.hands[seat], position)


# The steps of the agenda: some simply happen; the others ask the seat in their first field and handle its answer.

Play.closing = (EndTurn,)
Play.happens = {
    "turn_end": periods.end_turn,
}
Play.asks = {
    "plan": draws.ask_plan,
    "draw": draws.ask_draw,
    "play": occupying.ask_play,
    "pay": occupying.ask_payment,
    "pay_intrigue": occupying.ask_intrigue_payment,
    "discard": periods.ask_discard,
    "discard_intrigue": periods.ask_discard_intrigue,
}
Play.answers = {
    "plan": draws.plan,
    "draw": draws.draw,
    "play": occupying.play,
    "pay": occupying.pay,
    "pay_intrigue": occupying.pay_intrigue,
    "discard": periods.discard_card,
    "discard_intrigue": periods.discard_intrigue_card,
}
