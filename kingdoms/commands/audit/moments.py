"""When an audit looks at the table: at each kind of decision, for each person, and again in each part of the game."""


class Moments:
    """The moments at which everything in view was measured."""

    def __init__(self) -> None:
        self._by_person: set[tuple[str, int | None]] = set()
        self._by_place: set[tuple[str, str]] = set()

    @property
    def kinds(self) -> set[str]:
        """The kinds of decision that have come up."""
        return {kind for kind, _place in self._by_place}

    def is_new(self, kind: str, seat: int | None, place: str) -> bool:
        """Whether this kind of decision is new in this part of the game or for this person; remembers both."""
        has_met_person, has_met_place = (kind, seat) in self._by_person, (kind, place) in self._by_place
        self._by_person.add((kind, seat))
        self._by_place.add((kind, place))
        return not (has_met_person and has_met_place)
