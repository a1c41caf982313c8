"""Lays out positions in Kingsburg for the tests, with dice rolls chosen by the test.

A new table is bare: nobody has goods, tokens, soldiers or buildings, so only what a test adds is offered. The seats
play in numerical order, unless the table has another order.
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self
from unittest.mock import patch

from kingdoms.core import chance
from kingdoms.core.state import Event, State
from kingdoms.games.kingsburg import GAME
from kingdoms.games.kingsburg.board import AID, AUTUMN, BUILDINGS, COLUMNS, GOODS, RULEBOOK, SUMMER, WINTER
from kingdoms.games.kingsburg.cards import ENEMIES, enemy_cards
from kingdoms.games.kingsburg.events import Gained, Lost
from kingdoms.games.kingsburg.moves import Announce, Influence, Pass
from kingdoms.games.kingsburg.scoring import EARNED

# The tests of the game take these from here, together with its table.
from tests.games.helpers.playing import offered as offered
from tests.games.helpers.playing import part as part
from tests.games.helpers.playing import play as play
from tests.games.helpers.playing import told as told
from tests.games.helpers.playing import total as total

NUMBERS = {building.key: number for number, building in enumerate(BUILDINGS)}
YEAR = 3
"""The year of a table, unless a test gives another."""
Roll = Sequence[int]
"""The values of a seat's dice: three coloured dice, then any white ones."""


def building(name: str) -> int:
    """The number of a building, by its key."""
    return NUMBERS[name]


def estate(*names: str) -> int:
    """The set of these buildings and those before them in their rows."""
    return sum(1 << number for number in {
        number
        for name in names
        for number in range(building(name) // COLUMNS * COLUMNS, building(name) + 1)
    })  # fmt: skip


def enemy(year: int, kind: str, strength: int) -> int:
    """The number of a year's enemy, by its kind and strength."""
    (number,) = [card for card in enemy_cards(year) if ENEMIES[card][:2] == (kind, strength)]
    return number


@contextmanager
def falling(*values: int) -> Iterator[None]:
    """Makes the next dice show these values, all of which must be rolled; later dice are random."""
    waiting, draw = list(values), chance.draw

    def loaded(generator: int, sides: int) -> tuple[int, int]:
        return (waiting.pop(0) - 1, generator) if waiting else draw(generator, sides)

    with patch.object(chance, "draw", loaded):
        yield
    assert not waiting, f"nobody has rolled {waiting}"


def table(seats: int, ruleset: str = RULEBOOK, *, order: Sequence[int] | None = None, year: int = YEAR) -> "Table":
    """A bare table in this year; `order` is the turn order of the last season, by default that of the seats."""
    return Table(seats, ruleset, list(order or range(seats)), year)


class Table:
    """A position under construction. Each call adds something; `begin` and similar methods start a phase from there."""

    def __init__(self, seats: int, ruleset: str, order: list[int], year: int) -> None:
        self.state: Any = GAME.new(seats=seats, seed=11, options={"ruleset": ruleset})
        self.state.order = order
        self.state.year = year

    def goods(self, seat: int, gold: int = 0, wood: int = 0, stone: int = 0) -> Self:
        """Gives a seat these goods."""
        self.state.goods[seat] = [gold, wood, stone]
        return self

    def plus_two(self, seat: int, amount: int) -> Self:
        """Gives a seat this many "+2" tokens."""
        self.state.plus_two[seat] = amount
        return self

    def soldiers(self, seat: int, amount: int) -> Self:
        """Gives a seat this many soldiers."""
        self.state.soldiers[seat] = amount
        return self

    def buildings(self, seat: int, *names: str) -> Self:
        """Gives a seat these buildings and those before them in their rows."""
        self.state.buildings[seat] = estate(*names)
        return self

    def points(self, seat: int, **parts: int) -> Self:
        """Gives a seat these points, by part of the score."""
        self.state.points[seat] = [parts.pop(part, 0) for part in EARNED]
        assert not parts
        return self

    def envoy(self, seat: int) -> Self:
        """Gives the seat the king's envoy."""
        self.state.envoy = seat
        return self

    def aid(self, seat: int) -> Self:
        """Gives the seat the king's white die for spring."""
        self.state.aid = seat
        return self

    def enemy(self, kind: str, strength: int) -> Self:
        """Sets this year's enemy."""
        self.state.enemies[self.state.year - 1] = enemy(self.state.year, kind, strength)
        return self

    def begin(self, phase: int, *dice: int) -> tuple[Any, list[Event]]:
        """Starts a phase in which these dice are rolled; returns the state at the first decision, and the events."""
        state = self.state
        if phase == AID:
            state.year, state.phase = state.year - 1, WINTER
        else:
            state.phase = phase - 1
        state.agenda = [("phase",)]
        with falling(*dice):
            events = state.begin()
        assert reload(state).moves() == state.moves()
        return state, events

    def season(self, *rolls: Roll, phase: int = SUMMER, blocking: Roll = ()) -> Any:
        """Starts a productive season in which the seats roll these dice; returns the state at the next decision."""
        return self.begin(phase, *self.fall(rolls, blocking))[0]

    def announce(self, use: str, *rolls: Roll, blocking: Roll = ()) -> Any:
        """Starts autumn; the envoy's holder announces this use, then each seat rolls."""
        state, _events = self.begin(AUTUMN)
        with falling(*self.fall(rolls, blocking)):
            state.play(Announce(use))
        return state

    def fall(self, rolls: Sequence[Roll], blocking: Roll = ()) -> list[int]:
        """The dice in the order in which they are rolled: the blocking dice, then each seat's in turn order."""
        assert len(blocking) == (5 if self.state.seats == 2 else 0)
        return [*blocking, *(die for seat in self.state.order for die in rolls[seat])]

    def court(self, *groups: tuple[int, int], phase: int = SUMMER) -> tuple[Any, list[Event]]:
        """A season with at least three seats in which only these groups, each a seat and an advisor, go to court.

        Each seat has at most one group, which uses three coloured dice for advisors from 3 up. Returns the state at the
        first decision after the influence, and the events since the last pass.
        """
        sent = dict(groups)
        state = self.season(*(dice_for(sent.get(seat, 9)) for seat in range(self.state.seats)), phase=phase)
        return state, send(state, sent)

    def building_site(self, phase: int = SUMMER) -> Any:
        """A season in which everyone rolls a ten and nobody goes to court; the state at the next decision."""
        has_farms = [buildings >> building("farms") & 1 for buildings in self.state.buildings]
        state = self.season(*((2, 3, 4, 1) if white else (2, 3, 5) for white in has_farms), phase=phase)
        pass_all(state, Influence)
        return state


def dice_for(advisor: int) -> Roll:
    """Three coloured dice that reach the advisor together or, for the Jester and the Squire, with the first alone."""
    if advisor < 3:
        return (advisor, 6, 6)
    low = max(1, advisor - 12)
    middle = max(1, advisor - low - 6)
    return (low, middle, advisor - low - middle)


def send(state: Any, sent: dict[int, int]) -> list[Event]:
    """Each of these seats sends dice to its advisor; then everyone passes. Returns the events of the last move."""
    waiting, season = dict(sent), (state.year, state.phase)
    events: list[Event] = []
    while offered(state, Influence) and (state.year, state.phase) == season:
        advisor = waiting.pop(state.seat, 0)
        dice = (0, 1, 2) if advisor >= 3 else (0,)
        events = state.play(Influence(advisor, dice, 0, 0) if advisor else Pass())
    return events


def reload(state: State) -> Any:
    """The state after a round trip through JSON, with its moves worked out afresh."""
    return GAME.from_json(json.loads(json.dumps(state.to_json())))


def pass_all(state: Any, kind: type) -> list[Event]:
    """Makes everyone pass while moves of this kind are offered in this phase."""
    phase, events = (state.year, state.phase), list[Event]()
    while offered(state, kind) and (state.year, state.phase) == phase:
        events += state.play(Pass())
    return events


def changes(events: list[Event], seat: int) -> list[tuple[str, int]]:
    """The seat's gains and losses, in order."""
    return [
        (event.what, event.amount if type(event) is Gained else -event.amount)
        for event in told(events, Gained, Lost)
        if event.seat == seat
    ]


def wealth(state: Any, seat: int) -> dict[str, int]:
    """A seat's goods, "+2" tokens, soldiers and points."""
    return {
        **dict(zip(GOODS, state.goods[seat], strict=True)),
        "plus_two": state.plus_two[seat],
        "soldiers": state.soldiers[seat],
        "vp": total(state, seat),
    }
