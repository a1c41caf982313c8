"""Text is as tall as it needs to be, and no word is split."""

from kivy.factory import Factory

from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Body
from tests.ui.widgets.placing import LONG, Show, placed


def test_text_wraps_and_is_as_tall_as_it_needs_to_be(show: Show) -> None:
    words = placed(Body(text=LONG), 150)
    driver = show(words)
    high = words.height
    words.width = 600
    driver.frames(2)
    assert words.height < high / 2


def test_headings_split_no_word_at_the_largest_size(show: Show) -> None:
    theme.text_scale = 2.0
    heading = placed(Factory.Title(text="Kingdoms"), 150)
    driver = show(heading)
    driver.frames(2)
    assert heading.height < 2 * heading.font_size
    heading.width = 900
    driver.frames(2)
    assert heading.font_size == theme.title
