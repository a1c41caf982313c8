from kivy.properties import NumericProperty, Property
from kivy.uix.widget import Widget

class ScrollView(Widget):
    scroll_y: NumericProperty
    viewport_size: Property[tuple[float, float], tuple[float, float]]
    def scroll_to(self, widget: Widget, padding: float = 10, animate: bool | dict[str, float | str] = True) -> None: ...
