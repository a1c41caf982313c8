"""Small and square screens with large text: every part of the Rival Kings table keeps some space."""

from typing import Any

import pytest

from kingdoms.ui.board.sight import NOWHERE
from kingdoms.ui.boards.rival_kings.piles import RivalKingsPiles
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.ui.boards.reach import at_each
from tests.ui.boards.rival_kings.positions import offers_to_buy
from tests.ui.geometry import FINGER, is_inside, overlap
from tests.ui.positions import can_make, session_where

SMALL = [(320, 480), (360, 640), (640, 360), (600, 600), (700, 700), (600, 1024), (1024, 600)]
ABOUT = ("ground", "arrow", "swords", "pair")
"""Things drawn around or between others."""


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SMALL)
def test_everything_stays_inside_its_zone_and_zones_do_not_overlap(
    sit: Any, size: tuple[int, int], scale: float
) -> None:
    sessions = [session_where(is_wanted) for is_wanted in (offers_to_buy, can_make("Choose"), can_make("Steal"))]
    for finger in at_each(sit, sessions, size, scale):
        board = finger.table.board
        for number, zone in enumerate(board.zones):
            assert is_inside(zone.rect, board.rect), zone
            assert not [other for other in board.zones[:number] if overlap(zone.rect, other.rect) >= 1], zone
        for thing, place in board.places.items():
            rects = [rect for rect in (place.rect, place.hit) if rect is not NOWHERE and thing[0] not in ABOUT]
            assert all(is_inside(rect, board.zone_of[thing].rect) for rect in rects), thing
            assert all(rect.width >= 0 and rect.height >= 0 for rect in rects), thing


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(600, 600), (600, 1024), (1024, 600)])
def test_the_coins_of_every_pile_are_large_enough_for_a_finger(sit: Any, size: tuple[int, int], scale: float) -> None:
    board = sit(session_where(offers_to_buy), size, scale).table.board
    hits = [board.hits[("stack", pile)] for pile in range(4)]
    cards = [board.hits[("pile", pile)] for pile in range(4)]
    for number, hit in enumerate(hits):
        assert min(hit.width, hit.height) >= FINGER - 0.5
        assert not any(overlap(hit, other) >= 1 for other in [*cards, *hits[:number]])


@pytest.mark.parametrize("size", [(600, 1024), (800, 1280)])
def test_the_number_of_cards_keeps_its_distance_from_coins_that_can_be_taken(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(can_make("Take")), size).table.board
    for pile in range(4):
        money = board.places[("stack", pile)].rect
        look = board.zone_of[("tray", pile)].look_of(board.sight, ("tray", pile), board.places[("tray", pile)])
        number = [part for part in look if isinstance(part, Rect)][-1]
        assert number.x >= money.right + theme.band + theme.unit


@pytest.mark.parametrize("columns", [0, -1])
def test_piles_without_a_column_are_refused_in_kv(columns: int) -> None:
    with pytest.raises(ValueError, match="columns"):
        RivalKingsPiles(columns=columns)
