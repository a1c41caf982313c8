"""The slide of a page: one that is turned to comes in from the side on which it is."""

from typing import TYPE_CHECKING

from kivy.animation import Animation
from kivy.event import EventDispatcher
from kivy.properties import NumericProperty

from kingdoms.ui.theme import theme

if TYPE_CHECKING:
    from kingdoms.ui.board.board import Board

_SHARE = 0.25  # where a page starts, as a share of its width: far enough to see where it comes from


class PageSlide(EventDispatcher):
    """Moves the visible page, while the rest of the table stays where it is.

    Touches count where things will be, so nothing has to wait for it.
    """

    shift = NumericProperty(0)
    """How far to the right of its place the page is drawn."""

    def __init__(self, board: "Board") -> None:
        super().__init__()
        self._board = board

    def on_shift(self, *_change: object) -> None:
        """Draws the page elsewhere."""
        self._board.forms.shift_page(self.shift)

    def start(self, before: str, now: str) -> None:
        """Slides from one page to another."""
        pages = self._board.pages()
        if before == now or before not in pages:
            return
        side = 1 if pages.index(now) > pages.index(before) else -1
        self.shift = side * _SHARE * self._board.forms.page_width
        theme.glide(self, "page", shift=0)

    def rest(self) -> None:
        """Ends the slide at once."""
        Animation.cancel_all(self)
        self.shift = 0
