"""A picture of the window as it is drawn now."""

from pathlib import Path

from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels

from kingdoms.ui.drawing.png import png


def take_picture(path: Path) -> None:
    """Leaves a picture of the window in a file."""
    Window.dispatch("on_draw")  # What was drawn before may have been shown already, and is then out of reach.
    width, height = Window.size
    path.write_bytes(png(width, height, glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE)))
