"""The app: loading at the start, navigation, keys, pause and stop, settings, and saving every decision."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from kivy.app import App
from kivy.core.window import Window

from kingdoms.app import KingdomsApp
from kingdoms.core.words import language
from kingdoms.paths import ROOT
from kingdoms.store import Store, StoreTrouble
from kingdoms.ui.screens import AppScreen
from kingdoms.ui.system import device
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import InkButton, Sheet, Toast
from tests.ui.positions import new_session
from tests.ui.system.faults import front

Launch = Callable[..., Any]


class Recorder(AppScreen):
    """A screen that records the calls it gets."""

    def __init__(self, handles: bool = False) -> None:
        super().__init__()
        self.handles = handles
        self.told: list[Any] = []

    def on_show(self, **what: Any) -> None:
        self.told.append(("show", what))

    def on_leave(self) -> None:
        self.told.append("leave")

    def on_back(self) -> bool:
        self.told.append("back")
        return self.handles

    def on_key(self, name: str) -> bool:
        self.told.append(name)
        return self.handles

    def on_pause(self) -> None:
        self.told.append("pause")

    def on_resume(self) -> None:
        self.told.append("resume")


@pytest.fixture
def recorder(launch: Launch) -> tuple[Any, Recorder]:
    """The app with a `Recorder` as the screen in front."""
    finger = launch()
    screen = finger.app.screens["recorder"] = Recorder()
    finger.app.show("recorder", page=3)
    screen.told.clear()
    return finger, screen


# The start.


def test_the_first_frame_loads_no_game_no_bot_no_history_and_no_other_screen() -> None:
    program = (
        "import os, sys, tempfile\nfrom pathlib import Path\nfrom kivy.core.window import Window\n"
        "from kingdoms.app import KingdomsApp\n"
        "def tell(*_draw):\n    os.write(1, '\\n'.join(sys.modules).encode())\n    os._exit(0)\n"
        "Window.bind(on_draw=tell)\nKingdomsApp(folder=Path(tempfile.mkdtemp())).run()\n"
    )
    words = [sys.executable, "-c", program]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "kingdoms.ui.home.screen" in loaded
    ours = ("games.", "bots", "ui.boards", "store.history", "store.import_export", "ui.charts", "ui.table", "commands")
    too_early = (*(f"kingdoms.{room}" for room in ours), "plyer", "csv", "kivy.core.audio", "kivy.uix.textinput")
    assert not [name for name in loaded if name.startswith(too_early)]
    assert [name for name in loaded if name.endswith(".screen")] == ["kingdoms.ui.home.screen"]


def test_the_first_frame_shows_all_of_home_and_later_screens_fade_in(launch: Launch) -> None:
    finger = launch()
    assert finger.app.front.opacity == 1
    finger.app.show("settings")
    assert finger.app.front.opacity == 0


def test_only_home_is_built_at_the_start_and_every_other_screen_once(launch: Launch) -> None:
    finger = launch()
    assert list(finger.app.screens) == ["home"]
    finger.app.show("settings")
    first = finger.app.front
    finger.app.show("home")
    finger.app.show("settings")
    assert finger.app.front is first


def test_the_data_is_in_the_folder_given_to_the_app(launch: Launch, tmp_path: Path) -> None:
    finger = launch(folder=tmp_path / "elsewhere")
    finger.app.set("speed", "fast")
    assert (tmp_path / "elsewhere" / "settings.json").is_file()


def test_a_notice_from_the_store_is_shown_once(launch: Launch, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("not ours")
    finger = launch()
    assert Toast.shown() is not None
    assert "settings" in Toast.shown().text
    assert finger.app.store.notices == []


def test_a_later_notice_is_shown_with_the_screen_that_caused_it(launch: Launch) -> None:
    finger = launch()
    finger.app.store.notices.append("A part of the history was damaged.")
    finger.app.show("new_game", game="rival_kings")
    assert Toast.shown().text == "A part of the history was damaged."
    assert finger.app.store.notices == []


# The way back.


def test_back_leads_to_the_previous_screen_with_its_arguments(recorder: tuple[Any, Recorder]) -> None:
    finger, screen = recorder
    finger.app.show("settings")
    assert screen.told == ["leave"]
    finger.press("escape")
    assert screen.told == ["leave", ("show", {"page": 3})]


def test_a_screen_may_handle_back_itself(recorder: tuple[Any, Recorder]) -> None:
    finger, screen = recorder
    screen.handles = True
    finger.press("escape")
    assert (screen.told, front(finger)) == (["back"], "recorder")
    screen.handles = False
    finger.press("escape")
    assert front(finger) == "home"


def test_back_closes_an_open_sheet_first(recorder: tuple[Any, Recorder]) -> None:
    finger, screen = recorder
    Sheet(title="A question").open()
    finger.press("escape")
    assert (Sheet.topmost(), screen.told) == (None, [])


def test_home_is_the_first_screen_and_asks_before_quitting(launch: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    finger = launch()
    finger.app.show("settings")
    finger.app.show("home")
    stopped = []
    monkeypatch.setattr(type(finger.app), "stop", lambda _app: stopped.append(True))
    finger.press("escape")
    assert Sheet.topmost() is not None
    finger.press("escape")
    assert (Sheet.topmost(), stopped) == (None, [])
    finger.press("escape")
    finger.frames(40)
    finger.tap_widget(finger.find(InkButton, text="Leave")[0])
    assert stopped == [True]


def test_showing_the_screen_in_front_again_does_not_lengthen_the_way_back(launch: Launch) -> None:
    finger = launch()
    finger.app.show("rules")
    finger.app.show("rules", page="conflicts")
    finger.app.back()
    assert front(finger) == "home"


# Keys.


def test_keys_go_to_the_screen_in_front_by_their_names(recorder: tuple[Any, Recorder]) -> None:
    finger, screen = recorder
    screen.handles = True
    for key in ("up", "enter", "u", "?"):
        finger.press(key)
    assert screen.told == ["up", "enter", "u", "?"]


def test_a_question_mark_works_on_every_keyboard(recorder: tuple[Any, Recorder]) -> None:
    _finger, screen = recorder
    Window.dispatch("on_textinput", "?")
    Window.dispatch("on_textinput", "x")
    assert screen.told == ["?"]


def test_keys_do_not_reach_the_screen_behind_a_sheet(recorder: tuple[Any, Recorder]) -> None:
    finger, screen = recorder
    Sheet(title="A question").open()
    finger.press("u")
    assert screen.told == []


def test_typing_into_a_field_triggers_no_command(launch: Launch) -> None:
    finger = launch()
    finger.app.show("rules")
    finger.frames(2)
    told: list[str] = []
    finger.app.front.on_key = lambda name: told.append(name) or True
    finger.app.front.ids.field.focus = True
    finger.press("u")
    assert told == []
    finger.app.front.ids.field.focus = False
    finger.press("u")
    assert told == ["u"]


def test_arrows_and_enter_move_the_focus_if_the_screen_does_not_handle_them(launch: Launch) -> None:
    finger = launch()
    finger.press("down")
    finger.press("enter")
    assert front(finger) == "new_game"


# Pause, resume and stop.


def test_the_screen_is_notified_of_a_pause_and_its_end(recorder: tuple[Any, Recorder]) -> None:
    finger, screen = recorder
    assert finger.app.on_pause() is True
    finger.app.on_resume()
    assert screen.told == ["pause", "resume"]


def test_stop_may_be_called_twice_and_pause_after_it(recorder: tuple[Any, Recorder]) -> None:
    finger, screen = recorder
    finger.app.on_stop()
    finger.app.on_stop()
    assert finger.app.on_pause() is True
    finger.app.on_resume()
    assert screen.told == ["leave"]


def test_pause_may_be_called_before_anything_is_built(tmp_path: Path) -> None:
    from kingdoms.app import KingdomsApp

    app = KingdomsApp(folder=tmp_path)
    try:
        assert app.on_pause() is True
    finally:
        App._running_app = None


# Settings.


def test_settings_take_effect_at_once_and_at_the_next_start(launch: Launch, tmp_path: Path) -> None:
    finger = launch()
    for name, value in (("theme", "dark"), ("text_scale", 1.5), ("speed", "off"), ("contrast", True)):
        finger.app.set(name, value)
    assert (theme.mode, theme.text_scale, theme.speed, theme.contrast) == ("dark", 1.5, "off", True)
    assert tuple(Window.clearcolor) == tuple(theme.ground)
    for name, value in (("mode", "light"), ("text_scale", 1.0), ("speed", "normal"), ("contrast", False)):
        setattr(theme, name, value)
    launch()
    assert (theme.mode, theme.text_scale, theme.speed, theme.contrast) == ("dark", 1.5, "off", True)
    finger = launch(folder=tmp_path / "new")
    assert (theme.mode, theme.text_scale, theme.speed, theme.contrast) == ("system", 1.0, "normal", False)


def test_language_and_names_on_cards_follow_their_settings(launch: Launch, tmp_path: Path) -> None:
    finger = launch()
    finger.app.set("language", "hu")
    assert (language.current(), language.card_language()) == ("hu", "hu")
    finger.app.set("card_names", "fr")
    assert (language.current(), language.card_language()) == ("hu", "fr")
    launch(folder=tmp_path / "new")
    assert (language.current(), language.card_language()) == ("en", "en")


def test_a_setting_that_cannot_be_saved_takes_effect_and_the_failure_is_reported(
    launch: Launch, monkeypatch: pytest.MonkeyPatch
) -> None:
    finger = launch()
    monkeypatch.setattr(finger.app.store.settings, "keep", _fail)
    finger.app.set("speed", "off")
    assert theme.speed == "off"
    assert Toast.shown().text == "The disk is full."


def _fail(*_what: object) -> None:
    raise StoreTrouble("The disk is full.")


# Games.


def test_a_new_game_is_saved_before_its_first_decision(launch: Launch, tmp_path: Path) -> None:
    finger = launch()
    session = new_session("pb")
    session.key = ""
    finger.app.start_game(session)
    assert front(finger) == "table"
    assert [game.key for game in Store(tmp_path).saves.saved_games()] == [session.key]


def test_every_decision_is_saved_and_a_saved_game_continues_from_there(launch: Launch, tmp_path: Path) -> None:
    finger = launch()
    session = new_session("pb")
    finger.app.start_game(session)
    session.play(session.state.moves()[0])
    again = launch()
    again.app.open_game(session.key)
    opened = again.app.front.session
    assert opened.state.fingerprint() == session.state.fingerprint()
    if opened.held is not None:
        opened.end_turn()
    else:
        opened.play(opened.state.moves()[0])
    assert Store(tmp_path).saves.load(session.key).age == 0
    assert Store(tmp_path).saves.load(session.key).held == opened.held


def test_a_finished_game_moves_from_the_saved_games_to_the_history(launch: Launch) -> None:
    finger = launch()
    session = new_session("pp")
    finger.app.start_game(session)
    play_to_the_end(session)
    assert finger.app.store.saves.saved_games() == []
    assert [game.key for game in finger.app.store.history.games()] == [session.key]


def play_to_the_end(session: Any) -> None:
    while not session.is_over:
        if session.held is not None:
            session.end_turn()
        else:
            state = session.state
            session.play(session.game.bot.sensible(state, state.moves())[-1])


def test_a_game_that_cannot_be_saved_goes_on_and_the_failure_is_reported(
    launch: Launch, monkeypatch: pytest.MonkeyPatch
) -> None:
    finger = launch()
    session = new_session("pb")
    finger.app.start_game(session)
    monkeypatch.setattr(finger.app.store.saves, "put", _fail)
    session.play(session.state.moves()[0])
    assert len(session.log) == 1
    assert Toast.shown().text == "The disk is full."


def test_opening_a_game_that_no_longer_exists_reports_it_at_home(launch: Launch) -> None:
    finger = launch()
    finger.app.open_game("nobody")
    assert front(finger) == "home"
    assert Toast.shown().text == "This game no longer exists."


def test_back_from_a_table_leads_home_and_the_previous_screen_is_notified(
    recorder: tuple[Any, Recorder],
) -> None:
    finger, screen = recorder
    finger.app.start_game(new_session("pb"))
    assert [name for name, _what in finger.app.trail] == ["home", "table"]
    assert screen.told == ["leave"]


def test_the_data_folder_is_created_in_a_new_home_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    assert KingdomsApp().folder == tmp_path / "home" / ".config" / "kingdoms"
    assert (tmp_path / "home" / ".config" / "kingdoms").is_dir()


@pytest.mark.parametrize(("is_off", "speed"), [(True, "off"), (False, "normal")])
def test_at_the_first_start_animations_follow_the_device(
    launch: Any, monkeypatch: pytest.MonkeyPatch, is_off: bool, speed: str
) -> None:
    monkeypatch.setattr(device, "has_no_animations", lambda: is_off)
    finger = launch()
    assert finger.app.store.settings.get("speed") == speed


@pytest.mark.parametrize(("code", "spoken"), [("hu", "hu"), ("en", "en"), ("de", "en"), ("C", "en"), ("", "en")])
def test_at_the_first_start_the_app_uses_the_device_language_if_it_can(
    launch: Any, monkeypatch: pytest.MonkeyPatch, code: str, spoken: str
) -> None:
    monkeypatch.setattr(device, "language", lambda: code)
    finger = launch()
    assert (finger.app.store.settings.get("language"), language.current()) == (spoken, spoken)
