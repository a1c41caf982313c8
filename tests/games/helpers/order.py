"""The order of moves in pinned positions."""

from collections.abc import Iterable
from itertools import pairwise

ROUNDING = 1e-6
"""Values that are no further apart than this count as equal."""


def falls(values: Iterable[float]) -> bool:
    """Whether every value is lower than the one before it by more than `ROUNDING`."""
    return all(before - after > ROUNDING for before, after in pairwise(values))
