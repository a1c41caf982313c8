"""A few sentences beside the thing they are about, with a pointer to it. The rest of the table can still be touched."""

from collections.abc import Sequence
from itertools import product
from math import hypot
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from kingdoms.core.game import Thing
from kingdoms.ui.board.board import Board
from kingdoms.ui.drawing.painter import Painted, Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.system.startup import load_kv
from kingdoms.ui.theme import theme

_SUBJECT, _LIT = 100, 5  # how much worse it is to cover the thing itself, or one that can be chosen, than any other


class Callout(Painted, BoxLayout):
    """Says something about a thing. Dispatches `on_next` when it has been read, and `on_end` to leave the lesson."""

    text = StringProperty("")
    count = StringProperty("")
    """How far the lesson has got."""
    must_read = BooleanProperty(False)
    """Whether it has a button to go on; otherwise it goes on when the player has done what it asks."""
    next_words = StringProperty("")
    end_words = StringProperty("")
    """The labels of its buttons, if they are not those of a lesson."""
    most_width = NumericProperty(0)
    subject: "ObjectProperty[Rect | None]" = ObjectProperty(None, allownone=True)
    """Where the thing it is about is in the window."""
    shows = ("subject",)

    __events__ = ("on_next", "on_end")

    def __init__(self, **kwargs: Any) -> None:
        load_kv("tutorial")
        self._board: Board | None = None
        self._about: Thing | None = None
        self._place_soon = Clock.create_trigger(self._place, -1)
        super().__init__(**kwargs)
        self.bind(size=self._place_soon)

    def on_next(self) -> None:
        """Dispatched when the player goes on."""

    def on_end(self) -> None:
        """Dispatched when the player leaves the lesson."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Keeps touches on the words from reaching the board below."""
        return super().on_touch_down(touch) or bool(self.collide_point(*touch.pos))

    def open(self, table: Widget, board: Board) -> None:
        """Shows itself right above a board: whatever else covers the table covers it too."""
        self._board = board
        table.add_widget(self, len(table.children) - 1)
        board.bind(size=self._place_soon, page=self._place_soon, opened=self._place_soon)

    def close(self) -> None:
        """Removes itself."""
        self._place_soon.cancel()
        if self.parent is not None:
            self.parent.remove_widget(self)
        if self._board is not None:
            self._board.unbind(size=self._place_soon, page=self._place_soon, opened=self._place_soon)
            self._board = None

    def point_at(self, about: Thing | None) -> None:
        """Moves beside a thing on the board, or what leads to that thing, before the next frame."""
        self._about = about
        self._place_soon()

    def _place(self, *_elapsed: object) -> None:
        board, about = self._board, self._about
        if board is None:
            return
        room = Rect(0, 0, Window.width, board.to_window(*board.prompt_box[:2])[1]).inset(theme.gap)
        self.most_width = room.width
        regions = board.regions
        if about is not None and about not in regions:
            about = board.where(about)
        self.subject = board.part_in_window(regions[about]) if about in regions else None
        lit: list[Rect] = []
        others: list[Rect] = []
        for thing, rect in regions.items():
            (lit if board.is_lit(thing) else others).append(board.part_in_window(rect))
        self.place(room, lit, others)

    def place(self, room: Rect, lit: Sequence[Rect], others: Sequence[Rect]) -> None:
        """Moves it to where it covers as little as possible: of its subject, of lit things, then of all others."""
        subject = self.subject
        width, height = self.size
        near = subject or room.centred(0, 0)
        across = near.centre[0] - width / 2, near.right + theme.gap, near.x - theme.gap - width, room.x, room.right
        along = near.centre[1] - height / 2, near.top + theme.gap, near.y - theme.gap - height, room.y, room.top
        spots = [
            Rect(min(max(x, room.x), room.right - width), min(max(y, room.y), room.top - height), width, height)
            for x, y in product(across, along)
        ]

        def cost(spot: Rect) -> tuple[float, float]:
            covered = sum(_shared(spot, rect) for rect in others)
            covered += _LIT * sum(_shared(spot, rect) for rect in lit)
            covered += _SUBJECT * _shared(spot, near)
            return covered, hypot(spot.centre[0] - near.centre[0], spot.centre[1] - near.centre[1])

        best = min(spots, key=cost)
        self.pos = best.x, best.y

    def paint(self, painter: Painter) -> None:
        """Paints the parchment, a line to the subject, and a ring around it."""
        if self.subject is not None:
            ring = self.subject.inset(-theme.unit)
            painter.outline(ring, theme.wax, theme.band, theme.corner)
            painter.line((*_edge(self.rect, ring), *_edge(ring, self.rect)), theme.wax, theme.band)
        painter.parchment(self.rect)
        painter.outline(self.rect, theme.wax, theme.band, theme.corner)


def _shared(one: Rect, other: Rect) -> float:
    """The area that two rectangles share."""
    width = min(one.right, other.right) - max(one.x, other.x)
    height = min(one.top, other.top) - max(one.y, other.y)
    return max(0.0, width) * max(0.0, height)


def _edge(one: Rect, other: Rect) -> tuple[float, float]:
    """The point of a rectangle that is nearest to the middle of another."""
    x, y = other.centre
    return min(max(x, one.x), one.right), min(max(y, one.y), one.top)
