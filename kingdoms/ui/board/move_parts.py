"""Parts of a move on a board: they are picked by taps or dragged to the thing that one would tap for the move."""

from collections.abc import Mapping, Sequence
from typing import Any

from kivy.graphics import InstructionGroup

from kingdoms.core.game import Move, Thing
from kingdoms.ui.board.picking import Picking
from kingdoms.ui.board.pieces import Brush, Hand
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.drawing.rect import Rect


class Parts:
    """Mixed into a board before its gestures. A game whose moves have no parts says nothing and never notices."""

    sight: Sight | None

    def __init__(self, **kwargs: Any) -> None:
        self.picking = self.new_picking({})
        self._carried = InstructionGroup()
        self._hand = Hand(self._carried)
        super().__init__(**kwargs)

    # What a board says.

    def parts_of(self, sight: Sight, move: Move) -> Sequence[Thing]:
        """What a move is made of besides the thing that one taps for it; it has to be picked first."""
        return ()

    def kind_of(self, sight: Sight, thing: Thing) -> Thing:
        """What counts about a part: the same for things of which one is as good as the other."""
        return thing

    def can_stay(self, thing: Thing) -> bool:
        """Whether a part that is picked goes only with the moves that need it, and does not forbid the others."""
        return False

    def excluded_by(self, thing: Thing) -> Sequence[Thing]:
        """What is put back when a part is picked, because it never goes with it."""
        return ()

    def brush_of(self, sight: Sight, thing: Thing) -> Brush:
        """How a part looks while a finger drags it."""
        raise NotImplementedError

    def note(self, sight: Sight) -> str:
        """What is to be said about what is picked; empty while nothing is."""
        return ""

    def spot_of(self, thing: Thing) -> Rect | None:
        """Where a thing is, or what hides it; None if it is nowhere to be seen."""
        raise NotImplementedError

    def arrange(self) -> None:
        """Lays everything out anew and paints it, for what is picked is shown."""
        raise NotImplementedError

    # Picking.

    def begin_picking(self, sight: Sight) -> None:
        """For a new decision nothing is picked, and what was dragged for the last one is let go."""
        self.picking = self.new_picking(sight.lit)
        if self.is_dragging:
            self.let_go()

    def new_picking(self, lit: Mapping[Thing, Sequence[Move]]) -> Picking:
        """How moves are put together of what is picked; a board may have a way of its own."""
        return Picking(lit, self._parts_of, self._kind_of, self.can_stay)

    def _parts_of(self, move: Move) -> Sequence[Thing]:
        return self.parts_of(self.sight, move) if self.sight else ()

    def _kind_of(self, thing: Thing) -> Thing:
        return self.kind_of(self.sight, thing) if self.sight else thing

    def pick(self, thing: Thing) -> bool:
        """Picks a part or puts it back; whether the thing is one."""
        if not self.picking.can_pick(thing):
            return False
        self.picking.put_back(self.excluded_by(thing))
        self.picking.toggle(thing)
        self.arrange()
        return True

    def propose(self, move: Move) -> None:
        """Picks all parts of a move, so that a tap makes it."""
        self.picking.propose(move)
        self.arrange()

    def is_proposed(self, move: Move) -> bool:
        """Whether just the parts of a move are picked."""
        return self.picking.picked == tuple(self._parts_of(move))

    def is_picked(self, thing: Thing) -> bool:
        """Whether the thing is picked."""
        return thing in self.picking.picked

    def leads_on(self, thing: Thing) -> bool:
        """Whether it makes sense to pick the thing, perhaps in the place of what never goes with it."""
        return self.picking.leads_on(thing) or any(map(self.is_picked, self.excluded_by(thing)))

    # Dragging.

    def can_drag(self, thing: Thing) -> bool:
        """Parts of a move are dragged to the thing that one would tap for it."""
        return self.picking.can_pick(thing)

    def dragged(self, thing: Thing, x: float, y: float) -> None:
        """A part that goes with the finger is picked."""
        if self.sight is None:
            return
        if not self.is_picked(thing):
            self.dispatch("on_tap", thing)
        place = self.spot_of(thing)
        if place is not None:
            self._hand.carry(self.brush_of(self.sight, thing), place, x, y)

    def dropped(self, thing: Thing, target: Thing | None) -> None:
        """Let go above something that can be chosen, it is a tap on that; else it just stays picked."""
        self._hand.let_go()
        if self.sight is not None and target in self.sight.lit:
            self.dispatch("on_tap", target)

    def lost(self) -> None:
        """What was dragged stays picked and lies where it was."""
        self._hand.let_go()
