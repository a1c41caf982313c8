"""The settings: language, look, play, and where the data lie. Everything takes effect at once."""

from functools import partial
from typing import Any

from kivy.input.motionevent import MotionEvent
from kivy.properties import DictProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kingdoms.core.tongue import AS_THE_APP, CARD_LANGUAGES, LANGUAGES, _, ngettext
from kingdoms.store import StoreTrouble
from kingdoms.store.settings import SETTINGS
from kingdoms.ui.screens import AppScreen
from kingdoms.ui.widgets import InkSlider, Sheet

_KILOBYTE, _MEGABYTE = 1000, 1000 * 1000


class SettingsScreen(AppScreen):
    """One line for everything that can be set."""

    values = DictProperty({name: setting.default for name, setting in SETTINGS.items()})
    folder = StringProperty("")
    weight = StringProperty("")
    """How many files lie there, and how large they are."""
    languages = ListProperty(list(LANGUAGES.items()))

    def on_show(self, **_what: Any) -> None:
        """Shows what is set now."""
        self.folder = str(self.app.folder)
        self.speak()
        for name in SETTINGS:
            self.values[name] = self.app.store.settings.get(name)

    def speak(self) -> None:
        """Tells anew how large the data are, if that can be seen just now."""
        try:
            found = self.app.store.footprint()
        except StoreTrouble as trouble:
            self.weight = str(trouble)
        else:
            files = ngettext("{n} file, {size}", "{n} files, {size}", found.files)
            self.weight = files.format(n=found.files, size=_size(found.size))

    def change(self, name: str, value: Any) -> None:
        """Sets something."""
        self.values[name] = value
        self.app.set(name, value)

    def card_language(self, language: str) -> str:
        """What the chosen language of the cards is called."""
        return CARD_LANGUAGES.get(language) or _("As the app")

    def pick_card_language(self) -> None:
        """Lets the player choose the language of the names on cards."""
        sheet = Sheet(title=_("Names on cards"))
        for language in (AS_THE_APP, *CARD_LANGUAGES):
            is_chosen = language == self.values["card_names"]
            looks = {"text": self.card_language(language), "icon": "check" if is_chosen else "", "kind": "plain"}
            sheet.add_widget(sheet.closing_button(partial(self.change, "card_names", language), **looks))
        sheet.open()


def _size(count: int) -> str:
    """A number of bytes in words."""
    if count < _MEGABYTE:
        return _("{n} kB").format(n=-(-count // _KILOBYTE))
    return _("{n} MB").format(n=round(count / _MEGABYTE))


class SettingLine(BoxLayout):
    """The heading of a setting and one line about it; its control stands below."""

    heading = StringProperty("")
    note = StringProperty("")


class TextSizeSlider(InkSlider):
    """Sets the size of the text when the finger is lifted: sooner, everything would move away under it."""

    settled = NumericProperty(1.0)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """The size is chosen."""
        is_mine = super().on_touch_up(touch)
        if is_mine and touch.grab_current is self:
            self.settled = self.value
        return is_mine

    def steer(self, direction: str) -> bool:
        """A key chooses at once."""
        is_used = super().steer(direction)
        self.settled = self.value
        return is_used
