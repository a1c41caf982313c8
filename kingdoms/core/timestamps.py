"""Timestamps: local time with its UTC offset, so that a date stays the same date everywhere."""

import re
from datetime import datetime

_DATE = re.compile(r"\d{4}-\d\d-\d\dT")
LONG_AGO = "1970-01-01T00:00:00.000+00:00"
"""Replaces a timestamp that makes no sense."""


def now() -> str:
    """The current time."""
    return datetime.now().astimezone().isoformat(timespec="milliseconds")


def is_timestamp(value: object) -> bool:
    """Whether this is a timestamp like those `now` returns: it begins with a date and can be sorted among others.

    >>> is_timestamp("2026-11-18T14:05:00.000+01:00"), is_timestamp("2026-11-18"), is_timestamp(now())
    (True, False, True)
    """
    if not isinstance(value, str) or not value.isascii() or _DATE.match(value) is None:
        return False
    try:
        return datetime.fromisoformat(value).tzinfo is not None
    except ValueError:
        return False
