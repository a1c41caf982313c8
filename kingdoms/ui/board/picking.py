"""Picking: how taps make the moves of one decision, such as taps on dice and on the advisor they go to.

Only legal moves are considered: picking a part keeps the moves that have it, and a move is ready when nothing is
missing. Each game says what the parts of its moves are, and which moves are read about or asked about first.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from kingdoms.core.state import Move, Thing
from kingdoms.ui.board.movement.flights import Brush
from kingdoms.ui.board.sight import Sight

Drawing = tuple[Brush, int]
"""A small drawing, and its width divided by its height."""


class Picking:
    """The parts picked so far, and the effect of a tap on each lit thing."""

    proposed: Move | None = None
    """The move that a tap on its target makes now; None if nothing is proposed or parts are picked one by one."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        """The current sight; it may change while the decision stays the same."""
        self.picked: tuple[Thing, ...] = ()
        self.ready: dict[Thing, list[Move]] = {}
        """The moves that need nothing more to be picked and are not ruled out by what is picked, by target."""
        self.near: dict[Thing, list[Move]] = {}
        """The moves that need more to be picked, by target, for targets without ready moves; the fewest parts first."""
        self.missing: set[Thing] = set()
        """The kinds of parts that at least one near move still needs."""
        self.lit = sight.lit
        """The moves of this decision by target, as when it began."""
        self._likes = {self.kind_of(thing): thing for thing in reversed(list(sight.lit))}
        self.parts_by_move = {move: tuple(self.parts_of(move)) for moves in sight.lit.values() for move in moves}
        """The parts of each move."""
        self.needed = {move: self.numbered(parts) for move, parts in self.parts_by_move.items()}
        """The kinds of parts each move needs, numbered."""
        self._most = Counter(kind for kind, _number in frozenset().union(*self.needed.values()))
        self.sort_moves()

    # Hooks for games.

    def parts_of(self, move: Move) -> Sequence[Thing]:
        """The parts of a move, apart from its target; they have to be picked first."""
        return ()

    def kind_of(self, thing: Thing) -> Thing:
        """The kind of a thing: the same for interchangeable ones, which can stand in for each other everywhere."""
        return thing

    def acts_at_once(self, move: Move) -> bool:
        """Whether a single tap makes a move without its parts being picked first, if it can mean no other move."""
        return False

    def asks_first(self, move: Move) -> bool:
        """Whether a sheet asks before a move is made."""
        return False

    def sheet_buttons(self, thing: Thing, ways: Sequence[Move]) -> Sequence[tuple[str, Sequence[Move]]]:
        """The buttons on the sheet of a card that is read before it is used, as pairs of words and moves, if any."""
        return ()

    def sheet_title(self, ways: Sequence[Move]) -> str:
        """The title of the sheet with the buttons of `sheet_buttons`; empty if the thing's own name will do."""
        return ""

    def about_proposed(self) -> str:
        """A remark on the proposed move, besides its price; empty if there is none."""
        return ""

    @property
    def can_withdraw(self) -> bool:
        """Whether undo puts back what is picked or proposed, before it undoes any decision."""
        return False

    def withdraw(self) -> None:
        """Puts back everything that is picked or proposed."""
        self.put_back(self.picked)

    def label_of(self, move: Move) -> str:
        """The words on the button that offers this move as one of several, under a question about all of them."""
        return self.sight.words.label(self.sight.view, move)

    def drawing_of(self, move: Move) -> Drawing | None:
        """The drawing on the button that offers this move as one of several; None if its words are enough."""
        return None

    def also_makes(self, thing: Thing, move: Move) -> Sequence[Move]:
        """The moves that the same tap makes after this one, because it decides them as well."""
        return ()

    def also_advised(self, move: Move) -> Sequence[Thing]:
        """The things that a hint suggests besides a move's own target, because they are tapped after it."""
        return ()

    def is_implied(self, move: Move) -> bool:
        """Whether a move is only ever made together with the next one, so that both are undone together."""
        return False

    def is_unfinished(self, state: Any) -> bool:
        """Whether the player is in the middle of a choice that takes several decisions, such as a payment."""
        return False

    def sort_moves(self) -> None:
        """Divides the moves that are compatible with the picked parts into `ready` and `near`."""
        picked = self.numbered(self.picked)
        bound = self.numbered([thing for thing in self.picked if not self.can_stay(thing)])
        self.ready, self.near, self.missing = {}, {}, set()
        for thing, moves in self.lit.items():
            fitting = [move for move in moves if not self.parts_by_move[move] or bound <= self.needed[move]]
            ready = [move for move in fitting if self.needed[move] <= picked]
            near = [move for move in fitting if move not in ready]
            self.missing |= {kind for move in near for kind, _number in self.needed[move] - picked}
            if ready:
                self.ready[thing] = ready
            elif near:
                self.near[thing] = sorted(near, key=lambda move: len(self.parts_by_move[move]))

    # The parts picked so far.

    def can_pick(self, thing: Thing) -> bool:
        """Whether the thing is a part of some move."""
        return self.kind_of(thing) in self._most

    def most(self, kind: Thing) -> int:
        """The largest number of things of a kind in any move."""
        return self._most[kind]

    def can_stay(self, thing: Thing) -> bool:
        """Whether a part can stay picked without ruling out the moves that do not need it."""
        return False

    def excluded_by(self, thing: Thing) -> Sequence[Thing]:
        """The parts to put back when a part is picked, because they never go with it."""
        return ()

    def leads_on(self, thing: Thing) -> bool:
        """Whether some move needs the thing besides what is picked, or instead of picked things that it excludes."""
        if any(other in self.picked for other in self.excluded_by(thing)):
            return True
        return thing not in self.picked and self.kind_of(thing) in self.missing

    def is_proposed(self, move: Move) -> bool:
        """Whether exactly the parts of a move are picked."""
        return self.picked == self.parts_by_move.get(move)

    def is_chosen(self, thing: Thing) -> bool:
        """Whether the thing is the target of the proposed move, so that another tap makes the move."""
        return self.proposed is not None and self.proposed in self.lit.get(thing, ())

    def rules_out(self, move: Move) -> bool:
        """Whether something is picked that the move does not need."""
        needed = {self.kind_of(part) for part in self.parts_by_move.get(move, ())}
        return any(self.kind_of(thing) not in needed and not self.can_stay(thing) for thing in self.picked)

    def toggle(self, thing: Thing) -> None:
        """Picks a thing, or puts it back."""
        if thing in self.picked:
            self.put_back([thing])
        else:
            self.picked += (thing,)
            self.sort_moves()

    def put_back(self, things: Sequence[Thing]) -> None:
        """Puts these parts back."""
        self.picked = tuple(thing for thing in self.picked if thing not in things)
        self.sort_moves()

    def propose(self, move: Move) -> None:
        """Picks exactly the parts of a move."""
        self.picked = self.parts_by_move[move]
        self.sort_moves()

    def steps_to(self, move: Move) -> list[Thing]:
        """The things to tap, in order, until exactly the parts of a move are picked."""
        return [*self.picked, *self.parts_by_move[move]]

    def ways(self, thing: Thing) -> list[Move]:
        """The moves that a tap on the thing stands for: the ready ones, or else the near ones."""
        like = self._like(thing)
        return self.ready.get(like) or self.near.get(like, [])

    def is_ready(self, thing: Thing) -> bool:
        """Whether a tap on the thing makes a move, or asks which one."""
        return self._like(thing) in self.ready

    def is_near(self, thing: Thing) -> bool:
        """Whether a tap on the thing proposes a move."""
        return self._like(thing) in self.near

    def _like(self, thing: Thing) -> Thing:
        """The thing itself, or one of the same kind that can be chosen."""
        return thing if thing in self.lit else self._likes.get(self.kind_of(thing), thing)

    def numbered(self, things: Sequence[Thing]) -> frozenset[tuple[Thing, int]]:
        """The kinds of these things, each occurrence numbered: sets are compared much faster than counts."""
        kinds = Counter(map(self.kind_of, things))
        return frozenset((kind, number) for kind, count in kinds.items() for number in range(count))
