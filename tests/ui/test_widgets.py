"""The widgets: what a finger and a keyboard can do with them, and that they stay readable and large enough."""

from collections.abc import Callable
from typing import Any

import pytest
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.factory import Factory
from kivy.lang import Builder
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.screenmanager import ScreenManager
from kivy.uix.widget import Widget

from kingdoms.ui.focus import FocusWalker
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import (
    Bar,
    Body,
    Choice,
    Column,
    Crest,
    Display,
    Frame,
    IconButton,
    InkButton,
    InkSlider,
    InkSwitch,
    Page,
    Panel,
    Row,
    Scroll,
    Sheet,
    Stack,
    Toast,
    ask,
)
from kingdoms.ui.widgets.buttons import LONG_PRESS

Show = Callable[..., Any]  # the fixture of conftest, which gives a finger
LONG = "Give one of your markers to a rival who has not yet carried out his actions"


@pytest.fixture(autouse=True)
def _at_once() -> None:
    theme.speed = "off"


def placed(widget: Widget, width: float = 300) -> Widget:
    """The widget at a place of its own in the middle of a phone."""
    widget.size_hint = (None, None)
    widget.width = width
    widget.pos = (30, 300)
    return widget


def count(button: Widget, event: str = "on_release") -> list[Widget]:
    """What grows by one with each event."""
    heard: list[Widget] = []
    button.bind(**{event: heard.append})
    return heard


def later(seconds: float) -> None:
    """Lets this time pass on Kivy's clock at once."""
    for event in list(Clock.get_events()):
        if event.timeout > 0:
            event.tick(Clock.time() + seconds)


@pytest.mark.parametrize("kind", ["primary", "secondary", "danger", "plain"])
def test_a_button_is_tapped(show: Show, kind: str) -> None:
    button = placed(InkButton(text="Start", icon="play", kind=kind))
    heard = count(button)
    driver = show(button)
    driver.tap_widget(button)
    assert heard == [button]


def test_a_finger_that_slides_away_is_no_tap(show: Show) -> None:
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


def test_a_button_that_left_the_screen_under_the_finger_does_nothing(show: Show) -> None:
    button = placed(InkButton(text="Start"))
    heard = count(button)
    driver = show(button)
    touch = driver.down(*button.center)
    Window.remove_widget(button)
    driver.up(touch)
    assert heard == []


def test_a_button_that_cannot_be_used_says_why(show: Show) -> None:
    button = placed(InkButton(text="Buy", why="You have two coins, and three are needed."))
    heard = count(button)
    driver = show(button)
    driver.tap_widget(button)
    assert heard == []
    assert Toast.shown().text == "You have two coins, and three are needed."
    button.why = ""
    driver.tap_widget(button)
    assert heard == [button]


def test_a_long_press_tells_what_a_symbol_means(show: Show) -> None:
    button = placed(IconButton(icon="undo", hint="Undo"), 48)
    heard = count(button)
    driver = show(button)
    touch = driver.down(*button.center)
    later(LONG_PRESS)
    assert Toast.shown().text == "Undo"
    driver.up(touch)
    assert heard == []
    driver.tap_widget(button)
    assert heard == [button]


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


def test_a_button_grows_with_its_words(show: Show) -> None:
    button = placed(InkButton(text="Go"), 200)
    show(button)
    low = button.height
    button.text = LONG
    assert button.height > low
    wide = button.natural_width
    button.width = wide
    assert button.height == low


def test_words_wrap_and_are_as_high_as_they_must_be(show: Show) -> None:
    words = placed(Body(text=LONG), 150)
    driver = show(words)
    high = words.height
    words.width = 600
    driver.frames(2)
    assert words.height < high / 2


def test_headings_break_no_word_at_the_largest_type(show: Show) -> None:
    theme.text_scale = 2.0
    heading = placed(Display(text="Kingdoms"), 200)
    driver = show(heading)
    driver.frames(2)
    assert heading.height < 2 * heading.font_size
    heading.width = 900
    driver.frames(2)
    assert heading.font_size == theme.display


def test_a_choice_takes_the_option_under_the_finger(show: Show) -> None:
    choice = placed(Choice(options=[("off", "Off"), ("fast", "Fast"), ("normal", "Normal")], value="off"))
    driver = show(choice)
    driver.tap(choice.x + 150, choice.center_y)
    assert choice.value == "fast"
    driver.tap(choice.right - 5, choice.center_y)
    assert choice.value == "normal"
    choice.why = "Not in the middle of a game."
    driver.tap(choice.x + 5, choice.center_y)
    assert choice.value == "normal"


def test_a_switch_turns_over_wherever_its_line_is_tapped(show: Show) -> None:
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
    slider.why = "Not in the middle of a game."
    driver.tap(slider.x + 20, slider.center_y)
    assert slider.value == 2


def test_a_bar_has_its_button_left_and_its_actions_right(show: Show) -> None:
    bar = Bar(title="Rival Kings", icon="menu", width=360, size_hint=(None, None))
    heard = count(bar, "on_left")
    action = IconButton(icon="log")
    bar.add_widget(action)
    driver = show(bar)
    driver.tap(24, bar.center_y)
    assert heard == [bar]
    assert action.right == pytest.approx(360, abs=theme.unit)


def test_a_bar_without_a_button_has_nothing_to_tap(show: Show) -> None:
    bar = Bar(title="Kingdoms", icon="", width=360, size_hint=(None, None))
    heard = count(bar, "on_left")
    driver = show(bar)
    driver.tap(10, bar.center_y)
    assert heard == []


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


def test_a_sheet_closes_by_escape_by_its_cross_and_by_a_tap_beside_it(show: Show) -> None:
    driver = show(Widget())

    def opened() -> Sheet:
        sheet = Sheet(title="Log")
        sheet.open()
        driver.frames(4)
        assert Sheet.top() is sheet
        return sheet

    gone = count(opened(), "on_dismiss")
    driver.press("escape")
    assert (len(gone), Sheet.top()) == (1, None)
    opened()
    driver.tap(180, 600)
    assert Sheet.top() is None
    opened()
    driver.tap_widget(driver.find(IconButton, icon="close")[0])
    assert Sheet.top() is None


def test_a_sheet_that_must_be_answered_stays(show: Show) -> None:
    driver = show(Widget())
    sheet = Sheet(title="The lion plays", must_answer=True)
    sheet.open()
    driver.frames(4)
    driver.press("escape")
    driver.tap(180, 600)
    assert Sheet.top() is sheet
    assert all(button.disabled for button in driver.find(IconButton, icon="close"))
    sheet.dismiss()
    assert Sheet.top() is None


def test_a_sheet_can_be_opened_again(show: Show) -> None:
    driver = show(Widget())
    sheet = Sheet(title="Log")
    for _ in range(2):
        sheet.open()
        sheet.open()
        driver.frames(3)
        assert Sheet.top() is sheet
        sheet.dismiss()
        sheet.dismiss()
        assert Sheet.top() is None


def test_escape_closes_the_uppermost_sheet_only(show: Show) -> None:
    driver = show(Widget())
    lower, upper = Sheet(title="Menu"), Sheet(title="Sure?")
    lower.open()
    upper.open()
    driver.frames(3)
    driver.press("escape")
    assert Sheet.top() is lower
    driver.press("escape")
    assert Sheet.top() is None


def test_nothing_behind_a_sheet_can_be_touched(show: Show) -> None:
    button = placed(InkButton(text="Behind"))
    button.pos = (30, 550)
    heard = count(button)
    driver = show(button)
    Sheet(title="Log", must_answer=True).open()
    driver.frames(3)
    driver.tap_widget(button)
    assert heard == []


def test_an_answer_closes_the_question_and_does_its_work(show: Show) -> None:
    driver = show(Widget())
    done: list[str] = []
    ask("Leave?", "It is saved.", [("Stay", "secondary", None), ("Leave", "danger", lambda: done.append("left"))])
    driver.frames(4)
    driver.tap_widget(driver.find(InkButton, text="Leave")[0])
    assert (done, Sheet.top()) == (["left"], None)
    ask("Leave?", "It is saved.", [("Stay", "secondary", None)])
    driver.frames(4)
    driver.tap_widget(driver.find(InkButton, text="Stay")[0])
    assert (done, Sheet.top()) == (["left"], None)


def test_sentences_wait_for_each_other(show: Show) -> None:
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
    Toast.say("You have no coins.", at_once=True)
    assert Toast.shown().text == "You have no coins."
    assert Toast.shown().waiting == []


def test_a_sentence_goes_by_itself(show: Show) -> None:
    show(Widget())
    Toast.say("Saved.")
    later(5.0)
    assert Toast.shown() is None


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_sentence_stays_inside_the_window(show: Show, scale: float) -> None:
    theme.text_scale = scale
    driver = show(Widget())
    Toast.say(LONG)
    driver.frames(2)
    toast = Toast.shown()
    assert toast.x >= 0
    assert toast.right <= 360
    assert toast.top <= 640


def keyboard(area: Widget) -> FocusWalker:
    return FocusWalker(lambda: Sheet.top() or area)


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


def test_enter_does_what_a_tap_does_and_a_touch_puts_the_ring_away(show: Show) -> None:
    rows, buttons = grid()
    heard = count(buttons["top"])
    driver = show(rows)
    walker = keyboard(rows)
    walker.attach(Window)
    driver.press("enter")
    assert heard == []
    driver.press("down")
    driver.press("enter")
    assert heard == [buttons["top"]]
    driver.tap(350, 630)
    assert not buttons["top"].is_focused


def test_the_ring_reaches_every_option_of_a_choice_and_moves_a_slider(show: Show) -> None:
    rows = Stack(width=300, size_hint=(None, None))
    choice, slider = Choice(options=[(n, str(n)) for n in (2, 3, 4)], value=2), InkSlider(step=0.25)
    rows.add_widget(choice)
    rows.add_widget(slider)
    driver = show(rows)
    walker = keyboard(rows)
    walker.attach(Window)
    for key in ("down", "right", "right", "enter"):
        driver.press(key)
    assert choice.value == 4
    for key in ("down", "right", "right", "left"):
        driver.press(key)
    assert slider.value == 0.25


def test_the_ring_stays_in_the_open_sheet_and_passes_by_what_is_hidden(show: Show) -> None:
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


def test_the_ring_brings_what_it_stands_on_into_sight(show: Show) -> None:
    scroll = Scroll(size=(300, 200), size_hint=(None, None))
    column = Column()
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


def test_a_page_holds_everything_in_one_column(show: Show) -> None:
    page = Page(name="home")
    frame, scroll, column, panel = Frame(), Scroll(), Column(), Panel()
    panel.add_widget(Crest(crest=2))
    column.add_widget(panel)
    scroll.add_widget(column)
    frame.add_widget(scroll)
    page.add_widget(frame)
    pages = ScreenManager()
    pages.add_widget(page)
    driver = show(pages, (1280, 800))
    assert panel.width == theme.column
    assert panel.center_x == 640
    theme.insets = [10, 20, 30, 40]
    driver.frames(2)
    assert (scroll.x, scroll.y, scroll.right, scroll.top) == (10, 40, 1250, 780)
    theme.insets = [0, 0, 0, 0]


def test_the_field_for_text_is_known_to_layouts(show: Show) -> None:
    show(Widget())
    field = Builder.load_string("TextField:\n    text: 'Anna'\n")
    assert (field.text, field.multiline, field.font_name) == ("Anna", False, "Serif")


def test_the_keyboard_reaches_the_field_for_text(show: Show) -> None:
    rows = Stack(width=300, size_hint=(None, None))
    field = Factory.TextField(text="Anna")
    rows.add_widget(field)
    driver = show(rows)
    walker = keyboard(rows)
    walker.attach(Window)
    driver.press("down")
    assert field.is_focused
    assert not field.focus
    driver.press("enter")
    assert field.focus
    field.focus = False
