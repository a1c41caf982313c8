"""Lays out positions of Kingsburg for the tests, with dice that fall as a test wants them.

A laid table is bare: nobody has goods, tokens, soldiers or buildings, so that only what a test puts there is offered.
The seats play in the order of their numbers, unless the table has another order.
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self
from unittest.mock import patch

from kingdoms.core import chance
from kingdoms.core.game import Event, Move, State
from kingdoms.games.kingsburg import GAME
from kingdoms.games.kingsburg.board import AID, AUTUMN, BUILDINGS, COLUMNS, GOODS, RULEBOOK, SUMMER, WINTER
from kingdoms.games.kingsburg.cards import ENEMIES, cards_of
from kingdoms.games.kingsburg.moves import Announce, Gained, Influence, Lost, Pass
from kingdoms.games.kingsburg.scoring import EARNED

NUMBERS = {building.key: number for number, building in enumerate(BUILDINGS)}
YEAR = 3
"""The year of a laid table, unless a test says another."""
Roll = Sequence[int]
"""What a seat's dice show: three coloured ones, then its white ones."""


def building(name: str) -> int:
    """The number of a building, by its key."""
    return NUMBERS[name]


def estate(*names: str) -> int:
    """The set of these buildings and of those that have to stand before them in their rows."""
    return sum(1 << number for number in {
        number
        for name in names
        for number in range(building(name) // COLUMNS * COLUMNS, building(name) + 1)
    })  # fmt: skip


def enemy(year: int, kind: str, strength: int) -> int:
    """The number of a year's enemy, by its kind and strength."""
    (number,) = [card for card in cards_of(year) if ENEMIES[card][:2] == (kind, strength)]
    return number


@contextmanager
def falling(*values: int) -> Iterator[None]:
    """The next dice show these values, each of which must be rolled; later dice fall as they will."""
    waiting, draw = list(values), chance.draw

    def loaded(generator: int, sides: int) -> tuple[int, int]:
        return (waiting.pop(0) - 1, generator) if waiting else draw(generator, sides)

    with patch.object(chance, "draw", loaded):
        yield
    assert not waiting, f"nobody has rolled {waiting}"


def table(seats: int, ruleset: str = RULEBOOK, *, order: Sequence[int] | None = None, year: int = YEAR) -> "Table":
    """A bare table in this year; the seats played in this order last."""
    return Table(seats, ruleset, list(order or range(seats)), year)


class Table:
    """A position in the making. Each call puts something down; `begin` and its like start a phase from there."""

    def __init__(self, seats: int, ruleset: str, order: list[int], year: int) -> None:
        self.state: Any = GAME.new(seats=seats, seed=11, options={"ruleset": ruleset})
        self.state.order = order
        self.state.year = year

    def goods(self, seat: int, gold: int = 0, wood: int = 0, stone: int = 0) -> Self:
        """So many goods for a seat."""
        self.state.goods[seat] = [gold, wood, stone]
        return self

    def plus_two(self, seat: int, amount: int) -> Self:
        """So many "+2" tokens for a seat."""
        self.state.plus_two[seat] = amount
        return self

    def soldiers(self, seat: int, amount: int) -> Self:
        """So many soldiers for a seat."""
        self.state.soldiers[seat] = amount
        return self

    def buildings(self, seat: int, *names: str) -> Self:
        """These buildings for a seat, with those before them in their rows."""
        self.state.buildings[seat] = estate(*names)
        return self

    def points(self, seat: int, **parts: int) -> Self:
        """Points that a seat already has, by part of the score."""
        self.state.points[seat] = [parts.pop(part, 0) for part in EARNED]
        assert not parts
        return self

    def envoy(self, seat: int) -> Self:
        """The seat holds the king's envoy."""
        self.state.envoy = seat
        return self

    def aid(self, seat: int) -> Self:
        """The seat has the king's white die for Spring."""
        self.state.aid = seat
        return self

    def enemy(self, kind: str, strength: int) -> Self:
        """This year's enemy."""
        self.state.enemies[self.state.year - 1] = enemy(self.state.year, kind, strength)
        return self

    def begin(self, phase: int, *dice: int) -> tuple[Any, list[Event]]:
        """Starts a phase with these dice to fall; gives the state at the first decision, and what has happened."""
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
        """Starts a productive season in which each seat rolls this; the state at the first decision after it."""
        return self.begin(phase, *self.fall(rolls, blocking))[0]

    def announce(self, use: str, *rolls: Roll, blocking: Roll = ()) -> Any:
        """Starts Autumn; the envoy's holder announces this use, then each seat rolls."""
        state, _events = self.begin(AUTUMN)
        with falling(*self.fall(rolls, blocking)):
            state.play(Announce(use))
        return state

    def fall(self, rolls: Sequence[Roll], blocking: Roll = ()) -> list[int]:
        """The dice in the order in which they fall: the blocking ones, then each seat's in turn order."""
        assert len(blocking) == (5 if self.state.seats == 2 else 0)
        return [*blocking, *(die for seat in self.state.order for die in rolls[seat])]

    def court(self, *groups: tuple[int, int], phase: int = SUMMER) -> tuple[Any, list[Event]]:
        """A season of at least three seats in which only these groups go to court, each a seat and an advisor.

        Each seat has one group at most, of three coloured dice from 3 on. Gives the state at the first decision
        after the influence, and what has happened since the last pass.
        """
        sent = dict(groups)
        state = self.season(*(dice_for(sent.get(seat, 9)) for seat in range(self.state.seats)), phase=phase)
        return state, send(state, sent)

    def building_site(self, phase: int = SUMMER) -> Any:
        """A season in which all roll a ten and nobody goes to court; the state at the first decision after that."""
        has_farms = [buildings >> building("farms") & 1 for buildings in self.state.buildings]
        state = self.season(*((2, 3, 4, 1) if white else (2, 3, 5) for white in has_farms), phase=phase)
        pass_all(state, Influence)
        return state


def dice_for(advisor: int) -> Roll:
    """Three coloured dice of which all, or the first alone for the Jester and the Squire, reach the advisor."""
    if advisor < 3:
        return (advisor, 6, 6)
    low = max(1, advisor - 12)
    middle = max(1, advisor - low - 6)
    return (low, middle, advisor - low - middle)


def send(state: Any, sent: dict[int, int]) -> list[Event]:
    """Each of these seats sends its first group to the advisor; all others pass, and who has dice left does."""
    waiting, season = dict(sent), (state.year, state.phase)
    events: list[Event] = []
    while offered(state, Influence) and (state.year, state.phase) == season:
        advisor = waiting.pop(state.seat, 0)
        dice = (0, 1, 2) if advisor >= 3 else (0,)
        events = state.play(Influence(advisor, dice, 0, 0) if advisor else Pass())
    return events


def reload(state: State) -> Any:
    """The state after a journey through JSON text: what it offers is then worked out anew."""
    return GAME.from_json(json.loads(json.dumps(state.to_json())))


def play(state: State, *moves: Move) -> list[Event]:
    """Plays the moves one after the other and gives all that happened."""
    return [event for move in moves for event in state.play(move)]


def told(events: list[Event], *kinds: type) -> list[Event]:
    """The events of some kinds, in their order."""
    return [event for event in events if type(event) in kinds]


def offered(state: State, kind: type) -> list[Move]:
    """The moves of one kind that the deciding seat has now."""
    return [move for move in state.moves() if type(move) is kind]


def pass_all(state: Any, kind: type) -> list[Event]:
    """Everybody passes as long as moves of this kind are offered in this phase."""
    phase, events = (state.year, state.phase), list[Event]()
    while offered(state, kind) and (state.year, state.phase) == phase:
        events += state.play(Pass())
    return events


def changes(events: list[Event], seat: int) -> list[tuple[str, int]]:
    """What the seat has gained and lost, in its order."""
    return [
        (event.what, event.amount if type(event) is Gained else -event.amount)
        for event in told(events, Gained, Lost)
        if event.seat == seat
    ]


def total(state: Any, seat: int) -> int:
    """A seat's points."""
    return int(state.scores()[seat].total)


def part(state: Any, seat: int, name: str) -> int:
    """A seat's points for one part of the score."""
    return int(state.scores()[seat].parts[name])


def wealth(state: Any, seat: int) -> dict[str, int]:
    """All that a seat has and can count."""
    return {
        **dict(zip(GOODS, state.goods[seat], strict=True)),
        "plus_two": state.plus_two[seat],
        "soldiers": state.soldiers[seat],
        "vp": total(state, seat),
    }
