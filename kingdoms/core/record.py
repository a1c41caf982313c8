"""A saved game: what a session was started with, its moves, and a fingerprint of where they lead.

Loading replays the moves and checks the fingerprint, so a record that loads is a game that can go on.
"""

from collections.abc import Mapping
from typing import Any

from kingdoms.core.codec import BadSave, IllegalMove, decode, encode
from kingdoms.core.game import Game
from kingdoms.core.moment import is_moment
from kingdoms.core.series import Series
from kingdoms.core.series import from_json as series_from_json
from kingdoms.core.session import Seat, Session, can_sit_together
from kingdoms.core.stand_in import StandIn
from kingdoms.core.tongue import _

FORMAT = 1
MOST_MOVES = 20_000
"""More moves than any game has; a list longer than this is not worth replaying."""

_FIELDS = {
    "format": int,
    "rules": int,
    "game": str,
    "key": str,
    "started": str,
    "seed": int,
    "options": dict,
    "seats": list,
    "moves": list,
    "fingerprint": str,
}
_COUNTS = ("undone", "hints")
"""Counted since people can take back what was revealed, and ask for hints; older records do without."""
_MOST = 1_000_000_000


def to_record(session: Session) -> dict[str, Any]:
    """The session as JSON data."""
    return {
        "format": FORMAT,
        "game": session.game.key,
        "rules": session.game.version,
        "key": session.key,
        "started": session.started,
        "seed": session.seed,
        "options": dict(session.options),
        "seats": [list(seat) for seat in session.seated],
        "stand_ins": [list(stand_in) for stand_in in session.stand_ins],
        "moves": [encode(move) for move in session.moves],
        "held": session.held,
        "series": session.series.to_json() if session.series else None,
        "fingerprint": session.state.fingerprint(),
        "undone": session.undone,
        "hints": session.hints,
    }


def from_record(data: object, games: Mapping[str, Game]) -> Session:
    """The session that `to_record` wrote. Anything else raises BadSave with a sentence for the player."""
    record = _checked(data, games)
    game = games[record["game"]]
    seats = seats_from_json(record["seats"])
    series = _series(record.get("series"), len(seats))
    key, started = record["key"], record["started"]
    try:
        session = Session(game, seats, record["seed"], record["options"], key=key, started=started, series=series)
    except ValueError as trouble:
        raise BadSave(_("The saved game is damaged.")) from trouble
    _replay(session, record)
    session.undone, session.hints = (record.get(name) or 0 for name in _COUNTS)
    return session


def _checked(data: object, games: Mapping[str, Game]) -> dict[str, Any]:
    if not isinstance(data, dict) or type(data.get("format")) is not int:
        raise BadSave(_("This is not a game saved by Kingdoms."))
    if data["format"] > FORMAT:
        raise BadSave(_("This game was saved by a newer Kingdoms."))
    if data["format"] < 1 or any(type(data.get(name)) is not kind for name, kind in _FIELDS.items()):
        raise BadSave(_("The saved game is damaged."))
    if data["game"] not in games:
        raise BadSave(_("This game was saved by a newer Kingdoms."))
    if data["rules"] != games[data["game"]].version:
        raise BadSave(_("This game was saved under other rules than the ones in use."))
    if len(data["moves"]) > MOST_MOVES or abs(data["seed"]) >= 1 << 64:
        raise BadSave(_("The saved game is damaged."))
    if len(data["key"]) > 64 or not data["key"].isascii() or not (data["started"] == "" or is_moment(data["started"])):
        raise BadSave(_("The saved game is damaged."))
    if not all(is_count(data.get(name)) for name in _COUNTS):
        raise BadSave(_("The saved game is damaged."))
    return data


def is_count(value: object) -> bool:
    """Whether this is how many of something there were, or None if nobody has counted."""
    return value is None or (type(value) is int and 0 <= value < _MOST)


def seats_from_json(data: object) -> list[Seat]:
    """The seats of a table as they are written in a record; anything else raises BadSave."""
    seats = [_seat(entry) for entry in data] if isinstance(data, list) else []
    if not seats or not can_sit_together(seats):
        raise BadSave(_("The saved game has seats that cannot be read."))
    return seats


def _seat(entry: object) -> Seat:
    match entry:
        case [str(name), int(crest), str(player)] if type(crest) is int:
            return Seat(name, crest, player)
    raise BadSave(_("The saved game has seats that cannot be read."))


def _series(data: object, seats: int) -> Series | None:
    series = None if data is None else series_from_json(data, seats)
    if series is not None and series.is_over():
        raise BadSave(_("The saved series cannot be read."))
    return series


def _replay(session: Session, record: dict[str, Any]) -> None:
    try:
        session.replay([decode(session.game.vocabulary, move) for move in record["moves"]])
    except IllegalMove as trouble:
        raise BadSave(_("The saved game contains a move that the rules do not allow.")) from trouble
    _let_stand_in(session, record.get("stand_ins"))
    held = record.get("held")
    if held is not None and (type(held) is not int or held != session.holder()):
        raise BadSave(_("The saved game is damaged."))
    session.held = held
    if session.state.fingerprint() != record["fingerprint"]:
        raise BadSave(_("The saved game does not lead to where it was left."))


def _let_stand_in(session: Session, data: object) -> None:
    """Those take over who did; older records do without."""
    try:
        session.set_stand_ins(stand_ins_from_json(data))
    except ValueError as trouble:
        raise BadSave(_("The saved game has seats that cannot be read.")) from trouble


def stand_ins_from_json(data: object) -> list[StandIn]:
    """Who has taken over which seat since when, as it is written in a record; anything else raises BadSave."""
    match data:
        case None:
            return []
        case list():
            return [_stand_in(entry) for entry in data]
    raise BadSave(_("The saved game has seats that cannot be read."))


def _stand_in(entry: object) -> StandIn:
    match entry:
        case [int(since), int(seat), str(player)] if type(since) is int and type(seat) is int:
            return StandIn(since, seat, player)
    raise BadSave(_("The saved game has seats that cannot be read."))
