"""Picking dice in Kingsburg, with the envoy, "+2" tokens and the Market's help; and buildings, which take two taps."""

from collections.abc import Sequence

from kingdoms.core.game import Move, Thing
from kingdoms.core.words.language import capitalised
from kingdoms.games.kingsburg.moves import Build, Influence, LoseBuilding, Pass
from kingdoms.games.kingsburg.rules.influence import needs_envoy
from kingdoms.games.kingsburg.words.phrases import effect, group
from kingdoms.ui.board.movement.scene_stage import brush
from kingdoms.ui.board.picking import Drawing, Picking
from kingdoms.ui.board.sight import SKIP
from kingdoms.ui.boards.kingsburg.pieces.dice import is_white
from kingdoms.ui.boards.kingsburg.pieces.dice_groups import paint_dice_and_tokens

KINGS_ENVOY: Thing = ("envoy",)
"""The king's envoy, who can be picked along with dice."""


class DicePicking(Picking):
    """Picks dice and what can be added to them.

    A first tap on a building proposes to build it, or to lose it, and a second one does so.
    """

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

    def propose(self, move: Move) -> None:
        """Picks the parts of a move, and proposes it if it builds or loses a building."""
        self.proposed = move if _is_proposed_first(move) else None
        super().propose(move)

    def about_proposed(self) -> str:
        """The effect of the proposed building."""
        if not isinstance(self.proposed, Build | LoseBuilding):
            return ""
        return effect(self.sight.view.ruleset, self.proposed.building)

    @property
    def can_withdraw(self) -> bool:
        """Whether a building is proposed."""
        return self.proposed is not None

    def withdraw(self) -> None:
        """Puts everything back, and proposes nothing."""
        self.proposed = None
        super().withdraw()

    def is_proposed(self, move: Move) -> bool:
        """Whether exactly the parts of a move are picked, or it is the building that is proposed."""
        return self.proposed == move if _is_proposed_first(move) else super().is_proposed(move)

    def rules_out(self, move: Move) -> bool:
        """Whether something is picked that the move does not need, or another building is proposed."""
        return super().rules_out(move) or self.proposed not in (None, move)

    def leads_on(self, thing: Thing) -> bool:
        """Whether the thing glows: all buildings do until one is proposed."""
        if thing in self.near and _is_proposed_first(self.near[thing][0]):
            return self.proposed is None
        return super().leads_on(thing)

    def steps_to(self, move: Move) -> list[Thing]:
        """The things to tap first: the parts of a move, or the building to be proposed."""
        if not _is_proposed_first(move):
            return super().steps_to(move)
        return [] if move == self.proposed else [self.sight.target(move)]

    def sort_moves(self) -> None:
        """Divides the moves; a building is ready only when it is proposed."""
        super().sort_moves()
        for thing, ways in list(self.ready.items()):
            if _is_proposed_first(ways[0]) and ways[0] != self.proposed:
                self.near[thing] = self.ready.pop(thing)

    def asks_first(self, move: Move) -> bool:
        """Whether a move passes although dice alone would still reach an advisor."""
        ways = (way for ways in self.sight.lit.values() for way in ways)
        return isinstance(move, Pass) and any(self._takes_only_dice(way) for way in ways)

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

    def _takes_only_dice(self, move: Move) -> bool:
        """Whether a move influences an advisor without the envoy, tokens or the Market."""
        if not isinstance(move, Influence) or needs_envoy(self.sight.view, move.advisor):
            return False
        return not move.plus_two and not move.market


def _is_proposed_first(move: Move) -> bool:
    return isinstance(move, Build | LoseBuilding)


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
