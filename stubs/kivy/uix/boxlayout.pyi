from collections.abc import Sequence

from kivy.properties import NumericProperty, Property
from kivy.uix.layout import Layout

class BoxLayout(Layout):
    spacing: NumericProperty
    padding: Property[list[float], Sequence[float] | float]
    minimum_height: NumericProperty
