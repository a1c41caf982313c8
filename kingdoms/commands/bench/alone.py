"""Runs a benchmark in a process of its own, without a screen: Kivy reads its settings only once."""

import os
import subprocess
import sys
import tempfile

from kingdoms.places import HOUSE


def run_alone(module: str, key: str) -> str:
    """What a module of this folder prints about a game; it is told the game's key and an empty folder for data."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {
            "KIVY_GL_BACKEND": "mock",
            "KIVY_NO_ARGS": "1",
            "KIVY_NO_CONSOLELOG": "1",
            "KIVY_HOME": folder,
            "SDL_AUDIODRIVER": "dummy",
            "PYTHONPATH": str(HOUSE),
        }
        command = [sys.executable, "-m", f"kingdoms.commands.bench.{module}", key, folder]
        done = subprocess.run(command, env=environment, cwd=HOUSE, capture_output=True, text=True, timeout=300)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return done.stdout
