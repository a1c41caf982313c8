"""The names that people have now, for the games that were filed under others.

A new name holds for all games up to a place, so that whoever takes the old one later is somebody else.
"""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kingdoms.store.played import Place, Placed


class Rename(NamedTuple):
    """One person's name in all games up to a place became another."""

    old: str
    new: str
    last: Place


class Names:
    """What people are called now. That is known beforehand, so that to ask it for thousands of games takes no time."""

    def __init__(self, renames: Sequence[Rename]) -> None:
        self._renames = renames
        self._ends = sorted({rename.last for rename in renames})
        self._called = [_called([rename for rename in renames if end <= rename.last]) for end in self._ends]

    def since(self, volume: int) -> list[Rename]:
        """The new names that hold for some game of a volume."""
        return [rename for rename in self._renames if rename.last.volume >= volume]

    def between(self, first: Place, last: Place) -> Mapping[str, str] | None:
        """The new name of everybody who has one in these games; None if it is not the same in all of them.

        Two of one table never become one, which is to be seen to by whoever asks.
        """
        end = bisect_left(self._ends, first)
        if end < bisect_left(self._ends, last):
            return None
        return self._called[end] if end < len(self._ends) else {}

    def of(self, names: Sequence[str], place: Place) -> list[str]:
        """The people of one table as they are called now. If two would get one name, the later keeps his."""
        called = list(names)
        for old, new, last in self._renames:
            if old in called and new not in called and place <= last:
                called[called.index(old)] = new
        return called

    def put_on(self, found: Placed) -> Placed:
        """A game under the names that its people have now."""
        place, game = found
        people = game.people
        names = self.of(people, place)
        if names == people:
            return found
        called = iter(names)
        sides = [side._replace(name=next(called)) if side.is_person else side for side in game.sides]
        return place, game._replace(sides=tuple(sides))


def _called(renames: Sequence[Rename]) -> dict[str, str]:
    """By the names of old, what people are called in the end."""
    called: dict[str, str] = {}
    for old, new, _last in renames:
        called |= {first: new for first, now in called.items() if now == old}
        called.setdefault(old, new)
    return called
