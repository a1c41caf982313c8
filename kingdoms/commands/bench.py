"""`bench`: prints the figures that `tests/benchmarks` measures. They are there in the source tree only."""

import sys
from importlib import import_module

from kingdoms.games import GAMES
from kingdoms.places import HOUSE


def bench(key: str | None, seconds: float, *, start: bool) -> int:
    """Measures the games' rules, the regent's thinking, the boards, the history and the start, or the start alone.

    With the start its memory is always measured, too.
    """
    if not (HOUSE / "tests" / "benchmarks").is_dir():
        sys.stderr.write("kingdoms: bench needs the source tree, where tests/benchmarks lies.\n")
        return 2
    sys.path.insert(0, str(HOUSE))
    if not start:
        for game in [key] if key else GAMES:
            import_module("tests.benchmarks.rules").measure(game, seconds)
            import_module("tests.benchmarks.thinking").measure(game)
            import_module("tests.benchmarks.frames").measure(game)
        import_module("tests.benchmarks.history").measure()
        import_module("tests.benchmarks.history_screen").measure()
    import_module("tests.benchmarks.start").measure()
    import_module("tests.benchmarks.memory").measure()
    return 0
