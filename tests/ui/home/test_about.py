"""The about page: the app is unofficial, everyone is credited, and house values and licences are listed."""

import tomllib
from collections.abc import Callable
from importlib.metadata import metadata
from pathlib import Path
from typing import Any

import pytest
from kivy.factory import Factory

from kingdoms.paths import ROOT
from kingdoms.ui.system import trouble_report
from kingdoms.ui.widgets import InkButton, InkLabel

Launch = Callable[..., Any]
PACKAGES = {
    "kivy": "Kivy",
    "plyer": "Plyer",
    "tinydb": "TinyDB",
    "font-source-serif-pro": "Source Serif Pro",
    "fonticon-materialdesignicons7": "Material Design Icons",
}


@pytest.fixture
def about(launch: Launch) -> Any:
    finger = launch()
    finger.app.show("about")
    finger.frames(4)
    return finger


def lines(finger: Any) -> dict[str, str]:
    """The names on the page, each with its description."""
    return {line.name: line.about for line in finger.find(Factory.CreditLine)}


def test_all_four_games_are_credited_by_name(about: Any) -> None:
    credits = [line.name for line in about.find(Factory.GameCredit)]
    assert credits == ["Rival Kings", "Royals", "Kingsburg", "Paladins of the West Kingdom"]
    assert lines(about)["Royals"].splitlines() == [
        "Designed by Peter Hawes",
        "Illustrated by Michael Menzel",
        "Published by Abacusspiele, 2014",
    ]
    assert "Illustrated" not in lines(about)["Kingsburg"], "we could not verify who did"


def test_every_dependency_has_a_licence(about: Any) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needed = {line.split("==")[0] for line in project["dependencies"]}
    assert needed == set(PACKAGES)
    assert all(lines(about)[PACKAGES[name]] for name in needed)


@pytest.mark.parametrize("package", ["kivy", "plyer", "tinydb"])
def test_a_licence_is_the_one_that_the_package_declares(about: Any, package: str) -> None:
    known = metadata(package)
    named = (known.get("License") or "") + (known.get("License-Expression") or "")
    assert lines(about)[PACKAGES[package]] in named


def test_the_page_says_that_it_is_unofficial(about: Any) -> None:
    assert "not made, endorsed or supported" in " ".join(words.text for words in about.find(InkLabel))


def test_the_house_values_are_one_tap_away(about: Any) -> None:
    offered = about.find(Factory.HouseValues)
    assert [values.game for values in offered] == ["rival_kings", "royals", "kingsburg", "paladins"]
    for values in offered:
        next(child for child in values.children if isinstance(child, InkButton)).dispatch("on_release")
        assert (about.app.front.game, about.app.front.page.key) == (values.game, "house")
        about.press("escape")
        assert about.app.trail[-1][0] == "about"


def test_the_page_follows_the_language(about: Any) -> None:
    english = {words.text for words in about.find(InkLabel)}
    about.app.set("language", "hu")
    about.frames(2)
    hungarian = {words.text for words in about.find(InkLabel)}
    assert "MIT" in hungarian
    assert len(hungarian - english) > 10


def test_the_last_fault_report_can_be_copied(launch: Launch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(trouble_report, "copy", lambda report: copied.append(report) is None)
    finger = launch()
    finger.app.show("about")
    finger.frames(4)
    assert not finger.find(InkButton, text="Copy last report")
    finger.app.back()
    trouble_report.keep(tmp_path, "An older fault")
    trouble_report.keep(tmp_path, "A fault")
    finger.app.show("about")
    finger.frames(4)
    finger.find(InkButton, text="Copy last report")[0].dispatch("on_release")
    assert copied == ["A fault"]
