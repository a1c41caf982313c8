"""A disk that fails during an import: afterwards the history has all of the games, or is as it was."""

from pathlib import Path

import pytest

from kingdoms.store import StoreTrouble
from kingdoms.store.history import History
from tests.store.disk import ERRORS, Failing, disk
from tests.store.shelf import entry, exported, fill, import_games, keys, opened


@pytest.mark.parametrize("error", ERRORS)
def test_games_are_restored_together_with_the_new_ones_or_not_at_all(tmp_path: Path, error: int) -> None:
    file = exported(fill(tmp_path / "sent", 3))
    troubles = 0
    for at in range(1, 99):
        history = opened(tmp_path / str(at))
        for number in (1, 2):
            history.add(entry(number))
        history.delete("game-1")
        failing = Failing(at, error)
        try:
            with disk(failing):
                import_games(history, file)
        except StoreTrouble:
            troubles += 1
        if not failing.failed:
            break
        assert sorted(keys(opened(tmp_path / str(at)))) in (["game-2"], ["game-0", "game-1", "game-2"])
        import_games(history, file)
        assert sorted(keys(history)) == ["game-0", "game-1", "game-2"]
    assert troubles > 20


@pytest.mark.parametrize("for_good", [False, True])
def test_an_import_is_all_or_nothing_if_the_disk_fails_at_any_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, for_good: bool
) -> None:
    sent_games = 9
    for module in ("volumes", "history"):
        monkeypatch.setattr(f"kingdoms.store.{module}.PER_FILE", 5)
    file = exported(fill(tmp_path / "sent", sent_games))
    troubles = 0
    for at in range(1, 99):
        history: History = opened(tmp_path / str(at))
        for number in (1, 500):
            history.add(entry(number))
        failing = Failing(at, ERRORS[at % len(ERRORS)], for_good=for_good)
        try:
            with disk(failing):
                import_games(history, file)
        except StoreTrouble:
            troubles += 1
        if not failing.failed:
            break
        count = len(opened(tmp_path / str(at)).games())
        assert count in (2, sent_games + 1) or for_good
        assert count >= 2
        import_games(history, file)
        assert sorted(keys(history)) == sorted({"game-500", *(f"game-{number}" for number in range(sent_games))})
    assert troubles > 20
