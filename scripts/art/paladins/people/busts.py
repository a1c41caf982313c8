"""How people in Paladins are placed on their grounds: busts of 240 × 240 that can be cropped to a circle."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from art.ink import Picture, box, clip, place, turned
from art.people.portraits import SIZE, ground

SIDE = 240


class Bust(NamedTuple):
    """A figure's size and position in its frame; heads face left unless turned."""

    scale: float
    x: float
    y: float
    turn: bool = False


class Sitter(NamedTuple):
    """The subject of a portrait, and the colour of the ground behind."""

    figure: Callable[[], str]
    ground: str
    at: Bust


def bust(field: str, figure: str, at: Bust) -> Picture:
    """A figure against a field, at the size in which it is stored."""

    def draw() -> str:
        body = place(turned(figure) if at.turn else figure, at.x, at.y, at.scale)
        return place(clip(box(0, 0, SIZE, SIZE), field + body), 0, 0, SIDE / SIZE)

    return Picture(SIDE, SIDE, draw, "palette")


def portraits(folder: str, sitters: Sequence[Sitter]) -> dict[str, Picture]:
    """Portraits on the diapered ground that all games use, by file name."""
    return {
        f"paladins/{folder}/{one.figure.__name__}": bust(ground(one.ground), one.figure(), one.at) for one in sitters
    }
