"""Reading a saved state of Paladins back: whatever comes, it becomes a position that can be played, or BadSave.

Everything is checked: types and ranges, that no card and no piece is lost or doubled, and that the agenda is one to
which play can lead.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from kingdoms.core.chance import is_generator
from kingdoms.core.reading import Numbers, load_state, read_agenda, read_name, read_numbers, require
from kingdoms.core.tongue import N_
from kingdoms.games.paladins.board import (
    ACTIONS,
    ANY,
    ATTRIBUTES,
    COMMISSION,
    CONVERT,
    FALLBACKS,
    FAVOURS_DEALT,
    GARRISON,
    HIGHEST,
    JAR_SPACES,
    LEVEL_ORDERS,
    ORDERS_DEALT,
    OUTSIDER_ROW,
    RIGHT,
    ROUNDS,
    SPACES,
    TAX_SUPPLY,
    TOKENS,
    TOWNSFOLK_ROW,
    TRACK,
    WORKERS,
    WORKSHOP_SLOTS,
)
from kingdoms.games.paladins.cards import (
    FAVOUR_SCHEME,
    FAVOURS,
    OUTSIDERS,
    PALADINS,
    SUSPICIONS,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
)
from kingdoms.games.paladins.laws import is_lawful
from kingdoms.games.paladins.rules import Play
from kingdoms.games.paladins.state import LEAST_SEATS, MOST_SEATS
from kingdoms.games.paladins.table import NONE

_MANY = 999
"""More goods, workers or debts nobody ever has."""


def load(data: object) -> Play:
    """The state that `to_json` wrote; anything else raises BadSave."""
    return load_state(data, _read, is_lawful, N_("The saved game of Paladins is damaged and cannot be read."))


@cache
def _shapes(seats: int) -> Mapping[str, Numbers]:
    """What the numbers among a state's data must look like."""
    return {**_shapes_of_table(seats), **_shapes_of_sides(seats, max(2, seats))}


def _shapes_of_table(seats: int) -> dict[str, Numbers]:
    last_townsfolk, last_outsider, last_tavern = len(TOWNSFOLK) - 1, len(OUTSIDERS) - 1, len(TAVERNS) - 1
    return {
        "seats": Numbers(seats, seats),
        "round": Numbers(0, ROUNDS),
        "start": Numbers(0, seats - 1),
        "tax": Numbers(0, TAX_SUPPLY[seats]),
        "townsfolk": Numbers(NONE, last_townsfolk, (TOWNSFOLK_ROW,)),
        "townsfolk_deck": Numbers(0, last_townsfolk, (None,)),
        "discarded_townsfolk": Numbers(0, (1 << len(TOWNSFOLK)) - 1),
        "outsiders": Numbers(NONE, last_outsider, (OUTSIDER_ROW,)),
        "outsider_deck": Numbers(0, last_outsider, (None,)),
        "discarded_outsiders": Numbers(0, (1 << len(OUTSIDERS)) - 1),
        "taverns": Numbers(NONE, last_tavern, (None,)),
        "tavern_deck": Numbers(0, last_tavern, (None,)),
        "tavern_discards": Numbers(0, last_tavern, (None,)),
        "wall_deck": Numbers(0, len(WALLS) - 1, (None,)),
        "suspicion_deck": Numbers(0, max(SUSPICIONS), (None,)),
        "suspicion_discards": Numbers(0, max(SUSPICIONS), (None,)),
        "orders": Numbers(COMMISSION, CONVERT, (ORDERS_DEALT,)),
        "favours": Numbers(0, len(FAVOURS) - 1, (FAVOURS_DEALT,)),
        "favour_workers": Numbers(NONE, ANY, (FAVOURS_DEALT,)),
        "track": Numbers(0, TRACK - 1),
        "fallbacks": Numbers(0, (1 << len(FALLBACKS)) - 1),
        "scheme_deck": Numbers(COMMISSION, FAVOUR_SCHEME, (None,)),
        "scheme_discards": Numbers(COMMISSION, FAVOUR_SCHEME, (None,)),
    }


def _shapes_of_sides(seats: int, sides: int) -> dict[str, Numbers]:
    spaces = (1 << len(SPACES)) - 1
    return {
        "passed": Numbers(0, (1 << sides) - 1),
        "paladins": Numbers(NONE, len(PALADINS) - 1, (sides,)),
        "spent": Numbers(0, (1 << len(PALADINS)) - 1, (seats,)),
        "hands": Numbers(0, _MANY, (sides, len(WORKERS))),
        "silver": Numbers(0, _MANY, (sides,)),
        "provisions": Numbers(0, _MANY, (sides,)),
        "attributes": Numbers(0, HIGHEST, (sides, len(ATTRIBUTES))),
        "monks": Numbers(0, spaces, (sides,)),
        "outposts": Numbers(0, spaces, (sides,)),
        "jars": Numbers(0, (1 << len(JAR_SPACES)) - 1, (sides,)),
        "unpaid": Numbers(0, _MANY, (sides,)),
        "paid": Numbers(0, _MANY, (sides,)),
    }


@cache
def _shapes_of_tuples(seats: int) -> Mapping[str, Numbers]:
    """The parts that are lists of tuples, which copies of a state share."""
    sides, last_paladin = max(2, seats), len(PALADINS) - 1
    return {
        "paladin_decks": Numbers(0, last_paladin, (seats, None)),
        "drawn": Numbers(0, last_paladin, (seats, None)),
        "workshops": Numbers(0, WORKSHOP_SLOTS, (sides, len(RIGHT))),
        "walls": Numbers(0, len(WALLS) - 1, (sides, None)),
        "hired": Numbers(0, len(TOWNSFOLK) - 1, (sides, None)),
        "attacked": Numbers(0, len(OUTSIDERS) - 1, (sides, None)),
        "converted": Numbers(0, len(OUTSIDERS) - 1, (sides, None)),
        "suspicions": Numbers(0, max(SUSPICIONS), (sides, None)),
    }


_OTHERS = {"seat", "agenda", "chance", "level", "standing", "markers"}


@cache
def _steps(seats: int) -> Mapping[str, tuple[Sequence[Any], ...]]:
    """The fields of each step and their values."""
    anyone, sides, few = range(seats), range(max(2, seats)), range(1, 4)
    townsfolk = range(len(TOWNSFOLK))
    happening = ("round", "draft_end", "reveal", "round_end", "verdict", "opponent_tavern")
    asking = (
        "draft", "paladin", "tavern", "turn", "keep", "develop", "clear", "jar", "attack", "convert", "pray",
        "free_recruit", "raise", "remove_suspicion", "pay_debt", "destroy_debt", "bonus",
    )  # fmt: skip
    return {
        **dict.fromkeys(happening, ()),
        **dict.fromkeys(asking, (anyone,)),
        **dict.fromkeys(("next", "suspicion"), (sides,)),
        **dict.fromkeys(("silver", "provision", "tax"), (anyone, few)),
        **dict.fromkeys(("townsfolk", "questioned", "conspirator"), (anyone, townsfolk)),
        "worker": (anyone, WORKERS, few),
        "attribute": (anyone, ATTRIBUTES, few),
        "recruit": (anyone, range(2)),
        "settle": (anyone, (COMMISSION, GARRISON)),
        "wall_option": (anyone, range(len(WALLS))),
        "favour_option": (anyone, range(len(FAVOURS))),
        "opponent_gain": (TOKENS, few),
    }


def _read(data: Mapping[str, Any]) -> Play:
    """The data as a state, each part well formed by itself."""
    seats = read_numbers(data.get("seats"), Numbers(LEAST_SEATS, MOST_SEATS))
    shapes, tuples = _shapes(seats), _shapes_of_tuples(seats)
    require(data.keys() == shapes.keys() | tuples.keys() | _OTHERS)
    require(is_generator(data["chance"]))
    state = Play()
    state.chance = data["chance"]
    state.agenda = read_agenda(data["agenda"], _steps(seats))
    state.level = read_name(data["level"], LEVEL_ORDERS)
    for name, shape in shapes.items():
        setattr(state, name, read_numbers(data[name], shape))
    for name, shape in tuples.items():
        setattr(state, name, [tuple(part) for part in read_numbers(data[name], shape)])
    standing = read_numbers(data["standing"], Numbers(0, _MANY, (max(2, seats), len(ACTIONS), len(WORKERS))))
    state.standing = [[tuple(workers) for workers in actions] for actions in standing]
    state.markers = tuple(read_numbers(data["markers"], Numbers(0, len(ATTRIBUTES) - 1, (None,))))
    return state
