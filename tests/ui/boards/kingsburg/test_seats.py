"""The small seats of a phone: if there is room for both, a name keeps its place while the seat has dice."""

from typing import Any

import pytest

from kingdoms.commands.audit.sizes import texts_of
from kingdoms.core.session import Session
from kingdoms.ui.boards.kingsburg.seats import dice_line, facts_of
from tests.ui.boards.kingsburg.positions import influences, session_where
from tests.ui.conftest import PHONE
from tests.ui.geometry import is_inside

RIVALS = (1, 2)


def three_at_court() -> Session:
    """A session in which both rivals of the only person have dice."""
    return session_where(lambda state: influences(state) and all(state.dice[seat] for seat in RIVALS), "pbb", after=0)


def test_names_stay_while_seats_have_dice(sit: Any) -> None:
    board = sit(three_at_court(), PHONE).table.board
    names = {seen.text for seen in texts_of(board)}
    for seat in RIVALS:
        facts = facts_of(board.sight, seat, board.count, has_rolled=True)
        assert facts.dice
        assert facts.name in names


@pytest.mark.parametrize(("players", "is_below"), [("pbb", True), ("pbbbb", False)])
def test_dice_are_below_the_name_or_take_its_place(sit: Any, players: str, is_below: bool) -> None:
    board = sit(session_where(influences, players), PHONE).table.board
    place = board.places[("seat", 1)]
    line = dice_line(place)
    assert is_inside(line, place.rect)
    assert (line.centre[1] < place.rect.centre[1]) == is_below
