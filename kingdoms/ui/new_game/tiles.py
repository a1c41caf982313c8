"""The tiles of the seats of a new game: one for each player, and one to add more."""

from math import dist

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kingdoms.core.seats import NO_CREST, Seat
from kingdoms.core.words.language import _
from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, fitting, size_of
from kingdoms.ui.durations import HOLD
from kingdoms.ui.new_game.tablet_sides import paint_tablet_side
from kingdoms.ui.player_kinds import KIND_NAMES
from kingdoms.ui.theme import EMPTY, faint, pressed_shade, theme
from kingdoms.ui.widgets import Pressable, Targets

OPEN, TABLET_SIDE, REMOVE = "open", "tablet_side", "remove"
_PRESSED = 0.3  # how much more opaque a button is while it is pressed


class SeatTile(Targets):
    """A seat: a tap opens its sheet, its cross removes it, and dragging changes its place in the order.

    It is dragged by its grip, or from anywhere once it has been held for a moment; any other drag scrolls the page.
    When players sit around the device, a tap on the small tablet changes the side where this player sits.
    """

    number: "ObjectProperty[int]" = ObjectProperty(0)
    """Its place in the order."""
    seat: "ObjectProperty[Seat]" = ObjectProperty(None)
    can_be_removed = BooleanProperty(True)
    tablet_side = StringProperty("")
    """The side where the player sits; empty if that does not matter."""
    is_gap = BooleanProperty(False)
    """Whether the seat is being carried and would be put down here."""
    foot_height = NumericProperty(0)
    """The height of the foot, which has the name."""
    line_height = NumericProperty(0)
    """The height of the line with the kind of player."""
    beside_crest = NumericProperty(0)
    """The space on each side of the crest."""
    sign = NumericProperty(0)
    """The size of the icons that show what can be changed."""
    shows = (
        *(*Pressable.shows, "seat", "can_be_removed", "tablet_side", "is_gap"),
        *("foot_height", "line_height", "beside_crest", "sign"),
    )

    __events__ = ("on_open", "on_turn", "on_remove", "on_lift", "on_carry", "on_put_down")

    def __init__(self, **kwargs: object) -> None:
        self._start = (0.0, 0.0)
        """Where the finger came down."""
        self._carrying: MotionEvent | None = None
        """The finger that carries the seat."""
        self._held = Clock.create_trigger(lambda _elapsed: self._lift(), HOLD)
        super().__init__(**kwargs)

    def on_open(self) -> None:
        """Dispatched to choose who sits here."""

    def on_turn(self) -> None:
        """Dispatched to move the player to another side of the device."""

    def on_remove(self) -> None:
        """Dispatched to remove this seat."""

    def on_lift(self, x: float, y: float) -> None:
        """Dispatched when a finger at this point of the window begins to carry the seat."""

    def on_carry(self, x: float, y: float) -> None:
        """Dispatched when the finger carrying the seat has moved to this point in the window."""

    def on_put_down(self) -> None:
        """Dispatched when the finger that carries the seat is lifted."""

    def choose(self, key: object) -> None:
        """Dispatches the event for what was tapped."""
        self.dispatch({OPEN: "on_open", TABLET_SIDE: "on_turn", REMOVE: "on_remove"}[str(key)])

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Waits to see whether the finger taps, holds or drags."""
        is_taken = super().on_touch_down(touch)
        if self._finger is touch:
            self._start = touch.pos
            self._held()
        return is_taken

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Carries the seat if it has been lifted or is being dragged by its grip."""
        if touch.grab_current is self and touch is self._carrying:
            self.dispatch("on_carry", *self.to_window(*touch.pos))
            return True
        has_moved = dist(self._start, touch.pos) > theme.gap
        if touch.grab_current is self and touch is self._finger and has_moved:
            self._held.cancel()
            if self.grip.holds(*self._start):
                self._lift()
                return True
        return super().on_touch_move(touch)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Puts the seat down if it was being carried."""
        self._held.cancel()
        if touch.grab_current is not self or touch is not self._carrying:
            return super().on_touch_up(touch)
        touch.ungrab(self)
        self._carrying = None
        self.dispatch("on_put_down")
        return True

    def _lift(self) -> None:
        """Begins to carry the seat with the finger that is on it."""
        touch = self._finger
        if touch is None:
            return
        self._let_go()
        touch.grab(self)
        self._carrying = touch
        self.dispatch("on_lift", *self.to_window(*self._start))

    @property
    def grip(self) -> Rect:
        """The part by which the seat is dragged, to the left of the name."""
        return self.rect.cut_bottom(self.foot_height)[0].cut_left(theme.touch)[0]

    def paint(self, painter: Painter) -> None:
        """Paints the crest, the kind of player and the name, with icons for whatever can be done with them."""
        if self.is_gap:
            painter.outline(self.rect, theme.line, radius=theme.corner)
            return
        painter.parchment(self.rect)
        if self.pressed:
            painter.fill(self.rect, pressed_shade(self.pressed), theme.corner)
        places = self.places()
        name, rest = self.rect.cut_bottom(self.foot_height)
        player, crest = rest.inset(0, theme.gap).cut_bottom(self.line_height, theme.unit)
        # Leave room for the cross beside the shield.
        painter.crest(self.seat.crest, crest.inset(theme.unit + self.beside_crest, 0))
        self._paint_player(painter, player)
        self._paint_name(painter, name)
        if TABLET_SIDE in places:
            paint_tablet_side(
                painter,
                places[TABLET_SIDE].centred(theme.glyph, theme.glyph),
                self.tablet_side,
                theme.seat_colours[self.seat.crest],
            )
        if REMOVE in places:
            painter.icon("close", places[REMOVE].centred(self.sign, self.sign), theme.faded)
        if self.is_focused and self.focus_key in places:
            painter.focus_ring(places[self.focus_key])

    def _paint_player(self, painter: Painter, rect: Rect) -> None:
        """Paints the kind of player with its icon, centred."""
        side = self.line_height / LINE
        symbol, words = rect.inset(theme.gap, 0).cut_left(side, theme.unit)
        drawn = painter.text(_(KIND_NAMES[self.seat.player]), words, theme.small, theme.faded)
        symbol = symbol._replace(x=drawn.x - side - theme.unit).centred(side, side)
        painter.icon("person" if self.seat.is_person else "robot", symbol, theme.faded)

    def _paint_name(self, painter: Painter, rect: Rect) -> None:
        """Paints the name between the grip and a pencil, which shows that a tap changes it."""
        painter.line((rect.x + theme.gap, rect.top, rect.right - theme.gap, rect.top), theme.line)
        grip, words = rect.inset(theme.gap, 0).cut_left(self.sign, theme.unit)
        pencil, words = words.cut_right(self.sign, theme.unit)
        painter.icon("grip", grip.centred(self.sign, self.sign), theme.faded)
        painter.icon("pencil", pencil.centred(self.sign, self.sign), theme.faded)
        painter.text(self.seat.name, words, theme.body, bold=True)

    def places(self) -> dict[str, Rect]:
        """The tap targets: the whole tile, and any small tablet and cross in its upper corners."""
        places = {OPEN: self.rect}
        if self.tablet_side:
            places[TABLET_SIDE] = self.rect.cut_left(theme.touch)[0].cut_top(theme.touch)[0]
        if self.can_be_removed:
            places[REMOVE] = self.rect.cut_right(theme.touch)[0].cut_top(theme.touch)[0]
        return places


class OpponentTile(Painted):
    """The automated opponent in a solo game."""

    name = StringProperty("")
    foot_height = NumericProperty(0)
    line_height = NumericProperty(0)
    beside_crest = NumericProperty(0)
    shows = (*Painted.shows, "name", "foot_height", "line_height", "beside_crest")

    def paint(self, painter: Painter) -> None:
        """Paints a blank shield, and says that the opponent is automated."""
        painter.parchment(self.rect)
        foot, rest = self.rect.cut_bottom(self.foot_height)
        words, crest = rest.inset(theme.unit, theme.gap).cut_bottom(self.line_height, theme.unit)
        painter.crest(NO_CREST, crest.inset(self.beside_crest, 0))
        moved = _("Automated")
        painter.text(moved, words, fitting(moved, words.width, theme.small), theme.faded)
        painter.text(self.name, foot.inset(theme.gap, 0), theme.body, bold=True, lines=2)


class AddTile(Pressable):
    """A tile that adds a player: a plus sign, and the kind of player it adds."""

    text = StringProperty("")
    icon = StringProperty("")
    sign = NumericProperty(0)
    """The size of the icons."""
    shows = (*Pressable.shows, "text", "icon", "sign")

    def paint(self, painter: Painter) -> None:
        """Paints an outline, with the icons in front of the words."""
        painter.fill(self.rect, faint(theme.panel, EMPTY + _PRESSED * self.pressed), theme.corner)
        painter.outline(self.rect, theme.line, radius=theme.corner)
        inner, icons = self.rect.inset(theme.gap), 2 * (self.sign + theme.unit)
        width = size_of(self.text, Style(round(theme.body)))[0] + theme.unit
        row = inner.centred(min(inner.width, icons + width), inner.height)
        for symbol in ("plus", self.icon):
            place, row = row.cut_left(self.sign, theme.unit)
            painter.icon(symbol, place.centred(self.sign, self.sign), theme.faded)
        painter.text(self.text, row, theme.body, theme.faded)
        self.ring(painter, self.rect)


class AddTiles(BoxLayout):
    """An empty seat at the table, for a person or a bot."""

    __events__ = ("on_person", "on_bot")

    def on_person(self) -> None:
        """Dispatched to add a person."""

    def on_bot(self) -> None:
        """Dispatched to add a bot."""
