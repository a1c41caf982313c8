"""Chance: one small seeded generator whose whole state is a single integer.

The generator is SplitMix64. A game's state includes the integer, so a saved game goes on with the same dice, and
copying costs nothing.
"""

LARGEST = (1 << 64) - 1
"""The largest value that a generator can have."""
_GOLDEN = 0x9E3779B97F4A7C15


def start(seed: int) -> int:
    """The generator for a game's seed. Any integer is a good seed."""
    return (seed * 0xD1342543DE82EF95 + 0x2545F4914F6CDD1D) & LARGEST


def draw(chance: int, sides: int) -> tuple[int, int]:
    """A number from 0 to sides − 1, and the generator after drawing it.

    >>> first, chance = draw(start(7), 6)
    >>> second, chance = draw(chance, 6)
    >>> first, second
    (5, 1)
    """
    chance = (chance + _GOLDEN) & LARGEST
    mixed = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & LARGEST
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & LARGEST
    return ((mixed ^ (mixed >> 31)) * sides) >> 64, chance


def shuffle(chance: int, cards: list[int]) -> int:
    """Shuffles the cards in place and returns the generator after shuffling.

    >>> cards = [1, 2, 3, 4, 5]
    >>> chance = shuffle(start(7), cards)
    >>> cards
    [3, 1, 4, 2, 5]
    """
    for last in range(len(cards) - 1, 0, -1):
        other, chance = draw(chance, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return chance
