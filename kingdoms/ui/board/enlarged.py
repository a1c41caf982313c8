"""A card at reading size, with its rule in words."""

from typing import Any

from kivy.factory import Factory
from kivy.properties import NumericProperty

from kingdoms.core.state import Thing
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.drawing import pictures
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import CARD_ASPECT, theme
from kingdoms.ui.widgets import Body, Sheet, Stack

_CARD = Rect(0, 0, 1, CARD_ASPECT)


class LargeCard(Painted):
    """One card of a board, as large as its rule leaves room for."""

    aspect = NumericProperty(CARD_ASPECT)
    """The height of the card divided by its width."""
    room = NumericProperty(0)
    """The height available to the card and its rule together without scrolling."""
    rule_height = NumericProperty(0)

    def __init__(self, board: Board, thing: Thing, **kwargs: Any) -> None:
        self._board, self._thing = board, thing
        super().__init__(**kwargs)
        gallery.bind(on_arrival=self.repaint)

    def paint(self, painter: Painter) -> None:
        """Paints the card, whole and undistorted, with the most detailed drawings available."""
        painter.find_picture = pictures.fine_picture
        sight = self._board.sight
        look = self._board.large_look(sight, self._thing, self.rect.fitted(self.aspect)) if sight is not None else None
        if look is not None:
            look[0](painter, *look[1:])


def show_enlarged(board: Board, sight: Sight, thing: Thing, why_not: str, title: str = "") -> Sheet:
    """Opens a sheet that shows a thing at reading size, with a description and, if given, why it cannot be chosen.

    Its title is the thing's name unless another one is given.
    """
    name, text = sight.about(thing)
    sheet, layout, rule = Sheet(title=title or name), Factory.CardWithRule(), Stack(pos_hint={"top": 1})
    look = board.large_look(sight, thing, _CARD)
    if look is not None:
        place: Rect = look[1]
        card = LargeCard(board, thing, aspect=place.height / place.width)
        sheet.bind(body_room=card.setter("room"), on_dismiss=lambda _sheet: pictures.free_large())
        rule.bind(height=card.setter("rule_height"))
        layout.add_widget(card)
    rule.add_widget(Body(text=text))
    if why_not:
        rule.add_widget(Body(text=why_not, color=theme.wax))
    layout.add_widget(rule)
    sheet.add_widget(layout)
    sheet.open()
    return sheet
