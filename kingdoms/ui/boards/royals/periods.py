"""The period tokens in Royals: who has the most influence in a country, and who is second."""

from collections.abc import Sequence

from kivy.properties import BooleanProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.games.royals.board import COUNTRIES, COUNTRY_KEYS, PERIOD_TOKENS, PERIODS
from kingdoms.games.royals.words.names import period_name
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.royals import pieces
from kingdoms.ui.boards.royals.pieces import LOST, NOBODY
from kingdoms.ui.drawing.crests import ARMS, tincture_of
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, size_of
from kingdoms.ui.theme import faint, theme

GRID: Thing = ("grid",)
"""The grid of the tokens, with the years and the countries."""
ABOUT_PERIODS: Thing = ("about_periods",)
"""The line above the tokens that says what they are for."""
_LABEL_LETTERS = 2.7  # the least width of the years, relative to the type size
_LABEL, _HEAD = 0.13, 0.16  # the width of the years and the height of the countries, as shares of the grid
_COUNTRY = 0.9  # the size of a country's symbol, as a share of its head
_YEAR = 0.36  # the greatest type size of a year, as a share of its width
_TOKENS = (0.98, 0.84)  # the sizes of the first and second token, as shares of their space
_WIDE = 1.05  # the width, in heights, from which a token's value is next to its seat's charge
_BESIDE = 0.6  # the width of its value next to the charge, as a share of the plate
_WIDEST = "10"  # the values all have the size at which this one fits
_WORTH = 0.56  # the height of its value below the charge, as a share of the plate
_DIGITS = 0.9  # the type size of its value there, as a share of that height: digits are lower than a line of text
_LARGEST_WORTH = 1.2  # the greatest type size of its value there, relative to usual type
_CROSS_INSET = 0.2  # the margin of the cross in place of a lost token, as a share of the token


class RoyalsPeriods(Zone):
    """A line for each period and a column for each country, or the other way round."""

    has_caption = BooleanProperty(True)
    """Whether a line of text says what the tokens are for."""
    by_country = BooleanProperty(False)
    """Whether each line is for a country, which leaves wider columns for the periods in a narrow zone."""

    def lay_out(self, sight: Sight) -> Places:
        """The tokens on their grid, below a line of text."""
        about, grid = self.rect.cut_top(pieces.caption_height(_about(), self.width) if self.has_caption else 0)
        places: Places = {ABOUT_PERIODS: Place(about, NOWHERE)} if self.has_caption else {}
        places[GRID] = Place(grid, NOWHERE)
        lines, columns = (COUNTRIES, PERIODS) if self.by_country else (PERIODS, COUNTRIES)
        for number, line in enumerate(_body(grid).rows(len(lines))):
            for across, cell in enumerate(line.columns(len(columns))):
                period, country = (across, number) if self.by_country else (number, across)
                places[("period", period, country)] = at(cell)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The tokens of a country, or what is around them."""
        match thing:
            case ("period", period, country):
                taken, tokens = sight.view.period_tokens, PERIOD_TOKENS[sight.view.rules]
                takers = pieces.crests_of(sight, taken[period][country]) if period < len(taken) else (NOBODY, NOBODY)
                return paint_period, place.rect, tokens[country][period], takers
            case ("grid",):
                period = min(sight.view.period, len(PERIODS) - 1)
                return _paint_grid_by_country if self.by_country else _paint_grid, place.rect, period
        return pieces.paint_caption, place.rect, _about()


def _about() -> str:
    return _("Period tokens: for the most influence")


def _body(room: Rect) -> Rect:
    label = max(_LABEL * room.width, _LABEL_LETTERS * theme.tiny)
    return room.cut_left(label)[1].cut_top(_HEAD * room.height)[1]


def _paint_grid(painter: Painter, rect: Rect, period: int) -> None:
    """The sheet of the period tokens: years on the left, countries at the top; the current period is darker."""
    pieces.paint_paper(painter, rect)
    body = _body(rect)
    for country, column in enumerate(body.columns(len(COUNTRIES))):
        head = Rect(column.x, body.top, column.width, rect.top - body.top)
        _paint_country(painter, head.inset(theme.hair, theme.unit / 2), country)
    for number, line in enumerate(body.rows(len(PERIODS))):
        if number == period:
            _paint_current(painter, Rect(rect.x, line.y, rect.width, line.height))
        _paint_year(painter, Rect(rect.x, line.y, body.x - rect.x, line.height), number)


def _paint_grid_by_country(painter: Painter, rect: Rect, period: int) -> None:
    """The same sheet with countries on the left and years at the top."""
    pieces.paint_paper(painter, rect)
    body = _body(rect)
    for country, line in enumerate(body.rows(len(COUNTRIES))):
        head = Rect(rect.x, line.y, body.x - rect.x, line.height)
        _paint_country(painter, head.inset(theme.unit / 2, theme.hair), country)
    for number, column in enumerate(body.columns(len(PERIODS))):
        if number == period:
            _paint_current(painter, Rect(column.x, rect.y, column.width, rect.height))
        _paint_year(painter, Rect(column.x, body.top, column.width, rect.top - body.top), number)


def _paint_country(painter: Painter, head: Rect, country: int) -> None:
    """A country's symbol on its colour."""
    painter.fill(head, pieces.country_colour(country), theme.unit)
    side = _COUNTRY * min(head.width, head.height)
    symbol, ink = pieces.symbol(COUNTRY_KEYS[country]), pieces.country_ink(country)
    paint_symbol(painter, symbol, head.centred(side, side), ink)


def _paint_current(painter: Painter, rect: Rect) -> None:
    painter.fill(rect.inset(theme.hair), faint(theme.faded, pieces.CURRENT), theme.corner)


def _paint_year(painter: Painter, rect: Rect, period: int) -> None:
    year = rect.inset(theme.hair)
    size = max(theme.tiny, min(theme.small, _YEAR * year.width))
    painter.text(period_name(period), year.centre, size, bold=True)


def paint_period(painter: Painter, rect: Rect, points: Sequence[int], takers: Sequence[int]) -> None:
    """Both tokens of a country, the first slightly larger; taken ones show whose they are, lost ones a cross."""
    for place, (worth, cell) in enumerate(zip(points, rect.inset(theme.hair).columns(2), strict=True)):
        side = min(cell.width, cell.height) * _TOKENS[place]
        token = cell.centred(side, side)
        if takers[place] == LOST:
            painter.icon("close", token.inset(_CROSS_INSET * side), theme.faded)
        elif takers[place] == NOBODY:
            pieces.paint_points(painter, token, pieces.OF_PERIOD, worth)
        else:
            paint_won(painter, cell, worth, takers[place])


def paint_won(painter: Painter, rect: Rect, worth: int, taker: int) -> None:
    """A plate in the colours of the seat that has a token: its charge, with the token's value below or next to it."""
    plate, tincture = rect.inset(theme.hair), tincture_of(taker)
    painter.fill(plate, theme.tinctures[tincture], theme.corner)
    painter.outline(plate, theme.ink, theme.hair, theme.corner)
    words, ink = str(worth), theme.tincture_inks[tincture]
    if plate.width > _WIDE * plate.height:
        number, sign = plate.cut_right(_BESIDE * plate.width)
        size = min(theme.body, plate.height / LINE)
        size *= min(1.0, number.width / size_of(_WIDEST, Style(round(size), bold=True))[0])
    else:
        number, sign = plate.cut_bottom(max(_WORTH * plate.height, LINE * theme.tiny))
        size, sign = min(_LARGEST_WORTH * theme.body, _DIGITS * number.height), sign.inset(0, theme.hair)
    size = max(theme.tiny, size)
    paint_symbol(painter, f"heraldry/{ARMS[taker].charge}", sign.fitted(1), ink)
    middle = max(number.centre[1], rect.y + LINE / 2 * size)
    painter.text(words, (number.centre[0], middle), size, ink, bold=True)
