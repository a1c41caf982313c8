"""The king's die on the overlay about the last winter in Kingsburg."""

from kingdoms.core.state import Thing
from kingdoms.games.kingsburg.events import KingsDie
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.kingsburg.pieces.dice import WHITE_CREST, paint_die
from kingdoms.ui.boards.kingsburg.winter.last_battle import last_battle
from kingdoms.ui.boards.kingsburg.winter.winter_table import KINGS_DIE
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, TextBox, is_whole_in
from kingdoms.ui.theme import theme

_WIDTH = 0.72  # the greatest side of the die, as a share of the width: its corners reach further while it turns
_HEIGHT = 0.62  # the greatest side of the die, as a share of the height; its meaning is below it
_LINES = 3


class KingsburgKingsDie(Zone):
    """The die, with its meaning below it if there is room; the sums include it in any case."""

    def lay_out(self, sight: Sight) -> Places:
        """The die with its words is one thing, which cannot be tapped."""
        return {KINGS_DIE: Place(self.rect, NOWHERE)} if last_battle(sight.past) else {}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The face that was rolled."""
        battle = last_battle(sight.past)
        die = battle.die if battle else 1
        return _paint_kings_die, place.rect, die, sight.words.line(KingsDie(die), sight.names)


def kings_die_place(rect: Rect) -> Rect:
    """Where the king's die comes to rest."""
    side = min(rect.width * _WIDTH, rect.height * _HEIGHT)
    return rect.cut_top(side)[0].centred(side, side)


def _paint_kings_die(painter: Painter, rect: Rect, die: int, phrase: str) -> None:
    place = kings_die_place(rect)
    paint_die(painter, place, WHITE_CREST, die)
    words = rect.cut_top(place.height, theme.unit)[1]
    box = TextBox(int(words.width), int(words.height), _LINES)
    for size in (theme.body, theme.small):
        if is_whole_in(phrase, Style(round(size)), box):
            painter.text(phrase, words, size, lines=_LINES, valign="top")
            return
