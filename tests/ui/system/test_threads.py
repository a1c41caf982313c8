"""Threads when the app ends: it waits for work in progress, but not for work that never ends."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kingdoms.paths import ROOT

BEGIN = """
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from time import sleep
from kingdoms.ui.system import threads

def write():
    sleep(0.1)
    Path("done").touch()
"""
OURS = "threads.run_in_pool(ThreadPoolExecutor(), write, print)"
OF_OTHERS = "threads.run_detached(write, print)"
WITHOUT_END = "threads._PATIENCE = 0.01; threads.run_detached(Event().wait, print)"


@pytest.mark.parametrize(
    ("work", "written"),
    [(OURS, ["done"]), (OF_OTHERS, ["done"]), (WITHOUT_END, [])],
    ids=["ours", "of others", "without end"],
)
def test_the_app_ends_once_all_work_that_can_end_is_done(tmp_path: Path, work: str, written: list[str]) -> None:
    environment = os.environ | {
        "KIVY_GL_BACKEND": "mock",
        "KIVY_HOME": str(tmp_path / "home"),
        "KIVY_NO_ARGS": "1",
        "KIVY_NO_CONSOLELOG": "1",
        "PYTHONPATH": str(ROOT),
    }
    folder = tmp_path / "folder"
    folder.mkdir()
    command = [sys.executable, "-c", BEGIN + work]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert os.listdir(folder) == written
