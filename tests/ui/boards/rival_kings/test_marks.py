"""Marks on the table: arrows within their space, and pennants, seals and gold that cannot be confused."""

from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.ui.boards.rival_kings.pieces.attacks import paint_arrow, paint_swords
from kingdoms.ui.boards.rival_kings.pieces.cards import paint_owned
from kingdoms.ui.boards.rival_kings.pieces.characters import paint_courtier
from kingdoms.ui.boards.rival_kings.pieces.marks import READY, USED, crest_colours, paint_pennant
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.ui.boards.reach import SIZES
from tests.ui.conftest import PHONE, TABLET
from tests.ui.drawing.painted import Record
from tests.ui.positions import offers, session_where

CARDS = [Rect(90 * number, 0, 80, 150) for number in range(4)]


@pytest.mark.parametrize(("start", "end"), [(0, 1), (1, 0), (0, 3), (3, 1)])
@pytest.mark.parametrize("room", [20, 24, 32])
def test_an_arrow_stays_above_the_cards_and_within_its_space(
    launch: Callable[..., Any], start: int, end: int, room: float
) -> None:
    launch(PHONE)
    painter = Record()
    paint_arrow(painter, CARDS[start], CARDS[end], room, 1)
    assert min(y for _x, y in painter.points) >= 150
    assert max(y for _x, y in painter.points) <= 150 + room - theme.band / 2


def test_two_arrows_from_one_card_have_separate_shafts(launch: Callable[..., Any]) -> None:
    launch(PHONE)
    near, far = Record(), Record()
    paint_arrow(near, CARDS[0], CARDS[1], 32, 1)
    paint_arrow(far, CARDS[0], CARDS[2], 32, 1)
    assert near.points[0][0] - far.points[0][0] > 0.3 * CARDS[0].width
    near_top, far_top = (max(y for _x, y in painter.points) for painter in (near, far))
    assert far_top - near_top > 2 * theme.band


def test_an_arrowhead_has_the_attackers_colour_and_points_down_at_the_victim(launch: Callable[..., Any]) -> None:
    launch(PHONE)
    painter = Record()
    paint_arrow(painter, CARDS[0], CARDS[3], 24, 1)
    assert painter.bands == [crest_colours(1)[0]]
    x, y = painter.points[len(painter.points) // 2 - 1]
    assert y < CARDS[3].top + theme.unit
    assert CARDS[3].x < x < CARDS[3].right
    assert all(other_x < x for other_x, _y in painter.points if other_x != x)


def test_crossed_swords_are_between_the_cards_and_below_the_arrows(launch: Callable[..., Any]) -> None:
    launch(PHONE)
    painter = Record()
    paint_swords(painter, CARDS[0], CARDS[1])
    assert all(place.top < 150 - 2 * theme.unit for place in painter.places.values())


@pytest.mark.parametrize("size", SIZES)
def test_gold_frames_of_actions_neither_touch_each_other_nor_leave_the_card(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(offers("Steal")), size).table.board
    gold = {key: shown.edge.inset(-theme.band) for key, shown in board.painting.shown.items() if key[0] == "action"}
    lit = [key for key in gold if key in board.sight.lit]
    assert lit
    for key in lit:
        card = board.places[("character", key[1])].rect
        assert card.x <= gold[key].x
        assert gold[key].right <= card.right
        for other in lit:
            apart = max(gold[other].x - gold[key].right, gold[key].x - gold[other].right)
            below = max(gold[other].y - gold[key].top, gold[key].y - gold[other].top)
            assert other == key or max(apart, below) >= theme.unit / 2


def test_a_pennant_has_a_light_edge_on_any_background(launch: Callable[..., Any]) -> None:
    launch(TABLET)
    painter = Record()
    paint_pennant(painter, Rect(0, 0, 20, 26), 0)
    assert painter.pennants == [theme.tinctures["argent"], crest_colours(0)[0]]


@pytest.mark.parametrize("activity", [READY, USED])
def test_an_ability_has_a_seal_and_no_pennant(launch: Callable[..., Any], activity: str) -> None:
    launch(TABLET)
    plain, painter = Record(), Record()
    paint_owned(plain, Rect(0, 0, 104, 146), 0, "plain")
    paint_owned(painter, Rect(0, 0, 104, 146), 0, "plain", activity, 0)
    assert not painter.pennants
    assert len(painter.group.children) > len(plain.group.children)


def test_the_acting_character_has_the_only_pennant_on_its_card(launch: Callable[..., Any]) -> None:
    launch(TABLET)
    painter = Record()
    paint_courtier(painter, Rect(0, 0, 170, 230), 8, 1, (), False, True, (0,))
    assert painter.pennants == [theme.tinctures["argent"], crest_colours(1)[0]]


class _Circles(Record):
    """Records the circles that are painted."""

    def __init__(self) -> None:
        super().__init__()
        self.circles: list[tuple[Any, float]] = []

    def circle(self, centre: Any, radius: float, *more: Any) -> Any:
        self.circles.append((centre, radius))
        return super().circle(centre, radius, *more)


def test_swords_between_a_wide_and_a_narrow_character_leave_the_narrow_ones_name_free(
    launch: Callable[..., Any],
) -> None:
    launch(PHONE)
    wide, narrow, painter = Rect(0, 0, 150, 150), Rect(156, 0, 60, 150), _Circles()
    paint_swords(painter, wide, narrow)
    (x, y), radius = painter.circles[0]
    assert x + radius < narrow.x + narrow.width / 3
    assert y - radius > narrow.top - narrow.width
