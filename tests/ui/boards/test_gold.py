"""All boards: gold means that a tap does something, before anything is picked and after."""

from typing import Any

import pytest

from kingdoms.commands.finger import tap_point
from kingdoms.core.game import Thing
from kingdoms.ui.board.sight import END
from kingdoms.ui.widgets import Sheet
from tests.ui.boards.reach import at_each
from tests.ui.boards.test_reach import DECISIONS
from tests.ui.conftest import TABLET

TABLES = [(positions, kind) for positions, kinds in DECISIONS.items() for kind in kinds]
_LONGEST = 2
"""The most taps after which gold is looked for once more."""


def gold_of(finger: Any) -> dict[str, Thing]:
    """A gold thing of each kind, by kind; the button that ends the turn is tested elsewhere."""
    finger.frames(2)
    finger.is_drawing = True
    finger.frames(2)
    finger.is_drawing = False
    board = finger.table.board
    shown = {thing: shown for layer in board.painting.layers for thing, shown in layer.shown.items()}
    return {thing[0]: thing for thing in board.hits if thing in shown and shown[thing].is_lit and thing != END}


def state_of(finger: Any) -> tuple[Any, ...]:
    """Everything that a tap may change."""
    table = finger.table
    board, picking = table.board, table.board.picking
    return len(table.session.log), table.session.held, picking.picked, picking.proposed, board.opened, *board.places


def tapped(finger: Any, thing: Thing) -> bool:
    """Taps a gold thing, which must not be in vain; returns whether nothing is decided yet and the table is open."""
    table = finger.table
    before, decisions = state_of(finger), len(table.session.log)
    finger.tap(*tap_point(table.board, thing))
    assert Sheet.topmost() is not None or state_of(finger) != before, thing
    return Sheet.topmost() is None and table.board.opened is None and len(table.session.log) == decisions


@pytest.mark.parametrize(("positions", "kind"), TABLES)
def test_a_tap_on_a_gold_thing_does_something(sit: Any, positions: Any, kind: str) -> None:
    paths: list[list[Thing]] = [[]]
    for _taps in range(_LONGEST + 1):
        sessions = (positions.offering(kind) for _path in paths)
        fingers = zip(paths, at_each(sit, sessions, TABLET), strict=True)
        paths = [
            [*path, thing]
            for path, finger in fingers
            if all(tapped(finger, thing) for thing in path)
            for thing in gold_of(finger).values()
        ]
        if not paths:
            return
