"""Movement on a board: things still in the air are neither shown nor counted where they will land."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from kivy.clock import Clock

from kingdoms.core.state import Thing
from kingdoms.ui.board.movement.flights import Scene
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.sound import sound
from kingdoms.ui.theme import theme

if TYPE_CHECKING:
    from kingdoms.ui.board.board import Board


class Movement:
    """Plays scenes above a board, and knows what the board must not show yet."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self.last_caption = ""
        """The last caption shown by a finished scene; empty before the first."""
        self.hidden: set[Thing] = set()
        """The things still in the air."""
        self.counts: dict[Thing, int] = {}
        """The numbers shown for now on things whose counts will change when something in the air lands."""
        self._acting: int | None = None
        """The seat whose action the current scene shows."""
        self._close_soon = Clock.create_trigger(lambda _elapsed: board.close())

    def play(self, scenes: Sequence[Scene], on_still: Callable[[], None]) -> None:
        """Plays scenes: things in the air are hidden at their destinations, and numbers change as things land."""
        self.hidden = {thing for scene in scenes for thing in scene.lands}
        self.counts, self.last_caption = {}, ""
        for scene in reversed(scenes):
            for thing, change in scene.counts:
                self.counts[thing] = self._board.count(thing) - change
        self._board.repaint()

        def still() -> None:
            self._stand_still()
            on_still()

        self._board.flying.play(scenes, self._begun, self._landed, still)

    def acting(self, sight: Sight) -> int | None:
        """The seat whose action is being shown; while nothing moves, the one that decides.

        While things move, the table already knows who decides next, but the prompt is about whoever acted.
        """
        return self._acting if self._board.flying.is_moving else sight.actor

    def spot_of(self, thing: Thing, places: Mapping[Thing, Rect] | None = None) -> Rect | None:
        """Where a thing is, or else where the thing that hides it is; None if neither is visible."""
        board = self._board
        places = {name: place.rect for name, place in board.places.items()} if places is None else places
        while thing not in places:
            opener = board.forms.step_towards(board.sight, thing) if board.sight else None
            if opener is None or opener == thing:
                return None
            thing = opener
        return places[thing]

    def drop(self) -> None:
        """Removes everything in the air, because the table now shows something else."""
        self._board.flying.drop()
        self._close_soon.cancel()
        self._stand_still()

    def _stand_still(self) -> None:
        self._board.awaited = self._acting = None
        self.hidden, self.counts = set(), {}
        self._board.caption = self._board.progress = ""
        self._board.repaint()

    def _begun(self, scene: Scene) -> None:
        board = self._board
        if scene.seat != self._acting:
            self._acting = scene.seat
            board.repaint()
        if scene.page:
            board.turn_to(scene.page)
        board.progress = scene.progress or board.progress
        board.caption = scene.caption or board.caption
        if scene.sound:
            sound.play(scene.sound)
        if scene.opens is not None and board.opened != scene.opens:
            board.open(scene.opens)
        board.awaited = scene.opens if scene.waits else None
        # A person at the table dismisses what has to be seen; among bots it closes by itself.
        is_watched = board.sight is not None and any(seat.is_person for seat in board.sight.seats)
        if scene.waits and not is_watched:
            self._close_soon.timeout = theme.seconds("caption")
            self._close_soon()

    def _landed(self, scene: Scene) -> None:
        self._board.awaited = None
        self.last_caption = scene.caption or self.last_caption
        self.hidden.difference_update(scene.lands)
        for thing, change in scene.counts:
            self.counts[thing] += change
        if scene.lands or scene.counts:
            self._board.repaint()
