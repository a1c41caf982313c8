"""The shape of each part of a saved Kingsburg state; anything else is a BadSave."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from kingdoms.core.shapes import CHANCE, MANY, Agenda, Numbers, OneOf, Rows, Shape
from kingdoms.games.kingsburg import board
from kingdoms.games.kingsburg.cards import ENEMIES
from kingdoms.games.kingsburg.moves import BUILD, INFLUENCE
from kingdoms.games.kingsburg.scoring import EARNED
from kingdoms.games.kingsburg.state import NONE, Placement


@cache
def shapes(seats: int) -> Mapping[str, Shape]:
    """The shape of every part of a state with this many seats."""
    last_seat, everyone = seats - 1, (1 << seats) - 1
    return {
        "chance": CHANCE,
        "agenda": Agenda(_steps(seats)),
        "ruleset": OneOf((board.RULEBOOK, board.PUBLISHED)),
        "envoy_use": OneOf(("", INFLUENCE, BUILD)),
        "placements": Rows(Placement, _placement(seats)),
        "seats": Numbers(seats, seats),
        "year": Numbers(1, board.YEARS),
        "phase": Numbers(1, board.WINTER),
        "order": Numbers(0, last_seat, (seats,)),
        "goods": Numbers(0, MANY, (seats, len(board.GOODS))),
        "plus_two": Numbers(0, MANY, (seats,)),
        "soldiers": Numbers(0, MANY, (seats,)),
        "buildings": Numbers(0, (1 << len(board.BUILDINGS)) - 1, (seats,)),
        "points": Numbers(-MANY, MANY, (seats, len(EARNED))),
        "aid": Numbers(NONE, last_seat),
        "envoy": Numbers(NONE, last_seat),
        "blocked": Numbers(1, board.DIE_FACES, (None,)),
        "dice": Numbers(1, board.DIE_FACES, (seats, None)),
        "aside": Numbers(NONE, board.MOST_DICE - 1, (seats,)),
        "passed": Numbers(0, everyone),
        "enemies": Numbers(0, len(ENEMIES) - 1, (board.YEARS,)),
        "looked": Numbers(0, everyone),
        "kings_die": Numbers(0, board.DIE_FACES),
        "strengths": Numbers(0, 2 * MANY, (seats,)),
    }


def _placement(seats: int) -> tuple[Shape, ...]:
    """The shape of a placement: its seat, advisor, dice, tokens and change from the Market."""
    return (
        Numbers(0, seats - 1),
        Numbers(1, board.LAST_ADVISOR),
        Numbers(0, board.MOST_DICE - 1, (None,), tuples=1),
        Numbers(0, board.MOST_DICE),
        Numbers(-1, 1),
    )


def _steps(seats: int) -> Mapping[str, tuple[Sequence[Any], ...]]:
    """The fields of each step of the agenda, with the values they can have."""
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
        "help": (anyone, range(1, board.LAST_ADVISOR + 1)),
    }
