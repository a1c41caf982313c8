"""The boards, one package per game; a board's class is looked up by the game's key when its table is first shown."""

from importlib import import_module

from kivy.core.window import Window

from kingdoms.ui.board.board import Board
from kingdoms.ui.kv_files import load_kv


def prepare_board(key: str) -> None:
    """Loads and compiles everything that a board needs, by building one and discarding it."""
    board = board_of(key)
    board.size = Window.size
    board.forms.build(board.form)
    board.stop_painting()


def board_of(key: str) -> Board:
    """A new board for the game with this key."""
    module = import_module(f"kingdoms.ui.boards.{key}.board")
    load_kv("board")
    load_kv(f"boards/{key}")
    board: Board = module.BOARD()
    return board
