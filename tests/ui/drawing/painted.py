"""Records what is painted and where, for tests of what a player sees."""

from typing import Any

from kivy.graphics import InstructionGroup

from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, TextBox, fitted
from kingdoms.ui.theme import theme


class Record(Painter):
    """A painter that records what it paints and where."""

    def __init__(self, widget: Painted | None = None) -> None:
        super().__init__(InstructionGroup())
        self.places: dict[str, Rect] = {}
        """Where each picture and each piece of text is."""
        self.written: list[tuple[str, Rect]] = []
        """All text as shown, in the order in which it was written."""
        self.sizes: dict[str, float] = {}
        """The type size of each piece of text."""
        self.gold: list[Rect] = []
        """Every golden outline."""
        self.outlined: list[Rect] = []
        """Every outline of any colour."""
        self.pictures: list[tuple[str, Rect]] = []
        """All pictures in the order in which they were painted."""
        self.points: list[tuple[float, float]] = []
        """Every point of every line and band."""
        self.bands: list[Any] = []
        """The colour of every band."""
        self.icons: list[str] = []
        """The names of all icons."""
        self.pennants: list[Any] = []
        """The colour of every pennant."""
        if widget is not None:
            widget.paint(self)

    def picture(self, name: str, rect: Any, *more: Any) -> Any:
        """Records where a picture is drawn."""
        self.places[name] = Rect(*rect)
        self.pictures.append((name, Rect(*rect)))
        return super().picture(name, rect, *more)

    def icon(self, name: str, *more: Any, **how: Any) -> Any:
        """Records the name."""
        self.icons.append(name)
        return super().icon(name, *more, **how)

    def line(self, points: Any, *more: Any) -> Any:
        """Records the points."""
        self.points += zip(points[::2], points[1::2], strict=True)
        return super().line(points, *more)

    def band(self, edges: Any, colour: Any) -> Any:
        """Records the edges and the colour."""
        self.points += edges
        self.bands.append(colour)
        return super().band(edges, colour)

    def pennant(self, rect: Any, colour: Any) -> None:
        """Records the colour."""
        self.pennants.append(colour)
        super().pennant(rect, colour)

    def text(self, text: str, where: Any, size: float, *more: Any, **how: Any) -> Rect:
        """Records where the text is drawn and how large, and how much of it is shown if it does not fit."""
        self.places[text] = super().text(text, where, size, *more, **how)
        self.sizes[text] = size
        self.written.append((self._shown(text, where, size, **how), self.places[text]))
        return self.places[text]

    def outline(self, rect: Any, colour: Any, *more: Any, **how: Any) -> Any:
        """Records where outlines are drawn, and which of them are golden."""
        self.outlined.append(Rect(*rect))
        if colour == theme.gold:
            self.gold.append(Rect(*rect))
        return super().outline(rect, colour, *more, **how)

    def _shown(
        self, text: str, where: Any, size: float, bold: bool = False, lines: int = 1, shrink: bool = True, **_how: Any
    ) -> str:
        if len(where) == 2:
            return text
        box = TextBox(int(where[2]), int(where[3]), lines, shrink=shrink)
        return fitted(text, Style(round(size), bold), box)[0]
