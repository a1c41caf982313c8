"""Renamings and deletions: each is all or nothing and can be undone; volumes change only when a game is erased."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from kingdoms.store import Refused, StoreTrouble
from kingdoms.store.changes import Rename
from kingdoms.store.history import KEPT_DELETED, History
from kingdoms.store.played import Address
from kingdoms.store.seal import seal
from kingdoms.store.volumes import PER_FILE
from tests.store.disk import ERRORS, Failing, Step, contents, disk, lay_out
from tests.store.shelf import changes_of, entry, exported, fill, import_games, keys, opened, volumes_of


def people(history: History) -> list[list[str]]:
    return [game.people for game in history.games()]


@pytest.fixture
def history(tmp_path: Path) -> History:
    """A history of three games, latest first: Anna and Béla, Bela and Cili, Anna and Béla Jr."""
    history = opened(tmp_path / "h")
    for number, names in enumerate((("Anna", "Béla Jr"), ("Bela", "Cili"), ("Anna", "Béla"))):
        history.add(entry(number, *names))
    return history


def test_two_names_of_one_person_are_merged(history: History, tmp_path: Path) -> None:
    volume = (tmp_path / "h" / "0001.json").read_bytes()
    history.rename("Bela", "Béla")
    for there in (history, opened(tmp_path / "h")):
        assert people(there) == [["Anna", "Béla"], ["Béla", "Cili"], ["Anna", "Béla Jr"]]
        assert there.names() == ["Anna", "Béla", "Cili", "Béla Jr"]
    assert (tmp_path / "h" / "0001.json").read_bytes() == volume


def test_a_whole_game_has_the_new_names_too(history: History) -> None:
    history.rename("Bela", "Béla")
    whole = history.game("game-1")
    assert whole is not None
    assert whole["seats"] == [["Béla", 0, "person"], ["Cili", 1, "person"]]
    assert '"Béla",0' in exported(history, "game-1").decode()
    assert '"Bela",0' not in exported(history).decode()


def test_renamings_build_on_each_other(history: History) -> None:
    history.rename("Bela", "Béla")
    history.rename("Béla", " Adalbert ")
    assert people(history)[:2] == [["Anna", "Adalbert"], ["Adalbert", "Cili"]]
    with pytest.raises(Refused, match=r"^There is no rename to undo\.$"):
        history.undo_rename(("Bela", "Béla"))
    assert history.undo_rename(("Béla", "Adalbert")) == Rename("Béla", "Adalbert", Address(1, 3))
    assert people(history)[:2] == [["Anna", "Béla"], ["Béla", "Cili"]]
    history.undo_rename()
    assert people(history)[:2] == [["Anna", "Béla"], ["Bela", "Cili"]]
    with pytest.raises(Refused, match=r"^There is no rename to undo\.$"):
        history.undo_rename()


def test_somebody_who_takes_an_old_name_later_is_another_person(history: History) -> None:
    history.rename("Bela", "Béla")
    history.add(entry(4, "Bela", "Dani"))
    assert people(history)[0] == ["Bela", "Dani"]


def test_an_old_name_is_free_even_after_all_its_games_were_erased(tmp_path: Path) -> None:
    history = opened(tmp_path / "h")
    for number in range(KEPT_DELETED + 1):
        history.add(entry(number, "Player 1"))
    history.rename("Player 1", "Anna")
    for number in range(KEPT_DELETED, -1, -1):
        history.delete(f"game-{number}")
    history.add(entry(99, "Player 1"))
    assert people(history) == [["Player 1"]]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("Anna", "Béla", "Anna and Béla have played in the same game, so they are two people."),
        ("Anna", "", "A name must have between 1 and 24 characters."),
        ("Anna", "   ", "A name must have between 1 and 24 characters."),
        ("Anna", "x" * 25, "A name must have between 1 and 24 characters."),
        ("Anna", "\ud800", "This name contains an invisible character."),
        ("Anna", "An\0na", "This name contains an invisible character."),
        ("Anna", "Anna\u202e", "This name contains an invisible character."),
        ("Anna", "\u3164", "This name contains an invisible character."),
        ("Anna", "Be\u0301la", "Anna and Béla have played in the same game, so they are two people."),
        ("Dani", "Daniel", "Nobody called Dani has played here."),
    ],
)
def test_an_invalid_name_is_refused(history: History, tmp_path: Path, old: str, new: str, sentence: str) -> None:
    before = contents(tmp_path)
    with pytest.raises(Refused) as refused:
        history.rename(old, new)
    assert str(refused.value) == sentence
    assert contents(tmp_path) == before


def test_a_new_name_is_tidied(history: History) -> None:
    history.rename("Cili", "\tCe\u0301cile  Nagy\n")
    assert people(history)[1] == ["Bela", "Cécile Nagy"]


def test_renaming_to_the_same_name_changes_nothing(history: History, tmp_path: Path) -> None:
    before = contents(tmp_path)
    history.rename("Anna", "Anna")
    assert contents(tmp_path) == before


def test_a_deleted_game_is_gone_and_can_be_restored(history: History, tmp_path: Path) -> None:
    history.delete("game-1")
    for there in (history, opened(tmp_path / "h")):
        assert keys(there) == ["game-2", "game-0"]
        assert "Cili" not in there.names()
        assert there.game("game-1") is None
        assert there.deleted() == ["game-1"]
        assert b"Cili" not in exported(there)
    assert opened(tmp_path / "h").restore() == "game-1"
    for there in (history, opened(tmp_path / "h")):
        assert keys(there) == ["game-2", "game-1", "game-0"]
        assert there.deleted() == []


def test_any_deleted_game_can_be_restored_by_its_key(history: History) -> None:
    for number in range(3):
        history.delete(f"game-{number}")
    assert history.deleted() == ["game-2", "game-1", "game-0"]
    assert history.restore("game-1") == "game-1"
    assert keys(history) == ["game-1"]


def test_a_missing_game_is_neither_deleted_nor_restored(history: History, tmp_path: Path) -> None:
    before = contents(tmp_path)
    for wish in (lambda: history.delete("x"), history.restore, lambda: history.restore("game-1")):
        with pytest.raises(Refused, match=r"^This game .*\.$"):
            wish()
    with pytest.raises(Refused):
        history.exported("x")
    assert contents(tmp_path) == before
    history.delete("game-1")
    with pytest.raises(Refused):
        history.delete("game-1")


def test_only_the_last_deletions_are_kept_and_older_ones_erased(tmp_path: Path) -> None:
    history = fill(tmp_path / "h", PER_FILE + 30)
    doomed = [f"game-{number}" for number in range(PER_FILE - 10, PER_FILE + 15)]
    for key in doomed:
        history.delete(key)
    assert history.deleted() == doomed[: -KEPT_DELETED - 1 : -1]
    erased = doomed[:-KEPT_DELETED]
    written = b"".join(contents(tmp_path / "h")[name] for name in ("0001.json", "0002.json")).decode()
    for key in doomed:
        assert (f'"key":"{key}"' in written) == (key not in erased)
    assert len(keys(opened(tmp_path / "h"))) == PER_FILE + 30 - len(doomed)
    everything = {name: data.decode() for name, data in contents(tmp_path / "h").items() if "changes" not in name}
    assert not [(name, key) for key in erased for name, text in everything.items() if f'"{key}"' in text]
    with pytest.raises(Refused):
        history.restore(erased[0])


@pytest.mark.parametrize("error", ERRORS)
def test_an_interrupted_erasure_is_completed_with_the_next_change(tmp_path: Path, error: int) -> None:
    history = fill(tmp_path / "template", PER_FILE + KEPT_DELETED + 2)
    last, *doomed = keys(history)
    for key in ("game-0", *doomed[: KEPT_DELETED - 1]):
        history.delete(key)
    files = contents(tmp_path / "template")
    for at in range(1, 99):
        lay_out(tmp_path / str(at), files)
        history, failing = opened(tmp_path / str(at)), Failing(at, error)
        with suppress(StoreTrouble), disk(failing):
            history.delete(doomed[KEPT_DELETED - 1])
        history.delete(last)
        with suppress(Refused):
            # Refused if the first attempt has already deleted it.
            history.delete(doomed[KEPT_DELETED - 1])
        generations = {name: data for name, data in contents(tmp_path / str(at)).items() if name.startswith("0001")}
        assert generations
        assert not [name for name, data in generations.items() if b'"game-0"' in data]
        if not failing.failed:
            break
    assert at > 40


class Killed(BaseException):
    """Simulates the end of the process."""


def killing(at: int, count: list[int]) -> Step:
    """A step that counts disk operations and raises Killed from number `at` on, as if the process had been killed."""

    def step(name: str, function: Callable[..., object], args: tuple[object, ...]) -> object:
        count.append(at)
        if len(count) >= at:
            if name == "close":  # The system closes all files, which releases the lock.
                function(*args)
            raise Killed
        return function(*args)

    return step


def test_after_a_kill_at_any_step_of_erasing_each_deleted_game_is_restorable_or_gone_for_good(tmp_path: Path) -> None:
    template = fill(tmp_path / "template", PER_FILE + KEPT_DELETED + 2)
    deleted = ["game-0", *keys(template)[:KEPT_DELETED]]
    for key in deleted[:-1]:
        template.delete(key)
    files, was_erased = contents(tmp_path / "template"), set()
    for at in range(1, 999):
        folder, steps = lay_out(tmp_path / str(at), files), list[int]()
        history = opened(folder)
        with suppress(Killed), disk(killing(at, steps)):
            history.delete(deleted[-1])
        reopened = opened(folder)
        comes_back = reopened.deleted()
        was_erased.add("game-0" not in comes_back)
        for key in comes_back:
            assert reopened.restore(key) == key
            assert key in keys(reopened)
        assert {*keys(reopened)} == {*keys(template), *deleted} - ({"game-0"} - {*comes_back})
        is_left = any(b'"key":"game-0"' in data for name, data in contents(folder).items() if name.startswith("0001"))
        assert is_left == ("game-0" in comes_back)
        if len(steps) < at:
            break
    assert was_erased == {False, True}
    assert at > 40


def test_after_a_kill_between_the_generations_of_a_volume_an_erased_game_is_in_neither(tmp_path: Path) -> None:
    history = fill(tmp_path / "h", KEPT_DELETED + 1)
    history.add(entry(99))  # From now on the volume has a previous generation.
    generations = [tmp_path / "h" / name for name in ("0001.json", "0001.previous.json")]
    for number in range(KEPT_DELETED):
        history.delete(f"game-{number}")

    def die_after_the_first(name: str, function: Callable[..., object], args: tuple[object, ...]) -> object:
        done = function(*args)
        if name == "replace" and args[1] in generations:
            raise Killed
        return done

    with pytest.raises(Killed), disk(die_after_the_first):
        history.delete(f"game-{KEPT_DELETED}")
    assert sum(b"game-0" in path.read_bytes() for path in generations) == 1
    opened(tmp_path / "h")
    assert not any(b"game-0" in path.read_bytes() for path in generations)


def test_a_game_erased_by_an_older_app_but_still_listed_as_deleted_cannot_be_restored(tmp_path: Path) -> None:
    history = fill(tmp_path / "h", 3)
    history.delete("game-1")
    volumes_of(tmp_path / "h").erase(1, ["game-1"])
    with pytest.raises(Refused, match=r"^This game can no longer be restored\.$"):
        history.restore("game-1")
    assert history.deleted() == []
    assert keys(history) == ["game-2", "game-0"]


def test_a_game_imported_while_it_waits_to_be_erased_is_kept(tmp_path: Path) -> None:
    history = fill(tmp_path / "h", 3)
    changes_of(tmp_path / "h").put(deleted=["game-1", *(f"long-gone-{number}" for number in range(KEPT_DELETED))])
    assert keys(history) == ["game-2", "game-0"]
    assert "game-1" not in history.deleted()
    assert import_games(history, exported(fill(tmp_path / "other", 3), "game-1")) == 1
    for there in (history, opened(tmp_path / "h")):
        assert sorted(keys(there)) == ["game-0", "game-1", "game-2"]


CHANGES: dict[str, Callable[[History], object]] = {
    "rename": lambda history: history.rename("Player 3", "Anna"),
    "undo_rename": lambda history: history.undo_rename(),
    "delete": lambda history: history.delete("game-50"),
    "restore": lambda history: history.restore(),
}
"""Every kind of change, for a history made by `prepared`."""


def prepared(folder: Path) -> History:
    """A history with one renaming and as many deleted games as can be restored."""
    history = fill(folder, PER_FILE + 5)
    history.rename("Player 1", "Béla")
    for number in range(KEPT_DELETED):
        history.delete(f"game-{number + 10}")
    return history


def told(history: History) -> list[tuple[str, list[str]]]:
    return [(game.key, game.people) for game in history.games()]


@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("error", ERRORS)
def test_a_disk_that_fails_at_any_step_of_a_change_keeps_the_old_or_the_new_state(
    tmp_path: Path, name: str, error: int
) -> None:
    change = CHANGES[name]
    template = prepared(tmp_path / "template")
    before = told(template)
    files = contents(tmp_path / "template")
    change(template)
    after = told(template)
    assert after != before
    troubles = 0
    for at in range(1, 99):
        folder = tmp_path / str(at)
        lay_out(folder, files)
        history = opened(folder)
        failing = Failing(at, error)
        try:
            with disk(failing):
                change(history)
        except StoreTrouble:
            troubles += 1
        if not failing.failed:
            break
        assert told(opened(folder)) in (before, after)
        assert told(history) == told(opened(folder))
    assert troubles > 5


@pytest.mark.parametrize("content", [[], None, 1, "renames"])
def test_nonsensical_changes_are_put_aside_and_reported(tmp_path: Path, content: object) -> None:
    history = fill(tmp_path / "h", 3)
    history.delete("game-1")
    history.delete("game-2")
    (tmp_path / "h" / "changes.json").write_bytes(seal("changes", {"_default": {"1": content}}))
    notices: list[str] = []
    assert keys(opened(tmp_path / "h", notices)) == ["game-2", "game-0"]
    assert notices == ["The list of renamed players and deleted games was damaged; only the latest change was lost."]
