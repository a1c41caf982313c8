"""A series: several games in a row at the same table, with a running score sheet.

It ends after an agreed number of games, or after the game in which somebody reaches an agreed number of points.
"""

from typing import Any, NamedTuple

from kingdoms.core.codec import BadSave
from kingdoms.core.words.language import _

NUMBER_OF_GAMES, NUMBER_OF_POINTS = "games", "points"
GOALS = {NUMBER_OF_GAMES: range(2, 21), NUMBER_OF_POINTS: range(10, 501)}
"""The goals that can be agreed on, with their limits."""
_MOST_LINES, _MOST_POINTS = 1_000, 10_000


class Series(NamedTuple):
    """The agreed goal, and for each game played so far a line of totals by seat.

    >>> series = Series(NUMBER_OF_POINTS, 50).add((30, 25))
    >>> series.is_over(), series.winners()
    (False, [])
    >>> series = series.add((19, 26))
    >>> series.sums(), series.is_over(), series.winners()
    ((49, 51), True, [1])
    """

    goal: str
    target: int
    lines: tuple[tuple[int, ...], ...] = ()

    def add(self, totals: tuple[int, ...]) -> "Series":
        """The series after one more game."""
        return self._replace(lines=(*self.lines, totals))

    def sums(self) -> tuple[int, ...]:
        """Each seat's points over all games; empty before the first has ended."""
        return tuple(sum(column) for column in zip(*self.lines, strict=True))

    def is_over(self) -> bool:
        """Whether the goal has been reached."""
        if self.goal == NUMBER_OF_GAMES:
            return len(self.lines) >= self.target
        return max(self.sums(), default=0) >= self.target

    def winners(self) -> list[int]:
        """The seats with the highest sum, which share the victory if they are tied. Empty while the series goes on."""
        sums = self.sums()
        return [seat for seat, points in enumerate(sums) if points == max(sums)] if self.is_over() else []

    def to_json(self) -> dict[str, Any]:
        """The series as JSON data."""
        return {"goal": self.goal, "target": self.target, "lines": [list(line) for line in self.lines]}


def from_json(data: object, seats: int) -> Series:
    """The series that `to_json` wrote for this many seats; anything else raises BadSave."""
    match data:
        case {"goal": str(goal), "target": int(target), "lines": list(lines), **rest}:
            is_agreed = not rest and goal in GOALS and target in GOALS[goal]
            if is_agreed and len(lines) <= _MOST_LINES and all(_is_line(line, seats) for line in lines):
                return Series(goal, target, tuple(tuple(line) for line in lines))
    raise BadSave(_("The saved series can't be read."))


def _is_line(line: object, seats: int) -> bool:
    return isinstance(line, list) and len(line) == seats and all(type(n) is int and abs(n) < _MOST_POINTS for n in line)
