"""Every board is laid out by its kv file: every form has all zones in full, and lit things are in sight."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.factory import Factory

from kingdoms.games import GAMES
from kingdoms.store.settings import LARGEST_TEXT
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.containers import UNSETTLED, TablePages
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards import board_of
from kingdoms.ui.system.window import SMALLEST_WIDE_WINDOW, SMALLEST_WINDOW
from kingdoms.ui.theme import theme
from tests.ui.boards.forms import (
    SIZES,
    camel,
    check_places,
    check_reach,
    every_page,
    forms_in,
    names_of,
    offering,
    zone,
    zone_names,
)
from tests.ui.boards.positions import MIDDLE, OPENING, position, sight_of
from tests.ui.conftest import PHONE
from tests.ui.geometry import is_inside
from tests.ui.positions import session_where

NEARLY_SQUARE = [SMALLEST_WINDOW, SMALLEST_WIDE_WINDOW, (600, 600), (620, 720), (700, 620), (899, 899)]
ONLY_ON_PAGES = {"RoyalsCountryTabs"}
"""Zones that lead to things out of sight; needed only if the table has several pages."""
ONLY_ON_PHONES = {"RivalKingsPurse", "RivalKingsSeats"}
"""Zones whose things are elsewhere on a tablet."""
ONLY_ON_TABLETS = {"RivalKingsAid"}
"""Zones for which a phone has no room."""
ONLY_ALONE = {"PaladinsOpponent"}
"""Zones that have something to show only in solo games."""
ONLY_WHEN_ASKED = {"PaladinsTaverns", "PaladinsTray", "RoyalsPayButton"}
"""Zones that take up room only while they offer a choice."""
ONLY_WITH_ROOM = {"PaladinsFollowers", "RivalKingsAid"}
"""Zones that are left out if there is no room: what they show can be looked up elsewhere."""


def left_out(board: Board) -> set[str]:
    """The zones that this form of a board does not have."""
    of_other_devices = ONLY_ON_TABLETS if theme.size_class == "phone" else ONLY_ON_PHONES
    return of_other_devices | (set() if len(board.pages()) > 1 else ONLY_ON_PAGES)


@pytest.mark.parametrize("key", GAMES)
def test_every_zone_is_whole_in_every_form_and_covers_no_other(
    laid: Callable[..., Any], caplog: pytest.LogCaptureFixture, key: str
) -> None:
    wanted, built = zone_names(key), set[str]()
    for seats in (min(GAMES[key].seats), max(GAMES[key].seats)):
        resize = laid(key, seats)
        for form, sizes in SIZES.items():
            for size, scale in product(sizes, (1.0, LARGEST_TEXT)):
                theme.text_scale = scale
                seen, there = set[str](), set[str]()
                for share in (OPENING, MIDDLE):
                    board = resize(*size, sight_of(position(key, seats, share)))
                    assert theme.form == form
                    for zones in every_page(board):
                        check_places(board, zones)
                        seen |= names_of(zone for zone in zones if min(zone.size) > 0)
                        there |= names_of(board.walk(restrict=True))
                optional = ONLY_WHEN_ASKED | ONLY_WITH_ROOM | (ONLY_ALONE if seats > 1 else set())
                assert wanted - left_out(board) <= there, (seats, size, scale)
                assert wanted - left_out(board) - optional <= seen, (seats, size, scale)
                built |= there
    assert wanted | forms_in(f"boards/{key}") <= built
    assert UNSETTLED not in caplog.text


@pytest.mark.parametrize("key", GAMES)
def test_every_zone_is_whole_in_the_smallest_and_in_nearly_square_windows(laid: Callable[..., Any], key: str) -> None:
    resize = laid(key, max(GAMES[key].seats))
    wanted = zone_names(key) - ONLY_WHEN_ASKED - ONLY_WITH_ROOM - ONLY_ALONE
    for size, scale in product(NEARLY_SQUARE, (1.0, 1.3, LARGEST_TEXT)):
        theme.text_scale = scale
        board, seen = resize(*size), set[str]()
        for zones in every_page(board):
            check_places(board, zones)
            seen |= names_of(zone for zone in zones if min(zone.size) > 0)
        check_reach(board)
        assert wanted - left_out(board) <= seen, (size, scale)


@pytest.mark.parametrize("key", GAMES)
def test_after_a_change_of_height_every_page_has_its_current_layout(laid: Callable[..., Any], key: str) -> None:
    sight = sight_of(position(key, 2, MIDDLE))
    resize = laid(key, 2)
    board = resize(360, 640, sight)
    known = {page: board.forms.places_on(page, sight) for page in board.pages()}
    resize(360, 560)
    known = {page: board.forms.places_on(page, sight) for page in board.pages()}
    board.arrange()
    for page in board.pages():
        board.turn_to(page)
        assert board.places == known[page]


@pytest.mark.parametrize("key", ["royals", "kingsburg", "paladins"])
def test_only_a_visible_zone_that_moves_repaints_the_board(sit: Any, key: str) -> None:
    board = sit(session_where(lambda state: state.seat == 0, "pb", 5, GAMES[key]), PHONE).table.board
    painted: list[Board] = []
    board.bind(on_painted=painted.append)
    zones = [zone for page in board.forms.pages.values() for zone in page.walk() if isinstance(zone, Zone)]
    hidden, visible = ([zone for zone in zones if (zone in board.zones) is shown] for shown in (False, True))
    for one in hidden:
        one.x += 1
    EventLoop.idle()
    assert hidden
    assert painted == []
    visible[0].x += 1
    EventLoop.idle()
    assert painted == [board]


EXEMPT = [
    ("rival_kings", "RivalKingsPurse", (640, 360), "Buy", "pbbb"),
    ("rival_kings", "RivalKingsSeats", (640, 360), "Buy", "pbbb"),
    ("rival_kings", "RivalKingsAid", (1280, 800), "Buy", "pbbb"),
    ("royals", "RoyalsCountryTabs", (360, 640), "Occupy", "pbbb"),
    ("royals", "RoyalsPayButton", (360, 640), "Pay", "pbbb"),
    ("paladins", "PaladinsOpponent", (360, 640), "Act", "p"),
    ("paladins", "PaladinsTaverns", (360, 640), "TakeTavern", "pbbb"),
    ("paladins", "PaladinsTray", (360, 640), "Jar", "pbbb"),
    ("paladins", "PaladinsFollowers", (1280, 800), "Act", "pbbb"),
]
"""For every zone that is not always shown, a screen and a decision for which it is."""


@pytest.mark.parametrize(("key", "name", "size", "kind", "players"), EXEMPT)
def test_a_zone_that_is_not_always_shown_has_room_when_it_is_needed(
    laid: Callable[..., Any], key: str, name: str, size: tuple[int, int], kind: str, players: str
) -> None:
    sight = sight_of(offering(key, kind, players))
    board = laid(key, len(sight.seats))(*size, sight)
    assert min(zone(board, name).size) > 0
    assert zone(board, name).places


def test_no_other_zone_is_exempt() -> None:
    exempt = {name for _key, name, *_ in EXEMPT}
    assert exempt > ONLY_ON_TABLETS
    assert exempt == ONLY_ON_PAGES | ONLY_ON_PHONES | ONLY_ALONE | ONLY_WHEN_ASKED | ONLY_WITH_ROOM


@pytest.mark.parametrize(
    ("key", "kind"), [("rival_kings", "row"), ("royals", "row"), ("kingsburg", "ring"), ("paladins", "ring")]
)
def test_a_kind_of_seats_that_a_game_does_not_have_is_refused(key: str, kind: str) -> None:
    board_of(key)
    with pytest.raises(ValueError, match=f"kind is set to an invalid option '{kind}'"):
        Factory.get(f"{camel(key)}Seats")(kind=kind)


@pytest.mark.parametrize("key", GAMES)
def test_seats_of_every_kind_fit_into_the_height_they_ask_for(laid: Callable[..., Any], key: str) -> None:
    board = laid(key, 2)(360, 640)
    seats = zone(board, f"{camel(key)}Seats")
    for kind in seats.property("kind").options:
        seats.kind = kind
        seats.measure(board.sight)
        seats.height = seats.wanted_height
        assert seats.height > 0
        assert all(is_inside(place.rect, seats.rect) for place in seats.lay_out(board.sight).values())


PAGED = [("kingsburg", "Build", "estate"), ("paladins", "TakeTownsfolk", "town")]
"""Decisions made on a page other than the first."""


@pytest.mark.parametrize(("key", "kind", "page"), PAGED)
def test_a_window_that_becomes_small_shows_the_page_of_the_decision_at_once(
    sit: Any, key: str, kind: str, page: str
) -> None:
    finger = sit(offering(key, kind), (1000, 1600))
    board = finger.table.board
    assert board.page == ""
    Window.size = (360, 640)
    finger.frames(3)
    assert board.page == page
    pages = next(part for part in board.walk() if isinstance(part, TablePages))
    assert pages.page == page


COLUMNS = [
    ("rival_kings", "RivalKingsPiles"),
    ("rival_kings", "RivalKingsPanels"),
    ("royals", "RoyalsDisplay"),
    ("royals", "RoyalsTitles"),
    ("kingsburg", "KingsburgCourt"),
    ("paladins", "PaladinsActions"),
    ("paladins", "PaladinsFavours"),
]


@pytest.mark.parametrize(("key", "name"), COLUMNS)
def test_a_zone_can_lay_out_its_things_in_any_number_of_columns(laid: Callable[..., Any], key: str, name: str) -> None:
    board = laid(key, 2)(1600, 1000)
    before = set(zone(board, name).places)
    for columns in range(1, 8):
        zone(board, name).columns = columns
        board.arrange()
        assert set(zone(board, name).places) == before, columns


@pytest.mark.parametrize("columns", [0, -1])
@pytest.mark.parametrize(("key", "name"), [*COLUMNS, ("royals", "RoyalsCountryTabs"), ("paladins", "PaladinsTaverns")])
def test_a_zone_has_at_least_one_column(key: str, name: str, columns: int) -> None:
    board_of(key)
    with pytest.raises(ValueError, match="below the minimum bound"):
        Factory.get(name)(columns=columns)


def test_the_row_of_townsfolk_cannot_be_shown_beyond_its_end() -> None:
    board_of("paladins")
    with pytest.raises(ValueError, match="above the maximum bound"):
        Factory.get("PaladinsTownsfolk")(last=9)


# A board that gets its former size back looks as before.


def boxes(board: Board) -> list[tuple[str, list[int]]]:
    """The zones of every page with their places, to the nearest pixel."""
    return [(type(zone).__name__, [round(side) for side in zone.rect]) for page in every_page(board) for zone in page]


@pytest.mark.parametrize(("key", "form"), [*product(GAMES, ("Tablet", "TabletWide"))])
def test_a_board_looks_the_same_after_the_summary_beside_it_is_closed(
    laid: Callable[..., Any], key: str, form: str
) -> None:
    resize = laid(key, 4)
    for size in SIZES[form]:
        board = resize(*size)
        before = boxes(board)
        for hint in (0.8, 0.65, 0.5, 1):
            board.size_hint_x = hint
            resize(*size)
        assert boxes(board) == before, size


@pytest.mark.parametrize("key", GAMES)
def test_a_board_looks_the_same_after_the_window_was_turned_or_resized(laid: Callable[..., Any], key: str) -> None:
    resize = laid(key, 4)
    sizes = [size for of_form in SIZES.values() for size in of_form]
    before = {size: boxes(resize(*size)) for size in sizes}
    for size in reversed(sizes):
        assert boxes(resize(*size)) == before[size], size
