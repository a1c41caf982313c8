"""The sixteen subjects of Rival Kings, each on the colour of their group."""

from art.ink import AZURE, GULES, OR, PURPURE, VELLUM, VERT, Picture, brush, path, place
from art.people import caps, clothes, hair, hats, tools, trades
from art.people.faces import BROWN, DARK, FAIR, OLIVE, ROSY, TAN, Face
from art.people.hats import LEAF
from art.people.portraits import person, portrait
from art.rival_kings.courtiers import BLACK_HAIR, CHESTNUT, COPPER, FLAXEN, GREY, SNOW

LEATHER = "#7A4E28"


def gardener() -> Picture:
    """A gardener in a straw hat, with shears and a rose."""
    face = Face(TAN, "oval", "straight", "smile", "arched", CHESTNUT, "#4F6B3A")
    figure = person(
        face,
        clothes.tunic("#4F7A4A", "#EFE4CC"),
        back=hair.wavy_back(CHESTNUT),
        front=hair.short(CHESTNUT),
        hat=caps.straw_hat(GULES),
        held=place(tools.rose(), 74, 150, 0.8, 12) + place(trades.shears() + tools.fist(TAN, "#4F7A4A"), -92, 112),
    )
    return portrait(OR, figure, 1.22, 162, 154)


def watchman() -> Picture:
    """A watchman in an iron hat, with halberd and lantern."""
    face = Face(ROSY, "square", "broad", "stern", "heavy", COPPER, "#4A5A66", age=1)
    figure = person(
        face,
        clothes.tunic("#7A2E2B") + caps.aventail(),
        beard=hair.moustache(COPPER),
        hat=caps.kettle_hat(),
        held=place(place(trades.halberd(), flip=True) + tools.fist(ROSY, "#7A2E2B", LEATHER), -90, 106)
        + place(tools.fist(ROSY, "#7A2E2B", LEATHER) + trades.lantern(), 102, 40, 0.82),
    )
    return portrait(OR, figure, 1.22, 160, 156, turn=True)


def jailer() -> Picture:
    """The jailer, hooded, with his ring of keys."""
    face = Face(ROSY, "square", "broad", "stern", "stern", BLACK_HAIR, "#3A2C1E", age=1)
    scar = brush("14,12 24,24 26,38", (1, 3, 1), "#8E4A3C")
    figure = person(
        face,
        clothes.tunic("#4B4038", "#6B5A46") + clothes.hood_cape("#3E3633"),
        beard=hair.stubble("#3A2C24"),
        ear=False,
        front=scar,
        hat=caps.hood("#3E3633"),
        held=place(tools.fist(ROSY, "#4B4038", LEATHER) + trades.keys(), -90, 30),
    )
    return portrait(OR, figure, 1.26, 172, 152)


def court_lady() -> Picture:
    """A lady of the court behind her fan."""
    face = Face(FAIR, "narrow", "small", "smile", "thin", FLAXEN, "#3F6A7A", "#B83A3C", is_woman=True)
    figure = person(
        face,
        clothes.bosom(FAIR) + clothes.gown("#2F5D8C", VELLUM) + clothes.necklace(),
        ear=False,
        front=hair.coiled_braids(FLAXEN),
        hat=hats.horned(PURPURE),
        held=place(trades.fan("#B5303A") + tools.fist(FAIR, "#2F5D8C", LEAF), -86, 112),
    )
    return portrait(OR, figure, 1.2, 168, 162, turn=True)


def bishop() -> Picture:
    """A white-bearded bishop with mitre and crozier."""
    face = Face(ROSY, "oval", "long", "calm", "heavy", SNOW, "#4A5A66", age=2)
    figure = person(
        face,
        clothes.cope("#7A1F3A"),
        beard=hair.full_beard(SNOW, 1.3),
        front=hair.fringe_ring(SNOW),
        hat=hats.mitre(),
        held=place(trades.crozier() + tools.fist(ROSY, "#7A1F3A", LEAF), -94, 100),
    )
    return portrait(GULES, figure, 1.16, 168, 178)


def scholar() -> Picture:
    """A scholar with spectacles, quill and book."""
    face = Face(OLIVE, "narrow", "hooked", "calm", "arched", BLACK_HAIR, "#3A2C1E", age=1)
    figure = person(
        face,
        clothes.robe("#3A3550", "#20202A", "#6B4A2C"),
        back=hair.page_back(BLACK_HAIR),
        front=trades.spectacles(),
        hat=caps.square_cap("#2B2630"),
        beard=hair.goatee(BLACK_HAIR),
        held=place(trades.quill() + tools.fist(OLIVE, "#3A3550"), -92, 110)
        + place(tools.closed_book(AZURE), 96, 122, 0.86, 8),
    )
    return portrait(GULES, figure, 1.22, 162, 158, turn=True)


def troubadour() -> Picture:
    """A troubadour with a plumed cap and his lute."""
    face = Face(FAIR, "oval", "straight", "smile", "arched", CHESTNUT, "#4F6B3A")
    figure = person(
        face,
        clothes.doublet("#2F6B5A", LEAF),
        back=hair.wavy_back(CHESTNUT),
        front=hair.wavy(CHESTNUT),
        hat=hats.beret("#2F6B5A", "#E5B93C"),
        held=place(trades.lute(), -78, 64, 0.86, -38) + place(tools.fist(FAIR, "#2F6B5A", LEAF), -92, 50, 0.86, 40),
    )
    return portrait(GULES, figure, 1.2, 166, 162)


def sailor() -> Picture:
    """A weathered sailor with a coil of rope."""
    face = Face(BROWN, "square", "broad", "smile", "heavy", BLACK_HAIR, "#2A3A44", age=1)
    figure = person(
        face,
        clothes.tunic("#40607A", VELLUM) + clothes.neckerchief("#D9A62E"),
        beard=hair.full_beard(BLACK_HAIR, 0.4),
        hat=caps.knitted_cap("#2B4C78", "#C9BB9A"),
        held=place(trades.rope(), -84, 62, 1.25),
    )
    return portrait(GULES, figure, 1.24, 148, 152, turn=True)


def blacksmith() -> Picture:
    """A burly smith with hammer and leather apron."""
    face = Face(TAN, "square", "broad", "stern", "heavy", BLACK_HAIR, "#3A2C1E", age=1)
    soot = path("M16 28C26 24 34 30 32 38C24 40 14 36 16 28Z", "#3A2A22", opacity=0.35)
    figure = person(
        face,
        clothes.apron(LEATHER, "#8A8478"),
        beard=hair.full_beard(BLACK_HAIR, 0.7),
        front=hair.short(BLACK_HAIR) + soot,
        hat=caps.headband(GULES),
        held=place(trades.hammer() + tools.fist(TAN, "#8A8478", LEATHER), -90, 100),
    )
    return portrait(AZURE, figure, 1.3, 166, 142)


def carpenter() -> Picture:
    """A young carpenter with his saw."""
    face = Face(FAIR, "square", "straight", "calm", "heavy", COPPER, "#3F6A7A")
    figure = person(
        face,
        clothes.apron("#A8875A", "#5A6B4A"),
        beard=hair.stubble(COPPER),
        front=hair.curls(COPPER),
        held=place(trades.saw() + tools.fist(FAIR, "#5A6B4A"), -92, 104, 1, -8),
    )
    return portrait(AZURE, figure, 1.26, 152, 148, turn=True)


def market_woman() -> Picture:
    """A market woman with a basket of apples."""
    face = Face(ROSY, "round", "small", "smile", "arched", COPPER, "#4F6B3A", "#B0393A", is_woman=True)
    figure = person(
        face,
        clothes.tunic("#2F5D57", "#EFE4CC"),
        front=hair.centre_parting(COPPER),
        ear=False,
        hat=caps.kerchief("#B5303A", "#EFE4CC"),
        held=place(trades.basket(), -42, 104, 0.86),
    )
    return portrait(AZURE, figure, 1.26, 172, 146)


def innkeeper() -> Picture:
    """A stout innkeeper with a foaming mug."""
    face = Face(ROSY, "round", "broad", "smile", "heavy", CHESTNUT, "#4A5A66", age=1)
    mug = place(trades.mug(), -52, 96, 0.9, flip=True) + place(tools.fist(ROSY, "#B98A4A"), -46, 100, 0.9)
    figure = person(
        face,
        clothes.apron("#EFE6D2", "#B98A4A"),
        beard=hair.moustache(CHESTNUT),
        front=hair.fringe_ring(CHESTNUT),
        hat=caps.coif(),
        held=mug,
    )
    return portrait(AZURE, figure, 1.28, 148, 146, turn=True)


def vintner() -> Picture:
    """A vintner crowned with vine leaves, grapes in her hand."""
    face = Face(OLIVE, "oval", "small", "smile", "arched", BLACK_HAIR, "#3A2C1E", "#A03038", is_woman=True)
    figure = person(
        face,
        clothes.tunic("#7A3350", "#EFE4CC"),
        back=hair.wavy_back(BLACK_HAIR),
        front=hair.wavy(BLACK_HAIR),
        hat=caps.vine_wreath(),
        ear=False,
        held=place(tools.fist(OLIVE, "#7A3350") + trades.grapes(), -88, 40),
    )
    return portrait(VERT, figure, 1.26, 172, 148)


def miner() -> Picture:
    """A miner in a grey hood with his pick."""
    face = Face(ROSY, "square", "broad", "calm", "heavy", GREY, "#3F5F73", age=1)
    dust = path("M-2 14C10 10 30 12 34 22C20 30 2 26 -2 14Z", "#3A332E", opacity=0.28)
    figure = person(
        face,
        clothes.tunic("#5A5046", "#8C8474") + clothes.hood_cape("#7D7668"),
        beard=hair.full_beard(GREY, 0.5),
        ear=False,
        front=dust,
        hat=caps.hood("#7D7668"),
        held=place(trades.pickaxe() + tools.fist(ROSY, "#5A5046", LEATHER), -84, 118, 0.92, -14),
    )
    return portrait(VERT, figure, 1.22, 152, 154, turn=True)


def herbalist() -> Picture:
    """A wise old woman with mortar and sage."""
    face = Face(FAIR, "narrow", "hooked", "smile", "thin", SNOW, "#4F6B3A", age=2, is_woman=True)
    figure = person(
        face,
        clothes.tunic("#5A4A6B", "#D9CDB4") + clothes.hood_cape("#6B5A7A"),
        front=hair.centre_parting(SNOW),
        ear=False,
        hat=caps.hood("#6B5A7A"),
        held=place(trades.mortar(), -92, 112, 0.86),
    )
    return portrait(VERT, figure, 1.26, 166, 148)


def farmer() -> Picture:
    """A farmer with sickle and ripe wheat."""
    face = Face(DARK, "oval", "broad", "smile", "arched", "#1D1512", "#2A1810", "#7A3A36")
    figure = person(
        face,
        clothes.tunic("#B5793A", "#EFE4CC") + clothes.neckerchief(VERT),
        front=hair.curls("#1D1512"),
        hat=caps.straw_hat("#2E6B3E"),
        held=place(trades.sickle() + tools.fist(DARK, "#B5793A"), -92, 116, 0.92, -10)
        + place(trades.wheat(), 98, 130, 0.8, 8),
    )
    return portrait(VERT, figure, 1.22, 160, 154, turn=True)


SUBJECTS = (
    gardener,
    watchman,
    jailer,
    court_lady,
    bishop,
    scholar,
    troubadour,
    sailor,
    blacksmith,
    carpenter,
    market_woman,
    innkeeper,
    vintner,
    miner,
    herbalist,
    farmer,
)


def pictures() -> dict[str, Picture]:
    """All subjects by file name."""
    return {f"rival_kings/subjects/{draw.__name__}": draw() for draw in SUBJECTS}
