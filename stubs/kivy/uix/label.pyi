from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.widget import Widget

class Label(Widget):
    text: StringProperty
    bold: BooleanProperty
    texture_size: ListProperty[float]
    def texture_update(self) -> None: ...
