"""The command line: what it does, and bad arguments, which get one sentence and exit code 2."""

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from distributed import LocalCluster

from kingdoms.__main__ import main
from kingdoms.commands.demo import FORMATS
from kingdoms.paths import ROOT


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "main.py", *words], cwd=ROOT, capture_output=True, text=True)


@pytest.mark.parametrize(
    "words",
    [
        ["dance"],
        ["demo", "--game", "chess"],
        ["demo", "--format", "phone,watch"],
        ["demo", "--format", ""],
        ["demo", "--out", "/dev/null/pictures"],
        ["look", "--out", "/dev/null/home.png"],
        ["look", "--out", "/dev"],
        ["simulate", "--games", "0"],
        ["simulate", "--games", "many"],
        ["simulate", "--seats", "knight"],
        ["simulate", "--seats", "knight,knave"],
        ["simulate", "rival_kings", "--seats", "knight,knight,knight,knight,knight"],
        ["simulate", "--option", "open_money=perhaps"],
        ["arena", "--option", "level"],
        ["arena", "--jobs", "none"],
        ["arena", "--seconds", "0"],
        ["arena", "--seats", "knight,knave"],
        ["arena", "--cluster", "tcp://127.0.0.1:9"],
        ["tune", "--seats", "9"],
        ["audit", "--language", "xx"],
        ["audit", "--text-size", "125"],
        ["bench", "--seconds", "nan"],
        ["bench", "--seconds", "-1"],
    ],
)
def test_bad_arguments_get_one_sentence_and_exit_code_2(words: list[str]) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("kingdoms: ")


@pytest.mark.parametrize(
    ("words", "formats"),
    [
        ([], list(FORMATS)),
        (["--format", "phone"], ["phone"]),
        (["--format", "desktop, phone,desktop"], ["desktop", "phone"]),
    ],
)
def test_the_demo_shows_the_named_formats_or_all_by_default(
    words: list[str], formats: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Sequence[str]] = []
    monkeypatch.setattr("kingdoms.commands.demo.demo", lambda _key, _folder, names: shown.append(names) or 0)
    with pytest.raises(SystemExit) as end:
        main(["demo", "--out", str(tmp_path), *words])
    assert end.value.code == 0
    assert shown == [formats]


def test_simulate_prints_how_each_game_ended_and_how_each_bot_did() -> None:
    done = run(
        "simulate", "--seats", "knight,squire,random", "--games", "2", "--option", "open_money=True", "--seconds", ".5"
    )
    assert done.returncode == 0, done.stderr
    head, *games, knight, squire, anybody, by_seat, by_turn = done.stdout.splitlines()
    assert head == "rival_kings: 2 games from seed 1, 3 seats, open_money True, 0.5 s per decision"
    assert [re.sub(r"-?\d+\*?", "#", line) for line in games] == [
        "  seed #: knight #  squire #  random #",
        "  seed #: squire #  random #  knight #",
    ]
    assert all("*" in line for line in games)
    assert [line.split()[0] for line in (knight, squire, anybody)] == ["knight", "squire", "random"]
    assert by_seat.startswith("  wins by seat ")
    assert by_turn.startswith("  wins by turn ")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster of two workers."""
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as running:
        yield running.scheduler_address


def test_the_arena_gives_the_same_results_with_any_number_of_workers(cluster: str) -> None:
    words = ["arena", "royals", "--seats", "squire,random", "--games", "3", "--seed", "9"]
    alone, together = (_without_times(run(*words, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    on_a_cluster = _without_times(run(*words, "--cluster", cluster).stdout)
    assert alone == together == on_a_cluster
    assert alone[0] == "royals: 4 games from seed 9, 2 seats", "the last round was not played to its end"
    assert len(alone) == 5


def _without_times(text: str) -> list[str]:
    return [re.sub(r"  95% of decisions.*", "", line) for line in text.splitlines()]


def test_tune_prints_each_attempt_and_the_best_weights_here_or_on_a_cluster(cluster: str) -> None:
    words = ["tune", "rival_kings", "--seats", "2", "--attempts", "2", "--games", "4", "--option", "open_money=True"]
    done, on_a_cluster = run(*words), run(*words, "--cluster", cluster)
    assert done.returncode == 0, done.stderr
    assert on_a_cluster.stdout == done.stdout
    head, *attempts, weights = done.stdout.splitlines()
    assert head == "rival_kings: 2 attempts of 4 games from seed 1, 2 seats, open_money True"
    result = re.compile(r"  (not )?better: [+-]\d+\.\d\d ± .* points in \d+ games: .* → .*")
    assert all(map(result.fullmatch, attempts))
    assert weights.startswith("Weights(")
