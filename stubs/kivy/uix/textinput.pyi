from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.widget import Widget

class TextInput(Widget):
    text: StringProperty
    focus: BooleanProperty
    def select_all(self) -> None: ...
