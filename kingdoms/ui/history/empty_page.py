"""Shown on a page of the history while there is nothing to list, with a way out."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout


class EmptyPage(BoxLayout):
    """A crown, a sentence, and a button."""

    words = StringProperty("")
    answer = StringProperty("")
    """The word on the button."""
    icon = StringProperty("play")

    __events__ = ("on_choose",)

    def on_choose(self) -> None:
        """The player wants to see games, or to play one."""
