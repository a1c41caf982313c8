from collections.abc import Iterator, Sequence
from typing import Any

from kivy.core.window import WindowBase
from kivy.event import EventDispatcher
from kivy.graphics import Canvas
from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, DictProperty, NumericProperty, Property

class Ids:
    """The widgets that a layout names; only the layout knows of which class they are."""

    def __getattr__(self, name: str) -> Any: ...
    def __getitem__(self, name: str) -> Any: ...

class Widget(EventDispatcher):
    x: NumericProperty
    y: NumericProperty
    width: NumericProperty
    height: NumericProperty
    top: NumericProperty
    right: NumericProperty
    opacity: NumericProperty
    disabled: BooleanProperty
    pos: Property[list[float], Sequence[float]]
    size: Property[list[float], Sequence[float]]
    center: Property[list[float], Sequence[float]]
    size_hint: Property[list[float | None], Sequence[float | None]]
    size_hint_x: Property[float | None, float | None]
    size_hint_y: Property[float | None, float | None]
    pos_hint: DictProperty[str, float]
    children: list[Widget]
    parent: Widget | None
    canvas: Canvas
    ids: Ids
    def __init__(self, **kwargs: Any) -> None: ...
    def add_widget(self, widget: Widget, index: int = 0, canvas: str | None = None) -> None: ...
    def remove_widget(self, widget: Widget) -> None: ...
    def clear_widgets(self) -> None: ...
    def walk(self) -> Iterator[Widget]: ...
    def get_root_window(self) -> WindowBase | None: ...
    def collide_point(self, x: float, y: float) -> bool: ...
    def to_window(self, x: float, y: float) -> tuple[float, float]: ...
    def to_parent(self, x: float, y: float, relative: bool = ...) -> tuple[float, float]: ...
    def on_touch_down(self, touch: MotionEvent) -> bool: ...
    def on_touch_move(self, touch: MotionEvent) -> bool: ...
    def on_touch_up(self, touch: MotionEvent) -> bool: ...
