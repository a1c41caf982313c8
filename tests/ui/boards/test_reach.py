"""All boards: everything a decision needs is large enough to tap, and a tap on anything gold does something."""

from typing import Any

import pytest

from kingdoms.commands.finger import tap_point
from kingdoms.core.state import Thing
from kingdoms.ui.board.sight import END
from kingdoms.ui.widgets import Sheet
from tests.ui.boards.kingsburg import positions as kingsburg
from tests.ui.boards.paladins import positions as paladins
from tests.ui.boards.reach import FOLDED, WITH_SMALL_TABLETS, at_each, reach
from tests.ui.boards.rival_kings import positions as rival_kings
from tests.ui.boards.royals import positions as royals
from tests.ui.conftest import PHONE, TABLET
from tests.ui.geometry import FINGER, is_inside

DECISIONS = {
    rival_kings: rival_kings.KINDS,
    kingsburg: [*kingsburg.KINDS, *kingsburg.PUBLISHED, "SetAside"],
    royals: royals.KINDS,
    paladins: paladins.KINDS,
}
"""The kinds of decisions of each game, by its positions module."""
SCREENS = [*((size, 1.0) for size in WITH_SMALL_TABLETS), (PHONE, 1.5), (PHONE, 2.0)]
TABLES = [
    *((positions, *screen) for positions in DECISIONS for screen in SCREENS),
    *((royals, size, 1.0) for size in FOLDED),
]


LONGEST = 2
"""The most taps after which gold is looked for once more."""


@pytest.mark.parametrize(("positions", "size", "scale"), TABLES)
def test_every_kind_of_decision_can_be_made_with_a_finger(
    sit: Any, positions: Any, size: tuple[int, int], scale: float
) -> None:
    for finger in at_each(sit, map(positions.offering, DECISIONS[positions]), size, scale):
        check_reach(finger)


def check_reach(finger: Any) -> None:
    """Checks that everything that can be chosen now is large enough, on the board and not covered by anything."""
    board = finger.table.board
    assert board.sight.lit
    for thing in board.sight.lit:
        hit = reach(finger, thing)
        assert hit.width >= FINGER - 1, thing
        assert hit.height >= FINGER - 1, thing
        assert is_inside(hit, board.rect), thing
        assert board.thing_at(*tap_point(board, thing)) == thing


# Gold.


def gold_of(finger: Any) -> dict[str, Thing]:
    """A gold thing of each kind, by kind; the button that ends the turn is tested elsewhere."""
    finger.frames(2)
    finger.is_drawing = True
    finger.frames(2)
    finger.is_drawing = False
    board = finger.table.board
    # Things in an overlay are painted above a veil, and have it in their keys.
    gold = {key[1] if key[0] == "veil" else key for key, shown in board.painting.shown.items() if shown.is_lit}
    return {thing[0]: thing for thing in board.hits if thing in gold and thing != END}


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


@pytest.mark.parametrize(("positions", "kind"), [(game, kind) for game, kinds in DECISIONS.items() for kind in kinds])
def test_a_tap_on_a_gold_thing_does_something(sit: Any, positions: Any, kind: str) -> None:
    paths: list[list[Thing]] = [[]]
    for taps in range(LONGEST + 1):
        sessions = (positions.offering(kind) for _path in paths)
        fingers = zip(paths, at_each(sit, sessions, TABLET), strict=True)
        paths = [
            [*path, thing]
            for path, finger in fingers
            if all(tapped(finger, thing) for thing in path)
            for thing in gold_of(finger).values()
        ]
        assert paths or taps, "nothing is gold"
        if not paths:
            return
