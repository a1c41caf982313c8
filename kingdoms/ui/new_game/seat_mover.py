"""Dragging a seat to another place in the order of play."""

from collections.abc import Callable
from typing import Any

from kivy.core.window import Window

from kingdoms.ui.new_game.tiles import SeatTile
from kingdoms.ui.theme import theme


class SeatMover:
    """Carries a seat under the finger; the others make room for it as soon as it is over one of them."""

    def __init__(self, tiles: Callable[[], list[SeatTile]], move: Callable[[int, int], None]) -> None:
        """`tiles` returns the tiles in the order of the seats; `move` moves a seat from one number to another."""
        self._tiles, self._move = tiles, move
        self._carried: SeatTile | None = None
        """A second tile for the seat, under the finger; it cannot be tapped itself."""
        self._number = 0
        """Where the carried seat is in the order now."""
        self._held_at = (0.0, 0.0)
        """Where the finger holds it, measured from its lower left corner."""

    def heard(self) -> dict[str, Callable[..., object]]:
        """The callbacks for the events of each tile."""
        return {"on_lift": self._lift, "on_carry": self._carry, "on_put_down": self.put_down}

    def _lift(self, tile: SeatTile, x: float, y: float) -> None:
        self.put_down()
        place = tile.in_window
        self._number, self._held_at = tile.number, (x - place.x, y - place.y)
        self._carried = SeatTile(
            seat=tile.seat, tablet_side=tile.tablet_side, size=tile.size, size_hint=(None, None), disabled=True
        )
        self._carried.pos = place.x, place.y + theme.unit
        Window.add_widget(self._carried)
        self._show_gap()

    def _carry(self, _tile: SeatTile, x: float, y: float) -> None:
        if self._carried is None:
            return
        self._carried.pos = x - self._held_at[0], y - self._held_at[1]
        over = next((tile.number for tile in self._tiles() if tile.in_window.holds(x, y)), self._number)
        if over != self._number:
            self._move(self._number, over)
            self._number = over
            self._show_gap()

    def put_down(self, *_tile: Any) -> None:
        """Leaves the seat where it is in the order now."""
        if self._carried is not None:
            Window.remove_widget(self._carried)
            self._carried = None
            self._show_gap()

    def _show_gap(self) -> None:
        """Leaves a gap where the carried seat would be put down."""
        for tile in self._tiles():
            tile.is_gap = self._carried is not None and tile.number == self._number
