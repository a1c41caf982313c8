"""How a portrait is put together: ground, figure, attribute."""

from art.ink import Picture, box, clip, fade, glow, place, tone, turned, wash
from art.people.faces import Face, head, neck
from art.pieces import lattice

SIZE = 320


def person(
    face: Face,
    clothes: str,
    back: str = "",
    beard: str = "",
    front: str = "",
    hat: str = "",
    ear: bool = True,
    held: str = "",
) -> str:
    """A figure assembled from its parts, from what is behind it to what it holds in front."""
    return back + neck(face) + place(clothes, 0, -15) + head(face, beard, ear) + front + hat + held


def ground(colour: str) -> str:
    """A diapered ground in one colour, lit from the upper left."""
    field = wash(box(0, 0, SIZE, SIZE), tone(colour, 0.02), tone(colour, -0.55))
    pattern = fade(lattice(SIZE, SIZE, 32, tone(colour, 0.5)), 0.3)
    return field + pattern + glow(80, 60, 220, tone(colour, 0.65), 0.5)


def portrait(
    colour: str, figure: str, scale: float = 1.24, x: float = 160, y: float = 160, turn: bool = False
) -> Picture:
    """A bust on its ground; heads look to the left unless turned."""

    def draw() -> str:
        body = place(turned(figure) if turn else figure, x, y, scale)
        return clip(box(0, 0, SIZE, SIZE), ground(colour) + body)

    return Picture(SIZE, SIZE, draw)
