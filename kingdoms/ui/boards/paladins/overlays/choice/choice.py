"""The paladins to choose from in Paladins."""

from kivy.properties import NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.overlays.choice.paladin_card import paint_paladin
from kingdoms.ui.boards.paladins.pieces import colour_of
from kingdoms.ui.drawing.crests import ARMS
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_chosen
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_DRAWN = 3  # the number of paladins to choose from
_BUTTON_LETTER = 0.3  # the greatest type size on a button, as a share of its height


class PaladinsChoice(Zone):
    """The paladins that were drawn, side by side.

    A button below each paladin says what a tap on either of them does: first it chooses the one for this round, then
    the one to put back on top.
    """

    spacing = NumericProperty(0)
    button_height = NumericProperty(0)

    def lay_out(self, sight: Sight) -> Places:
        """Every card above its button."""
        places: Places = {}
        drawn = sorted(sight.view.drawn[self.seat_shown(sight)])
        for paladin, column in zip(drawn, self.rect.columns(_DRAWN, self.spacing), strict=False):
            button, card = column.cut_bottom(self.button_height, self.spacing)
            places[("paladin", paladin)] = at(card)
            places[("top", paladin)] = at(button)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A paladin, or the button below it."""
        (name, paladin), picked, crest = thing, self.board.picking.picked, sight.seats[sight.owner].crest
        is_used = ("paladin", paladin) in picked
        if name == "paladin":
            return paint_to_choose, place.rect, paladin, is_used, crest
        return paint_paladin_button, place.rect, bool(picked), is_used, crest


def paint_to_choose(painter: Painter, rect: Rect, paladin: int, is_picked: bool, owner: int) -> None:
    """A paladin to choose from, marked if it is picked."""
    paint_paladin(painter, rect, paladin)
    if is_picked:
        # The tick stays inside the card, so that it does not cover the heading.
        paint_chosen(painter, rect, owner, inside=1)


def paint_paladin_button(painter: Painter, rect: Rect, is_one_used: bool, is_used: bool, owner: int) -> None:
    """The button below a paladin, to use it or put it on top; below the used one, a label in its owner's colour."""
    room = rect.inset(theme.hair)
    if is_used:
        painter.fill(room, colour_of(owner), theme.corner)
    else:
        painter.parchment(room)
    ink = theme.tincture_inks[ARMS[owner].tincture] if is_used else theme.ink
    words = _("Back on top") if is_one_used and not is_used else _("This round")
    size = min(theme.small, rect.height * _BUTTON_LETTER)
    painter.text(words, rect.inset(theme.unit, 0), size, ink, bold=True, lines=2)
