"""Peeking at the own tokens of Royals, which lie face down: they are seen as long as a finger is held."""

from typing import Any

from kivy.input.motionevent import MotionEvent

from kingdoms.core.game import Thing
from kingdoms.ui.boards.royals.opened import PEEK


class Peeking:
    """Mixed into the board of Royals before its gestures."""

    def __init__(self, **kwargs: Any) -> None:
        self._is_peeking = False
        super().__init__(**kwargs)

    def can_read(self, thing: Thing) -> bool:
        """Whether there is anything to read about a thing that is pressed long."""
        return True

    def held(self, thing: Thing) -> None:
        """A finger that is held on the own seat shows the own tokens; anything else is read."""
        viewer = self.sight.viewer if self.sight is not None else None
        if thing in (("seat", viewer), ("tokens", viewer)) and thing != self.opened:
            self._is_peeking = True
            self.open(PEEK)
        elif self.can_read(thing):
            super().held(thing)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """What was seen only while a finger was held is put away."""
        is_ours = touch.grab_current is self
        is_handled = super().on_touch_up(touch)
        if is_ours:
            self._stop_peeking()
        return bool(is_handled)

    def let_go(self) -> None:
        """A finger that means nothing any more shows nothing either."""
        super().let_go()
        self._stop_peeking()

    def _stop_peeking(self) -> None:
        if self._is_peeking:
            self._is_peeking = False
            if self.opened == PEEK:
                self.close()
