"""An advisor at Kingsburg's court, painted: portrait, number, name and what they give."""

from collections.abc import Sequence

from kingdoms.games.kingsburg.board import ADVISORS, RULEBOOK
from kingdoms.games.kingsburg.words.names import advisor_name
from kingdoms.ui.board.symbol_rows import Amount
from kingdoms.ui.boards.kingsburg.pieces.advisor_gifts import paint_gift
from kingdoms.ui.boards.kingsburg.pieces.advisor_names import SMALLEST_BADGE, least_name, name_beside, name_in
from kingdoms.ui.boards.kingsburg.pieces.advisor_parts import advisor_parts, number_place, pennant_place
from kingdoms.ui.boards.kingsburg.pieces.symbols import ART
from kingdoms.ui.drawing.gallery import paint_medallion
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import step_of_type
from kingdoms.ui.theme import SURFACE, faint, theme

FREE, TAKEN, BLOCKED = "open", "taken", "blocked"
_TAKEN_VEIL = 0.25  # the opacity of the veil over an advisor whom nobody can influence any more
_NUMBER_LETTER = 0.68  # the greatest size of a number, as a share of its badge


def paint_advisor(
    painter: Painter,
    rect: Rect,
    advisor: int,
    gift: Sequence[Amount],
    access: str,
    dice: Sequence[int] = (),
    helped: int | None = None,
    drops_names: bool = False,
) -> None:
    """An advisor: portrait, number, name and gift; faded if nobody can influence them any more.

    The advisor who is helping now has a pennant in the colour of the seat being helped. Room is left for groups of
    dice of these sizes.
    """
    is_open = access == FREE or helped is not None
    ground = theme.panel if is_open else theme.sunk
    painter.fill(rect, faint(ground, SURFACE), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    parts = advisor_parts(rect, advisor, gift, dice, drops_names)
    if parts.portrait.width > 0:
        _paint_portrait(painter, parts.portrait, advisor, is_open)
    pennant = pennant_place(rect, gift, parts)
    is_beside = drops_names and not parts.portrait.width and parts.name.top > pennant.y
    beside = name_beside(parts.name, pennant) if is_beside else parts.name
    # The edge in the seat's colour has to be enough where a pennant would make the name too small.
    is_marked = helped is not None and (not is_beside or name_in(rect, advisor, beside).size >= least_name())
    room = beside if is_marked else parts.name
    name = name_in(rect, advisor, room)
    if name.lines:
        if parts.portrait.y < parts.name.top and parts.portrait.right > parts.name.x:
            painter.fill(parts.name, ground, theme.corner)
        painter.text(advisor_name(advisor), room, name.size, bold=True, lines=name.lines)
    _paint_number(painter, number_place(rect), advisor)
    paint_gift(painter, rect, gift, parts.gift)
    if helped is not None:
        painter.outline(rect, theme.seat_colours[helped], theme.band, theme.corner)
        if is_marked:
            painter.pennant(pennant, theme.seat_colours[helped])


def _paint_portrait(painter: Painter, rect: Rect, advisor: int, is_open: bool) -> None:
    """An advisor's portrait, under a veil if nobody can influence them any more."""
    picture = f"{ART}/advisors/{ADVISORS[RULEBOOK][advisor].key}"
    paint_medallion(painter, picture, rect, theme.faded, theme.hair)
    if not is_open:
        painter.circle(rect.centre, rect.width / 2, faint(theme.ground, _TAKEN_VEIL))


def _paint_number(painter: Painter, badge: Rect, advisor: int) -> None:
    painter.circle(badge.centre, badge.width / 2, theme.panel)
    painter.ring(badge.centre, badge.width / 2, theme.ink)
    size = max(min(theme.tiny, badge.width / SMALLEST_BADGE), step_of_type(badge.width * _NUMBER_LETTER))
    painter.text(str(advisor), badge, size, bold=True)
