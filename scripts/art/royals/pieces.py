"""Royals' pieces: cubes, and tokens whose faces leave room for a number."""

from collections.abc import Callable

from art.heraldry import SHIELD
from art.ink import GULES, INK, PURPURE, WHITE, Picture, box, oval, path, pen, place, polygon, ring, tone, wash
from art.people.hats import LEAF
from art.people.tools import PAPER
from art.pieces import WAX, embossed
from art.royals.arms import COUNTRIES
from art.royals.symbols import exile as cross
from art.royals.symbols import noble_house as palace
from art.royals.symbols import title as coronet
from art.symbols import crown

EDGE, WELL = (polygon([(x, y) for x, y, _ in ring(64, 64, radius, 6)]) for radius in (61, 48))
GILDING = ("#F6D877", LEAF, "#8A5F0C")


def cube() -> str:
    """A wooden cube in greys, to be tinted in a seat's colour."""
    sides = (
        ("M64 8L116 36L64 64L12 36Z", "#FFFFFF", "#F0F0F0"),
        ("M12 36L64 64V122L12 94Z", "#E0E0E0", "#CCCCCC"),
        ("M116 36L64 64V122L116 94Z", "#B2B2B2", "#9C9C9C"),
    )
    faces = "".join(wash(d, *colours) for d, *colours in sides)
    edges = pen("M12 36L64 64L116 36M64 64V122", 2.4, "#6E6E6E")
    shine = pen("M18 38L64 63L110 38", 1.6, WHITE, opacity=0.8)
    return faces + edges + shine + pen("M64 8L116 36V94L64 122L12 94V36Z", 5, "#3A3A3A")


def _vellum(d: str) -> str:
    return wash(d, tone(PAPER, 0.4), tone(PAPER, -0.06)) + pen(d, 2.4, "#6A4A0D")


def _rim(d: str) -> str:
    return wash(d, *GILDING) + pen(d, 4.4)


def city_token() -> str:
    """A city bonus: a hexagon with an empty field."""
    return _rim(EDGE) + _vellum(WELL) + pen("M16 58V38L34 28", 3, "#FFF3C4", opacity=0.9)


def country_token() -> str:
    """A country bonus: a shield with an empty field."""
    shield = place(_rim(SHIELD), -1, -2, 0.68)
    return shield + place(_vellum(SHIELD), 14.4, 12, 0.52)


def period_token() -> str:
    """A period token: round, with an empty field."""
    beads = "".join(path(oval(x, y, 2.4), tone(LEAF, 0.6)) for x, y, _ in ring(64, 64, 53.6, 36))
    return _rim(oval(64, 64, 60)) + beads + _vellum(oval(64, 64, 46)) + pen("M12 50A54 54 0 0 1 44 12", 2.4, "#FFF3C4")


def noble_token() -> str:
    """The noble house token: a palace over an empty field."""
    return _tile(PURPURE, palace())


def title_token() -> str:
    """A title token: a coronet over an empty field."""
    return _tile(GULES, coronet())


def _tile(colour: str, emblem: str) -> str:
    d = box(14, 14, 100, 100, 8)
    field = wash(d, tone(colour, 0.1), tone(colour, -0.3)) + pen(d, 2.4)
    sign = place(embossed(place(emblem, -48, -48), LEAF), 64, 40, 0.5)
    return _rim(box(4, 4, 120, 120, 14)) + field + _vellum(box(26, 68, 76, 40, 7)) + sign


def exile() -> str:
    """The space for nobles driven out of a city: a cross on iron."""
    iron = wash(oval(64, 64, 60), "#8E959B", "#5B6268", "#33383C") + pen(oval(64, 64, 60), 4.4)
    bolts = "".join(path(oval(x, y, 3.4), INK) for x, y, _ in ring(64, 64, 52, 8))
    well = wash(oval(64, 64, 44), "#2B2623", "#4A423C") + pen(oval(64, 64, 44), 2.4)
    return iron + bolts + well + place(embossed(place(cross(), -48, -48), WAX), 64, 64, 0.66)


def token_back() -> str:
    """The back of all tokens: a crown on dark enamel."""
    enamel = wash(oval(64, 64, 47), "#4A3426", "#2B1D14") + pen(oval(64, 64, 47), 2.4)
    spots = zip(ring(64, 64, 53.5, 4, 45), COUNTRIES.values(), strict=True)
    gems = "".join(path(oval(x, y, 5.4), c.colour, stroke=INK, stroke_width=2) for (x, y, _), c in spots)
    return _rim(oval(64, 64, 60)) + enamel + gems + place(embossed(place(crown(), -48, -48), LEAF), 64, 63, 0.74)


DRAWN: tuple[Callable[[], str], ...] = (
    cube,
    city_token,
    country_token,
    period_token,
    noble_token,
    title_token,
    exile,
    token_back,
)


def pictures() -> dict[str, Picture]:
    """All pieces by file name."""
    return {f"royals/pieces/{draw.__name__}": Picture(128, 128, draw, "cutout") for draw in DRAWN}
