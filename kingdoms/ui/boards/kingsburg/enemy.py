"""The enemy that attacks at the end of the year in Kingsburg: what is known of it, and the odds."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from kivy.properties import NumericProperty, OptionProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.games.kingsburg.board import DIE_FACES
from kingdoms.games.kingsburg.cards import ENEMIES, enemy_cards, strengths_of
from kingdoms.games.kingsburg.events import DRAWN, LOST, WON
from kingdoms.games.kingsburg.rules.winter import known_strength, outcome, outcomes
from kingdoms.games.kingsburg.state import HIDDEN
from kingdoms.games.kingsburg.words.names import outcome_name
from kingdoms.ui.board.sight import GLIMPSE, NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.kingsburg.pieces.dice import UNROLLED, WHITE_CREST, paint_die
from kingdoms.ui.boards.kingsburg.pieces.symbols import ART
from kingdoms.ui.boards.kingsburg.winter.winter_table import as_in_winter
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect, around
from kingdoms.ui.drawing.text import LINE, Style, size_of, step_of_type
from kingdoms.ui.theme import CARD_ASPECT, PLACEHOLDER, SURFACE, Colour, faint, theme

ENEMY: Thing = ("enemy",)
BACK = f"{ART}/enemies/enemy_back"
BELOW, BESIDE, ABSENT = "below", "beside", "absent"
"""Where the odds are, relative to the strengths."""
UNDECIDED, MISSED = "open", "missed"
"""Used like the outcomes of a battle: one that is not known yet, and one that did not happen."""
_MARKS = {WON: "check", DRAWN: "minus", LOST: "close", UNDECIDED: "help"}
_GROUNDS = {WON: "vert", LOST: "gules"}
_SCROLL = (0.2, 0.155, 0.6, 0.2)  # where the scroll for the range is on the back of an enemy, as shares of its size
_STRENGTHS_SHARE = 0.4  # the height of both strengths above the odds, as a share of the total
_OUTCOME_WIDTH, _DIE = 1.15, 0.92  # the width of an outcome, and the side of the die above it, relative to a line
_WIDEST_LETTER, _HIGHEST_LETTER = 0.26, 0.8  # the greatest size of a strength, as shares of its line's width and height
_ICON = 1.1  # the width of a strength's symbol, relative to its type size
_UNROLLED = 0.8  # the greatest side of the king's die before it is rolled, as a share of its line's height

# The badge with an enemy's strength, in the corner of its picture.
_BADGE, _LEAST_BADGE = 0.24, 1.5  # its side, as a share of the picture; the least side, in type sizes
_BADGE_MARGIN, _BADGE_LETTER = 0.05, 0.66  # its margin and its type size, as shares of the badge


class KingsburgEnemy(Zone):
    """This year's enemy next to the viewer's strength."""

    card_share = NumericProperty(0)
    """The greatest share of the width for the enemy's card."""
    odds_place = OptionProperty(BELOW, options=(BELOW, BESIDE, ABSENT))
    strengths_width = NumericProperty(0)
    """The width of both strengths if the odds are beside them."""

    def lay_out(self, sight: Sight) -> Places:
        """The enemy is a single thing; whoever has already looked at it can touch and hold the card to look again."""
        places = {ENEMY: at(self.rect)}
        if sight.is_face_down or sight.is_glimpsed:
            card = self._card_and_rest(self.rect)[0]
            places[GLIMPSE] = Place(card, self.rect.cut_left(max(theme.touch, card.width))[0])
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The card, both strengths and the odds; only the card after the game."""
        seen, owner = as_in_winter(self.board, sight), sight.owner
        view = seen.view
        card = view.enemies[view.year - 1]
        if view.seat is None and seen is sight:
            return paint_enemy_card, place.rect, view.year, card
        strength, outcomes = known_strength(view, owner), odds(view, owner)
        picture, rest = self._card_and_rest(place.rect)
        parts = picture, *self._strengths_and_odds(rest)
        name = seen.captions[owner]
        return _paint_enemy, place.rect, view.year, card, name, strength, outcomes, view.kings_die, parts

    def _card_and_rest(self, rect: Rect) -> tuple[Rect, Rect]:
        """Where the card is, and the space next to it."""
        return rect.inset(theme.unit / 2).cut_left(min(rect.height, rect.width * self.card_share), theme.unit)

    def _strengths_and_odds(self, rect: Rect) -> tuple[Rect, Rect, Rect]:
        """Where the strengths of the enemy and the viewer are, and the odds."""
        if self.odds_place == BELOW:
            lines, marks = rect.cut_top(rect.height * _STRENGTHS_SHARE, theme.unit)
            above, below = lines.columns(2, theme.unit)
            return above, below, marks
        if self.odds_place == ABSENT:
            above, below = rect.rows(2)
            return above, below, NOWHERE
        marks, lines = rect.cut_right(rect.width - self.strengths_width, theme.unit)
        above, below = lines.rows(2)
        return above, below, marks.inset(theme.unit)


def odds(view: Any, seat: int) -> tuple[str, ...]:
    """How the battle ends for a seat with each face of the king's die; UNDECIDED where that depends on the enemy.

    Once the die has been rolled, the other faces are MISSED: buildings that counted may have been lost since.
    """
    if view.kings_die:
        return tuple(outcome(view, seat) if side == view.kings_die else MISSED for side in range(1, DIE_FACES + 1))
    card = view.enemies[view.year - 1]
    cards = enemy_cards(view.year) if card == HIDDEN else [card]
    by_card = [outcomes(view.soldiers[seat], view.buildings[seat], ENEMIES[each]) for each in cards]
    return tuple(ends[0] if len(set(ends)) == 1 else UNDECIDED for ends in zip(*by_card, strict=True))


def paint_odds(painter: Painter, rect: Rect, outcomes: Sequence[str], fallen: int) -> None:
    """Each face of the king's die above how the battle ends with it; the rolled one is framed."""
    side = min(rect.height / 2, rect.width / (len(outcomes) * _OUTCOME_WIDTH))
    line = rect.centred(side * _OUTCOME_WIDTH * len(outcomes), 2 * side)
    cells = line.columns(len(outcomes))
    for number, cell in enumerate(cells, 1):
        die = cell.rows(2)[0].centred(side * _DIE, side * _DIE)
        paint_die(painter, die, WHITE_CREST, number)
        if number == fallen:
            painter.outline(die.inset(-theme.hair), theme.ink, theme.band, theme.corner / 2)
    for ends, faces in groupby(zip(outcomes, cells, strict=True), key=lambda each: each[0]):
        if ends != MISSED:
            below = around([cell.rows(2)[1] for _ends, cell in faces])
            _paint_outcome(painter, below.inset(theme.hair, (1 - _DIE) * side / 2), ends)


def _paint_outcome(painter: Painter, rect: Rect, ends: str) -> None:
    """A bar below all faces with the same outcome: its name, or its mark if that is too long."""
    ink = paint_outcome_ground(painter, rect, ends)
    words = "" if ends == UNDECIDED else outcome_name(ends)
    style = _strong(theme.least_name)
    if words and size_of(words, style)[0] + theme.unit <= rect.width and rect.height >= style.size:
        painter.text(words, rect.centred(rect.width, LINE * style.size), style.size, ink, bold=True)
    else:
        painter.icon(_MARKS[ends], rect.fitted(1).inset(theme.hair), ink)


def paint_outcome_ground(painter: Painter, rect: Rect, ends: str) -> Colour:
    """The ground of an outcome: green for a victory, red for a defeat; returns the colour of what is on it."""
    tincture = _GROUNDS.get(ends)
    painter.fill(rect, theme.tinctures[tincture] if tincture else theme.sunk, theme.corner / 2)
    if tincture:
        return theme.tincture_inks[tincture]
    painter.outline(rect, theme.line, radius=theme.corner / 2)
    return theme.ink


def _paint_enemy(
    painter: Painter,
    rect: Rect,
    year: int,
    card: int,
    name: str,
    strength: int,
    outcomes: Sequence[str],
    fallen: int,
    parts: tuple[Rect, Rect, Rect, Rect],
) -> None:
    """This year's enemy, its strength or the possible range, the strength of the seat of this name, and the odds."""
    painter.fill(rect, faint(theme.panel, SURFACE), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    picture, above, below, marks = parts
    paint_enemy_card(painter, picture, year, card)
    if marks is not NOWHERE:
        paint_odds(painter, marks, outcomes, fallen)
    low, high = strengths_of(year)
    theirs = f"{low}–{high}" if card == HIDDEN else str(ENEMIES[card].strength)
    own = str(strength) if fallen else f"{strength} +"
    names, width = (_("Enemy"), name), min(above.width, below.width)
    has_names = _has_room_for(names, (theirs, own), width, above.height)
    in_words = _("{strength} + die").format(strength=strength)
    has_words = not fallen and has_names and _width_of(names) + size_of(in_words, _strong(theme.body))[0] <= width
    _paint_line(painter, above, "swords", theirs, names if has_names else ())
    line = _paint_line(painter, below, "shield", in_words if has_words else own, names[::-1] if has_names else ())
    if not fallen and not has_words:
        side = min(below.height * _UNROLLED, below.right - line.right - theme.unit)
        paint_die(painter, Rect(line.right + theme.unit, below.centre[1] - side / 2, side, side), WHITE_CREST, UNROLLED)


def _has_room_for(names: Sequence[str], strengths: Sequence[str], width: float, height: float) -> bool:
    """Whether names fit in front of both strengths, with the king's die after them."""
    longest = max(size_of(strength, _strong(theme.body))[0] for strength in strengths)
    return _width_of(names) + longest + 2 * theme.unit + height * _UNROLLED <= width and height >= LINE * theme.small


def _width_of(names: Sequence[str]) -> float:
    return max(size_of(name, _strong(theme.small))[0] for name in names) + theme.unit


def _strong(size: float) -> Style:
    return Style(round(size), bold=True)


def _paint_line(painter: Painter, rect: Rect, icon: str, words: str, names: Sequence[str]) -> Rect:
    """A strength after the first of these names, or after an icon if there is no room for names."""
    size = min(theme.body, rect.height * _HIGHEST_LETTER, rect.width * _WIDEST_LETTER)
    symbol, rest = rect.cut_left(_width_of(names) if names else size * _ICON, theme.unit / 2)
    if names:
        painter.text(names[0], symbol, theme.small, theme.faded, bold=True, align="left")
    else:
        painter.icon(icon, symbol.centred(size, size), theme.faded)
    width = size_of(words, _strong(step_of_type(size)))[0] + theme.hair
    return painter.text(words, rest.cut_left(min(rest.width, width))[0], step_of_type(size), bold=True, align="left")


def paint_enemy_card(painter: Painter, rect: Rect, year: int, card: int) -> None:
    """An enemy's card: its back with the year's range, or its face with its strength."""
    if card != HIDDEN:
        place = rect.fitted(1)
        paint_enemy_face(painter, place, card)
        return
    place = rect.fitted(CARD_ASPECT)
    painter.picture(BACK, place)
    low, high = strengths_of(year)
    x, y, width, height = _SCROLL
    scroll = Rect(place.x + x * place.width, place.y + y * place.height, width * place.width, height * place.height)
    if scroll.height >= LINE * theme.tiny:
        painter.text(f"{low}–{high}", scroll, step_of_type(scroll.height), theme.tinctures["sable"], bold=True)


def enemy_picture(card: int) -> str:
    """The drawing of an enemy."""
    return f"{ART}/enemies/{ENEMIES[card].kind}"


def paint_enemy_face(painter: Painter, rect: Rect, card: int) -> None:
    """The picture of an enemy with its strength in a corner."""
    picture = enemy_picture(card)
    if gallery.has(picture):
        painter.picture(picture, rect)
    else:
        painter.fill(rect, faint(theme.faded, PLACEHOLDER))
    painter.outline(rect, theme.wax, theme.band)
    side = max(rect.width * _BADGE, _LEAST_BADGE * theme.tiny)
    margin = side * _BADGE_MARGIN
    badge = Rect(rect.right - side - margin, rect.y + margin, side, side)
    painter.circle(badge.centre, side / 2, theme.seal)
    size = max(theme.tiny, step_of_type(side * _BADGE_LETTER))
    painter.text(str(ENEMIES[card].strength), badge, size, theme.seal_ink, bold=True)
