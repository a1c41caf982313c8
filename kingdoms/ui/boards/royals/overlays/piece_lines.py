"""Pieces of one size in lines on a Royals overlay, as for the positions that a seat holds and for its tokens."""

from math import ceil

from kivy.properties import NumericProperty

from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_SMALLER = 0.94  # the factor by which pieces shrink per step until all fit
_LEAST = 0.65  # the width at which they stop shrinking, in glyphs


class RoyalsPieceLines(Zone):
    """Pieces of one size, as large as the space for them allows."""

    largest = NumericProperty(0)
    """The greatest width of a piece."""
    most_height = NumericProperty(0)
    """The greatest height of all lines together."""
    aspect = NumericProperty(0)
    """The height of a piece relative to its width."""
    cell = 0.0
    """The width of a piece, as last measured."""

    def height_for(self, count: int, most: float) -> float:
        """Chooses the size at which this many pieces fit into this height; returns the height of all lines."""
        self.cell = self.largest
        while count and self.cell > _LEAST * theme.glyph and self._total(count) > most:
            self.cell *= _SMALLER
        return self._total(count)

    def cells(self, room: Rect, count: int) -> list[Rect]:
        """Where each of this many pieces is, line by line."""
        per_line, height = self._per_line, self.cell * self.aspect
        corners = [divmod(number, per_line) for number in range(count)]
        return [
            Rect(room.x + column * self.cell, room.top - (line + 1) * height, self.cell, height).inset(theme.hair)
            for line, column in corners
        ]

    @property
    def _per_line(self) -> int:
        return max(1, int((self.width + theme.hair) / self.cell))

    def _total(self, count: int) -> float:
        return ceil(count / self._per_line) * self.cell * self.aspect
