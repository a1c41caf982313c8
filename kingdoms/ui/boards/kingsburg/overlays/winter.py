"""The overlays about Kingsburg's winters: the enemy and the odds before a battle, everyone's results after it."""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.core.game import Thing
from kingdoms.core.words.language import _
from kingdoms.games.kingsburg.cards import ENEMIES
from kingdoms.games.kingsburg.events import DRAWN, LOST, WON, Fought, KingsDie
from kingdoms.games.kingsburg.rules.winter import parts_of_strength
from kingdoms.games.kingsburg.state import HIDDEN
from kingdoms.games.kingsburg.words.names import enemy_name, outcome_name, year_name
from kingdoms.ui.board.sight import CLOSE, NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import Amount, Amounts, in_two_lines, least_side, width_of
from kingdoms.ui.boards.kingsburg.enemy import ENEMY, odds, paint_enemy_card, paint_odds
from kingdoms.ui.boards.kingsburg.pieces.symbols import (
    BUILDING,
    FALLEN,
    STRENGTH,
    VP,
    WHITE,
    defeat,
    paint_die,
    paint_line,
    victory,
)  # fmt: skip
from kingdoms.ui.boards.kingsburg.winter.last_battle import Battle, last_battle
from kingdoms.ui.boards.kingsburg.winter.possible_enemies import paint_possible_enemies
from kingdoms.ui.boards.kingsburg.winter.winter_table import KINGS_DIE, TURNED
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import BUTTON, PANEL, paint_button, paint_heading, write_whole
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, TextBox, fitting, is_whole_in
from kingdoms.ui.theme import faint, theme

WINTER: Thing = ("winter",)
"""Opens the overlay about the last winter, as ENEMY opens the one about the enemy."""
TITLE: Thing = ("title",)
KNOWN: Thing = ("known",)
ODDS: Thing = ("odds",)
STAKES: Thing = ("stakes",)
"""Things on these overlays, besides the enemy, the king's die, and every seat's fight and spoils."""
_SMALL = 8.3  # a room with a shorter side than this, in touches, is small
_ICONS = {WON: "trophy", DRAWN: "minus", LOST: "close"}
_TERMS = {"soldiers": "soldiers", "buildings": BUILDING, "bonus": STRENGTH}
_WIDEST, _WIDEST_BUTTON = 17, 5  # the greatest width of an overlay and of its button, in touches
_HEAD, _HEAD_LINE = 0.8, 1.4  # the least height of the title, in touches, and relative to its type size
_LOW_HEAD = 0.2  # the greatest height of the title, as a share of a short overlay

# The enemy: its height in touches, and as shares of the overlay's width.
_LEAST_ENEMY, _TALLEST_ENEMY = 2.2, 5.5
_BATTLE_SHARE, _KNOWN_SHARE = 0.4, 0.46  # its greatest height, in battle and before it
_LOW_SHARES = {_BATTLE_SHARE: 0.43, _KNOWN_SHARE: 0.58}  # its width on a short overlay, next to the sums or the odds
_CARD_SHARE = 0.42  # the greatest width of its card next to words
_BESIDE_CARD = 1.5  # the space next to its card, in gaps
_KNOWN_LINES = 14

# The stakes, and the king's die.
_STAKE, _STAKE_LINE = 1.4, 1.6  # the greatest size of a symbol, and the height of its line, in glyphs
_LARGEST_DIE, _DIE_SHARE = 3, 0.4  # the greatest side of the king's die: in touches, and of the room next to the enemy
_DIE_WIDTH = (
    0.72  # the greatest side of the king's die, as a share of that room: its corners reach further while it turns
)
_DIE_HEIGHT = 0.62  # the greatest side of the king's die, as a share of the height; its meaning is below it
_DIE_LINES = 3
_ODDS, _TITLE_LINE = 1.25, 1.5  # the height of the odds, in touches; of a line above them, relative to its type

# Fights: the height of a line, in touches, and its contents.
_LINE, _SMALL_LINE, _WORDLESS_LINE = 1.15, 0.95, 0.76  # on a large overlay, on a small one, and if that is too tall
_LINE_LETTERS = 2.6  # its least height, relative to the type size of a name above a sum
_WITH_WORDS = 0.9  # the height from which words about the outcome fit
_OUTCOME_SHARE, _WORDLESS_OUTCOME_SHARE = 0.34, 0.36  # the width of the outcome, as a share of a line
_NAME, _NAME_LETTER = 0.46, 0.8  # the share of the name above the sum; its greatest type size relative to its line
_SYMBOL = 1.15  # the greatest size of a symbol, in glyphs
_STRENGTH_WIDTH = 1.4  # the width of a total, in glyphs


def is_small(room: Rect) -> bool:
    """Whether an overlay has as little room as on a phone."""
    return min(room.width, room.height) < _SMALL * theme.touch


def is_low(room: Rect) -> bool:
    """Whether an overlay has to put things side by side, as on a phone held sideways."""
    return is_small(room) and room.width > room.height


class EnemyOverlay:
    """The overlay with what is known about the year's enemy: everything, or which enemies may come."""

    def __init__(self, *, waits: bool = False) -> None:
        """With `waits`, the overlay has a button to go on once it has been seen; otherwise a cross closes it."""
        self._waits = waits

    def lay_out(self, sight: Sight, opened: Thing, room: Rect) -> Places:
        """The enemy, the odds, and at the foot a button to go on, or one for the last winter if there was one."""
        has_foot = self._waits or last_battle(sight.past) is not None
        height = _TITLE_LINE * theme.small + _ODDS * theme.touch
        parts = _parts(room, height, _KNOWN_SHARE, has_foot=has_foot)
        things = {KNOWN: parts.enemy, ODDS: parts.rows}
        if not _is_hidden(sight):
            things[TURNED], things[KNOWN] = _beside(parts.enemy)
        places = _lay_out(opened, parts, things)
        if self._waits:
            return places
        places[CLOSE] = at(_cross_place(parts.panel))
        return {**places, WINTER: at(parts.button, BUTTON)} if has_foot else places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The overlay, or something on it."""
        view, rect = sight.view, place.rect
        title, known = sight.words.thing(view, ENEMY, sight.names)
        if thing == TITLE:
            return paint_heading, rect, title
        if thing == KNOWN and _is_hidden(sight):
            return paint_possible_enemies, rect, view.year
        if thing == KNOWN:
            return _paint_known, rect, known
        if thing == ODDS:
            return _paint_titled_odds, rect, odds(view, sight.owner)
        if thing == TURNED:
            return paint_enemy_card, rect, view.year, view.enemies[view.year - 1]
        if place.style == PANEL:
            return Painter.parchment, rect
        return paint_button, rect, _("The last winter")


def _is_hidden(sight: Sight) -> bool:
    """Whether the viewer does not know the year's enemy."""
    return bool(sight.view.enemies[sight.view.year - 1] == HIDDEN)


class WinterOverlay:
    """The most recent winter: the enemy, the king's die, everyone's strength term by term, and the results."""

    def lay_out(self, sight: Sight, opened: Thing, room: Rect) -> Places:
        """The enemy with the stakes and the king's die, and a line for everyone who fought."""
        battle = last_battle(sight.past)
        if battle is None:
            return {}
        line, parts = _fitting(room, len(battle.fights))
        card, words = _beside(parts.enemy)
        king, stakes = words.cut_right(min(words.width * _DIE_SHARE, _LARGEST_DIE * theme.touch), theme.gap)
        things: dict[Thing, Rect] = {TURNED: card, STAKES: stakes, KINGS_DIE: king}
        rest = parts.rows
        for fight in battle.fights:
            row, rest = rest.cut_top(line, theme.unit)
            things |= {("fight", fight.seat): row, ("spoils", fight.seat): _spoils_place(row)}
        return _lay_out(opened, parts, things)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The overlay, or something on it."""
        if place.style == PANEL:
            return Painter.parchment, place.rect
        battle = last_battle(sight.past)
        if battle is None:
            raise ValueError(f"{thing!r} belongs to a battle, and there was none")
        return _look_of_battle(sight, thing, place.rect, battle)


# Where things are.


def _lay_out(opened: Thing, parts: "_WinterParts", things: dict[Thing, Rect]) -> Places:
    """The overlay with its title and its button, and things on it that cannot be tapped."""
    still = {thing: Place(rect, NOWHERE) for thing, rect in {TITLE: parts.title, **things}.items()}
    return {opened: at(parts.panel, PANEL), **still, CLOSE: at(parts.button, BUTTON)}


class _WinterParts(NamedTuple):
    """An overlay, and where the enemy, the lines of a battle and the closing button are on it."""

    panel: Rect
    title: Rect
    enemy: Rect
    rows: Rect
    button: Rect
    fits: bool
    """Whether there is enough room for the enemy and the rows."""


def _parts(room: Rect, rows: float, share: float = _BATTLE_SHARE, *, has_foot: bool = True) -> _WinterParts:
    """Title, enemy, rows and perhaps a button, stacked; on a short screen the rows are next to the enemy.

    The enemy's height is at most `share` of the overlay's width.
    """
    if is_low(room):
        return _wide_parts(room, rows, share)
    foot = theme.touch + theme.gap if has_foot else 0
    width, head = min(room.width, _WIDEST * theme.touch), max(_HEAD * theme.touch, _HEAD_LINE * theme.subtitle)
    margins = 2 * theme.gap
    spare = head + foot + margins + theme.gap
    above = min(room.height - spare - rows, (width - margins) * share, _TALLEST_ENEMY * theme.touch)
    panel = room.centred(width, above + rows + spare)
    title, rest = panel.inset(theme.gap).cut_top(head)
    enemy, rest = rest.cut_top(above, theme.gap)
    return _WinterParts(panel, title, enemy, rest.cut_top(rows)[0], _button(rest), above >= _LEAST_ENEMY * theme.touch)


def _wide_parts(room: Rect, rows: float, share: float) -> _WinterParts:
    inner = room.inset(theme.gap)
    left, right = inner.cut_left(inner.width * _LOW_SHARES[share], theme.gap)
    button, left = left.cut_bottom(theme.touch, theme.unit)
    title, enemy = left.cut_top(min(_HEAD_LINE * theme.subtitle, _LOW_HEAD * room.height), theme.unit)
    lines = right.centred(right.width, min(rows, right.height))
    return _WinterParts(room, title, enemy, lines, _button(button), rows <= right.height)


def _cross_place(panel: Rect) -> Rect:
    """The place of the closing cross: the overlay's top right corner, large enough for a finger."""
    return Rect(panel.right - theme.touch, panel.top - theme.touch, theme.touch, theme.touch)


def _button(room: Rect) -> Rect:
    foot = room.cut_bottom(theme.touch)[0]
    return foot.centred(min(foot.width, _WIDEST_BUTTON * theme.touch), theme.touch)


def _beside(room: Rect) -> tuple[Rect, Rect]:
    """The enemy's card, and the space for words next to it."""
    return room.cut_left(min(room.height, room.width * _CARD_SHARE), _BESIDE_CARD * theme.gap)


def _fitting(room: Rect, count: int) -> tuple[float, _WinterParts]:
    """The height of a line, and the overlay: with names and words, or with fewer words if that is too tall."""
    line = max((_SMALL_LINE if is_small(room) else _LINE) * theme.touch, _LINE_LETTERS * theme.tiny)
    parts = _parts(room, count * (line + theme.unit))
    if parts.fits:
        return line, parts
    share = (room.height - 2 * theme.gap) / count - theme.unit
    line = min(line, share) if is_low(room) else _WORDLESS_LINE * theme.touch
    return line, _parts(room, count * (line + theme.unit))


def _is_low(row: Rect) -> bool:
    """Whether a line has no room for words about the outcome."""
    return row.height < _WITH_WORDS * theme.touch


def _spoils_place(row: Rect) -> Rect:
    outcome = _outcome_place(row)
    if _is_low(row):
        return outcome.cut_left(theme.glyph, theme.unit)[1].inset(0, theme.unit)
    return outcome.rows(2)[1].inset(0, theme.hair)


def _outcome_place(row: Rect) -> Rect:
    share = _WORDLESS_OUTCOME_SHARE if _is_low(row) else _OUTCOME_SHARE
    return row.inset(theme.unit, 0).cut_right(row.width * share)[0]


def _sum_place(row: Rect) -> Rect:
    """Where a strength is shown term by term, between the crest and the total."""
    rest = row.inset(theme.unit, 0).cut_right(_outcome_place(row).width, theme.unit)[1]
    rest = rest.cut_left(min(row.height, theme.crest) - theme.unit, theme.unit)[1]
    return rest.cut_right(_STRENGTH_WIDTH * theme.glyph, theme.unit)[1]


def in_lines(tokens: Amounts, width: float) -> list[Sequence[Amount]]:
    """Tokens in one line if they are readable, else in two."""
    return [tokens] if width_of(tokens, least_side()) <= width else in_two_lines(tokens)


# How things look.


def _look_of_battle(sight: Sight, thing: Thing, rect: Rect, battle: Battle) -> Look:
    match thing:
        case ("title",):
            enemy = enemy_name(ENEMIES[battle.enemy].kind)
            return paint_heading, rect, _("Winter {year}: {enemy}").format(year=year_name(battle.year), enemy=enemy)
        case ("turned",):
            return paint_enemy_card, rect, battle.year, battle.enemy
        case ("kings_die",):
            return _paint_kings_die, rect, battle.die, sight.words.line(KingsDie(battle.die), sight.names)
        case ("stakes",):
            return _paint_stakes, rect, battle.enemy
        case ("spoils", seat):
            return paint_line, rect, dict(battle.spoils)[seat], _SYMBOL * theme.glyph, "left"
    seat = thing[1]
    fight = next(fight for fight in battle.fights if fight.seat == seat)
    is_named = all(len(in_lines(terms_of(each), _sum_place(rect).width)) == 1 for each in battle.fights)
    name = sight.captions[seat] if is_named else ""
    return _paint_fight, rect, fight, name, sight.seats[seat].crest, seat in battle.strongest


def _paint_known(painter: Painter, rect: Rect, phrase: str) -> None:
    write_whole(painter, phrase, rect, theme.body, _KNOWN_LINES, bold=False, align="left", valign="top")


def _paint_titled_odds(painter: Painter, rect: Rect, outcomes: Sequence[str]) -> None:
    """How the battle ends with each face of the king's die."""
    title, dice = rect.cut_top(_TITLE_LINE * theme.small)
    words = _("If the king's die shows…")
    painter.text(words, title, fitting(words, title.width, theme.small), theme.faded, bold=True)
    paint_odds(painter, dice, outcomes, 0)


def _paint_stakes(painter: Painter, rect: Rect, card: int) -> None:
    """The cost of a defeat, the reward for a victory and, if there is room, the bonus for the strongest winner."""
    enemy = ENEMIES[card]
    lines: list[tuple[str, Amounts]] = [(_("Defeat"), defeat(enemy)), (_("Victory"), victory(enemy))]
    lines.append((_("Strongest"), (Amount(VP, 1, True),)))
    parts = [(words, in_lines(tokens, rect.width)) for words, tokens in lines]
    if sum(1 + len(rows) for _words, rows in parts) * LINE * theme.small > rect.height:
        parts.pop()
    count = sum(1 + len(rows) for _words, rows in parts)
    height = min(rect.height / count, _STAKE_LINE * theme.glyph)
    rest = rect.centred(rect.width, count * height)
    for words, rows in parts:
        name, rest = rest.cut_top(height)
        painter.text(words, name, theme.small, theme.faded, bold=True, align="left")
        for row in rows:
            line, rest = rest.cut_top(height)
            paint_line(painter, line.inset(0, theme.hair), row, _STAKE * theme.glyph, "left")


def kings_die_place(rect: Rect) -> Rect:
    """Where the king's die falls."""
    side = min(rect.width * _DIE_WIDTH, rect.height * _DIE_HEIGHT)
    return rect.cut_top(side)[0].centred(side, side)


def _paint_kings_die(painter: Painter, rect: Rect, die: int, phrase: str) -> None:
    """The king's die, with its meaning below if there is room; the sums include it in any case."""
    place = kings_die_place(rect)
    paint_die(painter, place, WHITE, die)
    words, style = rect.cut_top(place.height, theme.unit)[1], Style(round(theme.small))
    if is_whole_in(phrase, style, TextBox(int(words.width), int(words.height), _DIE_LINES)):
        painter.text(phrase, words, theme.small, lines=_DIE_LINES, valign="top")


def _paint_fight(painter: Painter, rect: Rect, fight: Fought, name: str, crest: int, is_strongest: bool) -> None:
    """A seat's strength, term by term, and how its battle ended; without a name, the sum has two lines."""
    painter.fill(rect, faint(theme.sunk, 0.6), theme.corner)
    place, outcome = _sum_place(rect), _outcome_place(rect)
    painter.crest(crest, Rect(rect.x + theme.unit, rect.y, place.x - rect.x - 2 * theme.unit, rect.height))
    strength = Rect(place.right, rect.y, outcome.x - place.right, rect.height).inset(theme.unit, 0)
    painter.text(str(fight.strength), strength, theme.subtitle, bold=True)
    if name:
        above, place = place.cut_top(rect.height * _NAME)
        painter.text(name, above, min(theme.small, above.height * _NAME_LETTER), bold=True, align="left")
    rows = in_lines(terms_of(fight), place.width)
    for row, line in zip(rows, place.rows(len(rows)), strict=True):
        paint_line(painter, line.inset(0, theme.hair), row, _SYMBOL * theme.glyph, "left")
    _paint_outcome(painter, outcome, fight.outcome, is_strongest)


def terms_of(fight: Fought) -> Amounts:
    """The terms of a strength; the king's die shows its value."""
    symbols = {**_TERMS, "die": FALLEN[fight.die - 1]}
    return tuple(Amount(symbols[part], n, True) for part, n in parts_of_strength(fight))


def _paint_outcome(painter: Painter, rect: Rect, outcome: str, is_strongest: bool) -> None:
    """How a battle ended, with a crown for the strongest winner; in words if they fit."""
    line = rect if _is_low(rect) else rect.rows(2)[0]
    symbol, word = line.cut_left(theme.glyph * _SYMBOL, theme.unit)
    colour = theme.wax if outcome == LOST else theme.ink
    painter.icon("crown" if is_strongest else _ICONS[outcome], symbol.fitted(1), colour)
    if not _is_low(rect):
        phrase = _("Strongest") if is_strongest else outcome_name(outcome)
        painter.text(phrase, word, fitting(phrase, word.width, theme.small), colour, bold=True, align="left")
