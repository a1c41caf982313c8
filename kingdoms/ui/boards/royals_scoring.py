"""Scoring in Royals as a scene: a sheet that tells country by country, or title by title, who gets which token."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kingdoms.core.game import Thing
from kingdoms.core.tongue import _
from kingdoms.games.royals.board import COUNTRIES, PERIOD_TOKENS, TITLES
from kingdoms.games.royals.names import country_name, period_name, title_name
from kingdoms.games.royals.scoring import Standing, award, ranking, standings
from kingdoms.games.royals.state import NONE
from kingdoms.ui.boards.royals_tokens import (
    OF_PERIOD,
    OF_TITLE,
    arms_picture,
    paint_picture,
    paint_points,
    paint_portrait,
)  # fmt: skip
from kingdoms.ui.layers import Look
from kingdoms.ui.painter import Painter
from kingdoms.ui.panel import BUTTON, PANEL
from kingdoms.ui.rect import Rect
from kingdoms.ui.sight import CLOSE, NOWHERE, Place, Places, Sight, at
from kingdoms.ui.theme import faint, theme

SCORED, AWARDED = "scored", "awarded"
"""What is opened: the scoring of a period, and the titles at the end."""
HEADING: Thing = ("heading",)
_WIDEST = 13  # touches
_TALLEST = 1.5  # the height of a line at most, in touches


class Winner(NamedTuple):
    """Who gets a token, and what it is worth."""

    name: str
    crest: int
    points: int


# Where things are.


def lay_out_scoring(opened: Thing, room: Rect) -> Places:
    """A sheet with a line for each country, or for each title, and the button that puts it away."""
    name = "country_score" if opened[0] == SCORED else "title_score"
    count = len(COUNTRIES) if opened[0] == SCORED else len(TITLES)
    columns = 2 if theme.form == "phone" and theme.wide else 1
    per_column = -(-count // columns)
    width, head = min(room.width, _WIDEST * theme.touch), max(0.8 * theme.touch, 1.5 * theme.lead)
    spare = head + theme.touch + 3 * theme.gap
    line = min(_TALLEST * theme.touch, (room.height - spare) / per_column)
    panel = room.centred(width, spare + line * per_column)
    heading, rest = panel.inset(theme.gap).cut_top(head)
    foot, body = rest.cut_bottom(theme.touch, theme.unit)
    places: Places = {opened: at(panel, PANEL), HEADING: Place(heading, NOWHERE)}
    cells = [cell for column in body.columns(columns, theme.gap) for cell in column.rows(per_column, theme.unit)]
    for number, cell in zip(range(count), cells, strict=False):
        places[(name, number)] = Place(cell, NOWHERE)
    button = foot.centred(min(foot.width, 5 * theme.touch), theme.touch)
    return places | {CLOSE: at(button, BUTTON)}


# How things look.


def look_of_scoring(sight: Sight, thing: Thing, rect: Rect, opened: Thing | None) -> Look | None:
    """How the sheets and what stands on them look; None if a thing is not of them."""
    match thing:
        case ("scored" | "awarded", *_which):
            return _paint_sheet, rect
        case ("heading",):
            return _paint_heading, rect, _heading(opened)
        case ("country_score", country):
            return _look_of_country(sight, country, rect, opened[1] if opened else 0)
        case ("title_score", title):
            seats, points = award(title, sight.view.tiles[title])
            winners = tuple(Winner(sight.names[seat], sight.seats[seat].crest, points) for seat in seats)
            return _paint_title, rect, title, winners
    return None


def _heading(opened: Thing | None) -> str:
    match opened:
        case ("scored", period):
            return _("The period {year} is scored").format(year=period_name(period))
    return _("The title tiles")


def _look_of_country(sight: Sight, country: int, rect: Rect, period: int) -> Look:
    holders, owners = sight.view.holders, sight.view.period_tokens[period][country]
    winners = [
        Winner(sight.names[seat], sight.seats[seat].crest, points) if seat != NONE else None
        for seat, points in zip(owners, PERIOD_TOKENS[country][period], strict=True)
    ]
    told = comparisons(standings(holders, country), ranking(holders, country))
    return _paint_country, rect, country, tuple(winners), told


def comparisons(standing: Mapping[int, Standing], order: Sequence[int]) -> str:
    """How the first and the second in a country compare; and the second with the third, if they have as much."""
    told = [comparison(standing, order[:2])]
    if len(order) > 2 and standing[order[1]].influence == standing[order[2]].influence:
        told.append(comparison(standing, order[1:3]))
    return " · ".join(told)


def comparison(standing: Mapping[int, Standing], order: Sequence[int]) -> str:
    """How two seats in a country compare, and what decides between equal influence."""
    own = [standing[seat] for seat in order if seat in standing]
    if not own:
        return _("Nobody has influence here.")
    if len(own) == 1:
        return _("Influence {n}").format(n=own[0].influence)
    first, second = own[:2]
    text = _("Influence {first} to {second}").format(first=first.influence, second=second.influence)
    if first.influence > second.influence:
        return text
    if first.title > second.title:
        why = _("the higher title decides: {title}").format(title=title_name(first.title))
    else:
        why = _("equal titles, so the city bonus decides: {first} to {second}").format(
            first=first.bonus, second=second.bonus
        )
    return _("{influence}; {why}").format(influence=text, why=why)


def _paint_sheet(painter: Painter, rect: Rect) -> None:
    painter.parchment(rect)


def _paint_heading(painter: Painter, rect: Rect, words: str) -> None:
    painter.text(words, rect, theme.lead, bold=True)


def _paint_country(
    painter: Painter, rect: Rect, country: int, winners: Sequence[Winner | None], told: str
) -> None:
    """The arms, the first and the second with their tokens, and below them why."""
    painter.fill(rect, faint(theme.sunk, 0.6), theme.corner)
    inner = rect.inset(theme.unit, theme.unit / 2)
    shield, rest = inner.cut_left(min(inner.height, theme.crest), theme.unit)
    paint_picture(painter, shield.fitted(1), arms_picture(country))
    words, above = rest.cut_bottom(0.34 * rest.height)
    painter.text(f"{country_name(country)}: {told}", words, theme.tiny, theme.faded, align="left", lines=2)
    for place, (winner, cell) in enumerate(zip(winners, above.columns(2, theme.unit), strict=True)):
        if winner is None:
            painter.icon("close", cell.fitted(1).inset(0.25 * cell.height), theme.faded)
        else:
            _paint_winner(painter, cell, winner, OF_PERIOD, is_first=place == 0)


def _paint_winner(painter: Painter, rect: Rect, winner: Winner, piece: str, is_first: bool) -> None:
    """A crest, a name and the token that goes there."""
    token, rest = rect.cut_right(rect.height, theme.unit)
    paint_points(painter, token.inset(0 if is_first else 0.06 * token.height), piece, winner.points)
    shield, name = rest.cut_left(0.9 * rect.height, theme.unit)
    painter.crest(winner.crest, shield)
    painter.text(winner.name, name, theme.small, bold=is_first, align="left")


def _paint_title(painter: Painter, rect: Rect, title: int, winners: Sequence[Winner]) -> None:
    """The portrait, and the one or the two who get the tile, or nobody."""
    painter.fill(rect, faint(theme.sunk, 0.6), theme.corner)
    inner = rect.inset(theme.unit, theme.unit / 2)
    portrait, rest = inner.cut_left(inner.height, theme.unit)
    paint_portrait(painter, portrait.inset(theme.hair), title)
    name, rest = rest.cut_left(0.28 * rest.width, theme.unit)
    painter.text(title_name(title), name, theme.small, bold=True, align="left")
    if not winners:
        painter.text(_("Nobody"), rest, theme.small, theme.faded, align="left")
    for winner, cell in zip(winners, rest.columns(2, theme.unit), strict=False):
        _paint_winner(painter, cell, winner, OF_TITLE, is_first=True)
