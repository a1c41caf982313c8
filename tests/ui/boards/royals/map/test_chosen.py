"""The Royals board: the position being paid for stands out without hiding anything that is written on the map."""

from typing import Any

import pytest

from kingdoms.games.royals.board import POSITIONS
from kingdoms.ui.boards.royals.europe.plaques import plaque_parts
from kingdoms.ui.boards.royals.map import CHOSEN
from kingdoms.ui.theme import theme
from tests.ui.boards.reach import WITH_SMALL_TABLETS
from tests.ui.boards.royals.positions import has_only_one_payment, paid_in_one_way, session_where
from tests.ui.geometry import overlap


@pytest.mark.parametrize("size", WITH_SMALL_TABLETS)
def test_a_chosen_position_and_its_mark_cover_no_citys_name(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(has_only_one_payment)
    finger = sit(session, size)
    board = finger.table.board
    for move in paid_in_one_way(session.state):
        board.propose(move)
        finger.until(lambda: not board.framing.camera.is_travelling)
        finger.frames(3)
        chosen = board.places[CHOSEN, move.position].rect
        marked = chosen.inset(-2 * theme.band)
        for thing in [thing for thing in board.places if thing[0] == "city"]:
            name = plaque_parts(board.places[thing].rect, thing[1], 0).name
            is_own = thing[1] == POSITIONS[move.position].city
            assert overlap(name, chosen if is_own else marked) <= 1, (move, thing)
