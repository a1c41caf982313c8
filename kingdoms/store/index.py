"""An index: the games of one volume without their moves, so that thousands can be listed at once.

An index is never trusted: if anything in it does not fit, it is made anew.
"""

import json
import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from itertools import chain, pairwise, product
from sys import intern
from types import NoneType
from typing import Any

from kingdoms.core.codec import canonical, digest
from kingdoms.core.record import MOST_MOVES, is_count, stand_ins_from_json
from kingdoms.core.stand_in import are_sound
from kingdoms.core.timestamps import is_moment
from kingdoms.store.entry import MOST_POINTS
from kingdoms.store.played import Place, Placed, Played, Side, rows_of, when_of
from kingdoms.store.seal import Spoilt

# `_make` would do the same, but it counts the fields of every single tuple, which takes longer than all the rest.
_side: Callable[[Iterable[Any]], Side] = partial(tuple.__new__, Side)
_played: Callable[[Iterable[Any]], Played] = partial(tuple.__new__, Played)

_KINDS: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(Played._fields, (str,)),
    **dict.fromkeys(("when", "undone", "hints"), (int,)),
    **dict.fromkeys(("seconds", "decisions"), (int, NoneType)),
    **dict.fromkeys(("is_abandoned", "has_tie_break"), (bool,)),
    **dict.fromkeys(("sides", "winners"), (list,)),
}
_ROWS = {*product(*_KINDS.values())}
"""The types that the fields of a game can have."""
_SIDES, _WINNERS = map(Played._fields.index, ("sides", "winners"))
_REPEATED = [Played._fields.index(name) for name in ("game", "sheet", "options", "series", "stand_ins")]
"""Their texts are the same in many games, and take no more room in memory than one."""
LAYOUT = digest(canonical([Played._fields, Side._fields]))
"""Changes with the fields, so that an index with other fields is never read as one of ours."""
_HEAD = re.compile(rb'"content":\["%s","[0-9a-f]{24}",(-?\d{1,18}),' % LAYOUT.encode())
_POINTS = re.compile(r"(?:-?[0-9]{1,6} )*")


def content_of(fingerprint: str, games: Sequence[Placed]) -> list[Any]:
    """What an index holds: its layout, the volume's fingerprint, when its latest game ended, and the games."""
    newest = max((game.when for _place, game in games), default=0)
    return [LAYOUT, fingerprint, newest, [place.number for place, _game in games], [game for _place, game in games]]


def newest_in(head: bytes) -> int | None:
    """When the latest game ended, according to the first bytes of an index; None if it is not one of ours."""
    found = _HEAD.search(head)
    return None if found is None else int(found[1])


def games_in(content: Any, volume: int, fingerprint: str | None) -> list[Placed]:
    """The games of a volume as its index lists them; raises Spoilt or whatever bad data raises."""
    layout, volume_fingerprint, newest, numbers, rows = content
    if (layout, volume_fingerprint) != (LAYOUT, fingerprint):
        raise Spoilt("the index of another volume")
    games = [*map(_game, rows)]
    if not {*map(type, numbers)} <= {int} or not all(later > earlier for later, earlier in pairwise([*numbers, 0])):
        raise Spoilt("games out of order")
    if newest != max((game.when for game in games), default=0):
        raise Spoilt("another latest game")
    return list(zip([Place(volume, number) for number in numbers], games, strict=True))


def _game(row: list[Any]) -> Played:
    """A game whose parts fit each other, so that it can be listed, counted and shown."""
    if tuple(map(type, row)) not in _ROWS:
        raise Spoilt("not a game")
    for field in _REPEATED:
        row[field] = intern(row[field])
    row[_SIDES] = sides = tuple(map(_checked_side, row[_SIDES]))
    row[_WINNERS] = tuple(row[_WINNERS])
    game = _played(row)
    points = f"{game.points} " if game.points else ""
    if (
        is_moment(game.finished)
        and game.when == when_of(game.finished)
        and all(map(is_count, (game.seconds, game.decisions, game.undone, game.hints)))
        and all(type(winner) is int and 0 <= winner < len(sides) for winner in game.winners)
        and _POINTS.fullmatch(points) is not None
        and _cells(game.sheet, len(sides)) == points.count(" ")
        and _are_details(game.options, game.series, game.stand_ins, len(sides))
    ):
        return game
    raise Spoilt("a game whose parts do not fit")


def _checked_side(data: list[Any]) -> Side:
    name, crest, player, total = data
    if type(name) is type(player) is str and type(crest) is type(total) is int and abs(total) < MOST_POINTS:
        return _side((intern(name), crest, intern(player), total))
    raise Spoilt("not a side")


@lru_cache(maxsize=256)
def _cells(sheet: str, sides: int) -> int:
    """How many points are in the rows of a score sheet; raises Spoilt if it is not one for this many sides."""
    rows = rows_of(sheet)
    if not sides or len(rows) != sides or not all(isinstance(part, str) for part in chain.from_iterable(rows)):
        raise Spoilt("not a score sheet")
    return sum(map(len, rows))


@lru_cache(maxsize=4096)
def _are_details(options: str, series: str, stand_ins: str, sides: int) -> bool:
    """Whether these texts can be read. What a series says is looked at only when it is shown."""
    json.loads(series)
    return isinstance(json.loads(options), dict) and are_sound(
        stand_ins_from_json(json.loads(stand_ins)), sides, MOST_MOVES
    )
