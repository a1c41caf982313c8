"""An entry: one finished or abandoned game as the history keeps it, made of its record and its result.

Fields that came later have a default, so that an entry of any age says all that can be known of it. What a game cannot
do without is who played which game and how it was scored; anything else that makes no sense gives way to a default.
"""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from kingdoms.core.codec import BadSave, canonical, digest
from kingdoms.core.moment import LONG_AGO, is_moment, now
from kingdoms.core.record import MOST_MOVES, is_count, stand_ins_from_json, to_record
from kingdoms.core.session import NO_CREST, PERSON, Session
from kingdoms.core.stand_in import are_sound
from kingdoms.core.tongue import _
from kingdoms.store.seal import Spoilt

KEY = r"[A-Za-z0-9_-]{1,64}"
"""What the key of a game looks like, which may be the name of a file too."""



def _is(kind: type) -> Callable[[object], bool]:
    return lambda value: type(value) is kind


_DETAILS: Mapping[str, tuple[Callable[[Any], bool], Any]] = {
    "started": (lambda value: value == "" or is_moment(value), ""),
    "finished": (is_moment, LONG_AGO),
    "seed": (_is(int), 0),
    "options": (_is(dict), {}),
    "moves": (_is(str), "[]"),
    "abandoned": (_is(bool), False),
    "tie_break": (_is(bool), False),
    **dict.fromkeys(("seconds", "decisions", "undone", "hints"), (is_count, None)),
}
"""What a game can do without: whether a value makes sense, and what stands there if it does not."""
_LATER = ("abandoned", "tie_break", "seconds", "decisions", "undone", "hints")
"""The details that the earliest games lack."""
MOST_POINTS = 1_000_000
"""More points than any game gives."""


def is_key(text: str) -> bool:
    """Whether a game can have this key."""
    return re.fullmatch(KEY, text) is not None


def result(session: Session, seconds: int | None = None) -> dict[str, Any]:
    """What a game adds to its record when it ends; one that ends before its time is abandoned and has no winners."""
    scores = [{"total": score.total, "parts": dict(score.parts)} for score in session.state.scores()]
    # Until the last turn is ended its decisions can be taken back, so that nobody has won yet.
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
    """Whether more had the most points than have won."""
    return bool(winners) and totals.count(max(totals)) > len(winners)


def entry_of(record: dict[str, Any], ending: dict[str, Any]) -> dict[str, Any]:
    """The entry of a game. Its moves become one text, which nobody takes apart who only looks through the years."""
    moves = record.get("moves")
    decisions = len(moves) if isinstance(moves, list) else None
    return {**record, **ending, "decisions": decisions, "moves": canonical(moves)}


def ended(session: Session) -> dict[str, Any]:
    """The entry of a game as it is now."""
    return entry_of(to_record(session), result(session))


def without_victory(entry: Mapping[str, Any]) -> Mapping[str, Any]:
    """An abandoned game without winners: some were filed with those who led when only the last turn was to be ended."""
    return {**entry, "winners": [], "tie_break": False} if entry.get("abandoned") and entry["winners"] else entry


def moves_of(entry: Mapping[str, Any]) -> Any:
    """The moves of an entry as data; raises BadSave if their text cannot be read."""
    try:
        return json.loads(entry["moves"])
    except (ValueError, RecursionError) as trouble:
        raise BadSave(_("The saved game contains a move that cannot be read.")) from trouble


def mended(entry: object) -> dict[str, Any]:
    """The game with every detail that makes no sense put right; Spoilt if nobody could say who played what."""
    if not isinstance(entry, dict) or type(entry.get("game")) is not str:
        raise Spoilt("not a finished game")
    if _has_result(entry) and all(_makes_sense(entry, name) for name in _DETAILS):
        return entry
    details = {name: default for name, (_sense, default) in _DETAILS.items() if not _makes_sense(entry, name)}
    seats, scores = _mended_seats(entry.get("seats")), _mended_scores(entry.get("scores"))
    if not seats or len(scores) - len(seats) not in (0, 1):
        raise Spoilt("not a finished game")
    key = entry.get("key")
    found = {**entry, **details, "seats": seats, "scores": scores}
    found["key"] = key if type(key) is str else digest(canonical(found))
    if not _are_winners(entry.get("winners"), len(scores)):
        best = max(score["total"] for score in scores)
        found["winners"] = [side for side, score in enumerate(scores) if score["total"] == best]
    if not _are_stand_ins(entry.get("stand_ins"), len(seats)):
        found["stand_ins"] = []
    if "abandoned" in details:
        found["abandoned"] = not found["winners"]
    return found


def _makes_sense(entry: Mapping[str, Any], name: str) -> bool:
    return _DETAILS[name][0](entry[name]) if name in entry else name in _LATER


def _has_result(entry: Mapping[str, Any]) -> bool:
    """Whether it is known who played what, and how it ended."""
    seats, scores = entry.get("seats"), entry.get("scores")
    return (
        type(entry.get("key")) is str
        and type(entry.get("game")) is str
        and type(seats) is list
        and type(scores) is list
        and bool(seats)
        and len(scores) - len(seats) in (0, 1)  # The rules may have moved an opponent.
        and all(map(_is_seat, seats))
        and all(map(_is_score, scores))
        and _are_winners(entry.get("winners"), len(scores))
        and _are_stand_ins(entry.get("stand_ins"), len(seats))
    )


def _is_seat(seat: object) -> bool:
    """Whether this is a seat. Players and crests that there are no more stay in the history."""
    match seat:
        case [str(), crest, str()]:
            return type(crest) is int
    return False


def _mended_seats(data: object) -> list[Any]:
    return [seat if _is_seat(seat) else _mended_seat(seat) for seat in data] if isinstance(data, list) else []


def _mended_seat(seat: object) -> list[Any]:
    parts = dict(enumerate(seat)) if isinstance(seat, list) else {}
    name, crest, player = parts.get(0), parts.get(1), parts.get(2)
    return [
        name if isinstance(name, str) else "?",
        crest if type(crest) is int else NO_CREST,
        player if isinstance(player, str) else PERSON,
    ]


def _are_winners(data: object, sides: int) -> bool:
    return type(data) is list and all(type(side) is int and side in range(sides) for side in data)


def _are_stand_ins(data: object, seats: int) -> bool:
    """Whether these took over seats of the game; bots that there are no more stay here as well."""
    try:
        found = stand_ins_from_json(data)
    except BadSave:
        return False
    return are_sound(found, seats, MOST_MOVES)


def _is_score(score: object) -> bool:
    match score:
        case {"total": total, "parts": dict(parts)}:
            return all(map(_are_points, (total, *parts.values())))
    return False


def _mended_scores(data: object) -> list[Any]:
    return [score if _is_score(score) else _mended_score(score) for score in data] if isinstance(data, list) else []


def _mended_score(score: object) -> dict[str, Any]:
    """The total, or at least its parts, must be there."""
    total, parts = (score.get("total"), score.get("parts")) if isinstance(score, dict) else (None, None)
    sound = {part: points for part, points in parts.items() if _are_points(points)} if isinstance(parts, dict) else {}
    if not sound and not _are_points(total):
        raise Spoilt("not a score")
    return {"total": total if _are_points(total) else sum(sound.values()), "parts": sound}


def _are_points(value: object) -> bool:
    return type(value) is int and abs(value) < MOST_POINTS
