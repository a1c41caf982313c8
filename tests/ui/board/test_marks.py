"""The marks on a table: gold things can be tapped, and similar things that cannot be chosen now are dimmed."""

from typing import Any

import pytest

from kingdoms.core.session import Session
from kingdoms.games import GAMES
from tests.ui.conftest import TABLET
from tests.ui.positions import session_where


def choosing() -> Session:
    """Kingsburg, with some advisors that can be influenced and some that cannot."""
    return session_where(
        lambda state: state.seat == 0 and state.agenda[-1][0] == "influence", "pb", 0, GAMES["kingsburg"]
    )


@pytest.fixture
def shown(sit: Any) -> dict[Any, Any]:
    finger = sit(choosing(), TABLET)
    finger.is_drawing = True
    finger.frames(3)
    return dict(finger.table.board.painting.shown)


def test_things_that_cannot_be_chosen_are_dimmed_if_others_of_their_kind_can(shown: dict[Any, Any]) -> None:
    advisors = [mark for thing, mark in shown.items() if thing[0] == "advisor"]
    assert {mark.is_lit or mark.is_near for mark in advisors} == {True, False}
    for mark in advisors:
        assert (mark.dimmed is None) == (mark.is_lit or mark.is_near)


def test_nothing_else_is_dimmed(shown: dict[Any, Any]) -> None:
    assert [thing for thing, mark in shown.items() if thing[0] == "building" and mark.dimmed is not None] == []
    assert not any(mark.dimmed is not None for thing, mark in shown.items() if thing[0] == "seat")
