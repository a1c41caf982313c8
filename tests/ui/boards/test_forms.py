"""Every board is laid out in its kv file: all zones are there in every form, and whoever edits the file moves them."""

import re
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import product
from pkgutil import walk_packages
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.factory import Factory
from kivy.lang import Builder
from kivy.logger import Logger
from kivy.uix.floatlayout import FloatLayout

from kingdoms.games import GAMES
from kingdoms.places import KV
from kingdoms.store.settings import LARGEST_TEXT
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.forms import TablePages
from kingdoms.ui.board.sight import PAGE, Sight
from kingdoms.ui.board.zone import TablePrompt, Zone
from kingdoms.ui.boards import board_of
from kingdoms.ui.theme import theme
from tests.ui.boards.test_appearances import MIDDLE, OPENING, position, sight_of
from tests.ui.geometry import is_inside, overlap

SIZES = {
    "Phone": [(360, 640), (412, 892), (320, 568)],
    "PhoneWide": [(640, 360), (892, 412), (740, 360)],
    "Tablet": [(800, 1280), (600, 960), (768, 1024), (1000, 1400)],
    "TabletWide": [(1280, 800), (960, 600), (1024, 768), (1920, 1080)],
}
BAR = 56
ONLY_ON_PAGES = {"RoyalsWays"}
"""Zones that lead to what is out of sight, and are needed only where something is."""
ONLY_ALONE = {"PaladinsOpponent"}
"""Zones that have something to show only in solo games."""
ONLY_WHEN_ASKED = {"PaladinsTaverns", "PaladinsTray"}
"""Zones that have room only while there is something to choose in them."""
ONLY_WITH_ROOM = {"PaladinsCourt"}
"""Zones that are left out where there is no room: a tap on the own crest shows the same."""


def camel(key: str) -> str:
    return "".join(word.title() for word in key.split("_"))


def zone_names(key: str) -> set[str]:
    """The names of all zone classes of a game, whether or not its kv file has them."""
    package = import_module(f"kingdoms.ui.boards.{key}")
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    return {zone.__name__ for zone in heirs(Zone) if zone.__module__.startswith(f"{package.__name__}.")}


def heirs(parent: type[Zone]) -> set[type[Zone]]:
    return {child for heir in parent.__subclasses__() for child in (heir, *heirs(heir))}


def forms_in(name: str) -> set[str]:
    """The classes that a kv file makes, such as a form or a page."""
    return set(re.findall(r"^<(\w+)@", (KV / f"{name}.kv").read_text(encoding="utf-8"), re.M))


def every_page(board: Board) -> Iterator[list[Zone]]:
    """The zones of one page after the other."""
    for page in board.pages():
        if page:
            board.turn_to(page)
        yield board.zones


@pytest.fixture
def laid(show: Callable[..., Any]) -> Callable[..., Callable[..., Board]]:
    """A board in the middle of a game, which takes the place below the bar in a window of any size."""

    def lay(key: str, seats: int) -> Callable[..., Board]:
        board = board_of(key)
        board.size_hint_y = None
        finger = show(board)
        finger.is_drawing = False
        board.show(sight_of(position(key, seats, MIDDLE)))

        def resize(width: int, height: int, sight: Sight | None = None) -> Board:
            Window.size, board.height = (width, height), height - BAR
            if sight is not None:
                board.show(sight)
            finger.frames(3)
            return board

        return resize

    return lay


@pytest.mark.parametrize("key", GAMES)
def test_every_zone_is_in_every_form_in_full_and_covers_no_other(
    laid: Callable[..., Any], caplog: pytest.LogCaptureFixture, key: str
) -> None:
    wanted, built = zone_names(key), set[str]()
    for seats in (min(GAMES[key].seats), max(GAMES[key].seats)):
        resize = laid(key, seats)
        for form, sizes in SIZES.items():
            for size, scale in product(sizes, (1.0, LARGEST_TEXT)):
                theme.text_scale = scale
                seen, pages = set[str](), False
                for share in (OPENING, MIDDLE):
                    board = resize(*size, sight_of(position(key, seats, share)))
                    assert theme.layout == form
                    for zones in every_page(board):
                        check_places(board, zones)
                        seen |= {type(zone).__name__ for zone in zones if min(zone.size) > 0}
                        built |= {kind.__name__ for part in board.walk(restrict=True) for kind in type(part).__mro__}
                    pages = len(board.pages()) > 1
                optional = (
                    ONLY_WHEN_ASKED
                    | ONLY_WITH_ROOM
                    | (ONLY_ALONE if seats > 1 else set())
                    | (set() if pages else ONLY_ON_PAGES)
                )
                assert wanted - optional <= seen, (seats, size, scale)
    assert wanted | forms_in(f"boards/{key}") <= built
    assert "still moves" not in caplog.text


def check_places(board: Board, zones: Sequence[Zone]) -> None:
    """All zones are on the board, and only in a `FloatLayout` is one over another."""
    for number, zone in enumerate(zones):
        assert is_inside(zone.rect, board.rect), zone
        others = [other for other in zones[:number] if overlap(zone.rect, other.rect) >= 1]
        assert all(isinstance(zone.parent, FloatLayout) and other.parent is zone.parent for other in others), zone


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


def zone(board: Board, name: str) -> Any:
    """A zone in sight, or a group of zones that has a name in the kv file."""
    return next(part for part in board.walk(restrict=True) if type(part).__name__ == name)


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


def with_form(form: str) -> Callable[[str], str]:
    """Gives a board this form on every screen."""
    return lambda text: re.sub(r"^    form: .+$", "    form: 'Odd'", text, count=1, flags=re.M) + form


@pytest.mark.parametrize("key", ["kingsburg", "paladins"])
def test_a_page_that_is_added_in_the_kv_file_has_a_tab(
    laid: Callable[..., Any], edited: Callable[..., None], key: str
) -> None:
    form = "\n<Odd@TableColumn>:\n    TablePrompt:\n    TableTabs:\n    TablePages:\n"
    form += "        TablePage:\n            name: 'one'\n"
    form += "        TablePage:\n            name: 'more'\n            title: 'More'\n            icon: 'crown'\n"
    edited(key, with_form(form))
    board = laid(key, 2)(360, 640)
    look = board.look_of(board.sight, (PAGE, "more"), board.places[PAGE, "more"])
    assert look[2:] == ("crown", "More")
    board.tapped((PAGE, "more"))
    assert (board.page, set(board.places)) == ("more", {(PAGE, "one")})


def test_a_second_set_of_pages_is_refused(laid: Callable[..., Any], edited: Callable[..., None]) -> None:
    pages = "    TablePages:\n        TablePage:\n"
    edited("kingsburg", with_form(f"\n<Odd@TableColumn>:\n{pages}{pages}"))
    with pytest.raises(ValueError, match="Odd has 2 TablePages, and a board can turn only one"):
        laid("kingsburg", 2)


@pytest.mark.parametrize("key", ["rival_kings", "royals", "kingsburg"])
def test_a_kind_of_seats_that_a_game_does_not_have_is_refused(key: str) -> None:
    board_of(key)
    with pytest.raises(ValueError, match="kind is set to an invalid option 'row'"):
        Factory.get(f"{camel(key)}Seats")(kind="row")


@pytest.mark.parametrize("key", GAMES)
def test_seats_of_every_kind_say_how_high_they_would_like_to_be(laid: Callable[..., Any], key: str) -> None:
    board = laid(key, 2)(1280, 800)
    seats = zone(board, f"{camel(key)}Seats")
    for kind in seats.property("kind").options:
        seats.kind = kind
        seats.measure(board.sight)
        seats.height = seats.wanted_height
        assert seats.height > 0
        assert all(is_inside(place.rect, seats.rect) for place in seats.lay_out(board.sight).values())


def test_a_form_that_never_comes_to_rest_is_mentioned_in_the_log(
    laid: Callable[..., Any], edited: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(Logger, "warning", said.append)
    restless = "\n<Odd@TableColumn>:\n    TablePrompt:\n        size_hint_y: None\n        height: self.wanted_height\n"
    monkeypatch.setattr(
        TablePrompt, "measure", lambda prompt, _sight: setattr(prompt, "wanted_height", prompt.height + 1)
    )
    edited("kingsburg", with_form(restless))
    laid("kingsburg", 2)
    assert "Board: Odd still moves after 4 rounds of layout; its sizes may not fit." in said
