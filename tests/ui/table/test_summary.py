"""The summary at a table: beside the board on a tablet, in a sheet on a phone."""

from collections.abc import Callable
from typing import Any

import pytest
from kivy.core.window import Window

from kingdoms.games import GAMES
from kingdoms.ui.table.summary import SummaryCard, SummarySection
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import IconButton, InkButton, InkLabel, Sheet
from tests.ui.conftest import DESKTOP, TABLET
from tests.ui.positions import new_session

Sit = Callable[..., Any]
SIDEWAYS = (640, 360)


def words(finger: Any) -> set[str]:
    """All pieces of text in the summary."""
    return {label.text for section in finger.find(SummarySection) for label in section.walk() if hasattr(label, "text")}


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
            assert {title, *lines} <= words(finger)


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
    for size, columns in ((TABLET, 3), (DESKTOP, 1), (TABLET, 3)):
        Window.size = size
        finger.frames(4)
        assert len(card.ids.columns.children) == columns
        assert len(finger.find(SummarySection)) == 4


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
    assert len(finger.find(SummarySection)) == 4
    assert finger.find(SummaryCard) == []


def test_nothing_in_it_is_cut_off(sit: Sit) -> None:
    for size in (TABLET, DESKTOP):
        finger = sit(new_session("pb"), size, scale=2.0)
        finger.table.summary.toggle()
        finger.frames(6)
        labels = [label for section in finger.find(SummarySection) for label in section.walk()]
        assert all(label.texture_size[0] <= label.width for label in labels if isinstance(label, InkLabel))


@pytest.mark.parametrize("size", [TABLET, DESKTOP], ids=["tablet", "tablet sideways"])
def test_it_is_as_legible_as_everything_else_on_a_tablet(sit: Sit, size: tuple[int, int]) -> None:
    finger = sit(new_session("pb"), size)
    finger.table.summary.toggle()
    finger.frames(4)
    labels = [label for section in finger.find(SummarySection) for label in section.walk()]
    assert min(label.font_size for label in labels if isinstance(label, InkLabel)) >= theme.least_name
