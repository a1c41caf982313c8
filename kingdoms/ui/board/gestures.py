"""Fingers on a board: taps, long presses, things that are dragged, and swipes from page to page are told apart."""

from typing import Any

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent

from kingdoms.core.game import Thing
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets.buttons import LONG_PRESS

_SLOP = 0.35  # how far, in touches, a finger may stray before it drags
_SWIPE, _STEEP = 1.2, 1.5  # how far it goes for a swipe, in touches, and how much farther across than along


class Gestures:
    """Mixed into a board before its widget. The board says what the gestures mean."""

    def __init__(self, **kwargs: Any) -> None:
        self._finger: MotionEvent | None = None
        """The finger that is down; one alone means anything."""
        self._pressed: Thing | None = None
        self._was_read = False
        self._is_dragging = False
        super().__init__(**kwargs)
        self._long_press = Clock.create_trigger(self._hold, LONG_PRESS)

    # What a board says.

    def thing_at(self, x: float, y: float) -> Thing | None:
        """The uppermost thing at a point."""
        raise NotImplementedError

    def tapped(self, thing: Thing | None) -> None:
        """A thing, or the ground, was tapped."""

    def held(self, thing: Thing) -> None:
        """A thing was pressed long."""

    def can_drag(self, thing: Thing) -> bool:
        """Whether a thing goes with the finger."""
        return False

    def dragged(self, thing: Thing, x: float, y: float) -> None:
        """A thing goes with the finger and is here now."""

    def dropped(self, thing: Thing, target: Thing | None) -> None:
        """A thing was let go above another one, or above the ground."""

    def lost(self) -> None:
        """What went with the finger does so no more, and was dropped nowhere."""

    def swiped(self, step: int) -> bool:
        """A finger swept over the board, to the left for the next page (1) or to the right for the one before (−1).

        Tells whether that means anything.
        """
        return False

    # How fingers are told apart.

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Notes what is pressed; pressed long enough it is read. A second finger ends what the first one does."""
        if touch.is_mouse_scrolling or not self.collide_point(*touch.pos):
            return super().on_touch_down(touch)
        if self._finger is not None:
            self.let_go()
            return True
        touch.grab(self)
        self._finger = touch
        self._pressed, self._was_read, self._is_dragging = self.thing_at(*touch.pos), False, False
        if self._pressed is not None:
            self._long_press()
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Whatever can be dragged goes along once the finger has left its place."""
        if touch.grab_current is not self:
            return super().on_touch_move(touch)
        if touch is not self._finger:
            return True
        if self.has_strayed(touch) and not self._was_read:
            self._long_press.cancel()
            self._is_dragging = self._is_dragging or (self._pressed is not None and self.can_drag(self._pressed))
        if self._is_dragging and self._pressed is not None:
            self.dragged(self._pressed, *touch.pos)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """A finger lifted where it went down is a tap."""
        if touch.grab_current is not self:
            return super().on_touch_up(touch)
        touch.ungrab(self)
        if touch is not self._finger:
            return True
        self._finger = None
        self._long_press.cancel()
        target = self.thing_at(*touch.pos)
        if self._is_dragging and self._pressed is not None:
            self._is_dragging = False
            self.dropped(self._pressed, target)
        elif not self._was_read and not self._has_swiped(touch) and target == self._pressed:
            self.tapped(target)
        return True

    def has_strayed(self, touch: MotionEvent) -> bool:
        """Whether a finger has left the place where it went down."""
        return max(abs(touch.x - touch.ox), abs(touch.y - touch.oy)) > _SLOP * theme.touch

    def is_free(self, touch: MotionEvent) -> bool:
        """Whether a finger has read nothing so far, and is on nothing that would go with it."""
        can_drag = self._pressed is not None and self.can_drag(self._pressed)
        return touch is self._finger and not self._was_read and not can_drag

    @property
    def is_touched(self) -> bool:
        """Whether a finger is on it."""
        return self._finger is not None

    @property
    def is_dragging(self) -> bool:
        """Whether something goes with the finger."""
        return self._is_dragging

    def let_go(self) -> None:
        """The finger that is down means nothing any more; what went with it is lost."""
        self._long_press.cancel()
        self._finger = self._pressed = None
        if self._is_dragging:
            self._is_dragging = False
            self.lost()

    def _has_swiped(self, touch: MotionEvent) -> bool:
        across, along = touch.x - touch.ox, touch.y - touch.oy
        if abs(across) < _SWIPE * theme.touch or abs(across) < _STEEP * abs(along):
            return False
        return self.swiped(-1 if across > 0 else 1)

    def _hold(self, _elapsed: float) -> None:
        self._was_read = True
        if self._pressed is not None:
            self.held(self._pressed)
