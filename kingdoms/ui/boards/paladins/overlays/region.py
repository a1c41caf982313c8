"""A region of Paladins with its spaces, large enough to read and tap."""

from math import ceil

from kingdoms.core.game import Thing
from kingdoms.core.words.language import capitalised
from kingdoms.games.paladins.board import REGION_FAITH, REGION_STRENGTH, SPACES
from kingdoms.games.paladins.words.names import region_name
from kingdoms.games.paladins.words.phrases import reward
from kingdoms.ui.board.sight import CLOSE, Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import Amount
from kingdoms.ui.boards.paladins.own.tray import unnumbered
from kingdoms.ui.boards.paladins.pieces import paint_row, tokens_of
from kingdoms.ui.boards.paladins.realm.regions import look_of_space, paint_need, piece_on
from kingdoms.ui.boards.paladins.targets import spaces_of
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import PANEL, write_whole
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_WIDEST, _HIGHEST = 10.5, 11  # the greatest width and height of the overlay, in touches
_WIDE, _FEW = 8, 4  # two columns below this width, in touches, or up to this many spaces
_COLUMNS, _WIDE_COLUMNS = 2, 3
_SPACE = 1.6  # the height of a space, in touches
_SYMBOLS, _SYMBOLS_GLYPHS = 0.42, 2.2  # the greatest width of the reward's symbols, relative to the space and in glyphs
_TOKEN, _LINES = 1.2, 4  # the size of a token, in glyphs; the most lines of words
_NAME = 0.55  # the share of the head taken by the name


class RegionOverlay:
    """All spaces of a region, with their rewards in words."""

    def lay_out(self, sight: Sight, opened: Thing, room: Rect) -> Places:
        """An overlay as tall as its spaces require."""
        panel = room.centred(min(room.width, _WIDEST * theme.touch), min(room.height, _HIGHEST * theme.touch))
        head, rest = panel.inset(theme.gap).cut_top(theme.touch, theme.unit)
        spaces = _lay_out_spaces(sight, opened[1], rest)
        lowest = min(place.rect.y for place in spaces.values())
        overlay = Rect(panel.x, lowest - theme.gap, panel.width, panel.top - lowest + theme.gap)
        return {opened: at(overlay, PANEL), CLOSE: at(head.cut_right(theme.touch)[0]), **spaces}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The overlay, a space or the piece on it."""
        if place.style == PANEL:
            return _paint_panel, place.rect, thing[1]
        return look_of_space(sight, thing, place.rect, _paint_space)


def _lay_out_spaces(sight: Sight, region: int, room: Rect) -> Places:
    spaces = spaces_of(sight.view, region)
    is_narrow = room.width < _WIDE * theme.touch or len(spaces) <= _FEW
    across = _COLUMNS if is_narrow else _WIDE_COLUMNS
    lines = ceil(len(spaces) / across)
    rows = room.cut_top(min(room.height, lines * _SPACE * theme.touch))[0].rows(lines, theme.unit)
    cells = [cell for row in rows for cell in row.columns(across, theme.unit)]
    places: Places = {}
    for space, cell in zip(spaces, cells, strict=False):
        places[("space", space)] = at(cell)
        places |= piece_on(sight.view, space, cell.cut_right(cell.height)[0])
    return places


def _paint_space(painter: Painter, rect: Rect, space: int, is_taken: bool) -> None:
    painter.fill(rect, theme.sunk if is_taken else theme.panel, theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    inner = rect.inset(theme.unit)
    symbols, words = inner.cut_left(min(inner.width * _SYMBOLS, _SYMBOLS_GLYPHS * theme.glyph), theme.unit)
    tokens = tokens_of(SPACES[space].reward)
    # The piece on a taken space covers the words, so the symbols need their numbers.
    paint_row(painter, symbols, tokens if is_taken else unnumbered(tokens), _TOKEN * theme.glyph)
    if not is_taken:
        text = capitalised(reward(SPACES[space].reward))
        write_whole(painter, text, words, theme.body, _LINES, bold=False, align="left")


def _paint_panel(painter: Painter, rect: Rect, region: int) -> None:
    painter.parchment(rect)
    head = rect.inset(theme.gap).cut_top(theme.touch)[0].cut_right(theme.touch)[1]
    words, needs = head.cut_left(head.width * _NAME)
    painter.text(region_name(region), words, theme.subtitle, bold=True, align="left")
    needed = (Amount("faith", REGION_FAITH[region]), Amount("strength", REGION_STRENGTH[region]))
    for token, cell in zip(needed, needs.columns(2), strict=True):
        paint_need(painter, cell, token, theme.subtitle)
