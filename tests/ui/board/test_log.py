"""The latest log entries on a board: from the top until there is no more room, then the newest at the bottom."""

from typing import Any

import pytest

from kingdoms.core.seats import NO_CREST
from kingdoms.ui.board.sight import LOG
from kingdoms.ui.board.zones.log import Line
from kingdoms.ui.theme import theme
from tests.ui.drawing.painted import Record
from tests.ui.geometry import is_inside
from tests.ui.positions import can_make, session_where

TWO_LINES = "Whoever reads this sentence at a tablet sees that it goes on"
LONG = "Whoever reads this sentence slowly needs some patience, because it goes on for several lines. " * 3


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_the_log_shows_as_many_whole_entries_as_there_is_room_for(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(can_make("Choose")), size)
    board = finger.table.board
    room = board.places[LOG].rect
    board.log = tuple(Line(NO_CREST, f"{number} {TWO_LINES} {number}", False) for number in range(20))
    painter = Record()
    paint, *arguments = board.look_of(board.sight, LOG, board.places[LOG])
    paint(painter, *arguments)
    rects = [rect for _text, rect in painter.written]
    assert all(is_inside(rect, room) for rect in rects)
    highest = max(rects, key=lambda rect: rect.top)
    assert highest.top + highest.height > room.top - 3 * theme.unit
    assert min(rect.y for rect in rects) >= room.y + 2 * theme.unit
    for number, (text, _rect) in enumerate(painter.written):
        assert text.split()[0] == text.split()[-1] == str(19 - number)


def test_the_first_entries_are_at_the_top(sit: Any) -> None:
    board = sit(session_where(can_make("Choose")), (1280, 800)).table.board
    room = board.places[LOG].rect
    board.log = tuple(Line(NO_CREST, f"Entry {number}", False) for number in range(2))
    painter = Record()
    paint, *arguments = board.look_of(board.sight, LOG, board.places[LOG])
    paint(painter, *arguments)
    (newest, below), (oldest, above) = painter.written
    assert (oldest, newest) == ("Entry 0", "Entry 1")
    assert room.top - 2 * theme.small <= above.y
    assert above.y - 2 * theme.small <= below.y < above.y


def test_the_newest_entry_shows_its_beginning_if_it_is_too_long(sit: Any) -> None:
    finger = sit(session_where(can_make("Choose")), (800, 1280))
    board = finger.table.board
    board.log = (Line(NO_CREST, f"{LONG}19", False),)
    painter = Record()
    paint, *arguments = board.look_of(board.sight, LOG, board.places[LOG])
    paint(painter, *arguments)
    ((text, rect),) = painter.written
    assert text.startswith("Whoever reads")
    assert text.endswith("…")
    assert is_inside(rect, board.places[LOG].rect)
