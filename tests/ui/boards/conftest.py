"""Boards without a table around them, and boards whose kv file has been edited."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.lang import Builder

from kingdoms.paths import KV
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.boards import board_of
from kingdoms.ui.kv_files import load_kv
from tests.ui.boards.positions import MIDDLE, position, sight_of

BAR = 56


@pytest.fixture
def laid(show: Callable[..., Any]) -> Callable[..., Callable[..., Board]]:
    """Lays out a board in the middle of a game, filling the space below the bar in a window of any size."""

    def lay(key: str, seats: int) -> Callable[..., Board]:
        board = board_of(key)
        board.size_hint_y = None
        finger = show(board)
        finger.is_drawing = False
        board.show(sight_of(position(key, seats, MIDDLE)))

        def resize(width: int, height: int, sight: Sight | None = None) -> Board:
            Window.size, board.height = (width, height), height - BAR
            if sight is not None:
                board.show(sight)
            finger.frames(3)
            return board

        return resize

    return lay


@pytest.fixture
def edited() -> Iterator[Callable[..., None]]:
    """Loads a changed copy of a board's kv file in its place; afterwards the file itself is loaded again."""
    changed: list[str] = []

    def edit(key: str, change: Callable[[str], str], folder: str = "boards") -> None:
        board_of(key)
        load_kv(f"{folder}/{key}")
        path = KV / folder / f"{key}.kv"
        text = path.read_text(encoding="utf-8")
        copy = change(text)
        assert copy != text
        Builder.unload_file(str(path))
        Builder.load_string(copy, filename=str(path))
        changed.append(str(path))

    yield edit
    for path in changed:
        Builder.unload_file(path)
        Builder.load_file(path)
