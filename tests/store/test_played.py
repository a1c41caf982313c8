"""A played game: what is told of it, and the wishes by which games are found."""

from datetime import date
from typing import Any

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.core.series import GAMES, Series
from kingdoms.store.played import Played, Wanted, matching, options, parts, played, series
from tests.store.shelf import entry


def game(number: int, *names: str, **more: Any) -> Played:
    return played(entry(number, *names, **more))


def test_an_entry_of_the_first_format_has_defaults() -> None:
    old = {name: value for name, value in entry(1).items() if name not in ("decisions", "abandoned", "tie_break")}
    told = played(old)
    assert (told.is_abandoned, told.has_tie_break, told.seconds, told.decisions, told.undone, told.hints) == (
        *(False, False, None, None, 0, 0),
    )


def test_an_opponent_of_the_rules_is_a_side_without_a_name() -> None:
    told = game(1, "Anna")
    assert told.sides == (("Anna", 0, "person", 3), ("", -1, "rules", 1))
    assert told.people == ["Anna"]
    assert not told.has_bots


def test_parts_options_and_series_are_told_when_asked_for() -> None:
    agreed = {"goal": "games", "target": 3, "lines": [[5, 6]]}
    told = game(1, series=agreed)
    assert parts(told) == [{"coins": 1, "steps": 2}, {"coins": 0, "steps": 1}]
    assert options(told) == {"rounds": 1, "open_well": False}
    assert series(told) == Series(GAMES, 3, ((5, 6), (3, 1)))
    assert series(game(1, series=agreed, abandoned=True, winners=[])) == Series(GAMES, 3, ((5, 6),))
    assert series(game(1)) is None
    with pytest.raises(BadSave):
        series(game(1, series={"goal": "games"}))


def test_moments_of_different_places_are_put_in_order() -> None:
    early = game(1, finished="2026-11-15T23:30:00.000+05:00")
    late = game(2, finished="2026-11-15T20:00:00.000+01:00")
    assert early.when < late.when
    assert late.when - early.when == 30 * 60_000


GAMES_PLAYED = [
    game(1, "Anna", "Béla", finished="2026-11-15T23:59:59.999+01:00"),
    game(2, "Anna", "Cili", game="royals", finished="2026-11-16T00:00:00.000+01:00"),
    played({**entry(3), "seats": [["Anna", 0, "person"], ["Béla", 1, "squire"]]}),
    game(4, "Dani", abandoned=True, winners=[], finished="2025-01-01T10:00:00.000+01:00"),
]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (Wanted(), [1, 2, 3, 4]),
        (Wanted(game="royals"), [2]),
        (Wanted(player="Béla"), [1]),
        (Wanted(player="Anna", bots=True), [3]),
        (Wanted(bots=False), [1, 2, 4]),
        (Wanted(abandoned=True), [4]),
        (Wanted(abandoned=False, bots=False), [1, 2]),
        (Wanted(since=date(2026, 11, 16)), [2]),
        (Wanted(until=date(2026, 11, 15)), [1, 3, 4]),
        (Wanted(since=date(2026, 11, 15), until=date(2026, 11, 15)), [1, 3]),
        (Wanted(player="nobody"), []),
    ],
)
def test_wishes(wanted: Wanted, found: list[int]) -> None:
    assert [told.key for told in matching(GAMES_PLAYED, wanted)] == [f"game-{number}" for number in found]
