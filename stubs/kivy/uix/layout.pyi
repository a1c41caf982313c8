from kivy.clock import ClockEvent
from kivy.uix.widget import Widget

class Layout(Widget):
    def do_layout(self, *largs: object) -> None: ...
    _trigger_layout: ClockEvent
