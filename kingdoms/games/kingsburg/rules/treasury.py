"""The treasury: whatever seats gain, pay and lose, with an event for every change."""

from kingdoms.games.kingsburg.board import GOODS, Goods
from kingdoms.games.kingsburg.events import Gained, Lost
from kingdoms.games.kingsburg.moves import PLUS_TWO
from kingdoms.games.kingsburg.scoring import EARNED
from kingdoms.games.kingsburg.state import Kingsburg


def give_goods(state: Kingsburg, seat: int, goods: Goods, source: str) -> None:
    """The seat takes this much gold, wood and stone from the supply."""
    for good, amount in enumerate(goods):
        if amount:
            state.goods[seat][good] += amount
            state.emit(Gained, seat, GOODS[good], amount, source)


def give_good(state: Kingsburg, seat: int, good: int, source: str) -> None:
    """The seat takes one good of this kind."""
    state.goods[seat][good] += 1
    state.emit(Gained, seat, GOODS[good], 1, source)


def take_good(state: Kingsburg, seat: int, good: int, amount: int, source: str) -> None:
    """The seat loses or pays this much of one good, or all it has if that is less."""
    amount = min(amount, state.goods[seat][good])
    if amount:
        state.goods[seat][good] -= amount
        state.emit(Lost, seat, GOODS[good], amount, source)


def give_plus_two(state: Kingsburg, seat: int, source: str) -> None:
    """The seat takes a "+2" token."""
    state.plus_two[seat] += 1
    state.emit(Gained, seat, PLUS_TWO, 1, source)


def give_soldiers(state: Kingsburg, seat: int, amount: int, source: str) -> None:
    """The seat gains this many soldiers."""
    state.soldiers[seat] += amount
    state.emit(Gained, seat, "soldiers", amount, source)


def add_points(state: Kingsburg, seat: int, part: int, points: int, reason: str = "") -> None:
    """The seat scores these points in a part of the score, an index into `EARNED`; negative points are lost."""
    if points:
        state.points[seat][part] += points
        state.emit(Gained if points > 0 else Lost, seat, "vp", abs(points), EARNED[part], reason)
