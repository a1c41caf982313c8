"""A seat's tokens in Royals, on its overlay; the viewer's own can be held to look at them."""

from kivy.properties import BooleanProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.games.royals.scoring import Token
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.boards.royals import pieces
from kingdoms.ui.boards.royals.overlays.piece_lines import RoyalsPieceLines
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_button
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

PEEK: Thing = ("peek",)
"""The viewer's tokens, shown while a finger is held down."""


class RoyalsTokens(RoyalsPieceLines):
    """A seat's tokens; the viewer's own can be held to look at them if they are face down."""

    is_face_up = BooleanProperty(False)
    """Whether the viewer is looking at the tokens."""
    can_be_held = BooleanProperty(False)
    """Whether these are face-down tokens that the viewer may look at."""
    button_width = NumericProperty(0)
    button_height = NumericProperty(0)
    """The size of the button above tokens that can be held."""

    def measure(self, sight: Sight) -> None:
        """Asks for the height of all lines and of the button above them."""
        seat = self.seat_shown(sight)
        self.is_needed = bool(sight.view.tokens(seat))
        is_own_secret = seat == sight.viewer and not sight.view.are_tokens_open
        self.can_be_held = self.is_needed and is_own_secret and not self.is_face_up
        lines = self.height_for(len(sight.view.tokens(seat)), self.most_height - self.button_height)
        self.wanted_height = lines + self.button_height

    def lay_out(self, sight: Sight) -> Places:
        """All tokens as one thing to hold or to read about, and each by itself."""
        seat = self.seat_shown(sight)
        places: Places = {("tokens", seat): at(self.rect)} if self.is_needed and not self.is_face_up else {}
        room = self.rect.cut_top(self.button_height)[1]
        for number, cell in enumerate(self.cells(room, len(sight.view.tokens(seat)))):
            places[("token", seat, number)] = Place(cell, NOWHERE)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A token, face up or face down, or the button above them."""
        if thing[0] == "tokens":
            return _paint_button, place.rect, self.button_width, self.button_height
        is_open = self.is_face_up or sight.view.are_tokens_open
        return _paint_token, place.rect, sight.view.tokens(thing[1])[thing[2]] if is_open else None


def _paint_button(painter: Painter, rect: Rect, width: float, height: float) -> None:
    """The button that reveals the tokens; nothing if it has no height."""
    button = rect.cut_top(height)[0].cut_left(min(rect.width, width))[0]
    if height:
        paint_button(painter, button.inset(0, theme.unit / 2), _("Hold to look"))


def _paint_token(painter: Painter, rect: Rect, token: Token | None) -> None:
    """A token face up, or face down."""
    if token is None:
        pieces.paint_drawing(painter, rect.fitted(1), pieces.TOKEN_BACK)
    else:
        pieces.paint_token(painter, rect, token)
