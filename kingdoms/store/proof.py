"""What can be proved of a game that somebody else has written: its points, and who has won.

Nobody can prove who sat at a table, and whoever takes the pains can play any game against himself. But points are not
believed: in every game they must be the sum of their parts, and those who have won must have the most. Where the rules
are the ones in use, the moves must besides lead to these points; older rules are not known any more, and games under
newer ones are refused before. To play years again would take minutes, so of each game only those with the most points
are, which would be its records.
"""

from collections.abc import Iterable, Mapping
from heapq import nlargest
from typing import Any

from kingdoms.core.codec import BadSave
from kingdoms.core.game import Game
from kingdoms.core.record import from_record
from kingdoms.core.session import LEVELS, PERSON
from kingdoms.store.entry import moves_of, needed_tie_break, result
from kingdoms.store.seal import Spoilt

PLAYED_AGAIN = 10
"""So many games of a kind are played again, those with the most points."""
_PROVED = ("abandoned", "scores", "winners", "tie_break")


class Unproved(Spoilt):
    """The points of a game cannot be as they are told."""


def check_points(entry: Mapping[str, Any]) -> None:
    """Raises Unproved unless the points of a sound entry can be such: this takes no time."""
    totals = [score["total"] for score in entry["scores"]]
    sums = [sum(score["parts"].values()) for score in entry["scores"]]
    has_tie_break = needed_tie_break(totals, entry["winners"])
    can_have_won = all(totals[side] == max(totals) for side in entry["winners"])
    if totals != sums or not can_have_won or entry.get("tie_break", has_tie_break) != has_tie_break:
        raise Unproved("the points do not add up")


def check_moves(entries: Iterable[Mapping[str, Any]], games: Mapping[str, Game]) -> None:
    """Plays the games with the most points again; raises Unproved unless they end as is told."""
    by_game: dict[str, list[Mapping[str, Any]]] = {}
    for entry in entries:
        if entry["rules"] == games[entry["game"]].version:
            by_game.setdefault(entry["game"], []).append(entry)
    for played in by_game.values():
        for entry in nlargest(PLAYED_AGAIN, played, key=_most_points):
            _play_again(entry, games)


def _most_points(entry: Mapping[str, Any]) -> int:
    most: int = max(score["total"] for score in entry["scores"])
    return most


def _somebody(player: str) -> str:
    return PERSON if player == PERSON else LEVELS[0]


def _play_again(entry: Mapping[str, Any], games: Mapping[str, Game]) -> None:
    """Who sat there does not matter, so that bots and crests that there are no more can play once again."""
    seats = [["?", seat, _somebody(player)] for seat, (_name, _crest, player) in enumerate(entry["seats"])]
    stand_ins = [[since, seat, _somebody(player)] for since, seat, player in entry.get("stand_ins") or ()]
    try:
        moves = moves_of(entry)
        session = from_record({**entry, "seats": seats, "stand_ins": stand_ins, "moves": moves}, games)
    except BadSave as trouble:
        raise Unproved("the moves cannot be made") from trouble
    proved = result(session)
    if any(entry.get(name, proved[name]) != proved[name] for name in _PROVED):
        raise Unproved("the moves lead to other points")
