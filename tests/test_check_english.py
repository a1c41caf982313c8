"""The check for English that a native speaker would not write."""

import subprocess
import sys
from pathlib import Path

import pytest

from scripts import check_english
from scripts.check_english import ROOT, everything, habits_in


@pytest.mark.parametrize(
    "words",
    [
        "Who has to go lets a bot play on.",
        "The row. What is left goes on.",
        "There are so many cards in the deck.",
        "Tells whether there was time for it.".lower(),
        "The cards that lie below it",
        "It brings 3 points",
        "Every criminal brings you a suspicion card",
        "As the log tells them",
        "95 % of them",
        "The token stands before the player",
        "The hand of Anna",
        "You roll one die more",
        "A player who does it loses his card",
        "An heir lays things out",
        "You build for nothing",
        "No world, for else it is none",
        "A card of the own hand",
        "The turn of {name}",
        "Here lies no card",
        "It tells you the price",
        "A game tells of its values",
        "You draw 2 cards less",
        "You roll a white die more",
        "Anna has won.",
        "Secret are the cards in hand",
    ],
)
def test_habits_are_found(words: str) -> None:
    assert list(habits_in(words))


@pytest.mark.parametrize(
    "words",
    [
        "What did Anna do?",
        "Whatever the die shows, the battle can't be lost.",
        "Kept simple because there are so many of them",
        "The king and his envoy",
        "Shown before the game begins",
        "One more die",
        "A card that brings a position closer",
        "Three or more cards",
        "A season of Anna, Béla and Éva",
        "Buildings cost 1 coin less",
        "A step that asks for nothing",
        "Every token a seat has won, and what for",
    ],
)
def test_good_english_passes(words: str) -> None:
    assert not list(habits_in(words))


def test_messages_docstrings_comments_layouts_scripts_and_pages_are_read() -> None:
    places = {text.where.split(":")[0] for text in everything()}
    assert {"message", "README.md", "docs/glossary.md", "docs/balance.txt"} <= places
    assert {"kv/boards/royals.kv", "kingdoms/core/game.py"} <= places
    assert {"scripts/check_english.py", "tests/test_check_english.py"} <= places
    assert {"house", ".ci/run", "scripts/measure_opponents.sh"} <= places


def test_errors_logs_help_texts_names_of_tests_and_the_output_of_scripts_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_english, "ROOT", tmp_path)
    for folder in ("kingdoms", "scripts", "tests", "kv", "docs", ".ci"):
        (tmp_path / folder).mkdir()
    (tmp_path / "kingdoms" / "code.py").write_text(CODE, encoding="utf-8")
    (tmp_path / "tests" / "test_code.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "house").write_text(SCRIPT, encoding="utf-8")
    for name in ("README.md", ".ci/run"):
        (tmp_path / name).touch()
    texts = {text.where: text.words for text in everything() if text.where != "message" and text.words}
    assert texts == {
        "kingdoms/code.py:1": "What was sought is gone",
        "kingdoms/code.py:2": "Kingdoms: %s is missing",
        "kingdoms/code.py:3": "… games",
        "kingdoms/code.py:4": "The picture",
        "kingdoms/code.py:5": "All is well",
        "tests/test_code.py:1": "Many games",
        "tests/test_code.py:2": "A game is saved",
        "house:2": "Sets things up.",
        "house:3": "house: $*",
        "house:4": "it failed",
    }


CODE = """raise LookupError("what was sought is gone")
log.warning("Kingdoms: %s is missing", name)
print(f"{number} games")
parser.add_argument("--out", help="the picture", default="home.png")
assert done, "all is well"
"""
TESTS = """@pytest.mark.parametrize("games", [99], ids=["many games"])
def test_a_game_is_saved(games): ...
"""
SCRIPT = """#!/bin/sh
# Sets things up.
say() { echo "house: $*"; }
  true || fail "it failed"
"""


def test_the_words_that_a_page_warns_against_are_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_english, "ROOT", tmp_path)
    for name in ("house", ".ci/run", "README.md", "docs/glossary.md"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / "docs" / "glossary.md").write_text('| extra die | never "a die more" |', encoding="utf-8")
    assert [text.words for text in everything() if text.where.startswith("docs")] == ["extra die |  |"]


def test_the_whole_project_is_free_of_mistakes() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/check_english.py"], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.stdout, done.returncode) == ("", 0)
