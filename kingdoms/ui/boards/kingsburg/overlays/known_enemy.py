"""This year's enemy in Kingsburg: its strength, spoils and damage, or the enemies that may come."""

from typing import NamedTuple

from kivy.properties import NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.games.kingsburg.cards import ENEMIES, enemy_cards
from kingdoms.games.kingsburg.state import HIDDEN
from kingdoms.games.kingsburg.words.names import enemy_name
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.symbol_rows import width_of
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.kingsburg.enemy import ENEMY
from kingdoms.ui.boards.kingsburg.pieces.symbols import losses_of, paint_line, paint_symbol_of, reward_of
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import write_whole
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, fitting, size_of
from kingdoms.ui.theme import theme

KNOWN: Thing = ("known",)
_LINES = 14  # the most lines of a description
_FACE = 0.72  # the side of a face, as a share of its line
_STRENGTH = 1.6  # the width of a strength, relative to its type size
_NAME = 5.4  # the width of a name, relative to its type size
_NAMED = 22  # the least width of a line with a name, relative to its type size
_HEADED = 30  # the least width of a line with a heading above the strength, relative to its type size
_DEFEAT = 0.66  # the width of the cost of a defeat, as a share of what a name leaves


class KingsburgKnownEnemy(Zone):
    """A description of the enemy, or a line for each enemy that may come."""

    widest = NumericProperty(0)
    """The greatest width of a line about a possible enemy."""
    tallest = NumericProperty(0)
    """The greatest height of such a line."""
    type_size = NumericProperty(1)
    """The type size in such a line."""
    symbol_size = NumericProperty(1)
    """The greatest size of a symbol in it."""

    def lay_out(self, sight: Sight) -> Places:
        """All of it is one thing, which cannot be tapped."""
        return {KNOWN: Place(self.rect, NOWHERE)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """Words about one enemy, or symbols for several."""
        year = sight.view.year
        if sight.view.enemies[year - 1] != HIDDEN:
            return _paint_words, place.rect, sight.about(ENEMY)[1]
        rect = place.rect.centred(min(place.rect.width, self.widest), place.rect.height)
        return _paint_possible_enemies, rect, year, _LineSizes(self.tallest, self.type_size, self.symbol_size)


def _paint_words(painter: Painter, rect: Rect, words: str) -> None:
    write_whole(painter, words, rect, theme.body, _LINES, bold=False, align="left", valign="top")


class _LineSizes(NamedTuple):
    """The greatest sizes in a line about a possible enemy."""

    tallest: float
    """The greatest height of a line."""
    type_size: float
    symbol_size: float
    """The greatest size of a symbol."""


def _paint_possible_enemies(painter: Painter, rect: Rect, year: int, sizes: _LineSizes) -> None:
    """A line for each enemy of a year, below headings, that for the strength only if there is room."""
    size, enemies = sizes.type_size, [ENEMIES[card] for card in enemy_cards(year)]
    head, rest = rect.cut_top(LINE * size)
    height = min(rest.height / len(enemies), sizes.tallest)
    _face, _name, strength, *columns = _cells(head, height, size)
    if _heading_width(head, size):
        painter.text(_("Strength"), strength, size, theme.faded, bold=True)
    for words, place in zip((_("Defeat"), _("Victory")), columns, strict=True):
        painter.text(words, place, fitting(words, place.width, size), theme.faded, bold=True, align="left")
    rows = [(losses_of(enemy), reward_of(enemy)) for enemy in enemies]
    sides = [place.width / width_of(tokens, 1) for row in rows for tokens, place in zip(row, columns, strict=True)]
    side = min(sizes.symbol_size, *sides)
    for enemy, line in zip(enemies, rest.cut_top(height * len(enemies))[0].rows(len(enemies)), strict=True):
        face, name, strength, losses, rewards = _cells(line, height, size)
        paint_symbol_of(painter, face.centred(_FACE * height, _FACE * height), enemy.kind, theme.ink)
        if name.width:
            words = enemy_name(enemy.kind)
            painter.text(words, name, fitting(words, name.width, size), align="left")
        painter.text(str(enemy.strength), strength, size, bold=True)
        for place, tokens in ((losses, losses_of(enemy)), (rewards, reward_of(enemy))):
            paint_line(painter, place.inset(0, theme.hair), tokens, side, "left")


def _heading_width(line: Rect, size: float) -> float:
    """The width of the heading above the strength; 0 in a line too narrow for it."""
    if line.width < _HEADED * size:
        return 0.0
    return size_of(_("Strength"), Style(round(size), bold=True))[0] + 2 * theme.gap


def _cells(line: Rect, height: float, size: float) -> tuple[Rect, ...]:
    """Where face, name, strength, losses and rewards are; in a narrow line, the name has no width."""
    face, rest = line.cut_left(height, theme.unit)
    name, rest = rest.cut_left(_NAME * size if line.width >= _NAMED * size else 0)
    strength, rest = rest.cut_left(max(_STRENGTH * size, _heading_width(line, size)), theme.unit)
    losses, rewards = rest.cut_left(_DEFEAT * rest.width, theme.gap)
    return face, name, strength, losses, rewards
