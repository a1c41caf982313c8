"""The Royals board: nothing moves when a payment is proposed, or when another seat acts."""

from typing import Any

import pytest

from kingdoms.games.royals.moves import Occupy
from kingdoms.ui.board.sight import SKIP
from kingdoms.ui.boards.royals.card_picking import PAY
from kingdoms.ui.boards.royals.europe.atlas import room_of
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.ui.boards.forms import zone
from tests.ui.boards.reach import WITH_SMALL_TABLETS
from tests.ui.boards.royals.positions import has_only_one_payment, paid_in_one_way, plays, session_where
from tests.ui.geometry import overlap

PHONE_WIDE = (640, 360)
STILL = ("RoyalsMap", "RoyalsDisplay", "RoyalsHand")


def rects(board: Any) -> dict[str, Rect]:
    """Where the map, the display and the hand are."""
    return {name: zone(board, name).rect for name in STILL}


def plays_with_a_full_hand(state: Any) -> bool:
    """Whether a position can be occupied by somebody with too many cards for one line."""
    return sum(state.hands[0]) >= 9 and any(isinstance(move, Occupy) for move in state.moves())


@pytest.mark.parametrize(
    ("size", "is_wanted"),
    [
        (size, is_wanted)
        for size in WITH_SMALL_TABLETS
        for is_wanted in (has_only_one_payment, plays_with_a_full_hand)
        # On a phone on its side, a full hand gets its second line only while cards are picked.
        if (size, is_wanted) != (PHONE_WIDE, plays_with_a_full_hand)
    ],
)
def test_the_map_and_the_display_and_the_hand_keep_their_places_while_a_payment_is_picked(
    sit: Any, size: tuple[int, int], is_wanted: Any
) -> None:
    session = session_where(is_wanted)
    finger = sit(session, size)
    board = finger.table.board
    before = rects(board)
    for move in [move for move in session.state.moves() if isinstance(move, Occupy)]:
        finger.tap_thing(("position", move.position))
        finger.frames(3)
        if PAY in board.hits:
            break
    assert PAY in board.hits
    for name, rect in rects(board).items():
        moved = max(abs(now - then) for now, then in zip(rect, before[name], strict=True))
        assert moved <= theme.hair, (name, before[name], rect)


@pytest.mark.parametrize("size", [(360, 640), (412, 892), (600, 960)])
def test_the_map_and_its_plaques_keep_their_places_from_the_draw_to_the_payment(
    sit: Any, size: tuple[int, int]
) -> None:
    session = session_where(has_only_one_payment)
    finger = sit(session, size)
    board = finger.table.board
    move = paid_in_one_way(session.state)[0]
    board.framing.map.frame(room_of(("position", move.position)))
    finger.frames(3)

    def plaques() -> dict[Any, Rect]:
        return {thing: place.rect for thing, place in board.places.items() if thing[0] in ("city", "page")}

    before = plaques()
    finger.tap_thing(("position", move.position))
    assert PAY in board.hits
    assert plaques() == before
    board.show(board.sight._replace(lit={}))
    assert plaques() == before


@pytest.mark.parametrize("size", WITH_SMALL_TABLETS)
def test_seats_keep_their_places_whoever_acts(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(plays, "pppb"), size)
    board = finger.table.board
    seats = zone(board, "RoyalsSeats")
    laid_out = [seats.lay_out(board.sight._replace(viewer=viewer, actor=viewer)) for viewer in (0, 1, 2)]
    assert list(laid_out[0]) == [("seat", seat) for seat in range(4)]
    assert laid_out[0] == laid_out[1] == laid_out[2]


@pytest.mark.parametrize("size", WITH_SMALL_TABLETS)
def test_the_pay_button_is_beside_the_end_turn_button_and_neither_is_over_the_map(
    sit: Any, size: tuple[int, int]
) -> None:
    session = session_where(has_only_one_payment)
    finger = sit(session, size)
    board = finger.table.board
    move = paid_in_one_way(session.state)[0]
    finger.tap_thing(("position", move.position))
    finger.frames(3)
    pay, end, view = board.hits[PAY], board.hits[SKIP], board.framing.map.rect
    assert overlap(pay, view) < 1
    assert overlap(end, view) < 1
    across = max(pay.x, end.x) - min(pay.right, end.right)
    along = max(pay.y, end.y) - min(pay.top, end.top)
    # At most undo and redo are between the two buttons.
    assert max(across, along) <= 2 * theme.touch + 4 * theme.unit
    assert min(across, along) <= 0
