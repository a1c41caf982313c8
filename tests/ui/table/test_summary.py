"""The summary at a table: beside the board on a tablet, in a sheet on a phone."""

from collections.abc import Callable
from typing import Any

import pytest
from kivy.core.window import Window

from kingdoms.commands.audit.sizes import targets_of, texts_of
from kingdoms.games import GAMES
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.table.summary import SummaryCard, SummaryHeading, SummaryLine
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import IconButton, InkButton, InkLabel, Sheet
from tests.ui.boards.forms import check_no_overlap, check_reach
from tests.ui.conftest import DESKTOP, TABLET
from tests.ui.geometry import FINGER, is_inside
from tests.ui.positions import new_session, session_where

Sit = Callable[..., Any]
SIDEWAYS = (640, 360)
TABLETS = [TABLET, DESKTOP, (768, 1024), (1024, 768)]
LEAST_TEXT = 14
"""The smallest text in sp."""


def labels(finger: Any) -> list[InkLabel]:
    """All headings and lines of the summary."""
    return [*finger.find(SummaryHeading), *finger.find(SummaryLine)]


def words(finger: Any) -> set[str]:
    """All pieces of text in the summary."""
    return {label.text for label in labels(finger)}


def columns(card: SummaryCard) -> list[Any]:
    """The columns of the card, without the lines between them."""
    return [part for part in card.ids.columns.children if part.children]


def check_page(finger: Any) -> None:
    """Checks that everything on the card can be read without scrolling."""
    (card,) = finger.find(SummaryCard)
    content, room = card.ids.columns, card.ids.columns.parent
    assert content.height <= room.height, (content.height, room.height)
    page = Rect(*room.to_window(*room.pos), *room.size)
    for label in labels(finger):
        assert is_inside(Rect(*label.to_window(*label.pos), *label.size), page), label.text
        assert label.texture_size[0] <= label.width
        assert label.texture_size[1] <= label.height
        assert label.font_size >= LEAST_TEXT


@pytest.mark.parametrize("size", TABLETS, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("game", GAMES)
def test_on_a_tablet_it_is_one_page_and_the_board_has_room(sit: Sit, game: str, size: tuple[int, int]) -> None:
    for session in (
        new_session("pbb", 3, GAMES[game]),
        session_where(lambda _state: True, "pbb", 40, GAMES[game]),
    ):
        finger = sit(session, size)
        finger.table.summary.toggle()
        for language in ("en", "hu"):
            finger.app.set("language", language)
            finger.frames(6)
            check_page(finger)
            board = finger.table.board
            assert [zone for zone in board.zones if not is_inside(zone.rect, board.rect)] == []
            assert [thing for thing, hit in board.hits.items() if not is_inside(hit, board.rect)] == []
            check_no_overlap(board.zones)
            check_reach(board)
            assert [seen.text for seen in texts_of(board) if seen.is_cut] == []
            assert min(targets_of(board).values(), default=FINGER) >= FINGER


def test_it_stays_one_page_when_the_tablet_is_turned(sit: Sit) -> None:
    finger = sit(new_session("pb"), TABLET)
    finger.table.summary.toggle()
    for size in (TABLET, DESKTOP, (768, 1024), (1024, 768)):
        Window.size = size
        finger.frames(6)
        (card,) = finger.find(SummaryCard)
        check_page(finger)
        assert card.width == (1.25 * theme.rail if theme.wide else size[0])
        assert finger.table.board.width * finger.table.board.height > card.width * card.height


@pytest.mark.parametrize("size", [TABLET, (768, 1024)], ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("game", GAMES)
def test_its_columns_are_about_equally_high(sit: Sit, game: str, size: tuple[int, int]) -> None:
    finger = sit(new_session("pb", 3, GAMES[game]), size)
    finger.table.summary.toggle()
    finger.frames(6)
    heights = [column.height for column in columns(finger.find(SummaryCard)[0])]
    assert len(heights) == 3
    assert min(heights) > max(heights) / 2


@pytest.mark.parametrize("size", TABLETS, ids="{0[0]}x{0[1]}".format)
def test_beside_it_the_map_of_royals_is_its_boards_largest_part(sit: Sit, size: tuple[int, int]) -> None:
    finger = sit(new_session("pbb", 3, GAMES["royals"]), size)
    finger.table.summary.toggle()
    finger.frames(6)
    areas = {type(zone).__name__: zone.width * zone.height for zone in finger.table.board.zones}
    assert max(areas, key=lambda name: areas[name]) == "RoyalsMap"


@pytest.mark.parametrize("size", [TABLET, DESKTOP], ids=["tablet", "tablet sideways"])
@pytest.mark.parametrize("game", GAMES)
def test_on_a_tablet_it_stays_open_beside_the_board_and_the_game_goes_on(
    sit: Sit, game: str, size: tuple[int, int]
) -> None:
    session = new_session("p" * GAMES[game].seats[-1], 3, GAMES[game])
    finger = sit(session, size)
    if finger.table.curtain is not None:
        finger.lift_curtain()
    whole = finger.table.board.width * finger.table.board.height
    finger.press("s")
    finger.frames(4)
    (card,), board = finger.find(SummaryCard), finger.table.board
    assert board.width * board.height < whole
    assert card.x >= board.right or card.top <= board.y
    finger.play(session.state.moves()[0])
    finger.frames(4)
    assert session.log
    assert finger.find(SummaryCard) == [card]


def test_it_has_all_sections_in_the_language_in_use(sit: Sit) -> None:
    finger = sit(new_session("pb"), DESKTOP)
    finger.table.summary.toggle()
    for language in ("en", "hu"):
        finger.app.set("language", language)
        finger.frames(4)
        for title, lines in finger.table.session.game.words.summary():
            assert {title, *lines} - {""} <= words(finger)


def test_it_is_about_the_game_at_the_table(sit: Sit) -> None:
    finger = sit(new_session("pb"), DESKTOP)
    finger.table.summary.toggle()
    finger.app.show("home")
    finger.app.show("table", session=new_session("pb", 3, GAMES["royals"]))
    finger.frames(4)
    assert GAMES["royals"].words.summary()[0].lines[0] in words(finger)


def test_its_columns_follow_the_way_the_tablet_is_held(sit: Sit) -> None:
    finger = sit(new_session("pb"), TABLET)
    finger.table.summary.toggle()
    (card,) = finger.find(SummaryCard)
    for size, count in ((TABLET, 3), (DESKTOP, 1), (TABLET, 3)):
        Window.size = size
        finger.frames(4)
        assert len(columns(card)) == count
        assert len(finger.find(SummaryHeading)) == 3


def test_its_cross_and_the_same_key_close_it(sit: Sit) -> None:
    finger = sit(new_session("pb"), TABLET)
    width_and_height = finger.table.board.size[:]
    for way in ("cross", "s"):
        finger.press("s")
        finger.frames(4)
        (card,) = finger.find(SummaryCard)
        if way == "s":
            finger.press("s")
        else:
            finger.tap_widget(
                next(part for part in card.walk() if isinstance(part, IconButton) and part.icon == "close")
            )
        finger.frames(4)
        assert finger.find(SummaryCard) == []
        assert finger.table.board.size == width_and_height


@pytest.mark.parametrize("size", [(360, 640), SIDEWAYS], ids=["phone", "phone sideways"])
def test_on_a_phone_the_menu_opens_it_as_a_sheet(sit: Sit, size: tuple[int, int]) -> None:
    finger = sit(new_session("pb"), size)
    finger.table.open_menu()
    finger.frames(4)
    finger.find(InkButton, text="Summary")[0].activate(None)
    finger.frames(4)
    assert Sheet.topmost().title == "Rival Kings"
    assert len(finger.find(SummaryHeading)) == 3
    assert finger.find(SummaryCard) == []


def test_nothing_in_it_is_cut_off(sit: Sit) -> None:
    for size in (TABLET, DESKTOP):
        finger = sit(new_session("pb"), size, scale=2.0)
        finger.table.summary.toggle()
        finger.frames(6)
        assert all(label.texture_size[0] <= label.width for label in labels(finger))


@pytest.mark.parametrize("size", [TABLET, DESKTOP], ids=["tablet", "tablet sideways"])
def test_it_is_as_legible_as_everything_else_on_a_tablet(sit: Sit, size: tuple[int, int]) -> None:
    finger = sit(new_session("pb"), size)
    finger.table.summary.toggle()
    finger.frames(4)
    assert min(label.font_size for label in labels(finger)) >= theme.least_name
