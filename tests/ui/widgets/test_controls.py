"""Choices, switches and sliders follow the finger, and nothing is too small for one."""

from collections.abc import Callable

import pytest
from kivy.factory import Factory
from kivy.uix.widget import Widget

from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Bar, Choice, IconButton, InkButton, InkSlider, InkSwitch, Stack
from tests.ui.widgets.placing import LONG, Show, placed


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(
    "make",
    [
        lambda: InkButton(text=LONG, icon="play"),
        lambda: InkButton(text="Go"),
        lambda: IconButton(),
        lambda: InkSwitch(text="Sound"),
        lambda: InkSwitch(text=LONG, note=LONG),
        lambda: InkSlider(),
        lambda: Choice(options=[(1, "Off"), (2, LONG)]),
        lambda: Factory.TextField(),
        lambda: Bar(title=LONG),
    ],
    ids=["long button", "button", "icon", "switch", "long switch", "slider", "choice", "field", "bar"],
)
def test_nothing_is_too_small_for_a_finger(show: Show, make: Callable[[], Widget], scale: float) -> None:
    theme.text_scale = scale
    stack = Stack(width=328, size_hint=(None, None))
    widget = make()
    stack.add_widget(widget)
    show(stack)
    assert widget.height >= 48
    assert widget.width >= 48


def test_a_choice_takes_the_option_under_the_finger(show: Show) -> None:
    choice = placed(Choice(options=[("off", "Off"), ("fast", "Fast"), ("normal", "Normal")], value="off"))
    driver = show(choice)
    driver.tap(choice.x + 150, choice.center_y)
    assert choice.value == "fast"
    driver.tap(choice.right - 5, choice.center_y)
    assert choice.value == "normal"
    choice.why_not = "Not in the middle of a game."
    driver.tap(choice.x + 5, choice.center_y)
    assert choice.value == "normal"


def test_a_switch_toggles_wherever_its_line_is_tapped(show: Show) -> None:
    switch = placed(InkSwitch(text="Sound"))
    driver = show(switch)
    driver.tap(switch.x + 5, switch.center_y)
    assert switch.active
    assert switch.knob == 1
    driver.tap(switch.right - 5, switch.center_y)
    assert not switch.active
    assert switch.knob == 0


def test_a_slider_follows_the_finger_in_steps(show: Show) -> None:
    slider = placed(InkSlider(min=1, max=2, step=0.25, value=1))
    driver = show(slider)
    touch = driver.down(*slider.center)
    assert slider.value == 1.5
    driver.drag(touch, slider.right + 50, slider.y - 90)
    assert slider.value == 2
    driver.up(touch)
    driver.drag(touch, slider.x, slider.center_y)
    assert slider.value == 2
    slider.why_not = "Not in the middle of a game."
    driver.tap(slider.x + 20, slider.center_y)
    assert slider.value == 2
