"""The seats at a table: who sits there, and who takes over a seat during a game."""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.core.person_names import is_name
from kingdoms.core.words.language import You, _

PERSON = "person"
MOVED_BY_RULES = "rules"
"""Stands in `Seat.player` for the rules that move an opponent, which has points but decides nothing."""
LEVELS = ("squire", "knight", "regent", "sovereign")
"""The bots that a person can choose as rivals, weakest first."""
CRESTS = 5
"""The number of crests; every seat at a table has its own."""
NO_CREST = -1
"""The crest of a rules-driven opponent, and of anything that belongs to no player."""


class Seat(NamedTuple):
    """A name, a crest, and a person or a bot's level."""

    name: str
    crest: int
    player: str

    @property
    def is_person(self) -> bool:
        """Whether a person sits there rather than a bot."""
        return self.player == PERSON


def names_in_sentences(seats: Sequence[Seat], reader: int | None) -> list[str]:
    """The names by seat as sentences use them: the reader is "you"."""
    return [You(_("you")) if number == reader else seat.name for number, seat in enumerate(seats)]


def can_sit_together(seats: Sequence[Seat]) -> bool:
    """Whether every seat has a valid name, a crest of its own, and a player that exists.

    >>> anna, ben = Seat("Anna", 0, PERSON), Seat("Ben", 1, "knight")
    >>> can_sit_together([anna, ben]), can_sit_together([anna, ben._replace(crest=0)])
    (True, False)
    """
    return len({seat.crest for seat in seats}) == len(seats) and all(
        is_name(seat.name) and 0 <= seat.crest < CRESTS and is_player(seat.player) for seat in seats
    )


def is_player(player: str) -> bool:
    """Whether this is a person or one of the bots."""
    return player in (PERSON, *LEVELS)


class StandIn(NamedTuple):
    """A player (a person or a bot's level) who takes over a seat after this many decisions; the seat keeps its name."""

    since: int
    seat: int
    player: str


def players(seated: Sequence[str], stand_ins: Sequence[StandIn]) -> list[str]:
    """The current player of each seat, given who sat down there and who has taken over since.

    >>> players([PERSON, PERSON], [StandIn(since=12, seat=1, player="knight")])
    ['person', 'knight']
    """
    found = list(seated)
    for stand_in in stand_ins:
        found[stand_in.seat] = stand_in.player
    return found


def can_stand_in(stand_ins: Sequence[StandIn], seats: int, decisions: int) -> bool:
    """Whether a game with this many seats and decisions can have had these stand-ins, in this order."""
    times = [stand_in.since for stand_in in stand_ins]
    is_in_time = times == sorted(times) and all(0 <= since <= decisions for since in times)
    return is_in_time and all(stand_in.seat in range(seats) for stand_in in stand_ins)


def stood_in(seated: Sequence[str], stand_ins: Sequence[StandIn]) -> list[tuple[int, str]]:
    """Pairs of a seat and a player who took it over during the game; those who only came back to it are left out."""
    found = dict.fromkeys((stand_in.seat, stand_in.player) for stand_in in stand_ins)
    return [(seat, player) for seat, player in found if player != seated[seat]]
