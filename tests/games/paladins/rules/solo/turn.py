"""The solo opponent's turn, for tests: the opponent is set up, the player hunts, and then the opponent acts."""

from typing import Any

from kingdoms.core.state import Event
from kingdoms.games.paladins.moves import Act
from kingdoms.games.paladins.solo_events import SchemeTurned
from tests.games.paladins import invariants
from tests.games.paladins.printed import HUNT, workers
from tests.games.paladins.table import Table, table


def solo(*schemes: str, round_number: int = 1, **what: Any) -> Table:
    """A solo table: the player has labourers, and the opponent, set up as given, turns over these schemes next."""
    laid = table(1, round_number).player(0, hand="LLLLL")
    return laid.opponent(**{"workers": 4, **what}).schemes(*schemes)


def moved(laid: Table) -> tuple[Any, list[Event]]:
    """The table after the player's action and the opponent's, and the events from the opponent's scheme on."""
    state = laid.turn()
    events = state.play(Act(HUNT, workers("L")))
    start = next(place for place, event in enumerate(events) if type(event) is SchemeTurned)
    invariants.check(state)
    return state, events[start:]
