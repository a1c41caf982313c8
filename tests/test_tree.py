"""Limits on the tree: how many of our classes a class may inherit from, and how often tests may use private names."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from kingdoms.places import ROOT

MOST_ABOVE = 4
"""The most of our own classes that a class of ours may be derived from."""
MOST_REACHES = 19
"""The most places in which tests may use something private."""
NAMED_TUPLES = {"_replace", "_fields", "_asdict", "_make"}
"""Public names in every named tuple; they begin with an underscore so as not to clash with its fields."""


def parsed(folder: str) -> Iterator[tuple[Path, ast.Module]]:
    """Every Python file below a folder of the tree."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        yield path.relative_to(ROOT), ast.parse(path.read_text(encoding="utf-8"))


def classes_in(tree: ast.AST) -> list[tuple[str, list[str]]]:
    """The name of every class in a file, with the names of those it is derived from."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return [(node.name, [ast.unparse(base).split(".")[-1] for base in node.bases]) for node in nodes]


def above(bases: Sequence[str], known: Mapping[str, list[str]]) -> set[str]:
    """Our own classes among these, and all of ours that they are derived from."""
    own = [base for base in bases if base in known]
    return set(own).union(*(above(known[base], known) for base in own))


def test_no_class_has_more_than_four_of_ours_above_it() -> None:
    classes = [found for _path, tree in parsed("kingdoms") for found in classes_in(tree)]
    known = dict(classes)
    assert len(known) > 500
    assert {name for name, bases in classes if len(above(bases, known)) > MOST_ABOVE} == set()


def test_classes_above_one_are_counted_once() -> None:
    classes = classes_in(ast.parse("class A: ...\nclass B(A): ...\nclass C(A): ...\nclass D(B, C, other.E): ..."))
    assert above(["D"], dict(classes)) == {"A", "B", "C", "D"}


def is_private(name: str) -> bool:
    return name.startswith("_") and name.strip("_") != "" and not name.startswith("__") and name not in NAMED_TUPLES


def reaches(tree: ast.AST) -> Iterator[str]:
    """Private names that are imported from the app, patched by name, or used on anything but `self`."""
    for node in ast.walk(tree):
        yield from filter(is_private, used_by(node))


def used_by(node: ast.AST) -> list[str]:
    """The names that an import, a patch or an access to an attribute uses."""
    match node:
        case ast.ImportFrom(module=str(module)) if module.startswith("kingdoms"):
            return [alias.name for alias in node.names]
        case ast.Call() if ast.unparse(node.func).endswith("setattr"):
            words = [word.value for word in node.args if isinstance(word, ast.Constant)]
            return [word.split(".")[-1] for word in words if isinstance(word, str)]
        case ast.Attribute(value=owner) if ast.unparse(owner) not in ("self", "cls"):
            return [node.attr]
    return []


def test_tests_reach_into_private_names_fewer_than_twenty_times() -> None:
    found = [f"{path}: {name}" for path, tree in parsed("tests") for name in reaches(tree)]
    assert len(found) <= MOST_REACHES, "\n".join(found)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from kingdoms.core.words.language import _", []),
        ("from kingdoms.ui.theme import _tint", ["_tint"]),
        ("board._lay_out()", ["_lay_out"]),
        ("monkeypatch.setattr('kingdoms.ui.theme._tint', 1)", ["_tint"]),
        ("self._own = scene._replace(caption='')", []),
    ],
)
def test_a_reach_is_any_use_of_something_private(source: str, found: list[str]) -> None:
    assert list(reaches(ast.parse(source))) == found
