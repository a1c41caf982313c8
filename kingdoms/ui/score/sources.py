"""What is behind a figure of the score sheet: the cards and other things that its points come from."""

from math import ceil
from typing import Any

from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kingdoms.core.game import RIBBON, Source
from kingdoms.core.language import _
from kingdoms.core.session import Session
from kingdoms.ui.drawing.gallery import paint_picture
from kingdoms.ui.drawing.painter import Painted, Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import counted
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Body, Sheet

_IN_A_ROW = 2
"""The most pictures side by side, so that there is room for words."""
_RIBBON, _THREAD, _EDGE = 2.4, 0.8, 0.5  # the width of a ribbon and of a thread, and what is around them, in bands
_TIE_HEIGHT, _TIE_REACH = 0.18, 0.22  # how high a tie is, and how far it reaches into the pictures, of their side


def open_sources(session: Session, name: str, side: int, part: str) -> Sheet:
    """Opens a sheet with everything that a side's points in one row of the score sheet come from."""
    words, state = session.game.words, session.state
    points, label = state.scores()[side].parts[part], dict(words.parts())[part]
    sheet = Sheet(title=_("{name} · {part}: {points}").format(name=name, part=label, points=counted(points)))
    sources = words.behind(state, side, part, list(session.past))
    for source in sources:
        sheet.add_widget(SourceLine(source))
    if not sources:
        sheet.add_widget(Body(text=_("There is nothing here to score.")))
    sheet.open()
    return sheet


class SourceLine(BoxLayout):
    """One thing that points come from: its pictures, what it is, and its points."""

    pictures: "ListProperty[str]" = ListProperty([])
    text = StringProperty("")
    points = StringProperty("")
    tie = StringProperty("")

    def __init__(self, source: Source, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.text, self.points, self.tie = source.text, counted(source.points), source.tie
        self.pictures = list(source.pictures)


class SourcePictures(Painted):
    """Small pictures, two in a row, which a ribbon or a thread may join."""

    names: "ListProperty[str]" = ListProperty([])
    tie = StringProperty("")
    shows = ("names", "tie")

    def measure(self) -> None:
        """As large as its pictures."""
        columns, rows = min(_IN_A_ROW, len(self.names)), ceil(len(self.names) / _IN_A_ROW)
        self.size = columns * self._step, rows * self._step

    def paint(self, painter: Painter) -> None:
        """Every picture as in the rules."""
        for number, name in enumerate(self.names):
            row, column = divmod(number, _IN_A_ROW)
            place = Rect(self.x + column * self._step, self.top - (row + 1) * self._step, self._step, self._step)
            paint_picture(painter, name, place.inset(theme.unit / 2))
        if self.tie:
            self._paint_tie(painter)

    def _paint_tie(self, painter: Painter) -> None:
        """From one picture to the other, below the faces."""
        y = self.y + _TIE_HEIGHT * self._step
        ends = (self.x + (1 - _TIE_REACH) * self._step, y, self.x + (1 + _TIE_REACH) * self._step, y)
        width = (_RIBBON if self.tie == RIBBON else _THREAD) * theme.band
        painter.line(ends, theme.panel, width + 2 * _EDGE * theme.band)
        painter.line(ends, theme.wax, width)
        for x in ends[::2]:
            painter.circle((x, y), width, theme.wax)

    @property
    def _step(self) -> float:
        return float(theme.touch)
