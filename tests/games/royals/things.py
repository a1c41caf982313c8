"""The things on the table in Royals and how its random games are played, for the word tests shared by all games."""

import random
from typing import Any

from kingdoms.core.state import Event, Move, Thing
from kingdoms.games.royals import events
from kingdoms.games.royals.board import CITIES, COUNTRIES, PAIRS, PERIODS, POSITIONS, TITLES
from kingdoms.games.royals.events import Exiled, Paid, PaidIntrigue, TurnBegan, TurnEnded
from kingdoms.games.royals.moves import EndTurn, Occupy
from tests.games.helpers.kinds import kinds_in
from tests.games.royals.table import offered

EVENTS = kinds_in(events)
NEVER_CHOSEN = {
    "city", "country", "discards", "exile", "intrigue_discards", "noble_house", "period", "seat", "supply", "title",
    "tokens",
}  # fmt: skip


def things(state: Any) -> list[Thing]:
    """Everything that can be on the table in this state or offered on a button."""
    found: list[Thing] = [("deck",), ("intrigue_deck",), ("discards",), ("intrigue_discards",), ("noble_house",)]
    found += [("skip",)]
    found += [("position", number) for number in range(len(POSITIONS))]
    found += [(kind, city) for kind in ("city", "exile") for city in range(len(CITIES))]
    found += [(kind, country) for kind in ("country", "hand") for country in COUNTRIES]
    found += [("open", slot) for slot in range(3)]
    found += [("intrigue", pair) for pair in range(len(PAIRS))]
    found += [("title", title) for title in TITLES]
    found += [("period", period, country) for period in PERIODS for country in COUNTRIES]
    found += [(kind, seat) for kind in ("seat", "supply", "tokens") for seat in range(state.seats)]
    return found


def is_chosen(_state: Any, thing: Thing) -> bool:
    """Whether it makes sense to ask why this cannot be chosen."""
    return thing[0] not in NEVER_CHOSEN


def choose(state: Any, rng: random.Random) -> Move:
    """A random move; among positions, the highest title or none, so that all titles come up."""
    positions = offered(state, Occupy)
    if positions and rng.random() < 0.4:
        return max(positions, key=lambda move: (POSITIONS[move.position].title, rng.random()))
    return EndTurn() if positions else rng.choice(state.moves())


def is_logged_by_another(event: Event) -> bool:
    """Whether the event has no line of its own.

    The names in the log show where turns begin and end; the line about a position says who paid what, and whose cube
    is in exile now.
    """
    return isinstance(event, TurnBegan | TurnEnded | Paid | PaidIntrigue | Exiled)
