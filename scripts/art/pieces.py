"""The pieces of Rival Kings: the conflict marker, coins and the back of the character cards."""

from art.actions import crossed_swords
from art.heraldry import lily
from art.ink import (
    BLACK,
    GLOW,
    GOLD,
    GULES,
    INK,
    PURPURE,
    WHITE,
    Picture,
    box,
    brush,
    clip,
    fade,
    glow,
    name_of,
    oval,
    path,
    pen,
    place,
    polygon,
    ring,
    smooth,
    tone,
    wash,
)
from art.symbols import crown

WAX = "#9A2226"
LEAF = "#D9A62E"
CARD = box(0, 0, 250, 350, 14)


def embossed(body: str, ground: str) -> str:
    """A relief: the shape in a lighter tone, shadowed at the lower right and highlighted at the upper left."""

    def coloured(colour: str) -> str:
        return body.replace(WHITE, colour).replace(BLACK, tone(ground, -0.5))

    return (
        place(coloured(tone(ground, -0.6)), 2.2, 2.4)
        + place(coloured(tone(ground, 0.7)), -1.6, -1.6)
        + coloured(tone(ground, 0.3))
    )


def marker() -> str:
    """A conflict marker: a seal of red wax with crossed swords."""
    wobble = (57, 59, 56, 58, 60, 56, 57, 60, 58, 55, 59, 60, 56, 58)
    edge = [(64 + (x - 64) * r, 64 + (y - 64) * r) for (x, y, _), r in zip(ring(64, 64, 1, 14), wobble, strict=True)]
    blob = polygon(smooth([edge[-1], *edge, *edge[:2]])[8:-8])
    body = wash(blob, tone(WAX, 0.22), WAX, tone(WAX, -0.35)) + pen(blob, 4)
    gloss = brush("20,52 30,30 50,16", (1, 6, 1), tone(WAX, 0.6))
    well = wash(oval(64, 64, 42), tone(WAX, -0.42), tone(WAX, -0.12)) + pen(oval(64, 64, 42), 2.5, tone(WAX, -0.6))
    rim = pen("M35 95A43 43 0 0 0 95 35", 2, tone(WAX, 0.35))
    return body + fade(gloss, 0.6) + well + rim + place(embossed(crossed_swords(WHITE), WAX), 64, 62, 1.12)


def wax_seal(x: float, y: float, radius: float) -> str:
    """A drop of red wax with an uneven edge; the caller draws the stamp on it."""
    edge = [(px + i % 3 - 1, py + i % 2) for i, (px, py, _) in enumerate(ring(x, y, radius, 14))]
    blob = polygon(smooth([edge[-1], *edge, *edge[:2]])[8:-8])
    return wash(blob, tone(WAX, 0.25), WAX, tone(WAX, -0.35)) + pen(blob, 3.4)


def minted(stamps: str) -> str:
    """A gold coin with a design on its face."""
    edge = wash(oval(64, 64, 60), "#F6D877", LEAF, "#8A5F0C") + pen(oval(64, 64, 60), 4)
    beads = "".join(path(oval(x, y, 2.6), tone(LEAF, 0.5)) for x, y, _ in ring(64, 64, 51, 32))
    face = wash(oval(64, 64, 44), "#A87514", "#C9952B") + pen(oval(64, 64, 44), 2.4, "#7A540D")
    shine = pen("M14 52A52 52 0 0 1 46 14", 3, "#FFF3C4", opacity=0.9)
    return edge + beads + face + stamps + shine


def coin(pips: int) -> str:
    """A gold coin whose number of crowns shows its value."""
    stamp = embossed(place(crown(), -48, -48), LEAF)
    spots = {1: ((64, 65, 0.66),), 2: ((64, 45, 0.47), (64, 85, 0.47))}[pips]
    return minted("".join(place(stamp, x, y, scale) for x, y, scale in spots))


def lattice(width: int, height: int, step: float, colour: str) -> str:
    """A diapered ground: lozenges with a small star or a pair of dots in each."""
    name = name_of("lattice", step, colour)
    half = step / 2
    tile = (
        pen(f"M0 0L{step} {step}M{step} 0L0 {step}", 1.2, colour)
        + "".join(path(oval(x, y, step * 0.075), colour) for x, y in ((half, step * 0.08), (half, step * 0.92)))
        + "".join(
            place(path("M0 -4.4L1.8 -1.8L4.4 0L1.8 1.8L0 4.4L-1.8 1.8L-4.4 0L-1.8 -1.8Z", colour), x, y, step / 30)
            for x, y in ((0, half), (step, half))
        )
    )
    return (
        f'<pattern id="{name}" width="{step}" height="{step}" patternUnits="userSpaceOnUse">{tile}</pattern>'
        f'<rect width="{width}" height="{height}" fill="url(#{name})"/>'
    )


def back_ground(colour: str, metal: str = GOLD, shine: str = GLOW) -> str:
    """The framed and diapered ground of a card back of 250 × 350; the frame is of this metal and its shine."""
    field = wash(box(0, 0, 250, 350), tone(colour, -0.1), tone(colour, -0.5))
    pattern = fade(lattice(250, 350, 30, tone(colour, 0.45)), 0.42)
    frame = pen(box(7, 7, 236, 336, 8), 8, metal) + pen(box(7, 7, 236, 336, 8), 3, shine)
    frame += pen(box(15, 15, 220, 320, 5), 1.6, shine) + pen(box(1.5, 1.5, 247, 347, 13), 4)
    sprig = (
        brush("6,6 26,8 44,4", (3, 6, 1), shine)
        + brush("6,6 8,26 4,44", (3, 6, 1), shine)
        + brush("6,6 20,20 34,30", (3, 8, 1), shine)
        + path(oval(36, 32, 3), shine)
        + path(oval(6, 6, 4), shine)
    )
    corners = "".join(
        place(f'<g transform="scale({sx} {sy})">{sprig}</g>', x, y)
        for x, y, sx, sy in ((15, 15, 1, 1), (235, 15, -1, 1), (15, 335, 1, -1), (235, 335, -1, -1))
    )
    return field + pattern + glow(125, 160, 190, tone(colour, 0.5), 0.35) + frame + corners


def medallion(colour: str, emblem: str) -> str:
    """A gold quatrefoil around an emblem 96 units wide."""
    lobes = "".join(oval(x, y, 46) for x, y, _ in ring(125, 148, 38, 4))
    square = polygon([(125, 64), (209, 148), (125, 232), (41, 148)])
    edge = "".join(pen(d, 12) for d in (lobes, square)) + "".join(pen(d, 8, GLOW) for d in (lobes, square))
    inner = clip(lobes + square, path(lobes, tone(colour, -0.2)) + path(square, tone(colour, -0.2)))
    gold = wash(box(40, 60, 170, 180), "#F7DC84", "#C08F1E")
    name = name_of("emblem", emblem)
    stamp = (
        f'<mask id="{name}" maskUnits="userSpaceOnUse" x="0" y="0" width="250" height="350">'
        f'{place(emblem, 125 - 53, 148 - 54, 1.1)}</mask><g mask="url(#{name})">{gold}</g>'
    )
    return edge + inner + pen(oval(125, 148, 66), 1.6, GLOW) + stamp


def character_back() -> str:
    """The back of the character cards: a lily over the crossed swords."""
    swords = place(f'<g fill="{GLOW}" stroke="{INK}" stroke-width="1.5">{crossed_swords(GLOW)}</g>', 125, 288, 0.8)
    return clip(CARD, back_ground(PURPURE) + medallion(GULES, place(lily(), -12, -12, 0.62)) + swords)


def pictures() -> dict[str, Picture]:
    """All pieces by file name."""
    drawn = {
        "marker": Picture(128, 128, marker, "cutout"),
        "coin_1": Picture(128, 128, lambda: coin(1), "cutout"),
        "coin_2": Picture(128, 128, lambda: coin(2), "cutout"),
        "character_back": Picture(250, 350, character_back, "cutout"),
    }
    return {f"rival_kings/pieces/{name}": picture for name, picture in drawn.items()}
