"""A sheet that asks for the path of a file, for systems without a file dialogue."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from kingdoms.core.words.language import _
from kingdoms.ui.widgets import InkButton, Sheet, Small, Toast
from kingdoms.ui.widgets.text_field import TextField

MOST_PROPOSED = 8
_FOLDERS = ("Documents", "Downloads")


class PathSheet(Sheet):
    """Asks for the path of a file: a new one called `name`, or an existing one if `name` is empty."""

    def __init__(self, name: str, then: Callable[[Path], None], ending: str = "") -> None:
        self.is_new = bool(name)
        super().__init__(title=_("Save where?") if self.is_new else _("Which file?"))
        self._then = then
        folder = _folders()[0]
        self.add_widget(Small(text=_("Full path of the file")))
        self.field = TextField(text=str(free_path(folder / name) if self.is_new else folder))
        self.field.bind(on_text_validate=lambda _field: self.finish())
        self.add_widget(self.field)
        if not self.is_new:
            found = [path for folder in _folders() for path in folder.glob(f"*{ending}") if path.is_file()]
            newest = sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
            for path in newest[:MOST_PROPOSED]:
                self.add_widget(self.closing_button(partial(self._then, path), text=path.name))
        done = InkButton(text=_("Save") if self.is_new else _("Open"), kind="primary")
        done.bind(on_release=lambda _button: self.finish())
        self.add_foot(done)

    def finish(self) -> None:
        """Accepts the path in the field, or says what is wrong with it."""
        path = Path(os.path.expanduser(self.field.text.strip()))
        why_not = self._why_not(path)
        if why_not:
            Toast.say(why_not)
        else:
            self.dismiss()
            self._then(path)

    def _why_not(self, path: Path) -> str:
        # Unlike pathlib, these accept anything: a name that is too long simply does not exist.
        if self.is_new and os.path.lexists(path):
            return _("A file or folder with this name already exists.")
        if self.is_new and not os.path.isdir(path.parent):
            return _("The folder {folder} doesn't exist.").format(folder=path.parent)
        if not self.is_new and not os.path.isfile(path):
            return _("This file doesn't exist.")
        return ""


def free_path(path: Path) -> Path:
    """The path, with a number added if it already exists."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free


def _folders() -> list[Path]:
    """Where people keep files: the documents and downloads folders, if they exist, and always the home directory."""
    home = Path.home()
    return [*(home / name for name in _FOLDERS if (home / name).is_dir()), home]
