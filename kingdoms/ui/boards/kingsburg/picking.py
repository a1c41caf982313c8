"""Picking in Kingsburg: dice, the envoy, "+2" tokens and the Market's help; buildings and passing take two taps."""

from collections.abc import Sequence

from kingdoms.core.state import Move, Thing
from kingdoms.core.words.language import capitalised
from kingdoms.games.kingsburg.moves import Build, Influence, LoseBuilding, Pass
from kingdoms.games.kingsburg.rules.influence import needs_envoy
from kingdoms.games.kingsburg.words.phrases import effect, group
from kingdoms.ui.board.movement.scene_stage import brush
from kingdoms.ui.board.picking import Drawing, Picking
from kingdoms.ui.board.sight import SKIP
from kingdoms.ui.board.two_tap_picking import TwoTapPicking
from kingdoms.ui.boards.kingsburg.pieces.dice import is_white
from kingdoms.ui.boards.kingsburg.pieces.dice_groups import paint_dice_and_tokens

KINGS_ENVOY: Thing = ("envoy",)
"""The king's envoy, who can be picked along with dice."""


class KingsburgPicking(TwoTapPicking):
    """Picks dice and what can be added to them.

    A first tap on a building proposes to build it, or to lose it, and a second one does so. Passing takes two taps
    while there are dice to give up.
    """

    def takes_two_taps(self, move: Move) -> bool:
        """Whether a move builds or loses a building, or gives up dice that can still be placed."""
        return isinstance(move, Build | LoseBuilding) or (isinstance(move, Pass) and self._can_influence)

    def can_stay(self, thing: Thing) -> bool:
        """Whether it is the envoy, who stays picked even if a move does not need him."""
        return thing == KINGS_ENVOY

    def excluded_by(self, thing: Thing) -> Sequence[Thing]:
        """The opposite of this Market help, which either adds 1 or subtracts 1."""
        return [("market", -thing[1])] if thing[0] == "market" else []

    def parts_of(self, move: Move) -> Sequence[Thing]:
        """Dice, "+2" tokens, the Market's help, and the envoy if the advisor cannot be influenced without him."""
        if not isinstance(move, Influence):
            return ()
        seat = self.sight.view.seat
        parts: list[Thing] = [("die", seat, die) for die in move.dice]
        parts += [("plus_two", seat, number) for number in range(move.plus_two)]
        parts += [("market", move.market)] if move.market else []
        return [*parts, KINGS_ENVOY] if needs_envoy(self.sight.view, move.advisor) else parts

    def kind_of(self, thing: Thing) -> Thing:
        """Dice of the same colour that show the same number are interchangeable; so are "+2" tokens."""
        view = self.sight.view
        match thing:
            case ("plus_two", seat, _):
                return token_of(seat)
            case ("die", seat, die) if die < len(view.dice[seat]) and not view.spent(seat) >> die & 1:
                return ("die", seat, is_white(die), view.dice[seat][die], "free")
        return thing

    def acts_at_once(self, move: Move) -> bool:
        """Whether a tap on an advisor makes this move at once: only if it needs nothing but dice."""
        return self._takes_only_dice(move)

    def about_proposed(self) -> str:
        """The effect of the proposed building."""
        if not isinstance(self.proposed, Build | LoseBuilding):
            return ""
        return effect(self.sight.view.ruleset, self.proposed.building)

    def label_of(self, move: Move) -> str:
        """For an advisor, only the dice and what is added to them, because the question names the advisor."""
        if not isinstance(move, Influence):
            return super().label_of(move)
        return capitalised(group(self.sight.view, self.sight.view.seat, *move[1:]))

    def drawing_of(self, move: Move) -> Drawing | None:
        """The dice and tokens of one way to influence an advisor."""
        if not isinstance(move, Influence):
            return None
        sight = self.sight
        dice = tuple((sight.view.dice[sight.owner][die], is_white(die)) for die in move.dice)
        crest = sight.seats[sight.owner].crest
        look = brush(paint_dice_and_tokens, crest, dice, move.plus_two, move.market)
        return look, len(dice) + int(move.plus_two) + bool(move.market)

    @property
    def _can_influence(self) -> bool:
        """Whether some advisor can still be influenced."""
        return any(isinstance(ways[0], Influence) for ways in self.lit.values())

    def _takes_only_dice(self, move: Move) -> bool:
        """Whether a move influences an advisor without the envoy, tokens or the Market."""
        if not isinstance(move, Influence) or needs_envoy(self.sight.view, move.advisor):
            return False
        return not move.plus_two and not move.market


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
