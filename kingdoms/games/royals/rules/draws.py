"""Drawing: a binding choice of what to draw, then one card at a time from the display, deck or intrigue deck."""

from functools import cache

from kingdoms.core import chance
from kingdoms.core.state import Move
from kingdoms.games.royals import events, moves
from kingdoms.games.royals.board import COUNTRIES, DRAWS, FIRST_DRAWS, PAIRS
from kingdoms.games.royals.state import Royals

_PLANS: list[Move] = [moves.DrawThree(), moves.DrawWithIntrigue()]
_TAKE_OPEN = [moves.TakeOpen(country) for country in COUNTRIES]
_TAKE_HIDDEN, _TAKE_INTRIGUE = moves.TakeHidden(), moves.TakeIntrigue()


def begin_turn(state: Royals) -> None:
    """Begins the next seat's turn: draw, play, end. In the first round it has no choice of what to draw."""
    seat = state.acting()
    state.emit(events.TurnBegan, seat)
    state.agenda = [("turn_end", seat), ("play", seat)]
    state.agenda.append(("plan", seat) if state.round else ("draw", seat, count_first_draws(state, state.turn), 0))


def count_first_draws(state: Royals, place: int) -> int:
    """How many country cards the seat at this place, counted from the start player, draws in its first turn."""
    return DRAWS if state.equal_first_turn else FIRST_DRAWS[state.seats][place]


def ask_plan(state: Royals, seat: int) -> list[Move]:
    """The two choices: three country cards, or one country card and one intrigue card."""
    return _PLANS


def plan(state: Royals, move: Move, seat: int) -> None:
    """Makes the choice binding: sets how many cards of each kind to draw."""
    intrigues = int(type(move) is moves.DrawWithIntrigue)
    state.emit(events.Planned, seat, intrigues)
    state.agenda[-1] = ("draw", seat, 1 if intrigues else DRAWS, intrigues)


def ask_draw(state: Royals, seat: int, cards: int, intrigues: int) -> list[Move]:
    """The sources of the next card, with this many of each kind still to be drawn."""
    return _sources(tuple(state.display) if cards else (), bool(cards and state.deck), bool(intrigues))


@cache
def _sources(display: tuple[int, ...], has_deck: bool, has_intrigue: bool) -> list[Move]:
    ways: list[Move] = [_TAKE_OPEN[country] for country in COUNTRIES if country in display]
    if has_deck:
        ways.append(_TAKE_HIDDEN)
    if has_intrigue:
        ways.append(_TAKE_INTRIGUE)
    return ways


def draw(state: Royals, move: Move, seat: int, cards: int, intrigues: int) -> None:
    """Draws one card; the display is refilled only at the end of the turn."""
    if type(move) is moves.TakeIntrigue:
        _draw_intrigue(state, seat)
        intrigues -= 1
    else:
        _draw_card(state, move, seat)
        cards -= 1
    if cards or intrigues:
        state.agenda[-1] = ("draw", seat, cards, intrigues)
    else:
        state.agenda.pop()


def _draw_card(state: Royals, move: Move, seat: int) -> None:
    """Draws a country card; one taken from the display is remembered as known to everyone."""
    if type(move) is moves.TakeOpen:
        state.display.remove(move.country)
        state.hands[seat][move.country] += 1
        state.known[seat][move.country] += 1
        state.emit(events.TookOpen, seat, move.country)
    else:
        state.hands[seat][state.deck.pop()] += 1
        state.emit(events.DrewHidden, seat)


def _draw_intrigue(state: Royals, seat: int) -> None:
    """Draws an intrigue card; the discards are shuffled only when the deck is empty."""
    if not state.intrigue_deck:
        deck = [pair for pair in range(len(PAIRS)) for _ in range(state.intrigue_discards[pair])]
        state.chance = chance.shuffle(state.chance, deck)
        state.intrigue_deck, state.intrigue_discards = deck, [0] * len(PAIRS)
        state.emit(events.IntriguesShuffled)
    state.intrigues[seat][state.intrigue_deck.pop()] += 1
    state.emit(events.DrewIntrigue, seat)
