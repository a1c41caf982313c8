"""The app in a window, outside pytest but just as strict: a failure in a thread fails the round."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# Nothing may import Kivy before this module, which sets up how Kivy starts.
from tests.ui.conftest import PHONE, Finger, nothing_fails_unheard, stop


@contextmanager
def app_in_a_window(folder: Path, size: tuple[int, int] = PHONE) -> Iterator[Finger]:
    """Starts the app with its data in this folder, and stops it at the end of the block.

    Meanwhile, quitting the app only returns to its home screen.
    """
    with nothing_fails_unheard():
        finger = Finger.start(folder, size)
        finger.app.stop = lambda *_: finger.app.show("home")
        yield finger
        stop()
