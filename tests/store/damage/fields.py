"""Nonsense in one field at a time, under a valid seal, and what must survive it."""

import copy
import json
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.core.series import NUMBER_OF_GAMES, Series
from kingdoms.core.session import Session
from kingdoms.core.timestamps import now
from kingdoms.store import Store
from kingdoms.store.played import options, parts, series, stand_ins
from kingdoms.store.seal import sealed, unseal
from kingdoms.store.settings import SETTINGS
from kingdoms.ui.charts import statistics
from tests.store.damage.spoiling import STRANGE
from tests.store.disk import contents, lay_out
from tests.store.shelf import ended, finished, import_games, sent
from tests.toy import TOYS, play_on, toy_session

Steps = tuple[Any, ...]
"""The steps to a field inside the content of a file."""

MISSING = "(missing)"
NONSENSE: tuple[Any, ...] = (
    *(MISSING, None, True, -1, 3, 10**400, 0.5, float("nan"), float("inf"), "", "²", "9999-12-31T23:59:59-23:59"),
    *([], [None], {}, {"": 0}),
)
"""The values put into a field in place of the right one."""
WRITABLE = [value for value in STRANGE if not isinstance(value, str) or value.isprintable() or value.isspace()]
WILD = (*NONSENSE, *WRITABLE)
"""`NONSENSE` and more, for the random tests."""
EXPORT = "export.json"
FILED = {"first", "second", "abandoned"}
"""The games that the template's history lists; it also has a deleted one."""
KINDS = {
    "saves": "save", "history": "history", "index": "index",
    "changes.json": "changes", "settings.json": "settings", EXPORT: "games",
}  # fmt: skip


def kind_of(name: str) -> str:
    """The kind of a file, given its name inside the store."""
    path = Path(name)
    return KINDS.get(path.name) or KINDS[path.parent.name]


def resealed(kind: str, content: Any) -> bytes:
    """A file with a fresh seal, even if it contains numbers that the app would never write."""
    return b"".join(sealed(kind, [json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()]))


def running() -> Session:
    """The running game in the template."""
    session = toy_session("ppb", key="running", started=now(), series=Series(NUMBER_OF_GAMES, 3, ((3, 4, 5),)))
    play_on(session, random.Random(3), 5)
    session.let_play(1, "knight")
    return session


def make_template(folder: Path) -> Path:
    """A store with a bit of everything."""
    store = Store(folder, TOYS)
    store.keep(running())
    for key in ("first", "second", "third"):
        store.keep(finished(key))
    abandoned = toy_session("pp", key="abandoned", started=now())
    play_on(abandoned, random.Random(1), 4)
    abandoned.let_play(0, "squire")
    store.abandon(abandoned)
    store.history.rename("Béla", "Bálint")
    store.history.delete("third")
    for name, value in (("theme", "dark"), ("last_seats", {"toy": [["Anna", 0, "person"]]}), ("text_scale", 1.5)):
        store.settings.set(name, value)
    store.history.games()
    for path in [*folder.rglob("*.previous.json"), *folder.rglob("*.open")]:
        path.unlink()
    return folder


def fields_in(data: Any) -> Iterator[Steps]:
    """The steps to every field inside the data."""
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for step in keys:
        yield (step,)
        yield from ((step, *rest) for rest in fields_in(data[step]))


def changed(data: Any, steps: Steps, value: Any) -> Any:
    """A copy of the data with another value in one field, or without that field."""
    data = copy.deepcopy(data)
    inside = data
    for step in steps[:-1]:
        inside = inside[step]
    if value is MISSING:
        del inside[steps[-1]]
    else:
        inside[steps[-1]] = value
    return data


def use_everything(store: Store) -> set[str]:
    """Reads everything that a screen could need, then files one more game; returns the keys of the games before it."""
    games = store.history.games()
    for game in games:
        for look in (parts, options, stand_ins):
            look(game)
        for risk in (lambda game=game: series(game), lambda game=game: store.replay(game.key)):
            with suppress(BadSave):
                risk()
    for person in (*store.history.names(), "Anna"):
        statistics.career(games, person)
        statistics.head_to_head(games, person)
        statistics.categories(games, person, "toy")
        statistics.points(games, person, "toy")
    statistics.feats(games, "toy")
    assert all(SETTINGS[name].is_allowed(store.settings.get(name)) for name in SETTINGS)
    store.history.add(ended(finished("one-more")))
    assert "one-more" in {game.key for game in store.history.games()}
    return {game.key for game in games}


RECORD = ("_default", "1", "record")
NEEDED_TO_PLAY = [(*RECORD, name) for name in ("game", "options", "seed", "moves", "seats")]


def is_needed_to_play(steps: Steps) -> bool:
    """Whether a running game cannot do without this field."""
    if steps[:4] == (*RECORD, "seats"):
        return len(steps) == 4
    return any(steps == needed[: len(steps)] or steps[:4] == needed for needed in NEEDED_TO_PLAY)


NEEDED_TO_SHOW = ("game", "seats", "scores")


def is_needed_to_show(steps: Steps) -> bool:
    """Whether a finished game cannot do without this field."""
    return len(steps) < 3 or steps[2] in NEEDED_TO_SHOW


NEEDED_TO_PROVE = ("game", "options", "seed", "moves", "abandoned", "scores", "winners", "tie_break")


def is_needed_to_prove(steps: Steps) -> bool:
    """Whether a game cannot be imported without this field; of the seats, only their number matters."""
    return len(steps) == 1 or steps[1] in NEEDED_TO_PROVE or (steps[1] == "seats" and len(steps) < 4)


def says_newer(steps: Steps, value: Any) -> bool:
    """Whether the field says that a newer version of Kingdoms saved the game, so that this version leaves it alone."""
    return steps[-1] in ("format", "rules") and type(value) is int and 1 < value < 1000


def spoil_fields(folder: Path, seed: int, files: int) -> int:
    """Spoils a random field of a random file again and again, and checks each time what must survive.

    Returns how many times every game had to survive.
    """
    rng, spared = random.Random(seed), 0
    with small_volumes():
        template = contents(make_template(folder / "template"))
        template[EXPORT] = sent(*map(ended, map(finished, "abc")))
        for _file in range(files):
            name = rng.choice(sorted(template))
            content = unseal(kind_of(name), template[name])
            steps, value = rng.choice([*fields_in(content)]), rng.choice(WILD)
            spoilt = resealed(kind_of(name), changed(content, steps, value))
            store = lay_out(folder / "spoilt", {**template, name: spoilt})
            try:
                spared += check_spoilt(store, name, steps, value, template)
            except Exception as trouble:
                raise AssertionError(f"{name} {steps} {value!r:.80}") from trouble
            shutil.rmtree(store)
    return spared


@contextmanager
def small_volumes() -> Iterator[None]:
    """Makes volumes of only two games, so that even a few games have an index."""
    with pytest.MonkeyPatch.context() as patch:
        for module in ("volumes", "history"):
            patch.setattr(f"kingdoms.store.{module}.PER_FILE", 2)
        yield


def check_spoilt(folder: Path, name: str, steps: Steps, value: Any, template: dict[str, bytes]) -> bool:
    """Uses a store with one spoilt field. Returns whether every game had to survive."""
    store = Store(folder, TOYS)
    kind, kept = kind_of(name), contents(folder)
    assert all(kept[other] == data for other, data in template.items() if other != name and kind_of(other) != "index")
    is_lost = kind == "save" and (is_needed_to_play(steps) or says_newer(steps, value) or is_one_fewer(steps, value))
    if not is_lost:
        assert [game.key for game in store.running()] == ["running"]
        assert store.open("running").moves == running().moves
    found = use_everything(store)
    if kind == "games":
        games = import_games(store.history, (folder / EXPORT).read_bytes())
        assert games == 3 or (games == 2 and (is_needed_to_prove(steps) or says_newer(steps, value)))
    if kind == "history" and is_needed_to_show(steps):
        assert len(found & FILED) >= len(FILED) - 1 or len(steps) < 2
        return False
    assert len(found) >= len(FILED)
    assert kind in ("history", "index") or found >= FILED
    return not is_lost


def is_one_fewer(steps: Steps, value: Any) -> bool:
    """Whether a seat, a move or an option was removed."""
    return len(steps) == 5 and value is MISSING
