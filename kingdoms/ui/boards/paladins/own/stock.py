"""A side's stock in Paladins: silver, provisions, suspicion, debts and points; and the tax supply."""

from kivy.properties import ListProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.games.paladins.board import TAX_SUPPLY
from kingdoms.ui.board.sight import POINTS, Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import paint_amount
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.pieces import paint_symbol_of
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of, step_of_type
from kingdoms.ui.theme import SURFACE, faint, theme

GOODS, BURDENS = ("silver", "provisions"), ("suspicion", "debts")
_SYMBOLS = {"silver": "silver", "provisions": "provision", "suspicion": "suspicion", POINTS: "vp"}
TAX_COINS: Thing = ("tax",)
"""The tax supply."""
_LOW_TAX = 2  # the silver at which the inquisition is near
_WIDE_TAX = 1.2  # the width of the tax supply, relative to its height, from which its number is next to its symbol
_TAX_LETTER, _TAX_NUMBER = 0.42, 1.25  # its type size relative to its width, its number's line relative to the type
_NARROW = 0.75  # the space for a number, in touches, below which the numbers are in two lines
_NUMBER = 0.6  # the size of a number, as a share of its line
_PAID = 1.7  # the space for debts if some are paid, relative to that for other goods


class PaladinsStock(Zone):
    """A side's goods and burdens; on the table with the tax supply, which triggers an inquisition when it is empty."""

    shown = ListProperty([*GOODS, *BURDENS])
    """The names of the amounts that are shown."""
    number_size = NumericProperty(0)
    """The type size of the numbers."""
    tax_share = NumericProperty(0)
    """The share of the width that the tax supply takes; if 0, it is left out."""

    def lay_out(self, sight: Sight) -> Places:
        """The amounts in a line, or in two if the zone is too narrow; the tax next to them."""
        if not self.tax_share:
            return self._lay_out_amounts(sight, self.rect)
        tax, room = self.rect.cut_right(self.tax_share * self.width, theme.unit / 2)
        return {**self._lay_out_amounts(sight, room), TAX_COINS: at(tax)}

    def _lay_out_amounts(self, sight: Sight, room: Rect) -> Places:
        """All amounts; debts get more space if some of them are paid."""
        names, side = self.shown, self.seat_shown(sight)
        lines = 2 if room.width < _NARROW * theme.touch * len(names) and room.height > theme.touch else 1
        per_line = -(-len(names) // lines)
        places: Places = {}
        for number, line in enumerate(room.rows(lines, theme.hair)):
            part = names[number * per_line : (number + 1) * per_line]
            shares = [_PAID if name == "debts" and sight.view.paid[side] else 1.0 for name in part]
            unit = line.width / max(per_line, sum(shares))
            for name, share in zip(part, shares, strict=True):
                cell, line = line.cut_left(share * unit)
                places[(name, side)] = at(cell)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A symbol with its number."""
        name, rect, count, largest = thing[0], place.rect, self.board.count(thing), self.number_size
        if thing == TAX_COINS:
            return _paint_tax, rect, f"{count}/{TAX_SUPPLY[sight.view.seats]}", count <= _LOW_TAX, largest
        if name == "debts":
            return _paint_debts, rect, count, self.board.count(("paid", thing[1])), largest
        ink = theme.wax if name == "suspicion" else theme.ink
        return paint_amount, rect, _SYMBOLS[name], count, largest, paint_symbol_of, tuple(ink), _NUMBER


def _paint_debts(painter: Painter, rect: Rect, unpaid: int, paid: int, largest: float) -> None:
    """Unpaid debts, followed by paid ones, if any."""
    left, right = rect.columns(2) if paid else (rect, rect)
    paint_amount(painter, left, "debt", unpaid, largest, paint_symbol_of, theme.wax, _NUMBER)
    if paid:
        paint_amount(painter, right, "debt_paid", paid, largest, paint_symbol_of, share=_NUMBER)


def _paint_tax(painter: Painter, rect: Rect, words: str, is_low: bool, largest: float) -> None:
    """The remaining tax and the full amount, in the warning colour if the inquisition is near."""
    painter.fill(rect, faint(theme.panel, SURFACE), theme.corner / 2)
    painter.outline(rect, theme.wax if is_low else theme.line, radius=theme.corner / 2)
    size = max(theme.tiny, step_of_type(min(largest, rect.width * _TAX_LETTER)))
    inner = rect.inset(theme.unit / 2)
    if rect.width > _WIDE_TAX * rect.height:
        number, symbol = inner.cut_right(size_of(words, Style(round(size), bold=True))[0], theme.hair)
    else:
        number, symbol = inner.cut_bottom(_TAX_NUMBER * size)
    side = min(symbol.width, symbol.height, theme.glyph)
    paint_symbol_of(painter, symbol.centred(side, side), TAX_COINS[0], theme.ink)
    painter.text(words, number, size, theme.wax if is_low else theme.ink, bold=True)
