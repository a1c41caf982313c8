"""The names that people have now, for the games that were filed under others.

A new name holds for all games up to a place, so anybody who takes the old one later is somebody else.
"""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.store.played import Place, Placed, Side


class Rename(NamedTuple):
    """One person's name in all games up to a place became another."""

    old: str
    new: str
    last: Place


class Names:
    """What people are called now."""

    def __init__(self, renames: Sequence[Rename]) -> None:
        self._renames = renames

    def since(self, volume: int) -> list[Rename]:
        """The new names that hold for some game of a volume."""
        return [rename for rename in self._renames if rename.last.volume >= volume]

    def of(self, names: Sequence[str], place: Place) -> list[str]:
        """The people of one table as they are called now. If two would share a name, the second keeps the old one."""
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
        sides = [Side(next(called), *side[1:]) if side.is_person else side for side in game.sides]
        return place, game._replace(sides=tuple(sides))
