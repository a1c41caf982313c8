"""An entry: one finished or abandoned game as the history keeps it, made of its record and its result.

Fields that came later have a default, so that an entry of any age says all that can be known of it.
"""

import json
import re
from collections.abc import Mapping
from typing import Any

from kingdoms.core.codec import BadSave, canonical
from kingdoms.core.moment import is_moment, now
from kingdoms.core.record import MOST_MOVES, is_count, stand_ins_from_json, to_record
from kingdoms.core.session import Session
from kingdoms.core.stand_in import are_sound
from kingdoms.core.tongue import _
from kingdoms.store.seal import Spoilt

KEY = r"[A-Za-z0-9_-]{1,64}"
"""What the key of a game looks like, which may be the name of a file too."""

_FIELDS = {
    "game": str,
    "key": str,
    "started": str,
    "seed": int,
    "options": dict,
    "seats": list,
    "moves": str,
    "scores": list,
    "winners": list,
}
_TRUTHS = ("abandoned", "tie_break")
_COUNTS = ("seconds", "decisions", "undone", "hints")
"""The time at the table, the decisions, those taken back after something was revealed, and the hints asked for."""


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


def check_entry(entry: object) -> None:
    """Raises Spoilt unless this is a game as the history keeps it."""
    if not isinstance(entry, dict) or any(type(entry.get(name)) is not kind for name, kind in _FIELDS.items()):
        raise Spoilt("not a finished game")
    seats, scores, winners = entry["seats"], entry["scores"], entry["winners"]
    is_sound = (
        is_moment(entry.get("finished"))
        and len(scores) - len(seats) in (0, 1)  # The rules may have moved an opponent.
        and all(_is_seat(seat) for seat in seats)
        and all(_is_score(score) for score in scores)
        and all(type(side) is int and side in range(len(scores)) for side in winners)
        and all(type(entry.get(name, False)) is bool for name in _TRUTHS)
        and all(is_count(entry.get(name)) for name in _COUNTS)
        and _are_stand_ins(entry.get("stand_ins"), len(seats))
    )
    if not is_sound:
        raise Spoilt("not a finished game")


def _is_seat(seat: object) -> bool:
    """Whether this is a seat. Players and crests that there are no more stay in the history."""
    match seat:
        case [str(), int(), str()]:
            return True
    return False


def _are_stand_ins(data: object, seats: int) -> bool:
    """Whether these took over seats of the game; bots that there are no more stay here as well."""
    try:
        found = stand_ins_from_json(data)
    except BadSave:
        return False
    return are_sound(found, seats, MOST_MOVES)


def _is_score(score: object) -> bool:
    if not isinstance(score, dict) or not isinstance(score.get("parts"), dict):
        return False
    points = (score.get("total"), *score["parts"].values())
    return all(type(number) is int and abs(number) < 1_000_000 for number in points)
