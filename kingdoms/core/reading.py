"""Reading a saved state back: whole numbers of a known shape, names out of a few, truths, and the steps of an agenda.

What does not fit raises `Unreadable`; `load_state` turns that into a sentence for the player.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from kingdoms.core.codec import BadSave
from kingdoms.core.game import State, Step
from kingdoms.core.tongue import _

Loaded = TypeVar("Loaded", bound=State)


class Unreadable(Exception):
    """The data are not what they should be."""


class Numbers(NamedTuple):
    """Whole numbers in a range: a single one, a list of so many, or lists of lists; None is any length."""

    least: int
    most: int
    lengths: tuple[int | None, ...] = ()


def load_state(
    data: object, read: Callable[[Mapping[str, Any]], Loaded], is_lawful: Callable[[Loaded], bool], trouble: str
) -> Loaded:
    """The state that `to_json` wrote, read part by part and then held against the laws of its game.

    `read` sees to it that no part is missing. Anything else raises BadSave with this sentence, marked for translation.
    """
    try:
        return _load(data, read, is_lawful)
    except Unreadable as unreadable:
        raise BadSave(_(trouble)) from unreadable


def _load(data: object, read: Callable[[Mapping[str, Any]], Loaded], is_lawful: Callable[[Loaded], bool]) -> Loaded:
    """Who decides is worked out anew, and must be whom the data name."""
    if not isinstance(data, dict):
        raise Unreadable
    state = read(data)
    require(is_lawful(state) and state.reopen())
    require(type(data["seat"]) is type(state.seat) and data["seat"] == state.seat)
    return state


def require(holds: bool) -> None:
    """What does not hold makes the data unreadable."""
    if not holds:
        raise Unreadable


def read_numbers(value: Any, shape: Numbers) -> Any:
    """A copy of the value, which must fit the shape."""
    return _numbers(value, *shape)


def _numbers(value: Any, least: int, most: int, lengths: tuple[int | None, ...]) -> Any:
    if not lengths:
        require(type(value) is int and least <= value <= most)
        return value
    require(type(value) is list and lengths[0] in (None, len(value)))
    return [_numbers(entry, least, most, lengths[1:]) for entry in value]


def read_name(value: object, names: Collection[str]) -> str:
    """The value, which must be one of these names."""
    if type(value) is not str or value not in names:
        raise Unreadable
    return value


def read_truth(value: object) -> bool:
    """The value, which must be true or false."""
    if type(value) is not bool:
        raise Unreadable
    return value


def read_agenda(data: object, steps: Mapping[str, tuple[Sequence[Any], ...]]) -> list[Step]:
    """The steps of an agenda; each must be known by its name and have one of the allowed values in every field."""
    if type(data) is not list:
        raise Unreadable
    return [_step(step, steps) for step in data]


def _step(data: object, steps: Mapping[str, tuple[Sequence[Any], ...]]) -> Step:
    if type(data) is not list or not data:
        raise Unreadable
    fields = steps[read_name(data[0], steps)]
    require(len(data) == len(fields) + 1)
    for field, allowed in zip(data[1:], fields, strict=True):
        require(type(field) is type(allowed[0]) and field in allowed)
    return tuple(data)
