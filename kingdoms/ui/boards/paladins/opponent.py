"""The solo opponent of Paladins: its scheme, its resource track, its five places, and what it did last."""

from kingdoms.core.game import Thing
from kingdoms.core.language import _
from kingdoms.games.paladins.board import ACTION_KEYS, ACTIONS, FALLBACK_KEYS, FALLBACK_REST, TRACK, WORKERS
from kingdoms.games.paladins.cards import ORDERS_SCHEME
from kingdoms.games.paladins.solo_events import SchemeTurned
from kingdoms.games.paladins.words.log_solo import told_turn
from kingdoms.games.paladins.words.names import fallback_name, scheme_name
from kingdoms.ui.board.sight import CLOSE, Places, Sight, at
from kingdoms.ui.boards.paladins.tokens import ART, NOBODY, paint_worker
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import WHITE, Painter
from kingdoms.ui.drawing.panels import PANEL
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, TextBox, height_of, step_of_type, whole_in
from kingdoms.ui.theme import CARD_SHAPE, faint, theme

SCHEME: Thing = ("scheme",)
RESOURCES: Thing = ("track",)
"""The scheme that it turned over last, and its resource track."""
_WIDEST = 11  # of the sheet about its turn, in touches
_SMALLEST = 0.34  # of the usual text, to which the sheet about its turn shrinks at most


def last_scheme(sight: Sight) -> int:
    """The scheme that the opponent turned over last in this game; NOBODY before the first."""
    return next((event.scheme for event in reversed(sight.past) if isinstance(event, SchemeTurned)), NOBODY)


def scheme_symbol(scheme: int) -> str:
    """The symbol of a scheme."""
    if scheme in ACTIONS:
        return ACTION_KEYS[scheme]
    return "order" if scheme == ORDERS_SCHEME else "favour"


def paint_scheme(painter: Painter, rect: Rect, scheme: int) -> None:
    """The scheme that lies open, by its symbol and its name."""
    painter.fill(rect, faint(theme.panel, 0.8), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    inner = rect.inset(theme.unit / 2)
    if scheme == NOBODY:
        paint_scheme_symbol(painter, inner, scheme)
        return
    size = step_of_type(min(theme.tiny, rect.height * 0.3, rect.width * 0.2))
    words, symbol = inner.cut_bottom(1.25 * size)
    paint_scheme_symbol(painter, symbol, scheme)
    painter.text(scheme_name(scheme), words, size, bold=True)


def paint_scheme_symbol(painter: Painter, rect: Rect, scheme: int) -> None:
    """The symbol of a scheme, or the back of its card as long as none was turned over."""
    if scheme == NOBODY:
        paint_symbol(painter, f"{ART}/cards/scheme_back", rect.fitted(CARD_SHAPE), WHITE)
    else:
        paint_symbol(painter, f"{ART}/symbols/{scheme_symbol(scheme)}", rect.fitted(1), theme.ink)


def paint_fallback(painter: Painter, rect: Rect, fallback: int, is_taken: bool) -> None:
    """What the opponent does instead of a scheme that is not possible; once a round, then a worker stands there."""
    painter.fill(rect, theme.sunk if is_taken else faint(theme.panel, 0.8), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    size = step_of_type(min(theme.tiny, rect.height * 0.24, rect.width * 0.19))
    words, symbol = rect.inset(theme.unit / 2).cut_bottom(1.3 * size)
    key = FALLBACK_KEYS[fallback]
    name = "pass" if fallback == FALLBACK_REST else key
    paint_symbol(painter, f"{ART}/symbols/{name}", symbol.fitted(1), faint(theme.ink, 0.35 if is_taken else 1.0))
    if is_taken:
        paint_worker(painter, symbol.fitted(1), len(WORKERS))
    painter.text(fallback_name(fallback), words, size, bold=True)


def track_place(rect: Rect, space: int) -> Rect:
    """A space of the opponent's resource track."""
    side = min(rect.height * 0.5, (rect.width - 2 * theme.unit) / TRACK)
    line = rect.centred(side * TRACK, side)
    return line.columns(TRACK)[space].inset(theme.hair)


def paint_resources(painter: Painter, rect: Rect, space: int) -> None:
    """The resource track: five spaces in a circle, the marker on one of them."""
    painter.fill(rect, faint(theme.panel, 0.8), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    for number in range(TRACK):
        place = track_place(rect, number)
        painter.circle(place.centre, place.width / 2, theme.gold if number == space else theme.sunk)
        painter.ring(place.centre, place.width / 2, theme.line)
        ink = theme.gold_ink if number == space else theme.faded
        painter.text(str(number + 1), place, step_of_type(place.width * 0.6), ink, bold=number == space)


# Its latest turn.


def lay_out_turn(sight: Sight, room: Rect) -> Places:
    """A sheet as high as what it tells."""
    width = min(room.width, _WIDEST * theme.touch)
    size = _size_for(sight, width, room.height)
    panel = room.centred(width, min(room.height, _height(sight, width, size)))
    cross = panel.inset(theme.gap).cut_top(theme.touch)[0].cut_right(theme.touch)[0]
    return {SCHEME: at(panel, PANEL), CLOSE: at(cross)}


def look_of_turn(sight: Sight, rect: Rect) -> Look:
    """What it did step by step, in the log's words, and what its schemes are."""
    size = _size_for(sight, rect.width, rect.height)
    return _paint_turn, rect, last_scheme(sight), tuple(_told(sight)), sight.about(SCHEME)[1], size


def _told(sight: Sight) -> list[str]:
    steps = told_turn(sight.past, lambda event: sight.words.line(event, sight.names))
    return [_("{n}. {step}").format(n=number, step=step) for number, step in enumerate(steps, 1)]


def _size_for(sight: Sight, width: float, height: float) -> float:
    """The largest size of text with which all has room."""
    size = theme.body
    while size > _SMALLEST * theme.body and _height(sight, width, size) > height:
        size *= 0.94
    return size


def _height(sight: Sight, width: float, size: float) -> float:
    inner, style = width - 4 * theme.gap, Style(round(size))
    words = [*_told(sight), sight.about(SCHEME)[1]]
    return sum(height_of(line, style, inner) + theme.unit for line in words) + theme.touch + 4 * theme.gap


def _paint_turn(painter: Painter, rect: Rect, scheme: int, steps: tuple[str, ...], about: str, size: float) -> None:
    painter.parchment(rect)
    head, room = rect.inset(theme.gap).cut_top(theme.touch, theme.unit)
    symbol, title = head.cut_right(theme.touch)[1].cut_left(theme.touch, theme.gap)
    paint_scheme_symbol(painter, symbol.inset(theme.unit), scheme)
    words = _("What the opponent did last") if steps else _("The opponent has not acted yet")
    style = whole_in(words, Style(round(theme.lead), bold=True), TextBox(int(title.width), int(title.height), 2))
    painter.text(words, title, style.size, bold=True, align="left", lines=2)
    room = room.inset(theme.gap, 0)
    for line in (*steps, about):
        part, room = room.cut_top(height_of(line, Style(round(size)), room.width), theme.unit)
        colour = theme.faded if line is about else theme.ink
        painter.text(line, part, size, colour, align="left", lines=9, valign="top")
