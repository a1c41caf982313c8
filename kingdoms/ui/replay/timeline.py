"""A timeline of all decisions in a game, with a mark where each part begins and a knob at the current one."""

from kivy.properties import ListProperty

from kingdoms.core.language import _
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import InkSlider


class Timeline(InkSlider):
    """Goes to where it is tapped or dragged, and shows the current position above."""

    marks: "ListProperty[int]" = ListProperty([])
    """The positions at which a part of the game begins."""
    shows = (*InkSlider.shows, "marks")

    def paint(self, painter: Painter) -> None:
        """The number, the marks, and the line with its knob."""
        track = self._track()
        for mark in self.marks:
            x = track.x + track.width * mark / max(1, self.max)
            painter.fill((x - theme.hair, track.y - theme.unit, theme.band, track.height + theme.gap), theme.faded)
        super().paint(painter)
        number = Rect(self.x, track.top + theme.unit, self.width, self.top - track.top - theme.unit)
        position = _("{n} of {count}").format(n=int(self.value), count=int(self.max))
        painter.text(position, number, min(theme.tiny, number.height), theme.faded)

    def _track(self) -> Rect:
        return super()._track().moved(0, -1.5 * theme.unit)
