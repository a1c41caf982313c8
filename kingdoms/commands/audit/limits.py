"""Usability limits for the table: the lowest or the highest value allowed for each figure."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, TypedDict

Measures = dict[str, tuple[float, str]]
"""Every figure by name, with the worst example found."""


class Findings(TypedDict):
    """The findings for one game on one form of screen."""

    decisions: int
    figures: Measures


class Limit(NamedTuple):
    """A figure and the value wanted on a phone and on a tablet; a game may have a limit of its own.

    A figure without a wanted value (None) is only printed.
    """

    name: str
    words: str
    is_least: bool
    phone: float | None
    tablet: float | None
    by_game: Mapping[str, float] = MappingProxyType({})

    @property
    def sign(self) -> str:
        """The sign for "at least" or "at most"."""
        return "≥" if self.is_least else "≤"

    def wanted(self, key: str, is_tablet: bool) -> float | None:
        """The limit for this game; None if there is none."""
        return self.by_game.get(key, self.tablet if is_tablet else self.phone)

    def wish(self, key: str, is_tablet: bool) -> str:
        """The wanted value as text, such as "≤ 0.25"; empty if there is no limit."""
        wanted = self.wanted(key, is_tablet)
        return "" if wanted is None else f"{self.sign} {wanted:g}"

    def is_met(self, figure: float, wanted: float | None) -> bool:
        """Whether a figure is good enough."""
        return wanted is None or (figure >= wanted if self.is_least else figure <= wanted)


_IDLE_TAPS = {"rival_kings": 0.25, "royals": 0.3, "kingsburg": 0.15, "paladins": 0.25}
_CURTAINS = {"rival_kings": 0.25, "royals": 0.0, "kingsburg": 0.0, "paladins": 0.1}
"""The most curtains per decision, by game. They are only for secret choices, which only two games have."""
LIMITS = (
    Limit("idle_taps", "taps that decide nothing, per decision", False, 0, 0, _IDLE_TAPS),
    Limit("curtains", "curtains, per decision", False, 0, 0, _CURTAINS),
    Limit("accepting", "second taps that accept a price, per decision", False, None, None),
    Limit("scenes", "scenes that wait to be read, per decision", False, 0.1, 0.1),
    Limit("all_idle", "the two together: taps and scenes, per decision", False, None, None),
    Limit("figure", "smallest figure, dp", True, 12, 14),
    Limit("name", "smallest name, dp", True, 13, 16),
    Limit("prompt", "prompt, dp", True, 16, 20),
    Limit("target", "smallest touch target, dp", True, 48, 56),
    Limit("card", "smallest card of one's own or to tap, dp wide", True, 56, 104),
    Limit("other_card", "smallest other card, dp wide", True, None, None),
    Limit("cut", "texts that are cut", False, 0, 0),
    Limit("nameless", "kinds of things whose names are left out", False, None, None),
    Limit("empty", "empty ground beside panels, share of the screen", False, 1, 0.12),
    Limit("contrast", "lit edge's least contrast", True, 3, 3),
    Limit("seats", "seats' least difference, colour-blind", True, 10, 10),
)
