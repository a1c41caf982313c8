"""The player aid next to the log."""

from typing import Any

import pytest

from kingdoms.games.rival_kings.cards import CHARACTERS
from kingdoms.games.rival_kings.words.phrases import action_title, scoring_in_short
from kingdoms.ui.board.sight import LOG
from kingdoms.ui.boards.rival_kings.aid import AID
from kingdoms.ui.theme import theme
from tests.ui.drawing.painted import Record
from tests.ui.geometry import is_inside
from tests.ui.positions import can_make, session_where


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_every_action_and_every_part_of_the_score_is_named(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(can_make("Choose")), size).table.board
    paint, *arguments = board.look_of(board.sight, AID, board.places[AID])
    painter = Record()
    paint(painter, *arguments)
    said = [text.replace("\n", " ") for text, _rect in painter.written]
    actions = {action for character in CHARACTERS for action in character.actions}
    assert {*map(action_title, actions), *scoring_in_short().values()} <= set(said)
    assert all(is_inside(rect, board.places[AID].rect) for _text, rect in painter.written)


def test_with_large_text_the_log_has_the_room(sit: Any) -> None:
    finger = sit(session_where(can_make("Choose")), (1280, 800))
    theme.text_scale = 2.0
    finger.frames(3)
    board = finger.table.board
    assert AID not in board.places
    assert board.places[LOG].rect.height > board.height / 2
