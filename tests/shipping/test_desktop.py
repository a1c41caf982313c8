"""The desktop app: a wheel that needs only its declared dependencies, and a program that needs nothing at all."""

import configparser
import os
import re
import subprocess
import sys
import venv
import zipfile
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

import pytest
from PyInstaller.archive.readers import CArchiveReader

from kingdoms.paths import ROOT
from tests.shipping.conftest import Look, environment

LARGEST = 72_000_000
"""The most bytes in the program folder, of which 21 million are drawings. Large additions should be noticed."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    words = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    return next(folder.glob("kingdoms-*.whl"))


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that `sh house pack` makes."""
    folder = tmp_path_factory.mktemp("program")
    words = [sys.executable, "-m", "PyInstaller", "packaging/kingdoms.spec", "--log-level", "ERROR"]
    words += ["--distpath", str(folder / "dist"), "--workpath", str(folder / "build")]
    # As on Debian, where the system adds its own module to every Python.
    (folder / "sitecustomize.py").touch()
    settings = os.environ | {"PYTHONPATH": str(folder)}
    done = subprocess.run(words, cwd=ROOT, env=settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    return folder / "dist" / "kingdoms"


@pytest.fixture(scope="module")
def modules(program: Path) -> set[str]:
    """All modules of the program, wherever they are in it."""
    archive = CArchiveReader(str(program / "kingdoms"))
    packed = next(name for name in archive.toc if name.startswith("PYZ"))
    found = set(archive.open_embedded_archive(packed).toc)
    inside = program / "_internal"
    with zipfile.ZipFile(inside / "base_library.zip") as library:
        found |= {name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for name in library.namelist()}
    for file in inside.rglob("*.so"):
        path = file.relative_to(inside)
        parts = path.parts[2:] if "lib-dynload" in path.parts else path.parts
        found.add(".".join((*parts[:-1], path.name.split(".")[0])))
    return found


def install(wheel: Path, folder: Path) -> Path:
    """Makes an environment with the wheel and its dependencies, linked from this one; no index is used."""
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    # Python compiles what the app imports; compiling the rest would only take time.
    words = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps", "--no-index", "--no-compile"]
    subprocess.run([*words, str(wheel)], capture_output=True, text=True, check=True)
    site_packages = next(folder.glob("lib/python*/site-packages"))
    own = next(iter(distributions(name="kingdoms", path=[str(site_packages)])))
    for need in needs_of(own, {}).values():
        for file in need.files or ():
            if ".." not in file.parts and not (site_packages / file).exists():
                (site_packages / file).parent.mkdir(parents=True, exist_ok=True)
                (site_packages / file).symlink_to(Path(str(file.locate())))
    return folder / "bin"


def needs_of(package: Distribution, known: dict[str, Distribution]) -> dict[str, Distribution]:
    """All dependencies of a package, including indirect ones but neither optional nor platform-specific ones."""
    for line in package.requires or ():
        need, _, condition = line.partition(";")
        name = re.split(r"[^\w.-]", need)[0]
        if name not in known and not re.search("extra|platform", condition):
            known[name] = distribution(name)
            needs_of(known[name], known)
    return known


def test_a_wheel_runs_where_nothing_else_is_installed(wheel: Path, tmp_path: Path, look: Look) -> None:
    programs = install(wheel, tmp_path / "empty")
    look(programs / "kingdoms")
    speak = (
        "from kingdoms.core.words import language; language.use('hu'); print(language._('Settings'), language.__file__)"
    )
    words = [str(programs / "python"), "-c", speak]
    done = subprocess.run(words, cwd=tmp_path, env=environment(tmp_path), capture_output=True, text=True, check=True)
    word, file = done.stdout.split()
    assert word == "Beállítások"
    assert Path(file).is_relative_to(tmp_path / "empty")


def test_a_wheel_contains_the_code_the_layouts_the_assets_and_nothing_else(wheel: Path) -> None:
    expected = {path.relative_to(ROOT).as_posix() for path in (ROOT / "kingdoms").rglob("*.py")}
    for folder in ("kv", "assets"):
        expected |= {
            f"kingdoms/{path.relative_to(ROOT).as_posix()}" for path in (ROOT / folder).rglob("*") if path.is_file()
        }
    names = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("kingdoms/")}
    assert "kingdoms/assets/translations/hu.mo" in expected
    assert names == expected


def test_linux_desktop_menus_find_the_app_and_its_icon(wheel: Path) -> None:
    data = {name.partition(".data/data/")[2]: name for name in zipfile.ZipFile(wheel).namelist() if ".data/" in name}
    entry = configparser.ConfigParser(interpolation=None)
    entry.read_string(zipfile.ZipFile(wheel).read(data["share/applications/kingdoms.desktop"]).decode())
    told = entry["Desktop Entry"]
    assert (told["Type"], told["Categories"]) == ("Application", "Game;BoardGame;")
    assert (told["Name"], told["Exec"], told["Icon"]) == ("Kingdoms", "kingdoms", "kingdoms")
    assert "share/icons/hicolor/scalable/apps/kingdoms.svg" in data
    assert "share/icons/hicolor/128x128/apps/kingdoms.png" in data


def test_the_program_starts_without_python(program: Path, look: Look) -> None:
    look(program / "kingdoms", PATH="/nowhere")


def test_the_program_has_the_compiled_translations(program: Path) -> None:
    catalogues = [path.name for path in program.rglob("translations/*")]
    assert catalogues == ["hu.mo"]


def test_the_program_has_every_module_that_a_player_needs(modules: set[str], tmp_path: Path) -> None:
    words = [sys.executable, "-m", "tests.shipping.every_screen"]
    settings = environment(tmp_path) | {"KIVY_GL_BACKEND": "mock", "KIVY_NO_ARGS": "1", "KIVY_NO_CONSOLELOG": "1"}
    done = subprocess.run(words, cwd=ROOT, env=settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    used = {name for name in done.stdout.split() if name.startswith(("kingdoms", "kivy", "plyer", "tinydb"))}
    assert len(used) > 200
    # Kivy tries several image and clipboard providers; the program has only SDL's.
    others = ("kivy.core.image.", "kivy.core.clipboard.", "kivy.lib", "kivy.support")
    assert {name for name in used - modules if not name.startswith(others)} == set()


def test_the_program_has_no_package_that_the_app_does_not_import(modules: set[str], program: Path) -> None:
    known = {*sys.stdlib_module_names, "kingdoms", "kivy", "plyer", "tinydb", "filetype"}
    strangers = {name.partition(".")[0] for name in modules} - known
    assert {name for name in strangers if not name.startswith(("_", "pyi"))} == set()
    assert {"ssl", "sqlite3", "tkinter", "unittest", "multiprocessing"} & modules == set()
    assert not [name for name in modules if name.startswith(("kivy.network", "kivy.lib."))]
    commands = {name for name in modules if name.startswith("kingdoms.commands")}
    assert commands - {"kingdoms.commands.__init__"} == {"kingdoms.commands", "kingdoms.commands.look"}
    assert sum(file.stat().st_size for file in program.rglob("*") if file.is_file()) < LARGEST
