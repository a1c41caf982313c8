"""The Paladins tray: choices that have no other place, such as alternatives, jars, and yes or no."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from kivy.properties import BoundedNumericProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _, capitalised
from kingdoms.games.paladins.board import ATTRIBUTE_KEYS, JAR_SPACES, KEPT, Reward
from kingdoms.games.paladins.words.labels import KEEP, options
from kingdoms.games.paladins.words.phrases import short_reward
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import Amount, Amounts, width_of
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.pieces import paint_row, paint_symbol_of, tokens_of
from kingdoms.ui.boards.paladins.targets import has_no_effect
from kingdoms.ui.boards.paladins.worker_picking import choices_in
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import write_whole
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, TextBox, is_whole_in
from kingdoms.ui.theme import theme

_FEW = 2  # up to this many choices each get their full width
_SYMBOL = 0.4  # the share of an attribute's symbol next to its level
_SYMBOLS = 0.42  # the greatest share of the symbols next to words
_LEAST, _EASY = 0.6, 1.0  # the least size of a symbol with words, in glyphs; the least that is easily recognised
_HIGH, _LARGEST = 0.4, 2.0  # the size of a symbol next to words, as a share of a high choice, and the largest in glyphs
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
    """Choices in symbols and words, if possible all alike. If words do not fit, symbols show what a choice gives."""

    lines = BoundedNumericProperty(1, min=1)
    """The maximum number of lines of choices."""
    choice_width = NumericProperty(0)
    narrow_width = NumericProperty(0)
    """The width that a choice would like if there are more than two."""
    widest = NumericProperty(0)
    """The greatest width of a choice."""
    least_letters = NumericProperty(0)
    """The smallest type for words; if they do not fit even then, symbols show what a choice gives."""

    def measure(self, sight: Sight) -> None:
        """Marks it as needed while there is something to choose, and sets the width the choices would like."""
        count = len(choices_in(sight))
        self.is_needed = bool(count)
        self.wanted_width = count * (self.choice_width if count <= _FEW else self.narrow_width)

    def lay_out(self, sight: Sight) -> Places:
        """The choices side by side, in at most the given number of lines; the last line is centred."""
        choices = choices_in(sight)
        if not choices:
            return {}
        lines = min(int(self.lines), len(choices))
        rows, across = self.rect.rows(lines, theme.unit / 2), ceil(len(choices) / lines)
        places: Places = {}
        for number, row in enumerate(rows):
            line = choices[number * across : (number + 1) * across]
            cells = row.columns(across, theme.unit / 2)[: len(line)]
            aside = (row.right - cells[-1].right) / 2 if cells else 0
            for thing, cell in zip(line, cells, strict=True):
                places[thing] = at(cell.moved(aside, 0).centred(min(cell.width, self.widest), cell.height))
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A choice in symbols, with words next to them or below them."""
        rect = place.rect
        if thing[0] == "attribute":
            return _paint_attribute, rect, thing[2], sight.view.attributes[thing[1]][thing[2]]
        choices = [choice for choice in choices_in(sight) if choice[0] != "attribute"]
        noted, least = [self._with_note(sight, choice) for choice in choices], self.least_letters
        lettering, (tokens, words) = lettering_for(rect, noted, least), self._with_note(sight, thing)
        if lettering is None:
            tokens, words = self._contents(sight, thing)
            plain = [self._contents(sight, choice) for choice in choices]
            lettering = lettering_for(rect, plain, least) or lettering_for(rect, [(tokens, words)], least)
        return _paint_choice, rect, tokens, words, lettering, has_no_effect(sight.view, thing)

    def _with_note(self, sight: Sight, thing: Thing) -> tuple[Amounts, str]:
        """The symbols and the words of a choice, with a note if it has no effect."""
        tokens, words = self._contents(sight, thing)
        return tokens, without_effect(words) if has_no_effect(sight.view, thing) else words

    def _contents(self, sight: Sight, thing: Thing) -> tuple[Amounts, str]:
        """The symbols and the words of a choice."""
        match thing:
            case ("jar", number):
                return _contents_of_reward(JAR_SPACES[number])
            case ("option", number):
                return _contents_of_reward(options(sight.view)[number])
            case ("use", name) if name == KEEP and len(self.board.picking.picked) != KEPT:
                return (), _("Suggest three")
        return _ACCEPTED.get(thing[1], ()), sight.about(thing)[0]


def without_effect(reward: str) -> str:
    """A reward with the note that it has no effect for the player."""
    return _("{reward} (no effect now)").format(reward=reward)


def _contents_of_reward(tokens: Reward) -> tuple[Amounts, str]:
    return tokens_of(tokens), capitalised(short_reward(tokens))


def _paint_attribute(painter: Painter, rect: Rect, attribute: int, level: int) -> None:
    """An attribute that can be raised: its symbol, its level, and the step up."""
    painter.parchment(rect.inset(theme.hair))
    symbol, words = rect.inset(theme.gap, theme.unit).cut_left(min(rect.height, rect.width * _SYMBOL), theme.unit)
    paint_symbol_of(painter, symbol, ATTRIBUTE_KEYS[attribute], theme.ink)
    painter.text(f"{level} + 1", words, theme.body, bold=True)


class Lettering(NamedTuple):
    """How the words of all choices are set."""

    size: float
    lines: int = 0
    """The maximum number of lines of words below the symbols; 0 if the words are next to them."""


def _paint_choice(
    painter: Painter, rect: Rect, tokens: Amounts, words: str, lettering: Lettering | None, is_wasted: bool
) -> None:
    """A choice: symbols with words; symbols alone if words do not fit. One without an effect is sunken and faded."""
    if is_wasted:
        painter.fill(rect.inset(theme.hair), theme.sunk, theme.corner)
    else:
        painter.parchment(rect.inset(theme.hair))
    if not tokens:
        write_whole(painter, words, rect.inset(theme.unit), theme.body, _LINES)
    elif lettering is None:
        paint_row(painter, rect.inset(theme.unit), tokens, _TOKEN_ALONE * theme.glyph)
    else:
        symbols, room = parts_of_choice(rect, tokens, lettering)
        paint_row(painter, symbols, unnumbered(tokens), symbols.height)
        ink, align = theme.faded if is_wasted else theme.ink, "centre" if lettering.lines else "left"
        painter.text(words, room, lettering.size, ink, bold=True, align=align, lines=_LINES)


def unnumbered(tokens: Amounts) -> Amounts:
    """A choice's symbols without numbers, for when its words say how many there are of each."""
    return tuple(token._replace(amount=1, is_signed=False) for token in tokens)


def lettering_for(rect: Rect, choices: Sequence[tuple[Amounts, str]], least: float) -> Lettering | None:
    """The best way to set the words of all choices in spaces like this one; None if some do not fit.

    The type is never smaller than `least`, and the symbols are never too small to recognise. Smaller words with symbols
    that are easily recognised are better than larger words with small symbols.
    """
    letterings = [Lettering(size, lines) for size in (theme.body, theme.small, least) for lines in range(_LINES)]
    for symbol in (_EASY * theme.glyph, _LEAST * theme.glyph):
        for found in letterings:
            if all(_fits(rect, *choice, found, symbol) for choice in choices):
                return found
    return None


def _fits(rect: Rect, tokens: Amounts, words: str, lettering: Lettering, least_symbol: float) -> bool:
    if not tokens:
        return True
    symbols, room = parts_of_choice(rect, tokens, lettering)
    box = TextBox(int(room.width), int(room.height), lettering.lines or _LINES)
    is_legible = min(symbols.height, symbols.width / width_of(unnumbered(tokens), 1)) >= least_symbol
    return is_legible and is_whole_in(words, Style(round(lettering.size), bold=True), box)


def parts_of_choice(rect: Rect, tokens: Amounts, lettering: Lettering) -> tuple[Rect, Rect]:
    """Where the symbols and the words of a choice are."""
    room = rect.inset(_MARGIN * theme.unit, theme.unit)
    if lettering.lines:
        room = rect.inset(_MARGIN * theme.unit, theme.band)
        words, symbols = room.cut_bottom(min(room.height, ceil(lettering.lines * LINE * lettering.size)))
        return symbols.centred(symbols.width, min(symbols.height, _LARGEST * theme.glyph)), words
    side = min(room.height, max(_TOKEN * theme.glyph, min(_HIGH * room.height, _LARGEST * theme.glyph)))
    symbols, words = room.cut_left(min(width_of(unnumbered(tokens), side), room.width * _SYMBOLS), _MARGIN * theme.unit)
    return symbols.centred(symbols.width, side), words
