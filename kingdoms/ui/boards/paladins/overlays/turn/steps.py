"""The solo opponent's latest turn in Paladins, step by step."""

from kivy.properties import NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.games.paladins.words.log.solo import lines_of_turn
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.opponent import SCHEME
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, height_of
from kingdoms.ui.theme import theme

_LINES = 9  # the most lines of one step
_SMALLEST, _STEP = 0.34, 0.94  # as shares of the usual text: the smallest size, and how much it shrinks in one step


class PaladinsTurnSteps(Zone):
    """The steps of the opponent's turn, in the log's words, and an explanation of its schemes."""

    tallest = NumericProperty(0)
    """The height in which everything has to fit, if necessary in smaller text."""
    letters = NumericProperty(0)
    """The type size."""

    def measure(self, sight: Sight) -> None:
        """Chooses the largest text that fits, and makes the zone high enough for it."""
        size = theme.body
        while size > _SMALLEST * theme.body and self._height(sight, size) > self.tallest:
            size *= _STEP
        self.letters, self.wanted_height = size, self._height(sight, size)

    def _height(self, sight: Sight, size: float) -> float:
        words = [*steps_of_turn(sight), sight.about(SCHEME)[1]]
        return float(sum(height_of(line, Style(round(size)), self.width) + theme.unit for line in words))

    def lay_out(self, sight: Sight) -> Places:
        """The text, which cannot be tapped."""
        return {("steps", self.opened): Place(self.rect, NOWHERE)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """All of the text."""
        return _paint_steps, place.rect, tuple(steps_of_turn(sight)), sight.about(SCHEME)[1], self.letters


def steps_of_turn(sight: Sight) -> list[str]:
    """The steps of the opponent's latest turn, numbered; none before its first."""
    steps = lines_of_turn(sight.past, lambda event: sight.words.line(event, sight.names))
    return [_("{n}. {step}").format(n=number, step=step) for number, step in enumerate(steps, 1)]


def _paint_steps(painter: Painter, rect: Rect, steps: tuple[str, ...], about: str, size: float) -> None:
    for line in (*steps, about):
        part, rect = rect.cut_top(height_of(line, Style(round(size)), rect.width), theme.unit)
        colour = theme.faded if line is about else theme.ink
        painter.text(line, part, size, colour, align="left", lines=_LINES, valign="top")
