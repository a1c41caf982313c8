"""The things on the table in Kingsburg, and how its random games are played, for the tests of all games' words."""

import random
from itertools import combinations_with_replacement
from typing import Any

from kingdoms.core.state import Event, Move, Thing
from kingdoms.games.kingsburg import events
from kingdoms.games.kingsburg.board import AID, GOODS, WINTER, mixes
from kingdoms.games.kingsburg.events import STRONGEST_BONUS, EnvoyWithdrawn, Gained, Helped, Lost
from kingdoms.games.kingsburg.moves import NEITHER, Build, Influence
from tests.games.helpers.kinds import kinds_in
from tests.games.kingsburg.table import offered

EVENTS = kinds_in(events)
NEVER_CHOSEN = {"enemy", "phase", "seat", "soldiers", "stock", "year"}
USES = [*GOODS, "plus_two", "influence", "build", "neither", "reroll_all"]


def things(state: Any) -> list[Thing]:
    """Everything that can be on the table in this state, or on a button."""
    found: list[Thing] = [("envoy",), ("enemy",), ("year",), ("skip",), ("market", -1), ("market", 1)]
    found += [("advisor", number) for number in range(1, 19)]
    found += [("phase", phase) for phase in range(AID, WINTER + 1)]
    found += [("good", good) for good in range(3)]
    found += [("use", use) for use in USES]
    found += [("goods", *lot) for count in range(1, 5) for lot in mixes(count)]
    found += [("recruit", *kinds) for n in (1, 2) for kinds in combinations_with_replacement(range(3), n)]
    for seat in range(state.seats):
        found += [("seat", seat), ("plus_two", seat), ("soldiers", seat)]
        found += [("stock", seat, good) for good in range(3)]
        found += [("building", seat, number) for number in range(20)]
        found += [("die", seat, place) for place in range(len(state.dice[seat]))]
    return found


def is_chosen(_state: Any, thing: Thing) -> bool:
    """Whether a player may ask why this cannot be chosen."""
    return thing[0] not in NEVER_CHOSEN


def choose(state: Any, rng: random.Random) -> Move:
    """A random move that often builds or influences where it can."""
    chosen = offered(state, Build) or offered(state, Influence) if rng.random() < 0.7 else []
    return rng.choice(chosen or state.moves())


def is_logged_by_another(event: Event) -> bool:
    """Whether another event is logged instead.

    The gifts are logged instead of the help, the building or the strongest seat instead of their points, and the
    holder's refusal instead of the envoy's withdrawal.
    """
    if isinstance(event, Helped):
        return True
    if isinstance(event, EnvoyWithdrawn):
        return event.use == NEITHER
    return isinstance(event, Gained | Lost) and (event.source == "buildings" or event.reason == STRONGEST_BONUS)
