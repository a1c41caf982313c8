"""Reading a saved state of Royals back: whatever comes, it becomes a position that can be played, or BadSave.

Everything is checked: types and ranges, that no card and no cube is lost or doubled, that every token lies with one
who can have won it, and that the agenda is one to which play can lead.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from kingdoms.core.chance import is_generator
from kingdoms.core.reading import Numbers, load_state, read_agenda, read_numbers, read_truth, require
from kingdoms.core.tongue import N_
from kingdoms.games.royals.board import (
    CARDS,
    CITIES,
    COUNTRIES,
    CUBES,
    DRAWS,
    INTRIGUES_PER_PAIR,
    PAIRS,
    PERIODS,
    POSITIONS,
    TITLES,
)
from kingdoms.games.royals.laws import is_lawful
from kingdoms.games.royals.rules import Play
from kingdoms.games.royals.state import LEAST_SEATS, MOST_SEATS, NONE

_MANY = 1_000_000
"""No game has so many turns."""


def load(data: object) -> Play:
    """The state that `to_json` wrote; anything else raises BadSave."""
    return load_state(data, _read, is_lawful, N_("The saved game of Royals is damaged and cannot be read."))


@cache
def _shapes(seats: int) -> Mapping[str, Numbers]:
    """What the numbers among a state's data must look like."""
    last_seat, cubes, cards = seats - 1, CUBES[seats], max(CARDS)
    last_country, last_pair = len(COUNTRIES) - 1, len(PAIRS) - 1
    return {
        "seats": Numbers(seats, seats),
        "start": Numbers(0, last_seat),
        "turn": Numbers(0, _MANY),
        "period": Numbers(0, PERIODS[-1]),
        "hands": Numbers(0, cards, (seats, len(COUNTRIES) + 1)),
        "known": Numbers(0, cards, (seats, len(COUNTRIES))),
        "intrigues": Numbers(0, INTRIGUES_PER_PAIR, (seats, len(PAIRS) + 1)),
        "display": Numbers(0, last_country, (None,)),
        "deck": Numbers(0, last_country, (None,)),
        "discards": Numbers(0, cards, (len(COUNTRIES),)),
        "intrigue_deck": Numbers(0, last_pair, (None,)),
        "intrigue_discards": Numbers(0, INTRIGUES_PER_PAIR, (len(PAIRS),)),
        "holders": Numbers(NONE, last_seat, (len(POSITIONS),)),
        "exile": Numbers(0, cubes, (len(CITIES), seats)),
        "tiles": Numbers(0, cubes, (len(TITLES), seats)),
        "supply": Numbers(0, cubes, (seats,)),
        "city_bonuses": Numbers(NONE, last_seat, (len(CITIES),)),
    }


_TRUTHS = ("open_scores", "equal_first_turn", "is_last_round")
_OTHERS = {"seat", "agenda", "chance", "country_bonuses", "noble_house", "period_tokens", *_TRUTHS}


@cache
def _steps(seats: int) -> Mapping[str, tuple[Sequence[Any], ...]]:
    """The fields of each step and their values."""
    anyone, anywhere = range(seats), range(len(POSITIONS))
    return {
        **dict.fromkeys(("turn_end", "play", "plan", "discard", "discard_intrigue"), (anyone,)),
        "draw": (anyone, range(DRAWS + 1), range(2)),
        "pay": (anyone, anywhere),
        "pay_intrigue": (anyone, anywhere),
    }


def _read(data: Mapping[str, Any]) -> Play:
    """The data as a state, each part well formed by itself."""
    seats = read_numbers(data.get("seats"), Numbers(LEAST_SEATS, MOST_SEATS))
    shapes = _shapes(seats)
    require(data.keys() == shapes.keys() | _OTHERS)
    require(is_generator(data["chance"]))
    state = Play()
    state.chance = data["chance"]
    state.agenda = read_agenda(data["agenda"], _steps(seats))
    for name in _TRUTHS:
        setattr(state, name, read_truth(data[name]))
    for name, shape in shapes.items():
        setattr(state, name, read_numbers(data[name], shape))
    _read_tokens(state, data)
    return state


def _read_tokens(state: Play, data: Mapping[str, Any]) -> None:
    """Who has won what; these are tuples, which copies of a state share."""
    last_seat = state.seats - 1
    bonuses = read_numbers(data["country_bonuses"], Numbers(0, last_seat, (len(COUNTRIES), None)))
    periods = read_numbers(data["period_tokens"], Numbers(NONE, last_seat, (None, len(COUNTRIES), 2)))
    state.country_bonuses = [tuple(seats) for seats in bonuses]
    state.noble_house = tuple(read_numbers(data["noble_house"], Numbers(0, last_seat, (None,))))
    state.period_tokens = [tuple((first, second) for first, second in countries) for countries in periods]
