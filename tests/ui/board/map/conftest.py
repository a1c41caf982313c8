"""A board with a map on the screen."""

from collections.abc import Callable, Iterator

import pytest
from kivy.lang import Builder

from kingdoms.commands.finger import Finger
from kingdoms.ui.kv_files import load_kv
from kingdoms.ui.theme import theme
from tests.ui.board.map.chart import FORM, SIGHT, ChartBoard


@pytest.fixture
def chart(show: Callable[..., Finger]) -> Iterator[tuple[ChartBoard, Finger]]:
    theme.speed = "off"
    load_kv("board")
    Builder.load_string(FORM, filename="chart.kv")
    board = ChartBoard()
    finger = show(board, (400, 500))
    board.show(SIGHT)
    finger.frames(3)
    yield board, finger
    Builder.unload_file("chart.kv")
