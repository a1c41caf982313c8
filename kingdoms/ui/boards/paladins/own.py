"""What one owns in Paladins: the tracks of the attributes, goods, suspicion and debts, and the workers in hand."""

from kingdoms.games.paladins.board import ATTRIBUTE_KEYS, HIGHEST
from kingdoms.games.paladins.scoring import ATTRIBUTE_VP
from kingdoms.ui.boards.paladins.tokens import ART, TINCTURES, paint_symbol_of, paint_worker
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, counted, size_of, step_of_type
from kingdoms.ui.theme import faint, mixed, theme

_LEVELS = HIGHEST + 1
_OVERLAP = 0.5  # of a figure that those behind it show


# Attributes.


def paint_ground(painter: Painter, rect: Rect) -> None:
    """What the three tracks lie on: together they are one thing to a finger."""
    painter.fill(rect, faint(theme.panel, 0.3), theme.corner / 2)


def paint_track(painter: Painter, rect: Rect, attribute: int, level: int, boost: int) -> None:
    """An attribute's track: the level on the board in its colour, what the paladin adds in gold, and their sum."""
    key = ATTRIBUTE_KEYS[attribute]
    colour = theme.tinctures[TINCTURES[key]]
    size = step_of_type(min(theme.body, rect.height * 0.72))
    told = counted(level + boost)
    symbol, rest = rect.cut_left(rect.height, theme.unit / 2)
    number, track = rest.cut_right(size_of("12", Style(round(size), bold=True))[0] + theme.hair, theme.unit / 2)
    paint_symbol(painter, f"{ART}/symbols/{key}", symbol.fitted(1).inset(theme.hair), colour)
    painter.text(told, number, size, theme.ink, bold=True, align="right")
    for step, cell in enumerate(track.inset(0, min(theme.unit, rect.height * 0.14)).columns(_LEVELS)):
        _paint_step(painter, cell.inset(theme.hair / 2, 0), step, level, boost, colour)


def _paint_step(painter: Painter, cell: Rect, step: int, level: int, boost: int, colour: list[float]) -> None:
    """A step of a track, plain because there are so many of them."""
    is_marker, is_boost = step == level, level < step <= level + boost
    if is_marker:
        painter.fill(cell, colour)
    elif is_boost:
        painter.fill(cell, theme.glow)
    else:
        painter.fill(cell, faint(colour, 0.4) if step < level else _groove())
    points = ATTRIBUTE_VP[step]
    if cell.width >= 22 * theme.hair and cell.height >= 14 * theme.hair:
        ink = theme.tincture_inks["gules"] if is_marker else theme.gold_ink if is_boost else theme.ink
        painter.text(str(points), cell, step_of_type(cell.height * 0.62), ink, bold=is_marker)


def _groove() -> list[float]:
    """The colour of a step that is still far: deeper than the table, in every theme."""
    return mixed(theme.sunk, theme.faded, 0.3 if theme.is_dark else 0.12)


def paint_attribute(painter: Painter, rect: Rect, attribute: int, level: int) -> None:
    """An attribute that can be raised: its symbol, and the level before and after."""
    painter.parchment(rect.inset(theme.hair))
    symbol, words = rect.inset(theme.gap, theme.unit).cut_left(min(rect.height, rect.width * 0.4), theme.unit)
    paint_symbol_of(painter, symbol, ATTRIBUTE_KEYS[attribute], theme.ink)
    painter.text(f"{level} + 1", words, theme.body, bold=True)


# Goods.


def paint_stock(painter: Painter, rect: Rect, what: str, count: int, largest: float, is_bad: bool = False) -> None:
    """A symbol, and how many there are of it; what is bad to have has the colour of warnings."""
    words = counted(count)
    size = step_of_type(min(largest, rect.height * 0.5))
    number = size_of(words, Style(round(size), bold=True))[0]
    side = max(0.6 * theme.glyph, min(1.2 * theme.glyph, rect.height * 0.8, rect.width - number - theme.unit))
    line = rect.centred(min(rect.width, side + number + theme.unit), rect.height)
    symbol, rest = line.cut_left(side, theme.unit / 2)
    paint_symbol_of(painter, symbol.centred(side, side), what, theme.ink)
    ink = theme.faded if not count else theme.wax if is_bad else theme.ink
    painter.text(words, rest, size, ink, bold=True, align="left")


def paint_debts(painter: Painter, rect: Rect, unpaid: int, paid: int, largest: float) -> None:
    """Unpaid debts, and after them those that are paid if there are any."""
    if not paid:
        paint_stock(painter, rect, "debt", unpaid, largest, is_bad=True)
        return
    left, right = rect.columns(2)
    paint_stock(painter, left, "debt", unpaid, largest, is_bad=True)
    paint_stock(painter, right, "debt_paid", paid, largest)


# Workers in hand.


def paint_stack(painter: Painter, rect: Rect, kind: int, count: int, picked: int) -> None:
    """Workers of one kind: those that are picked are raised in front with a gold band, the others stand behind."""
    painter.fill(rect, faint(theme.panel, 0.75 if count else 0.35), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    if not count:
        paint_worker(painter, rect.inset(theme.unit), kind, 0.2)
        return
    words = f"{picked}/{count}" if picked else counted(count)
    size = step_of_type(min(theme.body, rect.height * 0.32))
    needed = size_of(words, Style(round(size), bold=True))[0] + theme.unit
    inner = rect.inset(theme.unit / 2)
    alone = min(needed, max(0.0, inner.width - inner.height))
    _paint_figures(painter, inner.cut_right(alone)[1], kind, count, picked)
    badge = inner.cut_bottom(1.2 * size)[0].cut_right(needed)[0]
    if picked:
        painter.chosen(rect)
        painter.leaf(badge, theme.unit)
    else:
        painter.fill(badge, faint(theme.panel, 0.88), theme.unit)
    painter.text(words, badge, size, theme.gold_ink if picked else theme.ink, bold=True)


def _paint_figures(painter: Painter, rect: Rect, kind: int, count: int, picked: int) -> None:
    side = min(rect.height - theme.lift, rect.width)
    step = min(side * _OVERLAP, (rect.width - side) / max(1, count - 1))
    if step < side * 0.08:
        count, picked, step = 1, min(1, picked), 0.0
    x = rect.x + max(0.0, rect.width - side - step * (count - 1)) / 2
    for number in range(count):
        is_picked = number >= count - picked
        place = Rect(x + number * step, rect.y + (theme.lift if is_picked else 0), side, side)
        if is_picked:
            painter.glow(place.inset(side * 0.2), spread=theme.unit)
        paint_worker(painter, place, kind)
