"""The five cities of France in Royals."""

from art.ink import GULES, Picture, box, glow, painted, path, pen, place
from art.kingsburg.estate.plots import cross, floor
from art.people.hats import crown
from art.royals.cities.towns import arch, boat, bridge, city, house, rose_window, spire, wall, water
from art.scenery import PLASTER, SLATE, STONE, TILES, barrel, battlement, bush, cypress, tree, turf, turret, window


def paris() -> Picture:
    """The towers of Notre-Dame above the Seine."""
    towers = "".join(battlement(x, 52, 50, 140, 4) for x in (58, 132))
    middle = wall(106, 100, 28, 192)
    lancets = "".join(window(x, 108, 10, 36, False) for x in (67, 87, 141, 161))
    portals = "".join(arch(x, 192, 24, 40, "#5B3A22") for x in (83, 120, 157))
    front = pen("M56 122H184M56 150H184", 4)
    needle = spire(120, 100, 18, 62)
    banks = "".join(house(x, 194, 38, 36, SLATE) for x in (8, 192))
    return city(
        "france", banks + needle + towers + middle + lancets + front + rose_window(120, 134, 15) + portals + water(190)
    )


def reims() -> Picture:
    """The cathedral where kings are crowned, with vines in front."""
    regalia = glow(120, 40, 60, "#FFE9A8", 0.8) + place(crown(GULES), 118, 62, 0.42)
    towers = turret(52, 190, 34, 96, SLATE, 44) + turret(154, 190, 34, 96, SLATE, 44)
    front = painted("M86 190V112L120 74L154 112V190Z", STONE, shade=8)
    portal = arch(120, 190, 34, 48, "#5B3A22") + "".join(window(x, 150, 12, 34) for x in (63, 165))
    vines = "".join(bush(x, y, 0.62, "#5E8A3A", "#6A3A7A") for y in (212, 232) for x in range(22 + (y - 212), 230, 48))
    return city("france", regalia + towers + front + rose_window(120, 122, 16) + portal + floor(188) + vines)


def marseille() -> Picture:
    """The old harbour below its fort, with a chapel on the hill."""
    hill = turf("M-10 190C30 120 100 96 150 130C190 150 230 160 250 170V250H-10Z", "#8E8A52")
    chapel = house(92, 122, 30, 24, TILES) + cross(107, 82, 0.5)
    fort = battlement(160, 88, 64, 116, 5, "#D9BE90") + "".join(window(x, 140, 9, 22, False) for x in (176, 200))
    return city("france", hill + chapel + fort + water(196) + boat(86, 214, 1.15) + boat(30, 206, 0.6, "#D98A5A"))


def lyon() -> Picture:
    """A bridge over the river, tall houses, and a church on the hill."""
    hill = turf("M-10 200C20 110 90 84 140 92C200 100 240 130 250 150V250H-10Z", "#66804A")
    church = house(96, 100, 44, 30, SLATE, STONE) + "".join(spire(x, 72, 16, 44) for x in (98, 138))
    rows = "".join(
        house(x, 182, 36, h, roof, c)
        for x, h, roof, c in (
            (10, 62, TILES, "#E0B87E"),
            (52, 72, TILES, PLASTER),
            (150, 66, TILES, "#D9A58A"),
            (194, 74, TILES, PLASTER),
        )
    )
    return city("france", hill + church + rows + tree(118, 184, 0.7) + water(206) + bridge(178, 4))


def bordeaux() -> Picture:
    """The great bell between two towers, with barrels on the quay."""
    towers = turret(44, 196, 52, 104, SLATE, 56, "#D9C59C") + turret(144, 196, 52, 104, SLATE, 56, "#D9C59C")
    gate = battlement(94, 96, 52, 100, 3, "#D9C59C")
    bell = path(box(104, 112, 32, 34, 14), "#2B1D18") + painted(
        "M108 140C112 134 112 118 120 118C128 118 128 134 132 140Z", "#DDAA33", outline=2.6, shade=3
    )
    lights = "".join(window(x, 150, 10, 26) for x in (64, 166))
    casks = "".join(barrel(x, 226, 0.8) for x in (36, 66, 186)) + barrel(52, 200, 0.7)
    trees = cypress(20, 204, 0.8) + cypress(222, 204, 0.8)
    return city(
        "france", trees + towers + gate + bell + lights + arch(120, 198, 30, 40) + floor(194, "#C2A878") + casks
    )


def pictures() -> dict[str, Picture]:
    """The cities by file name."""
    return {f"royals/cities/{draw.__name__}": draw() for draw in (paris, reims, marseille, lyon, bordeaux)}
