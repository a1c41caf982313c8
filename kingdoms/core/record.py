"""A saved game: what a session was started with, its moves, and a fingerprint of where they lead.

Loading replays the moves, so a record that loads is a game that can go on. Only the parts needed for that decide
whether a record is good: the game, its options, the seed, the seats and the moves. Nonsense anywhere else is repaired.
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, cast

from kingdoms.core.codec import BadSave, IllegalMove, decode, encode
from kingdoms.core.game import Game
from kingdoms.core.person_names import is_name
from kingdoms.core.seats import CRESTS, LEVELS, PERSON, Seat, StandIn, can_sit_together, can_stand_in
from kingdoms.core.series import Series
from kingdoms.core.series import from_json as series_from_json
from kingdoms.core.session import Session
from kingdoms.core.timestamps import is_timestamp
from kingdoms.core.words.language import _

RECORD_FORMAT = 1
MOST_MOVES = 20_000
"""More moves than any game has; a longer list is not worth replaying."""

NEEDED = {"seed": int, "options": dict, "seats": list, "moves": list}
"""The fields that a record cannot do without, in addition to the key of its game, and their types."""
MOST_COUNTED = 1_000_000_000
_FARTHEST_VERSION = 1_000
"""No version number will ever be this high; one that is makes no sense."""


def to_record(session: Session) -> dict[str, Any]:
    """The session as JSON data."""
    return {
        "format": RECORD_FORMAT,
        "game": session.game.key,
        "rules": session.rules,
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
    """The session that `to_record` wrote; raises BadSave with a sentence for the player if it cannot go on.

    >>> from tests.toy import TOYS, Walk, toy_session
    >>> session = toy_session("pb")
    >>> session.play(Walk(3))
    [Walked(seat=0, steps=3)]
    >>> record = to_record(session)
    >>> record["game"], record["seats"], record["moves"]
    ('toy', [['Anna', 0, 'person'], ['Béla', 1, 'squire']], [['Walk', 3]])
    >>> from_record(record, TOYS).state.fingerprint() == record["fingerprint"]
    True
    >>> from_record({**record, "moves": [["Walk", 9]]}, TOYS)
    Traceback (most recent call last):
    kingdoms.core.codec.BadSave: The saved game contains an illegal move.
    """
    record = _checked(data, games)
    started, key = record.get("started"), record.get("key")
    seats = mended_seats(record["seats"])
    try:
        session = Session(
            games[record["game"]],
            seats,
            record["seed"],
            record["options"],
            key=key if isinstance(key, str) and len(key) <= 64 and key.isascii() else "",
            started=started if isinstance(started, str) and is_timestamp(started) else "",
            series=_series(record.get("series"), len(seats)),
            rules=_rules(record.get("rules"), games[record["game"]].version),
        )
    except ValueError as trouble:
        raise BadSave(_("The saved game is damaged.")) from trouble
    _replay(session, record)
    counts = map(record.get, ("undone", "hints"))  # Older records have none.
    session.undone, session.hints = (count if count and is_count(count) else 0 for count in counts)
    return session


def mended_in(data: Mapping[str, Any], session: Session) -> set[str]:
    """The fields of a record that made no sense, and so differ in the session loaded from it."""
    # Whether a turn is held follows from the moves; earlier versions held turns that are no longer held.
    written = {**to_record(session), "held": data.get("held")}
    return {name for name, value in data.items() if value is not None and written.get(name) != value}


def _checked(data: object, games: Mapping[str, Game]) -> dict[str, Any]:
    if not isinstance(data, dict) or type(data.get("game")) is not str:
        raise BadSave(_("This isn't a game saved by Kingdoms."))
    if is_newer(data.get("format"), RECORD_FORMAT) or data["game"] not in games:
        raise BadSave(_("This game was saved by a newer version of Kingdoms."))
    if is_newer(data.get("rules"), games[data["game"]].version):
        raise BadSave(_("This game was saved under different rules."))
    is_complete = all(type(data.get(name)) is kind for name, kind in NEEDED.items())
    if not is_complete or len(data["moves"]) > MOST_MOVES or abs(data["seed"]) >= 1 << 64:
        raise BadSave(_("The saved game is damaged."))
    return data


def is_newer(version: object, known: int) -> bool:
    """Whether only a newer Kingdoms app can have written this version; absurdly high numbers do not count."""
    return type(version) is int and known < version < _FARTHEST_VERSION


def _rules(rules: object, version: int) -> int:
    """The version of the rules a game was saved under: 1 if none is mentioned, the one in use if it makes no sense."""
    if rules is None:
        return 1
    return rules if type(rules) is int and 0 < rules <= version else version


def is_count(value: object) -> bool:
    """Whether this is a plausible count, or None for something that nobody counted."""
    return value is None or (type(value) is int and 0 <= value <= MOST_COUNTED)


def seats_from_json(data: object) -> list[Seat]:
    """The seats of a table, exactly as they were written; raises BadSave if any of them is not valid."""
    seats = [Seat(*item) for item in data if is_seat(item)] if isinstance(data, list) else []
    if not seats or len(seats) != len(cast(list[Any], data)) or not can_sit_together(seats):
        raise BadSave(_("The players in the saved game can't be read."))
    return seats


def is_seat(item: object) -> bool:
    """Whether this has the types of a name, a crest and a player, whatever their values."""
    return isinstance(item, list) and [*map(type, item)] == [str, int, str]


def mended_seats(data: list[Any]) -> list[Seat]:
    """The seats, with every name, crest or player that makes no sense replaced by one that does."""
    if not 0 < len(data) <= CRESTS:
        raise BadSave(_("The players in the saved game can't be read."))
    items = [item if isinstance(item, list) and len(item) == 3 else [None, None, None] for item in data]
    known = dict.fromkeys(crest for _name, crest, _who in items if type(crest) is int and crest in range(CRESTS))
    free = [*known, *(crest for crest in range(CRESTS) if crest not in known)]
    seats = []
    for number, (name, crest, player) in enumerate(items, 1):
        own = crest if type(crest) is int and crest in free else free[-1]
        free.remove(own)
        called = name if isinstance(name, str) and is_name(name) else _("Player {n}").format(n=number)
        # A bot of an unknown level becomes the best one.
        bot = player if player in LEVELS else LEVELS[-1]
        seats.append(Seat(called, own, bot if isinstance(player, str) and player != PERSON else PERSON))
    return seats


def _series(data: object, seats: int) -> Series | None:
    """The series; None if there is none, or if it cannot go on with this game."""
    try:
        series = None if data is None else series_from_json(data, seats)
    except BadSave:
        return None
    return None if series is None or series.is_over() else series


def _replay(session: Session, record: dict[str, Any]) -> None:
    held = record.get("held")
    try:
        session.replay([decode(session.game.vocabulary, move) for move in record["moves"]], waits=held is not None)
    except IllegalMove as trouble:
        raise BadSave(_("The saved game contains an illegal move.")) from trouble
    # Older records have no stand-ins; those that make no sense are dropped.
    with suppress(BadSave, ValueError):
        session.set_stand_ins(stand_ins_from_json(record.get("stand_ins")))
    session.held = None if held is None else session.holder()


def stand_ins_from_json(data: object) -> list[StandIn]:
    """The stand-ins written in a record (None in an old one); anything else raises BadSave."""
    items = [] if data is None else data
    if isinstance(items, list):
        sound = [isinstance(item, list) and [*map(type, item)] == [int, int, str] for item in items]
        if all(sound):
            return [StandIn(*item) for item in items]
    raise BadSave(_("The players in the saved game can't be read."))


def are_stand_ins(data: object, seats: int) -> bool:
    """Whether these could have taken over seats in some game, even if they are bots that no longer exist."""
    try:
        return can_stand_in(stand_ins_from_json(data), seats, MOST_MOVES)
    except BadSave:
        return False
