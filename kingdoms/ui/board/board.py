"""The base class of every board: its zones, what can be tapped, what is open and what is picked."""

from collections.abc import Callable, Mapping, Sequence, Set
from typing import Any, ClassVar, TypeVar

from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from kingdoms.core.state import Event, Move, Thing
from kingdoms.core.words.language import _
from kingdoms.ui.board.forms import Forms
from kingdoms.ui.board.movement.flights import Brush, Flying, Scene
from kingdoms.ui.board.movement.movement import Movement
from kingdoms.ui.board.movement.page_slide import PageSlide
from kingdoms.ui.board.overlays import Overlay, Overlays
from kingdoms.ui.board.painting import BoardPainting
from kingdoms.ui.board.picking import Picking
from kingdoms.ui.board.sight import BUTTONS, CLOSE, EMPTY, GLIMPSE, NOWHERE, PAGE, SKIP, Place, Places, Sight
from kingdoms.ui.board.taps_and_drags import Gestures
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.board.zones.buttons import Buttons
from kingdoms.ui.board.zones.log import Line
from kingdoms.ui.board.zones.prompt import TablePrompt
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.panels import BUTTON, paint_button, paint_cross
from kingdoms.ui.drawing.rect import Rect, around
from kingdoms.ui.theme import SEAT_TINCTURES, theme
from kingdoms.ui.widgets.focus import Focusable, Spot

_LEAST_SIDE = 4  # in touches: a board with a shorter side than this is not painted
_Kind = TypeVar("_Kind")


class Board(Focusable, Painted):
    """The table of one game. `on_tap` and `on_read` report what was tapped or long-pressed; None is the bare table."""

    form = StringProperty("")
    """The name of the kv class that arranges the zones on a screen of this size."""
    overlay_form = StringProperty("")
    """The form of screen whose overlays the board uses; empty for the form of this screen."""
    prompt_box = ListProperty([0.0, 0.0, 0.0, 0.0])
    """The space reserved for the prompt, which the screen puts there."""
    opened: "ObjectProperty[Thing | None]" = ObjectProperty(None, allownone=True)
    """The thing whose overlay is open, if any."""
    awaited: "ObjectProperty[Thing | None]" = ObjectProperty(None, allownone=True)
    """The overlay that has to be closed before the game goes on, if any."""
    is_explained = BooleanProperty(False)
    """Whether a lesson is explaining the open overlay, which has no close button until it has been explained."""
    page = StringProperty("")
    """The name of the visible page."""
    caption = StringProperty("")
    """The caption of the current scene, or of an earlier one if it has none; empty while nothing moves."""
    progress = StringProperty("")
    """The point in the game at which the current scene happens; empty if it is that of the current decision."""
    log: "ObjectProperty[Sequence[Line]]" = ObjectProperty(())
    """The last lines of the log, for forms with room for them."""
    buttons: "ObjectProperty[Buttons]" = ObjectProperty(Buttons())
    """The current state of the buttons near the hand."""
    crest_hangs = BooleanProperty(False)
    """Whether the owner's crest hangs from the border of their things, instead of covering its corner."""
    shows_steps = BooleanProperty(False)
    """Whether the steps of a rules-driven opponent are being shown; they can be hurried like a bot's."""
    comes_first = True
    seat_tinctures: tuple[str, ...] = SEAT_TINCTURES
    """The tinctures of the five crests at this table."""
    key: ClassVar[str] = ""
    """The game's key, which is also the name of the board's kv files."""
    picking_class: type[Picking] = Picking
    """How taps make the moves of a decision; a game may have its own class."""
    numbers: ClassVar[Mapping[str, Callable[..., int]]] = {}
    """The functions that count things, by the name of the thing; each takes the view and the thing's other parts."""
    hand: ClassVar[Set[str]] = frozenset()  # the names of the things that players act with, such as cards and dice
    undimmed: ClassVar[Set[str]] = frozenset()  # the names of things that are never dimmed
    below_names: ClassVar[Set[str]] = frozenset()  # the names of things with other things' names just above them
    shows = ("form",)
    __events__ = ("on_tap", "on_read", "on_painted")

    def __init__(self, **kwargs: Any) -> None:
        self.sight: Sight | None = None
        self.seen_before: Sight | None = None
        """The sight shown before the last change."""
        self.before: Mapping[Thing, Rect] = {}
        """Where everything was before the last change."""
        self.places: Places = {}
        """Where everything on the table is; things on top come later."""
        self.overlay: Places = {}
        """Where everything in the open overlay is; the panel's place is stored under the opened thing."""
        self.zones: list[Zone] = []
        """The visible zones."""
        self.zone_of: dict[Thing, Zone] = {}
        """The zone of each thing on the table."""
        self._kept: dict[type, Any] = {}
        """The objects made by `kept`, by class."""
        self._is_arranged = False
        """Whether the layout has already been done for the next painting."""
        self.picking = self.picking_class(EMPTY)
        self.flying = Flying()
        self.forms, self.overlays, self.painting = Forms(self), Overlays(self), BoardPainting(self)
        self.gestures, self.movement = Gestures(self), Movement(self)
        super().__init__(**kwargs)
        # Zones are children, and whatever they draw themselves, such as a map, is below the things on the table. Those
        # on a page are drawn by the form, because the page moves when it is turned.
        self.canvas.before.add(self.painting.ground.group)
        layers = (self.painting.layer, self.flying, self.painting.front, self.gestures.dragged)
        for layer in layers:
            self.canvas.after.add(layer.group)
        self.slide = PageSlide(self)
        self.bind(is_focused=self.repaint, focus_key=self.repaint, buttons=self.repaint, log=self.repaint)
        self.bind(is_explained=self.repaint)
        self.bind(pos=self._on_room, size=self._on_room)

    # Hooks for games.

    def overlay_of(self, thing: Thing) -> Overlay:
        """The overlay that a thing opens."""
        raise NotImplementedError

    def opener(self, sight: Sight, thing: Thing) -> Thing | None:
        """The thing whose overlay shows a thing that is not on the table; None if there is no such overlay."""
        return None

    def can_open(self, thing: Thing) -> bool:
        """Whether a tap on the thing opens something."""
        return False

    def landmark(self, sight: Sight) -> Thing:
        """The thing that matters most now, if any; a table with pages turns to one that has it, if possible."""
        return ()

    def follow_up(self, view: Any) -> Move | None:
        """The move to make at once after the player's last one, because hardly anybody would choose another."""
        return None

    def count_of(self, sight: Sight, thing: Thing) -> int:
        """The number shown on a thing, such as a player's coins."""
        number = self.numbers.get(thing[0])
        return int(number(sight.view, *thing[1:])) if number is not None else 0

    def is_modest(self, thing: Thing) -> bool:
        """Whether a thing that can be chosen has only a gold edge and no glow, because another one matters more."""
        return False

    def is_quiet(self, thing: Thing) -> bool:
        """Whether a thing does not glow even though it could be chosen."""
        return False

    def large_look(self, sight: Sight, thing: Thing, rect: Rect) -> Look | None:
        """How a thing looks at reading size; None if that shows no more than the table does."""
        return None

    def recap(self, sight: Sight) -> str:
        """A line about the rivals' moves since the viewer's last turn; if empty, the latest news is shown instead."""
        return ""

    def scenes(self, sight: Sight, happened: Sequence[Event]) -> list[Scene]:
        """The scenes that show these events, which led to the current sight."""
        return []

    def can_choose_instead(self, sight: Sight, thing: Thing) -> bool:
        """Whether a tap on a thing takes back the choice that led to this decision, and chooses that thing instead."""
        return False

    def finish_taking_back(self, thing: Thing) -> bool:
        """Finishes a tap that took back a choice, unless it is also meant to choose; returns whether it did."""
        return False

    def request(self, sight: Sight) -> str:
        """The instruction to the player who decides, without their name."""
        return sight.words.prompt(sight.view)

    def note(self, sight: Sight) -> str:
        """A sentence to show instead of the request, such as a remark on what is picked; empty if there is none."""
        return ""

    def ending(self, sight: Sight) -> str:
        """The label of the button that ends a held turn; empty if something has to be seen first."""
        return _("End turn")

    def skip_label(self, sight: Sight) -> str:
        """The label of the button that skips an optional step."""
        return sight.label(SKIP)

    # The zones.

    def visible(self, kind: type[_Kind]) -> _Kind | None:
        """The visible zone of a class; None if there is none."""
        return next((zone for zone in self.zones if isinstance(zone, kind)), None)

    def kept(self, kind: type[_Kind]) -> _Kind:
        """The game's only object of a class; it outlasts the zones, which each form of the screen builds anew."""
        if kind not in self._kept:
            self._kept[kind] = kind()
        kept: _Kind = self._kept[kind]
        return kept

    # The things on the table.

    @property
    def hits(self) -> dict[Thing, Rect]:
        """Where each thing can be tapped now: in the overlay if one is open, else on the table."""
        places = self.overlay if self.opened else self.places
        return {thing: place.hit for thing, place in places.items() if place.hit is not NOWHERE}

    @property
    def room(self) -> Rect:
        """The part of the board where overlays open: below the prompt, even if a rail next to it reaches higher."""
        room = around([zone.rect for zone in self.zones if zone.can_be_covered] or [self.rect])
        prompt = Rect(*self.prompt_box)
        is_under = prompt.height and prompt.top >= room.top > prompt.y > room.y
        return room._replace(height=prompt.y - room.y) if is_under else room

    def where(self, thing: Thing) -> Thing | None:
        """The thing to tap first in order to reach another one; None if that one can be tapped now, or not at all."""
        if self.sight is None or thing in self.hits:
            return None
        return CLOSE if self.opened else self.forms.step_towards(self.sight, thing)

    def count(self, thing: Thing) -> int:
        """The number to show on a thing, not counting what is still in the air."""
        if thing in self.movement.counts:
            return self.movement.counts[thing]
        return self.count_of(self.sight, thing) if self.sight else 0

    def is_in_the_air(self, thing: Thing) -> bool:
        """Whether the thing has not landed yet."""
        return thing in self.movement.hidden

    def is_lit(self, thing: Thing) -> bool:
        """Whether the thing can be chosen, or leads to something that can."""
        lit = (*self.sight.lit, *self.openers(self.sight)) if self.sight is not None else ()
        return thing in lit or self.picking.can_pick(thing)

    def openers(self, sight: Sight) -> set[Thing]:
        """The things that lead to something that can be chosen."""
        return self.forms.openers(sight)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """How a thing looks at its place, on the table or in the overlay."""
        if self.opened is not None and self.overlay.get(thing) is place and thing != GLIMPSE:
            if thing == CLOSE:
                return (paint_button, place.rect, _("Continue")) if place.style == BUTTON else (paint_cross, place.rect)
            return self.overlay_of(self.opened).look_of(sight, thing, place)
        return self.zone_of[thing].look_for_viewer(sight, thing, place)

    # Showing.

    def show(self, sight: Sight, happened: Sequence[Event] = ()) -> None:
        """Shows the table as it is now. If scenes are going to show what has happened, it is passed here too.

        Subclasses may keep something on the table until those scenes are over.
        """
        self.flying.finish()
        self.before = {thing: place.rect for thing, place in self.places.items()}
        is_new_decision = self.sight is None or self.sight.decision != sight.decision
        is_turned = self.sight is not None and self.sight.is_glimpsed != sight.is_glimpsed
        is_elsewhere = self.sight is None or self.landmark(self.sight)[:1] != self.landmark(sight)[:1]
        self.seen_before, self.sight = self.sight, sight
        self.picking.sight = sight
        if is_new_decision:
            self.picking = self.picking_class(sight)
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
        """Plays scenes one after another, in which things move to their new places on the table."""
        self.movement.play(scenes, on_still)

    def drop(self) -> None:
        """Removes everything in the air, because the table now shows something else."""
        self.movement.drop()

    def clear(self) -> None:
        """Shows nothing at all, ready for another game."""
        self.sight, self.opened, self.page = None, None, ""
        self.drop()
        self.rest()
        self.places, self.overlay, self._kept = {}, {}, {}

    def rest(self) -> None:
        """Stops all movement: everything lands, and nothing glows until the board is shown again."""
        self.gestures.let_go()
        self.flying.finish()
        self.painting.rest()
        self.forms.rest()
        self.slide.rest()

    def open(self, thing: Thing) -> None:
        """Opens a thing's overlay."""
        self.opened = thing
        self.arrange()

    def close(self) -> bool:
        """Closes the open overlay; returns whether there was one."""
        was_open = self.opened is not None
        self.opened, self.overlay = None, {}
        self.repaint()
        self.flying.release()
        return was_open

    def bring_into_view(self, thing: Thing) -> None:
        """Turns to the page that shows a thing or what leads to it."""
        if self.sight is not None and self.opened is None:
            page = self.forms.page_with(self.sight, thing)
            if page != self.page:
                self.turn_to(page)

    def turn_to(self, page: str) -> None:
        """Shows another page of the table."""
        before, self.page = self.page, page
        self.lay_out()
        self.slide.start(before, self.page)
        self.repaint()
        self._is_arranged = True

    def leave_page(self) -> bool:
        """Turns back to the first page, unless the decision is on the visible one; returns whether it did."""
        first = self.pages()[0]
        if self.sight is None or self.page in (first, self.forms.page_for(self.sight)):
            return False
        self.turn_to(first)
        return True

    def pages(self) -> list[str]:
        """The names of the pages on a screen of this size; a single empty name if there are none."""
        return list(self.forms.pages) or [""]

    def arrange(self) -> None:
        """Lays out and paints everything again."""
        self.forms.forget_places()
        self.turn_to(self.page)

    def repaint(self, *_change: object) -> None:
        """Repaints before the next frame, because something has changed and things may have moved."""
        self._is_arranged = False
        super().repaint()

    def lay_out(self) -> None:
        """Computes where everything is."""
        if self.sight is None:
            return
        self.zones, wanted = self.forms.arrange(self.form, self.sight, self.page), self.page
        self.page = self.forms.page
        prompt = self.visible(TablePrompt)
        self.prompt_box = prompt.rect if prompt is not None else NOWHERE
        self.places, self.zone_of = {}, {}
        for zone in self.zones:
            zone.places = zone.lay_out_for_viewer(self.sight)
            self.places |= zone.places
            self.zone_of |= dict.fromkeys(zone.places, zone)
        self.forms.remember(self.places)
        if self.opened is not None:
            self.overlay = self.overlay_of(self.opened).lay_out(self.sight, self.opened, self.room)
            if self.is_explained:
                self.overlay.pop(CLOSE, None)
        if wanted not in self.pages() and (page := self.forms.page_for(self.sight)) != self.page:
            self.page = page
            self.lay_out()

    # Painting.

    def update_look(self, *change: object) -> None:
        """Repaints everything, because the theme, the language or the size has changed."""
        self.painting.forget()
        self.forms.forget()
        super().update_look(*change)

    def _on_room(self, *_change: object) -> None:
        """Lands whatever is flying, because its destination may have moved."""
        self.flying.hurry()
        self.forms.forget_places()

    def paint_now(self, _elapsed: float) -> None:
        """Lays out the zones if necessary, and paints what has changed."""
        if min(self.size) < _LEAST_SIDE * theme.touch:  # The screen has not been laid out yet.
            return
        if not self._is_arranged:
            self.lay_out()
        self._is_arranged = False
        self.painting.show()
        self.dispatch("on_painted")

    # Picking, touches and keys.

    def pick(self, thing: Thing) -> bool:
        """Picks a part or puts it back; returns whether the thing is a part."""
        if not self.picking.can_pick(thing):
            return False
        self.picking.put_back(self.picking.excluded_by(thing))
        self.picking.toggle(thing)
        self.arrange()
        return True

    def propose(self, move: Move) -> None:
        """Picks exactly the parts of a move, so that a tap on its target makes it."""
        self.picking.propose(move)
        self.arrange()

    def withdraw(self) -> None:
        """Puts back everything that is picked or proposed."""
        self.picking.withdraw()
        self.arrange()

    def pick_again(self, picking: Picking) -> None:
        """Picks what was picked earlier in the same decision."""
        picking.sight, self.picking = self.picking.sight, picking
        self.arrange()

    def on_tap(self, thing: Thing | None) -> None:
        """Dispatched when a thing, or the bare table, is tapped."""

    def on_painted(self) -> None:
        """Dispatched when everything is in its current place."""

    def on_read(self, thing: Thing) -> None:
        """Dispatched when a thing is long-pressed."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Offers the touch to the zones first, because a map may take it; any other touch is a gesture on the board."""
        if super().on_touch_down(touch):
            return True
        return self.collide_point(*touch.pos) and not touch.is_mouse_scrolling and self.gestures.down(touch)

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Follows a finger that moves on the board."""
        return self.gestures.move(touch) if touch.grab_current is self else super().on_touch_move(touch)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Ends the gesture of a finger that leaves the board."""
        return self.gestures.up(touch) if touch.grab_current is self else super().on_touch_up(touch)

    def thing_at(self, x: float, y: float) -> Thing | None:
        """The uppermost thing that can be tapped at a point; None for the bare table."""
        return next((thing for thing, hit in reversed(self.hits.items()) if hit.holds(x, y)), None)

    def tapped(self, thing: Thing | None) -> None:
        """Closes the overlay on a tap outside it or on its cross, turns to a tapped tab's page, and reports other taps.

        While scenes play, a tap on the panel or outside it only hurries them: it may have been meant for the table, so
        it does not dismiss a scene that has to be seen.
        """
        if self.opened is not None and thing is None and self.flying.is_moving:
            self.flying.hurry()
        elif self.opened is not None and thing in (None, CLOSE):
            self.close()
        elif thing is not None and thing[0] == PAGE:
            self.turn_to(thing[1])
        elif thing is not None and thing == self.opened:
            self.flying.hurry()
        else:
            self.dispatch("on_tap", thing)

    def pressed_long(self, thing: Thing) -> None:
        """Lets the player read a long-pressed thing, unless it is a button, a tab or the open overlay."""
        if thing not in (*BUTTONS, CLOSE, self.opened) and thing[0] != PAGE:
            self.dispatch("on_read", thing)

    def swiped(self, step: int) -> bool:
        """Turns to the next or previous page; returns whether there is one."""
        pages = self.pages()
        number = pages.index(self.page) + step if self.page in pages else -1
        if self.opened is not None or not 0 <= number < len(pages):
            return False
        self.turn_to(pages[number])
        return True

    def can_drag(self, thing: Thing) -> bool:
        """Whether the thing is part of a move: parts can be dragged to the move's target."""
        return self.picking.can_pick(thing)

    def brush_of(self, sight: Sight, thing: Thing) -> Brush:
        """How a part looks while it is being dragged: the same as at its place."""
        function, _rect, *rest = self.look_of(sight, thing, self.places[thing])
        return lambda painter, rect: function(painter, rect, *rest)

    def spots(self) -> list[Spot]:
        """The places the keyboard focus visits: everything that is lit, and the buttons."""
        places = self.overlay if self.opened else self.places
        found = [thing for thing in places if self.is_lit(thing) or thing in BUTTONS]
        return [self.spot_at(thing, places[thing].hit, thing in BUTTONS) for thing in found]

    def activate(self, key: Thing) -> None:
        """Treats Enter on a thing as a tap."""
        self.tapped(key)
