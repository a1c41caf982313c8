"""The command line: `python -m tests.soak [--minutes N] [--only TRIAL] [--seed N] [--jobs N]`."""

import argparse
import sys
import tempfile
import traceback
from pathlib import Path

from kingdoms.paths import ROOT
from tests.soak.counts import Counts
from tests.soak.run import Run
from tests.soak.trials import TRIALS

COUNTS = ROOT / ".soak" / "counts.json"


def main() -> int:
    """Runs the soak, or one round of it, and returns the exit code: 1 if a round failed."""
    words = read_words()
    if words.seed is not None:
        return play_round(words.only, words.seed)
    names = [words.only] if words.only else list(TRIALS)
    run = Run(Counts(COUNTS), names, jobs=words.jobs)
    run.go(60 * words.minutes)
    print(run.report())
    return 1 if run.failures else 0


def read_words() -> argparse.Namespace:
    """Parses the command line."""
    parser = argparse.ArgumentParser(prog="sh house soak", description="Runs the long trials with fresh seeds.")
    parser.add_argument(
        "--minutes", type=float, default=10, help="start no new round after this many minutes (default: %(default)s)"
    )
    parser.add_argument("--only", choices=TRIALS, help="run a single trial")
    parser.add_argument("--seed", type=int, help="repeat one round of that trial without counting it")
    parser.add_argument("--jobs", type=int, help="how many rounds to run at once (default: one per core)")
    words = parser.parse_args()
    if words.seed is not None and words.only is None:
        parser.error("--seed needs --only, because every trial has its own rounds")
    return words


def play_round(name: str, seed: int) -> int:
    """Plays one round in this process; the last line printed says how much was done. Returns the exit code."""
    try:
        with tempfile.TemporaryDirectory(prefix="kingdoms-soak-") as folder:
            count = TRIALS[name].play(seed, Path(folder))
    except Exception:
        # Kivy takes over stderr, and prints nothing there in the tests.
        traceback.print_exc(file=sys.__stderr__)
        return 1
    print(f"{count} {TRIALS[name].unit}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
