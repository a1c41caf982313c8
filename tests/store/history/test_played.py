"""A played game: its defaults, its sides, its details on demand, and its order in time."""

from typing import Any

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.core.series import NUMBER_OF_GAMES, Series
from kingdoms.store.played import Played, options, parts, played, series
from tests.store.shelf import entry


def game(number: int, *names: str, **more: Any) -> Played:
    return played(entry(number, *names, **more))


def test_an_entry_of_the_first_format_has_defaults() -> None:
    old = {name: value for name, value in entry(1).items() if name not in ("decisions", "abandoned", "tie_break")}
    told = played(old)
    assert (told.is_abandoned, told.has_tie_break, told.seconds, told.decisions, told.undone, told.hints) == (
        *(False, False, None, None, 0, 0),
    )


def test_an_opponent_moved_by_the_rules_is_a_side_without_a_name() -> None:
    told = game(1, "Anna")
    assert told.sides == (("Anna", 0, "person", 3), ("", -1, "rules", 1))
    assert told.people == ["Anna"]
    assert not told.has_bots


def test_parts_options_and_series_are_parsed_on_demand() -> None:
    agreed = {"goal": "games", "target": 3, "lines": [[5, 6]]}
    told = game(1, series=agreed)
    assert parts(told) == [{"coins": 1, "steps": 2}, {"coins": 0, "steps": 1}]
    assert options(told) == {"rounds": 1, "open_well": False}
    assert series(told) == Series(NUMBER_OF_GAMES, 3, ((5, 6), (3, 1)))
    assert series(game(1, series=agreed, abandoned=True, winners=[])) == Series(NUMBER_OF_GAMES, 3, ((5, 6),))
    assert series(game(1)) is None
    with pytest.raises(BadSave):
        series(game(1, series={"goal": "games"}))


def test_times_in_different_time_zones_are_put_in_order() -> None:
    early = game(1, finished="2026-11-15T23:30:00.000+05:00")
    late = game(2, finished="2026-11-15T20:00:00.000+01:00")
    assert early.when < late.when
    assert late.when - early.when == 30 * 60_000
