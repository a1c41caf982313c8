"""Proof: a stranger's points are believed only if the moves lead to them."""

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from kingdoms.core.codec import BadSave
from tests.store.disk import contents
from tests.store.shelf import ended, finished, import_games, opened, sent
from tests.toy import LATER_TOYS, TOYS, Walk, toy_session

HONEST = ended(finished("a"))
RAISED: list[dict[str, Any]] = [
    {"total": score["total"] + 500, "parts": {**score["parts"], "coins": score["parts"]["coins"] + 500}}
    for score in HONEST["scores"]
]
"""Points that add up but that nobody scored; the winner stays the same."""


@pytest.mark.parametrize(
    "change",
    [
        {"scores": RAISED},
        {"scores": RAISED, "moves": "[]"},
        {"scores": RAISED, "moves": '[["Walk",9]]'},
        {"scores": RAISED, "moves": "?"},
        {"scores": RAISED, "seed": 8},
        {"winners": [], "abandoned": True, "tie_break": False},
        {"moves": "[" * 50_000},
    ],
)
def test_points_that_the_moves_do_not_lead_to_are_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    history = opened(tmp_path / "h", games=TOYS)
    history.add(ended(finished("b")))
    before = contents(tmp_path)
    with pytest.raises(BadSave, match=r"^The scores of a game in this file don't add up\.$"):
        import_games(history, sent({**HONEST, "key": "c", **change}))
    assert contents(tmp_path) == before


def test_the_players_do_not_affect_the_points(tmp_path: Path) -> None:
    seats = [["Anna", 44, "wizard"], ["Anna", 44, "person"], ["Dani", 3, "knight"]]
    stood_in = {"seats": seats, "stand_ins": [[1, 1, "sorcerer"], [2, 1, "person"]]}
    assert import_games(opened(tmp_path, games=TOYS), sent({**HONEST, **stood_in})) == 1


def test_an_abandoned_game_is_proved_by_its_points_so_far(tmp_path: Path) -> None:
    session = toy_session("pp", key="a")
    session.play(Walk(2))
    assert import_games(opened(tmp_path, games=TOYS), sent(ended(session))) == 1


def test_a_game_under_older_rules_is_proved_by_those(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match=r"^The scores of a game in this file don't add up\.$"):
        import_games(opened(tmp_path, games=LATER_TOYS), sent({**HONEST, "scores": RAISED}))
    assert import_games(opened(tmp_path, games=LATER_TOYS), sent(HONEST)) == 1


def test_newer_rules_prove_nothing_and_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match=r"^These games were saved by a newer version of Kingdoms\.$"):
        import_games(opened(tmp_path, games=TOYS), sent({**HONEST, "rules": 2, "scores": RAISED}))


def test_forged_games_after_honest_ones_are_left_out(tmp_path: Path) -> None:
    honest = [{**HONEST, "key": f"honest-{number}"} for number in range(10)]
    # Somebody else wins, with points that add up and are below the highest of the honest games.
    points = [{"total": coins, "parts": {"coins": coins, "steps": 0}} for coins in (0, 4, 1)]
    forged = [{**HONEST, "key": f"forged-{number}", "scores": points, "winners": [1]} for number in range(40)]
    assert (HONEST["winners"], HONEST["scores"][0]["total"]) == ([0], 5)
    history = opened(tmp_path)
    assert history.import_games(BytesIO(sent(*honest, *forged))) == (10, 0, 40)
    assert {game.key for game in history.games()} == {game["key"] for game in honest}


def test_the_proved_one_of_two_games_with_the_same_key_is_imported(tmp_path: Path) -> None:
    history = opened(tmp_path)
    assert history.import_games(BytesIO(sent({**HONEST, "scores": RAISED}, HONEST, HONEST))) == (1, 0, 1)
    assert [side.total for side in history.games()[0].sides] == [score["total"] for score in HONEST["scores"]]


def test_games_that_are_already_here_are_not_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    history = opened(tmp_path)
    import_games(history, sent(HONEST))
    monkeypatch.setattr("kingdoms.store.import_export.check_moves", None)
    assert import_games(history, sent(HONEST)) == 0
