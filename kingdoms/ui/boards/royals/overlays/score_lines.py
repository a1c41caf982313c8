"""A scoring in Royals, line by line."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.properties import BoundedNumericProperty, NumericProperty

from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.text import largest_fitting
from kingdoms.ui.theme import theme


def largest_type(words: Sequence[str], width: float) -> float:
    """The largest type size at which each of these bold words fits into a width; at least that of small type."""
    return largest_fitting(words, width, (theme.subtitle, theme.body)) or theme.small


class Winner(NamedTuple):
    """A player who gets a token or a title tile, and the points for it."""

    name: str
    crest: int
    points: int


class RoyalsScoreLines(Zone):
    """A line for each thing that is scored."""

    columns = BoundedNumericProperty(1, min=1)
    count = NumericProperty(0)
    """The number of things that are scored."""
    most_height = NumericProperty(0)
    """The greatest height of all lines together."""
    scored = ""
    """The name of each thing that is scored."""

    def measure(self, sight: Sight) -> None:
        """Says how many lines there are below each other."""
        self.lines = -(-self.count // int(self.columns))

    def lay_out(self, sight: Sight) -> Places:
        """The lines column by column."""
        columns = self.rect.columns(int(self.columns), theme.gap)
        cells = [cell for column in columns for cell in column.rows(int(self.lines), theme.unit)]
        return {(self.scored, number): Place(cells[number], NOWHERE) for number in range(int(self.count))}
