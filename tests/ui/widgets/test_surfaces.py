"""Pages, bars and fields: how they arrange their contents."""

import gc

import pytest
from kivy.factory import Factory
from kivy.lang import Builder
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Bar, Crest, Divider, IconButton, InkButton, Panel, Parchment, Scroll
from tests.ui.drawing.painted import Record
from tests.ui.widgets.placing import Show, count


def test_a_bar_has_its_button_on_the_left_and_its_actions_on_the_right(show: Show) -> None:
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


def test_a_title_is_on_one_line_if_it_is_legible_that_way(show: Show, written: list[tuple[str, Rect]]) -> None:
    """On a phone a table's bar has three buttons to the right of its title."""
    titles = "Before the first round", "What happened before the very first round"
    for title in titles:
        bar = Bar(title=title, icon="menu", width=360, size_hint=(None, None))
        for icon in ("lamp", "log", "help"):
            bar.add_widget(IconButton(icon=icon))
        show(bar)
    short, long = (dict(written)[title] for title in titles)
    assert short.height < 1.5 * theme.subtitle < long.height
    assert short.width <= 360 - 4 * theme.touch


def test_a_page_has_everything_in_one_column(show: Show) -> None:
    page = Parchment()
    frame, scroll, column, panel = Factory.Frame(), Scroll(), Factory.Column(), Panel()
    panel.add_widget(Crest(crest=2))
    column.add_widget(panel)
    scroll.add_widget(column)
    frame.add_widget(scroll)
    page.add_widget(frame)
    driver = show(page, (1280, 800))
    assert panel.width == theme.column
    assert panel.center_x == 640
    theme.insets = [10, 20, 30, 40]
    driver.frames(2)
    assert (scroll.x, scroll.y, scroll.right, scroll.top) == (10, 40, 1250, 780)
    theme.insets = [0, 0, 0, 0]


def test_a_mark_says_that_there_is_more_below_until_the_end_is_in_sight(show: Show) -> None:
    scroll, column = Scroll(size=(300, 200), size_hint=(None, None)), Factory.Column()
    scroll.add_widget(column)
    driver = show(scroll)
    assert not scroll.has_more
    for number in range(5):
        column.add_widget(InkButton(text=str(number)))
    driver.frames(2)
    assert scroll.has_more
    scroll.scroll_y = 0
    assert not scroll.has_more
    scroll.scroll_y = 0.5
    assert scroll.has_more
    scroll.height = 600
    driver.frames(2)
    assert not scroll.has_more


def test_the_text_field_can_be_used_in_layouts(show: Show) -> None:
    show(Widget())
    field = Builder.load_string("TextField:\n    text: 'Anna'\n")
    assert (field.text, field.multiline, field.font_name) == ("Anna", False, "Serif")


def test_a_divider_has_its_flourish_in_the_middle(show: Show) -> None:
    divider = Divider(size_hint=(None, None), size=(300, 24))
    show(divider)
    assert Record(divider).places["frame/flourish"].centre == divider.rect.centre


def test_a_movable_widget_goes_where_kv_says() -> None:
    page = Builder.load_string("""
BoxLayout:
    is_wide: False
    BoxLayout:
        id: left
        Label:
    BoxLayout:
        id: right
        Panel:
            id: panel
            home: left if root.is_wide else right
""")
    left, right, panel = (page.ids[name].__self__ for name in ("left", "right", "panel"))
    assert right.children == [panel]
    page.is_wide = True
    assert (left.children[0], right.children) == (panel, [])


def test_a_movable_widget_that_is_already_there_keeps_its_place() -> None:
    home, first, second = BoxLayout(), Panel(), Panel()
    home.add_widget(first)
    home.add_widget(second)
    first.home = home.proxy_ref
    assert home.children == [second, first]


def test_panes_show_what_kv_chooses_in_the_order_of_the_file() -> None:
    panes = Builder.load_string("""
Panes:
    is_split: False
    shown: [page, list] if self.is_split else [page]
    Label:
        id: list
    Label:
        id: page
""")
    page = panes.ids.page.__self__
    assert panes.children == [page]
    # Ids are only weak references, so the pane that is not shown must be kept alive elsewhere.
    gc.collect()
    panes.is_split = True
    assert panes.children == [page, panes.ids.list]


def test_a_pane_that_outlives_its_screen_still_follows_the_theme() -> None:
    screen = Builder.load_string("""
#:import theme kingdoms.ui.theme.theme
BoxLayout:
    is_split: False
    Panes:
        shown: [page, list] if root.is_split else [page]
        Label:
            id: list
            text: f'{theme.unit} {root.is_split}'
        Label:
            id: page
""")
    kept = screen.ids.list.__self__
    del screen
    gc.collect()
    before = theme.unit
    try:
        theme.unit = before + 1
        assert kept.text == f"{theme.unit} False"
    finally:
        theme.unit = before
