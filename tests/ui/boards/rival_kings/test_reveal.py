"""The reveal: nothing is said, counted or marked before it has been seen."""

from typing import Any

import pytest

from kingdoms.games.rival_kings.words import character_name
from kingdoms.ui.boards.rival_kings.sheets.reveal import REVEAL
from kingdoms.ui.theme import theme
from tests.ui.boards.reach import SIZES
from tests.ui.positions import new_session


def reveal(sit: Any, size: tuple[int, int]) -> Any:
    """The table with the first card being turned over; somebody gets a marker by the reveal."""
    session = new_session()
    table = sit(session, size).table
    theme.speed = "normal"
    while not session.state.revealed:
        table.bots.stop()
        table.board.pieces.finish()
        table.play(session.state.moves()[0])
    return table


@pytest.mark.parametrize("size", SIZES)
def test_no_character_is_named_before_it_is_turned_over(sit: Any, size: tuple[int, int]) -> None:
    table = reveal(sit, size)
    assert table.board.opened == REVEAL
    said = f"{table.prompt} {table.news}"
    assert said.startswith("The characters are revealed")
    assert not [card for card in table.session.state.chosen if character_name(card) in said]


def test_points_count_only_the_markers_that_have_arrived(sit: Any) -> None:
    board = reveal(sit, (800, 1280)).board
    assert [board.count(("points", seat)) for seat in range(4)] == [-1] * 4
    board.pieces.finish()
    now = [score.total for score in board.sight.view.scores()]
    assert min(now) < -1
    assert [board.count(("points", seat)) for seat in range(4)] == now


def test_whose_turn_comes_first_is_not_marked_before_the_characters_were_seen(sit: Any) -> None:
    board = reveal(sit, (800, 1280)).board
    actor = ("seat", board.sight.actor)
    during = board.look_of(board.sight, actor, board.places[actor])
    board.pieces.finish()
    board.close()
    assert board.look_of(board.sight, actor, board.places[actor]) != during
