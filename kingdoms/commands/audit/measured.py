"""When an audit looks at the table: at each kind of decision, for each person, and again in each part of the game."""


class MeasuredDecisions:
    """The decisions at which everything in view was measured."""

    def __init__(self) -> None:
        self._by_person: set[tuple[str, int | None]] = set()
        self._by_progress: set[tuple[str, str]] = set()

    @property
    def kinds(self) -> set[str]:
        """The kinds of decision that have come up."""
        return {kind for kind, _progress in self._by_progress}

    def is_new(self, kind: str, seat: int | None, progress: str) -> bool:
        """Whether this kind of decision is new in this part of the game or for this person; remembers both."""
        is_known = (kind, seat) in self._by_person and (kind, progress) in self._by_progress
        self._by_person.add((kind, seat))
        self._by_progress.add((kind, progress))
        return not is_known
