"""The set-up: anything that a machine lacks is reported in one sentence, and a half-made environment is rebuilt."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from kingdoms.paths import ROOT

# A fake Python. The environment that it makes holds a copy of it, which has pip and prints what it was asked to run.
PYTHON = """#!/bin/sh
case "$*" in
    "-m venv"*) mkdir -p .venv/bin; cp "$0" .venv/bin/python; touch .venv/has_pip ;;
    "-m pip --version") [ -f .venv/has_pip ] ;;
    "-m pip install"*) [ -z "${NO_KIVY:-}" ] ;;
    *"version_info >="*) [ -z "${TOO_NEW:-}" ] ;;
    "-c import ensurepip"*) [ -z "${NO_VENV:-}" ] ;;
    scripts/compile_messages.py) [ -z "${NO_WORDS:-}" ] && echo compiled ;;
    main.py* | *PyInstaller* | *tests.soak*) echo "ran $*" ;;
esac
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A folder with only the set-up script, a Python, and a system whose packages cannot be reached."""
    shutil.copy(ROOT / "house", tmp_path)
    (tmp_path / "pyproject.toml").touch()
    tools = tmp_path / "tools"
    tools.mkdir()
    scripts = {"python3": PYTHON, "apt-get": "#!/bin/sh\necho 'no network' >&2\nexit 100\n", "sudo": "#!/bin/sh\n"}
    for name, script in scripts.items():
        (tools / name).write_text(script)
        (tools / name).chmod(0o755)
    return tmp_path


def run(house: Path, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    # Whoever started the tests may have chosen their Python in the environment.
    own = {name: value for name, value in os.environ.items() if name != "PYTHON"}
    environment = {**own, "PATH": f"{house / 'tools'}:{os.environ['PATH']}", **settings}
    return subprocess.run(["sh", "house", *words], cwd=house, env=environment, capture_output=True, text=True)


def test_a_fresh_machine_gets_what_it_needs_and_runs_the_app(house: Path) -> None:
    done = run(house, "play", "bench")
    assert (done.returncode, done.stdout) == (0, "compiled\nran main.py bench\n")
    assert (house / ".venv" / "installed-play").is_file()


def test_a_half_made_environment_is_rebuilt(house: Path) -> None:
    (house / ".venv" / "bin").mkdir(parents=True)
    shutil.copy(house / "tools" / "python3", house / ".venv" / "bin" / "python")
    assert run(house, "play").stdout == "compiled\nran main.py\n"


def test_an_old_python_is_reported_in_one_sentence(house: Path) -> None:
    done = run(house, "play", PYTHON="no-such-python")
    assert (done.returncode, done.stderr) == (1, "house: Kingdoms needs Python 3.11 or newer.\n")


def test_a_python_without_kivy_packages_is_reported_in_one_sentence(house: Path) -> None:
    done = run(house, "play", NO_KIVY="yes", TOO_NEW="yes")
    hint = "house: Kivy supports Python 3.11 to 3.13; please choose one of them: PYTHON=python3.13 sh house play."
    assert (done.returncode, done.stderr.splitlines()[-1]) == (1, hint)
    assert not (house / ".venv").exists(), "the environment of the newer one would be in the way"


def test_a_missing_network_is_reported_in_one_sentence(house: Path) -> None:
    done = run(house, "play", NO_KIVY="yes")
    hint = "house: some packages could not be installed; please go online and try again."
    assert (done.returncode, done.stderr.splitlines()[-1]) == (1, hint)


def test_a_system_that_installs_nothing_is_reported_in_one_sentence(house: Path) -> None:
    done = run(house, "play", NO_VENV="yes")
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        "house: installing python3-venv",
        "house: python3-venv could not be installed; please install it yourself, or go online and try again.",
    ]


def test_the_desktop_program_is_made_by_one_command(house: Path) -> None:
    done = run(house, "pack")
    assert done.stdout.startswith("compiled\nran -m PyInstaller packaging/kingdoms.spec")
    assert done.stderr.splitlines()[-1] == "house: the app is in dist/kingdoms; start it with dist/kingdoms/kingdoms."


def test_the_soak_gets_its_arguments(house: Path) -> None:
    assert run(house, "soak", "--minutes", "1").stdout == "compiled\nran -m tests.soak --minutes 1\n"


@pytest.mark.parametrize("command", ["play", "test", "soak", "check", "pack"])
def test_translations_are_compiled_before_anything_runs(house: Path, command: str) -> None:
    for _time in range(2):
        assert run(house, command).stdout.splitlines()[0] == "compiled"


def test_translations_that_cannot_be_compiled_are_reported_in_one_sentence(house: Path) -> None:
    done = run(house, "play", NO_WORDS="yes")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines()[-1] == "house: the translations could not be compiled."


def test_an_unknown_command_is_reported_in_one_sentence(house: Path) -> None:
    done = run(house, "dance")
    hint = "choose play, test, soak, check, pack or phone."
    assert (done.returncode, done.stderr) == (2, f"house: unknown command 'dance'; {hint}\n")
