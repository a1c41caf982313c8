"""The examples in the core's docstrings are correct."""

import doctest
import sys
from importlib import import_module

import pytest

from kingdoms.places import HOUSE

MODULES = [f"kingdoms.core.{path.stem}" for path in sorted((HOUSE / "kingdoms" / "core").glob("*.py"))]


@pytest.mark.parametrize("name", MODULES)
def test_examples_are_correct(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


@pytest.mark.skipif(sys.flags.optimize > 1, reason="this Python leaves docstrings out")
@pytest.mark.parametrize("name", ["grammar", "language"])
def test_the_words_have_examples(name: str) -> None:
    assert doctest.testmod(import_module(f"kingdoms.core.{name}")).attempted > 2
