"""The King's Favours of Paladins, and the workers on them."""

from itertools import pairwise
from math import ceil

from kivy.properties import BoundedNumericProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.games.paladins.board import FAVOURS_DEALT, FIRST_FAVOUR
from kingdoms.games.paladins.cards import FAVOURS
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.symbol_rows import OR, Amounts, paint_plate, width_of
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.pieces import (
    NOBODY,
    between,
    paint_row,
    paint_slot,
    paint_symbol_of,
    paint_worker,
    tokens_of,
)
from kingdoms.ui.boards.paladins.town.cards import are_taverns_open, count_piles, in_piles, paint_back, paint_face
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_chosen
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, size_of
from kingdoms.ui.theme import theme

_SLOT, _LARGEST_SLOT = 0.42, 1.4  # the size of the slot on a favour, relative to the card, and the greatest in glyphs
_WIDE, _WIDE_SLOT = 2.0, 0.7  # the width of a card, in heights, from which the slot is on the left; its size
_LEGIBLE = 1.17  # the size of the smallest legible symbol, relative to tiny type
_COST, _EFFECT, _LARGE = 0.8, 1.4, 1.8  # the greatest size of tokens, in glyphs; of all of them at reading size
_COST_GAPS = 3  # the total space around the cost next to the slot, in units
_COST_MARGIN = 0.16  # the margin above and below the cost, as a share of the slot
_NAMED = 4.5  # the least height of the effects' room, in tiny type, for the card's name below them
_SLOT_AND_COST = 0.8  # the size of slot and cost at reading size, as a share of the upper half


class PaladinsFavours(Zone):
    """The game's favours."""

    spacing = NumericProperty(0)
    columns = BoundedNumericProperty(FAVOURS_DEALT, min=1)
    """The most cards side by side."""
    least_columns = BoundedNumericProperty(1, min=1)
    """The number of cards for which a line always has room, so that none moves when the next is turned face up."""
    hidden_lines = NumericProperty(1)
    """The space to ask for while all cards are face down, in lines of cards."""

    def measure(self, sight: Sight) -> None:
        """Counts the lines of face-up cards; the zone is not needed while the taverns are open."""
        self.is_needed = not are_taverns_open(sight)
        up = sum(favour >= 0 for favour in sight.view.favours)
        self.lines = ceil(up / self.columns) if up else self.hidden_lines

    def lay_out(self, sight: Sight) -> Places:
        """The favours side by side, with the workers on them."""
        favours, rows = sight.view.favours, self.rect.rows(ceil(self.lines), self.spacing)
        across = min(int(self.columns), max(int(self.least_columns), count_piles(favours)))
        places = in_piles("favour", favours, rows, across, self.spacing)
        for place, worker in enumerate(sight.view.favour_workers):
            if worker != NOBODY:
                slot = _favour_slot(places["favour", place].rect, favours[place])
                places["favour_worker", place] = Place(slot.inset(-theme.hair), NOWHERE)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A card, or the worker on it."""
        if thing[0] == "favour_worker":
            return paint_worker, place.rect, sight.view.favour_workers[thing[1]]
        if self.board.picking.is_chosen(thing):
            return _paint_chosen_favour, place.rect, self.board.count(thing), sight.seats[sight.owner].crest
        favour = self.board.count(thing)
        if favour < 0:
            return paint_back, place.rect, "favour", *self._rounds_on_back(thing[1])
        return paint_favour, place.rect, favour

    def _rounds_on_back(self, place: int) -> tuple[str, ...]:
        """The round on a face-down card, in words and as a number.

        In a fan the last card speaks for all of them, as it covers the others.
        """
        rects = [each.rect for thing, each in sorted(self.places.items()) if thing[0] == "favour"]
        is_covered = [one.right > other.x and one.y == other.y for one, other in pairwise(rects)]
        if place < len(is_covered) and is_covered[place]:
            return ()
        first = place
        while first and is_covered[first - 1]:
            first -= 1
        if first == place:
            return _("Round {n}").format(n=FIRST_FAVOUR + place), str(FIRST_FAVOUR + place)
        return (f"{FIRST_FAVOUR + first}–{FIRST_FAVOUR + place}",)


def _is_wide(rect: Rect) -> bool:
    return rect.width > _WIDE * rect.height


def _favour_slot(rect: Rect, favour: int) -> Rect:
    """Where the worker goes: at the top of a card, with the cost next to it, or on the left of a wide one."""
    if _is_wide(rect):
        side = min(rect.height * _WIDE_SLOT, _LARGEST_SLOT * theme.glyph)
        return rect.inset(theme.unit, 0).cut_left(side)[0].centred(side, side)
    side = min(rect.height * _SLOT, rect.width * _SLOT, _LARGEST_SLOT * theme.glyph)
    line = rect.inset(theme.unit).cut_top(side)[0]
    return line.centred(side + cost_width(favour), side).cut_left(side)[0]


def cost_width(favour: int) -> float:
    """The width of a face-up favour's cost, with the gap between the slot and its plate; 0 if it has none."""
    cost = tokens_of(FAVOURS[favour].cost) if favour >= 0 else ()
    return width_of(cost, _COST * theme.glyph) + _COST_GAPS * theme.unit if cost else 0.0


def paint_favour(painter: Painter, rect: Rect, favour: int) -> None:
    """A King's Favour: its slot, its cost, and its effects; only its back if it is face down."""
    if favour < 0:
        paint_back(painter, rect, "favour")
        return
    painter.parchment(rect)
    card, slot = FAVOURS[favour], _favour_slot(rect, favour)
    band, below = _band_and_effects(rect, slot, favour)
    painter.fill(band, theme.tinctures["azure"], theme.corner)
    if card.cost:
        # The cost is next to the slot, because the worker is part of what the favour costs.
        place = Rect(slot.right, slot.y, cost_width(favour), slot.height).inset(theme.unit, slot.height * _COST_MARGIN)
        paint_plate(painter, place, tokens_of(card.cost), _COST * theme.glyph, paint_symbol_of)
    paint_slot(painter, slot, card.slot)
    if (
        below.height >= _NAMED * theme.tiny
        and size_of(_("King's Favour"), Style(round(theme.least_name)))[0] <= below.width
    ):
        name, below = below.cut_bottom(LINE * theme.least_name)
        painter.text(_("King's Favour"), name, theme.least_name, theme.faded)
    lines = lines_of_effects(favour, below.width)
    if len(lines) * _LEGIBLE * theme.tiny > below.height:
        # A step of an attribute needs no number.
        lines = [tuple(token._replace(is_signed=False) for line in lines for token in line)]
    for tokens, line in zip(lines, below.rows(len(lines)), strict=True):
        paint_row(painter, line, tokens, _EFFECT * theme.glyph)


def _band_and_effects(rect: Rect, slot: Rect, favour: int) -> tuple[Rect, Rect]:
    """The coloured band behind a favour's slot and cost, and the rest of the card for its effects."""
    inner = rect.inset(theme.hair)
    if _is_wide(rect):
        band, rest = inner.cut_left(slot.right + theme.unit - inner.x + cost_width(favour))
    else:
        band, rest = inner.cut_top(rect.top - slot.y + theme.unit)
    return band, rest.inset(theme.unit, theme.unit / 2)


def _paint_chosen_favour(painter: Painter, rect: Rect, favour: int, owner: int) -> None:
    """A favour that was tapped, so that another tap sends the worker there."""
    paint_favour(painter, rect, favour)
    paint_chosen(painter, rect.inset(theme.band), owner)


def lines_of_effects(favour: int, width: float) -> list[Amounts]:
    """A favour's effects on one line or, if that would be too small to read, with each choice on its own line."""
    tokens = between([tokens_of(effect) for effect in FAVOURS[favour].effects])
    if width_of(tokens, _LEGIBLE * theme.tiny) <= width:
        return [tokens]
    ends = [number + 1 for number, token in enumerate(tokens) if token.what == OR]
    return [tokens[start:end] for start, end in pairwise([0, *ends, len(tokens)])]


def paint_large_favour(painter: Painter, rect: Rect, favour: int) -> None:
    """A favour at reading size, on the drawing of its card."""
    if favour < 0:
        paint_back(painter, rect, "favour")
        return
    card, field = FAVOURS[favour], paint_face(painter, rect, "favour")
    above, below = field.rows(2)
    cost = tokens_of(card.cost)
    line = above.centred(above.width * _SLOT_AND_COST, above.height * _SLOT_AND_COST)
    slot, beside = line.columns(2) if cost else (line, line)
    paint_slot(painter, slot.inset(theme.unit), card.slot)
    if cost:
        paint_row(painter, beside, cost, _LARGE * theme.glyph)
    paint_row(painter, below, between([tokens_of(effect) for effect in card.effects]), _LARGE * theme.glyph)
