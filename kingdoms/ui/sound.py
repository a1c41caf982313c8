"""The sounds, played by a thread of their own, so that a slow audio device never delays a frame.

If no device opens, the app is silent; if a file is missing, only its sound is. Either is logged once.
"""

from collections.abc import Callable
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

from kivy.logger import Logger

from kingdoms.paths import ASSETS

NAMES = ("card", "coin", "marker", "dice", "reveal", "turn", "win", "tap", "refuse")
WAITING = 3
"""How many sounds may wait for the thread; a late sound is worse than none."""


def open_sound(path: Path) -> Any:
    """The sound in a file, as Kivy plays it. Importing Kivy's audio is slow, so the thread does that too."""
    from kivy.core.audio import SoundLoader

    return SoundLoader.load(str(path))


class Sounds:
    """Plays sounds by name, unless they are switched off."""

    def __init__(self, folder: Path, load: Callable[[Path], Any] = open_sound) -> None:
        self.is_on = True
        self._folder = folder
        self._load = load
        self._loaded: dict[str, Any] = {}
        self.waiting: Queue[str] = Queue(WAITING)
        """The sounds that the thread has yet to start."""
        self._thread: Thread | None = None
        self._is_silent = False

    def warm_up(self) -> None:
        """Loads all sounds in the thread. Call it after the first frame; otherwise `play` does it."""
        if self._thread is None and self.is_on:
            self._thread = Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()

    def play(self, name: str) -> None:
        """Plays one of the sounds as soon as possible, unless too many are waiting; returns at once."""
        if not self.is_on or self._is_silent or self.waiting.full():
            return
        self.warm_up()
        self.waiting.put(name)

    def _work(self) -> None:
        self._try(self._load_all)
        while True:
            name = self.waiting.get()
            if not self._is_silent:
                self._try(self._start, name)
            self.waiting.task_done()

    def _try(self, step: Callable[..., None], *what: str) -> None:
        """Runs one step of the thread's work; if the audio device fails in any way, the game goes on without sound."""
        try:
            step(*what)
        except Exception as trouble:
            self._is_silent = True
            Logger.warning("Kingdoms: sound is off: %s", trouble)

    def _load_all(self) -> None:
        for name in NAMES:
            path = self._folder / f"{name}.wav"
            if not path.is_file():
                Logger.warning("Kingdoms: the sound %s is missing", name)
                continue
            sound = self._load(path)
            if sound is None or not sound.length:
                raise OSError("no audio device is available")
            self._loaded[name] = sound

    def _start(self, name: str) -> None:
        if name in self._loaded:
            self._loaded[name].play()


sound = Sounds(ASSETS / "sounds")
