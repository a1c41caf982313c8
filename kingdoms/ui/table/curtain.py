"""The curtain between two people sharing a device: it hides the table until the right person is holding the device."""

from typing import Any

from kivy.properties import NumericProperty, StringProperty

from kingdoms.core.language import _
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.system.startup import load_kv
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets.buttons import InkButton
from kingdoms.ui.widgets.surfaces import Modal


class Curtain(Modal):
    """Covers everything. Dispatches `on_lift` when the player it waits for is ready."""

    seat = NumericProperty(0)
    """The seat of the person it waits for."""
    who = StringProperty("")
    what = StringProperty("")
    """The choice that person has to make."""
    undo_words = StringProperty("")
    """The label of an undo button for the previous player; empty if there is nothing to undo."""
    crest = NumericProperty(0)
    edge = NumericProperty(0)
    """The width of the coloured strips along both sides."""

    shows = ("crest", "edge")

    __events__ = ("on_lift", "on_undo")

    def __init__(self, **kwargs: Any) -> None:
        load_kv("curtain")
        super().__init__(**kwargs)

    def offer_undo(self, name: str, *, is_choice: bool) -> None:
        """Lets the player with this name undo their turn, or only their choice; without a name, offers nothing."""
        words = _("{name}: choose again") if is_choice else _("Undo {name}'s turn")
        self.undo_words = words.format(name=name) if name else ""

    def on_undo_words(self, _curtain: object, words: str) -> None:
        """Adds or removes the undo button at the bottom."""
        for button in self.ids.stack.children[:1]:
            if button.icon == "undo":
                self.ids.stack.remove_widget(button)
        if words:
            button = InkButton(text=words, icon="undo", kind="plain")
            button.bind(on_release=lambda _button: self.dispatch("on_undo"))
            self.ids.stack.add_widget(button)

    def on_lift(self) -> None:
        """Dispatched when the person is ready."""

    def on_undo(self) -> None:
        """Dispatched when the previous player wants to undo something."""

    def paint(self, painter: Painter) -> None:
        """Paints opaque ground, with that player's colour along both edges."""
        painter.fill(self.rect, theme.ground)
        painter.ground(self.rect)
        for side in (self.rect.cut_left(self.edge)[0], self.rect.cut_right(self.edge)[0]):
            painter.fill(side, theme.seat_colours[int(self.crest)])
