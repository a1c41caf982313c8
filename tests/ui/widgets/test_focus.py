"""Keyboard focus: the ring goes where the arrows point, and Enter does what a tap does."""

import pytest
from kivy.factory import Factory
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from kingdoms.commands.finger import KEYS
from kingdoms.ui.widgets import Choice, InkButton, InkSlider, Row, Scroll, Sheet, Stack
from kingdoms.ui.widgets.focus import FocusWalker, spots_in
from tests.ui.widgets.placing import Show, count


def keyboard(area: Widget) -> FocusWalker:
    return FocusWalker(lambda: Sheet.topmost() or area)


def press(walker: FocusWalker, *keys: str) -> None:
    """Presses these keys in turn."""
    for key in keys:
        walker.on_key(None, KEYS[key])


def grid() -> tuple[BoxLayout, dict[str, InkButton]]:
    """Three rows: one wide button, two side by side, one wide."""
    buttons = {name: InkButton(text=name) for name in ("top", "left", "right", "bottom")}
    rows = Stack(width=300, size_hint=(None, None))
    row = Row()
    row.add_widget(buttons["left"])
    row.add_widget(buttons["right"])
    for widget in (buttons["top"], row, buttons["bottom"]):
        rows.add_widget(widget)
    return rows, buttons


@pytest.mark.parametrize(
    ("way", "end"),
    [
        (["down"], "top"),
        (["down", "down"], "left"),
        (["down", "down", "right"], "right"),
        (["down", "down", "right", "left"], "left"),
        (["down", "down", "right", "down"], "bottom"),
        (["down", "down", "down", "up", "up"], "top"),
        (["down", "up"], "top"),
        (["next", "next", "next", "next", "next"], "top"),
    ],
)
def test_the_arrows_lead_to_the_next_thing_in_their_direction(show: Show, way: list[str], end: str) -> None:
    rows, buttons = grid()
    show(rows)
    walker = keyboard(rows)
    for direction in way:
        walker.walk(direction)
    assert [name for name, button in buttons.items() if button.is_focused] == [end]


def test_enter_does_what_a_tap_does(show: Show) -> None:
    rows, buttons = grid()
    heard = count(buttons["top"])
    show(rows)
    walker = keyboard(rows)
    press(walker, "enter")
    assert heard == []
    press(walker, "down")
    press(walker, "enter")
    assert heard == [buttons["top"]]


def test_the_ring_reaches_every_option_of_a_choice_and_moves_a_slider(show: Show) -> None:
    rows = Stack(width=300, size_hint=(None, None))
    choice, slider = Choice(options=[(n, str(n)) for n in (2, 3, 4)], value=2), InkSlider(step=0.25)
    rows.add_widget(choice)
    rows.add_widget(slider)
    show(rows)
    walker = keyboard(rows)
    press(walker, "down", "right", "right", "enter")
    assert choice.value == 4
    press(walker, "down", "right", "right", "left")
    assert slider.value == 0.25


def test_the_ring_stays_in_the_open_sheet_and_skips_hidden_things(show: Show) -> None:
    rows, buttons = grid()
    driver = show(rows)
    walker = keyboard(rows)
    buttons["top"].opacity = 0
    buttons["left"].disabled = True
    walker.walk("down")
    assert buttons["right"].is_focused
    sheet = Sheet(title="Menu")
    inside = InkButton(text="Inside")
    sheet.add_foot(inside)
    sheet.open()
    driver.frames(4)
    walker.walk("down")
    walker.walk("down")
    assert inside.is_focused
    assert not buttons["right"].is_focused


def test_after_a_sheet_closes_the_ring_returns_to_where_it_was(show: Show) -> None:
    rows, buttons = grid()
    show(rows)
    walker = keyboard(rows)
    press(walker, "down", "down", "right")
    sheet = Sheet(title="Sheet")
    for name in ("one", "two"):
        sheet.add_widget(InkButton(text=name))
    sheet.open()
    press(walker, "down", "down", "down")
    assert not buttons["right"].is_focused
    sheet.dismiss()
    press(walker, "down")
    assert buttons["right"].is_focused


def test_when_the_thing_with_the_ring_disappears_the_ring_returns_to_the_thing_before(show: Show) -> None:
    rows, buttons = grid()
    show(rows)
    walker = keyboard(rows)
    press(walker, "down", "down", "down")
    assert buttons["bottom"].is_focused
    rows.remove_widget(buttons["bottom"])
    press(walker, "down")
    assert buttons["left"].is_focused


def test_the_ring_scrolls_its_target_into_sight(show: Show) -> None:
    scroll = Scroll(size=(300, 200), size_hint=(None, None))
    column = Factory.Column()
    buttons = [InkButton(text=str(n)) for n in range(12)]
    for button in buttons:
        column.add_widget(button)
    scroll.add_widget(column)
    driver = show(scroll)
    walker = keyboard(scroll)
    for _ in range(12):
        walker.walk("down")
        driver.frames(2)
    assert buttons[-1].is_focused
    assert 0 <= buttons[-1].to_window(0, buttons[-1].y)[1] < 200


def test_the_keyboard_reaches_the_text_field(show: Show) -> None:
    rows = Stack(width=300, size_hint=(None, None))
    field = Factory.TextField(text="Anna")
    rows.add_widget(field)
    show(rows)
    walker = keyboard(rows)
    press(walker, "down")
    assert field.is_focused
    assert not field.focus
    press(walker, "enter")
    assert field.focus
    field.focus = False


def test_a_touch_hides_the_ring(launch: Show) -> None:
    finger = launch()
    finger.press("down")
    assert [spot for spot in spots_in(finger.app.front) if spot.owner.is_focused]
    finger.tap(1, 1)
    assert not [spot for spot in spots_in(finger.app.front) if spot.owner.is_focused]


def test_the_ring_starts_where_something_is_to_be_done(show: Show) -> None:
    rows, buttons = grid()
    show(rows)
    buttons["right"].comes_first = True
    walker = keyboard(rows)
    press(walker, "tab")
    assert buttons["right"].is_focused
    press(walker, "up")
    assert buttons["top"].is_focused
