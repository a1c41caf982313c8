"""The viewer's characters before the reveal."""

from typing import Any

import pytest

from kingdoms.games.rival_kings.moves import Choose
from kingdoms.ui.boards.rival_kings.court import character_at
from tests.ui.boards.reach import SIZES
from tests.ui.positions import offers, session_where

DEALT = ("hand", "character", "played")


@pytest.mark.parametrize("size", SIZES)
def test_every_character_keeps_its_place_when_one_is_chosen(sit: Any, size: tuple[int, int]) -> None:
    def places() -> dict[int, Any]:
        found = board.places.items()
        return {character_at(board.sight, thing): place.rect for thing, place in found if thing[0] in DEALT}

    session = session_where(offers("Choose"))
    table = sit(session, size).table
    board = table.board
    before = places()
    last = max(session.state.hands[0])
    table.play(Choose(last))
    assert ("character", 0) in board.places
    assert len(before) == 3
    assert places() == before
