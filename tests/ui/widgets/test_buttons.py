"""Buttons: what counts as a tap, and what they say when they cannot be used."""

import pytest
from kivy.core.window import Window
from kivy.graphics import InstructionGroup

from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.durations import LONG_PRESS
from kingdoms.ui.sound import sound
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import IconButton, InkButton, Toast
from tests.ui.widgets.placing import LONG, Show, count, later, placed


@pytest.mark.parametrize("kind", ["primary", "choice", "secondary", "danger", "plain"])
def test_a_button_is_tapped(show: Show, kind: str) -> None:
    button = placed(InkButton(text="Start", icon="play", kind=kind))
    heard = count(button)
    driver = show(button)
    driver.tap_widget(button)
    assert heard == [button]


def test_a_finger_that_slides_away_does_not_tap(show: Show) -> None:
    button = placed(InkButton(text="Start"))
    heard = count(button)
    driver = show(button)
    touch = driver.down(*button.center)
    driver.frames(2)
    assert button.pressed == 1
    driver.drag(touch, 5, 5)
    driver.up(touch)
    assert (heard, button.pressed) == ([], 0)


def test_two_fingers_are_one_tap(show: Show) -> None:
    button = placed(InkButton(text="Start"))
    heard = count(button)
    driver = show(button)
    first, second = driver.down(*button.center), driver.down(*button.center)
    driver.up(first)
    driver.up(second)
    assert heard == [button]


def test_a_button_removed_under_the_finger_does_nothing(show: Show) -> None:
    button = placed(InkButton(text="Start"))
    heard = count(button)
    driver = show(button)
    touch = driver.down(*button.center)
    Window.remove_widget(button)
    driver.up(touch)
    assert heard == []


def test_a_button_that_cannot_be_used_says_why(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    monkeypatch.setattr(sound, "play", played.append)
    button = placed(InkButton(text="Buy", why_not="You have two coins, and three are needed."))
    heard = count(button)
    driver = show(button)
    driver.tap_widget(button)
    assert (heard, played) == ([], ["refuse"])
    assert Toast.shown().text == "You have two coins, and three are needed."
    button.why_not = ""
    driver.tap_widget(button)
    assert (heard, played) == ([button], ["refuse"])


def test_a_button_that_cannot_be_used_has_faded_words(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    button = placed(InkButton(text="Redo"))
    show(button)
    colours: list[list[float]] = []
    monkeypatch.setattr(Painter, "text", lambda _painter, _words, _rect, _size, colour, **_look: colours.append(colour))
    for why_not in ("", "Nothing has been undone."):
        button.why_not = why_not
        button.paint(Painter(InstructionGroup()))
    assert colours[0] == theme.ink
    assert colours[-1] == theme.faded


def test_a_long_press_on_a_symbol_shows_its_meaning(show: Show) -> None:
    button = placed(IconButton(icon="undo", tooltip="Undo"), 48)
    heard = count(button)
    driver = show(button)
    touch = driver.down(*button.center)
    later(LONG_PRESS)
    assert Toast.shown().text == "Undo"
    driver.up(touch)
    assert heard == []
    driver.tap_widget(button)
    assert heard == [button]


def test_a_button_grows_with_its_text(show: Show) -> None:
    button = placed(InkButton(text="Go"), 200)
    show(button)
    low = button.height
    button.text = LONG
    assert button.height > low
    wide = button.natural_width
    button.width = wide
    assert button.height == low
