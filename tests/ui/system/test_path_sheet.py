"""Choosing a file: with the system's dialogue, or with our own sheet if there is none."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kingdoms.store import import_export
from kingdoms.ui.system import files as files_module
from kingdoms.ui.system import path_sheet
from kingdoms.ui.system.files import SystemChooser
from kingdoms.ui.system.path_sheet import PathSheet, free_path
from kingdoms.ui.widgets import Body, InkButton, Sheet, Toast
from tests.store.shelf import exported
from tests.ui.history.entries import fill
from tests.ui.history.touches import choose_file_action

Launch = Callable[..., Any]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home directory with a Documents folder, on a machine without a file chooser."""
    monkeypatch.setattr(path_sheet.Path, "home", lambda: tmp_path / "home")
    monkeypatch.setattr(files_module, "which", lambda _name: None)
    (tmp_path / "home" / "Documents").mkdir(parents=True)
    return tmp_path / "home"


def said() -> list[str]:
    """The sentence on screen, and those that wait until it has been read."""
    toast = Toast.shown()
    return [] if toast is None else [toast.text, *(saying.text for saying in toast.waiting)]


@pytest.mark.parametrize("nowhere", ["~/nowhere", "~nobody-of-this-name", "x" * 300])
def test_without_a_chooser_a_sheet_asks_for_the_path(launch: Launch, tmp_path: Path, home: Path, nowhere: str) -> None:
    fill(tmp_path)
    finger = launch()
    finger.app.set("speed", "off")
    finger.app.show("history")
    choose_file_action(finger, "export")
    sheet = Sheet.topmost()
    assert isinstance(sheet, PathSheet)
    assert Path(sheet.field.text).parent == home / "Documents"
    sheet.field.text = f"{nowhere}/games.json"
    sheet.finish()
    assert Toast.shown().text == f"The folder {os.path.expanduser(nowhere)} doesn't exist."
    sheet.field.text = str(home / "games.json")
    finger.frames(3)
    finger.tap_widget(finger.find(InkButton, text="Save")[0])
    finger.until(lambda: "Saved: games.json" in said(), most=1_000_000)
    assert (home / "games.json").exists()


def test_without_a_chooser_a_sheet_suggests_files_that_can_be_read(
    launch: Launch, tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # These games have not been played, so they cannot be replayed.
    monkeypatch.setattr(import_export, "check_moves", lambda _entry, _games: None)
    (home / "Documents" / "kept.json").write_bytes(exported(fill(tmp_path / "elsewhere")))
    finger = launch()
    finger.app.set("speed", "off")
    finger.app.show("history")
    choose_file_action(finger, "import")
    finger.frames(3)
    Sheet.topmost().finish()
    assert Toast.shown().text == "This file doesn't exist."
    finger.tap_widget(finger.find(InkButton, text="kept.json")[0])
    finger.until(lambda: finger.app.front.long_list.items, most=1_000_000)
    assert len(finger.app.front.long_list.items) == 5


def test_no_existing_file_is_suggested_for_saving(tmp_path: Path) -> None:
    (tmp_path / "games.json").touch()
    (tmp_path / "games-2.json").touch()
    assert free_path(tmp_path / "games.json") == tmp_path / "games-3.json"


def test_if_a_dialogue_cannot_be_opened_the_sheet_replaces_it(
    launch: Launch, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finger = launch()
    monkeypatch.setitem(sys.modules, "plyer", SimpleNamespace(filechooser=SimpleNamespace()))
    for dialogue, ask in (
        ("save_file", lambda chooser: chooser.to_save("games.json", files_module.JSON, print)),
        ("open_file", lambda chooser: chooser.to_open(print)),
    ):
        sys.modules["plyer"].filechooser = SimpleNamespace(**{dialogue: _no_dialogue})
        ask(SystemChooser())
        finger.until(lambda: isinstance(Sheet.topmost(), PathSheet), most=1_000_000)
        Sheet.topmost().dismiss()


def _no_dialogue(**_wishes: object) -> None:
    raise OSError("No back-end available. Please install one.")


def test_a_name_without_an_extension_gets_one(launch: Launch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finger = launch()
    answer = SimpleNamespace(save_file=lambda **_wishes: [str(tmp_path / "games")])
    monkeypatch.setitem(sys.modules, "plyer", SimpleNamespace(filechooser=answer))
    found: list[Any] = []
    SystemChooser().to_save("games.csv", files_module.CSV, found.append)
    finger.until(lambda: found, most=1_000_000)
    assert found[0].name == "games.csv"


@pytest.mark.parametrize("answer", ["Replace", "Keep"])
def test_a_file_whose_name_gets_its_extension_added_is_replaced_only_on_request(
    launch: Launch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    finger = launch()
    finger.app.set("speed", "off")
    (tmp_path / "backup.json").write_bytes(b"old")
    dialogue = SimpleNamespace(save_file=lambda **_wishes: [str(tmp_path / "backup")])
    monkeypatch.setitem(sys.modules, "plyer", SimpleNamespace(filechooser=dialogue))
    found: list[Any] = []
    SystemChooser().to_save("games.json", files_module.JSON, found.append)
    finger.until(lambda: found or Sheet.topmost() is not None, most=1_000_000)
    finger.frames(3)
    assert [place.name for place in found] == []
    assert finger.find(Body)[0].text == "A file called backup.json already exists."
    finger.tap_widget(finger.find(InkButton, text=answer)[0])
    assert [place.name for place in found] == (["backup.json"] if answer == "Replace" else [])
    assert Sheet.topmost() is None
