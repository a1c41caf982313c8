"""The settings: language, look, play, and data. Everything takes effect at once."""

from functools import partial
from typing import Any

from kivy.factory import Factory
from kivy.properties import DictProperty, ListProperty, StringProperty

from kingdoms.core.words.language import AS_THE_APP, CARD_LANGUAGES, LANGUAGES, _, ngettext
from kingdoms.store import StoreTrouble
from kingdoms.store.settings import SETTINGS
from kingdoms.ui.screens import AppScreen
from kingdoms.ui.system.device import can_show_folders, show_folder
from kingdoms.ui.system.long_work import LongWork
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Body, Sheet, ask

_KILOBYTE, _MEGABYTE = 1000, 1000 * 1000


class SettingsScreen(AppScreen):
    """One line per setting."""

    stays_turned = True

    values = DictProperty({name: setting.default for name, setting in SETTINGS.items()})
    folder = StringProperty("")
    disk_use = StringProperty("")
    """The number of files and their total size."""
    put_aside = StringProperty("")
    """How many files could not be read, in words; empty if none."""
    languages = ListProperty(list(LANGUAGES.items()))

    def on_show(self, **_what: Any) -> None:
        """Shows the current settings."""
        self.folder = str(self.app.folder)
        self.update_texts()
        for name in SETTINGS:
            self.values[name] = self.app.store.settings.get(name)
        self.ids.on_tablets.clear_widgets()
        if theme.size_class != "phone":
            self.ids.on_tablets.add_widget(Factory.AroundTableSwitch())

    def update_texts(self) -> None:
        """Updates the size of the data and the number of files set aside, if they can be read."""
        try:
            (count, size), aside = self.app.store.footprint(), len(self.app.store.aside.files())
        except StoreTrouble as trouble:
            self.disk_use = str(trouble)
        else:
            self.disk_use = ngettext("{n} file, {size}", "{n} files, {size}", count).format(n=count, size=_size(size))
            words = ngettext(
                "{n} unreadable file has been set aside.", "{n} unreadable files have been set aside.", aside
            )
            self.put_aside = words.format(n=aside) if aside else ""

    def open_put_aside(self) -> None:
        """Offers what can be done with the files that were set aside."""
        sheet = Sheet(title=_("Files set aside"))
        sheet.add_widget(Body(text=_("Kingdoms keeps files it couldn't read. Nothing in them is in use.")))
        choices = [(_("Try again"), "replay", self._try_again)]
        if can_show_folders():
            choices.append((_("Show in folder"), "folder", self._show_folder))
        choices.append((_("Delete"), "delete", self._ask_erase))
        for words, icon, action in choices:
            sheet.add_widget(sheet.closing_button(action, text=words, icon=icon))
        sheet.open()

    def _try_again(self) -> None:
        # Settings may take effect only on the main thread.
        settings = self.app.store.aside.try_again(are_settings=True)

        def say(games: int) -> None:
            taken = games + settings
            words = ngettext("{n} file has been restored.", "{n} files have been restored.", taken).format(n=taken)
            self.app.say(words if taken else _("These files still can't be read."))
            self.on_show()

        LongWork(_("Reading files"), self.app.store.aside.try_again, say)

    def _show_folder(self) -> None:
        try:
            show_folder(self.app.store.aside.files()[0].parent)
        except (OSError, IndexError, StoreTrouble):
            self.app.say(_("The folder can't be opened."))

    def _ask_erase(self) -> None:
        answers = [(_("Delete"), "danger", self._erase), (_("Keep"), "secondary", None)]
        ask(_("Delete these files?"), _("Their contents will be lost for good."), answers)

    def _erase(self) -> None:
        try:
            self.app.store.aside.erase()
        except StoreTrouble as trouble:
            self.app.say(str(trouble))
        self.update_texts()

    def change(self, name: str, value: Any) -> None:
        """Changes a setting. If tips are wanted again, everyone sees all of them again."""
        if name == "tips" and value and not self.app.store.settings.get(name):
            self.app.set("tips_seen", {})
        self.values[name] = value
        self.app.set(name, value)

    def card_language(self, language: str) -> str:
        """The name of a language for card names, or the words for the same language as the app's."""
        return CARD_LANGUAGES.get(language) or _("Same as app")

    def pick_card_language(self) -> None:
        """Lets the player choose the language of card names."""
        sheet = Sheet(title=_("Names on cards"))
        for language in (AS_THE_APP, *CARD_LANGUAGES):
            is_chosen = language == self.values["card_names"]
            looks = {"text": self.card_language(language), "icon": "check" if is_chosen else "", "kind": "plain"}
            sheet.add_widget(sheet.closing_button(partial(self.change, "card_names", language), **looks))
        sheet.open()


def _size(count: int) -> str:
    """A size in bytes, in words."""
    if count < _MEGABYTE:
        return _("{n} kB").format(n=-(-count // _KILOBYTE))
    return _("{n} MB").format(n=round(count / _MEGABYTE))
