"""How pairs of cards look in Rival Kings: a ribbon joins a perfect pair, a thread a pair of one colour."""

from math import cos, pi

from kingdoms.core.game import RIBBON, THREAD
from kingdoms.games.rival_kings.scoring import Pair, pairs
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.boards.rival_kings import cards
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_STEPS = 12  # of the polygon that stands for the curve
_RIBBON, _THREAD, _EDGE = 2.4, 0.8, 0.5  # the width of a ribbon and of a thread, and what is around them, in bands
_KNOT = 1  # the radius of the knot of a ribbon, in units


def pairs_of(sight: Sight, seat: int) -> list[Pair]:
    """The pairs in front of a seat."""
    return pairs(sight.view.subjects[seat], sight.view.buildings[seat])


def tie_of(sight: Sight, seat: int, kind: str, number: int) -> str:
    """How a card of a row is joined with another one, if it is."""
    for pair in pairs_of(sight, seat):
        if (pair.subject if kind == "subject" else pair.building) == number:
            return RIBBON if pair.is_perfect else THREAD
    return ""


def paint_tie(painter: Painter, subject: Rect, building: Rect, card: int, is_perfect: bool) -> None:
    """A ribbon or a thread between the bands of two cards side by side."""
    colour = cards.tinctures(card)[0]
    points = _curve((subject.right, subject.centre[1]), (building.x, building.centre[1]))
    width = (_RIBBON if is_perfect else _THREAD) * theme.band
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


def _curve(start: tuple[float, float], end: tuple[float, float]) -> list[float]:
    """A line that leaves one point and comes to the other level."""
    (x, y), (to_x, to_y) = start, end
    shares = [step / _STEPS for step in range(_STEPS + 1)]
    return [along for share in shares for along in (x + (to_x - x) * share, y + (to_y - y) * (1 - cos(pi * share)) / 2)]
