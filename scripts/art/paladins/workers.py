"""The six workers of Paladins, each recognisable by its outline as well as its colour, and their masks."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from art.ink import BLACK, INK, VELLUM, WHITE, Picture, box, brush, oval, painted, path, pen, place, stencil, stroke
from art.people.caps import STRAW
from art.people.faces import FAIR, ROSY, TAN
from art.people.hats import LEAF, STEEL
from art.people.tools import WOOD

LINEN, LINCOLN, WOAD, MADDER, SOOT, MURREY = "#F1EBDD", "#3E8A4A", "#2F66B0", "#BE2F2F", "#3B3B44", "#7D489A"


class Part(NamedTuple):
    """One shape of a figure, and what is drawn on it."""

    outline: str
    colour: str
    inside: str = ""
    shade: float = 6
    hole: str = ""
    """The part left out of the mask."""


def _eyes(x: float, y: float, apart: float = 7) -> str:
    return path(oval(x - apart, y, 2.8), INK) + path(oval(x + apart, y, 2.8), INK)


def labourer() -> Sequence[Part]:
    """A labourer in white linen and a wide straw hat, holding his spade upright."""
    straws = pen("M40 34H82M46 24H76", 2.4, "#A67C2E")
    return (
        Part(box(101, 40, 9, 82, 3), WOOD, shade=3),
        Part("M91 4H120V32C120 42 113 47 105.5 47C98 47 91 42 91 32Z", STEEL, pen("M105.5 6V40", 2.6, "#6E7276")),
        Part("M28 122C28 88 36 68 58 68C80 68 90 88 90 122Z", LINEN, pen("M24 102H94", 7, WOOD)),
        Part("M74 76C90 76 104 80 112 88L106 102C94 96 84 96 74 98Z", LINEN, shade=4),
        Part(oval(106, 92, 9), ROSY, shade=3),
        Part(oval(58, 50, 20), ROSY, _eyes(54, 52) + brush("48,61 54,63 61,61", (1, 2.6, 1))),
        Part("M40 40C38 18 48 10 58 10C68 10 78 18 76 40Z", STRAW, straws),
        Part("M18 42C32 30 84 30 98 42C100 50 90 51 82 47C68 42 48 42 34 47C26 51 16 50 18 42Z", STRAW, shade=4),
    )


def scout() -> Sequence[Part]:
    """A scout in a pointed green hood, with a tall bow."""
    hood = "M38 74C30 46 38 24 58 16C74 10 92 6 104 14C94 18 90 26 92 36C96 52 92 66 86 74C72 86 50 86 38 74Z"
    opening = "M44 46C52 40 66 40 74 48C76 62 70 74 59 74C48 74 42 62 44 46Z"
    face = path(opening, TAN, stroke=INK, stroke_width=3) + _eyes(57, 57, 6.5) + brush("53,67 58,68 63,67", (1, 2.4, 1))
    return (
        Part(stroke("30,4 14,34 10,64 14,94 30,124", (5, 9, 12, 9, 5)), WOOD, shade=3),
        Part(box(30, 6, 2, 116), VELLUM, shade=0),
        Part("M40 122C36 96 44 72 62 72C82 72 90 96 88 122Z", LINCOLN, pen("M36 104H92", 7, "#5B3A22")),
        Part("M52 78C40 76 26 72 16 68L12 82C24 90 38 96 50 98Z", LINCOLN, shade=4),
        Part(oval(14, 73, 9), TAN, shade=3),
        Part(hood, LINCOLN, face, 7, opening),
    )


def merchant() -> Sequence[Part]:
    """A stout merchant in blue with a broad cap, a purse in front of him."""
    beard = path("M40 52C46 62 74 62 84 52C84 72 74 82 62 82C50 82 40 70 40 52Z", "#6B4426")
    coin = path(oval(64, 103, 8), LEAF, stroke=INK, stroke_width=2.6)
    return (
        Part("M12 122C10 88 28 68 62 68C98 68 116 88 114 122Z", WOAD, pen("M40 66V124M86 66V124", 5, LEAF), 8),
        Part("M53 88H75L73 80H55Z", "#A26B38", shade=2),
        Part("M54 86C42 94 38 108 44 118C54 124 74 124 84 118C90 108 86 94 74 86Z", "#A26B38", coin, 5),
        Part(oval(62, 50, 22), FAIR, beard + _eyes(59, 48, 8) + pen("M53 62C58 66 66 66 71 62", 3)),
        Part(
            "M22 34C18 14 42 4 62 4C86 4 108 14 104 32C90 42 38 44 22 34Z",
            WOAD,
            pen("M20 33C46 41 84 41 106 31", 6, LEAF),
        ),
    )


def fighter() -> Sequence[Part]:
    """A fighter in red with a pointed helmet, a round shield and a spear."""
    band = pen("M36 40C52 46 76 46 92 40", 5, LEAF)
    boss = pen("M36 58V122M4 90H68", 8, LEAF) + path(oval(36, 90, 8), LEAF, stroke=INK, stroke_width=2.6)
    return (
        Part(box(106, 30, 7, 92, 3), WOOD, shade=3),
        Part("M109.5 2L120 24L109.5 42L99 24Z", STEEL, shade=3),
        Part("M32 122C32 88 40 68 64 68C88 68 96 88 96 122Z", MADDER, pen("M28 110H100", 6, LEAF)),
        Part("M82 74C94 76 108 82 116 90L108 104C98 98 88 98 80 98Z", MADDER, shade=4),
        Part(oval(110, 94, 9), FAIR, shade=3),
        Part(oval(64, 54, 20), FAIR, _eyes(64, 53, 11) + brush("55,66 63,64 72,66", (2, 6, 2), "#5A3A22")),
        Part("M38 42C38 22 50 12 64 2C78 12 90 22 90 42C78 48 50 48 38 42Z", STEEL, band),
        Part(box(59, 40, 10, 20, 4), STEEL, shade=2),
        Part(oval(36, 90, 30), MADDER, boss, 7),
    )


def cleric() -> Sequence[Part]:
    """A tonsured cleric in black, with a tall cross."""
    hair = path("M36 52C34 26 46 14 62 14C78 14 90 26 88 52C80 42 46 40 36 52Z", "#6B4426")
    crown = path("M46 31C52 20 72 20 78 31C72 37 52 37 46 31Z", FAIR)
    rosary = pen("M46 82C52 96 74 96 80 82", 3.4, LEAF) + pen("M63 92V114M55 100H71", 5, LEAF)
    cross = "M13 50V36H2V24H13V4H25V24H36V36H25V50Z"
    return (
        Part(box(15, 44, 8, 78, 3), WOOD, shade=3),
        Part(cross, LEAF, shade=4),
        Part("M26 122C36 100 34 70 62 70C92 70 92 100 106 122Z", SOOT, rosary, 7),
        Part("M48 76C36 76 22 80 12 86L12 106C26 104 40 106 50 108Z", SOOT, shade=4),
        Part(oval(17, 91, 9), FAIR, shade=3),
        Part(oval(62, 46, 23), FAIR, hair + crown + _eyes(58, 50, 7) + brush("51,60 57,62 64,60", (1, 2.6, 1))),
    )


def criminal() -> Sequence[Part]:
    """A criminal hidden in a purple cloak, dagger drawn."""
    opening = "M38 46C46 34 70 34 80 46C82 62 74 76 59 76C44 76 36 62 38 46Z"
    look = path("M42 48L56 55C54 61 44 60 42 48Z", WHITE) + path("M76 48L62 55C64 61 74 60 76 48Z", WHITE)
    cloak = "M59 30C92 34 108 78 112 122L98 112L84 122L70 112L56 122L42 112L28 122L8 118C14 76 26 34 59 30Z"
    return (
        Part(cloak, MURREY, pen("M59 84C62 96 60 106 62 122", 4, INK), 8),
        Part("M98 60L104 14L110 4L116 14L112 60Z", STEEL, pen("M108 14L106 56", 2.4, "#6E7276"), 3),
        Part("M88 56H122V65H88Z", LEAF, shade=2),
        Part("M78 70C90 64 100 66 108 72L112 90C100 94 90 92 82 88Z", MURREY, shade=4),
        Part(oval(106, 75, 10), TAN, shade=3),
        Part(
            "M59 6C84 8 96 34 90 60C84 82 72 88 59 88C46 88 34 82 28 60C22 34 34 8 59 6Z",
            MURREY,
            path(opening, "#241528") + look,
            8,
            opening,
        ),
    )


WORKERS: tuple[Callable[[], Sequence[Part]], ...] = (labourer, scout, merchant, fighter, cleric, criminal)


def figure(worker: Callable[[], Sequence[Part]]) -> str:
    """A worker in colour, with a pale edge that sets it off from a dark table."""
    parts = worker()
    edge = "".join(pen(part.outline, 11, VELLUM) for part in parts)
    return place(edge + "".join(painted(p.outline, p.colour, 4, p.shade, 3, p.inside) for p in parts), 4, 3, 0.94)


def outline(worker: Callable[[], Sequence[Part]]) -> str:
    """The silhouette of a worker, its parts separated by thin lines."""
    shapes = "".join(
        path(part.outline, WHITE, stroke=BLACK, stroke_width=5) + path(part.hole, BLACK) for part in worker()
    )
    return stencil(96, 96, place(shapes, 0, 0, 0.75))


def pictures() -> dict[str, Picture]:
    """The workers and their masks by file name."""
    drawn: dict[str, Picture] = {}
    for worker in WORKERS:
        drawn[f"paladins/workers/{worker.__name__}"] = Picture(128, 128, partial(figure, worker), "cutout")
        drawn[f"paladins/symbols/{worker.__name__}"] = Picture(96, 96, partial(outline, worker), "mask")
    return drawn
