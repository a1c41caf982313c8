"""The Kingsburg board: the pages on a phone, what fits on them, and what a tap on a crest opens."""

from typing import Any

import pytest

from kingdoms.commands.audit.sizes import texts_of
from kingdoms.games.kingsburg.board import BUILDINGS
from kingdoms.games.kingsburg.words.names import building_name
from kingdoms.ui.board.sight import CLOSE, PAGE
from kingdoms.ui.boards.kingsburg.calendar import KingsburgCalendar
from kingdoms.ui.boards.kingsburg.pieces.advisor_parts import advisor_parts
from kingdoms.ui.boards.kingsburg.pieces.building_parts import building_parts
from kingdoms.ui.boards.kingsburg.pieces.buildings import READ
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.ui.boards.kingsburg.positions import influences, offering, session_where
from tests.ui.conftest import DESKTOP, PHONE
from tests.ui.touches import swipe


def test_a_swipe_and_the_tab_turn_the_page(sit: Any) -> None:
    finger = sit(session_where(influences))
    board = finger.table.board
    assert board.page == "court"
    swipe(finger, -200)
    assert board.page == "estate"
    assert ("advisor", 1) not in board.hits
    swipe(finger, -200)
    assert board.page == "estate"
    swipe(finger, 200)
    assert board.page == "court"
    finger.tap_thing((PAGE, "estate"))
    assert board.page == "estate"


@pytest.mark.parametrize(
    ("kind", "page"), [("Influence", "court"), ("Help", "court"), ("Build", "estate"), ("Lose", "estate")]
)
def test_a_decision_opens_its_page_by_itself(sit: Any, kind: str, page: str) -> None:
    assert sit(offering(kind)).table.board.page == page


def test_a_tab_is_lit_if_something_on_its_page_can_be_chosen(sit: Any) -> None:
    finger = sit(session_where(influences))
    board = finger.table.board
    board.turn_to("estate")
    assert board.is_lit((PAGE, "court"))


def test_a_tap_on_a_rivals_crest_opens_their_estate(sit: Any) -> None:
    finger = sit(session_where(influences))
    board = finger.table.board
    assert board.where(("building", 2, 7)) == ("seat", 2)
    finger.tap_thing(("building", 2, 7))
    assert board.opened == ("seat", 2)
    finger.frames(2)
    finger.press("escape")
    finger.tap_thing(CLOSE)
    assert board.opened is None


@pytest.mark.parametrize("size", [PHONE, (640, 360), (412, 892), (800, 1280), (1280, 800)])
def test_the_court_does_not_move_when_the_last_die_is_placed(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(influences), size)
    board = finger.table.board
    before = board.hits[("advisor", 18)]
    board.show(board.sight._replace(view=_without_dice(board.sight.view), lit={}))
    assert not any(thing[0] == "die" for thing in board.hits)
    assert board.hits[("advisor", 18)] == before


def _without_dice(view: Any) -> Any:
    bare = view.copy()
    bare.dice = [() for _seat in view.dice]
    bare.placements = []
    return bare


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("size", [(800, 1280), DESKTOP])
def test_on_a_tablet_all_advisors_and_buildings_have_names(sit: Any, size: tuple[int, int], language: str) -> None:
    finger = sit(session_where(influences), size)
    finger.app.set("language", language)
    finger.frames(3)
    board = finger.table.board
    assert all(advisor_parts(board.hits[("advisor", number)]).name.height for number in range(1, 19))
    board.turn_to(board.pages()[-1])
    finger.frames(3)
    names = {seen.text for seen in texts_of(board)}
    assert names >= {building_name(building) for building in range(len(BUILDINGS))}


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800), (600, 960), (1024, 768)])
def test_on_a_tablet_no_text_is_too_small_or_shortened(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(influences), size).table.board
    for page in board.pages():
        board.turn_to(page)
        seen = texts_of(board)
        assert not [text for text in seen if text.is_cut]
        assert min(text.size for text in seen if text.is_figure) >= theme.tiny
        assert min(text.size for text in seen if text.is_name) >= theme.small


def test_a_chosen_die_is_raised_and_has_its_seats_colour(sit: Any) -> None:
    finger = sit(session_where(influences))
    board = finger.table.board
    die = next(thing for thing in board.hits if thing[0] == "die")
    finger.tap_thing(die)
    _paint, _rect, _crest, _value, owner, is_raised = board.look_of(board.sight, die, board.places[die])
    assert is_raised
    assert owner == board.sight.seats[0].crest


@pytest.mark.parametrize(("scale", "orientation"), [(1.0, "horizontal"), (2.0, "vertical")])
def test_years_and_phases_are_stacked_if_one_line_is_too_short(sit: Any, scale: float, orientation: str) -> None:
    board = sit(session_where(influences), (800, 1280), scale).table.board
    calendar = next(zone for zone in board.zones if isinstance(zone, KingsburgCalendar))
    assert calendar.orientation == orientation


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (800, 1280), (1280, 800)])
def test_everything_on_the_table_can_be_read_with_five_seats(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(influences, "pppbb", 60), size).table.board
    for page in board.pages():
        board.turn_to(page)
        seen = texts_of(board)
        assert not [text.text for text in seen if text.is_cut]
        assert min(text.size for text in seen if text.is_figure) >= theme.tiny


def test_upright_at_least_half_the_height_and_a_quarter_of_the_width_of_a_plot_are_its_picture(sit: Any) -> None:
    board = sit(offering("Build"), (800, 1280)).table.board
    for building in range(len(BUILDINGS)):
        plot = board.places[("building", 0, building)].rect
        picture = building_parts(plot, board.sight.view.ruleset, building).picture
        assert picture.height >= plot.height / 2
        assert picture.width >= plot.width / 4


def test_at_reading_size_an_unbuilt_building_has_its_full_colours(sit: Any) -> None:
    board = sit(offering("Build"), (800, 1280)).table.board
    free = next(number for number in range(len(BUILDINGS)) if not board.sight.view.has(0, number))
    look = board.large_look(board.sight, ("building", 0, free), Rect(0, 0, 200, 200))
    assert look[-1] == READ
