"""`look`: starts the app and saves a picture of its home screen, to check an installation."""

import sys
import tempfile
from pathlib import Path

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels

from kingdoms.app import KingdomsApp
from kingdoms.ui.drawing.png import png

_SETTLED = 12
"""Frames after the start until everything is in place and every cover has been loaded."""
_PATIENCE = 60.0
"""Seconds within which the home screen appears even on a slow machine."""


def look(file: Path) -> int:
    """Runs the app with empty data until its home screen has been saved as a picture."""
    with tempfile.TemporaryDirectory() as data:
        onlooker = _Onlooker(KingdomsApp(folder=Path(data)), file)
        onlooker.run()
    if not onlooker.has_seen:
        sys.stderr.write("kingdoms: the home screen was not drawn in time.\n")
    return 0 if onlooker.has_seen else 1


def take_picture(path: Path) -> None:
    """Saves a picture of the window."""
    Window.dispatch("on_draw")  # The last frame may have been flipped already, and is then out of reach.
    width, height = Window.size
    path.write_bytes(png(width, height, glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE)))


class _Onlooker:
    """Counts the frames of the running app, takes the picture and stops it."""

    def __init__(self, app: KingdomsApp, file: Path) -> None:
        self.app, self.file = app, file
        self.frames = 0
        self.has_seen = False

    def run(self) -> None:
        """Runs until the picture is taken, or the time is up."""
        Window.bind(on_flip=self._on_frame)
        Clock.schedule_once(lambda _elapsed: self.app.stop(), _PATIENCE)
        self.app.run()

    def _on_frame(self, _window: object) -> None:
        # A screen on which nothing moves would be drawn only once.
        Window.canvas.ask_update()
        self.frames += 1
        if self.frames >= _SETTLED and self.app.front.opacity == 1 and not self.has_seen:
            take_picture(self.file)
            self.has_seen = True
            self.app.stop()
