"""The base of every board: one widget that paints a whole table on one canvas and knows what lies where.

A heir lays things out and tells how each looks; layers, touches, the keyboard, what is lit, what is opened and what is
still in the air are the same for all games and live here.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.graphics import InstructionGroup
from kivy.input.motionevent import MotionEvent
from kivy.properties import ListProperty

from kingdoms.core.game import Event, Move, Thing, Words
from kingdoms.core.session import Seat
from kingdoms.ui.focus import Focusable, Spot
from kingdoms.ui.gallery import gallery
from kingdoms.ui.layers import Layer, Look, Shown
from kingdoms.ui.painter import Painted, Painter
from kingdoms.ui.pieces import Pieces, Scene
from kingdoms.ui.rect import Rect
from kingdoms.ui.sound import sound
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets.buttons import LONG_PRESS

NOWHERE = Rect(0, 0, 0, 0)
"""The hit area of a thing that is seen but cannot be tapped where it is."""
CLOSE: Thing = ("close",)
"""The cross of an opened overlay."""
SKIP: Thing = ("skip",)
"""The button that leaves something undone."""
_GRID = 7  # so many points each way are tried to find one of a thing that nothing covers
_VEIL = "veil"
_LEAST_SIDE = 4  # the side, in touches, from which a board can be painted at all
_GLOW_PERIOD, _GLOW_TICK = 2.4, 0.12  # seconds


class Place(NamedTuple):
    """Where a thing is painted, and where it is tapped: a finger may need more room, or see only a part of it."""

    rect: Rect
    hit: Rect
    style: str = ""


Places = dict[Thing, Place]


def at(rect: Rect, style: str = "") -> Place:
    """A thing that is tapped just where it is painted."""
    return Place(rect, rect, style)


class Sight(NamedTuple):
    """What a board shows: what one seat may know of a game, who sits around it, and what may be done now."""

    view: Any
    viewer: int | None
    seats: Sequence[Seat]
    actor: int | None
    words: Words
    lit: Mapping[Thing, Sequence[Move]]
    """The things that can be chosen now, with the moves that each of them stands for."""

    @property
    def names(self) -> list[str]:
        """The names by seat."""
        return [seat.name for seat in self.seats]

    @property
    def rivals(self) -> list[int]:
        """The other seats in the order of the table, beginning after the viewer; for an onlooker all of them."""
        count = len(self.seats)
        if self.viewer is None:
            return list(range(count))
        return [(self.viewer + step) % count for step in range(1, count)]

    def label(self, thing: Thing) -> str:
        """What a tap on a lit thing does, in a few words."""
        return self.words.label(self.view, self.lit[thing][0])


class Board(Focusable, Painted):
    """The table of one game. `on_tap` and `on_read` tell which thing was tapped or pressed long; None is the ground."""

    prompt_box = ListProperty([0, 0, 0, 0])
    """The room that the board leaves for the prompt, which the table lays there."""

    __events__ = ("on_tap", "on_read")

    def __init__(self, **kwargs: Any) -> None:
        self.sight: Sight | None = None
        self.opened: Thing | None = None
        self.before: Mapping[Thing, Rect] = {}
        """Where everything was before the last change."""
        self._places: Places = {}
        self._overlay: Places = {}
        self._hidden: set[Thing] = set()
        self._counts: dict[Thing, int] = {}
        self._things = Layer()
        self._pressed: Thing | None = None
        self._was_read = False
        self._glow_age = 0.0
        moving = InstructionGroup()
        self.pieces = Pieces(moving)
        super().__init__(**kwargs)
        self.canvas.add(self._things.group)
        self.canvas.add(moving)
        self._long_press = Clock.create_trigger(self._read, LONG_PRESS)
        self._glow = Clock.create_trigger(self._breathe, _GLOW_TICK, interval=True)
        for name in ("is_focused", "focus_key"):
            self.fbind(name, self.repaint)
        gallery.bind(on_arrival=self._on_change)

    # What a heir says.

    def lay_out(self, sight: Sight) -> Places:
        """Where everything lies on the table, what lies above coming later."""
        raise NotImplementedError

    def lay_out_opened(self, sight: Sight, opened: Thing) -> Places:
        """Where everything lies in an overlay, and under `opened` itself the panel it lies on."""
        raise NotImplementedError

    def opener(self, sight: Sight, thing: Thing) -> Thing | None:
        """The thing whose overlay shows another thing that is not on the table; None if there is no such overlay."""
        return None

    def can_open(self, thing: Thing) -> bool:
        """Whether a tap on the thing opens something."""
        return False

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """How a thing looks at its place."""
        raise NotImplementedError

    def is_card(self, thing: Thing) -> bool:
        """Whether the thing can be seen at reading size."""
        return False

    def paint_large(self, painter: Painter, thing: Thing, rect: Rect) -> None:
        """Draws a card at reading size."""
        raise NotImplementedError

    def count_of(self, sight: Sight, thing: Thing) -> int:
        """The number that stands at a thing, such as a player's coins."""
        return 0

    def scenes(self, sight: Sight, events: Sequence[Event]) -> list[Scene]:
        """How these events, which led to what is shown now, are to be seen."""
        return []

    # What is on the table.

    @property
    def regions(self) -> dict[Thing, Rect]:
        """Where each thing can be tapped now: in the overlay if one is open, else on the table."""
        places = self._overlay if self.opened else self._places
        return {thing: place.hit for thing, place in places.items() if place.hit is not NOWHERE}

    def tap_point(self, thing: Thing) -> tuple[float, float]:
        """Where to tap a thing that can be tapped now: in its middle, or where nothing else lies above it."""
        hit = self.regions[thing]
        grid = [cell.centre for row in hit.rows(_GRID) for cell in row.columns(_GRID)]
        return next((point for point in (hit.centre, *grid) if self.thing_at(*point) == thing), hit.centre)

    def where(self, thing: Thing) -> Thing | None:
        """What has to be tapped before a thing can be; None if it can be tapped at once."""
        if self.sight is None or thing in self.regions:
            return None
        return CLOSE if self.opened else self.opener(self.sight, thing)

    def spot_of(self, thing: Thing, places: Mapping[Thing, Rect] | None = None) -> Rect | None:
        """Where a thing is, or what hides it; None if it is nowhere to be seen."""
        places = {name: place.rect for name, place in self._places.items()} if places is None else places
        while thing not in places:
            opener = self.opener(self.sight, thing) if self.sight else None
            if opener is None or opener == thing:
                return None
            thing = opener
        return places[thing]

    def is_in_the_air(self, thing: Thing) -> bool:
        """Whether the thing has not landed at its place yet."""
        return thing in self._hidden

    def count(self, thing: Thing) -> int:
        """The number to show at a thing: what is still in the air is not counted yet."""
        if thing in self._counts:
            return self._counts[thing]
        return self.count_of(self.sight, thing) if self.sight else 0

    def show(self, sight: Sight) -> None:
        """Shows the table as it is now."""
        self.pieces.finish()
        self.before = {thing: place.rect for thing, place in self._places.items()}
        is_new_decision = self.sight is None or self.sight.lit != sight.lit
        self.sight = sight
        self._arrange()
        if is_new_decision:
            self._open_for_decision()
        self.repaint()

    def forget(self) -> None:
        """Shows nothing at all."""
        self.pieces.drop()
        self.sight, self.opened = None, None
        self._places, self._overlay, self._hidden, self._counts = {}, {}, set(), {}
        self.repaint()

    def open(self, thing: Thing) -> None:
        """Opens what lies behind a thing."""
        self.opened = thing
        self._arrange()
        self.repaint()

    def close(self) -> bool:
        """Closes what was opened; whether there was anything."""
        was_open = self.opened is not None
        self.opened, self._overlay = None, {}
        self.repaint()
        return was_open

    def _open_for_decision(self) -> None:
        """Opens the overlay that alone holds everything that can be chosen now; any other is closed."""
        self.close()
        if self.sight is None:
            return
        for opener in self._openers(self.sight):
            if self.sight.lit.keys() <= {SKIP, *self.lay_out_opened(self.sight, opener)}:
                self.open(opener)

    def _arrange(self) -> None:
        if self.sight is None:
            return
        self._places = self.lay_out(self.sight)
        if self.opened is not None:
            self._overlay = self.lay_out_opened(self.sight, self.opened)

    # Movement.

    def animate(self, scenes: Sequence[Scene], on_still: Callable[[], None]) -> None:
        """Lets things move to where they already are: nothing is shown twice, and numbers follow."""
        self._hidden = {thing for scene in scenes for thing in scene.lands}
        self._counts = {}
        for scene in reversed(scenes):
            for thing, change in scene.counts:
                self._counts[thing] = self.count(thing) - change
        self.repaint()

        def landed(scene: Scene) -> None:
            self._hidden.difference_update(scene.lands)
            for thing, change in scene.counts:
                self._counts[thing] += change
            self.repaint()

        def still() -> None:
            self._hidden, self._counts = set(), {}
            self.repaint()
            on_still()

        self.pieces.play(scenes, _sound_of, landed, still)

    # Painting.

    def _on_change(self, *change: object) -> None:
        """The theme, the language or the size is another one: nothing that was painted is right any more."""
        self._things.forget()
        super()._on_change(*change)

    def _paint_anew(self, _elapsed: float) -> None:
        # Before the screen has been laid out there is no room for anything; it would only be painted twice.
        if min(self.size) < _LEAST_SIDE * theme.touch:
            return
        self._arrange()
        self._things.show(self._all_shown())
        if self._things.is_glowing and theme.speed != "off":
            self._glow()
        else:
            self._glow.cancel()

    def _all_shown(self) -> dict[Any, Shown]:
        """Everything in sight: the table, and above a veil what is opened."""
        if self.sight is None:
            return {}
        openers = self._openers(self.sight)
        shown = {thing: self._shown(self.sight, thing, place, openers) for thing, place in self._seen(self._places)}
        if self.opened is None:
            return shown
        shown[_VEIL] = Shown((_paint_veil, self.rect), self.rect)
        for thing, place in self._seen(self._overlay):
            shown[(_VEIL, thing)] = self._shown(self.sight, thing, place, openers)
        return shown

    def _seen(self, places: Places) -> list[tuple[Thing, Place]]:
        return [(thing, place) for thing, place in places.items() if thing not in self._hidden]

    def _shown(self, sight: Sight, thing: Thing, place: Place, openers: set[Thing]) -> Shown:
        is_lit = thing != SKIP and place.hit is not NOWHERE and (thing in sight.lit or thing in openers)
        is_focused = self.is_focused and self.focus_key == thing
        return Shown(self.look_of(sight, thing, place), place.hit, is_lit, is_focused)

    def _openers(self, sight: Sight) -> set[Thing]:
        """What hides something that can be chosen glows as well."""
        if self.opened is not None:
            return set()
        hidden = [thing for thing in sight.lit if thing not in self.regions]
        return {opener for thing in hidden if (opener := self.opener(sight, thing)) is not None}

    def is_lit(self, thing: Thing) -> bool:
        """Whether the thing glows: it can be chosen, or what can be chosen lies behind it."""
        return self.sight is not None and (thing in self.sight.lit or thing in self._openers(self.sight))

    def _breathe(self, elapsed: float) -> None:
        self._glow_age = (self._glow_age + elapsed) % _GLOW_PERIOD
        self._things.breathe(self._glow_age / _GLOW_PERIOD)

    # Touches and keys.

    def on_tap(self, thing: Thing | None) -> None:
        """A thing was tapped."""

    def on_read(self, thing: Thing) -> None:
        """A thing was pressed long."""

    def thing_at(self, x: float, y: float) -> Thing | None:
        """The uppermost thing at a point."""
        found = None
        for thing, hit in self.regions.items():
            if hit.holds(x, y):
                found = thing
        return found

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Notes what is pressed; pressed long enough it is read."""
        if touch.is_mouse_scrolling or not self.collide_point(*touch.pos):
            return super().on_touch_down(touch)
        touch.grab(self)
        self._pressed, self._was_read = self.thing_at(*touch.pos), False
        if self._pressed is not None:
            self._long_press()
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """A finger lifted where it went down is a tap."""
        if touch.grab_current is not self:
            return super().on_touch_up(touch)
        touch.ungrab(self)
        self._long_press.cancel()
        if not self._was_read and self.thing_at(*touch.pos) == self._pressed:
            self._tapped(self._pressed)
        return True

    def _tapped(self, thing: Thing | None) -> None:
        """A tap beside what is opened, or on its cross, closes it; everything else is the table's affair."""
        if self.opened is not None and thing in (None, CLOSE):
            self.close()
        elif thing is None or thing != self.opened:
            self.dispatch("on_tap", thing)

    def _read(self, _elapsed: float) -> None:
        self._was_read = True
        if self._pressed not in (None, CLOSE):
            self.dispatch("on_read", self._pressed)

    def spots(self) -> list[Spot]:
        """The keyboard walks over what is lit."""
        places = self._overlay if self.opened else self._places
        return [self.spot_at(thing, place.hit) for thing, place in places.items() if self.is_lit(thing)]

    def activate(self, key: object) -> None:
        """Enter on a lit thing is a tap on it."""
        self.dispatch("on_tap", key)


def _paint_veil(painter: Painter, rect: Rect) -> None:
    painter.fill(rect, theme.veil)


def _sound_of(scene: Scene) -> None:
    if scene.sound:
        sound.play(scene.sound)
