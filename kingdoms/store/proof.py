"""What can be proved of a game that somebody else has written: its points, and who has won.

Nobody can prove who sat at a table, and anybody can play a game against themselves. But points are not believed: the
moves must lead to exactly these points. That takes the rules the game was played under, and the only ones there are so
far are those in use.
"""

from collections.abc import Mapping
from typing import Any

from kingdoms.core.codec import BadSave
from kingdoms.core.game import Game
from kingdoms.core.record import from_record
from kingdoms.core.session import LEVELS, PERSON
from kingdoms.store.entry import moves_of, result
from kingdoms.store.seal import Spoilt

_PROVED = ("abandoned", "scores", "winners", "tie_break")


class Unproved(Spoilt):
    """The points of a game cannot be what the file says."""


def check_moves(entry: Mapping[str, Any], games: Mapping[str, Game]) -> None:
    """Plays a game again, which takes some milliseconds; raises Unproved unless it ends as the entry says.

    It does not matter who sat there, so bots and crests that no longer exist can play once more.
    """
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


def _somebody(player: str) -> str:
    return PERSON if player == PERSON else LEVELS[0]
