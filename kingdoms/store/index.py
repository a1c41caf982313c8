"""An index: the games of one volume without their moves, laid out so that ten thousand can be read at once.

It holds columns instead of rows, and each repeated text only once, because parsing a long list of short lists is the
slowest part of reading JSON. An index is never trusted: any column that does not fit means that it is made anew.
"""

import json
import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from itertools import accumulate, chain, pairwise
from types import NoneType
from typing import Any

from kingdoms.core.codec import canonical, digest
from kingdoms.core.moment import is_moment
from kingdoms.core.record import MOST_MOVES, is_count, stand_ins_from_json
from kingdoms.core.stand_in import are_sound
from kingdoms.store.entry import MOST_POINTS
from kingdoms.store.played import Place, Placed, Played, Side, rows_of, when_of
from kingdoms.store.seal import Spoilt

# `_make` would do the same, but it counts the fields of every single tuple, which takes longer than all the rest.
_side: Callable[[Iterable[Any]], Side] = partial(tuple.__new__, Side)
_played: Callable[[Iterable[Any]], Played] = partial(tuple.__new__, Played)
_SHARED = ("game", "options", "sheet", "series", "stand_ins")
"""The fields whose texts are repeated from game to game."""
_COUNTS = ("seconds", "decisions", "undone", "hints")
_PLAIN: dict[str, set[type]] = {
    "key": {str},
    "finished": {str},
    "is_abandoned": {bool},
    "has_tie_break": {bool},
    "seconds": {int, NoneType},
    "decisions": {int, NoneType},
    "undone": {int},
    "hints": {int},
    "points": {str},
}
_SIDES = ("counts", "names", "crests", "players", "totals")
LAYOUT = digest(canonical([*_PLAIN, *_SHARED, *_SIDES, "winners", "texts", "numbers"]))
"""Changes with the columns, so that an index with other columns is never read as one of ours."""
_HEAD = re.compile(rb'"content":\["%s","[0-9a-f]{24}",(-?\d{1,18}),' % LAYOUT.encode())
_POINTS = re.compile(r"(?:-?[0-9]{1,6} )*")


def content_of(fingerprint: str, games: Sequence[Placed]) -> list[Any]:
    """What an index holds: its layout, the volume's fingerprint, when its latest game ended, and the columns."""
    newest = max((game.when for _place, game in games), default=0)
    numbers = [place.number for place, _game in games]
    return [LAYOUT, fingerprint, newest, to_columns([game for _place, game in games]) | {"numbers": numbers}]


def newest_in(head: bytes) -> int | None:
    """When the latest game ended, according to the first bytes of an index; None if it is not one of ours."""
    found = _HEAD.search(head)
    return None if found is None else int(found[1])


def games_in(content: Any, volume: int, fingerprint: str | None) -> list[Placed]:
    """The games of a volume as its index lists them; raises Spoilt or whatever bad data raises."""
    layout, of, newest, columns = content
    if (layout, of) != (LAYOUT, fingerprint):
        raise Spoilt("the index of another volume")
    numbers, games = _column(columns, "numbers", {int}), from_columns(columns)
    if not all(later > earlier for later, earlier in pairwise([*numbers, 0])):
        raise Spoilt("games out of order")
    if newest != max((game.when for game in games), default=0):
        raise Spoilt("another latest game")
    return list(zip([Place(volume, number) for number in numbers], games, strict=True))


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


def from_columns(data: dict[str, Any]) -> list[Played]:
    """The games that `to_columns` was given; raises Spoilt, or whatever bad data raises, for anything else."""
    texts = _column(data, "texts", {str})
    columns = {name: _column(data, name, kinds) for name, kinds in _PLAIN.items()}
    columns |= {name: _looked_up(data, name, texts) for name in _SHARED}
    columns["when"] = [*map(when_of, columns["finished"])]
    columns["sides"] = _sides(data, texts)
    columns["winners"] = [*map(tuple, _column(data, "winners", {list}))]
    if not all(is_count(value) for name in _COUNTS for value in columns[name]):
        raise Spoilt("counts that cannot be")
    games = [*map(_played, zip(*(columns[name] for name in Played._fields), strict=True))]
    if not all(map(_is_sound, games)):
        raise Spoilt("games whose parts do not fit")
    return games


def _sides(data: dict[str, Any], texts: list[str]) -> list[tuple[Side, ...]]:
    names, players = (_looked_up(data, name, texts) for name in ("names", "players"))
    crests, totals, counts = (_column(data, name, {int}) for name in ("crests", "totals", "counts"))
    if min(counts, default=1) < 1 or sum(counts) != len(names) or max(map(abs, totals), default=0) >= MOST_POINTS:
        raise Spoilt("sides that do not add up")
    sides = [*map(_side, zip(names, crests, players, totals, strict=True))]
    return [tuple(sides[end - count : end]) for count, end in zip(counts, accumulate(counts), strict=True)]


def _column(data: dict[str, Any], name: str, kinds: set[type]) -> list[Any]:
    column: list[Any] = data[name]
    if type(column) is not list or not set(map(type, column)) <= kinds:
        raise Spoilt(f"not a column of the kind {name}")
    return column


def _looked_up(data: dict[str, Any], name: str, texts: list[str]) -> list[str]:
    places = _column(data, name, {int})
    if min(places, default=0) < 0:
        raise Spoilt(f"not a column of the kind {name}")
    return [*map(texts.__getitem__, places)]


def _is_sound(game: Played) -> bool:
    """Whether the parts of a game fit each other, so that it can be listed, counted and shown."""
    sides = len(game.sides)
    points = f"{game.points} " if game.points else ""
    return (
        is_moment(game.finished)
        and all(type(winner) is int and 0 <= winner < sides for winner in game.winners)
        and _POINTS.fullmatch(points) is not None
        and _cells(game.sheet, sides) == points.count(" ")
        and _are_details(game.options, game.series, game.stand_ins, sides)
    )


@lru_cache(maxsize=256)
def _cells(sheet: str, sides: int) -> int:
    """How many points stand in the rows of a score sheet; raises Spoilt if it is not one for this many sides."""
    rows = rows_of(sheet)
    if len(rows) != sides or not all(isinstance(part, str) for part in chain.from_iterable(rows)):
        raise Spoilt("not a score sheet")
    return sum(map(len, rows))


@lru_cache(maxsize=4096)
def _are_details(options: str, series: str, stand_ins: str, sides: int) -> bool:
    """Whether these texts can be read. What a series says is looked at only when it is shown."""
    json.loads(series)
    return isinstance(json.loads(options), dict) and are_sound(
        stand_ins_from_json(json.loads(stand_ins)), sides, MOST_MOVES
    )
