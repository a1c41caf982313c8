"""The state of Paladins: everything on the table as plain data in slots, what each seat may know of it, and the score.

In a solo game the opponent is a side of its own after the only seat: every list with an item per side has one for it.
The steps of the agenda get their meaning in `rules`, where a subclass completes this class.
"""

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import chain
from typing import Self

from kingdoms.core.state import Score, State
from kingdoms.games.paladins import board, cards, scoring

LEAST_SEATS, MOST_SEATS = 1, 4
MOST_TAVERNS = MOST_SEATS + 1
"""The most face-up tavern cards: one more than there are seats."""
NONE = -1
"""No card or no worker."""
HIDDEN = -2
"""In a view, stands for a card the viewer does not know."""
OPPONENT = 1
"""The solo opponent's side."""

_BOOSTS = [paladin.boosts for paladin in cards.PALADINS] + [(0, 0, 0)] * len((HIDDEN, NONE))
"""Each paladin's boosts to the attributes; the last rows are for a paladin that is hidden or not chosen yet."""

DECKS = ("townsfolk_deck", "outsider_deck", "tavern_deck", "wall_deck", "suspicion_deck", "scheme_deck")


class Paladins(State):
    """A position in a game of Paladins. Sets are bit masks; a deck is a list whose last card is its top."""

    __slots__ = (
        "attacked", "attributes", "converted", "discarded_outsiders", "discarded_townsfolk", "drawn", "fallbacks",
        "favour_workers", "favours", "hands", "hired", "jars", "level", "markers", "monks", "orders", "outposts",
        "outsider_deck", "outsiders", "paid", "paladin_decks", "paladins", "passed", "provisions", "round",
        "scheme_deck", "scheme_discards", "seats", "silver", "spent", "standing", "start", "suspicion_deck",
        "suspicion_discards", "suspicions", "tavern_deck", "tavern_discards", "taverns", "tax", "townsfolk",
        "townsfolk_deck", "track", "unpaid", "wall_deck", "walls", "workshops",
    )  # fmt: skip

    seats: int
    level: str
    """The level of the solo opponent."""
    round: int
    """The current round, from 1; 0 while the first townsfolk are chosen."""
    start: int
    """The seat with the start marker."""
    passed: int
    """The sides that have passed this round."""

    townsfolk: list[int]
    """The row of townsfolk from left to right, with NONE for gaps."""
    townsfolk_deck: list[int]
    discarded_townsfolk: int
    outsiders: list[int]
    """The row of outsiders from left to right, with NONE for gaps."""
    outsider_deck: list[int]
    discarded_outsiders: int
    taverns: list[int]
    """The face-up tavern cards, with NONE for cards already taken."""
    tavern_deck: list[int]
    tavern_discards: list[int]
    """Every tavern card that is neither face up nor in the deck."""
    wall_deck: list[int]
    suspicion_deck: list[int]
    suspicion_discards: list[int]
    tax: int
    """The silver in the tax supply."""
    orders: list[int]
    favours: list[int]
    favour_workers: list[int]
    """The worker on each favour, or NONE; ANY is the opponent's."""

    paladin_decks: list[tuple[int, ...]]
    """Each seat's paladin deck, from the bottom."""
    drawn: list[tuple[int, ...]]
    """The paladins each seat has drawn and is choosing from."""
    paladins: list[int]
    """Each side's paladin this round, or NONE; secret while others are choosing."""
    spent: list[int]
    """Each seat's set of paladins from earlier rounds."""
    hands: list[list[int]]
    """Each side's workers in hand by kind; the opponent's have no kind and are counted as labourers."""
    standing: list[list[board.Workers]]
    """The workers on each action of each side."""
    workshops: list[tuple[int, ...]]
    """For each side, the number of workshops on each action on the right, starting with Commission."""
    silver: list[int]
    provisions: list[int]
    attributes: list[list[int]]
    """Each side's faith, strength and influence."""
    monks: list[int]
    """For each side, the set of spaces with its monks."""
    outposts: list[int]
    jars: list[int]
    """For each side, the set of spaces on its own board with jars; the opponent's are filled in order."""
    walls: list[tuple[int, ...]]
    hired: list[tuple[int, ...]]
    """Each side's townsfolk, in the order they were hired."""
    attacked: list[tuple[int, ...]]
    converted: list[tuple[int, ...]]
    suspicions: list[tuple[int, ...]]
    """The tax on each side's suspicion cards, newest last."""
    unpaid: list[int]
    paid: list[int]

    track: int
    """The space of the opponent's resource marker, 0 to 4."""
    markers: tuple[int, ...]
    """The opponent's attributes in stacking order; of markers at the same level, the later one is on top."""
    fallbacks: int
    """The set of fallbacks that the opponent has used this round."""
    scheme_deck: list[int]
    scheme_discards: list[int]

    def copy(self) -> Self:
        """An independent copy."""
        other = self._begin_copy()
        other.seats = self.seats
        other.level = self.level
        other.round = self.round
        other.start = self.start
        other.passed = self.passed
        other.tax = self.tax
        self._copy_cards(other)
        self._copy_sides(other)
        other.track = self.track
        other.markers = self.markers
        other.fallbacks = self.fallbacks
        other.scheme_deck = self.scheme_deck.copy()
        other.scheme_discards = self.scheme_discards.copy()
        return other

    def _copy_cards(self, other: Self) -> None:
        other.townsfolk = self.townsfolk.copy()
        other.townsfolk_deck = self.townsfolk_deck.copy()
        other.discarded_townsfolk = self.discarded_townsfolk
        other.outsiders = self.outsiders.copy()
        other.outsider_deck = self.outsider_deck.copy()
        other.discarded_outsiders = self.discarded_outsiders
        other.taverns = self.taverns.copy()
        other.tavern_deck = self.tavern_deck.copy()
        other.tavern_discards = self.tavern_discards.copy()
        other.wall_deck = self.wall_deck.copy()
        other.suspicion_deck = self.suspicion_deck.copy()
        other.suspicion_discards = self.suspicion_discards.copy()
        other.orders = self.orders.copy()
        other.favours = self.favours.copy()
        other.favour_workers = self.favour_workers.copy()

    def _copy_sides(self, other: Self) -> None:
        other.paladin_decks = self.paladin_decks.copy()
        other.drawn = self.drawn.copy()
        other.paladins = self.paladins.copy()
        other.spent = self.spent.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.standing = [workers.copy() for workers in self.standing]
        other.workshops = self.workshops.copy()
        other.silver = self.silver.copy()
        other.provisions = self.provisions.copy()
        other.attributes = [levels.copy() for levels in self.attributes]
        other.monks = self.monks.copy()
        other.outposts = self.outposts.copy()
        other.jars = self.jars.copy()
        other.walls = self.walls.copy()
        other.hired = self.hired.copy()
        other.attacked = self.attacked.copy()
        other.converted = self.converted.copy()
        other.suspicions = self.suspicions.copy()
        other.unpaid = self.unpaid.copy()
        other.paid = self.paid.copy()

    # Questions that the rules often ask.

    @property
    def sides(self) -> int:
        """The number of sides: the seats, plus the opponent in a solo game."""
        return max(2, self.seats)

    def is_opponent(self, side: int) -> bool:
        """Whether this side is the solo opponent."""
        return side == self.seats

    def order(self) -> list[int]:
        """The sides in turn order."""
        return [(self.start + number) % self.sides for number in range(self.sides)]

    def first_order(self) -> list[int]:
        """The seats in the order of their first turns; valid only in a new game."""
        return [side for side in self.order() if side < self.seats]

    def count_open_orders(self) -> int:
        """How many King's Orders are face up."""
        return min(self.round, board.ORDERS_DEALT)

    def count_open_favours(self) -> int:
        """How many King's Favours are face up."""
        return min(max(0, self.round - board.FIRST_FAVOUR + 1), board.FAVOURS_DEALT)

    def attribute(self, side: int, attribute: int) -> int:
        """The level of an attribute, including what this round's paladin adds."""
        return self.attributes[side][attribute] + _BOOSTS[self.paladins[side]][attribute]

    def taken_spaces(self) -> int:
        """The set of spaces with a monk or an outpost."""
        taken = 0
        for pieces in self.monks:
            taken |= pieces
        for pieces in self.outposts:
            taken |= pieces
        return taken

    def free_spaces(self) -> int:
        """The set of spaces in play without a monk or an outpost."""
        return board.spaces_in_play(self.seats) & ~self.taken_spaces()

    def count_done(self, side: int, action: int) -> int:
        """How often a side has developed or done an action on the right; other actions are not counted."""
        return _DONE[action](self, side)

    def count_workshops(self, side: int, action: int) -> int:
        """How many workshops a side has on an action; there are none on the left."""
        return self.workshops[side][action - board.RIGHT.start] if action in board.RIGHT else 0

    def packs(self) -> dict[str, tuple[Sequence[int], list[int]]]:
        """For each deck, all cards of its pack and those not in the deck, where NONE stands for an empty place."""
        schemes = [*cards.SCHEMES, *[cards.FAVOUR_SCHEME] * self.count_open_favours()] if self.seats == 1 else []
        townsfolk = [*self.townsfolk, *members(self.discarded_townsfolk), *chain(*self.hired)]
        taken = chain(*self.attacked, *self.converted)
        outsiders = [*self.outsiders, *members(self.discarded_outsiders), *taken]
        return {
            "townsfolk_deck": (range(len(cards.TOWNSFOLK)), townsfolk),
            "outsider_deck": (range(len(cards.OUTSIDERS)), outsiders),
            "tavern_deck": (range(len(cards.TAVERNS)), self.taverns + self.tavern_discards),
            "wall_deck": (range(len(cards.WALLS)), [*chain(*self.walls)]),
            "suspicion_deck": (cards.SUSPICIONS, [*self.suspicion_discards, *chain(*self.suspicions)]),
            "scheme_deck": (schemes, self.scheme_discards),
        }

    # Hidden information.

    def view(self, seat: int | None) -> Self:
        """Everything the seat may know. While paladins are being chosen, only the choosing seat sees its moves."""
        view = self.copy()
        view.chance = 0
        for name in DECKS:
            setattr(view, name, [HIDDEN] * len(getattr(self, name)))
        view.orders[self.count_open_orders() :] = [HIDDEN] * (board.ORDERS_DEALT - self.count_open_orders())
        view.favours[self.count_open_favours() :] = [HIDDEN] * (board.FAVOURS_DEALT - self.count_open_favours())
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
        """The places in a seat's deck where it put paladins itself: one at the bottom each round, and one on top."""
        deck, has_drawn = len(self.paladin_decks[owner]), bool(self.drawn[owner])
        chosen = self.round - has_drawn
        return {*range(min(chosen, deck)), deck - 1} if chosen and not has_drawn else range(min(chosen, deck))

    def determinize(self, seat: int | None, rng: random.Random) -> Self:
        """A full state consistent with `view(seat)`, with hidden cards dealt using `rng`."""
        full = self.view(seat)
        full.chance = rng.getrandbits(64)
        for name, (pack, seen) in full.packs().items():
            unseen = _others(pack, seen)
            rng.shuffle(unseen)
            setattr(full, name, unseen)
        _deal(full.orders, cards.ORDERS, rng)
        _deal(full.favours, range(len(cards.FAVOURS)), rng)
        for owner in range(self.seats):
            full._deal_paladins(owner, rng)
        full.reopen()
        return full

    def _deal_paladins(self, owner: int, rng: random.Random) -> None:
        """Deals the unknown paladins to the places where they may be."""
        deck, drawn, paladin = self.paladin_decks[owner], self.drawn[owner], self.paladins[owner]
        unseen = _others(range(len(cards.PALADINS)), [*members(self.spent[owner]), *deck, *drawn, paladin])
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


_DONE: Mapping[int, Callable[[Paladins, int], int]] = {
    board.DEVELOP: lambda state, side: sum(state.workshops[side]),
    board.COMMISSION: lambda state, side: state.monks[side].bit_count(),
    board.FORTIFY: lambda state, side: len(state.walls[side]),
    board.GARRISON: lambda state, side: state.outposts[side].bit_count(),
    board.ABSOLVE: lambda state, side: state.jars[side].bit_count(),
    board.ATTACK: lambda state, side: len(state.attacked[side]),
    board.CONVERT: lambda state, side: len(state.converted[side]),
}
"""How often each action was done, counted from what it left on the table."""


def members(numbers: int) -> list[int]:
    """The members of a bit-mask set."""
    return [number for number in range(numbers.bit_length()) if numbers >> number & 1]


def _others(pack: Sequence[int], seen: Sequence[int]) -> list[int]:
    """The cards left in a pack without those seen; hidden ones (below 0) are ignored."""
    left = list(pack)
    for card in seen:
        if card >= 0:
            left.remove(card)
    return left


def _deal(row: list[int], pack: Sequence[int], rng: random.Random) -> None:
    """Fills each hidden place with a random card that is not among those face up."""
    left = [card for card in pack if card not in row]
    rng.shuffle(left)
    row[:] = [left.pop() if card == HIDDEN else card for card in row]
