"""The round's paladin in Paladins, and the tracks of the three attributes."""

from collections.abc import Sequence
from math import ceil

from kivy.properties import BooleanProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import numeral
from kingdoms.games.paladins.board import ATTRIBUTE_KEYS, ATTRIBUTES, HIGHEST
from kingdoms.games.paladins.scoring import ATTRIBUTE_VP
from kingdoms.games.paladins.words.names import paladin_name
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.pieces import (
    ART,
    NOBODY,
    TINCTURES,
    boosts_of,
    colour_of,
    crest_of,
    name_below,
    paint_boosted,
    paladin_picture,
)
from kingdoms.ui.drawing.gallery import paint_medallion, paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import WHITE, Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of, step_of_type
from kingdoms.ui.theme import CARD_ASPECT, EMPTY, GROOVE, faint, mixed, theme

_LEVELS = HIGHEST + 1
_NAMED = 1.3  # the height of the head, in touches, from which the paladin's name fits too
_EASY_STEP = 1.25  # the width of a step, relative to a number with two digits, from which every step has its number
_ONE_DIGIT, _WIDE_STEP = 10, 1.35  # the steps with one digit; the width of the others on a narrow track, in those
_ALL_STEPS = _ONE_DIGIT + _WIDE_STEP * (_LEVELS - _ONE_DIGIT)  # the width of that whole track
_LEAST_PAIR = 1.4  # the same for two steps, from which every second one has its number
_BEFORE_TOTAL = 1.5  # the gap between the steps and the total, in units, so that nobody reads them together
_HATCHING, _HATCH_STEP = 0.4, 1.5  # the opacity of the lines across a bonus; the distance between two, in units
_WITH_POINTS = 14  # the width of a track, in tiny type, from which the points fit after it
_LETTER = 0.72  # the greatest type size of a level, as a share of the track
_STEP_LETTER = 0.7  # the type size of the number on a step, as a share of the step
_LEAST_STEP = 0.75  # the least width of a step, in units; a shorter track is left out
_ALONE = 1.7  # the greatest size of the symbol of an attribute without a track, relative to the level's type
_LARGE_LETTER = 0.82  # the greatest type size of the total next to a plain bar, as a share of the track
_MARK = 0.45  # the height of the mark at a level with more points, as a share of the bar
_STEP_MARGIN = 0.14  # the greatest margin above and below the steps, as a share of the track
_DRAWN, _FAN = 3, 0.22  # the number of paladins to choose from, and the distance between their backs, in cards
_REACHED = 0.4  # the opacity of the attribute's colour on steps below the level
_TO_COME, _TO_COME_IN_DARK = 0.12, 0.3  # the share of faded ink in steps above it, in a light and in a dark theme


class PaladinsHead(Zone):
    """The paladin next to the tracks, or above them."""

    is_flat = BooleanProperty(False)
    """Whether the attributes are side by side, each taller than it would be in a stack."""
    is_upright = BooleanProperty(False)
    """Whether the paladin is above the tracks."""
    paladin_width = NumericProperty(0)
    """The least width of a paladin with a name, next to the tracks."""
    track_height = NumericProperty(0)
    """The height of a track below the paladin."""
    least_track = NumericProperty(0)
    """The least height of a track in a stack; lower ones are side by side."""

    def lay_out(self, sight: Sight) -> Places:
        """A side's paladin and tracks; the solo opponent has no paladin."""
        side, room = self.seat_shown(sight), self.rect
        if sight.view.is_opponent(side):
            return self._lay_out_tracks(sight, room)
        has_name = room.height >= _NAMED * theme.touch
        if self.is_upright:
            height = max(0.0, room.height - len(ATTRIBUTES) * self.track_height)
            card, tracks = room.cut_top(height, theme.unit / 2)
            card = card.cut_left(min(card.width, card.height))[0]
        else:
            card, tracks = room.cut_left(
                max(0 if has_name else room.height, self.paladin_width if has_name else 0), theme.unit
            )
        return {("own_paladin", side): at(card), **self._lay_out_tracks(sight, tracks)}

    def _lay_out_tracks(self, sight: Sight, tracks: Rect) -> Places:
        """The three attributes stacked, or side by side if they are flat or too low to stack; tapped as one thing.

        An attribute that can be chosen is in the tray under its own name, so its track here is named "levels".
        """
        side = self.seat_shown(sight)
        places: Places = {("attributes", side): at(tracks)}
        is_low = self.is_flat or tracks.height < len(ATTRIBUTES) * self.least_track
        cells = tracks.columns(len(ATTRIBUTES), theme.unit) if is_low else tracks.rows(len(ATTRIBUTES), theme.hair)
        for attribute, rect in zip(ATTRIBUTES, cells, strict=True):
            thing: Thing = ("attribute", side, attribute)
            places[("levels", side, attribute) if thing in sight.lit else thing] = Place(rect, NOWHERE)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The paladin, a track, or the tracks' ground."""
        view, rect, side = sight.view, place.rect, thing[1]
        if thing[0] == "own_paladin":
            shown = NOBODY if self.board.is_in_the_air(thing) else view.paladins[side]
            is_choosing = side < view.seats and bool(view.drawn[side])
            return _paint_own_paladin, rect, shown, is_choosing, crest_of(sight, side)
        if thing[0] == "attributes":
            return _paint_ground, rect
        attribute = thing[2]
        level = self.board.count(("attribute", side, attribute))
        return _paint_track, rect, attribute, level, boosts_of(view, side)[attribute]


# Painting.


def _paint_own_paladin(painter: Painter, rect: Rect, paladin: int, is_choosing: bool, crest: int) -> None:
    """The round's paladin in a frame in its owner's colour; before there is one, the back of a card."""
    if paladin >= 0:
        has_name = rect.height >= _NAMED * theme.touch
        place = name_below(painter, rect, paladin_name(paladin)) if has_name else rect
        paint_medallion(
            painter, paladin_picture(paladin), place.fitted(1).inset(theme.band), colour_of(crest), theme.band
        )
    else:
        _paint_drawn(painter, rect, is_choosing)


def _paint_drawn(painter: Painter, rect: Rect, is_choosing: bool) -> None:
    """Face-down paladins: several while one is being chosen."""
    painter.fill(rect.inset(theme.hair), faint(theme.sunk, GROOVE), theme.corner)
    back = rect.inset(theme.unit / 2).fitted(CARD_ASPECT)
    for number in range(_DRAWN if is_choosing else 1):
        shift = (number - 1) * back.width * _FAN if is_choosing else 0.0
        paint_symbol(painter, f"{ART}/cards/paladin_back", back.moved(shift, 0), WHITE)


def _paint_ground(painter: Painter, rect: Rect) -> None:
    """The ground of the three tracks."""
    painter.fill(rect, faint(theme.panel, EMPTY), theme.corner / 2)


def _paint_track(painter: Painter, rect: Rect, attribute: int, level: int, boost: int) -> None:
    """An attribute's track: the level on the board in its colour, the paladin's bonus outlined, and the total.

    A total that includes a bonus is framed. The points for the level on the board come after it, if they fit. Where
    the steps are too narrow for their numbers, the track is a plain bar and the total is larger.
    """
    key = ATTRIBUTE_KEYS[attribute]
    colour = theme.tinctures[TINCTURES[key]]
    size = step_of_type(min(theme.body, rect.height * _LETTER))
    digits = size_of("12", Style(round(size), bold=True))[0]
    if rect.width < rect.height + digits + _LEVELS * _LEAST_STEP * theme.unit:
        _paint_level(painter, rect, key, level, boost, size)
        return
    symbol, rest = rect.cut_left(rect.height, theme.unit / 2)
    worth, rest = _points_and_rest(rest, rect, digits)
    number, track = rest.cut_right(digits + theme.unit, _BEFORE_TOTAL * theme.unit)
    steps = _steps_of(_between_margins(track))
    has_numbers, letters = bool(_step_size(steps)), size
    if not has_numbers:
        letters = step_of_type(min(theme.subtitle, rect.height * _LARGE_LETTER))
        width = size_of("12", Style(round(letters), bold=True))[0]
        number, track = rest.cut_right(width + theme.unit, theme.unit)
    paint_symbol(painter, f"{ART}/symbols/{key}", symbol.fitted(1).inset(theme.hair), colour)
    if boost:
        paint_boosted(painter, number.inset(theme.unit / 2, 0), key, letters)
    painter.text(numeral(level + boost), number, letters, theme.ink, bold=True)
    if worth.width:
        laurel, points = worth.cut_left(rect.height, theme.hair)
        paint_symbol(painter, f"{ART}/symbols/vp", laurel.fitted(1).inset(theme.hair), theme.faded)
        painter.text(str(ATTRIBUTE_VP[level]), points, size, theme.ink, bold=True, align="left")
    if has_numbers:
        _paint_steps(painter, steps, level, boost, colour)
    else:
        _paint_bar(painter, _between_margins(track), level, boost, colour)


def _points_and_rest(room: Rect, track: Rect, digits: float) -> tuple[Rect, Rect]:
    """The space for the points after a track, and the rest; no points where every step gets its number only without."""
    taken = track.height + digits
    steps = _EASY_STEP * _width_of_number(theme.tiny) * _ALL_STEPS / _WIDE_STEP
    needed = steps + digits + (1 + _BEFORE_TOTAL) * theme.unit
    has_choice = room.width - taken - theme.unit < needed <= room.width
    has_points = track.width >= _WITH_POINTS * theme.tiny and not has_choice
    return room.cut_right(taken if has_points else 0, theme.unit)


def _steps_of(track: Rect) -> list[Rect]:
    """The steps of a track: alike or, on a narrow track, with more width for those with two digits."""
    steps = track.columns(_LEVELS)
    if steps[0].width >= _EASY_STEP * _width_of_number(_step_size(steps)):
        return steps
    unit = track.width / _ALL_STEPS
    single = track.cut_left(_ONE_DIGIT * unit)[0].columns(_ONE_DIGIT)
    return [*single, *track.cut_right(_WIDE_STEP * (_LEVELS - _ONE_DIGIT) * unit)[0].columns(_LEVELS - _ONE_DIGIT)]


def _between_margins(track: Rect) -> Rect:
    return track.inset(0, min(theme.unit, track.height * _STEP_MARGIN))


def _step_size(steps: Sequence[Rect]) -> float:
    """The type size of the numbers on the steps of a track; 0 if not even every second one fits."""
    largest = max(theme.tiny, step_of_type(min(theme.body, steps[0].height * _STEP_LETTER)))
    for size in (largest, theme.tiny):
        if size <= steps[0].height and _LEAST_PAIR * _width_of_number(size) <= 2 * steps[0].width:
            return float(size)
    return 0.0


def _width_of_number(size: float) -> float:
    return float(size_of("10", Style(round(size)))[0])


def _numbered(steps: Sequence[Rect], level: int) -> list[int]:
    """The steps with a number: on narrow ones, the level and the even ones that are not next to it."""
    if steps[-1].width >= _EASY_STEP * _width_of_number(_step_size(steps)):
        return list(range(_LEVELS))
    return [step for step in range(_LEVELS) if step == level or (step % 2 == 0 and abs(step - level) > 1)]


def _paint_steps(painter: Painter, steps: Sequence[Rect], level: int, boost: int, colour: list[float]) -> None:
    """The steps of a track: those up to the level in its colour, the paladin's bonus hatched, and their numbers."""
    for step, cell in enumerate(steps):
        ground = faint(colour, _REACHED) if step < level else _groove()
        painter.fill(cell.inset(theme.hair / 2, 0), ground)
    if level < (end := min(level + boost, HIGHEST)):
        first = steps[level + 1]
        _paint_bonus(painter, first._replace(width=steps[end].right - first.x), colour)
    size = _step_size(steps)
    # The level's own step is at least as wide as its number.
    own = steps[level]
    own = own.centred(max(own.width, size_of(str(level), Style(round(size), bold=True))[0] + theme.unit), own.height)
    painter.fill(own.inset(0, -theme.hair), colour, theme.hair)
    for step in _numbered(steps, level):
        ink = theme.tincture_inks["gules"] if step == level else theme.ink
        painter.text(str(step), steps[step].centre, size, ink, bold=step == level)


def _paint_bonus(painter: Painter, rect: Rect, colour: list[float]) -> None:
    """The steps added by the paladin for this round: framed and hatched, unlike those reached for good."""
    painter.fill(rect, theme.panel)
    step, width = _HATCH_STEP * theme.unit, rect.width
    for number in range(1, ceil((width + rect.height) / step)):
        along = number * step
        # From the lower edge or the right one up to the left edge or the upper one.
        start = (rect.x + min(along, width), rect.y + max(0.0, along - width))
        end = (rect.x + max(0.0, along - rect.height), rect.y + min(along, rect.height))
        painter.line((*start, *end), faint(colour, _HATCHING), theme.hair)
    painter.outline(rect, colour, theme.band / 2)


def _paint_bar(painter: Painter, bar: Rect, level: int, boost: int, colour: list[float]) -> None:
    """A track without numbers: a bar up to the level, the bonus outlined, and a mark at each level with more points."""
    step = bar.width / HIGHEST
    painter.fill(bar, _groove())
    painter.fill(bar._replace(width=level * step), colour)
    extra = min(boost, HIGHEST - level)
    if extra > 0:
        _paint_bonus(painter, bar._replace(x=bar.x + level * step, width=extra * step), colour)
    for number in scoring_levels():
        x = bar.x + number * step
        painter.line((x, bar.y, x, bar.y + bar.height * _MARK), theme.panel if number < level else theme.ink)


def scoring_levels() -> list[int]:
    """The levels below the highest one at which an attribute scores more points than at the level before."""
    return [level for level in range(1, HIGHEST) if ATTRIBUTE_VP[level] > ATTRIBUTE_VP[level - 1]]


def _groove() -> list[float]:
    """The colour of steps still to come: darker than the table, in every theme."""
    return mixed(theme.sunk, theme.faded, _TO_COME_IN_DARK if theme.is_dark else _TO_COME)


def _paint_level(painter: Painter, rect: Rect, key: str, level: int, boost: int, size: float) -> None:
    """An attribute without its track, where that would be too short: only the symbol and the total."""
    number = size_of(numeral(level + boost), Style(round(size), bold=True))[0]
    side = min(rect.height, _ALONE * size, max(0.0, rect.width - number - theme.unit))
    symbol, rest = rect.centred(side + theme.unit + number, rect.height).cut_left(side, theme.unit)
    paint_symbol(painter, f"{ART}/symbols/{key}", symbol.fitted(1), theme.tinctures[TINCTURES[key]])
    if boost:
        paint_boosted(painter, rest, key, size)
    painter.text(numeral(level + boost), (rest.x, rest.centre[1]), size, theme.ink, bold=True, align="left")
