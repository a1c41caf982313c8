"""Pieces of one size in lines on a Royals overlay: the positions that a seat holds, and its tokens."""

from math import ceil

from kivy.properties import BooleanProperty, NumericProperty

from kingdoms.core.game import Thing
from kingdoms.core.words.language import _
from kingdoms.games.royals.board import POSITIONS
from kingdoms.games.royals.scoring import Token
from kingdoms.games.royals.words.names import city_name
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.royals import pieces
from kingdoms.ui.boards.royals.europe.positions import paint_position
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_button
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

PEEK: Thing = ("peek",)
"""The viewer's tokens, shown while a finger is held down."""
_SMALLER = 0.94  # the factor by which cells shrink per step until all fit
_LEAST = 0.65  # the width at which they stop shrinking, in glyphs
_APART = 1.5  # the space around a position, in bands, so that a hint's frame covers no neighbour
_CITY_LETTER = 0.9  # the greatest type size of a position's city, as a share of its line


class RoyalsCells(Zone):
    """Pieces of one size, as large as the space for them allows."""

    largest = NumericProperty(0)
    """The greatest width of a piece."""
    most_height = NumericProperty(0)
    """The greatest height of all lines together."""
    aspect = NumericProperty(0)
    """The height of a piece relative to its width."""
    cell = 0.0
    """The width of a piece, as last measured."""

    def height_for(self, count: int, most: float) -> float:
        """Chooses the size at which this many pieces fit into this height; returns the height of all lines."""
        self.cell = self.largest
        while count and self.cell > _LEAST * theme.glyph and self._total(count) > most:
            self.cell *= _SMALLER
        return self._total(count)

    def cells(self, room: Rect, count: int) -> list[Rect]:
        """Where each of this many pieces is, line by line."""
        per_line, height = self._per_line, self.cell * self.aspect
        corners = [divmod(number, per_line) for number in range(count)]
        return [
            Rect(room.x + column * self.cell, room.top - (line + 1) * height, self.cell, height).inset(theme.hair)
            for line, column in corners
        ]

    @property
    def _per_line(self) -> int:
        return max(1, int((self.width + theme.hair) / self.cell))

    def _total(self, count: int) -> float:
        return ceil(count / self._per_line) * self.cell * self.aspect


class RoyalsHoldings(RoyalsCells):
    """The positions that a seat holds."""

    def measure(self, sight: Sight) -> None:
        """Asks for the height of all lines."""
        self.wanted_height = self.height_for(len(self._held(sight)), self.most_height)

    def lay_out(self, sight: Sight) -> Places:
        """The positions; if there are many, room for a finger is more important than the space between them."""
        held = self._held(sight)
        apart = max(0, min(_APART * theme.band - theme.hair, (self.cell - 2 * theme.hair - theme.touch) / 2))
        cells = self.cells(self.rect, len(held))
        return {("position", position): at(cell.inset(apart)) for position, cell in zip(held, cells, strict=True)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The portrait, with its city below."""
        return _paint_holding, place.rect, thing[1]

    def _held(self, sight: Sight) -> list[int]:
        seat = self.seat_shown(sight)
        return [position for position, holder in enumerate(sight.view.holders) if holder == seat]


class RoyalsTokens(RoyalsCells):
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


def _paint_holding(painter: Painter, rect: Rect, position: int) -> None:
    """A position that a seat holds, with its city."""
    name, portrait = rect.cut_bottom(rect.height - rect.width)
    paint_position(painter, portrait, position, pieces.NOBODY)
    painter.text(city_name(POSITIONS[position].city), name, min(theme.tiny, _CITY_LETTER * name.height), bold=True)


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
