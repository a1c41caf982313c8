"""The state of Kingsburg: plain data in slots, with its copy, its views, its determinizations and its JSON.

What each step of the agenda means is the affair of `rules`, which completes this class.
"""

import random
from typing import NamedTuple, Self

from kingdoms.core.game import Score, State
from kingdoms.games.kingsburg import scoring
from kingdoms.games.kingsburg.board import WINTER
from kingdoms.games.kingsburg.cards import cards_of

NONE = -1
"""No seat, no die."""
HIDDEN = -2
"""Stands in a view for an enemy that is not known."""

LEAST_SEATS, MOST_SEATS = 2, 5


class Placement(NamedTuple):
    """A group of dice that stands with an advisor; the fields after the seat are those of `Influence`."""

    seat: int
    advisor: int
    dice: tuple[int, ...]
    plus_two: int
    market: int


class Kingsburg(State):
    """A position in a game of Kingsburg. Sets of seats and of buildings are bit masks."""

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
    """The seats in the order of the last roll."""

    goods: list[list[int]]
    """Per seat its gold, wood and stone."""
    plus_two: list[int]
    soldiers: list[int]
    buildings: list[int]
    """Per seat the set of its buildings."""
    points: list[list[int]]
    """Per seat its points but for the buildings', in the order of `scoring.EARNED`."""

    aid: int
    """The seat with the king's white die for Spring, or NONE."""
    envoy: int
    """The seat that holds the king's envoy, or NONE."""
    envoy_use: str
    """What its holder has announced for this season, or nothing."""

    blocked: list[int]
    """Two players: the three dice that block an advisor together, then the two that block one each."""
    dice: list[list[int]]
    """Per seat what its dice show, coloured first, then white, each ascending; none but from the roll to the help."""
    aside: list[int]
    """Per seat the place of the die that it has set aside, or NONE."""
    placements: list[Placement]
    """The groups of dice at court, first placed first."""
    passed: int
    """The seats that have passed while the advisors are influenced."""

    enemies: list[int]
    """The enemy of each year."""
    looked: int
    """The seats that have looked at this year's enemy."""
    kings_die: int
    """The soldiers that the king sends this winter; 0 but in battle."""
    strengths: list[int]
    """Per seat its strength in this winter's battle; 0 but in battle."""

    def copy(self) -> Self:
        """An independent state."""
        other = self._begin_copy()
        other.seats = self.seats
        other.ruleset = self.ruleset
        other.year = self.year
        other.phase = self.phase
        other.order = self.order[:]
        other.goods = [goods[:] for goods in self.goods]
        other.plus_two = self.plus_two[:]
        other.soldiers = self.soldiers[:]
        other.buildings = self.buildings[:]
        other.points = [points[:] for points in self.points]
        other.aid = self.aid
        other.envoy = self.envoy
        other.envoy_use = self.envoy_use
        other.blocked = self.blocked[:]
        other.dice = [dice[:] for dice in self.dice]
        other.aside = self.aside[:]
        other.placements = self.placements[:]
        other.passed = self.passed
        other.enemies = self.enemies[:]
        other.looked = self.looked
        other.kings_die = self.kings_die
        other.strengths = self.strengths[:]
        return other

    # What the rules ask again and again.

    def has(self, seat: int, building: int) -> bool:
        """Whether the building stands on the seat's estate."""
        return bool(self.buildings[seat] >> building & 1)

    def count_buildings(self, seat: int) -> int:
        """How many buildings the seat has."""
        return self.buildings[seat].bit_count()

    def count_goods(self, seat: int) -> int:
        """How much gold, wood and stone the seat has together."""
        return sum(self.goods[seat])

    def spent(self, seat: int) -> int:
        """The set of the seat's dice that are at court or set aside."""
        spent = 0 if self.aside[seat] == NONE else 1 << self.aside[seat]
        for placement in self.placements:
            if placement.seat == seat:
                for die in placement.dice:
                    spent |= 1 << die
        return spent

    def closed(self) -> int:
        """The set of the advisors that are influenced or blocked."""
        closed = self.blocked_advisors()
        for placement in self.placements:
            closed |= 1 << placement.advisor
        return closed

    def blocked_advisors(self) -> int:
        """The set of the advisors that the blocking dice close: one by the sum of three, one for each other die."""
        if not self.blocked:
            return 0
        *three, first, second = self.blocked
        return 1 << sum(three) | 1 << first | 1 << second

    def knows_enemy(self, seat: int | None, year: int) -> bool:
        """Whether the seat, or an onlooker, knows that year's enemy."""
        if year != self.year:
            return year < self.year
        return self.phase == WINTER or (seat is not None and bool(self.looked >> seat & 1))

    # Hidden information.

    def view(self, seat: int | None) -> Self:
        """What that seat may know. Nobody's moves depend on the enemies to come, so they stay."""
        view = self.copy()
        view.chance = 0
        for number in range(self.year - 1, len(self.enemies)):
            if not self.knows_enemy(seat, number + 1):
                view.enemies[number] = HIDDEN
        return view

    def determinize(self, seat: int | None, rng: random.Random) -> Self:
        """A full state that agrees with `view(seat)`, the enemies to come and the dice drawn with `rng`."""
        full = self.view(seat)
        full.chance = rng.getrandbits(64)
        for number, enemy in enumerate(full.enemies):
            if enemy == HIDDEN:
                full.enemies[number] = rng.choice(cards_of(number + 1))
        return full

    def has_secrets(self, seat: int) -> bool:
        """Whether the seat knows this year's enemy and not everybody does."""
        return self.knows_enemy(seat, self.year) and not self.knows_enemy(None, self.year)

    # Points.

    def scores(self) -> list[Score]:
        """For each seat what it has; the Cathedral's goods count at the end."""
        return [scoring.score(self.buildings[seat], self.points[seat]) for seat in range(self.seats)]

    def ranking(self) -> list[tuple[int, ...]]:
        """Most points, then more goods, then more buildings."""
        return [
            (score.total, self.count_goods(seat), self.count_buildings(seat))
            for seat, score in enumerate(self.scores())
        ]
