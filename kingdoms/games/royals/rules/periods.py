"""The end of a turn, of a period and of the game: hand limits, the refilled display, period tokens and titles."""

from kingdoms.core import chance
from kingdoms.core.state import Move
from kingdoms.games.royals import board, events, moves, scoring
from kingdoms.games.royals.country_ranking import ranking
from kingdoms.games.royals.rules import draws
from kingdoms.games.royals.rules.occupying import discard, discard_intrigue
from kingdoms.games.royals.state import NONE, Royals

_DISCARD = [moves.Discard(country) for country in board.COUNTRIES]
_DISCARD_INTRIGUE = [moves.DiscardIntrigue(pair) for pair in range(len(board.PAIRS))]
_LAST_PERIOD = board.PERIODS[-1]


# The hand limits.


def end_turn(state: Royals, seat: int) -> None:
    """Asks a seat over a hand limit to discard a card; once it is within the limits, ends its turn."""
    if state.count_cards(seat) > board.MOST_CARDS:
        state.agenda.append(("discard", seat))
    elif state.count_intrigues(seat) > board.MOST_INTRIGUES:
        state.agenda.append(("discard_intrigue", seat))
    else:
        state.emit(events.TurnEnded, seat)
        _go_on(state)


def ask_discard(state: Royals, seat: int) -> list[Move]:
    """The moves that discard a card, one for each country in hand."""
    hand = state.hands[seat]
    return [_DISCARD[country] for country in board.COUNTRIES if hand[country]]


def discard_card(state: Royals, move: moves.Discard, seat: int) -> None:
    """Puts the card on the discard pile."""
    state.agenda.pop()
    discard(state, seat, move.country, 1)
    state.emit(events.Discarded, seat, move.country)


def ask_discard_intrigue(state: Royals, seat: int) -> list[Move]:
    """The moves that discard an intrigue card, one for each pair in hand."""
    hand = state.intrigues[seat]
    return [_DISCARD_INTRIGUE[pair] for pair in range(len(board.PAIRS)) if hand[pair]]


def discard_intrigue_card(state: Royals, move: moves.DiscardIntrigue, seat: int) -> None:
    """Puts the card on the intrigue discard pile."""
    state.agenda.pop()
    discard_intrigue(state, seat, move.pair, 1)
    state.emit(events.DiscardedIntrigue, seat, move.pair)


# The display and the deck.


def _go_on(state: Royals) -> None:
    """Refills the display, scores whatever ends with this turn, and begins the next seat's turn."""
    if not refill(state):
        _renew_deck(state)
        if state.period < _LAST_PERIOD:
            _end_period(state)
            state.period += 1
        else:
            state.is_last_round = True
            if not state.is_last_of_round():
                state.emit(events.LastRound)
    if state.is_last_round and state.is_last_of_round():
        _end_game(state)
    else:
        state.turn += 1
        draws.begin_turn(state)


def refill(state: Royals) -> bool:
    """Turns up cards until the display is full. Returns False if the deck runs out first."""
    turned: list[int] = []
    while state.deck and len(state.display) + len(turned) < board.DISPLAY:
        turned.append(state.deck.pop())
    state.display += turned
    if turned:
        state.emit(events.Refilled, tuple(turned))
    return len(state.display) == board.DISPLAY


def _renew_deck(state: Royals) -> None:
    """Shuffles the discards into a new deck and fills the display from it.

    There are always enough cards, as each hand holds at most twelve.
    """
    state.deck = [country for country in board.COUNTRIES for _ in range(state.discards[country])]
    state.chance = chance.shuffle(state.chance, state.deck)
    state.discards = [0] * len(board.COUNTRIES)
    state.emit(events.DeckRenewed, len(state.deck))
    refill(state)


# Scoring.


def _end_period(state: Royals) -> None:
    """Gives tokens to the two seats with the most influence in each country."""
    state.emit(events.PeriodEnded, state.period)
    tokens = tuple(leaders(state, country) for country in board.COUNTRIES)
    state.period_tokens.append(tokens)
    for country, owners in enumerate(tokens):
        for place, owner in enumerate(owners):
            if owner == NONE:
                state.emit(events.TokenLost, state.period, country, place)
            else:
                points = board.PERIOD_TOKENS[state.rules][country][state.period][place]
                state.emit(events.PeriodToken, owner, state.period, country, place, points)


def leaders(state: Royals, country: int) -> tuple[int, int]:
    """The seats that would get a country's first and second tokens now; NONE where nobody would."""
    first, second, *_others = [*ranking(state.holders, country), NONE, NONE]
    return first, second


def _end_game(state: Royals) -> None:
    """Scores the third period, then awards the titles, lowest first."""
    _end_period(state)
    state.agenda = []
    for title in board.TITLES:
        state.emit(events.TitleAwarded, title, *scoring.award(title, state.tiles[title]))
    state.emit(events.GameEnded)
