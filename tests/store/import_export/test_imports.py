"""Imports: all or nothing at any moment, undone as a whole, and never in the way of games that end here."""

import errno
import itertools
import random
import re
from io import BytesIO
from pathlib import Path

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.store import Refused, Store, StoreTrouble
from kingdoms.store.history import KEPT_DELETED
from kingdoms.store.import_export import LONGEST_GAME, ImportResult
from kingdoms.store.seal import FORMAT, seal, unseal
from tests.store.disk import ERRORS, Failing, contents, disk
from tests.store.shelf import (
    MOVES,
    ended,
    entry,
    exported,
    filed,
    fill,
    finished,
    import_games,
    keys,
    opened,
    sent,
    volumes_of,
)
from tests.toy import TOYS, play_on, toy_session

MANY = 7
"""More games than fit into one of the small volumes."""


def numbered(*numbers: int) -> bytes:
    return sent(*map(entry, numbers))


@pytest.mark.usefixtures("_small_volumes")
def test_an_import_is_undone_as_a_whole_even_after_a_restart(tmp_path: Path) -> None:
    history = fill(tmp_path / "h", 3)
    before = history.games()
    assert import_games(history, sent(*map(entry, range(1, MANY)))) == MANY - 3
    history = opened(tmp_path / "h")
    assert history.last_import() == MANY - 3
    history.undo_import()
    for there in (history, opened(tmp_path / "h")):
        assert there.games() == before
        assert there.last_import() == 0
        with pytest.raises(Refused, match=r"^There is no import to undo\.$"):
            there.undo_import()
    assert [name for name in contents(tmp_path / "h") if name[0] == "0"] == ["0001.json"]


def test_games_played_after_an_import_stay_when_it_is_undone(tmp_path: Path) -> None:
    history = fill(tmp_path / "h", 3)
    import_games(history, numbered(10, 11))
    history.add(entry(20))
    history.rename("Player 20", "Anna")
    history.undo_import()
    history.add(entry(21, "Player 20", "Béla"))
    for there in (history, opened(tmp_path / "h")):
        assert sorted(keys(there)) == ["game-0", "game-1", "game-2", "game-20", "game-21"]
        people = {game.key: game.people for game in there.games()}
        assert (people["game-20"], people["game-21"]) == (["Anna"], ["Player 20", "Béla"])


def test_a_renaming_in_an_undone_import_does_not_affect_later_games(tmp_path: Path) -> None:
    history = opened(tmp_path)
    import_games(history, numbered(10, 11, 12))
    history.rename("Player 11", "Anna")
    history.undo_import()
    for number in (11, 12):
        history.add(entry(number))
    assert {game.key: game.people for game in opened(tmp_path).games()} == {
        "game-11": ["Player 11"],
        "game-12": ["Player 12"],
    }


def test_only_the_last_import_can_be_undone(tmp_path: Path) -> None:
    history = opened(tmp_path)
    import_games(history, numbered(1, 2))
    import_games(history, numbered(2, 3))
    assert import_games(history, numbered(1, 2, 3)) == 0
    assert history.last_import() == 1
    history.undo_import()
    assert sorted(keys(history)) == ["game-1", "game-2"]
    with pytest.raises(Refused):
        history.undo_import()
    assert import_games(history, numbered(3)) == 1
    assert sorted(keys(opened(tmp_path))) == ["game-1", "game-2", "game-3"]


def test_restored_games_are_deleted_again_when_the_import_is_undone(tmp_path: Path) -> None:
    history = fill(tmp_path / "h", 3)
    for key in ("game-0", "game-1"):
        history.delete(key)
    assert import_games(history, numbered(1, 2, 3)) == 2
    assert (history.deleted(), history.last_import()) == (["game-0"], 2)
    history.delete("game-3")
    assert history.last_import() == 1
    history.undo_import()
    assert keys(history) == ["game-2"]
    assert history.deleted() == ["game-0", "game-1"]
    assert history.restore() == "game-0"


def test_undoing_an_import_does_not_erase_games_deleted_since(tmp_path: Path) -> None:
    history = fill(tmp_path / "h", KEPT_DELETED + 3)
    backup = exported(history)
    for number in range(KEPT_DELETED):
        history.delete(f"game-{number}")
    import_games(history, backup)
    later = [f"game-{KEPT_DELETED + number}" for number in range(3)]
    for key in later:
        history.delete(key)
    history.undo_import()
    again = opened(tmp_path / "h")
    assert again.deleted()[:3] == later[::-1]
    for key in later:
        assert again.restore(key) == key
    assert {*later} <= {*keys(again)}


def test_a_known_game_that_is_erased_during_an_import_is_not_taken_on_trust(tmp_path: Path) -> None:
    history, other = fill(tmp_path / "h", KEPT_DELETED + 2), opened(tmp_path / "h")
    history.delete("game-0")
    forged = {**entry(0), "scores": [{"total": 999_999, "parts": {"coins": 999_999}}] * 2, "winners": [0, 1]}

    def erase(done: int, _count: int) -> None:
        for number in range(1, KEPT_DELETED + 1) if done == 2 else ():
            other.delete(f"game-{number}")

    history.import_games(BytesIO(sent(forged, entry(777))), erase)
    assert sorted(keys(history)) == [f"game-{KEPT_DELETED + 1}", "game-777"]


@pytest.mark.parametrize("at", range(1, 7))
def test_a_file_that_can_no_longer_be_read_is_disk_trouble(tmp_path: Path, at: int) -> None:
    class Worn(BytesIO):
        reads = 0

        def read(self, size: int | None = -1) -> bytes:
            self.reads += 1
            if self.reads == at:
                raise OSError(errno.EIO, "worn out")
            return super().read(size)

    history = opened(tmp_path)
    with pytest.raises(StoreTrouble, match=r"^One of Kingdoms' files can't be read right now\.$"):
        history.import_games(Worn(numbered(1, 2)))
    assert keys(history) == []


def test_nonsense_longer_than_any_game_loses_no_other_game(tmp_path: Path) -> None:
    long = {**entry(1), "moves": MOVES + " " * 4 * LONGEST_GAME}
    history = opened(tmp_path)
    assert history.import_games(BytesIO(sent(entry(0), long, entry(2)))) == ImportResult(new=2, running=0, unproved=1)


def test_a_history_with_odd_details_is_exported_and_imported_in_full(tmp_path: Path) -> None:
    odd = [
        {"seats": [["Anna", 10**9, "person"], ["Béla", 1, "squire"]]},
        {"seats": [["\u200b", 0, "person"], ["x" * 99, 1, "No Such Bot!"]]},
        {"key": "no / key"},
        {"rules": None},
        {"stand_ins": [[1, 0, "No Such Bot!"]]},
    ]
    history = opened(tmp_path / "old")
    for number, details in enumerate(odd):
        history.add({**entry(number), **details})
    again = opened(tmp_path / "new")
    assert again.import_games(BytesIO(exported(history))) == ImportResult(len(odd), 0, 0)
    assert import_games(again, exported(again)) == 0


def test_a_game_that_is_running_here_is_left_out_and_filed_when_it_ends_here(tmp_path: Path) -> None:
    store = Store(tmp_path, TOYS)
    session = toy_session("pp", key="running", options={"rounds": 1})
    store.keep(session)
    stranger = {**ended(finished("stranger")), "key": "running"}
    taken = store.history.import_games(BytesIO(sent(stranger, entry(1))))
    play_on(session, random.Random(1), 99)
    store.keep(session)
    (own,) = [game for game in store.history.games() if game.key == "running"]
    assert [side.total for side in own.sides] == [score.total for score in session.state.scores()]
    assert taken == ImportResult(new=1, running=1, unproved=0)


def test_a_game_that_ends_here_during_an_import_of_it_is_filed_once(tmp_path: Path) -> None:
    history = fill(tmp_path / "h", 2)
    taken = history.import_games(BytesIO(numbered(10, 11)), lambda _done, _count: history.add(entry(10)))
    assert taken.new == 1
    assert sorted(filed(tmp_path / "h")) == ["game-0", "game-1", "game-10", "game-11"]


@pytest.mark.parametrize("undone", [False, True])
def test_a_game_that_ends_here_is_shown_even_if_another_with_its_key_was_imported(tmp_path: Path, undone: bool) -> None:
    history = opened(tmp_path)
    session = finished("same")
    import_games(history, sent({**ended(finished("other", "pp")), "key": "same"}))
    if undone:
        # Afterwards the volume that the game was imported into can grow again.
        import_games(history, numbered(1))
        history.undo_import()
    for _again in range(2):
        history.add(ended(session))
    for there in (history, opened(tmp_path)):
        (game,) = there.games()
        assert len(game.sides) == 3
        assert len(there.game("same")["seats"]) == 3
    assert sorted(filed(tmp_path)) == ["same", "same"]
    assert import_games(opened(tmp_path / "friend"), exported(history)) == 1


@pytest.mark.usefixtures("_small_volumes")
@pytest.mark.parametrize("error", ERRORS)
@pytest.mark.parametrize("for_good", [False, True])
def test_undoing_an_import_is_all_or_nothing_if_the_disk_fails_at_any_step(
    tmp_path: Path, error: int, for_good: bool
) -> None:
    troubles = 0
    for at in range(1, 199):
        folder = tmp_path / str(at)
        history = fill(folder, 2)
        import_games(history, sent(*map(entry, range(MANY))))
        failing = Failing(at, error, for_good=for_good)
        try:
            with disk(failing):
                history.undo_import()
        except StoreTrouble:
            troubles += 1
        if not failing.failed:
            break
        again = opened(folder)
        assert len(again.games()) in (2, MANY)
        assert len(again.games()) == len(history.games())
        if again.last_import():
            again.undo_import()
        assert keys(again) == ["game-1", "game-0"]
    assert troubles > 5


class Killed(BaseException):
    """Simulates the end of the process, without any chance to clean up."""


@pytest.mark.usefixtures("_small_volumes")
@pytest.mark.parametrize("change", ["import", "undo"])
def test_an_import_or_its_undoing_is_all_or_nothing_after_a_kill_at_any_step(tmp_path: Path, change: str) -> None:
    data, counts = sent(*map(entry, range(MANY))), set()
    for at in range(1, 499):
        folder = tmp_path / str(at)
        history = fill(folder, 2)
        history.delete("game-1")
        if change == "undo":
            import_games(history, data)
        dying = Dying(at)
        try:
            with disk(dying):
                history.undo_import() if change == "undo" else import_games(history, data)
        except Killed:
            pass
        else:
            break
        survivor = opened(folder)
        assert volumes_of(folder).numbers(are_void=True) == []
        counts.add(len(survivor.games()))
        survivor.add(entry(500))
        import_games(survivor, data)
        assert sorted(keys(opened(folder))) == sorted({"game-500", *(f"game-{number}" for number in range(MANY))})
    assert counts == {1, MANY}


class Dying:
    """Carries out every step before the n-th, and none from then on."""

    def __init__(self, at: int) -> None:
        self.left = at

    def __call__(self, name: str, function: object, args: tuple[object, ...]) -> object:
        self.left -= 1
        if self.left <= 0 and name != "close":
            raise Killed
        return function(*args)


def test_a_file_is_received_in_pieces_and_leaves_nothing_behind(tmp_path: Path) -> None:
    history = fill(tmp_path / "h", 2)
    before = contents(tmp_path)
    data = numbered(10, 11)
    with history.receive(data[at : at + 7] for at in range(0, len(data), 7)) as file:
        assert contents(tmp_path) == before
        assert history.import_games(file).new == 2
    with pytest.raises(BadSave, match=r"^This file is damaged or doesn't contain Kingdoms games\.$"):
        history.receive(itertools.repeat(b"\0" * 50))


def test_cancelled_work_changes_nothing(tmp_path: Path) -> None:
    history = fill(tmp_path / "h", 2)
    before = contents(tmp_path)
    told: list[tuple[int, int]] = []

    def leave(done: int, count: int) -> None:
        told.append((done, count))
        if done == 7:
            raise InterruptedError

    for work in (
        lambda: history.import_games(BytesIO(numbered(*range(10))), leave),
        lambda: b"".join(fill(tmp_path / "many", 10).exported(None, leave)),
    ):
        with pytest.raises(InterruptedError):
            work()
        assert told == [(number, 10) for number in range(1, 8)]
        told.clear()
    assert {name: data for name, data in contents(tmp_path).items() if name[0] == "h"} == before


def test_damage_to_the_changes_after_an_import_loses_no_game(tmp_path: Path) -> None:
    history = fill(tmp_path / "h", 2)
    import_games(history, numbered(10, 11))
    history.add(entry(20))
    (tmp_path / "h" / "changes.json").write_bytes(b"spoilt")
    assert sorted(keys(opened(tmp_path / "h"))) == ["game-0", "game-1", "game-10", "game-11", "game-20"]


@pytest.mark.parametrize("field", ["imported", "void"])
@pytest.mark.parametrize("value", [None, 7, "x", [7], [[]], [[1]], [[1, 10**30]], [[-1, 5]], [[0, 5, []]], [[2, 0]]])
def test_a_nonsensical_record_of_imports_loses_no_game(tmp_path: Path, field: str, value: object) -> None:
    history = fill(tmp_path / "h", 2)
    import_games(history, numbered(10, 11))
    path = tmp_path / "h" / "changes.json"
    content = unseal("changes", path.read_bytes())
    content["_default"]["1"][field] = value
    path.write_bytes(seal("changes", content))
    again = opened(tmp_path / "h")
    again.add(entry(20))
    assert sorted(keys(again)) == ["game-0", "game-1", "game-10", "game-11", "game-20"]


def test_an_export_states_its_format_and_ends_with_its_fingerprint(tmp_path: Path) -> None:
    data = exported(fill(tmp_path / "h", 2))
    assert data.startswith(b'{"kingdoms":"games","format":%d,"content":[{' % FORMAT)
    assert re.fullmatch(rb',"fingerprint":"[0-9a-f]{24}"}\n', data[-43:])
    assert [game["key"] for game in unseal("games", data)] == ["game-0", "game-1"]
