from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.widget import Widget

class Label(Widget):
    text: StringProperty
    bold: BooleanProperty
