"""The history: finished games are kept for good, in files of a hundred, each game once."""

from pathlib import Path
from typing import Any

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.core.record import from_record
from kingdoms.core.series import NUMBER_OF_GAMES, Series
from kingdoms.core.timestamps import is_timestamp
from kingdoms.store import StoreTrouble
from kingdoms.store.played import options, parts, series
from kingdoms.store.seal import seal, unseal
from kingdoms.store.volumes import PER_FILE
from tests.store.disk import ERRORS, Failing, contents, disk
from tests.store.shelf import ended, entry, fill, finished, keys, opened
from tests.toy import TOYS


def test_a_finished_game_is_kept_with_all_its_details(tmp_path: Path) -> None:
    session = finished("a", series=Series(NUMBER_OF_GAMES, 3).add((1, 2, 3)))
    opened(tmp_path).add(ended(session))
    (kept,) = opened(tmp_path).games()
    assert is_timestamp(kept.finished)
    assert (kept.game, kept.decisions) == ("toy", 6)
    assert (kept.is_abandoned, kept.has_tie_break, kept.undone, kept.hints) == (False, False, 0, 0)
    scores = session.state.scores()
    assert kept.sides == (
        ("Anna", 0, "person", scores[0].total),
        ("Béla", 1, "person", scores[1].total),
        ("Cili", 2, "squire", scores[2].total),
    )
    assert kept.winners == tuple(session.state.winners())
    assert options(kept) == {"rounds": 1, "open_well": False}
    assert parts(kept) == [score.parts for score in scores]
    assert series(kept) == Series(NUMBER_OF_GAMES, 3, ((1, 2, 3), tuple(score.total for score in scores)))
    whole = opened(tmp_path).game("a")
    assert whole is not None
    assert (whole["rules"], whole["seed"], whole["fingerprint"]) == (1, 7, session.state.fingerprint())


def test_a_game_in_the_history_can_be_replayed(tmp_path: Path) -> None:
    session = finished("a")
    history = opened(tmp_path)
    history.add(ended(session))
    for there in (history, opened(tmp_path)):
        whole = there.game("a")
        assert whole is not None
        assert from_record(whole, TOYS).log == session.log
        assert there.game("b") is None


@pytest.mark.parametrize("moves", ["", "[", "[" * 100_000, "9" * 5000])
def test_unreadable_moves_are_reported_when_the_game_is_read(tmp_path: Path, moves: str) -> None:
    history = opened(tmp_path)
    history.add({**entry(1), "moves": moves})
    assert len(history.games()) == 1
    with pytest.raises(BadSave, match=r"^The saved game .*\.$"):
        history.game("game-1")


def test_filing_a_game_twice_keeps_one_and_writes_nothing(tmp_path: Path) -> None:
    session = finished("a")
    history = opened(tmp_path)
    history.add(ended(session))
    before = contents(tmp_path)
    history.add(ended(session))
    opened(tmp_path).add(ended(session))
    assert contents(tmp_path) == before
    assert len(history.games()) == 1


def test_games_are_listed_latest_first_across_all_files(tmp_path: Path) -> None:
    history = fill(tmp_path / "h", 2 * PER_FILE + 3)
    history.add(entry(999))
    keys = [game.key for game in history.games()]
    assert keys == ["game-999", *(f"game-{number}" for number in range(2 * PER_FILE + 2, -1, -1))]
    assert [game.key for game in opened(tmp_path / "h").games()] == keys


def test_a_full_file_is_never_written_again(tmp_path: Path) -> None:
    folder = tmp_path / "h"
    history = fill(folder, PER_FILE - 1)
    for number in (500, 501, 502):
        history.add(entry(number))
    assert sorted(contents(folder)) == ["0001.json", "0001.previous.json", "0002.json", "0002.previous.json"]
    before = contents(folder)
    opened(folder).add(entry(503))
    after = contents(folder)
    assert {name for name in after if after[name] != before[name]} == {"0002.json", "0002.previous.json"}
    assert len(opened(folder).games()) == PER_FILE + 3


def test_a_game_in_two_files_is_listed_once(tmp_path: Path) -> None:
    history = fill(tmp_path / "h", PER_FILE)
    history.add(entry(500))
    history.add(entry(7))
    assert len(history.games()) == PER_FILE + 1


def test_the_list_follows_what_is_filed(tmp_path: Path) -> None:
    history = opened(tmp_path)
    assert history.games() == []
    for number in range(3):
        history.add(entry(number))
        assert len(history.games()) == number + 1
        assert history.names()[0] == f"Player {number}"


def test_only_people_are_named_and_the_latest_come_first(tmp_path: Path) -> None:
    history = opened(tmp_path)
    for number in (1, 2, 1, 3):
        history.add({**entry(number), "key": f"{number}-{len(history.games())}"})
    assert history.names() == ["Player 3", "Player 1", "Player 2"]


def test_names_come_from_the_two_newest_files_only(tmp_path: Path) -> None:
    fill(tmp_path / "h", 3 * PER_FILE)
    opens: list[str] = []

    def step(name: str, function: Any, args: Any) -> Any:
        if name == "open":
            opens.append(Path(args[0]).name)
        return function(*args)

    with disk(step):
        names = opened(tmp_path / "h").names()
    assert opens[:2] == ["changes.json", "changes.previous.json"]
    assert "0003.json" in opens
    assert "0001.json" not in opens
    assert len(names) == 2 * PER_FILE


def test_a_damaged_file_loses_only_its_latest_game(tmp_path: Path) -> None:
    folder = tmp_path / "h"
    history = fill(folder, PER_FILE)
    for number in (500, 501):
        history.add(entry(number))
    bad = contents(folder)["0002.json"][:-9]
    (folder / "0002.json").write_bytes(bad)
    before = contents(folder)
    notices: list[str] = []
    reopened = opened(folder, notices)
    assert [game.key for game in reopened.games()][:2] == ["game-500", f"game-{PER_FILE - 1}"]
    assert len(notices) == 1
    after = contents(folder)
    assert after["0001.json"] == before["0001.json"]
    assert bad in after.values()
    reopened.add(entry(501))
    assert len(opened(folder).games()) == PER_FILE + 2


@pytest.mark.parametrize(
    "change",
    [
        {"key": None},
        {"finished": "yesterday"},
        {"started": 1},
        {"seats": []},
        {"seats": [["Anna", 0], ["Béla", 1]]},
        {"scores": []},
        {"scores": [{"total": 1, "parts": {}}, {"total": "1", "parts": {}}]},
        {"scores": [{"total": 1, "parts": {}}, {"total": 1, "parts": []}]},
        {"scores": [{"total": 1, "parts": {}}, 1]},
        {"winners": [2]},
        {"winners": [True]},
        {"moves": None},
    ],
)
def test_a_nonsensical_game_does_not_harm_the_others(tmp_path: Path, change: dict[str, Any]) -> None:
    (tmp_path / "0001.json").write_bytes(seal("history", {"_default": {"1": entry(1), "2": {**entry(2), **change}}}))
    history = opened(tmp_path)
    assert "game-1" in keys(history)
    history.add(entry(3))
    assert {"game-1", "game-3"} <= {*keys(opened(tmp_path))}


@pytest.mark.parametrize("content", [[], {}, {"_default": []}, None])
def test_anything_but_a_history_is_damage(tmp_path: Path, content: Any) -> None:
    (tmp_path / "0001.json").write_bytes(seal("history", content))
    notices: list[str] = []
    assert opened(tmp_path, notices).games() == []
    assert len(notices) == 1


def test_players_and_games_that_no_longer_exist_stay_in_the_history(tmp_path: Path) -> None:
    old = {**entry(1), "game": "chess", "seats": [["Anna", 12, "person"], ["Deep Blue", 13, "wizard"]]}
    opened(tmp_path).add(old)
    notices: list[str] = []
    assert opened(tmp_path, notices).names() == ["Anna"]
    assert notices == []


@pytest.mark.parametrize("error", ERRORS)
@pytest.mark.parametrize("games", [1, PER_FILE - 1])
def test_a_disk_that_fails_at_any_step_of_filing_loses_no_game(tmp_path: Path, error: int, games: int) -> None:
    expected = ["game-500", "game-499", *(f"game-{number}" for number in range(games - 1, -1, -1))]
    troubles = 0
    for at in range(1, 60):
        folder = tmp_path / str(at)
        history = fill(folder, games)
        history.add(entry(499))
        failing = Failing(at, error)
        try:
            with disk(failing):
                history.add(entry(500))
        except StoreTrouble:
            troubles += 1
        if not failing.failed:
            break
        assert len(opened(folder).games()) in (games + 1, games + 2)
        history.add(entry(500))
        for there in (history, opened(folder)):
            assert [game.key for game in there.games()] == expected
    assert troubles > 9


def test_a_history_that_cannot_be_read_just_now_is_reported_and_read_later(tmp_path: Path) -> None:
    folder = tmp_path / "h"
    fill(folder, 3)
    before = contents(folder)
    notices: list[str] = []
    history = opened(folder, notices)
    with disk(Failing(1, ERRORS[2], for_good=True)):
        assert history.games() == []
        assert history.names() == []
        assert history.game("game-1") is None
    assert len(notices) == 1
    assert contents(folder) == before
    assert len(history.games()) == 3


def test_a_file_states_its_format(tmp_path: Path) -> None:
    opened(tmp_path).add(entry(1))
    data = (tmp_path / "0001.json").read_bytes()
    assert data.startswith(b'{"kingdoms":"history","format":2,"fingerprint":"')
    assert unseal("history", data)["_default"]["1"] == entry(1)
