"""A played game without its moves: just what lists, filters and statistics need."""

import json
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple

from kingdoms.core.codec import canonical
from kingdoms.core.record import stand_ins_from_json
from kingdoms.core.seats import MOVED_BY_RULES, PERSON, stood_in
from kingdoms.core.series import Series
from kingdoms.core.series import from_json as series_from_json
from kingdoms.store.entry import without_victory

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)
_NO_STAND_INS = canonical([])


class Side(NamedTuple):
    """A seat with its points, or the rules-driven opponent, which has no name and no crest."""

    name: str
    crest: int
    player: str
    total: int

    @property
    def is_person(self) -> bool:
        """Whether a person played."""
        return self.player == PERSON


class Played(NamedTuple):
    """One game in the history."""

    key: str
    game: str
    finished: str
    """When it ended, in local time where it was played, so that the date is the one on the calendar there."""
    when: int
    """When it ended, in milliseconds since 1970, for sorting."""
    is_abandoned: bool
    has_tie_break: bool
    """Whether a tie on points was broken by something else."""
    seconds: int | None
    """The time at the table, if it was measured."""
    decisions: int | None
    undone: int
    """How many times players undid a decision that had revealed something."""
    hints: int
    sides: tuple[Side, ...]
    winners: tuple[int, ...]
    sheet: str
    """The rows of each side's score sheet as JSON. This and the fields below are parsed only on demand."""
    points: str
    """The points in the rows of `sheet`, one side after another, separated by spaces."""
    options: str
    """The options of the game as JSON."""
    series: str
    """The series that the game belongs to, as it was before the game, as JSON."""
    stand_ins: str
    """The stand-ins who took over seats during the game, as JSON."""

    @property
    def people(self) -> list[str]:
        """The names of the people who played."""
        return [side.name for side in self.sides if side.is_person]

    @property
    def has_bots(self) -> bool:
        """Whether a bot had a seat."""
        return any(side.player not in (PERSON, MOVED_BY_RULES) for side in self.sides)


class Address(NamedTuple):
    """Where a game is filed. Addresses increase in the order of filing.

    An address covered by a renaming is never reused, even if its game is erased.
    """

    volume: int
    number: int


Filed = tuple[Address, Played]


def played(entry: Mapping[str, Any]) -> Played:
    """A valid entry of the history, without its moves."""
    entry = without_victory(entry)
    totals = [score["total"] for score in entry["scores"]]
    seats = [*entry["seats"], *([["", -1, MOVED_BY_RULES]] * (len(totals) - len(entry["seats"])))]
    rows = [score["parts"] for score in entry["scores"]]
    return Played(
        key=entry["key"],
        game=entry["game"],
        finished=entry["finished"],
        when=when_of(entry["finished"]),
        is_abandoned=entry.get("abandoned", False),
        has_tie_break=entry.get("tie_break", False),
        seconds=entry.get("seconds"),
        decisions=entry.get("decisions"),
        undone=entry.get("undone") or 0,
        hints=entry.get("hints") or 0,
        sides=tuple(Side(name, crest, who, total) for (name, crest, who), total in zip(seats, totals, strict=True)),
        winners=tuple(entry["winners"]),
        sheet=canonical([list(row) for row in rows]),
        points=" ".join(str(points) for row in rows for points in row.values()),
        options=canonical(entry["options"]),
        series=canonical(entry.get("series")),
        stand_ins=canonical(entry.get("stand_ins") or []),
    )


def when_of(finished: str) -> int:
    """A timestamp in milliseconds since 1970."""
    return (datetime.fromisoformat(finished) - _EPOCH) // _MILLISECOND


def parts(game: Played) -> list[dict[str, int]]:
    """The parts of each side's score by their keys on the game's score sheet."""
    points = map(int, game.points.split())
    return [dict(zip(rows, islice(points, len(rows)), strict=True)) for rows in sheet_rows(game.sheet)]


@lru_cache(maxsize=256)
def sheet_rows(sheet: str) -> list[list[str]]:
    """The rows of each side's score sheet. Cached, since there are few different sheets and each is needed often."""
    found: list[list[str]] = json.loads(sheet)
    return found


def options(game: Played) -> dict[str, Any]:
    """The options that the game was played with."""
    found: dict[str, Any] = json.loads(game.options)
    return found


def series(game: Played) -> Series | None:
    """The game's series, including its own line unless it was abandoned; raises BadSave if it cannot be read."""
    data = json.loads(game.series)
    if data is None:
        return None
    seated = [side.total for side in game.sides if side.player != MOVED_BY_RULES]
    before = series_from_json(data, len(seated))
    return before if game.is_abandoned else before.add(tuple(seated))


def as_played(game: Played) -> Played:
    """The game, but every side that a bot took over from a person counts as that bot's."""
    if game.stand_ins == _NO_STAND_INS:
        return game
    sides = list(game.sides)
    for seat, player in stand_ins(game):
        if sides[seat].is_person:
            sides[seat] = sides[seat]._replace(player=player)
    return game._replace(sides=tuple(sides))


def stand_ins(game: Played) -> list[tuple[int, str]]:
    """Pairs of a seat and a player who took it over from somebody else for part of the game."""
    return stood_in([side.player for side in game.sides], stand_ins_from_json(json.loads(game.stand_ins)))
