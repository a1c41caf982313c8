"""Every board is laid out in its kv file: all zones are there in every form, and whoever edits the file moves them."""

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.lang import Builder

from kingdoms.games import GAMES
from kingdoms.places import KV
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.forms import TablePages
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards import board_of
from kingdoms.ui.theme import theme
from tests.ui.boards.test_appearances import MIDDLE, position, sight_of
from tests.ui.geometry import is_inside, overlap

FORMS = ("Phone", "PhoneWide", "Tablet", "TabletWide")
SIZES = {
    "Phone": [(360, 640), (412, 892), (320, 568)],
    "PhoneWide": [(640, 360), (892, 412), (740, 360)],
    "Tablet": [(800, 1280), (600, 960), (768, 1024), (1000, 1400)],
    "TabletWide": [(1280, 800), (960, 600), (1024, 768), (1920, 1080)],
}
BAR = 56
ONLY_ON_PAGES = {"KingsburgTabs", "RoyalsWays"}
"""Zones that lead to what is out of sight, and are needed only where something is."""
TABLES = [(key, seats) for key, game in GAMES.items() for seats in (min(game.seats), max(game.seats))]


def camel(key: str) -> str:
    return "".join(word.title() for word in key.split("_"))


def zone_names(key: str) -> set[str]:
    """The game's own zones that its kv file places."""
    text = (KV / "boards" / f"{key}.kv").read_text(encoding="utf-8")
    names = set(re.findall(rf"^ +({camel(key)}\w+):", text, re.M))
    return {name for name in names if f"<{name}@" not in text}


def every_page(board: Board) -> Iterator[list[Zone]]:
    """The zones of one page after the other."""
    for page in board.pages():
        if page:
            board.turn_to(page)
        yield board.zones


@pytest.fixture
def laid(show: Callable[..., Any]) -> Callable[..., Callable[[int, int], Board]]:
    """A board in the middle of a game, which takes the place below the bar in a window of any size."""

    def lay(key: str, seats: int) -> Callable[[int, int], Board]:
        board = board_of(key)
        board.size_hint_y = None
        finger = show(board)
        finger.is_drawing = False
        board.show(sight_of(position(key, seats, MIDDLE)))

        def resize(width: int, height: int) -> Board:
            Window.size, board.height = (width, height), height - BAR
            finger.frames(3)
            return board

        return resize

    return lay


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_zone_is_on_some_page_and_none_is_cut_off_or_covers_another(
    laid: Callable[..., Any], key: str, seats: int, form: str
) -> None:
    resize = laid(key, seats)
    for size in SIZES[form]:
        board = resize(*size)
        assert theme.layout == form
        found: set[str] = set()
        for zones in every_page(board):
            found |= {type(zone).__name__ for zone in zones}
            for number, zone in enumerate(zones):
                assert is_inside(zone.rect, board.rect), (zone, size)
                assert not [other for other in zones[:number] if overlap(zone.rect, other.rect) >= 1], (zone, size)
        assert zone_names(key) - ONLY_ON_PAGES <= found, size


@pytest.fixture
def edited() -> Iterator[Callable[[str, Callable[[str], str]], None]]:
    """Loads a changed copy of a board's kv file in its place; afterwards the file itself is loaded again."""
    changed: list[str] = []

    def edit(key: str, change: Callable[[str], str]) -> None:
        board_of(key)
        path = KV / "boards" / f"{key}.kv"
        text = path.read_text(encoding="utf-8")
        copy = change(text)
        assert copy != text
        Builder.unload_file(str(path))
        Builder.load_string(copy, filename=str(path))
        changed.append(str(path))

    yield edit
    for path in changed:
        Builder.unload_file(path)
        Builder.load_file(path)


def zone(board: Board, name: str) -> Zone:
    return next(zone for zone in board.zones if type(zone).__name__ == name)


def swapped(text: str, form: str, first: str, second: str) -> str:
    """The kv file with two zones of a form in each other's place."""
    start = text.index(f"<{form}@")
    end = text.find("\n<", start + 1)
    block = text[start:end]
    for name, other in ((first, "\0"), (second, first), ("\0", second)):
        block = re.sub(rf"^( +){name}:", rf"\1{other}:", block, flags=re.M)
    return text[:start] + block + text[end:]


@pytest.mark.parametrize(
    ("key", "form", "size", "first", "second"),
    [
        ("rival_kings", "RivalKingsTablet", (800, 1280), "RivalKingsPiles", "RivalKingsCourt"),
        ("kingsburg", "KingsburgTablet", (800, 1280), "KingsburgCourt", "KingsburgEstate"),
        ("paladins", "PaladinsTablet", (800, 1280), "PaladinsRealm", "PaladinsTown"),
        ("royals", "RoyalsTabletWide", (1280, 800), "RoyalsDisplay", "RoyalsPeriods"),
    ],
)
def test_two_zones_that_are_swapped_in_the_kv_file_are_swapped_on_the_board(
    laid: Callable[..., Any],
    edited: Callable[..., None],
    key: str,
    form: str,
    size: tuple[int, int],
    first: str,
    second: str,
) -> None:
    def is_above(board: Board) -> bool:
        return zone(board, first).y > zone(board, second).y

    before = is_above(laid(key, 2)(*size))
    edited(key, lambda text: swapped(text, form, first, second))
    assert is_above(laid(key, 2)(*size)) != before


@pytest.mark.parametrize(
    ("key", "size", "wide", "wider", "name"),
    [
        ("rival_kings", (800, 1280), "width: 3.6 * theme.touch", "width: 5 * theme.touch", "RivalKingsPurse"),
        ("kingsburg", (800, 1280), "width: 3 * theme.touch", "width: 4 * theme.touch", "KingsburgStock"),
        ("paladins", (640, 360), "width: 2.85 * theme.touch", "width: 4 * theme.touch", "PaladinsHead"),
        ("royals", (1280, 800), "width: 3.5 * theme.touch", "width: 4 * theme.touch", "RoyalsTitles"),
    ],
)
def test_a_size_that_is_changed_in_the_kv_file_changes_the_board(
    laid: Callable[..., Any],
    edited: Callable[..., None],
    key: str,
    size: tuple[int, int],
    wide: str,
    wider: str,
    name: str,
) -> None:
    before = zone(laid(key, 2)(*size), name).size[:]
    edited(key, lambda text: text.replace(wide, wider))
    assert zone(laid(key, 2)(*size), name).size != before


@pytest.mark.parametrize("key", ["rival_kings", "kingsburg", "paladins", "royals"])
def test_a_form_that_is_added_to_the_kv_file_is_used(
    laid: Callable[..., Any], edited: Callable[..., None], key: str
) -> None:
    """A window that is wider than three to one gets a form of its own, in which the seats are at the left."""

    def with_banner(text: str) -> str:
        choice = re.search(r"^    form: (.+)$", text, re.M)
        assert choice is not None
        wanted = f"    form: 'Banner' if self.width > 3 * self.height else {choice[1]}"
        game = camel(key)
        return text.replace(choice[0], wanted) + f"\n<Banner@TableRow>:\n    {game}Seats:\n    TablePrompt:\n"

    edited(key, with_banner)
    resize = laid(key, 2)
    assert len(resize(1280, 800).zones) > 2
    assert [type(zone).__name__ for zone in resize(2400, 700).zones] == [f"{camel(key)}Seats", "TablePrompt"]


PAGED = [("kingsburg", "Build", "estate"), ("paladins", "TakeTownsfolk", "town")]
"""Decisions that are made on a page that is not the first one."""


@pytest.mark.parametrize(("key", "kind", "page"), PAGED)
def test_a_window_that_becomes_small_shows_the_page_of_the_decision_at_once(
    sit: Any, key: str, kind: str, page: str
) -> None:
    positions = import_module(f"tests.ui.boards.{key}.positions")
    finger = sit(positions.offering(kind), (1600, 1000))
    board = finger.table.board
    assert board.page == ""
    Window.size = (360, 640)
    finger.frames(3)
    assert board.page == page
    pages = next(part for part in board.walk() if isinstance(part, TablePages))
    assert pages.page == page


COLUMNS = [("rival_kings", "RivalKingsPiles"), ("royals", "RoyalsDisplay"), ("paladins", "PaladinsActions")]


@pytest.mark.parametrize("columns", range(1, 7))
@pytest.mark.parametrize(("key", "name"), COLUMNS)
def test_a_zone_lays_its_things_out_in_any_number_of_columns(
    laid: Callable[..., Any], key: str, name: str, columns: int
) -> None:
    board = laid(key, 2)(1600, 1000)
    before = set(zone(board, name).places)
    zone(board, name).columns = columns
    board.arrange()
    assert set(zone(board, name).places) == before


def test_what_is_not_a_page_cannot_be_among_the_pages() -> None:
    with pytest.raises(TypeError, match="nothing but TablePage"):
        TablePages().add_widget(Zone())
