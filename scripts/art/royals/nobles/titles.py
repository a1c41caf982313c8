"""The seven titles of Royals, from the marshal to the king, as busts of the 1650s that the app crops to circles."""

from collections.abc import Callable
from typing import NamedTuple

from art.ink import AZURE, GULES, OR, PURPURE, Picture, place, tone
from art.kingsburg.court import belongings
from art.kingsburg.court.dress import breastplate
from art.kingsburg.court.headwear import closed_crown
from art.people import clothes, hair, tools
from art.people.faces import FAIR, OLIVE, ROSY, TAN, Face
from art.people.hats import ERMINE, LEAF, STEEL
from art.people.portraits import person, portrait
from art.rival_kings.courtiers import CHESTNUT, COPPER, FLAXEN, GREY
from art.royals.nobles import dress, headwear, wigs

SIDE = 288
RUST, MOSS, TEAL, SLATE, SKY = "#8A4B2A", "#66804A", "#1F6B6B", "#3C4A66", "#3F78A8"
SCARLET, SABLE = "#C0281F", "#42302A"


def marshal() -> str:
    """The marshal in helmet and breastplate, with his baton."""
    face = Face(TAN, "square", "hooked", "stern", "heavy", GREY, "#3F5F73", age=1)
    return person(
        face,
        breastplate(STEEL, GULES) + clothes.gorget(),
        beard=hair.moustache(GREY),
        ear=False,
        hat=headwear.burgonet(GULES),
        held=place(belongings.baton() + tools.fist(STEEL, STEEL, LEAF), -78, 84, 0.9),
    )


def baron() -> str:
    """The baron in his feathered hat, with a pointed beard and a lace collar."""
    face = Face(ROSY, "narrow", "straight", "smile", "arched", CHESTNUT, "#4F6B3A")
    return person(
        face,
        clothes.tunic("#3A3038") + dress.lace_collar(),
        back=wigs.cavalier_back(CHESTNUT),
        beard=hair.goatee(CHESTNUT),
        front=wigs.cavalier(CHESTNUT),
        hat=headwear.cavalier_hat("#2B2830", "#F3ECDD"),
    )


def countess() -> str:
    """The countess with ringlets and pearls, a fan in front of her."""
    face = Face(FAIR, "oval", "small", "smile", "thin", COPPER, "#3F6A4A", "#B0393A", is_woman=True)
    blue = "#2E4F8A"
    return person(
        face,
        dress.court_gown(blue, FAIR, GULES) + dress.pearls(),
        ear=False,
        front=wigs.ringlets(COPPER),
        held=place(dress.fan("#F3ECDD") + tools.fist(FAIR, blue, dress.LACE), -78, 96, 0.86),
    )


def duke() -> str:
    """The duke in a large dark wig and ermine hat, with the ribbon of an order across his chest."""
    face = Face(ROSY, "round", "long", "calm", "heavy", SABLE, "#3A2C1E", age=1)
    violet = "#5B3A7A"
    return person(
        face,
        dress.coat(violet) + dress.sash("#5FA0C8") + dress.cravat(),
        back=wigs.periwig_back(SABLE),
        ear=False,
        front=wigs.periwig(SABLE),
        hat=headwear.ducal_hat("#8E1F3A", ERMINE),
    )


def cardinal() -> str:
    """The cardinal in scarlet, his hand raised."""
    face = Face(OLIVE, "narrow", "hooked", "calm", "stern", GREY, "#3A2C1E", age=1)
    return person(
        face,
        dress.mozzetta(SCARLET),
        beard=wigs.upturned_moustache(GREY),
        front=hair.fringe_ring(GREY),
        hat=headwear.biretta(SCARLET),
        held=place(tools.blessing(OLIVE, SCARLET), -84, 92, 0.9),
    )


def princess() -> str:
    """The princess, her hair spread wide in the fashion of Madrid, with a rose in her hand."""
    face = Face(FAIR, "oval", "small", "calm", "arched", FLAXEN, "#3F6A7A", "#C0505A", is_woman=True)
    rose = "#D98A96"
    return person(
        face,
        dress.court_gown(rose, FAIR, AZURE),
        back=wigs.infanta(tone(FLAXEN, 0.15)),
        ear=False,
        front=hair.centre_parting(tone(FLAXEN, 0.15)),
        hat=headwear.diadem(),
        held=place(tools.rose() + tools.fist(FAIR, rose, dress.LACE), -84, 104, 0.84),
    )


def king() -> str:
    """The king in his closed crown and ermine, with the sceptre."""
    face = Face(FAIR, "oval", "long", "calm", "arched", CHESTNUT, "#3F5F73")
    return person(
        face,
        clothes.mantle(AZURE, GULES) + dress.cravat() + clothes.chain(GULES),
        back=wigs.cavalier_back(CHESTNUT),
        beard=wigs.upturned_moustache(CHESTNUT),
        front=wigs.cavalier(CHESTNUT),
        hat=closed_crown(),
        held=place(tools.sceptre() + tools.fist(FAIR, AZURE, LEAF), -84, 92, 0.84),
    )


class Bust(NamedTuple):
    """How a title's bust is placed on its ground."""

    figure: Callable[[], str]
    ground: str
    scale: float
    x: float
    y: float
    turn: bool = False


TITLES = (
    Bust(marshal, RUST, 1.02, 156, 180),
    Bust(baron, MOSS, 1.02, 168, 178, True),
    Bust(countess, TEAL, 1.12, 164, 156),
    Bust(duke, SLATE, 1.06, 156, 184, True),
    Bust(cardinal, OR, 1.14, 168, 168),
    Bust(princess, SKY, 1.06, 166, 176, True),
    Bust(king, PURPURE, 1.06, 166, 190),
)


def medallion(bust: Bust) -> Picture:
    """The bust at the size in which it is stored."""
    large = portrait(bust.ground, bust.figure(), bust.scale, bust.x, bust.y, bust.turn)
    return Picture(SIDE, SIDE, lambda: place(large.draw(), 0, 0, SIDE / large.width))


def pictures() -> dict[str, Picture]:
    """All titles by file name, from the lowest to the highest."""
    return {f"royals/titles/{bust.figure.__name__}": medallion(bust) for bust in TITLES}
