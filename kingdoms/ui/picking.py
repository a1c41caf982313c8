"""Picking: a move that is made of parts, such as dice and the advisor they go to, is put together by touch.

Only the legal moves are looked at: what is picked leaves those that have it, and a move is ready when nothing is
missing. A game whose moves have no parts never notices.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from kingdoms.core.game import Move, Thing


class Picking:
    """What is picked so far, and what a tap on each lit thing would do with it."""

    def __init__(
        self,
        lit: Mapping[Thing, Sequence[Move]],
        parts_of: Callable[[Move], Sequence[Thing]],
        kind_of: Callable[[Thing], Thing],
    ) -> None:
        """`parts_of` tells what a move is made of besides the thing one taps for it.

        Things of which one is as good as the other, such as dice that show the same, have one `kind_of` them: they
        stand for each other, as parts and when they are chosen.
        """
        self.picked: tuple[Thing, ...] = ()
        self.ready: dict[Thing, list[Move]] = {}
        """The moves that are made of just what is picked, or of no parts at all, by the thing one taps for them."""
        self.near: dict[Thing, list[Move]] = {}
        """The moves for which more has to be picked, those of the fewest parts first."""
        self._lit, self._kind_of = lit, kind_of
        self._likes = {kind_of(thing): thing for thing in reversed(list(lit))}
        self._parts = {move: tuple(parts_of(move)) for moves in lit.values() for move in moves}
        self._needed = {move: Counter(map(kind_of, parts)) for move, parts in self._parts.items()}
        self._most: Counter[Thing] = Counter()
        for needed in self._needed.values():
            self._most |= needed
        self._sort()

    def can_pick(self, thing: Thing) -> bool:
        """Whether the thing is a part of some move."""
        return self._kind_of(thing) in self._most

    def toggle(self, thing: Thing) -> None:
        """Picks a thing; if no more of it can be picked, it is put back."""
        held = self.picked.count(thing)
        if held >= self._most_of(thing):
            self.picked = tuple(other for other in self.picked if other != thing)
        else:
            self.picked += (thing,)
        self._sort()

    def put_back(self, things: Sequence[Thing]) -> None:
        """These are not picked any more."""
        self.picked = tuple(thing for thing in self.picked if thing not in things)
        self._sort()

    def propose(self, move: Move) -> None:
        """Picks just what a move is made of."""
        self.picked = self._parts[move]
        self._sort()

    def steps_to(self, move: Move) -> list[Thing]:
        """What has to be tapped, one after the other, until just the parts of a move are picked."""
        back = [thing for thing in dict.fromkeys(self.picked) for _ in range(self._taps_back(thing))]
        return back + list(self._parts[move])

    def ways(self, thing: Thing) -> list[Move]:
        """The moves that a tap on the thing stands for: those that are ready, else those that are near."""
        like = self._like(thing)
        return self.ready.get(like) or self.near.get(like, [])

    def is_ready(self, thing: Thing) -> bool:
        """Whether a tap on the thing makes a move, or asks which."""
        return self._like(thing) in self.ready

    def is_near(self, thing: Thing) -> bool:
        """Whether a tap on the thing proposes a move."""
        return self._like(thing) in self.near

    def _like(self, thing: Thing) -> Thing:
        """The thing itself, or the one of its kind that can be chosen."""
        return thing if thing in self._lit else self._likes.get(self._kind_of(thing), thing)

    def _most_of(self, thing: Thing) -> int:
        """How often one and the same thing can be picked; of equal things each only once."""
        kind = self._kind_of(thing)
        return self._most[kind] if kind == thing else 1

    def _taps_back(self, thing: Thing) -> int:
        return self._most_of(thing) - self.picked.count(thing) + 1

    def _sort(self) -> None:
        """Looks which moves agree with what is picked."""
        picked = Counter(map(self._kind_of, self.picked))
        self.ready, self.near = {}, {}
        for thing, moves in self._lit.items():
            ready = [move for move in moves if not self._parts[move] or self._needed[move] == picked]
            near = [move for move in moves if self._parts[move] and picked < self._needed[move]]
            if ready:
                self.ready[thing] = ready
            elif near:
                self.near[thing] = sorted(near, key=lambda move: len(self._parts[move]))
