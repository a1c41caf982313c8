"""The last scoring in Royals: title by title, who gets the tile."""

from collections.abc import Sequence

from kivy.properties import NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.games.royals.board import TITLES
from kingdoms.games.royals.scoring import award
from kingdoms.games.royals.words.names import title_name
from kingdoms.ui.board.sight import Place, Sight
from kingdoms.ui.boards.royals.overlays.score_lines import RoyalsScoreLines, Winner, largest_type
from kingdoms.ui.boards.royals.pieces import paint_badge, paint_cubes, paint_portrait
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, size_of
from kingdoms.ui.theme import GROOVE, faint, theme

AWARDED = "awarded"
"""The name of the scoring of the titles as a thing."""
_TITLE = 0.28  # the share of a title's name next to those who get its tile
_CUBE = 0.75  # the greatest size of a cube, as a share of its line
_TWO_DIGITS = 10  # the smallest number with two digits
_CUBES, _MANY_CUBES = 1.7, 2.2  # the width of cubes with a number of one digit, and of two, in cubes
_WORTH = (1.2, 0.85)  # the width and height of the points, in cubes
_OWNER = 3.5  # the least width of a player who gets a tile, in cubes
_REASON_LINES = 2  # the most lines of the reason why nobody gets a tile


class RoyalsTitleScores(RoyalsScoreLines):
    """A line for each title."""

    count = NumericProperty(len(TITLES))
    scored = "title_score"

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The players who get the tile, with their cubes."""
        title = thing[1]
        seats, points = award(title, sight.view.tiles[title])
        winners = tuple(Winner(sight.captions[seat], sight.seats[seat].crest, points) for seat in seats)
        return paint_title_scores, place.rect, title, winners, max(sight.view.tiles[title])


def paint_title_scores(painter: Painter, rect: Rect, title: int, winners: Sequence[Winner], most: int) -> None:
    """The portrait, and the one or two players who get the tile with their cubes on it, or why nobody does."""
    painter.fill(rect, faint(theme.sunk, GROOVE), theme.corner)
    inner = rect.inset(theme.unit, theme.unit / 2)
    portrait, rest = inner.cut_left(inner.height, theme.unit)
    paint_portrait(painter, portrait.inset(theme.hair), title)
    name, rest = rest.cut_left(_TITLE * rest.width, theme.unit)
    size = largest_type([title_name(each) for each in TITLES], name.width)
    painter.text(title_name(title), name, size, bold=True, align="left")
    if not winners:
        words = _("Tie of three or more: no points") if most else _("Nobody")
        painter.text(words, rest, size, theme.faded, align="left", lines=_REASON_LINES)
    cells = rest.columns(max(1, len(winners)), theme.gap)[: len(winners)]
    widths = [size_of(winner.name, Style(round(theme.small), bold=True))[0] for winner in winners]
    has_room = all(width <= _owner_parts(cell, most)[1].width for width, cell in zip(widths, cells, strict=True))
    for winner, cell in zip(winners, cells, strict=True):
        paint_winner(painter, cell, winner, most, is_beside=has_room)


def _owner_parts(rect: Rect, cubes: int) -> tuple[Rect, Rect, Rect]:
    """The spaces for a player's cubes, the name, and the points, in that order."""
    side = _cube_side(rect)
    count, rest = rect.cut_left((_CUBES if cubes < _TWO_DIGITS else _MANY_CUBES) * side, theme.unit)
    worth, name = rest.cut_right(min(_WORTH[0] * side, rest.width), theme.unit)
    return count, name, worth.centred(worth.width, _WORTH[1] * side)


def _cube_side(rect: Rect) -> float:
    """The size of the cubes of a player who gets a tile."""
    return float(min(_CUBE * rect.height, theme.crest, rect.width / _OWNER))


def paint_winner(painter: Painter, rect: Rect, winner: Winner, cubes: int, *, is_beside: bool) -> None:
    """A player who gets a tile: their number of cubes on it, the points, and the name between or above these."""
    above, rest = rect.cut_top(0 if is_beside else LINE * theme.small)
    count, between, worth = _owner_parts(rest, cubes)
    paint_cubes(painter, count.centred(count.width, _cube_side(rest)), winner.crest, cubes)
    paint_badge(painter, worth, str(winner.points), theme.ink, theme.panel)
    size = largest_type([winner.name], between.width) if is_beside else theme.small
    painter.text(winner.name, between if is_beside else above, size, bold=True, align="left")
