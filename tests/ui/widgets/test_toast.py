"""Messages at the edge of the screen wait for each other and disappear by themselves."""

import pytest
from kivy.uix.widget import Widget

from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Toast
from tests.ui.widgets.placing import LONG, Show, later


def test_messages_wait_for_each_other(show: Show) -> None:
    driver = show(Widget())
    for text in ("One.", "Two.", "One.", "Two."):
        Toast.say(text)
    assert Toast.shown().text == "One."
    driver.tap_widget(Toast.shown())
    assert Toast.shown().text == "Two."
    driver.tap_widget(Toast.shown())
    assert Toast.shown() is None


def test_an_answer_to_a_tap_does_not_wait(show: Show) -> None:
    show(Widget())
    Toast.say("The game was saved.")
    Toast.say("You have no coins.", beside=Rect(0, 0, 48, 48))
    assert Toast.shown().text == "You have no coins."
    assert Toast.shown().waiting == []


@pytest.mark.parametrize("y", [500, 20])
def test_an_answer_is_next_to_its_target_on_the_inner_side_and_never_over_it(show: Show, y: float) -> None:
    driver = show(Widget())
    button = Rect(300, y, 48, 48)
    Toast.say("You have no coins.", beside=button)
    driver.frames(2)
    toast = Toast.shown()
    if y > 320:
        assert button.y - theme.touch < toast.top < button.y
    else:
        assert button.top < toast.y < button.top + theme.touch
    assert toast.x >= 0
    assert toast.right <= 360


def test_a_message_that_answers_no_tap_is_at_the_lower_edge(show: Show) -> None:
    driver = show(Widget())
    Toast.say("You have no coins.")
    driver.frames(2)
    assert Toast.shown().top < 120


def test_a_message_disappears_by_itself(show: Show) -> None:
    show(Widget())
    Toast.say("Saved.")
    later(5.0)
    assert Toast.shown() is None


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_message_stays_inside_the_window(show: Show, scale: float) -> None:
    theme.text_scale = scale
    driver = show(Widget())
    Toast.say(LONG)
    driver.frames(2)
    toast = Toast.shown()
    assert toast.x >= 0
    assert toast.right <= 360
    assert toast.top <= 640
