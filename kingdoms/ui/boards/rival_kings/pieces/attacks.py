"""The conflicts of Rival Kings: arrows that show who attacks whom, and crossed swords between equal ranks."""

from collections.abc import Mapping, Sequence
from math import cos, hypot, pi, sin
from typing import NamedTuple

from kingdoms.core.state import Thing
from kingdoms.ui.boards.rival_kings.pieces.seals import crest_colours
from kingdoms.ui.drawing.painter import Painter, Point
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

# Lengths in units, unless stated otherwise.
_HEAD, _HEAD_ASPECT = 4, 0.62  # the greatest height of an arrow's head; half its width, relative to its height
_HIGHEST_HEAD = 0.55  # the greatest height of the head, as a share of the space for the arrow
_NEAR_ARC, _UNDER = 0.66, 0.5  # the height of an arrow to the next card, also below another one, relative to others
_FAR = 1.5  # the distance, in cards, from which an arrow goes over other cards
_BESIDE = 0.2  # how far from a card's middle an arrow to or from the next one is, relative to its width
_LEAVES = 0.36  # the same, where it begins below a longer one
_BEHIND = 0.3  # how far beyond the middle an arrow over other cards begins, relative to the card's width
# If several of those share a card: how far apart they begin and end, in its widths; how much lower the shorter one is.
_BETWEEN_TAILS, _BETWEEN_HEADS, _LOWER = 0.16, 0.2, 0.25
_TAIL, _SHAFT, _INK = 0.8, 2.0, 0.5  # the width of an arrow at its tail and at its head, and of the ink, in bands
_SLOPE = 0.9  # the angle at which an arrow comes down, in radians
_ROUND = 0.7  # how steep an arc is at both ends: 0 is a wave, 1 is half an ellipse
_OF_FOOT = 0.6  # the part of the head's height by which an arc has risen at its highest point, as a share
_ARC_STEPS = 24  # segments of an arrow's arc
_SWORDS, _SWORDS_SHARE = 9, 0.25  # the greatest side of crossed swords, in units, and of a character's width
_SWORDS_BELOW = 0.4  # how far below the top of a character they are, relative to its height: under the tie symbol
_SWORDS_LOWEST = 0.7  # the same, at most, relative to the narrower one's width: above its name
_SWORDS_DISC, _SWORDS_MARGIN = 0.6, 0.12  # the radius of the disc behind the swords, and their margin, relative to them


class ArrowLane(NamedTuple):
    """How an arrow keeps clear of those over other cards that begin or end at the same card."""

    longer: int = 0
    """How many longer ones begin at the same card."""
    shorter: int = 0
    """How many shorter ones end at the same card."""


_ALONE = ArrowLane()


def lane_of(arrow: Thing, ends: Mapping[Thing, tuple[Rect, Rect]]) -> ArrowLane:
    """The lane of an arrow; `ends` has, for each arrow, the cards where it begins and ends."""
    length = _length(*ends[arrow])
    over = {other: _length(*cards) for other, cards in ends.items() if _is_over_others(*cards)}
    longer = sum(other[1] == arrow[1] and over[other] > length for other in over)
    return ArrowLane(longer, sum(other[2] == arrow[2] and over[other] < length for other in over))


def _length(start: Rect, end: Rect) -> float:
    return hypot(end.centre[0] - start.centre[0], end.centre[1] - start.centre[1])


def _is_over_others(start: Rect, end: Rect) -> bool:
    """Whether there are other cards between two cards side by side or stacked."""
    across, along = (abs(end.centre[axis] - start.centre[axis]) for axis in (0, 1))
    return across > _FAR * max(start.width, end.width) or along > _FAR * max(start.height, end.height)


def paint_arrow(painter: Painter, start: Rect, end: Rect, room: float, crest: int, lane: ArrowLane = _ALONE) -> None:
    """An arrow that rises above both cards, up to a height of `room`, and comes down on the second.

    It has the colour of the attacker's `crest` and an ink outline, and gets wider towards its head.
    """
    _paint_arrow(painter, _arrow(start, end, room, lane), crest)


def paint_arrow_beside(
    painter: Painter, start: Rect, end: Rect, room: float, crest: int, lane: ArrowLane = _ALONE
) -> None:
    """An arrow to the right of two stacked rows: it leaves the first and comes back to the second from the right."""
    _paint_arrow(painter, [(y, -x) for x, y in _arrow(_turned(start), _turned(end), room, lane)], crest)


def _turned(rect: Rect) -> Rect:
    """A rectangle rotated by a quarter turn, so that its right side is at the top."""
    return Rect(-rect.top, rect.x, rect.height, rect.width)


def _paint_arrow(painter: Painter, edges: Sequence[Point], crest: int) -> None:
    painter.band(edges, crest_colours(crest)[0])
    around = (*edges[::2], *edges[-2::-2], edges[0])
    painter.line([along for point in around for along in point], theme.ink, _INK * theme.band)


def _arrow(start: Rect, end: Rect, room: float, lane: ArrowLane) -> list[Point]:
    """The edges of an arrow, one point on each side in turn, with its tip at the end."""
    head = min(_HEAD * theme.unit, _HIGHEST_HEAD * room)
    arc = _arc(start, end, room, head, lane)
    edges: list[Point] = []
    for number, (x, y) in enumerate(arc):
        (from_x, from_y), (to_x, to_y) = arc[max(0, number - 1)], arc[min(_ARC_STEPS, number + 1)]
        length = hypot(to_x - from_x, to_y - from_y) or 1.0
        half = theme.band * (_TAIL + (_SHAFT - _TAIL) * number / _ARC_STEPS) / 2
        across, along = -(to_y - from_y) / length * half, (to_x - from_x) / length * half
        edges += [(x + across, y + along), (x - across, y - along)]
    (x, y), side = arc[-1], 1 if end.centre[0] > start.centre[0] else -1
    ahead, down = side * head * cos(_SLOPE), head * sin(_SLOPE)
    barbs = [(x + turn * down * side, y + turn * ahead * side) for turn in (_HEAD_ASPECT, -_HEAD_ASPECT)]
    return [*edges, *barbs, (x + ahead, y - down)]


def _arc(start: Rect, end: Rect, room: float, head: float, lane: ArrowLane) -> list[Point]:
    """The points of the arc from the top of one card to the head of the arrow on another."""
    x, to_x = start.centre[0], end.centre[0]
    is_far, side = _is_over_others(start, end), 1 if to_x > x else -1
    if is_far:
        # An arrow from the same card to the next one has a shaft of its own.
        x -= side * (_BEHIND - lane.longer * _BETWEEN_TAILS) * start.width
        to_x += side * lane.shorter * _BETWEEN_HEADS * end.width
    else:
        leaves = _LEAVES if lane.longer else _BESIDE
        x, to_x = x + side * leaves * start.width, to_x - side * _BESIDE * end.width
    to_x -= side * head * cos(_SLOPE)
    base, foot = max(start.top, end.top) + theme.hair + _TAIL * theme.band / 2, head * sin(_SLOPE)
    share = max(_NEAR_ARC, 1 - lane.longer * _LOWER) if is_far else _UNDER if lane.longer else _NEAR_ARC
    highest = share * (room - ((_TAIL + _SHAFT) / 2 + _INK) * theme.band - theme.hair)
    shares = [step / _ARC_STEPS for step in range(_ARC_STEPS + 1)]
    return [
        (
            x + (to_x - x) * (share + _ROUND * ((1 - cos(pi * share)) / 2 - share)),
            base + foot * share + max(0.0, highest - _OF_FOOT * foot) * sin(pi * share),
        )
        for share in shares
    ]


def paint_swords(painter: Painter, left: Rect, right: Rect) -> None:
    """Crossed swords between the portraits of two characters of equal rank."""
    width = min(left.width, right.width)
    side = min(_SWORDS * theme.unit, _SWORDS_SHARE * width)
    below = min(_SWORDS_BELOW * left.height, _SWORDS_LOWEST * width)
    paint_swords_at(painter, ((left.right + right.x) / 2, left.top - below), side)


def paint_swords_at(painter: Painter, centre: tuple[float, float], side: float) -> None:
    """Crossed swords on a disc."""
    rect = Rect(*centre, 0, 0).centred(side, side)
    radius = rect.width * _SWORDS_DISC
    painter.circle(rect.centre, radius, theme.panel)
    painter.ring(rect.centre, radius, theme.wax)
    painter.icon("swords", rect.inset(rect.width * _SWORDS_MARGIN), theme.wax)
