"""An entry: one finished or abandoned game as the history keeps it, made of its record and its result.

Fields that were added later have a default, so old entries can still be read. Only who played what, and with
what score, is essential; anything else that makes no sense is replaced by a default.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from kingdoms.core.codec import BadSave, canonical, digest
from kingdoms.core.game import Game
from kingdoms.core.record import are_stand_ins, from_record, is_count, is_seat
from kingdoms.core.seats import NO_CREST, PERSON
from kingdoms.core.session import Session
from kingdoms.core.timestamps import LONG_AGO, is_timestamp, now
from kingdoms.core.words.language import _
from kingdoms.store.seal import Spoilt

KEY = r"[A-Za-z0-9_-]{1,64}"
"""The pattern of a game's key, which may also be a file name."""


def _is(kind: type) -> Callable[[object], bool]:
    return lambda value: type(value) is kind


_DETAILS: Mapping[str, tuple[Callable[[Any], bool], Any]] = {
    "started": (lambda value: value == "" or is_timestamp(value), ""),
    "finished": (is_timestamp, LONG_AGO),
    "seed": (_is(int), 0),
    "options": (_is(dict), {}),
    "moves": (_is(str), "[]"),
    "abandoned": (_is(bool), False),
    "tie_break": (_is(bool), False),
    "imported": (_is(bool), False),
    **dict.fromkeys(("seconds", "decisions", "undone", "hints"), (is_count, None)),
}
"""The fields that a game can do without: a test for each value, and the default if it fails."""
_LATER = ("abandoned", "tie_break", "imported", "seconds", "decisions", "undone", "hints")
"""The details that the earliest games lack."""
MOST_POINTS = 1_000_000
"""More points than anybody can score."""


def is_key(text: str) -> bool:
    """Whether a game can have this key."""
    return re.fullmatch(KEY, text) is not None


def result(session: Session, seconds: int | None = None) -> dict[str, Any]:
    """The result that a game adds to its record when it ends; an unfinished game is abandoned and has no winners."""
    scores = [{"total": score.total, "parts": dict(score.parts)} for score in session.state.scores()]
    winners = session.state.winners() if session.is_over else []
    return {
        "finished": now(),
        "abandoned": not session.is_over,
        "seconds": seconds,
        "scores": scores,
        "winners": winners,
        "tie_break": needed_tie_break([score["total"] for score in scores], winners),
    }


def needed_tie_break(totals: list[Any], winners: list[int]) -> bool:
    """Whether more sides have the most points than win; False if nobody wins."""
    return bool(winners) and totals.count(max(totals)) > len(winners)


def entry_of(record: dict[str, Any], ending: dict[str, Any]) -> dict[str, Any]:
    """The entry for a game. Its moves become a single string, which is parsed only when the game is replayed."""
    moves = record.get("moves")
    decisions = len(moves) if isinstance(moves, list) else None
    return {**record, **ending, "decisions": decisions, "moves": canonical(moves)}


def without_victory(entry: Mapping[str, Any]) -> Mapping[str, Any]:
    """The entry, without winners if the game was abandoned; some entries wrongly list the leaders as winners."""
    return {**entry, "winners": [], "tie_break": False} if entry.get("abandoned") and entry["winners"] else entry


def moves_of(entry: Mapping[str, Any]) -> Any:
    """The moves of an entry as data; raises BadSave if their text cannot be read."""
    try:
        return json.loads(entry["moves"])
    except (ValueError, RecursionError) as trouble:
        raise BadSave(_("The saved game contains a move that can't be read.")) from trouble


class Unproved(Spoilt):
    """Replaying a game does not lead to the points in its entry."""


def check_moves(entry: Mapping[str, Any], games: Mapping[str, Game]) -> None:
    """Replays a game, which takes a few milliseconds; raises Unproved unless it ends as the entry says.

    Nobody can prove who sat at a table, and anybody can play against themselves. But the points need not be taken on
    trust as long as the rules of that game are still in use.
    """
    try:
        proved = result(from_record({**entry, "moves": moves_of(entry)}, games))
    except BadSave as trouble:
        raise Unproved("the moves are not legal") from trouble
    if any(entry.get(name, proved[name]) != proved[name] for name in ("abandoned", "scores", "winners", "tie_break")):
        raise Unproved("the moves lead to different scores")


def mended(entry: object) -> dict[str, Any]:
    """The entry with every nonsensical detail corrected; raises Spoilt if the game, seats or scores are missing."""
    if not isinstance(entry, dict) or type(entry.get("game")) is not str:
        raise Spoilt("not a finished game")
    seats, scores = [*map(_seat, _items(entry, "seats"))], [*map(_score, _items(entry, "scores"))]
    if not seats or len(scores) - len(seats) not in (0, 1):  # The rules may have moved an opponent.
        raise Spoilt("not a finished game")
    found = {**entry, "seats": seats, "scores": scores}
    found |= {name: default for name, (_sense, default) in _DETAILS.items() if not _makes_sense(entry, name)}
    if type(entry.get("key")) is not str:
        found["key"] = digest(canonical(found))
    if not all(type(side) is int and side in range(len(scores)) for side in _items(entry, "winners", [None])):
        best = max(score["total"] for score in scores)
        found["winners"] = [side for side, score in enumerate(scores) if score["total"] == best]
    if not are_stand_ins(entry.get("stand_ins"), len(seats)):
        found["stand_ins"] = []
    if not _makes_sense(entry, "abandoned"):
        found["abandoned"] = not found["winners"]
    return found


def _makes_sense(entry: Mapping[str, Any], name: str) -> bool:
    return _DETAILS[name][0](entry[name]) if name in entry else name in _LATER


def _items(entry: Mapping[str, Any], name: str, otherwise: Sequence[Any] = ()) -> Sequence[Any]:
    found = entry.get(name)
    return found if type(found) is list else otherwise


def _seat(data: Any) -> list[Any]:
    """A seat with any invalid fields replaced by defaults. Players and crests that no longer exist are kept."""
    if is_seat(data):
        return cast(list[Any], data)
    name, crest, player = [*_items({"seat": data}, "seat"), None, None, None][:3]
    return [
        name if isinstance(name, str) else "?",
        crest if type(crest) is int else NO_CREST,
        player if isinstance(player, str) else PERSON,
    ]


def _score(data: Any) -> dict[str, Any]:
    """The points of a side; raises Spoilt if neither the total nor any of its parts is known."""
    total, parts = (data.get("total"), data.get("parts")) if isinstance(data, dict) else (None, None)
    is_known = _are_points(total)
    if is_known and isinstance(parts, dict) and all(map(_are_points, parts.values())):
        return cast(dict[str, Any], data)
    sound = {part: points for part, points in parts.items() if _are_points(points)} if isinstance(parts, dict) else {}
    if not sound and not is_known:
        raise Spoilt("not a score")
    return {"total": total if is_known else sum(sound.values()), "parts": sound}


def _are_points(value: object) -> bool:
    return type(value) is int and abs(value) < MOST_POINTS
