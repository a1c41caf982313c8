"""The cards of Paladins, 200 × 280: backs with an emblem in a quatrefoil, faces with room for their content."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from art.actions import bust, crossed_swords, masque
from art.ink import AZURE, GLOW, GULES, INK, PURPURE, VERT, Picture, box, clip, fade, path, place, tone, wash
from art.kingsburg.symbols import look
from art.paladins.gains import favour, order, outsider, paladin
from art.paladins.pieces import debt, debt_paid
from art.people.tools import PAPER
from art.pieces import CARD, back_ground, embossed, lattice, medallion
from art.royals.cards import framed, paper
from art.symbols import tankard, wall

SCALE = 0.8
HEAD = box(12, 12, 226, 96, 8)
BODY = box(12, 116, 226, 222, 8)
OAK, STONE, SLATE, NIGHT, CLAY = "#6B4A26", "#6E6A62", "#3E5468", "#33263F", "#8A5A34"
LEAF = "#D9A62E"


class Kind(NamedTuple):
    """A kind of card: its colours, and its 96 × 96 emblem."""

    colour: str
    heart: str
    """The colour behind the emblem."""
    emblem: Callable[[], str]
    has_face: bool = True


KINDS = {
    "paladin": Kind(VERT, GULES, paladin, has_face=False),
    "townsfolk": Kind(CLAY, VERT, bust, has_face=False),
    "outsider": Kind(SLATE, "#5A2440", outsider, has_face=False),
    "tavern": Kind(OAK, "#8E3A22", tankard),
    "wall": Kind(STONE, "#4A4640", wall),
    "suspicion": Kind(PURPURE, NIGHT, look),
    "order": Kind(GULES, "#5E1216", order),
    "favour": Kind(AZURE, "#14325C", favour),
    "scheme": Kind(NIGHT, GULES, masque),
}


def back(kind: Kind) -> str:
    """The back of a kind of card: its emblem in a quatrefoil, above crossed swords."""
    swords = place(f'<g fill="{GLOW}" stroke="{INK}" stroke-width="1.5">{crossed_swords(GLOW)}</g>', 125, 288, 0.7)
    emblem = place(kind.emblem(), 5, 5, 0.9)
    return _card(back_ground(kind.colour) + medallion(kind.heart, emblem) + swords)


def face(kind: Kind) -> str:
    """The face of a kind of card: its emblem at the top, an empty field below."""
    ground = wash(box(0, 0, 250, 350), tone(kind.colour, 0.1), tone(kind.colour, -0.35))
    head = ground + fade(lattice(250, 350, 30, tone(kind.colour, 0.5)), 0.3)
    sign = place(embossed(place(kind.emblem(), -48, -48), LEAF), 125, 60, 0.76)
    body = wash(box(0, 110, 250, 240), tone(PAPER, 0.4), tone(PAPER, 0.02))
    return _card(paper() + framed(HEAD, head) + sign + framed(BODY, body))


def bond(sheet: Callable[[], str], colour: str) -> str:
    """A debt: the bond on a coloured cloth, which shows at a glance whether it is paid."""
    ground = wash(box(0, 0, 250, 350), tone(colour, 0.1), tone(colour, -0.35))
    cloth = ground + fade(lattice(250, 350, 30, tone(colour, 0.5)), 0.3)
    shadow = fade(path(box(52, 60, 160, 214), INK), 0.4)
    field = framed(box(12, 12, 226, 326, 8), cloth + shadow)
    return _card(paper() + field + place(sheet(), 8, 46, 1.83))


def _card(body: str) -> str:
    return place(clip(CARD, body), 0, 0, SCALE)


def pictures() -> dict[str, Picture]:
    """All backs and faces by file name."""
    drawn: dict[str, Callable[[], str]] = {f"{name}_back": partial(back, kind) for name, kind in KINDS.items()}
    drawn |= {name: partial(face, kind) for name, kind in KINDS.items() if kind.has_face}
    drawn |= {"debt": partial(bond, debt, "#8E1B1B"), "debt_paid": partial(bond, debt_paid, VERT)}
    return {f"paladins/cards/{name}": Picture(200, 280, draw, "cutout") for name, draw in drawn.items()}
