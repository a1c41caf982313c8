"""The slide from page to page: on a phone, a page comes in from its side, and touches need not wait for it."""

from typing import Any

import pytest

from kingdoms.games import GAMES
from kingdoms.ui.board.containers import TablePages, widgets_in
from kingdoms.ui.board.sight import PAGE, SEAT
from kingdoms.ui.theme import theme
from tests.ui.conftest import PHONE, TABLET
from tests.ui.positions import session_where


def sat_down(sit: Any, size: tuple[int, int]) -> Any:
    return sit(session_where(lambda state: state.seat == 0, "pb", 5, GAMES["kingsburg"]), size)


@pytest.mark.usefixtures("steady")
def test_on_a_phone_a_page_comes_in_from_its_side_and_stops_in_its_place(sit: Any) -> None:
    finger = sat_down(sit, PHONE)
    board = finger.table.board
    first, second = board.pages()
    board.turn_to(first)
    theme.speed = "normal"
    for page, side in ((second, 1), (first, -1)):
        board.turn_to(page)
        assert board.slide.shift * side > 0
        finger.until(lambda: board.slide.shift == 0, most=30)


@pytest.mark.usefixtures("steady")
def test_only_the_page_slides_and_tabs_seats_and_buttons_stay(sit: Any) -> None:
    board = sat_down(sit, PHONE).table.board
    theme.speed = "normal"
    board.turn_to(next(page for page in board.pages() if page != board.page))
    board.painting.show()
    pages = next(part for part in widgets_in(board) if isinstance(part, TablePages))
    assert board.slide.shift == pages.shift != 0
    on_page = {thing for thing, place in board.places.items() if pages.collide_point(*place.rect.centre)}
    sliding, still = board.painting.on_page.shown.keys(), board.painting.layer.shown.keys()
    assert sliding == on_page
    assert {PAGE, SEAT} <= {thing[0] for thing in still}


@pytest.mark.parametrize(("size", "speed"), [(TABLET, "normal"), (PHONE, "off")])
def test_a_tablet_or_a_player_who_wants_no_motion_sees_no_slide(sit: Any, size: tuple[int, int], speed: str) -> None:
    finger = sat_down(sit, size)
    theme.speed = speed
    board = finger.table.board
    for page in board.pages():
        board.turn_to(page)
        assert board.slide.shift == 0


def test_a_board_that_is_left_does_not_keep_sliding(sit: Any) -> None:
    finger = sat_down(sit, PHONE)
    theme.speed = "normal"
    board = finger.table.board
    board.turn_to(next(page for page in board.pages() if page != board.page))
    assert board.slide.shift
    finger.app.show("home")
    assert board.slide.shift == 0
