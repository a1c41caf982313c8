"""Proof: points of a stranger are believed only as far as his moves lead to them."""

from pathlib import Path
from typing import Any

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.store.entry import ended
from kingdoms.store.exchange import entries_in, text_of
from kingdoms.store.proof import PLAYED_AGAIN
from tests.store.disk import contents
from tests.store.shelf import LATER_TOYS, finished, opened
from tests.toy import TOYS, Walk, toy_session

HONEST = ended(finished("a"))
RAISED: list[dict[str, Any]] = [
    {"total": score["total"] + 500, "parts": {**score["parts"], "coins": score["parts"]["coins"] + 500}}
    for score in HONEST["scores"]
]
"""Points that add up, but that nobody has made; who has won stays the same."""


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
def test_points_to_which_the_moves_do_not_lead_are_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    history = opened(tmp_path / "h", games=TOYS)
    history.add(ended(finished("b")))
    before = contents(tmp_path)
    with pytest.raises(BadSave, match=r"^The points of a game in this file do not add up\.$"):
        history.take_in(text_of([HONEST, {**HONEST, "key": "c", **change}]))
    assert contents(tmp_path) == before


def test_who_sat_there_changes_no_points(tmp_path: Path) -> None:
    seats = [["Anna", 44, "wizard"], ["Anna", 44, "person"], ["Dani", 3, "knight"]]
    stood_in = {"seats": seats, "stand_ins": [[1, 1, "sorcerer"], [2, 1, "person"]]}
    assert opened(tmp_path, games=TOYS).take_in(text_of([{**HONEST, **stood_in}])) == 1


def test_an_abandoned_game_has_the_points_that_it_had(tmp_path: Path) -> None:
    session = toy_session("pp", key="a")
    session.play(Walk(2))
    assert opened(tmp_path, games=TOYS).take_in(text_of([ended(session)])) == 1


def test_points_under_older_rules_need_only_add_up(tmp_path: Path) -> None:
    assert opened(tmp_path, games=LATER_TOYS).take_in(text_of([{**HONEST, "scores": RAISED}])) == 1


def test_newer_rules_prove_nothing_and_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match=r"^These games were written by a newer Kingdoms\.$"):
        opened(tmp_path, games=TOYS).take_in(text_of([{**HONEST, "rules": 2, "scores": RAISED}]))


def test_of_many_games_those_are_played_again_that_would_be_records(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    play_again = TOYS["toy"].new
    monkeypatch.setattr(TOYS["toy"], "new", lambda **more: played.append("") or play_again(**more))
    many = [{**HONEST, "key": f"game-{number}"} for number in range(5 * PLAYED_AGAIN)]
    entries_in(text_of(many), TOYS)
    assert len(played) <= 2 * PLAYED_AGAIN
    with pytest.raises(BadSave):
        entries_in(text_of([*many, {**HONEST, "key": "forged", "scores": RAISED}]), TOYS)
