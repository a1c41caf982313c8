"""The CPU time from process start to the first frame, as a ratio to that of an empty Kivy app in the same run."""

import tempfile
from statistics import median

from kingdoms.commands.headless import run_alone

_RUNS = 7

_FIRST_FRAME = """
import sys, time
from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window

def drawn(*_):
    print(time.process_time())
    sys.stdout.flush()
    import os; os._exit(0)

Window.bind(on_flip=drawn)
"""

_EMPTY = f"""
{_FIRST_FRAME}
from kivy.app import App
from kivy.uix.widget import Widget

class EmptyApp(App):
    def load_kv(self, filename=None):
        pass  # There is none, and none can be looked for: this program has no file.

    def build(self):
        return Widget()

EmptyApp().run()
"""

_HOME = f"""
{_FIRST_FRAME}
from kingdoms.__main__ import main

main([])
"""


def measure() -> None:
    """Prints the medians of both times, measured alternately, and their ratio."""
    empty, home = [], []
    with tempfile.TemporaryDirectory() as compiled:
        _seconds(_HOME, compiled)  # The modules of an installed app are compiled, so the first start does not count.
        for _ in range(_RUNS):
            empty.append(_seconds(_EMPTY, compiled))
            home.append(_seconds(_HOME, compiled))
    ratio = median(home) / median(empty)
    print("start-up, from launch to first frame (mock graphics):")
    print(f"  empty Kivy app    {median(empty) * 1000:>10,.0f} ms   of CPU time")
    print(f"  home screen       {median(home) * 1000:>10,.0f} ms   of CPU time, {ratio:.2f} × the empty app")


def _seconds(program: str, compiled: str) -> float:
    """Runs the program once and returns its CPU time up to the first frame."""
    output = run_alone("-c", program, PYTHONPYCACHEPREFIX=compiled, PYTHONDONTWRITEBYTECODE="")
    return float(output.split()[-1])
