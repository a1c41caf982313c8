"""The settings: what can be set, the values allowed, and the defaults."""

import json
from collections.abc import Callable, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

from tinydb import TinyDB

from kingdoms.core.codec import BadSave, canonical
from kingdoms.core.person_names import is_name
from kingdoms.core.record import seats_from_json
from kingdoms.core.seats import CRESTS
from kingdoms.core.words.language import AS_THE_APP, CARD_LANGUAGES, LANGUAGES, N_
from kingdoms.store.storage import Kind, SafeStorage, StoreTrouble, add_notice, only, put_only, single, sweep

KIND = Kind(
    "settings",
    N_("Your settings were damaged. The previous ones are in use, and the damaged file has been kept."),
    N_("Your settings couldn't be read, so the defaults are in use. You can try to load yours again in Settings."),
    N_("Your settings were saved by a newer version of Kingdoms and have been left untouched."),
)

SMALLEST_TEXT, LARGEST_TEXT = 1.0, 2.0
"""The limits on the factor by which players can enlarge text."""
TEXT_STEP = 0.1
"""The difference between two factors that players can choose."""
TABLET_SIDES = ("bottom", "right", "top", "left")
"""The sides of a tablet, flat on the table, at which people can sit."""
USUAL_TABLET_SIDES = ["bottom", "top", "left", "right", "bottom"]
"""The default side for each of the five crests, ordered so that two players face each other."""
FARTHEST = 100_000
"""More pixels than any screen has."""


class Setting(NamedTuple):
    """A setting: its default, and a test for the values allowed."""

    default: Any
    is_allowed: Callable[[Any], bool]


def _one_of(*values: Any) -> Setting:
    return Setting(values[0], lambda value: any(type(value) is type(own) and value == own for own in values))


def _are_seats_by_game(value: object) -> bool:
    """Whether this maps games to the seats they were last played with: names, crests and players."""
    if not isinstance(value, dict) or not all(isinstance(game, str) for game in value):
        return False
    try:
        return all(seats_from_json(seats) for seats in value.values())
    except BadSave:
        return False


def _are_names(value: object) -> bool:
    """Whether these are names that people may have."""
    return isinstance(value, list) and all(isinstance(name, str) and is_name(name) for name in value)


def _are_lessons(value: object) -> bool:
    """Whether this maps each game to the key of the saved game that teaches it, and the step that has been reached.

    The key is empty once the lesson is over.
    """
    return isinstance(value, dict) and all(
        isinstance(game, str) and isinstance(place, list) and [type(part) for part in place] == [str, int]
        for game, place in value.items()
    )


def _are_tips_seen(value: object) -> bool:
    """Whether this maps each person to their games with tips, as `_are_games_with_tips` checks them.

    A person who wants no more tips is mapped to None.
    """
    return isinstance(value, dict) and all(
        isinstance(person, str) and (games is None or _are_games_with_tips(games)) for person, games in value.items()
    )


def _are_games_with_tips(value: object) -> bool:
    """Whether this maps each game to the keys of the saved games with tips and the keys of the tips seen."""
    return isinstance(value, dict) and all(
        isinstance(game, str) and isinstance(keys, list) and len(keys) == 2 and all(map(_are_keys, keys))
        for game, keys in value.items()
    )


def _are_keys(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(key, str) for key in value)


def _are_tablet_sides(value: object) -> bool:
    """Whether this lists, for every crest, the side of the device at which its player sits."""
    return isinstance(value, list) and len(value) == CRESTS and all(side in TABLET_SIDES for side in value)


def _is_place(value: object) -> bool:
    """Whether this says where a desktop window last was, and whether it was maximised.

    An empty value, as on the first start, is allowed.
    """
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
    "text_scale": Setting(1.0, lambda value: type(value) in (int, float) and SMALLEST_TEXT <= value <= LARGEST_TEXT),
    "speed": _one_of("normal", "fast", "off"),
    "pauses": _one_of("normal", "short", "long", "off"),
    "sound": _one_of(True, False),
    "haptics": _one_of(True, False),
    "last_game": Setting("", lambda value: type(value) is str),
    "last_seats": Setting({}, _are_seats_by_game),
    "typed_names": Setting([], _are_names),
    "lessons": Setting({}, _are_lessons),
    "tips": _one_of(True, False),
    "tips_seen": Setting({}, _are_tips_seen),
    "around_table": _one_of(False, True),
    "sides": Setting(USUAL_TABLET_SIDES, _are_tablet_sides),
    "window": Setting({}, _is_place),
}


class Settings:
    """The values in use. Any value that is not allowed is replaced by its default."""

    def __init__(self, path: Path, notices: list[str]) -> None:
        self.on_change: Callable[[str, Any], None] | None = None
        """Called with the name and the new value after every change."""
        # Each setting is checked on its own when it is read.
        self._file = TinyDB(
            path, KIND, notices, lambda tables: {"_default": {"1": single(tables)}}, storage=SafeStorage
        )
        self._values = {name: setting.default for name, setting in SETTINGS.items()}
        self.is_new = False
        """Whether nobody has ever set anything."""
        self._unkept: dict[str, Any] = {}
        """Values that could not be written yet."""
        try:
            sweep(path.parent)
            kept = only(self._file)
            self.is_new = kept is None
            for name, value in (kept or {}).items():
                if name in SETTINGS and SETTINGS[name].is_allowed(value):
                    self._values[name] = value
        except StoreTrouble as trouble:
            add_notice(notices, str(trouble))

    def get(self, name: str) -> Any:
        """The value of a setting; raises KeyError if there is no such setting."""
        return deepcopy(self._values[name])

    def set(self, name: str, value: Any) -> None:
        """Sets a value and writes it. If writing fails, the value still takes effect, and the next `keep` writes it."""
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
        """Whether there are values that have yet to be written."""
        return bool(self._unkept)

    def keep(self) -> None:
        """Writes only values that were set, so that settings that could not be read this time are not lost."""
        if self._unkept:
            put_only(self._file, self._unkept)
            self._unkept = {}
