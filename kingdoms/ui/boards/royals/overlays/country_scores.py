"""The scoring of a period in Royals: country by country, who gets which token."""

from collections.abc import Sequence

from kivy.properties import NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _, capitalised
from kingdoms.games.royals.board import COUNTRIES, PERIOD_TOKENS
from kingdoms.games.royals.country_ranking import ranking, standings
from kingdoms.games.royals.state import NONE
from kingdoms.games.royals.words.names import country_name
from kingdoms.ui.board.sight import Place, Sight
from kingdoms.ui.boards.royals.overlays.comparison import decisions, influences
from kingdoms.ui.boards.royals.overlays.score_lines import RoyalsScoreLines, Winner, largest_type
from kingdoms.ui.boards.royals.pieces import OF_PERIOD, arms_picture, paint_drawing, paint_points
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, height_of, size_of
from kingdoms.ui.theme import GROOVE, faint, theme

SCORED = "scored"
"""The name of the scoring of a period as a thing."""
_WINNERS = 0.37  # the least share of the winners above the reasons
_INFLUENCE_LINE = 1.1  # the height of the line of influences, in lines of text
_NOBODY = "–"  # stands where nobody wins; a cross would look like a button that closes the sheet
_SECOND_INSET = 0.06  # how much smaller the second token is on each side, as a share of the first
_CREST = 0.9  # the width of a winner's crest, in tokens
_LEAST_PICTURE = 0.6  # the least size of a crest or a token next to a name, in touches
_MOST_LINES = 4  # the most lines of text for the tie-breaks


class RoyalsCountryScores(RoyalsScoreLines):
    """A line for each country."""

    count = NumericProperty(len(COUNTRIES))
    scored = "country_score"

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The winners, and everyone's influence."""
        (_scored, period), (_name, country) = self.opened or (), thing
        owners = sight.view.period_tokens[period][country]
        winners = [
            Winner(sight.captions[seat], sight.seats[seat].crest, points) if seat != NONE else None
            for seat, points in zip(owners, PERIOD_TOKENS[sight.view.rules][country][period], strict=True)
        ]
        holders, names = sight.view.holders, sight.names
        compared = [(standings(holders, each), ranking(holders, each), names) for each in COUNTRIES]
        whys = tuple(decisions(*each) for each in compared)
        return (
            paint_country_scores,
            place.rect,
            country,
            tuple(winners),
            tuple(influences(*each) for each in compared),
            whys,
        )


def paint_country_scores(
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
    painter.fill(rect, faint(theme.sunk, GROOVE), theme.corner)
    inner = rect.inset(theme.unit, theme.unit / 2)
    shield, rest = inner.cut_left(min(inner.height, theme.crest), theme.unit)
    paint_drawing(painter, shield.fitted(1), arms_picture(country))
    size, lines = _letters(rest, standing, whys)
    most = max(_words_height(why, rest.width, size) for why in whys)
    above, below = rest.cut_top(max(_WINNERS * rest.height, rest.height - most))
    line, reason = below.cut_top(min(below.height / (2 if any(whys) else 1), _words_height("", rest.width, size)))
    painter.text(lines[country], line, size, bold=True, align="left")
    painter.text(whys[country], reason, size, theme.faded, align="left", lines=_MOST_LINES, valign="top")
    for place, (winner, cell) in enumerate(zip(winners, above.columns(2, theme.unit), strict=True)):
        if winner is None:
            painter.text(_NOBODY, cell, theme.subtitle, theme.faded, bold=True)
        else:
            _paint_winner(painter, cell, winner, is_first=place == 0)


def _letters(room: Rect, standing: Sequence[str], whys: Sequence[str]) -> tuple[float, Sequence[str]]:
    """The largest type size at which every country's text fits, and the line of influence for each country.

    If a line is too wide even in the smallest type, the countries' names are left out: their arms are beside it. If it
    is still too wide, it has only the players.
    """
    named = [_influence(country_name(country), names) for country, names in enumerate(standing)]
    for size in (theme.body, theme.small, theme.tiny):
        widest = max(size_of(line, Style(round(size), bold=True))[0] for line in named)
        highest = max(_words_height(why, room.width, size) for why in whys)
        if widest <= room.width and (size == theme.tiny or highest <= (1 - _WINNERS) * room.height):
            return size, named
    short = [_influence("", names) for names in standing]
    style = Style(round(theme.tiny), bold=True)
    if max(size_of(line, style)[0] for line in short) > room.width:
        short = [capitalised(names) or _NOBODY for names in standing]
    return theme.tiny, short


def _influence(country: str, names: str) -> str:
    """A line that says who has how much influence, in a country if it is to be named."""
    if not names:
        return _("Nobody has influence here.")
    text = _("Influence, {country}: {names}") if country else _("Influence: {names}")
    return text.format(country=country, names=names)


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
    painter.text(winner.name, name, largest_type([winner.name], name.width), bold=is_first, align="left")
