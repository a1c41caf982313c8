"""The state of Rival Kings: plain data in slots, with its copy, views, determinizations and JSON.

`rules` completes this class: it defines what each step of the agenda means.
"""

import random
from typing import Self

from kingdoms.core.state import Score, State
from kingdoms.games.rival_kings import scoring
from kingdoms.games.rival_kings.cards import CHARACTERS, COINS, COPIES, SYMBOLS

NONE = -1
"""Stands for no character, no subject or no thief."""
HIDDEN = -2
"""In a view, stands for a card or total that exists but is not known."""

LEAST_SEATS, MOST_SEATS = 2, 4
MOST_ACTIONS = 4
"""The most actions on any character."""


class RivalKings(State):
    """A position in a game of Rival Kings. Seats, characters and cards are numbers; sets of seats are bit masks."""

    __slots__ = (
        "aside", "buildings", "chosen", "coins", "covered", "cycle", "hands", "locked", "looked", "markers", "neutral",
        "neutrals", "open_money", "piles", "played", "revealed", "round", "seats", "spared", "stacks", "subjects",
        "supply", "tops", "used",
    )  # fmt: skip

    seats: int
    open_money: bool
    round: int
    cycle: int

    coins: list[int]
    markers: list[int]
    supply: int
    subjects: list[list[int]]
    """Each seat's subjects, oldest first; the last one is active."""
    buildings: list[list[int]]

    piles: list[list[int]]
    """Buildings 1 and 2, then subjects 1 and 2; the last card of each is its open top."""
    looked: list[int]
    """For each pile, the seats that have looked through it and so know all its cards."""
    stacks: list[int]
    """The coins in front of each pile."""
    tops: list[int]
    """The number on the uppermost coin card in front of each pile: 1, 2, or 0 if there is none."""

    hands: list[list[int]]
    chosen: list[int]
    """Each seat's character this cycle; NONE until it is chosen."""
    played: list[list[int]]
    """The characters in front of each seat at the end of this round's earlier cycles."""
    aside: list[int]
    """The characters nobody holds. In a two-player game, the last of them is revealed next."""
    neutral: int
    """This cycle's neutral character once revealed, or NONE."""
    neutrals: list[int]
    """The neutral characters of this round's earlier cycles."""
    revealed: bool
    """Whether this cycle's characters have been revealed."""

    locked: int
    """The seats in a same-rank conflict this cycle."""
    spared: int
    """The seats whose Watchman has fended off the neutral character's attack this cycle."""
    covered: list[list[int]]
    """For each seat and each action of its character, the thief whose crest covers it, or NONE."""
    used: int
    """The seats that have used an ability this cycle."""

    def copy(self) -> Self:
        """An independent copy."""
        other = self._begin_copy()
        other.seats = self.seats
        other.open_money = self.open_money
        other.round = self.round
        other.cycle = self.cycle
        other.coins = self.coins.copy()
        other.markers = self.markers.copy()
        other.supply = self.supply
        other.subjects = [row.copy() for row in self.subjects]
        other.buildings = [row.copy() for row in self.buildings]
        other.piles = [pile.copy() for pile in self.piles]
        other.looked = self.looked.copy()
        other.stacks = self.stacks.copy()
        other.tops = self.tops.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.chosen = self.chosen.copy()
        other.played = [cards.copy() for cards in self.played]
        other.aside = self.aside.copy()
        other.neutral = self.neutral
        other.neutrals = self.neutrals.copy()
        other.revealed = self.revealed
        other.locked = self.locked
        other.spared = self.spared
        other.covered = [crests.copy() for crests in self.covered]
        other.used = self.used
        return other

    # Questions that the rules often ask.

    def active(self, seat: int) -> int:
        """The seat's active subject, or NONE."""
        row = self.subjects[seat]
        return row[-1] if row else NONE

    def has_unused(self, seat: int, subject: int) -> bool:
        """Whether this subject is the seat's active one and the seat has used no ability this cycle."""
        return self.active(seat) == subject and not self.used >> seat & 1

    def is_locked(self, seat: int) -> bool:
        """Whether the seat is in a same-rank conflict."""
        return bool(self.locked >> seat & 1)

    def knows(self, seat: int | None, pile: int) -> bool:
        """Whether the seat knows every card in a pile."""
        return len(self.piles[pile]) <= 1 or (seat is not None and bool(self.looked[pile] >> seat & 1))

    def rivals(self, seat: int) -> list[int]:
        """All other seats, in table order."""
        return [other for other in range(self.seats) if other != seat]

    # Hidden information.

    def view(self, seat: int | None) -> Self:
        """The state as that seat may know it. Another seat's moves are left out, since some would reveal secrets."""
        view = self.copy()
        view.chance = 0
        if self.seat != seat:
            view._moves = []
        for rival in range(self.seats):
            if rival != seat:
                view.hands[rival] = [HIDDEN] * len(self.hands[rival])
                if not self.revealed and self.chosen[rival] != NONE:
                    view.chosen[rival] = HIDDEN
        view.aside = [HIDDEN] * len(self.aside)
        for pile, cards in enumerate(self.piles):
            if not self.knows(seat, pile):
                view.piles[pile] = [HIDDEN] * (len(cards) - 1) + cards[-1:]
        if not self.open_money:
            view.stacks = [HIDDEN if top else 0 for top in self.tops]
        return view

    def determinize(self, seat: int | None, rng: random.Random) -> Self:
        """A full state that agrees with `view(seat)`, with hidden parts drawn using `rng`."""
        view = self.view(seat)
        while True:
            full = view.copy()
            full.chance = rng.getrandbits(64)
            full._draw_characters(rng)
            full._draw_pile_cards(rng)
            full._draw_stacks(rng)
            # Everyone knows that the rival has a decision to make, so the hidden cards must leave them a choice.
            if full.reopen():
                return full

    def _draw_characters(self, rng: random.Random) -> None:
        seen = {*self.chosen, *self.neutrals, self.neutral}.union(*self.hands, *self.played)
        unseen = [character for character in range(len(CHARACTERS)) if character not in seen]
        rng.shuffle(unseen)
        for seat, hand in enumerate(self.hands):
            self.hands[seat] = sorted(_filled(hand, unseen))
        self.chosen = _filled(self.chosen, unseen)
        self.aside = _filled(self.aside, unseen)

    def _draw_pile_cards(self, rng: random.Random) -> None:
        """Draws the hidden cards of the piles; below its top, a pile holds only cards of the kind it began with."""
        unseen = [COPIES] * (2 * SYMBOLS)
        for row in (*self.subjects, *self.buildings, *self.piles):
            for card in row:
                if card != HIDDEN:
                    unseen[card] -= 1
        buildings = [card for card in range(SYMBOLS, 2 * SYMBOLS) for _ in range(unseen[card])]
        subjects = [card for card in range(SYMBOLS) for _ in range(unseen[card])]
        rng.shuffle(buildings)
        rng.shuffle(subjects)
        for pile, kind in enumerate((buildings, buildings, subjects, subjects)):
            self.piles[pile] = _filled(self.piles[pile], kind)

    def _draw_stacks(self, rng: random.Random) -> None:
        """Splits the known total of the hidden stacks among them at random; each gets at least its top card."""
        hidden = [stack for stack, total in enumerate(self.stacks) if total == HIDDEN]
        if not hidden:
            return
        for stack in hidden:
            self.stacks[stack] = self.tops[stack]
        for _ in range(COINS - self.supply - sum(self.coins) - sum(self.stacks)):
            self.stacks[rng.choice(hidden)] += 1

    def has_secrets(self, seat: int) -> bool:
        """Whether the seat holds characters that nobody else may see; False once the game is over."""
        return self.seat is not None and bool(self.hands[seat])

    def needs_curtain(self, seat: int) -> bool:
        """Whether the seat has to choose a character."""
        return self.seat == seat and self.agenda[-1][0] == "choose"

    def decides_openly(self) -> bool:
        """False while buying from a pile being looked through; choosing a character is behind a curtain anyway."""
        return bool(self.agenda[-1][0] != "pick")

    def asked_to_look(self) -> bool:
        """Whether the seat that decides has chosen a pile to look through; False once the game is over."""
        return bool(self.agenda) and not self.decides_openly()

    # Points.

    def scores(self) -> list[Score]:
        """Each seat's score, as if the game ended now."""
        sheets = zip(self.subjects, self.buildings, self.coins, self.markers, strict=True)
        return [scoring.score(*sheet, self.rules) for sheet in sheets]

    def ranking(self) -> list[tuple[int, ...]]:
        """Each seat's points and, to break ties, its markers as a negative number, then its coins."""
        totals = [score.total for score in self.scores()]
        return list(zip(totals, (-count for count in self.markers), self.coins, strict=True))


def _filled(cards: list[int], unseen: list[int]) -> list[int]:
    """The cards, with each hidden one replaced by the next unseen one, which is used up."""
    return [unseen.pop() if card == HIDDEN else card for card in cards]
