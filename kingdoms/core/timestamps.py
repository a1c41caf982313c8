"""Moments as they are written down: local time with its distance from Greenwich, so that a date stays that date."""

import re
from datetime import datetime

_DATE = re.compile(r"\d{4}-\d\d-\d\dT")
LONG_AGO = "1970-01-01T00:00:00.000+00:00"
"""Stands where a moment was written down that makes no sense."""


def now() -> str:
    """This moment."""
    return datetime.now().astimezone().isoformat(timespec="milliseconds")


def is_moment(value: object) -> bool:
    """Whether this is a moment as `now` writes it, which begins with a date and can be put in order with others."""
    if not isinstance(value, str) or not value.isascii() or _DATE.match(value) is None:
        return False
    try:
        return datetime.fromisoformat(value).tzinfo is not None
    except ValueError:
        return False
