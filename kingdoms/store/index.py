"""An index: the games of one volume without their moves, laid out so that ten thousand are read at once.

It holds columns instead of lines, and every text that comes more than once only once, since a long list of short lists
is what takes a reader of JSON most of its time.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from itertools import accumulate
from types import NoneType
from typing import Any

from kingdoms.core.codec import canonical, digest
from kingdoms.core.session import PERSON
from kingdoms.store.played import Played, Side
from kingdoms.store.seal import Spoilt

# As `_make` does it, but that counts the fields of every single one, which takes longer than all else.
_side: Callable[[Iterable[Any]], Side] = partial(tuple.__new__, Side)
_played: Callable[[Iterable[Any]], Played] = partial(tuple.__new__, Played)
_SHARED = ("game", "options", "sheet", "series", "stand_ins")
"""The fields of a game whose texts come again and again."""
_COUNT: set[type] = {int, NoneType}
_PLAIN: dict[str, set[type]] = {
    "key": {str},
    "started": {str},
    "finished": {str},
    "when": {int},
    "is_abandoned": {bool},
    "has_tie_break": {bool},
    "seconds": _COUNT,
    "decisions": _COUNT,
    "undone": {int},
    "hints": {int},
    "points": {str},
}


_SIDES = ("counts", "names", "crests", "players", "totals")
LAYOUT = digest(canonical([*_PLAIN, *_SHARED, *_SIDES, "winners", "texts"]))
"""Changes when the columns do, so that columns of another layout are never taken for ours."""
_HEAD = re.compile(rb'"content":\["([0-9a-f]{24})","([0-9a-f]{24})",')


def head_of(data: bytes) -> tuple[str, str] | None:
    """The layout and the fingerprint with which the file of an index begins; None if it is none of ours."""
    head = _HEAD.search(data)
    return None if head is None else (head[1].decode(), head[2].decode())


def to_columns(games: list[Played]) -> dict[str, Any]:
    """These games as JSON data."""
    places: dict[str, int] = {}

    def place(text: str) -> int:
        return places.setdefault(text, len(places))

    sides = [side for game in games for side in game.sides]
    columns: dict[str, Any] = {name: [getattr(game, name) for game in games] for name in _PLAIN}
    columns |= {name: [place(getattr(game, name)) for game in games] for name in _SHARED}
    return columns | {
        "counts": [len(game.sides) for game in games],
        "winners": [list(game.winners) for game in games],
        "names": [place(side.name) for side in sides],
        "crests": [side.crest for side in sides],
        "players": [place(side.player) for side in sides],
        "totals": [side.total for side in sides],
        "texts": list(places),
    }


def with_names(columns: dict[str, Any], called: Mapping[str, str]) -> dict[str, Any] | None:
    """The columns with people called so, by their old names; None if two of one table would get one name."""
    texts: list[str] = columns["texts"]
    if called.keys().isdisjoint(texts):
        return columns
    places = {text: place for place, text in enumerate(dict.fromkeys([*texts, *called.values()]))}
    new = {places[old]: places[now] for old, now in called.items() if old in places}
    person = places.get(PERSON)
    pairs = zip(columns["names"], columns["players"], strict=True)
    names = [new.get(name, name) if player == person else name for name, player in pairs]
    counts = columns["counts"]
    if any(len({*names[end - count : end]}) < count for count, end in zip(counts, accumulate(counts), strict=True)):
        return None
    return {**columns, "names": names, "texts": [*places]}


def from_columns(data: dict[str, Any]) -> list[Played]:
    """The games that `to_columns` was given; raises Spoilt, or as wrong data do, if these are no such columns."""
    text = _column(data, "texts", {str}).__getitem__
    columns = {name: _column(data, name, kinds) for name, kinds in _PLAIN.items()}
    columns |= {name: [*map(text, _column(data, name, {int}))] for name in _SHARED}
    columns["sides"] = _sides(data, text)
    columns["winners"] = [*map(tuple, _column(data, "winners", {list}))]
    return [*map(_played, zip(*(columns[name] for name in Played._fields), strict=True))]


def _sides(data: dict[str, Any], text: Any) -> list[tuple[Side, ...]]:
    names, players = (map(text, _column(data, name, {int})) for name in ("names", "players"))
    crests, totals = (_column(data, name, {int}) for name in ("crests", "totals"))
    sides = [*map(_side, zip(names, crests, players, totals, strict=True))]
    counts = _column(data, "counts", {int})
    return [tuple(sides[end - count : end]) for count, end in zip(counts, accumulate(counts), strict=True)]


def _column(data: dict[str, Any], name: str, kinds: set[type]) -> list[Any]:
    column: list[Any] = data[name]
    if not set(map(type, column)) <= kinds:
        raise Spoilt(f"not a column of the kind {name}")
    return column
