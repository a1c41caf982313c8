"""The outsiders of Paladins: they are recognised by what they hold, and their people by dress and ground."""

from collections.abc import Callable
from typing import NamedTuple

from art.ink import Picture, brush, place
from art.kingsburg.court import belongings
from art.kingsburg.court.headwear import scarf_mask
from art.paladins.people import arms, dress
from art.paladins.people.busts import Bust, bust
from art.paladins.people.peoples import EYES, PEOPLES, People, beard_of, face_of, hand
from art.people import caps, hair, tools, trades
from art.people.faces import Face
from art.people.portraits import person


class Role(NamedTuple):
    """How outsiders with a given role are equipped."""

    bearing: str
    """`armed` (helmet and armour), `light` (cap and coat), `bare` (coat only), `wild` (headband) or `hooded`."""
    held: Callable[[People], str]
    peoples: str
    """The initials of the peoples that have an outsider with this role."""
    behind: str = ""
    beside: Callable[[People], str] = lambda _people: ""
    is_hanging: bool = False
    """Whether what is held hangs from the fist."""
    is_masked: bool = False
    is_turned: bool = False
    is_woman: bool = False


def _blade(people: People) -> str:
    return people.blade


def _banner(people: People) -> str:
    return place(people.banner, flip=True)


def _shield(people: People) -> str:
    return place(people.shield, 74, 134, 0.94)


def _great_shield(people: People) -> str:
    return place(people.shield, -30, 128, 1.12)


def _always(thing: str) -> Callable[[People], str]:
    return lambda _people: thing


ROLES = {
    "adventurer": Role("light", _always(place(arms.map_sheet(), 0, 4)), "vs"),
    "archer": Role("light", _always(belongings.long_bow()), "bs", place(belongings.quiver(), 88, 66, 0.84, 16)),
    "armourer": Role("bare", _always(trades.hammer()), "vb", is_turned=True),
    "assassin": Role("hooded", _always(arms.dagger()), "vb", is_masked=True),
    "barbarian": Role("wild", _always(arms.club()), "vs", is_turned=True),
    "champion": Role("armed", _banner, "bs"),
    "guardian": Role("armed", _always(arms.spear()), "vb", beside=_shield),
    "hunter": Role("light", _always(tools.falcon()), "bs", is_turned=True),
    "invader": Role("armed", _always(arms.torch()), "bs", beside=_shield, is_turned=True),
    "lookout": Role("light", _always(arms.oliphant()), "vb", is_woman=True),
    "marauder": Role("wild", _always(arms.torch()), "vs"),
    "mercenary": Role("armed", _always(tools.purse()), "vbs", is_hanging=True, is_turned=True),
    "protector": Role("armed", _always(""), "vs", beside=_great_shield),
    "thief": Role("hooded", _always(arms.sack()), "vb"),
    "traitor": Role("hooded", _always(tools.scroll()), "vb", is_turned=True),
    "vigilante": Role("hooded", _always(arms.shackles()), "vs", is_hanging=True, is_turned=True, is_woman=True),
    "warrior": Role("armed", _blade, "bs"),
}


FRAMES = {"armed": Bust(1.0, 166, 190), "wild": Bust(1.12, 168, 164), "light": Bust(1.1, 168, 170)}
USUAL = Bust(1.12, 170, 168)


def figure(people_name: str, name: str) -> str:
    """The outsider of this people with this role."""
    people, role, turn = PEOPLES[people_name], ROLES[name], list(ROLES).index(name)
    face = face_of(people.hairs, people.skins, EYES[people_name], turn)
    if role.is_woman:
        face = face._replace(is_woman=True, jaw="oval", nose="straight", mouth="calm", brow="arched", age=0)
    clothes, hat, sleeve = _worn(people, role.bearing, turn)
    is_wild = role.bearing == "wild"
    return person(
        face,
        clothes,
        back=role.behind + (hair.wavy_back(face.hair) if is_wild or role.is_woman else ""),
        beard="" if role.is_masked or role.is_woman else beard_of(people.beards[turn % len(people.beards)], face.hair),
        front=_brow(role, face) + (_paint() if is_wild and people_name == "viking" else ""),
        hat=caps.headband("#8E2A2A") if is_wild else hat,
        ear=role.bearing not in ("armed", "hooded"),
        held=role.beside(people) + _in_hand(role.held(people), hand(face.skin, sleeve), role.is_hanging),
    )


def _brow(role: Role, face: Face) -> str:
    """The hair that shows in front of the hat, or the cloth in front of the face."""
    if role.is_masked:
        return scarf_mask("#3A2A30")
    if role.bearing in ("bare", "wild"):
        return hair.short(face.hair)
    return hair.centre_parting(face.hair) if role.is_woman and role.bearing == "light" else ""


def _worn(people: People, bearing: str, turn: int) -> tuple[str, str, str]:
    """Clothes, hat and sleeve colour."""
    if bearing == "hooded":
        return dress.hooded_cloak(people.hood), caps.hood(people.hood), people.hood
    if bearing == "armed":
        return people.armour[turn % len(people.armour)], people.helms[turn % len(people.helms)], dress.MAIL
    coat = people.armour[0] if bearing == "wild" else people.coats[turn % len(people.coats)]
    return coat, people.caps[turn % len(people.caps)] if bearing == "light" else "", "#8A6A42"


def _in_hand(thing: str, fist: str, is_hanging: bool) -> str:
    if is_hanging:
        return place(fist + thing, -84, 32, 0.84)
    return place(thing + fist, -84, 94, 0.84) if thing else ""


def _paint() -> str:
    """The stripes on a wild warrior's cheeks."""
    lines = ("8,12 22,20 36,16", "10,24 22,32 34,28", "-36,14 -32,20 -26,18")
    return "".join(brush(line, (2, 9, 2), "#2F5D9C") for line in lines)


def pictures() -> dict[str, Picture]:
    """All outsiders by file name: people and name."""
    return {
        f"paladins/outsiders/{people}_{name}": bust(
            PEOPLES[people].ground, figure(people, name), FRAMES.get(role.bearing, USUAL)._replace(turn=role.is_turned)
        )
        for people in PEOPLES
        for name, role in ROLES.items()
        if people[0] in role.peoples
    }
