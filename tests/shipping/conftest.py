"""Shared fixtures for the tests of shipped apps: an environment without a screen, and a check of their screenshot."""

import os
import subprocess
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

MANY = 2000
"""A home screen has far more colours than this; an empty or broken one has hardly any."""

Look = Callable[..., str]


@pytest.fixture
def look(tmp_path: Path) -> Look:
    """Starts a shipped app, checks that it draws its home screen, and returns what it printed."""

    def start(*words: str | Path, cwd: Path = tmp_path, **more: str) -> str:
        picture = tmp_path / "home.png"
        command = [*map(str, words), "look", "--out", str(picture)]
        done = subprocess.run(command, cwd=cwd, env=environment(tmp_path) | more, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        assert len(colours_of(picture)) > MANY
        return done.stdout + done.stderr

    return start


def environment(home: Path) -> dict[str, str]:
    """An environment with only this machine's PATH: no screen, no sound, no Python settings, nobody's files."""
    folders = {name: str(home / name.lower()) for name in ("HOME", "KIVY_HOME", "XDG_CONFIG_HOME")}
    Path(folders["HOME"]).mkdir(exist_ok=True)
    return {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "SDL_AUDIODRIVER": "dummy", **folders}


def colours_of(picture: Path) -> set[bytes]:
    """The colours of a picture made by the app: each row is a zero byte followed by red, green and blue values."""
    data = picture.read_bytes()
    width = int.from_bytes(data[16:20])
    pixels = zlib.decompress(data[data.index(b"IDAT") + 4 :])
    line = 1 + 3 * width
    rows = (pixels[start + 1 : start + line] for start in range(0, len(pixels), line))
    return {row[place : place + 3] for row in rows for place in range(0, 3 * width, 3)}
