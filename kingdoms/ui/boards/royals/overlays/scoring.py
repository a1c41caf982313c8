"""Scoring in Royals as a scene: an overlay that shows country by country, or title by title, who gets which token."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from kingdoms.core.game import Thing
from kingdoms.core.words.language import _, enumerated, sentences
from kingdoms.games.royals.board import COUNTRIES, PERIOD_TOKENS, TITLES
from kingdoms.games.royals.scoring import Standing, award, ranking, standings
from kingdoms.games.royals.state import NONE
from kingdoms.games.royals.words.names import country_name, period_name, title_name, title_within
from kingdoms.ui.board.sight import CLOSE, NOWHERE, Place, Places, Sight, at
from kingdoms.ui.boards.royals.pieces import (
    OF_PERIOD,
    arms_picture,
    paint_badge,
    paint_cubes,
    paint_picture,
    paint_points,
    paint_portrait,
)  # fmt: skip
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import BUTTON, PANEL, paint_heading
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, height_of, size_of
from kingdoms.ui.theme import faint, theme

SCORED, AWARDED = "scored", "awarded"
"""The names of the things that open the overlay: the scoring of a period, and the titles at the end."""
HEADING: Thing = ("heading",)
_WIDEST, _BUTTON = 13, 5  # the greatest width of the overlay and of its button, in touches
_TALLEST = {SCORED: 2.5, AWARDED: 1.5}  # the greatest height of a line, in touches
_TOKENS = 2  # the tokens that can be won in a country
_HEAD, _HEAD_LINE = 0.8, 1.5  # the least height of the heading, in touches and relative to the type size
_MARGINS = 3  # the total space above, between and below heading, lines and button, in gaps
_WINNERS = 0.37  # the least share of the winners above the reasons
_INFLUENCE_LINE = 1.1  # the height of the line of influences, in lines of text
_CROSS_INSET = 0.25  # the margin of the cross where nobody wins, as a share of its line
_SECOND_INSET = 0.06  # how much smaller the second token is on each side, as a share of the first
_CREST = 0.9  # the width of a winner's crest, in tokens
_TITLE = 0.28  # the share of a title's name next to those who get its tile
_CUBE = 0.75  # the greatest size of a cube, as a share of its line
_CUBES, _MANY_CUBES = 1.7, 2.2  # the width of cubes with a number of one digit, and of two, in cubes
_WORTH = (1.2, 0.85)  # the width and height of the points, in cubes
_LEAST_PICTURE = 0.6  # the least size of a crest or a token next to a name, in touches
_OWNER = 3.5  # the least width of a player who gets a tile, in cubes
_MOST_LINES = 4  # the most lines of text for the tie-breaks


class Winner(NamedTuple):
    """The player who gets a token, and its value."""

    name: str
    crest: int
    points: int


class ScoringOverlay:
    """A line for each country or title, and the button that closes the overlay."""

    def __init__(self, opened: Thing) -> None:
        self._opened = opened

    def lay_out(self, sight: Sight, opened: Thing, room: Rect) -> Places:
        """A heading, the lines (in two columns if the space is wide and short), and the button."""
        name, count = ("country_score", len(COUNTRIES)) if opened[0] == SCORED else ("title_score", len(TITLES))
        width, head = min(room.width, _WIDEST * theme.touch), max(_HEAD * theme.touch, _HEAD_LINE * theme.subtitle)
        spare = head + theme.touch + _MARGINS * theme.gap
        columns = 2 if room.height < min(room.width, spare + count * theme.touch) else 1
        per_column = -(-count // columns)
        line = min(_TALLEST[opened[0]] * theme.touch, (room.height - spare) / per_column)
        panel = room.centred(width, spare + line * per_column)
        heading, rest = panel.inset(theme.gap).cut_top(head)
        foot, body = rest.cut_bottom(theme.touch, theme.unit)
        places: Places = {opened: at(panel, PANEL), HEADING: Place(heading, NOWHERE)}
        cells = [cell for column in body.columns(columns, theme.gap) for cell in column.rows(per_column, theme.unit)]
        for number, cell in zip(range(count), cells, strict=False):
            places[(name, number)] = Place(cell, NOWHERE)
        return places | {CLOSE: at(foot.centred(min(foot.width, _BUTTON * theme.touch), theme.touch), BUTTON)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The overlay, or one of the things on it."""
        match thing:
            case ("heading",):
                words = _("Titles")
                if self._opened[0] == SCORED:
                    words = _("{year} scoring").format(year=period_name(self._opened[1]))
                return paint_heading, place.rect, words
            case ("country_score", country):
                return _look_of_country(sight, country, place.rect, self._opened[1])
            case ("title_score", title):
                seats, points = award(title, sight.view.tiles[title])
                winners = tuple(Winner(sight.captions[seat], sight.seats[seat].crest, points) for seat in seats)
                return paint_title, place.rect, title, winners, max(sight.view.tiles[title])
        return Painter.parchment, place.rect


def _look_of_country(sight: Sight, country: int, rect: Rect, period: int) -> Look:
    owners = sight.view.period_tokens[period][country]
    winners = [
        Winner(sight.captions[seat], sight.seats[seat].crest, points) if seat != NONE else None
        for seat, points in zip(owners, PERIOD_TOKENS[sight.view.rules][country][period], strict=True)
    ]
    holders, names = sight.view.holders, sight.names
    compared = [(standings(holders, each), ranking(holders, each), names) for each in COUNTRIES]
    whys = tuple(decisions(*each) for each in compared)
    return paint_country, rect, country, tuple(winners), tuple(influences(*each) for each in compared), whys


def influences(standing: Mapping[int, Standing], order: Sequence[int], names: Sequence[str]) -> str:
    """Everyone with influence in a country and how much they have, the leader first."""
    if not order:
        return _("Nobody has influence here.")
    return enumerated([_("{name} ({n})").format(name=names[seat], n=standing[seat].influence) for seat in order])


def decisions(standing: Mapping[int, Standing], order: Sequence[int], names: Sequence[str]) -> str:
    """The tie-breaks between players with equal influence, if a token depends on them."""
    pairs = pairwise(order[: _TOKENS + 1])
    return sentences(
        *(
            _decision(standing, first, second, names)
            for first, second in pairs
            if standing[first].influence == standing[second].influence
        )
    )


def _decision(standing: Mapping[int, Standing], first: int, second: int, names: Sequence[str]) -> str:
    """Why one of two seats with equal influence is ahead of the other."""
    own, other = standing[first], standing[second]
    if own.title > other.title:
        return _("{first} is ahead of {second}: higher title ({title}).").format(
            first=names[first], second=names[second], title=title_within(own.title)
        )
    return _("{first} is ahead of {second}: same title, higher city bonus ({bonus} to {other}).").format(
        first=names[first], second=names[second], bonus=own.bonus, other=other.bonus
    )


def paint_country(
    painter: Painter,
    rect: Rect,
    country: int,
    winners: Sequence[Winner | None],
    standing: Sequence[str],
    whys: Sequence[str],
) -> None:
    """The arms, the players who are first and second with their tokens, and the reasons below them.

    Crests, tokens and words are the same size in all countries, whichever country needs the most words.
    """
    painter.fill(rect, faint(theme.sunk, 0.6), theme.corner)
    inner = rect.inset(theme.unit, theme.unit / 2)
    shield, rest = inner.cut_left(min(inner.height, theme.crest), theme.unit)
    paint_picture(painter, shield.fitted(1), arms_picture(country))
    size, lines = _letters(rest, standing, whys)
    most = max(_words_height(why, rest.width, size) for why in whys)
    above, below = rest.cut_top(max(_WINNERS * rest.height, rest.height - most))
    line, reason = below.cut_top(min(below.height / (2 if any(whys) else 1), _words_height("", rest.width, size)))
    painter.text(lines[country], line, size, bold=True, align="left")
    painter.text(whys[country], reason, size, theme.faded, align="left", lines=_MOST_LINES, valign="top")
    for place, (winner, cell) in enumerate(zip(winners, above.columns(2, theme.unit), strict=True)):
        if winner is None:
            painter.icon("close", cell.fitted(1).inset(_CROSS_INSET * cell.height), theme.faded)
        else:
            _paint_winner(painter, cell, winner, is_first=place == 0)


def _letters(room: Rect, standing: Sequence[str], whys: Sequence[str]) -> tuple[float, Sequence[str]]:
    """The largest type size at which every country's text fits, and the line of influence for each country.

    If a line is too wide even in the smallest type, the countries' names are left out: their arms are beside it.
    """
    text = _("{country}: {names}")
    named = [text.format(country=country_name(country), names=names) for country, names in enumerate(standing)]
    for size in (theme.small, theme.tiny):
        widest = max(size_of(line, Style(round(size), bold=True))[0] for line in named)
        highest = max(_words_height(why, room.width, size) for why in whys)
        if widest <= room.width and (size == theme.tiny or highest <= (1 - _WINNERS) * room.height):
            return size, named
    return theme.tiny, standing


def _words_height(why: str, width: float, size: float) -> float:
    """The height of the line of influences, and of the reasons below it, in type of this size."""
    style = Style(round(size))
    return _INFLUENCE_LINE * height_of("A", style, width) + (height_of(why, style, width) if why else 0)


def _paint_winner(painter: Painter, rect: Rect, winner: Winner, is_first: bool) -> None:
    """A winner's crest, name and token; the pictures shrink if the name needs the space."""
    needed = size_of(winner.name, Style(round(theme.small), bold=is_first))[0] + 2 * theme.unit
    side = min(rect.height, max(_LEAST_PICTURE * theme.touch, (rect.width - needed) / 2))
    token, rest = rect.cut_right(side, theme.unit)
    paint_points(painter, token.inset(0 if is_first else _SECOND_INSET * side), OF_PERIOD, winner.points)
    shield, name = rest.cut_left(_CREST * side, theme.unit)
    painter.crest(winner.crest, shield)
    painter.text(winner.name, name, theme.small, bold=is_first, align="left")


def paint_title(painter: Painter, rect: Rect, title: int, winners: Sequence[Winner], most: int) -> None:
    """The portrait, and the one or two players who get the tile with their cubes on it, or nobody."""
    painter.fill(rect, faint(theme.sunk, 0.6), theme.corner)
    inner = rect.inset(theme.unit, theme.unit / 2)
    portrait, rest = inner.cut_left(inner.height, theme.unit)
    paint_portrait(painter, portrait.inset(theme.hair), title)
    name, rest = rest.cut_left(_TITLE * rest.width, theme.unit)
    painter.text(title_name(title), name, theme.small, bold=True, align="left")
    if not winners:
        painter.text(_("Nobody"), rest, theme.small, theme.faded, align="left")
    cells = rest.columns(max(1, len(winners)), theme.gap)[: len(winners)]
    widths = [size_of(winner.name, Style(round(theme.small), bold=True))[0] for winner in winners]
    has_room = all(width <= _owner_parts(cell, most)[1].width for width, cell in zip(widths, cells, strict=True))
    for winner, cell in zip(winners, cells, strict=True):
        paint_owner(painter, cell, winner, most, is_beside=has_room)


def _owner_parts(rect: Rect, cubes: int) -> tuple[Rect, Rect, Rect]:
    """The spaces for a player's cubes, the name, and the points, in that order."""
    side = _cube_side(rect)
    count, rest = rect.cut_left((_CUBES if cubes < 10 else _MANY_CUBES) * side, theme.unit)
    worth, name = rest.cut_right(min(_WORTH[0] * side, rest.width), theme.unit)
    return count, name, worth.centred(worth.width, _WORTH[1] * side)


def _cube_side(rect: Rect) -> float:
    """The size of the cubes of a player who gets a tile."""
    return float(min(_CUBE * rect.height, theme.crest, rect.width / _OWNER))


def paint_owner(painter: Painter, rect: Rect, winner: Winner, cubes: int, *, is_beside: bool) -> None:
    """A player who gets a tile: their number of cubes on it, the points, and the name between or above these."""
    above, rest = rect.cut_top(0 if is_beside else LINE * theme.small)
    count, between, worth = _owner_parts(rest, cubes)
    paint_cubes(painter, count, ((winner.crest, cubes),), _cube_side(rest))
    paint_badge(painter, worth, str(winner.points), theme.ink, theme.panel)
    painter.text(winner.name, between if is_beside else above, theme.small, bold=True, align="left")
