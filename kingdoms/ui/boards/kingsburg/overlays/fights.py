"""Everyone's battle in the last winter of Kingsburg: the strength term by term, the outcome, and gains and losses."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.properties import NumericProperty

from kingdoms.core.game import Thing
from kingdoms.core.words.language import _
from kingdoms.games.kingsburg.events import DRAWN, LOST, WON, Fought
from kingdoms.games.kingsburg.rules.winter import parts_of_strength
from kingdoms.games.kingsburg.words.names import outcome_name
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.symbol_rows import Amount, Amounts, in_readable_lines
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.kingsburg.pieces.symbols import BUILDING, FALLEN, STRENGTH, paint_line
from kingdoms.ui.boards.kingsburg.winter.last_battle import Battle, last_battle
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import fitting
from kingdoms.ui.theme import GROOVE, faint, theme

_ICONS = {WON: "trophy", DRAWN: "minus", LOST: "close"}
_TERMS = {"soldiers": "soldiers", "buildings": BUILDING, "bonus": STRENGTH}
_LINE_LETTERS = 2.6  # the least height of a line, relative to the type size of a name above a sum
_OUTCOME_SHARE, _WORDLESS_OUTCOME_SHARE = 0.34, 0.36  # the width of the outcome, as a share of a line
_NAME, _NAME_LETTER = 0.46, 0.8  # the share of the name above the sum; its greatest type size relative to its line
_STRENGTH_WIDTH = 1.4  # the width of a total, in glyphs


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


class KingsburgFights(Zone):
    """A line for everyone who fought."""

    type_size = NumericProperty(0)
    """The type size of names and of words about the outcome."""
    symbol_size = NumericProperty(0)
    """The greatest size of a symbol."""
    line_height = NumericProperty(0)
    """The height of a line with a name and words about the outcome."""
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
            return paint_line, place.rect, dict(battle.spoils)[seat], self.symbol_size, "left"
        return self._look_of_fight(sight, battle, seat, place.rect)

    def _look_of_fight(self, sight: Sight, battle: Battle, seat: int, rect: Rect) -> Look:
        fight = next(fight for fight in battle.fights if fight.seat == seat)
        has_words = self._has_words(rect)
        width = _sum_place(rect, has_words).width
        is_named = all(len(in_readable_lines(terms_of(each), width)) == 1 for each in battle.fights)
        name = sight.captions[seat] if is_named else ""
        # Nobody is the strongest before everybody's strength is known.
        is_strongest = seat in battle.strongest and not self.board.is_in_the_air(("spoils", seat))
        line = _Line(name, sight.seats[seat].crest, is_strongest, has_words, self.type_size, self.symbol_size)
        return _paint_fight, rect, fight, line

    def _has_words(self, row: Rect) -> bool:
        return row.height >= self.height_for_words

    def _spoils_place(self, row: Rect) -> Rect:
        outcome = _outcome_place(row, self._has_words(row))
        if self._has_words(row):
            return outcome.rows(2)[1].inset(0, theme.hair)
        return outcome.cut_left(theme.glyph, theme.unit)[1].inset(0, theme.unit)


def _fights(sight: Sight) -> Sequence[Fought]:
    battle = last_battle(sight.past)
    return battle.fights if battle is not None else ()


def _outcome_place(row: Rect, has_words: bool) -> Rect:
    share = _OUTCOME_SHARE if has_words else _WORDLESS_OUTCOME_SHARE
    return row.inset(theme.unit, 0).cut_right(row.width * share)[0]


def _sum_place(row: Rect, has_words: bool) -> Rect:
    """Where a strength is shown term by term, between the crest and the total."""
    rest = row.inset(theme.unit, 0).cut_right(_outcome_place(row, has_words).width, theme.unit)[1]
    rest = rest.cut_left(min(row.height, theme.crest) - theme.unit, theme.unit)[1]
    return rest.cut_right(_STRENGTH_WIDTH * theme.glyph, theme.unit)[1]


def terms_of(fight: Fought) -> Amounts:
    """The terms of a strength; the king's die shows its value."""
    symbols = {**_TERMS, "die": FALLEN[fight.die - 1]}
    return tuple(Amount(symbols[part], n, True) for part, n in parts_of_strength(fight))


def _paint_fight(painter: Painter, rect: Rect, fight: Fought, shown: _Line) -> None:
    """A seat's strength, term by term, and how its battle ended."""
    painter.fill(rect, faint(theme.sunk, GROOVE), theme.corner)
    place, outcome = _sum_place(rect, shown.has_words), _outcome_place(rect, shown.has_words)
    painter.crest(shown.crest, Rect(rect.x + theme.unit, rect.y, place.x - rect.x - 2 * theme.unit, rect.height))
    strength = Rect(place.right, rect.y, outcome.x - place.right, rect.height).inset(theme.unit, 0)
    painter.text(str(fight.strength), strength, theme.subtitle, bold=True)
    if shown.name:
        above, place = place.cut_top(rect.height * _NAME)
        painter.text(shown.name, above, min(shown.type_size, above.height * _NAME_LETTER), bold=True, align="left")
    rows = in_readable_lines(terms_of(fight), place.width)
    for row, line in zip(rows, place.rows(len(rows)), strict=True):
        paint_line(painter, line.inset(0, theme.hair), row, shown.symbol_size, "left")
    _paint_outcome(painter, outcome, fight.outcome, shown)


def _paint_outcome(painter: Painter, rect: Rect, outcome: str, shown: _Line) -> None:
    """How a battle ended, with a crown for the strongest winner; in words if they fit."""
    line = rect.rows(2)[0] if shown.has_words else rect
    symbol, word = line.cut_left(shown.symbol_size, theme.unit)
    colour = theme.wax if outcome == LOST else theme.ink
    painter.icon("crown" if shown.is_strongest else _ICONS[outcome], symbol.fitted(1), colour)
    if shown.has_words:
        phrase = _("Strongest") if shown.is_strongest else outcome_name(outcome)
        painter.text(phrase, word, fitting(phrase, word.width, shown.type_size), colour, bold=True, align="left")
