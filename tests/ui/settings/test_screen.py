"""The settings screen: it shows the current settings, and a change takes effect at once."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingdoms.core.words import language
from kingdoms.store import StoreTrouble
from kingdoms.store.seal import seal
from kingdoms.store.settings import SETTINGS
from kingdoms.ui.settings import screen as settings_screen
from kingdoms.ui.sound import sound
from kingdoms.ui.system.device import haptics
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Choice, InkButton, InkSlider, InkSwitch, Sheet, Toast
from tests.ui.positions import new_session

Launch = Callable[..., Any]


@pytest.fixture
def settings(launch: Launch) -> Any:
    """The screen in a large window, where all of it is in sight."""
    finger = launch((1600, 2400), has_tips=True)
    finger.app.set("speed", "off")
    finger.app.show("settings")
    finger.frames(4)
    return finger


def choose(finger: Any, value: str) -> None:
    control = next(control for control in finger.find(Choice) if value in dict(control.options))
    control.activate(value)
    finger.frames(2)


def test_every_setting_for_players_is_on_the_screen(settings: Any) -> None:
    shown = {"card_names", "text_scale"}
    for control in settings.find(Choice):
        shown |= {name for name in SETTINGS if settings.app.store.settings.get(name) == control.value}
    switches = ("contrast", "around_table", "sound", "haptics", "tips")
    shown |= {name for name in switches if len(settings.find(InkSwitch)) == len(switches)}
    elsewhere = {"last_game", "last_seats", "lessons", "sides", "tips_seen", "typed_names", "window"}
    assert shown == set(SETTINGS) - elsewhere


def test_only_a_tablet_can_turn_towards_people_around_it(launch: Launch, settings: Any) -> None:
    settings.tap_widget(settings.find(InkSwitch, text="Around the table")[0])
    assert settings.app.store.settings.get("around_table") is True
    phone = launch()
    phone.app.show("settings")
    assert not phone.find(InkSwitch, text="Around the table")


def test_tips_that_are_switched_on_again_are_all_new_again(settings: Any) -> None:
    store, seen = settings.app.store.settings, {"Anna": {"royals": [["key"], ["draw"]]}, "Béla": None}
    settings.app.set("tips_seen", seen)
    (switch,) = settings.find(InkSwitch, text="Tips for new players")
    settings.tap_widget(switch)
    assert store.get("tips") is False
    assert store.get("tips_seen") == seen
    settings.tap_widget(switch)
    assert store.get("tips") is True
    assert store.get("tips_seen") == {}


def test_it_shows_the_current_settings(launch: Launch) -> None:
    finger = launch()
    finger.app.set("theme", "dark")
    finger.app.set("sound", False)
    finger.app.show("settings")
    assert next(control for control in finger.find(Choice) if "dark" in dict(control.options)).value == "dark"
    assert finger.find(InkSwitch, text="Sound")[0].active is False


@pytest.mark.parametrize(
    ("name", "value"), [("theme", "light"), ("theme", "dark"), ("speed", "fast"), ("pauses", "long")]
)
def test_a_choice_is_saved_and_takes_effect(settings: Any, name: str, value: str) -> None:
    choose(settings, value)
    assert settings.app.store.settings.get(name) == value
    assert value in (theme.mode, theme.speed, theme.pauses)


def test_the_language_changes_at_once(settings: Any) -> None:
    choose(settings, "hu")
    assert language.current() == "hu"
    assert settings.find(InkSwitch, text="Sound") == []
    choose(settings, "en")
    assert len(settings.find(InkSwitch, text="Sound")) == 1


@pytest.mark.parametrize("code", [*language.CARD_LANGUAGES, "app"])
def test_cards_can_have_the_names_of_every_rulebook(settings: Any, code: str) -> None:
    settings.app.front.change("card_names", "de")
    settings.tap_widget(settings.find(InkButton, icon="translate")[0])
    words = language.CARD_LANGUAGES.get(code, "Same as app")
    settings.tap_widget(next(button for button in settings.find(InkButton, text=words) if button.kind == "plain"))
    assert Sheet.topmost() is None
    assert settings.app.store.settings.get("card_names") == code
    assert settings.find(InkButton, icon="translate")[0].text == words


@pytest.mark.parametrize(
    ("words", "name"), [("High contrast", "contrast"), ("Sound", "sound"), ("Vibration", "haptics")]
)
def test_a_switch_toggles_its_setting(settings: Any, words: str, name: str) -> None:
    before = settings.app.store.settings.get(name)
    settings.tap_widget(settings.find(InkSwitch, text=words)[0])
    assert settings.app.store.settings.get(name) is not before
    is_on = {"contrast": theme.contrast, "sound": sound.is_on, "haptics": haptics.is_on}[name]
    assert is_on is not before


def test_text_grows_when_the_finger_is_lifted_and_not_during_the_drag(settings: Any) -> None:
    slider = settings.find(InkSlider)[0]
    x, y = slider.to_window(*slider.center)
    touch = settings.down(x - 200, y)
    settings.until(lambda: slider.pressed, most=1_000_000)
    settings.drag(touch, x, y)
    assert (slider.value, theme.text_scale) == (1.5, 1.0)
    settings.up(touch)
    assert theme.text_scale == 1.5
    assert settings.app.store.settings.get("text_scale") == 1.5


def test_the_arrow_keys_change_the_text_size_at_once(settings: Any) -> None:
    slider = settings.find(InkSlider)[0]
    slider.steer("right")
    assert theme.text_scale == pytest.approx(1.1)


def test_it_shows_the_data_folder(settings: Any, tmp_path: Any) -> None:
    assert settings.app.front.folder == str(tmp_path)


def test_it_shows_the_size_of_the_data(settings: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert settings.app.front.disk_use == "1 file, 1 kB"
    (tmp_path / "large").write_bytes(bytes(2_600_000))
    settings.app.show("settings")
    assert settings.app.front.disk_use == "2 files, 3 MB"

    def unseen() -> None:
        raise StoreTrouble("It cannot be seen.")

    monkeypatch.setattr(settings.app.store, "footprint", unseen)
    settings.app.show("settings")
    assert settings.app.front.disk_use == "It cannot be seen."


# Files that were set aside.


def spoil_a_save(finger: Any) -> Path:
    """Sets aside a running game's file, its seal broken, and shows the settings; returns the path of the file."""
    session = new_session("pp")
    session.key = "hurt"
    finger.app.store.keep(session)
    finger.app.store.close(session)
    path = finger.app.folder / "saves" / "hurt.json"
    aside = path.with_name("hurt.damaged-2026-11-15T10-20-30.json")
    aside.write_bytes(path.read_bytes().replace(b'"fingerprint":"', b'"fingerprint":"0', 1))
    finger.app.store.saves.erase("hurt")
    finger.app.show("home")
    finger.app.show("settings")
    finger.frames(4)
    return aside


def open_put_aside(finger: Any) -> list[str]:
    """Opens the sheet about files set aside; returns the labels of its buttons."""
    finger.tap_widget(finger.find(InkButton, text="View")[0])
    finger.frames(4)
    return [button.text for button in Sheet.topmost().walk() if isinstance(button, InkButton)]


def tap_on_sheet(finger: Any, text: str) -> None:
    finger.tap_widget(next(button for button in Sheet.topmost().walk() if getattr(button, "text", "") == text))
    finger.frames(4)


def test_without_files_set_aside_nothing_is_said_about_them(settings: Any) -> None:
    assert settings.app.front.put_aside == ""


def test_a_file_that_was_set_aside_can_be_tried_again(settings: Any) -> None:
    spoil_a_save(settings)
    assert settings.app.front.put_aside == "1 unreadable file has been set aside."
    assert "Try again" in open_put_aside(settings)
    tap_on_sheet(settings, "Try again")
    settings.until(lambda: settings.app.front.put_aside == "")
    assert [game.key for game in settings.app.store.running()] == ["hurt"]


def test_a_file_that_cannot_be_used_is_erased_if_the_player_agrees(settings: Any) -> None:
    aside = spoil_a_save(settings)
    aside.write_bytes(b"nothing")
    open_put_aside(settings)
    tap_on_sheet(settings, "Try again")
    settings.until(lambda: Toast.shown() is not None)
    assert Toast.shown().text == "These files still can't be read."
    open_put_aside(settings)
    tap_on_sheet(settings, "Delete")
    tap_on_sheet(settings, "Keep")
    assert aside.exists()
    open_put_aside(settings)
    tap_on_sheet(settings, "Delete")
    tap_on_sheet(settings, "Delete")
    assert not aside.exists()
    assert settings.app.front.put_aside == ""


def test_files_set_aside_are_shown_in_their_folder_if_the_desktop_can(
    settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Path] = []
    monkeypatch.setattr(settings_screen, "show_folder", shown.append)
    aside = spoil_a_save(settings)
    for is_possible in (False, True):
        monkeypatch.setattr(settings_screen, "can_show_folders", lambda is_possible=is_possible: is_possible)
        assert ("Show in folder" in open_put_aside(settings)) == is_possible
        if is_possible:
            tap_on_sheet(settings, "Show in folder")
        Sheet.dismiss_all()
    assert shown == [aside.parent]


def test_settings_that_were_set_aside_take_effect_when_tried_again(settings: Any) -> None:
    data = seal("settings", {"_default": {"1": {"theme": "dark", "contrast": True}}})
    (settings.app.folder / "settings.damaged-2026-11-15T10-20-30.json").write_bytes(data)
    settings.app.show("home")
    settings.app.show("settings")
    settings.frames(4)
    open_put_aside(settings)
    tap_on_sheet(settings, "Try again")
    settings.until(lambda: settings.app.front.put_aside == "")
    assert (theme.mode, theme.contrast) == ("dark", True)
