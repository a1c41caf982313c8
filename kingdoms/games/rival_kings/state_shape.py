"""The shape of each part of a saved state of Rival Kings. Anything that does not fit is a BadSave."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from kingdoms.core.shapes import CHANCE, MANY, TRUTH, Agenda, Numbers, Shape
from kingdoms.games.rival_kings import cards
from kingdoms.games.rival_kings.state import MOST_ACTIONS, NONE


@cache
def shapes(seats: int) -> Mapping[str, Shape]:
    """The shape of every part of a state with this many seats."""
    last_character, last_card, everyone = len(cards.CHARACTERS) - 1, 2 * cards.SYMBOLS - 1, (1 << seats) - 1
    return {
        "chance": CHANCE,
        "agenda": Agenda(_steps(seats)),
        **dict.fromkeys(("open_money", "revealed"), TRUTH),
        "seats": Numbers(seats, seats),
        "round": Numbers(1, MANY),
        "cycle": Numbers(1, 2),
        "coins": Numbers(0, cards.COINS, (seats,)),
        "markers": Numbers(0, MANY, (seats,)),
        "supply": Numbers(0, cards.COINS),
        "subjects": Numbers(0, cards.SYMBOLS - 1, (seats, None)),
        "buildings": Numbers(cards.SYMBOLS, last_card, (seats, None)),
        "piles": Numbers(0, last_card, (cards.PILES, None)),
        "looked": Numbers(0, everyone, (cards.PILES,)),
        "stacks": Numbers(0, cards.COINS, (cards.PILES,)),
        "tops": Numbers(0, 2, (cards.PILES,)),
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


_PLACES = range(cards.PILES * cards.PILE_SIZE)
_KINDS = (cards.SUBJECT, cards.BUILDING)
_ACTIONS = (cards.SETTLE, cards.PASS_ON, cards.MONEY, *_KINDS)


def _steps(seats: int) -> Mapping[str, tuple[Sequence[Any], ...]]:
    """The fields of each step and the values they may take."""
    anyone = range(seats)
    of_somebody = (
        "choose",
        "gardener",
        "attacked",
        "turn",
        "one_action",
        "turn_end",
        "twice",
        "reclaim",
        "give_to_pile",
    )
    return {
        **dict.fromkeys(("conflicts", "neutral"), ()),
        **dict.fromkeys(of_somebody, (anyone,)),
        "rank": (range(len(cards.RANKS) + 1),),
        "theft": (anyone, anyone),
        "action": (anyone, range(MOST_ACTIONS)),
        "carry_out": (anyone, _ACTIONS, (False, True)),
        "give": (anyone, _KINDS),
        "receive": (anyone, _KINDS, _PLACES),
        "receive_top": (anyone, _KINDS, _PLACES),
        "look": (anyone, _KINDS),
        "pick": (anyone, _KINDS, range(cards.PILES)),
    }
