from kivy.event import EventDispatcher
from kivy.properties import NumericProperty

class MetricsBase(EventDispatcher):
    density: NumericProperty
    fontscale: NumericProperty

Metrics: MetricsBase

def dp(value: float) -> float: ...
