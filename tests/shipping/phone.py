"""Checks with the version of Python used on Android: all code compiles, and a sample of the tests passes.

That Python runs inside Node, without compiled modules, threads or a second process; see phone.mjs.
"""

import sys
import warnings
from pathlib import Path

import pytest

from kingdoms.games import GAMES

VERSION = (3, 14)
SAMPLE = [
    *(f"tests/core/test_{name}.py" for name in ("lead", "session", "shapes", "timestamps")),
    "tests/core/words/test_language.py",
    "tests/bots/test_knight.py",
    *(f"tests/store/history/test_{name}.py" for name in ("index", "played")),
    "tests/store/test_settings.py",
    *(f"tests/games/{room}/test_{name}.py" for room in GAMES for name in ("golden", "state")),
]


def play() -> int:
    """Runs the checks and returns the exit code: 0 if all is well."""
    if sys.version_info[:2] != VERSION or sys.flags.optimize != 2:
        print(f"This is Python {sys.version} at level {sys.flags.optimize}, not that of Android.", file=sys.stderr)
        return 1
    compile_everything()
    plugins = ("cacheprovider", "timeout", "xdist", "hypothesispytest")
    without = [word for name in plugins for word in ("-p", f"no:{name}")]
    return int(pytest.main([*without, "-W", "ignore::pytest.PytestConfigWarning", "--durations=5", *SAMPLE]))


def compile_everything() -> None:
    """Compiles every file of the app, including the screens, as p4a does; any warning is an error."""
    files = [Path("main.py"), *Path("kingdoms").rglob("*.py")]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for path in files:
            compile(path.read_text(encoding="utf-8"), str(path), "exec", dont_inherit=True, optimize=2)
    print(f"{len(files)} files compile on Python {sys.version.split()[0]}")
