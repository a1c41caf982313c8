"""What a table for people has to reach: the least or the most of every figure."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, TypedDict

Figures = dict[str, tuple[float, str]]
"""Every figure by name, with an example of what makes it so."""


class Findings(TypedDict):
    """What was found in one game on one form of screen."""

    decisions: int
    figures: Figures


class Goal(NamedTuple):
    """A figure and what is wanted of it, on a phone and on a tablet; a game may have a goal of its own."""

    name: str
    words: str
    is_least: bool
    phone: float
    tablet: float
    by_game: Mapping[str, float] = MappingProxyType({})

    @property
    def sign(self) -> str:
        """At least, or at most."""
        return "≥" if self.is_least else "≤"

    def wanted(self, key: str, is_tablet: bool) -> float:
        """What this game has to reach."""
        return self.by_game.get(key, self.tablet if is_tablet else self.phone)

    def is_met(self, figure: float, wanted: float) -> bool:
        """Whether a figure is good enough."""
        return figure >= wanted if self.is_least else figure <= wanted


_IDLE_TAPS = {"rival_kings": 0.25, "royals": 0.3, "kingsburg": 0.15, "paladins": 0.25}
_CURTAINS = {"rival_kings": 0.25, "royals": 0.0, "kingsburg": 0.0, "paladins": 0.1}
"""Curtains are for secret choices alone, and only two games have any."""
GOALS = (
    Goal("idle_taps", "taps that decide nothing, per decision", False, 0, 0, _IDLE_TAPS),
    Goal("curtains", "curtains, per decision", False, 0, 0, _CURTAINS),
    Goal("scenes", "scenes that wait to be read, per decision", False, 0.1, 0.1),
    Goal("figure", "smallest figure, dp", True, 12, 14),
    Goal("name", "smallest name, dp", True, 13, 16),
    Goal("prompt", "prompt, dp", True, 16, 20),
    Goal("target", "smallest touch target, dp", True, 48, 56),
    Goal("cut", "texts that are cut", False, 0, 0),
    Goal("empty", "empty ground, share of the screen", False, 1, 0.12),
    Goal("contrast", "lit edge's least contrast", True, 3, 3),
    Goal("seats", "seats' least difference, colour-blind", True, 10, 10),
)
