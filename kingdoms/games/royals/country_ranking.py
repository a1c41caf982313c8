"""The ranking of the seats in a country at the end of a period: by influence, then by what breaks a tie."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from kingdoms.games.royals import board

_POSITIONS_IN = tuple(
    tuple(position for city in board.CITIES_OF[country] for position in board.POSITIONS_OF[city])
    for country in board.COUNTRIES
)
_INFLUENCES = tuple(board.INFLUENCE[position.title] for position in board.POSITIONS)
"""The influence of each position."""
_RANKS = tuple((position.title, board.CITIES[position.city].bonus) for position in board.POSITIONS)
"""The tie-breakers of each position when influence is equal: its title, then the bonus of its city."""


class Standing(NamedTuple):
    """A seat's standing in a country: its influence, its best title there, and the bonus of that title's city."""

    influence: int
    title: int
    bonus: int


def standings(holders: Sequence[int], country: int) -> Mapping[int, Standing]:
    """The standing of each seat with influence in a country; no two standings are equal."""
    return standings_among(tuple(holders[position] for position in _POSITIONS_IN[country]), country)


@lru_cache(maxsize=1 << 12)
def standings_among(holders: tuple[int, ...], country: int) -> Mapping[int, Standing]:
    """Like `standings`, given only the holders of the country's own positions; cached because it is needed so often."""
    influence: dict[int, int] = {}
    best: dict[int, tuple[int, int]] = {}
    for position, seat in zip(_POSITIONS_IN[country], holders, strict=True):
        if seat >= 0:
            influence[seat] = influence.get(seat, 0) + _INFLUENCES[position]
            best[seat] = max(best.get(seat, _RANKS[position]), _RANKS[position])
    return {seat: Standing(influence[seat], *best[seat]) for seat in influence}


def ranking(holders: Sequence[int], country: int) -> list[int]:
    """The seats with influence in a country, the one with the most first."""
    standing = standings(holders, country)
    return sorted(standing, key=lambda seat: standing[seat], reverse=True)
