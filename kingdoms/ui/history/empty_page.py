"""What stands on a page of the history while there is nothing to list, with a way out of that."""

from collections.abc import Sequence

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget


class EmptyPage(BoxLayout):
    """A crown, a sentence, and a button that leads on."""

    words = StringProperty("")
    answer = StringProperty("")
    """The word on the button."""
    icon = StringProperty("play")

    __events__ = ("on_choose",)

    def on_choose(self) -> None:
        """The player wants to see games, or to play one."""


def put(box: BoxLayout, widgets: Sequence[Widget]) -> None:
    """Puts these widgets into a box, unless they are there."""
    if box.children[::-1] != list(widgets):
        box.clear_widgets()
        for widget in widgets:
            box.add_widget(widget)
