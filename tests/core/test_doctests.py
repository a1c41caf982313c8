"""The examples in the core's docstrings are correct."""

import doctest
from importlib import import_module

import pytest

from kingdoms.paths import ROOT

CORE = ROOT / "kingdoms" / "core"
MODULES = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in sorted(CORE.rglob("*.py"))]


@pytest.mark.parametrize("name", MODULES)
def test_examples_are_correct(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


@pytest.mark.parametrize(
    "name",
    ["__init__", "chance", "codec", "game", "record", "seats", "series", "session", "words/grammar", "words/language"],
)
def test_the_contract_has_examples(name: str) -> None:
    # Counted in the source, because a Python that leaves docstrings out finds none in the module.
    source = (CORE / f"{name}.py").read_text(encoding="utf-8")
    assert len(doctest.DocTestParser().get_examples(source)) > 2
