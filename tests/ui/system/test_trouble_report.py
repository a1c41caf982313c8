"""Fault reports: they name no players, stay small, and can be copied."""

import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from kivy.clock import Clock

from kingdoms.ui.system import last_resort, trouble_report
from kingdoms.ui.system.trouble_report import Circumstances
from kingdoms.ui.widgets import Sheet, Toast
from tests.ui.history.entries import fill
from tests.ui.system.faults import (
    Fault,
    always,
    check_table,
    front,
    read_on,
)


def test_the_report_can_be_copied_and_names_no_players(finger: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr("kivy.core.clipboard.Clipboard", SimpleNamespace(copy=copied.append))
    session = finger.table.session

    def fail(_elapsed: float) -> None:
        raise Fault(f"{session.names[0]} has no cards, {session.names[1]} has")

    Clock.schedule_once(fail)
    finger.frames(2)
    read_on(finger, "Copy report")
    assert Toast.shown().text == "Report copied. It doesn't contain any player names."
    report = copied[0]
    assert not any(name in report for name in session.names)
    assert str(Path.home()) not in report
    assert "Fault: <player> has no cards, <player> has" in report
    assert 'File "tests/ui/system/test_trouble_report.py"' in report
    assert "Screen: table, 800 × 1280" in report
    players = "person, squire, squire, squire"
    assert f"Game: rival_kings ({players}), {session.options}, seed {session.seed}, {len(session.log)} moves" in report


def test_a_report_names_nobody_whose_page_was_open(finger: Any, tmp_path: Path) -> None:
    finger.app.show("home")
    fill(tmp_path)
    names = finger.app.store.history.names()
    assert len(names) > 1
    finger.app.show("person", person="Zsófi O'Neil")

    def fail(_elapsed: float) -> None:
        raise KeyError(*names, "Zsófi O'Neil")

    Clock.schedule_once(fail)
    finger.frames(2)
    report = trouble_report.newest_report(tmp_path)
    assert report.rpartition("KeyError")[2].count("<player>") == len(names) + 1
    assert not any(name in report for name in [*names, "Zsófi"])


def test_a_report_that_cannot_be_composed_causes_no_further_fault(
    finger: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    session = finger.table.session
    monkeypatch.setattr(trouble_report, "compose", always)
    Clock.schedule_once(always)
    finger.frames(2)
    assert trouble_report.newest_report(tmp_path) == "Fault (Fault)"
    check_table(finger, session, tmp_path)


def test_a_device_without_a_clipboard_says_where_the_report_is(finger: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kivy.core.clipboard.Clipboard", SimpleNamespace(copy=always))
    last_resort.copy_report("A report")
    assert trouble_report.FILE in Toast.shown().text


def test_the_report_file_keeps_the_newest_and_stays_small(finger: Any, tmp_path: Path) -> None:
    for number in range(40):
        trouble_report.keep(tmp_path / "new", f"{number} " + "x" * 5000)
    text = (tmp_path / "new" / trouble_report.FILE).read_text(encoding="utf-8")
    assert len(text) < 1.1 * trouble_report.MOST
    assert trouble_report.newest_report(tmp_path / "new").startswith("39 ")
    assert os.listdir(tmp_path / "new") == [trouble_report.FILE]
    assert trouble_report.newest_report(tmp_path / "nowhere") == ""


def test_a_disk_that_refuses_a_report_causes_no_further_fault(finger: Any, tmp_path: Path) -> None:
    (tmp_path / trouble_report.FILE).mkdir()
    Clock.schedule_once(always)
    finger.frames(2)
    assert front(finger) == "table"
    assert Sheet.topmost() is not None


def test_a_long_report_is_cut_in_the_middle(finger: Any) -> None:
    report = trouble_report.compose(Fault("x" * 100_000 + " the end"), Circumstances("home"))
    assert len(report) < trouble_report.LONGEST_REPORT + 10
    assert report.startswith("Kingdoms ")
    assert report.endswith("the end")
