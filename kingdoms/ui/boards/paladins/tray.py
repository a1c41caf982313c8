"""The tray of Paladins: what can be chosen and has no other place, such as alternatives, jars, and yes or no."""

from kivy.properties import BoundedNumericProperty, NumericProperty

from kingdoms.core.game import Thing
from kingdoms.core.language import _
from kingdoms.games.paladins.board import ATTRIBUTE_KEYS, JAR_SPACES, KEPT, Reward
from kingdoms.games.paladins.words.labels import KEEP, options
from kingdoms.games.paladins.words.phrases import capital, reward
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import Token, Tokens, width_of
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.tokens import paint_row, paint_symbol_of, tokens_of
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import write_whole
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

IN_TRAY = ("option", "use", "jar", "attribute")
"""Things that are in the tray while they can be chosen."""
_SIDE_BY_SIDE = 4  # this many choices have room for their words beside each other
_WIDEST, _HIGHEST = 5.0, 1.5  # of a choice, in touches
_NARROW = 2.2  # the width of a choice, in touches, below which its words are below its symbols
_SYMBOL = 0.4  # the share of an attribute's symbol beside its level
_SYMBOLS_BESIDE, _SYMBOLS_ABOVE = 0.42, 0.48  # the share of the symbols, beside their words at most, or above them
_LEAST_SYMBOLS = 1.4  # the room for symbols beside words at least, in glyphs
_TOKEN, _TOKEN_ALONE = 1.1, 1.2  # the size of a token with words and without, in glyphs
_LINES = 3  # of words, at most
_SYMBOLS: dict[str, Tokens] = {
    "remove_suspicion": (Token("remove_suspicion"),),
    "conspirator": (Token("remove_suspicion"),),
    "pay_debt": (Token("pay_debt"),),
    "destroy_debt": (Token("destroy_debt"),),
}
"""The symbols of what may be accepted."""


class PaladinsTray(Zone):
    """Choices in a line; many of them in several lines."""

    columns = BoundedNumericProperty(0, min=0)
    """How many are side by side if there are several lines; 0 means as many as it takes for the fewest lines."""
    lines = NumericProperty(0)
    """How many lines there are for what can be chosen now; a kv file may bind to it."""

    def measure(self, sight: Sight) -> None:
        """Counts the lines."""
        self.lines = -(-len(_choices(sight)) // _SIDE_BY_SIDE)

    def lay_out(self, sight: Sight) -> Places:
        """The lines from the bottom, near the hand."""
        choices, lines = _choices(sight), int(self.lines)
        if not choices or not self.height:
            return {}
        across = len(choices) if lines == 1 else int(self.columns) or -(-len(choices) // lines)
        count = -(-len(choices) // across)
        highest = count * (_HIGHEST * theme.touch + theme.unit)
        rows = self.rect.cut_bottom(min(self.height, highest))[0].rows(count, theme.unit)
        cells = [cell for row in rows for cell in row.columns(across, theme.unit / 2)]
        width, height = _WIDEST * theme.touch, _HIGHEST * theme.touch
        places = [at(cell.centred(min(cell.width, width), min(cell.height, height))) for cell in cells]
        return dict(zip(choices, places, strict=False))

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A choice in symbols, with words beside them."""
        rect = place.rect
        match thing:
            case ("attribute", side, attribute):
                return _paint_attribute, rect, attribute, sight.view.attributes[side][attribute]
            case ("jar", number):
                return _look_of_reward(JAR_SPACES[number], rect)
            case ("option", number):
                return _look_of_reward(options(sight.view)[number], rect)
            case ("use", name) if name == KEEP and len(self.board.picking.picked) != KEPT:
                return _paint_choice, rect, (), _("Suggest three workers")
        return _paint_choice, rect, _SYMBOLS.get(thing[1], ()), sight.about(thing)[0]


def _choices(sight: Sight) -> list[Thing]:
    """What is in the tray."""
    return [thing for thing in sight.lit if thing[0] in IN_TRAY]


def _look_of_reward(tokens: Reward, rect: Rect) -> Look:
    return _paint_choice, rect, tokens_of(tokens), capital(reward(tokens))


def _paint_attribute(painter: Painter, rect: Rect, attribute: int, level: int) -> None:
    """An attribute that can be raised: its symbol, and the level before and after."""
    painter.parchment(rect.inset(theme.hair))
    symbol, words = rect.inset(theme.gap, theme.unit).cut_left(min(rect.height, rect.width * _SYMBOL), theme.unit)
    paint_symbol_of(painter, symbol, ATTRIBUTE_KEYS[attribute], theme.ink)
    painter.text(f"{level} + 1", words, theme.body, bold=True)


def _paint_choice(painter: Painter, rect: Rect, tokens: Tokens, words: str) -> None:
    """Something to be chosen, in symbols or in words or both."""
    painter.parchment(rect.inset(theme.hair))
    room = rect.inset(theme.unit)
    if tokens and words:
        wanted = max(_LEAST_SYMBOLS * theme.glyph, width_of(tokens, _TOKEN * theme.glyph))
        if room.width < _NARROW * theme.touch:
            symbols, room = room.cut_top(room.height * _SYMBOLS_ABOVE)
        else:
            symbols, room = room.cut_left(min(wanted, room.width * _SYMBOLS_BESIDE), theme.unit)
        paint_row(painter, symbols, tokens, _TOKEN * theme.glyph)
    elif tokens:
        paint_row(painter, room, tokens, _TOKEN_ALONE * theme.glyph)
    if words:
        write_whole(painter, words, room, theme.body, _LINES)
