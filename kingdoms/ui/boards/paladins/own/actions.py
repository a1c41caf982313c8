"""The twelve actions on a player's board in Paladins: slots, workers, workshops, and current costs and gains."""

from math import ceil
from typing import Any

from kivy.properties import BoundedNumericProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.games.paladins import board as printed
from kingdoms.games.paladins.words.names import action_name
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import FOR, Amount, Amounts, width_of
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.own.action_facts import ActionFacts, action_facts
from kingdoms.ui.boards.paladins.own.action_parts import (
    LEAST_TOKEN,
    ActionParts,
    action_parts,
    full_height,
    helpers_of,
    need_of,
    room_for_tokens,
    tick_of,
)
from kingdoms.ui.boards.paladins.pieces import (
    ART,
    NOBODY,
    colour_of,
    crest_of,
    in_slots,
    paint_in_slot,
    paint_piece,
    paint_row,
    paint_slot,
    paint_tick,
)
from kingdoms.ui.drawing.crests import ARMS
from kingdoms.ui.drawing.gallery import paint_medallion, paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import faint, theme

_TOKEN = 2.0  # the greatest size of a token, relative to tiny type
_LEGIBLE_TOKEN = 1.3  # the least size of the cost and the gain; if they do not fit at this size, less is shown
_PLUS, _LEAST_PLUS, _PLUS_INSET = 0.42, 0.7, 0.1  # a helper's plus: its size in portraits and in tiny type; its margin
_OPEN, _CLOSED = 0.85, 0.3  # the opacity of an action's ground, and of one that cannot be done now
_RECEDING = 0.5  # the opacity of what such an action takes and gives, apart from what it lacks
_PLATE, _PLATE_MARGIN = 0.55, 1.0  # the ground below a gain: its opacity; the margin on its left and right, in units


class PaladinsActions(Zone):
    """The twelve actions in columns, with the workers on them."""

    columns = BoundedNumericProperty(2, min=1)
    spacing = NumericProperty(0)
    """The space between two actions."""

    full_height = NumericProperty(0)
    """The height from which an action has its cost and gain below its slots."""

    def measure(self, sight: Sight) -> None:
        """Sets the height from which an action shows everything in three lines."""
        self.full_height = full_height()

    def lay_out(self, sight: Sight) -> Places:
        """The actions column by column; the solo opponent has only half of them.

        If a column would mix actions from both halves of the printed board, they are laid out row by row instead.
        """
        side, columns, spacing = self.seat_shown(sight), int(self.columns), self.spacing
        actions = printed.RIGHT if sight.view.is_opponent(side) else printed.ACTIONS
        rows = ceil(len(actions) / columns)
        if len(printed.LEFT) % rows:
            cells = [cell for row in self.rect.rows(rows, spacing) for cell in row.columns(columns, spacing)]
        else:
            cells = [cell for column in self.rect.columns(columns, spacing) for cell in column.rows(rows, spacing)]
        places: Places = {}
        for action, cell in zip(actions, cells, strict=False):
            places[("action", side, action)] = at(cell)
            if sight.view.standing[side][action] != printed.NO_WORKERS:
                places[("standing", side, action)] = Place(cell, NOWHERE)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """An action, or its workers."""
        view, (name, side, action), crest = sight.view, thing, crest_of(sight, thing[1])
        if name == "standing":
            return _paint_standing, place.rect, action, standing_in(view, side, action), crest
        is_asked = side == sight.viewer == view.seat and view.asked == "turn"
        is_tapped = self.board.picking.is_chosen(thing)
        return _paint_action, place.rect, action_facts(view, side, crest, action, is_asked), is_tapped


# Painting.


def _paint_action(painter: Painter, rect: Rect, facts: ActionFacts, is_tapped: bool) -> None:
    """An action with its free slots, its workshops, its current cost and gain, and how often it was done."""
    painter.fill(rect, faint(theme.panel, _CLOSED if facts.recedes else _OPEN), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    parts = action_parts(rect, facts.action)
    need = need_of(parts, facts)
    if is_tapped:
        tick = tick_of(parts, facts)
        painter.outline(rect.inset(theme.band), colour_of(facts.crest), theme.band, theme.corner)
        paint_tick(painter, tick, facts.crest)
        if need != NOWHERE:
            # A chosen action meets its level, so the tick can take its place.
            need, facts = NOWHERE, facts._replace(need=())
    is_covered = is_tapped and tick == parts.symbol.fitted(1)
    ink = theme.faded if facts.recedes else theme.ink
    if parts.symbol != NOWHERE and not is_covered and not (parts.is_narrow and need != NOWHERE):
        symbol = f"{ART}/symbols/{printed.ACTION_KEYS[facts.action]}"
        paint_symbol(painter, symbol, parts.symbol.fitted(1), ink)
    painter.text(action_name(facts.action), parts.name, theme.small, ink, bold=True, align="left")
    _paint_slots(painter, parts, facts)
    helpers = helpers_of(parts, facts)
    for picture, place in zip(facts.helpers, helpers, strict=True):
        _paint_helper(painter, place, picture, facts.crest)
    if need != NOWHERE:
        paint_row(painter, need, facts.need, LEAST_TOKEN * theme.tiny)
        facts = facts._replace(need=())
    done, room = _done_and_tokens(parts, facts, room_for_tokens(parts, helpers))
    if parts.done != NOWHERE:
        painter.text(done, parts.done, theme.small, theme.faded, bold=True, align="right")
    _paint_price_and_gain(painter, room, facts, "right" if parts.is_low else "left")


def _paint_helper(painter: Painter, rect: Rect, picture: str, crest: int) -> None:
    """The portrait of someone who helps, with a plus on its rim, so that nobody takes it for a worker."""
    paint_medallion(painter, picture, rect.inset(theme.hair), colour_of(crest))
    side = max(_PLUS * rect.width, theme.tiny * _LEAST_PLUS)
    disc = Rect(rect.right - side + theme.hair, rect.y - theme.hair, side, side)
    painter.circle(disc.centre, side / 2 + theme.hair / 2, theme.panel)
    painter.circle(disc.centre, side / 2, colour_of(crest))
    painter.icon("plus", disc.inset(side * _PLUS_INSET), theme.tincture_inks[ARMS[crest].tincture])


def _paint_slots(painter: Painter, parts: ActionParts, facts: ActionFacts) -> None:
    missing = list(facts.missing)
    for number, (slot, place) in enumerate(zip(facts.slots, parts.slots, strict=True)):
        is_missed = number >= facts.workshops and slot in missing
        if is_missed:
            missing.remove(slot)
        paint_slot(painter, place, slot, is_missed, _RECEDING if facts.recedes else 1.0)
        if number < facts.workshops:
            paint_piece(painter, place.inset(-theme.hair), "workshop", facts.crest)


def _done_and_tokens(parts: ActionParts, facts: ActionFacts, room: Rect) -> tuple[str, Rect]:
    """How often an action was done, and the space for the tokens in its line.

    If these need the space, the maximum is left out, and then the number as well.
    """
    is_in_line = parts.is_narrow and parts.done != NOWHERE
    needed = width_of(_everything(facts), _LEGIBLE_TOKEN * theme.tiny)
    if not is_in_line or needed <= room.width:
        return facts.done, room
    done = facts.done.partition("/")[0]
    number = size_of(done, Style(round(theme.small), bold=True))[0] + theme.unit / 2
    room = Rect(room.x, room.y, parts.done.right - room.x, room.height)
    return (done, room.cut_right(number)[1]) if needed <= room.width - number else ("", room)


def _everything(facts: ActionFacts) -> Amounts:
    """The level, the price and the gain in one line."""
    price = (*facts.need, *facts.price)
    return (*price, Amount(FOR), *facts.gain) if price and facts.gain else (*price, *facts.gain)


def _paint_price_and_gain(painter: Painter, room: Rect, facts: ActionFacts, align: str) -> None:
    """The price and the gain; if not everything fits, only the price, or only what is lacking.

    Next to the slots the gain is on a plate at the end of the line, in the same place for all actions.
    """
    price, everything = (*facts.need, *facts.price), _everything(facts)
    lacking = tuple(token for token in everything if token.is_lacking)
    ways = (everything, lacking) if facts.is_closed and lacking else (everything, price, lacking)
    tokens = next((way for way in ways if width_of(way, _LEGIBLE_TOKEN * theme.tiny) <= room.width), ())
    largest = _TOKEN * theme.tiny
    if tokens != everything or not facts.gain:
        paint_row(painter, room, tokens, largest, align)
        return
    # The least width of the margins comes out of the tokens' size.
    margin = _PLATE_MARGIN * theme.unit
    side = min(largest, room.height, max(0.0, room.width - 2 * margin) / width_of(tokens, 1))
    width = width_of(facts.gain, side) + 2 * margin
    trigger = (*price, Amount(FOR)) if price else ()
    if align == "right":
        plate, before = room.cut_right(width, theme.hair)
    else:
        before, rest = room.cut_left(width_of(trigger, side), theme.unit / 2 if trigger else 0)
        plate = rest.cut_left(width)[0]
    paint_row(painter, before, trigger, side, align)
    _paint_gain(painter, plate.centred(plate.width, min(plate.height, side + theme.unit)), facts, side)


def _paint_gain(painter: Painter, plate: Rect, facts: ActionFacts, side: float) -> None:
    """The gain of an action, on a plate; it recedes if the action cannot be done now."""
    is_pale = facts.recedes and not any(token.is_lacking for token in facts.gain)
    painter.fill(plate, faint(theme.sunk, _PLATE * (_RECEDING if facts.recedes else 1)), theme.corner / 2)
    paint_row(painter, plate, facts.gain, side, opacity=_RECEDING if is_pale else 1.0)


def standing_in(view: Any, side: int, action: int) -> tuple[int, ...]:
    """The worker in each slot, or NOBODY; workshops cover the first ones."""
    workshops = view.count_workshops(side, action)
    if view.is_opponent(side):
        return (*[NOBODY] * workshops, *[printed.ANY] * sum(view.standing[side][action]))
    placed = in_slots(printed.SLOTS[action][workshops:], view.standing[side][action])
    return (*[NOBODY] * workshops, *placed)


def _paint_standing(painter: Painter, rect: Rect, action: int, workers: tuple[int, ...], crest: int) -> None:
    """The workers on an action."""
    for kind, place in zip(workers, action_parts(rect, action).slots, strict=False):
        if kind != NOBODY:
            paint_in_slot(painter, place, kind, crest)
