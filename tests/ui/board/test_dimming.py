"""Dimming: things that can be tapped are gold, and similar things that cannot be chosen now are dimmed."""

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
    advisors = [each for thing, each in shown.items() if thing[0] == "advisor"]
    assert {each.is_lit or each.is_near for each in advisors} == {True, False}
    for each in advisors:
        assert (each.dimmed is None) == (each.is_lit or each.is_near)


def test_nothing_else_is_dimmed(shown: dict[Any, Any]) -> None:
    assert [thing for thing, each in shown.items() if thing[0] == "building" and each.dimmed is not None] == []
    assert not any(each.dimmed is not None for thing, each in shown.items() if thing[0] == "seat")
