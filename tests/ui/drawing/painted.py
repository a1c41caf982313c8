"""What is painted and where, for the tests of what must not cover something else."""

from typing import Any

from kivy.graphics import InstructionGroup

from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect


class Record(Painter):
    """Paints, and keeps where."""

    def __init__(self) -> None:
        super().__init__(InstructionGroup())
        self.places: dict[str, Rect] = {}

    def picture(self, name: str, rect: Any, *more: Any) -> Any:
        """Keeps where a drawing is."""
        self.places[name] = Rect(*rect)
        return super().picture(name, rect, *more)

    def text(self, text: str, where: Any, *more: Any, **how: Any) -> Rect:
        """Keeps where a text is."""
        self.places[text] = super().text(text, where, *more, **how)
        return self.places[text]
