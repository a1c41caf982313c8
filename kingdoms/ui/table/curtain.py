"""The curtain between two people at one device: nothing of the table is seen until the right one has it in hand."""

from typing import Any

from kivy.input.motionevent import MotionEvent
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from kingdoms.ui.drawing.painter import Painted, Painter
from kingdoms.ui.system.startup import load_kv
from kingdoms.ui.theme import theme


class Curtain(Painted, FloatLayout):
    """Covers everything. `on_lift` tells that the one it waits for is there."""

    seat = NumericProperty(0)
    """The seat of the person it waits for."""
    who = StringProperty("")
    crest = NumericProperty(0)

    shows = ("crest",)

    __events__ = ("on_lift",)

    def __init__(self, **kwargs: Any) -> None:
        load_kv("curtain")
        super().__init__(**kwargs)

    def on_lift(self) -> None:
        """The button was tapped."""

    def paint(self, painter: Painter) -> None:
        """Opaque ground, and the colour of the one it waits for along both edges."""
        painter.fill(self.rect, theme.ground)
        painter.ground(self.rect)
        edge = self.rect.cut_left(2 * theme.unit)[0], self.rect.cut_right(2 * theme.unit)[0]
        for side in edge:
            painter.fill(side, theme.seat_colours[int(self.crest)])

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Nothing below the curtain can be touched."""
        super().on_touch_down(touch)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """As above."""
        super().on_touch_move(touch)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """As above."""
        super().on_touch_up(touch)
        return True
