"""Filters of the history: which games match."""

from datetime import date

import pytest

from kingdoms.store.played import Played, played
from kingdoms.ui.history.filters import MONTH, TWELVE_MONTHS, YEAR, Filters
from tests.store.shelf import entry


def game(number: int, *names: str, **more: object) -> Played:
    return played(entry(number, *names, **more))


PLAYED = [
    game(1, "Anna", "Béla", finished="2026-10-31T23:59:59.999+01:00"),
    game(2, "Anna", "Cili", game="royals", finished="2026-11-01T00:00:00.000+01:00"),
    game(3, seats=[["Anna", 0, "person"], ["Béla", 1, "squire"]], finished="2026-11-15T10:00:00.000+01:00"),
    game(4, "Dani", "Edit", abandoned=True, winners=[], finished="2025-12-31T10:00:00.000+01:00"),
    game(5, "Dani", "Edit", finished="2025-11-14T10:00:00.000+01:00"),
]
TODAY = date(2026, 11, 15)


@pytest.mark.parametrize(
    ("filters", "found"),
    [
        (Filters(), [1, 2, 3, 4, 5]),
        (Filters(game="royals"), [2]),
        (Filters(player="Béla"), [1]),
        (Filters(player="Anna", bots=True), [3]),
        (Filters(bots=False), [1, 2, 4, 5]),
        (Filters(abandoned=True), [4]),
        (Filters(abandoned=False, bots=False), [1, 2, 5]),
        (Filters(time=MONTH), [2, 3]),
        (Filters(time=YEAR), [1, 2, 3]),
        (Filters(time=TWELVE_MONTHS), [1, 2, 3, 4]),
        (Filters(time="2025"), [4, 5]),
        (Filters(time="2024"), []),
        (Filters(player="nobody"), []),
    ],
)
def test_a_filter_finds_the_games_that_match(filters: Filters, found: list[int]) -> None:
    assert [passed.key for passed in filters.matching(PLAYED, TODAY)] == [f"game-{number}" for number in found]
