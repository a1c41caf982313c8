"""The sides in an inquisition of Paladins: everyone's suspicion, who received help, and who takes a debt."""

from typing import NamedTuple

from kivy.properties import NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _, numeral
from kingdoms.games.paladins.words.names import side_name
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.overlays.inquisition.last_inquisition import last_inquisition
from kingdoms.ui.boards.paladins.pieces import crest_of, paint_crest, paint_symbol_of, townsfolk_picture
from kingdoms.ui.drawing.gallery import paint_medallion
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import write_whole
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import step_of_type
from kingdoms.ui.theme import GROOVE, faint, theme

_VERDICT = 0.43  # the verdict's share of a line
_CREST = 1.5  # the greatest size of a crest, relative to that of the theme
_NAME, _NAME_LETTER = 0.42, 0.8  # the share of the name above the cards; its greatest type size relative to its line
# The height, in type sizes, from which the name is above the cards; its share of the width if it is next to them.
_NAMED_ABOVE, _NAME_BESIDE = 3.2, 0.4
_CARD, _CARD_STEP = 2.4, 0.6  # the greatest size of a suspicion card, in glyphs; the greatest step, in cards
_NUMBER, _NUMBER_LETTER = 0.9, 0.8  # the width of the number of cards, and its greatest type size, in cards
_GUILT = 0.12  # the opacity of the warning colour on a convicted side's line
_DEBT, _VERDICT_LINES = 1.5, 2  # the greatest width of a debt, in glyphs; the most lines of words next to it
_LEAST_LINE = 1.6  # the height of a line of the verdict, in type sizes
_DEBT_BESIDE = 0.66  # the share of a debt next to the number of discarded cards


class Suspect(NamedTuple):
    """A side in an inquisition."""

    name: str
    crest: int
    cards: int
    helpers: tuple[int, ...]
    is_convicted: bool


class PaladinsSuspects(Zone):
    """A line for every side."""

    line_height = NumericProperty(0)
    """The preferred height of a line."""
    spacing = NumericProperty(0)

    def measure(self, sight: Sight) -> None:
        """Makes it high enough for all sides."""
        self.wanted_height = sight.view.sides * (self.line_height + self.spacing) - self.spacing

    def lay_out(self, sight: Sight) -> Places:
        """The sides in turn order, as soon as there has been an inquisition."""
        order, places = sight.view.order(), Places()
        if last_inquisition(sight.view, sight.past) is None:
            return places
        for side, row in zip(order, self.rect.rows(len(order), self.spacing), strict=True):
            places[("suspect", side)] = Place(row, NOWHERE)
            places[("verdict", side)] = Place(row.cut_right(row.width * _VERDICT)[0], NOWHERE)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A side with its suspicion, or its verdict."""
        (name, side), rect, inquisition = thing, place.rect, last_inquisition(sight.view, sight.past)
        if inquisition is None:
            raise ValueError("There has been no inquisition yet.")
        if name == "verdict":
            return _paint_verdict, rect, side in inquisition.convicted, inquisition.discarded[side]
        helpers = tuple(card for seat, card in inquisition.helped if seat == side)
        cards, is_convicted = inquisition.suspicions[side], side in inquisition.convicted
        suspect = Suspect(side_name(sight.captions, side), crest_of(sight, side), cards, helpers, is_convicted)
        return _paint_suspect, rect, suspect


def _paint_suspect(painter: Painter, rect: Rect, suspect: Suspect) -> None:
    """A side, its suspicion cards, and the townsfolk that helped it; the warning colour marks a convicted side."""
    name, crest, cards, helpers, is_convicted = suspect
    painter.fill(rect, faint(theme.sunk, GROOVE), theme.corner)
    if is_convicted:
        painter.fill(rect, faint(theme.wax, _GUILT), theme.corner)
        painter.outline(rect, theme.wax, theme.band, theme.corner)
    inner = rect.inset(theme.unit, theme.hair).cut_right(rect.width * _VERDICT)[1]
    shield, rest = inner.cut_left(min(inner.height, _CREST * theme.crest), theme.gap)
    paint_crest(painter, shield.fitted(1), crest)
    is_beside = rest.height < _NAMED_ABOVE * theme.body
    above, below = rest.cut_left(rest.width * _NAME_BESIDE) if is_beside else rest.cut_top(rest.height * _NAME)
    painter.text(name, above, min(theme.body, above.height * _NAME_LETTER), bold=True, align="left")
    side = min(below.height, _CARD * theme.glyph)
    number, below = below.cut_left(_NUMBER * side)
    painter.text(str(cards), number, step_of_type(min(theme.subtitle, side * _NUMBER_LETTER)), bold=True)
    step = min(side * _CARD_STEP, (below.width - side * (1 + len(helpers))) / max(1, cards))
    for card in range(cards):
        place = Rect(below.x + card * step, below.centre[1] - side / 2, side, side)
        paint_symbol_of(painter, place, "suspicion", theme.ink)
    for number_, helper in enumerate(helpers):
        place = Rect(below.right - (number_ + 1) * side, below.centre[1] - side / 2, side, side)
        paint_medallion(painter, townsfolk_picture(helper), place.inset(theme.hair), theme.ink)


def _paint_verdict(painter: Painter, rect: Rect, is_convicted: bool, discarded: int) -> None:
    """A debt for the most suspicion, and the number of discarded cards; "No debt" if there is neither.

    They are stacked, or side by side in a short space. Only the debt has the warning colour, because discarding
    suspicion is a relief.
    """
    inner = rect.inset(theme.unit, theme.hair)
    said = [("debt", _("A debt"), theme.wax)] if is_convicted else []
    if discarded:
        said.append(("suspicion", numeral(-discarded), theme.ink))
    if not said:
        write_whole(painter, _("No debt"), inner, theme.body, _VERDICT_LINES, bold=False, align="left")
        return
    for (what, words, colour), room in zip(said, _parts(inner, len(said)), strict=True):
        symbol, rest = room.cut_left(min(room.height, _DEBT * theme.glyph), theme.unit)
        paint_symbol_of(painter, symbol, what, theme.ink)
        write_whole(painter, words, rest, theme.body, _VERDICT_LINES, bold=False, colour=colour, align="left")


def _parts(room: Rect, count: int) -> list[Rect]:
    """Rows, or two columns, of which the first is wider because it has more words."""
    if count == 1 or room.height >= count * _LEAST_LINE * theme.body:
        return room.rows(count)
    return list(room.cut_left(room.width * _DEBT_BESIDE, theme.unit))
