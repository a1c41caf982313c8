"""Where the parts of an action on a player's board in Paladins are."""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.games.paladins import board as printed
from kingdoms.games.paladins.words.names import action_name
from kingdoms.ui.board.sight import NOWHERE
from kingdoms.ui.board.symbol_rows import width_of
from kingdoms.ui.boards.paladins.own.action_facts import PIECES, ActionFacts
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, size_of
from kingdoms.ui.theme import theme

_DONE = 2.2  # the width of the number of times done, relative to the name's type
_MARGIN = 1.5  # the margin on the left and right, in units
_LARGEST_SLOT, _LARGEST_BESIDE = 0.8, 0.72  # the greatest size of a slot, in touches, and of one next to tokens
_SLOTS_ACROSS = 3.2  # the least number of slots an action has room for
_WITH_HELPER = 4.0  # the same with room for the portrait of a helper, if the slots are large enough even then
_NARROW = 9.5  # the width of an action, relative to its name's type, below which the name has a line to itself
_SYMBOL = 1.3  # the size of an action's symbol, relative to the name's type
_TOKEN_LINE, _TOKEN_SHARE = 1.3, 0.28  # the height of a line of tokens, relative to tiny type and to a tall space
_FOOT = 1.5  # the space below the tokens, in units: a lit edge and the ring of a lacking token take some of it
LEAST_TOKEN = 1.18
"""The least size of a token, relative to tiny type: at this size the number of a required level is in tiny type."""
_HELPER, _HELPER_STEP = 0.86, 0.62  # the size of a helper's portrait, in slots; the step between two, in portraits
_EASY_HELPER = 0.65  # the size of such a portrait, in slots, below which one after the name is better
_LEAST_HELPER = 0.55  # the least size of such a portrait, in slots


class ActionParts(NamedTuple):
    """The parts of an action's space."""

    symbol: Rect
    """Before the name or, in a narrow space, after it; NOWHERE if there is no room for the symbol."""
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


def action_parts(rect: Rect, action: int) -> ActionParts:
    """The name at the top, slots below it, then the cost and gain; in a short space these are next to the slots."""
    inner = rect.inset(_MARGIN * theme.unit, theme.unit / 2)
    line = LINE * theme.small
    is_low = rect.height < full_height()
    name, rest = inner.cut_top(line)
    largest = rest.height - _least_slot() - theme.hair - _FOOT * theme.unit
    token = max(_TOKEN_LINE * theme.tiny, min(_TOKEN_SHARE * inner.height, largest))
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

    In a short space they come after the name if they fit, so that the action's cost and gain stay large, and in others
    if there is too little room next to the slots.
    """
    if not facts.helpers:
        return []
    line, side = parts.helpers, parts.slots[0].width * _HELPER
    if parts.is_low:
        after = _after(parts.name, facts.action).cut_right(need_of(parts, facts).width, theme.unit)[1]
        if after.width >= _width_of_helpers(after.height, facts):
            line, side = after, after.height
    elif (room := _room_beside_name(parts, facts)) != NOWHERE:
        line, side = room, min(room.height, room.width / _width_of_helpers(1, facts))
    else:
        # Next to the slots rather than on them.
        side = min(side, max(_LEAST_HELPER * parts.slots[0].width, line.width / _width_of_helpers(1, facts)))
    width = _width_of_helpers(side, facts)
    y = line.centre[1] - side / 2
    return [
        Rect(line.right - width + number * side * _HELPER_STEP, y, side, side) for number in range(len(facts.helpers))
    ]


def _room_beside_name(parts: ActionParts, facts: ActionFacts) -> Rect:
    """The space after the name for portraits that would be too small next to the slots; NOWHERE if they fit neither."""
    least = _width_of_helpers(_EASY_HELPER * parts.slots[0].width, facts)
    if parts.helpers.width >= least:
        return NOWHERE
    need = need_of(parts, facts)
    taken = need.width or (parts.symbol.width if parts.is_narrow else 0.0)
    room = _after(parts.name, facts.action).cut_right(taken, theme.unit / 2)[1]
    return room if room.width >= least else NOWHERE


def need_of(parts: ActionParts, facts: ActionFacts) -> Rect:
    """Where the required level is: in a short or narrow space after the name, so that the rest stays large.

    NOWHERE if none is required, or if it is shown with the action's cost and gain, as in a large space.
    """
    if not facts.need or not (parts.is_low or parts.is_narrow):
        return NOWHERE
    after = _after(parts.name, facts.action)
    need = after.cut_right(width_of(facts.need, LEAST_TOKEN * theme.tiny))[0]
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


def full_height() -> float:
    """The height from which an action has its cost and gain below its slots."""
    above = LINE * theme.small + _least_slot()
    return float(max(above + _TOKEN_LINE * theme.tiny, above / (1 - _TOKEN_SHARE)) + theme.unit)


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
