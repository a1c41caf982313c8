"""Everyone's battle in the last winter of Kingsburg: the strength term by term, the outcome, and gains and losses."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.properties import NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.games.kingsburg.cards import ENEMIES
from kingdoms.games.kingsburg.events import DRAWN, LOST, WON, Fought
from kingdoms.games.kingsburg.rules.winter import parts_of_strength
from kingdoms.games.kingsburg.words.names import building_name, outcome_name
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.symbol_rows import Amount, Amounts, in_readable_lines, least_side, width_of
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.kingsburg.enemy import paint_outcome_ground
from kingdoms.ui.boards.kingsburg.pieces.symbols import BUILDING, FALLEN, STRENGTH, paint_line
from kingdoms.ui.boards.kingsburg.winter.last_battle import Battle, last_battle
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, fitting, size_of
from kingdoms.ui.theme import GROOVE, faint, theme

_ICONS = {WON: "trophy", DRAWN: "minus", LOST: "close"}
_TERMS = {"soldiers": "soldiers", "buildings": BUILDING, "bonus": STRENGTH}
_LINE_LETTERS = 2.6  # the least height of a line, relative to the type size of a name above a sum
_WORDLESS_OUTCOME_SHARE = 0.36  # the width of an outcome without words, as a share of a line
_NAME, _NAME_LETTER = 0.46, 0.8  # the share of the name above the sum; its greatest type size relative to its line
_AROUND_OUTCOME = 3  # units around the symbol and the word of an outcome
_BEFORE_BUILDING = 0.5  # the space between the losses and the name of a lost building, in type sizes


class _Line(NamedTuple):
    """How a seat's battle is shown."""

    name: str
    """The seat's name; empty if it would leave too little room for the sum, which may then have two lines."""
    crest: int
    is_strongest: bool
    has_words: bool
    """Whether the outcome is also given in words."""
    type_size: float
    """The type size of the name and of words about the outcome."""
    symbol_size: float
    """The greatest size of a symbol."""
    term_size: float
    """The greatest size of a symbol in the sum: the same for everyone."""
    enemy: int
    """The strength of the enemy."""


class _Room(NamedTuple):
    """The parts of a line."""

    crest: Rect
    sum: Rect
    strength: Rect
    outcome: Rect


class KingsburgFights(Zone):
    """A line for everyone who fought."""

    type_size = NumericProperty(0)
    """The type size of names and of words about the outcome."""
    symbol_size = NumericProperty(0)
    """The greatest size of a symbol."""
    line_height = NumericProperty(0)
    """The height of a line with a name and words about the outcome."""
    strength_width = NumericProperty(0)
    """The width of a total; the enemy's strength is next to it if both fit."""
    outcome_share = NumericProperty(0)
    """The width of an outcome with words, as a share of a line."""
    least_line = NumericProperty(0)
    """The least height of a line."""
    height_for_words = NumericProperty(0)
    """The height of a line from which words about the outcome fit."""
    least_height = NumericProperty(0)
    """The height of all lines together if each has its least height."""

    def measure(self, sight: Sight) -> None:
        """Makes it tall enough for everyone, with words or without."""
        count = len(_fights(sight))
        self.wanted_height = count * (max(self.line_height, _LINE_LETTERS * theme.tiny) + theme.unit)
        self.least_height = count * (self.least_line + theme.unit)

    def lay_out(self, sight: Sight) -> Places:
        """The lines in the middle of the zone, with the gains and losses painted over each; none can be tapped."""
        fights = _fights(sight)
        room = self.rect.centred(self.width, min(self.height, self.wanted_height))
        places: Places = {}
        for fight, line in zip(fights, room.rows(max(1, len(fights))), strict=False):
            row = line.inset(0, theme.unit / 2)
            places[("fight", fight.seat)] = Place(row, NOWHERE)
            places[("spoils", fight.seat)] = Place(self._spoils_place(row), NOWHERE)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A seat's battle, or its gains and losses."""
        battle = last_battle(sight.past)
        if battle is None:
            raise ValueError(f"{thing!r} belongs to a battle, but there has been none")
        kind, seat = thing
        if kind == "spoils":
            side = self._spoils_side(battle, place.rect)
            return _paint_spoils, place.rect, dict(battle.spoils)[seat], side, _phrase_of(battle, seat), self.type_size
        return self._look_of_fight(sight, battle, seat, place.rect)

    def _spoils_side(self, battle: Battle, rect: Rect) -> float:
        """The size of the symbols of all gains and losses: that of the widest, unless this is too small to read."""
        sides = [
            _side_in(rect, spoils, self.symbol_size, _phrase_of(battle, seat), self.type_size)[0]
            for seat, spoils in battle.spoils
        ]
        return max(least_side(), min(sides))

    def _look_of_fight(self, sight: Sight, battle: Battle, seat: int, rect: Rect) -> Look:
        fight = next(fight for fight in battle.fights if fight.seat == seat)
        has_words, room = self._has_words(rect), self._room(rect)
        sums = [in_readable_lines(terms_of(each), room.sum.width) for each in battle.fights]
        is_named = all(len(rows) == 1 for rows in sums)
        widest = max(width_of(row, 1) for rows in sums for row in rows)
        name = sight.captions[seat] if is_named else ""
        # Nobody is the strongest before everybody's strength is known.
        is_strongest = seat in battle.strongest and not self.board.is_in_the_air(("spoils", seat))
        crest, enemy = sight.seats[seat].crest, ENEMIES[battle.enemy].strength
        term_size = min(self.symbol_size, room.sum.width / max(1.0, widest))
        line = _Line(name, crest, is_strongest, has_words, self.type_size, self.symbol_size, term_size, enemy)
        return _paint_fight, rect, fight, room, line

    def _has_words(self, row: Rect) -> bool:
        return row.height >= self.height_for_words

    def _room(self, row: Rect) -> _Room:
        """The parts of a line: the crest, the strength term by term, the total and the outcome."""
        share = self.outcome_share if self._has_words(row) else _WORDLESS_OUTCOME_SHARE
        outcome, rest = row.inset(theme.unit, 0).cut_right(row.width * share, theme.unit)
        crest, rest = rest.cut_left(min(row.height, theme.crest) - theme.unit, theme.unit)
        strength, terms = rest.cut_right(self.strength_width, theme.unit)
        return _Room(crest, terms, strength, outcome)

    def _spoils_place(self, row: Rect) -> Rect:
        outcome = self._room(row).outcome
        if self._has_words(row):
            return outcome.rows(2)[1].inset(0, theme.hair)
        return outcome.cut_left(theme.glyph, theme.unit)[1].inset(0, theme.unit)


def _fights(sight: Sight) -> Sequence[Fought]:
    battle = last_battle(sight.past)
    return battle.fights if battle is not None else ()


def terms_of(fight: Fought) -> Amounts:
    """The terms of a strength; the king's die shows its value."""
    symbols = {**_TERMS, "die": FALLEN[fight.die - 1]}
    return tuple(Amount(symbols[part], n, True) for part, n in parts_of_strength(fight))


def _paint_fight(painter: Painter, rect: Rect, fight: Fought, room: _Room, shown: _Line) -> None:
    """A seat's strength, term by term, and how its battle ended."""
    painter.fill(rect, faint(theme.sunk, GROOVE), theme.corner)
    painter.crest(shown.crest, room.crest)
    both = _("{strength} against {enemy}").format(strength=fight.strength, enemy=shown.enemy)
    has_both = size_of(both, Style(round(theme.subtitle), bold=True))[0] <= room.strength.width
    painter.text(both if has_both else str(fight.strength), room.strength, theme.subtitle, bold=True)
    place = room.sum
    if shown.name:
        above, place = place.cut_top(rect.height * _NAME)
        painter.text(shown.name, above, min(shown.type_size, above.height * _NAME_LETTER), bold=True, align="left")
    rows = in_readable_lines(terms_of(fight), place.width)
    for row, line in zip(rows, place.rows(len(rows)), strict=True):
        paint_line(painter, line.inset(0, theme.hair), row, shown.term_size, "left")
    _paint_outcome(painter, room.outcome, fight.outcome, shown)


def _paint_outcome(painter: Painter, rect: Rect, outcome: str, shown: _Line) -> None:
    """How a battle ended, with a crown for the strongest winner; in words on a ground of its own if they fit."""
    icon = "crown" if shown.is_strongest else _ICONS[outcome]
    if not shown.has_words:
        colour = theme.wax if outcome == LOST else theme.ink
        painter.icon(icon, rect.cut_left(shown.symbol_size, theme.unit)[0].fitted(1), colour)
        return
    phrase = _("Strongest") if shown.is_strongest else outcome_name(outcome)
    line = rect.rows(2)[0].inset(0, theme.unit)
    around = _AROUND_OUTCOME * theme.unit
    room = line.width - line.height - around
    size = fitting(phrase, room, shown.type_size)
    words = min(room, size_of(phrase, Style(round(size), bold=True))[0] + theme.hair)
    tag = line.cut_left(line.height + words + around)[0]
    ink = paint_outcome_ground(painter, tag, outcome)
    symbol, word = tag.inset(theme.unit, 0).cut_left(line.height, theme.unit)
    painter.icon(icon, symbol.fitted(1).inset(theme.hair), ink)
    painter.text(phrase, word, size, ink, bold=True, align="left")


def _phrase_of(battle: Battle, seat: int) -> str:
    """The words about the building that a seat has lost; empty if it has lost none."""
    lost = dict(battle.lost).get(seat)
    return "" if lost is None else _("Lost: {building}").format(building=building_name(lost))


def _side_in(rect: Rect, spoils: Amounts, largest: float, phrase: str, type_size: float) -> tuple[float, bool]:
    """The size of the symbols of gains and losses, and whether the phrase fits after them."""
    width = max(1.0, width_of(spoils, 1))
    if phrase:
        needed = size_of(phrase, Style(round(theme.least_name), bold=True))[0] + _BEFORE_BUILDING * type_size
        side = min(largest, rect.height, (rect.width - needed) / width)
        if side >= least_side():
            return side, True
    return min(largest, rect.height, rect.width / width), False


def _paint_spoils(
    painter: Painter, rect: Rect, spoils: Amounts, symbol_size: float, phrase: str, type_size: float
) -> None:
    """Gains and losses in symbols, followed by the phrase about a lost building if both are readable."""
    side, has_phrase = _side_in(rect, spoils, symbol_size, phrase, type_size)
    paint_line(painter, rect, spoils, side, "left")
    if not has_phrase:
        return
    rest = rect.cut_left(width_of(spoils, side) + _BEFORE_BUILDING * type_size)[1]
    size = max(theme.least_name, fitting(phrase, rest.width, type_size))
    painter.text(phrase, rest, size, theme.wax, bold=True, align="left")
