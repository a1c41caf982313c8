"""Timestamps can be sorted, and anything else is refused."""

from datetime import datetime

import pytest

from kingdoms.core.timestamps import is_timestamp, now


def test_each_timestamp_is_valid_and_no_earlier_than_the_last() -> None:
    before, between, after = now(), now(), now()
    assert is_timestamp(between)
    assert datetime.fromisoformat(before) <= datetime.fromisoformat(between) <= datetime.fromisoformat(after)


@pytest.mark.parametrize(
    "value",
    [
        None,
        7,
        "",
        "yesterday",
        "2026-11-15",
        "2026-11-15T10:20:30",
        "2026-13-15T10:20:30+01:00",
        "20261115T102030+0100",
        "2026-W46-7T10:20:30+01:00",
        "2026-11-15\ud80010:20+01:00",
    ],
)
def test_anything_that_cannot_be_sorted_is_not_a_timestamp(value: object) -> None:
    assert not is_timestamp(value)
