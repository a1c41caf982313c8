"""Everything a side of Paladins has: attributes, actions, goods, workers, jars, townsfolk and converted outsiders."""

from kingdoms.core.game import Thing
from kingdoms.games.paladins.board import ACTIONS, JAR_SPACES, RIGHT
from kingdoms.games.paladins.words.names import side_name
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import CLOSE, NOWHERE, POINTS, Place, Places, Sight, at
from kingdoms.ui.boards.paladins.opponent import RESOURCES, SCHEME, lay_out_fallbacks, look_of_opponent
from kingdoms.ui.boards.paladins.own.action_parts import parts_of
from kingdoms.ui.boards.paladins.own.actions import lay_out_actions, look_of_action
from kingdoms.ui.boards.paladins.own.court import court_of, lay_out_cards, look_in_court
from kingdoms.ui.boards.paladins.own.head import lay_out_head, lay_out_tracks, look_in_head
from kingdoms.ui.boards.paladins.own.stock import BURDENS, GOODS, lay_out_stock, look_of_stock
from kingdoms.ui.boards.paladins.pieces import crest_of, paint_crest, paint_piece, paint_row, tokens_of
from kingdoms.ui.boards.paladins.seats import paint_workers
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import PANEL, write_whole
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE
from kingdoms.ui.theme import faint, theme

WIDEST = 14
"""The greatest width of an overlay, in touches."""
_HIGHEST = 14.5  # the greatest height of a side's overlay, in touches
_LOW = 8  # the height of the room for an overlay, in touches, below which its parts are side by side
_NAME = 0.26  # the share of the head taken by the name
_HEAD, _COURT, _LINE, _HAND_LINE = 1.15, 1.35, 0.64, 0.6  # heights in touches; a line holds the jars
_LOW_HAND, _LOW_JARS = 0.55, 0.6  # the height of the workers and of the jars on a short overlay, in touches
_IN_HEAD, _IN_LOW_HEAD, _BURDENS_IN_HEAD = 0.56, 0.6, 0.5  # the goods' share of the head, and that of burdens alone
_COLUMNS, _NARROW_COLUMNS, _WIDE_COLUMNS = 2, 3, 4  # columns of actions
_NARROW = 10  # the width of an overlay, in touches, below which it is narrow
_NARROW_NAME = 0.3  # the share of the head taken by the name on a narrow overlay
_NARROW_HEAD, _NARROW_COURT, _NARROW_LINE = 1.1, 1.12, 0.52  # heights in touches on a narrow overlay
_WIDE = 1.5  # the width of all actions, relative to their height, from which short ones are in more columns
_BESIDE_ACTIONS, _ABOVE_ACTIONS = 0.36, 0.44  # the share of everything else next to the actions, or above them
# The solo opponent's parts: three as shares of the height that is left, and the scheme as a share of the width.
_TRACKS, _SOLO, _HAND, _SCHEME = 0.32, 0.38, 0.36, 0.3
_FALLBACKS, _LEAST_FALLBACKS = 0.22, 0.9  # the height of its fallbacks, relative to the room, and the least in touches
_ROW = 1.6  # the greatest height of an action, in touches
_WITH_GOODS = (*GOODS, *BURDENS, POINTS)


def is_low(room: Rect) -> bool:
    """Whether an overlay has as little height as on a phone held sideways."""
    return room.width > room.height and room.height < _LOW * theme.touch


def is_narrow(panel: Rect) -> bool:
    """Whether an overlay is as narrow as on a phone held upright, so that its heading has two lines."""
    return panel.width < _NARROW * theme.touch


class SideOverlay:
    """A side's whole board; for the solo opponent, what it has in place of one."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def lay_out(self, sight: Sight, opened: Thing, room: Rect) -> Places:
        """All parts on one overlay."""
        if sight.view.is_opponent(opened[1]):
            return _lay_out_opponent(sight, opened, room)
        return _lay_out_low(sight, opened, room) if is_low(room) else _lay_out_high(sight, opened, room)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A part, as its zone shows it."""
        rect, view = place.rect, sight.view
        match thing:
            case ("seat", side):
                return _paint_panel, rect, side_name(sight.captions, side), crest_of(sight, side)
            case ("action" | "standing", _, _):
                return look_of_action(sight, thing, rect)
            case ("hired" | "converted", _, _):
                return look_in_court(sight, thing, rect)
            case ("jar_spaces", _):
                return paint_caption, rect, sight.about(thing)[0]
            case ("jars", side, number):
                return _paint_jar_space, rect, number, bool(view.jars[side] >> number & 1), crest_of(sight, side)
            case ("workers", side):
                return paint_workers, rect, tuple(view.hands[side]), view.is_opponent(side)
            case (name, _) if name in _WITH_GOODS:
                return look_of_stock(
                    self._board, thing, rect, theme.body if rect.width < theme.touch else theme.subtitle
                )
            case ("fallback", _) | ("scheme" | "track",):
                return look_of_opponent(self._board, sight, thing, rect)
        return look_in_head(self._board, sight, thing, rect)


def _lay_out_high(sight: Sight, opened: Thing, room: Rect) -> Places:
    side = opened[1]
    panel = room.centred(min(room.width, WIDEST * theme.touch), min(room.height, _HIGHEST * theme.touch))
    spacing = theme.hair if is_narrow(panel) else theme.unit / 2
    heights = (_NARROW_HEAD, _NARROW_COURT, _NARROW_LINE) if is_narrow(panel) else (_HEAD, _COURT, _LINE)
    head_height, court_height, jars_height = [height * theme.touch for height in heights]
    title, rest = panel.inset(theme.gap).cut_top(theme.touch, 2 * spacing)
    cross = title.cut_right(theme.touch)[0]
    goods, hand = _beside_name(panel)
    head, rest = rest.cut_top(head_height, theme.unit)
    court, rest = rest.cut_bottom(court_height if court_of(sight, side) else 0, theme.unit)
    jars, rest = rest.cut_bottom(jars_height)
    caption, rest = rest.cut_bottom(LINE * theme.least_name)
    if not is_narrow(panel):
        hand, rest = rest.cut_bottom(_HAND_LINE * theme.touch, theme.unit)
    actions = rest.cut_top(min(rest.height, len(ACTIONS) / _COLUMNS * _ROW * theme.touch))[0]
    return {
        opened: at(panel, PANEL),
        **lay_out_head(sight, side, head),
        **lay_out_actions(sight, side, ACTIONS, actions, _columns_in(panel, actions), spacing),
        **lay_out_stock(sight, side, goods, _WITH_GOODS),
        ("workers", side): at(hand),
        ("jar_spaces", side): Place(caption, NOWHERE),
        **_lay_out_jars(side, jars),
        **lay_out_cards(court_of(sight, side), court),
        CLOSE: at(cross),
    }


def _name_in(panel: Rect) -> Rect:
    """Where the name is: after the crest, on a narrow overlay in the upper of two lines."""
    title = panel.inset(theme.gap).cut_top(theme.touch)[0]
    words = title.cut_left(theme.crest, theme.unit)[1]
    if not is_narrow(panel):
        return words.cut_left(title.width * _NAME)[0]
    return words.rows(2)[0].cut_left(title.width * _NARROW_NAME)[0]


def _beside_name(panel: Rect) -> tuple[Rect, Rect]:
    """Where the goods are, next to the name or below it; and on a narrow overlay the workers, otherwise NOWHERE."""
    title = panel.inset(theme.gap).cut_top(theme.touch)[0].cut_right(theme.touch)[1]
    if not is_narrow(panel):
        return title.cut_right(title.width * _IN_HEAD)[0], NOWHERE
    above, goods = title.cut_left(theme.crest, theme.unit)[1].rows(2)
    return goods, above.cut_right(above.right - _name_in(panel).right, theme.unit)[0]


def _columns_in(panel: Rect, actions: Rect) -> int:
    """How many columns of actions there are: enough that the cost and the gain of each are below its slots."""
    if is_narrow(panel):
        rows = len(ACTIONS) // _NARROW_COLUMNS
        cell = actions.columns(_NARROW_COLUMNS, theme.hair)[0].rows(rows, theme.hair)[0]
        return _WIDE_COLUMNS if parts_of(cell, ACTIONS[0]).is_low else _NARROW_COLUMNS
    is_flat = actions.height < len(ACTIONS) / _COLUMNS * theme.touch
    return _WIDE_COLUMNS if is_flat and actions.width > _WIDE * actions.height else _COLUMNS


def _lay_out_low(sight: Sight, opened: Thing, room: Rect) -> Places:
    """The layout for a phone held sideways, with the actions next to everything else."""
    side = opened[1]
    title, rest = room.inset(theme.gap).cut_top(theme.touch, theme.unit / 2)
    cross, title = title.cut_right(theme.touch)
    left, actions = rest.cut_left(rest.width * _BESIDE_ACTIONS, theme.unit)
    head, left = left.cut_top(left.height * _BESIDE_ACTIONS, theme.unit / 2)
    hand, left = left.cut_top(_LOW_HAND * theme.touch, theme.unit / 2)
    jars, court = left.cut_top(_LOW_JARS * theme.touch, theme.unit / 2)
    return {
        opened: at(room, PANEL),
        **lay_out_head(sight, side, head),
        **lay_out_actions(sight, side, ACTIONS, actions, _WIDE_COLUMNS, theme.hair),
        **lay_out_stock(sight, side, title.cut_right(title.width * _IN_LOW_HEAD)[0], _WITH_GOODS),
        ("workers", side): at(hand),
        **_lay_out_jars(side, jars),
        **lay_out_cards(court_of(sight, side), court),
        CLOSE: at(cross),
    }


def _lay_out_opponent(sight: Sight, opened: Thing, room: Rect) -> Places:
    """The solo opponent: its markers, its scheme and its track, its actions and its fallbacks."""
    side = opened[1]
    panel = room.centred(min(room.width, WIDEST * theme.touch), min(room.height, WIDEST * theme.touch))
    title, rest = panel.inset(theme.gap).cut_top(theme.touch, theme.unit)
    cross, title = title.cut_right(theme.touch)
    left, right = rest.columns(2, theme.gap) if is_low(room) else rest.cut_top(rest.height * _ABOVE_ACTIONS, theme.gap)
    tracks, left = left.cut_top(left.height * _TRACKS, theme.unit)
    solo, left = left.cut_top(left.height * _SOLO, theme.unit)
    hand, court = left.cut_top(left.height * _HAND, theme.unit)
    scheme, track = solo.cut_left(solo.width * _SCHEME, theme.unit)
    fallbacks, actions = right.cut_bottom(max(_LEAST_FALLBACKS * theme.touch, right.height * _FALLBACKS), theme.unit)
    return {
        opened: at(panel, PANEL),
        **lay_out_tracks(sight, side, tracks),
        SCHEME: at(scheme),
        RESOURCES: at(track),
        ("workers", side): at(hand),
        **lay_out_cards(court_of(sight, side), court),
        **lay_out_actions(sight, side, RIGHT, actions, _COLUMNS, theme.unit),
        **lay_out_fallbacks(fallbacks),
        **lay_out_stock(sight, side, _burdens_in(panel, title), (*BURDENS, POINTS)),
        CLOSE: at(cross),
    }


def _burdens_in(panel: Rect, title: Rect) -> Rect:
    """Where the opponent's burdens are: in the heading, next to the name or below it."""
    return _beside_name(panel)[0] if is_narrow(panel) else title.cut_right(title.width * _BURDENS_IN_HEAD)[0]


def _lay_out_jars(side: int, room: Rect) -> Places:
    """The spaces for jars, in a line."""
    cells = room.columns(len(JAR_SPACES), theme.unit / 2)
    return {("jars", side, number): at(cell) for number, cell in enumerate(cells)}


def paint_caption(painter: Painter, rect: Rect, words: str) -> None:
    """A one-line caption for what is below."""
    painter.text(words, rect, theme.least_name, theme.faded, bold=True, align="left")


def _paint_panel(painter: Painter, rect: Rect, name: str, crest: int) -> None:
    """The overlay's ground with the side's crest and name, leaving room beside them for its goods."""
    painter.parchment(rect)
    shield = rect.inset(theme.gap).cut_top(theme.touch)[0].cut_left(theme.crest)[0]
    paint_crest(painter, shield, crest)
    write_whole(painter, name, _name_in(rect), theme.body, 2, align="left")


def _paint_jar_space(painter: Painter, rect: Rect, number: int, has_jar: bool, crest: int) -> None:
    painter.fill(rect, faint(theme.sunk, 0.8), theme.corner / 2)
    painter.outline(rect, theme.line, radius=theme.corner / 2)
    if has_jar:
        paint_piece(painter, rect.inset(theme.hair), "jar", crest)
    else:
        paint_row(painter, rect.inset(theme.unit / 2), tokens_of(JAR_SPACES[number]), theme.glyph)
