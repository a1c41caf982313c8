"""Stand-ins in the history: kept, shown, sent to others, and dropped if they are impossible."""

from pathlib import Path
from typing import Any

import pytest

from kingdoms.core.seats import PERSON, StandIn
from kingdoms.store import Store
from kingdoms.store.entry import mended
from kingdoms.store.played import played, stand_ins
from kingdoms.store.seal import seal
from tests.store.shelf import entry, exported, finished, import_games, opened
from tests.toy import TOYS

CHANGES = [[0, 0, "knight"], [4, 0, PERSON]]


def test_stand_ins_are_known_after_a_restart(tmp_path: Path) -> None:
    store, session = Store(tmp_path, TOYS), finished("one", "pb")
    session.set_stand_ins([StandIn(0, 0, "knight"), StandIn(2, 0, PERSON)])
    store.keep(session)
    store = Store(tmp_path, TOYS)
    (game,) = store.history.games()
    assert (stand_ins(game), game.people) == ([(0, "knight")], ["Anna"])
    assert store.replay("one").stand_ins == session.stand_ins


def test_an_entry_from_before_there_were_stand_ins_has_none() -> None:
    old = entry(1)
    del old["stand_ins"]
    assert mended(old) == old
    assert stand_ins(played(old)) == []


def test_stand_ins_are_exported_to_another_device(tmp_path: Path) -> None:
    text = seal("games", [entry(1, "Anna", "Béla", stand_ins=CHANGES)])
    other = opened(tmp_path)
    assert import_games(other, text) == 1
    assert [stand_ins(game) for game in other.games()] == [[(0, "knight")]]
    assert import_games(opened(tmp_path / "third"), exported(other)) == 1


@pytest.mark.parametrize("bad", [7, [[0, 0]], [[0, 9, "knight"]], [[-1, 0, "knight"]], [[4, 0, "knight"], [1, 0, "x"]]])
def test_impossible_stand_ins_are_dropped(bad: Any) -> None:
    assert mended({**entry(1), "stand_ins": bad}) == {**entry(1), "stand_ins": []}


def test_a_stand_in_with_a_hostile_name_is_dropped(tmp_path: Path) -> None:
    history = opened(tmp_path)
    assert import_games(history, seal("games", [entry(1, stand_ins=[[0, 0, "=1+1"]])])) == 1
    assert history.games()[0].stand_ins == "[]"
