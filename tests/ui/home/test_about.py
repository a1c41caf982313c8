"""About the app: unofficial, with all credits, the values of the house and the licences of what it is made with."""

import tomllib
from collections.abc import Callable
from importlib.metadata import metadata
from pathlib import Path
from typing import Any

import pytest

from kingdoms.games import GAMES
from kingdoms.places import HOUSE
from kingdoms.ui.home import about as about_screen
from kingdoms.ui.home.about import CREDITS, HOUSE_VALUES, LICENCES, SOURCES, credit_lines
from kingdoms.ui.system import trouble_report
from kingdoms.ui.widgets import InkButton, Words

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


def test_all_four_games_are_credited_by_their_names() -> None:
    assert [credit.title for credit in CREDITS] == [
        "Rival Kings",
        "Royals",
        "Kingsburg",
        "Paladins of the West Kingdom",
    ]
    assert all(credit.designers and credit.publisher for credit in CREDITS)


def test_a_game_that_is_not_there_yet_is_said_to_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(about_screen, "GAMES", {"kingsburg": None, "royals": None})
    missing = [credit.key for credit in CREDITS if "Not in this version yet." in credit_lines(credit)]
    assert missing == ["rival_kings", "paladins"]


def test_everything_that_we_depend_on_has_its_licence_told() -> None:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text())["project"]
    needed = {line.split("==")[0] for line in project["dependencies"]}
    assert needed == set(PACKAGES)
    assert {PACKAGES[name] for name in needed} == {name for name, _licence in LICENCES}


@pytest.mark.parametrize("package", ["kivy", "plyer", "tinydb"])
def test_a_licence_is_the_one_that_the_package_names(package: str) -> None:
    told = metadata(package)
    named = (told.get("License") or "") + (told.get("License-Expression") or "")
    assert dict(LICENCES)[PACKAGES[package]] in named


def test_the_page_says_all_of_it(about: Any) -> None:
    texts = " ".join(words.text for words in about.find(Words))
    for credit in CREDITS:
        assert credit.title in texts
        assert credit.designers in texts
    for name, note in (*LICENCES, *SOURCES):
        assert name in texts
        assert note in texts
    assert "not made, endorsed or supported" in texts


@pytest.mark.parametrize("key", [key for key in HOUSE_VALUES if key in GAMES])
def test_the_values_of_the_house_are_one_tap_away(about: Any, key: str) -> None:
    number = [key for key in HOUSE_VALUES if key in GAMES].index(key)
    about.find(InkButton, icon="book")[number].dispatch("on_release")
    assert about.app.front.page.key == HOUSE_VALUES[key][0]
    about.press("escape")
    assert about.app.trail[-1][0] == "about"


def test_the_page_follows_the_language(about: Any) -> None:
    english = {words.text for words in about.find(Words)}
    about.app.set("language", "hu")
    about.frames(2)
    hungarian = {words.text for words in about.find(Words)}
    assert "MIT" in hungarian
    assert len(hungarian - english) > 10


def test_the_last_report_of_a_fault_can_be_copied(
    launch: Launch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(trouble_report, "copy", lambda report: copied.append(report) is None)
    finger = launch()
    finger.app.show("about")
    finger.frames(4)
    assert not finger.find(InkButton, text="Copy the last report")
    finger.app.back()
    trouble_report.keep(tmp_path, "An older fault")
    trouble_report.keep(tmp_path, "A fault")
    finger.app.show("about")
    finger.frames(4)
    finger.find(InkButton, text="Copy the last report")[0].dispatch("on_release")
    assert copied == ["A fault"]
