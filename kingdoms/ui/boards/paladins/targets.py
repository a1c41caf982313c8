"""The targets of actions in Paladins, and which spaces are alike.

Choosing an action and then its target plays both moves together.
"""

from typing import Any

from kingdoms.core.game import Move, Thing
from kingdoms.games.paladins.board import (
    ATTACK,
    COMMISSION,
    CONVERT,
    GARRISON,
    RECRUIT,
    SPACES,
    spaces_in_play,
)
from kingdoms.games.paladins.moves import Outsider, Recruit, Settle
from kingdoms.games.paladins.rules.costs import attackable, convertible, spaces_within, ways_to_pay

FIRST_TARGETS: dict[int, Thing] = {
    RECRUIT: ("townsfolk", 0),
    COMMISSION: ("region", 0),
    GARRISON: ("region", 0),
    ATTACK: ("outsider", 0),
    CONVERT: ("outsider", 0),
}
"""The actions with targets on the table, each with the first thing that is a target or contains targets."""


def moves_at(view: Any, action: int, thing: Thing) -> list[Move]:
    """The moves that make a thing the target of the current player's action; none if it cannot be one."""
    seat = view.seat
    match thing:
        case ("townsfolk", place) if action == RECRUIT and view.townsfolk[place] >= 0:
            return [Recruit(place, pays) for pays in ways_to_pay(view, seat, place)]
        case ("outsider", place) if action == ATTACK and place in attackable(view, seat):
            return [Outsider(place)]
        case ("outsider", place) if action == CONVERT and place in convertible(view, seat):
            return [Outsider(place)]
        case ("space", number) if action in (COMMISSION, GARRISON):
            return [Settle(first_like(view, number))] if spaces_within(view, seat, action) >> number & 1 else []
    return []


def spaces_of(view: Any, region: int) -> list[int]:
    """The spaces of a region that are in play."""
    in_play = spaces_in_play(view.seats)
    return [number for number, space in enumerate(SPACES) if space.region == region and in_play >> number & 1]


def first_like(view: Any, number: int) -> int:
    """The first free space with the same region and reward, or else the space itself.

    Such spaces are interchangeable, and a move names the first of them.
    """
    taken = view.taken_spaces()
    likes = [space for space in spaces_of(view, SPACES[number].region) if SPACES[space].reward == SPACES[number].reward]
    return next((space for space in likes if not taken >> space & 1), number)
