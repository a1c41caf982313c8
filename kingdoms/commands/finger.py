"""A finger on the running app: taps, waits and makes moves on the real screens. For demos, measurements and tests."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from kivy.base import EventLoop, runTouchApp
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.providers.mouse import MouseMotionEvent
from kivy.lang import Builder
from kivy.uix.widget import Widget

from kingdoms.app import KingdomsApp
from kingdoms.commands.look import take_picture
from kingdoms.core.state import Move, Thing
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import CLOSE, END, GLIMPSE, TURN_UP
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.durations import DURATIONS, LONG_PRESS
from kingdoms.ui.table.handover.curtain import Curtain
from kingdoms.ui.table.screen import TableScreen
from kingdoms.ui.table.taps import is_question
from kingdoms.ui.widgets import InkButton

KEYS = {
    "escape": 27, "enter": 13, "left": 276, "right": 275, "up": 273, "down": 274, "tab": 9,
    "u": 117, "r": 114, "e": 101, "h": 104, "w": 119, "l": 108, "n": 110, "s": 115, "?": 47, " ": 32,
}  # fmt: skip
_SETTLED = 3
"""Frames after which everything is in place."""
_GRID = 7
"""How many points are tried in each direction to find a part of a thing that nothing covers."""


class TapCounts(NamedTuple):
    """The number of taps that a move took."""

    deciding: int
    accepting: int
    """Taps that accept a price, or what a card says, after a first tap has shown it."""


class Finger:
    """Operates an app, or any other widget in the window, as a player would."""

    def __init__(self, app: Any = None) -> None:
        self.app = app
        self.is_drawing = True
        """Whether frames are drawn. Only pictures need this, and frames pass much faster without it."""
        self.touches = 0
        """How many times it has touched the screen."""

    @classmethod
    def start(cls, folder: Path, size: tuple[int, int], *, has_tips: bool = False) -> "Finger":
        """Starts a new app with its data in this folder, in a window of this size.

        Tips for new players are switched off unless they are wanted: they would cover part of every first table, and
        whoever measures, takes pictures or plays whole games would have to close them first.
        """
        Window.size = size
        app = KingdomsApp(folder=folder)
        app._run_prepare()
        if not has_tips:
            app.set("tips", False)
        # However fast this finger is, it never taps what has just changed by mistake.
        DURATIONS["reaction"] = 0
        runTouchApp(embedded=True)
        finger = cls(app)
        finger.frames(_SETTLED)
        return finger

    # Time.

    def frames(self, count: int = 1) -> None:
        """Lets this many frames pass."""
        for _ in range(count):
            self._frame()

    def _frame(self) -> None:
        """One turn of Kivy's own loop, with or without drawing."""
        if self.is_drawing:
            EventLoop.idle()
            return
        Clock.tick()
        EventLoop.dispatch_input()
        Builder.sync()
        Clock.tick_draw()
        Builder.sync()

    def until(self, is_reached: Callable[[], object], most: int = 100_000) -> None:
        """Lets frames pass until a condition holds; raises TimeoutError after this many."""
        for _ in range(most):
            if is_reached():
                return
            self._frame()
        raise TimeoutError(f"the condition was not met within {most} frames")

    # Touches and keys.

    def down(self, x: float, y: float) -> MouseMotionEvent:
        """Puts the finger down at a point of the window and keeps it there."""
        touch = self._touch(x, y)
        EventLoop.post_dispatch_input("begin", touch)
        return touch

    def _touch(self, x: float, y: float) -> MouseMotionEvent:
        """A touch that starts now, but has not been dispatched yet."""
        self.touches += 1
        name, place = f"finger {self.touches}", _place(x, y)
        return MouseMotionEvent("mouse", name, place, is_touch=True, type_id="touch")

    def drag(self, touch: MouseMotionEvent, x: float, y: float) -> None:
        """Moves the finger."""
        touch.move(_place(x, y))
        EventLoop.post_dispatch_input("update", touch)

    def up(self, touch: MouseMotionEvent) -> None:
        """Lifts the finger."""
        EventLoop.post_dispatch_input("end", touch)
        self.frames(2)

    def tap(self, x: float, y: float) -> None:
        """Taps a point, fast enough that a slow frame cannot turn it into a long press."""
        self.up(self.down(x, y))

    def double_tap(self, x: float, y: float) -> None:
        """Taps a point twice, so fast that the second touch starts before the first is handled."""
        for touch in (self._touch(x, y), self._touch(x, y)):
            EventLoop.post_dispatch_input("begin", touch)
            self.up(touch)

    def tap_widget(self, widget: Widget) -> None:
        """Taps the middle of a widget, wherever it is now."""
        self.tap(*widget.to_window(*widget.center))

    def press(self, key: str) -> None:
        """Presses and releases a key."""
        pressed: tuple[int, int, str | None, list[str]] = (KEYS[key], 0, key if len(key) == 1 else None, [])
        # As in Kivy's own window: a key that is not handled at first is offered a second time.
        if not Window.dispatch("on_key_down", *pressed):
            Window.dispatch("on_keyboard", *pressed)
        Window.dispatch("on_key_up", KEYS[key], 0)
        self.frames(2)

    def find(self, kind: type | str, **properties: object) -> list[Any]:
        """All widgets of a class (a type or its name) whose properties have these values; topmost first."""
        return [
            widget
            for root in Window.children
            for widget in root.walk()
            if (type(widget).__name__ == kind if isinstance(kind, str) else isinstance(widget, kind))
            and all(getattr(widget, name, None) == value for name, value in properties.items())
        ]

    # The table.

    @property
    def table(self) -> TableScreen:
        """The table screen, once it has been shown."""
        table: TableScreen = self.app.screens["table"]
        return table

    def tap_thing(self, thing: Thing) -> None:
        """Taps a thing on the board; anything that hides it is opened or closed first."""
        self._open_way_to(thing)
        self.tap(*self._point_of(thing))

    def hold_thing(self, thing: Thing) -> MouseMotionEvent:
        """Puts the finger down on a thing on the board and keeps it there."""
        self._open_way_to(thing)
        touch = self.down(*self._point_of(thing))
        self.frames(1)
        return touch

    def glimpse(self) -> None:
        """Holds the card that is face up only while held, long enough to see it."""
        touch, begun = self.hold_thing(GLIMPSE), Clock.get_time()
        self.until(lambda: Clock.get_time() > begun + LONG_PRESS)
        self.up(touch)

    def _open_way_to(self, thing: Thing) -> None:
        for _ in range(3):
            opener = self.table.board.where(thing)
            if opener is None:
                return
            self.tap(*self._point_of(opener))

    def _point_of(self, thing: Thing) -> tuple[float, float]:
        board = self.table.board
        x, y = board.to_window(*tap_point(board, thing))
        return x, y

    def play(self, move: Move) -> TapCounts:
        """Makes a move: taps its parts, then its target and, if that leads to a question, the right button.

        Returns the number of these taps, not counting those that only bring something into view.
        """
        self.turn_up()
        board, sight = self.table.board, self.table.sight
        thing = sight.target(move)
        parts = board.picking.steps_to(move)
        for part in parts:
            self.tap_thing(part)
        ways = board.picking.ways(thing)
        is_asked = is_question(board, ways)
        self.tap_thing(thing)
        if is_asked:
            self.frames(30)
            self.tap_widget(self.find(InkButton, text=sight.words.label(sight.view, move))[0])
        accepting = int(thing in parts or (is_asked and len(ways) == 1))
        return TapCounts(deciding=len(parts) + 1 + is_asked - accepting, accepting=accepting)

    def turn_up(self) -> None:
        """Turns up hidden cards, if nothing can be decided before that."""
        if self.table.may_decide() and not self.table.can_decide():
            self.tap_thing(TURN_UP)

    def end_turn(self) -> None:
        """Ends a held turn, after turning up what has to be seen first, or opens a finished game's score sheet."""
        self.tap_thing(END)

    def close_scene(self) -> None:
        """Closes a scene that has to be seen before the game goes on."""
        self.tap_thing(CLOSE)

    def lift_curtain(self) -> None:
        """Taps the curtain's button, once everything on it is in place."""
        self.frames(2)
        curtain = self.find(Curtain)[0]
        self.tap_widget(next(widget for widget in curtain.walk() if isinstance(widget, InkButton)))

    # Pictures.

    def shot(self, path: Path) -> None:
        """Saves a picture of the window once everything in it is drawn."""
        self.until(lambda: gallery.is_complete and all(board.painting.is_complete for board in self.find(Board)))
        self.frames(_SETTLED)
        take_picture(path)


def tap_point(board: Board, thing: Thing) -> tuple[float, float]:
    """Where to tap a thing: in its middle, or at a point that nothing else covers."""
    hit = board.hits[thing]
    grid = [cell.centre for row in hit.rows(_GRID) for cell in row.columns(_GRID)]
    return next((point for point in (hit.centre, *grid) if board.thing_at(*point) == thing), hit.centre)


def _place(x: float, y: float) -> list[float | str]:
    """A point of the window as Kivy's mouse reports it, regardless of the window's rotation."""
    across, along = x / Window.width, y / Window.height
    turned = {
        0: (across, along),
        90: (1 - along, across),
        180: (1 - across, 1 - along),
        270: (along, 1 - across),
    }
    return [*turned[Window.rotation], "left"]
