"""Gestures on a board: distinguishes taps, long presses, drags, and swipes from page to page."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent

from kingdoms.core.state import Thing
from kingdoms.ui.board.movement.flights import Dragged
from kingdoms.ui.board.sight import GLIMPSE
from kingdoms.ui.durations import LONG_PRESS
from kingdoms.ui.theme import theme

if TYPE_CHECKING:
    from kingdoms.ui.board.board import Board

_SLOP = 0.35  # how far, in touches, a finger may stray before it starts a drag
_SWIPE, _STEEP = 1.2, 1.5  # the least length of a swipe, in touches, and its least ratio of width to height


class Gestures:
    """Recognises gestures on a board. The board passes on every touch and decides what each gesture means."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._finger: MotionEvent | None = None
        """The finger that is down; only one counts."""
        self._pressed: Thing | None = None
        self._was_read = False
        self.is_dragging = False
        """Whether something is being dragged."""
        self.dragged = Dragged()
        """The thing being dragged, if any."""
        self.on_release: Callable[[], None] = lambda: None
        """Called when the finger has left the board or no longer counts."""
        self.on_glimpse: Callable[[bool], None] = lambda _is_held: None
        """Called with True when a finger starts holding a card that is face up only while held, False when it stops."""
        self._long_press = Clock.create_trigger(self._hold, LONG_PRESS)

    @property
    def is_touched(self) -> bool:
        """Whether a finger is on the board."""
        return self._finger is not None

    def down(self, touch: MotionEvent) -> bool:
        """Begins a gesture; a long press opens what is pressed. A second finger cancels the first one's gesture."""
        if self._finger is not None:
            self.let_go()
            return True
        touch.grab(self._board)
        self._finger = touch
        self._pressed, self._was_read, self.is_dragging = self._board.thing_at(*touch.pos), False, False
        if self._pressed == GLIMPSE:
            self._was_read = True
            self.on_glimpse(True)
        elif self._pressed is not None:
            self._long_press()
        return True

    def move(self, touch: MotionEvent) -> bool:
        """Drags what was pressed, if possible, once the finger has strayed."""
        if touch is not self._finger:
            return True
        if self.has_strayed(touch) and not self._was_read:
            self._long_press.cancel()
            self.is_dragging = self.is_dragging or (self._pressed is not None and self._board.can_drag(self._pressed))
        if self.is_dragging and self._pressed is not None:
            self._carry(self._pressed, *touch.pos)
        return True

    def up(self, touch: MotionEvent) -> bool:
        """Ends the gesture: drops what was dragged, turns the page on a swipe, or taps the thing that was pressed."""
        touch.ungrab(self._board)
        if touch is not self._finger:
            return True
        self._finger = None
        self._long_press.cancel()
        target = self._board.thing_at(*touch.pos)
        if self.is_dragging and self._pressed is not None:
            self._drop_on(target)
        elif not self._was_read and not self._has_swiped(touch) and target == self._pressed:
            self._board.tapped(target)
        self._release()
        return True

    def has_strayed(self, touch: MotionEvent) -> bool:
        """Whether a finger has left the spot where it came down."""
        return max(abs(touch.x - touch.ox), abs(touch.y - touch.oy)) > _SLOP * theme.touch

    def is_free(self, touch: MotionEvent) -> bool:
        """Whether this is the active finger, has opened nothing to read, and is not on anything that can be dragged."""
        can_drag = self._pressed is not None and self._board.can_drag(self._pressed)
        return touch is self._finger and not self._was_read and not can_drag

    def let_go(self) -> None:
        """Cancels the gesture; whatever was being dragged stays where it was."""
        self._long_press.cancel()
        self._finger = None
        if self.is_dragging:
            self.is_dragging = False
            self.dragged.let_go()
        self._release()

    def _release(self) -> None:
        """Reports that the finger is gone, and turns a card that it held face down again."""
        pressed, self._pressed = self._pressed, None
        if pressed == GLIMPSE:
            self.on_glimpse(False)
        self.on_release()

    def _carry(self, thing: Thing, x: float, y: float) -> None:
        """Drags a part of a move, and picks it."""
        board = self._board
        if board.sight is None:
            return
        if thing not in board.picking.picked:
            board.dispatch("on_tap", thing)
        place = board.movement.spot_of(thing)
        if place is not None:
            self.dragged.carry(board.brush_of(board.sight, thing), place, x, y)

    def _drop_on(self, target: Thing | None) -> None:
        """Treats a part dropped on something that can be chosen as a tap on it; otherwise the part stays picked."""
        self.is_dragging = False
        self.dragged.let_go()
        if self._board.sight is not None and target in self._board.sight.lit:
            self._board.dispatch("on_tap", target)

    def _has_swiped(self, touch: MotionEvent) -> bool:
        across, along = touch.x - touch.ox, touch.y - touch.oy
        if abs(across) < _SWIPE * theme.touch or abs(across) < _STEEP * abs(along):
            return False
        return self._board.swiped(-1 if across > 0 else 1)

    def _hold(self, _elapsed: float) -> None:
        self._was_read = True
        if self._pressed is not None:
            self._board.pressed_long(self._pressed)
