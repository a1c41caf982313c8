"""The state of Kingsburg: plain data in slots, with its copy, views, determinizations and JSON.

The steps of the agenda get their meaning in `rules`, where a subclass completes this class.
"""

import random
from collections.abc import Mapping
from typing import NamedTuple, Self

from kingdoms.core.state import Score, State
from kingdoms.games.kingsburg import board, scoring
from kingdoms.games.kingsburg.cards import enemy_cards

NONE = -1
"""No seat or no die."""
HIDDEN = -2
"""In a view, stands for an enemy the viewer does not know."""

LEAST_SEATS, MOST_SEATS = 2, 5


class Placement(NamedTuple):
    """A group of dice placed on an advisor; the fields after the seat are those of `Influence`."""

    seat: int
    advisor: int
    dice: tuple[int, ...]
    plus_two: int
    market: int


class Kingsburg(State):
    """A position in a game of Kingsburg. Sets of seats and buildings are bit masks."""

    __slots__ = (
        "aid", "aside", "blocked", "buildings", "dice", "enemies", "envoy", "envoy_use", "goods", "kings_die",
        "looked", "order", "passed", "phase", "placements", "plus_two", "points", "ruleset", "seats", "soldiers",
        "strengths", "year",
    )  # fmt: skip

    seats: int
    ruleset: str
    year: int
    phase: int
    order: list[int]
    """The seats in turn order, as fixed by the last roll."""

    goods: list[list[int]]
    """Each seat's gold, wood and stone."""
    plus_two: list[int]
    soldiers: list[int]
    buildings: list[int]
    """Each seat's set of buildings."""
    points: list[list[int]]
    """Each seat's points apart from those for buildings, in the order of `scoring.EARNED`."""

    aid: int
    """The seat with the king's extra white die for spring, or NONE."""
    envoy: int
    """The seat holding the king's envoy, or NONE."""
    envoy_use: str
    """The use that the envoy's holder has announced for this season, or an empty string."""

    blocked: list[int]
    """Two players: the three dice that together block one advisor, then the two that block one each."""
    dice: list[list[int]]
    """Each seat's dice: coloured, then white, each ascending; empty except from the roll until all help is given."""
    aside: list[int]
    """The place of the die each seat has set aside, or NONE."""
    placements: list[Placement]
    """The groups of dice at court, in the order they were placed."""
    passed: int
    """The seats that have passed while influencing advisors this season."""

    enemies: list[int]
    """Each year's enemy."""
    looked: int
    """The seats that have looked at this year's enemy."""
    kings_die: int
    """The number of soldiers the king sends this winter; 0 except in battle."""
    strengths: list[int]
    """Each seat's strength in this winter's battle; 0 except in battle."""

    def copy(self) -> Self:
        """An independent copy."""
        other = self._begin_copy()
        other.seats = self.seats
        other.ruleset = self.ruleset
        other.year = self.year
        other.phase = self.phase
        other.order = self.order.copy()
        other.goods = [goods.copy() for goods in self.goods]
        other.plus_two = self.plus_two.copy()
        other.soldiers = self.soldiers.copy()
        other.buildings = self.buildings.copy()
        other.points = [points.copy() for points in self.points]
        other.aid = self.aid
        other.envoy = self.envoy
        other.envoy_use = self.envoy_use
        other.blocked = self.blocked.copy()
        other.dice = [dice.copy() for dice in self.dice]
        other.aside = self.aside.copy()
        other.placements = self.placements.copy()
        other.passed = self.passed
        other.enemies = self.enemies.copy()
        other.looked = self.looked
        other.kings_die = self.kings_die
        other.strengths = self.strengths.copy()
        return other

    # Questions that the rules often ask.

    def has(self, seat: int, building: int) -> bool:
        """Whether the seat has this building."""
        return bool(self.buildings[seat] >> building & 1)

    def first_order(self) -> list[int]:
        """The seats in the order of their first turns; valid only in a new game."""
        return self.order[:]

    def count_buildings(self, seat: int) -> int:
        """How many buildings the seat has."""
        return self.buildings[seat].bit_count()

    def count_goods(self, seat: int) -> int:
        """The total of the seat's gold, wood and stone."""
        return sum(self.goods[seat])

    def spent(self, seat: int) -> int:
        """The set of the seat's dice that are at court or set aside, as a bit mask."""
        spent = 0 if self.aside[seat] == NONE else 1 << self.aside[seat]
        for placement in self.placements:
            if placement.seat == seat:
                for die in placement.dice:
                    spent |= 1 << die
        return spent

    def closed(self) -> int:
        """The set of advisors who are influenced or blocked."""
        closed = self.blocked_advisors()
        for placement in self.placements:
            closed |= 1 << placement.advisor
        return closed

    def blocked_advisors(self) -> int:
        """The set of advisors closed by the blocking dice."""
        return sum(1 << advisor for advisor in self.blocking_dice()) if self.blocked else 0

    def blocking_dice(self) -> Mapping[int, tuple[int, ...]]:
        """The blocked advisors, each with the dice that block them."""
        return board.blocking_dice(tuple(self.blocked))

    def knows_enemy(self, seat: int | None, year: int) -> bool:
        """Whether the seat, or an onlooker if None, knows that year's enemy."""
        if year != self.year:
            return year < self.year
        return self.phase == board.WINTER or (seat is not None and bool(self.looked >> seat & 1))

    # Hidden information.

    def view(self, seat: int | None) -> Self:
        """The state as the seat may know it: unknown enemies are hidden. No legal move depends on them."""
        view = self.copy()
        view.chance = 0
        for number in range(self.year - 1, len(self.enemies)):
            if not self.knows_enemy(seat, number + 1):
                view.enemies[number] = HIDDEN
        return view

    def determinize(self, seat: int | None, rng: random.Random) -> Self:
        """A full state consistent with `view(seat)`, with unknown enemies and the dice to come drawn using `rng`."""
        full = self.view(seat)
        full.chance = rng.getrandbits(64)
        for number, enemy in enumerate(full.enemies):
            if enemy == HIDDEN:
                full.enemies[number] = rng.choice(enemy_cards(number + 1))
        return full

    def has_secrets(self, seat: int) -> bool:
        """Whether the seat knows this year's enemy before it is made public."""
        return self.knows_enemy(seat, self.year) and not self.knows_enemy(None, self.year)

    # Points.

    def scores(self) -> list[Score]:
        """Each seat's score so far; the Cathedral scores goods only at the end."""
        return [scoring.score(self.buildings[seat], self.points[seat]) for seat in range(self.seats)]

    def ranking(self) -> list[tuple[int, ...]]:
        """Sort keys of the seats: points, then goods, then buildings."""
        return [
            (score.total, self.count_goods(seat), self.count_buildings(seat))
            for seat, score in enumerate(self.scores())
        ]
