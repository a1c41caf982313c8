"""Reading a saved state of Kingsburg back: whatever comes, it becomes a position that can be played, or BadSave.

Everything is checked: types and ranges, that no component is lost or doubled, and that the agenda is one to which
play can lead.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from kingdoms.core.chance import is_generator
from kingdoms.core.reading import Numbers, Unreadable, load_state, read_agenda, read_name, read_numbers, require
from kingdoms.core.tongue import N_
from kingdoms.games.kingsburg.board import (
    BUILDINGS,
    GOODS,
    LAST_ADVISOR,
    PUBLISHED,
    RULEBOOK,
    SIDES,
    WINTER,
    YEARS,
)
from kingdoms.games.kingsburg.cards import ENEMIES
from kingdoms.games.kingsburg.dice import MOST_DICE
from kingdoms.games.kingsburg.laws import is_lawful
from kingdoms.games.kingsburg.moves import BUILD, INFLUENCE
from kingdoms.games.kingsburg.rules import Play
from kingdoms.games.kingsburg.scoring import EARNED
from kingdoms.games.kingsburg.state import LEAST_SEATS, MOST_SEATS, NONE, Placement

_MANY = 1_000_000
"""No seat has so many goods, soldiers or points."""


def load(data: object) -> Play:
    """The state that `to_json` wrote; anything else raises BadSave."""
    return load_state(data, _read, is_lawful, N_("The saved game of Kingsburg is damaged and cannot be read."))


@cache
def _shapes(seats: int) -> Mapping[str, Numbers]:
    """What the numbers among a state's data must look like."""
    last_seat, everyone = seats - 1, (1 << seats) - 1
    return {
        "seats": Numbers(seats, seats),
        "year": Numbers(1, YEARS),
        "phase": Numbers(1, WINTER),
        "order": Numbers(0, last_seat, (seats,)),
        "goods": Numbers(0, _MANY, (seats, len(GOODS))),
        "plus_two": Numbers(0, _MANY, (seats,)),
        "soldiers": Numbers(0, _MANY, (seats,)),
        "buildings": Numbers(0, (1 << len(BUILDINGS)) - 1, (seats,)),
        "points": Numbers(-_MANY, _MANY, (seats, len(EARNED))),
        "aid": Numbers(NONE, last_seat),
        "envoy": Numbers(NONE, last_seat),
        "blocked": Numbers(1, SIDES, (None,)),
        "dice": Numbers(1, SIDES, (seats, None)),
        "aside": Numbers(NONE, MOST_DICE - 1, (seats,)),
        "passed": Numbers(0, everyone),
        "enemies": Numbers(0, len(ENEMIES) - 1, (YEARS,)),
        "looked": Numbers(0, everyone),
        "kings_die": Numbers(0, SIDES),
        "strengths": Numbers(0, 2 * _MANY, (seats,)),
    }


@cache
def _steps(seats: int) -> Mapping[str, tuple[Sequence[Any], ...]]:
    """The fields of each step and their values."""
    anyone = range(seats)
    of_nobody = ("phase", "roll", "order", "dismiss", "strongest")
    of_somebody = (
        "aid", "announce", "set_aside", "influence", "build", "build_again", "season_end", "town_hall", "recruit",
        "battle", "spoils", "lose_goods", "lose_building", "lose_points",
    )  # fmt: skip
    return {
        **dict.fromkeys(of_nobody, ()),
        **dict.fromkeys(of_somebody, (anyone,)),
        "reroll": (anyone, range(3)),
        "help": (anyone, range(1, LAST_ADVISOR + 1)),
    }


def _read(data: Mapping[str, Any]) -> Play:
    """The data as a state, each part well formed by itself."""
    seats = read_numbers(data.get("seats"), Numbers(LEAST_SEATS, MOST_SEATS))
    shapes = _shapes(seats)
    require(data.keys() == shapes.keys() | {"seat", "agenda", "chance", "ruleset", "envoy_use", "placements"})
    require(is_generator(data["chance"]))
    state = Play()
    state.chance = data["chance"]
    state.ruleset = read_name(data["ruleset"], (RULEBOOK, PUBLISHED))
    state.envoy_use = read_name(data["envoy_use"], ("", INFLUENCE, BUILD))
    state.agenda = read_agenda(data["agenda"], _steps(seats))
    state.placements = _placements(data["placements"], seats)
    for name, shape in shapes.items():
        setattr(state, name, read_numbers(data[name], shape))
    return state


def _placements(data: object, seats: int) -> list[Placement]:
    if type(data) is not list:
        raise Unreadable
    return [_placement(entry, seats) for entry in data]


def _placement(data: object, seats: int) -> Placement:
    if type(data) is not list or len(data) != len(Placement._fields):
        raise Unreadable
    seat, advisor, dice, plus_two, market = data
    return Placement(
        read_numbers(seat, Numbers(0, seats - 1)),
        read_numbers(advisor, Numbers(1, LAST_ADVISOR)),
        tuple(read_numbers(dice, Numbers(0, MOST_DICE - 1, (None,)))),
        read_numbers(plus_two, Numbers(0, MOST_DICE)),
        read_numbers(market, Numbers(-1, 1)),
    )
