"""The log of a game: its decisions, each with its events, and everything that happened before any of them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kingdoms.core.state import Event, Move


class Decision(NamedTuple):
    """One decision in the log: who made it and what came of it."""

    seat: int
    move: Move
    events: list[Event]
    taught: tuple[int, ...] = ()
    """The seats that had no secrets before the decision and have some after it."""
    was_open: bool = True
    """Whether it could be made without looking at anything secret."""

    @property
    def has_revealed(self) -> bool:
        """Whether something hidden was shown, so that the decision cannot simply be undone."""
        return any(getattr(event, "reveals", False) for event in self.events)


class Past:
    """All events up to a decision, read from the log on demand; nothing is copied."""

    __slots__ = ("_count", "_log")

    def __init__(self, log: Sequence[Decision], count: int | None = None) -> None:
        """`count` is the number of decisions to include, by default all so far."""
        self._log = log
        self._count = len(log) if count is None else count

    def __iter__(self) -> Iterator[Event]:
        for number in range(self._count):
            yield from self._log[number].events

    def __reversed__(self) -> Iterator[Event]:
        for number in reversed(range(self._count)):
            yield from reversed(self._log[number].events)

    def decisions(self) -> "Iterator[tuple[Decision, Past]]":
        """The decisions, latest first, each with everything before it."""
        for number in reversed(range(self._count)):
            yield self._log[number], Past(self._log, number)
