"""The settings: what may be set, the values allowed, and what holds until somebody says otherwise."""

import json
from collections.abc import Callable, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

from tinydb import TinyDB

from kingdoms.core.codec import BadSave, canonical
from kingdoms.core.language import AS_THE_APP, CARD_LANGUAGES, LANGUAGES, N_
from kingdoms.core.record import seats_from_json
from kingdoms.store.seal import Spoilt
from kingdoms.store.storage import Kind, SafeStorage, StoreTrouble, Tables, note, only, put_only, sweep

KIND = Kind(
    "settings",
    N_("The settings were damaged; the previous ones are in use, and the damaged file was put aside."),
    N_("The settings could not be read, so the defaults are in use. You can try again in the settings."),
    N_("The settings were written by a newer Kingdoms, so this one leaves them as they are."),
)

SMALLEST_TEXT, LARGEST_TEXT = 1.0, 2.0
"""How much larger than usual the text may be."""
FARTHEST = 100_000
"""Further away in pixels than any screen."""


class Setting(NamedTuple):
    """One thing that can be set: what holds at first, and whether a value is allowed."""

    default: Any
    is_allowed: Callable[[Any], bool]


def _one_of(*values: Any) -> Setting:
    return Setting(values[0], lambda value: any(type(value) is type(own) and value == own for own in values))


def _is_scale(value: object) -> bool:
    # True and False are whole numbers for Python, but no sizes.
    return isinstance(value, int | float) and not isinstance(value, bool) and SMALLEST_TEXT <= value <= LARGEST_TEXT


def _are_seats_by_game(value: object) -> bool:
    """Whether these are the seats that each game was last played with: names, crests and players."""
    if not isinstance(value, dict) or not all(isinstance(game, str) for game in value):
        return False
    try:
        return all(seats_from_json(seats) for seats in value.values())
    except BadSave:
        return False


def _is_place(value: object) -> bool:
    """Whether this is where a window of a desktop stood, and whether it was maximised; nothing if it never stood."""
    if not isinstance(value, dict) or set(value) not in (set(), {"left", "top", "width", "height", "maximised"}):
        return False
    return all(type(number) is int and abs(number) <= FARTHEST for number in value.values()) and (
        not value or (value["width"] > 0 and value["height"] > 0)
    )


SETTINGS: Mapping[str, Setting] = {
    "language": _one_of(*LANGUAGES),
    "card_names": _one_of(AS_THE_APP, *CARD_LANGUAGES),
    "theme": _one_of("system", "light", "dark"),
    "contrast": _one_of(False, True),
    "text_scale": Setting(1.0, _is_scale),
    "speed": _one_of("normal", "fast", "off"),
    "ends_turns": _one_of(True, False),
    "sound": _one_of(True, False),
    "haptics": _one_of(True, False),
    "last_seats": Setting({}, _are_seats_by_game),
    "window": Setting({}, _is_place),
}


class Settings:
    """What is set. Values that are unknown or not allowed give way to the default, each on its own."""

    def __init__(self, path: Path, notices: list[str]) -> None:
        self.on_change: Callable[[str, Any], None] | None = None
        """Called with the name and the new value after every change."""
        self._file = TinyDB(path, KIND, notices, _mend, storage=SafeStorage)
        self._values = {name: setting.default for name, setting in SETTINGS.items()}
        self._unkept: dict[str, Any] = {}
        """What has been set but could not be written yet."""
        try:
            sweep(path.parent)
            self._values.update(self._stored())
        except StoreTrouble as trouble:
            note(notices, str(trouble))

    def get(self, name: str) -> Any:
        """What is set; raises KeyError for something that cannot be set."""
        return deepcopy(self._values[name])

    def set(self, name: str, value: Any) -> None:
        """Sets something and keeps it. If the disk fails, it holds for now and is kept with the next change."""
        value = json.loads(canonical(value))
        if not SETTINGS[name].is_allowed(value):
            raise ValueError(f"{name} cannot be {value!r}")
        if value == self._values[name] and not self._unkept:
            return
        self._values[name] = self._unkept[name] = value
        if self.on_change is not None:
            self.on_change(name, value)
        self.keep()

    @property
    def is_waiting(self) -> bool:
        """Whether something was set that could not be written yet."""
        return bool(self._unkept)

    def keep(self) -> None:
        """Writes only what was set, so that settings which could not be read this time are not lost."""
        if self._unkept:
            put_only(self._file, self._unkept)
            self._unkept = {}

    def _stored(self) -> dict[str, Any]:
        stored: Mapping[str, Any] = only(self._file) or {}
        return {name: stored[name] for name in SETTINGS if name in stored and SETTINGS[name].is_allowed(stored[name])}


def _mend(tables: Any) -> Tables:
    """The settings as they are written; each is checked on its own when it is read."""
    match tables:
        case {"_default": {"1": dict(values)}}:
            return {"_default": {"1": values}}
    raise Spoilt("not settings")
