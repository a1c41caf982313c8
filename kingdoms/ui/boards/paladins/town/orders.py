"""The King's Orders of Paladins, with the viewer's progress."""

from kivy.properties import NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.games.paladins.board import ACTION_KEYS
from kingdoms.games.paladins.cards import ORDER_GOAL, ORDER_VP
from kingdoms.games.paladins.words.names import action_name
from kingdoms.ui.board.sight import Place, Places, Sight
from kingdoms.ui.board.symbol_rows import Amount
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.pieces import ART, paint_row
from kingdoms.ui.boards.paladins.town.cards import in_piles, paint_back, paint_face
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import theme

_SYMBOL = 0.46  # the share of the action's symbol, above the numbers or next to them
_NAMED, _HEADING = 4.2, 1.8  # the least height of a card with the action's name, and of its heading, in that type
_WIDE = 1.3  # the width of the numbers, relative to their height, from which they are side by side
_PROGRESS = 0.55  # the share of the progress next to the points
_PIP_STEP, _LEAST_PIP, _PIP_MARGIN = 1.0, 0.7, 0.12  # the greatest and least space for a pip in tiny type; its margin
_POINTS = 1.7  # the greatest size of the points, relative to tiny type
_LARGE_SYMBOL, _LARGE_POINTS = 2.2, 1.8  # the size of tokens at reading size, in glyphs


class PaladinsOrders(Zone):
    """The game's orders."""

    spacing = NumericProperty(0)

    def lay_out(self, sight: Sight) -> Places:
        """The orders side by side, each always in the same place."""
        orders = sight.view.orders
        return in_piles("order", orders, [self.rect], len(orders), self.spacing)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A card; if it is face up, with how often the viewer has done its action."""
        order = self.board.count(thing)
        if order < 0:
            return paint_back, place.rect, "order", _("Round {n}").format(n=thing[1] + 1), str(thing[1] + 1)
        return paint_order, place.rect, order, thing[1], sight.view.count_done(sight.owner, order)


def paint_order(painter: Painter, rect: Rect, order: int, place: int, done: int) -> None:
    """A King's Order: the action, with its name if it fits, how often it was done out of five, and its points."""
    painter.shadow(rect)
    painter.parchment(rect)
    inner = rect.inset(theme.hair)
    name, heading = action_name(order), _HEADING * theme.least_name
    width = size_of(name, Style(round(theme.least_name), bold=True))[0] + heading - theme.unit
    is_named = width <= inner.width and inner.height >= _NAMED * theme.least_name
    if is_named:
        band, rest = inner.cut_top(heading)
    elif rect.height > rect.width:
        band, rest = inner.cut_top(inner.height * _SYMBOL)
    else:
        band, rest = inner.cut_left(min(inner.height, inner.width * _SYMBOL), theme.hair)
    painter.fill(band, theme.tinctures["gules"], theme.corner)
    ink = theme.tincture_inks["gules"]
    symbol = band.inset(theme.unit).fitted(1)
    if is_named:
        line = band.centred(width, band.height)
        symbol, words = line.cut_left(band.height - theme.unit)
        painter.text(name, words, theme.least_name, ink, bold=True)
    paint_symbol(painter, f"{ART}/symbols/{ACTION_KEYS[order]}", symbol.fitted(1).inset(theme.unit / 2), ink)
    rest = rest.inset(theme.unit / 2, 0)
    above, below = rest.cut_left(rest.width * _PROGRESS) if rest.width > _WIDE * rest.height else rest.rows(2)
    _paint_progress(painter, above.inset(theme.unit / 2, 0), min(done, ORDER_GOAL))
    paint_row(painter, below, (Amount("vp", ORDER_VP[place]),), min(below.height, _POINTS * theme.tiny))


def _paint_progress(painter: Painter, rect: Rect, done: int) -> None:
    """A pip for each time the action has to be done, filled if it has been; numbers where pips would be too small."""
    ink = theme.tinctures["vert"] if done == ORDER_GOAL and not theme.is_dark else theme.ink
    step = min(rect.width / ORDER_GOAL, _PIP_STEP * theme.tiny)
    if step < _LEAST_PIP * theme.tiny:
        painter.text(f"{done}/{ORDER_GOAL}", rect, theme.body, ink, bold=True)
        return
    for number, cell in enumerate(rect.centred(step * ORDER_GOAL, step).columns(ORDER_GOAL)):
        pip = cell.inset(cell.width * _PIP_MARGIN)
        painter.circle(pip.centre, pip.width / 2, ink if number < done else theme.faded)
        if number >= done:
            painter.circle(pip.centre, pip.width / 2 - theme.hair, theme.sunk)


def paint_large_order(painter: Painter, rect: Rect, order: int, place: int) -> None:
    """A King's Order at reading size, on the drawing of its card."""
    if order < 0:
        paint_back(painter, rect, "order")
        return
    above, below = paint_face(painter, rect, "order").rows(2)
    paint_row(painter, above, (Amount(ACTION_KEYS[order], ORDER_GOAL),), _LARGE_SYMBOL * theme.glyph)
    paint_row(painter, below, (Amount("vp", ORDER_VP[place]),), _LARGE_POINTS * theme.glyph)
