"""Rival Kings: the rest of the viewer's hand, while the court takes up the middle of the table.

If others are near the device, the cards are face down; while their owner holds them, an overlay shows them.
"""

from kivy.properties import BooleanProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.games.rival_kings.cards import HAND
from kingdoms.ui.board.sight import GLIMPSE, NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.rival_kings.pieces.cards import name_style
from kingdoms.ui.boards.rival_kings.pieces.characters import CHARACTER_BACK, paint_small_character
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, TextBox, height_of, is_whole_in
from kingdoms.ui.theme import CARD_ASPECT, theme

IN_HAND = "in_hand"
"""The name of the rest of the viewer's hand as a thing."""
_LEFT = HAND - 1  # the most characters left once one is chosen
_BACKS_BESIDE, _BACKS_ABOVE = 0.46, 0.36  # the share of the room that the backs take next to their words, or above them
_STEP = 0.4  # the distance between one back and the next, as a share of its width
_CAPTION_LINES = 3
_LEAST_BELOW_TITLE = 1.05  # the least height of the cards below the title, in touches
_LEAST_SIGN = 0.5  # the least side of the eye above words, in glyphs


class RivalKingsRestOfHand(Zone):
    """The characters left in the viewer's hand after the reveal, as a single thing."""

    is_needed = BooleanProperty(False)
    """Whether there are cards to show: not before the reveal."""
    is_part_of_rows = BooleanProperty(False)
    """Whether its room belongs to the viewer's rows next to it, even while it is empty."""

    def measure(self, sight: Sight) -> None:
        """Needs a width only when there are cards to show."""
        self.is_needed = sight.viewer is not None and sight.view.revealed

    def lay_out(self, sight: Sight) -> Places:
        """The hand; it stays face down while the viewer looks through a pile that nobody else may see."""
        if sight.viewer is None or not self.is_needed or not self.width:
            return {}
        thing, has_pile = (IN_HAND, sight.viewer), sight.view.agenda[-1:] and sight.view.asked == "pick"
        if has_pile and sight.reader is None:
            return {thing: Place(self.rect, NOWHERE)}
        if sight.is_face_down or sight.is_glimpsed:
            return {thing: Place(self.rect, NOWHERE), GLIMPSE: at(self.rect)}
        return {thing: at(self.rect)}

    @property
    def own_areas(self) -> list[Rect]:
        """The parts in the viewer's colour; none until the reveal, unless they belong to the rows."""
        return super().own_areas if self.places or self.is_part_of_rows else []

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The characters side by side or stacked, or their backs."""
        hand, (title, room) = sight.view.hands[thing[1]], _below_title(place.rect)
        if place.hit is NOWHERE and not sight.is_glimpsed:
            return _paint_backs, title, _parts(room)[0], len(hand)
        return _paint_hand, title, room, tuple(hand)

    def look_for_viewer(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """How a thing looks; words about face-down cards are next to the backs or below them, never on a card."""
        if thing == GLIMPSE and not sight.is_glimpsed:
            return _paint_caption, _parts(_below_title(place.rect)[1])[1], _("Hold to look")
        return super().look_for_viewer(sight, thing, place)


def _below_title(rect: Rect) -> tuple[Rect, Rect]:
    """Where the title is, and the cards below it; a low or narrow space has no title."""
    title, rest = rect.inset(theme.unit / 2).cut_top(LINE * theme.least_name)
    has_title = name_style(_title(), title.width) is not None and rest.height >= _LEAST_BELOW_TITLE * theme.touch
    return (title, rest) if has_title else (rect.cut_top(0)[0], rect)


def _title() -> str:
    return _("Still in hand")


def _paint_title(painter: Painter, title: Rect) -> None:
    if title.height:
        painter.text(_title(), title, theme.least_name, theme.faded, bold=True)


def _parts(rect: Rect) -> tuple[Rect, Rect]:
    """Where the backs are, and the words about them."""
    if rect.width > rect.height:
        return rect.cut_left(_BACKS_BESIDE * rect.width, theme.unit)
    return rect.cut_top(_BACKS_ABOVE * rect.height, theme.unit)


def _paint_backs(painter: Painter, title: Rect, rect: Rect, count: int) -> None:
    """Face-down cards, each slightly to the right of the one below it."""
    _paint_title(painter, title)
    across = 1 + (count - 1) * _STEP
    width = min(rect.width / across, rect.height / CARD_ASPECT)
    row = rect.centred(width * across, width * CARD_ASPECT)
    for number in range(count):
        painter.picture(CHARACTER_BACK, Rect(row.x + number * _STEP * width, row.y, width, row.height))


def _paint_caption(painter: Painter, rect: Rect, words: str) -> None:
    """An eye and, if they are legible, words about how the owner can look at the face-down cards."""
    style = Style(round(theme.least_name), bold=True)
    height = height_of(words, style, rect.width)
    sign = min(theme.glyph, rect.width, max(0.0, rect.height - height))
    box = TextBox(int(rect.width), int(rect.height - sign), _CAPTION_LINES)
    if sign < _LEAST_SIGN * theme.glyph or not is_whole_in(words, style, box):
        painter.icon("eye", rect.centred(*[min(theme.glyph, rect.width, rect.height)] * 2))
        return
    above, below = rect.centred(rect.width, sign + height).cut_top(sign)
    painter.icon("eye", above)
    painter.text(words, below, style.size, bold=True, lines=_CAPTION_LINES)


def _paint_hand(painter: Painter, title: Rect, rect: Rect, hand: tuple[int, ...]) -> None:
    _paint_title(painter, title)
    is_wide = rect.width > rect.height
    cells = rect.columns(_LEFT, theme.unit) if is_wide else rect.rows(_LEFT, theme.unit)
    if len(hand) == 1:
        cells = [rect.centred(*cells[0][2:])]
    for character, cell in zip(hand, cells, strict=True):
        paint_small_character(painter, cell, character)
