"""The court after the reveal: the characters in a line from A to F, and arrows that tell who strikes whom."""

from itertools import pairwise
from math import cos, pi, sin

from kingdoms.core.game import Thing
from kingdoms.games.rival_kings.cards import rank
from kingdoms.games.rival_kings.conflicts import strikers
from kingdoms.games.rival_kings.moves import NEUTRAL
from kingdoms.games.rival_kings.state import NONE
from kingdoms.ui.board import Board, Places, Sight
from kingdoms.ui.boards.rival_kings_cards import paint_character
from kingdoms.ui.boards.rival_kings_layout import character_at, court_order
from kingdoms.ui.painter import Painter
from kingdoms.ui.rect import Rect
from kingdoms.ui.theme import faint, theme

_STEPS = 14  # of the polygon that stands for the arc of an arrow


def paint_court_card(painter: Painter, board: Board, sight: Sight, thing: Thing, rect: Rect) -> None:
    """A character of the court: the crest of its owner, crests of thieves on its actions, gold for whose turn it is."""
    character = character_at(sight, thing)
    if thing[0] == "neutral":
        paint_character(painter, rect, character)
        return
    seat = thing[1]
    covered = [crest_on(board, sight, seat, number) for number in range(len(sight.view.covered[seat]))]
    paint_character(painter, rect, character, covered, sight.seats[seat].crest)
    if sight.actor == seat:
        painter.outline(rect, theme.gold, theme.band * 1.5, theme.corner)


def crest_on(board: Board, sight: Sight, seat: int, number: int) -> int:
    """The crest that covers an action of a seat's character, or −1."""
    thief = sight.view.covered[seat][number]
    if thief == NONE or board.is_in_the_air(("action", seat, number)):
        return -1
    return sight.seats[thief].crest


def strikes(sight: Sight) -> list[tuple[Thing, Thing]]:
    """Who strikes whom in this court, as things."""
    found: list[tuple[Thing, Thing]] = []
    for victim in range(len(sight.seats)):
        for striker in strikers(sight.view, victim):
            found.append((("neutral",) if striker == NEUTRAL else ("character", striker), ("character", victim)))
    return found


def paint_arrows(painter: Painter, sight: Sight, places: Places) -> None:
    """An arc from each striker to its victim, and crossed swords between equal ranks."""
    for striker, victim in strikes(sight):
        paint_arc(painter, places[striker].rect, places[victim].rect)
    order = court_order(sight)
    for first, second in pairwise(order):
        if rank(character_at(sight, first)) == rank(character_at(sight, second)):
            left, right = places[first].rect, places[second].rect
            _paint_swords(painter, (left.right + right.x) / 2, max(left.top, right.top))


def paint_arc(painter: Painter, start: Rect, end: Rect) -> None:
    """An arrow that rises above both cards and comes down on the second."""
    points = arc(start, end)
    painter.line(points, theme.wax, 1.5 * theme.band)
    tip_x, tip_y = points[-2:]
    barb = 2 * theme.unit
    side = -1 if end.x > start.x else 1
    painter.line((tip_x + side * barb * 0.9, tip_y + barb * 0.7, tip_x, tip_y), theme.wax, 1.5 * theme.band)
    painter.line((tip_x + side * barb * 0.1, tip_y + barb * 1.1, tip_x, tip_y), theme.wax, 1.5 * theme.band)


def arc(start: Rect, end: Rect) -> list[float]:
    """The points of the arc between the tops of two cards."""
    x, to_x = start.centre[0], end.centre[0]
    base, height = max(start.top, end.top) + theme.band, 4 * theme.unit
    points: list[float] = []
    for step in range(_STEPS + 1):
        angle = pi * step / _STEPS
        points += [(x + to_x) / 2 - (to_x - x) / 2 * cos(angle), base + height * sin(angle)]
    return points


def _paint_swords(painter: Painter, x: float, top: float) -> None:
    side = 5 * theme.unit
    place = Rect(x - side / 2, top - side / 2, side, side)
    painter.circle(place.centre, side * 0.6, theme.panel)
    painter.ring(place.centre, side * 0.6, faint(theme.wax, 0.8))
    painter.icon("swords", place.inset(side * 0.12), theme.wax)
