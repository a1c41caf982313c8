"""Stand-ins: from some decision on, somebody else plays a seat. The seat keeps its name, and the game remembers it."""

from collections.abc import Collection, Sequence
from typing import NamedTuple


class StandIn(NamedTuple):
    """After so many decisions this player, a person or a bot's level, takes over a seat."""

    since: int
    seat: int
    player: str


def players(seated: Sequence[str], stand_ins: Sequence[StandIn]) -> list[str]:
    """Who plays each seat by now, of those who sat down and those who took over since."""
    found = list(seated)
    for stand_in in stand_ins:
        found[stand_in.seat] = stand_in.player
    return found


def after(
    seated: Sequence[str], stand_ins: Sequence[StandIn], newest: StandIn, looked: Collection[StandIn]
) -> tuple[StandIn, ...]:
    """The stand-ins with one more.

    What changed about the seat before anybody decided anything was no change, but for those who have looked: they know
    by now what only this seat may know.
    """
    kept = tuple(known for known in stand_ins if known[:2] != newest[:2] or known in looked)
    return kept if players(seated, kept)[newest.seat] == newest.player else (*kept, newest)


def are_sound(stand_ins: Sequence[StandIn], seats: int, decisions: int) -> bool:
    """Whether these could be the stand-ins of a game with so many seats and decisions, the earliest first."""
    times = [stand_in.since for stand_in in stand_ins]
    is_in_time = times == sorted(times) and all(0 <= since <= decisions for since in times)
    return is_in_time and all(stand_in.seat in range(seats) for stand_in in stand_ins)


def stood_in(seated: Sequence[str], stand_ins: Sequence[StandIn]) -> list[tuple[int, str]]:
    """Each seat with everybody who played it for a part of the game though somebody else had sat down there."""
    found = dict.fromkeys((stand_in.seat, stand_in.player) for stand_in in stand_ins)
    return [(seat, player) for seat, player in found if player != seated[seat]]
