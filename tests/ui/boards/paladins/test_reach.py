"""The Paladins board: everything a decision needs is in sight and large enough to tap."""

from typing import Any

import pytest

from kingdoms.games.paladins.board import ACTIONS, WORKERS
from kingdoms.ui.board.sight import SKIP
from tests.ui.boards.paladins.positions import KINDS, OWN, acts, has_many_workers, offering, session_where
from tests.ui.boards.reach import SIZES, WITH_SMALL_TABLETS, at_each, check_apart
from tests.ui.conftest import PHONE
from tests.ui.geometry import FINGER, is_inside, overlap


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_everything_a_decision_needs_is_in_sight_without_opening_anything(sit: Any, scale: float) -> None:
    kinds = [kind for kind in KINDS if kind not in ("Act", "UseFavour", "Settle")]
    for finger in at_each(sit, map(offering, kinds), PHONE, scale):
        board = finger.table.board
        check_apart(board, [thing for thing in board.sight.lit if not (board.opened and thing == SKIP)])


@pytest.mark.parametrize("players", ["p", "pbbb"])
@pytest.mark.parametrize(("size", "scale"), [*((size, 1.0) for size in WITH_SMALL_TABLETS), (PHONE, 2.0)])
def test_the_players_workers_goods_attributes_and_all_actions_are_in_sight_together(
    sit: Any, size: tuple[int, int], scale: float, players: str
) -> None:
    finger = sit(session_where(acts, players), size, scale)
    board = finger.table.board
    room = board.room
    own = [("action", 0, action) for action in ACTIONS] + [("worker", kind) for kind in WORKERS]
    for thing in (*own, SKIP):
        assert min(board.hits[thing][2:]) >= FINGER - 1, thing
        assert is_inside(board.hits[thing], room), thing
    for thing in [(name, 0) for name in ("silver", "provisions", "suspicion", "debts")]:
        assert is_inside(board.hits[thing], room), thing
    tracks = board.hits[("attributes", 0)]
    assert scale > 1 or min(tracks[2:]) >= FINGER - 1
    assert is_inside(tracks, room)
    for attribute in range(3):
        assert is_inside(board.movement.spot_of(("attribute", 0, attribute)), tracks)
    hits = [board.hits[thing] for thing in own]
    assert not any(one != other and overlap(one, other) > 1 for one in hits for other in hits)


@pytest.mark.parametrize("size", SIZES)
def test_goods_stay_in_sight_on_every_page_and_workers_except_on_a_phone(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(has_many_workers), size)
    board = finger.table.board
    room = board.room
    own = [(name, 0) for name in ("silver", "provisions", "suspicion", "debts")]
    for page in board.pages():
        board.turn_to(page)
        has_workers = page in ("", OWN) or min(size) > PHONE[0] * 1.5 or size[0] > size[1]
        for thing in [*own, *(("worker", kind) for kind in WORKERS if has_workers)]:
            assert is_inside(board.hits[thing], room), thing


@pytest.mark.parametrize("size", [(1200, 1920), (1600, 1000)])
def test_where_there_is_room_the_players_board_and_the_realm_and_the_town_are_all_in_sight(
    sit: Any, size: tuple[int, int]
) -> None:
    board = sit(session_where(acts), size).table.board
    things = [("action", 0, 11), ("region", 5), ("outsider", 5), ("townsfolk", 4), ("favour", 4), ("order", 2)]
    hits = [board.hits[thing] for thing in things]
    assert all(is_inside(hit, board.room) for hit in hits)
    assert not any(one != other and overlap(one, other) > 1 for one in hits for other in hits)
