"""A few sentences beside the thing they are about, with a pointer to it. The rest of the table can still be touched."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import product
from math import hypot
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from kingdoms.core.state import Thing
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import CLOSE, END, NOWHERE, REDO, UNDO
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, height_of
from kingdoms.ui.kv_files import load_kv
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets.surfaces import Note

_COLUMNS, _ROWS = 3, 9  # the grid of places that are tried, apart from those right beside the subject
_CLEAR = 3  # how many touches farther from its subject it would rather be than entirely on top of other things
_MARK = 0.35  # the length of a mark's arms, in touches, and the largest share of the thing's sides
_ARM, _ARM_EDGE = 1.5, 3  # the width of its arms, and with their light edge, in bands
_APART = 0.06  # how far it is from the thing, at most a unit, as a share of the thing's shorter side
_ASIDE = 0.2  # how much being level with the subject matters, relative to being close to it


class Callout(Note, BoxLayout):
    """Says something about a thing. Dispatches `on_next` when it has been read, and `on_end` to leave the lesson."""

    text = StringProperty("")
    count = StringProperty("")
    """The number of the current step and the length of the lesson."""
    must_read = BooleanProperty(False)
    """Whether it has a button to go on; otherwise the lesson goes on when the player has done what it asks."""
    is_last = BooleanProperty(False)
    """Whether it is the last one, so that there is no lesson left to leave."""
    next_words = StringProperty("")
    end_words = StringProperty("")
    """The labels of its buttons, if they are not those of a lesson."""
    closes_on_tap = BooleanProperty(False)
    """Whether a tap anywhere on it means that it has been read."""
    widths: "ListProperty[float]" = ListProperty([])
    """The widths it may have, if the screen is wide enough: the one that keeps most of the table visible is chosen."""
    most_width = NumericProperty(0)
    """A greater width, if the screen is wide enough, for where it would cover too much with any of these."""
    least_width = NumericProperty(0)
    """The width that its buttons need."""
    type_size = NumericProperty(0)
    beside_words = NumericProperty(0)
    below_words = NumericProperty(0)
    least_words = NumericProperty(0)
    """The space that margins and buttons take up beside and below its words, and the words' minimum height."""
    subject: "ObjectProperty[Rect | None]" = ObjectProperty(None, allownone=True)
    """The edge, in the window, of the thing it is about; None if that is not visible."""
    also_marked: "ListProperty[Rect]" = ListProperty([])
    """Where the other visible things are that it is about."""
    shows = ("subject", "also_marked")

    __events__ = ("on_next", "on_end")

    def __init__(self, **kwargs: Any) -> None:
        load_kv("tutorial/callout")
        self._board: Board | None = None
        self._about: Thing | None = None
        self._keeps: Sequence[Thing] = ()
        self._also: Sequence[Thing] = ()
        self._place_soon = Clock.create_trigger(self._place, -1)
        super().__init__(**kwargs)
        for name in ("text", "widths", "most_width", "type_size", "beside_words", "below_words", "least_words"):
            self.fbind(name, self._place_soon)

    def on_next(self) -> None:
        """Dispatched when the player goes on."""

    def on_end(self) -> None:
        """Dispatched when the player leaves the lesson."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Keeps touches on the words from reaching the board below."""
        if super().on_touch_down(touch):
            return True
        is_touched = bool(self.collide_point(*touch.pos))
        if is_touched and self.closes_on_tap:
            self.dispatch("on_next")
        return is_touched

    def open(self, table: Widget, board: Board) -> None:
        """Shows itself right above a board: whatever else covers the table covers it too."""
        self._board = board
        table.add_widget(self, len(table.children) - 1)
        board.bind(size=self._place_soon, page=self._place_soon, opened=self._place_soon, on_painted=self._follow)

    def close(self) -> None:
        """Removes itself."""
        self._place_soon.cancel()
        if self.parent is not None:
            self.parent.remove_widget(self)
        if self._board is not None:
            board, self._board = self._board, None
            board.unbind(size=self._place_soon, page=self._place_soon, opened=self._place_soon, on_painted=self._follow)

    def point_at(self, about: Thing | None, keeps: Sequence[Thing] = (), also: Sequence[Thing] = ()) -> None:
        """Moves beside a thing on the board, or what leads to that thing, before the next frame.

        It marks the visible things that begin with one of `also` in the same way. It keeps clear of all these things,
        of everything that can be chosen, and of things that begin with one of `keeps`.
        If possible, it also keeps clear of what the player acts with, or of everything in an open overlay.
        """
        self._about, self._keeps, self._also = about, (*keeps, *also), also
        self._place_soon()

    def _follow(self, board: Board) -> None:
        """Moves with its thing if that has moved, for example because the map is being panned."""
        if self._subject_on(board) != self.subject or self._also_on(board) != self.also_marked:
            self._place_soon()

    def _subject_on(self, board: Board) -> Rect | None:
        """Where the thing it is about, or what leads to it, is in the window."""
        things, about = _things_on(board), self._about
        if about is not None and about not in things:
            about = board.where(about)
        return board.part_in_window(_edge_of(board, about)) if about is not None and about in things else None

    def _also_on(self, board: Board) -> list[Rect]:
        """Where the other things that it is about are in the window."""
        things = {thing: _edge_of(board, thing) for thing in _things_on(board)}
        if board.opened is None:
            # Things that cannot be tapped, such as the arms of a country, can be marked if they are in their zone.
            seen = {thing: place.rect for thing, place in board.places.items() if _begins(thing, self._also)}
            things = {thing: rect for thing, rect in seen.items() if rect.shared(board.zone_of[thing].rect)} | things
        return [board.part_in_window(rect) for thing, rect in things.items() if _begins(thing, self._also)]

    def _place(self, *_elapsed: object) -> None:
        board = self._board
        if board is None:
            return
        is_on_table, things = board.opened is None, _things_on(board)
        self.subject, self.also_marked = self._subject_on(board), self._also_on(board)
        kept: list[Rect] = []
        hand: list[Rect] = []
        others: list[Rect] = []
        for thing, rect in things.items():
            is_named = thing == CLOSE or _begins(thing, self._keeps)
            is_of_hand = thing[0] in board.hand or thing in (UNDO, REDO, END) or not is_on_table
            group = kept if is_named or board.is_lit(thing) else hand if is_of_hand else others
            group.append(board.part_in_window(rect))
        ceiling = board.to_window(*board.prompt_box[:2])[1] if is_on_table else Window.height
        for height in (ceiling, Window.height):
            # An overlay dims the prompt anyway. Otherwise, very large words may have to cover it, but what has to be
            # tapped stays free.
            self.place(Rect(0, 0, Window.width, height).inset(theme.gap), kept, hand, others)
            if not any(self.rect.shared(rect) for rect in kept):
                break

    def place(self, room: Rect, kept: Sequence[Rect], hand: Sequence[Rect], others: Sequence[Rect]) -> None:
        """Moves it to where it covers as little as possible of its subject, then of what is kept, then of the hand.

        It is wider than its lines are easy to read only if it would cover more of the first two otherwise.
        Of such places it takes one that is close to its subject and covers little else.
        """
        near = self.subject or room.centred(0, 0)
        spots = [spot for size in self._sizes(room) for spot in _spots(room, near, *size)]
        for rects in ((near,), kept):
            spots = _covering_least(spots, rects)
        spots = [spot for spot in spots if spot.width <= max(self.widths)] or spots
        spots = _covering_least(spots, hand)
        self.x, self.y, self.width, self.height = min(spots, key=partial(_cost, near=near, others=others))

    def _sizes(self, room: Rect) -> list[tuple[float, float]]:
        """The sizes it can have: wide and low, or narrow and tall. If even the lowest is too tall, only that one."""
        style, sizes = Style(round(self.type_size)), []
        for width in sorted({min(width, room.width) for width in (*self.widths, self.most_width)}):
            words = height_of(self.text, style, width - self.beside_words)
            sizes.append((width, max(words, self.least_words) + self.below_words))
        return [size for size in sizes if size[1] <= room.height] or sizes[-1:]

    def paint(self, painter: Painter) -> None:
        """Paints the parchment, marks around what it is about, and a line to its subject if that is near."""
        for rect in self.also_marked:
            _mark(painter, _ring(rect))
        if self.subject is not None:
            ring = _ring(self.subject)
            _mark(painter, ring)
            start, end = _edge(self.rect, ring), _edge(ring, self.rect)
            if hypot(end[0] - start[0], end[1] - start[1]) <= theme.touch:
                # Farther away, a pointer would cross or seem to mean something else; the mark is enough.
                painter.line((*start, *end), theme.ink, theme.band)
        painter.parchment(self.rect)
        painter.outline(self.rect, theme.ink, theme.band, theme.corner)


def _ring(rect: Rect) -> Rect:
    """The rectangle on whose corners the mark around a thing is: close to the thing, and never outside the window."""
    apart = min(theme.unit, _APART * min(rect.width, rect.height))
    room = Rect(0, 0, Window.width, Window.height).inset(_ARM_EDGE * theme.band / 2)
    x, y = max(room.x, rect.x - apart), max(room.y, rect.y - apart)
    return Rect(x, y, min(room.right, rect.right + apart) - x, min(room.top, rect.top + apart) - y)


def _mark(painter: Painter, rect: Rect) -> None:
    """Paints the lesson's mark: four dark corners with light edges, which no seat and nothing to tap has."""
    arm = _MARK * min(theme.touch, rect.width, rect.height)
    for colour, width in ((theme.panel, _ARM_EDGE * theme.band), (theme.ink, _ARM * theme.band)):
        for x, across in ((rect.x, arm), (rect.right, -arm)):
            for y, along in ((rect.y, arm), (rect.top, -arm)):
                painter.line((x + across, y, x, y, x, y + along), colour, width)


def _begins(thing: Thing, names: Sequence[Thing]) -> bool:
    """Whether a thing begins with one of these names, which may be whole things."""
    return any(thing[: len(name)] == name for name in names)


def _things_on(board: Board) -> Mapping[Thing, Rect]:
    """Where everything on the table is, or in the overlay if one is open."""
    if board.opened is None:
        return board.hits
    return {thing: place.rect for thing, place in board.overlay.items() if thing != board.opened}


def _edge_of(board: Board, thing: Thing) -> Rect:
    """The visible edge of a thing, which may be smaller than the area where it can be tapped."""
    if board.opened is not None:
        place = board.overlay[thing]
        return place.rect if place.hit is NOWHERE else place.hit
    return board.zone_of[thing].edge_of(thing, board.places[thing])


def _spots(room: Rect, near: Rect, width: float, height: float) -> list[Rect]:
    """Places of this size all over the room: beside the subject, level with its edges, and on a grid."""
    right, top = room.right - width, room.top - height
    across = [near.centre[0] - width / 2, near.right + theme.gap, near.x - theme.gap - width]
    across += [room.x + (right - room.x) * column / (_COLUMNS - 1) for column in range(_COLUMNS)]
    along = [near.centre[1] - height / 2, near.top + theme.gap, near.y - theme.gap - height]
    along += [room.y + (top - room.y) * row / (_ROWS - 1) for row in range(_ROWS)]
    places = {(max(room.x, min(x, right)), max(room.y, min(y, top))) for x, y in product(across, along)}
    return [Rect(x, y, width, height) for x, y in sorted(places)]


def _covering_least(spots: Sequence[Rect], rects: Sequence[Rect]) -> list[Rect]:
    """Those of the places that cover the least of these rectangles."""
    covered = [round(sum(spot.shared(rect) for rect in rects)) for spot in spots]
    least = min(covered)
    return [spot for spot, area in zip(spots, covered, strict=True) if area == least]


def _cost(spot: Rect, near: Rect, others: Sequence[Rect]) -> float:
    """How far a place is from the subject, with a penalty for whatever else it would hide."""
    across = max(0.0, near.x - spot.right, spot.x - near.right)
    along = max(0.0, near.y - spot.top, spot.y - near.top)
    aside = hypot(spot.centre[0] - near.centre[0], spot.centre[1] - near.centre[1])
    covered = sum(spot.shared(rect) for rect in others) / (spot.width * spot.height)
    return hypot(across, along) + _ASIDE * aside + _CLEAR * theme.touch * min(1.0, covered)


def _edge(one: Rect, other: Rect) -> tuple[float, float]:
    """The point of a rectangle that is nearest to the middle of another."""
    x, y = other.centre
    return min(max(x, one.x), one.right), min(max(y, one.y), one.top)
