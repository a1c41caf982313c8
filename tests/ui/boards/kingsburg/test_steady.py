"""The board of Kingsburg: nothing jumps when there is something to choose in the tray."""

from typing import Any

import pytest

from kingdoms.games.kingsburg.board import GOODS
from kingdoms.games.kingsburg.moves import Transmute
from kingdoms.ui.theme import theme
from tests.ui.boards.forms import zone
from tests.ui.boards.kingsburg.positions import influences, session_where
from tests.ui.conftest import DESKTOP, TABLET

STILL = ("KingsburgCourt", "KingsburgEstate", "KingsburgStock", "KingsburgTray", "TableButtons")


def exchanges_any_good(state: Any) -> bool:
    """Whether each of the three goods can be given away for the other two, and no die is left."""
    is_without_dice = state.spent(0) == (1 << len(state.dice[0])) - 1
    return is_without_dice and sum(isinstance(move, Transmute) for move in state.moves()) == len(GOODS)


@pytest.mark.parametrize("size", [DESKTOP, TABLET])
def test_an_exchange_of_any_good_for_the_others_has_room_in_one_line(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(influences), size)
    before = {name: zone(finger.table.board, name).rect for name in STILL}
    finger.app.show("table", session=session_where(exchanges_any_good))
    finger.frames(4)
    board = finger.table.board
    assert sum(thing[0] == "good" for thing in board.regions) == len(GOODS)
    for name, rect in before.items():
        moved = max(abs(now - then) for now, then in zip(zone(board, name).rect, rect, strict=True))
        assert moved <= theme.hair, (name, rect, zone(board, name).rect)
