"""The tray of Kingsburg: what one acts with. Own dice with what can be added to them, or the choices that are asked."""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.core.game import Thing
from kingdoms.games.kingsburg.board import COLOURED_DICE, GOODS, PUBLISHED
from kingdoms.games.kingsburg.moves import PLUS_TWO
from kingdoms.games.kingsburg.state import NONE
from kingdoms.games.kingsburg.words.labels import REROLL_ALL, use_label
from kingdoms.ui.board.picking import Picking
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import FOR, Token, Tokens, width_of
from kingdoms.ui.boards.kingsburg.tokens import VP, goods
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import theme

TALLY: Thing = ("tally",)
"""What the dice, tokens and the Market that are picked come to."""
ENVOY: Thing = ("envoy",)
"""The king's envoy, who can be picked with dice."""
ROLL_ALL: Thing = ("use", REROLL_ALL)
"""The choice to roll all dice again, which are raised as long as it lies beside them."""
CHOICES = ("good", "goods", "use", "recruit")
"""Things that lie in the tray only while they can be chosen."""
_IN_LINE = 4  # so many additions go into the line that a phone on its side has for them
_STRETCH = 1.5  # how much wider than it needs to be a choice becomes at most


class Item(NamedTuple):
    """Something in the tray and how wide it has to be."""

    thing: Thing
    width: float


def free_dice(sight: Sight, seat: int) -> list[int]:
    """The places of a seat's dice that are neither at court nor set aside."""
    spent = sight.view.spent(seat)
    return [die for die in range(len(sight.view.dice[seat])) if not spent >> die & 1]


def is_white(die: int) -> bool:
    """Whether the die at this place is a white one."""
    return die >= COLOURED_DICE


def dice(sight: Sight, owner: int) -> list[Item]:
    """The own dice that are still free, and the one that is set aside."""
    aside = [die for die in (sight.view.aside[owner],) if die != NONE]
    return [Item(("die", owner, die), _side()) for die in (*free_dice(sight, owner), *aside)]


def token_of(owner: int) -> Thing:
    """Any "+2" token of a seat: the kind of all that lie in its tray."""
    return ("plus_two", owner, "any")


def additions(owner: int, picking: Picking) -> list[Item]:
    """What can be added to dice now, as far as it goes into one line."""
    return _additions(owner, picking)[:_IN_LINE]


def _additions(owner: int, picking: Picking) -> list[Item]:
    tokens: list[Thing] = [("plus_two", owner, number) for number in range(picking.most(token_of(owner)))]
    others: list[Thing] = [("market", -1), ("market", 1), ENVOY]
    return [Item(part, _side()) for part in (*tokens, *others) if picking.can_pick(part)]


def sum_and_choices(sight: Sight, owner: int, picking: Picking) -> list[Item]:
    """The other additions and what all comes to, also before a die is picked so that nothing moves; or the choices."""
    has_sum = any(picking.can_pick(item.thing) for item in dice(sight, owner))
    choices = [Item(thing, _width_of(sight, thing)) for thing in sight.lit if thing[0] in CHOICES]
    return [*_additions(owner, picking)[_IN_LINE:], Item(TALLY, _side()), *choices] if has_sum else choices


def _side() -> float:
    """The size of a die to be picked."""
    return theme.touch if theme.form == "phone" else 1.3 * theme.touch


def _width_of(sight: Sight, thing: Thing) -> float:
    """A choice is as wide as what stands on it."""
    tokens = tokens_of(sight, thing)
    if tokens:
        return max(1.1 * _side(), width_of(tokens, symbol_side()) + 2 * theme.gap)
    return size_of(sight.label(thing), Style(round(theme.body), bold=True))[0] / 2 + 4 * theme.gap


def symbol_side() -> float:
    """The size of the symbols on a choice."""
    return theme.glyph if theme.form == "phone" else 1.3 * theme.glyph


def least_height() -> float:
    """The height that a tray keeps on a phone while it is empty, so that the court above it does not jump."""
    return _side()


def tray_height(items: Sequence[Item], width: float) -> float:
    """The height that a tray with these items needs at this width; none if there are no items."""
    lines = _lines(items, width)
    return len(lines) * (_side() + theme.unit) - theme.unit if lines else 0.0


def lay_out_tray(items: Sequence[Item], room: Rect) -> Places:
    """Everything in a tray, in as many lines as it takes, each in the middle."""
    places: Places = {}
    lines = _lines(items, room.width)
    for line, cells in zip(lines, room.rows(max(1, len(lines)), theme.unit), strict=False):
        places |= _lay_out_line(line, cells)
    return places


def _lay_out_line(line: Sequence[Item], room: Rect) -> Places:
    """Things to be chosen get wider where there is room; dice stay together."""
    places: Places = {}
    gap = _gap(line)
    gaps = gap * (len(line) - 1)
    choices = sum(item.width for item in line if _is_choice(item))
    others = sum(item.width for item in line) - choices
    stretch = min(_STRETCH, (room.width - gaps - others) / choices) if choices else 1.0
    x = room.x + max(0.0, room.width - others - choices * stretch - gaps) / 2
    for item in line:
        width = item.width * (stretch if _is_choice(item) else 1.0)
        rect = Rect(x, room.centre[1] - _side() / 2, width, _side())
        places[item.thing] = at(rect) if item.thing != TALLY else Place(rect, NOWHERE)
        x += width + gap
    return places


def _lines(found: Sequence[Item], width: float) -> list[list[Item]]:
    """The items in lines, about equally full."""
    if not found:
        return []
    count = 1
    while count < len(found) and not all(_fits(line, width) for line in _split(found, count)):
        count += 1
    return _split(found, count)


def _split(found: Sequence[Item], count: int) -> list[list[Item]]:
    per_line = -(-len(found) // count)
    return [list(found[start : start + per_line]) for start in range(0, len(found), per_line)]


def _fits(line: Sequence[Item], width: float) -> bool:
    gaps = _gap(line) * (len(line) - 1)
    return sum(item.width for item in line) + gaps <= width + theme.hair


def _is_choice(item: Item) -> bool:
    return item.thing[0] in CHOICES


def _has_choices(line: Sequence[Item]) -> bool:
    return any(map(_is_choice, line))


def _gap(line: Sequence[Item]) -> float:
    """The room between things; dice have an edge of their own, and a phone has none to spare."""
    return theme.hair if theme.form == "phone" and not _has_choices(line) else theme.unit


# What stands on a choice.


def tokens_of(sight: Sight, thing: Thing) -> Tokens:
    """The symbols on a choice; none if it is told in words."""
    match thing:
        case ("good", good) if sight.view.agenda[-1][0] == "help":
            others = [int(other != good) for other in range(len(GOODS))]
            return (Token(GOODS[good]), Token(FOR), *goods(others))
        case ("good", good):
            return (Token(GOODS[good]),)
        case ("goods", *amounts):
            return goods(amounts)
        case ("recruit", *kinds):
            return (*goods([kinds.count(good) for good in range(len(GOODS))]), Token(FOR), Token("soldiers"))
        case ("use", use):
            return _tokens_of_use(sight, use)
    return ()


def _tokens_of_use(sight: Sight, use: str) -> Tokens:
    if use in GOODS:
        return Token(use), Token(FOR), Token(VP)
    if use == PLUS_TWO:
        return (Token(PLUS_TWO), Token(FOR), Token(VP)) if sight.view.ruleset == PUBLISHED else (Token(PLUS_TWO),)
    return ()


def words_of(sight: Sight, thing: Thing) -> str:
    """What is written on a choice that has no symbols."""
    return use_label(sight.view, thing[1]) if thing[0] == "use" else sight.label(thing)
