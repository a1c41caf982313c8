"""Reading a saved state of Rival Kings back: whatever comes, it becomes a position that can be played, or BadSave.

Everything is checked: types and ranges, that no component is lost or doubled, and that the agenda is one to which
play can lead.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from kingdoms.core.chance import is_generator
from kingdoms.core.codec import BadSave
from kingdoms.core.game import Step
from kingdoms.core.tongue import _
from kingdoms.games.rival_kings.cards import (
    BUILDING,
    CHARACTERS,
    COINS,
    MONEY,
    PASS_ON,
    PILE_SIZE,
    PILES,
    RANKS,
    SETTLE,
    SUBJECT,
    SYMBOLS,
)
from kingdoms.games.rival_kings.laws import is_lawful
from kingdoms.games.rival_kings.rules import Play
from kingdoms.games.rival_kings.state import LEAST_SEATS, MOST_ACTIONS, MOST_SEATS, NONE

_MANY = 1_000_000
"""No game has so many rounds, and no seat so many markers."""


def load(data: object) -> Play:
    """The state that `to_json` wrote; anything else raises BadSave."""
    if not isinstance(data, dict):
        raise _damaged()
    state = _read(data)
    _require(is_lawful(state) and state.reopen())
    _require(type(data["seat"]) is type(state.seat) and data["seat"] == state.seat)
    return state


def _damaged() -> BadSave:
    return BadSave(_("The saved game of Rival Kings is damaged and cannot be read."))


def _require(holds: bool) -> None:
    if not holds:
        raise _damaged()


# Types and ranges.


class _Numbers(NamedTuple):
    """Whole numbers in a range: a single one, a list of so many, or lists of lists; None is any length."""

    least: int
    most: int
    lengths: tuple[int | None, ...] = ()


@cache
def _shapes(seats: int) -> Mapping[str, _Numbers]:
    """What the numbers among a state's data must look like."""
    last_character, last_card, everyone = len(CHARACTERS) - 1, 2 * SYMBOLS - 1, (1 << seats) - 1
    return {
        "seats": _Numbers(seats, seats),
        "round": _Numbers(1, _MANY),
        "cycle": _Numbers(1, 2),
        "coins": _Numbers(0, COINS, (seats,)),
        "markers": _Numbers(0, _MANY, (seats,)),
        "supply": _Numbers(0, COINS),
        "subjects": _Numbers(0, SYMBOLS - 1, (seats, None)),
        "buildings": _Numbers(SYMBOLS, last_card, (seats, None)),
        "piles": _Numbers(0, last_card, (PILES, None)),
        "looked": _Numbers(0, everyone, (PILES,)),
        "stacks": _Numbers(0, COINS, (PILES,)),
        "tops": _Numbers(0, 2, (PILES,)),
        "hands": _Numbers(0, last_character, (seats, None)),
        "chosen": _Numbers(NONE, last_character, (seats,)),
        "played": _Numbers(0, last_character, (seats, None)),
        "aside": _Numbers(0, last_character, (None,)),
        "neutral": _Numbers(NONE, last_character),
        "neutrals": _Numbers(0, last_character, (None,)),
        "locked": _Numbers(0, everyone),
        "spared": _Numbers(0, everyone),
        "covered": _Numbers(NONE, seats - 1, (seats, MOST_ACTIONS)),
        "used": _Numbers(0, everyone),
    }


def _numbers(value: Any, least: int, most: int, lengths: tuple[int | None, ...]) -> Any:
    """A copy of the value, which must fit the shape."""
    if not lengths:
        _require(type(value) is int and least <= value <= most)
        return value
    _require(type(value) is list and lengths[0] in (None, len(value)))
    return [_numbers(entry, least, most, lengths[1:]) for entry in value]


def _truth(value: object) -> bool:
    if type(value) is not bool:
        raise _damaged()
    return value


def _read(data: Mapping[str, Any]) -> Play:
    """The data as a state, each part well formed by itself."""
    seats = data.get("seats")
    if type(seats) is not int or not LEAST_SEATS <= seats <= MOST_SEATS:
        raise _damaged()
    shapes = _shapes(seats)
    _require(data.keys() == shapes.keys() | {"seat", "agenda", "chance", "open_money", "revealed"})
    _require(is_generator(data["chance"]))
    state = Play()
    state.chance = data["chance"]
    state.open_money = _truth(data["open_money"])
    state.revealed = _truth(data["revealed"])
    state.agenda = _agenda(data["agenda"], seats)
    for name, shape in shapes.items():
        setattr(state, name, _numbers(data[name], *shape))
    return state


# The agenda.

_SHAPE = re.compile(
    r"|choose|rank conflicts( gardener)+|rank( neutral)?( struck)+"
    r"|rank( turn)?( theft| action| turn_end| one_action)"
    r"( carry_out| twice| reclaim| give| receive| give_to_pile| receive_top| look| pick)?"
)
"""The names of the steps, the last on top: none at the end, a choice, the Gardeners, the Watchmen, or a turn."""

_PLACES = range(PILES * PILE_SIZE)
_ACTIONS, _KINDS = (SETTLE, PASS_ON, MONEY, SUBJECT, BUILDING), (SUBJECT, BUILDING)


@cache
def _steps(seats: int) -> Mapping[str, tuple[Any, ...]]:
    """The fields of each step and their values."""
    anyone = range(seats)
    return {
        "choose": (anyone,),
        "rank": (range(len(RANKS) + 1),),
        "conflicts": (),
        "gardener": (anyone,),
        "neutral": (),
        "struck": (anyone,),
        "turn": (anyone,),
        "theft": (anyone, anyone),
        "action": (anyone, range(MOST_ACTIONS)),
        "one_action": (anyone,),
        "turn_end": (anyone,),
        "carry_out": (anyone, _ACTIONS, (False, True)),
        "twice": (anyone,),
        "reclaim": (anyone,),
        "give": (anyone, _KINDS),
        "receive": (anyone, _KINDS, _PLACES),
        "give_to_pile": (anyone,),
        "receive_top": (anyone, _KINDS, _PLACES),
        "look": (anyone, _KINDS),
        "pick": (anyone, _KINDS, range(PILES)),
    }


def _agenda(data: object, seats: int) -> list[Step]:
    if type(data) is not list:
        raise _damaged()
    agenda = [_step(step, _steps(seats)) for step in data]
    _require(_SHAPE.fullmatch(" ".join(step[0] for step in agenda)) is not None)
    return agenda


def _step(data: object, steps: Mapping[str, tuple[Any, ...]]) -> Step:
    if type(data) is not list or not data or type(data[0]) is not str or data[0] not in steps:
        raise _damaged()
    fields = steps[data[0]]
    _require(len(data) == len(fields) + 1)
    for field, allowed in zip(data[1:], fields, strict=True):
        _require(type(field) is type(allowed[0]) and field in allowed)
    return tuple(data)
