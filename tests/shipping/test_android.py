"""The Android package, as far as it can be made without the SDK: the output of buildozer and p4a is inspected."""

import ast
import json
import marshal
import re
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from types import CodeType
from typing import Any
from xml.etree import ElementTree

import pytest

from kingdoms import __version__
from kingdoms.paths import ROOT
from tests.shipping.conftest import Look

ANDROID = "{http://schemas.android.com/apk/res/android}"
ARCHS = ("arm64-v8a", "armeabi-v7a")
DENSITIES = {"mdpi": 1.0, "hdpi": 1.5, "xhdpi": 2.0, "xxhdpi": 3.0, "xxxhdpi": 4.0}


def test_an_archive_is_unpacked_by_a_python_without_extraction_filters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def extractall(tar: tarfile.TarFile, path: Path, members: None = None, *, numeric_owner: bool = False) -> None:
        for member in tar:
            (path / member.name).write_bytes(tar.extractfile(member).read())

    with tarfile.open(tmp_path / "archive.tar", "w") as tar:
        tar.add(__file__, "file")
    monkeypatch.setattr(tarfile.TarFile, "extractall", extractall)
    monkeypatch.delattr(tarfile, "data_filter", raising=False)
    assert (unpacked(tmp_path / "archive.tar", tmp_path) / "file").read_bytes() == Path(__file__).read_bytes()


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which buildozer and p4a have left everything."""
    folder = tmp_path_factory.mktemp("android")
    words = [sys.executable, "-m", "tests.shipping.packer", str(folder)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    return folder


@pytest.fixture(scope="module")
def settings(packed: Path) -> dict[str, str]:
    """The spec as buildozer has read it."""
    read: dict[str, str] = json.loads((packed / "settings.json").read_text())
    return read


@pytest.fixture(scope="module")
def resources(packed: Path) -> Path:
    return packed / "dist" / "src" / "main" / "res"


@pytest.fixture(scope="module")
def manifest(packed: Path) -> ElementTree.Element:
    return ElementTree.parse(packed / "dist" / "src" / "main" / "AndroidManifest.xml").getroot()


@pytest.fixture(scope="module")
def private(packed: Path) -> Path:
    """Our part of the package, which a device unpacks when the app is first started."""
    return unpacked(packed / "dist" / "src" / "main" / "assets" / "private.tar", packed / "private")


@pytest.fixture(scope="module")
def bundle(packed: Path) -> Path:
    """The packages that we depend on, as a device unpacks them."""
    library = packed / "dist" / "libs" / ARCHS[0] / "libpybundle.so"
    return unpacked(library, packed / "bundle") / "_python_bundle" / "site-packages"


def unpacked(archive: Path, folder: Path) -> Path:
    with tarfile.open(archive) as tar:
        # Python 3.11.2 has no argument for this and ignores the attribute.
        tar.extraction_filter = getattr(tarfile, "data_filter", None)
        tar.extractall(folder)
    return folder


def files_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def attribute(element: ElementTree.Element | None, name: str) -> str | None:
    assert element is not None
    return element.get(ANDROID + name)


# The spec.


def test_the_packages_and_versions_are_the_same_as_on_a_desktop(packed: Path) -> None:
    report = json.loads((packed / "requirements.json").read_text())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = {f"{name}=={version}" for name, version in report["versions"].items()}
    assert pinned - set(project["dependencies"]) == {"python3==3.14.2", "hostpython3==3.14.2"}
    assert set(project["dependencies"]) <= pinned


def test_every_requirement_has_a_recipe_or_needs_no_compiler(packed: Path) -> None:
    report = json.loads((packed / "requirements.json").read_text())
    assert {"python3", "sdl2", "pyjnius", "android", "kivy"} <= set(report["recipes"])
    ours = [name for name in report["modules"] if name in report["versions"]]
    assert set(ours) == set(report["versions"]) - {"python3", "hostpython3", "kivy"}
    assert all("Root-Is-Purelib: true" in (distribution(name).read_text("WHEEL") or "") for name in ours)


def test_p4a_is_the_tested_release(settings: dict[str, str]) -> None:
    spec = (ROOT / "buildozer.spec").read_text(encoding="utf-8")
    told = re.search(r"# This is the release (\S+)\.\np4a\.commit = [0-9a-f]{40}\n", spec)
    assert told is not None
    assert distribution("python-for-android").version == ".".join(str(int(part)) for part in told[1].split("."))
    assert settings["p4a.branch"] == "master"


def test_a_release_is_a_bundle_and_a_debug_build_is_an_apk_for_both_architectures(settings: dict[str, str]) -> None:
    assert (settings["android.release_artifact"], settings["android.debug_artifact"]) == ("aab", "apk")
    assert settings["android.archs"] == ", ".join(ARCHS)
    assert (settings["android.ndk"], settings["android.ndk_api"]) == ("28c", settings["android.minapi"])


# The contents.


def test_everything_the_app_needs_is_inside_and_nothing_else(private: Path, settings: dict[str, str]) -> None:
    # Leftovers in the tree, such as demo pictures or an environment, must not get in unless they are named.
    assert settings["source.exclude_patterns"] == "*"
    code = {f"{path}c" for path in files_in(ROOT / "kingdoms") if path.endswith(".py")}
    expected = {f"kingdoms/{path}" for path in code} | {"main.pyc", "LICENSE"}
    for folder in ("kv", "assets"):
        expected |= {f"{folder}/{path}" for path in files_in(ROOT / folder)}
    assert "assets/translations/hu.mo" in expected
    # These two are buildozer's and p4a's own.
    assert files_in(private) == expected | {"sitecustomize.pyc", "p4a_env_vars.txt"}


def test_layouts_pictures_sounds_and_translations_are_unchanged(private: Path) -> None:
    for folder in ("kv", "assets"):
        for path in files_in(ROOT / folder):
            assert (private / folder / path).read_bytes() == (ROOT / folder / path).read_bytes()


def test_both_typefaces_are_inside(bundle: Path) -> None:
    for style in ("Regular", "It", "Semibold", "SemiboldIt"):
        assert (bundle / "font_source_serif_pro" / "files" / f"SourceSerifPro-{style}.ttf").is_file()
    assert (bundle / "fonticon_mdi7" / "fonts" / "materialdesignicons-webfont.ttf").is_file()


def test_code_is_compiled_without_docstrings(private: Path) -> None:
    def constants(code: CodeType) -> Iterator[Any]:
        for constant in code.co_consts:
            yield from constants(constant) if isinstance(constant, CodeType) else [constant]

    source = (ROOT / "kingdoms" / "app.py").read_text(encoding="utf-8")
    code = marshal.loads((private / "kingdoms" / "app.pyc").read_bytes()[16:])
    docstring = ast.get_docstring(ast.parse(source))
    assert docstring in constants(compile(source, "app.py", "exec", optimize=0))
    assert docstring not in constants(code)


def test_the_app_starts_from_the_files_a_device_unpacks(private: Path, bundle: Path, look: Look) -> None:
    paths = f"{private}:{bundle}"
    look(sys.executable, "-OO", "main.pyc", cwd=private, PYTHONPATH=paths)
    program = "import kingdoms.paths, tinydb; print(kingdoms.paths.ROOT, tinydb.__file__)"
    words = [sys.executable, "-OO", "-c", program]
    done = subprocess.run(words, cwd=private, env={"PYTHONPATH": paths}, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(private), str(bundle / "tinydb" / "__init__.pyc")]


# The manifest.


def test_the_manifest_has_the_versions_and_the_only_permission(manifest: ElementTree.Element) -> None:
    assert attribute(manifest, "versionName") == __version__
    system = manifest.find("uses-sdk")
    assert (attribute(system, "minSdkVersion"), attribute(system, "targetSdkVersion")) == ("24", "36")
    permissions = [attribute(element, "name") for element in manifest.findall("uses-permission")]
    assert permissions == ["android.permission.VIBRATE"]


def test_the_back_key_reaches_the_app_and_the_system_knows_it_is_a_game(manifest: ElementTree.Element) -> None:
    application = manifest.find("application")
    assert attribute(application, "enableOnBackInvokedCallback") == "false"
    assert attribute(application, "appCategory") == "game"
    assert attribute(application, "debuggable") is None


def test_rotation_split_screen_and_changed_settings_do_not_restart_the_app(manifest: ElementTree.Element) -> None:
    activity = manifest.find("application/activity")
    assert attribute(activity, "screenOrientation") == "unspecified"
    changes = set((attribute(activity, "configChanges") or "").split("|"))
    assert {"orientation", "screenSize", "smallestScreenSize", "screenLayout", "density"} <= changes
    assert {"fontScale", "uiMode", "locale", "keyboardHidden"} <= changes


def test_a_backup_contains_only_the_players_data(manifest: ElementTree.Element, resources: Path) -> None:
    application = manifest.find("application")
    assert attribute(application, "allowBackup") == "true"
    for name, parts in (("fullBackupContent", ["."]), ("dataExtractionRules", ["cloud-backup", "device-transfer"])):
        file = (attribute(application, name) or "").removeprefix("@xml/")
        rules = ElementTree.parse(resources / "xml" / f"{file}.xml").getroot()
        for part in parts:
            kept = [rule.attrib for rule in rules.findall(f"{part}/include" if part != "." else "include")]
            assert kept == [{"domain": "file", "path": "kingdoms/"}]


def test_gradle_builds_for_the_api_that_the_store_requires(packed: Path) -> None:
    gradle = (packed / "dist" / "build.gradle").read_text()
    told = dict(re.findall(r"^\s*(compileSdkVersion|minSdkVersion|targetSdkVersion) (\S+)$", gradle, re.M))
    assert told == {"compileSdkVersion": "36", "minSdkVersion": "24", "targetSdkVersion": "36"}
    assert "namespace 'org.kingdoms.kingdoms'" in gradle


# Pictures.


def size_of(picture: Path) -> tuple[int, int]:
    data = picture.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(data[16:20]), int.from_bytes(data[20:24])


def test_icons_and_the_loading_screen_exist_for_every_density(resources: Path) -> None:
    sizes = {"mipmap-{}/icon": 48, "mipmap-{}/icon_foreground": 108, "mipmap-{}/icon_background": 108}
    sizes |= {"mipmap-{}/icon_monochrome": 108, "drawable-{}/presplash": 320}
    for place, size in sizes.items():
        for density, factor in DENSITIES.items():
            side = round(size * factor)
            assert size_of(resources / f"{place.format(density)}.png") == (side, side)


def test_the_adaptive_icon_is_made_of_our_layers(resources: Path) -> None:
    layers = ElementTree.parse(resources / "mipmap-anydpi-v26" / "icon.xml").getroot()
    drawn = {layer.tag: attribute(layer, "drawable") for layer in layers}
    assert drawn == {name: f"@mipmap/icon_{name}" for name in ("background", "foreground", "monochrome")}


def test_the_loading_screen_has_the_colour_of_the_home_screen_by_day_and_by_night(resources: Path) -> None:
    # The theme is read, not imported: Kivy must not be loaded before the tests of screens have set it up.
    theme = (ROOT / "kingdoms" / "ui" / "theme.py").read_text(encoding="utf-8")
    grounds = re.findall(r'ground = _tint\("(#\w+)", "(#\w+)"', theme)
    files = [resources / "values" / "strings.xml", resources / "values-night" / "loading.xml"]
    told = [ElementTree.parse(file).getroot().findtext("string[@name='presplash_color']") for file in files]
    assert grounds == [tuple(told)]
