"""The base of all diagrams: painted no more often than necessary, with hollow bars for values that belong to nobody."""

from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Translate

from kingdoms.ui.charts.marks import mark_colour, paint_mark
from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import faint, theme

PLAIN = -1
"""The mark of values that belong to no single player."""
_SIGN_WIDTH, _SIGN_HEIGHT = 0.8, 0.6  # the size of a hollow bar in a legend, in letters
_HOLLOW = 0.25  # the opacity of the inside of a hollow bar


class Diagram(Painted):
    """A drawing that is slow to paint: it is painted when the layout has settled, and moves without being repainted."""

    def __init__(self, **kwargs: object) -> None:
        self._shift = Translate()
        self._painted_at = 0.0, 0.0
        self._settled: list[float] = []
        super().__init__(**kwargs)
        self.canvas.before.remove(self.instructions)
        moved = InstructionGroup()
        for instruction in (PushMatrix(), self._shift, self.instructions, PopMatrix()):
            moved.add(instruction)
        self.canvas.before.insert(0, moved)

    @property
    def shift(self) -> tuple[int, int]:
        """How far the diagram has moved from where it was painted, in whole pixels so that letters stay sharp."""
        return round(self.x - self._painted_at[0]), round(self.y - self._painted_at[1])

    def follow(self, *_change: object) -> None:
        """Moves the drawing to the widget's position."""
        self._shift.xy = self.shift

    def paint_now(self, elapsed: float) -> None:
        """Paints the diagram, or waits for another frame if the layout has not settled yet."""
        if self.size != self._settled:
            self._settled = list(self.size)
            self.repaint()
            return
        self._painted_at = self.x, self.y
        self.follow()
        super().paint_now(elapsed)


def paint_bar(painter: Painter, shape: Rect, mark: int, radius: float = 0) -> None:
    """Paints a bar or a column in a player's colour, or a hollow one."""
    if mark == PLAIN:
        painter.fill(shape, faint(theme.faded, _HOLLOW), radius)
        painter.outline(shape, theme.faded, theme.hair, radius)
    else:
        painter.fill(shape, mark_colour(mark), radius)


def paint_sign(painter: Painter, place: Rect, mark: int) -> None:
    """Paints a mark in a legend: its shape or, for `PLAIN`, a small hollow bar."""
    if mark == PLAIN:
        shape = place.centred(_SIGN_WIDTH * theme.small, _SIGN_HEIGHT * theme.small)
        paint_bar(painter, shape, mark, theme.unit / 2)
    else:
        paint_mark(painter, mark, place.centre, theme.small)
