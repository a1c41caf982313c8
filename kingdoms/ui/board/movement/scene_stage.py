"""The stage for a board's scenes: where things were before a move, and where they are after it."""

from collections.abc import Callable
from typing import Any

from kingdoms.core.state import Event, Thing
from kingdoms.core.words.language import sentences
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.movement.flights import Brush
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_SMALL = 1.4  # the side of a coin or token in flight, in glyphs


class Stage:
    """A board, and what it shows after the move."""

    def __init__(self, board: Board, sight: Sight) -> None:
        self.board = board
        self.sight = sight

    def was(self, thing: Thing) -> Rect:
        """Where a thing was before the move; if it was not visible, where it is now."""
        return self.board.movement.spot_of(thing, self.board.before) or self.now(thing)

    def now(self, thing: Thing) -> Rect:
        """Where a thing is now; if it is not visible, the middle of the table."""
        return self.board.movement.spot_of(thing) or self.board.rect.centred(theme.card_width, theme.card_height)

    def caption_of(self, *events: Event) -> str:
        """The log's sentences about these events."""
        lines = [self.sight.words.line(event, self.sight.names) for event in events]
        return sentences(*lines)


def brush(paint: Callable[..., object], *arguments: Any, picture: str = "") -> Brush:
    """A brush that paints a thing in flight as it looks on the table; its picture, if any, is there from the start."""
    if picture:
        gallery.read_now(picture)
    return lambda painter, rect: paint(painter, rect, *arguments)


def picture_brush(name: str) -> Brush:
    """A brush that paints one of our drawings."""
    return lambda painter, rect: painter.picture(name, rect)


def small(rect: Rect) -> Rect:
    """A square the size of a coin or token in flight, in the middle of a thing."""
    return rect.centred(_SMALL * theme.glyph, _SMALL * theme.glyph)
