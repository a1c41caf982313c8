"""Follows what the system does around the app: its bars and cutouts, day and night, the size of things."""

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics

from kingdoms.ui.system import device, window
from kingdoms.ui.theme import theme

BETWEEN_LOOKS = 1.0
"""Seconds after which a device is looked at again. One that is turned upside down tells nobody of its cutout."""


class Surroundings:
    """What is around the app now, told to the theme; a device that changes by itself is looked at again and again."""

    def __init__(self) -> None:
        self._look_again = Clock.create_trigger(self.look, BETWEEN_LOOKS, interval=True)

    def settle(self) -> None:
        """To be called before anything is measured."""
        density = window.density()
        if density is not None:
            Metrics.density = density
        self.look()
        if device.changes_by_itself():
            self._look_again()

    def look(self, *_change: object) -> None:
        """Takes over whatever has changed. What the bars cover is known only after the window has been laid out."""
        theme.insets = list(device.insets())
        theme.system_is_dark = device.is_dark()
        scale = device.scale()
        if scale is not None and scale != (Metrics.density, Metrics.fontscale):
            Metrics.density, Metrics.fontscale = scale
            theme.fit(*Window.size)

    def leave(self) -> None:
        """Looks no longer."""
        self._look_again.cancel()
