"""Picking workers in Paladins: each tap on a stack picks one more, and a tap on an action proposes whom to send."""

from collections.abc import Sequence

from kingdoms.core.state import Move, Thing
from kingdoms.games.paladins.board import CRIMINAL, LABOURER, RECRUIT, WORKERS
from kingdoms.games.paladins.moves import (
    Act,
    ChoosePaladin,
    FreeRecruit,
    Keep,
    Outsider,
    Pass,
    Recruit,
    TakeTownsfolk,
    UseFavour,
)
from kingdoms.games.paladins.rules.choices import is_wasted
from kingdoms.games.paladins.rules.foresight import foresee
from kingdoms.games.paladins.rules.workers import thriftiest
from kingdoms.games.paladins.words.labels import label_after
from kingdoms.games.paladins.words.proposals import is_plain
from kingdoms.games.paladins.words.why import likely_target
from kingdoms.ui.board.picking import Picking
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.boards.paladins.targets import FIRST_TARGETS, moves_at

_READ_FIRST = ("townsfolk", "outsider")
"""The cards that are shown at reading size before anything is done with them."""
_IN_TRAY = ("option", "use", "jar", "attribute")
"""The names of the things that are chosen in the tray."""


class WorkerPicking(Picking):
    """Picking in which a stack can be picked several times, and tapping an action chooses it.

    Each worker and each possible action always stays available: anything that does not go with it is put back.
    """

    proposed: Act | UseFavour | Pass | None = None
    """The move that a tap on its action, its favour or "Pass" makes now; None while workers are picked one by one."""

    @property
    def chosen_action(self) -> int | None:
        """The action that has been tapped, which a second tap would carry out; None if there is none."""
        return self.proposed.action if isinstance(self.proposed, Act) else None

    def parts_of(self, move: Move) -> Sequence[Thing]:
        """The workers from the hand or, in a choice of paladins, the one to use; the one for the top is the target."""
        if isinstance(move, Act | UseFavour | Keep):
            return [("worker", kind) for kind in WORKERS for _number in range(move.workers[kind])]
        return [("paladin", move.use)] if isinstance(move, ChoosePaladin) else ()

    def kind_of(self, thing: Thing) -> Thing:
        """During a turn, a target of the chosen action stands for the action."""
        view, move = self.sight.view, self.proposed
        if isinstance(move, Act) and view.asked == "turn" and moves_at(view, move, thing):
            return ("action", view.seat, move.action)
        return thing

    def also_makes(self, thing: Thing, move: Move) -> Sequence[Move]:
        """The move that chooses the tapped target after the action, if it is the only one and need not be confirmed."""
        if not isinstance(move, Act):
            return ()
        view = self.sight.view
        targets = moves_at(view, move, thing)
        if len(targets) != 1:
            return ()
        is_asked = is_wasted(view, view.seat, targets[0]) or foresee(view, view.seat, move, targets[0]).may_come
        return () if is_asked else targets

    def also_advised(self, move: Move) -> Sequence[Thing]:
        """The target that the hint's reason counts on, once the suggested action is chosen."""
        if not isinstance(move, Act) or move != self.proposed or move.action not in FIRST_TARGETS:
            return ()
        thing = likely_target(self.sight.view, move)
        return () if thing is None else (thing,)

    def acts_at_once(self, move: Move) -> bool:
        """Whether it is an action that has no target on the table and can be done in only one way.

        It must also cost nothing, reveal no card and be unable to cause an inquisition, and nothing may be picked.
        """
        if not isinstance(move, Act) or self.picked or move.action in FIRST_TARGETS:
            return False
        ways = self.sight.lit[self.sight.target(move)]
        return len(ways) == 1 and is_plain(self.sight.view, self.sight.view.seat, move)

    def sheet_buttons(self, thing: Thing, ways: Sequence[Move]) -> Sequence[tuple[str, Sequence[Move]]]:
        """The buttons for a card to read first: to make it the chosen action's target, or else for its own moves."""
        if thing[0] not in _READ_FIRST:
            return ()
        view, action = self.sight.view, self.proposed
        if isinstance(action, Act):
            targets = moves_at(view, action, thing)
            return [(label_after(view, view.seat, action, target), (action, target)) for target in targets]
        return [(self.sight.words.label(view, way), (way,)) for way in ways]

    def asks_first(self, move: Move) -> bool:
        """Whether a move takes a card to be read first, or may cause an inquisition of which no proposal has warned.

        Also whether it discards townsfolk although they could be hired, or goes to a space without an effect.
        """
        if isinstance(move, TakeTownsfolk | Recruit | FreeRecruit | Outsider):
            return True
        if is_wasted(self.sight.view, self.sight.view.seat, move):
            return True
        if isinstance(move, Act | UseFavour) and (not self.picked or self.is_chosen(self.sight.target(move))):
            return False
        if isinstance(move, Act) and move.action == RECRUIT and sum(move.workers) == 1:
            return any(sum(way.workers) > 1 for way in self.sight.lit[self.sight.target(move)])
        return foresee(self.sight.view, self.sight.view.seat, move).may_come

    def takes_two_taps(self, move: Move) -> bool:
        """Whether it passes although an action is possible, which takes a second tap."""
        return isinstance(move, Pass) and any(isinstance(ways[0], Act | UseFavour) for ways in self.lit.values())

    @property
    def can_withdraw(self) -> bool:
        """Whether passing is proposed."""
        return isinstance(self.proposed, Pass)

    def withdraw(self) -> None:
        """Puts everything back, and proposes nothing."""
        self.proposed = None
        super().withdraw()

    def count(self, thing: Thing) -> int:
        """The number of picked workers in a stack."""
        return self.picked.count(thing)

    def excluded_by(self, thing: Thing) -> Sequence[Thing]:
        """The other paladins: only one is used in a round."""
        return [part for part in self.picked if part != thing] if thing[0] == "paladin" else ()

    def leads_on(self, thing: Thing) -> bool:
        """Whether a tap picks the thing: it is the first of its stack and can be picked, or a move takes one more."""
        if not self.count(thing):
            return self.can_pick(thing)
        return self.proposed is None and thing in self.missing

    def toggle(self, thing: Thing) -> None:
        """Picks one more; if no move takes one more, puts back the whole stack.

        While an action is chosen, this puts back one of its workers, or sends another, in place of one of them if need
        be. If the action cannot be done that way, it is no longer chosen: the whole stack is put back, or only the new
        worker is picked.
        """
        if self.proposed is not None:
            self._change_proposal(thing)
        elif self.count(thing) and not self.leads_on(thing):
            self.put_back([thing])
        else:
            self._pick_with(thing, self.picked)

    def _change_proposal(self, thing: Thing) -> None:
        ways = [move for moves in self.lit.values() if self.proposed in moves for move in moves]
        if self.count(thing):
            left = self.numbered(self.picked) - {(thing, self.count(thing) - 1)}
            ways = [move for move in ways if self.needed[move] == left]
        else:
            ways = [move for move in ways if thing in self.parts_by_move[move]]
        if ways:
            self.propose(max(ways, key=self._likeness))
            return
        self.proposed = None
        if self.count(thing):
            self.put_back([thing])
        else:
            self._pick_with(thing, ())

    def _likeness(self, move: Move) -> tuple[int, int]:
        """How similar a move is to what is picked: how many of the picked workers it takes, and how few others."""
        picked = self.numbered(self.picked)
        return len(self.needed[move] & picked), -len(self.needed[move] - picked)

    def _pick_with(self, thing: Thing, others: Sequence[Thing]) -> None:
        """Picks a thing, and as many of the others as go with it, the most recently picked first."""
        lot = [thing]
        for other in reversed(others):
            if any(self.numbered([other, *lot]) <= needed for needed in self.needed.values()):
                lot.insert(0, other)
        self.picked = tuple(lot)
        self.sort_moves()

    def propose(self, move: Move) -> None:
        """Picks exactly the workers that a move takes, and chooses its action, or passing."""
        self.proposed = move if isinstance(move, Act | UseFavour | Pass) else None
        super().propose(move)

    def is_proposed(self, move: Move) -> bool:
        """Whether exactly the workers of a move are picked, and no other action is chosen for them."""
        chosen = (move,) if self.takes_two_taps(move) else (None, move)
        return super().is_proposed(move) and self.proposed in chosen

    def rules_out(self, move: Move) -> bool:
        """Whether something is picked that the move does not need, or another action, favour or passing is chosen."""
        is_other = self.proposed is not None and self.sight.target(self.proposed) != self.sight.target(move)
        return is_other or super().rules_out(move)

    def steps_to(self, move: Move) -> list[Thing]:
        """The things to tap, in order, until exactly the parts of a move are picked."""
        wanted, before, proposed, steps = self.parts_by_move[move], self.picked, self.proposed, list[Thing]()
        kept = () if proposed is not None and move != proposed else wanted
        for thing in dict.fromkeys(before):
            while self.count(thing) > kept.count(thing):
                steps.append(thing)
                self.toggle(thing)
        for thing in dict.fromkeys(wanted):
            while self.count(thing) < wanted.count(thing):
                steps.append(thing)
                self.toggle(thing)
        self.picked, self.proposed = before, proposed
        self.sort_moves()
        return [*steps, self.sight.target(move)] if self.takes_two_taps(move) and move != proposed else steps

    def ways(self, thing: Thing) -> list[Move]:
        """The ready moves, or else those that a tap proposes, with as many of the picked workers as possible."""
        ways = super().ways(thing)
        if self.is_ready(thing):
            return ways
        if self.picked and self.proposed is None:
            picked = self.numbered(self.picked)
            most = max((len(self.needed[move] & picked) for move in ways), default=0)
            ways = [move for move in ways if len(self.needed[move] & picked) == most]
        return proposals(ways, [self.most(("worker", kind)) for kind in WORKERS])

    def sort_moves(self) -> None:
        """Keeps every possible action available, whatever is picked.

        While one is chosen, only that one and the moves without parts are ready.
        """
        super().sort_moves()
        if self.proposed is not None:
            self.ready = {
                thing: [self.proposed] if self.proposed in moves else list(moves)
                for thing, moves in self.lit.items()
                if self.proposed in moves or not self.parts_by_move[moves[0]]
            }
            self.near = {}
        for thing, moves in self.lit.items():
            if self.takes_two_taps(moves[0]) and moves[0] != self.proposed:
                del self.ready[thing]
            if (self.takes_two_taps(moves[0]) or isinstance(moves[0], Act | UseFavour)) and thing not in self.ready:
                self.near.setdefault(thing, list(moves))


def proposals(ways: Sequence[Move], hand: Sequence[int]) -> list[Move]:
    """The moves a tap proposes while parts are missing; the player is asked which, if there are several.

    Of actions and favours, only the thriftiest of those with the most workers is proposed; of the ways to keep workers,
    only the one that keeps the most criminals and, if that is tied, the fewest labourers.
    """
    if not all(isinstance(move, Act | UseFavour | Keep) for move in ways):
        return list(ways)
    if all(isinstance(move, Keep) for move in ways):
        return [max(ways, key=lambda move: (move.workers[CRIMINAL], -move.workers[LABOURER]))] if ways else []
    most = max(sum(move.workers) for move in ways)
    return [thriftiest([move for move in ways if sum(move.workers) == most], hand)]


def choices_in(sight: Sight) -> list[Thing]:
    """The things that can be chosen in the tray now."""
    return [thing for thing in sight.lit if thing[0] in _IN_TRAY]
