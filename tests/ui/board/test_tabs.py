"""The tabs of a table with several pages."""

from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.commands.audit.sizes import TextRecorder
from kingdoms.ui.board.zones.tabs import paint_tab
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.ui.drawing.painted import Record


@pytest.mark.parametrize("label", ["Town", "Countries"])
def test_the_symbol_and_the_label_of_a_wide_tab_are_centred_together(launch: Callable[..., Any], label: str) -> None:
    launch()
    record, tab = Record(), Rect(10, 10, 180, 56)
    paint_tab(record, tab, "paladins/symbols/townsfolk", label)
    symbol, words = record.places["paladins/symbols/townsfolk"], record.places[label]
    assert symbol.right <= words.x
    assert (symbol.x - tab.x) == pytest.approx(tab.right - words.right, abs=4)


def test_the_label_of_a_wide_tab_keeps_its_size(launch: Callable[..., Any]) -> None:
    launch((1280, 800))
    recorder = TextRecorder()
    paint_tab(recorder, Rect(10, 10, 180, 56), "paladins/symbols/townsfolk", "Io")
    (label,) = recorder.seen
    assert label.size == theme.small
