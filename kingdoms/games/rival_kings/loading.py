"""Reading a saved state of Rival Kings back: whatever comes, it becomes a position that can be played, or BadSave.

Everything is checked: types and ranges, that no component is lost or doubled, and that the agenda is one to which
play can lead.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from kingdoms.core.chance import is_generator
from kingdoms.core.game import Step
from kingdoms.core.reading import Numbers, load_state, read_agenda, read_numbers, read_truth, require
from kingdoms.core.tongue import N_
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
    return load_state(data, _read, is_lawful, N_("The saved game of Rival Kings is damaged and cannot be read."))


@cache
def _shapes(seats: int) -> Mapping[str, Numbers]:
    """What the numbers among a state's data must look like."""
    last_character, last_card, everyone = len(CHARACTERS) - 1, 2 * SYMBOLS - 1, (1 << seats) - 1
    return {
        "seats": Numbers(seats, seats),
        "round": Numbers(1, _MANY),
        "cycle": Numbers(1, 2),
        "coins": Numbers(0, COINS, (seats,)),
        "markers": Numbers(0, _MANY, (seats,)),
        "supply": Numbers(0, COINS),
        "subjects": Numbers(0, SYMBOLS - 1, (seats, None)),
        "buildings": Numbers(SYMBOLS, last_card, (seats, None)),
        "piles": Numbers(0, last_card, (PILES, None)),
        "looked": Numbers(0, everyone, (PILES,)),
        "stacks": Numbers(0, COINS, (PILES,)),
        "tops": Numbers(0, 2, (PILES,)),
        "hands": Numbers(0, last_character, (seats, None)),
        "chosen": Numbers(NONE, last_character, (seats,)),
        "played": Numbers(0, last_character, (seats, None)),
        "aside": Numbers(0, last_character, (None,)),
        "neutral": Numbers(NONE, last_character),
        "neutrals": Numbers(0, last_character, (None,)),
        "locked": Numbers(0, everyone),
        "spared": Numbers(0, everyone),
        "covered": Numbers(NONE, seats - 1, (seats, MOST_ACTIONS)),
        "used": Numbers(0, everyone),
    }


def _read(data: Mapping[str, Any]) -> Play:
    """The data as a state, each part well formed by itself."""
    seats = read_numbers(data.get("seats"), Numbers(LEAST_SEATS, MOST_SEATS))
    shapes = _shapes(seats)
    require(data.keys() == shapes.keys() | {"seat", "agenda", "chance", "open_money", "revealed"})
    require(is_generator(data["chance"]))
    state = Play()
    state.chance = data["chance"]
    state.open_money = read_truth(data["open_money"])
    state.revealed = read_truth(data["revealed"])
    state.agenda = _agenda(data["agenda"], seats)
    for name, shape in shapes.items():
        setattr(state, name, read_numbers(data[name], shape))
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
def _steps(seats: int) -> Mapping[str, tuple[Sequence[Any], ...]]:
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
    agenda = read_agenda(data, _steps(seats))
    require(_SHAPE.fullmatch(" ".join(step[0] for step in agenda)) is not None)
    return agenda
