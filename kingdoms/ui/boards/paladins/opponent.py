"""The solo opponent's scheme, resource track and five fallbacks in Paladins."""

from kivy.properties import BooleanProperty, NumericProperty, OptionProperty

from kingdoms.core.state import Thing
from kingdoms.games.paladins.board import ACTION_KEYS, ACTIONS, FALLBACK_KEYS, FALLBACK_REST, FALLBACKS, TRACK, WORKERS
from kingdoms.games.paladins.cards import ORDERS_SCHEME
from kingdoms.games.paladins.solo_events import SchemeTurned
from kingdoms.games.paladins.words.names import fallback_name, scheme_name
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.board.zones.seats import BOXES, COLUMN, ROW, STRIP
from kingdoms.ui.boards.paladins.pieces import ART, NOBODY, paint_worker
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import WHITE, Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, size_of, step_of_type
from kingdoms.ui.theme import CARD_ASPECT, SURFACE, faint, theme

SCHEME: Thing = ("scheme",)
RESOURCES: Thing = ("track",)
"""The scheme that the opponent revealed last, and the opponent's resource track."""
PAIR, FALLBACKS_ONLY = "pair", "fallbacks"
"""The kinds of this zone that are used only on overlays."""
_NAMED = 2.8  # the height of a scheme or fallback, relative to its name's type, from which it shows the name
_NUMBER = 0.6  # the type size of a space's number, as a share of the space
_TAKEN = 0.35  # the opacity of the symbol of a fallback that has been used


class PaladinsOpponent(Zone):
    """The opponent of a solo player. The five fallbacks are left out if they would be illegible."""

    kind = OptionProperty(ROW, options=(STRIP, ROW, COLUMN, BOXES, PAIR, FALLBACKS_ONLY))
    """Everything side by side (STRIP, ROW), scheme and track stacked (COLUMN), or both above the fallbacks (BOXES).

    PAIR has only scheme and track, and FALLBACKS_ONLY has only the fallbacks.
    """
    scheme_share = NumericProperty(0)
    """The share of the width of scheme and track together that the scheme takes."""
    width_for_fallbacks = NumericProperty(0)
    """The width from which the five fallbacks are legible next to scheme and track."""
    share_beside_fallbacks = NumericProperty(0)
    """The share of the width for scheme and track next to the five fallbacks."""
    can_be_covered = BooleanProperty(False)

    def measure(self, sight: Sight) -> None:
        """Marks it as needed only in a solo game."""
        self.is_needed = sight.view.seats == 1

    def lay_out(self, sight: Sight) -> Places:
        """The scheme, the track and the fallbacks; nothing unless someone is playing solo."""
        if sight.view.seats > 1:
            return {}
        if self.kind == FALLBACKS_ONLY:
            return _lay_out_fallbacks(self.rect)
        if self.kind == COLUMN:
            scheme, track = self.rect.rows(2, theme.unit)
            return {SCHEME: at(scheme), RESOURCES: at(track)}
        if self.kind == BOXES:
            above, below = self.rect.rows(2, theme.gap)
            return self._scheme_and_track(above) | _lay_out_fallbacks(below)
        if self.kind == PAIR or self.width < self.width_for_fallbacks:
            return self._scheme_and_track(self.rect)
        left, right = self.rect.cut_left(self.width * self.share_beside_fallbacks, theme.unit)
        return self._scheme_and_track(left) | _lay_out_fallbacks(right)

    def _scheme_and_track(self, room: Rect) -> Places:
        scheme, track = room.cut_left(room.width * self.scheme_share, theme.unit)
        return {SCHEME: at(scheme), RESOURCES: at(track)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The scheme, the track or one of the fallbacks."""
        if thing[0] == "fallback":
            return _paint_fallback, place.rect, thing[1], bool(sight.view.fallbacks >> thing[1] & 1)
        return (paint_scheme if thing == SCHEME else _paint_resources), place.rect, self.board.count(thing)


def _lay_out_fallbacks(room: Rect) -> Places:
    """The opponent's five fallbacks in a line."""
    cells = room.columns(len(FALLBACKS), theme.unit / 2)
    return {("fallback", number): at(cell) for number, cell in zip(FALLBACKS, cells, strict=True)}


def last_scheme(sight: Sight) -> int:
    """The scheme that the opponent revealed last in this game; NOBODY before the first."""
    return next((event.scheme for event in reversed(sight.past) if isinstance(event, SchemeTurned)), NOBODY)


def scheme_symbol(scheme: int) -> str:
    """The name of a scheme's symbol: that of its action, or else the one for orders or for favours."""
    if scheme in ACTIONS:
        return ACTION_KEYS[scheme]
    return "order" if scheme == ORDERS_SCHEME else "favour"


def paint_scheme(painter: Painter, rect: Rect, scheme: int) -> None:
    """The scheme that was revealed last, with its symbol and name; before the first one, the back of a card."""
    painter.fill(rect, faint(theme.panel, SURFACE), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    inner = rect.inset(theme.unit / 2)
    if scheme == NOBODY:
        paint_scheme_symbol(painter, inner, scheme)
        return
    paint_scheme_symbol(painter, _below(painter, inner, scheme_name(scheme)), scheme)


def _below(painter: Painter, rect: Rect, name: str) -> Rect:
    """Writes a name at the foot of a card, if it is legible there; returns the space left for the symbol."""
    if rect.height < _NAMED * theme.small or size_of(name, Style(round(theme.small), bold=True))[0] > rect.width:
        return rect
    words, rest = rect.cut_bottom(LINE * theme.small)
    painter.text(name, words, theme.small, bold=True)
    return rest


def paint_scheme_symbol(painter: Painter, rect: Rect, scheme: int) -> None:
    """The symbol of a scheme, or the back of its card before one is revealed."""
    if scheme == NOBODY:
        paint_symbol(painter, f"{ART}/cards/scheme_back", rect.fitted(CARD_ASPECT), WHITE)
    else:
        paint_symbol(painter, f"{ART}/symbols/{scheme_symbol(scheme)}", rect.fitted(1), theme.ink)


def _paint_fallback(painter: Painter, rect: Rect, fallback: int, is_taken: bool) -> None:
    """A fallback, used once a round in place of an impossible scheme; after that a worker is on it."""
    painter.fill(rect, theme.sunk if is_taken else faint(theme.panel, SURFACE), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    symbol = _below(painter, rect.inset(theme.unit / 2), fallback_name(fallback))
    key = FALLBACK_KEYS[fallback]
    name = "pass" if fallback == FALLBACK_REST else key
    paint_symbol(painter, f"{ART}/symbols/{name}", symbol.fitted(1), faint(theme.ink, _TAKEN if is_taken else 1.0))
    if is_taken:
        paint_worker(painter, symbol.fitted(1), len(WORKERS))


def track_place(rect: Rect, space: int) -> Rect:
    """Where a space of the opponent's resource track is."""
    side = min(rect.height / 2, (rect.width - 2 * theme.unit) / TRACK)
    line = rect.centred(side * TRACK, side)
    return line.columns(TRACK)[space].inset(theme.hair)


def _paint_resources(painter: Painter, rect: Rect, space: int) -> None:
    """The resource track: a row of round, numbered spaces, the one with the marker filled."""
    painter.fill(rect, faint(theme.panel, SURFACE), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    for number in range(TRACK):
        place = track_place(rect, number)
        painter.circle(place.centre, place.width / 2, theme.tinctures["sable"] if number == space else theme.sunk)
        painter.ring(place.centre, place.width / 2, theme.line)
        ink = theme.tincture_inks["sable"] if number == space else theme.faded
        size = max(theme.tiny, step_of_type(place.width * _NUMBER))
        painter.text(str(number + 1), place.centre, size, ink, bold=number == space)
