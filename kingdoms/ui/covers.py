"""The covers of the games: what the home screen shows of each without opening its room."""

from typing import NamedTuple

from kingdoms.core.tongue import N_
from kingdoms.ui.painter import Painter
from kingdoms.ui.rect import Rect


class Charge(NamedTuple):
    """A part of an emblem: a crest or a picture, and where it stands in a square whose side is 1."""

    what: int | str
    x: float
    y: float
    size: float


class Cover(NamedTuple):
    """A game's name, one line about it, how many can play, its heraldic colour and its emblem."""

    title: str
    tagline: str
    seats: range
    tincture: str
    emblem: tuple[Charge, ...]


COVERS = {
    "rival_kings": Cover(
        N_("Rival Kings"),
        N_("Win land and people for the throne, and quarrel with the whole court"),
        range(2, 5),
        "purpure",
        (Charge(0, 0.0, 0.14, 0.62), Charge(1, 0.38, 0.14, 0.62), Charge("rival_kings/pieces/marker", 0.33, 0.0, 0.34)),
    ),
}


def paint_emblem(painter: Painter, cover: Cover, rect: Rect) -> None:
    """Draws the emblem as large as the rectangle allows."""
    square = rect.fitted(1)
    for what, x, y, size in cover.emblem:
        side = size * square.width
        place = Rect(square.x + x * square.width, square.y + y * square.width, side, side)
        if isinstance(what, int):
            painter.crest(what, place)
        else:
            painter.picture(what, place)
