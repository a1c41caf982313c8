"""The shapes of saved data: what the JSON of a state may contain, and how it is read back.

Anything that does not fit raises `Unreadable`; `load_state` turns that into a sentence for the player. Whether play can
lead to a position is not checked here: a saved game is stored as its moves, and replaying them proves it.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from kingdoms.core.chance import LARGEST
from kingdoms.core.codec import BadSave
from kingdoms.core.state import State, Step
from kingdoms.core.words.language import _

Loaded = TypeVar("Loaded", bound=State)

MANY = 1_000_000
"""More than any game ever counts: turns, goods, soldiers or points."""


class Unreadable(Exception):
    """The data does not have the expected shape."""


class Shape(Protocol):
    """The shape that a part of the data must have."""

    def read(self, value: object) -> Any:
        """Returns a copy of the value; raises Unreadable if it does not fit."""


class Numbers(NamedTuple):
    """Whole numbers in a range: a single one, a list of them, or nested lists. A length of None means any length.

    `tuples` is how many of the innermost levels become tuples, which copies of a state share.
    """

    least: int
    most: int
    lengths: tuple[int | None, ...] = ()
    tuples: int = 0

    def read(self, value: object) -> Any:
        """Returns a copy of the value; raises Unreadable if it does not fit."""
        return _numbers(value, *self)


def _numbers(value: Any, least: int, most: int, lengths: tuple[int | None, ...], tuples: int) -> Any:
    if not lengths:
        require(type(value) is int and least <= value <= most)
        return value
    require(type(value) is list and lengths[0] in (None, len(value)))
    items = [_numbers(item, least, most, lengths[1:], tuples) for item in value]
    return tuple(items) if len(lengths) <= tuples else items


class OneOf(NamedTuple):
    """One of a few values, all of the same type."""

    values: Collection[Any]

    def read(self, value: object) -> Any:
        """Returns the value; raises Unreadable if it is not one of these."""
        require(type(value) is type(next(iter(self.values))) and value in self.values)
        return value


TRUTH = OneOf((True, False))
CHANCE = Numbers(0, LARGEST)


class Rows(NamedTuple):
    """A list of named tuples, with a shape for each of their fields."""

    kind: Callable[..., Any]
    fields: tuple[Shape, ...]

    def read(self, value: object) -> list[Any]:
        """Returns the rows; raises Unreadable if one does not fit."""
        rows = _list(value)
        require(all(len(_list(row)) == len(self.fields) for row in rows))
        return [self.kind(*(field.read(part) for field, part in zip(self.fields, row, strict=True))) for row in rows]


class Agenda(NamedTuple):
    """The steps of an agenda: for the name of each step, the values allowed in each of its fields."""

    steps: Mapping[str, tuple[Sequence[Any], ...]]

    def read(self, value: object) -> list[Step]:
        """Returns the steps; raises Unreadable if one does not fit."""
        return [self._step(_list(step)) for step in _list(value)]

    def _step(self, step: list[Any]) -> Step:
        require(bool(step))
        fields = self.steps[OneOf(self.steps.keys()).read(step[0])]
        require(len(step) == len(fields) + 1)
        return (step[0], *(OneOf(allowed).read(field) for allowed, field in zip(fields, step[1:], strict=True)))


def load_state(
    data: object,
    new: Callable[[int], Loaded],
    version: int,
    seats: Sequence[int],
    shapes: Callable[[int], Mapping[str, Shape]],
    trouble: str,
) -> Loaded:
    """The state that `to_json` wrote. Anything else raises BadSave with `trouble`, a sentence marked for translation.

    `shapes` returns the shape of every part for a number of seats, except for the seat that decides: that is worked
    out from the rest, and must match the data. `version` is the newest version of the rules the state may have.
    """
    try:
        require(isinstance(data, dict))
        return _load(data, new(_rules(data, version)), seats, shapes)
    except Exception as unreadable:
        # The rules may fail in any way on a position that cannot arise in play.
        raise BadSave(_(trouble)) from unreadable


def _load(data: Any, state: Loaded, seats: Sequence[int], shapes: Callable[[int], Mapping[str, Shape]]) -> Loaded:
    parts = shapes(Numbers(seats[0], seats[-1]).read(data.get("seats")))
    require(data.keys() - {"rules"} == parts.keys() | {"seat"})
    for name, shape in parts.items():
        setattr(state, name, shape.read(data[name]))
    require(state.reopen())
    require(type(data["seat"]) is type(state.seat) and data["seat"] == state.seat)
    return state


def _rules(data: Any, version: int) -> int:
    """The version of the rules; only the second and later versions are mentioned in the data."""
    return Numbers(2, version).read(data["rules"]) if "rules" in data else 1


def require(holds: bool) -> None:
    """Raises Unreadable unless this holds."""
    if not holds:
        raise Unreadable


def _list(value: Any) -> list[Any]:
    require(type(value) is list)
    return list(value)
