"""Games on their way to another device or a spreadsheet, as texts; and what such a text must be to be taken in.

Anybody can write a text, so nothing in it is believed: a game is rebuilt of the fields that we know, each of which must
be what we would have written ourselves, and the points must be such as `proof` can believe. A text that is not whole
and sound is refused as a whole.
"""

import csv
import io
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kingdoms.core.codec import BadSave, canonical
from kingdoms.core.game import Game
from kingdoms.core.moment import is_moment
from kingdoms.core.naming import is_name, tidied
from kingdoms.core.record import FORMAT
from kingdoms.core.series import from_json as series_from_json
from kingdoms.core.tongue import _
from kingdoms.store.entry import check_entry, is_key, without_victory
from kingdoms.store.played import Played, Side, parts
from kingdoms.store.proof import Unproved, check_moves, check_points
from kingdoms.store.seal import Newer, Spoilt, refuse, seal, span

KIND = "games"
MOST_BYTES = 256 << 20
"""Far more than the games of a lifetime take."""
MOST_OF_ONE = 100_000
"""More bytes than any game takes. A hundred of this size still make a file that can be read again."""

MOST_SEATS = 12
"""More than any table has."""

_NAME = re.compile(r"[a-z0-9_]{1,32}")
_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d:\d\d")
_FIELDS = (
    *("format", "game", "rules", "key", "started", "seed", "options", "seats", "stand_ins"),
    *("moves", "held", "series", "fingerprint", "finished", "abandoned", "seconds", "decisions", "undone", "hints"),
    *("scores", "winners", "tie_break"),
)
_MARK = "\ufeff"
_FORMULA = re.compile(r"(^|[;\t])(?=[=+\-@\t\r\n])")
"""Where a formula would begin: in a cell, or behind what parts the cells in other countries than ours."""


def text_of(entries: Sequence[Mapping[str, Any]]) -> str:
    """These games as one text, sealed as our files are; `entries_in` reads it."""
    return seal(KIND, [_known_fields(without_victory(entry)) for entry in entries]).decode()


def entries_in(data: bytes | str, games: Mapping[str, Game]) -> dict[str, dict[str, Any]]:
    """The games in such a text by their keys, in its order. Anything else raises BadSave with a sentence."""
    try:
        entries = {entry["key"]: entry for entry in _unsealed(data, games)}
        check_moves(entries.values(), games)
        return entries
    except Unproved as trouble:
        raise BadSave(_("The points of a game in this file do not add up.")) from trouble
    except Newer as trouble:
        raise BadSave(_("These games were written by a newer Kingdoms.")) from trouble
    except (Spoilt, BadSave, UnicodeError, RecursionError) as trouble:
        raise BadSave(_("These are not games written by Kingdoms, or the file is damaged.")) from trouble


def _unsealed(data: bytes | str, games: Mapping[str, Game]) -> list[dict[str, Any]]:
    sealed = data.encode() if isinstance(data, str) else data
    if len(sealed) > MOST_BYTES:
        raise Spoilt("too large")
    found = []
    begin, end = span(KIND, io.BytesIO(sealed))
    for entry in _each(sealed[begin:end].decode()):
        _check(entry, games)
        found.append(_known_fields(entry))
    return found


def _each(text: str) -> Iterator[Any]:
    """What a list holds, one after the other: read as a whole, a hostile one would take twenty times its own room."""
    decoder = json.JSONDecoder(parse_constant=refuse)
    before, at = "[", 0
    while text[at : at + 1] == before:
        try:
            entry, length = decoder.raw_decode(text[at + 1 : at + 1 + MOST_OF_ONE])
        except ValueError as trouble:
            raise Spoilt("not the JSON that we write") from trouble
        yield entry
        before, at = ",", at + 1 + length
    if text[at:] != "]" or before == "[":
        raise Spoilt("no list of games")


def _known_fields(entry: Mapping[str, Any]) -> dict[str, Any]:
    """What we know of a game, with every name written as we write it: whoever has played here is not another there."""
    seats = [[tidied(name), crest, player] for name, crest, player in entry["seats"]]
    return {name: entry[name] for name in _FIELDS if name in entry} | {"seats": seats}


def _check(entry: object, games: Mapping[str, Game]) -> None:
    """Raises Spoilt or BadSave unless this is a game that we might have written."""
    check_entry(entry)
    if not isinstance(entry, dict) or type(entry.get("format")) is not int or type(entry.get("rules")) is not int:
        raise Spoilt("not a game")
    if entry["format"] > FORMAT or entry["game"] not in games or entry["rules"] > games[entry["game"]].version:
        raise Newer("a game that is not known yet")
    if entry.get("series") is not None:
        series_from_json(entry["series"], len(entry["seats"]))
    is_ours = (
        len(canonical(entry).encode()) <= MOST_OF_ONE
        and entry["format"] >= 1
        and entry["rules"] >= 1
        and abs(entry["seed"]) < 1 << 64
        and is_key(entry["key"])
        and _MOMENT.fullmatch(entry["finished"])
        and (entry["started"] == "" or (_MOMENT.fullmatch(entry["started"]) and is_moment(entry["started"])))
        and isinstance(entry.get("fingerprint"), str)
        and (entry.get("held") is None or type(entry["held"]) is int)
        and 0 < len(entry["seats"]) <= MOST_SEATS
        and all(_is_seat(*seat) for seat in entry["seats"])
        and all(_NAME.fullmatch(player) for _since, _seat, player in entry.get("stand_ins") or ())
        and all(_is_option(name, value) for name, value in entry["options"].items())
        and all(_NAME.fullmatch(part) for score in entry["scores"] for part in score["parts"])
        and len(set(entry["winners"])) == len(entry["winners"])
        and bool(entry["winners"]) != entry.get("abandoned", False)
    )
    if not is_ours:
        raise Spoilt("not a game")
    check_points(entry)


def _is_seat(name: str, crest: int, player: str) -> bool:
    """Whether somebody could sit there. Bots that there are no more are welcome."""
    # True and False are whole numbers for Python, but no crests: no index would hold them.
    return is_name(name) and type(crest) is int and 0 <= crest < 100 and _NAME.fullmatch(player) is not None


def _is_option(name: str, value: object) -> bool:
    is_number = isinstance(value, int) and abs(value) < 1_000_000
    is_value = is_number or (isinstance(value, str) and _NAME.fullmatch(value) is not None)
    return is_value and _NAME.fullmatch(name) is not None


class Wording(NamedTuple):
    """How a table tells what the history keeps by a key: who had points, as whom, and what had been agreed before."""

    name: Callable[[Played, Side], str]
    player: Callable[[str], str]
    agreed: Callable[[Played], Sequence[str]]


def table(games: Sequence[Played], known: Mapping[str, Game], wording: Wording) -> str:
    """The games as a table for a spreadsheet: CSV, one line for every side of every game.

    The byte order mark at the beginning is what Excel knows UTF-8 by; others read over it. No text in the table can be
    taken for a formula.
    """
    columns = _columns(games, known)
    file = io.StringIO(newline="")
    writer = csv.writer(file)
    writer.writerow([*_headings(), *(_safe(heading) for heading in columns.values())])
    for game in games:
        for number, own in enumerate(parts(game)):
            cells = (own.get(part, "") if key == game.game else "" for key, part in columns)
            writer.writerow([*_line(game, number, known, wording), *cells])
    return _MARK + file.getvalue()


def _headings() -> list[str]:
    return [
        *(_("Date"), _("Game"), _("Options"), _("Player"), _("Kind of player"), _("Points"), _("Won")),
        *(_("Abandoned"), _("Decisions"), _("Minutes"), _("Key")),
    ]


def _line(game: Played, number: int, known: Mapping[str, Game], wording: Wording) -> list[object]:
    side = game.sides[number]
    title = known[game.game].words.title() if game.game in known else game.game
    agreed = ", ".join(wording.agreed(game))
    minutes = "" if game.seconds is None else round(game.seconds / 60)
    return [
        *(_safe(game.finished[:16].replace("T", " ")), _safe(title), _safe(agreed), _safe(wording.name(game, side))),
        *(_safe(wording.player(side.player)), side.total, int(number in game.winners), int(game.is_abandoned)),
        *("" if game.decisions is None else game.decisions, minutes, _safe(game.key)),
    ]


def _columns(games: Sequence[Played], known: Mapping[str, Game]) -> dict[tuple[str, str], str]:
    """The headings of the parts of all games that occur, each told with the name of its game."""
    occurring = {game.game for game in games}
    return {
        (key, part): f"{game.words.title()}: {name}"
        for key, game in known.items()
        if key in occurring
        for part, name in game.words.parts()
    }


def _safe(text: str) -> str:
    """A spreadsheet would carry out what begins like a formula; an apostrophe makes it a text."""
    return _FORMULA.sub(r"\1'", text)
