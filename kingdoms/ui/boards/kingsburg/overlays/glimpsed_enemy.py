"""The enemy, shown while a player holds a finger on its card: small enough to cover with a hand."""

from kingdoms.core.game import Thing
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import GLIMPSE, NOWHERE, Place, Places, Sight, at
from kingdoms.ui.boards.kingsburg.enemy import ENEMY
from kingdoms.ui.boards.kingsburg.overlays.winter import KNOWN, TITLE, EnemyOverlay
from kingdoms.ui.boards.kingsburg.winter.winter_table import TURNED
from kingdoms.ui.drawing.panels import PANEL
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_WIDTH, _HEIGHT = 7.2, 2.6  # the greatest width and the usual height of the overlay, in touches
_LETTERS = 8  # the overlay's least height, relative to the type size
_CARD_SHARE = 0.32  # the greatest width of the card, as a share of the overlay's
_HEAD_LINE = 1.4  # the height of the name, relative to its type size


class GlimpsedEnemyOverlay(EnemyOverlay):
    """The enemy's card with its stakes next to it, near the finger."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board

    def lay_out(self, sight: Sight, opened: Thing, room: Rect) -> Places:
        """The card with words next to it; the card being held stays where it is."""
        panel = self._panel(room)
        inner = panel.inset(theme.gap)
        card, words = inner.cut_left(min(inner.height, inner.width * _CARD_SHARE), theme.gap)
        title, known = words.cut_top(_HEAD_LINE * theme.subtitle, theme.unit)
        things = {TURNED: card, TITLE: title, KNOWN: known}
        places = {thing: Place(rect, NOWHERE) for thing, rect in things.items()}
        return {opened: at(panel, PANEL), **places, GLIMPSE: self._board.places[GLIMPSE]}

    def _panel(self, room: Rect) -> Rect:
        """The area below the enemy's card, limited to the room there is."""
        enemy = self._board.places[ENEMY].rect
        width = min(room.width, _WIDTH * theme.touch)
        height = min(enemy.y - theme.unit - room.y, max(_HEIGHT * theme.touch, _LETTERS * theme.body))
        x = max(room.x, min(enemy.x, room.right - width))
        return Rect(x, enemy.y - theme.unit - height, width, height)
