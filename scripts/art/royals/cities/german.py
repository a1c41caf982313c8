"""The four cities of the German States in Royals."""

from art.ink import Picture, oval, painted, path, polygon
from art.kingsburg.estate.plots import floor
from art.royals.cities.towns import arch, boat, city, house, onion, spire, timber_crane, wall, water
from art.scenery import PLASTER, SLATE, TILES, frame_house, pennant, tiles, tree, window

BRICK, COPPER_GREEN = "#B5653F", "#5E9A86"


def vienna() -> Picture:
    """Saint Stephen's with its one tall spire and its patterned roof."""
    roof = "M92 128L112 70H206L226 128Z"
    pattern = "".join(path(polygon([(x, 128), (x + 17, 99), (x + 34, 128), (x + 17, 70)]), c) for x, c in ZIGZAG)
    nave = wall(96, 126, 126, 194, "#D9C59C") + painted(roof, "#2F5A6B", shade=6, inside=pattern)
    tower = wall(44, 104, 46, 194, "#D9C59C") + spire(67, 106, 50, 88, "#8A7A66")
    corners = "".join(spire(x, 112, 12, 32, "#8A7A66") for x in (46, 88))
    lights = "".join(window(x, 178, 14, 36) for x in (112, 146, 180)) + window(60, 148, 14, 34)
    return city("germany", nave + corners + tower + lights + arch(67, 194, 24, 34) + floor(190))


ZIGZAG = ((86, "#E5B93C"), (120, "#3F7A4A"), (154, "#E5B93C"), (188, "#3F7A4A"))


def munich() -> Picture:
    """The two round domes of the Frauenkirche."""
    towers = "".join(wall(x, 82, 42, 194, BRICK) + onion(x + 21, 84, 46, COPPER_GREEN) for x in (58, 140))
    nave = wall(98, 122, 44, 194, BRICK) + tiles("M92 124L120 90L148 124Z", (92, 90, 148, 124), TILES, 10)
    lights = "".join(window(x, y, 13, 28) for x in (72, 154) for y in (130, 172)) + window(112, 158, 16, 34)
    homes = frame_house(6, 196, 44, 36, 3, False) + tiles("M0 162L28 130L56 162Z", (0, 130, 56, 162), TILES, 10)
    return city("germany", homes + towers + nave + lights + arch(120, 194, 20, 26) + floor(190) + tree(212, 202, 0.86))


def cologne() -> Picture:
    """The unfinished cathedral with the crane on its tower, and the Rhine in front."""
    stump = wall(48, 88, 50, 196) + timber_crane(80, 90)
    choir = wall(128, 112, 70, 196) + tiles("M122 114L138 72H188L204 114Z", (122, 72, 204, 114), SLATE, 10)
    pins = "".join(spire(x, 116, 11, 36) for x in (126, 150, 176, 200))
    low = wall(96, 150, 36, 196)
    lights = "".join(window(x, 176, 12, 44) for x in (138, 158, 178)) + "".join(
        window(x, 150, 13, 38, False) for x in (55, 78)
    )
    homes = house(6, 196, 36, 30) + house(204, 196, 34, 30)
    return city("germany", homes + stump + low + choir + pins + lights + water(192) + boat(96, 220, 0.8))


def berlin() -> Picture:
    """The elector's palace on the Spree, with lime trees on both sides."""
    wings = "".join(
        wall(x, 128, 62, 192, PLASTER)
        + tiles(f"M{x - 4} 130L{x + 10} 106H{x + 52}L{x + 66} 130Z", (x - 4, 106, x + 66, 130), TILES, 10)
        for x in (30, 148)
    )
    middle = wall(92, 104, 56, 192, PLASTER) + onion(120, 106, 50, COPPER_GREEN, False)
    ends = "".join(
        painted(oval(x, 100, 13, 12), COPPER_GREEN, outline=2.8, shade=4) + wall(x - 12, 104, 24, 192, "#D9C59C")
        for x in (34, 206)
    )
    lights = "".join(window(x, y, 10, 18) for x in (56, 76, 156, 176) for y in (154, 182)) + "".join(
        window(x, 142, 12, 24) for x in (100, 128)
    )
    trees = tree(20, 206, 0.7) + tree(222, 206, 0.7)
    return city(
        "germany",
        wings + ends + middle + lights + arch(120, 192, 22, 32) + trees + water(196) + pennant(120, 50, "#F3ECDD", 12),
    )


def pictures() -> dict[str, Picture]:
    """The cities by file name."""
    return {f"royals/cities/{draw.__name__}": draw() for draw in (vienna, munich, cologne, berlin)}
