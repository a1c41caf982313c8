from collections.abc import Sequence

from kivy.event import EventDispatcher
from kivy.graphics import Canvas
from kivy.properties import NumericProperty, Property
from kivy.uix.widget import Widget

class WindowBase(EventDispatcher):
    children: list[Widget]
    canvas: Canvas
    width: int
    height: int
    left: int
    top: int
    rotation: int
    size: Property[tuple[int, int], tuple[int, int]]
    system_size: Property[tuple[float, float], tuple[float, float]]
    minimum_width: NumericProperty
    minimum_height: NumericProperty
    softinput_mode: str
    clearcolor: Sequence[float]
    def add_widget(self, widget: Widget) -> None: ...
    def remove_widget(self, widget: Widget) -> None: ...
    def maximize(self) -> None: ...
    def release_all_keyboards(self) -> bool: ...
    def update_viewport(self) -> None: ...
    def _set_window_pos(self, x: int, y: int) -> None: ...

Window: WindowBase
