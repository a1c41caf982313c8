"""The base of every board: one widget that paints a whole table on one canvas and knows what lies where.

An heir lays things out and tells how each looks; layers, touches, the keyboard, what is lit, what is opened and what is
still in the air are the same for all games and live here.
"""

from collections.abc import Mapping, Sequence
from math import inf
from time import perf_counter
from typing import Any

from kivy.clock import Clock
from kivy.properties import ListProperty

from kingdoms.core.game import Event, Thing
from kingdoms.ui.board.gestures import Gestures
from kingdoms.ui.board.move_parts import Parts
from kingdoms.ui.board.movement import Movement
from kingdoms.ui.board.pieces import Scene
from kingdoms.ui.board.sight import CLOSE, NOWHERE, PAGE, SKIP, Place, Places, Sight
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.layers import Layer, Look, Shown
from kingdoms.ui.drawing.painter import Painted, Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets.focus import Focusable, Spot

_GRID = 7  # so many points each way are tried to find one of a thing that nothing covers
_VEIL = "veil"
_LEAST_SIDE = 4  # the side, in touches, from which a board can be painted at all
_GLOW_PERIOD, _GLOW_TICK = 2.4, 0.12  # seconds
_COMPLETING = 0.003  # seconds of a frame in which things are painted with drawings that have come


class Board(Parts, Gestures, Movement, Focusable, Painted):
    """The table of one game. `on_tap` and `on_read` tell which thing was tapped or pressed long; None is the ground."""

    prompt_box = ListProperty([0, 0, 0, 0])
    """The room that the board leaves for the prompt, which the table lays there."""

    comes_first = True
    __events__ = ("on_tap", "on_read")

    def __init__(self, **kwargs: Any) -> None:
        self.before: Mapping[Thing, Rect] = {}
        """Where everything was before the last change."""
        self._places: Places = {}
        self._overlay: Places = {}
        self._things = Layer()
        self._layers = [self._things]
        self._glow_age = 0.0
        self._advised: set[Thing] = set()
        """What bears the lamp of a hint now."""
        super().__init__(**kwargs)
        for group in (self._things.group, self._moving, self._carried):
            self.canvas.add(group)
        self._complete = Clock.create_trigger(self._complete_some, 0, interval=True)
        self._glow = Clock.create_trigger(self._breathe, _GLOW_TICK, interval=True)
        for name in ("is_focused", "focus_key"):
            self.fbind(name, self.repaint)
        self.fbind("size", self._land)
        gallery.bind(on_arrival=self._paint_with_drawings)

    # What an heir says.

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

    def page_of(self, sight: Sight) -> int:
        """The page on which what happens now is seen."""
        return 0

    def pages(self) -> int:
        """How many pages the table has on a screen of this size."""
        return 1

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """How a thing looks at its place."""
        raise NotImplementedError

    def is_card(self, thing: Thing) -> bool:
        """Whether the thing can be seen at reading size."""
        return False

    def paint_large(self, painter: Painter, thing: Thing, rect: Rect) -> None:
        """Draws a card at reading size."""
        raise NotImplementedError

    def scenes(self, sight: Sight, events: Sequence[Event]) -> list[Scene]:
        """How these events, which led to what is shown now, are to be seen."""
        return []

    # What is on the table.

    @property
    def regions(self) -> dict[Thing, Rect]:
        """Where each thing can be tapped now: in the overlay if one is open, else on the table."""
        places = self._overlay if self.opened else self._places
        return {thing: place.hit for thing, place in places.items() if place.hit is not NOWHERE}

    @property
    def things(self) -> list[Thing]:
        """Everything on the table, also what cannot be tapped."""
        return list(self._places)

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

    def way_to(self, thing: Thing) -> Thing:
        """What to tap now on the way to a thing: what hides it, or at last the thing itself."""
        return self.where(thing) or thing

    def spot_of(self, thing: Thing, places: Mapping[Thing, Rect] | None = None) -> Rect | None:
        """Where a thing is, or what hides it; None if it is nowhere to be seen."""
        places = {name: place.rect for name, place in self._places.items()} if places is None else places
        while thing not in places:
            opener = self.opener(self.sight, thing) if self.sight else None
            if opener is None or opener == thing:
                return None
            thing = opener
        return places[thing]

    def show(self, sight: Sight) -> None:
        """Shows the table as it is now."""
        self.pieces.finish()
        self.before = {thing: place.rect for thing, place in self._places.items()}
        is_new_decision = self.sight is None or (self.sight.viewer, self.sight.lit) != (sight.viewer, sight.lit)
        is_elsewhere = self.sight is None or self.page_of(self.sight) != self.page_of(sight)
        self.sight = sight
        if is_new_decision:
            self.begin_picking(sight)
        if is_new_decision or is_elsewhere:
            self.page = self.page_of(sight)
        self._arrange()
        if is_new_decision:
            self._open_for_decision()
        self.repaint()

    def _land(self, *_size: object) -> None:
        """What flies was aimed at places that are others now, so it arrives at once."""
        self.pieces.hurry()

    def forget(self) -> None:
        """Shows nothing at all."""
        self.let_go()
        self.drop()
        self.sight, self.opened, self.page = None, None, 0
        self._places, self._overlay = {}, {}

    def rest(self) -> None:
        """Nobody looks: everything lands, and nothing glows until it is shown again."""
        self.let_go()
        self.pieces.finish()
        self._glow.cancel()

    def open(self, thing: Thing) -> None:
        """Opens what lies behind a thing."""
        self.opened = thing
        self.arrange()

    def close(self) -> bool:
        """Closes what was opened; whether there was anything."""
        was_open = self.opened is not None
        self.opened, self._overlay = None, {}
        self.repaint()
        self.pieces.release()
        return was_open

    def turn_to(self, page: int) -> None:
        """Shows another page of the table."""
        self.page = page
        self.arrange()

    def _open_for_decision(self) -> None:
        """Opens the overlay that alone holds everything that can be chosen now; any other is closed."""
        self.close()
        if self.sight is None:
            return
        for opener in self._openers(self.sight):
            if opener[0] != PAGE and self.sight.lit.keys() <= {SKIP, *self.lay_out_opened(self.sight, opener)}:
                self.open(opener)

    def arrange(self) -> None:
        """Lays everything out anew and paints it."""
        self._arrange()
        self.repaint()

    def _arrange(self) -> None:
        if self.sight is None:
            return
        self._places = self.lay_out(self.sight)
        if self.opened is not None:
            self._overlay = self.lay_out_opened(self.sight, self.opened)

    # Painting.

    def _on_change(self, *change: object) -> None:
        """The theme, the language or the size is another one: nothing that was painted is right any more."""
        for layer in self._layers:
            layer.forget()
        super()._on_change(*change)

    def _paint_with_drawings(self, _gallery: object) -> None:
        """Drawings have come: things that were painted without them are painted with them, some in every frame."""
        self._complete()

    def _complete_some(self, _elapsed: float) -> None:
        until = perf_counter() + _COMPLETING
        if all(layer.complete(until) for layer in self._layers):
            self._complete.cancel()

    def _paint_anew(self, _elapsed: float) -> None:
        # Before the screen has been laid out there is no room for anything; it would only be painted twice.
        if min(self.size) < _LEAST_SIDE * theme.touch:
            return
        self._arrange()
        shown = self._all_shown()
        for layer in self._layers:
            layer.show({key: thing for key, thing in shown.items() if self.layer_of(key) is layer})
        if any(layer.is_glowing for layer in self._layers) and theme.speed != "off":
            self._glow()
        else:
            self._glow.cancel()

    def layer_of(self, key: Any) -> Layer:
        """The layer in which something is painted; an heir may have more than one."""
        return self._things

    def _all_shown(self) -> dict[Any, Shown]:
        """Everything in sight: the table, and above a veil what is opened."""
        if self.sight is None:
            return {}
        openers, advised = self._openers(self.sight), self._on_the_way(self.sight)
        # No lamp shines through a veil.
        self._advised = advised if self.opened is None else set()
        shown = {thing: self._shown(self.sight, thing, place, openers) for thing, place in self._seen(self._places)}
        if self.opened is None:
            return shown
        self._advised = advised
        shown[_VEIL] = Shown((_paint_veil, self.rect), self.rect)
        for thing, place in self._seen(self._overlay):
            shown[(_VEIL, thing)] = self._shown(self.sight, thing, place, openers)
        return shown

    def _seen(self, places: Places) -> list[tuple[Thing, Place]]:
        return [(thing, place) for thing, place in places.items() if thing not in self._hidden]

    def _shown(self, sight: Sight, thing: Thing, place: Place, openers: set[Thing]) -> Shown:
        # While things move the decision is not open yet; a tap lets them land and is answered at once.
        can_be_chosen = place.hit is not NOWHERE and not self.pieces.is_moving
        can_be_lit = can_be_chosen and thing != SKIP
        is_lit = can_be_lit and (self.picking.is_ready(thing) or thing in openers or self.leads_on(thing))
        is_near = can_be_lit and self.picking.is_near(thing)
        is_focused = self.is_focused and self.focus_key == thing
        is_advised = can_be_chosen and thing in self._advised
        ceiling = self._ceiling_over(place.hit) if is_advised else inf
        return Shown(self.look_of(sight, thing, place), place.hit, is_lit, is_focused, is_near, is_advised, ceiling)

    def _ceiling_over(self, hit: Rect) -> float:
        """Above this height the prompt lies over what belongs to a thing, or the bar does."""
        prompt = Rect(*self.prompt_box)
        is_below = hit.top <= prompt.y + theme.gap and hit.right > prompt.x and hit.x < prompt.right
        return prompt.y if is_below else self.rect.top

    def _on_the_way(self, sight: Sight) -> set[Thing]:
        """What is to be tapped on the way to the move of a hint."""
        if sight.advice is None:
            return set()
        return set(map(self.way_to, (sight.target(sight.advice), *self._parts_of(sight.advice))))

    def _openers(self, sight: Sight) -> set[Thing]:
        """What hides something that can be chosen glows as well."""
        if self.opened is not None:
            return set()
        hidden = sight.lit.keys() - self.regions.keys()
        return {opener for thing in hidden if (opener := self.opener(sight, thing)) is not None}

    def is_lit(self, thing: Thing) -> bool:
        """Whether the thing glows: it can be chosen, or what can be chosen lies behind it."""
        if self.sight is None:
            return False
        return thing in self.sight.lit or self.picking.can_pick(thing) or thing in self._openers(self.sight)

    def _breathe(self, elapsed: float) -> None:
        self._glow_age = (self._glow_age + elapsed) % _GLOW_PERIOD
        for layer in self._layers:
            layer.breathe(self._glow_age / _GLOW_PERIOD)

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

    def tapped(self, thing: Thing | None) -> None:
        """A tap beside what is opened, or on its cross, closes it; everything else is the table's affair."""
        if self.opened is not None and thing in (None, CLOSE):
            self.close()
        elif thing is not None and thing[0] == PAGE:
            self.turn_to(thing[1])
        elif thing is not None and thing == self.opened:
            self.pieces.hurry()
        else:
            self.dispatch("on_tap", thing)

    def held(self, thing: Thing) -> None:
        """What is pressed long is read; there is nothing to read about a cross, a tab or the sheet that is open."""
        if thing not in (CLOSE, self.opened) and thing[0] != PAGE:
            self.dispatch("on_read", thing)

    def swiped(self, step: int) -> bool:
        """The next page, or the one before."""
        if self.opened is not None or not 0 <= self.page + step < self.pages():
            return False
        self.turn_to(self.page + step)
        return True

    def spots(self) -> list[Spot]:
        """The keyboard walks over what is lit."""
        places = self._overlay if self.opened else self._places
        return [self.spot_at(thing, place.hit) for thing, place in places.items() if self.is_lit(thing)]

    def activate(self, key: object) -> None:
        """Enter on a lit thing is a tap on it."""
        self.tapped(key)


def _paint_veil(painter: Painter, rect: Rect) -> None:
    painter.fill(rect, theme.veil)
