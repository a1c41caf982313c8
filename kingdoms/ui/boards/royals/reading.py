"""Portraits and cards of Royals at reading size."""

from kingdoms.core.game import Thing
from kingdoms.games.royals.state import NONE
from kingdoms.ui.board.board import Board
from kingdoms.ui.boards.royals.display import paint_open
from kingdoms.ui.boards.royals.hand import HAND, INTRIGUE, card_of
from kingdoms.ui.boards.royals.portraits import paint_large_position
from kingdoms.ui.boards.royals.tokens import NOBODY, paint_card
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect


class Reading(Board):
    """A board on which portraits and cards can be seen large."""

    def is_card(self, thing: Thing) -> bool:
        """Portraits and cards can be seen large."""
        if thing[0] == "open" and self.sight is not None:
            return bool(thing[1] < len(self.sight.view.display))
        return thing[0] in ("position", HAND, INTRIGUE)

    def paint_large(self, painter: Painter, thing: Thing, rect: Rect) -> None:
        """Any of them at reading size."""
        if self.sight is None:
            return
        view = self.sight.view
        match thing:
            case ("position", position):
                holder = view.holders[position]
                crest = self.sight.seats[holder].crest if holder != NONE else NOBODY
                paint_large_position(painter, rect, position, crest)
            case ("open", slot):
                paint_open(painter, rect, view.display[slot])
            case _:
                paint_card(painter, rect, card_of(thing))
