"""The overlays above the Royals table: everything a seat holds, the standings in a country, and the viewer's tokens."""

from math import ceil

from kingdoms.core.game import Thing
from kingdoms.core.words.language import _
from kingdoms.games.royals.board import PERIOD_TOKENS, POSITIONS
from kingdoms.games.royals.scoring import Standing, Token, ranking, standings
from kingdoms.games.royals.words.names import city_name, country_name
from kingdoms.games.royals.words.phrases import points
from kingdoms.ui.board.sight import CLOSE, NOWHERE, Place, Places, Sight, at
from kingdoms.ui.boards.royals import pieces
from kingdoms.ui.boards.royals.europe.portraits import paint_influence, paint_position
from kingdoms.ui.boards.royals.overlays.scoring import decisions
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import PANEL, paint_button, paint_titled
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, height_of
from kingdoms.ui.theme import faint, theme

PEEK: Thing = ("peek",)
"""The viewer's tokens, shown while a finger is held."""
_WIDEST = 13  # the greatest width of an overlay, in touches
_CELL = 1.4  # the greatest width of a position, in touches
_APART = 1.5  # the space around a position, in bands, so that a hint's frame covers no neighbour
_TOKEN, _LARGE_TOKEN = 1.0, 1.3  # the greatest width of a token, below other things and alone, in touches
_RANK, _LOW_RANK = 1.15, 0.8  # the height of a seat's line, in touches: the most, and the least next to many words
_ASPECT, _TOKEN_ASPECT = 1.3, 1.0  # the height of a position and of a token on an overlay, relative to its width
_SMALLER = 0.94  # the factor by which cells shrink per step until all fit
_MARGINS, _TOKENS_MARGINS = 4, 3  # the total space above, between and below what is on an overlay, in gaps
_SEAT_ABOUT = 0.34  # the greatest height of a seat's words, as a share of the room
_COUNTRY_ABOUT = 0.15  # the height always granted to a country's words, as a share of the room
_POSITIONS = 0.62  # the greatest share of the positions, if there are tokens below them
_HINT = 4  # the greatest width of the button that shows the viewer's tokens, in touches
_ABOUT_LINES, _TIE_LINES = 20, 3  # the most lines of text
_CITY_LETTER = 0.9  # the greatest type size of a position's city, as a share of its line
_SIGNS = 3.2  # the total width of a seat's influence, title and bonus, in line heights
_BONUS_INSET = 0.1  # how much smaller the bonus is on each side, as a share of its line


class SeatOverlay:
    """A seat's description, its positions, and its tokens, face up or face down."""

    def lay_out(self, sight: Sight, opened: Thing, room: Rect) -> Places:
        """The words at the top, the positions below them, and the tokens at the foot."""
        view, seat = sight.view, opened[1]
        holdings = [position for position, holder in enumerate(view.holders) if holder == seat]
        count, width = len(view.tokens(seat)), _inner_width(room)
        hint = theme.touch if count and _can_peek(sight, seat) else 0.0
        text = min(_about_height(sight, opened, room), _SEAT_ABOUT * room.height)
        most = room.height - text - hint - theme.touch - _MARGINS * theme.gap
        cell, line = _grid(len(holdings), width, _CELL, _ASPECT, _POSITIONS * most if count else most)
        token, token_line = _grid(count, width, _TOKEN, _TOKEN_ASPECT, most - line - theme.gap)
        panel, cross, rest = _panel_in(room, text + line + token_line + hint + 2 * theme.gap)
        about, rest = rest.cut_top(text, theme.unit)
        places: Places = {opened: at(panel, PANEL), ("about", seat): Place(about, NOWHERE), CLOSE: at(cross)}
        upper, lower = rest.cut_top(line, theme.gap)
        # If there are many, room for a finger takes priority.
        apart = max(0, min(_APART * theme.band - theme.hair, (cell - 2 * theme.hair - theme.touch) / 2))
        for position, rect in zip(holdings, _cells(upper, len(holdings), cell, _ASPECT), strict=True):
            places[("position", position)] = at(rect.inset(apart))
        if count:
            places[("tokens", seat)] = at(lower)
            for number, rect in enumerate(_cells(lower.cut_top(hint)[1], count, token, _TOKEN_ASPECT)):
                places[("token", seat, number)] = Place(rect, NOWHERE)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The panel, or one of the things on it."""
        rect = place.rect
        match thing:
            case ("seat", seat):
                return paint_titled, rect, sight.captions[seat], sight.seats[seat].crest
            case ("about", seat):
                return _paint_about, rect, sight.words.thing(sight.view, ("seat", seat), sight.names)[1]
            case ("position", position):
                return _paint_holding, rect, position
            case ("tokens", seat):
                return (_paint_hint if _can_peek(sight, seat) else _paint_nothing), rect
        _token, seat, number = thing
        return _paint_won, rect, sight.view.tokens(seat)[number] if sight.view.are_tokens_open else None


class CountryOverlay:
    """Everyone's current influence in a country, and a description of the country."""

    def lay_out(self, sight: Sight, opened: Thing, room: Rect) -> Places:
        """The seats by rank, then the tie-breaks, and at the foot the words, which also say if nobody has influence."""
        country = opened[1]
        order = ranking(sight.view.holders, country)
        most, lines = room.height - theme.touch - _MARGINS * theme.gap, len(order) + bool(order)
        least = max(_COUNTRY_ABOUT * most, most - lines * _LOW_RANK * theme.touch)
        text = min(_about_height(sight, opened, room), least)
        line = min(_RANK * theme.touch, (most - text) / lines) if lines else 0
        panel, cross, rest = _panel_in(room, text + lines * line + theme.gap)
        places: Places = {opened: at(panel, PANEL), CLOSE: at(cross)}
        for seat in order:
            row, rest = rest.cut_top(line)
            places[("rank", country, seat)] = Place(row.inset(0, theme.hair), NOWHERE)
        if order:
            tie, rest = rest.cut_top(line)
            places[("tie", country)] = Place(tie, NOWHERE)
        places[("about", country)] = Place(rest, NOWHERE)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The panel, or one of the things on it."""
        rect = place.rect
        match thing:
            case ("country", country):
                return _paint_country_panel, rect, country
            case ("about", country):
                return _paint_about, rect, sight.words.thing(sight.view, ("country", country), sight.names)[1]
            case ("rank", country, seat):
                return _look_of_rank(sight, country, seat, rect)
        order = ranking(sight.view.holders, thing[1])
        return _paint_tie, rect, decisions(standings(sight.view.holders, thing[1]), order, sight.names)


class OwnTokens:
    """The viewer's tokens, face up."""

    def lay_out(self, sight: Sight, opened: Thing, room: Rect) -> Places:
        """The tokens, as large as possible."""
        if sight.viewer is None:
            return {}
        count = len(sight.view.tokens(sight.viewer))
        most = room.height - theme.touch - _TOKENS_MARGINS * theme.gap
        cell, line = _grid(count, _inner_width(room), _LARGE_TOKEN, _TOKEN_ASPECT, most)
        panel, _cross, rest = _panel_in(room, max(line, theme.touch))
        places: Places = {PEEK: at(panel, PANEL)}
        for number, rect in enumerate(_cells(rest, count, cell, _TOKEN_ASPECT)):
            places[("token", sight.viewer, number)] = Place(rect, NOWHERE)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The panel with the tokens' total, or one of the tokens."""
        match thing:
            case ("token", seat, number):
                return _paint_won, place.rect, sight.view.tokens(seat)[number]
        seat = sight.viewer or 0
        title = _("{name}: {points}").format(name=sight.names[seat], points=points(sight.view.scores()[seat].total))
        return paint_titled, place.rect, title, sight.seats[seat].crest


def _panel_in(room: Rect, height: float) -> tuple[Rect, Rect, Rect]:
    """A panel for content of this height, the place of its cross, and the space for its content."""
    head = theme.touch + theme.unit
    panel = room.centred(min(room.width, _WIDEST * theme.touch), min(room.height, height + head + 2 * theme.gap))
    inner = panel.inset(theme.gap)
    cross = Rect(inner.right - theme.touch, inner.top - theme.touch, theme.touch, theme.touch)
    return panel, cross, inner.cut_top(head)[1]


def _inner_width(room: Rect) -> float:
    return min(room.width, _WIDEST * theme.touch) - 2 * theme.gap


def _about_height(sight: Sight, opened: Thing, room: Rect) -> float:
    about = sight.words.thing(sight.view, opened, sight.names)[1]
    return height_of(about, Style(round(theme.small)), _inner_width(room)) + theme.gap


def _can_peek(sight: Sight, seat: int) -> bool:
    """Whether these are face-down tokens that the viewer may look at: their own."""
    return seat == sight.viewer and not sight.view.are_tokens_open


def _grid(count: int, width: float, largest: float, aspect: float, most: float) -> tuple[float, float]:
    """The width of a cell at which this many fit into this space, and their total height."""
    cell = largest * theme.touch
    while count and cell > theme.glyph and ceil(count / _per_line(width, cell)) * cell * aspect > most:
        cell *= _SMALLER
    return cell, ceil(count / _per_line(width, cell)) * cell * aspect


def _per_line(width: float, cell: float) -> int:
    return max(1, int((width + theme.hair) / cell))


def _cells(room: Rect, count: int, cell: float, aspect: float) -> list[Rect]:
    per_line = _per_line(room.width, cell)
    return [
        Rect(
            room.x + number % per_line * cell,
            room.top - (number // per_line + 1) * cell * aspect,
            cell,
            cell * aspect,
        ).inset(theme.hair)
        for number in range(count)
    ]


def _look_of_rank(sight: Sight, country: int, seat: int, rect: Rect) -> Look:
    place = ranking(sight.view.holders, country).index(seat)
    tokens = PERIOD_TOKENS[sight.view.rules][country][min(sight.view.period, 2)]
    token = tokens[place] if place < 2 else 0
    standing = standings(sight.view.holders, country)[seat]
    return _paint_rank, rect, sight.captions[seat], sight.seats[seat].crest, standing, token


def _paint_country_panel(painter: Painter, rect: Rect, country: int) -> None:
    painter.parchment(rect)
    head = rect.inset(theme.gap).cut_top(theme.touch)[0].cut_right(theme.touch)[1]
    shield, title = head.cut_left(theme.crest, theme.gap)
    pieces.paint_picture(painter, shield.fitted(1), pieces.arms_picture(country))
    painter.text(country_name(country), title, theme.subtitle, bold=True, align="left")


def _paint_about(painter: Painter, rect: Rect, words: str) -> None:
    painter.text(words, rect, theme.small, theme.faded, align="left", lines=_ABOUT_LINES, valign="top")


def _paint_nothing(painter: Painter, rect: Rect) -> None:
    """Paints nothing, because the tokens are painted one by one."""


def _paint_hint(painter: Painter, rect: Rect) -> None:
    """The button above the viewer's tokens that reveals them."""
    button = rect.cut_top(theme.touch)[0].inset(0, theme.unit / 2)
    paint_button(painter, button.cut_left(min(button.width, _HINT * theme.touch))[0], _("Hold to look"))


def _paint_won(painter: Painter, rect: Rect, token: Token | None) -> None:
    """A token face up, or face down."""
    if token is None:
        pieces.paint_picture(painter, rect.fitted(1), pieces.TOKEN_BACK)
    else:
        pieces.paint_token(painter, rect, token)


def _paint_holding(painter: Painter, rect: Rect, position: int) -> None:
    """A position that a seat holds, with its city."""
    name, portrait = rect.cut_bottom(rect.height - rect.width)
    paint_position(painter, portrait, position, pieces.NOBODY)
    painter.text(city_name(POSITIONS[position].city), name, min(theme.tiny, _CITY_LETTER * name.height), bold=True)


def _paint_rank(painter: Painter, rect: Rect, name: str, crest: int, standing: Standing, token: int) -> None:
    """A seat in a country: its influence, its best title with that city's bonus, and the token it would get."""
    painter.fill(rect, faint(theme.sunk, 0.6), theme.corner)
    inner = rect.inset(theme.unit, theme.unit / 2)
    side = inner.height
    shield, rest = inner.cut_left(side, theme.unit)
    painter.crest(crest, shield)
    prize, rest = rest.cut_right(side, theme.unit)
    if token:
        pieces.paint_points(painter, prize, pieces.OF_PERIOD, token)
    signs, rest = rest.cut_right(_SIGNS * side, theme.unit)
    painter.text(name, rest, theme.body, bold=True, align="left")
    scroll, title, bonus = (cell.centred(side, side) for cell in signs.columns(3))
    paint_influence(painter, scroll, standing.influence)
    pieces.paint_portrait(painter, title.inset(theme.hair), standing.title)
    pieces.paint_points(painter, bonus.inset(_BONUS_INSET * side), pieces.OF_CITY, standing.bonus)


def _paint_tie(painter: Painter, rect: Rect, words: str) -> None:
    painter.text(words, rect, theme.small, bold=True, align="left", lines=_TIE_LINES)
