"""All boards: everything a decision needs is large enough to tap, on every screen and with large text."""

from typing import Any

import pytest

from kingdoms.commands.finger import tap_point
from tests.ui.boards.kingsburg import positions as kingsburg
from tests.ui.boards.paladins import positions as paladins
from tests.ui.boards.reach import FOLDED, WITH_SMALL_TABLETS, at_each, reach
from tests.ui.boards.rival_kings import positions as rival_kings
from tests.ui.boards.royals import positions as royals
from tests.ui.conftest import PHONE
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
