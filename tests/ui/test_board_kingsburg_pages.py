"""The board of Kingsburg: the pages of a phone, and what opens behind a crest."""

from typing import Any

import pytest

from kingdoms.ui.boards.kingsburg_layout import COURT, ESTATE
from kingdoms.ui.sight import CLOSE, PAGE
from tests.ui.kingsburg_positions import influences, offering, session_where


def test_a_swipe_and_the_tab_turn_the_page(sit: Any) -> None:
    finger = sit(session_where(influences))
    board = finger.table.board
    assert board.page == COURT
    _swipe(finger, -200)
    assert board.page == ESTATE
    assert ("advisor", 1) not in board.regions
    _swipe(finger, -200)
    assert board.page == ESTATE
    _swipe(finger, 200)
    assert board.page == COURT
    finger.tap_thing((PAGE, ESTATE))
    assert board.page == ESTATE


def _swipe(finger: Any, across: float) -> None:
    x, y = finger.table.board.to_window(*finger.table.board.rect.centre)
    touch = finger.down(x, y)
    finger.drag(touch, x + across, y + 5)
    finger.up(touch)


@pytest.mark.parametrize(("kind", "page"), [("Influence", COURT), ("Help", COURT), ("Build", ESTATE), ("Lose", ESTATE)])
def test_a_decision_opens_its_page_by_itself(sit: Any, kind: str, page: int) -> None:
    assert sit(offering(kind)).table.board.page == page


def test_what_glows_on_the_other_page_lights_its_tab(sit: Any) -> None:
    finger = sit(session_where(influences))
    board = finger.table.board
    board.turn_to(ESTATE)
    assert board.is_lit((PAGE, COURT))


def test_a_rivals_estate_opens_behind_its_crest(sit: Any) -> None:
    finger = sit(session_where(influences))
    board = finger.table.board
    assert board.where(("building", 2, 7)) == ("seat", 2)
    finger.tap_thing(("building", 2, 7))
    assert board.opened == ("seat", 2)
    finger.frames(2)
    finger.press("escape")
    finger.tap_thing(CLOSE)
    assert board.opened is None
