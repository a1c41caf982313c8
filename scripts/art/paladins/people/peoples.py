"""The three peoples of outsiders in Paladins: their faces, dress and arms, and the grounds that identify them."""

from typing import NamedTuple

from art.ink import GLOW, box, fade, glow, name_of, oval, path, pen, polygon, ring, tone, wash
from art.paladins.people import arms, dress, headwear
from art.people import caps, hair, tools
from art.people.faces import BROWN, FAIR, OLIVE, ROSY, TAN, Face
from art.people.hats import turban
from art.people.portraits import SIZE
from art.rival_kings.courtiers import BLACK_HAIR, CHESTNUT, COPPER, FLAXEN, GREY, SNOW

SEA, PORPHYRY, SAND = "#3F6484", "#6B2A52", "#B0702A"


class People(NamedTuple):
    """The features that distinguish one people from another; its members use the variants in turn."""

    ground: str
    skins: tuple[str, ...]
    hairs: tuple[str, ...]
    beards: tuple[str, ...]
    helms: tuple[str, ...]
    caps: tuple[str, ...]
    armour: tuple[str, ...]
    coats: tuple[str, ...]
    hood: str
    blade: str
    shield: str
    banner: str


def _pattern(tile: str, width: float, height: float) -> str:
    name = name_of("pattern", tile)
    return (
        f'<pattern id="{name}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">{tile}</pattern>'
        f'<rect width="{SIZE}" height="{SIZE}" fill="url(#{name})"/>'
    )


def _field(colour: str, pattern: str) -> str:
    sky = wash(box(0, 0, SIZE, SIZE), tone(colour, 0.06), tone(colour, -0.5))
    return sky + pattern + glow(80, 60, 220, tone(colour, 0.65), 0.45)


def northern_ground() -> str:
    """Waves of the northern sea: the vikings."""
    light = tone(SEA, 0.45)
    waves = pen("M-4 20C6 20 10 6 20 6C30 6 28 18 20 16M16 20C26 20 34 20 44 20", 2.2, light)
    return _field(SEA, fade(_pattern(waves, 40, 30), 0.5))


def imperial_ground() -> str:
    """A mosaic of gold and porphyry: the Byzantines."""
    dark = tone(PORPHYRY, 0.3)
    stones = "".join(
        path(box(10 * x + 0.8, 10 * y + 0.8, 8.4, 8.4, 1.4), GLOW if (x * x + 3 * y * y + x * y) % 7 == 1 else dark)
        for x in range(8)
        for y in range(8)
    )
    return _field(PORPHYRY, fade(_pattern(stones, 80, 80), 0.42))


def southern_ground() -> str:
    """Eight-pointed stars of glazed tiles: the Saracens."""
    star = polygon([p for x in range(8) for p in (_at(20, 20, 17, 45 * x), _at(20, 20, 12.4, 45 * x + 22.5))])
    tile = pen(star, 2, tone(SAND, 0.6)) + path(oval(20, 20, 3.4), "#1F6B6B")
    tile += "".join(path(oval(x, y, 3.4), tone(SAND, 0.5)) for x in (0, 40) for y in (0, 40))
    return _field(SAND, fade(_pattern(tile, 40, 40), 0.55))


def _at(x: float, y: float, radius: float, angle: float) -> tuple[float, float]:
    return ring(x, y, radius, 1, angle)[0][:2]


def face_of(hairs: tuple[str, ...], skins: tuple[str, ...], eyes: str, turn: int) -> Face:
    """The face of a member of a people, with features that vary from one to the next."""
    return Face(
        skins[turn % len(skins)],
        ("square", "narrow", "round", "oval")[turn % 4],
        ("broad", "straight", "hooked", "long", "straight")[turn % 5],
        ("stern", "calm", "smile")[turn % 3],
        ("stern", "heavy", "arched")[turn % 3],
        hairs[turn % len(hairs)],
        eyes,
        age=turn % 2,
    )


VIKINGS = People(
    northern_ground(),
    (ROSY, FAIR, ROSY),
    (FLAXEN, COPPER, CHESTNUT, GREY),
    ("long", "full", "moustache", "long"),
    (headwear.spectacle_helm(), headwear.spectacle_helm(), headwear.horned_helm()),
    (
        headwear.fur_cap("#5A4030", "#8A6A42"),
        caps.knitted_cap("#8E2A2A", "#B9A88F"),
        headwear.fur_cap("#3E5A6A", "#B9A88F"),
    ),
    (dress.pelt("#6B4A2C", "#7A3A2A"), dress.pelt("#8A8378", "#4A3A2E"), dress.byrnie("#5A4030")),
    (
        dress.pinned_cloak("#6A4A32", "#A98A5A", dress.embroidered_tunic("#3E6A72", "#B98A3A"), "#A6262B"),
        dress.pinned_cloak("#4F6B4A", "#A98A5A", dress.embroidered_tunic("#8A4A2A", "#B98A3A"), "#A6262B"),
    ),
    "#3F4A52",
    arms.long_axe(),
    arms.round_shield("#2F5D7A", "#EDE3CC", "#6E7276"),
    arms.gonfanon("#2F5D7A", "M-16 12C-6 -14 6 -14 16 12"),
)
BYZANTINES = People(
    imperial_ground(),
    (OLIVE, TAN, TAN),
    (BLACK_HAIR, CHESTNUT, BLACK_HAIR, GREY),
    ("stubble", "goatee", "full", "none", "moustache"),
    (headwear.scale_helm("#A6262B"), headwear.brush_helm("#6A3A7A")),
    (
        headwear.phrygian_cap("#A6262B", "#E7C26A"),
        headwear.phrygian_cap("#EDE3CC", "#7E1F3A"),
        headwear.phrygian_cap("#2F5D8C", "#E7C26A"),
    ),
    (dress.lamellar("#C9A24A", "#7E1F3A"), dress.lamellar("#9AA3A8", "#6A3A7A")),
    (dress.embroidered_tunic("#7E1F3A", "#E7C26A"), dress.embroidered_tunic("#EDE3CC", "#6A3A7A")),
    "#5A2440",
    arms.mace(),
    arms.round_shield("#7E1F3A", "#E7C26A"),
    arms.gonfanon("#7E1F3A", "M0 -18V18M-16 -2H16"),
)
SARACENS = People(
    southern_ground(),
    (BROWN, OLIVE, TAN, BROWN),
    (BLACK_HAIR, BLACK_HAIR, SNOW),
    ("goatee", "full", "stubble", "moustache"),
    (headwear.turban_helm("#EDE3CC"), headwear.turban_helm("#2F6A5A")),
    (turban("#EDE3CC"), headwear.head_cloth("#EDE3CC", "#3A3038"), turban("#1F6B6B")),
    (dress.lamellar("#8F979C", "#1F6B6B"), dress.byrnie("#2F6A5A")),
    (dress.kaftan("#1F6B6B", "#E7C26A", "#EDE3CC"), dress.kaftan("#8E2A2A", "#E7C26A", "#EDE3CC")),
    "#2F3A4A",
    arms.sabre(),
    arms.round_shield("#1F6B6B", "#E7C26A"),
    arms.gonfanon("#1F6B6B", "M0 -18L14 0L0 18L-14 0Z"),
)
PEOPLES = {"viking": VIKINGS, "byzantine": BYZANTINES, "saracen": SARACENS}
EYES = {"viking": "#3F6A8A", "byzantine": "#5B4632", "saracen": "#2B1D14"}


def beard_of(kind: str, colour: str) -> str:
    """A beard of this kind and colour; empty for `none`."""
    if kind == "none":
        return ""
    if kind in ("long", "full"):
        return hair.full_beard(colour, 1.4 if kind == "long" else 0.6)
    return {"goatee": hair.goatee, "stubble": hair.stubble, "moustache": hair.moustache}[kind](colour)


def hand(skin: str, sleeve: str) -> str:
    """A fist closed round whatever it holds."""
    return tools.fist(skin, sleeve, "#7A4E28")
