"""The spaces of a region of Paladins, large enough to read and tap."""

from collections.abc import Sequence
from math import ceil

from kivy.properties import BoundedNumericProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import capitalised
from kingdoms.games.paladins.board import SPACES, spaces_of
from kingdoms.games.paladins.words.phrases import reward
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.own.tray import unnumbered, without_effect
from kingdoms.ui.boards.paladins.pieces import paint_row, tokens_of
from kingdoms.ui.boards.paladins.realm.regions import look_of_space, piece_on
from kingdoms.ui.boards.paladins.targets import has_no_effect
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import write_whole
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_SYMBOLS, _SYMBOLS_GLYPHS = 0.42, 2.2  # the greatest width of the reward's symbols, relative to the space and in glyphs
_TOKEN, _LINES = 1.2, 4  # the size of a token, in glyphs; the most lines of words


class PaladinsRegionSpaces(Zone):
    """All spaces of a region, with their rewards in words."""

    columns = BoundedNumericProperty(2, min=1)
    spacing = NumericProperty(0)
    space_height = NumericProperty(0)
    """The preferred height of a space, including the gap below it."""
    count = NumericProperty(0)
    """The number of spaces."""

    def measure(self, sight: Sight) -> None:
        """Counts the spaces and makes the zone as high as they require."""
        self.count = len(self._spaces(sight))
        self.wanted_height = ceil(self.count / self.columns) * self.space_height

    def lay_out(self, sight: Sight) -> Places:
        """The spaces row by row, with the pieces on them."""
        spaces, columns = self._spaces(sight), int(self.columns)
        rows = self.rect.rows(ceil(len(spaces) / columns), self.spacing)
        cells = [cell for row in rows for cell in row.columns(columns, self.spacing)]
        places: Places = {}
        for space, cell in zip(spaces, cells, strict=False):
            places[("space", space)] = at(cell)
            places |= piece_on(sight.view, space, cell.cut_right(cell.height)[0])
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A space or the piece on it."""
        is_wasted = self.board.is_lit(thing) and has_no_effect(sight.view, thing)
        return look_of_space(sight, thing, place.rect, _paint_space_without_effect if is_wasted else _paint_space)

    def _spaces(self, sight: Sight) -> Sequence[int]:
        return spaces_of(self.opened[1], sight.view.seats) if self.opened is not None else ()


def _paint_space(painter: Painter, rect: Rect, space: int, is_taken: bool) -> None:
    painter.fill(rect, theme.sunk if is_taken else theme.panel, theme.corner)
    _paint_reward(painter, rect, space, "" if is_taken else capitalised(reward(SPACES[space].reward)))


def _paint_space_without_effect(painter: Painter, rect: Rect, space: int, _is_taken: bool) -> None:
    """A free space whose reward has no effect for the player."""
    painter.fill(rect, theme.sunk, theme.corner)
    _paint_reward(painter, rect, space, without_effect(capitalised(reward(SPACES[space].reward))))


def _paint_reward(painter: Painter, rect: Rect, space: int, words: str) -> None:
    """A space's reward in symbols and words; a piece covers the words, so without them the symbols have numbers."""
    painter.outline(rect, theme.line, radius=theme.corner)
    inner = rect.inset(theme.unit)
    symbols, room = inner.cut_left(min(inner.width * _SYMBOLS, _SYMBOLS_GLYPHS * theme.glyph), theme.unit)
    tokens = tokens_of(SPACES[space].reward)
    paint_row(painter, symbols, unnumbered(tokens) if words else tokens, _TOKEN * theme.glyph)
    if words:
        write_whole(painter, words, room, theme.body, _LINES, bold=False, align="left")
