"""The Kingsburg board: everything a decision needs is in sight and large enough to tap."""

from typing import Any

import pytest

from kingdoms.games.kingsburg import GAME
from kingdoms.games.kingsburg.board import GOODS, LAST_ADVISOR, SPRING
from kingdoms.games.kingsburg.moves import Influence
from kingdoms.ui.board.sight import SKIP
from kingdoms.ui.board.symbol_rows import least_side
from kingdoms.ui.boards.kingsburg.court import groups_at
from kingdoms.ui.boards.kingsburg.enemy import ENEMY
from kingdoms.ui.boards.kingsburg.estate import next_by_row
from kingdoms.ui.boards.kingsburg.pieces.advisor_gifts import gift_side
from kingdoms.ui.boards.kingsburg.pieces.advisor_parts import advisor_parts, number_place
from kingdoms.ui.boards.kingsburg.pieces.symbols import stock_of
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.games.helpers.playing import play
from tests.games.kingsburg.table import table
from tests.ui import positions
from tests.ui.boards.kingsburg.positions import (
    KINDS,
    dice,
    has_much_to_add,
    influences,
    offering,
    session_where,
)  # fmt: skip
from tests.ui.boards.reach import SIZES, at_each, check_apart
from tests.ui.conftest import PHONE
from tests.ui.geometry import FINGER, is_inside, overlap


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_everything_a_decision_needs_is_on_the_page_that_opens_by_itself(sit: Any, scale: float) -> None:
    for finger in at_each(sit, map(offering, KINDS), PHONE, scale):
        board = finger.table.board
        assert set(board.sight.lit) <= set(board.hits)
        check_apart(board, board.sight.lit)


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_everything_that_can_be_picked_is_in_sight_and_large_enough(
    sit: Any, size: tuple[int, int], scale: float
) -> None:
    finger = sit(session_where(has_much_to_add, after=60), size, scale)
    board = finger.table.board
    parts = {part for moves in board.sight.lit.values() for move in moves for part in board.picking.parts_of(move)}
    room = board.room
    for thing in {*parts, *board.sight.lit}:
        assert is_inside(board.hits[thing], room), thing
        assert min(board.hits[thing][2:]) >= FINGER - 1, thing


@pytest.mark.parametrize("is_spring", [True, False])
@pytest.mark.parametrize(("size", "scale"), [*((size, 1.0) for size in SIZES), (PHONE, 2.0)])
def test_the_fullest_possible_tray_has_room_for_everything(
    sit: Any, size: tuple[int, int], scale: float, is_spring: bool
) -> None:
    """In spring with the king's white die, in autumn with the envoy."""
    rich = table(3).buildings(0, "farms", "market").plus_two(0, 6)
    others = (1, 1, 1), (1, 1, 1)
    if is_spring:
        state = rich.aid(0).season((1, 2, 3, 1, 2), *others, phase=SPRING)
    else:
        state = rich.envoy(0).announce("influence", (1, 2, 3, 1), *others)
    play(state, Influence(1, (0,), 0, 0), Influence(2, (0, 1), 0, 0))
    session = positions.new_session("pbb", 1, GAME)
    session.state = state
    finger = sit(session, size, scale)
    board = finger.table.board
    parts = {part for moves in board.sight.lit.values() for move in moves for part in board.picking.parts_of(move)}
    assert len(parts) == (12 if is_spring else 11)
    hits = {thing: board.hits[thing] for thing in {*parts, *board.sight.lit}}
    for thing, hit in hits.items():
        assert min(hit[2:]) >= FINGER - 1, thing
        assert is_inside(hit, board.room), thing
        assert not any(other != thing and overlap(hit, place) > 1 for other, place in hits.items()), thing
    if scale == 1:
        assert gift_side(advisor_parts(board.places[("advisor", 1)].rect).gift) >= least_side() - theme.hair


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_the_players_goods_and_dice_and_the_skip_button_are_in_sight_on_both_pages(
    sit: Any, size: tuple[int, int], scale: float
) -> None:
    finger = sit(session_where(influences), size, scale)
    board = finger.table.board
    # The bar names the year, so the calendar may be on one page only; what is next to the prompt is in sight too.
    year = () if theme.form == "PhoneWide" else (("year",),)
    own = [("stock", 0, good) for good in range(len(GOODS))]
    own += [("plus_two", 0), ("soldiers", 0), ("points", 0), ENEMY, *year, SKIP, *dice(finger)]
    for page in board.pages():
        board.turn_to(page)
        for thing in own:
            assert is_inside(board.hits[thing], board.rect), thing
            assert not overlap(board.hits[thing], Rect(*board.prompt_box)), thing
    assert any(("year",) in board.forms.places_on(page, board.sight) for page in board.pages())


@pytest.mark.parametrize(("size", "things"), [((412, 892), [*stock_of(0), ENEMY, ("year",)]), ((640, 360), [ENEMY])])
def test_where_there_is_room_the_players_goods_are_large_enough_to_be_tapped(
    sit: Any, size: tuple[int, int], things: list[Any]
) -> None:
    board = sit(session_where(influences), size).table.board
    for thing in things:
        assert min(board.hits[thing][2:]) >= FINGER - 1, thing


@pytest.mark.parametrize("size", SIZES)
def test_the_court_rises_from_the_jester_at_the_lower_left_to_the_king_at_the_upper_right(
    sit: Any, size: tuple[int, int]
) -> None:
    places = sit(session_where(influences), size).table.board.hits
    in_a_row = 3 if theme.form == "Phone" else 6
    for advisor in range(1, LAST_ADVISOR):
        here, there = places[("advisor", advisor)], places[("advisor", advisor + 1)]
        if advisor % in_a_row:
            assert there.x > here.right
            assert there.y == pytest.approx(here.y)
        else:
            assert there.x == pytest.approx(places[("advisor", 1)].x)
            assert there.y > here.top


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_dice_of_two_seats_do_not_cover_their_advisors_number(sit: Any, size: tuple[int, int], scale: float) -> None:
    state = table(3).envoy(0).announce("influence", (2, 4, 4), (4, 5, 6), (6, 6, 6))
    play(state, Influence(2, (0,), 0, 0), Influence(4, (0,), 0, 0), Influence(6, (0,), 0, 0), Influence(4, (1,), 0, 0))
    session = positions.new_session("ppp", 1, GAME)
    session.state = state
    board = sit(session, size, scale).table.board
    assert len(groups_at(state, 4)) == 2
    for advisor in (2, 4, 6):
        number = number_place(board.hits[("advisor", advisor)])
        groups = [board.places[thing].rect for thing in groups_at(state, advisor)]
        assert all(min(place.width, place.height) > 0 for place in groups)
        assert not any(overlap(number, place) for place in groups)
        assert not any(overlap(one, other) for one in groups for other in groups if one != other)


def test_on_an_upright_tablet_the_court_and_the_estate_are_both_in_sight(sit: Any) -> None:
    board = sit(session_where(influences), (800, 1280)).table.board
    assert {("advisor", number) for number in range(1, 19)} <= set(board.hits)
    assert {("building", 0, number) for number in range(20)} <= set(board.hits)
    groups = [[place for thing, place in board.hits.items() if thing[0] == kind] for kind in ("advisor", "building")]
    assert not any(overlap(one, other) for one in groups[0] for other in groups[1])


@pytest.mark.parametrize("size", [(1280, 800), (1600, 1000)])
def test_sideways_the_next_building_of_each_row_is_below_the_court(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(lambda state: influences(state) and state.count_buildings(0) > 1)
    board = sit(session, size).table.board
    coming = [building for building in next_by_row(session.state.buildings[0]) if building is not None]
    assert {thing for thing in board.hits if thing[0] == "building"} == {("building", 0, each) for each in coming}
    lowest = min(board.hits[("advisor", number)].y for number in range(1, 19))
    assert all(board.hits[("building", 0, each)].top <= lowest for each in coming)


@pytest.mark.parametrize("size", [(1280, 800), (1600, 1000)])
def test_sideways_the_table_turns_to_the_whole_estate_when_something_can_be_built(
    sit: Any, size: tuple[int, int]
) -> None:
    board = sit(offering("Build"), size).table.board
    assert board.page == "estate"
    assert {("building", 0, number) for number in range(20)} <= set(board.hits)
