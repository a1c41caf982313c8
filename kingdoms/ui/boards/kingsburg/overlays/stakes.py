"""An enemy's damage and spoils, on the overlay about the last winter in Kingsburg."""

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.games.kingsburg.cards import ENEMIES
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.symbol_rows import Amount, Amounts, in_readable_lines, width_of
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.kingsburg.pieces.symbols import VP, losses_of, paint_line, reward_of
from kingdoms.ui.boards.kingsburg.winter.last_battle import last_battle
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, size_of
from kingdoms.ui.theme import GROOVE, faint, theme

_SYMBOL, _LINE = 1.4, 1.6  # the greatest size of a symbol, and the height of its line, in glyphs


class KingsburgStakes(Zone):
    """The cost of a defeat, the reward for a victory and, if there is room, the bonus for the strongest winner."""

    def lay_out(self, sight: Sight) -> Places:
        """Lays out the stakes as a single thing that cannot be tapped."""
        return {("stakes",): Place(self.rect, NOWHERE)} if last_battle(sight.past) else {}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The stakes of the last winter."""
        battle = last_battle(sight.past)
        return _paint_stakes, place.rect, battle.enemy if battle else 0


def _paint_stakes(painter: Painter, rect: Rect, card: int) -> None:
    enemy = ENEMIES[card]
    lines: list[tuple[str, Amounts]] = [(_("Defeat"), losses_of(enemy)), (_("Victory"), reward_of(enemy))]
    lines.append((_("Strongest"), (Amount(VP, 1, True),)))
    parts = [(words, in_readable_lines(tokens, rect.width)) for words, tokens in lines]
    if sum(1 + len(rows) for _words, rows in parts) * LINE * theme.small > rect.height:
        parts.pop()
    count = sum(1 + len(rows) for _words, rows in parts)
    height = min(rect.height / count, _LINE * theme.glyph)
    # Between the enemy and the king's die, as far from the one as from the other.
    side = min(_SYMBOL * theme.glyph, height - 2 * theme.hair)
    widest = max(max(_width(words), *(width_of(row, side) for row in rows)) for words, rows in parts)
    rest = rect.centred(min(rect.width, widest), count * height)
    ground = rect.centred(min(rect.width, widest + 2 * theme.gap), rect.height)
    for words, rows in parts:
        pair = rest.cut_top((1 + len(rows)) * height)[0]
        plate = Rect(ground.x, pair.y, ground.width, pair.height).inset(0, theme.unit / 2)
        painter.fill(plate, faint(theme.sunk, GROOVE), theme.corner)
        name, rest = rest.cut_top(height)
        painter.text(words, name, theme.small, theme.faded, bold=True, align="left")
        for row in rows:
            line, rest = rest.cut_top(height)
            paint_line(painter, line.inset(0, theme.hair), row, _SYMBOL * theme.glyph, "left")


def _width(words: str) -> float:
    return size_of(words, Style(round(theme.small), bold=True))[0]
