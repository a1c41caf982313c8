"""The shape of each part of a saved state of Royals. Anything that does not fit is a BadSave."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from kingdoms.core.shapes import CHANCE, MANY, TRUTH, Agenda, Numbers, Shape
from kingdoms.games.royals import board
from kingdoms.games.royals.state import NONE


@cache
def shapes(seats: int) -> Mapping[str, Shape]:
    """The shape of every part of a state with this many seats."""
    last_seat, cubes, cards = seats - 1, board.CUBES[seats], max(board.COUNTRY_CARDS)
    last_country, last_pair = len(board.COUNTRIES) - 1, len(board.PAIRS) - 1
    return {
        "chance": CHANCE,
        "agenda": Agenda(_steps(seats)),
        **dict.fromkeys(("open_scores", "equal_first_turn", "is_last_round"), TRUTH),
        "seats": Numbers(seats, seats),
        "start": Numbers(0, last_seat),
        "turn": Numbers(0, MANY),
        "period": Numbers(0, board.PERIODS[-1]),
        "hands": Numbers(0, cards, (seats, len(board.COUNTRIES) + 1)),
        "known": Numbers(0, cards, (seats, len(board.COUNTRIES))),
        "intrigues": Numbers(0, board.INTRIGUES_PER_PAIR, (seats, len(board.PAIRS) + 1)),
        "display": Numbers(0, last_country, (None,)),
        "deck": Numbers(0, last_country, (None,)),
        "discards": Numbers(0, cards, (len(board.COUNTRIES),)),
        "intrigue_deck": Numbers(0, last_pair, (None,)),
        "intrigue_discards": Numbers(0, board.INTRIGUES_PER_PAIR, (len(board.PAIRS),)),
        "holders": Numbers(NONE, last_seat, (len(board.POSITIONS),)),
        "exile": Numbers(0, cubes, (len(board.CITIES), seats)),
        "tiles": Numbers(0, cubes, (len(board.TITLES), seats)),
        "supply": Numbers(0, cubes, (seats,)),
        "city_bonuses": Numbers(NONE, last_seat, (len(board.CITIES),)),
        "country_bonuses": Numbers(0, last_seat, (len(board.COUNTRIES), None), tuples=1),
        "noble_house": Numbers(0, last_seat, (None,), tuples=1),
        "period_tokens": Numbers(NONE, last_seat, (None, len(board.COUNTRIES), 2), tuples=2),
    }


def _steps(seats: int) -> Mapping[str, tuple[Sequence[Any], ...]]:
    """The fields of each step and the values they may take."""
    anyone, anywhere = range(seats), range(len(board.POSITIONS))
    return {
        **dict.fromkeys(("turn_end", "play", "plan", "discard", "discard_intrigue"), (anyone,)),
        "draw": (anyone, range(board.DRAWS + 1), range(2)),
        "pay": (anyone, anywhere),
        "pay_intrigue": (anyone, anywhere, *(range(cards + 1) for cards in board.COUNTRY_CARDS)),
    }
