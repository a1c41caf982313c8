"""The positions of a game, which can be revisited in any order.

A state is kept every few decisions, since copies are cheap, so no position is far from a known one.
"""

from kingdoms.core.log import Decision
from kingdoms.core.session import Session
from kingdoms.core.state import State

APART = 16
"""The number of decisions between two states that are kept."""


class Replay:
    """Steps back and forth through the game of a session, which must not be used for anything else meanwhile."""

    def __init__(self, session: Session) -> None:
        """`session` is the game as it ended; it is rewound to its beginning."""
        self.session = session
        self.log = tuple(session.log)
        """All decisions of the game, whatever the position."""
        self.has_ended = session.is_over
        """Whether the game was played to its end, with its last turn ended so that it can no longer be undone."""
        session.replay([])
        self._kept = [session.state]
        """The states after every few decisions, up to the furthest position visited."""
        self.before: State = session.state
        """The state before the last decision; at the beginning, the initial state."""

    def __len__(self) -> int:
        return len(self.log)

    @property
    def position(self) -> int:
        """How many decisions have been made so far."""
        return len(self.session.log)

    @property
    def last_decision(self) -> Decision | None:
        """The decision that led here; None at the beginning."""
        return self.session.log[-1] if self.session.log else None

    def beginnings(self) -> list[int]:
        """The positions where a part of the game begins or ends: those with a heading in the log."""
        is_heading = self.session.game.words.is_heading
        return [place for place, decision in enumerate(self.log, 1) if any(map(is_heading, decision.events))]

    def go_to(self, position: int) -> None:
        """Goes to the position after this many decisions, or to the nearest one that exists."""
        position = min(max(position, 0), len(self))
        self.before = self._state_at(max(position - 1, 0))
        self.session.state = self.before.copy()
        if position:
            self.session.state.apply(self.log[position - 1].move)
        self.session.log = list(self.log[:position])

    def _state_at(self, position: int) -> State:
        nearest = position // APART
        while len(self._kept) <= nearest:
            self._kept.append(self._played(self._kept[-1], (len(self._kept) - 1) * APART, len(self._kept) * APART))
        return self._played(self._kept[nearest], nearest * APART, position)

    def _played(self, state: State, start: int, end: int) -> State:
        """A copy of a state after the decisions from one position to another."""
        state = state.copy()
        for decision in self.log[start:end]:
            state.apply(decision.move)
        return state
