"""The Paladins board: everything on it, or on a sheet above it, has an explanation."""

from typing import Any

import pytest

from kingdoms.ui.board.sight import BUTTONS, CLOSE, NOWHERE, PAGE
from kingdoms.ui.boards.paladins.overlays.inquisition.last_inquisition import INQUISITION
from kingdoms.ui.widgets.popover import Popover
from tests.ui.boards.paladins.positions import KINDS, acts, offering, session_where
from tests.ui.conftest import DESKTOP, PHONE

HEADINGS = (PAGE, "shown_page", "seat_heads")
"""The names of the things that only head others, or lead to them."""


def told(board: Any, things: Any) -> None:
    for thing in things:
        if thing[0] not in HEADINGS and thing != CLOSE:
            title, text = board.sight.about(thing)
            assert title, thing
            assert text, thing


@pytest.mark.parametrize("size", [PHONE, (640, 360), (800, 1280), (1280, 800)])
def test_everything_on_every_page_and_sheet_has_an_explanation(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(acts, "p", 60), size)
    for session in (session_where(acts, "p", 60), session_where(acts, "pbbb", 100), *map(offering, KINDS)):
        finger.app.show("table", session=session)
        board = finger.table.board
        finger.frames(2)
        board.close()
        for page in board.pages():
            board.turn_to(page)
            told(board, [thing for thing in board.places if thing not in BUTTONS])
        openers = [("seat", side) for side in range(session.state.sides)] + [("region", 2), INQUISITION]
        openers += [("own_paladin", 0)] if session.state.drawn[0] else []
        for opener in openers:
            places = board.overlay_of(opener).lay_out(board.sight, opener, board.room)
            told(board, [thing for thing, place in places.items() if place.hit is not NOWHERE])


def test_a_tap_on_jars_or_workers_on_a_sheet_explains_them(sit: Any) -> None:
    finger = sit(session_where(acts, "pbbb", 60), PHONE)
    finger.tap_thing(("seat", 1))
    for thing in (("jars", 1, 4), ("workers", 1), ("attributes", 1)):
        finger.tap_thing(thing)
        (popover,) = finger.find(Popover)
        assert (popover.title, popover.text) == finger.table.board.sight.about(thing)
        popover.dismiss()


def test_an_explanation_says_nothing_twice(sit: Any) -> None:
    finger = sit(session_where(acts, after=0), DESKTOP)
    place = next(place for place, favour in enumerate(finger.table.sight.view.favours) if favour < 0)
    finger.tap_thing(("favour", place))
    popover = finger.find(Popover)[0]
    assert popover.text
    assert not popover.why_not
