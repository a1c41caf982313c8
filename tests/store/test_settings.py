"""Settings: defaults, allowed values, and a file that may contain anything."""

from pathlib import Path
from typing import Any

import pytest

from kingdoms.core.seats import PERSON, Seat
from kingdoms.store import StoreTrouble
from kingdoms.store.seal import seal, unseal
from kingdoms.store.settings import SETTINGS, Settings
from tests.store.disk import ERRORS, Failing, contents, disk

OTHER = {
    "language": "hu",
    "card_names": "de",
    "theme": "dark",
    "contrast": True,
    "text_scale": 1.5,
    "speed": "off",
    "pauses": "long",
    "sound": False,
    "haptics": False,
    "last_game": "toy",
    "last_seats": {"toy": [["Anna", 0, "person"], ["Béla", 1, "knight"]]},
    "typed_names": ["Zsófi", "Béla"],
    "lessons": {"toy": ["20261117-120000", 3]},
    "tips": False,
    "tips_seen": {"Anna": {"toy": [["20261117-120000"], ["walk", "look"]]}, "Béla": None},
    "around_table": True,
    "sides": ["left", "right", "top", "bottom", "bottom"],
    "window": {"left": -1200, "top": 40, "width": 1000, "height": 700, "maximised": 1},
}
BAD = {
    "language": ["xx", None, 1, ["en"], {}],
    "card_names": ["pl", True],
    "theme": ["blue", 0],
    "contrast": [1, 0, "yes", None],
    "text_scale": [0, 0.9, 3, "1.0", True, None, 1e300, -1.0],
    "speed": ["slow", 1],
    "pauses": ["fast", 0],
    "sound": [1, "on"],
    "haptics": [0, None],
    "last_game": [None, 0, ["toy"]],
    "last_seats": [[], None, {"toy": []}, {"toy": [["Anna", 9, "person"]]}, {"toy": [["A", 0, "wizard"]]}, {"toy": 1}],
    "typed_names": [{}, None, "Anna", [1], [""], ["\u200b"], ["A" * 25]],
    "lessons": [[], None, {"toy": []}, {"toy": ["key"]}, {"toy": [3, "key"]}, {"toy": ["key", True]}, {"toy": "key"}],
    "tips": [0, "no", None],
    "tips_seen": [
        [],
        None,
        {"Anna": []},
        {"Anna": {"toy": []}},
        {"Anna": {"toy": [[], [], []]}},
        {"Anna": {"toy": [["key"], [1]]}},
        {"Anna": {"toy": ["key", "walk"]}},
    ],
    "around_table": [0, "yes"],
    "sides": [None, [], ["bottom"] * 4, ["bottom"] * 6, ["middle"] * 5, [0] * 5, "bottom"],
    "window": [
        None,
        [],
        {"left": 0},
        {"left": 0, "top": 0, "width": 0, "height": 9, "maximised": 0},
        {"left": 0, "top": 0, "width": 9.5, "height": 9, "maximised": 0},
        {"left": 10**9, "top": 0, "width": 9, "height": 9, "maximised": 0},
    ],
}


def opened(folder: Path, notices: list[str] | None = None) -> Settings:
    return Settings(folder / "settings.json", [] if notices is None else notices)


def values(settings: Settings) -> dict[str, Any]:
    return {name: settings.get(name) for name in SETTINGS}


DEFAULTS = {name: setting.default for name, setting in SETTINGS.items()}


def test_every_setting_has_an_allowed_default_and_is_tested_here(tmp_path: Path) -> None:
    assert set(OTHER) == set(BAD) == set(SETTINGS)
    assert all(setting.is_allowed(setting.default) for setting in SETTINGS.values())
    assert values(opened(tmp_path)) == DEFAULTS
    assert DEFAULTS["language"] == "en"


@pytest.mark.parametrize("name", SETTINGS)
def test_a_value_that_was_set_stays_set(tmp_path: Path, name: str) -> None:
    settings = opened(tmp_path)
    settings.set(name, OTHER[name])
    assert values(settings) == {**DEFAULTS, name: OTHER[name]}
    assert values(opened(tmp_path)) == {**DEFAULTS, name: OTHER[name]}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in BAD for value in BAD[name]])
def test_a_value_that_is_not_allowed_cannot_be_set_and_is_not_read(tmp_path: Path, name: str, value: Any) -> None:
    settings = opened(tmp_path)
    with pytest.raises(ValueError, match=name):
        settings.set(name, value)
    assert contents(tmp_path) == {}
    stored = {**OTHER, name: value, "unknown": [1, 2]}
    (tmp_path / "settings.json").write_bytes(seal("settings", {"_default": {"1": stored}}))
    notices: list[str] = []
    assert values(opened(tmp_path, notices)) == {**OTHER, name: DEFAULTS[name]}
    assert notices == []


def test_an_unknown_setting_can_be_neither_read_nor_set(tmp_path: Path) -> None:
    settings = opened(tmp_path)
    with pytest.raises(KeyError):
        settings.get("volume")
    with pytest.raises(KeyError):
        settings.set("volume", 11)


def test_settings_of_a_newer_kingdoms_are_not_lost(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(seal("settings", {"_default": {"1": {"volume": 11}}}))
    opened(tmp_path).set("sound", False)
    stored = unseal("settings", (tmp_path / "settings.json").read_bytes())
    assert stored == {"_default": {"1": {"sound": False, "volume": 11}}}


def test_every_change_is_announced_once(tmp_path: Path) -> None:
    settings = opened(tmp_path)
    told: list[tuple[str, Any]] = []
    settings.on_change = lambda name, value: told.append((name, value))
    settings.set("theme", "dark")
    settings.set("theme", "dark")
    settings.set("sound", True)
    settings.set("theme", "light")
    assert told == [("theme", "dark"), ("theme", "light")]


def test_seats_can_be_set_directly_and_are_read_as_copies(tmp_path: Path) -> None:
    settings = opened(tmp_path)
    settings.set("last_seats", {"toy": (Seat("Anna", 0, PERSON), Seat("Béla", 1, "squire"))})
    seats = settings.get("last_seats")
    assert seats == {"toy": [["Anna", 0, "person"], ["Béla", 1, "squire"]]}
    seats["toy"][0][0] = "Zoé"
    assert settings.get("last_seats")["toy"][0][0] == "Anna"
    settings.set("last_seats", seats)
    assert opened(tmp_path).get("last_seats")["toy"][0][0] == "Zoé"


@pytest.mark.parametrize("content", [[], {}, {"_default": []}, {"_default": {"1": []}}, {"_default": {"2": {}}}])
def test_a_file_without_settings_is_put_aside(tmp_path: Path, content: Any) -> None:
    (tmp_path / "settings.json").write_bytes(seal("settings", content))
    notices: list[str] = []
    assert values(opened(tmp_path, notices)) == DEFAULTS
    assert len(notices) == 1
    assert len(list(tmp_path.glob("settings.damaged-*.json"))) == 1


@pytest.mark.parametrize("error", ERRORS)
def test_a_value_that_cannot_be_written_is_used_and_written_with_the_next_change(tmp_path: Path, error: int) -> None:
    settings = opened(tmp_path)
    settings.set("speed", "fast")
    with disk(Failing(2, error)), pytest.raises(StoreTrouble):
        settings.set("theme", "dark")
    assert settings.get("theme") == "dark"
    assert opened(tmp_path).get("theme") == "system"
    settings.set("sound", False)
    assert values(opened(tmp_path)) == {**DEFAULTS, "speed": "fast", "theme": "dark", "sound": False}


def test_a_value_that_could_not_be_written_can_be_set_again(tmp_path: Path) -> None:
    settings = opened(tmp_path)
    with disk(Failing(1, ERRORS[0], for_good=True)), pytest.raises(StoreTrouble):
        settings.set("theme", "dark")
    settings.set("theme", "dark")
    assert opened(tmp_path).get("theme") == "dark"


def test_settings_that_could_not_be_read_once_are_not_lost(tmp_path: Path) -> None:
    opened(tmp_path).set("theme", "dark")
    notices: list[str] = []
    with disk(Failing(1, ERRORS[1], for_good=True)):
        settings = opened(tmp_path, notices)
    assert len(notices) == 1
    assert settings.get("theme") == "system"
    settings.set("sound", False)
    assert values(opened(tmp_path)) == {**DEFAULTS, "theme": "dark", "sound": False}
