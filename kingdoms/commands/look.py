"""`look`: starts the app and saves a picture of its home screen, to check an installation."""

import sys
import tempfile
from itertools import count
from pathlib import Path

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels

from kingdoms.app import KingdomsApp
from kingdoms.ui.drawing.png import png

_SETTLED = 12
"""Frames after which everything is in place and every cover has been loaded."""
_PATIENCE = 60.0
"""Seconds within which the home screen appears even on a slow machine."""


def look(file: Path) -> int:
    """Runs the app with no data until its home screen has been saved as a picture or time is up."""
    with tempfile.TemporaryDirectory() as data:
        app, frames, is_taken = KingdomsApp(folder=Path(data)), count(1), False

        def on_frame(_window: object) -> None:
            nonlocal is_taken
            Window.canvas.ask_update()  # A still screen would be drawn only once.
            if next(frames) >= _SETTLED and app.front.opacity == 1 and not is_taken:
                take_picture(file)
                is_taken = True
                app.stop()

        Window.bind(on_flip=on_frame)
        Clock.schedule_once(lambda _elapsed: app.stop(), _PATIENCE)
        app.run()
    if not is_taken:
        sys.stderr.write("kingdoms: the home screen was not drawn in time.\n")
    return 0 if is_taken else 1


def take_picture(path: Path) -> None:
    """Saves a picture of the window."""
    Window.dispatch("on_draw")  # The last frame may already have been flipped, and is then out of reach.
    width, height = Window.size if Window.rotation in (0, 180) else reversed(Window.size)
    path.write_bytes(png(width, height, glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE)))
