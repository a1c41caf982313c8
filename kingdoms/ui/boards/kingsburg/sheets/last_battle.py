"""A Kingsburg winter according to the log: the enemy, the king's die, all battles, and their results."""

from collections import Counter
from collections.abc import Reversible, Sequence
from itertools import takewhile
from typing import NamedTuple

from kingdoms.core.game import Event
from kingdoms.games.kingsburg import moves
from kingdoms.games.kingsburg.board import AID
from kingdoms.games.kingsburg.cards import year_of
from kingdoms.games.kingsburg.rules.winter import SOURCE
from kingdoms.games.kingsburg.scoring import PARTS
from kingdoms.ui.board.symbol_rows import Amount, Amounts
from kingdoms.ui.boards.kingsburg.tokens import BUILDING, VP


class Battle(NamedTuple):
    """One winter, as far as it has gone."""

    enemy: int
    die: int
    fights: tuple[moves.Fought, ...]
    spoils: tuple[tuple[int, Amounts], ...]
    strongest: tuple[int, ...]
    lost: tuple[tuple[int, int], ...]
    """The seats that have lost a building, and which one."""

    @property
    def year(self) -> int:
        """The year this winter belongs to."""
        return year_of(self.enemy)


def last_battle(past: Reversible[Event]) -> Battle | None:
    """The latest winter; None before the first."""
    events: list[Event] = []
    for event in reversed(past):
        events.append(event)
        if isinstance(event, moves.EnemyTurned):
            return _battle(events[::-1])
    return None


def _battle(events: Sequence[Event]) -> Battle:
    """The winter in these events, the first of which turned its enemy over."""
    until_its_end = list(takewhile(lambda event: not ends_winter(event), events))
    fights = tuple(event for event in until_its_end if isinstance(event, moves.Fought))
    strongest = [seat for event in until_its_end if isinstance(event, moves.Strongest) for seat in event.seats]
    return Battle(
        events[0].enemy,
        next(event.value for event in until_its_end if isinstance(event, moves.KingsDie)),
        fights,
        tuple((fight.seat, _spoils(until_its_end, fight.seat)) for fight in fights),
        tuple(strongest),
        tuple((event.seat, event.building) for event in until_its_end if isinstance(event, moves.BuildingLost)),
    )


def ends_winter(event: Event) -> bool:
    """Whether another year begins with this event, or the game is over."""
    return isinstance(event, moves.GameEnded) or (isinstance(event, moves.PhaseBegan) and event.phase == AID)


def _spoils(events: Sequence[Event], seat: int) -> Amounts:
    """A seat's gains and losses in these events of a winter."""
    gains: Counter[str] = Counter()
    for event in events:
        if isinstance(event, moves.Gained | moves.Lost) and event.seat == seat and event.source in (SOURCE, PARTS[0]):
            gains[event.what] += event.amount if isinstance(event, moves.Gained) else -event.amount
        elif isinstance(event, moves.BuildingLost) and event.seat == seat:
            gains[BUILDING] -= 1
    order = ("gold", "wood", "stone", BUILDING, VP)
    return tuple(Amount(what, gains[what], True) for what in order if gains[what])
