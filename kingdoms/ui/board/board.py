"""The base of every board: the zones of its kv file, what can be tapped there, what is opened and what is picked."""

from collections.abc import Callable, Mapping, Sequence, Set
from functools import partial
from typing import Any, ClassVar

from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from kingdoms.core.game import Event, Move, Thing
from kingdoms.core.language import _
from kingdoms.ui.board.forms import Forms
from kingdoms.ui.board.movement.movement import Movement
from kingdoms.ui.board.movement.pieces import Brush, Pieces, Scene
from kingdoms.ui.board.painting import BoardPainting
from kingdoms.ui.board.picking import Picking
from kingdoms.ui.board.sight import BUTTONS, CLOSE, GLIMPSE, NOWHERE, PAGE, Place, Places, Sight
from kingdoms.ui.board.taps_and_drags import Gestures
from kingdoms.ui.board.zone import Overlay, TablePrompt, Zone
from kingdoms.ui.board.zones.buttons import Buttons
from kingdoms.ui.board.zones.log import Line
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painted
from kingdoms.ui.drawing.panels import BUTTON, paint_button, paint_cross
from kingdoms.ui.drawing.rect import Rect, around
from kingdoms.ui.theme import SEAT_TINCTURES, theme
from kingdoms.ui.widgets.focus import Focusable, Spot

Drawing = tuple[Brush, int]
"""A small drawing, and how many times as wide as high it is."""
_LEAST_SIDE = 4  # the side, in touches, from which a board can be painted at all


class Board(Focusable, Painted):
    """The table of one game. `on_tap` and `on_read` say which thing was tapped or pressed long; None is the ground."""

    form = StringProperty("")
    """The name of the kv class that arranges the zones on a screen of this size."""
    prompt_box = ListProperty([0.0, 0.0, 0.0, 0.0])
    """The room that the board leaves for the prompt, which the screen puts there."""
    opened: "ObjectProperty[Thing | None]" = ObjectProperty(None, allownone=True)
    """The thing whose overlay is open, if one is."""
    caption = StringProperty("")
    """What the scene in sight says, or the one before if this says nothing; empty while nothing moves."""
    place = StringProperty("")
    """Where in the game the scene in sight happens; empty if that is where its decision was made."""
    log: "ObjectProperty[Sequence[Line]]" = ObjectProperty(())
    """The last lines of the log, for a form that has room for some."""
    buttons: "ObjectProperty[Buttons]" = ObjectProperty(Buttons())
    """What the buttons near the hand can do now."""
    shows_steps = BooleanProperty(False)
    """Whether the steps of an opponent moved by the rules are being shown, which can be hurried like a bot's."""
    comes_first = True
    seat_tinctures: tuple[str, ...] = SEAT_TINCTURES
    """The tinctures of the five crests at this table."""
    picking_class: type[Picking] = Picking
    """How moves are put together from what is picked; a game may have a way of its own."""
    numbers: ClassVar[Mapping[str, Callable[..., int]]] = {}
    """What is counted, by the name of its thing: called with the view and with the rest of the thing."""
    undimmed: ClassVar[Set[str]] = frozenset()  # the names of things that always keep their full colours
    shows = ("form",)
    __events__ = ("on_tap", "on_read")

    def __init__(self, **kwargs: Any) -> None:
        self.sight: Sight | None = None
        self.seen_before: Sight | None = None
        """What was shown before the last change."""
        self.page = ""
        """The name of the page in sight."""
        self.before: Mapping[Thing, Rect] = {}
        """Where everything was before the last change."""
        self.places: Places = {}
        """Where everything on the table is, what is above coming later."""
        self.overlay: Places = {}
        """Where everything in the open overlay is, and under the opened thing itself the panel."""
        self.zones: list[Zone] = []
        """The zones in sight."""
        self.zone_of: dict[Thing, Zone] = {}
        """The zone of everything on the table."""
        self._is_arranged = False
        """Whether nothing has changed since everything was laid out."""
        self.picking = self.picking_class({}, lambda _move: (), lambda thing: thing)
        self.pieces = Pieces()
        self.forms, self.painting = Forms(self), BoardPainting(self)
        self.gestures, self.movement = Gestures(self), Movement(self)
        super().__init__(**kwargs)
        # Zones are children, and what they draw themselves, such as a map, is below everything else.
        for group in (self.painting.layer.group, self.pieces.group, self.gestures.hand.group):
            self.canvas.after.add(group)
        self.bind(is_focused=self.repaint, focus_key=self.repaint, buttons=self.repaint, log=self.repaint)
        self.bind(pos=self._on_room, size=self._on_room)

    # What a game says.

    def overlay_of(self, thing: Thing) -> Overlay:
        """What a thing opens."""
        raise NotImplementedError

    def opener(self, sight: Sight, thing: Thing) -> Thing | None:
        """The thing whose overlay shows another thing that is not on the table; None if there is no such overlay."""
        return None

    def can_open(self, thing: Thing) -> bool:
        """Whether a tap on the thing opens something."""
        return False

    def landmark(self, sight: Sight) -> Thing:
        """A thing that is where everybody looks now; where a table has pages, its page comes in sight."""
        return ()

    def count_of(self, sight: Sight, thing: Thing) -> int:
        """The number at a thing, such as a player's coins."""
        number = self.numbers.get(thing[0])
        return int(number(sight.view, *thing[1:])) if number is not None else 0

    def is_quiet(self, thing: Thing) -> bool:
        """Whether a thing does not glow even though it could be chosen."""
        return False

    def large_look(self, sight: Sight, thing: Thing, rect: Rect) -> Look | None:
        """How a thing looks at reading size; None if there is no more of it to be seen than on the table."""
        return None

    def scenes(self, sight: Sight, events: Sequence[Event]) -> list[Scene]:
        """How these events, which led to what is shown now, are to be seen."""
        return []

    def parts_of(self, sight: Sight, move: Move) -> Sequence[Thing]:
        """What a move is made of besides the thing that one taps for it; it has to be picked first."""
        return ()

    def kind_of(self, sight: Sight, thing: Thing) -> Thing:
        """What counts about a part: the same for things of which one is as good as the other."""
        return thing

    def acts_at_once(self, sight: Sight, move: Move) -> bool:
        """Whether a tap makes a move although its parts were not picked, if it is the only one that is meant."""
        return False

    def asks_first(self, sight: Sight, move: Move) -> bool:
        """Whether a move has a price to be agreed to, so that a tap shows it and a second one agrees."""
        return False

    def drawing_of(self, sight: Sight, move: Move) -> Drawing | None:
        """What is drawn on the button that offers a move among several; None if its words are enough."""
        return None

    def also_makes(self, thing: Thing, move: Move) -> Sequence[Move]:
        """The moves that the same tap makes after this one, because it decides them too."""
        return ()

    def is_implied(self, move: Move) -> bool:
        """Whether a move is only ever made together with the next one, so that both are taken back together."""
        return False

    def note(self, sight: Sight) -> str:
        """What is to be said about what is picked; empty while nothing is."""
        return ""

    # What is on the table.

    @property
    def regions(self) -> dict[Thing, Rect]:
        """Where each thing can be tapped now: in the overlay if one is open, else on the table."""
        places = self.overlay if self.opened else self.places
        return {thing: place.hit for thing, place in places.items() if place.hit is not NOWHERE}

    @property
    def room(self) -> Rect:
        """The part of the board on which overlays open: below the prompt, even where a rail is beside that."""
        room = around([zone.rect for zone in self.zones if zone.can_be_covered] or [self.rect])
        prompt = Rect(*self.prompt_box)
        is_under = prompt.height and prompt.top >= room.top > prompt.y > room.y
        return room._replace(height=prompt.y - room.y) if is_under else room

    def where(self, thing: Thing) -> Thing | None:
        """What has to be tapped before a thing can be; None if it can be tapped at once."""
        if self.sight is None or thing in self.regions:
            return None
        return CLOSE if self.opened else self.forms.way_to(self.sight, thing)

    def count(self, thing: Thing) -> int:
        """The number to show at a thing: what is still in the air is not counted yet."""
        if thing in self.movement.counts:
            return self.movement.counts[thing]
        return self.count_of(self.sight, thing) if self.sight else 0

    def is_in_the_air(self, thing: Thing) -> bool:
        """Whether the thing has not landed at its place yet."""
        return thing in self.movement.hidden

    def is_lit(self, thing: Thing) -> bool:
        """Whether the thing glows: it can be chosen, or what can be chosen is behind it."""
        lit = (*self.sight.lit, *self.forms.openers(self.sight)) if self.sight is not None else ()
        return thing in lit or self.picking.can_pick(thing)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """How a thing looks at its place, on the table or in the overlay."""
        if self.opened is not None and self.overlay.get(thing) is place and thing != GLIMPSE:
            if thing == CLOSE:
                return (paint_button, place.rect, _("Go on")) if place.style == BUTTON else (paint_cross, place.rect)
            return self.overlay_of(self.opened).look_of(sight, thing, place)
        return self.zone_of[thing].look_for_viewer(sight, thing, place)

    # Showing.

    def show(self, sight: Sight) -> None:
        """Shows the table as it is now."""
        self.pieces.finish()
        self.before = {thing: place.rect for thing, place in self.places.items()}
        is_new_decision = self.sight is None or self.sight.decision != sight.decision
        is_turned = self.sight is not None and self.sight.is_glimpsed != sight.is_glimpsed
        is_elsewhere = self.sight is None or self.landmark(self.sight)[:1] != self.landmark(sight)[:1]
        self.seen_before, self.sight = self.sight, sight
        if is_new_decision:
            self.picking = self.picking_class(sight.lit, partial(self.parts_of, sight), partial(self.kind_of, sight))
            if self.gestures.is_dragging:
                self.gestures.let_go()
        if (is_new_decision or is_turned) and self.opened is not None:
            self.close()
        self.arrange()
        if (is_new_decision or is_elsewhere) and (page := self.forms.page_for(sight)) != self.page:
            self.turn_to(page)
        if (is_new_decision or is_turned) and (opener := self.forms.overlay_for(sight)) is not None:
            self.open(opener)

    def animate(self, scenes: Sequence[Scene], on_still: Callable[[], None]) -> None:
        """Lets things move to where they already are, scene after scene."""
        self.movement.play(scenes, on_still)

    def drop(self) -> None:
        """What is in the air vanishes, for the table is another one."""
        self.movement.drop()

    def clear(self) -> None:
        """Shows nothing at all, and is ready for another game."""
        self.sight, self.opened, self.page = None, None, ""
        self.drop()
        self.rest()
        self.places, self.overlay = {}, {}

    def rest(self) -> None:
        """Nobody looks: everything lands, and nothing glows until it is shown again."""
        self.gestures.let_go()
        self.pieces.finish()
        self.painting.rest()
        self.forms.rest()

    def open(self, thing: Thing) -> None:
        """Opens what is behind a thing."""
        self.opened = thing
        self.arrange()

    def close(self) -> bool:
        """Closes what was opened; whether there was anything."""
        was_open = self.opened is not None
        self.opened, self.overlay = None, {}
        self.repaint()
        self.pieces.release()
        return was_open

    def turn_to(self, page: str) -> None:
        """Shows another page of the table."""
        self.page = page
        self.lay_out()
        self.repaint()
        self._is_arranged = True

    def pages(self) -> list[str]:
        """The names of the pages that the table has on a screen of this size; without any, one that has no name."""
        return list(self.forms.pages) or [""]

    def arrange(self) -> None:
        """Lays everything out anew and paints it."""
        self.forms.forget_places()
        self.turn_to(self.page)

    def repaint(self, *_change: object) -> None:
        """Paints anew before the next frame; whatever has changed may have moved things."""
        self._is_arranged = False
        super().repaint()

    def lay_out(self) -> None:
        """Finds out where everything is."""
        if self.sight is None:
            return
        self.zones, wanted = self.forms.settle(self.form, self.sight, self.page), self.page
        self.page = self.forms.page
        self.prompt_box = next((zone.rect for zone in self.zones if isinstance(zone, TablePrompt)), NOWHERE)
        self.places, self.zone_of = {}, {}
        for zone in self.zones:
            zone.places = zone.lay_out_for_viewer(self.sight)
            self.places |= zone.places
            self.zone_of |= dict.fromkeys(zone.places, zone)
        self.forms.remember(self.places)
        if self.opened is not None:
            self.overlay = self.overlay_of(self.opened).lay_out(self.sight, self.opened, self.room)
        if wanted not in self.pages() and (page := self.forms.page_for(self.sight)) != self.page:
            self.page = page
            self.lay_out()

    # Painting.

    def _on_change(self, *change: object) -> None:
        """The theme, the language or the size is another one: nothing that was painted is right any more."""
        self.painting.forget()
        self.forms.unsettle()
        super()._on_change(*change)

    def _on_room(self, *_change: object) -> None:
        """What flies was aimed at places that are others now, so it arrives at once."""
        self.pieces.hurry()
        self.forms.forget_places()

    def _paint_anew(self, _elapsed: float) -> None:
        if min(self.size) < _LEAST_SIDE * theme.touch:  # The screen has not been laid out yet.
            return
        if not self._is_arranged:
            self.lay_out()
        self._is_arranged = False
        self.painting.show()

    # Picking, touches and keys.

    def pick(self, thing: Thing) -> bool:
        """Picks a part or puts it back; whether the thing is one."""
        if not self.picking.can_pick(thing):
            return False
        self.picking.put_back(self.picking.excluded_by(thing))
        self.picking.toggle(thing)
        self.arrange()
        return True

    def propose(self, move: Move) -> None:
        """Picks all parts of a move, so that a tap makes it."""
        self.picking.propose(move)
        self.arrange()

    def on_tap(self, thing: Thing | None) -> None:
        """A thing was tapped."""

    def on_read(self, thing: Thing) -> None:
        """A thing was pressed long."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A zone may want a touch for itself, such as a map that is moved; any other is a gesture on the board."""
        if super().on_touch_down(touch):
            return True
        return self.collide_point(*touch.pos) and not touch.is_mouse_scrolling and self.gestures.down(touch)

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """The finger on the board moves."""
        return self.gestures.move(touch) if touch.grab_current is self else super().on_touch_move(touch)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """The finger leaves the board."""
        return self.gestures.up(touch) if touch.grab_current is self else super().on_touch_up(touch)

    def thing_at(self, x: float, y: float) -> Thing | None:
        """The uppermost thing at a point."""
        return next((thing for thing, hit in reversed(self.regions.items()) if hit.holds(x, y)), None)

    def tapped(self, thing: Thing | None) -> None:
        """A tap beside what is opened, or on its cross, closes it; everything else is the table's affair.

        A scene that has to be seen is not put away by a tap beside it, which may have been meant for the table.
        """
        if self.opened is not None and thing is None and self.pieces.is_moving:
            self.pieces.hurry()
        elif self.opened is not None and thing in (None, CLOSE):
            self.close()
        elif thing is not None and thing[0] == PAGE:
            self.turn_to(thing[1])
        elif thing is not None and thing == self.opened:
            self.pieces.hurry()
        else:
            self.dispatch("on_tap", thing)

    def pressed_long(self, thing: Thing) -> None:
        """What is pressed long is read; there is nothing to read about a button, a tab or the sheet that is open."""
        if thing not in (*BUTTONS, CLOSE, self.opened) and thing[0] != PAGE:
            self.dispatch("on_read", thing)

    def swiped(self, step: int) -> bool:
        """The next page, or the one before; whether there is one."""
        pages = self.pages()
        number = pages.index(self.page) + step if self.page in pages else -1
        if self.opened is not None or not 0 <= number < len(pages):
            return False
        self.turn_to(pages[number])
        return True

    def can_drag(self, thing: Thing) -> bool:
        """Parts of a move are dragged to the thing that one would tap for it."""
        return self.picking.can_pick(thing)

    def brush_of(self, sight: Sight, thing: Thing) -> Brush:
        """How a part looks while a finger drags it: as it does at its place."""
        function, _rect, *rest = self.look_of(sight, thing, self.places[thing])
        return lambda painter, rect: function(painter, rect, *rest)

    def spots(self) -> list[Spot]:
        """The keyboard walks over what is lit, and over the buttons."""
        places = self.overlay if self.opened else self.places
        found = [thing for thing in places if self.is_lit(thing) or thing in BUTTONS]
        return [self.spot_at(thing, places[thing].hit, thing in BUTTONS) for thing in found]

    def activate(self, key: Thing) -> None:
        """Enter on a lit thing is a tap on it."""
        self.tapped(key)
