"""A toy game for the tests of the core and the store: small, with chance, reveals, chains of decisions and an end.

In turn, every seat takes 1 to 3 steps forward, then rests or looks into the well. A look gives at most 1 coin, a deep
look at most 3, and nobody knows how many beforehand. The number of rounds is an option.
"""

import random
from typing import Any, NamedTuple, Self

from kingdoms.core import chance
from kingdoms.core.codec import BadSave, kind
from kingdoms.core.game import Game, Options
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.core.state import Move, Score, State
from kingdoms.core.words import language


@kind
class Walk(NamedTuple):
    steps: int


@kind
class Look(NamedTuple):
    deep: bool


@kind
class Rest(NamedTuple):
    pass


@kind
class Walked(NamedTuple):
    seat: int
    steps: int


@kind
class Found(NamedTuple):
    seat: int
    coins: int

    @property
    def reveals(self) -> bool:
        return True


class ToyState(State):
    __slots__ = ("coins", "rounds", "steps")

    coins: list[int]
    steps: list[int]
    rounds: int

    def take_step(self) -> list[Move] | None:
        name, seat = self.agenda[-1]
        self.seat = seat
        return [Walk(1), Walk(2), Walk(3)] if name == "walk" else [Rest(), Look(False), Look(True)]

    def answer(self, move: Move) -> None:
        _name, seat = self.agenda.pop()
        if isinstance(move, Walk):
            self.steps[seat] += move.steps
            self.emit(Walked, seat, move.steps)
        elif isinstance(move, Look):
            coins, self.chance = chance.draw(self.chance, 4 if move.deep else 2)
            self.coins[seat] += coins
            self.emit(Found, seat, coins)

    def copy(self) -> Self:
        other = self._begin_copy()
        other.coins, other.steps, other.rounds = list(self.coins), list(self.steps), self.rounds
        return other

    def view(self, seat: int | None) -> Self:
        other = self.copy()
        other.chance = 0
        return other

    def determinize(self, seat: int | None, rng: random.Random) -> Self:
        other = self.copy()
        other.chance = rng.getrandbits(64)
        return other

    def has_secrets(self, seat: int) -> bool:
        return False

    def scores(self) -> list[Score]:
        return [Score(c + s, {"coins": c, "steps": s}) for c, s in zip(self.coins, self.steps, strict=True)]

    def to_json(self) -> dict[str, Any]:
        return {
            "agenda": [list(step) for step in self.agenda],
            "chance": self.chance,
            "coins": self.coins,
            "steps": self.steps,
            "rounds": self.rounds,
        }


class ToyWords:
    def progress(self, state: ToyState) -> str:
        left = len(state.agenda)
        return f"Még {left} döntés" if language.current() == "hu" else f"{left} decisions left"


class ToyGame(Game):
    key = "toy"
    seats = range(2, 6)
    options = {"rounds": (3, 1, 20), "open_well": (False, True)}  # noqa: RUF012
    vocabulary = (Walk, Look, Rest)
    words = ToyWords()

    def new(self, seats: int, seed: int, options: Options, rules: int | None = None) -> ToyState:
        state = ToyState(rules or self.version)
        state.rounds = self.with_defaults(seats, options)["rounds"]
        state.chance = chance.start(seed)
        state.coins, state.steps = [0] * seats, [0] * seats
        turns = [(name, seat) for _round in range(state.rounds) for seat in range(seats) for name in ("walk", "well")]
        state.agenda = turns[::-1]
        state.begin()
        return state

    def from_json(self, data: object) -> ToyState:
        raise BadSave("The toy is only ever replayed.")


class LaterToyGame(ToyGame):
    """The toy game under later rules: everybody begins with a coin."""

    version = 2

    def new(self, seats: int, seed: int, options: Options, rules: int | None = None) -> ToyState:
        state = super().new(seats, seed, options, rules)
        state.coins = [state.rules - 1] * seats
        return state


TOY = ToyGame()
TOYS, LATER_TOYS = {"toy": TOY}, {"toy": LaterToyGame()}


def toy_session(players: str = "pp", **more: Any) -> Session:
    """A session of the toy game; in `players`, `p` is a person and `b` a bot."""
    names = ("Anna", "Béla", "Cili", "Dani", "Edit")
    seats = [
        Seat(name, crest, PERSON if player == "p" else "squire")
        for crest, (name, player) in enumerate(zip(names, players, strict=False))
    ]
    return Session(TOY, seats, more.pop("seed", 7), more.pop("options", {}), **more)


def play_on(session: Session, rng: random.Random, decisions: int) -> None:
    """Makes up to this many random decisions; ending a turn counts as one."""
    for _decision in range(decisions):
        if session.held is not None:
            session.end_turn()
        elif not session.is_over:
            session.play(rng.choice(session.state.moves()))
