"""The sources of a figure on the score sheet: the cards and other things its points come from."""

from math import ceil
from typing import Any

from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kingdoms.core.game import Source
from kingdoms.core.session import Session
from kingdoms.core.words.language import _, numeral
from kingdoms.ui.drawing.gallery import paint_picture
from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.ribbons import paint_tie
from kingdoms.ui.kv_files import load_kv
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Body, Sheet

_IN_A_ROW = 2
"""The maximum number of pictures side by side, so that there is room for words."""
_TIE_HEIGHT, _TIE_REACH = 0.18, 0.22  # a tie's height, and how far it reaches into the pictures, relative to their side


def open_sources(session: Session, name: str, side: int, part: str) -> Sheet:
    """Opens a sheet that lists the sources of a side's points in one row of the score sheet."""
    words, state = session.game.words, session.state
    points, label = state.scores()[side].parts[part], dict(words.parts())[part]
    sheet = Sheet(title=_("{name} · {part}: {points}").format(name=name, part=label, points=numeral(points)))
    sources = words.point_sources(state, side, part, list(session.past))
    for source in sources:
        sheet.add_widget(SourceLine(source))
    if not sources:
        sheet.add_widget(Body(text=_("Nothing scored here.")))
    sheet.open()
    return sheet


class SourceLine(BoxLayout):
    """One source of points: its pictures, its name, and its points."""

    pictures: "ListProperty[str]" = ListProperty([])
    text = StringProperty("")
    points = StringProperty("")
    is_close: "ObjectProperty[bool | None]" = ObjectProperty(None, allownone=True)
    tincture = StringProperty("")

    def __init__(self, source: Source, **kwargs: Any) -> None:
        load_kv("score/sources")
        super().__init__(**kwargs)
        self.text, self.points, self.is_close = source.text, numeral(source.points), source.is_close
        self.tincture = source.tincture
        self.pictures = list(source.pieces)


class SourcePictures(Painted):
    """Small pictures, two to a row, which may be joined by a ribbon or a thread."""

    names: "ListProperty[str]" = ListProperty([])
    is_close: "ObjectProperty[bool | None]" = ObjectProperty(None, allownone=True)
    """Whether two of them are joined by a ribbon (True) or a thread (False); None if they are not joined."""
    tincture = StringProperty("")
    """The heraldic name of the ribbon's or thread's colour."""
    shows = ("names", "is_close", "tincture")

    def measure(self) -> None:
        """Sets the size to that of its pictures."""
        columns, rows = min(_IN_A_ROW, len(self.names)), ceil(len(self.names) / _IN_A_ROW)
        self.size = columns * self._step, rows * self._step

    def paint(self, painter: Painter) -> None:
        """Paints every picture as in the rules, and the ribbon or thread."""
        for number, name in enumerate(self.names):
            row, column = divmod(number, _IN_A_ROW)
            place = Rect(self.x + column * self._step, self.top - (row + 1) * self._step, self._step, self._step)
            paint_picture(painter, name, place.inset(theme.unit / 2))
        if self.is_close is not None and self.tincture:
            # From one picture to the other, below the faces.
            y, reach = self.y + _TIE_HEIGHT * self._step, _TIE_REACH * self._step
            x = self.x + self._step
            paint_tie(painter, (x - reach, y, x + reach, y), theme.tinctures[self.tincture], self.is_close)

    @property
    def _step(self) -> float:
        return float(theme.touch)
