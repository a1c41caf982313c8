"""How pairs of cards look in Rival Kings: a ribbon joins a perfect pair, a thread a pair of one colour."""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.core.game import RIBBON, THREAD
from kingdoms.games.rival_kings.scoring import Pair, pairs
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.boards.rival_kings import cards
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_RIBBON, _THREAD, _EDGE = 2.4, 0.8, 0.5  # the width of a ribbon and of a thread, and what is around them, in bands
_LEAST_RIBBON = 1.4  # the width of a ribbon beside others, in bands
_KNOT = 1  # the radius of the knot of a ribbon, in units


class Lane(NamedTuple):
    """Where a tie goes up or down: in which of all lanes between two columns, from the left."""

    number: int
    lanes: int


def pairs_of(sight: Sight, seat: int) -> list[Pair]:
    """The pairs in front of a seat."""
    return pairs(sight.view.subjects[seat], sight.view.buildings[seat])


def tie_of(sight: Sight, seat: int, kind: str, number: int) -> str:
    """How a card of a row is joined with another one, if it is."""
    for pair in pairs_of(sight, seat):
        if (pair.subject if kind == "subject" else pair.building) == number:
            return RIBBON if pair.is_perfect else THREAD
    return ""


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
    colour = cards.tinctures(card)[0]
    (start, y), (end, to_y) = (subject.right, subject.centre[1]), (building.x, building.centre[1])
    between = (end - start) / (lane.lanes + 1)
    x = start + (lane.number + 1) * between
    points = (start, y, x, y, x, to_y, end, to_y)
    width = min(_RIBBON * theme.band, max(_LEAST_RIBBON * theme.band, between)) if is_perfect else _THREAD * theme.band
    painter.line(points, theme.panel, width + 2 * _EDGE * theme.band)
    painter.line(points, colour, width)
    for x, y in (points[:2], points[-2:]):
        paint_knot(painter, (x, y), card, is_perfect)


def paint_owned(painter: Painter, rect: Rect, card: int, style: str, activity: str, crest: int, tie: str) -> None:
    """A card in a row; where no line can join it with its partner, a knot shows that it has one."""
    cards.paint_owned(painter, rect, card, style, activity, crest)
    if tie:
        radius = _KNOT * theme.unit
        picture = cards.below_head(rect)
        paint_knot(painter, (picture.x + 2 * radius, picture.top - 2 * radius), card, tie == RIBBON)


def paint_knot(painter: Painter, centre: tuple[float, float], card: int, is_perfect: bool) -> None:
    """Where a ribbon or a thread is tied to a card."""
    radius = _KNOT * theme.unit * (1 if is_perfect else _THREAD)
    painter.circle(centre, radius + _EDGE * theme.band, theme.panel)
    painter.circle(centre, radius, cards.tinctures(card)[0])
