"""A round: its cards, the paladins, the taverns, and the clean-up at its end."""

from itertools import permutations

from kingdoms.core import chance
from kingdoms.core.state import Move, Step
from kingdoms.games.paladins import events
from kingdoms.games.paladins.board import FAVOURS_DEALT, FIRST_FAVOUR, ORDERS_DEALT, PALADINS_DRAWN, ROUNDS
from kingdoms.games.paladins.cards import PALADINS, TAVERNS
from kingdoms.games.paladins.moves import ChoosePaladin, TakeTavern
from kingdoms.games.paladins.rules.rewards import gain_workers
from kingdoms.games.paladins.rules.solo import opponent
from kingdoms.games.paladins.rules.workers import ONE
from kingdoms.games.paladins.state import MOST_TAVERNS, NONE, Paladins

_TAKE_TAVERN = [TakeTavern(place) for place in range(MOST_TAVERNS)]


def begin_round(state: Paladins) -> None:
    """Turns over the round's cards and draws the paladins; after the last round, ends the game."""
    if state.round == ROUNDS:
        state.agenda.pop()
        state.emit(events.GameEnded)
        return
    state.round += 1
    if state.round > 1:
        state.start = (state.start + 1) % state.seats
    state.passed = 0
    state.emit(events.RoundBegan, state.round, state.start)
    _turn_over(state)
    _open_taverns(state)
    _draw_paladins(state)
    state.agenda += [("round_end",), *opening(state)]


def opening(state: Paladins) -> list[Step]:
    """The steps of a round up to its first turn, last step first: paladins, then taverns, in turn order."""
    seats = [side for side in reversed(state.order()) if not state.is_opponent(side)]
    taverns, paladins = [("tavern", seat) for seat in seats], [("paladin", seat) for seat in seats]
    opponents = [("opponent_tavern",)] if state.seats == 1 else []
    return [("turn", state.start), *opponents, *taverns, ("reveal",), *paladins]


def _turn_over(state: Paladins) -> None:
    """Turns over the round's King's Order, its Favour or both; in a solo game, also prepares the opponent."""
    order, favour = state.round - 1, state.round - FIRST_FAVOUR
    if order < ORDERS_DEALT:
        state.emit(events.OrderTurned, order, state.orders[order])
    if 0 <= favour < FAVOURS_DEALT:
        state.emit(events.FavourTurned, favour, state.favours[favour])
    if state.seats == 1:
        opponent.begin_round(state, order, favour)


def _open_taverns(state: Paladins) -> None:
    """Lays out one more tavern card than there are seats; when the deck runs out, the discards are shuffled."""
    state.taverns = []
    while len(state.taverns) <= state.seats:
        if not state.tavern_deck:
            state.tavern_deck, state.tavern_discards = state.tavern_discards, []
            state.chance = chance.shuffle(state.chance, state.tavern_deck)
            state.emit(events.TavernsShuffled)
        state.taverns.append(state.tavern_deck.pop())
    state.emit(events.TavernsOpened, tuple(state.taverns))


# Paladins.


def _draw_paladins(state: Paladins) -> None:
    """Every seat draws three paladins; the previous round's paladin is out of the game."""
    for seat in range(state.seats):
        if state.paladins[seat] != NONE:
            state.spent[seat] |= 1 << state.paladins[seat]
            state.paladins[seat] = NONE
        deck = state.paladin_decks[seat]
        state.paladin_decks[seat], state.drawn[seat] = deck[:-PALADINS_DRAWN], deck[-PALADINS_DRAWN:]
    state.emit(events.PaladinsDrawn)


def ask_paladin(state: Paladins, seat: int) -> list[Move]:
    """The ways to choose a paladin to use and one to put back on top."""
    return [ChoosePaladin(use, top) for use, top in permutations(sorted(state.drawn[seat]), 2)]


def choose_paladin(state: Paladins, move: ChoosePaladin, seat: int) -> None:
    """Takes a paladin, still in secret; another goes back on top of the deck, and the third to the bottom."""
    state.agenda.pop()
    (bottom,) = (card for card in state.drawn[seat] if card not in move)
    state.paladins[seat], state.drawn[seat] = move.use, ()
    state.paladin_decks[seat] = (bottom, *state.paladin_decks[seat], move.top)
    state.emit(events.PaladinChosen, seat)


def reveal_paladins(state: Paladins) -> None:
    """In turn order, everyone turns their paladin face up and takes its two workers."""
    state.agenda.pop()
    for seat in state.order():
        if not state.is_opponent(seat):
            paladin = state.paladins[seat]
            state.emit(events.PaladinRevealed, seat, paladin, state.seats > 1)
            first, second = PALADINS[paladin].workers
            gain_workers(state, seat, tuple(map(int.__add__, ONE[first], ONE[second])))


# Taverns.


def ask_tavern(state: Paladins, seat: int) -> list[Move]:
    """The tavern cards left to take."""
    return [_TAKE_TAVERN[place] for place, card in enumerate(state.taverns) if card != NONE]


def take_tavern(state: Paladins, move: TakeTavern, seat: int) -> None:
    """The seat takes the card's four workers."""
    state.agenda.pop()
    card = state.taverns[move.place]
    state.taverns[move.place] = NONE
    state.tavern_discards.append(card)
    state.emit(events.TavernTaken, seat, move.place, card)
    gain_workers(state, seat, TAVERNS[card])


# The end of a round. New cards go next to those left: townsfolk from right to left, outsiders from left to right.


def end_round(state: Paladins) -> None:
    """Removes the cards at the end of each row and slides the rest; after the last round, everything stays."""
    state.agenda.pop()
    if state.round == ROUNDS:
        state.emit(events.RoundEnded, state.round, (), ())
        return
    leaving = 2 if state.seats == 1 else 1
    townsfolk = tuple(card for card in state.townsfolk[-leaving:] if card != NONE)
    outsiders = tuple(card for card in state.outsiders[:leaving] if card != NONE)
    state.townsfolk[-leaving:] = [NONE] * leaving
    state.outsiders[:leaving] = [NONE] * leaving
    state.discarded_townsfolk |= sum(1 << card for card in townsfolk)
    state.discarded_outsiders |= sum(1 << card for card in outsiders)
    state.emit(events.RoundEnded, state.round, townsfolk, outsiders)
    refill_townsfolk(state)
    refill_outsiders(state)
    state.tavern_discards += [card for card in state.taverns if card != NONE]
    state.taverns = []
    state.favour_workers = [NONE] * FAVOURS_DEALT
    if state.seats == 1:
        opponent.end_round(state)


def end_draft(state: Paladins) -> None:
    """Refills the row once everyone has their first townsfolk."""
    state.agenda.pop()
    refill_townsfolk(state)


def refill_townsfolk(state: Paladins) -> None:
    """Slides the row to the right and refills it from its deck as far as possible."""
    new = _fill(state.townsfolk[::-1], state.townsfolk_deck)
    arrived = len(new) - new.count(NONE) - sum(card != NONE for card in state.townsfolk)
    state.townsfolk = new[::-1]
    first = state.townsfolk.count(NONE)
    if arrived:
        state.emit(events.TownsfolkArrived, tuple(state.townsfolk[first : first + arrived]))


def refill_outsiders(state: Paladins) -> None:
    """Slides the row to the left and refills it from its deck as far as possible."""
    stayed = sum(card != NONE for card in state.outsiders)
    state.outsiders = _fill(state.outsiders, state.outsider_deck)
    arrived = tuple(card for card in state.outsiders[stayed:] if card != NONE)
    if arrived:
        state.emit(events.OutsidersArrived, arrived)


def _fill(row: list[int], deck: list[int]) -> list[int]:
    """The row with its gaps closed and refilled from the deck, then padded with NONE."""
    cards = [card for card in row if card != NONE]
    while len(cards) < len(row) and deck:
        cards.append(deck.pop())
    return cards + [NONE] * (len(row) - len(cards))
