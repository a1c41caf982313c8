"""How the events of Kingsburg are seen: dice that tumble and stand, goods on their way, buildings, and the winter."""

from collections.abc import Sequence

from kingdoms.core.game import Event
from kingdoms.ui.board import Board
from kingdoms.ui.pieces import Scene
from kingdoms.ui.sight import Sight


def scenes(board: Board, sight: Sight, events: Sequence[Event]) -> list[Scene]:
    """One scene for everything that can be seen, in the order in which it happened."""
    return []
