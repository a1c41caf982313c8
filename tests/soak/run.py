"""One run of the soak: rounds in separate processes, by default one for each core, until time is up."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import NamedTuple

from kingdoms.paths import ROOT
from tests.soak.counts import Counts
from tests.soak.trials import TRIALS

LONGEST = 1800
"""Seconds after which a round is assumed to hang. On an idle machine a round takes about ten."""
TAIL = 30
"""How many lines of a failed round's output are shown."""


class Round(NamedTuple):
    """One round of a trial."""

    trial: str
    seed: int

    def play(self) -> tuple[int, str]:
        """Plays the round in a separate process; returns the exit code and the output."""
        words = [sys.executable, "-m", "tests.soak", "--only", self.trial, "--seed", str(self.seed)]
        try:
            done = subprocess.run(
                words, cwd=ROOT, timeout=LONGEST, text=True, errors="replace",
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return 1, f"It was still running after {LONGEST} seconds."
        return done.returncode, done.stdout


class Failure(NamedTuple):
    """A round that failed, and the end of its output."""

    round: Round
    output: str

    def __str__(self) -> str:
        trial, seed = self.round
        tail = "\n".join(f"    {line}" for line in self.output.splitlines()[-TAIL:])
        return f"{trial} failed. To repeat it: sh house soak --only {trial} --seed {seed}\n{tail}"


class Run:
    """Keeps every core busy: the trials share the cores, those furthest from their goals first."""

    def __init__(self, counts: Counts, names: Sequence[str], *, jobs: int | None = None) -> None:
        self.failures: list[Failure] = []
        self.done = dict.fromkeys(names, 0)
        self._counts = counts
        self._jobs = jobs or os.cpu_count() or 1
        self._under_way: dict[Future[tuple[int, str]], Round] = {}

    def go(self, seconds: float) -> None:
        """Starts rounds until time is up, at least one of each trial, and waits for those under way."""
        end, waiting = time.monotonic() + seconds, list(self.done)
        with ThreadPoolExecutor(self._jobs) as threads:
            while waiting or time.monotonic() < end:
                name = waiting.pop(0) if waiting else self.next_trial()
                begun = Round(name, self._counts.next_seed(name))
                self._under_way[threads.submit(begun.play)] = begun
                if len(self._under_way) == self._jobs:
                    self._collect(wait(self._under_way, return_when=FIRST_COMPLETED).done)
            self._collect(wait(self._under_way).done)

    def report(self) -> str:
        """The report as text: a line for each trial, then every failure."""
        lines = [f"{'trial':<14}{'this run':>12}{'in all':>12}{'goal':>12}"]
        for name, done in self.done.items():
            total, trial = self._counts.of(name).done, TRIALS[name]
            share = f"{total / trial.goal:.0%}"
            lines.append(f"{name:<14}{done:>12,}{total:>12,}{trial.goal:>12,} {trial.unit:<10}{share:>6}")
        return "\n".join([*lines, *map(str, self.failures), f"failures: {len(self.failures)}"])

    def next_trial(self) -> str:
        """The trial with the fewest rounds under way; among those, the one furthest from its goal."""
        under_way = [begun.trial for begun in self._under_way.values()]
        return min(self.done, key=lambda name: (under_way.count(name), self._counts.of(name).done / TRIALS[name].goal))

    def _collect(self, ended: set[Future[tuple[int, str]]]) -> None:
        for future in ended:
            self._note(self._under_way.pop(future), *future.result())

    def _note(self, ended: Round, code: int, output: str) -> None:
        if code == 0:
            done = int(output.splitlines()[-1].split()[0])
            self.done[ended.trial] += done
            self._counts.add(ended.trial, done)
        else:
            self.failures.append(Failure(ended, output))
            self._counts.add_failure(ended.trial)
            print(self.failures[-1], flush=True)
