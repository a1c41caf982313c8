"""What lies in the tray of Paladins while it can be chosen: alternatives, jars, attributes, and yes or no."""

from kingdoms.core.game import Thing
from kingdoms.core.language import _
from kingdoms.games.paladins.board import JAR_SPACES, KEPT
from kingdoms.games.paladins.words.labels import KEEP, options
from kingdoms.games.paladins.words.phrases import capital, reward
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.board.symbol_rows import Token, Tokens, width_of
from kingdoms.ui.boards.paladins.own import paint_attribute
from kingdoms.ui.boards.paladins.tokens import paint_row, tokens_of
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, TextBox, whole_in
from kingdoms.ui.theme import theme

_NARROW = 2.2  # the width of a choice, in touches, below which its words stand below its symbols
_SYMBOLS: dict[str, Tokens] = {
    "remove_suspicion": (Token("remove_suspicion"),),
    "conspirator": (Token("remove_suspicion"),),
    "pay_debt": (Token("pay_debt"),),
    "destroy_debt": (Token("destroy_debt"),),
}
"""The symbols of what may be accepted."""


def look_in_tray(sight: Sight, thing: Thing, rect: Rect, picked: int) -> Look:
    """How a choice looks: in symbols, and in words beside them; `picked` is how many workers are picked so far."""
    match thing:
        case ("attribute", side, attribute):
            return paint_attribute, rect, attribute, sight.view.attributes[side][attribute]
        case ("jar", number):
            return paint_choice, rect, tokens_of(JAR_SPACES[number]), capital(reward(JAR_SPACES[number]))
        case ("option", number):
            chosen = options(sight.view)[number]
            return paint_choice, rect, tokens_of(chosen), capital(reward(chosen))
        case ("use", name) if name == KEEP and picked != KEPT:
            return paint_choice, rect, (), _("Suggest three workers")
    return paint_choice, rect, _SYMBOLS.get(thing[1], ()), sight.about(thing)[0]


def paint_choice(painter: Painter, rect: Rect, tokens: Tokens, words: str) -> None:
    """Something to be chosen, in symbols or in words or both."""
    painter.parchment(rect.inset(theme.hair))
    room = rect.inset(theme.unit)
    if tokens and words:
        wanted = max(1.4 * theme.glyph, width_of(tokens, 1.1 * theme.glyph))
        if room.width < _NARROW * theme.touch:
            symbols, room = room.cut_top(room.height * 0.48)
        else:
            symbols, room = room.cut_left(min(wanted, room.width * 0.42), theme.unit)
        paint_row(painter, symbols, tokens, 1.1 * theme.glyph)
    elif tokens:
        paint_row(painter, room, tokens, 1.2 * theme.glyph)
    if words:
        _paint_words(painter, room, words)


def paint_leaving(painter: Painter, rect: Rect, words: str) -> None:
    """The button that leaves something undone, with all of its words."""
    painter.parchment(rect)
    painter.outline(rect, theme.gold, theme.band, theme.corner)
    _paint_words(painter, rect.inset(theme.gap, theme.unit), words)


def _paint_words(painter: Painter, rect: Rect, words: str) -> None:
    style = whole_in(words, Style(round(theme.body), bold=True), TextBox(int(rect.width), int(rect.height), 3))
    painter.text(words, rect, style.size, bold=True, lines=3)
