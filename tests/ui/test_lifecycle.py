"""The app's lifecycle on a device that rotates, splits its screen, turns dark, runs out of memory and kills the app."""

from typing import Any
from xml.etree import ElementTree

import pytest
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics

from kingdoms import app
from kingdoms.core.seats import PERSON
from kingdoms.paths import ROOT
from kingdoms.store import Store
from kingdoms.ui.drawing import pictures
from kingdoms.ui.drawing.text import texts
from kingdoms.ui.system import device, system_bars
from kingdoms.ui.system.device import DisplayScale, Insets
from kingdoms.ui.theme import theme
from tests.ui.positions import new_session


@pytest.fixture
def phone(launch: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The running app on a phone whose bars, night mode and scale can be set; the app reads them in every frame."""
    monkeypatch.setattr(system_bars, "BETWEEN_LOOKS", 0)
    insets, scale = Insets(0, 24, 0, 16), DisplayScale(1.0, 1.0)
    around = {"insets": insets, "is_dark": False, "display_scale": scale, "changes_by_itself": True}
    for name in around:
        monkeypatch.setattr(device, name, lambda name=name: around[name])
    finger = launch((360, 640))
    finger.around = around
    yield finger
    Metrics.density = Metrics.fontscale = 1.0
    theme.insets, theme.system_is_dark = [0, 0, 0, 0], False


def test_the_area_under_the_system_bars_is_kept_clear_from_the_first_screen_on(phone: Any) -> None:
    assert theme.insets == [0, 24, 0, 16]


def test_turning_a_phone_upside_down_moves_its_cutout_though_no_size_changes(phone: Any) -> None:
    Window.size = (640, 360)
    phone.around["insets"] = Insets(48, 0, 0, 16)
    phone.frames(3)
    assert theme.insets == [48, 0, 0, 16]
    phone.around["insets"] = Insets(0, 0, 48, 16)
    phone.frames(3)
    assert theme.insets == [0, 0, 48, 16]


def test_dark_mode_can_start_while_the_app_runs(phone: Any) -> None:
    phone.around["is_dark"] = True
    phone.frames(3)
    assert theme.is_dark


def test_text_size_density_and_form_follow_the_device(phone: Any) -> None:
    Window.size = (800, 1280)
    phone.frames(2)
    letters, bar = theme.body, theme.bar
    assert theme.size_class == "tablet"
    phone.around["display_scale"] = DisplayScale(1.0, 1.5)
    phone.frames(3)
    assert (theme.body, theme.bar) == (1.5 * letters, bar)
    phone.around["display_scale"] = DisplayScale(2.0, 1.0)
    phone.frames(3)
    assert theme.size_class == "phone"


def test_text_is_never_more_than_twice_its_size_whoever_asks_for_it(phone: Any) -> None:
    letters = theme.body
    phone.app.set("text_scale", 2.0)
    phone.around["display_scale"] = DisplayScale(1.0, 1.5)
    phone.frames(3)
    assert theme.body == 2 * letters
    phone.app.set("text_scale", 1.0)


def test_the_table_works_at_every_split_screen_size(phone: Any) -> None:
    phone.app.start_game(new_session())
    for size in ((360, 320), (640, 180), (320, 640), (360, 640)):
        Window.size = size
        phone.frames(3)
        assert phone.table.size == list(size)
    assert phone.app.trail[-1][0] == "table"


def test_low_memory_drops_everything_that_can_be_recreated(phone: Any) -> None:
    phone.app.show("settings")
    phone.app.back()
    phone.frames(2)
    kept, crown = len(texts), pictures.picture("crown")
    assert kept > 1
    Window.dispatch("on_memorywarning")
    # The warning may come from outside the frame loop, so nothing happens before the next frame.
    assert (len(texts), pictures.picture("crown")) == (kept, crown)
    assert set(phone.app.screens) == {"home", "settings"}
    Clock.tick()
    assert set(phone.app.screens) == {"home"}
    assert len(texts) < kept
    assert pictures.picture("crown") is not crown
    phone.app.show("settings")
    phone.frames(3)
    assert phone.app.trail[-1][0] == "settings"


def test_a_game_is_not_lost_if_the_app_is_killed_during_a_pause(phone: Any, tmp_path: Any) -> None:
    phone.app.start_game(new_session())
    session = phone.table.session
    assert session.seats[0].player == PERSON
    assert phone.app.on_pause()
    # If the app is killed now, it gets no further call; the next start finds the game where it was.
    assert [game.key for game in Store(tmp_path).saves.saved_games()] == [session.key]


def test_on_a_phone_the_data_is_in_the_folder_that_is_backed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "platform", "android")
    monkeypatch.setattr(app.KingdomsApp, "user_data_dir", "/data/files")
    rules = ElementTree.parse(ROOT / "packaging" / "android" / "backup_rules.xml").getroot()
    kept = [rule.get("path") for rule in rules]
    assert kept == [f"{app.KingdomsApp().folder.relative_to('/data/files')}/"]


def test_on_resume_the_app_reads_the_system_state_again_and_stop_may_be_called_twice(phone: Any) -> None:
    phone.app.on_pause()
    phone.around["is_dark"], phone.around["insets"] = True, Insets(0, 0, 0, 48)
    phone.app.on_resume()
    assert (theme.is_dark, theme.insets) == (True, [0, 0, 0, 48])
    phone.app.on_stop()
    phone.app.on_stop()
    phone.around["is_dark"] = False
    phone.frames(3)
    assert theme.is_dark
