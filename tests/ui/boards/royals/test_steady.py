"""The board of Royals: nothing jumps when a payment is proposed."""

from typing import Any

import pytest

from kingdoms.games.royals.moves import Occupy
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.ui.boards.forms import zone
from tests.ui.boards.reach import WITH_SMALL_TABLETS
from tests.ui.boards.royals.positions import session_where
from tests.ui.boards.royals.test_payment import has_only_one_payment

STILL = ("RoyalsMap", "RoyalsDisplay", "RoyalsHand")


def rects(board: Any) -> dict[str, Rect]:
    """Where the map, the display and the hand are."""
    return {name: zone(board, name).rect for name in STILL}


def plays_with_a_full_hand(state: Any) -> bool:
    """Whether a position can be occupied by somebody with so many cards that one line does not hold them."""
    return sum(state.hands[0]) >= 9 and any(isinstance(move, Occupy) for move in state.moves())


@pytest.mark.parametrize("size", WITH_SMALL_TABLETS)
@pytest.mark.parametrize("is_wanted", [has_only_one_payment, plays_with_a_full_hand])
def test_map_display_and_hand_keep_their_places_while_a_payment_is_picked(
    sit: Any, size: tuple[int, int], is_wanted: Any
) -> None:
    session = session_where(is_wanted)
    finger = sit(session, size)
    board = finger.table.board
    before = rects(board)
    for move in [move for move in session.state.moves() if isinstance(move, Occupy)]:
        finger.tap_thing(("position", move.position))
        finger.frames(3)
        if zone(board, "RoyalsHand").is_paying:
            break
    assert zone(board, "RoyalsHand").is_paying
    for name, rect in rects(board).items():
        moved = max(abs(now - then) for now, then in zip(rect, before[name], strict=True))
        assert moved <= theme.hair, (name, before[name], rect)
