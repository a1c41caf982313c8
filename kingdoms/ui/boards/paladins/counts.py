"""The numbers on the table of Paladins: what each side has, what lies in supplies and decks, and which cards lie open.

A card is a number too, so that a row shows what lay there until the scene in which that changes.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kingdoms.core.game import Thing
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.boards.paladins.opponent import last_scheme
from kingdoms.ui.boards.paladins.tokens import NOBODY

_OF_A_SIDE: Mapping[str, Callable[..., int]] = {
    "silver": lambda view, side: view.silver[side],
    "provisions": lambda view, side: view.provisions[side],
    "debts": lambda view, side: view.unpaid[side],
    "paid": lambda view, side: view.paid[side],
    "suspicion": lambda view, side: len(view.suspicions[side]),
    "points": lambda view, side: view.scores()[side].total,
    "attribute": lambda view, side, attribute: view.attributes[side][attribute],
    "hand": lambda view, side, kind: view.hands[side][kind],
}
_ON_THE_TABLE: Mapping[str, Callable[..., int]] = {
    "tax": lambda view: view.tax,
    "track": lambda view: view.track,
    "wall_deck": lambda view: len(view.wall_deck),
    "suspicion_deck": lambda view: len(view.suspicion_deck),
    "townsfolk": lambda view, place: _card(view.townsfolk, place),
    "outsider": lambda view, place: _card(view.outsiders, place),
    "tavern": lambda view, place: _card(view.taverns, place),
    "order": lambda view, place: _card(view.orders, place),
    "favour": lambda view, place: _card(view.favours, place),
}
_NUMBERS = {**_OF_A_SIDE, **_ON_THE_TABLE}


def count_of(sight: Sight, thing: Thing) -> int:
    """The number that stands at a thing."""
    if thing[0] == "scheme":
        return last_scheme(sight)
    return _NUMBERS[thing[0]](sight.view, *thing[1:]) if thing[0] in _NUMBERS else 0


def _card(row: Sequence[Any], place: int) -> int:
    """The card at a place of a row; NOBODY where none lies."""
    return int(row[place]) if place < len(row) else NOBODY
