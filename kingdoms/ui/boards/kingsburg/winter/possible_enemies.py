"""The enemies that may come this year in Kingsburg: each with its strength, the cost of a defeat and the reward."""

from kingdoms.core.words.language import _
from kingdoms.games.kingsburg.cards import ENEMIES, cards_of
from kingdoms.games.kingsburg.words.names import enemy_name
from kingdoms.ui.board.symbol_rows import width_of
from kingdoms.ui.boards.kingsburg.pieces.symbols import defeat, paint_line, paint_symbol_of, victory
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, fitting
from kingdoms.ui.theme import theme

_WIDEST = 11  # the greatest width of a line, in touches
_HIGHEST_LINE = 1.0  # the greatest height of a line, in touches
_FACE = 0.72  # the side of a face, as a share of its line
_STRENGTH = 1.6  # the width of a strength, relative to its type size
_NAME = 5.4  # the width of a name, relative to its type size
_NAMED = 22  # the least width of a line with a name, relative to its type size
_DEFEAT = 0.66  # the width of the cost of a defeat, as a share of what a name leaves
_SYMBOL = 1.1  # the greatest size of a symbol, in glyphs


def paint_possible_enemies(painter: Painter, rect: Rect, year: int) -> None:
    """A line for each enemy of a year, below a heading for its losses and rewards."""
    enemies = [ENEMIES[card] for card in cards_of(year)]
    rect = rect.centred(min(rect.width, _WIDEST * theme.touch), rect.height)
    head, rest = rect.cut_top(LINE * theme.small)
    height = min(rest.height / len(enemies), _HIGHEST_LINE * theme.touch)
    _face, _name, _strength, *columns = _cells(head, height)
    for words, place in zip((_("Defeat"), _("Victory")), columns, strict=True):
        painter.text(words, place, fitting(words, place.width, theme.small), theme.faded, bold=True, align="left")
    rows = [(defeat(enemy), victory(enemy)) for enemy in enemies]
    sides = [place.width / width_of(tokens, 1) for row in rows for tokens, place in zip(row, columns, strict=True)]
    side = min(_SYMBOL * theme.glyph, *sides)
    for enemy, line in zip(enemies, rest.cut_top(height * len(enemies))[0].rows(len(enemies)), strict=True):
        face, name, strength, losses, rewards = _cells(line, height)
        paint_symbol_of(painter, face.centred(_FACE * height, _FACE * height), enemy.kind, theme.ink)
        if name.width:
            words = enemy_name(enemy.kind)
            painter.text(words, name, fitting(words, name.width, theme.small), align="left")
        painter.text(str(enemy.strength), strength, theme.small, bold=True)
        for place, tokens in ((losses, defeat(enemy)), (rewards, victory(enemy))):
            paint_line(painter, place.inset(0, theme.hair), tokens, side, "left")


def _cells(line: Rect, height: float) -> tuple[Rect, ...]:
    """Where face, name, strength, losses and rewards are; in a narrow line, the name has no width."""
    face, rest = line.cut_left(height, theme.unit)
    name, rest = rest.cut_left(_NAME * theme.small if line.width >= _NAMED * theme.small else 0)
    strength, rest = rest.cut_left(_STRENGTH * theme.small, theme.unit)
    losses, rewards = rest.cut_left(_DEFEAT * rest.width, theme.gap)
    return face, name, strength, losses, rewards
