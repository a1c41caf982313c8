"""Sheets fit into the window, close in every usual way, and keep all touches from what is behind them."""

from collections.abc import Callable

import pytest
from kivy.uix.widget import Widget

from kingdoms.commands.finger import Finger
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Body, IconButton, InkButton, Sheet, ask
from tests.ui.widgets.placing import LONG, Show, count, placed

Launch = Callable[..., Finger]


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
@pytest.mark.parametrize("lines", [1, 60])
def test_a_sheet_fits_into_the_window(show: Show, size: tuple[int, int], lines: int) -> None:
    driver = show(Widget(), size)
    sheet = Sheet(title="Rules")
    for _ in range(lines):
        sheet.add_widget(Body(text=LONG))
    sheet.add_foot(InkButton(text="I see"))
    sheet.open()
    driver.frames(4)
    panel = sheet.panel
    assert panel.top <= size[1]
    assert panel.y >= -theme.corner
    assert panel.right <= size[0]
    assert (sheet.body.height > sheet.scroll.height) is (lines == 60)
    assert sheet.foot.y >= panel.y
    assert (panel.center_x, panel.y > 0) == (size[0] / 2, size[0] == 1280)


def test_a_sheet_closes_on_escape_or_its_cross_or_a_tap_outside(launch: Launch) -> None:
    driver = launch()

    def opened() -> Sheet:
        sheet = Sheet(title="Log")
        sheet.open()
        driver.frames(4)
        assert Sheet.topmost() is sheet
        return sheet

    gone = count(opened(), "on_dismiss")
    driver.press("escape")
    assert (len(gone), Sheet.topmost()) == (1, None)
    opened()
    driver.tap(180, 600)
    assert Sheet.topmost() is None
    opened()
    driver.tap_widget(driver.find(IconButton, icon="close")[0])
    assert Sheet.topmost() is None


def test_a_sheet_can_be_opened_again(show: Show) -> None:
    driver = show(Widget())
    sheet = Sheet(title="Log")
    for _ in range(2):
        sheet.open()
        sheet.open()
        driver.frames(3)
        assert Sheet.topmost() is sheet
        sheet.dismiss()
        sheet.dismiss()
        assert Sheet.topmost() is None


def test_escape_closes_only_the_topmost_sheet(launch: Launch) -> None:
    driver = launch()
    lower, upper = Sheet(title="Menu"), Sheet(title="Sure?")
    lower.open()
    upper.open()
    driver.frames(3)
    driver.press("escape")
    assert Sheet.topmost() is lower
    driver.press("escape")
    assert Sheet.topmost() is None


def test_nothing_behind_a_sheet_can_be_touched(show: Show) -> None:
    button = placed(InkButton(text="Behind"))
    button.pos = (30, 550)
    heard = count(button)
    driver = show(button)
    Sheet(title="Log").open()
    driver.frames(3)
    driver.tap_widget(button)
    assert heard == []


def test_an_answer_closes_the_question_and_is_carried_out(show: Show) -> None:
    driver = show(Widget())
    done: list[str] = []
    ask("Leave?", "It is saved.", [("Stay", "secondary", None), ("Leave", "danger", lambda: done.append("left"))])
    driver.frames(4)
    driver.tap_widget(driver.find(InkButton, text="Leave")[0])
    assert (done, Sheet.topmost()) == (["left"], None)
    ask("Leave?", "It is saved.", [("Stay", "secondary", None)])
    driver.frames(4)
    driver.tap_widget(driver.find(InkButton, text="Stay")[0])
    assert (done, Sheet.topmost()) == (["left"], None)


def test_a_sheet_has_a_top_edge_like_any_widget(show: Show) -> None:
    driver = show(Widget())
    sheet = Sheet(title="Rules")
    sheet.open()
    driver.frames(2)
    assert sheet.top == 640
