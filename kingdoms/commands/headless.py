"""Running without a display: any program in a separate process, or the app in an invisible window.

Kivy reads its settings only once, on import, so nothing here imports it at the top.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from kingdoms.paths import ROOT

if TYPE_CHECKING:
    from kingdoms.commands.finger import Finger

_PATIENCE = 1800  # seconds: even a busy machine has played a whole game by then


def run_alone(*words: str, **environment: str) -> str:
    """Runs Python with these arguments, mock graphics and an empty data folder, and returns its output."""
    with tempfile.TemporaryDirectory() as folder:
        surroundings = os.environ | {
            "KIVY_GL_BACKEND": "mock",
            "KIVY_NO_ARGS": "1",
            "KIVY_NO_CONSOLELOG": "1",
            "KIVY_HOME": folder,
            "XDG_CONFIG_HOME": folder,
            "SDL_AUDIODRIVER": "dummy",
            "LC_ALL": "C.UTF-8",
            "PYTHONPATH": str(ROOT),
        }
        done = subprocess.run(
            [sys.executable, *words],
            env=surroundings | environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=_PATIENCE,
        )
    if done.returncode or not done.stdout.strip():
        raise RuntimeError(done.stderr)
    return done.stdout


def resident_megabytes() -> float:
    """The resident memory of this process in megabytes; 0 if the system does not report it."""
    status = Path("/proc/self/statm")
    return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1_000_000 if status.exists() else 0.0


def open_app(size: tuple[int, int], folder: Path | None = None) -> "Finger":
    """Starts the app in a window of this size in pixels. Its data is in `folder`, by default that of `run_alone`."""
    from kivy.config import Config

    # An offscreen window cannot grow later.
    Config.set("graphics", "width", size[0])
    Config.set("graphics", "height", size[1])
    Config.set("graphics", "maxfps", 0)
    from kingdoms.commands.finger import Finger

    return Finger.start(folder or Path(os.environ["KIVY_HOME"]), size)
