"""The characters left in a hand: in sight for somebody who plays alone, otherwise only while they are held."""

from typing import Any

import pytest

from kingdoms.core.session import Session
from kingdoms.ui.board.sight import CLOSE, GLIMPSE, TURN_UP
from kingdoms.ui.boards.rival_kings.pieces.characters import CHARACTER_BACK
from kingdoms.ui.boards.rival_kings.rest_of_hand import IN_HAND
from tests.ui.drawing.painted import Record
from tests.ui.geometry import FINGER, is_inside, overlap
from tests.ui.positions import can_make, session_where

SIZES = [(360, 640), (640, 360), (800, 1280), (1280, 800)]
OWN = (IN_HAND, 0)


def open_turn(players: str, left: int = 2) -> Session:
    """A session in the first seat's open turn, with this many characters left in hand."""
    return session_where(lambda state: can_make("Buy")(state) and len(state.hands[0]) == left, players)


def seen(finger: Any) -> list[int]:
    """The characters in the viewer's hand that the board knows."""
    sight = finger.table.sight
    return [card for card in sight.view.hands[sight.viewer] if card >= 0]


def is_painted(finger: Any) -> bool:
    """Whether the hand is painted face up in its place."""
    finger.frames(2)
    return finger.table.board.painting.shown[OWN].look[-1] == tuple(finger.table.session.state.hands[0])


@pytest.mark.parametrize("left", [1, 2])
@pytest.mark.parametrize("size", SIZES)
def test_with_other_people_the_hand_is_seen_only_while_it_is_held(sit: Any, size: tuple[int, int], left: int) -> None:
    session = open_turn("ppp", left)
    finger = sit(session, size)
    board = finger.table.board
    assert not seen(finger)
    assert not is_painted(finger)
    places = dict(board.places)
    touch = finger.hold_thing(GLIMPSE)
    finger.frames(30)
    assert seen(finger) == session.state.hands[0]
    assert is_painted(finger)
    assert [thing for thing in board.overlay if thing[0] == "hand"] == [("hand", card) for card in seen(finger)]
    finger.up(touch)
    assert not seen(finger)
    assert not is_painted(finger)
    assert (board.opened, board.places) == (None, places)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [*SIZES, (320, 568), (600, 960), (960, 600)])
def test_the_held_hand_is_shown_on_a_sheet_beside_the_finger(sit: Any, size: tuple[int, int], scale: float) -> None:
    finger = sit(open_turn("ppp"), size, scale)
    board = finger.table.board
    assert min(board.hits[GLIMPSE][2:]) >= FINGER - 0.5
    finger.hold_thing(GLIMPSE)
    finger.frames(3)
    sheet, held = board.overlay[OWN].rect, board.places[GLIMPSE].rect
    assert is_inside(sheet, board.rect)
    assert overlap(sheet, held) < 1
    cards = [place.rect for thing, place in board.overlay.items() if thing[0] == "hand"]
    assert len(cards) == 2
    assert all(is_inside(card, sheet) and card.width >= 56 for card in cards)


def test_nobody_has_to_look_and_the_hand_is_not_lit(sit: Any) -> None:
    session = open_turn("ppp")
    finger = sit(session, (360, 640))
    assert not finger.table.board.painting.shown[GLIMPSE].is_lit
    decisions, move = len(session.log), session.state.moves()[0]
    touches = finger.touches
    assert sum(finger.play(move)) == finger.touches - touches
    assert len(session.log) > decisions


def test_a_hand_turned_up_with_a_key_is_face_down_for_the_next_person(sit: Any) -> None:
    session = open_turn("ppp")
    finger = sit(session, (1280, 800))
    finger.app.walker.focus(next(spot for spot in finger.table.board.spots() if spot.key == GLIMPSE))
    finger.press("enter")
    assert seen(finger) == session.state.hands[0]
    while session.actor == 0:
        finger.table.course.play(
            session.state.moves()[-1]
        ) if session.held is None else finger.table.end_button.end_turn()
        finger.until(lambda: finger.table.has_seen_all() and not finger.table.board.flying.is_moving)
    assert not (finger.table.sight.viewer is not None and seen(finger))
    assert finger.table.board.opened != OWN


@pytest.mark.parametrize("has_stand_in", [False, True])
def test_the_hand_stays_face_down_while_its_owner_looks_through_a_pile(sit: Any, has_stand_in: bool) -> None:
    session = session_where(lambda state: state.agenda[-1][0] == "pick" and state.hands[0], "pp", 10)
    if has_stand_in:
        session.let_play(1, "knight")
    finger = sit(session, (1280, 800))
    assert GLIMPSE not in finger.table.board.places
    finger.tap_thing(TURN_UP)
    assert not finger.table.sight.is_face_down
    assert not is_painted(finger)


@pytest.mark.parametrize("size", SIZES)
def test_somebody_who_plays_alone_sees_the_hand_and_can_enlarge_it_with_a_tap(sit: Any, size: tuple[int, int]) -> None:
    session = open_turn("pbb")
    finger = sit(session, size)
    board = finger.table.board
    assert is_painted(finger)
    assert GLIMPSE not in board.places
    finger.tap_thing(OWN)
    finger.frames(3)
    assert {thing for thing in board.overlay if thing[0] == "hand"} == {("hand", card) for card in seen(finger)}
    finger.tap_thing(CLOSE)
    assert board.opened is None


@pytest.mark.parametrize("size", SIZES)
def test_the_instruction_to_look_is_beside_the_cards_and_never_on_one(sit: Any, size: tuple[int, int]) -> None:
    board = sit(open_turn("ppp"), size).table.board
    painters = []
    for thing in (OWN, GLIMPSE):
        paint, *arguments = board.look_of(board.sight, thing, board.places[thing])
        painters.append(Record())
        paint(painters[-1], *arguments)
    backs, caption = painters
    (words,) = caption.places.values()
    assert is_inside(words, board.places[GLIMPSE].rect)
    assert [name for name, _place in backs.pictures] == [CHARACTER_BACK] * 2
    for _name, back in backs.pictures:
        assert is_inside(back, board.places[OWN].rect)
        assert overlap(back, words) < 1
