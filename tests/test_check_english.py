"""The check for English that a native speaker would not write."""

import subprocess
import sys

import pytest

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
        "The token stands before the player",
        "The hand of Anna",
        "You roll one die more",
        "A player who does it loses his card",
        "An heir lays things out",
        "You build for nothing",
        "No world, for else it is none",
        "A card of the own hand",
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
        "Three or more cards",
        "A season of Anna, Béla and Éva",
    ],
)
def test_good_english_passes(words: str) -> None:
    assert not list(habits_in(words))


def test_messages_docstrings_comments_layouts_and_pages_are_read() -> None:
    places = {text.where.split(":")[0] for text in everything()}
    assert {"message", "README.md", "docs/glossary.md", "kv/boards/royals.kv", "kingdoms/core/game.py"} <= places
    assert {"scripts/check_english.py", "tests/test_check_english.py"} <= places


def test_the_whole_project_is_free_of_them() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/check_english.py"], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.stdout, done.returncode) == ("", 0)
