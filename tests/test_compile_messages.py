"""Translations are compiled when they have changed, and every installation or build of the app includes them."""

import os
import shutil
import subprocess
import sys
import zipfile
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.pofile import PoFileError

from kingdoms.core.words import language
from kingdoms.paths import ROOT
from scripts import compile_messages
from scripts.collect_messages import translations
from scripts.compile_messages import compile_catalogue, read

PO = """msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "Yes"
msgstr "{yes}"
"""


@pytest.fixture
def catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A catalogue that has never been compiled, in a tree of its own."""
    monkeypatch.setattr(language, "ASSETS", tmp_path / "assets")
    monkeypatch.setattr(language, "TRANSLATIONS", tmp_path)
    language.source("hu").write_text(PO.format(yes="Igen"), encoding="utf-8")
    return language.source("hu")


def yes() -> str:
    with language.compiled("hu").open("rb") as file:
        return GNUTranslations(file).gettext("Yes")


def test_a_catalogue_is_compiled_when_it_has_changed_and_only_then(catalogue: Path) -> None:
    compile_messages.main()
    assert yes() == "Igen"
    first = language.compiled("hu").stat()
    compile_messages.main()
    assert language.compiled("hu").stat() == first
    catalogue.write_text(PO.format(yes="Persze"), encoding="utf-8")
    os.utime(catalogue, (first.st_mtime + 1, first.st_mtime + 1))
    compile_messages.main()
    assert yes() == "Persze"
    assert os.listdir(language.compiled("hu").parent) == ["hu.mo"]


def test_the_same_messages_give_the_same_file(catalogue: Path, tmp_path: Path) -> None:
    for name in ("one", "other"):
        compile_catalogue(catalogue, tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()
    assert b"1970-01-01" in (tmp_path / "one").read_bytes()


def test_an_invalid_catalogue_leaves_the_compiled_one_alone(catalogue: Path) -> None:
    compile_messages.main()
    later = language.compiled("hu").stat().st_mtime + 1
    catalogue.write_text(PO.format(yes="Persze") + "msgid and so on\n", encoding="utf-8")
    os.utime(catalogue, (later, later))
    with pytest.raises(PoFileError):
        compile_messages.main()
    assert yes() == "Igen"


def test_a_fresh_build_compiles_every_message_and_packs_it(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    fresh_tree(tree)
    words = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    done = subprocess.run(words, cwd=tree, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    wheel = zipfile.ZipFile(next(tmp_path.glob("*.whl")))
    assert_has_every_message(wheel.read("kingdoms/assets/translations/hu.mo"))
    assert [name for name in wheel.namelist() if "/translations/" in name] == ["kingdoms/assets/translations/hu.mo"]


def fresh_tree(tree: Path) -> None:
    """Fills a folder with the tree as in a fresh clone, without large files that do not matter here."""
    for folder in ("kingdoms", "kv", "packaging/linux", "translations"):
        shutil.copytree(ROOT / folder, tree / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (tree / "assets").mkdir()
    (tree / "scripts").mkdir()
    for file in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "scripts/compile_messages.py"):
        shutil.copy(ROOT / file, tree / file)


def assert_has_every_message(compiled: bytes) -> None:
    heard = GNUTranslations(BytesIO(compiled))
    written = translations(read(ROOT / "translations" / "hu.po"))
    assert len(written) > 2000
    for message, forms in written.items():
        told = [heard.gettext(message)] if len(forms) == 1 else [heard.ngettext(message, "", n) for n in (1, 2)]
        assert told == list(forms), message
