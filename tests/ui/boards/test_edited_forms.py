"""Editing the kv file of a board or its overlays moves their zones; edits that cannot work are refused."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from kivy.logger import Logger

from kingdoms.games.paladins.board import RECRUIT
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.containers import TablePages
from kingdoms.ui.board.overlays import Overlay
from kingdoms.ui.board.sight import PAGE, SKIP
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.board.zones.prompt import TablePrompt
from kingdoms.ui.boards.paladins.targets import FIRST_TARGETS
from tests.ui.boards.forms import camel, check_reach, names_of, offering, zone
from tests.ui.boards.overlays import check_overlay, overlays_at
from tests.ui.boards.paladins.positions import acts, session_where, ways_to
from tests.ui.boards.positions import MIDDLE, position, sight_of


def swapped(text: str, form: str, first: str, second: str) -> str:
    """The kv file with two zones of a form swapped."""
    start = text.index(f"<{form}@")
    end = text.find("\n<", start + 1)
    block = text[start:end]
    for name, other in ((first, "\0"), (second, first), ("\0", second)):
        block = re.sub(rf"^( +){name}:", rf"\1{other}:", block, flags=re.M)
    return text[:start] + block + text[end:]


@pytest.mark.parametrize(
    ("key", "form", "size", "first", "second"),
    [
        ("rival_kings", "RivalKingsTablet", (800, 1280), "RivalKingsPiles", "RivalKingsHandOrCourt"),
        ("kingsburg", "KingsburgTablet", (800, 1280), "KingsburgCourt", "KingsburgEstate"),
        ("paladins", "PaladinsTablet", (1000, 1700), "PaladinsRealm", "PaladinsTown"),
        ("royals", "RoyalsCorner", (800, 1280), "RoyalsPeriods", "TableLog"),
    ],
)
def test_zones_swapped_in_the_kv_file_are_swapped_on_the_board(
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
    board = laid(key, 2)(*size)
    assert is_above(board) != before
    check_reach(board)


@pytest.mark.parametrize(
    ("key", "size", "wide", "wider", "name"),
    [
        ("rival_kings", (800, 1280), "size: 4.2 * theme.touch", "size: 5 * theme.touch", "TableButtons"),
        ("rival_kings", (800, 1280), "width: 2.2 * theme.touch", "width: 3 * theme.touch", "RivalKingsRestOfHand"),
        (
            "kingsburg",
            (1280, 800),
            "#:set kingsburg_button_width 4.2",
            "#:set kingsburg_button_width 3",
            "KingsburgTray",
        ),
        (
            "kingsburg",
            (800, 1280),
            "#:set kingsburg_button_width 4.2",
            "#:set kingsburg_button_width 5",
            "TableButtons",
        ),
        ("paladins", (640, 360), "width: 2.85 * theme.touch", "width: 4 * theme.touch", "PaladinsHead"),
        ("paladins", (640, 360), "min(self.wanted_width, 3.6 * theme.touch)", "3 * theme.touch", "PaladinsHand"),
        (
            "royals",
            (800, 1280),
            "width: 5 * theme.card_width + 2 * theme.unit",
            "width: 5 * theme.card_width",
            "TableLog",
        ),
        (
            "royals",
            (800, 1280),
            "width: 5 * theme.card_width + 2 * theme.unit",
            "width: 5.5 * theme.card_width",
            "RoyalsHand",
        ),
    ],
)
def test_a_zone_widened_in_the_kv_file_is_wider_on_the_board(
    laid: Callable[..., Any],
    edited: Callable[..., None],
    key: str,
    size: tuple[int, int],
    wide: str,
    wider: str,
    name: str,
) -> None:
    before = zone(laid(key, 2)(*size), name).width
    edited(key, lambda text: text.replace(wide, wider))
    board = laid(key, 2)(*size)
    assert zone(board, name).width > before
    check_reach(board)


def moved(text: str, lines: str, page: str, before: str) -> str:
    """The kv file with a zone moved from one page to another, in front of the first line with this text."""
    assert lines in text
    text = text.replace(lines, "", 1)
    place = text.index(before, text.index(page))
    # The zone is indented like the line it is put in front of.
    deeper = " " * (_depth(lines) - _depth(before))
    return text[:place] + "".join(line.removeprefix(deeper) for line in lines.splitlines(keepends=True)) + text[place:]


def _depth(lines: str) -> int:
    return len(lines) - len(lines.lstrip())


DISPLAY = """            RoyalsDisplay:
                id: display
                has_piles: False
                spacing: theme.unit / 2
                size_hint_x: None
                width: 0 if root.is_low and not self.is_needed else 5 * theme.card_width + 4 * self.spacing
"""


@pytest.mark.parametrize(
    ("key", "kind", "lines", "page", "before"),
    [
        ("kingsburg", "Build", "\n    KingsburgEstate:", "<KingsburgCourtPage@", "\n    KingsburgCourt:"),
        ("paladins", "TakeTownsfolk", "\n    PaladinsTown:", "<PaladinsRealmPage@", "\n    PaladinsRealm:"),
        ("royals", "TakeOpen", DISPLAY, "    RoyalsTilesPage:", "        RoyalsTitles:"),
    ],
)
def test_a_zone_moved_to_another_page_stays_within_reach(
    laid: Callable[..., Any], edited: Callable[..., None], key: str, kind: str, lines: str, page: str, before: str
) -> None:
    sight = sight_of(offering(key, kind))
    edited(key, lambda text: moved(text, lines, page, before))
    board = laid(key, len(sight.seats))(360, 640, sight)
    for shown in board.pages():
        board.turn_to(shown)
        check_reach(board)


OVERLAYS = {
    "rival_kings": (
        "RivalKingsOverlay",
        """    RivalKingsAboutAndWhyNot:
        id: notes
        size_hint_y: None
        height: 0 if cards.is_tight else max(0, min(self.wanted_height, root.spare - cards.wanted_height))
""",
        "    RivalKingsSkipOrContinue:\n        size_hint: None, None",
        ("RivalKingsAboutAndWhyNot", "RivalKingsCardLines"),
    ),
    "royals": (
        "RoyalsCountryOverlay",
        """    OverlayAbout:
        id: about
        size_hint_y: None
        height: min(self.wanted_height, max(.22 * root.spare, root.spare - .8 * theme.touch * ranking.lines))
""",
        "    RoyalsRanking:",
        ("RoyalsRanking", "OverlayAbout"),
    ),
    "kingsburg": (
        "KingsburgSeatOverlay",
        """    KingsburgEstate:
        spacing: theme.gap / 2
""",
        "    KingsburgStock:",
        ("KingsburgStock", "KingsburgEstate"),
    ),
    "paladins": (
        "PaladinsSideOverlay",
        """    PaladinsHead:
        size_hint_y: None
        height: (1.6 if root.is_upright else 1.15) * theme.touch
""",
        "    PaladinsFollowers:",
        ("PaladinsHead", "PaladinsActions"),
    ),
}
"""For each game: an overlay, a zone's lines, the line to move them above, and two zones that then change places."""


@pytest.mark.parametrize("key", OVERLAYS)
def test_a_zone_moved_in_an_overlays_kv_file_is_moved_on_the_overlay(
    laid: Callable[..., Any], edited: Callable[..., None], key: str
) -> None:
    name, lines, before, (upper, lower) = OVERLAYS[key]
    sight = sight_of(position(key, 2, MIDDLE))

    def is_above() -> bool:
        board = laid(key, 2)(800, 1280, sight)
        overlay, opened, places = next(found for found in overlays_at(board, sight) if is_wanted(found[0]))
        check_overlay(board, overlay, opened, places)
        first, second = ([part.y for part in overlay.zones if type(part).__name__ == zone] for zone in (upper, lower))
        return first > second

    def is_wanted(overlay: Overlay) -> bool:
        shown = names_of(part for part in overlay.zones if min(part.size) > 0)
        return type(overlay.panel).__name__ == name and {upper, lower} <= shown

    assert is_above()
    edited(key, lambda text: moved(text, lines, f"<{name}@", before), "overlays")
    assert not is_above()


def renamed(text: str) -> str:
    """The kv file with another name for every page."""
    return re.sub(r"^( +name): '(\w+)'$", r"\1: 'new \2'", text, flags=re.M)


@pytest.mark.parametrize(
    ("key", "page", "kind"),
    [
        ("kingsburg", "estate", "Build"),
        ("paladins", "town", "TakeTownsfolk"),
        ("paladins", "own", "UseFavour"),
        ("royals", "map", "TakeOpen"),
    ],
)
def test_a_page_may_have_any_name(
    laid: Callable[..., Any], edited: Callable[..., None], key: str, page: str, kind: str
) -> None:
    edited(key, renamed)
    sight = sight_of(offering(key, kind))
    board = laid(key, len(sight.seats))(360, 640, sight)
    assert all(name.startswith("new ") for name in board.pages())
    assert board.page == f"new {page}"
    check_reach(board)
    board.turn_to(next(name for name in board.pages() if name != board.page))
    check_reach(board)


@pytest.mark.parametrize("size", [(360, 640), (800, 1280)])
@pytest.mark.parametrize("action", FIRST_TARGETS)
def test_a_proposed_action_turns_to_its_targets_whatever_their_page_is_called(
    laid: Callable[..., Any], edited: Callable[..., None], action: int, size: tuple[int, int]
) -> None:
    edited("paladins", renamed)
    session = session_where(lambda state: acts(state) and bool(ways_to(state, action)))
    sight = sight_of(session)
    board = laid("paladins", len(sight.seats))(*size, sight)
    for page in board.pages():
        board.turn_to(page)
        board.propose(ways_to(session.state, action)[0])
        assert FIRST_TARGETS[action] in board.hits


def test_a_proposed_action_turns_to_targets_moved_to_another_page(
    laid: Callable[..., Any], edited: Callable[..., None]
) -> None:
    edited("paladins", lambda text: moved(text, "\n    PaladinsTown:", "<PaladinsRealmPage@", "\n    PaladinsRealm:"))
    session = session_where(lambda state: acts(state) and bool(ways_to(state, RECRUIT)))
    sight = sight_of(session)
    board = laid("paladins", len(sight.seats))(800, 1280, sight)
    board.turn_to(board.pages()[-1])
    assert ("townsfolk", 0) not in board.hits
    board.propose(ways_to(session.state, RECRUIT)[0])
    assert ("townsfolk", 0) in board.hits


@pytest.mark.parametrize("key", ["rival_kings", "kingsburg", "paladins", "royals"])
def test_a_form_added_to_the_kv_file_is_used(laid: Callable[..., Any], edited: Callable[..., None], key: str) -> None:
    """A window more than three times as wide as it is tall gets its own form, with the seats on the left."""

    in_banner = [f"{camel(key)}Seats", "TablePrompt", "TableButtons"]

    def with_banner(text: str) -> str:
        choice = re.search(r"^    form: (.+)$", text, re.M)
        assert choice is not None
        wanted = f"    form: 'Banner' if self.width > 3 * self.height else {choice[1]}"
        zones = "".join(f"    {name}:\n" for name in in_banner)
        return text.replace(choice[0], wanted) + f"\n<Banner@TableRow>:\n{zones}"

    edited(key, with_banner)
    resize = laid(key, 2)
    assert len(resize(1280, 800).zones) > len(in_banner)
    assert [type(zone).__name__ for zone in resize(2400, 700).zones] == in_banner


def test_only_pages_may_be_among_the_pages() -> None:
    with pytest.raises(TypeError, match="only TablePage widgets"):
        TablePages().add_widget(Zone())


def with_form(form: str) -> Callable[[str], str]:
    """An edit that gives a board this form on every screen."""
    return lambda text: re.sub(r"^    form: .+$", "    form: 'Odd'", text, count=1, flags=re.M) + form


@pytest.mark.parametrize("key", ["kingsburg", "paladins"])
def test_a_page_added_in_the_kv_file_has_a_tab(laid: Callable[..., Any], edited: Callable[..., None], key: str) -> None:
    form = "\n<Odd@TableColumn>:\n    TablePrompt:\n    TableButtons:\n    TableTabs:\n    TablePages:\n"
    form += "        TablePage:\n            name: 'one'\n"
    form += "        TablePage:\n            name: 'more'\n            title: 'More'\n            icon: 'crown'\n"
    edited(key, with_form(form))
    board = laid(key, 2)(360, 640)
    look = board.look_of(board.sight, (PAGE, "more"), board.places[PAGE, "more"])
    assert look[2:] == ("crown", "More")
    board.tapped((PAGE, "more"))
    assert (board.page, set(board.places) - {SKIP}) == ("more", {(PAGE, "one")})


def test_a_second_set_of_pages_is_refused(laid: Callable[..., Any], edited: Callable[..., None]) -> None:
    pages = "    TablePages:\n        TablePage:\n"
    edited("kingsburg", with_form(f"\n<Odd@TableColumn>:\n{pages}{pages}"))
    with pytest.raises(ValueError, match="Odd has 2 TablePages, but a board can turn the pages of only one"):
        laid("kingsburg", 2)


@pytest.mark.parametrize("name", ["", "again"])
def test_pages_without_unique_names_are_refused(
    laid: Callable[..., Any], edited: Callable[..., None], name: str
) -> None:
    page = f"        TablePage:\n            name: '{name}'\n"
    edited("kingsburg", with_form(f"\n<Odd@TableColumn>:\n    TablePrompt:\n    TablePages:\n{page}{page}"))
    with pytest.raises(ValueError, match="Odd has pages without unique names"):
        laid("kingsburg", 2)


def test_a_form_without_a_prompt_is_refused(laid: Callable[..., Any], edited: Callable[..., None]) -> None:
    edited("kingsburg", with_form("\n<Odd@TableColumn>:\n    KingsburgCourt:\n"))
    with pytest.raises(ValueError, match="Odd has no TablePrompt in sight"):
        laid("kingsburg", 2)


def test_a_prompt_on_one_page_only_is_refused(laid: Callable[..., Any], edited: Callable[..., None]) -> None:
    first = "        TablePage:\n            name: 'a'\n            TablePrompt:\n            TableTabs:\n"
    second = "        TablePage:\n            name: 'b'\n            TableTabs:\n"
    edited("kingsburg", with_form(f"\n<Odd@TableColumn>:\n    TableButtons:\n    TablePages:\n{first}{second}"))
    with pytest.raises(ValueError, match="Odd has no TablePrompt in sight"):
        laid("kingsburg", 2)


def test_a_form_without_the_buttons_that_end_a_turn_is_refused(
    laid: Callable[..., Any], edited: Callable[..., None]
) -> None:
    edited("kingsburg", with_form("\n<Odd@TableColumn>:\n    TablePrompt:\n    KingsburgCourt:\n"))
    with pytest.raises(ValueError, match="Odd has no TableButtons in sight, so nobody could end a turn"):
        laid("kingsburg", 2)


def test_buttons_on_one_page_only_are_refused(laid: Callable[..., Any], edited: Callable[..., None]) -> None:
    first = "        TablePage:\n            name: 'a'\n            TableButtons:\n"
    second = "        TablePage:\n            name: 'b'\n"
    form = f"\n<Odd@TableColumn>:\n    TablePrompt:\n    TableTabs:\n    TablePages:\n{first}{second}"
    edited("kingsburg", with_form(form))
    with pytest.raises(ValueError, match="Odd has no TableButtons in sight"):
        laid("kingsburg", 2)


def test_pages_without_tabs_are_refused(laid: Callable[..., Any], edited: Callable[..., None]) -> None:
    pages = "".join(f"        TablePage:\n            name: '{name}'\n" for name in "ab")
    form = f"\n<Odd@TableColumn>:\n    TablePrompt:\n    TableButtons:\n    TablePages:\n{pages}"
    edited("kingsburg", with_form(form))
    with pytest.raises(ValueError, match="Odd has pages without TableTabs"):
        laid("kingsburg", 2)


@pytest.mark.parametrize("layout", ["RelativeLayout", "ScrollView", "ScatterLayout"])
def test_a_zone_in_a_layout_with_its_own_coordinates_is_refused(
    laid: Callable[..., Any], edited: Callable[..., None], layout: str
) -> None:
    form = f"\n<Odd@TableColumn>:\n    TablePrompt:\n    {layout}:\n        KingsburgCourt:\n"
    edited("kingsburg", with_form(form))
    with pytest.raises(ValueError, match=f"Odd has zones in a {layout}"):
        laid("kingsburg", 2)


def test_a_form_whose_layout_never_settles_is_logged(
    laid: Callable[..., Any], edited: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(Logger, "warning", said.append)
    restless = "\n<Odd@TableColumn>:\n    TableButtons:\n    TablePrompt:\n"
    restless += "        size_hint_y: None\n        height: self.wanted_height\n"
    monkeypatch.setattr(
        TablePrompt, "measure", lambda prompt, _sight: setattr(prompt, "wanted_height", prompt.height + 1)
    )
    edited("kingsburg", with_form(restless))
    laid("kingsburg", 2)
    assert "Board: Odd is unsettled after 4 rounds of layout; its sizes may contradict each other." in said
