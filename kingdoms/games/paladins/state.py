"""The state of Paladins: the table, what each seat may know of it, and the score.

The steps of the agenda get their meaning in `rules`, where a subclass completes this class.
"""

import random
from collections.abc import Collection, Sequence
from typing import Self

from kingdoms.core.game import Score
from kingdoms.games.paladins import scoring
from kingdoms.games.paladins.board import FAVOURS_DEALT, ORDERS_DEALT
from kingdoms.games.paladins.cards import FAVOURS, ORDERS, PALADINS
from kingdoms.games.paladins.table import DECKS, HIDDEN, NONE, OPPONENT, Table, members

LEAST_SEATS, MOST_SEATS = 1, 4


class Paladins(Table):
    """A position in a game of Paladins."""

    __slots__ = ()

    # Hidden information.

    def view(self, seat: int | None) -> Self:
        """Everything the seat may know. While paladins are being chosen, only the choosing seat sees its moves."""
        view = self.copy()
        view.chance = 0
        for name in DECKS:
            setattr(view, name, [HIDDEN] * len(getattr(self, name)))
        view.orders[self.count_open_orders() :] = [HIDDEN] * (ORDERS_DEALT - self.count_open_orders())
        view.favours[self.count_open_favours() :] = [HIDDEN] * (FAVOURS_DEALT - self.count_open_favours())
        if self.is_choosing_paladins() and self.seat != seat:
            view._moves = []
        for owner in range(self.seats):
            view._blank_paladins(owner, owner == seat)
        return view

    def is_choosing_paladins(self) -> bool:
        """Whether some seat is still choosing its paladin, so that no choice is public yet."""
        return any(self.drawn)

    def _blank_paladins(self, owner: int, is_own: bool) -> None:
        deck = self.paladin_decks[owner]
        if is_own:
            known = self._known_paladins(owner)
            self.paladin_decks[owner] = tuple(card if place in known else HIDDEN for place, card in enumerate(deck))
            return
        self.paladin_decks[owner] = (HIDDEN,) * len(deck)
        self.drawn[owner] = (HIDDEN,) * len(self.drawn[owner])
        if self.is_choosing_paladins() and self.paladins[owner] != NONE:
            self.paladins[owner] = HIDDEN

    def _known_paladins(self, owner: int) -> Collection[int]:
        """The places in its own deck where a seat has put paladins itself: at the bottom each round, and on top."""
        deck, has_drawn = len(self.paladin_decks[owner]), bool(self.drawn[owner])
        chosen = self.round - has_drawn
        return {*range(min(chosen, deck)), deck - 1} if chosen and not has_drawn else range(min(chosen, deck))

    def determinize(self, seat: int | None, rng: random.Random) -> Self:
        """A full state consistent with `view(seat)`, with hidden cards dealt using `rng`."""
        full = self.view(seat)
        full.chance = rng.getrandbits(64)
        for name, (cards, seen) in full.packs().items():
            unseen = _others(cards, seen)
            rng.shuffle(unseen)
            setattr(full, name, unseen)
        _deal(full.orders, ORDERS, rng)
        _deal(full.favours, range(len(FAVOURS)), rng)
        for owner in range(self.seats):
            full._deal_paladins(owner, rng)
        full.reopen()
        return full

    def _deal_paladins(self, owner: int, rng: random.Random) -> None:
        """Deals the unknown paladins to the places where they may be."""
        deck, drawn, paladin = self.paladin_decks[owner], self.drawn[owner], self.paladins[owner]
        unseen = _others(range(len(PALADINS)), [*members(self.spent[owner]), *deck, *drawn, paladin])
        rng.shuffle(unseen)
        self.paladin_decks[owner] = tuple(unseen.pop() if card == HIDDEN else card for card in deck)
        self.drawn[owner] = tuple(unseen.pop() if card == HIDDEN else card for card in drawn)
        if paladin == HIDDEN:
            self.paladins[owner] = unseen.pop()

    def has_secrets(self, seat: int) -> bool:
        """Whether the seat knows paladins that others do not: from the first draw until the end of the game."""
        return self.round > 0 and self.seat is not None

    def needs_curtain(self, seat: int) -> bool:
        """Whether the seat is choosing a paladin."""
        return self.seat == seat and self.is_choosing_paladins()

    # Points.

    def scores(self) -> list[Score]:
        """Each side's score, as if the game ended now."""
        return [scoring.score(self, side) for side in range(self.sides)]

    def ranking(self) -> list[tuple[int, ...]]:
        """Sort keys of the sides: points, points from Orders, fewest suspicion cards; in a solo game, points alone."""
        if self.seats == 1:
            return super().ranking()
        return [
            (score.total, score.parts[scoring.ORDERS_PART], -len(suspicions))
            for score, suspicions in zip(self.scores(), self.suspicions, strict=True)
        ]

    def winners(self) -> list[int]:
        """The winners by ranking; a tied solo game goes to the opponent."""
        if self.seats > 1 or self.seat is not None:
            return super().winners()
        own, others = self.ranking()
        return [0] if own > others else [OPPONENT]


def _others(cards: Sequence[int], seen: Sequence[int]) -> list[int]:
    """The cards other than those seen."""
    left = list(cards)
    for card in seen:
        if card >= 0:
            left.remove(card)
    return left


def _deal(row: list[int], cards: Sequence[int], rng: random.Random) -> None:
    """Puts a random card that is not face up in each hidden place."""
    left = [card for card in cards if card not in row]
    rng.shuffle(left)
    row[:] = [left.pop() if card == HIDDEN else card for card in row]
