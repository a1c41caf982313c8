"""Sets up positions in Rival Kings for the tests, with every card and coin where a real game could have it.

A new table is bare: nobody has coins, markers or cards, so only what a test adds is offered. The piles are filled up
below the named cards, expensive cards above cheap ones; cards that fit nowhere else go to the collector, the last seat.
"""

import json
import random
from typing import Any, Self

from kingdoms.core.state import Event, State
from kingdoms.games import GAMES
from kingdoms.games.rival_kings.cards import (
    CARDS,
    CHARACTERS,
    COINS,
    COPIES,
    HAND,
    PILE_SIZE,
    PILES,
    RULES_VERSION,
    STEALS_FROM,
    SYMBOLS,
    VALUES,
    is_subject,
    rank,
)
from kingdoms.games.rival_kings.events import TurnBegan
from kingdoms.games.rival_kings.moves import Choose, Skip

# The tests of the game take these from here, together with its table.
from tests.games.helpers.playing import offered as offered
from tests.games.helpers.playing import play as play
from tests.games.helpers.playing import told as told

GAME = GAMES["rival_kings"]
CHARACTER_NUMBERS = {character.key: number for number, character in enumerate(CHARACTERS)}
CARD_NUMBERS = {card.key: number for number, card in enumerate(CARDS)}
ALL_CARDS = [number for number in range(len(CARDS)) for _ in range(COPIES)]


def character(name: str) -> int:
    """The number of a character, by its key."""
    return CHARACTER_NUMBERS[name]


def card(name: str) -> int:
    """The number of a subject or building, by its key."""
    return CARD_NUMBERS[name]


def cards(*names: str) -> list[int]:
    """The numbers of several subjects or buildings."""
    return [card(name) for name in names]


def table(seats: int, *, coins: int = 0, markers: int = 0, seed: int = 7, open_money: bool = False) -> "Table":
    """A bare table: each seat has these coins and markers, and there are 2 coins in front of each pile."""
    return Table(seats, coins, markers, seed, open_money)


class Table:
    """A position under construction. Each call adds something; `choose` or `lay` turns it into a state."""

    def __init__(self, seats: int, coins: int, markers: int, seed: int, open_money: bool) -> None:
        self.seats = seats
        self._rng = random.Random(seed)
        self._state: Any = GAME.new(seats=seats, seed=seed, options={"open_money": open_money})
        self._coins = [coins] * seats
        self._markers = [markers] * seats
        self._rows: list[list[int]] = [[] for _ in range(2 * seats)]
        self._piles: list[list[int]] = [[] for _ in range(PILES)]
        self._whole: set[int] = set()
        self._stacks = [2] * PILES
        self._supply: tuple[int, int] | None = None
        self._hands: list[list[int]] = [[] for _ in range(seats)]
        self._neutrals: list[int] = []

    def coins(self, seat: int, amount: int) -> Self:
        """Gives a seat this many coins."""
        self._coins[seat] = amount
        return self

    def markers(self, seat: int, amount: int) -> Self:
        """Gives a seat this many conflict markers."""
        self._markers[seat] = amount
        return self

    def subjects(self, seat: int, *names: str) -> Self:
        """Sets a seat's row of subjects, the active one last."""
        self._rows[seat] = cards(*names)
        return self

    def buildings(self, seat: int, *names: str) -> Self:
        """Sets a seat's row of buildings, the newest last."""
        self._rows[self.seats + seat] = cards(*names)
        return self

    def pile(self, pile: int, *names: str) -> Self:
        """Sets the upper cards of a pile, the top one last; others are added below."""
        self._piles[pile] = cards(*names)
        return self

    def whole_pile(self, pile: int, *names: str) -> Self:
        """Sets all cards of a pile, the top one last."""
        self._whole.add(pile)
        return self.pile(pile, *names)

    def stacks(self, *totals: int) -> Self:
        """Sets the money in front of the four piles."""
        self._stacks = list(totals)
        return self

    def supply(self, amount: int, purse: int) -> Self:
        """Puts this many coins in the supply; all that are left go to the seat `purse`."""
        self._supply = (amount, purse)
        return self

    def hand(self, seat: int, *names: str) -> Self:
        """Gives a seat characters in addition to the one it will choose."""
        self._hands[seat] = [character(name) for name in names]
        return self

    def neutrals(self, *names: str) -> Self:
        """Sets the neutral characters of the coming cycles in a two-player game, in order."""
        self._neutrals = [character(name) for name in names]
        return self

    def choose(self, *names: str) -> Any:
        """Deals so that each seat can choose the character named for it, makes the choices, and returns the state."""
        return self.reveal(*names)[0]

    def reveal(self, *names: str) -> tuple[Any, list[Event]]:
        """Like `choose`, but also returns the events since the last choice."""
        chosen = [character(name) for name in names]
        self._deal(chosen)
        state = self.lay()
        for choice in chosen:
            events = state.play(Choose(choice))
        return state, events

    def lay(self) -> Any:
        """The state as set up so far, with the first seat about to choose."""
        state = self._state
        state.markers = list(self._markers)
        self._lay_cards()
        self._lay_money()
        return reload(state)

    def _deal(self, chosen: list[int]) -> None:
        hands = [[mine, *more] for mine, more in zip(chosen, self._hands, strict=True)]
        taken = {held for hand in hands for held in hand}
        if self.seats == 2 and not self._neutrals:
            self._neutrals = [next(number for number in harmless(chosen) if number not in taken)]
        taken.update(self._neutrals)
        rest = [number for number in range(len(CHARACTERS)) if number not in taken]
        for hand in hands:
            while len(hand) < HAND:
                hand.append(rest.pop(0))
        self._state.hands = [sorted(hand) for hand in hands]
        self._state.aside = rest + self._neutrals[::-1]

    def _lay_cards(self) -> None:
        rows, piles = self._rows, [list(pile) for pile in self._piles]
        pool = list(ALL_CARDS)
        for placed in [*rows, *piles]:
            for number in placed:
                pool.remove(number)
        self._rng.shuffle(pool)
        for kind_of_subjects in (True, False):
            kind = [number for number in pool if is_subject(number) == kind_of_subjects]
            placed = sum(is_subject(number) == kind_of_subjects for row in [*rows, *piles] for number in row)
            rest = sorted(kind[: SYMBOLS - placed], key=lambda number: -VALUES[RULES_VERSION][number])
            self._fill(rest, (2, 3) if kind_of_subjects else (0, 1), piles)
        state = self._state
        state.subjects, state.buildings = rows[: self.seats], rows[self.seats :]
        state.piles = piles

    def _fill(self, rest: list[int], own_piles: tuple[int, int], piles: list[list[int]]) -> None:
        """Puts the cards at the bottom of the piles of their kind; any left over go to the collector."""
        for number in rest:
            room = [p for p in own_piles if p not in self._whole and len(piles[p]) < PILE_SIZE]
            if room:
                piles[min(room, key=lambda p: len(piles[p]))].insert(0, number)
            else:
                self._rows[self.seats - 1 if is_subject(number) else 2 * self.seats - 1].insert(0, number)

    def _lay_money(self) -> None:
        state = self._state
        state.stacks = list(self._stacks)
        state.tops = [0 if total == 0 else 1 if total % 2 else 2 for total in self._stacks]
        if self._supply is not None:
            amount, purse = self._supply
            self._coins[purse] = 0
            self._coins[purse] = COINS - amount - sum(self._coins) - sum(self._stacks)
        state.coins = list(self._coins)
        state.supply = COINS - sum(self._coins) - sum(self._stacks)


def harmless(chosen: list[int]) -> list[int]:
    """The characters that, as the neutral one, would conflict with none of those chosen."""
    ranks = {rank(number) for number in chosen}
    return [n for n in range(len(CHARACTERS)) if rank(n) not in ranks and STEALS_FROM.get(rank(n)) not in ranks]


def reload(state: State) -> Any:
    """The state after a round trip through JSON text, with its moves worked out afresh."""
    return GAME.from_json(json.loads(json.dumps(state.to_json())))


def leave(state: State) -> list[Event]:
    """Skips every decision up to the next choice of characters or the end of the game."""
    events: list[Event] = []
    while Skip() in state.moves():
        events += state.play(Skip())
    return events


def leave_until(state: State, seat: int) -> list[Event]:
    """Skips every decision until it is this seat's turn to decide."""
    events: list[Event] = []
    while state.seat != seat:
        events += state.play(Skip())
    return events


def turn_order(events: list[Event]) -> list[int]:
    """The seats in the order of their turns."""
    return [event.seat for event in told(events, TurnBegan)]
