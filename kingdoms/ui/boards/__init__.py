"""The boards, one module per game: its class is found by the game's key when a table of it is first shown."""

from importlib import import_module

from kingdoms.ui.board.board import Board
from kingdoms.ui.system.startup import load_kv


def board_of(key: str) -> Board:
    """A new board for the game of this key."""
    module = import_module(f"kingdoms.ui.boards.{key}.board")
    load_kv("board")
    load_kv(f"boards/{key}")
    board: Board = module.BOARD()
    return board
