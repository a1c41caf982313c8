"""Text that has to fit its space."""

from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.ui.drawing.text import Style, TextBox, fitted, fitting, largest_fitting, least_height, size_of


@pytest.mark.parametrize("size", [18.2, 28, 36.4])
def test_words_that_must_not_be_cut_fit_every_width(launch: Callable[..., Any], size: float) -> None:
    launch()
    for width in range(60, 160):
        drawn = Style(round(fitting("Margaréta", width, size)), bold=True)
        assert size_of("Margaréta", drawn)[0] <= width


def test_the_largest_size_is_chosen_at_which_all_bold_words_fit(launch: Callable[..., Any]) -> None:
    launch()
    words, sizes = ["Ace", "Margaréta"], (30, 20, 10)
    widths = [size_of("Margaréta", Style(size, bold=True))[0] for size in sizes]
    assert [largest_fitting(words, width, sizes) for width in widths] == [30, 20, 10]
    assert largest_fitting(words, widths[1] - 1, sizes) == 10
    assert largest_fitting(words, widths[2] - 1, sizes) is None


@pytest.mark.parametrize("words", ["Jester", "Master\nHunter"])
def test_lines_are_made_smaller_only_in_a_box_lower_than_the_least_height(
    launch: Callable[..., Any], words: str
) -> None:
    launch()
    lines = len(words.split())
    for size in range(9, 33):
        style = Style(size, bold=True)
        height = least_height(lines, style)
        assert fitted(words, style, TextBox(1000, height, lines)) == (words, style)
        assert fitted(words, style, TextBox(1000, height - 1, lines))[1].size < size
