"""The base of the seats on all boards. The kv file decides whether they are side by side or stacked."""

from collections.abc import Callable, Container, Mapping, Sequence

from kivy.properties import BooleanProperty, NumericProperty, OptionProperty

from kingdoms.ui.board.sight import SEAT, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE
from kingdoms.ui.theme import Colour, faint, theme

STRIP, COLUMN, BOXES, ROW = "strip", "column", "boxes", "row"
"""Small seats side by side, small ones stacked, large ones stacked, large ones side by side."""
_STRIP_LINES = 2  # lines of small type
_ACTING, _GROUND = 0.14, 0.7  # the opacity of the ground: for the seat whose turn it is, and for the others


class SeatsZone(Zone):
    """The seats around a table; each game decides what to show about them.

    A game with other kinds of seats, or without some of these, declares its own `kind`.
    """

    kind = OptionProperty(BOXES, options=(STRIP, COLUMN, BOXES))
    spacing = NumericProperty(0)
    """The space between stacked seats."""
    own_width = NumericProperty(0)
    """The width of a small seat among seats side by side."""
    small_height = NumericProperty(0)
    """The height of a small seat among stacked ones."""
    head_height = NumericProperty(0)
    """The height of a heading above stacked seats."""
    highest_strip = NumericProperty(0)
    """The greatest height of a strip."""
    can_be_covered = BooleanProperty(False)

    def heights(self, sight: Sight) -> dict[int, float]:
        """The seats in order, with the height each would like."""
        raise NotImplementedError

    def strip_height(self, sight: Sight) -> float:
        """The height of a strip: two small lines, within limits, and always enough for a finger."""
        lines = _STRIP_LINES * LINE * theme.tiny + 2 * theme.unit
        return float(min(self.highest_strip, max(theme.touch, lines)))

    def measure(self, sight: Sight) -> None:
        """Sets the wanted height to that of all seats, or of the tallest if they are side by side."""
        if self.kind == STRIP:
            self.wanted_height = self.strip_height(sight)
            return
        heights = self.heights(sight).values()
        if self.kind == ROW:
            self.wanted_height = max(heights)
            return
        above = self.head_height + self.spacing if self.head_height else 0
        self.wanted_height = above + sum(heights) + self.spacing * (len(heights) - 1)

    def side_by_side(self, seats: Sequence[int], small: Container[int | None] = ()) -> Places:
        """Seats side by side: the small ones are `own_width` wide, and the others share the rest equally."""
        crests, places, room = sum(seat in small for seat in seats), Places(), self.rect
        spare = room.width - crests * self.own_width - theme.unit * (len(seats) - 1)
        for seat in seats:
            is_small = seat in small
            width = self.own_width if is_small else spare / (len(seats) - crests)
            cell, room = room.cut_left(width, theme.unit)
            places[(SEAT, seat)] = at(cell, STRIP if is_small else self.kind)
        return places

    def below_each_other(self, heights: Mapping[int, float]) -> Places:
        """Stacked seats of these heights below the heading, or less if there is not enough room."""
        places, room = Places(), self.rect.cut_top(self.head_height, self.spacing if self.head_height else 0)[1]
        share = (room.height + self.spacing) / len(heights) - self.spacing
        for seat, height in heights.items():
            cell, room = room.cut_top(min(height, share), self.spacing)
            places[(SEAT, seat)] = at(cell, self.kind)
        return places


def paint_with_badge(painter: Painter, badge: str, function: Callable[..., None], *rest: object) -> None:
    """Paints a seat with a badge on its crest."""
    painter.badge = badge
    function(painter, *rest)


def paint_seat_ground(
    painter: Painter, rect: Rect, is_acting: bool, colour: Colour | None = None, *, has_border: bool = True
) -> None:
    """The ground for a seat's crest and numbers; in its turn it is tinted, with a border, in the seat's own colour."""
    colour = theme.ink if colour is None else colour
    painter.fill(rect, faint(theme.panel, _GROUND), theme.corner)
    if is_acting:
        painter.fill(rect, faint(colour, _ACTING), theme.corner)
    if is_acting and has_border:
        painter.outline(rect, colour, theme.band, theme.corner)
    elif has_border:
        painter.outline(rect, theme.line, radius=theme.corner)
