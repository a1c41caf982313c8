"""Sheets on the Rival Kings table, on every screen and with large text: in sight, with cards large enough to tap."""

from typing import Any

import pytest

from kingdoms.core.session import Session
from kingdoms.games.rival_kings.cards import SYMBOLS, VALUES
from kingdoms.games.rival_kings.moves import Pick
from kingdoms.games.rival_kings.scoring import pair_gain
from kingdoms.games.rival_kings.words.names import card_name
from kingdoms.games.rival_kings.words.phrases import pair_numbers
from kingdoms.ui.board.sight import CLOSE, SKIP
from tests.ui.boards.rival_kings.positions import offering
from tests.ui.drawing.painted import Record
from tests.ui.geometry import FINGER, is_inside, overlap
from tests.ui.positions import can_make, new_session, session_where

SIZES = [(360, 640), (640, 360), (892, 412), (800, 1280)]
SCALES = [1.0, 1.5, 2.0]
CARDS = ("pick", "hand", "subject", "building")
MANY = 17
"""About the largest number of cards a seat ever has."""


def has_many_cards(state: Any) -> bool:
    return len(state.subjects[0]) + len(state.buildings[0]) >= MANY


def late_session() -> Session:
    return session_where(lambda state: can_make("Buy")(state) and max(map(len, state.subjects)) >= 5, after=60)


def session_of_two() -> Session:
    return session_where(has_many_cards, "pb", after=60)


def check_sheet(board: Any, opened: Any) -> None:
    """Checks that everything on a sheet is on the board, and that every target is large enough for a finger."""
    room = board.room
    places = board.overlay_of(opened).lay_out(board.sight, opened, room)
    targets = {thing: place.hit for thing, place in places.items() if thing[0] in CARDS or thing in (CLOSE, SKIP)}
    for thing, place in places.items():
        assert is_inside(place.rect, room), (opened, thing)
    for thing, hit in targets.items():
        assert min(hit.width, hit.height) >= FINGER - 0.5, (opened, thing)
        assert not [other for other in targets if other != thing and overlap(hit, targets[other]) >= 1], (opened, thing)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("begin", [new_session, late_session, session_of_two])
def test_every_sheet_is_on_the_board_and_has_cards_large_enough_for_a_finger(
    sit: Any, begin: Any, size: tuple[int, int], scale: float
) -> None:
    session = begin()
    board = sit(session, size, scale).table.board
    seats = range(len(session.seats))
    for opened in [(kind, seat) for kind in ("seat", "rows") for seat in seats] + [("pile", pile) for pile in range(4)]:
        check_sheet(board, opened)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["Pick", "Give", "Reclaim"])
def test_sheets_to_choose_from_are_on_the_board_too(sit: Any, kind: str, size: tuple[int, int], scale: float) -> None:
    board = sit(offering(kind), size, scale).table.board
    openers = [opener for thing in board.sight.lit if (opener := board.opener(board.sight, thing)) is not None]
    assert openers
    for opened in openers:
        check_sheet(board, opened)


def test_many_cards_to_choose_from_are_low_and_wide_enough_for_all_their_names(sit: Any) -> None:
    session = new_session("pb")
    session.state.subjects[0], session.state.buildings[0] = [0, 4, 14, 7, 6], [27, 30, 27, 22, 29]
    board = sit(session, (360, 640)).table.board
    sight, overlay = board.sight._replace(lit={("subject", 0, 0): ()}), board.overlay_of(("rows", 0))
    places = overlay.lay_out(sight, ("rows", 0), board.room)
    for kind, row in (("subject", session.state.subjects[0]), ("building", session.state.buildings[0])):
        for number, card in enumerate(row):
            thing = (kind, 0, number)
            paint, *arguments = overlay.look_of(sight, thing, places[thing])
            painter = Record()
            paint(painter, *arguments)
            assert card_name(card) in painter.places, thing


@pytest.mark.parametrize("size", SIZES)
def test_large_text_makes_notes_smaller_but_does_not_hide_them(
    sit: Any, written: list[tuple[str, Any]], size: tuple[int, int]
) -> None:
    finger = sit(late_session(), size, 2.0)
    board = finger.table.board
    board.open(("pile", 0))
    finger.frames(2)
    about = board.sight.words.thing(board.sight.view, ("pile", 0), board.sight.names)[1]
    places = [place for text, place in written if text == about]
    assert places
    assert all(is_inside(place, board.overlay[("pile", 0)].rect) for place in places)


def test_the_sheet_of_a_pile_is_only_as_wide_as_its_content(sit: Any) -> None:
    board = sit(new_session(), (800, 1280)).table.board
    opened = ("pile", 0)
    panel = board.overlay_of(opened).lay_out(board.sight, opened, board.room)[opened].rect
    assert panel.width <= board.room.width * 0.75


def test_the_numbers_on_pairs_are_explained_where_they_are_seen(sit: Any, written: list[tuple[str, Any]]) -> None:
    session = new_session("pbbb")
    session.state.subjects[0], session.state.buildings[0] = [0], [SYMBOLS]
    finger = sit(session, (360, 640))
    for seat, is_explained in ((0, True), (1, False)):
        written.clear()
        finger.table.board.open(("seat", seat))
        finger.frames(2)
        assert any(pair_numbers() in text for text, _place in written) == is_explained


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_cards_to_choose_from_in_a_pile_show_what_they_add_and_what_is_left_to_pay_with(
    sit: Any, size: tuple[int, int]
) -> None:
    table = sit(session_where(offers_a_pair_in_a_pile, after=0), size).table
    board, state = table.board, table.session.state
    for move in (move for move in state.moves() if type(move) is Pick):
        paint, *arguments = board.look_of(board.sight, ("pick", move.card), board.overlay[("pick", move.card)])
        painter = Record()
        paint(painter, *arguments)
        coins, price = state.coins[0], VALUES[state.rules][move.card]
        shown = [text for text, _place in painter.written]
        assert f"{coins}→{coins - price}" in shown
        made = pair_gain(state.subjects[0], state.buildings[0], move.card, state.rules)
        assert [text for text in shown if text.startswith("+")] == ([f"+{made.points}"] if made else [])


def offers_a_pair_in_a_pile(state: Any) -> bool:
    """Whether a card found in a pile can be bought that would make a pair."""
    picks = [move for move in state.moves() if type(move) is Pick]
    return any(pair_gain(state.subjects[0], state.buildings[0], move.card, state.rules) for move in picks)
