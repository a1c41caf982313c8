"""The Kingsburg board: nothing moves when choices appear in the tray."""

from itertools import pairwise
from typing import Any

import pytest

from kingdoms.games.kingsburg.board import BUILDINGS, COLOURED_DICE, GOODS
from kingdoms.games.kingsburg.moves import Transmute
from kingdoms.games.kingsburg.words.names import building_name
from kingdoms.ui.boards.kingsburg.pieces.building_parts import flat_parts, is_flat
from kingdoms.ui.boards.kingsburg.seats import facts_of
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import theme
from tests.ui.boards.forms import zone
from tests.ui.boards.kingsburg.positions import influences, offering, session_where
from tests.ui.conftest import DESKTOP, TABLET

STILL = ("KingsburgCourt", "KingsburgEstate", "KingsburgStock", "KingsburgTray", "TableButtons")


def exchanges_any_good(state: Any) -> bool:
    """Whether each of the three goods can be exchanged for the other two, and no die is left."""
    is_without_dice = state.spent(0) == (1 << len(state.dice[0])) - 1
    return is_without_dice and sum(isinstance(move, Transmute) for move in state.moves()) == len(GOODS)


@pytest.mark.parametrize("size", [DESKTOP, TABLET])
def test_exchanges_of_all_three_goods_fit_without_moving_the_other_zones(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(influences), size)
    before = {name: zone(finger.table.board, name).rect for name in STILL}
    finger.app.show("table", session=session_where(exchanges_any_good))
    finger.frames(4)
    board = finger.table.board
    assert sum(thing[0] == "good" for thing in board.hits) == len(GOODS)
    for name, rect in before.items():
        moved = max(abs(now - then) for now, then in zip(zone(board, name).rect, rect, strict=True))
        assert moved <= theme.hair, (name, rect, zone(board, name).rect)


@pytest.mark.parametrize("size", [(360, 780), (412, 892)])
def test_on_a_tall_phone_the_estate_keeps_its_height_when_choices_appear(sit: Any, size: tuple[int, int]) -> None:
    finger, heights = sit(offering("Build"), size), []
    for kind in ("Build", "Recruit"):
        finger.app.show("table", session=offering(kind))
        finger.frames(4)
        assert finger.table.board.places[("building", 0, 0)]
        heights.append(zone(finger.table.board, "KingsburgEstate").height)
    assert heights[0] == pytest.approx(heights[1], abs=theme.hair)


def test_choices_keep_their_distance_from_each_other_and_from_the_edge(sit: Any) -> None:
    tray = zone(sit(offering("TakeGood"), TABLET).table.board, "KingsburgTray")
    choices = sorted(place.rect for thing, place in tray.places.items() if thing[0] == "good")
    assert len(choices) == len(GOODS)
    for left, right in pairwise(choices):
        assert right.x - left.right >= 2 * theme.band + theme.unit - theme.hair
    assert all(rect.top <= tray.rect.top - theme.band for rect in choices)
    assert all(rect.height >= theme.touch for rect in choices)


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_the_gold_around_two_dice_does_not_touch(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(influences), size).table.board
    dice = sorted(place.rect for thing, place in board.places.items() if thing[0] == "die" and thing[1] == 0)
    assert len(dice) > 1
    for left, right in pairwise(dice):
        assert right.x - left.right >= 2 * theme.band + theme.unit - theme.hair


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_the_gold_around_a_choice_does_not_touch_the_border_of_the_tray(sit: Any, size: tuple[int, int]) -> None:
    tray = zone(sit(offering("Announce"), size).table.board, "KingsburgTray")
    choices = [place.rect for thing, place in tray.places.items() if thing[0] == "use"]
    assert choices
    edge = theme.band + theme.unit - theme.hair
    assert all(tray.rect.x + edge <= rect.x and rect.right <= tray.rect.right - edge for rect in choices)


def test_every_name_beside_a_picture_keeps_its_distance_from_the_edge_of_its_tile(sit: Any) -> None:
    finger = sit(offering("Build"), (1600, 900))
    board = finger.table.board
    board.turn_to("court")
    finger.frames(3)
    style = Style(round(theme.small), bold=True)
    longest = max(size_of(building_name(building), style)[0] for building in range(len(BUILDINGS)))
    # The next buildings, below the court.
    plots = [place.rect for thing, place in zone(board, "KingsburgEstate").places.items() if thing[0] == "building"]
    assert plots
    assert all(map(is_flat, plots))
    for plot in plots:
        assert flat_parts(plot, 0).name.x + longest <= plot.right - 2 * theme.unit


def test_a_seat_shows_how_many_dice_it_has_yet_to_roll(sit: Any) -> None:
    board = sit(offering("TakeGood"), DESKTOP).table.board
    for seat in range(4):
        standing = facts_of(board.sight, seat, board.count, has_rolled=True)
        assert len(standing.dice) + len(standing.aside) + standing.absent >= COLOURED_DICE
