"""Follows the system: its bars and cutouts, night mode, and display scale."""

from collections.abc import Sequence

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics

from kingdoms.ui.system import device, window
from kingdoms.ui.theme import theme

BETWEEN_LOOKS = 1.0
"""Seconds between two checks of the device. Turning it upside down moves the cutout without an event."""


def turned(insets: Sequence[float], rotation: float) -> list[float]:
    """The insets on the left, top, right and bottom of a screen that is turned anticlockwise in the window."""
    steps = int(rotation) // 90
    return [insets[(side - steps) % len(insets)] for side in range(len(insets))]


class SystemBars:
    """Passes the system's state on to the theme; a device that changes without events is checked regularly."""

    def __init__(self) -> None:
        self._look_again = Clock.create_trigger(self.look, BETWEEN_LOOKS, interval=True)

    def follow(self) -> None:
        """Sets the density and starts following the system. Call it before anything is measured."""
        density = window.density()
        if density is not None:
            Metrics.density = density
        self.look()
        if device.changes_by_itself():
            self._look_again()

    def look(self, *_change: object) -> None:
        """Picks up whatever has changed. The insets are known only after the window has been laid out."""
        theme.insets = turned(device.insets(), Window.rotation)
        theme.system_is_dark = device.is_dark()
        scale = device.display_scale()
        if scale is not None and scale != (Metrics.density, Metrics.fontscale):
            Metrics.density, Metrics.fontscale = scale
            theme.fit(*Window.size)

    def leave(self) -> None:
        """Stops checking."""
        self._look_again.cancel()
