"""Whose action is being shown: while things move, the table already knows who decides next.

Every scene is marked with the seat it is about. The mark is in the air until the scene is over, so the first mark in
the air identifies the subject of the sentence in the prompt, and that seat is highlighted.
"""

from collections.abc import Sequence

from kingdoms.core.game import Thing
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.movement.flights import Scene
from kingdoms.ui.board.sight import Sight

_ACTION = "action"


def by(seat: int | None, scene: Scene) -> Scene:
    """The scene, marked as this seat's action."""
    return scene._replace(lands=(*scene.lands, (_ACTION, seat)))


def in_order(scenes: Sequence[Scene]) -> list[Scene]:
    """The scenes with numbered marks; a scene about all seats or none is marked with None."""
    return [_numbered(scene, number) for number, scene in enumerate(scenes)]


def _numbered(scene: Scene, number: int) -> Scene:
    seats = [thing[1] for thing in scene.lands if thing[0] == _ACTION]
    others = tuple(thing for thing in scene.lands if thing[0] != _ACTION)
    mark: Thing = (_ACTION, seats[0] if seats else None, number)
    return scene._replace(lands=(*others, mark))


def seen_acting(board: Board, sight: Sight) -> int | None:
    """The seat whose action is being shown, if it is a single seat's; while nothing moves, the seat that decides."""
    marks = [thing for thing in board.movement.hidden if thing[0] == _ACTION]
    return min(marks, key=lambda mark: mark[2])[1] if marks else sight.actor
