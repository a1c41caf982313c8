"""Every single field of every file, missing or replaced by nonsense under a valid seal: no game disappears."""

import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from kingdoms.store import Store
from kingdoms.store.seal import seal, unseal
from tests.store.damage.fields import (
    FILED,
    MISSING,
    NONSENSE,
    Steps,
    changed,
    fields_in,
    is_needed_to_play,
    is_needed_to_show,
    is_one_fewer,
    kind_of,
    make_template,
    resealed,
    running,
    says_newer,
    spoil_fields,
    use_everything,
)
from tests.toy import TOYS, play_on

SAVE, VOLUME, CHANGES, SETTING = "saves/running.json", "history/0001.json", "history/changes.json", "settings.json"


class Case(NamedTuple):
    """A field replaced by nonsense: the steps to it, its new value, and the folder with the file."""

    steps: Steps
    value: Any
    folder: Path


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_template(tmp_path_factory.mktemp("template"))


def cases(template: Path, tmp_path: Path, name: str, inside: Steps = ()) -> Iterator[Case]:
    """Yields a store for each kind of nonsense in each field below these steps in one file."""
    content = unseal(kind_of(name), (template / name).read_bytes())
    for steps in fields_in(content):
        if steps[: len(inside)] == inside:
            for value in NONSENSE:
                folder = shutil.copytree(template, tmp_path / "case", dirs_exist_ok=False)
                (folder / name).write_bytes(resealed(kind_of(name), changed(content, steps, value)))
                yield Case(steps, value, folder)
                shutil.rmtree(folder)


def test_a_running_game_needs_only_its_game_options_seed_seats_and_moves(template: Path, tmp_path: Path) -> None:
    tried = 0
    for steps, value, folder in cases(template, tmp_path, SAVE):
        store = Store(folder, TOYS)
        listed = [game.key for game in store.running()]
        if not is_needed_to_play(steps) and not says_newer(steps, value) and not is_one_fewer(steps, value):
            tried += 1
            assert listed == ["running"], (steps, value)
            again = store.open("running")
            assert again.moves == running().moves, (steps, value)
            play_on(again, random.Random(1), 1)
            store.keep(again)
            assert Store(folder, TOYS).notices == [], (steps, value)
    assert tried > 500


def test_a_finished_game_needs_only_its_game_seats_and_scores(template: Path, tmp_path: Path) -> None:
    tried = 0
    for steps, value, folder in cases(template, tmp_path, VOLUME, ("_default", "1")):
        store = Store(folder, TOYS)
        is_needed = is_needed_to_show(steps)
        before = len(use_everything(store))
        assert [game.key for game in store.running()] == ["running"]
        assert before >= (2 if is_needed else 3), (steps, value)
        tried += not is_needed
    assert tried > 200


def test_a_bad_name_crest_or_part_of_the_points_loses_no_finished_game(template: Path, tmp_path: Path) -> None:
    for inside in (("_default", "1", "seats", 0), ("_default", "1", "scores", 0, "parts")):
        for steps, value, folder in cases(template, tmp_path, VOLUME, inside):
            store = Store(folder, TOYS)
            assert len(store.history.games()) == 3 or (len(steps) == 4 and value is MISSING), (steps, value)


@pytest.mark.parametrize("name", [CHANGES, SETTING])
def test_bad_changes_and_settings_lose_no_game_at_all(template: Path, tmp_path: Path, name: str) -> None:
    for steps, value, folder in cases(template, tmp_path, name):
        store = Store(folder, TOYS)
        assert [game.key for game in store.running()] == ["running"]
        assert use_everything(store) >= FILED, (steps, value)
        assert store.settings.get("theme") == "dark" or "theme" in steps or len(steps) < 3


@pytest.mark.parametrize("number", ["x", "²", "-1", "0", "01", "9" * 5000])
def test_an_odd_document_number_loses_no_finished_game(template: Path, tmp_path: Path, number: str) -> None:
    folder = shutil.copytree(template, tmp_path / "case")
    content = unseal("history", (folder / VOLUME).read_bytes())
    content["_default"][number] = content["_default"].pop("2")
    (folder / VOLUME).write_bytes(seal("history", content))
    assert use_everything(Store(folder, TOYS)) == FILED
    assert use_everything(Store(folder, TOYS)) == {*FILED, "one-more"}


def test_anything_but_a_game_stays_in_its_file(template: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(template, tmp_path / "case")
    content = unseal("history", (folder / VOLUME).read_bytes())
    content["_default"]["1"] = {"scribble": "a note by somebody else"}
    (folder / VOLUME).write_bytes(seal("history", content))
    for _opening in range(2):
        use_everything(Store(folder, TOYS))
    assert b"a note by somebody else" in (folder / VOLUME).read_bytes()


def test_random_nonsense_in_a_field_loses_no_game_that_does_not_need_it(tmp_path: Path) -> None:
    assert spoil_fields(tmp_path, seed=0, files=150) > 75
