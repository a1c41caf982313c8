"""The Kingsburg tray: the viewer's dice with what can be added to them, or the choices to make."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from kivy.properties import NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import signed
from kingdoms.games.kingsburg.board import GOODS, PUBLISHED
from kingdoms.games.kingsburg.moves import PLUS_TWO
from kingdoms.games.kingsburg.rules.influence import number_of
from kingdoms.games.kingsburg.state import NONE
from kingdoms.games.kingsburg.words.labels import REROLL_ALL, short_label, use_label
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import FOR, Amount, Amounts, width_of
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.kingsburg.picking import KINGS_ENVOY, group_of, makes_a_move, token_of
from kingdoms.ui.boards.kingsburg.pieces.dice import DIE_CORNER, WHITE_CREST, is_white, paint_aside, paint_die
from kingdoms.ui.boards.kingsburg.pieces.dice_groups import free_dice
from kingdoms.ui.boards.kingsburg.pieces.symbols import VP, goods, paint_line, paint_symbol_of
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_chosen, raised
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, TextBox, size_of, whole_in
from kingdoms.ui.theme import theme

TALLY: Thing = ("tally",)
"""The total of the picked dice, tokens and Market help."""
ROLL_ALL: Thing = ("use", REROLL_ALL)
"""The choice to reroll all dice; the dice are raised while it can be made."""
_CHOICES = ("good", "goods", "use", "recruit")
"""Things that are in the tray only while they can be chosen."""
_STRETCH = 1.5  # how much wider than necessary a choice may become
_LEAST_CHOICE = 1.1  # the least width of a choice with symbols, relative to its height
_MOST_LINES = 3  # the most lines of text on a choice
_LONGEST_LINE = 0.6  # the length of the longer of two lines of text, as a share of the total
_AROUND_WORDS = 4  # gaps: on both sides of the text on a choice, and for lines of unequal length
_AROUND_CAPTION = 3  # units on both sides of the words below symbols together
_ABOVE_CAPTION = 0.8  # the least size of the symbols above a caption, in glyphs

Caption = Callable[[Sight, Thing], str]
"""A function that returns the words below the symbols of a choice."""


class _Item(NamedTuple):
    """Something in the tray and the width it would like."""

    thing: Thing
    width: float
    least: float
    """The width it can make do with if that saves a line."""
    caption: str = ""
    """The words below the symbols of a choice."""


class KingsburgTray(Zone):
    """The viewer's dice, additions and choices, in as many lines as they take."""

    side = NumericProperty(0)
    """The side of a die, which is also the height of a line."""
    spacing = NumericProperty(0)
    """The space between the things in a line; a unit instead if any of them is a choice."""

    def measure(self, sight: Sight) -> None:
        """Sets the height to that of its lines; 0 while it is empty."""
        lines = self._lines(sight)
        self.is_needed = bool(lines)
        self.wanted_height = len(lines) * (self.side + theme.unit) - theme.unit if lines else 0

    def lay_out(self, sight: Sight) -> Places:
        """All lines, each centred."""
        lines, places = self._lines(sight), Places()
        for line, room in zip(lines, self.rect.rows(max(1, len(lines)), theme.unit), strict=False):
            places |= self._lay_out_line(sight, line, room)
        return places

    def _items(self, sight: Sight, captioned: Caption) -> list[_Item]:
        owner, picking = sight.owner, self.board.picking
        aside = [die for die in (sight.view.aside[owner],) if die != NONE]
        dice: list[Thing] = [("die", owner, die) for die in (*free_dice(sight, owner), *aside)]
        more: list[Thing] = [("plus_two", owner, number) for number in range(picking.most(token_of(owner)))]
        more = [part for part in (KINGS_ENVOY, *more, ("market", -1), ("market", 1)) if picking.can_pick(part)]
        # The sum is there before a die is picked, so that nothing moves when one is.
        tally = [TALLY] if any(map(picking.can_pick, dice)) else []
        choices = [self._choice(sight, thing, captioned) for thing in sight.lit if thing[0] in _CHOICES]
        choices = self._equally_wide(choices)
        # The envoy does not count towards the sum, so it is kept apart.
        apart = [part for part in more if part == KINGS_ENVOY]
        added = [part for part in more if part != KINGS_ENVOY]
        return [*(_Item(thing, self.side, self.side) for thing in (*apart, *dice, *added, *tally)), *choices]

    def _equally_wide(self, choices: list[_Item]) -> list[_Item]:
        """The choices, all as wide as the widest if there is room, because they are alike."""
        widest = max((item.width for item in choices), default=0.0)
        has_room = len(choices) * (widest + 2 * (theme.band + theme.unit)) <= self.width - 2 * (theme.band + theme.unit)
        return [item._replace(width=widest) for item in choices] if has_room else choices

    def _choice(self, sight: Sight, thing: Thing, captioned: Caption) -> _Item:
        """A choice as wide as its content; symbols may shrink, words may not."""
        tokens = _tokens_of(sight, thing)
        if not tokens:
            length = size_of(sight.label(thing), Style(round(theme.body), bold=True))[0]
            width = _LONGEST_LINE * length + _AROUND_WORDS * theme.gap
            return _Item(thing, width, width)
        caption = captioned(sight, thing)
        sides = self.side / 2, min(self.side / 2, theme.glyph * (_ABOVE_CAPTION if caption else 1))
        words = size_of(caption, _caption_style())[0] + _AROUND_CAPTION * theme.unit if caption else 0.0
        width, least = (max(_LEAST_CHOICE * self.side, words, width_of(tokens, side) + 2 * theme.gap) for side in sides)
        return _Item(thing, width, least, caption)

    def _lines(self, sight: Sight) -> list[list[_Item]]:
        """The items in lines of similar length, with the longest captions that take no more lines than none."""
        ways = [
            self._in_few_lines(self._items(sight, captioned))
            for captioned in (_words_of, _short_words_of, _no_words_of)
        ]
        return min(ways, key=len)

    def _in_few_lines(self, items: Sequence[_Item]) -> list[list[_Item]]:
        """The items in lines; without the sum, which the prompt states too, if that saves a line."""
        found = [self._in_lines(items), self._in_lines([item for item in items if item.thing != TALLY])]
        return min(found, key=len)

    def _in_lines(self, items: Sequence[_Item]) -> list[list[_Item]]:
        count = 1
        while count < len(items) and not all(map(self._fits, _split(items, count))):
            count += 1
        return _split(items, count)

    def _fits(self, line: Sequence[_Item]) -> bool:
        return sum(item.least for item in line) + self._gap(line) * (len(line) - 1) <= self.width + theme.hair

    def _gap(self, line: Sequence[_Item]) -> float:
        return theme.unit if any(map(_is_choice, line)) else self.spacing

    def _lay_out_line(self, sight: Sight, line: Sequence[_Item], room: Rect) -> Places:
        """Stretches choices if there is room; dice stay in the middle."""
        places: Places = {}
        gap = self._gap(line)
        choices = sum(item.width for item in line if _is_choice(item))
        others = sum(item.width for item in line) - choices
        spare = sum(item.width - item.least for item in line)
        gaps = gap * (len(line) - 1)
        # The gold around two things must not touch, if there is room to avoid it.
        wider = [_may_have_gold(sight, left.thing, right.thing) for left, right in pairwise(line)]
        room_for_gaps = max(0.0, room.width - others - choices + spare - gaps)
        more = min(max(0.0, 2 * (theme.band + theme.unit) - gap), room_for_gaps / max(1, sum(wider)))
        gaps += more * sum(wider)
        # Neither must it touch the border around the tray.
        room = room.inset(max(0.0, min(theme.band + theme.unit, (room.width - others - choices - gaps) / 2)), 0)
        stretch = min(_STRETCH, (room.width - gaps - others) / choices) if choices else 1.0
        lack = max(0.0, others + choices + gaps - room.width)
        unused = max(0.0, room.width - others - choices * max(1.0, stretch) - gaps)
        x = room.x + unused / 2
        # The sum is next to the dice, which stay in the middle.
        x += min(x - room.x, sum(item.width + gap for item in line if item.thing == TALLY) / 2)
        for item, is_wider in zip(line, [*wider, False], strict=True):
            # If space is short, whatever can shrink contributes its share.
            less = lack * (item.width - item.least) / spare if spare else 0.0
            width = item.width * (max(1.0, stretch) if _is_choice(item) else 1.0) - less
            height = max(theme.touch, self.side - 2 * theme.unit) if _is_choice(item) else self.side
            rect = Rect(x, room.centre[1] - height / 2, width, height)
            places[item.thing] = at(rect) if item.thing != TALLY else Place(rect, NOWHERE)
            x += width + gap + (more if is_wider else 0.0)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A choice, a die, an addition, or the sum."""
        rect, is_picked = place.rect, thing in self.board.picking.picked
        if thing[0] in _CHOICES:
            if tokens := _tokens_of(sight, thing):
                return _paint_choice, rect, tokens, self._caption(sight, thing)
            return _paint_words, rect, _words_of(sight, thing), self._size_of_words(sight)
        if thing[0] == "die":
            return look_of_die(sight, thing, place, is_picked)
        if thing != TALLY:
            return _paint_part, rect, thing, is_picked, sight.seats[sight.owner].crest
        dice, plus_two, market = group_of(self.board.picking.picked)
        number = number_of(sight.view.dice[sight.owner], dice, plus_two, market) if dice else None
        return _paint_tally, rect, number, makes_a_move(self.board.picking)

    def _caption(self, sight: Sight, thing: Thing) -> str:
        """The words below the symbols of a choice, if there is room for them."""
        return next((item.caption for line in self._lines(sight) for item in line if item.thing == thing), "")

    def _size_of_words(self, sight: Sight) -> float:
        """The size at which the words of all choices without symbols fit."""
        sizes = [theme.body]
        for thing, place in self.places.items():
            if thing[0] in _CHOICES and not _tokens_of(sight, thing):
                room = _words_place(place.rect)
                box = TextBox(int(room.width), int(room.height), _MOST_LINES)
                sizes.append(whole_in(_words_of(sight, thing), Style(round(theme.body), bold=True), box).size)
        return min(sizes)


# The contents of the tray.


def _split(items: Sequence[_Item], count: int) -> list[list[_Item]]:
    per_line = max(1, -(-len(items) // count))
    return [list(items[start : start + per_line]) for start in range(0, len(items), per_line)]


def _may_have_gold(sight: Sight, left: Thing, right: Thing) -> bool:
    """Whether there may be gold around both; never around the sum, nor around each die if all are rerolled together."""
    return TALLY not in (left, right) and not (ROLL_ALL in sight.lit and left[0] == right[0] == "die")


def _is_choice(item: _Item) -> bool:
    return item.thing[0] in _CHOICES


def _tokens_of(sight: Sight, thing: Thing) -> Amounts:
    """The symbols on a choice; none if it is in words."""
    match thing:
        case ("good", good) if sight.view.asked == "help":
            others = [int(other != good) for other in range(len(GOODS))]
            return (Amount(GOODS[good]), Amount(FOR), *goods(others))
        case ("good", good):
            return (Amount(GOODS[good]),)
        case ("goods", *amounts):
            return goods(amounts)
        case ("recruit", *kinds):
            return (*goods([kinds.count(good) for good in range(len(GOODS))]), Amount(FOR), Amount("soldiers"))
        case ("use", use) if use in GOODS:
            return Amount(use), Amount(FOR), Amount(VP)
        case ("use", use) if use == PLUS_TWO:
            for_points = (Amount(FOR), Amount(VP)) if sight.view.ruleset == PUBLISHED else ()
            return Amount(PLUS_TWO), *for_points
    return ()


def _words_of(sight: Sight, thing: Thing) -> str:
    """The words for a choice: all of what it does."""
    return use_label(sight.view, thing[1]) if thing[0] == "use" else sight.label(thing)


def _short_words_of(sight: Sight, thing: Thing) -> str:
    return short_label(sight.view, thing)


def _no_words_of(_sight: Sight, _thing: Thing) -> str:
    return ""


def _caption_style() -> Style:
    return Style(round(theme.small), bold=True)


# Painting.


def look_of_die(sight: Sight, thing: Thing, place: Place, is_picked: bool) -> Look:
    """How a die in the tray looks: raised if it is picked, under a veil if it is set aside."""
    _name, seat, die = thing
    crest, value = WHITE_CREST if is_white(die) else sight.seats[seat].crest, sight.view.dice[seat][die]
    if die == sight.view.aside[seat]:
        return paint_aside, place.rect.fitted(1).inset(theme.unit / 2), crest, value
    return paint_own_die, place.rect, crest, value, sight.seats[seat].crest, is_picked or ROLL_ALL in sight.lit


def paint_own_die(painter: Painter, rect: Rect, crest: int, value: int, owner: int, is_raised: bool) -> None:
    """A die that is not placed yet; one that is picked, or may be rerolled, is raised."""
    place = raised(rect.fitted(1).inset(theme.unit / 2), is_raised)
    painter.shadow(place)
    paint_die(painter, place, crest, value)
    if is_raised:
        paint_chosen(painter, place, owner, place.width * DIE_CORNER)


def _paint_part(painter: Painter, rect: Rect, part: Thing, is_picked: bool, owner: int) -> None:
    """A "+2" token, the Market's help or the envoy."""
    place = raised(rect.inset(theme.unit / 2), is_picked)
    painter.parchment(place)
    if part[0] == "market":
        painter.text(signed(part[1]), place, theme.subtitle, bold=True)
    else:
        paint_symbol_of(painter, place.fitted(1).inset(theme.unit), part[0], theme.ink)
    if is_picked:
        paint_chosen(painter, place, owner)


def _paint_tally(painter: Painter, rect: Rect, number: int | None, is_enough: bool) -> None:
    """The total of the picked dice, if any; in the warning colour if it is not enough for any advisor."""
    if number is not None:
        colour, place = theme.ink if is_enough else theme.wax, rect.inset(theme.unit, 0)
        painter.text(f"= {number}", place, theme.subtitle, colour, bold=True, align="left")


def _paint_choice(painter: Painter, rect: Rect, tokens: Sequence[Amount], caption: str) -> None:
    """A choice in symbols, with a caption below them if there is room for one."""
    painter.parchment(rect.inset(theme.hair))
    place = rect.inset(theme.unit)
    if caption:
        below, place = rect.inset(theme.unit, theme.unit / 2).cut_bottom(LINE * theme.small)
        painter.text(caption, below, theme.small, bold=True)
    paint_line(painter, place, tokens, rect.height / 2)


def _paint_words(painter: Painter, rect: Rect, words: str, size: float) -> None:
    """A choice in words of this size."""
    painter.parchment(rect.inset(theme.hair))
    painter.text(words, _words_place(rect), size, bold=True, lines=_MOST_LINES)


def _words_place(rect: Rect) -> Rect:
    return rect.inset(theme.gap, theme.hair)
