"""The soak: every trial runs, counts add up over runs, and a round that fails says how to repeat it."""

import subprocess
import sys
from pathlib import Path

import pytest

from kingdoms.paths import ROOT
from tests.soak import trials
from tests.soak.counts import Counts
from tests.soak.run import Round, Run

SMALL = {"KILLS": 3, "FILES": 20, "TAPS": 50, "DECISIONS": 300}


@pytest.mark.parametrize("name", trials.TRIALS)
def test_every_trial_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for size, count in SMALL.items():
        monkeypatch.setattr(trials, size, count)
    assert trials.TRIALS[name].play(4, tmp_path) > 0


def test_a_round_runs_from_the_command_line() -> None:
    words = [sys.executable, "-m", "tests.soak", "--only", "rival_kings", "--seed", "1"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    count, unit = done.stdout.split()
    assert int(count) >= trials.DECISIONS
    assert unit == "decisions"


def test_a_seed_alone_is_refused() -> None:
    words = [sys.executable, "-m", "tests.soak", "--seed", "1"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2
    assert "--seed needs --only" in done.stderr


def test_counts_add_up_over_runs_with_fresh_seeds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Round] = []
    monkeypatch.setattr(Round, "play", lambda begun: played.append(begun) or (0, "Some line\n5 kills\n"))
    for _run in range(2):
        run = Run(Counts(tmp_path / "counts.json"), ["kills", "taps"], jobs=1)
        run.go(0)
        assert run.failures == []
    assert sorted(played) == [("kills", 1), ("kills", 2), ("taps", 1), ("taps", 2)]
    counts = Counts(tmp_path / "counts.json")
    assert (counts.of("kills").done, counts.of("kills").rounds) == (10, 2)
    assert "kills                    5          10      10,000 kills         0%" in run.report()


def test_a_failure_is_not_counted_and_says_how_to_repeat_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Round, "play", lambda _begun: (1, "AssertionError: a game is lost"))
    run = Run(Counts(tmp_path / "counts.json"), ["kills"], jobs=2)
    run.go(0)
    assert "sh house soak --only kills --seed 1\n    AssertionError: a game is lost" in capsys.readouterr().out
    assert run.report().endswith("AssertionError: a game is lost\nfailures: 1")
    count = Counts(tmp_path / "counts.json").of("kills")
    assert (count.done, count.failures) == (0, 1)


def test_the_trial_furthest_from_its_goal_comes_next(tmp_path: Path) -> None:
    counts = Counts(tmp_path / "counts.json")
    counts.add("kills", 5_000)
    counts.add("taps", 5_000)
    counts.add("royals", 600_000)
    assert Run(counts, ["kills", "taps", "royals"]).next_trial() == "taps"
