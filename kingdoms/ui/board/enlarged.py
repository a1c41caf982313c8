"""A card at reading size, with its rule in words."""

from typing import Any

from kivy.properties import NumericProperty

from kingdoms.core.game import Thing
from kingdoms.ui.board.board import Board
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.painter import Painted, Painter
from kingdoms.ui.theme import CARD_SHAPE, theme
from kingdoms.ui.widgets import Body, Sheet

_HEIGHT = 4.6  # of a card at reading size, in cards of a phone


class LargeCard(Painted):
    """One card of a board, large."""

    shape = NumericProperty(CARD_SHAPE)

    def __init__(self, board: Board, thing: Thing, **kwargs: Any) -> None:
        super().__init__(size_hint_y=None, height=_HEIGHT * 1.15 * theme.touch, **kwargs)
        self._board, self._thing = board, thing
        gallery.bind(on_arrival=self.repaint)

    def paint(self, painter: Painter) -> None:
        """The card, whole and undistorted."""
        self._board.paint_large(painter, self._thing, self.rect.fitted(self.shape))


def read(board: Board, thing: Thing, title: str, text: str, why: str) -> Sheet:
    """Opens a sheet with a thing at reading size and what there is to know of it."""
    sheet = Sheet(title=title)
    if board.is_card(thing):
        sheet.add_widget(LargeCard(board, thing))
    sheet.add_widget(Body(text=text))
    if why:
        sheet.add_widget(Body(text=why, color=theme.wax))
    sheet.open()
    return sheet
