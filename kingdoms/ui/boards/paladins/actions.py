"""The twelve actions on a player's board in Paladins: slots, workers, workshops, and current costs and gains."""

from collections.abc import Sequence
from math import ceil
from typing import Any, NamedTuple

from kivy.properties import BoundedNumericProperty, NumericProperty

from kingdoms.core.game import Thing
from kingdoms.games.paladins import board as printed
from kingdoms.games.paladins.cards import PALADINS, TOWNSFOLK
from kingdoms.games.paladins.rules.costs import PAID_IN_PROVISIONS, cost, obstacle
from kingdoms.games.paladins.solo_events import NO_TARGET, OCCUPIED
from kingdoms.games.paladins.words.lacks import (
    cheapest,
    missing_goods,
    missing_levels,
    missing_lots,
    needed_level,
    workshops_on,
)
from kingdoms.games.paladins.words.names import action_name
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import FOR, OR, Amount, Amounts, width_of
from kingdoms.ui.board.zone import Zone
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
    paladin_picture,
    tokens_of,
    townsfolk_picture,
)
from kingdoms.ui.boards.paladins.worker_picking import is_chosen
from kingdoms.ui.drawing.gallery import paint_medallion, paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, size_of
from kingdoms.ui.theme import faint, theme

_MOST = {
    printed.DEVELOP: printed.WORKSHOPS,
    printed.COMMISSION: printed.MONKS,
    printed.FORTIFY: printed.MOST_WALLS,
    printed.GARRISON: printed.OUTPOSTS,
    printed.ABSOLVE: printed.JARS,
    printed.CONVERT: printed.MOST_CONVERTED,
}
"""The maximum number of times each action can be done; attacks are unlimited."""
PIECES = {
    printed.DEVELOP: "workshop",
    printed.COMMISSION: "monk",
    printed.FORTIFY: "wall",
    printed.GARRISON: "outpost",
    printed.ABSOLVE: "jar",
    printed.ATTACK: "attack",
    printed.CONVERT: "convert",
}
"""The piece that each counted action leaves on the table."""
_DONE = 2.2  # the width of the number of times done, relative to the name's type
_MARGIN = 1.5  # the margin on the left and right, in units
_LARGEST_SLOT, _LARGEST_BESIDE = 0.8, 0.66  # the greatest size of a slot, in touches, and of one next to tokens
_SLOTS_ACROSS = 3.2  # the least number of slots an action has room for
_WITH_HELPER = 4.0  # the same with room for the portrait of a helper, if the slots are large enough even then
_NARROW = 9.5  # the width of an action, relative to its name's type, below which the name has a line to itself
_SYMBOL = 1.3  # the size of an action's symbol, relative to the name's type
_TOKEN = 2.0  # the greatest size of a token, relative to tiny type
_TOKEN_LINE, _TOKEN_SHARE = 1.45, 0.28  # the height of a line of tokens, relative to tiny type and to a tall space
_FOOT = 1.5  # the space below the tokens, in units: a lit edge and the ring of a lacking token take some of it
_LEAST_TOKEN = 1.18  # the least size, at which the number of a required level is in tiny type
_LEGIBLE_TOKEN = 1.3  # the least size of the cost and the gain; if they do not fit at this size, less is shown
_OPEN, _CLOSED = 0.85, 0.4  # the opacity of an action's ground, and of one that cannot be done now
_HELPER, _HELPER_STEP = 0.86, 0.62  # the size of a helper's portrait, in slots; the step between two, in portraits
_LEAST_HELPER = 0.55  # the least size of such a portrait, in slots


class PaladinsActions(Zone):
    """The twelve actions in columns, with the workers on them."""

    columns = BoundedNumericProperty(2, min=1)
    spacing = NumericProperty(0)
    """The space between two actions."""

    def lay_out(self, sight: Sight) -> Places:
        """The viewer's actions, if there is room for them."""
        if not self.height:
            return {}
        return lay_out_actions(sight, sight.owner, printed.ACTIONS, self.rect, int(self.columns), self.spacing)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """An action, or its workers."""
        return look_of_action(sight, thing, place.rect, is_chosen(self.board.picking, thing))


def lay_out_actions(
    sight: Sight, side: int, actions: Sequence[int], room: Rect, columns: int, spacing: float
) -> Places:
    """A side's actions, column by column.

    If a column would mix actions from both halves of the printed board, they are laid out row by row instead.
    """
    rows = ceil(len(actions) / columns)
    if len(printed.LEFT) % rows:
        cells = [cell for row in room.rows(rows, spacing) for cell in row.columns(columns, spacing)]
    else:
        cells = [cell for column in room.columns(columns, spacing) for cell in column.rows(rows, spacing)]
    places: Places = {}
    for action, cell in zip(actions, cells, strict=False):
        places[("action", side, action)] = at(cell)
        if sight.view.standing[side][action] != printed.NOBODY:
            places[("standing", side, action)] = Place(cell, NOWHERE)
    return places


def look_of_action(sight: Sight, thing: Thing, rect: Rect, is_tapped: bool = False) -> Look:
    """How a side's action or its workers look; `is_tapped` if another tap would carry it out."""
    view, (name, side, action) = sight.view, thing
    if name == "standing":
        return _paint_standing, rect, action, standing_in(view, side, action), crest_of(sight, side)
    is_asked = side == sight.viewer == view.seat and view.asked == "turn"
    return _paint_action, rect, action_facts(view, side, crest_of(sight, side), action, is_asked), is_tapped


# The contents of an action.


class ActionFacts(NamedTuple):
    """The contents of an action."""

    action: int
    slots: tuple[int, ...]
    workshops: int
    crest: int
    need: Amounts
    """The required level, which is not spent."""
    price: Amounts
    gain: Amounts
    missing: tuple[int, ...]
    """The slots that no worker in the owner's hand fits; empty unless the owner has to act."""
    is_closed: bool
    """Whether it cannot be done now, whatever the workers."""
    done: str
    """How often it has been done, and how often it can be."""
    helpers: tuple[str, ...]
    """Pictures of those who help with it: the round's paladin, and hired townsfolk."""


def action_facts(view: Any, side: int, crest: int, action: int, is_asked: bool) -> ActionFacts:
    """The contents of a side's action; whatever is missing is shown only to the player who has to act."""
    is_opponent = view.is_opponent(side)
    is_used_up = action in _MOST and view.count_done(side, action) >= _MOST[action]
    is_free = is_opponent or is_used_up
    reason = "" if is_opponent else obstacle(view, side, action)
    is_lacking = is_asked and not is_free and reason != OCCUPIED
    return ActionFacts(
        action,
        (printed.ANY,) * len(printed.SLOTS[action]) if is_opponent else printed.SLOTS[action],
        workshops_on(view, side, action),
        crest,
        () if is_free else _level(view, side, action, is_lacking),
        () if is_free else _goods(view, side, action, is_lacking),
        () if is_opponent else _marked(_gain(view, side, action), is_lacking and reason == NO_TARGET),
        missing_lots(view, side, action)[0] if is_lacking else (),
        is_asked and bool(reason),
        _done(view, side, action),
        _helpers(view, side, action),
    )


def _helpers(view: Any, side: int, action: int) -> tuple[str, ...]:
    """The pictures of a side's paladin and townsfolk who help with an action."""
    paladin, hired = view.paladins[side], [card for card in view.hired[side] if TOWNSFOLK[card].trigger == action]
    is_helped = paladin >= 0 and PALADINS[paladin].action == action
    return (*([paladin_picture(paladin)] if is_helped else ()), *map(townsfolk_picture, hired))


def _level(view: Any, side: int, action: int, is_asked: bool) -> Amounts:
    """The influence that a wall or a jar requires; for other actions, the required level only if it is lacking."""
    is_lacking = is_asked and missing_levels(view, side, action) > 0
    if action not in printed.NEEDED or (action not in (printed.FORTIFY, printed.ABSOLVE) and not is_lacking):
        return ()
    level = needed_level(view, side, action)
    key = printed.ATTRIBUTE_KEYS[printed.NEEDED[action]]
    return (Amount(key, level, is_lacking=is_lacking, is_least=True),) if level else ()


def _goods(view: Any, side: int, action: int, is_asked: bool) -> Amounts:
    """An action's cost if all targets cost the same; otherwise the lowest cost, but only if the side cannot pay it."""
    short = missing_goods(view, side, action) if is_asked else 0
    if action in (printed.PRAY, *_MOST):
        amount = cost(view, side, action)
    else:
        amount = cheapest(view, side, action) if short else 0
    good = printed.PROVISION if action in PAID_IN_PROVISIONS else printed.SILVER
    return (Amount(good, amount, is_lacking=short > 0),) if amount else ()


def _gain(view: Any, side: int, action: int) -> Amounts:
    """An action's gain, if it is the same for every target, including what this round's paladin adds."""
    paladin = view.paladins[side]
    is_helped = paladin >= 0 and PALADINS[paladin].action == action
    bonus = len(PALADINS[paladin].bonus) if is_helped else 0
    match action:
        case printed.HUNT | printed.TRADE:
            good = printed.PROVISION if action == printed.HUNT else printed.SILVER
            return Amount(good, printed.HUNTED + bonus), Amount(OR), Amount(good, printed.HUNTED_BY_TWO + bonus)
        case printed.RECRUIT:
            return (Amount("townsfolk"),)
        case printed.PRAY:
            return (Amount(printed.PRAYER),)
        case printed.CONSPIRE:
            gain = Amount(printed.WORKER_KEYS[-1]), Amount("suspicion")
            return *gain, *tokens_of(PALADINS[paladin].bonus if is_helped else ())
        case printed.DEVELOP:
            done = view.count_done(side, printed.DEVELOP)
            if done == printed.WORKSHOPS:
                return ()
            return Amount("workshop"), Amount(printed.WORKER_KEYS[printed.UNCOVERED[done]])
        case _ if action in printed.RAISED:
            raised = Amount(printed.ATTRIBUTE_KEYS[printed.RAISED[action]], 1, True)
            return (raised, *tokens_of(PALADINS[paladin].bonus if is_helped else ()))
    return ()


def _marked(tokens: Amounts, is_lacking: bool) -> Amounts:
    """Tokens of a gain, marked as lacking while the action has no target."""
    return tuple(token._replace(is_lacking=is_lacking) for token in tokens)


def _done(view: Any, side: int, action: int) -> str:
    if action not in PIECES:
        return ""
    done = view.count_done(side, action)
    return f"{done}/{_MOST[action]}" if action in _MOST else str(done)


# The layout of an action.


class ActionParts(NamedTuple):
    """The parts of an action's space."""

    symbol: Rect
    """After the name in a narrow space; NOWHERE if the name needs the room."""
    name: Rect
    done: Rect
    slots: list[Rect]
    helpers: Rect
    """The space for portraits of helpers, which are at its right end."""
    tokens: Rect
    is_low: bool
    """Whether its cost and gain are next to the slots."""
    is_narrow: bool
    """Whether the name has a line to itself."""


def parts_of(rect: Rect, action: int) -> ActionParts:
    """The name at the top, slots below it, then the cost and gain; in a short space these are next to the slots."""
    inner = rect.inset(_MARGIN * theme.unit, theme.unit / 2)
    line = LINE * theme.small
    token = max(_TOKEN_LINE * theme.tiny, _TOKEN_SHARE * inner.height)
    is_low = inner.height < line + token + _least_slot()
    name, rest = inner.cut_top(line)
    if not is_low:
        spare = max(0.0, rest.height - token - _least_slot() - theme.hair)
        rest = rest.cut_bottom(min(_FOOT * theme.unit, spare))[1]
    tokens, middle = (rest, rest) if is_low else rest.cut_bottom(token)
    slots = _slots_in(middle, len(printed.SLOTS[action]), _LARGEST_BESIDE if is_low else _LARGEST_SLOT)
    beside = middle.cut_left(slots[-1].right - inner.x, theme.unit)[1]
    tokens = beside if is_low else tokens
    width = _DONE * theme.tiny if action in PIECES else 0
    if inner.width < _NARROW * theme.small:
        # The name needs its whole line: the number of times done is below it, if anywhere.
        done, tokens = (NOWHERE, tokens) if is_low else tokens.cut_right(width)
        symbol = name.cut_right(_SYMBOL * theme.small)[0]
        has_symbol = not is_low and symbol.width <= _after(name, action).width
        return ActionParts(symbol if has_symbol else NOWHERE, name, done, slots, beside, tokens, is_low, True)
    symbol, name = name.cut_left(_SYMBOL * theme.small, theme.unit)
    done, name = name.cut_right(width, theme.unit / 2)
    return ActionParts(symbol, name, done, slots, beside, tokens, is_low, False)


def tick_of(parts: ActionParts, facts: ActionFacts) -> Rect:
    """Where the tick of a chosen action is: after its name, or in place of its symbol if there is no room.

    In a narrow space the symbol is after the name, so the tick always replaces it. Portraits after the name stay.
    """
    beside = [helper for helper in helpers_of(parts, facts) if helper.y >= parts.name.y]
    room = _after(parts.name, facts.action)
    room = room.cut_right(room.right - beside[0].x, theme.unit / 2)[1] if beside else room
    if parts.symbol != NOWHERE and (parts.is_narrow or room.width < room.height):
        return parts.symbol.fitted(1)
    # If the name takes the whole line, the tick is next to the slots.
    return (room if room.width >= room.height else parts.helpers).cut_right(room.height)[0].fitted(1)


def helpers_of(parts: ActionParts, facts: ActionFacts) -> list[Rect]:
    """Where the portraits of those who help with the action are: from left to right, at the end of their line.

    In a short space they come after the name if they fit, so that the action's cost and gain stay large.
    """
    if not facts.helpers:
        return []
    line, side = parts.helpers, parts.slots[0].width * _HELPER
    if parts.is_low:
        after = _after(parts.name, facts.action).cut_right(need_of(parts, facts).width, theme.unit)[1]
        if after.width >= _width_of_helpers(after.height, facts):
            line, side = after, after.height
    else:
        # Next to the slots rather than on them.
        side = min(side, max(_LEAST_HELPER * parts.slots[0].width, line.width / _width_of_helpers(1, facts)))
    width = _width_of_helpers(side, facts)
    y = line.centre[1] - side / 2
    return [
        Rect(line.right - width + number * side * _HELPER_STEP, y, side, side) for number in range(len(facts.helpers))
    ]


def need_of(parts: ActionParts, facts: ActionFacts) -> Rect:
    """Where the required level is: in a short or narrow space after the name, so that the rest stays large.

    NOWHERE if none is required, or if it is shown with the action's cost and gain, as in a large space.
    """
    if not facts.need or not (parts.is_low or parts.is_narrow):
        return NOWHERE
    after = _after(parts.name, facts.action)
    need = after.cut_right(width_of(facts.need, _LEAST_TOKEN * theme.tiny))[0]
    beside = _width_of_helpers(after.height, facts) + theme.unit if facts.helpers and parts.is_low else 0.0
    return need if need.width + beside <= after.width else NOWHERE


def _after(name: Rect, action: int) -> Rect:
    """The space to the right of an action's name, on the same line."""
    words = size_of(action_name(action), Style(round(theme.small), bold=True))[0]
    return name.cut_left(min(words, name.width), theme.unit / 2)[1]


def _width_of_helpers(side: float, facts: ActionFacts) -> float:
    return side * (1 + _HELPER_STEP * (len(facts.helpers) - 1))


def room_for_tokens(parts: ActionParts, helpers: Sequence[Rect]) -> Rect:
    """The space for an action's cost and gain, minus any portraits next to the slots."""
    if not parts.is_low or not helpers or helpers[0].centre[1] > parts.tokens.top:
        return parts.tokens
    return parts.tokens.cut_right(parts.tokens.right - helpers[0].x, theme.unit)[1]


def _least_slot() -> float:
    """The least size of a slot, which is larger on a larger screen."""
    return theme.touch - theme.glyph


def _slots_in(room: Rect, count: int, largest: float) -> list[Rect]:
    """A row of slots, at most `largest` touches in size, starting on the left."""
    height = max(room.height - theme.hair, min(room.height, _least_slot()))
    widest = max(room.width / _WITH_HELPER, min(room.width / _SLOTS_ACROSS, _least_slot()))
    side = max(0.0, min(height, largest * theme.touch, widest))
    step = side + theme.unit / 2
    return [Rect(room.x + number * step, room.centre[1] - side / 2, side, side) for number in range(count)]


# Painting.


def _paint_action(painter: Painter, rect: Rect, facts: ActionFacts, is_tapped: bool) -> None:
    """An action with its free slots, its workshops, its current cost and gain, and how often it was done."""
    painter.fill(rect, faint(theme.panel, _CLOSED if facts.is_closed else _OPEN), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    parts = parts_of(rect, facts.action)
    need = need_of(parts, facts)
    if is_tapped:
        tick = tick_of(parts, facts)
        painter.outline(rect.inset(theme.band), colour_of(facts.crest), theme.band, theme.corner)
        paint_tick(painter, tick, facts.crest)
        if need != NOWHERE:
            # A chosen action meets its level, so the tick can take its place.
            need, facts = NOWHERE, facts._replace(need=())
    is_covered = is_tapped and tick == parts.symbol.fitted(1)
    if parts.symbol != NOWHERE and not is_covered and not (parts.is_narrow and need != NOWHERE):
        symbol = f"{ART}/symbols/{printed.ACTION_KEYS[facts.action]}"
        paint_symbol(painter, symbol, parts.symbol.fitted(1), theme.ink)
    painter.text(action_name(facts.action), parts.name, theme.small, theme.ink, bold=True, align="left")
    _paint_slots(painter, parts, facts)
    helpers = helpers_of(parts, facts)
    for picture, place in zip(facts.helpers, helpers, strict=True):
        paint_medallion(painter, picture, place.inset(theme.hair), colour_of(facts.crest))
    if need != NOWHERE:
        paint_row(painter, need, facts.need, _LEAST_TOKEN * theme.tiny)
        facts = facts._replace(need=())
    done, room = _done_and_tokens(parts, facts, room_for_tokens(parts, helpers))
    if parts.done != NOWHERE:
        painter.text(done, parts.done, theme.small, theme.faded, bold=True, align="right")
    _paint_price_and_gain(painter, room, facts, "right" if parts.is_low else "left")


def _paint_slots(painter: Painter, parts: ActionParts, facts: ActionFacts) -> None:
    missing = list(facts.missing)
    for number, (slot, place) in enumerate(zip(facts.slots, parts.slots, strict=True)):
        is_missed = number >= facts.workshops and slot in missing
        if is_missed:
            missing.remove(slot)
        paint_slot(painter, place, slot, is_missed)
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
    """The price and the gain; if not everything fits, only the price, or only what is lacking."""
    price, everything = (*facts.need, *facts.price), _everything(facts)
    lacking = tuple(token for token in everything if token.is_lacking)
    ways = (everything, lacking) if facts.is_closed and lacking else (everything, price, lacking)
    tokens = next((way for way in ways if width_of(way, _LEGIBLE_TOKEN * theme.tiny) <= room.width), ())
    paint_row(painter, room, tokens, _TOKEN * theme.tiny, align)


def standing_in(view: Any, side: int, action: int) -> tuple[int, ...]:
    """The worker in each slot, or NOBODY; workshops cover the first ones."""
    workshops = view.count_workshops(side, action) if action in printed.RIGHT else 0
    if view.is_opponent(side):
        return (*[NOBODY] * workshops, *[printed.ANY] * sum(view.standing[side][action]))
    placed = in_slots(printed.SLOTS[action][workshops:], view.standing[side][action])
    return (*[NOBODY] * workshops, *placed)


def _paint_standing(painter: Painter, rect: Rect, action: int, workers: tuple[int, ...], crest: int) -> None:
    """The workers on an action."""
    for kind, place in zip(workers, parts_of(rect, action).slots, strict=False):
        if kind != NOBODY:
            paint_in_slot(painter, place, kind, crest)
