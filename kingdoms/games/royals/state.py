"""The state of Royals: plain data in slots, with its copy, views, determinizations and JSON.

`rules` completes this class: it defines what each step of the agenda means.
"""

import random
from collections.abc import Iterator
from itertools import count
from typing import Self

from kingdoms.core.state import Score, State
from kingdoms.games.royals import scoring
from kingdoms.games.royals.board import (
    COUNTRIES,
    INTRIGUES_PER_PAIR,
    PAIRS,
    POSITIONS_OF,
    TITLES,
    in_play,
)
from kingdoms.games.royals.payment import within_intrigue
from kingdoms.games.royals.scoring import Token

NONE = -1
"""Stands for no seat."""
HIDDEN = -2
"""In a view, stands for a card in a deck."""
UNKNOWN_CARD, UNKNOWN_INTRIGUE = len(COUNTRIES), len(PAIRS)
"""The places in a hand where a view counts the cards whose kind is not known."""

LEAST_SEATS, MOST_SEATS = 2, 5

_MANY_TRIES = 200
"""After this many deals that leave the deciding rival nothing to choose, deals favour one country (`_lean`)."""


class Royals(State):
    """A position in a game of Royals. Cards are counted by kind; a deck is a list whose last card is its top."""

    __slots__ = (
        "city_bonuses", "country_bonuses", "deck", "discards", "display", "equal_first_turn", "exile", "hands",
        "holders", "intrigue_deck", "intrigue_discards", "intrigues", "is_last_round", "known", "noble_house",
        "open_scores", "period", "period_tokens", "seats", "start", "supply", "tiles", "turn",
    )  # fmt: skip

    seats: int
    open_scores: bool
    """Whether the table shows everyone's tokens; nothing in the rules depends on it."""
    equal_first_turn: bool
    """Whether everyone draws three cards in their first turn."""
    start: int
    """The seat that took the first turn."""
    turn: int
    """How many turns are over."""
    period: int
    is_last_round: bool
    """Whether the third period's deck has run out, so the game ends with this round."""

    hands: list[list[int]]
    """For each seat, its number of cards of each country, then how many are of an unknown country."""
    known: list[list[int]]
    """For each seat, how many cards of each country everyone knows it holds, because it took them openly."""
    intrigues: list[list[int]]
    """For each seat, its number of intrigue cards of each pair, then how many are of an unknown pair."""
    display: list[int]
    """The countries of the face-up cards."""
    deck: list[int]
    discards: list[int]
    """The number of discarded cards of each country."""
    intrigue_deck: list[int]
    intrigue_discards: list[int]
    """The number of discarded intrigue cards of each pair."""

    holders: list[int]
    """For each position, the seat whose cube is on it, or NONE."""
    exile: list[list[int]]
    """For each city, how many exiled cubes each seat has there."""
    tiles: list[list[int]]
    """For each title, how many cubes each seat has on its tile."""
    supply: list[int]
    """The cubes each seat has left."""

    city_bonuses: list[int]
    """For each city, the seat that has its bonus, or NONE."""
    country_bonuses: list[tuple[int, ...]]
    """For each country, the seats that have a bonus for it, the one with the highest bonus first."""
    noble_house: tuple[int, ...]
    """The seats that have a noble house token, the one with the highest token first."""
    period_tokens: list[tuple[tuple[int, int], ...]]
    """For each finished period and each country, who has the first and second tokens; NONE for one that was lost."""

    def copy(self) -> Self:
        """An independent copy."""
        other = self._begin_copy()
        other.seats = self.seats
        other.open_scores = self.open_scores
        other.equal_first_turn = self.equal_first_turn
        other.start = self.start
        other.turn = self.turn
        other.period = self.period
        other.is_last_round = self.is_last_round
        other.hands = [hand.copy() for hand in self.hands]
        other.known = [cards.copy() for cards in self.known]
        other.intrigues = [hand.copy() for hand in self.intrigues]
        other.display = self.display.copy()
        other.deck = self.deck.copy()
        other.discards = self.discards.copy()
        other.intrigue_deck = self.intrigue_deck.copy()
        other.intrigue_discards = self.intrigue_discards.copy()
        other.holders = self.holders.copy()
        other.exile = [cubes.copy() for cubes in self.exile]
        other.tiles = [cubes.copy() for cubes in self.tiles]
        other.supply = self.supply.copy()
        other.city_bonuses = self.city_bonuses.copy()
        other.country_bonuses = self.country_bonuses.copy()
        other.noble_house = self.noble_house
        other.period_tokens = self.period_tokens.copy()
        return other

    # Questions that the rules often ask.

    @property
    def round(self) -> int:
        """The round, counted from 0."""
        return self.turn // self.seats

    def acting(self) -> int:
        """The seat whose turn it is; once the game is over, the seat that had the last turn."""
        return (self.start + self.turn) % self.seats

    def first_order(self) -> list[int]:
        """The seats in the order of their first turns."""
        return [(self.start + turn) % self.seats for turn in range(self.seats)]

    def is_last_of_round(self) -> bool:
        """Whether this is the last turn of the round: that of the seat to the right of the start player."""
        return self.turn % self.seats == self.seats - 1

    def count_cards(self, seat: int) -> int:
        """How many country cards the seat has in hand."""
        return sum(self.hands[seat])

    def count_intrigues(self, seat: int) -> int:
        """How many intrigue cards the seat has in hand."""
        return sum(self.intrigues[seat])

    def is_present(self, seat: int, city: int) -> bool:
        """Whether the seat has a cube in the city, even in exile."""
        return self.exile[city][seat] > 0 or any(self.holders[position] == seat for position in POSITIONS_OF[city])

    # Hidden information.

    def view(self, seat: int | None) -> Self:
        """The state as that seat may know it. Another seat's moves are left out, since they would reveal its hand."""
        view = self.copy()
        view.chance = 0
        view.deck = [HIDDEN] * len(self.deck)
        view.intrigue_deck = [HIDDEN] * len(self.intrigue_deck)
        if self.seat != seat:
            view._moves = []
        for rival in range(self.seats):
            if rival != seat:
                known = self.known[rival]
                view.hands[rival] = [*known, self.count_cards(rival) - sum(known)]
                view.intrigues[rival] = [0] * len(PAIRS) + [self.count_intrigues(rival)]
        return view

    def determinize(self, seat: int | None, rng: random.Random) -> Self:
        """A full state that agrees with `view(seat)`, with hidden cards dealt using `rng`."""
        view = self.view(seat)
        for tries in count():
            full = view.copy()
            full.chance = rng.getrandbits(64)
            full._deal_cards(rng, leans=tries > _MANY_TRIES)
            full._deal_intrigues(rng)
            # Everyone knows that the rival has a decision to make, so the hidden cards must leave them a choice.
            if full.reopen() and full._can_pay_intrigue():
                break
        return full

    def _can_pay_intrigue(self) -> bool:
        """Whether a seat paying country cards for a rival's position has the intrigue cards it must pay next."""
        match self.agenda:
            case [*_, ("pay_intrigue", seat, position, *_), ("pay", _, _)]:
                return position in within_intrigue(tuple(self.intrigues[seat]))
        return True

    def unseen(self) -> list[int]:
        """For each country, how many cards are neither discarded, nor on display, nor known to be in a hand."""
        unseen = list(in_play(self.seats))
        for counts in (self.discards, *self.hands):
            for country in COUNTRIES:
                unseen[country] -= counts[country]
        for country in self.display:
            unseen[country] -= 1
        return unseen

    def _deal_cards(self, rng: random.Random, *, leans: bool) -> None:
        """Deals the country cards that are not known into the hands (the deciding seat's first) and the deck."""
        unseen = self.unseen()
        cards = [country for country in COUNTRIES for _ in range(unseen[country])]
        rng.shuffle(cards)
        if leans:
            _lean(cards, rng)
        first = self.seat or 0
        for hand in self.hands[first:] + self.hands[:first]:
            for _ in range(hand[UNKNOWN_CARD]):
                hand[cards.pop()] += 1
            hand[UNKNOWN_CARD] = 0
        self.deck = cards

    def _deal_intrigues(self, rng: random.Random) -> None:
        """Deals the unknown intrigue cards: first into the hands, in seat order, and the rest into the deck."""
        held = (self.intrigue_discards, *self.intrigues)
        cards = [
            pair for pair in range(len(PAIRS)) for _ in range(INTRIGUES_PER_PAIR - sum(counts[pair] for counts in held))
        ]
        rng.shuffle(cards)
        for hand in self.intrigues:
            for _ in range(hand[UNKNOWN_INTRIGUE]):
                hand[cards.pop()] += 1
            hand[UNKNOWN_INTRIGUE] = 0
        self.intrigue_deck = cards

    def has_secrets(self, seat: int) -> bool:
        """Whether the seat holds cards that not everyone knows; False once the game is over."""
        is_known = self.hands[seat][:UNKNOWN_CARD] == self.known[seat] and not any(self.intrigues[seat])
        return self.seat is not None and not is_known

    def decides_openly(self) -> bool:
        """Whether the deciding seat need not look at its hand, as when it draws cards."""
        return self.agenda[-1][0] in ("plan", "draw")

    # Points.

    def tokens(self, seat: int) -> list[Token]:
        """The seat's tokens so far, including the titles once the game is over."""
        return [token for owner, token in self._won() if owner == seat]

    @property
    def are_tokens_open(self) -> bool:
        """Whether everybody sees all tokens: because the players agreed on open scores, or because the game is over."""
        return self.open_scores or self.seat is None

    def _won(self) -> Iterator[tuple[int, Token]]:
        """Each token with its owner, or NONE, as `scoring.tokens_won` yields them; after the end, the titles too."""
        bonuses = (self.city_bonuses, self.country_bonuses, self.noble_house)
        yield from scoring.tokens_won(self.rules, self.seats, *bonuses, self.period_tokens)
        if not self.agenda:
            yield from self._won_titles()

    def _won_titles(self) -> Iterator[tuple[int, Token]]:
        for title in TITLES:
            owners, points = scoring.award(title, self.tiles[title])
            for owner in owners:
                yield owner, Token(scoring.TITLE_TOKENS, title, points)

    def scores(self) -> list[Score]:
        """Each seat's score; the titles count once the game is over."""
        return [scoring.score(self.tokens(seat)) for seat in range(self.seats)]

    def ranking(self) -> list[tuple[int, ...]]:
        """Each seat's points and, to break ties, its highest single token."""
        points = [[token.points for token in self.tokens(seat)] for seat in range(self.seats)]
        return [(sum(own), max(own, default=0)) for own in points]


def _lean(cards: list[int], rng: random.Random) -> None:
    """Moves some cards of one country to the top.

    This helps where chance alone would hardly ever deal a hand that can pay for something expensive.
    """
    country = rng.choice(COUNTRIES)
    some = rng.randint(0, cards.count(country))
    for _ in range(some):
        cards.remove(country)
    cards += [country] * some
