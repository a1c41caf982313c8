"""The stage of Paladins: how much of a move has been shown, so that every number on the table keeps pace."""

from typing import Any

from kingdoms.core.state import Event, Thing
from kingdoms.games.paladins.board import WORKERS, Workers
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.movement.flights import Brush, Flight, Scene, swarm
from kingdoms.ui.board.movement.scene_stage import Stage, brush, small
from kingdoms.ui.board.sight import SEAT, Sight
from kingdoms.ui.boards.paladins.pieces import paint_symbol_of, paint_worker
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

CountChanges = tuple[tuple[Thing, int], ...]
_AWAY = 2.2  # how far, in touches, something rises as it leaves the table


class PaladinsStage(Stage):
    """A stage with a record of what has changed since the move began."""

    def __init__(self, board: Board, sight: Sight, before: Sight) -> None:
        super().__init__(board, sight)
        self.before = before.view
        """The state before the move."""
        self.origin: Thing | None = None
        """The source of whatever is shown next: the thing that gave it or asked for it."""
        self.page = ""
        """The page that the board turns to for what is shown; empty for the visible one."""
        self.verdict = ""
        """The last caption about an inquisition that the move caused; empty if it caused none."""
        self._seen = before
        self._now: dict[Thing, int] = {}
        self._rects: dict[str, dict[Thing, Rect]] = {}

    # Places.

    def now(self, thing: Thing) -> Rect:
        """Where a thing, or whatever leads to it, is on the visible page; otherwise the middle of the table."""
        return self.board.movement.spot_of(thing, self._places()) or self.board.rect.centred(
            theme.card_width, theme.card_height
        )

    def turn_to(self, thing: Thing) -> None:
        """Turns to a thing's page for the scenes that follow."""
        self.page = self.board.forms.page_with(self.sight, thing)

    def sees(self, thing: Thing) -> bool:
        """Whether the thing itself is visible."""
        return thing in self._places()

    def _places(self) -> dict[Thing, Rect]:
        """Where everything is on the page of the current scene."""
        if self.page not in self._rects:
            places = self.board.forms.places_on(self.page or self.board.page, self.sight)
            self._rects[self.page] = {thing: place.rect for thing, place in places.items()}
        return self._rects[self.page]

    # Numbers.

    def value(self, thing: Thing) -> int:
        """The number at a thing, given what has been shown of the move so far."""
        if thing not in self._now:
            self._now[thing] = self.board.count_of(self._seen, thing)
        return self._now[thing]

    def change(self, thing: Thing, by: int) -> CountChanges:
        """Changes a number by this much; returns the change for a scene."""
        self._now[thing] = self.value(thing) + by
        return ((thing, by),) if by else ()

    def become(self, thing: Thing, number: int) -> CountChanges:
        """Sets a number; returns the change for a scene."""
        return self.change(thing, number - self.value(thing))

    def workers(self, seat: int, workers: Workers, sign: int) -> CountChanges:
        """Adds workers to a hand, or removes them; returns the changes for a scene."""
        return tuple(count for kind in WORKERS for count in self.change(("hand", seat, kind), sign * workers[kind]))

    # Scenes.

    def hand_of(self, seat: int, kind: int) -> Rect:
        """Where a seat's workers of a kind are in the hand."""
        return small(self.now(("hand", seat, kind)))

    def source(self, seat: int) -> Rect:
        """Where the things a seat is now gaining come from."""
        return small(self.now(self.origin or (SEAT, seat)))

    def scene(self, kind: str, event: Event, flights: tuple[Flight, ...] = (), **more: Any) -> Scene:
        """A scene captioned with what the log says about its event."""
        return Scene(kind, flights, caption=self.caption_of(event), **more)


def worker_brush(kind: int) -> Brush:
    """A worker in flight."""
    return brush(paint_worker, kind)


def symbol_brush(what: str) -> Brush:
    """A coin, a card or another small thing in flight."""
    return brush(paint_symbol_of, what, theme.ink)


def lot(workers: Workers) -> list[int]:
    """The kind of each worker in a set, one by one."""
    return [kind for kind in WORKERS for _ in range(workers[kind])]


def away(rect: Rect) -> Rect:
    """Where something that leaves the table goes: upwards, shrinking."""
    return small(rect.moved(0, _AWAY * theme.touch)).centred(theme.unit, theme.unit)


def flights_of(what: str, amount: int, start: Rect, end: Rect) -> tuple[Flight, ...]:
    """The flights of several identical small things, one after another."""
    return swarm(symbol_brush(what), amount, start, end)
