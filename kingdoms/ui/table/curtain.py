"""The curtain between two people sharing a device: it hides the table until the right person is holding it."""

from typing import Any

from kivy.properties import NumericProperty, StringProperty

from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.system.startup import load_kv
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets.buttons import InkButton
from kingdoms.ui.widgets.surfaces import Modal


class Curtain(Modal):
    """Covers everything. `on_lift` is dispatched when the player it waits for is there."""

    seat = NumericProperty(0)
    """The seat of the person it waits for."""
    who = StringProperty("")
    what = StringProperty("")
    """What has to be chosen."""
    undo_words = StringProperty("")
    """What can still be taken back from here, by whoever decided before; empty if nothing can."""
    crest = NumericProperty(0)
    edge = NumericProperty(0)
    """The width of that person's colour along both sides."""

    shows = ("crest", "edge")

    __events__ = ("on_lift", "on_undo")

    def __init__(self, **kwargs: Any) -> None:
        load_kv("curtain")
        super().__init__(**kwargs)

    def on_undo_words(self, _curtain: object, words: str) -> None:
        """A button below everything else takes it back."""
        for button in self.ids.stack.children[:1]:
            if button.icon == "undo":
                self.ids.stack.remove_widget(button)
        if words:
            button = InkButton(text=words, icon="undo", kind="plain")
            button.bind(on_release=lambda _button: self.dispatch("on_undo"))
            self.ids.stack.add_widget(button)

    def on_lift(self) -> None:
        """The person is there."""

    def on_undo(self) -> None:
        """The person before wants to take something back."""

    def paint(self, painter: Painter) -> None:
        """Opaque ground, with that player's colour along both edges."""
        painter.fill(self.rect, theme.ground)
        painter.ground(self.rect)
        for side in (self.rect.cut_left(self.edge)[0], self.rect.cut_right(self.edge)[0]):
            painter.fill(side, theme.seat_colours[int(self.crest)])
