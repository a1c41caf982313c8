"""Android runs Python without asserts and docstrings: everything below the screens works just as well without them.

pytest rewrites the asserts in tests, so they are checked under `-OO` too.
"""

import ast
import re
import subprocess
import sys
from pathlib import Path

from kingdoms.games import GAMES
from kingdoms.paths import ROOT

SAMPLE = [
    "tests/core",
    "tests/bots/test_knight.py",
    *(f"tests/store/history/test_{name}.py" for name in ("index", "played")),
    *(f"tests/store/test_{name}.py" for name in ("saves", "seal", "settings")),
    "tests/store/versions/test_corpus.py",
    *(f"tests/games/{room}/test_{name}.py" for room in GAMES for name in ("golden", "state")),
]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-OO", "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def test_the_tests_of_core_games_bots_and_store_pass_without_asserts() -> None:
    done = run(*SAMPLE)
    assert done.returncode == 0, done.stdout[-3000:]
    passed = re.search(r"^(\d+) passed", done.stdout, re.M)
    assert passed is not None
    assert int(passed[1]) > 300


def test_a_failing_assert_would_have_been_noticed(tmp_path: Path) -> None:
    (tmp_path / "test_claim.py").write_text("def test_claim():\n    assert 1 == 2\n")
    assert "1 failed" in run(str(tmp_path / "test_claim.py")).stdout


def test_no_code_of_ours_asserts_anything_or_reads_a_docstring() -> None:
    for path in [ROOT / "main.py", *(ROOT / "kingdoms").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not isinstance(node, ast.Assert), path
            assert not (isinstance(node, ast.Attribute) and node.attr == "__doc__"), path
