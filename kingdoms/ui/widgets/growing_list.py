"""A list in a box, built a few lines per frame, with a button at its end that shows more."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.clock import Clock
from kivy.uix.widget import Widget

from kingdoms.core.words.language import _
from kingdoms.ui.widgets import InkButton

IN_A_FRAME = 8
"""How many lines are built in one frame: about as many as a phone shows."""


class GrowingList:
    """Lists items in a box, `most` at first and as many again whenever the player asks."""

    def __init__(self, box: Widget, make_line: Callable[[Any], Widget], most: int) -> None:
        self._box, self._make_line, self._most = box, make_line, most
        self._coming: Sequence[Any] = ()
        self._waiting: Sequence[Any] = ()
        """The items for the next frames, and those that wait until the player asks for more."""
        self._soon = Clock.create_trigger(self._list_some)

    def show(self, items: Sequence[Any]) -> None:
        """Lists these items instead of the current ones."""
        self._waiting = items
        self._box.clear_widgets()
        self._list_more()

    def _list_more(self, button: InkButton | None = None) -> None:
        """Replaces the button with the next items."""
        if button is not None:
            self._box.remove_widget(button)
        self._coming, self._waiting = self._waiting[: self._most], self._waiting[self._most :]
        self._list_some()

    def _list_some(self, _elapsed: float = 0) -> None:
        """Lists as many as one frame has time for."""
        now, self._coming = self._coming[:IN_A_FRAME], self._coming[IN_A_FRAME:]
        for item in now:
            self._box.add_widget(self._make_line(item))
        if self._coming:
            self._soon()
        elif self._waiting:
            more = InkButton(text=_("Show more"))
            more.bind(on_release=self._list_more)
            self._box.add_widget(more)
