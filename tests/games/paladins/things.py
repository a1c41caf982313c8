"""The things on the table in Paladins, and how its random games are played, for the tests of all games' words."""

import random
from typing import Any

from kingdoms.core.state import Event, Move, Thing
from kingdoms.games.paladins import events, solo_events
from kingdoms.games.paladins.board import ACTIONS, ATTRIBUTES, FALLBACKS, JAR_SPACES, REGIONS, SPACES, WORKERS
from kingdoms.games.paladins.cards import PALADINS
from kingdoms.games.paladins.moves import Act, Pass
from kingdoms.games.paladins.state import NONE
from kingdoms.games.paladins.words.labels import CONSPIRATOR, KEEP
from tests.games.helpers.kinds import kinds_in

EVENTS = kinds_in(events, solo_events)
RARE = {"conspirator"}
"""Questions that random games hardly ever ask; they have their own test."""
CHOSEN = {
    "action", "worker", "jar", "tavern", "townsfolk", "outsider", "favour", "space", "option", "paladin",
    "top", "use", "skip",
}  # fmt: skip
"""The kinds of things that can be chosen at some point; most others never say why they cannot be."""


def things(state: Any) -> list[Thing]:
    """Everything that can be on the table in this state, or on a button."""
    sides = range(state.sides)
    found: list[Thing] = [
        ("inquisition",),
        ("tax",),
        ("wall_deck",),
        ("suspicion_deck",),
        ("skip",),
        ("option", 0),
        ("option", 1),
    ]
    found += [("use", name) for name in ("remove_suspicion", "pay_debt", "destroy_debt", CONSPIRATOR, KEEP)]
    found += [("action", side, action) for side in sides for action in ACTIONS]
    found += [("attribute", side, attribute) for side in sides for attribute in ATTRIBUTES]
    found += [("worker", kind) for kind in WORKERS]
    found += [(kind, card) for kind in ("paladin", "top") for card in range(len(PALADINS))]
    found += [("own_paladin", seat) for seat in range(state.seats)]
    found += [("tavern", place) for place in range(state.seats + 1)]
    found += [(row, place) for row in ("townsfolk", "favour") for place in range(5)]
    found += [("outsider", place) for place in range(6)] + [("order", place) for place in range(3)]
    found += [("space", number) for number in range(len(SPACES))] + [("region", region) for region in REGIONS]
    found += [("jar", number) for number in range(len(JAR_SPACES))]
    found += [("hired", side, n) for side in sides for n in range(len(state.hired[side]))]
    found += [("converted", side, n) for side in sides for n in range(len(state.converted[side]))]
    found += [("jars", side, number) for side in sides for number in range(len(JAR_SPACES))]
    kinds = ("silver", "provisions", "suspicion", "debts", "attributes", "workers", "seat", "suspect", "verdict")
    found += [(kind, side) for kind in kinds for side in sides]
    if state.seats == 1:
        found += [("scheme",), ("track",), *(("fallback", place) for place in FALLBACKS)]
    return found


def is_chosen(state: Any, thing: Thing) -> bool:
    """Whether `why_not` gives a reason: for all in `CHOSEN` but taken tavern cards and the paladins to choose from.

    Attributes have one if one of them is raised.
    """
    if thing[0] in ("paladin", "top") and state.seat is not None and state.agenda[-1][0] == "paladin":
        return thing[1] not in state.drawn[state.seat]
    if thing[0] == "tavern":
        return thing[1] < len(state.taverns) and bool(state.taverns[thing[1]] != NONE)
    is_raising = state.seat is not None and state.agenda[-1][0] == "raise"
    return thing[0] in CHOSEN or (thing[0] == "attribute" and is_raising)


def choose(state: Any, rng: random.Random) -> Move:
    """A random move, preferring actions on the right and seldom passing."""
    moves = [move for move in state.moves() if move != Pass() or rng.random() < 0.1] or state.moves()
    dear = [move for move in moves if isinstance(move, Act) and move.action >= 6]
    return rng.choice(dear if dear and rng.random() < 0.6 else moves)


def is_logged_by_another(event: Event) -> bool:
    """Whether another event is logged instead: drawn paladins are private until one is chosen."""
    return isinstance(event, events.PaladinsDrawn)
