"""The twelve characters of Rival Kings, each on the colour of their rank."""

from art.ink import AZURE, GULES, OR, PURPURE, VELLUM, VERT, Picture, oval, pen, place
from art.people import caps, clothes, hair, hats, tools, trades
from art.people.faces import BROWN, DARK, FAIR, OLIVE, ROSY, TAN, Face
from art.people.hats import LEAF
from art.people.portraits import person, portrait

SABLE = "#4A3A2E"
BLACK_HAIR, CHESTNUT, FLAXEN, COPPER, GREY, SNOW = "#2A1D17", "#5A3A22", "#C0924A", "#A5542A", "#8C857B", "#DAD3C6"


def lord_protector() -> Picture:
    """An old soldier in ermine and steel, the sword of state upright."""
    face = Face(ROSY, "square", "hooked", "stern", "stern", GREY, "#4A5A66", age=2)
    figure = person(
        face,
        clothes.mantle(PURPURE, GULES) + clothes.gorget(),
        back=hair.page_back(GREY),
        beard=hair.full_beard(GREY, 0.6),
        front=hair.wavy(GREY),
        hat=hats.circlet(),
        held=place(tools.sword() + tools.fist(ROSY, PURPURE, LEAF), -88, 104),
    )
    return portrait(PURPURE, figure, 1.22, 168, 148)


def queen() -> Picture:
    """The queen with crown and veil, sceptre in hand."""
    face = Face(FAIR, "narrow", "small", "calm", "thin", CHESTNUT, "#3F5F73", "#B0393A", is_woman=True)
    figure = person(
        face,
        clothes.mantle(AZURE, GULES) + clothes.chain(AZURE),
        back=hats.veil_back(),
        ear=False,
        front=hair.netted_braids(CHESTNUT, LEAF),
        hat=hats.crown(PURPURE),
        held=place(tools.sceptre() + tools.fist(FAIR, AZURE, LEAF), -92, 108),
    )
    return portrait(PURPURE, figure, 1.18, 164, 168, turn=True)


def duke() -> Picture:
    """The duke in his ermine cap, a gold collar on his chest."""
    face = Face(TAN, "square", "long", "stern", "heavy", BLACK_HAIR, "#3A2C1E", age=1)
    figure = person(
        face,
        clothes.robe("#7E1F3A", "#2D2230") + clothes.chain(AZURE),
        back=hair.wavy_back(BLACK_HAIR),
        beard=hair.full_beard(BLACK_HAIR, 0.9),
        hat=hats.ducal_cap(),
        front=hair.short(BLACK_HAIR),
    )
    return portrait(GULES, figure, 1.22, 154, 164, turn=True)


def count() -> Picture:
    """The young count with his coronet and his falcon."""
    face = Face(FAIR, "oval", "straight", "calm", "arched", FLAXEN, "#3F6A7A")
    glove = "#7A4E28"
    figure = person(
        face,
        clothes.doublet(VERT, "#E7D9B4"),
        back=hair.page_back(FLAXEN),
        front=hair.page(FLAXEN),
        hat=hats.coronet(),
        held=place(tools.falcon() + tools.fist(glove, VERT, glove), -86, 100),
    )
    return portrait(GULES, figure, 1.24, 170, 152)


def courtier() -> Picture:
    """A flatterer in slashed silk, with a plume and a rose."""
    face = Face(FAIR, "narrow", "long", "smile", "arched", COPPER, "#4F6B3A")
    figure = person(
        face,
        clothes.doublet(AZURE, LEAF),
        back=hair.page_back(COPPER),
        beard=hair.goatee(COPPER),
        front=hair.short(COPPER),
        hat=hats.beret("#274F7E", VELLUM),
        held=place(tools.rose() + tools.fist(FAIR, AZURE), -90, 106),
    )
    return portrait(OR, figure, 1.2, 158, 166)


def priest() -> Picture:
    """A tonsured priest with his book, his hand raised."""
    face = Face(OLIVE, "round", "broad", "calm", "heavy", GREY, "#3A2C1E", age=1)
    figure = person(
        face,
        clothes.cassock("#3B3431", GULES),
        front=hair.tonsure(GREY),
        held=place(tools.blessing(OLIVE, "#3B3431"), -88, 98) + place(tools.closed_book("#7E1F2A"), 92, 116, 0.9, 8),
    )
    return portrait(OR, figure, 1.28, 160, 138, turn=True)


def bursar() -> Picture:
    """The keeper of the treasury with spectacles and a full purse."""
    face = Face(ROSY, "oval", "long", "stern", "thin", SNOW, "#4A5A66", age=2)
    figure = person(
        face,
        clothes.robe("#33415E", "#8C2A2E", "#6B4A2C"),
        beard=hair.goatee(SNOW),
        front=hair.fringe_ring(SNOW) + trades.spectacles(),
        hat=caps.bonnet("#2A2A33", "#6B4A2C"),
        held=place(tools.fist(ROSY, "#33415E") + tools.purse(), -86, 36),
    )
    return portrait(AZURE, figure, 1.24, 172, 158)


def knight() -> Picture:
    """A knight in plate and mail, his visor raised."""
    face = Face(FAIR, "square", "straight", "calm", "heavy", CHESTNUT, "#3F5F73")
    lion = pen("M-20 150L8 122L36 150", 11, LEAF)
    figure = person(
        face,
        clothes.plate(AZURE, lion) + caps.aventail(),
        hat=caps.helm(GULES),
        ear=False,
        held=place(tools.sword() + tools.fist(hats.STEEL, hats.STEEL, LEAF), -92, 112),
    )
    return portrait(AZURE, figure, 1.2, 164, 164, turn=True)


def countess() -> Picture:
    """The countess in her tall cap and veil."""
    face = Face(BROWN, "narrow", "small", "calm", "thin", BLACK_HAIR, "#3A2418", "#8E3038", is_woman=True)
    figure = person(
        face,
        clothes.bosom(BROWN) + clothes.gown("#7A2F55", VELLUM) + clothes.necklace(),
        ear=False,
        front=hair.centre_parting(BLACK_HAIR),
        hat=hats.hennin("#A6262B"),
    )
    return portrait(VERT, figure, 1.22, 152, 168)


def diplomat() -> Picture:
    """An envoy from afar with a sealed letter."""
    face = Face(DARK, "oval", "broad", "calm", "arched", "#1D1512", "#2A1810", "#7A3A36")
    figure = person(
        face,
        clothes.robe("#B98A2E", "#3A5A48", GULES),
        beard=hair.stubble("#1D1512"),
        hat=hats.turban("#EFE4CC"),
        held=place(tools.scroll() + tools.fist(DARK, "#B98A2E", GULES), -90, 104),
    )
    return portrait(VERT, figure, 1.26, 152, 156, turn=True)


def trader_1() -> Picture:
    """A merchant in fur, weighing his gold."""
    face = Face(ROSY, "round", "broad", "smile", "heavy", COPPER, "#4F6B3A", age=1)
    figure = person(
        face,
        clothes.robe("#7A2E2B", "#3D2C22", "#6B4A2C"),
        beard=hair.full_beard(COPPER, 0.7),
        hat=caps.fur_hat("#2F5D6B", "#6B4A2C"),
        held=place(tools.scales() + tools.fist(ROSY, "#7A2E2B", "#6B4A2C"), -62, 112, 0.92),
    )
    return portrait(SABLE, figure, 1.22, 182, 156)


def trader_2() -> Picture:
    """A silk merchant with a bolt of her best cloth."""
    face = Face(TAN, "narrow", "small", "smile", "thin", BLACK_HAIR, "#3A2C1E", "#A8343C", is_woman=True)
    earring = pen(oval(47, 42, 8), 5) + pen(oval(47, 42, 8), 2.4, LEAF)
    figure = person(
        face,
        clothes.tunic("#2F6B62", "#E7D9B4") + clothes.necklace("#D9A62E", AZURE),
        ear=False,
        front=hair.coiled_braids(BLACK_HAIR),
        hat=hats.turban("#B5652B", AZURE) + earring,
        held=place(tools.bolt_of_cloth(PURPURE), -74, 124) + place(tools.fist(TAN, "#2F6B62"), -58, 128, 0.9, 14),
    )
    return portrait(SABLE, figure, 1.24, 158, 148, turn=True)


CHARACTERS = (
    lord_protector,
    queen,
    duke,
    count,
    courtier,
    priest,
    bursar,
    knight,
    countess,
    diplomat,
    trader_1,
    trader_2,
)


def pictures() -> dict[str, Picture]:
    """All characters by file name."""
    return {f"rival_kings/characters/{draw.__name__}": draw() for draw in CHARACTERS}
