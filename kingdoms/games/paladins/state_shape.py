"""The shape of each part of a saved Paladins state; anything else is a BadSave."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from kingdoms.core.shapes import CHANCE, MANY, Agenda, Numbers, OneOf, Shape
from kingdoms.games.paladins import board, cards
from kingdoms.games.paladins.state import NONE


@cache
def shapes(seats: int) -> Mapping[str, Shape]:
    """The shape of every part of a state with this many seats."""
    return {
        "chance": CHANCE,
        "agenda": Agenda(_steps(seats)),
        "level": OneOf(board.LEVEL_ORDERS),
        **_shapes_of_table(seats),
        **_shapes_of_sides(seats, max(2, seats)),
        **_shapes_of_tuples(seats, max(2, seats)),
    }


def _shapes_of_table(seats: int) -> dict[str, Numbers]:
    every_card = (cards.TOWNSFOLK, cards.OUTSIDERS, cards.TAVERNS)
    last_townsfolk, last_outsider, last_tavern = (len(kind) - 1 for kind in every_card)
    return {
        "seats": Numbers(seats, seats),
        "round": Numbers(0, board.ROUNDS),
        "start": Numbers(0, seats - 1),
        "tax": Numbers(0, board.TAX_SUPPLY[seats]),
        "townsfolk": Numbers(NONE, last_townsfolk, (board.TOWNSFOLK_ROW,)),
        "townsfolk_deck": Numbers(0, last_townsfolk, (None,)),
        "discarded_townsfolk": Numbers(0, (1 << len(cards.TOWNSFOLK)) - 1),
        "outsiders": Numbers(NONE, last_outsider, (board.OUTSIDER_ROW,)),
        "outsider_deck": Numbers(0, last_outsider, (None,)),
        "discarded_outsiders": Numbers(0, (1 << len(cards.OUTSIDERS)) - 1),
        "taverns": Numbers(NONE, last_tavern, (None,)),
        "tavern_deck": Numbers(0, last_tavern, (None,)),
        "tavern_discards": Numbers(0, last_tavern, (None,)),
        "wall_deck": Numbers(0, len(cards.WALLS) - 1, (None,)),
        "suspicion_deck": Numbers(0, max(cards.SUSPICIONS), (None,)),
        "suspicion_discards": Numbers(0, max(cards.SUSPICIONS), (None,)),
        "orders": Numbers(board.COMMISSION, board.CONVERT, (board.ORDERS_DEALT,)),
        "favours": Numbers(0, len(cards.FAVOURS) - 1, (board.FAVOURS_DEALT,)),
        "favour_workers": Numbers(NONE, board.ANY, (board.FAVOURS_DEALT,)),
        "track": Numbers(0, board.TRACK - 1),
        "fallbacks": Numbers(0, (1 << len(board.FALLBACKS)) - 1),
        "scheme_deck": Numbers(board.COMMISSION, cards.FAVOUR_SCHEME, (None,)),
        "scheme_discards": Numbers(board.COMMISSION, cards.FAVOUR_SCHEME, (None,)),
    }


def _shapes_of_sides(seats: int, sides: int) -> dict[str, Numbers]:
    spaces = (1 << len(board.SPACES)) - 1
    return {
        "passed": Numbers(0, (1 << sides) - 1),
        "paladins": Numbers(NONE, len(cards.PALADINS) - 1, (sides,)),
        "spent": Numbers(0, (1 << len(cards.PALADINS)) - 1, (seats,)),
        "hands": Numbers(0, MANY, (sides, len(board.WORKERS))),
        "silver": Numbers(0, MANY, (sides,)),
        "provisions": Numbers(0, MANY, (sides,)),
        "attributes": Numbers(0, board.HIGHEST, (sides, len(board.ATTRIBUTES))),
        "monks": Numbers(0, spaces, (sides,)),
        "outposts": Numbers(0, spaces, (sides,)),
        "jars": Numbers(0, (1 << len(board.JAR_SPACES)) - 1, (sides,)),
        "unpaid": Numbers(0, MANY, (sides,)),
        "paid": Numbers(0, MANY, (sides,)),
    }


def _shapes_of_tuples(seats: int, sides: int) -> dict[str, Numbers]:
    """The parts that hold tuples, which copies of a state share."""
    last_paladin = len(cards.PALADINS) - 1
    return {
        "paladin_decks": Numbers(0, last_paladin, (seats, None), tuples=1),
        "drawn": Numbers(0, last_paladin, (seats, None), tuples=1),
        "workshops": Numbers(0, board.WORKSHOP_SLOTS, (sides, len(board.RIGHT)), tuples=1),
        "walls": Numbers(0, len(cards.WALLS) - 1, (sides, None), tuples=1),
        "hired": Numbers(0, len(cards.TOWNSFOLK) - 1, (sides, None), tuples=1),
        "attacked": Numbers(0, len(cards.OUTSIDERS) - 1, (sides, None), tuples=1),
        "converted": Numbers(0, len(cards.OUTSIDERS) - 1, (sides, None), tuples=1),
        "suspicions": Numbers(0, max(cards.SUSPICIONS), (sides, None), tuples=1),
        "standing": Numbers(0, MANY, (sides, len(board.ACTIONS), len(board.WORKERS)), tuples=1),
        "markers": Numbers(0, len(board.ATTRIBUTES) - 1, (None,), tuples=1),
    }


def _steps(seats: int) -> Mapping[str, tuple[Sequence[Any], ...]]:
    """The fields of each step of the agenda, with the values they can have."""
    anyone, sides, few = range(seats), range(max(2, seats)), range(1, 4)
    townsfolk = range(len(cards.TOWNSFOLK))
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
        "worker": (anyone, board.WORKERS, few),
        "attribute": (anyone, board.ATTRIBUTES, few),
        "recruit": (anyone, range(2)),
        "settle": (anyone, (board.COMMISSION, board.GARRISON)),
        "wall_option": (anyone, range(len(cards.WALLS))),
        "favour_option": (anyone, range(len(cards.FAVOURS))),
        "opponent_gain": (board.TOKENS, few),
    }
