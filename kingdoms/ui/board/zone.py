"""A zone: one part of a board, such as a hand or a map. The board's kv file says where each zone is.

A zone knows where its own things are and how they look, and publishes the width and height it would like. It knows
nothing of other zones or of the form of the screen. The board paints the things of all zones in one go, and only those
whose look has changed; a zone may draw its own background, such as a map.
"""

from typing import TYPE_CHECKING

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.ui.board.sight import GLIMPSE, TURN_UP, Place, Places, Sight, at
from kingdoms.ui.drawing.layers import Layer, Look
from kingdoms.ui.drawing.panels import paint_eye, paint_face_down, paint_grasp
from kingdoms.ui.drawing.rect import Rect

if TYPE_CHECKING:
    from kingdoms.ui.board.board import Board


class Zone(Widget):
    """A part of a board. Subclasses lay out their things and say how each looks."""

    wanted_width = NumericProperty(0)
    wanted_height = NumericProperty(0)
    """The size it would like to have now; kv files may bind to it. The default is what a finger needs."""

    is_needed = BooleanProperty(True)
    """Whether there is anything in it now; if not, a kv file may give its space to others."""

    is_decisive = BooleanProperty(False)
    """Whether the pending decision is made in it; a kv file may give it more room then."""

    is_optional = BooleanProperty(False)
    """Whether the same information is also shown elsewhere; a kv file may leave it out if space is tight."""

    lines = NumericProperty(1)
    """The number of lines of things in it; a kv file may give it that many shares of the height."""

    can_be_covered = BooleanProperty(True)
    """Whether an overlay may cover it."""

    is_above_flights = BooleanProperty(False)
    """Whether moving pieces pass below its things, so that they always remain legible."""

    is_private = BooleanProperty(False)
    """Whether only its owner may see it: it stays face down until they tap it."""

    is_own = BooleanProperty(False)
    """Whether it belongs to the viewer and has their colour."""

    names_owner = BooleanProperty(False)
    """Whether it shows whose it is, so that it needs no crest."""

    opened: "ObjectProperty[Thing | None]" = ObjectProperty(None, allownone=True)
    """The thing whose overlay it is part of; None on the table."""

    board: "Board"
    """The board it belongs to."""

    layer: Layer | None = None
    """Its own layer, if any, which may move independently of the board's."""

    places: Places
    """Where its things are, as last laid out."""

    @property
    def rect(self) -> Rect:
        """The zone's own rectangle."""
        return Rect(self.x, self.y, self.width, self.height)

    @property
    def own_areas(self) -> list[Rect]:
        """The areas of the zone that belong to the viewer and have their colour."""
        return [self.rect] if self.is_own else []

    def seat_shown(self, sight: Sight) -> int:
        """The seat whose things are in it: the opened one, or the owner's if none is opened."""
        return int(self.opened[1]) if self.opened is not None and len(self.opened) > 1 else sight.owner

    def measure(self, sight: Sight) -> None:
        """Sets the wanted width and height, and whatever else a kv file may read."""

    def lay_out(self, sight: Sight) -> Places:
        """Returns where everything in the zone is; things on top come later. Called only while it has room."""
        return {}

    def lay_out_for_viewer(self, sight: Sight) -> Places:
        """The zone's layout, or a single place to tap while its secrets are face down; nothing if it has no room."""
        if not (self.width and self.height):
            return {}
        return {TURN_UP: at(self.rect)} if self.is_private and sight.is_face_down else self.lay_out(sight)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """How one of its things looks at its place."""
        raise NotImplementedError

    def edge_of(self, thing: Thing, place: Place) -> Rect:
        """Where the gold edge of one of its things is."""
        return place.hit

    def look_for_viewer(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """How a thing looks to the viewer; `TURN_UP` and `GLIMPSE` cover private things, `GLIMPSE` until it is held."""
        if thing == TURN_UP:
            return self.look_of_face_down(sight, place)
        if thing == GLIMPSE:
            return (paint_grasp, place.rect) if sight.is_glimpsed else (paint_eye, place.rect, _("Hold to look"))
        return self.look_of(sight, thing, place)

    def look_of_face_down(self, sight: Sight, place: Place) -> Look:
        """How the zone looks while it is face down."""
        return paint_face_down, place.rect, _("{name}, tap to see your cards").format(name=sight.names[sight.owner])

    def is_in_layer(self, thing: Thing) -> bool:
        """Whether one of its things is painted in the zone's own layer rather than the board's."""
        return self.layer is not None

    def painted_at(self, place: Place) -> Place:
        """Where in the zone's own layer a thing is painted."""
        return place

    def forget(self) -> None:
        """Forgets everything that was painted: colours, sizes or words have changed."""
        if self.layer is not None:
            self.layer.forget()

    def rest(self) -> None:
        """Stops all movement while nobody is looking."""
