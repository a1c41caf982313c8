"""The twelve actions on a player's board in Paladins: slots, workers, workshops, what each costs and gives now."""

from collections.abc import Sequence
from math import ceil
from typing import Any, NamedTuple

from kivy.properties import BoundedNumericProperty, NumericProperty

from kingdoms.core.game import Thing
from kingdoms.games.paladins import board as printed
from kingdoms.games.paladins.cards import PALADINS
from kingdoms.games.paladins.rules.costs import NO_PROVISIONS, NO_SILVER, PAID_IN_PROVISIONS, cost, obstacle
from kingdoms.games.paladins.solo_events import TOO_LOW
from kingdoms.games.paladins.words.lacks import missing_lots, needed_level, workshops_on
from kingdoms.games.paladins.words.names import action_name
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import FOR, OR, Token, Tokens, width_of
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.tokens import (
    ART,
    NOBODY,
    SLOT_CORNER,
    crest_of,
    in_slots,
    paint_piece,
    paint_row,
    paint_slot,
    paint_worker,
    tokens_of,
)
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of, step_of_type
from kingdoms.ui.theme import faint, theme

_MOST = {
    printed.DEVELOP: printed.WORKSHOPS,
    printed.COMMISSION: printed.MONKS,
    printed.FORTIFY: printed.MOST_WALLS,
    printed.GARRISON: printed.OUTPOSTS,
    printed.ABSOLVE: printed.JARS,
    printed.CONVERT: printed.MOST_CONVERTED,
}
"""How often an action can be done; an attack always can."""
PIECES = {
    printed.DEVELOP: "workshop",
    printed.COMMISSION: "monk",
    printed.FORTIFY: "wall",
    printed.GARRISON: "outpost",
    printed.ABSOLVE: "jar",
    printed.ATTACK: "attack",
    printed.CONVERT: "convert",
}
"""What is left on the table by each action that is counted."""
_LINES, _NARROW_LINES = 2, 3
_LETTER_HEIGHT, _LETTER_WIDTH = 0.62, 0.105  # the type size of the name at most, of its line and of the action's width
_DONE, _NEED = 2.6, 2.4  # the width of how often it was done, and of the level below the name, in letters of the name
_DONE_LETTER = 0.9  # the type size of how often it was done, in letters of the name
_MARGIN = 1.5  # on the left and right, in units
_SLOT, _SLOTS_ACROSS = 1.3, 3.2  # the size of a slot at most, in glyphs; how many an action has room for at least
_TOKEN, _TOKEN_LINE = 0.8, 0.72  # the size of a token at most, in glyphs and of its line
_LEAST_TOKEN = 0.7  # of its usual size, to which a token shrinks to make room for the others
_LEAST = 0.85  # of its usual size, to which an action's name shrinks to make room for the level that is needed
_NARROW = 30  # the width of an action in units below which it has three lines
_TALLEST = 1.75  # the height of an action that needs no more, in touches


class PaladinsActions(Zone):
    """Six actions on the left and six on the right; the workers that stand there are above them."""

    columns = BoundedNumericProperty(2, min=1)
    spacing = NumericProperty(0)
    """Between two actions."""

    def measure(self, sight: Sight) -> None:
        """As high as actions can be before they are only larger."""
        self.wanted_height = len(printed.ACTIONS) / self.columns * _TALLEST * theme.touch

    def lay_out(self, sight: Sight) -> Places:
        """The viewer's own, if there is room for them."""
        if not self.height:
            return {}
        return lay_out_actions(sight, sight.owner, printed.ACTIONS, self.rect, int(self.columns), self.spacing)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """An action, or its workers."""
        return look_of_action(sight, thing, place.rect)


def lay_out_actions(
    sight: Sight, side: int, actions: Sequence[int], room: Rect, columns: int, spacing: float
) -> Places:
    """Actions of a side, column by column."""
    rows = ceil(len(actions) / columns)
    cells = [cell for column in room.columns(columns, spacing) for cell in column.rows(rows, spacing)]
    places: Places = {}
    for action, cell in zip(actions, cells, strict=False):
        places[("action", side, action)] = at(cell)
        if sight.view.standing[side][action] != printed.NOBODY:
            places[("standing", side, action)] = Place(cell, NOWHERE)
    return places


def look_of_action(sight: Sight, thing: Thing, rect: Rect) -> Look:
    """How an action of a side looks, or how its workers do."""
    view, (name, side, action) = sight.view, thing
    if name == "standing":
        return _paint_standing, rect, action, standing_in(view, side, action)
    is_asked = side == sight.viewer == view.seat and bool(view.agenda) and view.agenda[-1][0] == "turn"
    return _paint_action, rect, face_of(view, side, crest_of(sight, side), action, is_asked)


# What is on an action.


class Face(NamedTuple):
    """What an action shows."""

    action: int
    slots: tuple[int, ...]
    workshops: int
    crest: int
    need: Tokens
    """The level that is needed, and not given."""
    price: Tokens
    gain: Tokens
    missing: tuple[int, ...]
    """The slots for which nobody in the hand fits, while its owner could act."""
    is_closed: bool
    """Whether it cannot be done now, whatever the workers."""
    done: str
    """How often it was done, and how often it can be."""


def face_of(view: Any, side: int, crest: int, action: int, is_asked: bool) -> Face:
    """What an action of a side shows now; what is missing is shown only to the player who is asked to act."""
    is_opponent = view.is_opponent(side)
    is_used_up = action in _MOST and view.count_done(side, action) >= _MOST[action]
    is_free = is_opponent or is_used_up
    reason = "" if is_opponent else obstacle(view, side, action)
    missing = missing_lots(view, side, action)[0] if is_asked and not reason and not is_opponent else ()
    return Face(
        action,
        (printed.ANY,) * len(printed.SLOTS[action]) if is_opponent else printed.SLOTS[action],
        workshops_on(view, side, action),
        crest,
        () if is_free else _level(view, side, action, is_asked and reason == TOO_LOW),
        () if is_free else _goods(view, side, action, reason if is_asked else ""),
        () if is_opponent else _gain(view, side, action),
        missing,
        is_asked and bool(reason),
        _done(view, side, action),
    )


def _level(view: Any, side: int, action: int, is_lacking: bool) -> Tokens:
    """For a wall or a jar how much influence; else the attribute only where it is too low for any target."""
    if action not in printed.NEEDED or (action not in (printed.FORTIFY, printed.ABSOLVE) and not is_lacking):
        return ()
    level = needed_level(view, side, action)
    key = printed.ATTRIBUTE_KEYS[printed.NEEDED[action]]
    return (Token(key, level, is_lacking=is_lacking, is_least=True),) if level else ()


def _goods(view: Any, side: int, action: int, reason: str) -> Tokens:
    if action not in (printed.PRAY, *_MOST):
        return ()
    amount, good, lack = cost(view, side, action), printed.SILVER, NO_SILVER
    if action in PAID_IN_PROVISIONS:
        good, lack = printed.PROVISION, NO_PROVISIONS
    return (Token(good, amount, False, reason == lack),) if amount else ()


def _gain(view: Any, side: int, action: int) -> Tokens:
    """What it gives, as far as that is the same for every target, with what this round's paladin adds."""
    paladin = view.paladins[side]
    is_helped = paladin >= 0 and PALADINS[paladin].action == action
    bonus = len(PALADINS[paladin].bonus) if is_helped else 0
    match action:
        case printed.HUNT | printed.TRADE:
            good = printed.PROVISION if action == printed.HUNT else printed.SILVER
            return Token(good, printed.HUNTED + bonus), Token(OR), Token(good, printed.HUNTED_BY_TWO + bonus)
        case printed.RECRUIT:
            return (Token("townsfolk"),)
        case printed.PRAY:
            return (Token(printed.PRAYER),)
        case printed.CONSPIRE:
            return (Token(printed.WORKER_KEYS[-1]), *tokens_of(PALADINS[paladin].bonus if is_helped else ()))
        case printed.DEVELOP:
            done = view.count_done(side, printed.DEVELOP)
            if done == printed.WORKSHOPS:
                return ()
            return Token("workshop"), Token(printed.WORKER_KEYS[printed.UNCOVERED[done]])
        case _ if action in printed.RAISED:
            raised = Token(printed.ATTRIBUTE_KEYS[printed.RAISED[action]], 1, True)
            return (raised, *tokens_of(PALADINS[paladin].bonus if is_helped else ()))
    return ()


def _done(view: Any, side: int, action: int) -> str:
    if action not in PIECES:
        return ""
    done = view.count_done(side, action)
    return f"{done}/{_MOST[action]}" if action in _MOST else str(done)


# Where the parts of an action are.


class ActionParts(NamedTuple):
    """The parts of an action's place."""

    symbol: Rect
    name: Rect
    need: Rect
    """Where the level that is needed has a place of its own; NOWHERE if it shares the line of the name."""
    done: Rect
    slots: list[Rect]
    tokens: Rect


def parts_of(rect: Rect, action: int) -> ActionParts:
    """Symbol and name above, slots and what it costs and gives below; on a narrow place in three lines."""
    inner = rect.inset(_MARGIN * theme.unit, theme.unit / 2)
    is_narrow = rect.width < _NARROW * theme.unit
    lines = inner.rows(_NARROW_LINES if is_narrow else _LINES)
    symbol, name = lines[0].cut_left(lines[0].height, theme.unit / 2)
    side = min(lines[1].height - theme.hair, _SLOT * theme.glyph, inner.width / _SLOTS_ACROSS)
    slots = [
        Rect(inner.x + number * (side + theme.unit / 2), lines[1].centre[1] - side / 2, side, side)
        for number in range(len(printed.SLOTS[action]))
    ]
    beside = lines[1].cut_left(slots[-1].right - inner.x, theme.unit)[1]
    done = _DONE * _letter(rect) if action in PIECES else 0
    if is_narrow:
        count, tokens = lines[2].cut_right(done, theme.unit / 2)
        need = beside.cut_right(min(beside.width, _NEED * _letter(rect)))[0]
        return ActionParts(symbol, name, need, count, slots, tokens)
    count, name = name.cut_right(done, theme.unit / 2)
    return ActionParts(symbol, name, NOWHERE, count, slots, beside)


def _letter(rect: Rect) -> float:
    """The size of an action's name: it belongs to the board and grows only as far as that allows."""
    lines = _NARROW_LINES if rect.width < _NARROW * theme.unit else _LINES
    return step_of_type(min(theme.body, rect.height / lines * _LETTER_HEIGHT, rect.width * _LETTER_WIDTH))


# How they look.


def _paint_action(painter: Painter, rect: Rect, face: Face) -> None:
    """An action with its free slots, its workshops, what it costs and gives now, and how often it was done."""
    painter.fill(rect, faint(theme.sunk if face.is_closed else theme.panel, 0.85), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    parts = parts_of(rect, face.action)
    ink = theme.faded if face.is_closed else theme.ink
    paint_symbol(
        painter, f"{ART}/symbols/{printed.ACTION_KEYS[face.action]}", parts.symbol.fitted(1).inset(theme.hair), ink
    )
    name, size = action_name(face.action), _letter(rect)
    room, need = _beside_need(parts, face, name, size)
    needed = size_of(name, Style(round(size), bold=True))[0]
    size = size if needed <= room.width else step_of_type(size * room.width / needed)
    painter.text(name, room, size, ink, bold=True, align="left")
    if need.width:
        paint_row(painter, need, face.need, _letter(rect), "right")
    if face.done:
        size = step_of_type(_letter(rect) * _DONE_LETTER)
        painter.text(face.done, parts.done, size, theme.faded, bold=True, align="right")
    missing = list(face.missing)
    for number, (slot, place) in enumerate(zip(face.slots, parts.slots, strict=True)):
        is_missed = number >= face.workshops and slot in missing
        if is_missed:
            missing.remove(slot)
        paint_slot(painter, place, slot, is_missed)
        if number < face.workshops:
            paint_piece(painter, place.inset(-theme.hair), "workshop", face.crest)
    price = face.price if need.width else (*face.need, *face.price)
    tokens = (*price, Token(FOR), *face.gain) if price and face.gain else (*price, *face.gain)
    side = min(_TOKEN * theme.glyph, parts.tokens.height * _TOKEN_LINE)
    if width_of(tokens, side * _LEAST_TOKEN) > parts.tokens.width and len(tokens) > len(face.gain):
        # Where there is no room for both, what it costs matters more: what it gives is printed in the rules.
        tokens = tokens[: -len(face.gain) - 1]
    paint_row(painter, parts.tokens, tokens, side, "right" if rect.width >= _NARROW * theme.unit else "left")


def _beside_need(parts: ActionParts, face: Face, name: str, size: float) -> tuple[Rect, Rect]:
    """Where an action's name is, and the level that it needs: after the name if that leaves it readable, else nowhere.

    It stands apart from what the action costs, for it is not given.
    """
    width = width_of(face.need, size)
    if not width or parts.need != NOWHERE:
        return parts.name, parts.need
    need, room = parts.name.cut_right(width, theme.unit / 2)
    is_readable = size_of(name, Style(round(size), bold=True))[0] * _LEAST <= room.width
    return (room, need) if is_readable else (parts.name, NOWHERE)


def standing_in(view: Any, side: int, action: int) -> tuple[int, ...]:
    """Per slot the worker who stands there, or NOBODY; workshops cover the first ones."""
    workshops = view.count_workshops(side, action) if action in printed.RIGHT else 0
    if view.is_opponent(side):
        return (*[NOBODY] * workshops, *[printed.ANY] * sum(view.standing[side][action]))
    placed = in_slots(printed.SLOTS[action][workshops:], view.standing[side][action])
    return (*[NOBODY] * workshops, *placed)


def _paint_standing(painter: Painter, rect: Rect, action: int, workers: tuple[int, ...]) -> None:
    """The workers that stand on an action."""
    for kind, place in zip(workers, parts_of(rect, action).slots, strict=False):
        if kind != NOBODY:
            painter.fill(place, faint(theme.gold, 0.3), place.width * SLOT_CORNER)
            paint_worker(painter, place, kind)
