"""A picture of the window."""

from pathlib import Path

from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels

from kingdoms.ui.drawing.png import png


def take_picture(path: Path) -> None:
    """Saves a picture of the window."""
    Window.dispatch("on_draw")  # The last frame may have been flipped already, and is then out of reach.
    width, height = Window.size
    path.write_bytes(png(width, height, glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE)))
