"""The tag on a card that a seat could get: how many points it would add to the seat's score.

In an exchange, the card that the seat gives away is taken into account; until that card is known, there is no tag.
"""

from typing import NamedTuple

from kingdoms.games.rival_kings.cards import SUBJECT
from kingdoms.games.rival_kings.moves import Use
from kingdoms.games.rival_kings.scoring import exchange_gain, pair_gain
from kingdoms.games.rival_kings.state import RivalKings
from kingdoms.games.rival_kings.words.labels import exchange, exchanged_cards


class Gain(NamedTuple):
    """The points that a card would add, and whether it would be received in exchange for another one."""

    points: int
    is_exchange: bool = False


def gain_of(state: RivalKings, seat: int, card: int) -> Gain | None:
    """The points a card would add as part of a pair, or in an exchange; None if there are none or it is not certain."""
    match state.agenda:
        case [*_rest, ("give" | "give_to_pile" | "receive", actor, *_what)] if actor == seat:
            return None
        case [*_rest, ("receive_top", actor, kind, place)] if actor == seat:
            given = (state.subjects if kind == SUBJECT else state.buildings)[seat][place]
            return _exchanged(state, seat, given, card)
        case [*_rest, ("turn_end", actor, *_what)] if actor == seat:
            use = next((move for move in state.moves() if type(move) is Use), None)
            forced = exchange(state, use) if use is not None else None
            if forced is not None and (cards := exchanged_cards(state, *forced))[1] == card:
                return _exchanged(state, seat, *cards)
    made = pair_gain(state.subjects[seat], state.buildings[seat], card, state.rules)
    return Gain(made.points) if made is not None else None


def _exchanged(state: RivalKings, seat: int, given: int, received: int) -> Gain | None:
    points = exchange_gain(state.subjects[seat], state.buildings[seat], given, received, state.rules)
    return Gain(points, is_exchange=True) if points else None
