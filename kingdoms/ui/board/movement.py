"""Movement on a board: what is still in the air is neither shown nor counted where it will land."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.clock import Clock
from kivy.graphics import InstructionGroup
from kivy.properties import ObjectProperty, StringProperty

from kingdoms.core.game import Thing
from kingdoms.ui.board.pieces import Pieces, Scene
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.sound import sound
from kingdoms.ui.theme import theme


class Movement:
    """Mixed into a board before its widget: plays scenes above what the board shows."""

    caption = StringProperty("")
    """What the scene in sight tells, or the one before if this tells nothing; empty while nothing moves."""

    place = StringProperty("")
    """Where in the game the scene in sight happens; empty if that is where its decision was made."""

    opened = ObjectProperty(None, allownone=True)
    """The thing whose overlay lies open, if one does."""

    def __init__(self, **kwargs: Any) -> None:
        self.told = ""
        """What the newest of the scenes that are over told; empty before the first of them."""
        self.sight: Sight | None = None
        self.page = 0
        """The page that lies open."""
        self._hidden: set[Thing] = set()
        self._counts: dict[Thing, int] = {}
        self._moving = InstructionGroup()
        self.pieces = Pieces(self._moving)
        self._put_away = Clock.create_trigger(lambda _elapsed: self.close())
        super().__init__(**kwargs)

    # What a board says.

    def open(self, thing: Thing) -> None:
        """Opens what lies behind a thing."""
        raise NotImplementedError

    def close(self) -> bool:
        """Closes what was opened; whether there was anything."""
        raise NotImplementedError

    def turn_to(self, page: int) -> None:
        """Shows another page of the table."""
        raise NotImplementedError

    def count_of(self, sight: Sight, thing: Thing) -> int:
        """The number that stands at a thing, such as a player's coins."""
        return 0

    # What is shown while things move.

    def is_in_the_air(self, thing: Thing) -> bool:
        """Whether the thing has not landed at its place yet."""
        return thing in self._hidden

    def count(self, thing: Thing) -> int:
        """The number to show at a thing: what is still in the air is not counted yet."""
        if thing in self._counts:
            return self._counts[thing]
        return self.count_of(self.sight, thing) if self.sight else 0

    def animate(self, scenes: Sequence[Scene], on_still: Callable[[], None]) -> None:
        """Lets things move to where they already are: nothing is shown twice, and numbers follow."""
        self._hidden = {thing for scene in scenes for thing in scene.lands}
        self._counts, self.told = {}, ""
        for scene in reversed(scenes):
            for thing, change in scene.counts:
                self._counts[thing] = self.count(thing) - change
        self.repaint()

        def still() -> None:
            self._stand_still()
            on_still()

        self.pieces.play(scenes, self._begun, self._landed, still)

    def drop(self) -> None:
        """What is in the air vanishes, for the table is another one."""
        self.pieces.drop()
        self._put_away.cancel()
        self._stand_still()

    def _stand_still(self) -> None:
        self._hidden, self._counts, self.caption, self.place = set(), {}, "", ""
        self.repaint()

    def _begun(self, scene: Scene) -> None:
        if scene.page is not None and scene.page != self.page:
            self.turn_to(scene.page)
        self.place = scene.place or self.place
        self.caption = scene.caption or self.caption
        if scene.sound:
            sound.play(scene.sound)
        if scene.opens is not None and self.opened != scene.opens:
            self.open(scene.opens)
        if scene.waits and not self._is_watched():
            self._put_away.timeout = theme.seconds("telling")
            self._put_away()

    def _landed(self, scene: Scene) -> None:
        self.told = scene.caption or self.told
        self._hidden.difference_update(scene.lands)
        for thing, change in scene.counts:
            self._counts[thing] += change
        if scene.lands or scene.counts:
            self.repaint()

    def _is_watched(self) -> bool:
        """Whether a person sits at the table, who puts away what has to be seen; among bots it goes by itself."""
        return self.sight is not None and any(seat.is_person for seat in self.sight.seats)
