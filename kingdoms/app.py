"""The app: opens the store, applies the settings, moves between screens and saves every decision."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget
from kivy.utils import platform

from kingdoms.core.codec import BadSave
from kingdoms.core.session import Session
from kingdoms.core.timestamps import now
from kingdoms.core.words import language
from kingdoms.core.words.language import LANGUAGES, _
from kingdoms.paths import ASSETS
from kingdoms.store import OpenElsewhere, Store, StoreTrouble, new_key
from kingdoms.store.settings import SETTINGS
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.language import tr
from kingdoms.ui.screens import AppScreen, open_screen
from kingdoms.ui.sound import sound
from kingdoms.ui.system import device
from kingdoms.ui.system.device import haptics
from kingdoms.ui.system.startup import free_memory, prepare, warm_up
from kingdoms.ui.system.system_bars import SystemBars
from kingdoms.ui.system.window import RememberedWindow
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Sheet, Toast, ask
from kingdoms.ui.widgets.focus import DIRECTIONS, ENTER, NUMPAD_ENTER, TAB, FocusWalker

KEYS = {**DIRECTIONS, ENTER: "enter", NUMPAD_ENTER: "enter", TAB: "tab"}
ESCAPE, HELP = 27, "?"
RETRY = 5.0
"""Seconds between attempts to save something that could not be saved."""


class KingdomsApp(App):
    """The running app. Only the home screen is built at the start; others are built when first shown."""

    title = "Kingdoms"
    icon = str(ASSETS / "art" / "icon.png")
    unsaved = StringProperty("")
    """A sentence for the player while something waits to be saved; otherwise empty."""

    def __init__(self, folder: Path | None = None, **kwargs: Any) -> None:
        """`folder` holds the data; the default is the system's folder for app data."""
        super().__init__(**kwargs)
        self.folder = folder or self._data_folder()
        self.system_bars = SystemBars()
        self.window = RememberedWindow(lambda: self.store.settings.get("window"), partial(self.set, "window"))
        self.screens: dict[str, AppScreen] = {}
        self.trail: list[tuple[str, dict[str, Any]]] = []
        """The screens from home to the current one, each with the arguments it was shown with."""
        self._playing: Session | None = None
        """The game at the table, which no other window may open."""
        self._try_again = Clock.create_trigger(self._retry, RETRY)

    def build(self) -> Widget:
        """Prepares everything for the first frame and builds the home screen."""
        self.system_bars.follow()
        sentence = prepare()
        self.store = Store(self.folder)
        self.window.open()
        self.store.notices += [sentence] if sentence else []
        for name in SETTINGS:
            self._apply(name, self.store.settings.get(name))
        self.store.settings.on_change = self._apply
        if self.store.settings.is_new:
            self._follow_device()
        self.walker = FocusWalker(lambda: Sheet.topmost() or self.front.focus_area)
        self.screen_holder = FloatLayout()
        self.show("home")
        Window.softinput_mode = "below_target"  # The active text field stays above a phone's keyboard.
        Window.bind(**self._heard())
        tr.bind(on_switch=self._update_texts)
        return self.screen_holder

    def _follow_device(self) -> None:
        """Adopts the device's language and its setting for animations; only on the very first start."""
        if (code := device.language()) in LANGUAGES:
            self.set("language", code)
        if device.has_no_animations():
            self.set("speed", "off")

    def _data_folder(self) -> Path:
        """The system's folder for app data. Kivy creates it but not its parent, which may be missing in a new home."""
        if platform == "linux":
            Path(os.environ.get("XDG_CONFIG_HOME", "~/.config")).expanduser().mkdir(parents=True, exist_ok=True)
        folder = Path(self.user_data_dir)
        # Android's folder also holds the unpacked app; only ours is backed up.
        return folder / self.name if platform == "android" else folder

    def on_start(self) -> None:
        """Shows the notices from start-up; the rest is loaded after the first frame."""
        self.show_notices()
        Window.bind(on_flip=self._after_first_frame)

    def _after_first_frame(self, *_flip: object) -> None:
        Window.unbind(on_flip=self._after_first_frame)
        sound.warm_up()
        warm_up()
        self.system_bars.look()

    def say(self, sentence: str) -> None:
        """Shows the player a sentence."""
        Toast.say(sentence)

    def show_notices(self) -> None:
        """Shows each of the store's notices once."""
        while self.store.notices:
            self.say(self.store.notices.pop(0))

    # Settings.

    def set(self, name: str, value: Any) -> None:
        """Changes a setting with immediate effect; informs the player if it cannot be saved."""
        try:
            self.store.settings.set(name, value)
        except StoreTrouble as trouble:
            self._say_once(trouble)
        self._show_waiting()

    def _apply(self, name: str, value: Any) -> None:
        if name == "language":
            tr.switch(value)
        elif name == "card_names":
            language.use_for_cards(value)
            tr.dispatch("on_switch")
        elif name == "theme":
            theme.mode = value
        elif name == "sound":
            sound.is_on = value
        elif name == "haptics":
            haptics.is_on = value
        elif name in ("contrast", "text_scale", "speed", "pauses"):
            setattr(theme, name, value)

    def _update_texts(self, *_switch: object) -> None:
        self._show_waiting()
        for screen in self.screens.values():
            screen.update_texts()

    # Screens.

    @property
    def front(self) -> AppScreen:
        """The current screen."""
        return self.screens[self.trail[-1][0]]

    def show(self, name: str, **what: Any) -> None:
        """Shows a screen; going back from it leads to the current one. Home is always the first."""
        self._leave_front()
        if name == "home":
            self._get_up()
            self.trail = []
        elif self.trail and self.trail[-1][0] == name:
            self.trail.pop()
        self.trail.append((name, what))
        self._bring_front()

    def show_instead(self, name: str, **what: Any) -> None:
        """Replaces the current screen: going back skips it."""
        self._leave_front()
        self.trail[-1] = (name, what)
        self._bring_front()

    def back(self) -> None:
        """Goes one step back: closes a sheet, something open on the screen, or the screen, or asks about quitting."""
        sheet = Sheet.topmost()
        if sheet is not None:
            sheet.dismiss()
        elif self.front.on_back():
            return
        elif len(self.trail) > 1:
            self._leave_front()
            self.trail.pop()
            self._bring_front()
        else:
            self._ask_about_quitting()

    def screen(self, name: str) -> AppScreen:
        """The screen with this name. Building takes a moment, so a screen that will be needed can be built early."""
        if name not in self.screens:
            self.screens[name] = open_screen(name)
        return self.screens[name]

    def _bring_front(self) -> None:
        name, what = self.trail[-1]
        screen = self.screen(name)
        if not screen.stays_turned:
            Window.rotation = 0
        self.screen_holder.clear_widgets()
        screen.size = self.screen_holder.size  # Otherwise it would first be laid out at the wrong size.
        self.screen_holder.add_widget(screen)
        if self.root is None:  # The first frame shows the whole screen, and no toast can appear yet.
            screen.on_show(**what)
            return
        screen.opacity = 0
        theme.glide(screen, "page", opacity=1)
        screen.on_show(**what)
        self.show_notices()

    def start_afresh(self, session: Session | None) -> None:
        """Rebuilds every screen after a fault and shows a game or home; the old screens are already gone."""
        self.screens = {}
        self.trail = [("home", {})] if session is None else [("home", {}), ("table", {"session": session})]
        self._bring_front()
        if session is None:
            self._get_up()

    def _leave_front(self) -> None:
        if self.trail:
            self.walker.clear()
            self.front.on_leave()

    def _ask_about_quitting(self) -> None:
        self.save_waiting()
        unsaved = _("Unsaved changes will be lost.") if self.store.is_waiting else ""
        leave, stay = ("secondary", "primary") if unsaved else ("primary", "secondary")
        ask(
            _("Leave Kingdoms?"),
            unsaved or _("All games are saved and will be here when you come back."),
            [(_("Leave"), leave, self.stop), (_("Stay"), stay, None)],
        )

    # Games.

    def start_game(self, session: Session) -> None:
        """Starts a new game: saves it at once and shows the table."""
        session.key = session.key or new_key()
        session.started = session.started or now()
        self.keep(session)
        self._sit_down(session)

    def learn(self, game: str) -> None:
        """Starts a game's lesson at the table, or goes on with it."""
        from kingdoms.ui.tutorial.lessons import offer_lesson

        offer_lesson(self, game)

    def open_game(self, key: str) -> None:
        """Continues a saved game. If it cannot be read, says why and shows home."""
        self._get_up()
        try:
            session = self.store.open(key)
        except (BadSave, StoreTrouble) as trouble:
            self.say(str(trouble))
            self.show("home")
        else:
            self._sit_down(session)

    def _sit_down(self, session: Session) -> None:
        session.on_change = self.keep
        self.store.history.prepare()
        self._leave_front()
        self._get_up()
        self._playing = session
        self.trail[1:] = [("table", {"session": session})]
        self._bring_front()

    def _get_up(self) -> None:
        """Leaves the game at the table."""
        self.save_waiting()
        if self._playing is not None:
            self.store.close(self._playing)
            self._playing = None

    def keep(self, session: Session) -> None:
        """Saves a game after a decision, or adds it to the history if it is over; failing that, keeps it in memory."""
        try:
            self.store.keep(session)
        except OpenElsewhere as trouble:
            self.say(str(trouble))
            # The last decision is still being shown.
            Clock.schedule_once(lambda _elapsed: self.show("home"), 0)
        except StoreTrouble as trouble:
            self._say_once(trouble)
        self._show_waiting()
        self.show_notices()

    def _say_once(self, trouble: StoreTrouble) -> None:
        """Says why something cannot be saved, unless the line at the top of the screen already does."""
        if not self.unsaved:
            self.say(str(trouble))

    def save_waiting(self) -> None:
        """Tries again to save whatever could not be saved; the line at the top of the screen shows the result."""
        if self.store.is_waiting:
            self.store.retry()
            self._show_waiting()

    def _retry(self, _elapsed: float) -> None:
        self.save_waiting()
        name, what = self.trail[-1]
        if not self.unsaved and name in ("home", "history"):
            # List the game that has finally been saved.
            self.front.on_show(**what)

    def _show_waiting(self) -> None:
        self.unsaved = _("Not saved yet. Kingdoms will keep trying.") if self.store.is_waiting else ""
        if self.unsaved:
            self._try_again()

    # Keyboard and system.

    def _heard(self) -> dict[str, Callable[..., object]]:
        """The window events that the app handles."""
        return {
            "on_keyboard": self._on_keyboard,
            "on_textinput": self._on_textinput,
            "on_touch_down": self._on_touch,
            "on_memorywarning": self._on_want_of_memory,
            "size": self.system_bars.look,
            "rotation": self.system_bars.look,
        }

    def _on_keyboard(self, window: object, key: int, _scan: int = 0, text: str | None = None, *_more: object) -> bool:
        if key == ESCAPE:
            self.back()
            return True
        return self._offer_key(KEYS.get(key) or text) or (not self._is_typing() and self.walker.on_key(window, key))

    def _on_textinput(self, _window: object, text: str) -> bool:
        """Handles a question mark, which arrives only as text because its key differs between keyboards."""
        return text == HELP and self._offer_key(text)

    def _offer_key(self, name: str | None) -> bool:
        """Passes a key to the current screen, unless it belongs to a sheet or a text field."""
        if not name or Sheet.topmost() is not None or self._is_typing():
            return False
        return self.front.on_key(name)

    def _on_touch(self, *_touch: object) -> None:
        self.walker.clear()

    def _is_typing(self) -> bool:
        return any(getattr(widget, "focus", False) for widget in (Sheet.topmost() or self.front).walk())

    def _on_want_of_memory(self, _window: object) -> None:
        # This may arrive in another thread, where nothing may be drawn or freed.
        Clock.schedule_once(self._save_memory, 0)

    def _save_memory(self, _elapsed: float) -> None:
        """Frees whatever can be rebuilt: screens that nothing leads back to, and things that are not visible."""
        on_trail = {name for name, _what in self.trail}
        self.screens = {name: screen for name, screen in self.screens.items() if name in on_trail}
        free_memory()

    def on_pause(self) -> bool:
        """Saves what is waiting when the system suspends the app, and lets the screen hide its secrets."""
        if self.trail:
            self.save_waiting()
            self.front.on_pause()
        return True

    def on_resume(self) -> None:
        """Refreshes the window and the screen when the system resumes the app."""
        Window.update_viewport()
        self.system_bars.look()
        if self.trail:
            self.save_waiting()
            self.front.on_resume()

    def on_stop(self) -> None:
        """Leaves the game and undoes what was set up for the window; may be called twice."""
        if self.trail:
            self._leave_front()
            self._get_up()
        self._try_again.cancel()
        self.trail = []
        gallery.stop()
        self.system_bars.leave()
        self.window.close()
        Window.unbind(**self._heard())
        Window.rotation = 0
        tr.unbind(on_switch=self._update_texts)
