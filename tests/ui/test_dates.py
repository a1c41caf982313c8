"""Dates as people say them."""

from datetime import date

import pytest

from kingdoms.ui.dates import recent_day

TODAY = date(2026, 1, 1)


@pytest.mark.parametrize(
    ("day", "words"),
    [
        (TODAY, "Today"),
        (date(2025, 12, 31), "Yesterday"),
        (date(2026, 3, 4), "4 Mar"),
        (date(2025, 12, 30), "30 Dec 2025"),
    ],
)
def test_recent_days_have_names_and_this_year_goes_without_saying(day: date, words: str) -> None:
    assert recent_day(day, TODAY) == words
