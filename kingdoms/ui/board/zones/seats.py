"""What the seats of all boards have in common. The kv file says how they stand: side by side or below each other."""

from collections.abc import Callable, Container, Mapping, Sequence

from kivy.properties import BooleanProperty, NumericProperty, OptionProperty

from kingdoms.ui.board.sight import Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE
from kingdoms.ui.theme import Colour, faint, theme

STRIP, COLUMN, BOXES, ROW = "strip", "column", "boxes", "row"
"""Small seats side by side, small ones below each other, large ones below each other, large ones side by side."""
_HIGHEST_STRIP = 1.2  # touches
_STRIP_LINES = 2  # of small type
_ACTING, _GROUND = 0.14, 0.7  # how strong the ground of the seat that acts is, and of the others


class SeatsZone(Zone):
    """The seats around a table; what is public about each is the game's affair.

    A game that has seats of another kind too, or not of all these kinds, says so in a `kind` of its own.
    """

    kind = OptionProperty(BOXES, options=(STRIP, COLUMN, BOXES))
    spacing = NumericProperty(0)
    """The room between seats that are below each other."""
    own_width = NumericProperty(0)
    """The width of a seat in a strip of which only the crest is seen."""
    can_be_covered = BooleanProperty(False)

    def heights(self, sight: Sight) -> dict[int, float]:
        """The seats in their order, and how high each would like to be."""
        raise NotImplementedError

    def measure(self, sight: Sight) -> None:
        """As high as all seats; a strip is two lines of small type high, and a finger at least."""
        if self.kind == STRIP:
            lines = _STRIP_LINES * LINE * theme.tiny + 2 * theme.unit
            self.wanted_height = min(_HIGHEST_STRIP * theme.touch, max(theme.touch, lines))
            return
        heights = self.heights(sight).values()
        self.wanted_height = max(heights) if self.kind == ROW else sum(heights) + self.spacing * (len(heights) - 1)

    def side_by_side(self, seats: Sequence[int], small: Container[int | None] = ()) -> Places:
        """Seats of one width; only the crest is seen of those that are small."""
        crests, places, room = sum(seat in small for seat in seats), Places(), self.rect
        spare = room.width - crests * self.own_width - theme.unit * (len(seats) - 1)
        for seat in seats:
            is_small = seat in small
            width = self.own_width if is_small else spare / (len(seats) - crests)
            cell, room = room.cut_left(width, theme.unit)
            places[("seat", seat)] = at(cell, STRIP if is_small else self.kind)
        return places

    def below_each_other(self, heights: Mapping[int, float]) -> Places:
        """Seats of these heights, as far as there is room for them."""
        share = (self.height + self.spacing) / len(heights) - self.spacing
        places, room = Places(), self.rect
        for seat, height in heights.items():
            cell, room = room.cut_top(min(height, share), self.spacing)
            places[("seat", seat)] = at(cell, self.kind)
        return places


def paint_left_to_bot(painter: Painter, function: Callable[..., None], *rest: object) -> None:
    """A seat that a bot plays for somebody: its crest has a robot on it."""
    painter.badge = "robot"
    function(painter, *rest)


def paint_seat_ground(painter: Painter, rect: Rect, is_acting: bool, colour: Colour | None = None) -> None:
    """What a seat's crest and numbers stand on; the seat that acts has its own colour around it."""
    colour = theme.ink if colour is None else colour
    painter.fill(rect, faint(theme.panel, _GROUND), theme.corner)
    if is_acting:
        painter.fill(rect, faint(colour, _ACTING), theme.corner)
        painter.outline(rect, colour, theme.band, theme.corner)
    else:
        painter.outline(rect, theme.line, radius=theme.corner)
