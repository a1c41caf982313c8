"""Import and export: what is written, what is read, and what is refused."""

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator
from datetime import date
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from kingdoms.games import GAMES
from kingdoms.store import import_export
from kingdoms.store.history import History
from kingdoms.store.import_export import ImportResult
from kingdoms.ui.history.import_export import import_result
from kingdoms.ui.system import files as files_module
from kingdoms.ui.system.files import DesktopFile
from kingdoms.ui.widgets import Body, InkButton, MenuButton, Sheet, Small, Toast
from tests.store.shelf import exported, import_games
from tests.ui.history.entries import ANNA, BRUNO, entry, fill
from tests.ui.history.touches import choose_file_action, open_sheet

Launch = Callable[..., Any]


@pytest.fixture(autouse=True)
def _unproved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skips the check of moves: the games of these tests have not been played, so they cannot be replayed."""
    monkeypatch.setattr(import_export, "check_moves", lambda _entry, _games: None)


class Silent:
    """A file that blocks until `answers` is set, and then sets `is_over`."""

    name = "far.json"

    def __init__(self, content: bytes = b"") -> None:
        self.content = content
        self.answers = Event()
        self.is_given_up = False
        self.is_over = Event()

    def write(self, pieces: Iterable[bytes]) -> None:
        self.answers.wait()
        self.is_over.set()

    def read(self) -> Iterator[bytes]:
        self.answers.wait()
        self.is_over.set()
        yield self.content

    def give_up(self) -> None:
        self.is_given_up = True


class Friend:
    """A file chooser that always chooses the same file at once."""

    def __init__(self, path: Path | None) -> None:
        self.place: files_module.ChosenFile | None = None if path is None else DesktopFile(path)
        self.proposed = ""

    def to_save(self, name: str, kind: str, then: files_module.Then) -> None:
        self.proposed = name
        then(self.place)

    def to_open(self, then: files_module.Then) -> None:
        then(self.place)


@pytest.fixture
def files(launch: Launch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Opens the history screen, with five games or none and a `Friend` in place of the file chooser."""

    def start(path: Path | None, *, is_filled: bool = True) -> tuple[Any, Friend]:
        if is_filled:
            fill(tmp_path / "data")
        friend = Friend(path)
        monkeypatch.setattr("kingdoms.ui.history.screen.system_chooser", lambda: friend)
        finger = launch(folder=tmp_path / "data")
        finger.app.set("speed", "off")
        finger.app.show("history")
        finger.frames(4)
        return finger, friend

    return start


def said(finger: Any) -> str:
    """Waits until the work is done and returns the message."""
    finger.until(lambda: Toast.shown() is not None, most=1_000_000)
    assert Sheet.topmost() is None
    return Toast.shown().text


def asked(finger: Any) -> str:
    """Waits until the work is done and returns the text of the question."""
    finger.until(lambda: finger.find(InkButton, text="Undo import"), most=1_000_000)
    return finger.find(Body)[0].text


def test_everything_is_exported_and_can_be_imported_again(files: Any, tmp_path: Path) -> None:
    path = tmp_path / "all.json"
    finger, friend = files(path)
    choose_file_action(finger, "export")
    assert said(finger) == "Saved: all.json"
    assert friend.proposed == f"kingdoms-{date.today().isoformat()}.json"
    other = History(tmp_path / "other", [])
    assert import_games(other, path.read_bytes()) == 5


def test_games_from_a_file_are_imported_once(files: Any, tmp_path: Path) -> None:
    path = tmp_path / "all.json"
    path.write_bytes(exported(fill(tmp_path / "elsewhere")))
    finger, _friend = files(path, is_filled=False)
    choose_file_action(finger, "import")
    assert asked(finger) == "5 games were added to your history."
    assert len(finger.app.front.long_list.items) == 5
    finger.tap_widget(finger.find(InkButton, text="Keep")[0])
    choose_file_action(finger, "import")
    assert said(finger) == "All the games in this file are already in your history."


@pytest.mark.parametrize("content", [b"", b"[" * 100_000, b'{"seal": 1}', b"\xff\xfe\x00", json.dumps([1]).encode()])
def test_a_hostile_file_is_refused_in_one_sentence_and_changes_nothing(
    files: Any, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "hostile.json"
    path.write_bytes(content)
    finger, _friend = files(path)
    choose_file_action(finger, "import")
    assert said(finger) == "This file is damaged or doesn't contain Kingdoms games."
    assert len(finger.app.front.long_list.items) == 5


def test_a_video_is_not_read_to_the_end(files: Any) -> None:
    finger, friend = files(None)
    friend.place = Silent(b"\0" * 1000)
    read: list[bytes] = []

    def endless() -> Iterator[bytes]:
        while True:
            read.append(b"\0" * 1000)
            yield read[-1]

    friend.place.read = endless
    choose_file_action(finger, "import")
    assert said(finger) == "This file is damaged or doesn't contain Kingdoms games."
    assert len(read) == 1


def test_an_import_can_be_undone_at_once_or_later(files: Any, tmp_path: Path) -> None:
    path = tmp_path / "all.json"
    path.write_bytes(exported(fill(tmp_path / "elsewhere")))
    finger, _friend = files(path, is_filled=False)
    choose_file_action(finger, "import")
    asked(finger)
    finger.tap_widget(finger.find(InkButton, text="Undo import")[0])
    finger.until(lambda: not finger.app.front.games, most=1_000_000)
    assert finger.app.store.history.games() == []
    choose_file_action(finger, "import")
    asked(finger)
    finger.press("escape")
    finger.app.front.open_files()
    finger.frames(3)
    finger.tap_widget(finger.find(InkButton, text="Undo the last import (5 games)")[0])
    finger.frames(3)
    assert len(finger.app.front.games) == 5
    finger.tap_widget(finger.find(InkButton, text="Undo import")[0])
    finger.until(lambda: not finger.app.front.games, most=1_000_000)
    finger.app.front.open_files()
    assert not [button for button in Sheet.topmost().walk() if isinstance(button, InkButton) and button.icon == "undo"]


def test_an_import_cancelled_during_the_check_changes_nothing(
    files: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "all.json"
    path.write_bytes(exported(fill(tmp_path / "elsewhere")))
    finger, _friend = files(path, is_filled=False)
    may_go_on = Event()
    monkeypatch.setattr(import_export, "check_moves", lambda _entry, _games: may_go_on.wait())
    choose_file_action(finger, "import")
    try:
        finger.until(lambda: finger.find(Small, text="Checking game 1 of 5"), most=1_000_000)
        finger.until(lambda: Sheet.topmost().risen == 1.0, most=1_000_000)
        finger.tap_widget(finger.find(InkButton, text="Cancel")[0])
    finally:
        may_go_on.set()
    assert said(finger) == "Import cancelled. No games were added."
    assert finger.app.store.history.games() == []


def test_skipped_games_are_reported() -> None:
    assert import_result(ImportResult(2, 1, 3)) == (
        "2 games were added to your history. 1 game was skipped because it is still in progress here. 3 games "
        "were skipped because they are damaged or their scores can't be verified."
    )
    assert import_result(ImportResult(0, 1, 0)) == (
        "There are no new games in this file. 1 game was skipped because it is still in progress here."
    )


def saved_table(files: Any, path: Path, **filters: str) -> list[list[str]]:
    """Exports the list with these filters and returns the rows of the table."""
    finger, _friend = files(path)
    finger.app.show("history", **filters)
    choose_file_action(finger, "spreadsheet")
    assert said(finger) == f"Saved: {path.name}"
    return list(csv.reader(io.StringIO(path.read_text(encoding="utf-8-sig"))))


def test_the_list_is_exported_as_a_table_as_it_is_filtered(files: Any, tmp_path: Path) -> None:
    rows = saved_table(files, tmp_path / "table.csv", player="Bruno")
    assert len(rows) == 1 + 2 + 2 + 3
    assert {row[4] for row in rows[1:]} == {"Person", "Squire"}
    assert rows[1][2] == "Rules: Standard rules"


def test_a_table_names_the_solo_opponent(files: Any, tmp_path: Path) -> None:
    rows = saved_table(files, tmp_path / "table.csv", game="paladins")
    assert [(row[3], row[6]) for row in rows[1:]] == [("Anna", "0"), (GAMES["paladins"].words.opponent(), "1")]


def test_one_game_and_its_score_sheet_can_be_exported(files: Any, tmp_path: Path) -> None:
    path = tmp_path / "one"
    finger, friend = files(path)
    open_sheet(finger, 0)
    finger.tap_widget(finger.find(MenuButton, text="File")[0])
    assert said(finger) == "Saved: one"
    assert friend.proposed == "rival_kings-2026-11-14.json"
    assert import_games(History(tmp_path / "other", []), path.read_bytes()) == 1
    finger.tap_widget(Toast.shown())
    finger.tap_widget(finger.find(MenuButton, text="Picture")[0])
    assert said(finger) == "Saved: one"
    assert friend.proposed == "rival_kings-2026-11-14.png"
    picture = path.read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20], "big") == 1080


def test_exporting_a_picture_does_not_change_the_look_of_the_screen(files: Any, tmp_path: Path) -> None:
    from kivy.metrics import Metrics

    from kingdoms.ui.history.score_picture import paint_score
    from kingdoms.ui.theme import theme

    finger, _friend = files(None)
    finger.app.set("theme", "dark")
    finger.app.set("text_scale", 1.5)
    before = (theme.size_class, theme.mode, theme.text_scale, theme.body, theme.ink, Metrics.density)
    size = paint_score(finger.app.front.long_list.items[0])[:2]
    assert (theme.size_class, theme.mode, theme.text_scale, theme.body, theme.ink, Metrics.density) == before
    finger.app.set("text_scale", 1.0)
    assert paint_score(finger.app.front.long_list.items[0])[:2] == size


def test_a_picture_is_the_same_on_a_phone_and_on_a_tablet(files: Any) -> None:
    from kivy.core.window import Window

    from kingdoms.ui.history.score_picture import paint_score
    from kingdoms.ui.theme import theme

    finger, _friend = files(None)
    sizes, size_classes = [], []
    for size in ((360, 640), (800, 1280), (1600, 1000)):
        Window.size = size
        finger.frames(2)
        sizes.append(paint_score(finger.app.front.long_list.items[0])[:2])
        size_classes.append((theme.size_class, theme.form))
    assert size_classes == [("phone", "Phone"), ("tablet", "Tablet"), ("desktop", "TabletWide")]
    assert len(set(sizes)) == 1


def test_cancelling_the_chooser_does_nothing(files: Any) -> None:
    finger, _friend = files(None)
    for icon in ("export", "import", "spreadsheet"):
        choose_file_action(finger, icon)
        finger.frames(3)
        assert Sheet.topmost() is None
        assert Toast.shown() is None


def test_a_file_that_cannot_be_written_is_reported(files: Any, tmp_path: Path) -> None:
    finger, _friend = files(tmp_path / "nowhere" / "all.json")
    choose_file_action(finger, "export")
    assert said(finger) == "all.json can't be saved there."


@pytest.mark.parametrize(
    ("icon", "sentence"),
    [("export", "Cancelled. far.json was not saved."), ("import", "Import cancelled. No games were added.")],
)
def test_waiting_for_a_file_that_never_answers_can_be_cancelled(
    files: Any, tmp_path: Path, icon: str, sentence: str
) -> None:
    finger, friend = files(None)
    added = fill(tmp_path / "elsewhere")
    added.add(entry("another", "royals", "2026-01-01", [ANNA, BRUNO], [1, 2]))
    place = friend.place = Silent(exported(added))
    choose_file_action(finger, icon)
    finger.until(lambda: finger.find(InkButton, text="Cancel") and Sheet.topmost().risen == 1.0, most=1_000_000)
    finger.press("escape")
    assert said(finger) == sentence
    assert place.is_given_up
    finger.tap_widget(Toast.shown())
    place.answers.set()
    place.is_over.wait()
    finger.frames(5)
    assert (Toast.shown(), Sheet.topmost(), len(finger.app.store.history.games())) == (None, None, 5)


def test_without_games_there_is_nothing_to_export_but_import_works(files: Any, tmp_path: Path) -> None:
    finger, _friend = files(None, is_filled=False)
    finger.app.front.open_files()
    assert {
        button.icon: bool(button.why_not) for button in Sheet.topmost().walk() if isinstance(button, InkButton)
    } == {
        "export": True,
        "spreadsheet": True,
        "import": False,
    }


def test_the_entries_of_these_tests_can_be_exported_and_imported(tmp_path: Path) -> None:
    history = History(tmp_path, [])
    history.add(entry("one", "royals", "2026-01-01", [ANNA, BRUNO], [1, 2]))
    assert import_games(History(tmp_path / "other", []), exported(history, "one")) == 1
