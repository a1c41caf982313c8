"""Workers are picked from stacks in Paladins: each tap on a stack picks one more, and when none would fit, none is."""

from collections.abc import Sequence

from kingdoms.core.game import Move, Thing
from kingdoms.games.paladins.board import CRIMINAL, LABOURER
from kingdoms.games.paladins.moves import Act, Keep, UseFavour
from kingdoms.games.paladins.rules.workers import thriftiest
from kingdoms.ui.board.picking import Picking


class Stacks(Picking):
    """Picking in which one thing, a stack, can be picked several times."""

    def count(self, thing: Thing) -> int:
        """How many of a stack are picked."""
        return self.picked.count(thing)

    def leads_on(self, thing: Thing) -> bool:
        """Whether some move has one more of the stack besides all that is picked."""
        return thing in self._onward

    def toggle(self, thing: Thing) -> None:
        """Picks one more; if no move has one more, all of the stack are put back."""
        if self.leads_on(thing) or not self.count(thing):
            self.picked += (thing,)
            self._sort()
        else:
            self.put_back([thing])

    def steps_to(self, move: Move) -> list[Thing]:
        """What has to be tapped, one after the other, until just the parts of a move are picked."""
        wanted, before, steps = self._parts[move], self.picked, list[Thing]()
        for thing in dict.fromkeys(before):
            while self.count(thing) > wanted.count(thing):
                steps.append(thing)
                self.toggle(thing)
        for thing in dict.fromkeys(wanted):
            while self.count(thing) < wanted.count(thing):
                steps.append(thing)
                self.toggle(thing)
        self.picked = before
        self._sort()
        return steps

    def ways(self, thing: Thing) -> list[Move]:
        """Of all that could be proposed only what spares most, for each number of workers with its own effect."""
        ways = super().ways(thing)
        return ways if self.is_ready(thing) else proposals(ways)


def proposals(ways: Sequence[Move]) -> list[Move]:
    """What a tap proposes while parts are missing: the thriftiest lot for every number of workers, or whom to keep."""
    if not all(isinstance(move, Act | UseFavour | Keep) for move in ways):
        return list(ways)
    if all(isinstance(move, Keep) for move in ways):
        return [max(ways, key=lambda move: (move.workers[CRIMINAL], -move.workers[LABOURER]))] if ways else []
    counts = sorted({sum(move.workers) for move in ways})
    return [thriftiest([move for move in ways if sum(move.workers) == count]) for count in counts]
