"""Every field of every file, on its own, missing or made nonsense under a seal that fits: no game disappears for it."""

import copy
import random
import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.core.moment import now
from kingdoms.core.series import GAMES as NUMBER_OF_GAMES
from kingdoms.core.series import Series
from kingdoms.core.session import Session
from kingdoms.store import Store, statistics
from kingdoms.store.entry import ended
from kingdoms.store.played import options, parts, series, stand_ins
from kingdoms.store.seal import seal, unseal
from kingdoms.store.settings import SETTINGS
from tests.store.shelf import finished
from tests.toy import TOYS, play_on, toy_session

MISSING = "(missing)"
NONSENSE: tuple[Any, ...] = (
    *(MISSING, None, True, -1, 3, 10**400, 0.5, 1e308, "", "²", "9999-12-31T23:59:59-23:59", [], [None], {}, {"": 0}),
)
SAVE, VOLUME, CHANGES, SETTING = "saves/running.json", "history/0001.json", "history/changes.json", "settings.json"
KINDS = {SAVE: "save", VOLUME: "history", CHANGES: "changes", SETTING: "settings"}
FILED = {"first", "second", "abandoned"}
"""The games of the history; a third one is deleted."""


class Case(NamedTuple):
    """One field made nonsense: the steps to it, what stands there now, and the folder with the file."""

    way: tuple[Any, ...]
    value: Any
    folder: Path


def running() -> Session:
    session = toy_session("ppb", key="running", started=now(), series=Series(NUMBER_OF_GAMES, 3, ((3, 4, 5),)))
    play_on(session, random.Random(3), 5)
    session.let_play(1, "knight")
    return session


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with a bit of everything."""
    folder = tmp_path_factory.mktemp("template")
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
    for path in [*folder.rglob("*.previous.json"), *folder.rglob("*.open")]:
        path.unlink()
    return folder


def ways(data: Any) -> Iterator[tuple[Any, ...]]:
    """The steps to every field inside the data."""
    steps = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for step in steps:
        yield (step,)
        yield from ((step, *rest) for rest in ways(data[step]))


def changed(data: Any, way: tuple[Any, ...], value: Any) -> Any:
    data = copy.deepcopy(data)
    inside = data
    for step in way[:-1]:
        inside = inside[step]
    if value is MISSING:
        del inside[way[-1]]
    else:
        inside[way[-1]] = value
    return data


def cases(template: Path, tmp_path: Path, name: str, inside: tuple[Any, ...] = ()) -> Iterator[Case]:
    """One store for every field of one file that begins with these steps, and every kind of nonsense."""
    content = unseal(KINDS[name], (template / name).read_bytes())
    for way in ways(content):
        if way[: len(inside)] == inside:
            for value in NONSENSE:
                folder = shutil.copytree(template, tmp_path / "case", dirs_exist_ok=False)
                (folder / name).write_bytes(seal(KINDS[name], changed(content, way, value)))
                yield Case(way, value, folder)
                shutil.rmtree(folder)


def use_everything(store: Store) -> set[str]:
    """Asks for all that a screen could ask for, and files one more game; returns the keys of the others."""
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
    statistics.records(games, "toy")
    assert all(SETTINGS[name].is_allowed(store.settings.get(name)) for name in SETTINGS)
    store.history.add(ended(finished("one-more")))
    assert "one-more" in {game.key for game in store.history.games()}
    return {game.key for game in games}


RECORD = ("_default", "1", "record")
NEEDED_TO_PLAY = [(*RECORD, name) for name in ("game", "options", "seed", "moves", "seats")]


def is_needed_to_play(way: tuple[Any, ...]) -> bool:
    if way[:4] == (*RECORD, "seats"):
        return len(way) == 4
    return any(way == needed[: len(way)] or way[:4] == needed for needed in NEEDED_TO_PLAY)


def test_a_running_game_needs_its_game_options_seed_seats_and_moves_alone(template: Path, tmp_path: Path) -> None:
    tried = 0
    for way, value, folder in cases(template, tmp_path, SAVE):
        store = Store(folder, TOYS)
        listed = [summary.key for summary in store.running()]
        is_version = way[-1] in ("format", "rules") and value == 3
        if not is_needed_to_play(way) and not is_version and not (len(way) == 5 and value is MISSING):
            tried += 1
            assert listed == ["running"], (way, value)
            again = store.open("running")
            assert again.moves == running().moves, (way, value)
            play_on(again, random.Random(1), 1)
            store.keep(again)
            assert Store(folder, TOYS).notices == [], (way, value)
    assert tried > 500


NEEDED_TO_SHOW = ("game", "seats", "scores")


def test_a_finished_game_needs_its_game_seats_and_scores_alone(template: Path, tmp_path: Path) -> None:
    tried = 0
    for way, value, folder in cases(template, tmp_path, VOLUME, ("_default", "1")):
        store = Store(folder, TOYS)
        is_needed = len(way) < 3 or way[2] in NEEDED_TO_SHOW
        before = len(use_everything(store))
        assert [summary.key for summary in store.running()] == ["running"]
        assert before >= (2 if is_needed else 3), (way, value)
        tried += not is_needed
    assert tried > 200


def test_a_name_a_crest_or_a_part_of_the_points_costs_no_finished_game(template: Path, tmp_path: Path) -> None:
    for inside in (("_default", "1", "seats", 0), ("_default", "1", "scores", 0, "parts")):
        for way, value, folder in cases(template, tmp_path, VOLUME, inside):
            store = Store(folder, TOYS)
            assert len(store.history.games()) == 3 or (len(way) == 4 and value is MISSING), (way, value)


@pytest.mark.parametrize("name", [CHANGES, SETTING])
def test_changes_and_settings_cost_no_game_at_all(template: Path, tmp_path: Path, name: str) -> None:
    for way, value, folder in cases(template, tmp_path, name):
        store = Store(folder, TOYS)
        assert [summary.key for summary in store.running()] == ["running"]
        assert use_everything(store) >= FILED, (way, value)
        assert store.settings.get("theme") == "dark" or "theme" in way or len(way) < 3


@pytest.mark.parametrize("number", ["x", "²", "-1", "0", "01", "9" * 5000])
def test_an_odd_number_of_a_document_costs_no_finished_game(template: Path, tmp_path: Path, number: str) -> None:
    folder = shutil.copytree(template, tmp_path / "case")
    content = unseal("history", (folder / VOLUME).read_bytes())
    content["_default"][number] = content["_default"].pop("2")
    (folder / VOLUME).write_bytes(seal("history", content))
    assert use_everything(Store(folder, TOYS)) == FILED
    assert use_everything(Store(folder, TOYS)) == {*FILED, "one-more"}


def test_what_is_no_game_stays_in_its_file(template: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(template, tmp_path / "case")
    content = unseal("history", (folder / VOLUME).read_bytes())
    content["_default"]["1"] = {"scribble": "a note by somebody else"}
    (folder / VOLUME).write_bytes(seal("history", content))
    for _opening in range(2):
        use_everything(Store(folder, TOYS))
    assert b"a note by somebody else" in (folder / VOLUME).read_bytes()
