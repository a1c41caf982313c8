"""The command line: what it does, and that bad words get one sentence and exit code 2."""

import subprocess
import sys

import pytest

from kingdoms.places import HOUSE


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "main.py", *words], cwd=HOUSE, capture_output=True, text=True, timeout=120
    )


@pytest.mark.parametrize(
    "words",
    [
        ["dance"],
        ["demo", "--game", "chess"],
        ["demo", "--out", "/dev/null/pictures"],
        ["simulate", "--games", "0"],
        ["simulate", "--games", "many"],
        ["simulate", "--seats", "knight"],
        ["simulate", "--seats", "knight,knave"],
        ["simulate", "rival_kings", "--seats", "knight,knight,knight,knight,knight"],
        ["bench", "--seconds", "nan"],
        ["bench", "--seconds", "-1"],
    ],
)
def test_bad_words_get_one_sentence_and_exit_code_2(words: list[str]) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("kingdoms: ")


def test_simulate_prints_every_bots_share_of_wins() -> None:
    done = run("simulate", "--seats", "knight,squire,random", "--games", "2")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith("rival_kings: 2 games, 3 seats")
    assert [line.split()[0] for line in lines[1:]] == ["knight", "squire", "random"]


def test_simulate_gives_the_same_results_for_the_same_seed() -> None:
    words = ["simulate", "--seats", "squire,random", "--games", "3", "--seed", "9"]
    first, second = (run(*words).stdout.splitlines()[1:] for _ in range(2))
    assert len(first) == 2
    assert first == second
