"""Moves and events as data: named tuples of distinct kinds, their JSON form, and the fingerprint of a state."""

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeVar, cast, get_args, get_type_hints

from kingdoms.core.words.language import _

Kind = TypeVar("Kind", bound=type[tuple[Any, ...]])


class IllegalMove(Exception):
    """A move, an undo or a redo is not possible now."""


class BadSave(Exception):
    """The data is not a game that can be loaded; the message is a sentence for the player."""


def _is_same(self: tuple[Any, ...], other: object) -> bool:
    return type(self) is type(other) and tuple.__eq__(self, cast(Any, other)) is True


def _differs(self: tuple[Any, ...], other: object) -> bool:
    return not _is_same(self, other)


def _hash(self: tuple[Any, ...]) -> int:
    return hash((type(self).__name__, tuple.__hash__(self)))


def kind(named_tuple: Kind) -> Kind:
    """Makes a named tuple a distinct kind: `Take(2)` no longer equals `Look(2)`.

    >>> @kind
    ... class Take(NamedTuple):
    ...     coins: int
    >>> @kind
    ... class Look(NamedTuple):
    ...     cards: int
    >>> Take(2) == Take(2), Take(2) == Look(2), Take(2) == (2,)
    (True, False, False)
    """
    cls = cast(Any, named_tuple)
    cls.__eq__, cls.__ne__, cls.__hash__ = _is_same, _differs, _hash
    return named_tuple


def stored_as(name: str) -> Callable[[Kind], Kind]:
    """Gives a kind the name by which saved games know it, if the code now calls it something else."""

    def renamed(named_tuple: Kind) -> Kind:
        cast(Any, named_tuple).__name__ = name
        return named_tuple

    return renamed


def revealing(event: Kind) -> Kind:
    """Marks a kind of event that reveals something hidden, so that the move behind it cannot simply be undone."""
    cast(Any, event).reveals = True
    return event


def encode(item: NamedTuple) -> list[Any]:
    """A move or an event as JSON: its kind's name, then its fields. `decode` reads it back.

    >>> @kind
    ... class Send(NamedTuple):
    ...     advisor: int
    ...     dice: tuple[int, ...]
    >>> encode(Send(8, (0, 2)))
    ['Send', 8, [0, 2]]
    >>> decode([Send], ["Send", 8, [0, 2]])
    Send(advisor=8, dice=(0, 2))
    """
    return [type(item).__name__, *(list(field) if isinstance(field, tuple) else field for field in item)]


def decode(vocabulary: Iterable[type], data: object) -> Any:
    """The move or event that `encode` wrote; anything else raises BadSave."""
    if not isinstance(data, list) or not data or not isinstance(data[0], str):
        raise BadSave(_("The saved game contains a move that can't be read."))
    found = _by_name(tuple(vocabulary)).get(data[0])
    if found is None or len(found[1]) != len(data) - 1:
        raise BadSave(_("The saved game contains a move this version doesn't recognise."))
    fields = [_field(expected, value) for expected, value in zip(found[1], data[1:], strict=True)]
    return found[0](*fields)


@cache
def _by_name(vocabulary: tuple[type, ...]) -> Mapping[str, tuple[Any, list[Any]]]:
    return {cls.__name__: (cls, list(get_type_hints(cls).values())) for cls in vocabulary}


def _field(expected: Any, value: object) -> object:
    """One field, checked against its annotation: an int, a bool, a str or a tuple of these."""
    if expected in (int, bool, str):
        if type(value) is expected:
            return value
    elif isinstance(value, list) and all(type(part) in get_args(expected) for part in value):
        return tuple(value)
    raise BadSave(_("The saved game contains a move that can't be read."))


def canonical(data: object) -> str:
    """The canonical JSON text: equal data gives equal text. Raises ValueError for a number that is not finite."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def digest(text: str | bytes) -> str:
    """A short hash of a string or of bytes; a string has the same hash as its UTF-8 bytes."""
    data = text if isinstance(text, bytes) else text.encode()
    return hashlib.blake2b(data, digest_size=12).hexdigest()


def fingerprint(data: object) -> str:
    """A short hash of JSON data, which changes when anything in the data does.

    >>> fingerprint({"gold": 1, "wood": 2}) == fingerprint({"wood": 2, "gold": 1})
    True
    >>> fingerprint({"gold": 1, "wood": 2}) == fingerprint({"gold": 2, "wood": 1})
    False
    """
    return digest(canonical(data))
