"""Files of every format that has ever existed are still read, completely and without a notice.

The files under `corpus` were written by the versions of their time and are never changed. A new format adds a folder.
"""

import shutil
from pathlib import Path

import pytest

from kingdoms.core.seats import Seat
from kingdoms.core.series import NUMBER_OF_GAMES, NUMBER_OF_POINTS, Series
from kingdoms.games import GAMES
from kingdoms.store import Store
from kingdoms.store.played import options, parts, series
from kingdoms.store.seal import FORMAT
from tests.store.disk import contents
from tests.store.shelf import import_games
from tests.toy import TOYS, Look, Rest, Walk

CORPUS = Path(__file__).parent / "corpus"


@pytest.fixture(params=[f"format_{number}" for number in range(1, FORMAT + 1)])
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    shutil.copytree(CORPUS / request.param, tmp_path / "store")
    return tmp_path / "store"


def test_running_games_go_on(folder: Path) -> None:
    store = Store(folder, TOYS)
    (game,) = store.saves.saved_games()
    assert game == (
        "toy-running",
        "toy",
        ("Anna", "Béla", "Cili"),
        (0, 1, 2),
        0,
        None,
        "10 decisions left",
        "en",
        "2026-11-15T10:03:00.000+01:00",
        True,
    )
    session = store.saves.load("toy-running")
    assert session.moves == [Walk(3), Look(False), Walk(3), Look(False), Walk(3), Look(True), Walk(3), Rest()]
    assert session.held == 0
    assert session.series == Series(NUMBER_OF_POINTS, 60, ((8, 9, 10),))
    session.end_turn()
    store.keep(session)
    assert Store(folder, TOYS).saves.load("toy-running").actor == 1
    assert store.notices == []


def test_the_history_is_complete(folder: Path) -> None:
    store = Store(folder, TOYS)
    toy, kings = store.history.games()
    assert (toy.key, toy.winners, toy.finished) == ("toy-finished", (0,), "2026-11-15T10:01:00.000+01:00")
    assert (toy.sides[0].total, parts(toy)[0]) == (4, {"coins": 3, "steps": 1})
    assert (kings.key, kings.winners, options(kings)) == ("rival-kings-finished", (2,), {"open_money": True})
    assert [side.total for side in kings.sides] == [-7, -5, 1]
    assert series(kings) == Series(NUMBER_OF_GAMES, 3, ((21, 17, 30), (-7, -5, 1)))
    assert [(game.is_abandoned, game.seconds, game.decisions, game.undone) for game in (toy, kings)] == [
        (False, None, None, 0)
    ] * 2
    assert store.history.names() == ["Anna", "Béla"]
    whole = store.history.game("rival-kings-finished")
    assert whole is not None
    assert len(whole["moves"]) > 40
    assert store.notices == []


def test_the_settings_are_read(folder: Path) -> None:
    store = Store(folder, TOYS)
    assert store.settings.get("language") == "hu"
    assert store.settings.get("text_scale") == 1.25
    assert store.settings.get("last_seats")["rival_kings"][1] == list(Seat("Béla", 3, "person"))
    assert store.settings.get("theme") == "system"
    assert store.notices == []


def test_reading_changes_no_file(folder: Path) -> None:
    before = contents(folder)
    store = Store(folder, TOYS)
    store.saves.load("toy-running")
    store.history.games()
    assert contents(folder) == before


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """A history from the first version that could rename people and delete, abandon and export games."""
    shutil.copytree(CORPUS / "changes_1", tmp_path / "changed")
    return tmp_path / "changed"


def test_names_deletions_and_abandoned_games_are_read(changed: Path) -> None:
    store = Store(changed)
    royals, paladins, kingsburg = store.history.games()
    assert (royals.key, royals.is_abandoned, royals.people) == ("royals-abandoned", True, ["Béla"])
    assert [side.total for side in paladins.sides] == [-12, 71]
    assert (kingsburg.sides, kingsburg.winners) == ((("Anna", 0, "person", 10), ("Béla", 3, "person", 6)), (0,))
    assert [game.seconds for game in (royals, paladins, kingsburg)] == [60, 1800, 2400]
    assert [game.decisions for game in (royals, paladins, kingsburg)] == [30, 86, 107]
    assert store.history.restore() == "rival-kings-deleted"
    assert store.history.undo_rename()[:2] == ("Bela", "Béla")
    assert store.history.names() == ["Anna", "Bela"]
    assert store.notices == []


@pytest.mark.parametrize("own", [CORPUS / "changes_1" / "history", None])
def test_games_exported_then_can_be_imported_now(tmp_path: Path, own: Path | None) -> None:
    if own is not None:
        shutil.copytree(own, tmp_path / "history")
    store = Store(tmp_path)
    assert import_games(store.history, (CORPUS / "changes_1" / "games.json").read_bytes()) == (3 if own is None else 0)
    assert [game.key for game in store.history.games()] == ["royals-abandoned", "paladins-solo", "kingsburg-won"]
    assert {name for game in store.history.games() for name in game.people} == {"Anna", "Béla"}


@pytest.fixture
def counted(tmp_path: Path) -> Path:
    """Files from the first version that counted hints and undone reveals."""
    shutil.copytree(CORPUS / "counted_1", tmp_path / "counted")
    return tmp_path / "counted"


def test_counts_are_read(counted: Path) -> None:
    store = Store(counted, {**GAMES, **TOYS})
    abandoned, won = store.history.games()
    assert (abandoned.key, abandoned.is_abandoned) == ("kingsburg-abandoned", True)
    assert (abandoned.undone, abandoned.hints) == (0, 0)
    assert (won.key, won.undone, won.hints, won.decisions, won.seconds) == ("rival-kings-counted", 2, 3, 110, 1320)
    session = store.saves.load("toy-counted")
    assert (session.undone, session.hints) == (1, 1)
    assert store.notices == []


def test_counts_are_exported_with_a_game(counted: Path, tmp_path: Path) -> None:
    store = Store(tmp_path / "friend")
    assert import_games(store.history, (counted / "games.json").read_bytes()) == 2
    assert [(game.undone, game.hints) for game in store.history.games()] == [(0, 0), (2, 3)]
