"""Dates in words: in full for lists, shorter along the axis of a chart, and as people say them for recent days."""

from datetime import date, timedelta

from kingdoms.core.words.language import C_, _

_MONTHS = (
    C_("month", "Jan"),
    C_("month", "Feb"),
    C_("month", "Mar"),
    C_("month", "Apr"),
    C_("month", "May"),
    C_("month", "Jun"),
    C_("month", "Jul"),
    C_("month", "Aug"),
    C_("month", "Sep"),
    C_("month", "Oct"),
    C_("month", "Nov"),
    C_("month", "Dec"),
)


def day_and_year(day: date) -> str:
    """A date with its year."""
    return _("{day} {month} {year}").format(day=day.day, month=month_name(day), year=day.year)


def day_in_year(day: date) -> str:
    """A date without its year."""
    return _("{day} {month}").format(day=day.day, month=month_name(day))


def recent_day(day: date, today: date) -> str:
    """A date as people say it: today, yesterday, or else the date, without its year if that is this year."""
    if day == today:
        return _("Today")
    if day == today - timedelta(days=1):
        return _("Yesterday")
    return day_in_year(day) if day.year == today.year else day_and_year(day)


def month_name(day: date) -> str:
    """The abbreviated name of a date's month."""
    return _(_MONTHS[day.month - 1])


def day_played(timestamp: str) -> date:
    """The local date of a timestamp."""
    return date.fromisoformat(timestamp[:10])
