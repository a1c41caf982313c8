"""The enemies of Kingsburg: twenty-five cards, five for each year. One of the five attacks in that year's winter.

Enemies are numbered 0 to 24: (year − 1) × 5, plus the card's place among the cards of its year.
"""

from typing import NamedTuple

KINDS = ("barbarians", "goblins", "orcs", "zombies", "demons", "dragons")
CARDS_PER_YEAR = 5


class Losses(NamedTuple):
    """The cost of a defeat; the loser chooses the `goods`."""

    gold: int = 0
    wood: int = 0
    stone: int = 0
    goods: int = 0
    buildings: int = 0
    vp: int = 0


class Reward(NamedTuple):
    """The reward for a victory; the winner chooses the `goods`."""

    gold: int = 0
    wood: int = 0
    stone: int = 0
    goods: int = 0
    vp: int = 0


class Enemy(NamedTuple):
    """An invading army: its kind, its strength, and what a defeat costs and a victory gives."""

    kind: str
    strength: int
    losses: Losses
    reward: Reward


ENEMIES = (
    Enemy("barbarians", 2, Losses(goods=1, buildings=1), Reward(gold=1)),  # year I
    Enemy("goblins", 2, Losses(wood=1, stone=1, vp=1, buildings=1), Reward(wood=1)),
    Enemy("goblins", 3, Losses(gold=1, buildings=1), Reward(stone=1)),
    Enemy("orcs", 3, Losses(goods=2, vp=1), Reward(gold=1)),
    Enemy("zombies", 4, Losses(vp=2), Reward(vp=1)),
    Enemy("goblins", 3, Losses(wood=2, stone=2, vp=1, buildings=1), Reward(wood=1)),  # year II
    Enemy("goblins", 4, Losses(gold=2, buildings=1), Reward(stone=1)),
    Enemy("orcs", 4, Losses(goods=2, buildings=1), Reward(gold=1)),
    Enemy("barbarians", 5, Losses(goods=2, vp=1), Reward(gold=1)),
    Enemy("zombies", 5, Losses(vp=2), Reward(vp=1)),
    Enemy("goblins", 4, Losses(wood=3, stone=3, vp=1, buildings=1), Reward(wood=1)),  # year III
    Enemy("goblins", 5, Losses(gold=3, buildings=1), Reward(stone=1)),
    Enemy("orcs", 5, Losses(goods=2, buildings=1), Reward(gold=1)),
    Enemy("demons", 6, Losses(gold=2, wood=1, stone=1, vp=1), Reward(vp=1)),
    Enemy("zombies", 6, Losses(vp=2), Reward(vp=1)),
    Enemy("goblins", 5, Losses(wood=4, stone=4, vp=1, buildings=1), Reward(wood=1)),  # year IV
    Enemy("goblins", 6, Losses(gold=4, buildings=1), Reward(stone=1)),
    Enemy("demons", 6, Losses(goods=4, vp=1), Reward(gold=1, vp=1)),
    Enemy("orcs", 7, Losses(goods=2, buildings=1), Reward(goods=1)),
    Enemy("zombies", 7, Losses(vp=2), Reward(vp=1)),
    Enemy("barbarians", 7, Losses(vp=8), Reward(vp=1)),  # year V
    Enemy("barbarians", 8, Losses(buildings=1), Reward(vp=1)),
    Enemy("demons", 8, Losses(buildings=1, vp=2), Reward(vp=2)),
    Enemy("demons", 9, Losses(buildings=1), Reward(vp=2)),
    Enemy("dragons", 9, Losses(vp=5), Reward(vp=3)),
)


def enemy_cards(year: int) -> range:
    """The numbers of a year's five cards, one of which is its enemy."""
    return range((year - 1) * CARDS_PER_YEAR, year * CARDS_PER_YEAR)


def year_of(card: int) -> int:
    """The year a card belongs to."""
    return card // CARDS_PER_YEAR + 1


def strengths_of(year: int) -> tuple[int, int]:
    """The lowest and highest strength of a year's cards, as printed on their backs."""
    strengths = [ENEMIES[card].strength for card in enemy_cards(year)]
    return min(strengths), max(strengths)
