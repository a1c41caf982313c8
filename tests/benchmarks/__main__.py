"""The command line: `python -m tests.benchmarks [--game royals] [--level knight] [--games N] [--seed N] [--seconds N]`.

Seeds beyond 1,000,000 are never used for tuning.
"""

import argparse

from kingdoms.core.seats import LEVELS
from tests.benchmarks.contest import FORMER, play, summed_up

SEATS = 4


def main() -> None:
    """Plays the games and prints the standing after each seed."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("--game", choices=FORMER, default="royals")
    parser.add_argument("--level", choices=LEVELS, default="knight")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1_000_001)
    parser.add_argument("--seconds", type=float, default=1.0, help="thinking time per decision")
    words, results = parser.parse_args(), []
    for number in range(words.games):
        seed, seat = words.seed + number // SEATS, number % SEATS
        results.append(play(words.game, words.level, seed, seat, SEATS, words.seconds))
        if seat == SEATS - 1:
            print(summed_up(results), flush=True)


if __name__ == "__main__":
    main()
