"""The summary of a game: the rules on one page, for players who know them but not by heart."""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.core.words.language import N_, _


class Section(NamedTuple):
    """A heading of the summary with the lines below it; the aim of the game has no heading."""

    title: str
    lines: tuple[str, ...]


_POINTS, _END = N_("Scoring"), N_("The end")


def summary(aim: str, course: tuple[str, Sequence[str]], points: Sequence[str], end: Sequence[str]) -> list[Section]:
    """The four sections of every summary, in the current language; `course` is what a turn or a round is made of."""
    title, steps = course
    return [
        Section("", (aim,)),
        Section(title, tuple(steps)),
        Section(_(_POINTS), tuple(points)),
        Section(_(_END), tuple(end)),
    ]
