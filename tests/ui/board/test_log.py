"""The last lines of the log on a board: from the bottom up, without an empty line at the top."""

from typing import Any

import pytest

from kingdoms.core.seats import NO_CREST
from kingdoms.ui.board.log import Line
from kingdoms.ui.board.sight import LOG
from kingdoms.ui.theme import theme
from tests.ui.drawing.painted import Record
from tests.ui.geometry import is_inside
from tests.ui.positions import offers, session_where

LONG = "Whoever reads this sentence slowly needs some patience, because it goes on for several lines. " * 3


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_it_is_full_even_if_its_first_entry_is_seen_in_part(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(offers("Choose")), size)
    board = finger.table.board
    room = board.places[LOG].rect
    board.log = tuple(Line(NO_CREST, f"{LONG}{number}", False) for number in range(20))
    painter = Record()
    paint, *arguments = board.look_of(board.sight, LOG, board.places[LOG])
    paint(painter, *arguments)
    rects = [rect for _text, rect in painter.written]
    assert all(is_inside(rect, room) for rect in rects)
    assert max(rect.top for rect in rects) > room.top - 2 * theme.small - theme.unit
    assert painter.written[0][0].endswith("19")
    assert all("…" not in text for text, _rect in painter.written)
