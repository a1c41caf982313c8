"""Positions and helpers for the tests of the Royals board."""

from collections.abc import Callable
from typing import Any

from kingdoms.core.session import Session
from kingdoms.games.royals import GAME
from kingdoms.games.royals.board import POSITIONS, names
from kingdoms.games.royals.moves import Occupy
from kingdoms.games.royals.rules.occupying import only_payment
from kingdoms.games.royals.state import NONE
from tests.ui import positions
from tests.ui.positions import can_make

KINDS = [
    "DrawThree", "DrawWithIntrigue", "TakeOpen", "TakeHidden", "TakeIntrigue", "Occupy", "EndTurn", "Pay",
    "PayIntrigue", "Discard", "DiscardIntrigue",
]  # fmt: skip


def session_where(is_wanted: Callable[[Any], bool], players: str = "pbbb", after: int = 60, **options: Any) -> Session:
    return positions.session_where(is_wanted, players, after, GAME, **options)


def offering(kind: str, players: str = "pbbb") -> Session:
    """A session in which this kind of move can be made."""
    return session_where(can_make(kind), players)


def plays(state: Any) -> bool:
    """Whether positions can be occupied."""
    return state.agenda[-1][0] == "play"


def plays_in_several_countries(state: Any) -> bool:
    countries = {POSITIONS[move.position].country for move in state.moves() if isinstance(move, Occupy)}
    return plays(state) and len(countries) > 1


def has_only_one_payment(state: Any) -> bool:
    return plays(state) and any(state.holders[move.position] == NONE for move in paid_in_one_way(state))


def paid_in_one_way(state: Any) -> list[Any]:
    """The moves that occupy a position for which there is only one payment."""
    return [m for m in state.moves() if isinstance(m, Occupy) and only_payment(state, state.seat, m.position)]


def pays(state: Any) -> bool:
    return state.agenda[-1][0] == "pay"


def pays_in_many_ways(state: Any) -> bool:
    return pays(state) and len(state.moves()) > 8


def pays_intrigue(state: Any) -> bool:
    return state.agenda[-1][0] == "pay_intrigue"


def pays_intrigue_with_others(state: Any) -> bool:
    """Whether a takeover can be paid for with intrigue cards that do not name the country."""
    if not pays_intrigue(state):
        return False
    country = POSITIONS[state.agenda[-1][2]].country
    return any(all(not names(pair, country) for pair, n in enumerate(m.pairs) if n) for m in state.moves())


def holds_many(state: Any) -> bool:
    """Whether the first seat pays with a full hand."""
    return pays(state) and sum(state.hands[0]) >= 12


def paid_position(state: Any) -> Any:
    return ("position", state.agenda[-1][2])


def cards(finger: Any) -> list[Any]:
    """The cards in the hand that are shown singly."""
    return [thing for thing in finger.table.board.hits if thing[0] in ("hand", "intrigue") and len(thing) == 3]
