"""Limits on the tree: towers of classes, modules per folder, lines per function, and what tests may use."""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from kingdoms.paths import ROOT

MOST_ABOVE = 4
"""The most of our own classes that a class of ours may be derived from."""
MOST_MODULES = 13
"""The most modules that a folder may have, not counting `__init__`."""
MOST_LINES = 40
"""The most lines that a function may have."""
MOST_REACHES = 19
"""The most places in which tests may use something private."""
NAMED_TUPLES = {"_replace", "_fields", "_asdict", "_make"}
"""Public names in every named tuple; they begin with an underscore so as not to clash with its fields."""


def parsed(folder: str) -> Iterator[tuple[Path, ast.Module]]:
    """The path and the syntax tree of every Python file below a folder."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        yield path.relative_to(ROOT), ast.parse(path.read_text(encoding="utf-8"))


def classes_in(tree: ast.AST) -> list[tuple[str, list[str]]]:
    """The name of every class in a file, with the names of those it is derived from."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return [(node.name, [ast.unparse(base).split(".")[-1] for base in node.bases]) for node in nodes]


def kv_classes_in(text: str) -> list[tuple[str, list[str]]]:
    """The name of every class that a kv file defines, as in `<Name@Base>:`, with the names of its bases."""
    return [(name, bases.split("+")) for name, bases in re.findall(r"^<.*?(\w+)@([\w+]+)>:", text, re.MULTILINE)]


def above(bases: Sequence[str], known: Mapping[str, Sequence[str]]) -> set[str]:
    """Our own classes among these, and all of ours that they are derived from."""
    own = [base for base in bases if base in known]
    return set(own).union(*(above(known[base], known) for base in own))


def bases_by_name(classes: Sequence[tuple[str, list[str]]]) -> dict[str, list[str]]:
    """The bases of every class, by its name; classes with the same name have their bases combined."""
    known: dict[str, list[str]] = {}
    for name, bases in classes:
        known.setdefault(name, []).extend(base for base in bases if base != name)
    return known


def test_no_class_has_more_than_four_of_ours_above_it() -> None:
    layouts = [found for path in (ROOT / "kv").rglob("*.kv") for found in kv_classes_in(path.read_text("utf-8"))]
    classes = [found for _path, tree in parsed("kingdoms") for found in classes_in(tree)] + layouts
    known = bases_by_name(classes)
    assert len(layouts) > 100
    assert len(known) > 800
    assert {name for name, bases in classes if len(above(bases, known)) > MOST_ABOVE} == set()


def methods_by_class(tree: ast.AST) -> dict[str, set[str]]:
    """The methods that each class of a file defines itself, apart from Python's own such as `__init__`."""
    return {
        node.name: {each.name for each in node.body if isinstance(each, ast.FunctionDef) and each.name[:2] != "__"}
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }


def overridden_twice(trees: Sequence[ast.AST]) -> set[str]:
    """The methods that are defined in three classes of one line of descent."""
    classes = [found for tree in trees for found in classes_in(tree)]
    known, methods = bases_by_name(classes), Counter[tuple[str, str]]()
    for tree in trees:
        methods.update((name, each) for name, defined in methods_by_class(tree).items() for each in defined)
    found = set()
    for name, bases in classes:
        line = [name, *above(bases, known)]
        own = Counter(each for owner, each in methods if owner in line)
        found |= {f"{name}.{each}" for each, count in own.items() if count >= 3 and (name, each) in methods}
    return found


def test_no_method_is_overridden_in_three_layers() -> None:
    assert overridden_twice([tree for _path, tree in parsed("kingdoms")]) == set()


def test_a_method_in_three_layers_is_found_across_files() -> None:
    first = "class A:\n def f(self): ...\nclass B(A):\n def f(self): ...\n def g(self): ..."
    second = "class C(B):\n def f(self): ...\n def g(self): ...\nclass D(A):\n def f(self): ..."
    assert overridden_twice([ast.parse(first), ast.parse(second)]) == {"C.f"}


def test_classes_above_one_are_counted_once() -> None:
    classes = classes_in(ast.parse("class A: ...\nclass B(A): ...\nclass C(A): ...\nclass D(B, C, other.E): ..."))
    assert above(["D"], bases_by_name(classes)) == {"A", "B", "C", "D"}


def test_classes_of_kv_files_are_counted_with_those_of_python() -> None:
    layouts = kv_classes_in("<B@A>:\n    C:\n<D,-C@B+D>:\n    width: 1\n<D>:\n    width: 1\n")
    classes = classes_in(ast.parse("class A: ...\nclass D: ...")) + layouts
    assert layouts == [("B", ["A"]), ("C", ["B", "D"])]
    assert above(["C"], bases_by_name(classes)) == {"A", "B", "C", "D"}


def test_classes_of_the_same_name_have_all_their_bases_counted() -> None:
    first, second = "class A: ...\nclass B(A): ...\nclass Seats(B): ...", "class C: ...\nclass Seats(C): ..."
    classes = [found for text in (first, second) for found in classes_in(ast.parse(text))]
    assert above(["Seats"], bases_by_name(classes)) == {"Seats", "A", "B", "C"}


@pytest.mark.parametrize("folder", ["kingdoms", "tests"])
def test_no_folder_has_more_modules_than_a_reader_can_take_in(folder: str) -> None:
    modules = Counter(path.parent for path, _tree in parsed(folder) if path.name != "__init__.py")
    assert len(modules) > 20
    assert {str(parent): count for parent, count in modules.items() if count > MOST_MODULES} == {}


def test_no_function_is_longer_than_forty_lines() -> None:
    functions = [(path, node) for path, tree in parsed("kingdoms") for node in ast.walk(tree) if is_function(node)]
    assert len(functions) > 3000
    assert [f"{path}: {node.name}" for path, node in functions if length(node) > MOST_LINES] == []


def is_function(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def length(function: Any) -> int:
    return int(function.end_lineno - function.lineno + 1)


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


def imported_tests(tree: ast.AST) -> Iterator[str]:
    """Test modules, or tests, that are imported from elsewhere."""
    for node in ast.walk(tree):
        match node:
            case ast.Import():
                names = [alias.name for alias in node.names]
            case ast.ImportFrom():
                names = [f"{node.module or ''}.{alias.name}" for alias in node.names]
            case _:
                continue
        yield from (name for name in names if any(part.startswith("test_") for part in name.split(".")))


def test_no_test_module_is_used_as_a_helper_by_another() -> None:
    assert [f"{path}: {name}" for path, tree in parsed("tests") for name in imported_tests(tree)] == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from tests.ui.test_theme import contrast", ["tests.ui.test_theme.contrast"]),
        ("from tests.ui import geometry, test_theme", ["tests.ui.test_theme"]),
        ("from .test_theme import contrast", ["test_theme.contrast"]),
        ("import tests.ui.test_theme", ["tests.ui.test_theme"]),
        ("from tests.ui.boards.forms import zone", []),
    ],
)
def test_every_kind_of_import_of_a_test_module_is_found(source: str, found: list[str]) -> None:
    assert list(imported_tests(ast.parse(source))) == found
