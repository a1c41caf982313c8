"""Page decoration: parchment, pen flourishes, shadow and glow."""

from random import Random

from art.ink import BLACK, WHITE, Picture, brush, fade, glow, oval, path, place, stencil


def parchment() -> str:
    """Fibres, pores and stains that tile seamlessly; only the alpha varies, and only slightly."""
    chance = Random(1455)
    stains = "".join(
        _everywhere(glow(0, 0, chance.uniform(50, 130), WHITE, chance.uniform(0.03, 0.055)), chance) for _ in range(26)
    )
    fibres = "".join(_everywhere(_fibre(chance), chance) for _ in range(420))
    pores = "".join(
        _everywhere(
            path(oval(0, 0, chance.uniform(0.5, 1.3)), WHITE, opacity=round(chance.uniform(0.05, 0.16), 2)), chance
        )
        for _ in range(520)
    )
    return stains + fibres + pores


def _fibre(chance: Random) -> str:
    length, bend = chance.uniform(8, 46), chance.uniform(-7, 7)
    line = f"{-length:.1f},0 {-length / 3:.1f},{bend:.1f} {length / 3:.1f},{-bend / 2:.1f} {length:.1f},{bend:.1f}"
    opacity = round(chance.uniform(0.04, 0.13), 2)
    return place(
        fade(brush(line, (0.3, chance.uniform(0.8, 1.6), 0.3), WHITE), opacity), angle=round(chance.gauss(0, 24), 1)
    )


def _everywhere(part: str, chance: Random) -> str:
    """A part at a random position, repeated on the opposite side wherever it crosses an edge."""
    x, y = round(chance.uniform(0, 512), 1), round(chance.uniform(0, 512), 1)
    rows = [y + dy for dy in (-512, 0, 512) if -140 < y + dy < 652]
    return "".join(place(part, x + dx, row) for dx in (-512, 0, 512) if -140 < x + dx < 652 for row in rows)


def flourish() -> str:
    """A calligrapher's divider: one line that swells, coils and thins out to both sides of a lozenge."""
    half = (
        brush(
            "262,32 300,20 340,40 384,42 420,26 410,14 396,22 406,34 436,38 470,32 508,32",
            (1.5, 4, 6, 5, 4, 3.5, 3, 3.5, 4, 2.5, 1),
            WHITE,
        )
        + brush("290,26 312,44 340,54 356,46 346,38", (1, 4, 3.5, 3, 2.5), WHITE)
        + brush("330,36 352,18 376,14 386,24 376,28", (1, 4, 3.5, 3, 2.5), WHITE)
        + brush("440,38 456,46 474,44", (1, 5, 1), WHITE)
        + brush("448,36 462,24 478,24", (1, 5, 1), WHITE)
    )
    dots = "".join(
        path(oval(x, y, r), WHITE) for x, y, r in ((346, 38, 3.4), (376, 28, 3.4), (398, 23, 3), (488, 32, 2.6))
    )
    centre = path("M256 14L270 32L256 50L242 32Z", WHITE) + path("M256 23L263 32L256 41L249 32Z", BLACK)
    return stencil(512, 64, half + dots + place(half + dots, 512, 0, flip=True) + centre)


def soft(shape: str, blur: float) -> str:
    """A shape without hard edges."""
    return (
        f'<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="{blur}"/>'
        f'</filter><g filter="url(#soft)">{shape}</g>'
    )


def shadow() -> str:
    """A soft shadow for nine-patch use: the middle 20 pixels of each side can be stretched."""
    return soft('<rect x="14" y="14" width="36" height="36" rx="8" fill="#000" fill-opacity="0.72"/>', 5)


def halo() -> str:
    """A soft ring of light for nine-patch use, brightest along the edge of what it surrounds."""
    rim = '<rect x="14" y="14" width="36" height="36" rx="9" fill="none" stroke="#FFF"'
    return soft(f'{rim} stroke-width="9"/>', 4) + f'{rim} stroke-width="3" stroke-opacity="0.9"/>'


def pictures() -> dict[str, Picture]:
    """All page decorations by file name."""
    return {
        "frame/parchment": Picture(512, 512, parchment, "mask"),
        "frame/flourish": Picture(512, 64, flourish, "mask"),
        "frame/shadow": Picture(64, 64, shadow, "cutout"),
        "frame/glow": Picture(64, 64, halo, "mask"),
    }
