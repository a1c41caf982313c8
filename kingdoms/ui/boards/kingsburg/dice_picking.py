"""Picking dice in Kingsburg, with the envoy, "+2" tokens and the Market's help."""

from collections.abc import Sequence

from kingdoms.core.game import Thing
from kingdoms.ui.board.picking import Picking
from kingdoms.ui.board.sight import SKIP

ENVOY: Thing = ("envoy",)
"""The king's envoy, who can be picked along with dice."""


class DicePicking(Picking):
    """Picks dice and what can be added to them."""

    def can_stay(self, thing: Thing) -> bool:
        """Whether it is the envoy, who stays picked even if a move does not need him."""
        return thing == ENVOY

    def excluded_by(self, thing: Thing) -> Sequence[Thing]:
        """The opposite of this Market help, which either adds 1 or subtracts 1."""
        return [("market", -thing[1])] if thing[0] == "market" else []


def token_of(owner: int) -> Thing:
    """Any of a seat's "+2" tokens, which are all of this kind."""
    return ("plus_two", owner, "any")


def group_of(parts: Sequence[Thing]) -> tuple[list[int], int, int]:
    """The dice, the number of "+2" tokens and the Market's help among these parts."""
    dice = sorted(part[2] for part in parts if part[0] == "die")
    market = sum(part[1] for part in parts if part[0] == "market")
    return dice, sum(part[0] == "plus_two" for part in parts), market


def makes_a_move(picking: Picking) -> bool:
    """Whether what is picked is enough for some advisor."""
    return any(thing != SKIP for thing in picking.ready)
