"""How the people of Paladins are set on their grounds: busts of 240 × 240 that can be cut round."""

from typing import NamedTuple

from art.ink import Picture, box, clip, place, turned
from art.portraits import SIZE, ground

SIDE = 240


class Bust(NamedTuple):
    """Where a figure stands in its frame; heads look to the left unless turned."""

    scale: float
    x: float
    y: float
    turn: bool = False


def bust(field: str, figure: str, at: Bust) -> Picture:
    """A figure before a field, in the size in which it is stored."""
    body = place(turned(figure) if at.turn else figure, at.x, at.y, at.scale)
    drawn = place(clip(box(0, 0, SIZE, SIZE), field + body), 0, 0, SIDE / SIZE)
    return Picture(SIDE, SIDE, lambda: drawn, "palette")


def before(colour: str, figure: str, at: Bust) -> Picture:
    """A figure before the diapered ground that all rooms share."""
    return bust(ground(colour), figure, at)
