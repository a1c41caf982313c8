"""How pairs of cards look in Rival Kings: a ribbon joins a perfect pair, a thread a pair of one colour."""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.games.rival_kings.scoring import Pair, pairs
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.boards.rival_kings.pieces import cards
from kingdoms.ui.drawing import ties
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme


class Lane(NamedTuple):
    """Where a tie goes up or down: in which of all lanes between two columns, from the left."""

    number: int
    lanes: int


def pairs_of(sight: Sight, seat: int) -> list[Pair]:
    """The pairs in front of a seat."""
    return pairs(sight.view.subjects[seat], sight.view.buildings[seat])


def is_in_perfect_pair(sight: Sight, seat: int, kind: str, number: int) -> bool | None:
    """Whether the pair of a card in a row is a perfect one; None if the card is in no pair."""
    return next((pair.is_perfect for pair in pairs_of(sight, seat) if getattr(pair, kind) == number), None)


def lanes(ways: Sequence[tuple[Rect, Rect]]) -> list[Lane]:
    """A lane between the two columns for each tie, so that none goes up or down on top of another.

    Those that go up stand before those that go down, each in the order in which they cross least.
    """
    levels = [(subject.centre[1], building.centre[1]) for subject, building in ways]
    order = sorted(range(len(ways)), key=lambda number: _order_of(*levels[number]))
    taken: list[list[tuple[float, float]]] = []
    found = dict.fromkeys(order, 0)
    for number in order:
        low, high = sorted(levels[number])
        free = (lane for lane, spans in enumerate(taken) if all(end < low or start > high for start, end in spans))
        found[number] = next(free, len(taken))
        if found[number] == len(taken):
            taken.append([])
        taken[found[number]].append((low, high))
    return [Lane(found[number], len(taken)) for number in range(len(ways))]


def _order_of(start: float, end: float) -> tuple[bool, float]:
    return (False, -start) if end >= start else (True, start)


def paint_tie(painter: Painter, subject: Rect, building: Rect, lane: Lane, card: int, is_perfect: bool) -> None:
    """A ribbon or a thread between the bands of two cards side by side: across, along its lane, and across again."""
    (start, y), (end, to_y) = (subject.right, subject.centre[1]), (building.x, building.centre[1])
    between = (end - start) / (lane.lanes + 1)
    x = start + (lane.number + 1) * between
    ties.paint_tie(painter, (start, y, x, y, x, to_y, end, to_y), cards.tinctures(card)[0], is_perfect, between)


def paint_owned(
    painter: Painter, rect: Rect, card: int, style: str, activity: str, crest: int, is_perfect: bool | None
) -> None:
    """A card in a row; where no line can join it with its partner, a knot shows that it has one."""
    cards.paint_owned(painter, rect, card, style, activity, crest)
    if is_perfect is not None:
        picture = cards.below_head(rect)
        corner = picture.x + 2 * theme.unit, picture.top - 2 * theme.unit
        ties.paint_knot(painter, corner, cards.tinctures(card)[0], is_perfect)
