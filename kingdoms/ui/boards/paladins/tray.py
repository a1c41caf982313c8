"""The Paladins tray: choices that have no other place, such as alternatives, jars, and yes or no."""

from math import ceil

from kivy.properties import BoundedNumericProperty, NumericProperty

from kingdoms.core.game import Thing
from kingdoms.core.words.language import _, capitalised
from kingdoms.games.paladins.board import ATTRIBUTE_KEYS, JAR_SPACES, KEPT, Reward
from kingdoms.games.paladins.words.labels import KEEP, options
from kingdoms.games.paladins.words.phrases import short_reward
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import Amount, Amounts, least_side, width_of
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.choices import choices_in
from kingdoms.ui.boards.paladins.pieces import has_numbers, paint_row, paint_symbol_of, tokens_of
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import write_whole
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, TextBox, is_whole_in
from kingdoms.ui.theme import theme

_FEW = 2  # up to this many choices each get their full width
_SYMBOL = 0.4  # the share of an attribute's symbol next to its level
_SYMBOLS = 0.42  # the greatest share of the symbols next to words
_LEAST_SYMBOLS = 1.4  # the least space for symbols next to words, in glyphs
_ABOVE = 0.33  # the share of the symbols above words, unless their numbers need more
_MARGIN = 1.5  # the margin to the left and right of words, in units
_TOKEN, _TOKEN_ALONE = 1.1, 1.3  # the size of a token with words and without, in glyphs
_LINES = 3  # the most lines of words
_ACCEPTED: dict[str, Amounts] = {
    "remove_suspicion": (Amount("remove_suspicion"),),
    "conspirator": (Amount("remove_suspicion"),),
    "pay_debt": (Amount("pay_debt"),),
    "destroy_debt": (Amount("destroy_debt"),),
}
"""The symbols on the choices that accept an offer, by the name of the offer."""


class PaladinsTray(Zone):
    """Choices in symbols and words. If words do not fit, symbols show what each gives."""

    lines = BoundedNumericProperty(1, min=1)
    """The most lines of choices."""
    choice_width = NumericProperty(0)
    narrow_width = NumericProperty(0)
    """The width that a choice would like if there are more than two."""
    widest = NumericProperty(0)
    """The greatest width of a choice."""
    least_letters = NumericProperty(0)
    """The smallest type for words; if they do not fit even so, symbols show what a choice gives."""

    def measure(self, sight: Sight) -> None:
        """Marks it as needed while there is something to choose, and sets the width the choices would like."""
        count = len(choices_in(sight))
        self.is_needed = bool(count)
        self.wanted_width = count * (self.choice_width if count <= _FEW else self.narrow_width)

    def lay_out(self, sight: Sight) -> Places:
        """The choices side by side, in at most the given number of lines."""
        choices = choices_in(sight)
        if not choices or not self.height:
            return {}
        lines = min(int(self.lines), len(choices))
        rows, across = self.rect.rows(lines, theme.hair), ceil(len(choices) / lines)
        cells = [cell for row in rows for cell in row.columns(across, theme.hair)][: len(choices)]
        places = [at(cell.centred(min(cell.width, self.widest), cell.height)) for cell in cells]
        return dict(zip(choices, places, strict=True))

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A choice in symbols, with words next to them."""
        rect = place.rect
        match thing:
            case ("attribute", side, attribute):
                return _paint_attribute, rect, attribute, sight.view.attributes[side][attribute]
            case ("jar", number):
                return self._look_of_reward(JAR_SPACES[number], rect)
            case ("option", number):
                return self._look_of_reward(options(sight.view)[number], rect)
            case ("use", name) if name == KEEP and len(self.board.picking.picked) != KEPT:
                return _paint_choice, rect, (), _("Suggest three workers"), self.least_letters
        return _paint_choice, rect, _ACCEPTED.get(thing[1], ()), sight.about(thing)[0], self.least_letters

    def _look_of_reward(self, tokens: Reward, rect: Rect) -> Look:
        return _paint_choice, rect, tokens_of(tokens), capitalised(short_reward(tokens)), self.least_letters


def _paint_attribute(painter: Painter, rect: Rect, attribute: int, level: int) -> None:
    """An attribute that can be raised: its symbol, its level, and the step up."""
    painter.parchment(rect.inset(theme.hair))
    symbol, words = rect.inset(theme.gap, theme.unit).cut_left(min(rect.height, rect.width * _SYMBOL), theme.unit)
    paint_symbol_of(painter, symbol, ATTRIBUTE_KEYS[attribute], theme.ink)
    painter.text(f"{level} + 1", words, theme.body, bold=True)


def _paint_choice(painter: Painter, rect: Rect, tokens: Amounts, words: str, least: float) -> None:
    """A choice: symbols with words next to or below them; symbols alone if words do not fit."""
    painter.parchment(rect.inset(theme.hair))
    room = rect.inset(theme.unit)
    if not tokens:
        write_whole(painter, words, room, theme.body, _LINES)
    elif (found := room_for_words(rect, tokens, words, least)) is not None:
        symbols, rest, size = found
        paint_row(painter, symbols, tokens, _TOKEN * theme.glyph)
        painter.text(words, rest, size, bold=True, lines=_LINES)
    else:
        paint_row(painter, room, tokens, _TOKEN_ALONE * theme.glyph)


def room_for_words(rect: Rect, tokens: Amounts, words: str, least: float) -> tuple[Rect, Rect, float] | None:
    """Where on a choice its symbols and its words are, and the type size of the words; None if they do not fit.

    The type is not smaller than `least`.
    """
    room = rect.inset(_MARGIN * theme.unit, theme.unit)
    wanted = max(_LEAST_SYMBOLS * theme.glyph, width_of(tokens, _TOKEN * theme.glyph))
    beside = room.cut_left(min(wanted, room.width * _SYMBOLS), theme.unit)
    below = rect.inset(_MARGIN * theme.unit, theme.hair).cut_top(max(room.height * _ABOVE, least_side()))
    for size in (theme.small, least):
        for symbols, rest in (beside, below):
            box = TextBox(int(rest.width), int(rest.height), _LINES)
            is_read = min(symbols.height, symbols.width / width_of(tokens, 1)) >= least_side()
            if (is_read or not has_numbers(tokens)) and is_whole_in(words, Style(round(size), bold=True), box):
                return symbols, rest, size
    return None
