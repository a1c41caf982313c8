"""Messages at the edge of the screen wait for each other and disappear by themselves."""

from typing import Any

import pytest
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import InkButton, Sheet, Toast
from kingdoms.ui.widgets.clear_place import clear_place, covered, tappable
from tests.ui.conftest import DESKTOP, PHONE, TABLET
from tests.ui.positions import new_session
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


def button_at(y: float) -> InkButton:
    return InkButton(text="Done", size_hint=(1, None), pos_hint={"y": y})


def test_a_message_covers_no_button(show: Show) -> None:
    page = FloatLayout(size_hint=(None, None), size=PHONE)
    buttons = [button_at(0), button_at(0.12)]
    for button in buttons:
        page.add_widget(button)
    driver = show(page)
    driver.frames(2)
    Toast.say("You have no coins.")
    driver.frames(2)
    toast = Toast.shown()
    assert not covered(toast.rect, tappable())
    assert toast.y >= buttons[1].top


def test_a_message_moves_away_from_a_button_that_appears_below_it(show: Show) -> None:
    page = FloatLayout(size_hint=(None, None), size=PHONE)
    driver = show(page)
    Toast.say("You have no coins.")
    driver.frames(2)
    page.add_widget(button_at(0))
    driver.frames(2)
    Toast.shown().keep_clear()
    assert not covered(Toast.shown().rect, tappable())


def test_a_message_keeps_clear_of_an_open_sheet_but_not_of_what_is_below_it(show: Show) -> None:
    driver = show(button_at(0))
    sheet = Sheet(title="Question")
    sheet.add_foot(InkButton(text="Answer"))
    sheet.open()
    driver.frames(2)
    assert len(tappable()) == 2  # the answer and the cross


def test_if_everything_can_be_tapped_as_little_as_possible_is_covered() -> None:
    rows = [Rect(0, 100 * row, 300, 95) for row in range(6)]
    place = clear_place(Rect(20, 40, 200, 90), rows, Rect(0, 0, 300, 600))
    assert int(covered(place, rows)) == 1
    assert place.y < 200


SCREENS = ["home", "history", "settings", "about", "rules", "players"]


@pytest.mark.parametrize("size", [PHONE, (640, 360), TABLET, DESKTOP])
def test_on_every_screen_and_at_the_table_messages_cover_no_button(launch: Any, size: tuple[int, int]) -> None:
    finger = launch(size)
    finger.app.set("speed", "off")

    def say() -> None:
        finger.frames(6)
        Toast.say("The folder can't be opened.")
        finger.frames(2)
        toast = Toast.shown()
        assert not covered(toast.rect, tappable()), finger.app.trail[-1]
        finger.tap_widget(toast)

    for name in SCREENS:
        finger.app.show(name)
        say()
    finger.app.show("new_game", game="kingsburg")
    say()
    finger.app.start_game(new_session("pb"))
    say()
