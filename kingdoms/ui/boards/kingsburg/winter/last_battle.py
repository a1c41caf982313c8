"""A Kingsburg winter according to the log: the enemy, the king's die, all battles, and their results."""

from collections import Counter
from collections.abc import Reversible, Sequence
from itertools import takewhile
from typing import NamedTuple

from kingdoms.core.state import Event
from kingdoms.games.kingsburg import events
from kingdoms.games.kingsburg.board import AID
from kingdoms.games.kingsburg.cards import year_of
from kingdoms.games.kingsburg.rules.winter import SOURCE
from kingdoms.games.kingsburg.scoring import PARTS
from kingdoms.ui.board.symbol_rows import Amount, Amounts
from kingdoms.ui.boards.kingsburg.pieces.symbols import BUILDING, VP


class Battle(NamedTuple):
    """One winter, with everything that has happened in it so far."""

    enemy: int
    die: int
    fights: tuple[events.Fought, ...]
    spoils: tuple[tuple[int, Amounts], ...]
    strongest: tuple[int, ...]
    lost: tuple[tuple[int, int], ...]
    """The seats that have lost a building, each with that building."""

    @property
    def year(self) -> int:
        """The year this winter belongs to."""
        return year_of(self.enemy)


def last_battle(past: Reversible[Event]) -> Battle | None:
    """The latest winter; None before the first."""
    happened: list[Event] = []
    for event in reversed(past):
        happened.append(event)
        if isinstance(event, events.EnemyTurned):
            return _battle(happened[::-1])
    return None


def _battle(happened: Sequence[Event]) -> Battle:
    """The winter in these events, the first of which turned its enemy over."""
    until_its_end = list(takewhile(lambda event: not ends_winter(event), happened))
    fights = tuple(event for event in until_its_end if isinstance(event, events.Fought))
    strongest = [seat for event in until_its_end if isinstance(event, events.Strongest) for seat in event.seats]
    return Battle(
        happened[0].enemy,
        next(event.value for event in until_its_end if isinstance(event, events.KingsDie)),
        fights,
        tuple((fight.seat, _spoils(until_its_end, fight.seat)) for fight in fights),
        tuple(strongest),
        tuple((event.seat, event.building) for event in until_its_end if isinstance(event, events.BuildingLost)),
    )


def ends_winter(event: Event) -> bool:
    """Whether another year begins with this event, or the game is over."""
    return isinstance(event, events.GameEnded) or (isinstance(event, events.PhaseBegan) and event.phase == AID)


def _spoils(happened: Sequence[Event], seat: int) -> Amounts:
    """A seat's gains and losses in these events of a winter."""
    gains: Counter[str] = Counter()
    for event in happened:
        if isinstance(event, events.Gained | events.Lost) and event.seat == seat and event.source in (SOURCE, PARTS[0]):
            gains[event.what] += event.amount if isinstance(event, events.Gained) else -event.amount
        elif isinstance(event, events.BuildingLost) and event.seat == seat:
            gains[BUILDING] -= 1
    order = ("gold", "wood", "stone", BUILDING, VP)
    return tuple(Amount(what, gains[what], True) for what in order if gains[what])
