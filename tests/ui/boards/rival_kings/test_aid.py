"""The player aid next to the log."""

from typing import Any

import pytest

from kingdoms.games.rival_kings.cards import CHARACTERS
from kingdoms.games.rival_kings.words.phrases import action_title, scoring_in_short
from kingdoms.ui.board.sight import LOG, SKIP, UNDO
from kingdoms.ui.boards.rival_kings.aid import AID
from kingdoms.ui.boards.rival_kings.pieces.bands import band_height
from kingdoms.ui.theme import theme
from tests.ui.drawing.painted import Record
from tests.ui.geometry import is_inside
from tests.ui.positions import can_make, session_where


@pytest.mark.parametrize(("size", "players"), [((1280, 800), "pbbb"), ((800, 1280), "pbb")])
def test_every_action_and_every_part_of_the_score_is_named(sit: Any, size: tuple[int, int], players: str) -> None:
    board = sit(session_where(can_make("Choose"), players), size).table.board
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


def test_on_an_upright_tablet_the_cards_of_four_players_have_the_room(sit: Any) -> None:
    session = session_where(lambda state: state.revealed and len(state.subjects[0]) >= 5, "pppb", after=60)
    board = sit(session, (800, 1280)).table.board
    assert AID not in board.places
    strips = [board.places[("subject", 0, number)].rect.height for number in range(4)]
    assert min(strips) >= band_height()


def test_buttons_are_no_taller_than_a_finger_needs(sit: Any) -> None:
    session = session_where(can_make("Buy"), "pppb")
    board = sit(session, (800, 1280)).table.board
    heights = [board.places[button].rect.height for button in (UNDO, SKIP) if button in board.places]
    assert heights
    assert set(heights) == {theme.touch}
