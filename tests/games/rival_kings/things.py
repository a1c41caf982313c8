"""The things on the table in Rival Kings and how random games are played, for the tests of all games' words."""

import random
from typing import Any

from kingdoms.core.state import Event, Move, Thing
from kingdoms.games.rival_kings import events
from kingdoms.games.rival_kings.cards import PASS_ON, SETTLE, actions
from kingdoms.games.rival_kings.state import HIDDEN, NONE
from kingdoms.games.rival_kings.words.prompts import asked_actions
from tests.games.helpers.kinds import kinds_in

EVENTS = kinds_in(events)
NEVER_CHOSEN = {"coins", "in_hand", "supply"}


def things(state: Any) -> list[Thing]:
    """Everything that can be on the table in this state, or on a button."""
    found: list[Thing] = [("neutral",), ("supply",), ("skip",)]
    for pile, cards in enumerate(state.piles):
        found += [("pile", pile), ("stack", pile), *(("pick", number) for number in cards if number != HIDDEN)]
    for seat in range(state.seats):
        found += [("seat", seat), ("markers", seat), ("coins", seat), ("character", seat), ("in_hand", seat)]
        found += [("hand", held) for held in state.hands[seat] if held != HIDDEN]
        found += [("played", character) for character in state.played[seat]]
        found += [("subject", seat, place) for place in range(len(state.subjects[seat]))]
        found += [("building", seat, place) for place in range(len(state.buildings[seat]))]
        if state.revealed:
            found += [("action", seat, index) for index in range(len(actions(state.chosen[seat])))]
    return found


def is_chosen(state: Any, thing: Thing) -> bool:
    """Whether `why_not` gives a reason; players mostly tap seats and characters only to read about them."""
    if state.seat is None:
        return thing[0] not in NEVER_CHOSEN
    (step, *about), asked = state.agenda[-1], asked_actions(state)
    match thing:
        case ("seat", _):
            return step == "gardener" or PASS_ON in asked
        case ("character", seat):
            return step in ("gardener", "attacked") or (step == "theft" and seat == about[1])
        case ("neutral",):
            return step == "attacked" and state.neutral != NONE
        case ("action", seat, index):
            is_own = seat == about[0] and (step == "reclaim" or state.covered[seat][index] == NONE)
            return step == "theft" or (is_own and step in ("reclaim", "action", "one_action", "twice"))
        case ("markers", seat):
            return seat == about[0] or SETTLE in asked or (PASS_ON in asked and state.markers[about[0]] > 0)
    return thing[0] not in NEVER_CHOSEN


def choose(state: Any, rng: random.Random) -> Move:
    """A random move."""
    return rng.choice(state.moves())


def is_logged_by_another(_event: Event) -> bool:
    """Always False: every event has a line of its own."""
    return False
